"""Reloads, sleep, a server that dies in the middle of a turn: nothing is lost."""

from __future__ import annotations

import re
import signal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest, Watch
from tests.browser.test_everybody import axe, npm
from tools.stage import Server, box_step, join, open_table, over, play

pytestmark = pytest.mark.browser

__all__ = ["npm"]


def begun(server: Server, guest: Guest) -> tuple[Page, Page]:
    """A match of two in which the first has thrown and chosen one tile."""
    one, two = guest(), guest()
    join(two, server.url, open_table(one, server.url), "Marta")
    pages = (one, two)
    for _ in range(200):
        if any(page.locator(".stb-tile.is-chosen").count() for page in pages):
            break
        for page in pages:
            if page.locator(".stb-tile.is-chosen").count() == 0:
                box_step(page)
        one.wait_for_timeout(30)
    return one, two


def dice(page: Page) -> str:
    """The heading, which tells the throw."""
    return page.locator(".table-head").inner_text()


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(server: Server, guest: Guest) -> None:
    one, two = begun(server, guest)
    for page in (one, two):
        before = dice(page)
        page.reload()
        expect(page.locator(".table-head")).to_have_text(before)
    play([one, two])


def test_a_server_that_is_killed_and_comes_back_goes_on_where_it_was(
    own_server: Server, guest: Guest, watch: Watch
) -> None:
    watch.excused += ["ERR_CONNECTION_REFUSED", "WebSocket connection"]
    one, two = begun(own_server, guest)
    before = dice(one), dice(two)
    own_server.stop(signal.SIGKILL)
    expect(one.locator(".banner")).to_be_visible()
    own_server.start()
    for page, head in zip((one, two), before):
        expect(page.locator(".banner")).to_have_count(0, timeout=20_000)
        expect(page.locator(".table-head")).to_have_text(head)
    play([one, two])


def test_a_press_while_the_line_is_down_arrives_when_it_is_back(
    own_server: Server, guest: Guest, watch: Watch
) -> None:
    watch.excused += ["ERR_CONNECTION_REFUSED", "WebSocket connection"]
    page = guest()
    page.goto(f"{own_server.url}/new?rules=classic")
    page.get_by_role("button", name="Take away seat 2").click()
    page.get_by_role("button", name="Open this table").click()
    expect(page.locator("[data-act=main]")).to_be_enabled()
    own_server.stop(signal.SIGKILL)
    expect(page.locator(".banner")).to_be_visible()
    page.locator("[data-act=main]").click()
    own_server.start()
    expect(page.locator(".table-head")).to_have_text(re.compile(r"throw: \d"), timeout=20_000)


def test_a_page_that_slept_wakes_up_to_date(server: Server, guest: Guest) -> None:
    one, two = begun(server, guest)
    line = two.context.new_cdp_session(two)
    line.send("Page.setWebLifecycleState", {"state": "frozen"})
    for _ in range(60):
        if not box_step(one):
            break
        one.wait_for_timeout(60)
    line.send("Page.setWebLifecycleState", {"state": "active"})
    play([one, two])
    assert over(two)


def test_the_same_browser_in_a_second_tab_takes_the_table_over(
    server: Server, guest: Guest, npm: None
) -> None:
    one, two = begun(server, guest)
    again = one.context.new_page()
    again.goto(one.url)
    expect(one.locator(".banner")).to_be_visible()
    # What would not be heard there cannot be pressed.
    expect(one.locator("main")).to_have_attribute("inert", "")
    assert axe(one) == []
    expect(again.locator(".table-head")).to_be_visible()
    play([again, two])
