"""The coach ranks what is legal by exact value, and says in a sentence what a choice leads to."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from pillarbox.core.game import Choice
from pillarbox.core.message import Message, Refused
from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.bots import POLICIES
from pillarbox.games.shut_the_box.coach import Advice, advise
from pillarbox.games.shut_the_box.solve import solved
from pillarbox.games.shut_the_box.state import Box, Dice, Keep, Reopen, Shut, Stage, State, Throw
from pillarbox.words.render import Words
from tests.games.shut_the_box.presets import DIFFERENCES, preset

CLASSIC = preset("classic")
GOLF = preset("golf")
EN = Words("en")


def tiles(*numbers: int) -> int:
    """Tiles of a box that begins with 1, as bits."""
    return sum(1 << number - 1 for number in numbers)


def at(
    *numbers: int,
    stage: Stage = "choose",
    faces: tuple[int, ...] = (),
    throws: int = 3,
    markers: int = 0,
    dice: int = 0,
) -> State:
    return State(
        stage=stage,
        seat=0,
        boxes=(Box(tiles(*numbers), throws=throws, markers=markers),),
        faces=faces,
        dice=dice,
        totals=(0,),
        gone=(0,),
    )


def told(advice: Advice) -> dict[tuple[Any, ...], str]:
    return {
        advised.action.tiles: EN.render(advised.why)
        for advised in advice.moves
        if isinstance(advised.action, Shut)
    }


def test_every_legal_set_is_ranked_by_what_it_leaves() -> None:
    """With 1, 2, 5 open and a 3: 1+2 leaves 5, to be hit by one die; 1 of 6, so 5/6 x 5 points."""
    advice = advise(CLASSIC, at(1, 2, 5, faces=(1, 2)))
    assert [advised.action for advised in advice.moves] == [Shut((1, 2))]
    assert advice.moves[0].value.exact == "25/6"
    assert advice.dice is None


def test_a_loss_is_the_distance_to_the_best_choice() -> None:
    advice = advise(CLASSIC, at(1, 2, 3, 4, 5, 6, 7, 8, 9, faces=(4, 5)))
    assert advice.moves[0].action == Shut((9,))
    assert advice.moves[0].loss == 0
    table = solved(CLASSIC)
    for advised in advice.moves:
        assert isinstance(advised.action, Shut)
        value = table.value(tiles(1, 2, 3, 4, 5, 6, 7, 8, 9) ^ tiles(*[int(t) for t in advised.action.tiles]))
        assert advised.value.exact == f"{Fraction(value).numerator}/{Fraction(value).denominator}"
        assert advised.loss == pytest.approx(advised.value.float - advice.moves[0].value.float)
    assert sorted(advised.loss for advised in advice.moves) == [advised.loss for advised in advice.moves]
    assert len(advice.moves) == 8


def test_where_more_is_better_the_greatest_value_comes_first() -> None:
    advice = advise(CLASSIC, at(1, 2, 3, 4, 5, 6, 7, 8, 9, faces=(4, 5)), objective="shut")
    values = [advised.value.float for advised in advice.moves]
    assert values == sorted(values, reverse=True)
    assert advice.moves[-1].loss == pytest.approx(values[0] - values[-1])
    high = advise(preset("cover-score"), at(1, 2, 3, 5, faces=(1, 4)))
    assert high.moves[0].value.float > high.moves[-1].value.float


def test_a_sentence_says_which_throws_would_then_be_useless() -> None:
    full = told(advise(GOLF, at(1, 2, 3, 4, 5, 6, 7, 8, 9, faces=(4, 5))))
    assert full[9,] == "Still open then: 1, 2, 3, 4, 5, 6, 7, 8. Every next throw shuts something."
    assert told(advise(CLASSIC, at(1, 2, 3, 5, 8, faces=(3, 5)))) == {
        (8,): "Still open then: 1, 2, 3, 5. With two dice only 12 would be useless: 2.8%.",
        (3, 5): "Still open then: 1, 2, 8. With two dice 4, 5, 6, 7 and 12 would be useless: 52.8% together.",
        (
            1,
            2,
            5,
        ): "Still open then: 3, 8. With two dice only 3, 8 or 11 would help; 75% of the throws are useless.",
    }
    assert told(advise(CLASSIC, at(3, faces=(3,)))) == {(3,): "Shuts the box."}


def test_one_die_is_spoken_of_where_one_is_thrown() -> None:
    assert told(advise(CLASSIC, at(1, 2, 5, faces=(2, 3)))) == {
        (5,): "Still open then: 1, 2. With one die 4, 5 and 6 would be useless: 50% together."
    }


def test_a_set_that_leaves_tile_one_alone_with_two_dice_is_called_dead() -> None:
    advice = advise(GOLF, at(1, 5, faces=(2, 3)))
    assert told(advice) == {(5,): "Still open then: 1. This can never all be shut."}
    assert advice.dead
    assert [note.id for note in advice.notes] == ["coach-note-dead"]


def test_before_a_throw_the_dice_counts_are_compared() -> None:
    pub = preset("pub")
    low = advise(pub, at(3, stage="dice"))
    assert low.dice is not None
    assert [one.count for one in low.dice] == [1, 2]
    assert low.dice[0].value.exact == "5/2"
    assert low.dice[1].value.exact == "17/6"
    assert low.dice[1].loss == pytest.approx(1 / 3)
    assert low.moves == ()
    forced = advise(CLASSIC, at(3, stage="throw", dice=1))
    assert forced.dice is not None
    assert [(one.count, one.value.exact) for one in forced.dice] == [(1, "5/2")]


def test_stopping_is_zero_dice() -> None:
    advice = advise(preset("golf", must_shut=False, deadly_totals=(7,)), at(9, stage="dice"))
    assert advice.dice is not None
    assert [one.count for one in advice.dice] == [2, 0]
    assert advice.dice[1].value.exact == "9/1"


def test_the_first_throw_is_valued_under_its_demand() -> None:
    start = rules.start(preset("two-to-go"), 1)
    advice = advise(preset("two-to-go"), start)
    assert advice.dice is not None
    assert advice.dice[0].value.float == float(solved(preset("two-to-go")).value())


def test_markers_in_hand_change_values_and_words() -> None:
    rollers = preset("high-rollers")
    bare = advise(rollers, at(1, 4, 7, 8, faces=(3, 4)))
    saved = advise(rollers, at(1, 4, 7, 8, faces=(3, 4), markers=2))
    assert saved.moves[0].value.float < bare.moves[0].value.float
    assert "costs a marker" in told(saved)[7,]


def test_other_sets_name_throws_by_their_faces() -> None:
    said = told(advise(preset("thai"), at(1, 2, 3, 4, 5, faces=(5, 5))))[5,]
    assert said.startswith("Still open then: 1, 2, 3, 4. With two dice 5-5, 5-6 and 6-6 would be useless")


def test_reopening_is_advised_to_the_neighbour_and_to_the_stuck() -> None:
    holiday = preset("email-holiday")
    mover = Box(tiles(1, 2, 3), throws=4)
    state = State(
        stage="reopen", seat=0, boxes=(mover, Box(tiles(9), "stuck", 3)), totals=(0, 0), gone=(0, 0)
    )
    advice = advise(holiday, state, 1)
    assert isinstance(advice.moves[0].action, Reopen)
    assert advice.moves[0].value.float == max(advised.value.float for advised in advice.moves)
    assert any(isinstance(advised.action, Keep) for advised in advice.moves)
    assert [note.id for note in advice.notes] == ["coach-note-other-more"]
    stuck = advise(preset("golf", stuck="reopen-one"), at(1, stage="unstick", faces=(2, 2)))
    assert len(stuck.moves) == 8
    assert stuck.moves[0].value.float == min(advised.value.float for advised in stuck.moves)


def test_a_position_set_up_by_hand_is_solved_for_itself() -> None:
    """Tiles that began shut stand open, and a back tile is gone before its front tile."""
    odd = preset("against-all-odds")
    assert advise(odd, at(1, 2, 3, faces=(1, 1))).moves[0].action == Shut((2,))
    rows = preset("double-shutter")
    front = State(stage="throw", seat=0, boxes=(Box(1 << 4, throws=2),), dice=2, totals=(0,), gone=(0,))
    dice = advise(rows, front).dice
    assert dice is not None
    assert dice[-1].count == 2


@pytest.mark.parametrize(
    "state, objective, said",
    [
        (at(1, 2, 3, faces=(1, 2)), "luck", "odds-no-such-objective"),
        (at(stage="over"), "score", "coach-nothing-to-decide"),
    ],
)
def test_what_cannot_be_advised_is_refused(state: State, objective: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        advise(GOLF, state, objective=objective)
    assert refused.value.message.id == said


def test_another_seat_has_nothing_to_decide() -> None:
    start = rules.step(GOLF, rules.start(GOLF, 2), Throw((4, 5)))
    with pytest.raises(Refused):
        advise(GOLF, start, 1)
    assert advise(GOLF, start, 0).moves


def test_the_answer_has_the_shape_that_scripts_rely_on() -> None:
    answer = advise(CLASSIC, at(1, 2, 5, faces=(2, 3))).plain(lambda message: message.id)
    assert answer["moves"] == [
        {
            "shut": [5],
            "value": {"exact": "23/12", "float": 23 / 12},
            "loss": 0.0,
            "why": "coach-useless-one-die",
        }
    ]
    assert answer["dice"] is None
    before = advise(preset("pub"), at(3, stage="dice")).plain(lambda message: message.id)
    assert before["dice"] == [{"count": 1, "value": 2.5}, {"count": 2, "value": 17 / 6}]


@pytest.mark.parametrize("language", ["en", "pl", "nl"])
def test_every_sentence_can_be_said_in_every_language(language: str) -> None:
    words = Words(language)
    said: list[Message] = []
    for name, faces in (("classic", (4, 5)), ("thai", (4, 5)), ("high-rollers", (4, 5)), ("pub", (1, 2))):
        for open_tiles in ((1, 2, 3, 4, 5, 6, 7, 8, 9), (1, 2, 3, 9), (1, 9), (9,), (1, 2, 4), (1, 3)):
            try:
                advice = advise(preset(name), at(*open_tiles, faces=faces))
            except Refused:
                continue
            said += [advised.why for advised in advice.moves] + list(advice.notes)
    assert said
    for message in said:
        assert words.checked(message)[1] == []


@pytest.mark.parametrize("number", range(40))
def test_the_perfect_choice_loses_nothing_wherever_play_leads(number: int) -> None:
    """Walk through random games of all presets that a lone seat can play, asking at every decision."""
    small = [id for id in DIFFERENCES if id not in ("triple", "shut-the-20", "the-300")]
    ruleset = preset(small[number % len(small)])
    rng = Random(number)
    state = rules.start(ruleset, 1)
    for _ in range(60):
        node = rules.node(ruleset, state)
        if node.kind == "terminal":
            break
        if node.kind == "chance":
            state = rules.step(
                ruleset, state, rules.settle(ruleset, state, tuple(map(rng.randrange, node.asks)))
            )
            continue
        advice = advise(ruleset, state)
        perfect = POLICIES["perfect"](ruleset, rules.observe(ruleset, state, 0), rng, 0)
        if isinstance(perfect, Dice):
            assert advice.dice is not None
            assert {one.count: one.loss for one in advice.dice}[perfect.count] == 0
        else:
            assert advice.moves[0].action == perfect
            assert advice.moves[0].loss == 0
            assert {advised.action for advised in advice.moves} == set(rules.legal(ruleset, state, 0))
        state = rules.step(ruleset, state, Choice(0, rng.choice(rules.legal(ruleset, state, 0))))
