"""A new table from what a page asks for: the rules with their changes, the seats, the settings.

Must never open a file whose name came over the network.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pillarbox import catalogue
from pillarbox.core import codec
from pillarbox.core.message import Refused, say
from pillarbox.play import seats as bots
from pillarbox.play.dice import has_dice
from pillarbox.play.people import BOT, check_name
from pillarbox.web.devices import Device
from pillarbox.web.kept import Chair, Kept, Timing

MOST_CHANGES = 60
LONGEST_CHANGES = catalogue.LONGEST_RULESET


class SeatWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit at a seat: the maker, somebody else at the same device, anybody, a bot."""

    kind: Literal["me", "here", "open", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""
    policy: Annotated[str, Meta(max_length=40)] = ""


class ClockWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Minutes for a whole match, or days for a turn."""

    minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    days: Annotated[int, Meta(ge=0, le=60)] = 0


class TableWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be made."""

    ruleset: Annotated[str, Meta(min_length=1, max_length=60)]
    changes: dict[str, str] = {}
    """Keys of the ruleset set anew, each to what a ruleset file would say."""
    title: Annotated[str, Meta(max_length=60)] = ""
    seats: Annotated[tuple[SeatWanted, ...], Meta(min_length=1, max_length=12)]
    dice: Literal["fair", "real"] = "fair"
    clock: ClockWanted | None = None
    coach: bool = False
    chat: bool = False
    private: bool = True


def rules_of(ruleset: str, changes: dict[str, str]) -> tuple[catalogue.Game, object]:
    """The game and the rules that are meant. Raises Refused, FaultyFile."""
    size = sum(len(key) + len(value) for key, value in changes.items())
    if len(changes) > MOST_CHANGES or size > LONGEST_CHANGES:
        raise Refused(say("server-changes-size", most=LONGEST_CHANGES // 1024))
    if catalogue.is_path(ruleset):
        raise Refused(say("fault-record-path"))
    if any(key in changes for key in ("base", "deck")):
        raise Refused(say("fault-change-base"))
    return catalogue.load(ruleset, changes or None)


def table(wanted: TableWanted, maker: Device) -> Kept:
    """The table, without a code; seats that nobody names stay without a name.

    Raises Refused for what can't be.
    """
    game, ruleset = rules_of(wanted.ruleset, wanted.changes)
    fewest, most = ruleset.seats  # type: ignore[attr-defined]
    if not fewest <= len(wanted.seats) <= most:
        raise Refused(say("server-seats-number", fewest=fewest, most=most))
    if wanted.title and not wanted.title.isprintable():
        raise Refused(say("server-title"))
    if wanted.dice == "real" and not has_dice(game):
        raise Refused(say("server-no-dice"))
    clock = wanted.clock
    if clock is not None and (clock.minutes > 0) == (clock.days > 0):
        raise Refused(say("server-clock"))
    chairs = tuple(_chair(game, n, seat, maker) for n, seat in enumerate(wanted.seats))
    return Kept(
        code="",
        title=wanted.title.strip(),
        game=game.id,
        ruleset=codec.plain(ruleset),
        chairs=chairs,
        host=maker.id,
        real=wanted.dice == "real",
        clock=Timing(clock.minutes, clock.days) if clock else None,
        coach=wanted.coach,
        chat=wanted.chat,
        private=wanted.private,
    )


def _chair(game: catalogue.Game, number: int, seat: SeatWanted, maker: Device) -> Chair:
    if seat.kind == "open":
        return Chair()
    if seat.kind == "bot":
        policy = seat.policy or next(iter(game.bots.POLICIES))
        bots.policy(game, BOT + policy)
        name = seat.name.strip()
        check_name(number, name)
        return Chair(kind="bot", name=name, policy=policy)
    name = seat.name.strip() or (maker.name if seat.kind == "me" else "")
    check_name(number, name)
    return Chair(kind="person", name=name, device=maker.id)
