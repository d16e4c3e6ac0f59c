"""A match looked back on in the browser: chart, account, costliest moves, steps, playing on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest
from tools.stage import Server, join, open_table, play

pytestmark = pytest.mark.browser


@pytest.fixture
def reviewed(server: Server, guest: Guest) -> Page:
    """The review of a match of two that has just ended."""
    one, two = guest(1440, 900), guest()
    code = open_table(one, server.url)
    join(two, server.url, code, "Marta")
    play([one, two])
    one.goto(f"{server.url}/review/{code}")
    expect(one.locator(".review-chart")).to_be_visible(timeout=60_000)
    return one


def numbers(page: Page) -> list[float]:
    cells = page.locator(".review-account td.n").all_inner_texts()
    return [float(re.sub("[+±]", "", cell).replace("−", "-")) for cell in cells]


def test_the_parts_of_the_account_add_up_to_the_result(reviewed: Page) -> None:
    *parts, result = numbers(reviewed)
    assert abs(sum(parts) - result) < 0.06 * len(parts)
    assert result in (0.0, 50.0, 100.0)
    expect(reviewed.locator(".review-result h1")).to_have_text(re.compile(r"won|win|share", re.IGNORECASE))


def test_the_arrow_keys_step_through_the_match(reviewed: Page) -> None:
    step = reviewed.locator(".review-step")
    last = int(reviewed.locator(".review-hit").count()) - 1
    expect(step).to_contain_text(f"Step {last} of {last}")
    reviewed.keyboard.press("Home")
    expect(step).to_contain_text(f"Step 0 of {last}")
    expect(step).to_contain_text("The match begins.")
    reviewed.keyboard.press("ArrowRight")
    expect(step).to_contain_text("throws")
    expect(reviewed.locator(".review-step .stb-mini")).to_be_visible()
    reviewed.get_by_role("button", name="Step on").click()
    expect(step).to_contain_text(f"Step 2 of {last}")


def test_each_seat_has_its_own_review(reviewed: Page) -> None:
    mine = numbers(reviewed)[-1]
    reviewed.get_by_role("group", name="Whose review").get_by_role("button", name="Marta").click()
    expect(reviewed.get_by_role("heading", name="Marta’s chance to win")).to_be_visible(timeout=30_000)
    assert numbers(reviewed)[-1] == pytest.approx(100 - mine)


def test_a_costly_move_is_shown_with_what_was_better(reviewed: Page) -> None:
    """Whoever presses the highest lit tile each time makes a mistake sooner or later; a match without one is
    told so.
    """
    costly = reviewed.locator(".review-costly")
    if costly.count() == 0:
        expect(reviewed.locator(".review-luckless")).to_contain_text("Every choice was perfect.")
        return
    expect(costly.first.locator(".stb-choice")).to_have_count(2)
    costly.first.get_by_role("button", name="Show me").click()
    expect(reviewed.locator(".review-told")).to_contain_text("shuts")


def test_play_goes_on_from_any_point_at_a_table_of_its_own(reviewed: Page) -> None:
    before = reviewed.url
    reviewed.keyboard.press("Home")
    reviewed.keyboard.press("ArrowRight")
    reviewed.get_by_role("button", name="Play on from here").click()
    reviewed.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))
    assert before[-4:] not in reviewed.url
    expect(reviewed.locator(".stb-box")).to_be_visible(timeout=30_000)


def test_a_review_fits_into_a_phone(reviewed: Page) -> None:
    reviewed.set_viewport_size({"width": 360, "height": 780})
    expect(reviewed.locator(".review-result")).to_be_visible()
    assert reviewed.evaluate("document.documentElement.scrollWidth <= innerWidth")
