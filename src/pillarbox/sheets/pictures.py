"""Pictures that people bring: what they are, and why one is refused.

Only what is at the front of a file is read. Must never trust a file's name.
"""

from __future__ import annotations

import struct

from pillarbox.core.message import Refused, say

LARGEST = 4 * 1024 * 1024
"""Bytes of a picture."""
WIDEST = 8000
"""Pixels of a side."""
LARGEST_SENT, WIDEST_SENT = 40 * 1024, 2000
"""The same of a picture that comes over a network, where a body has 64 KiB, and text instead of bytes."""


def check_sent(picture: bytes) -> None:
    """Look at a picture from a network. Raises Refused for a large or a wide one, and for a drawing: that can
    ask a machine for more work than its size tells.
    """
    if len(picture) > LARGEST_SENT:
        raise Refused(say("refused-picture-large", size=len(picture), most=LARGEST_SENT))
    if kind_of(picture, WIDEST_SENT) == "svg":
        raise Refused(say("refused-picture-drawing"))


def kind_of(picture: bytes, widest: int = WIDEST) -> str:
    """`png`, `jpg` or `svg`. Raises Refused for one that is too large, too wide, or none of these."""
    if len(picture) > LARGEST:
        raise Refused(say("refused-picture-large", size=len(picture), most=LARGEST))
    size: tuple[int, int] | None
    if picture[:8] == b"\x89PNG\r\n\x1a\n" and picture[12:16] == b"IHDR":
        kind, size = "png", struct.unpack(">II", picture[16:24])
    elif picture[:3] == b"\xff\xd8\xff":
        kind, size = "jpg", _jpeg_size(picture)
    elif b"<svg" in picture[:2000]:
        return _plain_svg(picture)
    else:
        raise Refused(say("refused-picture-kind"))
    if size is None or min(size) < 1:
        raise Refused(say("refused-picture-unreadable"))
    if max(size) > widest:
        raise Refused(say("refused-picture-wide", width=size[0], height=size[1], most=widest))
    return kind


def _plain_svg(picture: bytes) -> str:
    """A drawing that needs nothing else. Raises Refused for one that is no text, or points elsewhere."""
    try:
        text = picture.decode("utf-8")
    except UnicodeDecodeError:
        raise Refused(say("refused-picture-unreadable")) from None
    if "<!ENTITY" in text or 'href="http' in text or "href='http" in text:
        raise Refused(say("refused-picture-elsewhere"))
    return "svg"


def _jpeg_size(picture: bytes) -> tuple[int, int] | None:
    """Width and height out of the frame's header; None where there is none."""
    at = 2
    while at + 9 < len(picture):
        if picture[at] != 0xFF:
            return None
        marker = picture[at + 1]
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", picture[at + 5 : at + 9])
            return width, height
        at += 2 + int(struct.unpack(">H", picture[at + 2 : at + 4])[0])
    return None
