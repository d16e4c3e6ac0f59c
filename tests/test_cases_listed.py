"""The lists of cases seen elsewhere, `CASES.md` beside the tests, and the tests they name belong together."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
CASES = {"games/post_office": 31, "games/shut_the_box": 45, "web": 52}
"""By folder how many cases its list has."""
NAMED = re.compile(r"`(?:([\w/]+\.py)::)?(test_\w+)`")


def rows(folder: str) -> list[str]:
    """The rows of a folder's list, without the heads of its tables."""
    lines = (TESTS / folder / "CASES.md").read_text(encoding="utf-8").splitlines()
    return [line for line, after in zip(lines, [*lines[1:], ""]) if is_row(line) and not is_rule(after)]


def is_row(line: str) -> bool:
    return line.startswith("| ")


def is_rule(line: str) -> bool:
    return line.startswith("|-")


@cache
def names_in(file: Path) -> frozenset[str]:
    """The names of a file's tests."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return frozenset(
        node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


@cache
def all_tests() -> frozenset[str]:
    return frozenset().union(*(names_in(file) for file in TESTS.rglob("test_*.py")))


@pytest.mark.parametrize("folder", CASES)
def test_every_case_seen_elsewhere_is_listed(folder: str) -> None:
    assert len(rows(folder)) == CASES[folder]
    assert sorted(CASES) == sorted(
        file.parent.relative_to(TESTS).as_posix() for file in TESTS.rglob("CASES.md")
    )


@pytest.mark.parametrize("folder, row", [(folder, row) for folder in CASES for row in rows(folder)])
def test_a_case_names_its_tests_or_says_why_it_cannot_arise(folder: str, row: str) -> None:
    _, case, held, _ = row.split("|")
    assert case.strip()
    named = NAMED.findall(held)
    assert bool(named) != held.strip().startswith("cannot arise: ")
    for file, test in named:
        known = names_in(TESTS / file) if file else all_tests()
        assert test in known, f"{file or 'tests'} has no test called {test}"


@pytest.mark.parametrize(
    "folder", [folder for folder in CASES if (TESTS / folder / "test_cases.py").exists()]
)
def test_no_test_of_a_case_is_left_out_of_the_list(folder: str) -> None:
    listed = {
        test
        for row in rows(folder)
        for file, test in NAMED.findall(row)
        if not file or file.endswith("/test_cases.py")
    }
    assert names_in(TESTS / folder / "test_cases.py") <= listed
