"""A game that another package brings, without a board of its own, is played in the browser all the same."""

import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.architecture.built import ROOT, installed
from tests.browser.conftest import Guest
from tests.browser.test_everybody import axe, npm, settled
from tools.stage import Server, over, play

__all__ = ["npm"]  # a fixture: pytest finds it by its name here


@pytest.fixture(scope="module")
def plugged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the example beside it."""
    folder = tmp_path_factory.mktemp("plugged")
    tree = installed(ROOT / "examples" / "pillarbox-example", folder / "installed")
    (folder / "data").mkdir()
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = str(tree)
    try:
        server = Server(folder / "data")
    finally:
        os.environ.pop("PYTHONPATH")
        if before is not None:
            os.environ["PYTHONPATH"] = before
    yield server
    server.stop()


def begin(page: Page, server: Server) -> None:
    """A match of Piglet against a bot, up to the first throw."""
    page.goto(f"{server.url}/new?rules=piglet")
    expect(page.locator("#pick-rules")).to_have_value("piglet")
    page.get_by_label("Who sits at seat 2").select_option("bot")
    page.get_by_label("Bot at seat 2").select_option("twenty")
    page.get_by_role("button", name="Open this table").click()
    page.wait_for_url(re.compile(r"/t/[A-Z]{4,}$"))
    expect(page.get_by_role("button", name="Throw", exact=True)).to_be_visible()


@pytest.mark.browser
def test_a_plug_ins_game_is_played_to_its_end_on_the_plain_board(guest: Guest, plugged: Server) -> None:
    page = guest()
    begin(page, plugged)
    expect(page.locator(".plain-board .standing")).to_contain_text("has 0.")
    play([page])
    assert over(page)
    expect(page.locator(".area-over")).to_contain_text("won")
    page.close()  # before its server is gone


@pytest.mark.browser
@pytest.mark.parametrize("room, width", [("light", 1280), ("dark", 360)])
def test_axe_finds_nothing_serious_on_the_plain_board(
    guest: Guest, npm: None, plugged: Server, room: str, width: int
) -> None:
    """Before a throw and where somebody may choose or throw after it; the end is looked over in one room."""
    page = guest(width, 780, color_scheme=room)
    begin(page, plugged)
    settled(page)
    assert axe(page) == [], "a throw is due"
    page.get_by_role("button", name="Throw", exact=True).click()
    expect(page.locator(".plain-board [data-act=stop], .plain-board [data-act=main]").first).to_be_visible()
    assert axe(page) == [], "after it"
    if room == "light":
        play([page])
        assert over(page)
        assert axe(page) == [], "over"
    page.close()
