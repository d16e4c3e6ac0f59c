"""What environments have in common: spaces made of a game's fields, and pictures of a match.

Must never know a game.
"""

from __future__ import annotations

from math import prod

import numpy as np
from gymnasium import spaces

from pillarbox.envs.episode import Episode, Setting
from pillarbox.words.render import render

WIDTH = 80
MODES = ["ansi"]


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
    """The table as a terminal shows it to the seat."""
    seen = setting.game.rules.observe(setting.ruleset, episode.state, seat)
    lines = setting.game.show.drawing(setting.ruleset, seen, names, WIDTH)
    told = [render(message, "en") for message in setting.game.show.lines(setting.ruleset, seen, names)]
    return "\n".join([*lines, "", *told])
