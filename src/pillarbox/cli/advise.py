"""`advise`: every choice in a position with its exact value, what it loses and why.

Must never weigh anything itself: it shows what the game's coach answers.
"""

from __future__ import annotations

from typing import Any

import click

from pillarbox.cli import frame
from pillarbox.cli.face import Face
from pillarbox.cli.figures import figure, is_chance, objective_in_words, percent, working
from pillarbox.cli.text import wrapped

POST_OFFICE = "post-office"


@frame.command(
    "advise",
    "advise classic --open 1,2,3,5,8 --throw 8",
    "advise pub --open 1,2,4",
    "advise golf --throw 3+4 --objective shut",
    "advise post-office --state position.json",
)
@click.argument("ruleset")
@click.option("--open", metavar="TILES")
@click.option("--throw", metavar="FACES")
@click.option("--first", is_flag=True)
@click.option("--state", metavar="TEXT")
@click.option("--objective", metavar="O", default="score")
@click.option("--budget", metavar="N", callback=frame.whole(1, 2000))
@click.option("--with", "changes", metavar="KEY=VALUE", multiple=True)
def command(
    face: Face,
    ruleset: str,
    open: str | None,
    throw: str | None,
    first: bool,
    state: str | None,
    objective: str,
    budget: int | None,
    changes: tuple[str, ...],
) -> None:
    """Rank what may be done; a throw that shuts nothing leaves nothing to advise on."""
    from pillarbox import catalogue
    from pillarbox.cli import position

    game, rules = catalogue.load(ruleset, position.changed(changes))
    if game.id == POST_OFFICE:
        from pillarbox.cli.post_advice import advise

        _only(game.id, open=open, throw=throw, first=first, objective=objective != "score")
        advise(face, rules, state, budget)
        return
    _only(game.id, budget=budget)
    if game.coach is None:
        raise frame.refused("cli-no-coach")
    at = position.read(game, rules, open=open, throw=throw, first=first, state=state)
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


def _only(game: str, **elsewhere: Any) -> None:
    """Refuse an option that has no meaning for the game."""
    for name, value in elsewhere.items():
        if value:
            raise frame.refused("cards-no-meaning", option=f"--{name}", game=game)


def _table(face: Face, game: Any, rules: Any, advice: Any) -> None:
    """A line for each choice: what it is, its value, what it loses; below it why."""
    rows = [
        (game.notation.action_text(rules, move.action), move.value, move.loss, face.render(move.why))
        for move in advice.moves
    ]
    for one in sorted(advice.dice or (), key=lambda one: one.loss):
        name = face.say("cli-advise-dice", dice=one.count) if one.count else "stop"
        rows.append((name, one.value, one.loss, ""))

    def four(face: Face, value: float) -> str:
        return figure(face, value, 4)

    left = max((len(name) for name, *_ in rows), default=0)
    for name, value, loss, why in rows:
        shown = percent if is_chance(advice.objective) else four
        worth = {"value": shown(face, value.float), "loss": shown(face, loss)}
        text = face.say("cli-advise-loses" if loss else "cli-advise-best", **worth)
        face.out(*wrapped(f"{name:<{left}}  {text}", face.width, " " * (left + 2), ""))
        if why:
            face.out(*wrapped(why, face.width, " " * (left + 2)))
