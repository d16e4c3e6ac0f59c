"""Habits of the source that no linter knows: late kernels, the files of a game, empty __init__ files."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "pillarbox"
MODULES = sorted(PACKAGE.rglob("*.py"))
GAMES = sorted(path.parent for path in (PACKAGE / "games").glob("*/__init__.py"))


def imported_on_load(node: ast.AST) -> Iterator[str]:
    """Name what a module imports while it loads: everything outside function bodies."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import):
            yield from (alias.name for alias in child.names)
        elif isinstance(child, ast.ImportFrom):
            yield from (f"{child.module}.{alias.name}" for alias in child.names)
        elif not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from imported_on_load(child)


def test_kernels_are_imported_inside_functions_only() -> None:
    eager = {
        f"{path.relative_to(PACKAGE)}: {name}"
        for path in MODULES
        if not path.name.startswith("_kernels")
        for name in imported_on_load(ast.parse(path.read_text(encoding="utf-8")))
        if any(part.startswith("_kernels") for part in name.split(".")) or name.split(".")[0] == "numba"
    }
    assert not eager


def only_asks_for_an_extra(text: str) -> bool:
    """Whether a file has nothing in it, or nothing but the one sentence that tells which extra it needs."""
    lines = [ast.unparse(part) for part in ast.parse(text).body]
    asking = [line for line in lines if not line.startswith(("'", '"'))]
    return not asking or (
        asking[0] == "from pillarbox.words.needs import ask_for"
        and len(asking) == 2
        and asking[1].startswith("ask_for(")
    )


def test_init_files_are_empty_but_for_the_version_and_the_extra_that_is_needed() -> None:
    full = [
        path.relative_to(PACKAGE)
        for path in MODULES
        if path.name == "__init__.py"
        and path.parent != PACKAGE
        and not only_asks_for_an_extra(path.read_text(encoding="utf-8"))
    ]
    assert not full


def test_every_module_says_what_it_is_for() -> None:
    silent = [
        path.relative_to(PACKAGE)
        for path in MODULES
        if path.name != "__init__.py" and not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not silent


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("name", ["ruleset.py", "state.py", "rules.py", "notation.py", "show.py"])
def test_every_game_has_the_files_it_is_played_with(game: Path, name: str) -> None:
    assert (game / name).is_file()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_rules_of_every_game_answer_the_eight_questions_in_order(game: Path) -> None:
    questions = ["start", "node", "legal", "chance", "step", "returns", "result", "observe"]
    tree = ast.parse((game / "rules.py").read_text(encoding="utf-8"))
    answered = [
        item.name for item in tree.body if isinstance(item, ast.FunctionDef) and item.name in questions
    ]
    assert answered == questions
