"""The table of Post Office: every drag by keys and taps too, drafts that nobody sees, the final count."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pillarbox.games.post_office import notation, rules
from tests.browser.conftest import Guest, drawn
from tests.browser.staged import Staged
from tests.browser.test_everybody import IDS, axe, npm, settled
from tests.games.post_office.table import at, moves, ruleset
from tests.games.post_office.table import play as play_moves
from tools.stage import Server, over, play, post_step

__all__ = ["npm"]

pytestmark = pytest.mark.browser

GHOST = ".po-ghost"


class Told:
    """What a page has sent and heard over its table's socket."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        page.on("websocket", self._follow)

    def _follow(self, line: Any) -> None:
        line.on("framesent", lambda text: self.sent.append(json.loads(text)))
        line.on("framereceived", lambda text: self.heard.append(json.loads(text)))

    def acts(self) -> list[list[str]]:
        """The choices sent."""
        return [one["actions"] for one in self.sent if one["type"] == "act"]

    def refused(self) -> list[str]:
        """What was refused, in words."""
        return [one["text"] for one in self.heard if one["type"] == "refused"]

    def view(self) -> dict[str, Any]:
        """The game's part of the last view."""
        return [one for one in self.heard if one["type"] == "view"][-1]["view"]  # type: ignore[no-any-return]

    def draft(self, cards: int) -> dict[str, Any]:
        """The answer about a draft of so many cards, waited for."""
        for _ in range(500):
            found = [one["view"] for one in self.heard if one["type"] == "preview"]
            if found and len(found[-1]["actions"]) == cards:
                return found[-1]  # type: ignore[no-any-return]
            self.page.wait_for_timeout(20)
        raise AssertionError("no answer about the draft")


def sit(
    page: Page, url: str, ruleset: str = "post-office", bots: tuple[str, ...] = (), **changes: str
) -> Told:
    """Open a table and wait until the first decision."""
    told = Told(page)
    seats = [{"kind": "me", "name": "Kasia"}]
    seats += [{"kind": "bot", "name": name, "policy": "random"} for name in bots]
    asked: dict[str, Any] = {
        "ruleset": ruleset,
        "changes": changes,
        "title": "",
        "seats": seats,
        "dice": "fair",
        "clock": None,
    }
    asked |= {"coach": True, "chat": False, "private": True}
    page.context.request.get(f"{url}/api/me")  # which makes the browser known
    answer = page.context.request.post(f"{url}/api/tables", data=asked, headers={"origin": url})
    assert answer.ok, answer.text()
    page.goto(f"{url}/t/{answer.json()['code']}")
    page.wait_for_selector(".po-pick:not([disabled])")
    page.evaluate("document.fonts.ready.then(() => true)")
    return told


def keep(page: Page) -> None:
    """Keep the first card and pass the other."""
    page.locator(".po-keep .po-pick").first.click()
    page.locator(".po-keep .primary").click()
    page.wait_for_selector(".po-preview-panel")


def lay(page: Page) -> None:
    """Let the card that is being placed lie."""
    page.locator(".po-actions .primary").click()
    expect(page.locator(GHOST)).to_have_count(0)


def spot(page: Page, other: str = "") -> str:
    """Where the card being placed lies, in notation; `other`: waited for until it is another than that."""
    if other:
        expect(page.locator(GHOST)).not_to_have_attribute("data-spot", other)
    drawn(page)
    return page.locator(GHOST).get_attribute("data-spot") or ""


def test_a_whole_game_alone_needs_only_the_keys(server: Server, guest: Guest) -> None:
    page = guest()
    told = sit(page, server.url)
    for done in range(1, 5):
        page.locator(".po-felt").focus()
        for arrow in ("ArrowRight", "ArrowDown"):
            page.keyboard.press(arrow)  # takes a card up, then moves it
            expect(page.locator(GHOST)).to_have_count(1)
            page.keyboard.press("r")
            page.keyboard.press(arrow)
            if arrow == "ArrowDown":
                page.locator(
                    ".po-pick.po-placing"
                ).focus()  # from the hand as well, which then cannot keep the focus
            page.keyboard.press("Enter")
            expect(page.locator(GHOST)).to_have_count(0)
            expect(page.locator(".po-felt")).to_be_focused()
        expect(page.locator(".po-actions .primary")).to_have_text("Post both cards")
        page.locator(".po-actions .primary").press("Enter")
        expect(page.get_by_role("button", name="Post both cards")).to_have_count(0)
        expect(page.locator(".po-felt")).to_be_focused()
        assert len(told.acts()) == done
    expect(page.locator("main[data-phase=over]")).to_be_visible()
    assert [len(actions) for actions in told.acts()] == [2, 2, 2, 2]
    assert told.refused() == []


def test_the_arrow_keys_go_over_the_legal_places_only(server: Server, guest: Guest) -> None:
    page = guest()
    told = sit(page, server.url)
    legal = set(told.view()["legal"])
    page.locator(".po-pick").first.click()
    for key in ("ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowLeft", "r", "ArrowDown", "R", "ArrowRight"):
        page.keyboard.press(key)
        assert spot(page) in legal
    assert told.refused() == []
    assert told.acts() == []


def test_who_moves_a_card_about_without_end_is_not_shut_out(server: Server, guest: Guest) -> None:
    page = guest()
    page.clock.install()
    table = Staged(page, server.url)
    table.show_cards(ruleset(), at(WIDE))
    page.locator(".po-pick").first.click()
    for n in range(150):  # twelve seconds of the page's clock; a server bears 100 messages in 20
        page.keyboard.press(("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "r")[n // 3 % 5])
        page.clock.fast_forward(80)
    assert 20 < table.drafts <= 75


def test_tab_goes_to_the_other_card_and_takes_it_up_where_the_first_was(server: Server, guest: Guest) -> None:
    page = guest()
    told = sit(page, server.url)
    first, second = (held["card"] for held in told.view()["hand"])
    page.locator(".po-pick").first.press("Enter")
    assert spot(page).startswith(first)
    page.keyboard.press("Tab")
    assert spot(page).startswith(second)
    page.keyboard.press("Escape")
    expect(page.locator(GHOST)).to_have_count(0)


def test_a_card_is_dragged_from_the_hand_and_follows_to_the_nearest_legal_place(
    server: Server, guest: Guest
) -> None:
    page = guest()
    told = sit(page, server.url)
    legal = set(told.view()["legal"])
    card = page.locator(".po-pick").first.bounding_box()
    felt = page.locator(".po-map").bounding_box()
    assert card
    assert felt
    page.mouse.move(card["x"] + 40, card["y"] + 40)
    page.mouse.down()
    for x, y in ((0.1, 0.1), (0.9, 0.15), (0.5, 0.5), (0.8, 0.8)):
        page.mouse.move(felt["x"] + felt["width"] * x, felt["y"] + felt["height"] * y, steps=6)
        assert spot(page) in legal
    page.mouse.up()
    expect(page.locator(GHOST)).to_have_count(1)
    assert told.refused() == []


def test_the_ghost_is_dragged_and_a_tap_sends_it_there(server: Server, guest: Guest) -> None:
    page = guest()
    sit(page, server.url)
    page.locator(".po-pick").first.click()
    first = spot(page)
    box = page.locator(GHOST).bounding_box()
    felt = page.locator(".po-map").bounding_box()
    assert box
    assert felt
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] - 260, middle[1] - 200, steps=8)
    page.mouse.up()
    dragged = spot(page)
    assert dragged != first
    page.mouse.click(felt["x"] + felt["width"] * 0.8, felt["y"] + felt["height"] * 0.75)
    assert spot(page) not in (first, dragged)


def test_the_card_turns_by_button_key_and_wheel(server: Server, guest: Guest) -> None:
    page = guest()
    told = sit(page, server.url)
    page.locator(".po-pick").first.click()
    seen = [spot(page).split()[1]]
    page.get_by_role("button", name=re.compile("Rotate")).click()
    seen.append(spot(page).split()[1])
    page.locator(".po-felt").focus()
    page.keyboard.press("r")
    seen.append(spot(page).split()[1])
    box = page.locator(".po-map").bounding_box()
    assert box
    page.mouse.move(box["x"] + 300, box["y"] + 300)
    last = spot(page)
    page.mouse.wheel(0, 100)
    seen.append(spot(page, last).split()[1])
    turns = len(told.view()["hand"][0]["faces"])
    assert seen == [f"r{turn % turns}" for turn in range(4)]


def touches(page: Page, *steps: list[tuple[float, float]]) -> None:
    """Fingers that go down at the first points, move through the others, and go up."""
    line = page.context.new_cdp_session(page)
    for n, points in enumerate(steps):
        kind = "touchStart" if n == 0 else "touchMove"
        marked = [{"x": x, "y": y, "id": id} for id, (x, y) in enumerate(points)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": marked})
        page.wait_for_timeout(30)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_on_a_phone_a_knob_moves_the_card_and_two_fingers_turn_it(server: Server, guest: Guest) -> None:
    page = guest(360, 780, has_touch=True, is_mobile=True)
    told = sit(page, server.url)
    page.locator(".po-pick").first.tap()
    first = spot(page)
    knob = page.locator(".po-knob circle").bounding_box()
    assert knob
    assert min(knob["width"], knob["height"]) >= 44
    x, y = knob["x"] + knob["width"] / 2, knob["y"] + knob["height"] / 2
    away = -70 if y > 350 else 70
    touches(page, [(x, y)], [(x, y + away / 2)], [(x - 60, y + away)], [(x - 90, y + away)])
    moved = spot(page)
    assert moved != first
    touches(page, [(100, 300), (260, 300)], [(110, 250), (250, 350)], [(150, 220), (210, 380)])
    assert spot(page).split()[1] != moved.split()[1]
    assert told.refused() == []


def test_nothing_is_sent_before_both_cards_lie_and_are_posted(server: Server, guest: Guest) -> None:
    page = guest()
    told = sit(page, server.url, bots=("Marta", "Piet"))
    keep(page)
    sent = len(told.acts())
    page.locator(".po-pick").first.click()
    lay(page)
    page.locator(".po-pick:not([disabled])").click()
    expect(page.locator(".po-reckoning h2")).to_have_text("Preview")
    lay(page)
    assert len(told.acts()) == sent
    # U takes back what was laid last, and it can be moved again.
    page.locator(".po-felt").focus()
    page.keyboard.press("u")
    expect(page.locator(GHOST)).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".po-actions .primary")).to_have_text("Post both cards")
    page.locator(".po-actions .primary").click()
    expect(page.get_by_role("button", name="Post both cards")).to_have_count(0)
    assert [len(actions) for actions in told.acts()[sent:]] == [2]
    assert told.refused() == []


def test_the_preview_shows_the_total_before_and_after_from_the_servers_answer(
    server: Server, guest: Guest
) -> None:
    page = guest()
    told = sit(page, server.url)
    page.locator(".po-pick").first.click()
    expect(page.locator(".po-reckoning .po-total")).to_be_visible()
    found = told.draft(1)

    def written(number: int) -> str:
        return str(number).replace("-", "−")

    total = page.locator(".po-reckoning .po-total")
    expect(total).to_have_attribute(
        "aria-label", f"Preview: {written(found['before'])} before, {written(found['after'])} after."
    )
    points = [
        int(text.replace("−", "-")) for text in page.locator(".po-reckoning .po-points").all_inner_texts()
    ]
    assert sum(points) == found["after"] - found["before"]


def test_the_other_card_goes_to_the_left_and_it_says_so(server: Server, guest: Guest) -> None:
    page = guest()
    told = sit(page, server.url, bots=("Marta", "Piet"))
    kept, other = (held["card"] for held in told.view()["hand"])
    page.locator(".po-keep .po-pick").first.click()
    expect(page.locator(".po-goes")).to_contain_text("Goes to Marta")
    page.get_by_role("button", name="Keep it, pass the other to Marta").click()
    page.wait_for_selector(".po-preview-panel")
    assert told.acts() == [[f"keep {kept}"]]
    expect(page.locator(".po-from")).to_have_text("From Piet")
    assert told.view()["passed"] == other


def test_a_tap_enlarges_a_slot_and_shows_what_lies_covered(server: Server, guest: Guest) -> None:
    page = guest()
    told = sit(page, server.url)
    for _ in range(2):
        page.locator(".po-pick:not([disabled])").first.click()
        lay(page)
    expect(page.get_by_role("button", name="Post both cards")).to_be_visible()
    tableau = told.draft(2)["tableau"]
    counts: dict[tuple[int, int], int] = {}
    for (_, _, row, col), rows in zip(tableau["layers"], tableau["faces"]):
        for r, text in enumerate(rows):
            for c, _ in enumerate(text):
                counts[row + r, col + c] = counts.get((row + r, col + c), 0) + 1
    (row, col), deep = max(counts.items(), key=lambda one: one[1])
    assert deep > 1
    # The start card lies upright at row 0, column 0: two slots wide, three high.
    start = page.locator(".po-cards .po-paper").first.bounding_box()
    assert start
    page.mouse.click(
        start["x"] + start["width"] / 2 * (col + 0.5), start["y"] + start["height"] / 3 * (row + 0.5)
    )
    panel = page.get_by_role("dialog", name="The slot in row")
    expect(panel).to_be_visible()
    expect(panel.locator(".po-under li")).to_have_count(deep - 1)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_where_peeking_is_off_nothing_covered_is_shown(server: Server, guest: Guest) -> None:
    page = guest()
    told = sit(page, server.url, peek="false")
    assert told.view()["desks"][0]["tableau"]["layers"] is None
    slot = page.locator(".po-cards use").first.bounding_box()
    assert slot
    page.mouse.click(slot["x"] + 10, slot["y"] + 10)
    expect(page.get_by_role("dialog", name="The slot in row")).to_contain_text("may not be looked at")


def test_a_tap_on_the_small_picture_looks_at_another_table(server: Server, guest: Guest) -> None:
    page = guest()
    sit(page, server.url, bots=("Marta", "Piet"))
    page.get_by_role("button", name=re.compile("Look at the table of Piet")).click()
    expect(page.locator(".table-head")).to_have_text("The table of Piet")
    page.get_by_role("button", name="Back to your table").click()
    expect(page.locator(".table-head")).to_have_text("Keep one card")


def test_whoever_watches_sees_all_tables_side_by_side(server: Server, guest: Guest) -> None:
    page, screen = guest(), guest(1440, 900)
    told = sit(page, server.url, bots=("Marta", "Piet", "Joost"))
    screen.goto(page.url.replace("/t/", "/projector/"))
    expect(screen.locator(".po-desk")).to_have_count(4)
    totals = [str(desk["tableau"]["total"]).replace("-", "−") for desk in told.view()["desks"]]
    assert screen.locator(".po-desk h2 .numeral").all_inner_texts() == totals
    screen.get_by_role("button", name="Piet").click()
    expect(screen.locator(".table-head")).to_have_text("The table of Piet")
    screen.get_by_role("button", name="Back to all tables").click()
    expect(screen.locator(".po-desk")).to_have_count(4)
    assert screen.locator(".po-pick").count() == 0


def test_the_tableau_is_told_as_a_table(server: Server, guest: Guest) -> None:
    page = guest()
    told = sit(page, server.url)
    names = {
        ".": "empty",
        "m": "mouse",
        "g": "gift",
        "p": "personal",
        "s": "sweet",
        "f": "fragile",
        " ": "no card",
    }
    grid = told.view()["desks"][0]["tableau"]["grid"]
    rows = page.locator(".po-felt table tbody tr").all()[:-1]
    assert [[cell.inner_text() for cell in row.locator("td").all()[:-1]] for row in rows] == [
        [names[code] for code in text] for text in grid
    ]
    total = told.view()["desks"][0]["tableau"]["total"]
    expect(page.locator(".po-felt table td").last).to_have_text(str(total).replace("-", "−"))


def test_what_happened_counts_rows_and_columns_as_the_board_does(server: Server, guest: Guest) -> None:
    page = guest()
    told = sit(page, server.url)
    top, left = 0, 0
    for _ in range(2):
        page.locator(".po-pick:not([disabled])").first.click()
        for key in ("ArrowUp", "ArrowUp", "ArrowLeft"):  # so that the tableau grows beyond its first corner
            page.keyboard.press(key)
        lies = re.fullmatch(r"(\w+) r\d ([+-]\d+)([+-]\d+)", spot(page))
        assert lies
        card, down, right = lies[1], int(lies[2]), int(lies[3])
        top, left = min(top, down), min(left, right)
        spoken = f"{card} at row {down - top + 1}, column {right - left + 1}. Preview:"
        expect(page.locator(".unseen[aria-live]")).to_contain_text(spoken)
        page.keyboard.press("Enter")
        expect(page.locator(GHOST)).to_have_count(0)
    page.get_by_role("button", name="Post both cards").click()
    expect(page.locator(".story li")).to_have_count(5)
    tableau = told.view()["desks"][0]["tableau"]
    assert (tableau["top"], tableau["left"]) != (0, 0)
    said = " ".join(page.locator(".story li").all_inner_texts())
    for card, _, row, col in tableau["layers"][1:]:
        at = f"row {row - tableau['top'] + 1}, column {col - tableau['left'] + 1}."
        assert re.search(rf"{card}[^.]* at {at}", said), said


def test_where_the_order_is_open_the_cards_to_come_lie_in_sight(server: Server, guest: Guest) -> None:
    page = guest()
    told = sit(page, server.url, "post-office-open")
    expect(page.locator(".po-order li")).to_have_count(len(told.view()["order"]))
    assert len(told.view()["order"]) == 6


@pytest.mark.parametrize(
    "lang, rank", [("en", "Your post office is"), ("pl", "Twoja poczta to"), ("nl", "Je postkantoor is")]
)
def test_the_end_counts_line_by_line_and_names_the_rank(
    server: Server, guest: Guest, lang: str, rank: str
) -> None:
    page = guest(locale=lang)
    told = sit(page, server.url)
    play([page], post_step)
    assert over(page)
    expect(page.locator(".po-result h2")).to_contain_text(rank)
    expect(page.locator(".po-ranks [aria-current=true]")).to_have_count(1)
    game = told.view()
    lines = [line for line in game["desks"][0]["tableau"]["lines"] if line["points"]]
    expect(page.locator(".po-count .po-kinds")).to_have_count(len(lines))
    points = [int(text.replace("−", "-")) for text in page.locator(".po-count .po-points").all_inner_texts()]
    assert sum(points) == game["totals"][0]
    expect(page.locator(".po-count .po-total")).to_have_text(str(game["totals"][0]).replace("-", "−"))
    assert IDS.findall(page.locator("body").inner_text()) == []


def test_the_count_goes_line_by_line_where_things_may_move(server: Server, guest: Guest) -> None:
    page = guest(reduced_motion="no-preference")
    sit(page, server.url)
    play([page], post_step)
    page.get_by_role("button", name="Count again").click()
    expect(page.locator(".po-later").first).to_be_attached()
    expect(page.locator(".po-later")).to_have_count(0, timeout=15_000)


def test_the_coach_is_silent_or_advises_or_warns_before_a_costly_choice(server: Server, guest: Guest) -> None:
    page = guest()
    told = sit(page, server.url)
    assert [one for one in told.sent if one["type"] == "coach"] == []
    page.get_by_role("button", name="On", exact=True).click()
    best = page.locator(".po-coach li").first
    expect(best).to_contain_text("The best way found.", timeout=90_000)
    best.get_by_role("button", name="Show it on the table").click()
    expect(page.locator(GHOST)).to_have_count(1)
    advice = next(one for one in told.heard if one["type"] == "advice")
    assert spot(page) == advice["moves"][0]["actions"][-1]
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Undo").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Warn me").click()
    expect(page.locator(".po-coach li")).to_have_count(0)
    page.locator(".po-pick:not([disabled])").first.click()
    first = spot(page)
    lay(page)
    page.locator(".po-pick:not([disabled])").first.click()
    expect(page.locator(GHOST)).to_have_count(1)
    good = [set(move["actions"]) for move in advice["moves"]]
    while {first, spot(page)} in good:
        page.keyboard.press("ArrowUp")
    lay(page)
    page.get_by_role("button", name="Post both cards").click()
    expect(page.get_by_role("alert")).to_contain_text("other ways are better")
    assert told.acts() == []
    page.get_by_role("button", name="Do it anyway").click()
    expect(page.locator("main")).to_contain_text("Round 2")
    assert len(told.acts()) == 1


@pytest.mark.parametrize("room", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 768, 1440])
def test_axe_finds_nothing_serious_at_any_stage(
    server: Server, guest: Guest, npm: None, width: int, room: str
) -> None:
    page = guest(width, 900, color_scheme=room)
    sit(page, server.url, bots=("Marta", "Piet"))
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    keep(page)
    page.locator(".po-pick").first.click()
    page.wait_for_selector(".po-reckoning", state="attached")
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    play([page], post_step)
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


WIDE = "A02,A12r1+2+1,A05r1+3+3,A15r1+4+5,A08r0+5+5,A17r0+3+1,A03r0+0+1 hand=A06,A10"
"""A tableau of eight rows and eight columns, before its last two cards."""

SLOT = """() => {
  const box = document.querySelector(".po-cards .po-paper").getBoundingClientRect();
  return {wide: box.width / 2, x: box.x, y: box.y};
}"""


@pytest.mark.parametrize("height", [780, 640])
def test_a_wide_tableau_is_played_with_one_finger_on_a_phone(
    server: Server, guest: Guest, height: int
) -> None:
    page = guest(360, height, has_touch=True, is_mobile=True)
    table = Staged(page, server.url)
    table.show_cards(ruleset(), at(WIDE))
    page.wait_for_selector(".po-pick:not([disabled])")
    settled(page)
    felt = page.locator(".po-map").bounding_box()
    assert felt
    # At first all of it is in sight, then slots are made as large as a finger.
    papers = [one.bounding_box() for one in page.locator(".po-cards .po-paper").all()]
    assert len(papers) == 7
    for paper in papers:
        assert paper
        assert paper["x"] >= 0
        assert paper["x"] + paper["width"] <= 360
        assert paper["y"] + paper["height"] <= felt["y"] + felt["height"]
    assert page.evaluate(SLOT)["wide"] < 44
    for _ in range(2):
        page.get_by_role("button", name="Larger").tap()
    before = page.evaluate(SLOT)
    assert before["wide"] >= 44
    middle = felt["y"] + felt["height"] / 2
    touches(page, [(300, middle)], [(280, middle)], [(240, middle - 30)])
    after = page.evaluate(SLOT)
    assert (after["x"], after["y"]) == (pytest.approx(before["x"] - 60), pytest.approx(before["y"] - 30))
    # Who zooms while a card is moved keeps the card in sight, and it still lies where it may.
    page.get_by_role("button", name="Fit").tap()
    page.locator(".po-pick").first.tap()
    expect(page.locator(GHOST)).to_have_count(1)
    for _ in range(2):
        page.get_by_role("button", name="Larger").tap()
    for _ in range(2):
        knob = page.locator(".po-knob circle").bounding_box()
        assert knob
        assert felt["y"] <= knob["y"] < felt["y"] + felt["height"]
        x, y = knob["x"] + 22, knob["y"] + 22
        touches(page, [(x, y)], [(x - 10, y - 10)], [(x - 60, y - 60)])
    lay(page)
    page.locator(".po-pick:not([disabled])").tap()
    expect(page.locator(GHOST)).to_have_count(1)
    lay(page)
    page.get_by_role("button", name="Post both cards").tap()
    (act,) = [one for one in table.sent() if one["type"] == "act"]
    state = at(WIDE)
    for action in act["actions"]:
        assert action in [notation.action_text(ruleset(), one) for one in rules.legal(ruleset(), state, 0)]
        state = play_moves(ruleset(), state, f"0: {action}")


def test_all_that_can_be_touched_is_large_enough(server: Server, guest: Guest) -> None:
    page = guest(360, 780, has_touch=True, is_mobile=True)
    sit(page, server.url, bots=("Marta", "Piet"))
    keep(page)
    page.locator(".po-pick").first.tap()
    page.wait_for_selector(".po-knob")
    small = page.evaluate(
        """() => [...document.querySelectorAll(".po-board button, .po-aside button, .area-others button")]
          .filter((one) => one.getClientRects().length)
          .map((one) => [one.textContent.trim() || one.ariaLabel, one.getBoundingClientRect()])
          .filter(([, box]) => box.height < 44 || box.width < 44)
          .map(([name, box]) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`)"""
    )
    assert small == []


def test_nothing_is_asked_about_cards_that_are_posted_however_slow_the_server(
    server: Server, guest: Guest
) -> None:
    page = guest()
    page.clock.install()
    table = Staged(page, server.url)
    table.show_cards(ruleset(), at(WIDE))
    for _ in range(2):
        page.locator(".po-pick:not([disabled])").first.click()
        expect(page.locator(GHOST)).to_have_count(1)
        page.clock.fast_forward(3000)
        if not table.silent:
            expect(page.locator(".po-reckoning .po-total")).to_be_visible()
        lay(page)
        table.silent = {"preview", "act"}
    page.clock.fast_forward(3000)
    assert [one["type"] for one in table.sent()][-1:] == ["preview"]
    page.get_by_role("button", name="Post both cards").click()
    for _ in range(4):
        page.clock.fast_forward(3000)
    assert [one["type"] for one in table.sent() if one["type"] != "ping"] == ["act"]


def test_a_new_round_does_not_wait_for_a_question_of_the_last(server: Server, guest: Guest) -> None:
    page = guest()
    page.clock.install()
    table = Staged(page, server.url)
    table.silent = {"preview"}
    of = ruleset()
    rounds = {after.round: after for _, _, after in moves(of, 1, 1) if len(after.desks[0].hand) == 2}
    for number in (1, 2):
        table.show_cards(of, rounds[number], goes=number == 1)
        page.locator(".po-pick:not([disabled])").first.click()
        expect(page.locator(GHOST)).to_have_count(1)
        page.clock.fast_forward(100)
        asked = [one for one in table.sent() if one["type"] == "preview"]
        assert len(asked) == 1, number


def test_a_question_that_nobody_pressed_is_refused_in_silence(server: Server, guest: Guest) -> None:
    page = guest()
    table = Staged(page, server.url)
    table.show_cards(ruleset(), at(WIDE))
    table.silent = {"preview", "undo"}
    page.locator(".po-pick:not([disabled])").first.click()
    table.refuse("preview", "A06 lies on the table already.")
    drawn(page)
    assert "lies on the table" not in page.locator("body").inner_text()


def test_of_a_bot_that_thinks_for_long_more_is_said(server: Server, guest: Guest) -> None:
    page = guest()
    page.clock.install()
    of = ruleset()
    state = next(after for _, _, after in moves(of, 2, 1) if rules.node(of, after).seats == (0, 1))
    Staged(page, server.url).show_cards(of, state, bots=[1])
    told = page.locator(".other .state")
    expect(told).to_contain_text("Still thinking")
    page.clock.fast_forward(14_000)
    expect(told).to_contain_text("Still thinking")
    page.clock.fast_forward(2_000)
    expect(told).to_contain_text("Thinking for long; it plays as soon as it can")
