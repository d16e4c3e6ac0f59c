"""The window that asks how a sheet is to look, and the sheet that comes of it."""

from __future__ import annotations

import random
import zlib
from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.conftest import Guest, Watch
from tests.browser.test_everybody import axe, npm
from tools.stage import Server

pytestmark = pytest.mark.browser

__all__ = ["npm"]


def noise(side: int) -> bytes:
    """A PNG of grey noise, which nothing makes much smaller than its points."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return len(data).to_bytes(4, "big") + name + data + zlib.crc32(name + data).to_bytes(4, "big")

    head = side.to_bytes(4, "big") * 2 + b"\x08\x00\x00\x00\x00"
    grey = random.Random(1)
    rows = zlib.compress(b"".join(b"\x00" + grey.randbytes(side) for _ in range(side)))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def opened(page: Page, address: str) -> Page:
    page.goto(address)
    page.get_by_role("button", name="Print").click(timeout=30_000)
    expect(page.locator("dialog[open]")).to_be_visible(timeout=30_000)
    return page


def asked(page: Page) -> dict[str, Any]:
    """What the page sends when the sheet is wanted."""
    with page.expect_request("**/api/print", timeout=30_000) as sent:
        page.get_by_role("button", name="Make the PDF").click()
    found: dict[str, Any] | None = sent.value.post_data_json
    assert found is not None
    return found


def kept(page: Page) -> bytes:
    """The sheet, saved."""
    expect(page.get_by_role("link", name="Open the PDF")).to_be_focused(timeout=60_000)
    with page.expect_download(timeout=30_000) as saved:
        page.get_by_role("link", name="Save it").click()
    return Path(saved.value.path()).read_bytes()


def test_a_host_dresses_the_sheet_of_a_party(server: Server, guest: Guest) -> None:
    page = opened(guest(360, 780), f"{server.url}/rules/golf")
    page.get_by_label("A title of your own").fill("The Snug")
    page.get_by_label("Player cards").select_option("4")
    page.get_by_label("Accents").fill("#1e4d7b")
    page.get_by_label("Floor of the box").fill("#222222")
    # Letters have no box: what was chosen for its floor is not asked for then.
    page.get_by_label("Look").select_option(label="Letters to deliver")
    expect(page.get_by_label("Floor of the box")).to_have_count(0)
    page.get_by_label("A picture beside the title").set_input_files(
        FilePayload(name="big.png", mimeType="image/png", buffer=noise(400))
    )
    wish = asked(page)
    assert {key: wish[key] for key in ("rules", "theme", "title", "players", "colour", "felt", "paper")} == {
        "rules": "golf",
        "theme": "mail",
        "title": "The Snug",
        "players": 4,
        "colour": "#1e4d7b",
        "felt": "#2d5a48",
        "paper": "a4",
    }
    # Of 160 000 grey points, drawn anew: what a body of 64 KiB has room for.
    assert 0 < len(b64decode(wish["logo"])) <= 40 * 1024
    assert kept(page).startswith(b"%PDF")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # What changes after a sheet was made asks for another.
    page.get_by_label("Spare ink").check()
    expect(page.get_by_role("link", name="Open the PDF")).to_have_count(0)
    expect(page.get_by_role("button", name="Make the PDF")).to_be_visible()


def test_a_sheet_that_can_not_be_is_refused_in_the_window(server: Server, guest: Guest, watch: Watch) -> None:
    watch.excused.append("Failed to load resource: the server responded with a status of 400")
    page = opened(guest(), f"{server.url}/rules/post-office")
    # Cards have one look and no floor of a box, and no teacher's sheet.
    for label in ("Look", "Floor of the box", "The teacher’s sheet"):
        expect(page.get_by_label(label)).to_have_count(0)
    expect(page.get_by_label("Player cards").locator("option")).to_have_count(4)
    page.get_by_label("A picture beside the title").set_input_files(
        FilePayload(name="a.png", mimeType="image/png", buffer=b"no picture")
    )
    expect(page.get_by_role("alert")).to_contain_text("no picture that your browser can read", timeout=30_000)
    page.get_by_label("A title of your own").fill("Паб")
    page.get_by_role("button", name="Make the PDF").click()
    expect(page.get_by_role("alert").last).to_contain_text("П, а", timeout=60_000)
    expect(page.get_by_role("button", name="Make the PDF")).to_be_visible()
    # What is wrong with the title goes with the title; that the picture is missing is said to the end.
    page.get_by_label("A title of your own").fill("")
    page.get_by_role("button", name="Make the PDF").click()
    expect(page.get_by_text("The sheet is ready, without a picture.")).to_be_visible(timeout=60_000)
    expect(page.get_by_role("alert")).to_contain_text(["no picture that your browser can read"])
    page.get_by_label("A picture beside the title").set_input_files(
        FilePayload(name="a.png", mimeType="image/png", buffer=noise(9))
    )
    expect(page.get_by_role("alert")).to_have_count(0)


def test_axe_finds_nothing_serious_in_the_window_and_rules_of_ones_own_come_along(
    server: Server, guest: Guest, npm: None
) -> None:
    page = opened(guest(360, 780), f"{server.url}/build?rules=classic&title=Snug")
    expect(page.get_by_label("A title of your own")).to_have_value("Snug")
    page.get_by_label("The teacher’s sheet").check()
    expect(page.get_by_label("Player cards")).to_have_count(0)
    assert axe(page) == []
    page.emulate_media(color_scheme="dark")
    assert axe(page) == []
