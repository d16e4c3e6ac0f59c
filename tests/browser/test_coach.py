"""The coach on the board when it has no answer yet, none at all, or a better one later."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guest
from tests.browser.staged import Staged
from tests.games.shut_the_box.drawn import at
from tests.games.shut_the_box.presets import preset
from tools.stage import Server

pytestmark = pytest.mark.browser

MID = "open=1,2,3,4,5,8,9/3,9 ends=-,stuck throws=3,5 throw=3-6 turn=0 starter=1"


class Coached(Staged):
    """A table at which the test speaks for the coach."""

    asked: list[str]

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "coach":
            self.asked = [*getattr(self, "asked", []), message["id"]]
        else:
            super()._hear(frame)

    def answer(self, **more: Any) -> None:
        """Answer the last question."""
        for _ in range(100):
            if getattr(self, "asked", []):
                break
            self.page.wait_for_timeout(50)
        self._say({"id": self.asked[-1], **more})

    def advise(self, **more: Any) -> None:
        assert self._advice is not None
        self.answer(**{**self._advice, "id": self.asked[-1], **more})


def test_where_the_coach_has_no_answer_the_board_says_why(server: Server, guest: Guest) -> None:
    page = guest()
    table = Coached(page, server.url)
    table.show(at(preset("classic"), MID), tutor="on")
    expect(page.locator(".stb-coach")).to_contain_text("The coach is")
    table.answer(type="refused", text="That takes too long to calculate here.")
    expect(page.locator(".stb-coach")).to_contain_text("That takes too long to calculate here.")
    table.show(at(preset("classic"), MID.replace(" throw=3-6", " throw=3-5")), tutor="on", goes=False)
    expect(page.locator(".stb-coach")).not_to_contain_text("That takes too long to calculate here.")


def test_a_better_answer_takes_the_place_of_the_first(server: Server, guest: Guest) -> None:
    page = guest()
    table = Coached(page, server.url)
    table.show(at(preset("classic"), MID), tutor="on")
    later = "The whole match is still being worked out."
    table.answer(type="pong")
    table.advise(objective="Expected score of this turn.", notes=[later])
    expect(page.locator(".stb-objective")).to_contain_text("Expected score of this turn.")
    expect(page.locator(".stb-coach")).to_contain_text(later)
    table.advise(objective="Chance to win the match.", notes=[])
    expect(page.locator(".stb-objective")).to_contain_text("Chance to win the match.")
    expect(page.locator(".stb-coach")).not_to_contain_text(later)
