"""What worker processes do for the server: bots choose, the coach weighs, odds and reviews are calculated.

Each is a plain function of values that can be pickled, imported by name in the worker. Must never be called
on the event loop, nor be given more than the asking seat may know.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pillarbox import catalogue
from pillarbox.core.game import Observation
from pillarbox.core.message import Message, Refused, say
from pillarbox.core.record import Record
from pillarbox.lab.play import Table
from pillarbox.play.seats import own_random, policy
from pillarbox.play.verify import Verdict
from pillarbox.web.workers import MOVES, tell


def choose(
    game: str, ruleset: Any, seen: Observation, match: str, event: int, player: str, budget: int
) -> str:
    """What a bot chooses, in notation; the first legal choice where its own is not legal."""
    found = catalogue.game(game)
    legal = [
        found.notation.action_text(ruleset, action)
        for action in found.rules.legal(ruleset, seen.state, seen.seat)
    ]
    rng = own_random(match, seen.seat, event)
    action = policy(found, player)(ruleset, seen, rng, budget)
    text: str = found.notation.action_text(ruleset, action)
    return text if text in legal else legal[0]


class Weighed(Struct, frozen=True):
    """One way to go on: actions in notation, submitted as one, with worth and reasons."""

    actions: tuple[str, ...]
    value: float
    loss: float
    why: tuple[Message, ...]


class Counsel(Struct, frozen=True):
    """What a coach says, best first."""

    moves: tuple[Weighed, ...]
    objective: Message
    notes: tuple[Message, ...]


def advise(game: str, ruleset: Any, seen: Observation, way: dict[str, Any]) -> Counsel:
    """What each choice of the observing seat is worth, weighed in one of the `WAYS` of the game's coach.

    Raises Refused where there is nothing to decide, or that can't be told.
    """
    found = catalogue.game(game)
    advice: Any = found.coach.advise(ruleset, seen.state, seen.seat, **way)
    text = found.notation.action_text
    to_win = getattr(advice, "objective", "") == "win"
    seats = advice.seats if to_win else 0
    objective = "server-objective-win" if seats else "server-objective-stakes"
    if not to_win:
        objective = getattr(found.coach, "OBJECTIVE", "advice-objective")
    moves: list[Weighed] = []
    for move in advice.moves:
        actions = getattr(move, "actions", None) or (move.action,)
        why = move.why if isinstance(move.why, tuple) else (move.why,)
        if hasattr(found.show, "as_shown"):
            why = found.show.as_shown(ruleset, seen.state, seen.seat, actions, why)
        texts = tuple(text(ruleset, action) for action in actions)
        moves.append(Weighed(texts, *_worth(move, seats), why))
    for dice in getattr(advice, "dice", None) or ():
        action = f"{dice.count}d" if dice.count else "stop"
        why = (say("server-advice-dice", dice=dice.count),)
        moves.append(Weighed((action,), *_worth(dice, seats), why))
    moves.sort(key=lambda move: move.loss)
    return Counsel(tuple(moves), say(objective), advice.notes)


def prepare(game: str, ruleset: Any, seats: int) -> None:
    """Solve what the coach and the review of such matches will ask, where that is kept; a refusal is told to
    those who ask then.
    """
    found = catalogue.game(game)
    if found.judge is None or not hasattr(found.judge, "prepare"):
        return
    try:
        found.judge.prepare(ruleset, seats)
    except Refused:
        return


def warm() -> None:
    """Have the loops of all bots compiled and kept on disk: what came first would wait for it longer than a
    bot's move may take. Where they are kept already this is soon done.
    """
    for entry in catalogue.entries():
        if entry.game == entry.id and (policies := getattr(catalogue.game(entry.game).bots, "COMPILED", ())):
            found, ruleset = catalogue.load(entry.id)
            Table(found, ruleset, policies).play(0, 0)


def _worth(one: Any, seats: int) -> tuple[float, float]:
    """Value and loss; among so many seats that play for the win, as the chance to win in percent."""
    if not seats:
        return one.value.float, one.loss
    return 100 * (1 + one.value.float) / seats, 100 * one.loss / seats


class Odds(Struct, frozen=True):
    """What one turn comes to."""

    mean: float
    sd: float
    shut: float
    throws: float | None
    distribution: tuple[tuple[int, float], ...]
    measure: str
    notes: tuple[Message, ...]
    first_edge: float | None = None


def odds(game: str, ruleset: Any) -> Odds:
    """The odds of one turn. Raises Refused where they can't be told."""
    found = catalogue.game(game).solve.odds(ruleset)
    scores = tuple((share.score, share.p) for share in found.distribution)
    return Odds(found.mean, found.sd, found.shut.float, found.throws, scores, found.measure, found.notes)


def first_edge(game: str, ruleset: Any) -> float | None:
    """By how much the first of two is likelier to win a round; None where two can't play."""
    fewest, most = ruleset.seats
    if not fewest <= 2 <= most:
        return None
    shares = catalogue.game(game).versus.odds_round(ruleset, 2).shares
    return float(shares[0]) - float(shares[1])


class SeatOdds(Struct, frozen=True):
    """What its own turn comes to for one seat."""

    mean: float
    shut: float


def by_seat(game: str, ruleset: Any, seats: int) -> tuple[SeatOdds, ...]:
    """What each seat's own turn comes to, handicaps and all. Raises Refused where that can't be told."""
    found = catalogue.game(game).versus.own_turns(ruleset, seats)
    return tuple(SeatOdds(one.mean, one.shut) for one in found)


def shares(game: str, ruleset: Any, seats: int) -> tuple[float, ...]:
    """By seat its part of the win of a round. Raises Refused where that can't be told."""
    return tuple(map(float, catalogue.game(game).versus.odds_round(ruleset, seats).shares))


def with_edge(found: Odds, edge: float | None) -> Odds:
    """The odds with that as well."""
    return replace(found, first_edge=edge)


def verdict(data: bytes) -> Verdict:
    """Whether a record is true. Raises Refused for what can't be read."""
    from pillarbox.play.records import read
    from pillarbox.play.verify import verify

    reading = read(data)
    if reading.fault is not None:
        raise Refused(reading.fault.wrong)
    if reading.record.created is None:
        raise Refused(say("refused-record-begins"))
    return verify(reading.record)


def review(record: Record) -> bytes:
    """The review of a match as it is kept, telling how far it is. Raises Refused where it can't be made."""
    from pillarbox.play.review import review
    from pillarbox.play.reviewed import kept

    return kept(review(record, board=True, tell=lambda done, of: tell(MOVES, done, of)))


def printed(game: str, ruleset: Any, wanted: Any) -> bytes:
    """The sheet of a ruleset as a PDF. Raises Refused where it can't be made."""
    from pillarbox.sheets.print import pdf

    return pdf(catalogue.game(game), ruleset, wanted)
