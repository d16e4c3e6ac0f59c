"""Each import contract is broken on purpose once, in a copy of the source, to see that it reports.

The contracts stand in pyproject.toml. The copy also gets a game that the project does not have, so a
contract that only knows the present games would be found out. The project's own files are never touched.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
    "contracts"
]
IDS = [contract["id"] for contract in CONTRACTS]
KEPT, BROKEN = "KEPT", "BROKEN"

# A whole small game, written as the contracts want it.
PROBE_GAME = {
    "__init__.py": "",
    "ruleset.py": "",
    "state.py": "from pillarbox.games.probe import ruleset\n",
    "sets.py": "from pillarbox.games.probe import state\n",
    "rules.py": "from fractions import Fraction\nfrom pillarbox.games.probe import sets\n",
    "notation.py": "from pillarbox.games.probe import rules\n",
    "_plain.py": "from pillarbox.games.probe import rules\n",
    "_kernels.py": "import numba\n",
    "solve.py": "def kernels():\n    from pillarbox.games.probe import _kernels\n    return _kernels\n",
    "bots.py": "import random\nfrom pillarbox.games.probe import solve\n",
    "batch.py": "from pillarbox.games.probe import bots\n",
    "coach.py": "from pillarbox.games.probe import bots\n",
    "show.py": "from pillarbox.games.probe import coach\n",
    "sheet.py": "from pillarbox.games.probe import ruleset\n",
}


class Breach(NamedTuple):
    """A line that must not stand in a module, and the contract that must say so."""

    contract: str
    module: str
    line: str


BREACHES = [
    Breach("rooms", "core/probe.py", "import pillarbox.solve.probe"),
    Breach("rooms", "solve/probe.py", "import pillarbox.games.probe.rules"),
    Breach("rooms", "games/probe/show.py", "import pillarbox.catalogue"),
    Breach("rooms", "plugins.py", "import pillarbox.catalogue"),
    Breach("rooms", "catalogue.py", "import pillarbox.play.probe"),
    Breach("rooms", "play/probe.py", "import pillarbox.lab.probe"),
    Breach("rooms", "lab/probe.py", "import pillarbox.words.probe"),
    Breach("rooms", "words/probe.py", "import pillarbox.sheets.probe"),
    Breach("rooms", "sheets/probe.py", "import pillarbox.web.probe"),
    Breach("rooms", "web/probe.py", "import pillarbox.envs.probe"),
    Breach("rooms", "envs/probe.py", "def late():\n    import pillarbox.cli.probe"),
    Breach("rooms", "cli/probe.py", "import pillarbox.__main__"),
    Breach("rooms", "undeclared.py", "'A room nobody declared.'"),
    Breach("game-files", "games/probe/ruleset.py", "from pillarbox.games.probe import state"),
    Breach("game-files", "games/probe/state.py", "from pillarbox.games.probe import rules"),
    Breach("game-files", "games/probe/sets.py", "from pillarbox.games.probe import rules"),
    Breach("game-files", "games/probe/rules.py", "from pillarbox.games.probe import notation"),
    Breach("game-files", "games/probe/notation.py", "from pillarbox.games.probe import _plain"),
    Breach("game-files", "games/probe/_plain.py", "from pillarbox.games.probe import solve"),
    Breach("game-files", "games/probe/solve.py", "from pillarbox.games.probe import bots"),
    Breach("game-files", "games/probe/bots.py", "from pillarbox.games.probe import batch"),
    Breach("game-files", "games/probe/batch.py", "from pillarbox.games.probe import coach"),
    Breach("game-files", "games/probe/coach.py", "from pillarbox.games.probe import show"),
    Breach("game-files", "games/probe/show.py", "from pillarbox.games.probe import sheet"),
    Breach("game-files", "games/probe/helpers.py", "'A file that no game has.'"),
    Breach("games-apart", "games/probe/show.py", "import pillarbox.games.other.rules"),
    Breach("no-cycles", "core/probe.py", "def late():\n    import pillarbox.core.circle"),
    Breach("pure", "core/probe.py", "import random"),
    Breach("pure", "games/probe/ruleset.py", "import pathlib"),
    Breach("pure", "games/probe/state.py", "import time"),
    Breach("pure", "games/probe/rules.py", "def late():\n    from numpy.random import default_rng"),
    Breach("pure", "games/probe/notation.py", "import logging"),
    # Not even through another module of the project: probe -> solve -> sqlite3.
    Breach("pure", "games/probe/rules.py", "import pillarbox.solve.impure"),
    Breach("numba", "games/probe/solve.py", "def late():\n    import numba"),
    Breach("numba", "lab/probe.py", "from numba.typed import List"),
    Breach("kernels", "games/probe/show.py", "def late():\n    from pillarbox.games.probe import _kernels"),
]


def copy_source(to: Path) -> Path:
    """Copy pyproject.toml and the source to a folder, and add one module to every room and one game."""
    shutil.copy(ROOT / "pyproject.toml", to)
    shutil.copytree(ROOT / "src", to / "src", ignore=shutil.ignore_patterns("__pycache__"))
    package = to / "src" / "pillarbox"
    for room in ("core", "solve", "games", "play", "lab", "words", "sheets", "web", "envs", "cli"):
        (package / room).mkdir(exist_ok=True)
        (package / room / "__init__.py").touch()
        (package / room / "probe.py").touch()
    (package / "games" / "probe.py").unlink()
    (package / "core" / "circle.py").write_text("import pillarbox.core.probe\n", encoding="utf-8")
    (package / "solve" / "impure.py").write_text("import sqlite3\n", encoding="utf-8")
    (package / "plugins.py").touch()
    (package / "catalogue.py").touch()
    (package / "__main__.py").touch()
    for game in ("probe", "other"):
        (package / "games" / game).mkdir()
        for name, text in PROBE_GAME.items():
            module = package / "games" / game / name
            module.write_text(text.replace("games.probe", f"games.{game}"), encoding="utf-8")
    return package


def judge(folder: Path, *contracts: str) -> dict[str, str]:
    """Run import-linter over a copy and give the verdict on each contract by its id."""
    run = subprocess.run(
        [
            sys.executable,
            "-c",
            "from importlinter.cli import lint_imports_command; lint_imports_command()",
            "--no-logo",
            "--no-cache",
            *[word for contract in contracts for word in ("--contract", contract)],
            "pyproject.toml",
        ],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "src"), "COLUMNS": "300", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not run.stderr, run.stderr
    verdicts = {
        contract["id"]: verdict
        for contract in CONTRACTS
        for verdict in (KEPT, BROKEN)
        if f"{contract['name']} {verdict}" in run.stdout
    }
    assert run.returncode == (BROKEN in verdicts.values()), run.stdout
    assert set(verdicts) == set(contracts or IDS), run.stdout
    return verdicts


@pytest.fixture(scope="module")
def clean_copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One unbroken copy for the whole module; each breach is written into it and taken out again."""
    folder = tmp_path_factory.mktemp("copy")
    copy_source(folder)
    return folder


def test_every_contract_is_broken_once_below() -> None:
    assert {breach.contract for breach in BREACHES} == set(IDS)


def test_the_copy_with_a_new_game_keeps_every_contract(clean_copy: Path) -> None:
    assert judge(clean_copy) == dict.fromkeys(IDS, KEPT)


@pytest.mark.parametrize("breach", BREACHES, ids=lambda breach: f"{breach.contract}-{breach.module}")
def test_a_breach_is_reported(breach: Breach, clean_copy: Path) -> None:
    module = clean_copy / "src" / "pillarbox" / breach.module
    before = module.read_text(encoding="utf-8") if module.exists() else None
    module.write_text(f"{before or ''}\n{breach.line}\n", encoding="utf-8")
    try:
        assert judge(clean_copy, breach.contract) == {breach.contract: BROKEN}
    finally:
        if before is None:
            module.unlink()
        else:
            module.write_text(before, encoding="utf-8")
