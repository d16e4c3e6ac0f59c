"""No example of the docs escapes the tests: what can run runs, and every command shown is one there is.

`tests/cli/test_guide.py` runs the blocks marked `console`, the doctests of pytest those with a `>>>`; here is
held that there are no others, and that commands told in passing are understood.
"""

import os
import re
import shlex
from pathlib import Path

import click
import pytest

from pillarbox import catalogue
from pillarbox.cli.group import COMMANDS, pillarbox
from tests.cli.test_guide import EXAMPLES

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted(ROOT.glob("docs/**/*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
BLOCK = re.compile(r"^```(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHOWN = ("", "text", "js", "json", "fluent", "html", "ini")
"""Blocks that are no commands: drawings and files."""


def blocks(kind: str) -> list[tuple[str, str]]:
    """All blocks of a kind, each with its page."""
    return [
        (page.name, text)
        for page in PAGES
        for marked, text in BLOCK.findall(page.read_text("utf-8"))
        if marked == kind
    ]


def test_every_block_says_what_it_is() -> None:
    kinds = {(page.name, kind) for page in PAGES for kind, _ in BLOCK.findall(page.read_text("utf-8"))}
    known = ("console", "python", "pycon", "sh", "toml", *SHOWN)
    assert [(page, kind) for page, kind in kinds if kind not in known] == []


def test_what_is_only_shown_is_nothing_to_run() -> None:
    shown = [(page, text) for kind in SHOWN for page, text in blocks(kind)]
    assert [
        page for page, text in shown if re.search(r"^(?:\$ |>>> |pillarbox |make )", text, re.MULTILINE)
    ] == []


def test_every_block_of_python_is_run_as_a_doctest() -> None:
    assert [page for kind in ("python", "pycon") for page, text in blocks(kind) if ">>> " not in text] == []


def test_every_line_of_a_console_is_run() -> None:
    lines = [line for _, text in blocks("console") for line in text.splitlines() if line.startswith("$ ")]
    assert [line for line in lines if not line.startswith("$ pillarbox")] == []
    assert sorted(lines) == sorted(f"$ pillarbox {line}".strip() for line, _ in EXAMPLES)


@pytest.mark.parametrize("page, text", blocks("toml"), ids=[page for page, _ in blocks("toml")])
def test_every_ruleset_file_that_is_shown_is_faultless(page: str, text: str, tmp_path: Path) -> None:
    file = tmp_path / "shown.toml"
    file.write_text(text, encoding="utf-8")
    assert catalogue.check(str(file)) == ()


def shell_lines() -> list[tuple[str, str]]:
    """Every command line that is shown: in blocks of a shell and in indented lines."""
    found = []
    for page in PAGES:
        text = page.read_text("utf-8")
        told = "\n".join(block for kind, block in BLOCK.findall(text) if kind == "sh")
        told += "\n".join(re.findall(r"^ {4}(\S.*)$", BLOCK.sub("", text), re.MULTILINE))
        found += [(page.name, line.removeprefix("$ ")) for line in told.splitlines()]
    return found


def inline() -> list[tuple[str, str]]:
    """Every whole command that stands within a sentence."""
    return [
        (page.name, line)
        for page in PAGES
        for line in re.findall(r"`(pillarbox [a-z][^`\n]*)`", BLOCK.sub("", page.read_text("utf-8")))
    ]


OURS = [line for line in shell_lines() + inline() if line[1].startswith("pillarbox")]
MAKES = sorted({line for line in shell_lines() if line[1].startswith("make ")})


def wrong(line: str) -> str:
    """What is wrong with a command that is shown: a command or an option that there is not."""
    words = shlex.split(line.replace("…", ""), comments=True)[1:]
    if "|" in words:
        words = words[: words.index("|")]
    if not words or words[0].startswith("-"):
        return ""
    if words[0] not in COMMANDS:
        return f"there is no command {words[0]}: {line}"
    command = pillarbox.get_command(click.Context(pillarbox), words[0])
    assert command is not None
    options = {name for param in command.params for name in (*param.opts, *param.secondary_opts)}
    used = {word.partition("=")[0] for word in words[1:] if word.startswith("--") and word != "--"}
    return f"no option of it: {line}" if used - options - {"--help"} else ""


@pytest.mark.parametrize("page", sorted({page for page, _ in OURS}))
def test_every_command_that_is_shown_is_understood(page: str) -> None:
    assert [why for of, line in OURS if of == page and (why := wrong(line))] == []


@pytest.mark.parametrize("line", ["pillarbox playy classic", "pillarbox odds classic --seets 2"])
def test_a_command_that_there_is_not_is_found(line: str) -> None:
    assert wrong(line)


@pytest.mark.parametrize("page, line", MAKES, ids=[f"{page}: {line}" for page, line in MAKES])
def test_every_make_that_is_shown_is_a_target(page: str, line: str) -> None:
    target = shlex.split(line, comments=True)[1]
    assert re.search(rf"^{re.escape(target)}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)


def test_every_script_that_is_shown_is_there() -> None:
    text = "\n".join(page.read_text("utf-8") for page in PAGES)
    scripts = set(re.findall(r"\b((?:tools|benchmarks|tests)/[\w/.-]+\.(?:py|md))\b", text))
    assert scripts
    assert [script for script in scripts if not os.path.exists(ROOT / script)] == []
