"""States of Shut the Box as lines of text, written and read: the half of `notation` about whole states.

Must never guess: what it can't read it refuses, naming the place; `standing` then says whether a state hangs
together.

A state is a line of `key=value` words in any order; what is left out is as a round begins, and seats count
from 0. Values by seat are joined by commas (boxes by `/`), a list may end early, and `-` stands for nothing:

    word               meaning                                              left out
    1,2,5              short for open=1,2,5
    open=1,2,5/all/-   open tiles by seat; `all` as the round began         all
    seats=3            how many                                             as the longest list has
    past=...           completed rounds joined by `;`, each seven parts     none
                       starter:scores:sums:ends:winners:stakes:lengths
    gone=0,2           in which round (from 1) a seat dropped out, or 0     nobody
    totals=12,30       sums of the completed rounds                         what `past` adds to
    starter=1          who began this round                                 the first seat still in
    tied=0,2           who throw for the start or in a roll-off             at `starter` all who are in
    shown=5            their dice so far                                    none
    rethrows=1         how often they threw again                           0
    turn=2             whose turn it is                                     the starter or next of the tied
    ends=stuck,-       how turns ended                                      not yet; `gone` if dropped out
    throw=3-2          the throw that lies on the table                     none
    throws=3,4         throws of this round                                 0, or 1 once a tile is shut, and
                                                                            the one that lies on the table
    markers=1,0        insurance markers in hand                            0
    stage=reopen       what is awaited (the stages of `State`)              a set if a throw lies there, else
                                                                            a throw or the choice of dice
    dice=1             how many dice that throw has                         as the rules demand
    sealed=1+4,?,-     answers to a shared throw; `?`: made, not shown      none yet
    ranked=2           whom a roll-off placed first                         nobody

So `1,2,5` asks for a throw with those tiles open, and `1,2,5 throw=3-2` for a set.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, NoReturn, get_args

from pillarbox.core.game import RoundResult
from pillarbox.core.message import Unreadable, say
from pillarbox.core.reading import Word, excerpt, whole, words
from pillarbox.games.shut_the_box import scoring, standing, turns
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import tables
from pillarbox.games.shut_the_box.spelling import (
    faces_text,
    read_faces,
    read_numbers,
    read_round,
    read_set,
    read_tile,
    round_text,
    set_text,
)
from pillarbox.games.shut_the_box.state import Box, End, Sealed, Shut, Stage, State

MOST_SEATS = 12
MOST_ROUNDS = 100_000
"""Ceilings on what a state's text may claim, far above what any ruleset allows."""

Got = dict[str, Any]
"""What is known of a state so far, by key; the `ruleset` and `n`, the number of seats, from the start."""


def _in_match(got: Got) -> list[int]:
    return [seat for seat in range(got["n"]) if not got["gone"][seat]] or [0]


def _fresh(got: Got, seat: int) -> int:
    ruleset = got["ruleset"]
    return 0 if got["gone"][seat] else tables(ruleset).layout.full & ~scoring.fixed(ruleset, seat)


def _default_open(got: Got) -> tuple[int, ...]:
    begins = got["asked-stage"] == "starter" and not got["past"]
    return () if begins else tuple(_fresh(got, seat) for seat in range(got["n"]))


def _default_turn(got: Got) -> int:
    still = got["tied"][len(got["shown"]) :]
    seat: int = still[0] if still else got["starter"]
    return seat


def _default_throws(got: Got) -> tuple[int, ...]:
    def one(seat: int, mask: int) -> int:
        lies = bool(got["throw"]) and not got["ends"][seat]
        mine = seat == got["turn"] or got["ruleset"].turn == "shared"
        return (mask != _fresh(got, seat)) + (lies and mine)

    return tuple(one(seat, mask) for seat, mask in enumerate(got["open"]))


def _counts_for(ruleset: Ruleset, mask: int, seat: int) -> tuple[int, ...]:
    return tables(ruleset).dice_counts(mask, turns.permission(ruleset, seat))


def _counts(got: Got) -> tuple[int, ...]:
    ruleset, seat = got["ruleset"], got["turn"]
    if seat >= len(got["open"]) or ruleset.turn == "shared":
        return (ruleset.dice,)
    return _counts_for(ruleset, got["open"][seat], seat)


def _default_stage(got: Got) -> str:
    if got["throw"]:
        return "choose"
    seat, ruleset = got["turn"], got["ruleset"]
    thrown = seat < len(got["throws"]) and got["throws"][seat] > 0
    choice = len(_counts(got)) > 1 or (thrown and not ruleset.must_shut)
    return "dice" if choice and not got["dice-said"] else "throw"


def _default_dice(got: Got) -> int:
    counts = _counts(got)
    if got["stage"] == "throw":
        return counts[0] if len(counts) == 1 else 0
    return len(got["throw"])


def _default_sealed(got: Got) -> tuple[None, ...]:
    answers = got["ruleset"].turn == "shared" and got["stage"] in ("throw", "choose")
    return (None,) * got["n"] if answers else ()


def _write_numbers(got: Got, values: tuple[int, ...]) -> str:
    return ",".join(map(str, values)) or "-"


def _read_by_seat(got: Got, text: str, default: tuple[int, ...]) -> tuple[int, ...] | None:
    found = read_numbers(text)
    if found is None or len(found) > len(default):
        return None
    return (*found, *default[len(found) :])


def _read_seats(got: Got, text: str, default: tuple[int, ...]) -> tuple[int, ...] | None:
    found = read_numbers(text, got["n"] - 1)
    return found if found is not None and len(set(found)) == len(found) else None


def _read_dice(got: Got, text: str, default: tuple[int, ...]) -> tuple[int, ...] | None:
    found = read_numbers(text, got["ruleset"].sides)
    return found if found is not None and 0 not in found and len(found) <= got["n"] else None


def _read_seat(got: Got, text: str, default: int) -> int | None:
    return whole(text, got["n"] - 1)


def _write_open(got: Got, masks: tuple[int, ...]) -> str:
    def one(seat: int, mask: int) -> str:
        if mask == _fresh(got, seat):
            return "all"
        return ",".join(map(str, tables(got["ruleset"]).layout.tiles(mask))) or "-"

    return "/".join(one(seat, mask) for seat, mask in enumerate(masks)) or "none"


def _read_open(got: Got, text: str, default: tuple[int, ...]) -> tuple[int, ...] | None:
    fresh = tuple(_fresh(got, seat) for seat in range(got["n"]))
    if text == "none":
        return ()
    parts = [_read_box(got, seat, part) for seat, part in enumerate(text.split("/")[: got["n"]])]
    masks = tuple(mask for mask in parts if mask is not None)
    if len(masks) < len(parts) or text.count("/") >= got["n"]:
        return None
    return (*masks, *fresh[len(masks) :])


def _read_box(got: Got, seat: int, text: str) -> int | None:
    if text in ("all", "-"):
        return _fresh(got, seat) if text == "all" else 0
    ruleset = got["ruleset"]
    layout = tables(ruleset).layout
    tiles = [read_tile(ruleset, part) for part in text.split(",")]
    if any(tile not in layout.place for tile in tiles) or len(set(tiles)) < len(tiles):
        return None
    mask = layout.mask(tile for tile in tiles if tile is not None)
    return None if mask & scoring.fixed(ruleset, seat) else mask


def _read_past(got: Got, text: str, default: Any) -> tuple[RoundResult, ...] | None:
    parts = text.split(";")
    rounds = [read_round(part, got["n"]) for part in parts] if len(parts) <= MOST_ROUNDS else [None]
    known = tuple(done for done in rounds if done is not None)
    return known if len(known) == len(rounds) else None


def _read_ends(got: Got, text: str, default: tuple[str, ...]) -> tuple[str, ...] | None:
    found = tuple("" if part == "-" else part for part in text.split(","))
    if not set(found) <= set(get_args(End)) or len(found) > len(default) or text == "":
        return None
    return (*found, *default[len(found) :])


def _read_throw(got: Got, text: str, default: Any) -> tuple[int, ...] | None:
    faces = () if text == "-" else read_faces(text)
    return None if faces is None or any(face > got["ruleset"].sides for face in faces) else faces


def _write_sealed(got: Got, sealed: tuple[Shut | Sealed | None, ...]) -> str:
    def one(answer: Shut | Sealed | None) -> str:
        if type(answer) is Shut:
            return set_text(answer)
        return "-" if answer is None else "?"

    return ",".join(map(one, sealed)) or "none"


def _read_sealed(got: Got, text: str, default: Any) -> tuple[Shut | Sealed | None, ...] | None:
    if text == "none":
        return ()

    fits = {"-": None, "?": Sealed()}
    found = [fits[part] if part in fits else read_set(got["ruleset"], part) for part in text.split(",")]
    if any(answer is None and part != "-" for answer, part in zip(found, text.split(","))):
        return None
    return (*found, *(None,) * (got["n"] - len(found))) if len(found) <= got["n"] else None


class _Key(NamedTuple):
    """One word of a state's text: its value where it is left out, how it is read (or None) and written."""

    default: Callable[[Got], Any]
    read: Callable[[Got, str, Any], Any]
    write: Callable[[Got, Any], str] = lambda got, value: str(value)


def _totals(got: Got) -> tuple[int, ...]:
    return tuple(sum(done.scores[seat] or 0 for done in got["past"]) for seat in range(got["n"]))


KEYS: dict[str, _Key] = {
    "past": _Key(lambda got: (), _read_past, lambda got, past: ";".join(map(round_text, past))),
    "gone": _Key(lambda got: (0,) * got["n"], _read_by_seat, _write_numbers),
    "totals": _Key(_totals, _read_by_seat, _write_numbers),
    "starter": _Key(lambda got: _in_match(got)[0], _read_seat),
    "tied": _Key(
        lambda got: tuple(_in_match(got)) if got["asked-stage"] == "starter" else (),
        _read_seats,
        _write_numbers,
    ),
    "shown": _Key(lambda got: (), _read_dice, _write_numbers),
    "rethrows": _Key(lambda got: 0, lambda got, text, default: whole(text, MOST_ROUNDS)),
    "turn": _Key(_default_turn, _read_seat),
    "open": _Key(_default_open, _read_open, _write_open),
    "ends": _Key(
        lambda got: tuple("gone" if got["gone"][seat] else "" for seat in range(len(got["open"]))),
        _read_ends,
        lambda got, ends: ",".join(end or "-" for end in ends),
    ),
    "throw": _Key(lambda got: (), _read_throw, lambda got, faces: faces_text(faces) or "-"),
    "throws": _Key(_default_throws, _read_by_seat, _write_numbers),
    "markers": _Key(lambda got: (0,) * len(got["open"]), _read_by_seat, _write_numbers),
    "stage": _Key(_default_stage, lambda got, text, default: text if text in get_args(Stage) else None),
    "dice": _Key(_default_dice, lambda got, text, default: whole(text, 9)),
    "sealed": _Key(_default_sealed, _read_sealed, _write_sealed),
    "ranked": _Key(lambda got: (), _read_seats, _write_numbers),
}

BY_SEAT = ("totals", "gone", "ends", "throws", "markers", "sealed")
"""The words whose lists have one value a seat."""


def state_text(ruleset: Ruleset, state: State) -> str:
    """A state in notation, with no word more than is needed to read the same state again."""
    has: Got = {
        "past": state.past,
        "gone": state.gone,
        "totals": state.totals,
        "starter": state.starter,
        "tied": state.tied,
        "shown": state.shown,
        "rethrows": state.rethrows,
        "turn": state.seat,
        "open": tuple(box.open for box in state.boxes),
        "ends": tuple(box.end for box in state.boxes),
        "throw": state.faces,
        "throws": tuple(box.throws for box in state.boxes),
        "markers": tuple(box.markers for box in state.boxes),
        "stage": state.stage,
        "dice": state.dice,
        "sealed": state.sealed,
        "ranked": state.ranked,
    }
    n = len(state.totals)
    got: Got = {"ruleset": ruleset, "n": n, "asked-stage": state.stage, **has}
    got["dice-said"] = state.dice != _default_dice(got)
    differs = {key: value for key, value in has.items() if value != KEYS[key].default(got)}
    said = {key: KEYS[key].write(got, value) for key, value in differs.items()}
    opened = said.pop("open", "/".join(["all"] * n) if state.boxes else "")
    bare = "" if opened == "none" or not opened else opened
    first = [bare] if bare else ["open=none"] if opened == "none" else []
    seats = [f"seats={n}"] if n > 1 and not bare else []
    return " ".join([*first, *seats, *(f"{key}={value}" for key, value in said.items())])


def read_state(ruleset: Ruleset, text: str, seats: int = 1) -> State:
    """The state that a text describes, of that many seats unless it says otherwise. Raises Unreadable."""
    said = words(text, ("seats", *KEYS), bare="open")
    n = _seats(said, seats)
    got: Got = {"ruleset": ruleset, "n": n, "dice-said": "dice" in said}
    got["asked-stage"] = said["stage"].value if "stage" in said else ""
    for key, kind in KEYS.items():
        got[key] = value = kind.default(got)
        if key in said:
            got[key] = kind.read(got, said[key].value, value)
            if got[key] is None:
                _unreadable(key, said[key])
    state = _state(got)
    clash = standing.clash(ruleset, state)
    if clash:
        raise Unreadable(say("unreadable-state-clash", key=clash, text=excerpt(text, 80)))
    return state


def _seats(said: dict[str, Word], given: int) -> int:
    """How many seats a text speaks of: as it says, or as its longest list has, but no fewer than given."""
    if "seats" in said:
        n = whole(said["seats"].value, MOST_SEATS) or _unreadable("seats", said["seats"])
    else:
        lists = [said[key].value.count(",") + 1 for key in BY_SEAT if key in said]
        n = max(given, *lists, said["open"].value.count("/") + 1 if "open" in said else 1)
    return n if n <= MOST_SEATS else _unreadable("seats", Word(str(n), 1))


def _unreadable(key: str, word: Word) -> NoReturn:
    raise Unreadable(say("unreadable-state", key=key, value=excerpt(word.value), place=word.column))


def _state(got: Got) -> State:
    boxes = zip(got["open"], got["ends"], got["throws"], got["markers"])
    return State(
        stage=got["stage"],
        seat=got["turn"],
        boxes=tuple(Box(*box) for box in boxes),
        dice=got["dice"],
        faces=got["throw"],
        sealed=got["sealed"],
        starter=got["starter"],
        totals=got["totals"],
        gone=got["gone"],
        past=got["past"],
        tied=got["tied"],
        shown=got["shown"],
        rethrows=got["rethrows"],
        ranked=got["ranked"],
    )
