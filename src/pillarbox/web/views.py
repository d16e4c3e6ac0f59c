"""A table as one pair of eyes may see it: put together field by field, never cut down from the whole.

Must never read the match's state but through `observe`, nor put a device, a token or a seed into a message.
"""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct

from pillarbox import catalogue
from pillarbox.core import codec
from pillarbox.core.message import Message, say
from pillarbox.play.people import is_bot
from pillarbox.play.point import Point
from pillarbox.web.desk import Desk
from pillarbox.web.outbound import (
    DiceInfo,
    Phase,
    SeatInfo,
    SeedState,
    TableInfo,
    TableSettings,
    View,
)
from pillarbox.web.pages import fingerprint
from pillarbox.web.statics import has_board
from pillarbox.words.render import Words

DRAWN = 60
"""Characters across a drawing on the plain board."""


class Eyes(Struct, frozen=True):
    """Who looks: views of equal eyes are equal, and are put together and encoded once.

    `device` is 0 for everybody who holds no seat and is not the host, so that all spectators of a language
    share one view.
    """

    device: int
    seat: int
    lang: str


def phase(point: Point | None) -> Phase:
    """How far the table is."""
    if point is None:
        return "waiting"
    if point.over:
        return "over" if point.over == "ended" else "aborted"
    return "playing" if point.ready else "seeds"


def owing(point: Point | None) -> tuple[int, ...]:
    """The seats that are to act, to throw or to bring a seed, whoever plays for them."""
    if point is None or point.over:
        return ()
    if not point.ready:
        return tuple(n for n in range(len(point.players)) if seed_state(point, n) == "wanted")
    node = point.node
    if node.kind == "chance":
        return () if node.roller is None else (node.roller,)
    return node.seats


def seed_state(point: Point, seat: int) -> SeedState:
    """How far a seat is with its seed: `wanted` as long as something is to come from it now."""
    if point.over or seat >= len(point.players) or not point.created.seats[seat].entropy:
        return ""
    if point.seeds[seat]:
        return "opened"
    if not point.commitments[seat]:
        return "wanted"
    promised = [n for n, one in enumerate(point.created.seats) if one.entropy]
    return "wanted" if all(point.commitments[n] for n in promised) else "committed"


def view(desk: Desk, eyes: Eyes, words: Words) -> View:
    """The whole table for these eyes."""
    kept, point = desk.kept, desk.point
    own = kept.seats_of(eyes.device)
    game_view: Raw | None = None
    texts: dict[str, Any] = {"title": words.render(desk.title), "policies": list(desk.game.bots.POLICIES)}
    if point is not None and desk.sitting is not None:
        seen = desk.sitting.table.observe(eyes.seat)
        show = desk.game.show
        game_view = Raw(codec.encode(show.view(point.ruleset, seen)))
        texts["hint"] = words.render(_hint(desk, point, seen, eyes.seat))
        if not has_board(desk.game.id):
            texts |= _plainly(desk, point, seen, words)
    else:
        texts["hint"] = words.say("server-waiting-for-players")
    return View(
        version=desk.version,
        table=table_info(desk, eyes.device, words),
        node=point.opened if point is not None and not point.over else None,
        mine=tuple(n for n in owing(point) if n in own),
        seat=eyes.seat,
        view=game_view,
        texts=texts,
        log=desk.log(eyes.seat, words),
        dice=_dice(point) if point is not None else None,
        chain=point.head if point is not None else "",
        app=fingerprint(),
    )


def _plainly(desk: Desk, point: Point, seen: Any, words: Words) -> dict[str, Any]:
    """What the plain board shows of a game that brings none: sentences, a drawing, and what actions are
    called.
    """
    show: Any = desk.game.show
    labels = show.labels(point.ruleset, seen) if hasattr(show, "labels") else {}
    heads = [words.name(name) for name in desk.players]
    drawing = show.drawing(point.ruleset, seen, heads, DRAWN, show.pen("utf-8"))
    return {
        "lines": [words.render(one) for one in show.lines(point.ruleset, seen, desk.players)],
        "drawing": list(drawing),
        "labels": {action: words.render(label) for action, label in labels.items()},
    }


def _hint(desk: Desk, point: Point, seen: Any, seat: int) -> Message:
    """What is asked now, of whoever looks or of whom they wait for."""
    if point.over:
        return say("server-over") if point.over == "ended" else say("server-broken-off")
    if desk.kept.pause:
        return say("server-paused-by-host")
    waits = [desk.names[n] for n in owing(point)]
    if not point.ready:
        return say("server-seeds", names=waits)
    asked: Message | None = desk.game.show.asked(point.ruleset, seen, desk.players)
    return say("server-waits", names=waits) if asked is None else asked


def table_info(desk: Desk, device: int, words: Words) -> TableInfo:
    """The table apart from the game, for a device."""
    kept = desk.kept
    ruleset = desk.ruleset
    return TableInfo(
        code=kept.code,
        title=kept.title,
        game=kept.game,
        ruleset=ruleset.id,
        ruleset_title=words.render(catalogue.title(ruleset)),
        host=bool(device) and device == kept.host,
        seats=tuple(_seat(desk, n, device, words) for n in range(len(kept.chairs))),
        settings=TableSettings(
            coach=kept.coach,
            chat=kept.chat,
            lock=kept.lock,
            pause=kept.pause,
            private=kept.private,
            dice="real" if kept.real else "fair",
            clock=codec.plain(kept.clock) if kept.clock else None,
        ),
        watchers=desk.watchers,
        late=len(kept.late),
        phase=phase(desk.point),
        match=kept.match,
        matches=len(kept.matches),
    )


def _seat(desk: Desk, n: int, device: int, words: Words) -> SeatInfo:
    chair, point = desk.kept.chairs[n], desk.point
    stand_in = ""
    ready = False
    if point is not None and not point.over:
        player = point.players[n]
        if chair.kind != "bot" and is_bot(player):
            stand_in = player.partition(":")[2]
        node = point.node
        ready = point.ready and node.kind == "simultaneous" and n not in node.seats
    return SeatInfo(
        seat=n,
        name=words.name(desk.names[n]),
        kind=chair.kind,
        policy=chair.policy,
        stand_in=stand_in,
        here=desk.is_here(chair.device),
        yours=bool(device) and chair.device == device,
        host=bool(chair.device) and chair.device == desk.kept.host,
        ready=ready,
        seed=seed_state(point, n) if point is not None else "",
        agrees=n in desk.agreed,
        clock=desk.clock_of(n),
    )


def _dice(point: Point) -> DiceInfo:
    created = point.created
    return DiceInfo(
        kind=created.dice,
        commit=created.commitment,
        throw=point.counters.get("dice", 0),
        seal=" ".join(created.commitment[at : at + 4] for at in range(0, 16, 4)),
        seed=point.revealed,
    )
