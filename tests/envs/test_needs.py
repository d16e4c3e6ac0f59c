"""What a program is told that imports a module whose packages are not installed."""

from __future__ import annotations

import subprocess
import sys

import pytest

EXTRAS = {
    "gymnasium": ("rl", ["pillarbox.envs.gym", "pillarbox.envs.spaces", "pillarbox.envs.zoo"]),
    "pettingzoo": ("rl", ["pillarbox.envs.zoo"]),
    "numpy": (
        "rl",
        [f"pillarbox.envs.{name}" for name in ("gym", "zoo", "batched", "herd", "graph", "episode", "door")],
    ),
    "pyspiel": ("openspiel", ["pillarbox.envs.spiel"]),
    "litestar": ("server", ["pillarbox.web.app", "pillarbox.web.serving", "pillarbox.web.settings"]),
    "uvicorn": ("server", ["pillarbox.web.app"]),
}
"""By package: the extra that brings it, and modules that cannot do without it."""

SCRIPT = """
import sys
from importlib import import_module
lacking, *modules = sys.argv[1:]
sys.modules[lacking] = None  # as if it were not installed
import pillarbox.envs.known
for module in modules:
    try:
        import_module(module)
    except ImportError as error:
        print(error.name, error, error.__suppress_context__ or error.__context__ is None)
    else:
        print(module, "came without it")
"""


@pytest.mark.parametrize("package", EXTRAS)
def test_an_import_says_in_one_sentence_what_is_not_installed_and_which_extra_brings_it(package: str) -> None:
    extra, modules = EXTRAS[package]
    ran = subprocess.run(
        [sys.executable, "-c", SCRIPT, package, *modules], capture_output=True, text=True, timeout=60
    )
    told = (
        f"{package} This module needs the package “{package}”, which is not installed here:"
        f" install pillarbox[{extra}]. True"
    )
    assert (ran.stdout.splitlines(), ran.stderr) == ([told] * len(modules), "")
