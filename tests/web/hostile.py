"""Frames that no page would send: mutated, cut, nested, of wrong kinds; by a seed, to be repeated."""

from __future__ import annotations

import json
from random import Random
from typing import Any

GOOD: tuple[dict[str, Any], ...] = (
    {"type": "hello", "lang": "en", "have": None, "watch": False},
    {"type": "act", "id": "a1", "seat": 0, "node": 3, "actions": ["1+4"]},
    {"type": "throw", "id": "a2", "seat": 0, "node": 3},
    {"type": "real", "id": "a3", "seat": 0, "node": 3, "faces": [3, 5]},
    {"type": "undo", "id": "a4", "seat": 0},
    {"type": "end", "id": "a5", "seat": 0, "agree": False},
    {"type": "preview", "id": "a6", "seat": 0, "actions": ["A07 1 0 -1"]},
    {"type": "seed", "id": "a7", "seat": 0, "commit": "ab" * 32, "open": None},
    {"type": "say", "seat": 0, "phrase": "well-played"},
    {"type": "react", "seat": 0, "what": "clap"},
    {"type": "chat", "seat": 0, "text": "hello"},
    {"type": "host", "id": "a8", "do": "rename", "name": "x", "seat": 0},
    {"type": "host", "id": "a9", "do": "lock", "on": True},
    {"type": "look", "seat": 0},
    {"type": "ping"},
)

ODD: tuple[Any, ...] = (
    None, True, -1, 0, 10**9, 2**63, -(2**70), 1.5, 1e308, "", "\0", "\u202e", "é" * 50, "0", [], {}, [[]],
    {"type": "act"}, "A" * 300, ["1"] * 40, "<script>", "'; DROP TABLE matches", "../../x", "\ud800",
)  # fmt: skip

RAW: tuple[str, ...] = (
    "", " ", "null", "[]", "{}", "{", "}", '"hello"', "NaN", "Infinity", "-", "1e999", "\x00", "[" * 3000,
    '{"a":' * 1500, '{"type":"ping","type":"act"}', '{"type":"ping","x":NaN}', "\ufeff{}",
    '{"type":"\\ud800"}', '{"type":"ping"} x', "{'type':'ping'}", '{"type":"ping",}', "[" * 2000 + "]" * 2000,
)  # fmt: skip


def frame(rng: Random) -> str | bytes:
    """One frame, most often wrong in one place."""
    kind = rng.randrange(10)
    if kind == 0:
        return rng.choice(RAW)
    if kind == 1:
        return rng.randbytes(rng.randrange(60))
    text = json.dumps(_changed(dict(rng.choice(GOOD)), rng))
    if kind == 2:
        return text[: rng.randrange(len(text))]
    if kind == 3:
        at = rng.randrange(len(text))
        return (
            text[:at] + chr(rng.choice((0, 34, 44, 58, 91, 92, 123, 233, 0x202E, 0x1F600))) + text[at + 1 :]
        )
    return text


def _changed(message: dict[str, Any], rng: Random) -> dict[str, Any]:
    key = rng.choice([*message, "new"])
    how = rng.randrange(4)
    if how == 0:
        message.pop(key, None)
    elif how == 1:
        message[key] = rng.choice(ODD)
    elif how == 2:
        message[key] = rng.randrange(-3, 70)
    return message
