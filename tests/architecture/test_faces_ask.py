"""No room outside `games` names a game: what differs between games is asked of the game's own modules.

The exceptions are listed with their reasons; one that is no longer needed fails too.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from pillarbox import catalogue

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "pillarbox"

EXCEPTIONS = {
    "registry.py": "the one list of games",
    "cli/own.py": "the list of games with faces of their own in the terminal",
    "cli/post_advice.py": "a face of Post Office's own, found by cli/own",
    "cli/post_screen.py": "a face of Post Office's own, found by cli/own",
    "cli/post_table.py": "a face of Post Office's own, found by cli/own",
    "cli/tableau.py": "a command about tableaus, which only Post Office has",
    "cli/deck.py": "a command about decks, which only Post Office has",
    "envs/gym.py": "ids of environments, each with its usual ruleset",
    "envs/spiel.py": "names under which OpenSpiel lists the games, each with its usual ruleset",
    "envs/zoo.py": "the ruleset that is usual where none is named",
    "envs/herd.py": "the ruleset that is usual where none is named",
}


def named(tree: ast.AST, ids: set[str], folders: set[str]) -> Iterator[str]:
    """Ids of games as whole texts, and imports of a game's modules."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in ids:
            yield str(node.value)
        modules = []
        if isinstance(node, ast.ImportFrom):
            modules = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        for module in modules:
            if module.startswith("pillarbox.games.") and module.split(".")[2] in folders:
                yield module


def test_no_face_names_a_game_but_those_listed_with_a_reason() -> None:
    ids = {game for game in catalogue.games() if game in catalogue.GAMES}
    folders = {path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")}
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(PACKAGE).as_posix()
        if not place.startswith("games/"):
            names = sorted(set(named(ast.parse(path.read_text(encoding="utf-8")), ids, folders)))
            if names:
                found[place] = names
    assert {place: names for place, names in found.items() if place not in EXCEPTIONS} == {}
    assert sorted(EXCEPTIONS.keys() - found.keys()) == []
