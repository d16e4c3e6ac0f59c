"""Whoever looks elsewhere is told that it is their turn: by the tab's title and icon, a badge, a sound, a
notification.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pillarbox.games.shut_the_box.ruleset import Ruleset
from tests.browser.conftest import Guest
from tests.browser.staged import Staged
from tests.games.shut_the_box.drawn import Drawn, at
from tests.games.shut_the_box.presets import preset
from tools.stage import Server

pytestmark = pytest.mark.browser

CLASSIC: Ruleset = preset("classic")
THEIRS = "open=1/all ends=stuck,- throws=4,0 turn=1 starter=0"
OWN = "open=1/all ends=-,stuck throws=3,4 throw=3-6 turn=0 starter=1"
SPY = """
window.away = false;
window.seen = {badges: [], notes: [], tones: 0, knocks: 0, contexts: 0};
Object.defineProperty(document, "visibilityState", {get: () => (window.away ? "hidden" : "visible")});
document.hasFocus = () => !window.away;
navigator.setAppBadge = async () => void window.seen.badges.push(true);
navigator.clearAppBadge = async () => void window.seen.badges.push(false);
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (this.permission = window.answer ?? "granted"); }
  constructor(title, how) {
    if (window.phone) throw new TypeError("Illegal constructor.");
    window.seen.notes.push([title, how.body]);
    window.last = this;
  }
  close() { window.put_away = true; }
};
const Real = window.AudioContext;
window.AudioContext = class extends Real { constructor() { super(); window.seen.contexts += 1; } };
for (const [name, count] of [["OscillatorNode", "tones"], ["AudioBufferSourceNode", "knocks"]]) {
  const start = window[name].prototype.start;
  window[name].prototype.start = function (...when) {
    window.seen[count] += 1;
    return start.apply(this, when);
  };
}
"""


def sit(guest: Guest, url: str, position: str = THEIRS, **how: object) -> tuple[Page, Staged]:
    """A table where somebody else is on turn; what the page does to be noticed is written down."""
    page = guest(**how)
    page.add_init_script(SPY)
    table = Staged(page, url)
    table.show(at(CLASSIC, position))
    return page, table


def seen(page: Page) -> dict[str, Any]:
    """What was done so far."""
    page.wait_for_timeout(60)
    return page.evaluate("window.seen")  # type: ignore[no-any-return]


def look(page: Page, away: bool) -> None:
    """The player goes to another tab, or comes back."""
    page.evaluate(
        """(away) => { window.away = away; document.dispatchEvent(new Event("visibilitychange")); }""", away
    )


def menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.locator(".menu-list").get_by_role("button", name=item, exact=True).click()


def own() -> Drawn:
    return at(CLASSIC, OWN)


ICON = 'link[rel="icon"]'


def test_a_hidden_tab_shows_in_its_title_icon_and_badge_that_it_is_ones_turn(
    server: Server, guest: Guest
) -> None:
    page, table = sit(guest, server.url)
    expect(page).to_have_title("The Snug · Pillarbox")
    look(page, away=True)
    expect(page).to_have_title("The Snug · Pillarbox")
    table.show(own(), goes=False)
    expect(page).to_have_title("● The Snug · Pillarbox")
    expect(page.locator(ICON)).to_have_attribute("href", "/static/icons/icon-waiting.svg")
    look(page, away=False)
    expect(page).to_have_title("The Snug · Pillarbox")
    expect(page.locator(ICON)).to_have_attribute("href", "/static/icons/icon.svg")
    assert seen(page)["badges"] == [True, False]


def test_a_tab_left_on_ones_own_turn_is_marked_and_no_longer_when_a_bot_has_played_for_it(
    server: Server, guest: Guest
) -> None:
    page, table = sit(guest, server.url, OWN)
    look(page, away=True)
    expect(page).to_have_title("● The Snug · Pillarbox")
    table.show(at(CLASSIC, THEIRS), goes=False)
    expect(page).to_have_title("The Snug · Pillarbox")
    assert seen(page)["badges"] == [True, False]


def test_a_window_that_is_seen_but_has_not_the_focus_stays_marked(server: Server, guest: Guest) -> None:
    page, table = sit(guest, server.url)
    page.evaluate("document.hasFocus = () => false; dispatchEvent(new Event('blur'))")
    table.show(own(), goes=False)
    expect(page).to_have_title("● The Snug · Pillarbox")
    page.evaluate("document.hasFocus = () => true; dispatchEvent(new Event('focus'))")
    expect(page).to_have_title("The Snug · Pillarbox")


def test_a_notification_comes_only_if_asked_for_once_a_turn_and_to_who_is_away(
    server: Server, guest: Guest
) -> None:
    page, table = sit(guest, server.url)
    look(page, away=True)
    table.show(own(), goes=False)
    assert seen(page)["notes"] == []
    look(page, away=False)
    menu(page, "Tell me when it is my turn")
    expect(page.locator(".toasts")).to_contain_text("You will be told when it is your turn.")
    table.show(at(CLASSIC, THEIRS), goes=False)
    table.show(own(), goes=False)
    assert seen(page)["notes"] == [], "who looks is not notified"
    table.show(at(CLASSIC, THEIRS), goes=False)
    look(page, away=True)
    table.show(own(), goes=False)
    assert seen(page)["notes"] == [["It is your turn", "The Snug"]]
    assert page.evaluate("window.put_away") is None
    look(page, away=False)
    assert page.evaluate("window.put_away") is True
    menu(page, "Tell me no more")
    look(page, away=True)
    table.show(at(CLASSIC, THEIRS), goes=False)
    table.show(own(), goes=False)
    assert len(seen(page)["notes"]) == 1


def test_a_wish_for_notifications_is_kept_on_the_device(server: Server, guest: Guest) -> None:
    page, table = sit(guest, server.url)
    menu(page, "Tell me when it is my turn")
    expect(page.locator(".toasts")).to_contain_text("You will be told when it is your turn.")
    page.add_init_script("window.Notification.permission = 'granted'")
    table.show(at(CLASSIC, THEIRS))
    look(page, away=True)
    table.show(own(), goes=False)
    assert seen(page)["notes"] == [["It is your turn", "The Snug"]]


def test_a_browser_that_allows_none_says_so(server: Server, guest: Guest) -> None:
    page, table = sit(guest, server.url)
    page.evaluate("window.answer = 'denied'")
    menu(page, "Tell me when it is my turn")
    expect(page.locator(".toasts")).to_contain_text("Your browser does not allow notifications here.")
    look(page, away=True)
    table.show(own(), goes=False)
    assert seen(page)["notes"] == []


def test_on_a_phone_the_service_worker_notifies(server: Server, guest: Guest) -> None:
    page, table = sit(guest, server.url, width=360, height=780)
    page.evaluate(
        """async () => {
          window.phone = true;
          await navigator.serviceWorker.ready;
          ServiceWorkerRegistration.prototype.showNotification = async function (title, how) {
            window.seen.notes.push([title, how.body, how.data]);
          };
        }"""
    )
    menu(page, "Tell me when it is my turn")
    look(page, away=True)
    table.show(own(), goes=False)
    assert seen(page)["notes"] == [["It is your turn", "The Snug", page.url]]


def test_the_browsers_own_notifications_are_asked_for_and_sent(server: Server, guest: Guest) -> None:
    page = guest(permissions=["notifications"])
    page.add_init_script("document.hasFocus = () => !window.away")
    table = Staged(page, server.url)
    table.show(at(CLASSIC, THEIRS))
    menu(page, "Tell me when it is my turn")
    expect(page.locator(".toasts")).to_contain_text("You will be told when it is your turn.")
    page.evaluate("window.away = true")
    table.show(own(), goes=False)
    expect(page).to_have_title("● The Snug · Pillarbox")


def test_sound_is_off_until_asked_for_and_then_knocks_for_tiles_and_rings_for_ones_turn(
    server: Server, guest: Guest
) -> None:
    page, table = sit(guest, server.url)
    shut = [{"kind": "acted", "seat": 1, "faces": None, "text": "Marta shuts tile 9."}]
    table.show(at(CLASSIC, THEIRS), events=shut, goes=False)
    assert seen(page)["contexts"] == 0
    page.get_by_role("button", name="Sound off").click()
    table.show(at(CLASSIC, THEIRS), events=shut, goes=False)
    assert (seen(page)["knocks"], seen(page)["tones"]) == (1, 0)
    look(page, away=True)
    table.show(own(), goes=False)
    assert seen(page)["tones"] == 2, "a bell has two tones"
    look(page, away=False)
    page.get_by_role("button", name="Sound on").click()
    table.show(at(CLASSIC, THEIRS), events=shut, goes=False)
    assert seen(page)["knocks"] == 1


def test_a_throw_sounds_like_dice_and_an_end_like_three_bells(server: Server, guest: Guest) -> None:
    page, table = sit(guest, server.url)
    page.get_by_role("button", name="Sound off").click()
    thrown = [{"kind": "thrown", "seat": 1, "faces": [3, 4], "text": "Marta throws 3 and 4."}]
    table.show(at(CLASSIC, THEIRS), events=thrown, goes=False)
    assert (seen(page)["knocks"], seen(page)["tones"]) == (5, 0)
    table.show(at(CLASSIC, THEIRS), events=[*thrown, {**thrown[0], "kind": "ended"}], goes=False)
    assert (seen(page)["knocks"], seen(page)["tones"]) == (5, 6)


def test_sound_that_was_on_before_waits_for_the_first_press(server: Server, guest: Guest) -> None:
    page = guest()
    # What Playwright evaluates counts as a press, so the browser's own answer is of no use here.
    page.add_init_script(
        SPY
        + """localStorage.setItem("pillarbox-sound", "on");
        const activation = {get hasBeenActive() { return window.pressed === true; }};
        Object.defineProperty(navigator, "userActivation", {get: () => activation});
        addEventListener("pointerdown", () => (window.pressed = true));"""
    )
    table = Staged(page, server.url)
    table.show(at(CLASSIC, THEIRS))
    shut = [{"kind": "acted", "seat": 1, "faces": None, "text": "Marta shuts tile 9."}]
    table.show(at(CLASSIC, THEIRS), events=shut, goes=False)
    assert seen(page)["contexts"] == 0
    page.mouse.click(5, 300)
    table.show(at(CLASSIC, THEIRS), events=shut, goes=False)
    assert (seen(page)["contexts"], seen(page)["knocks"]) == (1, 1)
