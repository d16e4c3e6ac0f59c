"""`advise`: every choice in a position with its exact value, what it loses and why.

Must never weigh anything itself: it shows what the game's coach answers.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import click

from pillarbox.cli import frame
from pillarbox.cli.choices import in_words
from pillarbox.cli.face import Face
from pillarbox.cli.figures import figure, is_chance, objective_in_words, percent, signed, working
from pillarbox.cli.text import wrapped

WIN = "win"
"""The objective of a seat among others."""
MOST_SEATS = 12


def numbers(context: click.Context, param: click.Parameter, value: str | None) -> tuple[int, ...] | None:
    """For an option: whole numbers with commas between them. Raises Refused for anything else."""
    if value is None:
        return None
    parts = [part.strip() for part in value.split(",")]
    if len(parts) > MOST_SEATS or not all(p.isascii() and p.isdigit() and len(p) <= 10 for p in parts):
        raise frame.refused("advise-not-numbers", option=param.opts[0], text=value, most=MOST_SEATS)
    return tuple(map(int, parts))


@frame.command(
    "advise",
    "advise classic --open 1,2,3,5,8 --throw 8",
    "advise pub --open 1,2,4",
    "advise classic --open 1,2,3,5,8 --throw 8 --beat 10",
    "advise survivor --throw 4+5 --scores 12 --totals 40,22,31",
    "advise golf --throw 3+4 --objective shut",
    "advise post-office --state position.json",
)
@click.argument("ruleset")
@click.option("--open", metavar="TILES")
@click.option("--throw", metavar="FACES")
@click.option("--first", is_flag=True)
@click.option("--state", metavar="TEXT")
@click.option("--objective", metavar="O")
@click.option("--scores", metavar="LIST", callback=numbers)
@click.option("--beat", metavar="K", callback=frame.whole())
@click.option("--totals", metavar="LIST", callback=numbers)
@click.option("--seats", metavar="N", callback=frame.whole(1, MOST_SEATS))
@click.option("--round", "number", metavar="R", callback=frame.whole(1, 1000))
@click.option("--budget", metavar="N", callback=frame.whole(1, 2000))
@click.option("--with", "changes", metavar="KEY=VALUE", multiple=True)
def command(
    face: Face,
    ruleset: str,
    open: str | None,
    throw: str | None,
    first: bool,
    state: str | None,
    objective: str | None,
    scores: tuple[int, ...] | None,
    beat: int | None,
    totals: tuple[int, ...] | None,
    seats: int | None,
    number: int | None,
    budget: int | None,
    changes: tuple[str, ...],
) -> None:
    """Rank what may be done; a throw that shuts nothing leaves nothing to advise on."""
    from pillarbox import catalogue
    from pillarbox.cli import own, position

    game, rules = catalogue.load(ruleset, position.changed(changes))
    others = {"scores": scores, "beat": beat, "totals": totals, "seats": seats, "round": number}
    others = {name: value for name, value in others.items() if value is not None}
    if (advise := own.advice(game.id)) is not None:
        other_goal = objective not in (None, "score")
        _only(game.id, open=open, throw=throw, first=first, objective=other_goal, **dict.fromkeys(others, 1))
        advise(face, rules, state, budget)
        return
    _only(game.id, budget=budget)
    if game.coach is None:
        raise frame.refused("cli-no-coach")
    if objective is None:
        objective = WIN if others else "score"
    around = None
    if others or (objective == WIN and state is None):
        around = _around(game, rules, others, state)
    at = position.read(game, rules, open=open, throw=throw, first=first, state=state, around=around)
    if at.stuck and not game.rules.node(rules, at.state).seats:
        if face.json:
            face.give({"objective": objective, "moves": [], "dice": None, "stuck": True})
        else:
            face.out(face.render(game.show.why_useless(rules, at.throw.faces, at.fresh)))
        return
    with working(face):
        advice = game.coach.advise(rules, at.state, position.seat_of(game, rules, at.state), objective)
    if face.json:
        face.give(advice.plain(face.render))
        return
    face.out(*wrapped(face.say("cli-advise-head", objective=objective_in_words(face, objective)), face.width))
    whose = [note for note in advice.notes if note.id.startswith("coach-note-other")]
    for note in whose:
        face.out(*wrapped(face.render(note), face.width))
    _table(face, game, rules, advice)
    for note in advice.notes:
        if note in whose:
            continue
        face.out(*wrapped(face.render(note), face.width))


def _around(game: Any, rules: Any, others: dict[str, Any], state: str | None) -> Callable[[str, bool], str]:
    """What makes a state of the open tiles and of what is told of the other seats."""
    if state is not None:
        raise frame.refused("advise-state-or-scores", option=f"--{next(iter(others))}")
    if "scores" in others and "beat" in others:
        raise frame.refused("advise-scores-or-beat")
    scores = others.get("scores", (others["beat"],) if "beat" in others else ())
    told = game.around.Told(scores, others.get("totals", ()), others.get("seats", 0), others.get("round", 0))
    return lambda mine, first: str(game.around.words(rules, told, mine, first))


def _only(game: str, **elsewhere: Any) -> None:
    """Refuse an option that has no meaning for the game."""
    for name, value in elsewhere.items():
        if value:
            raise frame.refused("cards-no-meaning", option=f"--{name}", game=game)


def _worth(face: Face, advice: Any, value: float, loss: bool = False) -> str:
    """A value or a loss as people read it: chances and parts of a win in percent, gains with their sign."""
    if advice.seats:
        return percent(face, value / advice.seats if loss else advice.share(value))
    if is_chance(advice.objective):
        return percent(face, value)
    return signed(face, value, 4) if advice.objective == WIN and not loss else figure(face, value, 4)


def _table(face: Face, game: Any, rules: Any, advice: Any) -> None:
    """A line for each choice: what it is, its value, what it loses; below it why."""
    rows = [(move.action, move.value, move.loss, face.render(move.why)) for move in advice.moves]
    for one in sorted(advice.dice or (), key=lambda one: one.loss):
        rows.append((one.action, one.value, one.loss, ""))

    shown = partial(_worth, face, advice)
    for action, value, loss, why in rows:
        worth = {"value": shown(value.float), "loss": shown(loss, loss=True)}
        text = face.say("cli-advise-loses" if loss else "cli-advise-best", **worth)
        face.out(*wrapped(f"{in_words(face, game, rules, (action,))}: {text}", face.width, "  ", ""))
        if why:
            face.out(*wrapped(why, face.width, "  "))
