"""The door: starts the command asked for, and turns whatever goes wrong into one clear line and an exit code.

Must never load more than the command at hand needs, and never show a traceback unless asked to.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

DONE, NO, USAGE = 0, 1, 2
"""Exit codes: done; the answer is "no"; wrong usage."""
BROKEN = 70
"""Exit code of a fault of the program itself."""
INTERRUPTED = 130
"""Exit code after Ctrl-C, as shells have it."""
UNREAD = 141
"""Exit code where nobody reads the output any more, as shells have it."""


def main() -> NoReturn:
    """The console script: run the command line of this process and exit with its code."""
    code = run(sys.argv[1:])
    sys.exit(code)


def run(args: Sequence[str]) -> int:
    """Do what the command line says, and answer with the exit code.

    Lets nothing through but the SystemExit with which a shell's question about completions ends.
    """
    from pillarbox.cli.text import lenient

    _filled()
    lenient()
    asked = _version if list(args) == ["--version"] else lambda: _command(args)
    try:
        code = asked()
        sys.stdout.flush()
        _plugins_told(args)
        return code
    except BrokenPipeError:
        return _unread()
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        code = _told(error, args)
        _plugins_told(args)
        return code


def _filled() -> None:
    """Put nothing in the place of standard streams that are closed.

    Otherwise the next file that is opened, the database even, would take the place of one.
    """
    if all((sys.stdin, sys.stdout, sys.stderr)):
        return
    while (handle := os.open(os.devnull, os.O_RDWR)) < 3:
        pass
    os.close(handle)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - for as long as we run


def _version() -> int:
    """Asked by installers and scripts: needs nothing else."""
    from pillarbox import __version__

    sys.stdout.write(f"pillarbox {__version__}\n")
    return DONE


def _command(args: Sequence[str]) -> int:
    from pillarbox.cli.group import pillarbox

    if "_PILLARBOX_COMPLETE" in os.environ:  # a shell asks what may come next
        pillarbox.main(list(args), prog_name="pillarbox")
    with pillarbox.make_context("pillarbox", list(args)) as context:
        code: int | None = pillarbox.invoke(context)
        return code or DONE


def _plugins_told(args: Sequence[str]) -> None:
    """One line on stderr for whatever was found wrong with a plug-in."""
    if plugins := sys.modules.get("pillarbox.plugins"):
        from pillarbox.cli.wrong import told

        for line in told(plugins.untold(), args):
            try:
                sys.stderr.write(f"pillarbox: {line}\n")
            except OSError:
                return


def _unread() -> int:
    """Point stdout at nothing, so that the interpreter's last flush doesn't complain."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, sys.stdout.fileno())
    return UNREAD


def _told(error: Exception, args: Sequence[str]) -> int:
    """One line about what went wrong, on stderr; the exit code."""
    from click.exceptions import Abort, Exit

    if isinstance(error, Exit):
        return error.exit_code
    if isinstance(error, Abort):
        return INTERRUPTED
    if os.environ.get("PILLARBOX_DEBUG") == "1":
        import traceback

        traceback.print_exc()
    from pillarbox.cli.wrong import explained

    code, line = explained(error, args)
    try:
        sys.stderr.write(f"pillarbox: {line}\n")
        sys.stderr.flush()
    except OSError:  # nobody hears it; the code still tells
        pass
    return code
