"""Steps per second of the environments, beside OpenSpiel's `pig` and pgx's backgammon, in one run.

The peers are other games: their figures are yardsticks for the cost of a step through a learner's interface,
not contests between equals. Random legal play everywhere. What compiles, or makes a table, does so before the
clock starts, and how long that took is said beside the rate. Batches: the best of several sizes up to 65,536,
each lane one match that begins anew when it ends. Every rate is the best of three runs; beside steps a second
stand steps a second of processor time, of all threads together, which say the same on a busy machine.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from time import perf_counter, process_time
from typing import Any, NamedTuple

import numpy as np

SIZES = (1024, 4096, 16_384, 65_536)
SECONDS = 0.7
"""How long each run lasts, at least."""
RUNS = 3


class Rate(NamedTuple):
    """Steps a second, and steps a second of processor time."""

    wall: float
    processor: float

    def line(self, name: str) -> str:
        """As it is reported."""
        return f"{name:38}{self.wall:14,.0f} steps/s {self.processor:14,.0f} a processor second"


def _rate(run: Callable[[], int]) -> Rate:
    """The best of some runs, by either clock."""
    best = Rate(0.0, 0.0)
    for _ in range(RUNS):
        steps, wall, processor = 0, perf_counter(), process_time()
        while perf_counter() - wall < SECONDS:
            steps += run()
        wall, processor = perf_counter() - wall, process_time() - processor
        best = Rate(max(best.wall, steps / wall), max(best.processor, steps / processor))
    return best


class Batch(NamedTuple):
    """What a batched environment came to: its best rate, at how many lanes, and what making it had cost."""

    rate: Rate
    lanes: int
    made: float

    def line(self, name: str) -> str:
        """As it is reported."""
        told = f"{name}, {self.lanes:,} {'lane' if self.lanes == 1 else 'lanes'}"
        return f"{self.rate.line(told)}, made in {self.made:.1f} s of it"


def _batch(make: Callable[[int], Callable[[], int]], lanes: int) -> Batch:
    """One size: made, compiled by a first call, then timed."""
    start = process_time()
    run = make(lanes)
    run()
    made = process_time() - start
    return Batch(_rate(run), lanes, made)


def gym_steps(ruleset: str) -> Callable[[], int]:
    """One match through Gymnasium's interface."""
    from pillarbox.envs.gym import SeatEnv

    env = SeatEnv(ruleset)
    rng = np.random.default_rng(1)

    def run() -> int:
        _, info = env.reset()
        steps, over = 0, False
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            _, _, over, _, info = env.step(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    env.reset(seed=1)
    return run


def zoo_steps(ruleset: str, seats: int) -> Callable[[], int]:
    """One match through PettingZoo's interface, seats in turn."""
    from pillarbox.envs.zoo import env as make

    env = make(ruleset=ruleset, seats=seats)
    rng = np.random.default_rng(1)

    def run() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    env.reset(seed=1)
    return run


def spiel_steps(name: str) -> Callable[[], int]:
    """One match through OpenSpiel's interface, chance and choices alike."""
    import pyspiel

    import pillarbox.envs.spiel  # noqa: F401 - registers our games

    game = pyspiel.load_game(name)
    rng = np.random.default_rng(1)

    def run() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            steps += 1
        return steps

    return run


def lanes_steps(ruleset: str, lanes: int) -> Callable[[], int]:
    """One step of every lane, with observations and masks."""
    from pillarbox.envs.batched import Lanes

    found = Lanes(ruleset, lanes)
    found.reset(1)

    def run() -> int:
        found.step(found.sample())
        return lanes

    return run


def herd_steps(lanes: int) -> Callable[[], int]:
    """One card laid in every lane of Post Office, with observations and masks."""
    from pillarbox.envs.herd import Herd

    found = Herd("post-office", lanes)
    found.reset(1)

    def run() -> int:
        found.step(found.sample())
        return lanes

    return run


def pgx_steps(lanes: int) -> Callable[[], int]:
    """Backgammon: as many steps of every lane as one compiled call makes, masks and observations included."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env: Any = pgx.make("backgammon")
    steps = 16

    def act(key: Any, mask: Any) -> Any:
        return jax.random.categorical(key, jax.numpy.log(mask.astype(jax.numpy.float32)))

    one = jax.vmap(auto_reset(env.step, env.init))

    def many(state: Any, key: Any) -> Any:
        def body(carry: Any, _: Any) -> Any:
            state, key = carry
            key, choose, draw = jax.random.split(key, 3)
            actions = jax.vmap(act)(jax.random.split(choose, lanes), state.legal_action_mask)
            return (one(state, actions, jax.random.split(draw, lanes)), key), None

        return jax.lax.scan(body, (state, key), None, length=steps)[0]

    compiled = jax.jit(many)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), lanes))
    held = list(jax.block_until_ready(compiled(state, jax.random.key(2))))

    def run() -> int:
        held[:] = jax.block_until_ready(compiled(*held))
        return lanes * steps

    return run


def _best(make: Callable[[int], Callable[[], int]]) -> Batch:
    """The size with the best rate."""
    return max(_batch(make, size) for size in SIZES)


def report() -> list[str]:
    """A line for each, and the ratios between them."""
    single = {
        "gymnasium, classic": _rate(gym_steps("classic")),
        "gymnasium, post-office": _rate(gym_steps("post-office")),
        "pettingzoo, classic, 2 seats": _rate(zoo_steps("classic", 2)),
        "pettingzoo, post-office, 2 seats": _rate(zoo_steps("post-office", 2)),
        "openspiel, our classic": _rate(spiel_steps("pillarbox_shut_the_box")),
        "openspiel, its pig": _rate(spiel_steps("pig")),
    }
    found = [rate.line(name) for name, rate in single.items()]
    boxes = _best(lambda lanes: lanes_steps("classic", lanes))
    posts = _best(herd_steps)
    found += [boxes.line("batched classic"), posts.line("batched post-office")]
    if find_spec("pgx") is None:
        return [*found, "pgx is not installed: `make bench` installs it"]
    theirs = _best(pgx_steps)
    found += [_batch(pgx_steps, 1).line("pgx backgammon"), theirs.line("pgx backgammon")]
    for name, ours in (("classic", boxes), ("post-office", posts)):
        wall = ours.rate.wall / theirs.rate.wall
        processor = ours.rate.processor / theirs.rate.processor
        found.append(
            f"batched {name} to batched pgx backgammon: {wall:.1f} times, by processor {processor:.1f}"
        )
    return found
