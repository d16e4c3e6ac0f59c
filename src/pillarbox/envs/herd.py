"""Thousands of lone matches in step where there are too many positions for a table: the game's own compiled
loops step them.

Used as `batched.Lanes` is; chance is counted from the seed, so that the same seed and the same actions give
the same bits, whatever the number of threads. Must never judge a move, nor know a game.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from pillarbox.words.needs import needed

with needed("rl"):
    import numpy as np
    from numpy.typing import NDArray

from pillarbox.core.message import say
from pillarbox.envs.batched import Lanes, Step
from pillarbox.envs.door import Unfit, numbers
from pillarbox.envs.episode import Setting


class Herd:
    """So many matches of a ruleset at once. `size`: how many actions have a number.

    Observations and masks are bytes, and belong to the herd: they stand until the step after the next.
    """

    def __init__(
        self,
        ruleset: str | None = "post-office",
        lanes: int = 1024,
        changes: Mapping[str, Any] | None = None,
        threads: int = 0,
    ) -> None:
        """Set the tables. `threads`: so many work, 0 for one a processor.

        Raises Unfit for a ruleset that can't be, or a game without compiled loops.
        """
        ruleset = "post-office" if ruleset is None else ruleset
        setting = Setting(ruleset, changes, 1)
        make = getattr(setting.game.batch, "stepper", None)
        stepper = make(setting.ruleset, lanes, threads or os.cpu_count() or 1) if make else None
        if stepper is None:
            raise Unfit(say("refused-no-herd", ruleset=ruleset))
        self._stepper: Any = stepper
        self.lanes = lanes
        self.size = setting.size
        self.layout = setting.slices
        self._rng = np.random.Generator(np.random.Philox(0))

    def reset(self, seed: int) -> Step:
        """New matches in all lanes, from this seed on."""
        self._rng = np.random.Generator(np.random.Philox(seed))
        self._stepper.reset(seed)
        return self._step(np.zeros(self.lanes), False)

    def step(self, actions: NDArray[Any]) -> Step:
        """One choice in every lane, by number. Raises ValueError, changing nothing, if one is illegal."""
        return self._step(*self._stepper.step(numbers(actions, self.lanes)))

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every lane, all of a lane's equally likely."""
        found: NDArray[np.int64] = self._stepper.sample(self._rng.random(self.lanes))
        return found

    def _step(self, reward: NDArray[np.float64], ended: bool) -> Step:
        return Step(self._stepper.seen, reward, np.full(self.lanes, ended), self._stepper.mask)


def many(
    ruleset: str | None = "classic", lanes: int = 1024, changes: Mapping[str, Any] | None = None
) -> Lanes | Herd:
    """A herd where the game has compiled loops for it, else lanes on a table.

    Raises as they do.
    """
    ruleset = "classic" if ruleset is None else ruleset
    setting = Setting(ruleset, changes, 1)
    if getattr(setting.game.batch, "stepper", None) is not None:
        return Herd(ruleset, lanes, changes)
    return Lanes(ruleset, lanes, changes)
