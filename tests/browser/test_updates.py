"""The server was updated while a table was open: the page offers to reload, never while somebody chooses."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Guest
from tools.stage import MAIN, TILE, Server, box_step, open_table, over, play

pytestmark = pytest.mark.browser

PATIENCE = 60.0
OFFERS = {
    "en": ("Pillarbox was updated while you played.", "Reload the page"),
    "pl": ("Podczas gry zaktualizowano Pillarbox.", "Odśwież stronę"),
    "nl": ("Tijdens het spelen is Pillarbox vernieuwd.", "Vernieuw de pagina"),
}


def updated(page: Page) -> tuple[Callable[[], None], list[str]]:
    """What lets the page's server say from then on that it has other pages; the views that said so."""
    named, said = ["old"], []

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def heard(text: str | bytes) -> None:
            changed = re.sub(r'"app":"\w+"', f'"app":"{named[0]}"', str(text))
            route.send(changed)
            said.extend([changed] if '"app":"new"' in changed else [])

        server.on_message(heard)

    page.route_web_socket(re.compile("/ws/"), between)
    return lambda: named.__setitem__(0, "new"), said


@pytest.mark.parametrize("lang", ["en", "pl", "nl"])
def test_an_update_is_offered_between_turns_and_never_in_the_middle_of_a_choice(
    server: Server, guest: Guest, lang: str
) -> None:
    text, button = OFFERS[lang]
    one, two = guest(), guest(width=360, height=740, locale=lang)
    update, said = updated(two)
    code = open_table(one, server.url)
    two.goto(f"{server.url}/t/{code}")
    two.locator(".join-form input").first.fill("Marta")
    two.locator(".join-form button").first.click()
    expect(two.locator(".join-form")).to_have_count(0)
    offer = two.locator(".update")
    end = time.monotonic() + PATIENCE
    while not two.locator(TILE).count():
        assert time.monotonic() < end, two.locator("main").inner_text()
        if over(one) and over(two):  # the box was shut before the second had a turn
            one.get_by_role("button", name="Play again").click()
            expect(one.locator("main[data-phase=over]")).to_have_count(0)
        elif two.locator(MAIN).count():  # throws; tiles are chosen below
            two.locator(MAIN).last.dispatch_event("click")
        elif not box_step(one):
            two.wait_for_timeout(20)
    two.locator(TILE).last.click()
    expect(two.locator(".stb-tile.is-chosen")).to_have_count(1)
    update()
    one.get_by_role("button", name="Menu").click()  # whatever is told to all sends a view to two as well
    one.get_by_role("button", name="Host", exact=True).click()
    one.get_by_label("Players may write freely").click()
    while not said:
        assert time.monotonic() < end
        two.wait_for_timeout(20)
    expect(two.locator(".stb-tile.is-chosen")).to_have_count(1)
    expect(offer).to_have_count(0)
    one.keyboard.press("Escape")
    while not over(two) and not offer.count():
        assert time.monotonic() < end, two.locator("main").inner_text()
        if not box_step(two) and not box_step(one):
            two.wait_for_timeout(20)
    expect(offer).to_contain_text(text)
    hint = two.locator(".actions, .stb-hint").last.bounding_box()
    box = offer.bounding_box()
    assert hint is not None
    assert box is not None
    assert box["y"] + box["height"] <= hint["y"]
    offer.get_by_role("button", name=button).click()
    expect(two.locator(".table-head")).to_be_visible()
    expect(offer).to_have_count(0)
    play([one, two])
    expect(offer).to_have_count(0)
