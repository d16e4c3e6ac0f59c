"""How the tests of the command line run it: in a process of its own, or inside this one."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from pillarbox.cli.main import run

LONG = 120


def heed_ctrl_c() -> None:
    """Be interrupted by Ctrl-C, which whoever runs the tests in the background has told them to ignore."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Ran(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


def environment(data: Path, **more: str) -> dict[str, str]:
    """The surroundings of a process: English, 80 columns, nothing of the developer's own settings."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "SYSTEMROOT", "PYTHONPATH")}
    return {**kept, "PILLARBOX_DATA": str(data), "LANG": "C.UTF-8", "COLUMNS": "80", **more}


def process(
    data: Path, *args: str, typed: str | bytes = "", env: Mapping[str, str] | None = None, text: bool = True
) -> Ran:
    """`python -m pillarbox ARGS` in a process of its own, with `typed` as its keyboard."""
    keys = typed if isinstance(typed, bytes) else typed.encode()
    done = subprocess.run(
        [sys.executable, "-m", "pillarbox", *args],
        input=keys,
        capture_output=True,
        timeout=LONG,
        env=environment(data, **(env or {})),
        check=False,
    )
    return Ran(done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace"))


def inside(*args: str) -> Ran:
    """`pillarbox ARGS` inside this process: quicker, with nothing to type."""
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = run(args)
    return Ran(code, out.getvalue(), err.getvalue())
