"""For everybody: by keyboard, by touch, by screen reader, in three languages, small and enlarged."""

from __future__ import annotations

import base64
import json
import os
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Guest, Watch
from tests.browser.staged import Staged
from tests.games.shut_the_box.drawn import at
from tests.games.shut_the_box.presets import preset
from tools.stage import Press, Server, box_step, join, open_table, over, play, post_step

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


@pytest.mark.parametrize("room", ["light", "dark"])
def test_axe_finds_nothing_serious_in_the_windows_of_a_table_on_the_big_screen_and_after_the_match(
    server: Server, guest: Guest, watch: Watch, npm: None, room: str
) -> None:
    watch.excused.append("404 (Not Found)")  # of the page that there is not
    one, two = guest(color_scheme=room), guest(360, 780, color_scheme=room)
    code = open_table(one, server.url)
    join(two, server.url, code, "Marta")
    expect(one.locator("main[data-phase=playing]")).to_be_visible()
    opens = {
        "Invite": one,
        "Scores": two,
        "Say something": two,
        "Host": one,
        "Stop playing": two,
        "Keys": one,
    }
    for window, page in opens.items():
        page.get_by_role("button", name="Menu", exact=True).click()
        if window == "Scores":
            assert axe(page) == [], "menu"
        page.get_by_role("button", name=window, exact=True).last.click()
        expect(page.get_by_role("dialog", name=window)).to_be_visible()
        assert axe(page) == [], window
        page.keyboard.press("Escape")
    two.get_by_role("button", name="Menu", exact=True).click()
    two.get_by_role("button", name="Say something", exact=True).click()
    two.get_by_role("button", name="Hello!").click()
    play([one, two])
    watcher = guest(color_scheme=room)
    for page, path in (
        (one, ""),
        (watcher, f"/projector/{code}"),
        (watcher, f"/check?table={code}"),
        (watcher, "/nowhere"),
    ):
        if path:
            page.goto(server.url + path)
            settled(page)
        assert axe(page) == [], path
    expect(watcher.get_by_role("heading", level=1)).to_have_text("There is nothing here")


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
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Powiadom, gdy będzie moja kolej")).to_be_visible()
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    assert page.locator(".menu-list, .menu-list button, .menu-list a").evaluate_all(cut) == []


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


@pytest.mark.parametrize(("rules", "step"), [("Classic", box_step), ("Post Office", post_step)])
def test_every_event_is_said_once(server: Server, guest: Guest, rules: str, step: Press) -> None:
    one, two = guest(), guest()
    told: list[str] = []
    two.on(
        "websocket",
        lambda line: line.on("framereceived", lambda text: told.extend(events(text))),
    )
    code = open_table(one, server.url, rules)
    two.add_init_script(
        """window.heard = []; addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
          for (const change of changes) for (const node of change.addedNodes)
            if (node.parentElement?.closest("[role=log]")) window.heard.push(node.textContent);
        }).observe(document.body, {childList: true, subtree: true}));"""
    )
    join(two, server.url, code, "Marta")
    play([one, two], step)
    two.wait_for_timeout(200)
    assert len(told) > 5
    assert [text for text in two.evaluate("window.heard") if text in set(told)] == told


def events(frame: str | bytes) -> list[str]:
    """The texts of a frame that tells what has happened."""
    message = json.loads(frame)
    return [item["text"] for item in message.get("items", []) if item["text"]]


GREYS = """(data) => new Promise((done) => {
  const picture = new Image();
  picture.onload = () => {
    const canvas = document.createElement("canvas");
    canvas.width = 48;
    canvas.height = 48;
    const pen = canvas.getContext("2d", {willReadFrequently: true});
    pen.drawImage(picture, 0, 0, 48, 48);
    const found = pen.getImageData(0, 0, 48, 48).data;
    done(Array.from({length: 48 * 48}, (_, i) => found[4 * i]));
  };
  picture.src = `data:image/png;base64,${data}`;
})"""


def greys(page: Page, place: Locator) -> list[int]:
    """How a part of a page looks to who sees no colours, as the greys of 48 times 48 dots."""
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    picture = base64.b64encode(place.screenshot()).decode()
    line.detach()
    return page.evaluate(GREYS, picture)  # type: ignore[no-any-return]


def differ(one: list[int], two: list[int]) -> float:
    """The part of the dots whose greys are clearly apart."""
    return sum(abs(a - b) > 32 for a, b in zip(one, two)) / len(one)


@pytest.mark.parametrize("room", ["light", "dark"])
def test_without_colours_a_tile_still_shows_how_it_stands(server: Server, guest: Guest, room: str) -> None:
    page = guest(color_scheme=room)
    table = Staged(page, server.url)
    tile = page.locator('[data-tile="5"]')
    stands = "open=1,2,3,4,5,8,9/3,9 ends=-,stuck throws=3,5 turn=0 starter=1"
    looks: dict[str, list[int]] = {}
    # Nothing merely stands while some tiles are legal: whatever is not legal is dimmed then.
    for state, throw in (("dimmed", "1-1"), ("legal", "3-6")):
        table.show(at(preset("classic"), f"{stands} throw={throw}"), goes=not looks)
        page.mouse.move(2, 2)
        looks[state] = greys(page, tile)
    tile.click()
    page.mouse.move(2, 2)
    looks["chosen"] = greys(page, tile)
    shut = stands.replace("4,5,8", "4,8")
    table.show(at(preset("classic"), shut), goes=False)
    looks["shut"] = greys(page, tile)
    for (one, first), (two, second) in combinations(looks.items(), 2):
        assert differ(first, second) > 0.015, f"{one} looks like {two}"


def test_without_colours_packages_and_mice_are_told_apart(server: Server, guest: Guest) -> None:
    page = guest()
    page.goto(f"{server.url}/rules/post-office")
    settled(page)
    looks: dict[str, list[int]] = {}
    for picture in ("g", "p", "s", "f", "m0", "empty"):
        page.evaluate(
            """(picture) => {
              document.getElementById("probe")?.remove();
              const box = document.createElement("div");
              box.id = "probe";
              box.style = "position: fixed; top: 0; left: 0; z-index: 99; background: #fff; line-height: 0";
              box.innerHTML = `<svg width="96" height="96"><use href="#po-${picture}" /></svg>`;
              document.body.append(box);
            }""",
            picture,
        )
        looks[picture] = greys(page, page.locator("#probe"))
    for (one, first), (two, second) in combinations(looks.items(), 2):
        assert differ(first, second) > 0.15, f"{one} looks like {two}"


@pytest.mark.parametrize(("rules", "step"), [("Classic", box_step), ("Post Office", post_step)])
def test_who_wants_stillness_sees_no_motion_and_nothing_ever_loops(
    server: Server, guest: Guest, rules: str, step: Press
) -> None:
    still, moving = guest(), guest(reduced_motion="no-preference")
    watch = """() => {
      window.motions = [];
      const look = () => {
        for (const one of document.getAnimations()) {
          const {duration, iterations} = one.effect.getComputedTiming();
          if (duration > 0) window.motions.push([one.animationName ?? one.transitionProperty, iterations]);
        }
        requestAnimationFrame(look);
      };
      look();
    }"""
    for page in (still, moving):
        open_table(page, server.url, rules)
        page.get_by_role("button", name="Play alone").click()
        page.wait_for_selector("main[data-phase=playing] .area-board")
        page.evaluate(watch)
        for _ in range(12):
            step(page)
            page.wait_for_timeout(60)
    assert still.evaluate("window.motions") == []
    moved = moving.evaluate("window.motions")
    assert moved
    assert all(times is not None and times < 3 for _, times in moved), "something loops"
