"""What a first visit costs, and that it stays in this house."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Guest, Watch
from tools.stage import Server

STATIC = Path(__file__).resolve().parents[2] / "src" / "pillarbox"
BUDGET = 150_000


def weight(page: Page, url: str) -> int:
    """The bytes that come over the line until the page is quiet, compressed as they come."""
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(url)
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    return round(sum(sizes))


@pytest.mark.browser
@pytest.mark.parametrize("lang", ["en", "pl", "nl"])
def test_the_first_view_weighs_at_most_150_kilobytes(
    server: Server, guest: Guest, watch: Watch, lang: str
) -> None:
    watch.excused.append("Service Worker registration blocked")
    page = guest(locale=f"{lang}-{lang.upper()}", service_workers="block")
    assert weight(page, server.url) <= BUDGET


def test_no_file_of_the_client_names_an_address_elsewhere() -> None:
    named = {
        path.relative_to(STATIC).as_posix(): address
        for path in STATIC.glob("**/static/**/*")
        if path.suffix in (".js", ".css", ".html", ".svg", ".webmanifest")
        for address in re.findall(r"https?://[^\s\"'`)]+", path.read_text("utf-8"))
        if not address.startswith("http://www.w3.org/")
    }
    assert named == {}


def test_no_module_of_the_client_is_longer_than_300_lines() -> None:
    long = {
        path.name: lines
        for path in STATIC.glob("**/static/**/*.js")
        if "vendor" not in path.parts and (lines := path.read_text("utf-8").count("\n")) > 300
    }
    assert long == {}
