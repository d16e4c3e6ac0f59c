"""`legal`: what a throw allows in a position.

Must never know a rule: it asks the game and lists the answers.
"""

from __future__ import annotations

from typing import Any

import click

from pillarbox.cli import frame
from pillarbox.cli.face import Face


@frame.command(
    "legal",
    "legal classic --open 1,2,5 --throw 3+2",
    "legal email --throw 8",
    "legal double-shutter --open a1,a4,b9,b6 --throw 5",
)
@click.argument("ruleset")
@click.option("--open", metavar="TILES")
@click.option("--throw", metavar="FACES")
@click.option("--first", is_flag=True)
@click.option("--state", metavar="TEXT")
@click.option("--with", "changes", metavar="KEY=VALUE", multiple=True)
def command(
    face: Face,
    ruleset: str,
    open: str | None,
    throw: str | None,
    first: bool,
    state: str | None,
    changes: tuple[str, ...],
) -> None:
    """List the actions; exit code 0 also where there are none."""
    from pillarbox import catalogue
    from pillarbox.cli import position
    from pillarbox.play.dice import has_dice

    game, rules = catalogue.load(ruleset, position.changed(changes))
    if not has_dice(game):
        raise frame.refused("cards-legal-elsewhere")
    at = position.read(game, rules, open=open, throw=throw, first=first, state=state)
    if throw is None and game.rules.node(rules, at.state).kind == "chance":
        raise frame.refused("cli-missing", name="--throw", command="legal")
    actions = game.rules.legal(rules, at.state, position.seat_of(game, rules, at.state))
    if face.json:
        face.give(_as_data(game, rules, at, actions))
    elif at.stuck:
        face.out(face.render(game.show.why_useless(rules, at.throw.faces, at.fresh)))
        again = [game.notation.action_text(rules, action) for action in _reopenings(actions)]
        if again:
            face.out(face.say("cli-legal-reopen", tiles=again))
    else:
        face.out(*(game.notation.action_text(rules, action) for action in actions))


def _as_data(game: Any, rules: Any, at: Any, actions: tuple[Any, ...]) -> dict[str, Any]:
    """Sets as lists of labels, other actions in notation; `then` where a useless throw obliges to reopen."""
    text = game.notation.action_text
    if not at.stuck:
        listed = [list(a.tiles) if hasattr(a, "tiles") else text(rules, a) for a in actions]
        return {"actions": listed, "stuck": False}
    again = [text(rules, action) for action in _reopenings(actions)]
    return {"actions": [], "stuck": True, **({"then": again} if again else {})}


def _reopenings(actions: tuple[Any, ...]) -> list[Any]:
    return [action for action in actions if hasattr(action, "tile")]
