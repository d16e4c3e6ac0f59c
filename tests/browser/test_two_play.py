"""Two browsers, one link: whole matches through the page alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guest
from tools.stage import Server, join, open_table, play, post_step

pytestmark = pytest.mark.browser


def test_two_browsers_play_a_whole_classic_match(server: Server, guest: Guest) -> None:
    one, two = guest(), guest(360, 780)
    code = open_table(one, server.url)
    join(two, server.url, code, "Marta")
    play([one, two])
    for page in (one, two):
        expect(page.locator(".area-over h2")).not_to_be_empty()


def test_two_browsers_play_a_whole_match_of_email_holiday(server: Server, guest: Guest) -> None:
    one, two = guest(), guest(768, 1024)
    code = open_table(one, server.url, "Holiday e-mail")
    join(two, server.url, code, "Marta")
    play([one, two], seconds=120)
    expect(two.locator(".area-over h2")).not_to_be_empty()


def test_the_code_alone_leads_to_the_table(server: Server, guest: Guest) -> None:
    one, two = guest(), guest()
    code = open_table(one, server.url)
    two.goto(server.url)
    two.get_by_label("Letter 1 of the code").click()
    two.keyboard.type(code.lower())
    two.get_by_role("button", name="Join", exact=True).click()
    two.wait_for_url(re.compile(code))
    expect(two.get_by_label("Your name")).to_be_visible()


def test_two_people_and_two_bots_play_post_office(server: Server, guest: Guest) -> None:
    one, two = guest(), guest(360, 780)
    one.goto(f"{server.url}/new?rules=post-office")
    one.get_by_label("Name at seat 1").fill("Anna")
    for _ in range(2):
        one.get_by_role("button", name="Add a seat").click()
    one.get_by_role("button", name="Open this table").click()
    one.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))
    join(two, server.url, one.url.rpartition("/")[2], "Marta")
    expect(one.locator(".other")).to_have_count(3)
    play([one, two], post_step, seconds=150)
    for page in (one, two):
        expect(page.locator(".area-over h2")).not_to_be_empty()
