"""The guided first round: its positions are those of the rules, and every path can be played."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guest
from tools.guide import FILE, made
from tools.stage import Server

SCRIPT: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))["steps"]


def test_the_positions_are_what_the_rules_make_of_the_given_throws() -> None:
    assert FILE.read_text("utf-8") == made()


def test_every_legal_action_leads_on_until_the_third_throw_is_played() -> None:
    for step in SCRIPT:
        legal = set(step["view"]["legal"])
        assert set(step["next"]) == (legal or ({"throw"} if "faces" in step else set()))


@pytest.mark.browser
@pytest.mark.parametrize("tiles", ["9", "4 5", "1 3 5"])
def test_the_round_is_played_on_the_real_board(server: Server, guest: Guest, tiles: str) -> None:
    page = guest()
    page.goto(f"{server.url}/guide")
    act = page.locator("[data-act=main]")
    act.click()
    page.locator('[data-tile="2"]').click()
    act.click()
    act.click()
    expect(page.locator(".guide-text")).to_contain_text("five ways")
    for tile in tiles.split():
        page.locator(f'[data-tile="{tile}"]').click()
    act.click()
    expect(page.locator(".guide-text")).to_contain_text("on average")
    act.click()
    if page.locator(".is-legal").count():
        page.locator('[data-tile="5"]').click()
        act.click()
    expect(page.get_by_role("button", name="Play against a bot")).to_be_visible()


@pytest.mark.browser
def test_no_key_is_spoken_of_where_fingers_press(server: Server, guest: Guest) -> None:
    page, phone = guest(), guest(360, 780, has_touch=True, is_mobile=True)
    for one in (page, phone):
        one.goto(f"{server.url}/guide")
    expect(page.locator(".guide-text")).to_contain_text("space bar")
    expect(phone.locator(".guide-text")).to_contain_text("press the red button.")
    expect(phone.locator("main")).not_to_contain_text("pace")
