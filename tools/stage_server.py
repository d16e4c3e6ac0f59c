"""Runs a server for `tools.stage`, in a process of its own so that it can be killed: `server.py FOLDER
PORT PAUSE`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from pillarbox.web import serving
from pillarbox.web.settings import Settings

if __name__ == "__main__":
    folder, port, pause = sys.argv[1:]
    serving.run(
        Path(folder) / "pillarbox.db",
        Settings(port=int(port), bot_pause=float(pause), tables_per_hour=10_000, busy_after=0),
        lambda opened, *_: print(opened.url, flush=True),
    )
