"""How much of the rate of plain random play is left when the interpreter is fuzzed against itself in process.

`python -m tests.benchmarks.fuzzing`: both are whole rounds of the same ruleset by the same player, measured turn about in one run.
"""

from random import Random
from statistics import median
from time import process_time

from basra_spec import engine
from basra_spec.cards import members
from basra_spec.engines import InProcess
from basra_spec.fuzzing import Fuzz
from basra_spec.messages import Hello
from basra_spec.playouts import Player, game
from basra_spec.plays import advance
from basra_spec.rounds import deal, refused_cards
from tests.strategies import compiled, resolved

RULESETS = ("koutchina-classic", "russian-egyptian", "portuguese")
GAMES, TURNS = 12, 5


def playouts(name: str, rounds: int) -> float:
    """Seconds a play of plain random rounds."""
    rules = compiled(name)
    able = Hello.of(engine.hello_of({name: rules}) | {"id": None})
    chance, plays = Random(1), 0
    began = process_time()
    for _ in range(rounds):
        deck = list(members(rules.deck))
        chance.shuffle(deck)
        returned = [0] * len(refused_cards(rules, deck, 2)) if rules.put_back == "anywhere" else []
        advance(rules, deal(rules, deck, returned), Player(rules, able, chance).choose)
        plays += len(deck) - rules.floor
    return (process_time() - began) / plays


def fuzzed(name: str, turn: int) -> float:
    """Seconds a play that is compared."""
    rules = compiled(name)
    run = Fuzz(lambda: InProcess(lambda request: engine.answer({name: rules}, request)), resolved(name), str(turn))
    able = Hello.of(engine.hello_of({name: rules}) | {"id": None})
    plays = sum(len(question.get("plays", ())) for number in range(GAMES) for question in game(rules, able, f"{turn}/{number}"))
    began = process_time()
    assert [type(event).__name__ for event in run.play(0, GAMES)] == ["Progress"] * 3
    return (process_time() - began) / plays


if __name__ == "__main__":
    for name in RULESETS:
        playouts(name, 20)
        ratios = [playouts(name, 60) / fuzzed(name, turn) for turn in range(TURNS)]
        print(
            f"{name}: fuzzed in process at {median(ratios):.0%} of the rate of plain random play ({min(ratios):.0%} to {max(ratios):.0%})"
        )
