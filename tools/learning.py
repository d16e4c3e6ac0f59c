"""Train a small agent and draw its gap to the exact optimum: `docs/pictures/learning.svg`.

The agent of the guide to environments, on the same box with the same seed, followed for longer.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import altair as alt
import numpy as np

from pillarbox.envs.batched import Lanes
from pillarbox.envs.graph import evaluate, optimum

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "learning.svg"
LANES = 512
MARKS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 4000)
"""Steps of all lanes after which the agent is judged."""


def gaps(seed: int = 1) -> Iterator[tuple[int, float]]:
    """Steps made, and what the agent's greedy play then falls short of the best."""
    lanes = Lanes("golf", lanes=LANES, changes={"tiles": 6})
    best, _ = optimum(lanes.graph)
    rng = np.random.default_rng(seed)
    values = np.where(lanes.graph.mask > 0, -10.0, -np.inf)
    visits = np.zeros(values.shape)
    lanes.reset(seed)
    for step in range(1, max(MARKS) + 1):
        at = lanes.at.copy()
        explore = rng.random(LANES) < 0.2
        actions = np.where(explore, lanes.sample(), values[at].argmax(axis=1))
        told = lanes.step(actions)
        targets = np.where(told.ended, told.reward, values[lanes.at].max(axis=1))
        np.add.at(visits, (at, actions), 1)
        rate = np.maximum(20, visits[at, actions]) ** -0.7
        np.add.at(values, (at, actions), rate * (targets - values[at, actions]))
        if step in MARKS:
            yield step * LANES, best - evaluate(lanes.graph, values.argmax(axis=1))


def picture(found: list[tuple[int, float]]) -> Any:
    """The gap over the choices made, both on a logarithmic scale."""
    rows = [{"choices": choices, "gap": gap} for choices, gap in found]
    chart = alt.Chart(alt.InlineData(values=rows), width=560, height=280)
    return chart.mark_line(point=True, color="#2D5A48").encode(
        alt.X("choices:Q", title="choices made while learning").scale(type="log"),
        alt.Y("gap:Q", title="expected points lost to perfect play").scale(type="log"),
    )


def main() -> None:
    """Draw the picture anew, and print what it shows."""
    found = list(gaps())
    PICTURE.parent.mkdir(exist_ok=True)
    picture(found).save(PICTURE)
    sys.stdout.writelines(f"{choices:9,d} choices: {gap:.4f} points lost\n" for choices, gap in found)


if __name__ == "__main__":
    main()
