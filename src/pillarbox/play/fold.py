"""The state of a match at any point of its log: a fold of the rules' `step` over the events.

The referee, replays and the verifier all go through `advance`, so a log that one accepts the others do. It
judges order and legality; whether dice and seals are true is for `verify`. Must never draw, wait, or touch a
store.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NoReturn

from msgspec.structs import replace

from pillarbox.core import codec
from pillarbox.core.game import Choice, Node
from pillarbox.core.message import Refused, say
from pillarbox.core.record import (
    FORMAT,
    Aborted,
    Acted,
    AnyEvent,
    Created,
    Drawn,
    Ended,
    Opened,
    Revealed,
    Seated,
    SeedCommitted,
    SeedOpened,
    Thrown,
    Undone,
    link,
)
from pillarbox.play.point import Playable, Point, Standing

__all__ = ["Playable", "Point", "Standing", "advance", "answered", "begin", "fold", "openings", "same_node"]


def fold(game: Playable, events: Iterable[AnyEvent]) -> Point:
    """The match after these events. Raises Refused at the first that can't be."""
    listed = tuple(events)
    hidden = openings(listed)
    if not listed:
        raise Refused(say("refused-record-empty"))
    point = begin(game, listed[0])
    for event in listed[1:]:
        point = advance(game, point, event, hidden)
    return point


def openings(events: Iterable[AnyEvent]) -> dict[int, str]:
    """The hidden parts that a log opens somewhere, by the event that hid them."""
    return {event.of: event.hidden for event in events if isinstance(event, Opened)}


def begin(game: Playable, event: AnyEvent) -> Point:
    """The match as its first event leaves it. Raises Refused."""
    if not isinstance(event, Created) or event.n:
        raise Refused(say("refused-record-begins"))
    if not 0 <= event.format <= FORMAT:
        raise Refused(say("refused-record-format", format=event.format, known=FORMAT))
    if event.game != game.id:
        raise Refused(say("refused-record-game", game=game.id))
    ruleset = codec.convert(event.ruleset, game.ruleset.Ruleset)
    faults = game.ruleset.check(ruleset)
    if faults:
        raise Refused(say("refused-record-ruleset", key=faults[0].key, wrong=faults[0].wrong))
    state = game.rules.start(ruleset, len(event.seats))
    nothing = ("",) * len(event.seats)
    return Point(
        created=event,
        ruleset=ruleset,
        state=state,
        node=game.rules.node(ruleset, state),
        count=1,
        head=link(event),
        opened=0,
        commitments=nothing,
        seeds=nothing,
        players=tuple(seat.player for seat in event.seats),
    )


def advance(game: Playable, point: Point, event: AnyEvent, hidden: Mapping[int, str] | None = None) -> Point:
    """The match after one event more; `hidden` are hidden parts known from later on. Raises Refused."""
    if event.n != point.count:
        raise Refused(say("refused-event-number", number=event.n, expected=point.count))
    if point.over and not isinstance(event, Opened | Revealed):
        raise Refused(say("refused-match-over"))
    after: Point = _ADVANCE[type(event)](game, point, event, hidden or {})
    return replace(after, count=point.count + 1, head=link(event))


def _seat(point: Point, seat: int) -> None:
    if not 0 <= seat < len(point.players):
        raise Refused(say("refused-no-such-seat", seat=seat + 1))


def _again(game: Playable, point: Point, event: Created, hidden: Mapping[int, str]) -> NoReturn:
    raise Refused(say("refused-event-order"))


def _seed_committed(game: Playable, point: Point, event: SeedCommitted, hidden: Mapping[int, str]) -> Point:
    _seat(point, event.seat)
    if not point.created.seats[event.seat].entropy or point.commitments[event.seat]:
        raise Refused(say("refused-seed"))
    return replace(point, commitments=_put(point.commitments, event.seat, event.commitment))


def _seed_opened(game: Playable, point: Point, event: SeedOpened, hidden: Mapping[int, str]) -> Point:
    _seat(point, event.seat)
    promised = [s for s, seat in enumerate(point.created.seats) if seat.entropy]
    if event.seat not in promised or point.seeds[event.seat] or not event.seed:
        raise Refused(say("refused-seed"))
    if not all(point.commitments[seat] for seat in promised):
        raise Refused(say("refused-seed-early"))
    return replace(point, seeds=_put(point.seeds, event.seat, event.seed))


def _put(values: tuple[str, ...], at: int, value: str) -> tuple[str, ...]:
    return (*values[:at], value, *values[at + 1 :])


def _thrown(game: Playable, point: Point, event: Thrown, hidden: Mapping[int, str]) -> Point:
    node = point.node
    _chance(point, event.source, event.number)
    if node.roller != event.seat:
        raise Refused(say("refused-not-your-throw"))
    fits = event.dice == len(event.faces) == len(node.asks)
    if not fits or any(not 1 <= face <= n for face, n in zip(event.faces, node.asks)):
        raise Refused(say("refused-real-throw", dice=len(node.asks), sides=max(node.asks)))
    return _happened(game, point, event, tuple(face - 1 for face in event.faces))


def _drawn(game: Playable, point: Point, event: Drawn, hidden: Mapping[int, str]) -> Point:
    _chance(point, event.source, event.number)
    if point.node.roller is not None:
        raise Refused(say("refused-event-order"))
    known = _known(event.n, event.seal, event.hidden, hidden)
    outcome = game.notation.read_outcome(point.ruleset, event.outcome if known is None else known)
    if event.values:
        asks = point.node.asks
        fits = len(event.values) == len(asks) and all(0 <= v < n for v, n in zip(event.values, asks))
        if not fits or game.rules.settle(point.ruleset, point.state, event.values) != outcome:
            raise Refused(say("refused-outcome"))
    return _moved(game, point, event, game.rules.step(point.ruleset, point.state, outcome), known)


def _chance(point: Point, source: str, number: int) -> None:
    if point.node.kind != "chance" or point.node.source != source:
        raise Refused(say("refused-no-chance"))
    if not point.ready:
        raise Refused(say("refused-seeds-missing"))
    expected = point.counters.get(source, 0)
    if number != expected:
        raise Refused(say("refused-throw-number", number=number, expected=expected))


def _happened(game: Playable, point: Point, event: Thrown, numbers: tuple[int, ...]) -> Point:
    outcome = game.rules.settle(point.ruleset, point.state, numbers)
    return _moved(game, point, event, game.rules.step(point.ruleset, point.state, outcome), None)


def _moved(game: Playable, point: Point, event: Thrown | Drawn, state: Any, known: str | None) -> Point:
    """After a move of chance: nothing before it can be taken back."""
    counters = {**point.counters, event.source: event.number + 1}
    after = replace(point, state=state, node=game.rules.node(point.ruleset, state), opened=event.n)
    return _hide(replace(after, counters=counters, standing=()), event.n, known)


def _known(n: int, seal: str, own: str | None, hidden: Mapping[int, str]) -> str | None:
    """The hidden part of a sealed event; None for an open one. Raises Refused where it is known nowhere."""
    if not seal:
        return None
    known = hidden.get(n) if own is None else own
    if known is None:
        raise Refused(say("refused-still-sealed"))
    return known


def _hide(point: Point, n: int, known: str | None) -> Point:
    if known is None:
        return point
    return replace(point, sealed=(*point.sealed, n), hidden={**point.hidden, n: known})


def _acted(game: Playable, point: Point, event: Acted, hidden: Mapping[int, str]) -> Point:
    _seat(point, event.seat)
    known = _known(event.n, event.seal, event.hidden, hidden)
    texts = event.actions if known is None else codec.decode(known, tuple[str, ...])
    if not texts or (known is not None and event.actions):
        raise Refused(say("refused-no-action"))
    if not point.ready:
        raise Refused(say("refused-seeds-missing"))
    state, node = point.state, point.node
    for text in texts:
        state, node = answered(game, point.ruleset, state, node, event.seat, text)
    same = same_node(point.node, node)
    rounds = len(game.rules.result(point.ruleset, state).rounds)
    final = known is not None or node.kind == "terminal" or point.node.kind == "simultaneous"
    final = final or rounds != len(game.rules.result(point.ruleset, point.state).rounds)
    before = Standing(event.n, event.seat, point.state, point.opened)
    after = replace(
        point,
        state=state,
        node=node,
        opened=point.opened if same else event.n,
        standing=() if final else (*point.standing, before),
    )
    return _hide(after, event.n, known)


def answered(game: Playable, ruleset: Any, state: Any, node: Node, seat: int, text: str) -> tuple[Any, Node]:
    """State and node after one action, given as text. Raises Refused, with the reason, if it can't be."""
    if seat not in node.seats:
        mine = node.kind == "chance" and node.roller == seat
        raise Refused(say("refused-throw-first" if mine else "refused-not-your-turn"))
    action = game.notation.read_action(ruleset, text)
    after = game.rules.step(ruleset, state, Choice(seat, action))
    return after, game.rules.node(ruleset, after)


def same_node(before: Node, after: Node) -> bool:
    """Whether a node stays the same one while its seats answer: some owe still, and nobody new does."""
    both = before.kind == after.kind == "simultaneous"
    return both and set(after.seats) <= set(before.seats)


def _undone(game: Playable, point: Point, event: Undone, hidden: Mapping[int, str]) -> Point:
    last = point.standing[-1] if point.standing else None
    if last is None or last.seat != event.seat or last.n != event.of:
        raise Refused(say("refused-undo"))
    node = game.rules.node(point.ruleset, last.state)
    return replace(point, state=last.state, node=node, opened=event.n, standing=point.standing[:-1])


def _opened(game: Playable, point: Point, event: Opened, hidden: Mapping[int, str]) -> Point:
    early = not point.over and point.node.kind == "simultaneous" and event.of > point.opened
    if early or event.of not in point.sealed or point.hidden[event.of] != event.hidden:
        raise Refused(say("refused-opening", number=event.of))
    return replace(point, sealed=tuple(n for n in point.sealed if n != event.of))


def _seated(game: Playable, point: Point, event: Seated, hidden: Mapping[int, str]) -> Point:
    _seat(point, event.seat)
    return replace(point, players=_put(point.players, event.seat, event.player))


def _ended(game: Playable, point: Point, event: Ended, hidden: Mapping[int, str]) -> Point:
    if point.node.kind != "terminal":
        raise Refused(say("refused-not-over"))
    return replace(point, over="ended", standing=())


def _aborted(game: Playable, point: Point, event: Aborted, hidden: Mapping[int, str]) -> Point:
    if event.seat != -1:
        _seat(point, event.seat)
    return replace(point, over="aborted", standing=())


def _revealed(game: Playable, point: Point, event: Revealed, hidden: Mapping[int, str]) -> Point:
    if not point.over or point.revealed or not event.seed:
        raise Refused(say("refused-event-order"))
    return replace(point, revealed=event.seed)


_ADVANCE: dict[type[AnyEvent], Any] = {
    Created: _again,
    SeedCommitted: _seed_committed,
    SeedOpened: _seed_opened,
    Thrown: _thrown,
    Drawn: _drawn,
    Acted: _acted,
    Undone: _undone,
    Opened: _opened,
    Seated: _seated,
    Ended: _ended,
    Aborted: _aborted,
    Revealed: _revealed,
}
