"""A match looked back on in the browser: chart, account, costliest moves, steps, playing on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Guest, Watch
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
    return [float(re.sub("[+±%\\s]", "", cell).replace("−", "-")) for cell in cells]


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
    reviewed.get_by_role("button", name="Play on from here, as practice").click()
    reviewed.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))
    assert before[-4:] not in reviewed.url
    expect(reviewed.locator(".stb-box")).to_be_visible(timeout=30_000)


def asked(page: Page, held: list[Route]) -> Route:
    """The next question for the review."""
    for _ in range(200):
        if held:
            return held.pop()
        page.wait_for_timeout(50)
    raise AssertionError("the page has not asked")


def test_the_page_says_how_far_the_review_is_until_it_is_there(reviewed: Page) -> None:
    """What the server answers meanwhile is put into its mouth here; the last answer is its own."""
    held: list[Route] = []
    reviewed.route("**/api/tables/*/review?*", lambda route: held.append(route))
    reviewed.reload()
    said = {"stage": "rules", "done": 0, "of": 0, "ahead": 0, "seconds": 2, "text": "These rules are solved."}
    asked(reviewed, held).fulfill(status=202, json=said)
    expect(reviewed.get_by_text("These rules are solved.")).to_be_visible()
    expect(reviewed.get_by_text("This page need not stay open")).to_be_visible()
    said |= {"stage": "moves", "done": 3, "of": 12, "text": "3 of 12 moves are weighed."}
    asked(reviewed, held).fulfill(status=202, json=said)
    expect(reviewed.get_by_text("3 of 12 moves are weighed.")).to_be_visible()
    expect(reviewed.get_by_role("progressbar")).to_have_attribute("value", "3")
    asked(reviewed, held).continue_()
    expect(reviewed.locator(".review-chart")).to_be_visible(timeout=30_000)


def test_what_was_refused_can_be_asked_for_again(reviewed: Page, watch: Watch) -> None:
    watch.excused.append("Failed to load resource: the server responded with a status of 400")
    refused = [{"error": {"id": "server-too-much", "text": "That takes too long."}}]

    def answered(route: Route) -> None:
        if refused:
            route.fulfill(status=400, json=refused.pop())
        else:
            route.continue_()

    reviewed.route("**/api/tables/*/review?*", answered)
    reviewed.reload()
    expect(reviewed.get_by_role("status").get_by_text("That takes too long.")).to_be_visible()
    reviewed.get_by_role("button", name="Try again").click()
    expect(reviewed.locator(".review-chart")).to_be_visible(timeout=30_000)


def test_a_review_fits_into_a_phone(reviewed: Page) -> None:
    reviewed.set_viewport_size({"width": 360, "height": 780})
    expect(reviewed.locator(".review-result")).to_be_visible()
    assert reviewed.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_last_match_is_found_while_the_next_one_goes_on_and_on_the_players_page(
    server: Server, guest: Guest
) -> None:
    one, two = guest(1280, 800), guest()
    code = open_table(one, server.url)
    join(two, server.url, code, "Marta")
    play([one, two])
    one.get_by_role("button", name="Play again").click()
    expect(one.locator("main[data-phase=playing]")).to_be_visible()
    one.get_by_role("button", name="Menu", exact=True).click()
    one.get_by_role("link", name="Look back on the last match").click()
    expect(one).to_have_url(f"{server.url}/review/{code}?match=1")
    expect(one.locator(".review-chart")).to_be_visible(timeout=60_000)
    one.goto(f"{server.url}/me")
    expect(
        one.get_by_role("region", name="Matches played").locator(f"a[href='/review/{code}?match=1']")
    ).to_be_visible()


def test_what_a_choice_cost_has_one_sign_on_the_whole_page(server: Server, guest: Guest) -> None:
    """In Classic less is better, so a costly choice adds to what is left standing."""
    page = guest(1440, 900)
    code = open_table(page, server.url)
    page.get_by_role("button", name="Play alone").click()
    play([page])
    expect(page.locator(".score-sheet .won .unseen")).to_have_count(0)
    page.goto(f"{server.url}/review/{code}")
    expect(page.locator(".review-chart")).to_be_visible(timeout=60_000)
    assert "−" not in "".join(page.locator(".review-cost").all_text_contents())
    own = page.get_by_role("row", name="Own choices").locator("td.n")
    expect(own).to_have_text(re.compile("^[+±]"))


def test_the_check_of_a_daily_box_says_when_its_seed_is_told(server: Server, guest: Guest) -> None:
    page = guest()
    page.goto(f"{server.url}/daily")
    page.get_by_role("button", name="Play it").click()
    page.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))
    code = page.url.rpartition("/")[2]
    page.goto(f"{server.url}/check?table={code}")
    expect(page.locator(".findings .none").first).to_contain_text("once its day is over")
