"""`print` on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import inside


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PILLARBOX_DATA", str(tmp_path))
    monkeypatch.setenv("LANG", "C.UTF-8")
    return tmp_path


def test_a_sheet_is_written(here: Path) -> None:
    ran = inside("print", "golf", "-o", "golf.pdf", "--paper", "LETTER", "--low-ink")
    assert (ran.code, ran.out) == (0, "Written: golf.pdf\n")
    assert (here / "golf.pdf").read_bytes().startswith(b"%PDF")


def test_a_file_that_is_there_is_only_overwritten_by_force(here: Path) -> None:
    (here / "mine.json").write_text("mine", "utf-8")
    ran = inside("print", "golf", "-o", "mine.json")
    assert ran.code == 2
    assert (here / "mine.json").read_text("utf-8") == "mine"
    assert inside("print", "golf", "-o", "mine.json", "--force").code == 0
    assert (here / "mine.json").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    "args, told",
    [
        (("golf",), "-o is missing"),
        (("golf", "-o", "a.pdf", "--paper", "a5"), "a5"),
        (("golf", "-o", "a.pdf", "--players", "13"), "12"),
        (("post-office", "-o", "a.pdf", "--players", "9"), "seat at most 4 players"),
        (("post-office-open", "-o", "a.pdf", "--players", "2"), "are for one player"),
        (("golf", "-o", "a.pdf", "--colour", "red"), "#af261d"),
        (("golf", "-o", "a.pdf", "--felt", "green"), "#af261d"),
        (("golf", "-o", "a.pdf", "--theme", "steel"), "mail"),
        (("post-office", "-o", "a.pdf", "--theme", "mail"), "but one look"),
        (("post-office", "-o", "a.pdf", "--felt", "#112233"), "no box"),
        (("golf", "-o", "a.pdf", "--theme", "mail", "--felt", "#112233"), "no box"),
        (("post-office", "-o", "a.pdf", "--teacher"), "--teacher"),
        (("golf", "-o", "none/a.pdf"), "none"),
        (("golf", "-o", "a.pdf", "--title", "Паб"), "П, а"),
        (("golf", "-o", "a.pdf", "--logo", "empty.png"), "“empty.png” is empty"),
        (("golf", "-o", "a.pdf", "--logo", "a.gif"), "no PNG, JPEG or SVG"),
    ],
)
def test_what_can_not_be_is_told_and_nothing_is_written(here: Path, args: tuple[str, ...], told: str) -> None:
    (here / "empty.png").write_bytes(b"")
    (here / "a.gif").write_bytes(b"GIF89a" + bytes(20))
    ran = inside("print", *args)
    assert ran.code == 2
    assert told in ran.err
    assert len(ran.err.splitlines()) == 1
    assert not list(here.glob("*.pdf"))


@pytest.mark.parametrize("id, told", [("", "is empty"), ("0", "4 characters"), ("abc", "4 characters")])
def test_no_match_is_broken_off_by_a_slip(id: str, told: str) -> None:
    ran = inside("play", "--abandon", id)
    assert ran.code == 2
    assert told in ran.err
