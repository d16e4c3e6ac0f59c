"""Writes `docs/commands.md` and `docs/python.md`: every command's help, every setting, every public name.

Usage: python tools/reference.py. The help is what `pillarbox COMMAND --help` prints, and a test runs it; what
a Python name is for is the first sentence of its docstring, read without importing anything. A test fails
while a page is not what this would write. Must never say what the code does not.
"""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

from pillarbox.cli.group import COMMANDS
from pillarbox.cli.main import run

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PACKAGE = ROOT / "src" / "pillarbox"

ENVIRONMENT = {
    "PILLARBOX_LANG": "the language: `en`, `pl` or `nl`; `--lang` goes before it "
    "([languages](guide-languages.md))",
    "PILLARBOX_DATA": "the folder of matches; `--data` goes before it ([storage](storage.md))",
    "PILLARBOX_RULESETS": "folders of ruleset files of your own, separated as in `PATH` "
    "([ruleset files](guide-rulesets.md#your-own-folder))",
    "PILLARBOX_WEIGHTS": "a folder to look for the weights of Post Office's bots in, before their own "
    "([the bots](post-office-bots.md))",
    "PILLARBOX_PLUGINS": "`off` leaves out what other packages bring: games, rulesets, bots",
    "PILLARBOX_PLAIN": "`1` leaves numba and numpy aside, also where they are installed "
    "([the solver](solver.md))",
    "PILLARBOX_DEBUG": "`1` adds the traceback to an error of the program's own",
    "PILLARBOX_SERVER_": "and a setting of the server in capitals ([the server](server.md))",
}
"""What each setting of the environment is for."""
OTHERS = ("COLUMNS", "NO_COLOR", "TERM", "LC_ALL", "LC_MESSAGES", "LANG")
"""Settings of every terminal that are respected, see the guide to the terminal."""

PUBLIC = {
    "Rulesets": ("catalogue", "registry"),
    "Games": ("core/game", "core/chance", "core/message"),
    "A game's modules": (
        "games/shut_the_box/ruleset",
        "games/shut_the_box/rules",
        "games/shut_the_box/notation",
        "games/shut_the_box/solve",
        "games/shut_the_box/versus",
        "games/shut_the_box/coach",
        "games/shut_the_box/bots",
        "games/shut_the_box/show",
    ),
    "Matches and records": (
        "core/record",
        "play/commands",
        "play/table",
        "play/records",
        "play/verify",
        "play/fair",
    ),
    "Words": ("words/render", "words/languages"),
    "Solving and reviewing": ("solve/expectimax", "solve/review", "play/review"),
    "The lab": ("lab/simulate", "lab/arena", "lab/compare"),
    "Learners": ("envs/gym", "envs/zoo", "envs/spiel", "envs/batched", "envs/graph"),
}
"""The modules that other people's programs may rely on, by what they are for."""

KEPT = ("GAMES", "POLICIES", "LANGUAGES", "FORMAT", "SCHEME", "IDS")
"""The constants that are meant for others; what a module merely measures itself by is its own affair."""

MADE = "<!-- Made by tools/reference.py: change what it reads, then run it. -->"


BEFORE = """\
What `--help` says, command by command; `--lang pl` and `--lang nl` say it in Polish and Dutch.
[The guide to the terminal](guide-terminal.md) has examples and the JSON that each answers with.
"""
AFTER = """\
Of every terminal's own: {others}, see [the guide to the terminal](guide-terminal.md#for-every-command).
The server's settings, as options, in a file and in the environment, have [a page of their own](server.md).
"""
PYTHON = """\
The modules that programs may rely on, and what is in them; changes here are told in the changelog. Every game
has the same modules: what stands here for Shut the Box holds for `pillarbox.games.post_office` where it has a
module of the name. [The words](words.md) are those of the docs; the docstrings say the rest.
"""


def help_of(*command: str) -> str:
    """What `--help` prints, in English and 80 columns."""
    kept = {name: os.environ.get(name) for name in ("COLUMNS", "LANG", "LC_ALL", "PILLARBOX_LANG")}
    os.environ.update(COLUMNS="80", LANG="C.UTF-8")
    for name in ("LC_ALL", "PILLARBOX_LANG"):
        os.environ.pop(name, None)
    try:
        with redirect_stdout(StringIO()) as out:
            run([*command, "--help"])
    finally:
        for name, value in kept.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value
    return out.getvalue()


def commands() -> str:
    """The page on commands."""
    lines = [MADE, "", "# Commands and settings", "", BEFORE]
    for name in ("", *COMMANDS):
        typed = f"pillarbox {name}".strip()
        lines += [
            f"## {typed}",
            "",
            "```console",
            f"$ {typed} --help",
            help_of(*name.split()).rstrip(),
            "```",
            "",
        ]
    lines += ["## Settings of the environment", "", "| variable | meaning |", "|---|---|"]
    lines += [f"| `{name}` | {meaning} |" for name, meaning in ENVIRONMENT.items()]
    others = ", ".join(f"`{name}`" for name in OTHERS)
    lines += ["", AFTER.format(others=others)]
    return "\n".join(lines)


def python() -> str:
    """The page on public names."""
    lines = [MADE, "", "# From Python", "", PYTHON]
    for title, modules in PUBLIC.items():
        lines += [f"## {title}", ""]
        for module in modules:
            tree = ast.parse((PACKAGE / f"{module}.py").read_text("utf-8"))
            lines += [f"### pillarbox.{module.replace('/', '.')}", "", _summary(tree), ""]
            lines += ["| name | what it is |", "|---|---|"]
            lines += [f"| `{name}` | {about} |" for name, about in names(tree)]
            lines += [""]
    return "\n".join(lines)


def names(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Public functions and classes of a module, and the constants of `KEPT`, each with what it is."""
    for node, after in zip(tree.body, [*tree.body[1:], ast.Pass()]):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            if not node.name.startswith("_"):
                yield node.name, _summary(node)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            told = after.value if isinstance(after, ast.Expr) else None
            if isinstance(target, ast.Name) and target.id in KEPT and isinstance(told, ast.Constant):
                yield target.id, _first(str(told.value))


def _summary(node: ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> str:
    return _first(ast.get_docstring(node) or "")


def _first(text: str) -> str:
    """The first sentence, in one line that a table can hold."""
    flat = " ".join(text.split("\n\n")[0].split())
    found = re.match(r".*?[^.][.](?=\s|$)", flat)
    return (found[0] if found else flat).replace("|", "\\|")


def files() -> dict[Path, str]:
    """Both pages with their text."""
    return {DOCS / "commands.md": commands(), DOCS / "python.md": python()}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"wrote {path.name}")
