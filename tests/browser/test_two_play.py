"""Two browsers, one link: whole matches through the page alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guest, Server
from tests.browser.driver import join, open_table, play

pytestmark = pytest.mark.browser


def test_two_browsers_play_a_whole_classic_match(server: Server, guest: Guest) -> None:
    one, two = guest(), guest(360, 780)
    code = open_table(one, server.url)
    join(two, server.url, code, "Marta")
    play([one, two])
    for page in (one, two):
        expect(page.locator(".area-over h2")).to_be_visible()
    assert {one.locator(".area-over h2").inner_text(), two.locator(".area-over h2").inner_text()} != {""}
