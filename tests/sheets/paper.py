"""Looks at printed sheets: their fonts, their edges, their pages. Needs poppler-utils."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

EDGE = 5
"""No printer needs more millimetres than these."""
FOOT = 20
"""So many at the foot of a page hold no more than the line that every page has."""
COARSE = 50
"""Dots to the inch where only the whole is looked at."""


def told(data: bytes, *command: str) -> str:
    """What a program says of the PDF on its standard input."""
    return subprocess.run(command, input=data, capture_output=True, check=True).stdout.decode()


def pages(data: bytes, folder: Path, dpi: int, first: int = 1, last: int = 999) -> list[NDArray[np.uint8]]:
    """The pages as grey pictures."""
    subprocess.run(
        ["pdftoppm", "-gray", "-r", str(dpi), "-f", str(first), "-l", str(last), "-", str(folder / "page")],
        input=data,
        check=True,
    )
    found = []
    for path in sorted(folder.glob("page*.pgm")):
        head, pixels = re.match(rb"P5\s+(\d+) (\d+)\s+255\s", path.read_bytes()), path.read_bytes()
        assert head is not None
        width, height = int(head[1]), int(head[2])
        found.append(np.frombuffer(pixels, np.uint8, offset=head.end()).reshape(height, width))
    return found


def faults(data: bytes, folder: Path) -> Iterator[str]:
    """What is wrong with a sheet: a font not inside, ink near the edge, an empty page, a lost sign."""
    fonts = told(data, "pdffonts", "-").splitlines()[2:]
    if not fonts:
        yield "no font"
    for line in fonts:
        if re.search(r" yes yes (yes|no) ", line) is None:
            yield f"not embedded, or not a part: {line}"
    if "\ufffd" in told(data, "pdftotext", "-", "-"):
        yield "a sign is lost"
    edge, foot = round(EDGE / 25.4 * COARSE), round(FOOT / 25.4 * COARSE)
    for number, page in enumerate(pages(data, folder, COARSE), 1):
        if any(strip.min() < 255 for strip in (page[:edge], page[-edge:], page[:, :edge], page[:, -edge:])):
            yield f"page {number} has ink near the edge"
        if (page[:-foot] < 200).mean() < 0.002:
            yield f"page {number} is empty"
