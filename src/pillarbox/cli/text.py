"""Makes text safe for any terminal: strange characters made harmless, letters replaced that it can't show.

Must never change what is stored: only what is about to be shown passes through here.
"""

from __future__ import annotations

import codecs
import io
import sys
import textwrap
from collections.abc import Iterable

MARKS = 2
"""So many combining marks may sit on one letter; more only serve to scribble over other lines."""

PLAIN = {
    "–": "-", "—": "-", "−": "-", "‘": "'", "’": "'", "“": '"', "”": '"', "„": '"', "…": "...", "×": "x",
    "·": ".", "•": "*", "→": "->", "←": "<-", "≤": "<=", "≥": ">=", "½": "1/2", "ł": "l", "Ł": "L", "ß": "ss",
    "│": "|", "─": "-", "┃": "|", "━": "-", "║": "|", "═": "=", "█": "#", "▓": "#", "▒": "#", "░": ".",
    "■": "#", "□": " ", "▪": "*", "●": "o", "✓": "v", "✗": "x", "\N{NO-BREAK SPACE}": " ",
}  # fmt: skip
"""What stands for a character on a terminal that lacks it, beside letters without their accents."""


def inert(text: object, most: int = 200) -> str:
    """The text as one line that no terminal acts on: without control, direction and invisible characters.

    Longer texts than `most` characters end in an ellipsis.
    """
    import unicodedata

    kept: list[str] = []
    marks = 0
    for char in str(text)[: most * 4]:
        category = unicodedata.category(char)
        marks = marks + 1 if category[0] == "M" else 0
        if category in ("Zl", "Zp", "Zs") or char in "\t\n\r\v\f":
            kept.append(" ")
        elif category[0] != "C" and marks <= MARKS:
            kept.append(char)
    line = " ".join("".join(kept).split())
    return line if len(line) <= most else line[: most - 1] + "…"


def _replace(error: UnicodeError) -> tuple[str | bytes, int]:
    """The codec error handler: plain look-alikes, letters without accents, else a question mark."""
    if isinstance(error, UnicodeDecodeError):
        return "\ufffd", error.end
    if not isinstance(error, UnicodeEncodeError):
        raise error
    import unicodedata

    def one(char: str) -> str:
        if char in PLAIN:
            return PLAIN[char]
        if "\u2500" <= char <= "\u257f":  # the corners and crossings of boxes
            return "+"
        bare = "".join(c for c in unicodedata.normalize("NFKD", char) if c.isascii())
        return bare or "?"

    return "".join(map(one, error.object[error.start : error.end])), error.end


codecs.register_error("pillarbox", _replace)


def lenient() -> None:
    """Let the standard streams take every character, and read every byte, whatever their encoding."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="pillarbox")


def wrapped(text: str, width: int, indent: str = "", first: str | None = None) -> list[str]:
    """The text broken at spaces into lines of at most `width` characters, longer words being cut."""
    lead = indent if first is None else first
    return textwrap.wrap(text, max(width, 20), initial_indent=lead, subsequent_indent=indent) or [
        lead.rstrip()
    ]


def columns(rows: Iterable[tuple[str, str]], width: int, gap: int = 2, most: int = 24) -> list[str]:
    """Pairs in two columns; on narrow terminals, or beside long first words, the second stands below."""
    pairs = list(rows)
    left = min(max((len(a) for a, _ in pairs), default=0), most, width // 2) + gap
    lines: list[str] = []
    for a, b in pairs:
        if len(a) + gap > left:
            lines.append(a)
            lines += wrapped(b, width, " " * left) if b else []
        else:
            lines += wrapped(b, width, " " * left, a.ljust(left))
    return lines
