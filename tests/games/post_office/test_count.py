"""The count line by line, what lies covered, and cards laid as a draft: what faces show of a tableau."""

import pytest

from pillarbox.core.message import IllegalMove, Message
from pillarbox.games.post_office import rules, show
from pillarbox.games.post_office.state import Place
from pillarbox.words.render import render
from tests.games.post_office.table import at, ruleset

POST = ruleset()

LAID = (Place("A01", 0, 0, 0), Place("A04", 0, 0, 1), Place("A02", 1, 2, 0))
"""By hand: `f.  ` `..f` `m..` `g..`, where A04 covers a mouse and A02 another one."""


def said(messages: tuple[Message, ...]) -> list[str]:
    return [render(message, "en") for message in messages]


def test_covered_slots_are_told_from_the_top_down_with_their_cards() -> None:
    assert said(show.peek(POST, LAID)) == [
        "Row 0, column 1 covers, from the top down: empty (A01).",
        "Row 1, column 1 covers, from the top down: mouse (A01).",
        "Row 2, column 0 covers, from the top down: empty (A01).",
        "Row 2, column 1 covers, from the top down: mouse (A04), empty (A01).",
        "Row 2, column 2 covers, from the top down: empty (A04).",
    ]
    assert said(show.peek(POST, LAID[:1])) == ["Nothing lies covered."]


def test_where_the_rules_forbid_it_nothing_covered_is_told() -> None:
    closed = ruleset(peek="false")
    assert said(show.peek(closed, LAID)) == ["In this variant covered slots may not be looked at."]


def test_the_count_says_which_lines_count_which_are_void_and_where_mice_sit() -> None:
    # Row 0 holds g p s, row 1 g p s and a second g over a mouse; a mouse stays in row 3.
    rows = (
        Place("gp....", 0, 0, 0),
        Place("s.m...", 0, 0, 2),
        Place("gp..m.", 0, 1, 0),
        Place("sg....", 0, 1, 2),
    )
    assert said(show.breakdown(POST, rows)) == [
        "Row 0 counts 3: gift, personal, sweet.",
        "Row 1 counts nothing, for two of a kind lie in it: gift, gift, personal, sweet.",
        "One mouse is in sight, at row/column 3/0.",
        "Lines 3, mice 1: total 2.",
    ]
    preview = said(show.breakdown(POST, rows, 2))
    assert preview[0] == "A preview: 2 cards that are not confirmed or shown yet are counted in."


def test_a_draft_lays_cards_for_the_looker_alone_and_changes_nothing() -> None:
    state = at("laid=A01/B01 hand=A02,A03/?,? passed=A05/?", 2, ruleset(set="random"))
    mixed = ruleset(set="random")
    seen = rules.observe(mixed, state, 0)
    both = [Place("A02", 0, 2, 0), Place("A03", 0, 4, 0)]
    after = show.drafted(mixed, seen, both).state
    assert after.desks[0].pending == tuple(both)
    assert after.desks[0].hand == ()
    assert after.desks[1] == seen.state.desks[1]
    assert seen.state.desks[0].hand == ("A02", "A03")
    with pytest.raises(IllegalMove):
        show.drafted(mixed, seen, both[1:])


def test_the_drawing_can_leave_the_others_out() -> None:
    mixed = ruleset(set="random")
    seen = rules.observe(mixed, at("laid=A01/B01 hand=A02,A03/?,?", 2, mixed), 0)
    whole = show.drawing(mixed, seen, ["Ann", "Bob"], 80)
    own = show.drawing(mixed, seen, ["Ann", "Bob"], 80, others=False)
    assert "Bob" in whole
    assert "Bob" not in own
    assert whole[-len(own) :] == own
