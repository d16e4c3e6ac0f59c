"""What each card of a preview changes: lines that gain, lose or come to hold two of a kind, mice covered and
brought.

Plain facts for faces, counted by the engine; a face only chooses the words. And what is told of moves and of
their reasons, with lines counted as on a board. Must never decide anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from pillarbox.core.message import Message
from pillarbox.games.post_office.deck import KINDS
from pillarbox.games.post_office.rounds import layers
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.scoring import Line, score
from pillarbox.games.post_office.state import Action, Place, State
from pillarbox.games.post_office.tableau import Tableau
from pillarbox.games.post_office.tables import Tables, tables


def steps(ruleset: Ruleset, lies: tuple[Place, ...], actions: Sequence[Place]) -> list[dict[str, Any]]:
    """A step for each of these placements on what lies, one after the other.

    `before`, `after`: totals; `lines`: what changed in which line, as `_changed` says; `covered`: how many
    mice the card covers; `brought`: how many it brings into sight. Asks nothing about legality.
    """
    known = tables(ruleset)
    found = []
    seen = known.tableau(lies)
    for at, action in enumerate(actions, 1):
        then = known.tableau((*lies, *actions[:at]))
        brought = known.faces(action.card)[action.turns].mice
        found.append(
            {
                "before": seen.total,
                "after": then.total,
                "lines": list(_changed(seen, then)),
                "covered": seen.mice + brought - then.mice,
                "brought": brought,
            }
        )
        seen = then
    return found


def twice(packages: str) -> str:
    """The kinds of which a line holds two or more, which makes it worth nothing."""
    return "".join(kind for kind in KINDS if packages.count(kind) > 1)


def faces(known: Tables, layers: Sequence[Place]) -> list[list[str]]:
    """Each layer as it lies: its slots, a text a row."""
    found = []
    for layer in layers:
        face = known.faces(layer.card)[layer.turns]
        found.append(rows(face.slots, face.width))
    return found


def rows(slots: str, width: int) -> list[str]:
    """A face's slots, a text a row."""
    return [slots[at : at + width] for at in range(0, len(slots), width)]


def as_shown(
    ruleset: Ruleset,
    state: State,
    seat: int,
    actions: Sequence[Action],
    why: Sequence[Message],
    better: Sequence[Action] = (),
) -> tuple[Message, ...]:
    """The reasons for these actions, lines counted as a board shows them: from 1, from the top and the left.

    Elsewhere lines are counted from the start card. What follows the word that there was a better way is
    counted on the tableau that `better` would have made.
    """
    lies = layers(state.desks[seat])
    seen = _after(ruleset, lies, actions)
    found = []
    for message in why:
        if message.id == "post-judge-better":
            seen = _after(ruleset, lies, better)
        found.append(_counted(message, seen))
    return tuple(found)


def on_board(ruleset: Ruleset, state: State, seat: int, told: Sequence[Message]) -> tuple[Message, ...]:
    """What `tell` said of a seat's choices, counted as its board shows them once they are made: from 1, from
    the top and the left. `state` is the one after them.
    """
    lies = layers(state.desks[seat])
    return tuple([_counted(message, tables(ruleset).tableau(lies)) for message in told]) if lies else (*told,)


def _after(ruleset: Ruleset, lies: tuple[Place, ...], actions: Sequence[Action]) -> Tableau:
    moves = [action for action in actions if isinstance(action, Place)]
    return tables(ruleset).tableau((*lies, *moves))


def _changed(seen: Tableau, then: Tableau) -> Iterator[dict[str, Any]]:
    """Rows, then columns, whose points change or that newly hold two of a kind.

    `before`, `after`: points; `kinds`: how many different kinds lie there now; `twice`: the kinds that lie
    there twice now and did not before.
    """
    none = Line("", 0, "", 0)
    old = {(line.axis, line.number): line for line in score(seen).lines}
    new = {(line.axis, line.number): line for line in score(then).lines}
    for axis, number in sorted({*old, *new}, key=lambda line: (line[0] == "col", line[1])):
        was, now = old.get((axis, number), none), new.get((axis, number), none)
        doubled = "".join(kind for kind in twice(now.packages) if kind not in twice(was.packages))
        if was.points != now.points or doubled:
            yield {
                "axis": axis,
                "line": number,
                "before": was.points,
                "after": now.points,
                "kinds": len(set(now.packages)),
                "twice": doubled,
            }


def _counted(message: Message, seen: Tableau) -> Message:
    args: dict[str, Any] = {
        key: [_counted(one, seen) if isinstance(one, Message) else one for one in value]
        if isinstance(value, list)
        else value
        for key, value in message.args.items()
    }
    line: Any = args.get("line")
    if line is not None:
        first = seen.top if message.id.startswith("post-coach-row") else seen.left
        args["line"] = str(int(line) - first + 1)
    elif message.id == "post-told-place":
        args["row"] = str(int(args["row"]) - seen.top + 1)
        args["col"] = str(int(args["col"]) - seen.left + 1)
    return Message(message.id, args)
