"""What a seat sees of a match: the one door through which faces look at this game.

`view` is plain data for a browser, `preview` what cards not yet confirmed would make, `drawing` characters
for a terminal, `lines` and `asked` Messages for pipes and screen readers, `tell` what a move did, `explain`
the rules. Must never hold a rule (it asks `rules`), show what the observation hides, or speak a sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from pillarbox.core.game import Choice, Observation
from pillarbox.core.message import Message, say
from pillarbox.games.post_office import rounds, rules
from pillarbox.games.post_office.aloud import asked, breakdown, lines, own_actions, peek
from pillarbox.games.post_office.changes import as_shown, faces, on_board, rows, steps, twice
from pillarbox.games.post_office.draw import LINES, Pen, card_lines, pen, side_by_side, small, tableau_lines
from pillarbox.games.post_office.explain import explain
from pillarbox.games.post_office.notation import action_text
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.rulesheet import example, rulesheet
from pillarbox.games.post_office.scoring import rank, score
from pillarbox.games.post_office.state import Action, Desk, Place, State
from pillarbox.games.post_office.tableau import Cell, Tableau
from pillarbox.games.post_office.tables import Tables, tables
from pillarbox.games.post_office.tell import named, tell

__all__ = [
    "as_shown",
    "asked",
    "breakdown",
    "drafted",
    "drawing",
    "example",
    "explain",
    "lines",
    "named",
    "on_board",
    "peek",
    "pen",
    "pictured",
    "preview",
    "preview_line",
    "rulesheet",
    "sheet",
    "spots_drawing",
    "tableau_view",
    "tell",
    "view",
]

HEADS = (
    say("post-sheet-player"),
    say("post-sheet-three"),
    say("post-sheet-four"),
    say("post-sheet-mice"),
    say("post-sheet-total"),
)
"""The columns of the score sheet."""


def view(ruleset: Ruleset, observation: Observation) -> dict[str, Any]:
    """All that a face draws, as JSON has it: numbers, texts, lists and objects.

    Seats count from 0, rounds from 1. `seat` is who looks (-1 a spectator), `owe` who has to choose,
    `left` whom the looker passes to, `from` who passes to the looker. `desks` by seat: `tableau` as it is
    shown to all (as `tableau_view` says), `hand` and `laid` how many cards are held and laid out of
    sight, `ready` if nothing is owed. `hand`: the looker's cards with their `faces` by quarter turns,
    each a list of rows. `kept`: what the looker has said to keep, until all have, or None. `passed`: what
    it passed, or None. `preview`: the looker's tableau with the cards of this round that are not shown
    yet, or None. `legal`: the looker's actions in notation; `spots`: by card and quarter turns, the cells
    where its top-left slot may go. `order`: the cards still to come where they lie in sight. `unseen`:
    the cards that the looker has seen nowhere. `rules`: the choices in force. `rank`: alone, at the end,
    from 0 to 5.
    """
    state: State = observation.state
    node = rules.node(ruleset, state)
    result = rules.result(ruleset, state)
    known = tables(ruleset)
    actions = own_actions(ruleset, observation)
    count = len(state.desks)
    own = state.desks[observation.seat] if observation.seat >= 0 else Desk()
    return {
        "game": "post-office",
        "stage": state.stage,
        "kind": node.kind,
        "seat": observation.seat,
        "owe": list(node.seats),
        "left": rounds.left_of(observation.seat, count) if observation.seat >= 0 and count > 1 else None,
        "from": _giver(observation.seat, count),
        "round": state.round,
        "rounds": rounds.ROUNDS,
        "stock": rounds.stock(state),
        "desks": [_desk(ruleset, desk, seat not in node.seats) for seat, desk in enumerate(state.desks)],
        "hand": [_card(known, card) for card in own.hand],
        "kept": own.kept or None,
        "passed": own.passed or None,
        "preview": tableau_view(ruleset, rounds.layers(own), len(own.pending)) if own.pending else None,
        "legal": [action_text(ruleset, action) for action in actions],
        "spots": _spots(known, own, actions),
        "order": [_card(known, card) for card in state.order],
        "unseen": list(known.cards(state.unseen)),
        "rules": {key: getattr(ruleset, key) for key in ("set", "max_extent", "open_order", "peek", "deck")},
        "totals": list(result.totals),
        "places": list(result.places),
        "winners": list(result.winners),
        "rank": rank(result.totals[0]) if result.over and count == 1 else None,
        "over": result.over,
    }


def _desk(ruleset: Ruleset, desk: Desk, ready: bool) -> dict[str, Any]:
    return {
        "tableau": tableau_view(ruleset, desk.tableau) if desk.tableau else None,
        "hand": len(desk.hand),
        "laid": len(desk.pending),
        "ready": ready,
    }


def _giver(seat: int, seats: int) -> int | None:
    """Who passes a card to this seat; nobody alone, and nobody to a spectator."""
    givers = [giver for giver in range(seats) if seats > 1 and rounds.left_of(giver, seats) == seat]
    return givers[0] if givers else None


def _card(known: Tables, card: str) -> dict[str, Any]:
    return {"card": card, "faces": [rows(face.slots, face.width) for face in known.faces(card)]}


def _spots(known: Tables, own: Desk, actions: tuple[Action, ...]) -> dict[str, list[list[list[int]]]]:
    spots: dict[str, list[list[list[int]]]] = {}
    for action in actions:
        if isinstance(action, Place):
            turns = spots.setdefault(action.card, [[] for _ in known.faces(action.card)])
            turns[action.turns].append([action.row, action.col])
    return spots


def tableau_view(ruleset: Ruleset, layers: tuple[Place, ...], pending: int = 0) -> dict[str, Any]:
    """A tableau as JSON has it, with its score line by line, from the engine's own count.

    `grid`: a text per row, a blank where no card lies, its first cell at row `top` and column `left`;
    `lines`: every row and column with packages, its points 0, 3 or 6, and in `twice` the kinds that lie there
    more than once; `mice`: their cells; `layers`: the cards from the bottom up, [card, turns, row, column],
    and `faces` how each lies, a text a row; both None where covered slots are not to be looked at;
    `preview`: true if the last `pending` of them are not confirmed or not shown yet.
    """
    known = tables(ruleset)
    seen = known.tableau(layers)
    counted = score(seen)
    return {
        "grid": list(seen.grid()),
        "top": seen.top,
        "left": seen.left,
        "lines": [
            {
                "axis": line.axis,
                "line": line.number,
                "packages": line.packages,
                "points": line.points,
                "twice": twice(line.packages),
            }
            for line in counted.lines
        ],
        "mice": [list(cell) for cell in counted.mice],
        "total": counted.total,
        "layers": [[layer.card, layer.turns, layer.row, layer.col] for layer in layers]
        if ruleset.peek
        else None,
        "faces": faces(known, layers) if ruleset.peek else None,
        "preview": pending > 0,
    }


def pictured(ruleset: Ruleset) -> dict[str, Any]:
    """The tableau of the worked example of the rules, to be drawn beside its sentences."""
    return tableau_view(ruleset, example(ruleset))


def preview(ruleset: Ruleset, observation: Observation, actions: Sequence[Place]) -> dict[str, Any]:
    """What the looker's tableau would be after these placements, and what could follow; nothing is decided
    by it.

    Answers with `actions` in notation, so that an answer finds its question; `tableau` (flagged as a
    preview); `before` and `after` (totals); `steps`, what each placement changes, as `changes` says; `legal`
    and `spots` as in `view` for the cards still in hand. Raises IllegalMove for the first placement that the
    rules don't allow.
    """
    seat = observation.seat
    known = tables(ruleset)
    before = known.tableau(observation.state.desks[seat].tableau).total
    state = drafted(ruleset, observation, actions).state
    desk = state.desks[seat]
    found = tableau_view(ruleset, rounds.layers(desk), len(desk.pending))
    legal = rules.legal(ruleset, state, seat)
    lies = rounds.layers(observation.state.desks[seat])
    return {
        "actions": [action_text(ruleset, action) for action in actions],
        "tableau": found,
        "before": before,
        "after": found["total"],
        "steps": steps(ruleset, lies, actions),
        "legal": [action_text(ruleset, action) for action in legal],
        "spots": _spots(known, desk, legal),
    }


def drafted(ruleset: Ruleset, observation: Observation, actions: Sequence[Place]) -> Observation:
    """What the looker would see with these cards laid and not shown yet; nothing is decided by it.

    The others stay as they are. Raises IllegalMove for the first placement that the rules don't allow.
    """
    seat, state = observation.seat, observation.state
    desk = state.desks[seat]
    for action in actions:
        alone = replace(state, desks=tuple(desk if i == seat else Desk() for i in range(len(state.desks))))
        rules.step(ruleset, alone, Choice(seat, action))
        hand = tuple(card for card in desk.hand if card != action.card)
        desk = replace(desk, hand=hand, pending=(*desk.pending, action))
    desks = (*state.desks[:seat], desk, *state.desks[seat + 1 :])
    return Observation(seat, replace(state, desks=desks))


def preview_line(found: dict[str, Any]) -> Message:
    """A preview's totals, said to be one."""
    return say("post-show-preview", before=str(found["before"]), after=str(found["after"]))


def drawing(
    ruleset: Ruleset,
    observation: Observation,
    heads: Sequence[str],
    width: int,
    pen: Pen = LINES,
    others: bool = True,
) -> list[str]:
    """The table in characters: the looker's tableau with coordinates and points, the others' above it in
    small.

    `heads` by seat stand above the tableaus: names, or what the face makes of them. Cards laid in this round
    and not shown yet are in brackets. Empty before the first card is dealt. Without `others` only the
    looker's own is drawn.
    """
    state: State = observation.state
    known = tables(ruleset)
    blocks = [
        small(heads[seat], known.tableau(desk.tableau), width, pen)
        for seat, desk in enumerate(state.desks)
        if others and seat != observation.seat and desk.tableau
    ]
    drawn = side_by_side(blocks, width) if blocks else []
    if observation.seat >= 0 and state.desks[observation.seat].tableau:
        own = state.desks[observation.seat]
        if blocks:
            drawn += ["", heads[observation.seat]]
        drawn += tableau_lines(known.tableau(rounds.layers(own)), _cells(known, own), pen=pen)
        for card in own.hand:
            drawn += ["", *card_lines(card, _card(known, card)["faces"], width)]
    return drawn


def _cells(known: Tables, desk: Desk) -> set[Cell]:
    """The cells of the cards that the seat has laid in this round."""
    return {cell for layer in desk.pending if isinstance(layer, Place) for cell in _covered(known, layer)}


def _covered(known: Tables, layer: Place) -> list[Cell]:
    face = known.faces(layer.card)[layer.turns]
    return [Cell(layer.row + r, layer.col + c) for r in range(face.height) for c in range(face.width)]


def spots_drawing(
    ruleset: Ruleset, observation: Observation, card: str, turns: int, pen: Pen = LINES
) -> list[str]:
    """The looker's tableau with the cells marked where the top-left slot of this card, turned so, may go.

    Where a card turned so equals one turned less, that one's places are marked.
    """
    known = tables(ruleset)
    own = observation.state.desks[observation.seat]
    seen: Tableau = known.tableau(rounds.layers(own))
    faces = known.faces(card)
    face = faces[turns % len(faces)]
    return tableau_lines(
        seen, _cells(known, own), {Cell(*spot) for spot in seen.spots(face.height, face.width)}, pen
    )


def sheet(
    ruleset: Ruleset, observation: Observation, names: Sequence[str]
) -> list[list[Message | str | int]]:
    """The score sheet as rows of cells, heads first: a row a seat with its lines of three and four, mice and
    total.

    A cell is a Message to be rendered, a number, or a text that needs no words.
    """
    rows: list[list[Message | str | int]] = [[*HEADS]]
    for name, desk in zip(names, observation.state.desks):
        counted = score(tables(ruleset).tableau(desk.tableau))
        points = [line.points for line in counted.lines]
        rows.append([name, points.count(3), points.count(6), len(counted.mice), counted.total])
    return rows
