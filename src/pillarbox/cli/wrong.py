"""What went wrong, as an exit code and one line in the user's language, whatever the exception.

Must never raise, and never show a traceback.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from pillarbox.cli.frame import language_among, near
from pillarbox.cli.text import inert

if TYPE_CHECKING:
    from pillarbox.core.message import Message

NO, USAGE, BROKEN = 1, 2, 70
"""Exit codes: the answer is "no"; wrong usage; a fault of the program itself."""


CHANGES = "--with"
"""What the catalogue names as the file of a change on the spot: what is wrong with one is wrong usage."""
NAMELESS = (
    "refused-no-such-ruleset",
    "refused-ruleset-meant",
    "refused-no-such-file",
    "refused-no-such-match",
    "cli-no-record",
    "stats-no-player",
)
"""Refusals that answer "no": no ruleset, match, record, player or file has the name that was given."""
MISSING = (errno.ENOENT, errno.ENOTDIR)


def explained(error: Exception, args: Sequence[str]) -> tuple[int, str]:
    """The exit code that the exception means, and the line that tells the user what to put right."""
    lang = _language(args)
    try:
        code, message = _judged(error)
        return code, _line(message, lang)
    except Exception:  # the very words are missing: what is left is the name of the fault
        return BROKEN, inert(f"{type(error).__name__}: {error}")


def told(messages: Sequence[Message], args: Sequence[str]) -> list[str]:
    """Messages as lines in the language asked for; ids where the very words are missing."""
    lang = _language(args) if messages else ""
    try:
        return [_line(message, lang) for message in messages]
    except Exception:
        return [inert(f"{message.id}: {message.args}") for message in messages]


def _line(message: Message, lang: str) -> str:
    from pillarbox.cli.face import Face

    return " ".join(Face(lang).render(message).split())


def _language(args: Sequence[str]) -> str:
    """The language asked for, as far as can be told from arguments that may be wrong."""
    from pillarbox.words.languages import from_environment

    return language_among(args) or from_environment(os.environ)


def _judged(error: Exception) -> tuple[int, Message]:
    from pillarbox.core.message import FaultyFile, Refused, say

    if isinstance(error, FaultyFile):
        return USAGE if error.faults[0].file == CHANGES else NO, error.message
    if isinstance(error, Refused):
        return NO if error.message.id in NAMELESS else USAGE, error.message
    if isinstance(error, click.UsageError):
        return USAGE, _usage(error)
    if isinstance(error, click.ClickException):
        return USAGE, say("cli-usage", text=error.format_message())
    if isinstance(error, OSError) and error.errno:
        return NO if error.errno in MISSING else USAGE, _file(error)
    return BROKEN, say("cli-broken", kind=type(error).__name__, text=str(error))


def _usage(error: click.UsageError) -> Message:
    """Click's own refusals, in our words."""
    from pillarbox.core.message import say

    command = error.ctx.info_name if error.ctx and error.ctx.parent else ""
    if isinstance(error, click.NoSuchOption):
        known = [name for param in error.ctx.command.params for name in param.opts] if error.ctx else []
        close = near(error.option_name, known)
        return say("cli-no-such-option", option=error.option_name, near=close, command=command)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        option = isinstance(error.param, click.Option)
        name = error.param.opts[0] if option else error.param.human_readable_name
        return say("cli-missing", name=name, command=command)
    if isinstance(error, click.BadOptionUsage):
        takes = "no-value" if "not take" in error.message else "value"
        return say("cli-option-value", option=error.option_name, takes=takes, command=command)
    return say("cli-usage", text=error.format_message(), command=command)


FILES = {
    errno.ENOENT: "cli-file-missing",
    errno.EISDIR: "cli-file-folder",
    errno.ENOTDIR: "cli-file-missing",
    errno.EACCES: "cli-file-forbidden",
    errno.EPERM: "cli-file-forbidden",
    errno.EROFS: "cli-file-forbidden",
    errno.ENOSPC: "cli-file-full",
}


def _file(error: OSError) -> Message:
    """What the system says about a file."""
    from pillarbox.core.message import say

    file = "" if error.filename is None else os.fsdecode(error.filename)
    return say(FILES.get(error.errno or 0, "cli-file"), file=file, text=error.strerror or "")
