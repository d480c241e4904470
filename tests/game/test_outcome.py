"""One function says what a play yields: playing a round is asking it play by play."""

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from basra_spec.game.events import Awarded, Captured, Event, Trailed
from basra_spec.game.outcome import Moment, every_outcome, explain, outcome
from basra_spec.game.play import advance
from basra_spec.game.position import Award, Play, Position, Previous
from basra_spec.game.rules import Rules
from basra_spec.strategies import chooser, first_positions, move_numbers, moves, rules, rulesets

ANY_RULES = rulesets().flatmap(rules)


def yields_of(events: list[Event]) -> Iterator[tuple[int, tuple[Award, ...]]]:
    """What each play of a game took and was paid, as its events say."""
    taken, awards = -1, tuple[Award, ...]()
    for event in events:
        if isinstance(event, Awarded):
            awards += (event.award,)
        elif isinstance(event, Captured | Trailed):
            if taken >= 0:
                yield taken, awards
            taken, awards = event.taken if isinstance(event, Captured) else 0, ()
    if taken >= 0:
        yield taken, awards


def folded(drawn: Rules, start: Position, plays: list[Play]) -> Iterator[tuple[int, tuple[Award, ...]]]:
    """What `outcome` says of each play, with the floor and the play before as the answers to the earlier ones have left them."""
    moment, left = Moment(start.floor), sum(map(int.bit_count, start.hands)) + len(start.stock)
    for play in plays:
        moment = moment._replace(last=left == 1)
        taken, awards = outcome(drawn, moment, play)
        yield taken, awards
        floor = moment.floor & ~taken if taken else moment.floor | 1 << play.card
        moment, left = Moment(floor, previous=moment_before(moment, taken)), left - 1


def moment_before(moment: Moment, taken: int) -> Previous:
    return Previous(not taken, moment.floor)


class TestRound:
    """A round under rules with random changes."""

    @settings(max_examples=60)
    @given(st.data())
    def test_is_the_outcome_of_each_play(self, data: st.DataObject) -> None:
        drawn = data.draw(ANY_RULES)
        start, plays, events = data.draw(first_positions(drawn)), list[Play](), list[Event]()
        choose = chooser(drawn, data.draw(move_numbers()))

        def remember(hand: int, floor: int) -> Play:
            plays.append(choose(hand, floor))
            return plays[-1]

        advance(drawn, start, remember, log=events)
        assert list(yields_of(events)) == list(folded(drawn, start, plays))


class TestPlay:
    """One play under rules with random changes."""

    @settings(max_examples=60)
    @given(st.data())
    def test_is_one_of_all_outcomes_and_is_explained(self, data: st.DataObject) -> None:
        drawn = data.draw(ANY_RULES)
        position, play = data.draw(moves(drawn))
        moment = Moment(position.floor, position.previous, position.is_last)
        found = outcome(drawn, moment, play)
        assert found in list(every_outcome(drawn, moment, play.card))
        explained = explain(drawn, position, play)
        assert (explained.taken, explained.awards) == found
        assert found.points == sum(award.points for award in found.awards)
