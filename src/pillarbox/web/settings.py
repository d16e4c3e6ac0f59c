"""How a server is set: from a file, the environment and the command line, the later over the earlier.

`docs/server.md` tells each setting. Must never hold a secret.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from pillarbox.core.codec import misfit
from pillarbox.core.message import Refused, say

PREFIX = "PILLARBOX_SERVER_"


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a server; times are in seconds unless their name says otherwise."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 0
    """0: any free one."""
    public_url: str = ""
    """The address that other people reach this server by, as `https://games.example.org`."""
    trust_proxy: bool = False
    """Believe `X-Forwarded-For` and `X-Forwarded-Proto`."""
    lan: bool = False
    """Listen on the local network from the start."""
    bot_pause: float = 0.7
    """How long a bot waits before it moves, so that people can follow."""
    grace: int = 60
    """How long somebody may be away before a bot stands in."""
    seed_patience: int = 15
    """How long the match waits for players' seeds."""
    host_patience: int = 120
    """How long a host may be away before somebody else gets its powers."""
    abandoned_days: int = 30
    """Tables that nobody has touched for so long are taken off."""
    empty_hours: int = 24
    """Tables at which no match was ever begun are taken off after so long."""
    tables_per_hour: int = 120
    """So many tables may be made from one address in an hour."""
    codes_per_hour: int = 200
    """So many codes that no table has may be tried from one address in an hour."""
    claims_per_hour: int = 30
    """So many codes of other devices may be tried from one address in an hour."""
    newcomers_per_hour: int = 600
    """So many browsers may come for the first time from one address in an hour."""
    messages_per_20_seconds: int = 100
    """A socket that sends more is closed."""
    sockets_per_address: int = 400
    """So many sockets may be open from one address; this machine's own is not counted."""
    busy_after: float = 0.3
    """When the server runs so many seconds late, commands are answered with "busy"; 0: never."""
    thinkers: int = 1
    """Processes that think for bots."""
    answerers: int = 1
    """Processes that calculate odds and advice."""
    fresh: bool = False
    """Read pages and scripts from the disk at every request, for those who work on them."""
    log: Literal["text", "json"] = "text"
    log_level: str = "warning"


def read(given: Mapping[str, Any], env: Mapping[str, str] = os.environ, file: str | None = None) -> Settings:
    """The settings of a file (TOML), over them those of the environment, over them those given.

    Raises Refused, naming the first setting that can't be, and OSError for a file that can't be opened.
    """
    values: dict[str, Any] = {}
    path = file or env.get(f"{PREFIX}FILE")
    if path:
        values |= _file(path)
    for name in Settings.__struct_fields__:
        if (text := env.get(PREFIX + name.upper())) is not None:
            values[name] = text
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Refused(say("server-setting", detail=misfit(error).message)) from None


def _file(path: str) -> dict[str, Any]:
    try:
        found: dict[str, Any] = msgspec.toml.decode(Path(path).read_bytes(), type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeError) as error:
        place = re.search(r"at line (\d+), column (\d+)", str(error))
        line, column = place.groups() if place else ("", "")
        kind = "line" if place else "odd"
        raise Refused(say("server-settings-file", path=path, kind=kind, line=line, column=column)) from None
    return found
