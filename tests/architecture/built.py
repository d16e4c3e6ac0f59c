"""Builds the wheel and the archive of the source, and installs a wheel in a folder; fetches nothing."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def built(kind: str, source: Path, to: Path) -> Path:
    """The `wheel` or `sdist` of a source tree, in a folder that holds nothing else."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(to)]
    run = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    (made,) = to.iterdir()
    return made


def installed(what: Path, to: Path) -> Path:
    """A folder to import from, with a wheel or a source tree installed in it, without what it depends on."""
    alone = ["--no-deps", "--no-index", "--no-build-isolation", "--no-compile"]
    quiet = ["--quiet", "--disable-pip-version-check", "--root-user-action=ignore"]
    command = [sys.executable, "-m", "pip", "install", *quiet, *alone, "--target", str(to), str(what)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return to


def surroundings(folder: Path, data: Path) -> dict[str, str]:
    """The environment of a process that imports from the folder before all else, and keeps its data apart."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "SYSTEMROOT")}
    own = {"PYTHONPATH": str(folder), "PILLARBOX_DATA": str(data), "HOME": str(data)}
    return {**kept, **own, "LANG": "C.UTF-8", "COLUMNS": "80"}
