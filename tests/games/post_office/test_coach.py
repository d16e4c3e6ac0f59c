"""Advice on keeping and laying cards: values, losses, and reasons that are true to see."""

import itertools
from random import Random

import pytest

from pillarbox.core.game import Choice
from pillarbox.core.message import Refused, say
from pillarbox.games.post_office import bots, coach, planning, rules
from pillarbox.games.post_office.coach_why import why
from pillarbox.games.post_office.rounds import layers
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.state import Keep, Place, State
from pillarbox.games.post_office.tables import tables
from pillarbox.words.render import render
from tests.games.post_office.table import at, finished, moves, ruleset

POST = ruleset()


def reasons(advised: coach.Advised) -> list[str]:
    return [render(sentence, "en") for sentence in advised.why]


def test_reasons_say_what_is_plain_to_see() -> None:
    # By hand: `gp` over `m.`; then `sm` beside the packages makes row 0 hold g p s and brings a mouse.
    lies: tuple[Place, ...] = (Place("gpm...", 0, 0, 0),)
    (made,) = coach.weighed(POST, lies, [((Place("....sm", 0, -2, 2),), coach.Worth(0.0, 0.0))], False)
    assert reasons(made) == [
        "It makes row 0 (worth 3).",
        "It brings one mouse into sight.",
        "One line can still grow: row 0.",
        "The total goes from -1 to 1.",
    ]
    # A second gift in that row spoils it, and the card's empty slot covers the mouse.
    lies = (*lies, Place("....sm", 0, -2, 2))
    (spoilt,) = coach.weighed(POST, lies, [((Place("g.....", 0, 0, 0),), coach.Worth(0.0, 0.0))], True)
    # `g.` over `gp` takes the personal one away: two kinds are left, and nothing of the line.
    assert reasons(spoilt) == [
        "It spoils row 0 (worth 3).",
        "It covers one mouse.",
        "The total goes from 1 to -1.",
    ]
    (doubled,) = coach.weighed(POST, lies[:1], [((Place("....g.", 0, -2, 2),), coach.Worth(0.0, 0.0))], True)
    assert reasons(doubled) == ["It puts two of a kind into row 0.", "The total stays at -1."]


def test_a_total_that_stays_is_not_said_to_go_anywhere() -> None:
    known = tables(ruleset())
    start = layers(at("A18 hand=A01,A02").desks[0])
    count = known.tableau(start).total
    ways = [
        Place("A01", turns, row, col)
        for turns, face in enumerate(known.faces("A01"))
        for row, col in known.tableau(start).spots(face.height, face.width)
    ]
    same = next(way for way in ways if known.tableau((*start, way)).total == count)
    other = next(way for way in ways if known.tableau((*start, way)).total != count)
    assert [*why(known, start, (same,), False)][-1] == say("post-coach-total-stays", total=str(count))
    assert [*why(known, start, (other,), False)][-1].id == "post-coach-total"


def in_a_match(of: Ruleset, seats: int, seed: int, stage: str, number: int) -> State:
    """The first state of this stage and round in a match played at random."""
    states = (before for before, _, _ in moves(of, seats, seed))
    return next(state for state in states if (state.stage, state.round) == (stage, number))


def last_round(seed: int) -> State:
    return in_a_match(POST, 1, seed, "place", 4)


def slow_best(state: State) -> int:
    """The best total of the last round, by the rules alone: every first card, every second one."""
    best = -99
    for first in rules.legal(POST, state, 0):
        after = rules.step(POST, state, Choice(0, first))
        seen = tables(POST).tableau(layers(after.desks[0]))
        for second in rules.legal(POST, after, 0):
            face = tables(POST).faces(second.card)[second.turns]  # type: ignore[union-attr]
            best = max(best, seen.lay(face, second.row, second.col).total)  # type: ignore[union-attr]
    return best


@pytest.mark.parametrize("seed", [1, 2])
def test_in_the_last_round_the_values_are_exact_totals(seed: int) -> None:
    state = last_round(seed)
    advice = coach.advise(POST, state)
    assert advice.moves[0].value.float == slow_best(state)
    assert [move.loss for move in advice.moves] == sorted(move.loss for move in advice.moves)
    for move in advice.moves:
        after = state
        for action in move.actions:
            after = rules.step(POST, after, Choice(0, action))
        assert rules.result(POST, after).totals[0] == move.value.float
        assert move.value.error == 0


def test_before_the_last_round_the_best_is_what_the_strongest_bot_lays() -> None:
    state = in_a_match(POST, 1, 5, "place", 3)
    advice = coach.advise(POST, state)
    seen = rules.observe(POST, state, 0)
    assert advice.moves[0].actions[0] == bots.strong(POST, seen, Random(0), 0)
    assert len(advice.moves) == coach.MOST
    assert all(len(move.actions) == 2 and move.loss >= 0 for move in advice.moves)
    one = rules.step(POST, state, Choice(0, advice.moves[0].actions[0]))
    rest = coach.advise(POST, one)
    assert all(len(move.actions) == 1 for move in rest.moves)


def test_both_cards_are_weighed_before_one_is_kept() -> None:
    state = in_a_match(POST, 3, 2, "keep", 2)
    seen = rules.observe(POST, state, 1).state
    advice = coach.advise(POST, seen, 1)
    hand = set(seen.desks[1].hand)
    assert {
        action.card for move in advice.moves for action in move.actions if isinstance(action, Keep)
    } == hand
    for move in advice.moves:
        card = move.actions[0].card
        args = move.why[0].args
        assert int(args["own"]) == alone(seen, 1, card)
        assert int(args["left"]) == alone(seen, 2, next(iter(hand - {card})))


def alone(state: State, seat: int, card: str) -> int:
    """The best total that one card more would make, tried place by place."""
    seen = tables(POST).tableau(state.desks[seat].tableau)
    cells = itertools.product(tables(POST).faces(card), range(-20, 20), range(-20, 20))
    return max(seen.lay(face, row, col).total for face, row, col in cells if seen.allows(face, row, col))


def test_advice_never_depends_on_what_the_seat_cannot_see() -> None:
    state = in_a_match(POST, 2, 7, "keep", 2)
    other = state.desks[1]
    unseen = list(tables(POST).cards(state.unseen))
    swapped = State(
        state.stage,
        state.round,
        state.unseen & ~tables(POST).bits(unseen[:1]) | tables(POST).bits(other.hand[:1]),
        (state.desks[0], type(other)(other.tableau, (unseen[0], other.hand[1]))),
    )
    answers = [
        coach.advise(POST, rules.observe(POST, one, 0).state, 0).plain(lambda message: render(message, "en"))
        for one in (state, swapped)
    ]
    assert answers[0] == answers[1]


@pytest.mark.skipif(not planning.compiled(ruleset("post-office-open")), reason="that search needs numba")
def test_with_the_order_known_who_follows_the_advice_reaches_what_it_promised() -> None:
    puzzle = ruleset("post-office-open")
    state = in_a_match(puzzle, 1, 3, "place", 2)
    promised = coach.advise(puzzle, state).moves[0].value.float
    while state.stage != "over":
        advice = coach.advise(puzzle, state)
        if state.order:
            assert render(advice.notes[0], "en").startswith("This is the best way found")
        for action in advice.moves[0].actions:
            state = rules.step(puzzle, state, Choice(0, action))
    assert rules.result(puzzle, state).totals[0] >= promised


def test_who_has_nothing_to_decide_is_told_so() -> None:
    with pytest.raises(Refused):
        coach.advise(POST, finished(POST, 1, 4))
    with pytest.raises(Refused):
        coach.advise(POST, at("A01"))


def test_the_answer_as_json_has_the_agreed_shape() -> None:
    answer = coach.advise(POST, last_round(1)).plain(lambda message: render(message, "nl"))
    move = answer["moves"][0]
    assert set(move) == {"actions", "value", "loss", "why"}
    assert set(move["value"]) == {"float", "error"}
    assert [len(action) for action in move["actions"]] == [4, 4]
    assert move["why"].endswith(".")
