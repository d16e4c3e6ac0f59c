"""Where a player's data lies: one folder for everything the program keeps.

Must never make a folder or read a file; it only answers with a path.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from pillarbox.core.message import Refused, say


def data_dir(
    given: str | os.PathLike[str] | None = None,
    env: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
) -> Path:
    """The data folder: the one given, else `PILLARBOX_DATA`, else the platform's own place.

    That place follows the XDG Base Directory Specification: `XDG_DATA_HOME` where it is set to an absolute
    path (a relative one is to be ignored), `~/.local/share` where it is not; on macOS and Windows the folder
    for application data stands in for the latter. Raises Refused where no home folder is known.
    """
    try:
        if chosen := given or env.get("PILLARBOX_DATA"):
            return Path(chosen).expanduser()
        return _data_home(env, platform) / "pillarbox"
    except RuntimeError:  # how pathlib says that a home folder can't be found
        raise Refused(say("store-no-home")) from None


def _data_home(env: Mapping[str, str], platform: str) -> Path:
    xdg = Path(env.get("XDG_DATA_HOME", ""))
    if xdg.is_absolute():
        return xdg
    if platform == "darwin":
        return Path("~/Library/Application Support").expanduser()
    if platform == "win32":
        return Path(env.get("LOCALAPPDATA") or "~/AppData/Local").expanduser()
    return Path("~/.local/share").expanduser()
