"""Tokens of devices, codes of tables and one-time codes: made here, and compared by their hashes only.

A token is 256 random bits. Must never write one to a log, a file or a message other than the cookie.
"""

from __future__ import annotations

import re
import secrets
from hashlib import sha256

COOKIE = "pillarbox"
TOKEN_BYTES = 32

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""Of a table's code: no vowels, so that no words come out; no letter that is easily taken for another."""
CODE = re.compile(f"[{LETTERS}]{{4,6}}")

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> bytes:
    """What is kept of a token."""
    return sha256(b"device/v1\n" + token.encode()).digest()


def is_token(text: str) -> bool:
    """Whether the text has the shape of a token; says nothing about whether it is one."""
    return _TOKEN.fullmatch(text) is not None


def new_code(length: int = 4) -> str:
    """A table's code, to be read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def read_code(text: str) -> str:
    """The code that somebody typed, in capitals; empty where it can't be one."""
    code = text.strip().upper().replace(" ", "").replace("-", "")
    return code if CODE.fullmatch(code) else ""


def new_device_code() -> str:
    """A one-time code by which another device takes over: 10 letters, 43 bits, valid for minutes only."""
    return new_code(10)


def hashed_code(code: str) -> bytes:
    """What is kept of a one-time code."""
    return sha256(b"code/v1\n" + code.upper().encode()).digest()


def cookie_of(headers: list[tuple[bytes, bytes]]) -> str:
    """The device's token among a request's headers; empty where there is none."""
    for name, value in headers:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, found = part.strip().partition("=")
                if key == COOKIE:
                    return found
    return ""
