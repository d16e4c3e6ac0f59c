"""Record files: read in either form, written in either form.

A ruleset that a record only names is looked up among the known ones, never in a file: what somebody sends
must not decide which files are opened. Must never judge a record (`verify` does).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from pillarbox import catalogue
from pillarbox.core import codec
from pillarbox.core.message import Fault, Refused, say
from pillarbox.core.record import Reading, Record
from pillarbox.core.record_json import LARGEST, read_json, too_large, write_json
from pillarbox.core.record_text import read_text, write_text

Form = Literal["json", "notation"]


def read(data: bytes, file: str = "") -> Reading:
    """What can be read of a record file, and its first fault, if it has one. JSON begins with a brace."""
    if len(data) > LARGEST:
        return Reading(Record(), too_large(len(data), file))
    if data.lstrip().startswith(b"{"):
        return read_json(data, file)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        good = read_text(data[: fault.start].rpartition(b"\n")[0].decode("utf-8-sig"), named, file)
        wrong = Fault(file, line, "", say("fault-record-utf8"), say("right-record-utf8"))
        return Reading(good.record, wrong)
    return read_text(text, named, file)


def write(record: Record, form: Form) -> bytes:
    """The record as a file. Raises Refused if it does not begin with a match's creation."""
    if form == "json":
        return write_json(record)
    return write_text(record, differs(record)).encode()


def named(id: str, changes: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """The game and the full ruleset that a record means by an id and changed keys. Raises Refused."""
    if catalogue.is_path(id):
        raise Refused(say("fault-record-path"))
    texts = {key: codec.encode(value).decode() for key, value in changes.items()}
    game, ruleset = catalogue.load(id, texts)
    return game.id, codec.plain(ruleset)


def differs(record: Record) -> dict[str, Any]:
    """The keys in which a record's ruleset differs from its game's defaults; none if the game isn't known."""
    created = record.created
    if created is None or created.game not in catalogue.games():
        return {}
    kind = catalogue.game(created.game).ruleset.Ruleset
    try:
        usual = codec.plain(kind())
    except TypeError:  # a game whose rulesets have no default
        return {}
    about = ("id", "title", "source", "also")
    return {k: v for k, v in created.ruleset.items() if k not in about and usual.get(k) != v}
