"""Files that people write: their text, and what is wrong with them, line by line.

Must never read more of a file than it may hold, nor open anything but the file that was named.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from pillarbox.cli.face import Face
from pillarbox.cli.records import fault_line
from pillarbox.core.flat_toml import SHORTER, decode
from pillarbox.core.message import Fault, Message

NO = 1
STDIN = "-"


def text_of(file: str, most: int, shorter: Message = SHORTER) -> str:
    """The text of a file, or of standard input for `-`. shorter: what to do about one that is too long.

    Raises OSError where it can't be opened, FaultyFile if it is longer than `most` bytes or not UTF-8.
    """
    if file == STDIN:
        data = sys.stdin.buffer.read(most + 1)
    else:
        with open(file, "rb") as opened:
            data = opened.read(most + 1)
    return decode(data, file, most, shorter)


def bytes_of(file: str, most: int) -> bytes:
    """At most so many bytes of a file, and one more if it is longer. Raises OSError if it can't be opened."""
    with open(file, "rb") as opened:
        return opened.read(most + 1)


def checked(face: Face, file: str, faults: Sequence[Fault]) -> int:
    """Tell all the faults of a file, or that there are none; the exit code."""
    if face.json:
        face.give([_plain(face, fault) for fault in faults])
    else:
        face.out(*(fault_line(face, fault) for fault in faults))
        face.err(face.say("cli-check-done", file=file, faults=len(faults)))
    return NO if faults else 0


def _plain(face: Face, fault: Fault) -> dict[str, Any]:
    return {
        "file": fault.file,
        "line": fault.line,
        "key": fault.key,
        "wrong": face.render(fault.wrong),
        "right": face.render(fault.right),
    }
