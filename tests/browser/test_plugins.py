"""A game that another package brings, without a board of its own, is played in the browser all the same."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.architecture.built import ROOT, installed
from tests.browser.conftest import Guest
from tools.stage import Server, over, play


@pytest.mark.browser
def test_a_plug_ins_game_is_played_to_its_end_on_the_plain_board(
    guest: Guest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree = installed(ROOT / "examples" / "pillarbox-example", tmp_path / "installed")
    monkeypatch.setenv("PYTHONPATH", str(tree))
    (tmp_path / "data").mkdir()
    server = Server(tmp_path / "data")
    page = guest()
    try:
        page.goto(f"{server.url}/new?rules=piglet")
        expect(page.locator("#pick-rules")).to_have_value("piglet")
        page.get_by_label("Who sits at seat 2").select_option("bot")
        page.get_by_label("Bot at seat 2").select_option("twenty")
        page.get_by_role("button", name="Open this table").click()
        page.wait_for_url(re.compile(r"/t/[A-Z]{4,}$"))
        expect(page.get_by_role("button", name="Throw", exact=True)).to_be_visible()
        expect(page.locator(".plain-board .standing")).to_contain_text("has 0.")
        play([page])
        assert over(page)
        expect(page.locator(".area-over")).to_contain_text("won")
    finally:
        page.close()  # before its server is gone
        server.stop()
