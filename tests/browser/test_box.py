"""The board of Shut the Box: what is lit, chosen, refused and sent, by mouse, finger and keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from pillarbox.core.game import Choice
from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.ruleset import Ruleset
from tests.browser.conftest import Guest
from tests.browser.staged import Staged
from tests.browser.test_everybody import axe, npm, settled
from tests.games.shut_the_box.drawn import Drawn, at, begun
from tests.games.shut_the_box.presets import DIFFERENCES, preset
from tools.stage import Server

__all__ = ["npm"]
pytestmark = pytest.mark.browser

MID = "open=1,2,3,4,5,8,9/3,9 ends=-,stuck throws=3,5 throw=3-6 turn=0 starter=1"


def test_a_set_is_typed_put_back_and_shut(server: Server, guest: Guest) -> None:
    page = guest()
    table = Staged(page, server.url)
    table.show(at(preset("classic"), MID))
    expect(page.get_by_role("heading", name="Your throw: 3 and 6")).to_be_visible()
    page.keyboard.type("5")
    expect(page.locator(".stb-sum")).to_contain_text("5 of 9")
    expect(page.locator(".stb-hint")).to_have_text("With 5: add 4 or 1 + 3.")
    expect(page.get_by_role("button", name="Tile 5, chosen")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("u")
    expect(page.locator(".stb-sum")).to_contain_text("0 of 9")
    page.keyboard.type("54")
    page.keyboard.press("Enter")
    assert table.sent() == [{"type": "act", "actions": ["4+5"]}]


def test_what_does_not_fit_is_refused_with_the_reason(server: Server, guest: Guest) -> None:
    page = guest()
    table = Staged(page, server.url)
    table.show(at(preset("classic"), MID))
    page.keyboard.type("5")
    page.get_by_role("button", name="Tile 8, open, does not fit").click(force=True)
    expect(page.locator(".stb-hint")).to_have_text("Tile 8 does not go with 5.")
    page.keyboard.press("Enter")
    assert table.sent() == []


def test_two_digits_name_one_tile_and_one_digit_waits_for_the_second(server: Server, guest: Guest) -> None:
    page = guest()
    table = Staged(page, server.url)
    table.show(at(preset("full-house"), "1,2,3,5,6,9,10,11,12 throws=3 throw=6-6"), id="full-house")
    page.keyboard.type("12")
    page.keyboard.press("Enter")
    assert table.sent() == [{"type": "act", "actions": ["12"]}]
    table.show(at(preset("full-house"), "1,2,3,5,6,9,10,11,12 throws=3 throw=6-6"), id="full-house")
    page.keyboard.type("1")
    expect(page.get_by_role("button", name="Tile 1, chosen")).to_be_visible()


def test_the_throw_is_made_with_the_space_bar_and_only_once_by_a_focused_button(
    server: Server, guest: Guest
) -> None:
    page = guest()
    table = Staged(page, server.url)
    table.show(at(preset("classic"), MID.replace(" throw=3-6", "")))
    page.keyboard.press("Space")
    assert table.sent() == [{"type": "throw"}]
    table.show(at(preset("classic"), MID.replace(" throw=3-6", "")))
    page.get_by_role("button", name="Throw two dice").focus()
    page.keyboard.press("Space")
    assert table.sent() == [{"type": "throw"}]


def test_a_choice_of_dice_is_typed_or_pressed(server: Server, guest: Guest) -> None:
    page = guest()
    table = Staged(page, server.url)
    table.show(at(preset("pub"), "1,2,4 throws=5"), id="pub")
    page.keyboard.type("1")
    assert table.sent() == [{"type": "act", "actions": ["1d"]}]
    page.get_by_role("button", name="Two dice").click()
    page.wait_for_timeout(50)
    table.show(at(preset("golf", must_shut=False), "1,2,4 throws=5"), id="golf")
    table.sent()
    page.get_by_role("button", name="Stop here").click()
    assert table.sent() == [{"type": "act", "actions": ["stop"]}]


def test_several_targets_are_told_where_tiles_need_not_add_up(server: Server, guest: Guest) -> None:
    page = guest()
    table = Staged(page, server.url)
    table.show(at(preset("thai"), "1,2,3,5,6,7,9 throws=3 throw=3-6"), id="thai")
    expect(page.locator(".stb-hint")).to_have_text("Choose 9, 6 or 3.")
    page.keyboard.type("6")
    page.keyboard.press("Enter")
    assert table.sent() == [{"type": "act", "actions": ["6"]}]


def test_the_neighbour_sends_one_letter_back_or_none(server: Server, guest: Guest) -> None:
    page = guest()
    table = Staged(page, server.url)
    position = "open=1,2,4,7,9,10/2,5,7,10 throws=4,4 stage=reopen turn=1"
    table.show(at(preset("email-holiday"), position), id="email-holiday")
    expect(page.get_by_role("heading", name="Send one letter back to Marta?")).to_be_visible()
    page.get_by_role("button", name="Letter 8, delivered, may come back").click()
    page.get_by_role("button", name="Letter 9, delivered, may come back").click()
    page.get_by_role("button", name="Return letter 9").click()
    assert table.sent() == [{"type": "act", "actions": ["^9"]}]
    table.show(at(preset("email-holiday"), position), id="email-holiday")
    page.get_by_role("button", name="Leave Marta be").click()
    assert table.sent() == [{"type": "act", "actions": ["keep"]}]


def test_dice_thrown_beside_the_screen_are_entered(server: Server, guest: Guest) -> None:
    page = guest(360, 780, has_touch=True)
    table = Staged(page, server.url)
    table.show(at(preset("classic"), MID.replace(" throw=3-6", "")), dice="real")
    page.get_by_role("group", name="Die 1 of 2").get_by_role("button", name="4").tap()
    expect(page.get_by_role("button", name="1 die to enter")).to_be_visible()
    page.get_by_role("group", name="Die 2 of 2").get_by_role("button", name="2").tap()
    page.get_by_role("button", name="We threw 4, 2").tap()
    assert table.sent() == [{"type": "real", "faces": [4, 2]}]


def test_own_dice_can_be_typed(server: Server, guest: Guest) -> None:
    page = guest()
    table = Staged(page, server.url)
    table.show(at(preset("classic"), MID.replace(" throw=3-6", "")), dice="real")
    page.keyboard.type("35")
    page.keyboard.press("Backspace")
    page.keyboard.type("6")
    expect(page.get_by_role("button", name="We threw 3, 6")).to_be_visible()
    page.keyboard.press("Enter")
    assert table.sent() == [{"type": "real", "faces": [3, 6]}]


def test_a_bot_has_its_dice_thrown_by_whoever_sits_here(server: Server, guest: Guest) -> None:
    page = guest()
    table = Staged(page, server.url)
    table.show(
        at(preset("classic"), "open=1/all ends=stuck,- throws=4,0 turn=1 starter=0"), dice="real", bots=[1]
    )
    expect(page.locator(".stb-hint")).to_have_text("Throw for Marta and enter what the dice show.")
    page.keyboard.type("26")
    page.keyboard.press("Enter")
    page.wait_for_timeout(50)
    assert [(one["type"], one["seat"], one["faces"]) for one in table.heard] == [("real", 1, [2, 6])]


def test_another_persons_dice_are_not_asked_for(server: Server, guest: Guest) -> None:
    page = guest()
    table = Staged(page, server.url)
    table.show(at(preset("classic"), "open=1/all ends=stuck,- throws=4,0 turn=1 starter=0"), dice="real")
    expect(page.locator(".stb-hint")).to_have_text("Waiting for Marta.")
    expect(page.locator(".stb-real")).to_have_count(0)


def test_the_focus_stays_on_the_main_button_from_throw_to_choice(server: Server, guest: Guest) -> None:
    page = guest()
    table = Staged(page, server.url)
    table.show(at(preset("classic"), MID.replace(" throw=3-6", "")))
    page.get_by_role("button", name="Throw two dice").focus()
    page.keyboard.press("Enter")
    table.show(at(preset("classic"), MID), goes=False)
    expect(page.get_by_role("button", name="Shut, 9 to go")).to_be_focused()


def test_a_costly_set_is_warned_of_once_before_it_is_sent(server: Server, guest: Guest) -> None:
    page = guest()
    table = Staged(page, server.url)
    table.show(at(preset("classic"), MID), tutor="warn")
    expect(page.locator(".stb-coach")).to_contain_text("The coach speaks up before a costly choice.")
    page.keyboard.type("54")
    page.keyboard.press("Enter")
    expect(page.locator(".stb-hint")).to_contain_text("That costs")
    assert table.sent() == []
    page.get_by_role("button", name="Shut 4 + 5 anyway").click()
    assert table.sent() == [{"type": "act", "actions": ["4+5"]}]


def test_the_coach_lists_the_choices_and_marks_those_that_fit(server: Server, guest: Guest) -> None:
    page = guest()
    table = Staged(page, server.url)
    table.show(at(preset("classic"), MID), tutor="on")
    expect(page.locator(".stb-move").first).to_contain_text("Best.")
    page.keyboard.type("5")
    expect(page.locator(".stb-move.is-fitting")).to_have_count(2)
    expect(page.locator(".stb-move.is-fitting").first).to_contain_text("fits your 5")


def test_on_a_phone_the_coach_is_a_sheet_that_opens_upward(server: Server, guest: Guest) -> None:
    page = guest(360, 780, has_touch=True)
    table = Staged(page, server.url)
    table.show(at(preset("classic"), MID), tutor="on")
    expect(page.locator(".stb-move").first).to_be_hidden()
    page.get_by_role("button", name="Open the coach’s list").tap()
    expect(page.locator(".stb-move").first).to_be_visible()


def test_a_useless_throw_stays_on_the_felt_with_its_reason(server: Server, guest: Guest) -> None:
    page = guest()
    table = Staged(page, server.url)
    table.show(at(preset("classic"), "open=1/all throws=3,0 turn=0"))
    told = "Anna throws 4. No open tiles add up to 4."
    table.show(
        at(preset("classic"), "open=1/all ends=stuck,- throws=4,0 turn=1 starter=0"),
        events=[{"kind": "thrown", "seat": 0, "faces": [4], "text": told}],
        goes=False,
    )
    expect(page.locator(".stb-told")).to_have_text(told)
    expect(page.get_by_role("img", name="The dice show 4")).to_be_visible()


def test_a_choice_may_be_taken_back_until_the_next_throw(server: Server, guest: Guest) -> None:
    page = guest()
    table = Staged(page, server.url)
    table.show(at(preset("classic"), MID))
    table.show(
        at(preset("classic"), "open=1,2,3,8,9/3,9 ends=-,stuck throws=4,5 turn=0 starter=1"),
        events=[{"kind": "acted", "seat": 0, "faces": None, "text": "Anna shuts tiles 4 and 5."}],
        goes=False,
    )
    expect(page.get_by_role("button", name="Take back")).to_be_visible()
    page.keyboard.press("u")
    assert table.sent() == [{"type": "undo"}]


def test_a_spectator_sees_all_and_can_press_nothing(server: Server, guest: Guest) -> None:
    page = guest()
    table = Staged(page, server.url)
    table.show(at(preset("classic"), MID), seat=-1)
    expect(page.get_by_role("heading", name="Anna threw 3 and 6")).to_be_visible()
    expect(page.locator(".area-board [data-act]")).to_have_count(0)
    page.keyboard.type("9")
    page.keyboard.press("Enter")
    assert table.sent() == []


def thrown(ruleset: Ruleset) -> Drawn:
    """The first position of a match of two in which tiles are chosen: the highest throw that shuts some."""
    state = begun(ruleset, 2).state
    while state.stage != "choose":
        asked = rules.node(ruleset, state)
        if asked.kind == "chance":
            nexts = [rules.step(ruleset, state, outcome) for outcome in rules.chance(ruleset, state).outcomes]
            state = next((one for one in reversed(nexts) if one.stage == "choose"), nexts[-1])
        else:
            seat = asked.seats[0]
            state = rules.step(ruleset, state, Choice(seat, rules.legal(ruleset, state, seat)[0]))
    return Drawn(ruleset, state)


MEASURE = """() => {
  const inside = document.querySelector(".stb-inside").getBoundingClientRect();
  const tiles = [...document.querySelectorAll(".stb-tile")].map((one) => one.getBoundingClientRect());
  const beside = (one, two) => one.right <= two.left + 1 || two.right <= one.left + 1;
  const below = (one, two) => one.bottom <= two.top + 1 || two.bottom <= one.top + 1;
  return {
    wide: document.documentElement.scrollWidth <= innerWidth,
    held: tiles.every((one) => one.left >= inside.left - 1 && one.right <= inside.right + 1),
    apart: tiles.every((one, n) => tiles.slice(n + 1).every((two) => beside(one, two) || below(one, two))),
    touch: tiles.every((one) => one.width >= 44 && one.height >= 44),
    count: tiles.length,
  };
}"""


def test_every_preset_fits_into_a_phone_with_tiles_for_fingers(server: Server, guest: Guest) -> None:
    page = guest(360, 780)
    table = Staged(page, server.url)
    for id in DIFFERENCES:
        drawn = thrown(preset(id))
        tiles = len(drawn.ruleset.tiles) or sum(map(len, drawn.ruleset.rows))
        seat = rules.node(drawn.ruleset, drawn.state).seats[0]
        table.show(drawn, seat, id=id, goes=False)
        expect(page.locator(".stb-plate")).to_have_text(re.compile(id.replace("-", " "), re.IGNORECASE))
        found = page.evaluate(MEASURE)
        assert found == {"wide": True, "held": True, "apart": True, "touch": True, "count": tiles}, id


def test_tiles_in_two_rows_show_their_row_and_are_spoken_of_by_it(server: Server, guest: Guest) -> None:
    page = guest()
    table = Staged(page, server.url)
    position = "open=a1,a2,a5,a9,b1,b2,b3,b8,b9/all throws=3,0 throw=4-6 turn=0"
    table.show(at(preset("double-shutter"), position), id="double-shutter")
    shown = page.locator("[data-tile=b1] .stb-stand .stb-num")
    assert shown.evaluate("(one) => getComputedStyle(one, '::after').content") == '"b"'
    # Behind the nine, but both can be shut together: so it is lit, not dimmed.
    expect(page.locator("[data-tile=b1]")).to_have_class(re.compile("is-legal(?!.*is-dim)"))
    page.locator("[data-tile=b1]").click()
    expect(page.locator(".stb-hint")).to_have_text("With b1: add a9.")
    table.show(at(preset("classic"), MID))
    assert page.locator("[data-row]").count() == 0


SCENES = {
    "choosing": ("classic", MID, "fair"),
    "two rows": ("double-shutter", "open=a1,a2,a5,a9,b1,b2,b3,b8,b9/all throws=3,0 throw=3-6 turn=0", "fair"),
    "markers": ("high-rollers", "1,2,3,5,6,7,9 throws=3 throw=6-6 markers=2", "fair"),
    "letters": ("email", "open=1,2,5,7,10/2,4,5 throws=4,4 throw=3-5 turn=0", "fair"),
    "letters back": ("email-holiday", "open=1,2,4,7,9,10/2,5,7 throws=4,4 stage=reopen turn=1", "fair"),
    "own dice": ("twenty-twelve", "1,2,3,5,6,7,9,10,12 throws=3", "real"),
    "own dice, two": ("classic", "open=1,2,3,4,5,8,9/3,9 ends=-,stuck throws=3,5 turn=0 starter=1", "real"),
}


@pytest.mark.parametrize("room", ["light", "dark"])
def test_axe_finds_nothing_serious_in_any_state_of_the_board(
    server: Server, guest: Guest, npm: None, room: str
) -> None:
    page = guest(color_scheme=room)
    table = Staged(page, server.url)
    for name, (id, position, dice) in SCENES.items():
        table.show(at(preset(id), position), id=id, dice=dice, tutor="on")
        settled(page)
        lit = page.locator("[data-tile].is-legal")
        if lit.count():
            lit.last.click()
        assert axe(page) == [], name


@pytest.mark.parametrize("width, enlarged", [(360, 1), (360, 2), (768, 1), (1280, 2)])
def test_the_sum_never_covers_the_dice(server: Server, guest: Guest, width: int, enlarged: int) -> None:
    page = guest(width, 800)
    table = Staged(page, server.url)
    for id, position in (
        ("classic", MID),
        ("shut-the-20", "all throws=3 throw=4-5-6-6"),
        ("high-rollers", "1,2,3,9 throws=3 throw=6-6 markers=2"),
    ):
        table.show(at(preset(id), position), id=id, goes=False)
        page.evaluate(f"document.documentElement.style.fontSize = '{enlarged * 100}%'")
        found = page.evaluate("""() => {
          const place = (one) => document.querySelector(one).getBoundingClientRect();
          const [sum, dice, tray] = [".stb-sum", ".stb-dice", ".stb-tray"].map(place);
          const apart = sum.left >= dice.right - 1 || sum.top >= dice.bottom - 1;
          return apart && sum.right <= tray.right && dice.left >= tray.left;
        }""")
        assert found, id


def test_on_a_phone_on_its_side_the_dice_lie_above_the_bar(server: Server, guest: Guest) -> None:
    page = guest(844, 390)
    Staged(page, server.url).show(at(preset("classic"), "1,2,3,4,5,6,7,8,9 throws=1 throw=3-5"))
    die = page.locator(".stb-tray .stb-die").first.bounding_box()
    bar = page.locator(".area-board [data-act=main]").locator("visible=true").bounding_box()
    assert die is not None
    assert bar is not None
    assert die["y"] + die["height"] <= bar["y"]
