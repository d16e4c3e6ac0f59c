"""Shut the Box in numbers, for learners: every action has a number, every observation is a few lists.

Numbers mean the same in every match of a ruleset with that many seats. Must never judge a move: which
numbers are legal is what `rules.legal` says.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import get_args

from msgspec.structs import replace

from pillarbox.core.encoding import BOUND, Field
from pillarbox.core.game import Observation
from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.scoring import score
from pillarbox.games.shut_the_box.sets import Tables, tables
from pillarbox.games.shut_the_box.state import Action, Dice, Keep, Reopen, Shut, Stage, State, Stop

FEW_THROWS = 2
STAGES: tuple[str, ...] = get_args(Stage)


@lru_cache(maxsize=64)
def actions(ruleset: Ruleset, seats: int) -> tuple[Action, ...]:
    """Every action that can ever be legal, by number.

    First the sets, by fewest tiles, highest numbers, front row first; then the dice counts, rising; stopping;
    reopening, place by place; keeping all as it is. Kinds that the ruleset does not know are left out.
    """
    known = tables(ruleset)
    layout = known.layout
    found: list[Action] = [Shut(layout.tiles(mask)) for mask in sorted(set(_sets(known)), key=known.order)]
    permissions = {ruleset.one_die, *ruleset.handicap_one_die}
    asked = "may" in permissions and ruleset.dice > 1
    if asked or not ruleset.must_shut:
        found += [Dice(count) for count in sorted(_counts(ruleset, permissions))]
    if not ruleset.must_shut:
        found.append(Stop())
    neighbour = ruleset.reopen == "neighbour" and seats > 1
    if neighbour or ruleset.stuck == "reopen-one":
        found += [Reopen(layout.labels[p]) for p in layout.places(layout.full & ~layout.fixed)]
    if neighbour:
        found.append(Keep())
    return tuple(found)


def _counts(ruleset: Ruleset, permissions: Set[str]) -> set[int]:
    """The dice counts that may stand in a choice."""
    return {ruleset.dice, *({1} if permissions != {"never"} else set())}


def _sets(known: Tables) -> Iterator[int]:
    """The bits of every set that some throw may shut in some box."""
    ruleset = known.ruleset
    for count in _counts(ruleset, {ruleset.one_die, *ruleset.handicap_one_die}):
        for throw in known.throws(count).outcomes:
            singles = [candidate.mask for candidate in known.candidates(throw.faces)]
            yield from singles
            if ruleset.sets == "total-else-dice":
                yield from _together(singles, count)


def _together(singles: list[int], count: int) -> Iterator[int]:
    """Tiles that one throw forces together: at most one a die."""
    for size in range(2, count + 1):
        yield from (sum(some) for some in combinations(singles, size))


@lru_cache(maxsize=64)
def _numbers(ruleset: Ruleset, seats: int) -> dict[Action, int]:
    return {action: number for number, action in enumerate(actions(ruleset, seats))}


def number(ruleset: Ruleset, state: State, seat: int, action: Action) -> int:
    """The number of an action. Raises KeyError for one that can never be legal."""
    return _numbers(ruleset, len(state.totals))[action]


def legal(ruleset: Ruleset, state: State, seat: int) -> list[int]:
    """The numbers of the seat's legal actions, in the rules' order."""
    known = _numbers(ruleset, len(state.totals))
    return [known[action] for action in rules.legal(ruleset, state, seat)]


def action(ruleset: Ruleset, state: State, seat: int, number: int) -> Action:
    """The action with this number, legal or not. Raises IndexError outside 0..size-1."""
    if number < 0:
        raise IndexError(number)
    return actions(ruleset, len(state.totals))[number]


def size(ruleset: Ruleset, seats: int) -> int:
    """How many actions have a number."""
    return len(actions(ruleset, seats))


def fields(ruleset: Ruleset, seats: int) -> tuple[Field, ...]:
    """What an observation says, each field's shape and bounds. Seats count from the looker's own, in turn.

    `open`: by seat and place, 1 where a tile stands; `ended`: whether the seat's turn of this round is over;
    `markers`, `throws` of the round, `totals`, `out` of the match, by seat; `stage`: one of `STAGES`, as a 1
    among zeros; `turn`, `starter`: whose, by seat; `dice`: how many lie or are awaited; `faces`: how many of
    the throw's dice show 1, 2, ...; `answered`: with a shared throw, who has; `round`: from 0.
    """
    places = len(tables(ruleset).layout.numbers)
    return (
        Field("open", (seats, places), 0, 1),
        Field("ended", (seats,), 0, 1),
        Field("markers", (seats,), 0, BOUND),
        Field("throws", (seats,), 0, ruleset.cap),
        Field("totals", (seats,), -BOUND, BOUND),
        Field("out", (seats,), 0, 1),
        Field("stage", (len(STAGES),), 0, 1),
        Field("turn", (seats,), 0, 1),
        Field("starter", (seats,), 0, 1),
        Field("dice", (1,), 0, ruleset.dice),
        Field("faces", (ruleset.sides,), 0, ruleset.dice),
        Field("answered", (seats,), 0, 1),
        Field("round", (1,), 0, BOUND),
    )


def features(ruleset: Ruleset, seen: Observation) -> dict[str, list[int]]:
    """An observation's fields by name, each flat, the last index running fastest.

    A spectator looks as seat 0.
    """
    state: State = seen.state
    seats = len(state.totals)
    places = range(len(tables(ruleset).layout.numbers))
    own = max(seen.seat, 0)
    around = [(own + i) % seats for i in range(seats)]
    boxes = [state.boxes[seat] for seat in around] if state.boxes else []
    out = state.gone or (0,) * seats
    sealed = state.sealed or (None,) * seats
    return {
        "open": [box.open >> p & 1 for box in boxes for p in places] or [0] * (seats * len(places)),
        "ended": [int(bool(box.end)) for box in boxes] or [0] * seats,
        "markers": [box.markers for box in boxes] or [0] * seats,
        "throws": [box.throws for box in boxes] or [0] * seats,
        "totals": [state.totals[seat] for seat in around],
        "out": [int(out[seat] > 0) for seat in around],
        "stage": [int(stage == state.stage) for stage in STAGES],
        "turn": [int(seat == state.seat) for seat in around],
        "starter": [int(seat == state.starter) for seat in around],
        "dice": [state.dice],
        "faces": [state.faces.count(face) for face in range(1, ruleset.sides + 1)],
        "answered": [int(sealed[seat] is not None) for seat in around],
        "round": [len(state.past)],
    }


def bounds(ruleset: Ruleset, seats: int) -> tuple[float, float]:
    """The least and the greatest that a match can return to a seat, or something beyond them."""
    number = {"single": 1, "rounds": ruleset.rounds}.get(ruleset.match, ruleset.cap_rounds)
    if seats > 1:
        if not ruleset.stake:
            return -1.0, float(seats - 1)
        most = float(number * ruleset.stake * max(1, ruleset.shut_pays) * seats)
        return -most, most
    if ruleset.stuck == "pass":
        return -float(number * ruleset.cap), 0.0
    if ruleset.match in ("elimination", "until", "first-to"):
        return -float(number), float(number)
    full = tables(ruleset).layout.full
    most = float(number * max(score(ruleset, full, 0), score(ruleset, 0, 0)))
    return (-most, 0.0) if ruleset.wins == "lowest" else (0.0, most)


def outcomes(ruleset: Ruleset) -> int:
    """The most outcomes that a chance node has."""
    return max(comb(ruleset.sides + ruleset.dice - 1, ruleset.dice), len(tables(ruleset).layout.numbers) + 1)


def simplest(ruleset: Ruleset, state: State) -> State:
    """A state from which a lone seat's match goes on alike, with as few throws behind it as may be.

    Rules ask whether a throw is the turn's first, and whether its cap is reached; the cap is left out here.
    Where the throws are what counts (`stuck = "pass"`), nothing is.
    """
    if ruleset.stuck == "pass" or len(state.boxes) != 1 or state.boxes[0].throws <= FEW_THROWS:
        return state
    return replace(state, boxes=(replace(state.boxes[0], throws=FEW_THROWS),))


def together(ruleset: Ruleset, seats: int) -> bool:
    """Whether seats ever choose at the same time: they do where one throw is for all."""
    return seats > 1 and ruleset.turn == "shared"
