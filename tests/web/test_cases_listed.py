"""The list of cases in `CASES.md` and the tests it names belong together."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
LINES = [
    line
    for line in (HERE / "CASES.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and not line.startswith("| right behaviour")
]
NAMED = re.compile(r"`([\w/]+\.py)::(\w+)`")


@cache
def named_in(file: Path) -> set[str]:
    """The names of a file's tests."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {
        node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def test_every_case_seen_elsewhere_is_listed() -> None:
    assert len(LINES) == 45


@pytest.mark.parametrize("line", LINES)
def test_a_case_names_its_tests_or_says_why_it_cannot_arise(line: str) -> None:
    _, right, held, _ = line.split("|")
    assert right.strip()
    named = NAMED.findall(held)
    assert bool(named) != held.strip().startswith("cannot arise: ")
    for file, test in named:
        assert test in named_in(HERE.parent / file), f"{file} has no test called {test}"
