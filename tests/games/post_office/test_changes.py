"""What a preview says each card would change: counted by hand from positions drawn as text."""

from typing import Any

from pillarbox.core.game import Choice
from pillarbox.core.message import say
from pillarbox.games.post_office import notation, rules, show
from pillarbox.games.post_office.state import Place
from tests.games.post_office.table import at, moves, play, ruleset
from tests.games.post_office.test_scoring import EXAMPLE

POST = ruleset()


def preview(text: str, *actions: str) -> dict[str, Any]:
    seen = rules.observe(POST, at(text), 0)
    placed = [notation.read_action(POST, action) for action in actions]
    return show.preview(POST, seen, [one for one in placed if isinstance(one, Place)])


def test_a_preview_names_the_placements_that_it_answers() -> None:
    assert preview("A01 hand=A02,A03", "A02 r0 +2+0")["actions"] == ["A02 r0 +2+0"]
    assert preview("A01 hand=A02,A03")["steps"] == []


def test_a_step_tells_which_line_gains_and_which_mice_come_and_go() -> None:
    # f .      A17 is mm/gs/fm. Its last row laid over the first row of A01 leaves
    # . m      m m / g s / f m / . m / . .: two mice more, none covered, and no line of three.
    found = preview("A01 hand=A17,A02", "A17 r0 -2+0")["steps"]
    assert found == [{"before": -1, "after": -4, "lines": [], "covered": 0, "brought": 3}]
    # One step to the right: m m / g s / f f m / . . m: two f in one row, and A01 keeps its mouse.
    found = preview("A01 hand=A17,A02", "A17 r0 -2+1")["steps"]
    assert found[0]["lines"] == [
        {"axis": "row", "line": 0, "before": 0, "after": 0, "kinds": 1, "twice": "f"},
    ]
    # A17's first row over A01's second row covers its mouse: f . / m m / g s / f m.
    found = preview("A01 hand=A17,A02", "A17 r0 +1+0")["steps"]
    assert (found[0]["covered"], found[0]["brought"]) == (1, 3)
    assert found[0]["lines"] == [
        {"axis": "col", "line": 0, "before": 0, "after": 0, "kinds": 2, "twice": "f"},
    ]


def test_the_points_of_the_lines_and_the_mice_make_up_every_difference() -> None:
    for state, move, _ in moves(POST, 1, 5):
        if isinstance(getattr(move, "action", None), Place):
            (step,) = show.preview(POST, rules.observe(POST, state, 0), [move.action])["steps"]
            gained = sum(line["after"] - line["before"] for line in step["lines"])
            assert step["after"] - step["before"] == gained + step["covered"] - step["brought"]


def test_a_line_that_comes_to_count_or_no_longer_does_says_how_many_kinds_it_holds() -> None:
    # s f      s|f g      Then A01, f./.m/.., with its last row over the g and the place beside it.
    # m m  ->  m|. m  ->  row 0: s f . .
    # m p      m|m .
    found = preview("A18 hand=A08,A01", "A08 r0 +0+1", "A01 r0 -2+2")["steps"]
    assert found == [
        {
            "before": -3,
            "after": -1,
            "lines": [{"axis": "row", "line": 0, "before": 0, "after": 3, "kinds": 3, "twice": ""}],
            "covered": 1,
            "brought": 2,
        },
        {
            "before": -1,
            "after": -5,
            "lines": [{"axis": "row", "line": 0, "before": 3, "after": 0, "kinds": 2, "twice": ""}],
            "covered": 0,
            "brought": 1,
        },
    ]


def test_steps_add_up_to_the_preview() -> None:
    found = preview("A01 hand=A17,A10", "A17 r0 +2+0", "A10 r0 +3+1")
    first, second = found["steps"]
    assert (first["before"], second["after"]) == (found["before"], found["after"])
    assert first["after"] == second["before"]


def test_a_line_that_holds_two_of_a_kind_names_the_kind() -> None:
    state = play(POST, at("A01 hand=A17,A02"), "0: A17 r0 +1+0")
    found = show.view(POST, rules.observe(POST, state, 0))["preview"]
    assert [line["twice"] for line in found["lines"] if line["axis"] == "col"] == ["f", ""]


def test_every_layer_is_shown_as_it_lies() -> None:
    found = show.view(POST, rules.observe(POST, at(EXAMPLE), 0))["desks"][0]["tableau"]
    for (_, turns, _, _), face in zip(found["layers"], found["faces"]):
        assert (len(face), len(face[0])) == ((2, 3) if turns % 2 else (3, 2))
    hidden = ruleset(peek="false")
    shown = show.view(hidden, rules.observe(hidden, at(EXAMPLE, of=hidden), 0))["desks"][0]["tableau"]
    assert shown["faces"] is None


def test_reasons_for_a_board_count_its_lines_from_one_corner() -> None:
    # A01 laid over A18 two rows up and one column left: the tableau begins at row -2, column -1.
    state = at("A18 hand=A01,A02")
    place = notation.read_action(POST, "A01 r0 -2-1")
    lines = [say("post-coach-row-worth", line="0", points=3), say("post-coach-col", line="-1")]
    why = (say("post-coach-made", lines=lines), say("post-coach-total", before="-3", after="0"))
    assert show.as_shown(POST, state, 0, (place,), why) == (
        say(
            "post-coach-made",
            lines=[say("post-coach-row-worth", line="3", points=3), say("post-coach-col", line="1")],
        ),
        say("post-coach-total", before="-3", after="0"),
    )


def test_reasons_for_the_better_way_count_lines_on_the_tableau_that_it_would_have_made() -> None:
    # As above, but the better way lays A01 below: the tableau would still have begun at row 0, column 0.
    state = at("A18 hand=A01,A02")
    laid = notation.read_action(POST, "A01 r0 -2-1")
    better = notation.read_action(POST, "A01 r0 +2+0")
    one = say("post-coach-made", lines=[say("post-coach-col", line="0")])
    why = (say("post-judge-laid"), one, say("post-judge-better"), one)
    found = show.as_shown(POST, state, 0, (laid,), why, (better,))
    assert [message.args.get("lines") for message in found] == [
        None,
        [say("post-coach-col", line="2")],
        None,
        [say("post-coach-col", line="1")],
    ]


def test_what_is_told_of_a_card_counts_from_the_corner_of_the_tableau_it_then_lies_in() -> None:
    before = at("A18 hand=A01,A02")
    move = Choice(0, notation.read_action(POST, "A01 r0 -2-1"))
    after = rules.step(POST, before, move)
    (told,) = show.tell(POST, before, move, after, ["Ola"])
    assert (told.args["row"], told.args["col"]) == ("-2", "-1")
    (shown,) = show.on_board(POST, after, 0, [told])
    assert (shown.args["row"], shown.args["col"]) == ("1", "1")
    assert shown == say(told.id, **{**told.args, "row": "1", "col": "1"})
