'use strict';
// Basra, the Classic and the Egyptian game, after the rules page `koutchina-en`.

// ---------------------------------------------------------------- cards

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['S', 'H', 'D', 'C'];

/** All 52 cards in deck order. There is one object a card, so that cards compare with ===. */
const DECK = RANKS.flatMap((rank, r) => SUITS.map((suit, s) => Object.freeze({
  name: rank + suit,
  rank,
  suit,
  value: r < 10 ? r + 1 : 0, // a picture counts nothing
  order: 4 * r + s,
})));

const CARDS = new Map(DECK.map((card) => [card.name, card]));
for (const suit of SUITS) CARDS.set(`T${suit}`, CARDS.get(`10${suit}`));

function parseCard(name, where = 'card') {
  const card = CARDS.get(name);
  if (!card) throw new Error(`${where}: ${JSON.stringify(name)} is no card`);
  return card;
}

/** Reads "9S 5H". `seen` holds the cards met so far; a card met again is an error. */
function parseCards(text, where = 'cards', seen = new Set()) {
  if (typeof text !== 'string') throw new Error(`${where}: a text is wanted`);
  if (text === '') return [];
  return text.split(' ').map((name) => {
    const card = parseCard(name, where);
    if (seen.has(card)) throw new Error(`${where}: ${card.name} stands there twice`);
    seen.add(card);
    return card;
  });
}

/** Reads a play: "9C", or with what the player says it takes, "9C x 5H 4D", or "9C -" for nothing. */
function parsePlay(text) {
  const match = /^(\S+)(?: (-)| x (.+))?$/.exec(text);
  if (!match) throw new Error(`${JSON.stringify(text)} is no play`);
  const [, name, nothing, claim] = match;
  const claimed = nothing ? [] : claim && parseCards(claim, 'the claim');
  return [parseCard(name, 'play'), claimed];
}

const showCards = (cards) => cards.map((card) => card.name).join(' ');
const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);

const isJack = (card) => card.rank === 'J';
const isKomi = (card) => card.rank === '7' && card.suit === 'D';
const sweeps = (card) => isJack(card) || isKomi(card);

// ---------------------------------------------------------------- rulesets

function classicPoints(card) {
  if (card.rank === 'J' || card.rank === 'A') return 1;
  if (card.name === '2C') return 2;
  return card.name === '10D' ? 3 : 0;
}

// How much a haul wants a card that counts 1 to 9 (no other is part of a sum): first the number of cards, then their
// points, then deck order, where one card outweighs all that come after it. Thus the best haul is the one with the
// greatest total. All 36 of these cards together stay below 2 ** 46 and are exact.
const weights = (points) =>
  DECK.slice(0, 36).map((card) => 2 ** 40 + points(card) * 2 ** 36 + 2 ** (35 - card.order));

function ruleset(changes) {
  const rules = {
    tables: { 2: 'solo', 4: 'partners' },
    handSize: 4,
    floorSize: 4,
    basra: 10,
    komiLimit: 10,
    jackBasra: 0,
    mostCards: 30,
    points: classicPoints,
    target: 101,
    maxRounds: 30,
    ...changes,
  };
  return Object.freeze({ ...rules, weights: weights(rules.points) });
}

const RULESETS = new Map([
  ['koutchina-classic', ruleset({})],
  ['koutchina-egyptian', ruleset({ points: () => 0, jackBasra: 20, target: 121 })],
]);

// ---------------------------------------------------------------- capturing

/** What the card takes from this floor: there is no choice in it. */
function capture(rules, card, floor) {
  if (sweeps(card)) return floor;
  const equals = floor.filter((other) => other.rank === card.rank);
  if (card.value < 2) return equals;
  const lower = floor.filter((other) => other.value > 0 && other.value < card.value);
  return lower.length < 2 ? equals : equals.concat(bestSums(rules, card.value, lower));
}

/**
 * The best set of cards that splits into groups which add up to the target. All the cards are number cards below it.
 *
 * Cards of one rank differ in weight alone, so they are stacked with the heaviest on top and always taken from there;
 * what is left is then told by the heights of the stacks, and every such state is solved once.
 */
function bestSums(rules, target, cards) {
  const weight = (card) => rules.weights[card.order];
  const stacks = Array.from({ length: target }, () => []);
  for (const card of [...cards].sort((a, b) => weight(a) - weight(b))) stacks[card.value].push(card);

  const solved = new Map();

  // The best haul from the cards of value `top` and less, as a linked list of groups.
  function best(top) {
    while (top > 0 && stacks[top].length === 0) top -= 1;
    if (top < 1) return null;

    let key = 0;
    for (let value = top; value > 0; value -= 1) key = key * 5 + stacks[value].length;
    if (solved.has(key)) return solved.get(key);

    let haul = best(top - 1); // the rest of this rank stays on the floor, or:
    const group = [];
    take(top, target);
    solved.set(key, haul);
    return haul;

    // One more card of this value joins the group, which still lacks `missing`.
    function take(value, missing) {
      const card = stacks[value].pop();
      group.push(card);
      missing -= value;
      if (missing === 0) {
        const rest = best(top);
        const total = sum(group.map(weight)) + (rest ? rest.weight : 0);
        if (!haul || total > haul.weight) haul = { weight: total, group: [...group], rest };
      } else {
        for (let next = Math.min(value, missing); next > 0; next -= 1) {
          if (stacks[next].length > 0) take(next, missing);
        }
      }
      group.pop();
      stacks[value].push(card);
    }
  }

  const taken = [];
  for (let haul = best(target - 1); haul; haul = haul.rest) taken.push(...haul.group);
  return taken;
}

/** The points of the Basra that a card makes which takes `taken` from this floor; 0 for none. */
function basraPoints(rules, card, floor, taken) {
  if (floor.length === 0 || taken.length < floor.length) return 0;
  if (isJack(card)) return floor.length === 1 && isJack(floor[0]) ? rules.jackBasra : 0;
  if (isKomi(card)) {
    const numbersOnly = floor.every((other) => other.value > 0);
    return numbersOnly && sum(floor.map((other) => other.value)) <= rules.komiLimit ? rules.basra : 0;
  }
  return rules.basra;
}

// ---------------------------------------------------------------- a round

class Round {
  /**
   * A position set up. Without `hands` only the floor is looked at: whoever's turn it is holds the card that is played, and
   * neither a new deal nor the end of the round comes.
   */
  constructor(rules, seats, { floor, hands = null, stock = [], piles = [[], []], basras = [[], []], turn = 0, last = null }) {
    const isSeat = (seat) => Number.isInteger(seat) && seat >= 0 && seat < seats;
    if (hands && hands.length !== seats) throw new Error(`there are ${hands.length} hands for ${seats} seats`);
    if (piles.length !== 2 || basras.length !== 2) throw new Error('piles and basras: there are two sides');
    if (!isSeat(turn)) throw new Error(`turn: there is no seat ${turn}`);
    if (last !== null && !isSeat(last)) throw new Error(`last: there is no seat ${last}`);
    Object.assign(this, { rules, seats, floor, hands, stock, piles, basras, turn, last });
    if (this.handsEmpty() && stock.length > 0) throw new Error('every hand is empty, and the new deal has not come');
  }

  /** A position whose cards are texts. */
  static parse(rules, seats, position) {
    const seen = new Set();
    const read = (text, where) => parseCards(text, where, seen);
    const readAll = (texts, where) => texts && texts.map((text, i) => read(text, `${where}[${i}]`));
    return new Round(rules, seats, {
      ...position,
      floor: read(position.floor, 'floor'),
      hands: readAll(position.hands, 'hands'),
      stock: read(position.stock ?? '', 'stock'),
      piles: readAll(position.piles, 'piles'),
    });
  }

  /** A round from its deal. `returned`: how many cards of the stock lie above each refused card put back. */
  static fromDeck(rules, seats, deck, returned = []) {
    if (deck.length !== 52) throw new Error(`the deck has ${deck.length} cards`);
    const { handSize, floorSize } = rules;
    const hands = dealHands(deck, seats, handSize);
    const stock = deck.slice(seats * handSize);
    const floor = [];
    const refused = [];
    while (floor.length < floorSize) {
      const card = stock.shift();
      (sweeps(card) ? refused : floor).push(card);
    }
    if (refused.length !== returned.length) {
      throw new Error(`${refused.length} cards go back into the stock, and ${returned.length} places are given`);
    }
    refused.forEach((card, i) => {
      const place = returned[i];
      if (!Number.isInteger(place) || place < 0 || place > stock.length) {
        throw new Error(`returned: the stock has no place ${place}`);
      }
      stock.splice(place, 0, card);
    });
    return new Round(rules, seats, { floor, hands, stock });
  }

  handsEmpty() {
    return this.hands !== null && this.hands.every((hand) => hand.length === 0);
  }

  isOver() {
    return this.stock.length === 0 && this.handsEmpty();
  }

  /**
   * Plays a card for the seat whose turn it is. `claimed`: the cards that the player says it takes, [] for none; or
   * nothing, where the player leaves it to the game. Returns what came of it, or `{ refused }`, and then nothing changed.
   */
  play(card, claimed) {
    if (this.isOver()) return { refused: 'round-over' };
    if (!this.holds(card)) return { refused: 'not-in-hand' };
    const { rules, floor, turn } = this;
    const taken = capture(rules, card, floor);
    const refused = claimed && objection(rules, card, floor, taken, claimed);
    if (refused) return { refused };

    if (this.hands) this.hands[turn] = this.hands[turn].filter((held) => held !== card);
    const basra = basraPoints(rules, card, floor, taken);
    if (taken.length > 0) {
      this.floor = floor.filter((other) => !taken.includes(other));
      this.pile(turn).push(...taken, card);
      this.last = turn;
      if (basra > 0) this.basras[turn % 2].push(basra);
    } else {
      this.floor = [...floor, card];
    }
    const result = { taken, basra, floor: this.floor };

    this.turn = (turn + 1) % this.seats;
    if (this.isOver()) this.giveLeftovers();
    else if (this.handsEmpty()) this.dealAgain();
    return result;
  }

  holds(card) {
    if (this.hands) return this.hands[this.turn].includes(card);
    if ([this.floor, ...this.piles].some((cards) => cards.includes(card))) {
      throw new Error(`${card.name} is played, and lies on the floor or in a pile`);
    }
    return true;
  }

  /** The pile of a seat: partners, who sit opposite, share one. */
  pile(seat) {
    return this.piles[seat % 2];
  }

  dealAgain() {
    const { stock, seats, rules } = this;
    const size = seats * rules.handSize;
    if (stock.length < size) throw new Error(`a stock of ${stock.length} cards is not enough for a deal`);
    this.hands = dealHands(stock, seats, rules.handSize);
    this.stock = stock.slice(size);
  }

  giveLeftovers() {
    if (this.last === null) return; // nobody captured: they go to nobody
    this.pile(this.last).push(...this.floor);
    this.floor = [];
  }
}

const dealHands = (stock, seats, size) =>
  Array.from({ length: seats }, (_, seat) => stock.slice(seat * size, (seat + 1) * size));

/** Why a claim does not hold, or null where it names just what the card takes. */
function objection(rules, card, floor, taken, claimed) {
  if (claimed.length === 0) return taken.length > 0 ? 'must-take' : null;
  if (!claimed.every((other) => floor.includes(other))) return 'not-on-floor';
  if (claimed.length === taken.length && claimed.every((other) => taken.includes(other))) return null;
  // A sweep takes the whole floor or is none; any other claim must be what the card would take if it lay there alone.
  const possible = !sweeps(card) && capture(rules, card, claimed).length === claimed.length;
  return possible ? 'not-kept' : 'not-a-capture';
}

// ---------------------------------------------------------------- scoring

/** What a round pays the two sides, and what waits for the next one. */
function scoreRound(rules, piles, basras, carried = 0) {
  const [mine, theirs] = piles.map((pile) => pile.length);
  const stake = rules.mostCards + carried;
  const mostCards = [mine > theirs ? stake : 0, theirs > mine ? stake : 0];
  const pointCards = piles.map((pile) => sum(pile.map(rules.points)));
  const basraSums = basras.map(sum);
  return {
    scores: [0, 1].map((side) => mostCards[side] + pointCards[side] + basraSums[side]),
    mostCards,
    pointCards,
    basras: basraSums,
    carried: mine === theirs ? stake : 0,
  };
}

/** Where a match stands after these rounds. What is still carried is nobody's. */
function standing(rules, rounds) {
  const totals = [0, 0];
  let status = 'another-round';
  rounds.forEach((scores, i) => {
    if (status !== 'another-round') throw new Error(`the match was over after round ${i}`);
    scores.forEach((score, side) => { totals[side] += score; });
    const atCap = i + 1 >= rules.maxRounds;
    if (atCap || Math.max(...totals) >= rules.target) {
      if (totals[0] !== totals[1]) status = 'won';
      else if (atCap) status = 'draw';
    }
  });
  return { totals, status, winner: status === 'won' ? Number(totals[1] > totals[0]) : null };
}

module.exports = {
  DECK, RULESETS, Round, basraPoints, capture, parseCard, parseCards, parsePlay, scoreRound, showCards, standing,
};
