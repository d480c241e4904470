"""How much of the rate of plain random play is left when the interpreter is fuzzed against itself in process.

`python -m tests.benchmarks.fuzzing`: both are whole rounds of the same ruleset by the same player, measured turn about in one run.
"""

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from attrs import evolve

from basra_spec.engines import interpreter
from basra_spec.engines.engine import in_process
from basra_spec.engines.messages import Hello
from basra_spec.fuzz.campaign import GAMES_AT_ONCE, Fuzz
from basra_spec.fuzz.random_games import Player, game
from basra_spec.game.cards import members
from basra_spec.game.play import Choose, advance, apply
from basra_spec.game.position import Position
from basra_spec.game.rounds import deal, places_wanted
from basra_spec.game.rules import Rules
from tests.strategies import compiled, resolved

RULESETS = ("koutchina-classic", "russian-egyptian", "portuguese")
GAMES, TURNS = 60, 5


def playouts(name: str, rounds: int, play: Callable[[Rules, Position, Choose], object]) -> float:
    """Seconds a play of plain random rounds, played to their end by `play`."""
    rules = compiled(name)
    able = evolve(
        Hello.of(interpreter.hello_of({name: rules}) | {"id": None}), refuses=None
    )  # so that nothing is tried which stops the round
    chance, plays = Random(1), 0
    began = process_time()
    for _ in range(rounds):
        deck = list(members(rules.deal.deck))
        chance.shuffle(deck)
        returned = [0] * places_wanted(rules, deck, 2)
        play(rules, deal(rules, deck, returned), Player(rules, able, chance).choose)
        plays += len(deck) - rules.deal.floor
    return (process_time() - began) / plays


def step_by_step(rules: Rules, position: Position, choose: Choose) -> Position:
    """A round with every play's events, as a program plays it that shows them."""
    while not position.over:
        position = apply(rules, position, choose(position.hands[position.turn], position.floor)).position
    return position


def fuzzed(name: str, turn: int) -> float:
    """Seconds a play that is compared."""
    rules = compiled(name)
    run = Fuzz(lambda: in_process(lambda request: interpreter.answer({name: rules}, request)), resolved(name), str(turn))
    able = Hello.of(interpreter.hello_of({name: rules}) | {"id": None})
    plays = sum(len(question.get("plays", ())) for number in range(GAMES) for question, _ in game(rules, able, f"{turn}/{number}"))
    began = process_time()
    assert [type(event).__name__ for event in run.play(0, GAMES)] == ["Progress"] * (GAMES // GAMES_AT_ONCE)
    return (process_time() - began) / plays


if __name__ == "__main__":
    for name in RULESETS:
        playouts(name, 20, advance)
        for how in (advance, step_by_step):
            ratios = [playouts(name, 60, how) / fuzzed(name, turn) for turn in range(TURNS)]
            spread = f"({min(ratios):.0%} to {max(ratios):.0%})"
            print(f"{name}: fuzzed in process at {median(ratios):.0%} of the rate of random play by {how.__name__} {spread}")
