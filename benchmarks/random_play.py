"""Random play through the public questions, beside a plain loop and OpenSpiel's `pig`, in one run.

The plain loop is the usual way this game is written: a set of open tiles and `itertools.combinations` for
every throw. `pig` is another game: its throws and choices are simpler, so its figure is a yardstick for the
cost of one step through a public interface, not a contest between equals.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations
from time import process_time

from pillarbox.core.game import Choice
from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.ruleset import Ruleset

GOLF = Ruleset(id="golf")


def public_questions(games: int, seed: int) -> int:
    """Play `golf` alone at random through node, legal, chance and step; answers with the number of steps."""
    rng = random.Random(seed).random
    node, legal, chance, step = rules.node, rules.legal, rules.chance, rules.step
    steps = 0
    for _ in range(games):
        state = rules.start(GOLF, 1)
        asked = node(GOLF, state)
        while asked.kind != "terminal":
            if asked.kind == "chance":
                outcomes = chance(GOLF, state)
                state = step(GOLF, state, outcomes.pick(int(rng() * outcomes.whole)))
            else:
                seat = asked.seats[0]
                actions = legal(GOLF, state, seat)
                state = step(GOLF, state, Choice(seat, actions[int(rng() * len(actions))]))
            steps += 1
            asked = node(GOLF, state)
    return steps


def plain_loop(games: int, seed: int) -> int:
    """The same play as a set of open tiles, every subset tried for every throw; answers with its steps."""
    rng = random.Random(seed)
    steps = 0
    for _ in range(games):
        tiles = set(range(1, 10))
        while tiles:
            total = rng.randint(1, 6) + rng.randint(1, 6)
            steps += 1
            found = [
                subset
                for size in range(1, len(tiles) + 1)
                for subset in combinations(sorted(tiles), size)
                if sum(subset) == total
            ]
            if not found:
                break
            tiles -= set(rng.choice(found))
            steps += 1
    return steps


def pig(games: int, seed: int) -> int:
    """Random matches of OpenSpiel's `pig`, driven from Python; answers with the number of actions applied."""
    import pyspiel

    rng = random.Random(seed).random
    game = pyspiel.load_game("pig")
    steps = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng() * len(actions))])
            steps += 1
    return steps


def _best(play: Callable[[int, int], int], games: int, repeats: int) -> tuple[float, float]:
    """Processor seconds per game and per step, the best of some repeats."""
    runs = []
    for seed in range(repeats):
        began = process_time()
        steps = play(games, seed)
        spent = process_time() - began
        runs.append((spent / games, spent / steps))
    return min(run[0] for run in runs), min(run[1] for run in runs)


def report(repeats: int = 7) -> list[str]:
    """Lines of the comparison: microseconds of processor time, best of `repeats`, and the ratios."""
    public_questions(2000, 0)
    ours, our_step = _best(public_questions, 4000, repeats)
    peer, _ = _best(plain_loop, 1000, repeats)
    _, pig_step = _best(pig, 40, repeats)
    return [
        f"golf alone, public questions: {ours * 1e6:.1f} us a game, {our_step * 1e6:.2f} us a step",
        f"golf alone, plain Python loop: {peer * 1e6:.1f} us a game",
        f"pig (OpenSpiel, another game), driven from Python: {pig_step * 1e6:.2f} us a step",
        f"ratio: {peer / ours:.2f} times as fast as the plain loop (wanted: 3, stretch: 5)",
        f"ratio: {our_step / pig_step:.2f} times the cost of a step of pig (wanted: at most 3)",
    ]
