'use strict';
// Lets the engine answer the protocol of ../../PROTOCOL.md: a line in, a line out.
const { RULESETS, Round, parseCards, parsePlay, scoreRound, showCards, standing } = require('./engine.js');

const ASKS = {
  hello: () => ({
    protocol: 1, engine: 'basra-javascript', version: '1.0', rulesets: [...RULESETS.keys()],
    asks: ['play', 'score', 'match'], starts: ['floor', 'deck'],
    answers: ['taken', 'floor', 'basra', 'hands', 'stock', 'piles', 'last', 'basras', 'carried'],
    claims: true, refuses: ['round-over', 'not-in-hand', 'not-on-floor', 'not-a-capture', 'not-kept', 'must-take'],
    window: 64,
  }),
  play({ seats, sides, start, plays }, rules) {
    if (rules.tables[seats] !== sides) return { skip: `the page has no game of ${seats} seats, ${sides}` };
    const round = 'deck' in start
      ? Round.fromDeck(rules, seats, parseCards(start.deck, 'deck'), start.returned)
      : Round.parse(rules, seats, start);
    const answers = plays.map((text) => {
      const { refused, taken, basra, floor } = round.play(...parsePlay(text));
      return refused ? { refused } : { taken: showCards(taken), basra, floor: showCards(floor) };
    });
    const { floor, hands, stock, piles, last, basras } = round;
    const held = hands && { hands: hands.map(showCards), stock: showCards(stock) };
    return { plays: answers, end: { floor: showCards(floor), ...held, piles: piles.map(showCards), last, basras } };
  },
  score({ piles, basras, carried: before }, rules) {
    if (piles.length !== 2) return { skip: `the page has no game of ${piles.length} sides` };
    const seen = new Set();
    const read = piles.map((pile) => parseCards(pile, 'piles', seen));
    const { scores, carried } = scoreRound(rules, read, basras, before);
    return { scores, carried };
  },
  match({ rounds }, rules) {
    if (rounds.some((scores) => scores.length !== 2)) return { skip: 'the page has games of two sides only' };
    return standing(rules, rounds);
  },
};

function answer(line) {
  let id = null;
  try {
    const request = JSON.parse(line);
    id = request.id;
    const { ask, ruleset } = request;
    if (!Object.hasOwn(ASKS, ask)) return { id, skip: `there is no question "${ask}"` };
    if (ask !== 'hello' && !RULESETS.has(ruleset)) return { id, skip: `there is no ruleset "${ruleset}"` };
    return { id, ...ASKS[ask](request, RULESETS.get(ruleset)) };
  } catch (error) {
    return { id, error: error.message };
  }
}

function reply(line) {
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(answer(line))}\n`);
}

let rest = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk) => {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  lines.forEach(reply);
});
process.stdin.on('end', () => reply(rest));
