"""The one door to compiled loops: answers a game's kernels, or None where numba is not installed.

numba is imported here and nowhere else on the way, and only when somebody asks. Must never be called for an
answer that plain Python gives sooner than numba can be imported.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any


@cache
def kernels(module: str) -> Any:
    """The module of kernels with this full name, or None where numba (or numpy) is missing or
    `PILLARBOX_PLAIN` is set.

    Compiled code is kept in the user's cache folder (`NUMBA_CACHE_DIR` overrides it), since an installation
    may be read-only; where that folder cannot be made, numba compiles anew each time.
    """
    if os.environ.get("PILLARBOX_PLAIN") or not (find_spec("numba") and find_spec("numpy")):
        return None
    if "numba" not in sys.modules:
        os.environ.setdefault("NUMBA_CACHE_DIR", str(_cache_folder()))
    return import_module(module)


def _cache_folder() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return Path(base) / "pillarbox" / "numba"
