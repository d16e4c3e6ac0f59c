"""What a move did, told in Messages: the throw, why it is useless, how turns, rounds and the match ended.

Compares the state before with the state after. Must never decide anything, nor tell more than the states
it is given show.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import prod

from pillarbox.core.game import Choice
from pillarbox.core.message import Message, say
from pillarbox.games.shut_the_box import turns
from pillarbox.games.shut_the_box.endings import end_of_turn, match_ended, round_ended, score_of_turn
from pillarbox.games.shut_the_box.notation import action_text
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import pips, tables
from pillarbox.games.shut_the_box.state import (
    Action,
    Dice,
    Die,
    Flip,
    Keep,
    Outcome,
    Reopen,
    Shut,
    State,
    Stop,
    Throw,
)


def tell(
    ruleset: Ruleset, before: State, move: Choice | Outcome, after: State, names: Sequence[str]
) -> tuple[Message, ...]:
    """All that the move did, in the order in which it is told at a table. `names` by seat."""
    return tuple(_told(ruleset, before, move, after, names))


POSTAL = {
    "told-shut": say("told-shut-post").id,
    "told-keep": say("told-keep-post").id,
    "told-reopen": say("told-reopen-post").id,
    "told-none-sum": say("told-none-sum-post").id,
}
"""What is told in other words where a board shows tiles as letters."""


def postal(ruleset: Ruleset) -> bool:
    """Whether boards show the tiles as letters: in the e-mail games, by the name of their ruleset."""
    return ruleset.id.startswith("email")


def on_board(ruleset: Ruleset, state: State, seat: int, told: Sequence[Message]) -> tuple[Message, ...]:
    """What `tell` said, in the words of the board: in the e-mail games it shows letters and not tiles."""
    if not postal(ruleset):
        return tuple(told)
    return tuple([Message(POSTAL.get(message.id, message.id), message.args) for message in told])


def _told(
    ruleset: Ruleset, before: State, move: Choice | Outcome, after: State, names: Sequence[str]
) -> Iterator[Message]:
    if isinstance(move, Throw):
        yield from _thrown(ruleset, before, move, after, names)
    elif isinstance(move, Choice):
        yield from _chosen(ruleset, before, move, names)
    elif isinstance(move, Die):
        starting = before.stage == "starter"
        yield say(
            "told-die-start" if starting else "told-die-roll-off", name=names[before.seat], face=move.face
        )
    else:
        yield say("told-flip-none") if move.tile is None else say("told-flip", tile=str(move.tile))
    yield from _turns_ended(ruleset, before, after, names)
    yield from _dice_to_throw(before, after, names)
    if len(after.past) > len(before.past):
        yield from round_ended(ruleset, before, after, names)
    if after.stage == "over":
        yield from match_ended(ruleset, after, names)


def named(ruleset: Ruleset, move: Action | Outcome) -> Message | None:
    """What a move is called within a sentence, its notation in brackets; None where the notation says it all,
    as the numbers of tiles and of dice do.
    """
    if isinstance(move, Dice):
        return say("named-dice", dice=move.count)
    if isinstance(move, Stop):
        return say("named-stop")
    if isinstance(move, Keep):
        return say("named-keep")
    if isinstance(move, Reopen):
        return say("named-reopen", tile=str(move.tile))
    if isinstance(move, Die):
        return say("named-die", face=move.face)
    if isinstance(move, Flip):
        return say("named-flip-none") if move.tile is None else say("named-flip", tile=str(move.tile))
    return None


def called(ruleset: Ruleset, action: Action) -> Message | None:
    """What a choice is called where nothing stands beside it: as `named` says, and sets in words too."""
    if isinstance(action, Shut):
        tiles = [str(tile) for tile in action.tiles]
        return say("named-shut", tiles=tiles, text=action_text(ruleset, action))
    return named(ruleset, action)


# Moves.


def _thrown(
    ruleset: Ruleset, before: State, throw: Throw, after: State, names: Sequence[str]
) -> Iterator[Message]:
    faces = throw.faces
    name = names[before.seat]
    total = pips(ruleset, faces)
    if before.sealed:
        yield say("told-throw-shared", name=name, faces=list(faces), total=total)
    elif len(faces) == 1:
        yield say("told-throw-one", name=name, face=faces[0])
    elif total != sum(faces):
        yield say("told-throw-twice", name=name, face=faces[0], total=total)
    else:
        yield say("told-throw", name=name, faces=list(faces), total=total)
    if before.sealed:
        return
    useless = after.stage != "choose"
    ended = end_of_turn(before, after, before.seat)
    if useless:
        yield why_useless(ruleset, faces, before.boxes[before.seat].throws == 0)
    if ruleset.insurance and (not useless or not ended):
        yield from _marker(before, faces, useless, name)
    elif useless and not ended and ruleset.stuck == "pass":
        yield say("told-pass")


def _marker(before: State, faces: tuple[int, ...], useless: bool, name: str) -> Iterator[Message]:
    """A marker earned by a double, or spent on a useless throw; a useless double pays for itself."""
    markers = before.boxes[before.seat].markers
    if faces[0] == faces[1]:
        yield say(
            "told-marker-even" if useless else "told-marker-earned", name=name, markers=markers + 1 - useless
        )
    elif useless:
        yield say("told-marker-spent", name=name, markers=markers - 1)


def why_useless(ruleset: Ruleset, faces: tuple[int, ...], first: bool = False) -> Message:
    """Why this throw shuts nothing, known to be so. `first`: it is the first throw of a turn."""
    total = pips(ruleset, faces)
    if len(faces) > 1 and sum(faces) in ruleset.deadly_totals:
        return say("told-deadly", total=sum(faces))
    if first and ruleset.first_throw_shuts:
        return say("told-none-first", tile=str(ruleset.first_throw_shuts), total=total)
    return WHY[ruleset.sets](ruleset, faces, total)


def _no_sum(ruleset: Ruleset, faces: tuple[int, ...], total: int) -> Message:
    if ruleset.most_tiles:
        return say("told-none-sum-most", total=total, most=ruleset.most_tiles)
    return say("told-none-sum-free" if ruleset.rows else "told-none-sum", total=total)


def _no_tile(ruleset: Ruleset, faces: tuple[int, ...], total: int) -> Message:
    return say("told-none-tile", tiles=[str(number) for number in sorted({*faces, total})])


def _no_difference(ruleset: Ruleset, faces: tuple[int, ...], total: int) -> Message:
    if len(faces) < 2:
        return _no_sum(ruleset, faces, total)
    return say("told-none-difference", total=total, difference=abs(faces[0] - faces[1]))


WHY: dict[str, Callable[[Ruleset, tuple[int, ...], int], Message]] = {
    "sum": _no_sum,
    "one-tile": _no_tile,
    "dice-or-total": lambda ruleset, faces, total: say(
        "told-none-dice-or-total", total=total, faces=list(faces)
    ),
    "total-else-dice": _no_tile,
    "dice-or-sum": lambda ruleset, faces, total: say("told-none-dice-or-sum", total=total, faces=list(faces)),
    "difference": _no_difference,
    "product": lambda ruleset, faces, total: say("told-none-product", product=prod(faces)),
}


def _chosen(ruleset: Ruleset, before: State, move: Choice, names: Sequence[str]) -> Iterator[Message]:
    name = names[move.seat]
    action = move.action
    if isinstance(action, Shut):
        if before.sealed:
            yield from _sealed(before, move, names)
        else:
            yield say("told-shut", name=name, tiles=[str(tile) for tile in action.tiles])
    elif isinstance(action, Dice):
        counts = tables(ruleset).dice_counts(
            before.boxes[before.seat].open, turns.permission(ruleset, before.seat)
        )
        if len(counts) > 1:
            yield say("told-dice", name=name, dice=action.count)
        else:  # the choice was only whether to throw
            yield say("told-again", name=name)
    elif isinstance(action, Stop):
        yield say("told-stop", name=name)
    elif isinstance(action, Keep):
        yield say("told-keep", name=name, mover=names[before.seat])
    elif before.stage == "reopen":
        yield say("told-reopen", name=name, mover=names[before.seat], tile=str(action.tile))
    else:
        yield say("told-reopen-own", name=name, tile=str(action.tile))


def _sealed(before: State, move: Choice, names: Sequence[str]) -> Iterator[Message]:
    """An answer to a shared throw: only that it is made, or all of them once the last is in."""
    if turns.owing(before) != (move.seat,):
        yield say("told-sealed", name=names[move.seat])
        return
    for seat, answer in enumerate(before.sealed):
        chosen = move.action if seat == move.seat else answer
        if isinstance(chosen, Shut):
            yield say("told-shut", name=names[seat], tiles=[str(tile) for tile in chosen.tiles])


# What followed.


def _turns_ended(ruleset: Ruleset, before: State, after: State, names: Sequence[str]) -> Iterator[Message]:
    for seat in range(len(before.boxes)):
        end = end_of_turn(before, after, seat)
        if not end:
            continue
        score = score_of_turn(ruleset, before, after, seat)
        name = names[seat]
        if end == "stuck":
            yield say("told-end-stuck-shared" if before.sealed else "told-end-stuck", name=name, score=score)
        elif end == "shut":
            yield say("told-end-shut", name=name)
        elif end == "stopped":
            yield say("told-end-stopped", name=name, score=score)
        elif end == "deadly":
            yield say("told-end-deadly", name=name, score=score)
        elif end == "first-throw":
            yield say("told-end-first-throw", name=name, score=score)
        elif end == "first-throw-match":
            yield say("told-end-first-throw-match", name=name)
        else:
            yield say("told-end-capped", name=name, throws=ruleset.cap, score=score)


def _dice_to_throw(before: State, after: State, names: Sequence[str]) -> Iterator[Message]:
    """Who must throw a die, or throw again; and who begins once that is settled."""
    rolling = after.stage in ("starter", "roll-off", "match-roll-off")
    tied = [names[seat] for seat in after.tied]
    if rolling and after.stage == before.stage:
        if after.rethrows > before.rethrows:
            yield say("told-level", names=tied)
    elif rolling and after.stage != "starter":
        yield say("told-roll-off", names=tied)
    elif before.stage == "starter":
        yield say("told-begins", name=names[after.starter])
