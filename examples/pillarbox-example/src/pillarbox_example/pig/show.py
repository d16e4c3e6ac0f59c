"""What a seat sees of a match of Pig: plain data for a browser, lines and a small drawing for all else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from pillarbox.core.game import Choice, Observation, SpecialEnd
from pillarbox.core.message import Message, say
from pillarbox.games.shut_the_box.draw import Pen, pen, table_lines
from pillarbox_example.pig import notation, rules
from pillarbox_example.pig.ruleset import Ruleset
from pillarbox_example.pig.state import Again, Face, State

__all__ = [
    "SPECIAL_END",
    "asked",
    "drawing",
    "explain",
    "labels",
    "lines",
    "pen",
    "rulesheet",
    "sheet",
    "table_lines",
    "tell",
    "view",
]


SPECIAL_END = SpecialEnd("lost", "pig-lost")
"""What simulations and statistics count: turns that a one ended."""


class Section(Struct, frozen=True):
    """A part of the rules in words."""

    title: Message
    sentences: tuple[Message, ...]


def view(ruleset: Ruleset, seen: Observation) -> dict[str, Any]:
    """What the table in the browser reads, as JSON has it; Pig has no board: the plain one does the rest."""
    state: State = seen.state
    at, result = rules.node(ruleset, state), rules.result(ruleset, state)
    return {
        "game": "pig",
        "kind": at.kind,
        "seat": seen.seat,
        "turn": state.seat,
        "owe": list(at.seats),
        "roller": at.roller,
        "round": min(len(state.turns) // state.seats + 1, ruleset.pig_rounds),
        "legal": [notation.action_text(ruleset, one) for one in rules.legal(ruleset, state, seen.seat)],
        "totals": list(result.totals),
        "places": list(result.places),
        "winners": list(result.winners),
        "over": result.over,
        "past": [
            {"round": n, "scores": list(done.scores), "winners": list(done.winners)}
            for n, done in enumerate(result.rounds, 1)
        ],
    }


def labels(ruleset: Ruleset, seen: Observation) -> dict[str, Message]:
    """What the buttons of the plain board say, by action in notation."""
    return {"throw": say("pig-do-throw"), "stop": say("pig-do-stop", points=seen.state.points)}


def lines(ruleset: Ruleset, seen: Observation, names: Sequence[str]) -> tuple[Message, ...]:
    """How things stand, in sentences."""
    state: State = seen.state
    totals = tuple(say("pig-has", name=name, total=total) for name, total in zip(names, state.totals))
    turn = () if state.stage == "over" else (say("pig-turn", name=names[state.seat], points=state.points),)
    return (*totals, *turn)


def asked(ruleset: Ruleset, seen: Observation, names: Sequence[str]) -> Message | None:
    """What is asked now, and of whom."""
    state: State = seen.state
    if state.stage == "over":
        return None
    return say(f"pig-asked-{state.stage}", name=names[state.seat], points=state.points)


def drawing(ruleset: Ruleset, seen: Observation, heads: Sequence[str], width: int, pen: Pen) -> list[str]:
    """A bar for each seat, as long as its part of the way to the goal."""
    state: State = seen.state
    broad = max(len(head) for head in heads)
    room = max(10, min(50, width - broad - 8))
    return [
        f"{head:<{broad}} {pen.across * (room * min(total, ruleset.pig_goal) // ruleset.pig_goal)} {total}"
        for head, total in zip(heads, state.totals)
    ]


def sheet(ruleset: Ruleset, seen: Observation, names: Sequence[str]) -> list[list[Message | str | int]]:
    """The score sheet: a row a seat, a column a round, the total."""
    done = rules.result(ruleset, seen.state).rounds
    heads: list[Message | str | int] = [
        say("pig-player"),
        *(str(n + 1) for n in range(len(done))),
        say("pig-total"),
    ]
    rows: list[list[Message | str | int]] = [
        [name, *(one.scores[seat] or 0 for one in done), seen.state.totals[seat]]
        for seat, name in enumerate(names)
    ]
    return [heads, *rows]


def explain(ruleset: Ruleset) -> tuple[Section, ...]:
    """The rules in words."""
    told = (
        say("pig-rule-turn"),
        say("pig-rule-one"),
        say("pig-rule-end", goal=ruleset.pig_goal, rounds=ruleset.pig_rounds),
    )
    return (Section(say("pig-rules"), told),)


rulesheet = explain


def tell(
    ruleset: Ruleset, before: State, move: Choice | Face, after: State, names: Sequence[str]
) -> tuple[Message, ...]:
    """What a move did."""
    name = names[before.seat]
    if isinstance(move, Choice):
        again = isinstance(move.action, Again)
        said = (
            say("pig-told-again", name=name)
            if again
            else say("pig-told-stop", name=name, points=before.points)
        )
    elif move.value == 1:
        said = say("pig-told-lost", name=name)
    else:
        said = say("pig-told-face", name=name, face=move.value, points=before.points + move.value)
    if after.stage != "over":
        return (said,)
    winners = [names[seat] for seat in rules.result(ruleset, after).winners]
    return said, say("pig-told-end", names=winners, total=max(after.totals))
