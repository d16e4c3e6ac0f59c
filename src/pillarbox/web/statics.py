"""Files that a browser asks for: the shell, scripts, styles, fonts, boards of the games, language catalogues.

Read once and kept, compressed where that helps, with a tag so that a browser asks again and is told that
nothing has changed. Must never serve a file from outside the folders that ship.
"""

from __future__ import annotations

import base64
import gzip
import mimetypes
import re
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from msgspec import Struct

from pillarbox import catalogue
from pillarbox.words.languages import LANGUAGES
from pillarbox.words.texts import catalogues

ROOT = files("pillarbox")
STATIC = ROOT / "web" / "static"

PAGES = re.compile(
    r"/(?:|new|build|check|me|daily|guide|lobby|rules|t/[A-Za-z]{4,10}|projector/[A-Za-z]{4,10}|rules/[a-z0-9-]{1,60}"
    r"|build/[a-z0-9-]{1,60}|review/[A-Za-z0-9-]{1,64})"
)
"""Every one of these is the same shell; its scripts look at the address."""

AT_ROOT = {
    "/sw.js": "sw.js",
    "/manifest.webmanifest": "manifest.webmanifest",
    "/favicon.ico": "icons/favicon.ico",
    "/favicon.svg": "icons/favicon.svg",
    "/robots.txt": "robots.txt",
}

TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ico": "image/x-icon",
    ".txt": "text/plain; charset=utf-8",
}
PLAIN = {"board.js": "js/table/plain.js", "board.css": "css/plain.css"}
"""What stands in for the board of a game that brings none."""
PACKED = (".js", ".css", ".html", ".ftl", ".svg", ".json", ".webmanifest", ".txt")
INLINE = re.compile(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)


class File(Struct, frozen=True):
    """What is sent: the bytes, the same compressed or empty, type and tag."""

    data: bytes
    packed: bytes
    type: str
    tag: str
    policy: str = ""
    """Of a page: its content security policy."""


def _made(name: str, data: bytes, policy: str = "") -> File:
    ending = "." + name.rpartition(".")[2]
    kind = TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(data, 9, mtime=0) if ending in PACKED else b""
    return File(data, packed, kind, f'"{sha256(data).hexdigest()[:20]}"', policy)


def _read(folder: Traversable, path: str) -> bytes | None:
    """A file below the folder; None where there is none, or the path leads out of it."""
    found = folder
    for part in path.split("/"):
        if not part or part.startswith(".") or "\\" in part or "\0" in part:
            return None
        found = found / part
    return found.read_bytes() if found.is_file() else None


@cache
def find(path: str) -> File | None:
    """The file at a path of the address."""
    if PAGES.fullmatch(path):
        return shell()
    if path in AT_ROOT:
        return _static(AT_ROOT[path])
    if path.startswith("/static/games/"):
        game, _, rest = path.removeprefix("/static/games/").partition("/")
        return _of_game(game, rest) if game in catalogue.games() else None
    if path.startswith("/static/"):
        return _static(path.removeprefix("/static/"))
    if path.startswith("/texts/") and path.endswith(".ftl"):
        return texts(path.removeprefix("/texts/").removesuffix(".ftl"))
    return None


@cache
def has_board(game: str) -> bool:
    """Whether a game brings a board of its own; else it is played on the plain one."""
    return (Path(catalogue.game(game).place) / "static" / "board.js").is_file()


def _of_game(game: str, path: str) -> File | None:
    """A file of a game's board, or of the plain one."""
    if path in PLAIN and not has_board(game):
        return _static(PLAIN[path])
    data = _read(Path(catalogue.game(game).place) / "static", path)
    return None if data is None else _made(path, data)


def _static(path: str) -> File | None:
    data = _read(STATIC, path)
    return None if data is None else _made(path, data)


def texts(language: str) -> File | None:
    """All that the pages say in a language: the `web` catalogues and the games' `board`s."""
    if language not in LANGUAGES:
        return None
    wanted = [
        file.read_bytes()
        for file in catalogues(language)
        if file.name == "board.ftl" or (file.name.startswith("web") and file.name.endswith(".ftl"))
    ]
    return _made(f"{language}.ftl", b"\n".join(wanted))


def shell() -> File | None:
    """The one page. Scripts written into it are allowed by their hashes, no others are."""
    data = _read(STATIC, "index.html")
    if data is None:
        return None
    inline = " ".join(
        f"'sha256-{base64.b64encode(sha256(script).digest()).decode()}'" for script in INLINE.findall(data)
    )
    policy = (
        f"default-src 'self'; script-src 'self' {inline}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'; object-src 'none'"
    )
    return _made("index.html", data, policy)


def _by_a_person(scope: Any, asked: dict[bytes, bytes]) -> bool:
    """Whether somebody typed this address, or followed a link to it."""
    machines = ("/api/", "/static/", "/texts/", "/ws/")
    wants_page = b"text/html" in asked.get(b"accept", b"")
    return scope["method"] == "GET" and wants_page and not scope["path"].startswith(machines)


async def answer(scope: Any, send: Any, fresh: bool = False) -> bool:
    """Send the file that is asked for; False, and nothing sent, where there is none.

    A browser that asks for a page that there is not gets the shell, which says so in the reader's words.
    `fresh`: look at the disk again, for those who work on the pages.
    """
    if fresh:
        find.cache_clear()
    file = find(scope["path"]) if scope["method"] in ("GET", "HEAD") else None
    asked = dict(scope["headers"])
    lost = file is None and _by_a_person(scope, asked)
    file = shell() if lost else file
    if file is None:
        return False
    headers = [
        (b"content-type", file.type.encode()),
        (b"etag", file.tag.encode()),
        (b"cache-control", b"no-cache"),
        (b"vary", b"accept-encoding"),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"same-origin"),
    ]
    if file.policy:
        headers.append((b"content-security-policy", file.policy.encode()))
    body, status = file.data, 404 if lost else 200
    if not lost and file.tag.encode() in asked.get(b"if-none-match", b""):
        body, status = b"", 304
    elif file.packed and b"gzip" in asked.get(b"accept-encoding", b""):
        body = file.packed
        headers.append((b"content-encoding", b"gzip"))
    if status != 304:
        headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
    return True
