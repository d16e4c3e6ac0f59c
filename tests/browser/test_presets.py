"""Every preset of both games, played through the page from the form for a new table to the result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from pillarbox import catalogue
from tests.browser.conftest import Guest
from tools.stage import Server, box_step, play, post_step

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SHORT = {"rounds": "1", "limit": "20"}
"""What the form asks for, so that no match lasts for long."""


@pytest.mark.parametrize("entry", catalogue.entries(), ids=lambda entry: str(entry.id))
def test_a_preset_is_played_by_two_at_one_device(
    server: Server, guest: Guest, entry: catalogue.Entry
) -> None:
    page = guest()
    page.goto(f"{server.url}/new?rules={entry.id}")
    expect(page.locator("#pick-rules")).to_have_value(entry.id)
    if entry.seats[1] == 1:
        expect(page.locator(".wishes li")).to_have_count(1)
    else:
        page.get_by_label("Who sits at seat 2").select_option("here")
    for key, value in SHORT.items():
        field = page.locator(f"#ask-{key}")
        if field.count():
            field.fill(value)
    page.get_by_role("button", name="Open this table").click()
    page.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))
    play([page], lambda one: lift(one) or box_step(one) or post_step(one), seconds=150)
    expect(page.locator(".area-over h2")).not_to_be_empty()


def lift(page: Page) -> bool:
    """Take the device over where hands are hidden."""
    return bool(
        page.evaluate(
            """() => {
              const veil = document.querySelector(".veil button");
              veil?.click();
              return Boolean(veil);
            }"""
        )
    )
