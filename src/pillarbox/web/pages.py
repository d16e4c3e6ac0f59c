"""Which pages ship with this server, in one short text that changes whenever one of them does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from pillarbox import catalogue

ROOT = files("pillarbox")


@cache
def fingerprint() -> str:
    """Of the shell, its scripts and styles, and the boards of the games."""
    boards = [Path(catalogue.game(id).place) / "static" for id in catalogue.games()]
    folders: list[Traversable] = [ROOT / "web" / "static", *boards]
    found = sha256()
    for folder in folders:
        for name, data in _files(folder):
            found.update(f"{name} {len(data)}\n".encode() + data)
    return found.hexdigest()[:12]


def _files(folder: Traversable, name: str = "") -> Iterator[tuple[str, bytes]]:
    if not folder.is_dir():
        return
    for one in sorted(folder.iterdir(), key=lambda one: one.name):
        if one.is_dir():
            yield from _files(one, f"{name}/{one.name}")
        elif one.name.endswith((".js", ".css", ".html")):
            yield f"{name}/{one.name}", one.read_bytes()
