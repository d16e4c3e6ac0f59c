"""What a seat sees of a match: the one door through which faces look at this game.

`view` is plain data for a browser, `drawing` characters for a terminal, `lines` and `asked` Messages for
pipes and screen readers, `tell` what a move did, `explain` the rules. Must never hold a rule (it asks
`rules`), show what the observation hides, or speak a sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from pillarbox.core.game import Observation, RoundResult, SpecialEnd
from pillarbox.core.message import Message, say
from pillarbox.games.shut_the_box import rules, scoring
from pillarbox.games.shut_the_box.aloud import asked, lines, own_actions, round_number
from pillarbox.games.shut_the_box.dead import dead
from pillarbox.games.shut_the_box.draw import LINES, Pen, box_lines, pen, seats_lines, table_lines
from pillarbox.games.shut_the_box.explain import explain
from pillarbox.games.shut_the_box.notation import action_text
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.rulesheet import rulesheet
from pillarbox.games.shut_the_box.sets import pips, tables
from pillarbox.games.shut_the_box.state import Action, Dice, Reopen, Shut, State
from pillarbox.games.shut_the_box.tell import called, named, on_board, tell, why_useless

__all__ = [
    "SPECIAL_END",
    "Pen",
    "asked",
    "box_lines",
    "called",
    "drawing",
    "explain",
    "lines",
    "named",
    "on_board",
    "pen",
    "rulesheet",
    "seats_lines",
    "sheet",
    "table_lines",
    "tell",
    "view",
    "why_useless",
]

SPECIAL_END = SpecialEnd("shut", "end-shut")
"""What simulations and statistics count."""

SHEET = 20
"""A view carries so many of the last rounds; totals count them all."""


def view(ruleset: Ruleset, observation: Observation) -> dict[str, Any]:
    """All that a face draws, as JSON has it: numbers, texts, lists and objects.

    Seats count from 0, rounds from 1. `seat` is who looks (-1 a spectator), `turn` whose turn it is, `owe`
    who has to choose, `roller` who throws or None. `dice`: `count` of the awaited or lying throw (0: not
    settled), `faces`, `total` as the rules count it, `choices` of a dice count. `boxes` by seat: `rows` of
    tiles, front row first, each tile with `label`, `number`, `open`, `fixed` (shut from the start), `free`
    (open, nothing stands before it) and `legal` (part of something the looker may do now); `end` how the
    turn ended or "", `score` as the box stands, `dead` if no throw can ever shut it, `answered` if a sealed
    choice is made. `legal`: the looker's actions in notation. Stake points are texts like `-1/3`.
    `play` says whether turns are whole, alternate or shared, `scoring` and `wins` what counts and whether low
    or high wins, `match` and `on_shut` what ends it, `insurance` whether there are markers.
    `past`: the last rounds, oldest first.
    """
    state: State = observation.state
    node = rules.node(ruleset, state)
    result = rules.result(ruleset, state)
    actions = own_actions(ruleset, observation)
    return {
        "game": "shut-the-box",
        "stage": state.stage,
        "kind": node.kind,
        "seat": observation.seat,
        "turn": state.seat,
        "owe": list(node.seats),
        "roller": node.roller,
        "starter": state.starter,
        "round": round_number(state),
        "play": ruleset.turn,
        "match": ruleset.match,
        "scoring": ruleset.score,
        "wins": ruleset.wins,
        "on_shut": ruleset.on_shut,
        "insurance": ruleset.insurance,
        "rounds": ruleset.rounds if ruleset.match == "rounds" else None,
        "limit": ruleset.limit if ruleset.match in ("elimination", "until", "first-to") else None,
        "dice": {
            "count": state.dice,
            "sides": ruleset.sides,
            "faces": list(state.faces),
            "total": pips(ruleset, state.faces) if state.faces else None,
            "choices": [action.count for action in actions if type(action) is Dice],
        },
        "tied": list(state.tied),
        "shown": list(state.shown),
        "boxes": [_box(ruleset, observation, seat, actions) for seat in range(len(state.boxes))],
        "legal": [action_text(ruleset, action) for action in actions],
        "totals": list(state.totals),
        "places": list(result.places),
        "out": [seat for seat, gone in enumerate(state.gone) if gone],
        "stakes": _texts(result.stakes) if ruleset.stake else None,
        "winners": list(result.winners),
        "over": result.over,
        "past": [_round(number, done) for number, done in list(enumerate(state.past, 1))[-SHEET:]],
    }


def _texts(stakes: Sequence[Fraction]) -> list[str]:
    return [str(points) for points in stakes]


def _round(number: int, done: RoundResult) -> dict[str, Any]:
    return {
        "round": number,
        "starter": done.starter,
        "scores": list(done.scores),
        "ends": list(done.ends),
        "winners": list(done.winners),
        "stakes": _texts(done.stakes),
    }


def _box(
    ruleset: Ruleset, observation: Observation, seat: int, actions: tuple[Action, ...]
) -> dict[str, Any]:
    state: State = observation.state
    layout = tables(ruleset).layout
    box = state.boxes[seat]
    fixed = scoring.fixed(ruleset, seat)
    free = layout.exposed(box.open)
    legal = _touched(ruleset, observation, seat, actions)

    def tile(place: int) -> dict[str, Any]:
        return {
            "label": str(layout.labels[place]),
            "number": layout.numbers[place],
            "open": bool(box.open >> place & 1),
            "fixed": bool(fixed >> place & 1),
            "free": bool(free >> place & 1),
            "legal": bool(legal >> place & 1),
        }

    return {
        "seat": seat,
        "rows": [
            [tile(place) for place in range(row * layout.width, (row + 1) * layout.width)]
            for row in range(layout.rows)
        ],
        "end": box.end,
        "throws": box.throws,
        "markers": box.markers,
        "score": scoring.score(ruleset, box.open, fixed),
        "dead": dead(ruleset, box, seat),
        "answered": bool(state.sealed) and state.sealed[seat] is not None,
    }


def _touched(ruleset: Ruleset, observation: Observation, seat: int, actions: tuple[Action, ...]) -> int:
    """The places of this box that the looker's actions shut or reopen."""
    state: State = observation.state
    layout = tables(ruleset).layout
    bits = 0
    for action in actions:
        if type(action) is Shut and seat == observation.seat:
            bits |= layout.mask(action.tiles)
        elif type(action) is Reopen and seat == state.seat:
            bits |= layout.mask((action.tile,))
    return bits


def drawing(
    ruleset: Ruleset, observation: Observation, heads: Sequence[str], width: int, pen: Pen = LINES
) -> list[str]:
    """The table in characters: the box played on, and above it the others in small where there are several.

    `heads` by seat stand before the boxes: names, or what the face makes of them. With a shared throw the box
    played on is the looker's own. Who is asked is marked: the player, or a neighbour who may open a tile
    again. Empty before the boxes are opened.
    """
    state: State = observation.state
    if not state.boxes:
        return []
    seat = observation.seat if state.sealed and observation.seat >= 0 else state.seat
    big = box_lines(ruleset, state.boxes[seat], width, seat, pen)
    if len(state.boxes) == 1:
        return big
    asks = rules.node(ruleset, state).seats
    turn = -1 if state.sealed or state.stage == "over" else asks[0] if asks else state.seat
    return [*seats_lines(ruleset, state.boxes, heads, turn, width, pen, large=seat), "", *big]


def sheet(
    ruleset: Ruleset, observation: Observation, names: Sequence[str]
) -> list[list[Message | str | int]]:
    """The score sheet as rows of cells, heads first: a row a seat, a column a round, total, stake points.

    A cell is a Message to be rendered, a number, or a text that needs no words: `-` for a seat without a
    turn or out of the match, a fraction of stake points.
    """
    state: State = observation.state
    result = rules.result(ruleset, state)
    numbers = [str(number) for number in range(1, len(state.past) + 1)]
    heads: list[Message | str | int] = [say("show-sheet-player"), *numbers, say("show-sheet-total")]
    rows = [heads + ([say("show-sheet-stakes")] if ruleset.stake else [])]
    for seat, name in enumerate(names):
        scores = [done.scores[seat] for done in state.past]
        row: list[Message | str | int] = [name, *("-" if points is None else points for points in scores)]
        row.append(state.totals[seat])
        rows.append(row + ([str(result.stakes[seat])] if ruleset.stake else []))
    return rows
