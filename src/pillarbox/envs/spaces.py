"""What environments have in common: spaces made of a game's fields, and pictures of a match.

Must never know a game.
"""

from __future__ import annotations

from math import prod

from pillarbox.words.needs import needed

with needed("rl"):
    import numpy as np
    from gymnasium import spaces

from pillarbox.core.message import Message, say
from pillarbox.envs.door import Unfit
from pillarbox.envs.episode import Episode, Setting
from pillarbox.words.render import render

WIDTH = 80
MODES = ["ansi", "svg"]
"""How an environment may be rendered: a text as in a terminal, or a picture as the text of an SVG file."""


def observation(setting: Setting) -> spaces.Dict:
    """The space of a seat's observation: a Box of whole numbers for every field."""
    return spaces.Dict(
        {field.name: spaces.Box(field.low, field.high, field.shape, np.int64) for field in setting.fields}
    )


def flat(setting: Setting) -> spaces.Box:
    """The space of a seat's observation laid out flat, one field after the other."""
    sizes = [(field, prod(field.shape)) for field in setting.fields]
    low = np.array([field.low for field, size in sizes for _ in range(size)], np.int64)
    high = np.array([field.high for field, size in sizes for _ in range(size)], np.int64)
    return spaces.Box(low, high, dtype=np.int64)


def text(setting: Setting, episode: Episode, seat: int, names: list[str]) -> str:
    """The table as a terminal shows it to the seat, with what is asked of it: which throw to answer."""
    seen = setting.game.rules.observe(setting.ruleset, episode.state, seat)
    lines = setting.game.show.drawing(setting.ruleset, seen, names, WIDTH)
    told = [render(message, "en") for message in setting.game.show.lines(setting.ruleset, seen, names)]
    asked = setting.game.show.asked(setting.ruleset, seen, names)
    if asked is not None:
        told.append(render(asked, "en"))
    return "\n".join([*lines, "", *told])


def rendered(setting: Setting, episode: Episode, seat: int, names: list[str], mode: str) -> str:
    """The table in one of MODES, as the seat sees it; -1 is a spectator."""
    if mode != "svg":
        return text(setting, episode, seat, names)
    seen = setting.game.rules.observe(setting.ruleset, episode.state, seat)
    drawn: str = setting.game.svg.picture(setting.ruleset, seen, names, _english)
    return drawn


def _english(message: Message) -> str:
    return render(message, "en")


def modes(setting: Setting, wanted: str | None) -> str | None:
    """The mode wanted. Raises Unfit for one that there is not, or that the game has no drawing for."""
    known = MODES if setting.game.svg is not None else MODES[:1]
    if wanted is not None and wanted not in known:
        raise Unfit(say("refused-render-mode", mode=wanted, known=list(known)))
    return wanted
