"""For everybody: by keyboard, by touch, by screen reader, in three languages, small and enlarged."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest
from tools.stage import Server, join, open_table, over, play

pytestmark = pytest.mark.browser

AXE = Path(__file__).resolve().parents[2] / "tools" / "browser" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ["/", "/new", "/rules", "/rules/classic", "/build", "/check", "/me", "/daily", "/guide", "/lobby"]
IDS = re.compile(
    r"\b(?:web|table|lobby|board|post|new|rules|check|me|daily|over|host|talk|say|build|review|guide)-[a-z]+(?:-[a-z]+)*\b"
)


def settled(page: Page) -> None:
    """Wait until the page has its words, its pictures and its typefaces."""
    page.wait_for_selector("main h1")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")


def axe(page: Page) -> list[str]:
    """What axe calls serious or critical on this page."""
    if not AXE.exists():
        from tools.vendor import npm_install

        npm_install()
    page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.fixture(scope="session")
def npm() -> None:
    """Axe comes by npm; without it these tests fail under CI and are skipped elsewhere."""
    from tools.vendor import npm_install

    try:
        npm_install()
    except SystemExit as error:
        if os.environ.get("CI"):
            pytest.fail(str(error))
        pytest.skip(f"AXE DID NOT RUN: {error}")


@pytest.mark.parametrize("room", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_serious(server: Server, guest: Guest, npm: None, path: str, room: str) -> None:
    page = guest(color_scheme=room)
    page.goto(server.url + path)
    settled(page)
    assert axe(page) == []


@pytest.mark.parametrize("room", ["light", "dark"])
@pytest.mark.parametrize("rules", ["Classic", "Post Office", "Holiday e-mail"])
def test_axe_finds_nothing_serious_at_a_table(
    server: Server, guest: Guest, npm: None, rules: str, room: str
) -> None:
    one, two = guest(color_scheme=room), guest(360, 780, color_scheme=room)
    code = open_table(one, server.url, rules)
    settled(one)
    assert axe(one) == []
    join(two, server.url, code, "Marta")
    for page in (one, two):
        expect(page.locator("main[data-phase=playing]")).to_be_visible()
        settled(page)
        assert axe(page) == []


def test_a_whole_match_needs_no_mouse(server: Server, guest: Guest) -> None:
    page = guest()
    page.goto(server.url)
    settled(page)
    focused = "document.activeElement.textContent.trim()"
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(focused) == "Open this table":
            break
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))
    expect(page.get_by_role("button", name="Play alone")).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(focused) == "Play alone":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("main[data-phase=playing] [data-act=main]")
    for _ in range(80):
        if over(page):
            break
        tile = page.locator("[data-tile].is-legal:not(.is-chosen)")
        if page.locator("[data-act=main]:not([aria-disabled=true])").count():
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("Enter" if page.locator(".is-chosen").count() else "Space")
        elif tile.count():
            page.keyboard.press(str(tile.first.get_attribute("data-tile")))
        page.wait_for_timeout(80)
    expect(page.locator(".area-over")).to_be_visible()


def test_the_keys_are_told_on_a_question_mark(server: Server, guest: Guest) -> None:
    page = guest()
    open_table(page, server.url)
    page.get_by_role("button", name="Play alone").click()
    page.wait_for_selector("[data-act=main]")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_everything_that_can_be_touched_is_large_enough(server: Server, guest: Guest) -> None:
    page = guest(360, 780, has_touch=True, is_mobile=True)
    page.goto(server.url)
    settled(page)
    page.get_by_role("button", name="Open this table").tap()
    page.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))
    page.get_by_role("button", name="Play alone").tap()
    page.wait_for_selector("[data-act=main]")
    page.locator("[data-act=main]").tap()
    tile = page.locator("[data-tile].is-legal").first
    tile.tap()
    expect(page.locator(".is-chosen")).to_have_count(1)
    small = page.evaluate(
        """() => [...document.querySelectorAll("button, select, input, a.button")]
          .filter((one) => one.getClientRects().length && !one.closest(".unseen"))
          .map((one) => [one.textContent.trim() || one.ariaLabel, one.getBoundingClientRect(), one])
          .filter(([, box, one]) => (box.height < 44 && !one.matches("button.code")) || box.width < 44)
          .map(([name, box]) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`)"""
    )
    assert small == []


@pytest.mark.parametrize("lang", ["en", "pl", "nl"])
def test_every_page_speaks_the_language_of_the_browser(server: Server, guest: Guest, lang: str) -> None:
    page = guest(locale=f"{lang}-{lang.upper()}")
    for path in PAGES:
        page.goto(server.url + path)
        settled(page)
        assert page.evaluate("document.documentElement.lang") == lang
        assert IDS.findall(page.locator("body").inner_text()) == []


def test_the_language_is_changed_at_the_table_and_stays(server: Server, guest: Guest) -> None:
    page = guest()
    open_table(page, server.url)
    page.get_by_role("button", name="Play alone").click()
    page.wait_for_selector("[data-act=main]")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("pl")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.get_by_role("button", name="Zaproś", exact=True)).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")


@pytest.mark.parametrize("path", PAGES)
def test_nothing_runs_over_the_edge_of_a_small_screen(server: Server, guest: Guest, path: str) -> None:
    page = guest(360, 780, locale="pl-PL")
    page.goto(server.url + path)
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("path", PAGES)
def test_text_can_be_twice_as_large(server: Server, guest: Guest, path: str) -> None:
    page = guest(1280, 900)
    page.goto(server.url + path)
    page.add_style_tag(content="html { font-size: 200% }")
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280


def test_every_event_is_said_once(server: Server, guest: Guest) -> None:
    one, two = guest(), guest()
    told: list[str] = []
    two.on(
        "websocket",
        lambda line: line.on("framereceived", lambda text: told.extend(events(text))),
    )
    code = open_table(one, server.url)
    two.add_init_script(
        """window.heard = []; addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
          for (const change of changes) for (const node of change.addedNodes)
            if (node.parentElement?.closest("[role=log]")) window.heard.push(node.textContent);
        }).observe(document.body, {childList: true, subtree: true}));"""
    )
    join(two, server.url, code, "Marta")
    play([one, two])
    two.wait_for_timeout(200)
    assert len(told) > 5
    assert [text for text in two.evaluate("window.heard") if text in set(told)] == told


def events(frame: str | bytes) -> list[str]:
    """The texts of a frame that tells what has happened."""
    message = json.loads(frame)
    return [item["text"] for item in message.get("items", []) if item["text"]]
