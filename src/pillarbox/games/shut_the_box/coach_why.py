"""Why a choice is good or bad, as Messages: what stays open, whether it can still be shut, and which of the
next throws would then be useless.

Must never weigh a choice.
"""

from __future__ import annotations

from fractions import Fraction

from pillarbox.core.message import Message, say
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import tables
from pillarbox.games.shut_the_box.state import Box, Tile
from pillarbox.solve.capped import Capped
from pillarbox.solve.policy import STOP, Solution

NAMED = 6
"""So many throws are named one by one; of more, only the chance is told."""
SEARCHED = 2000
"""So many positions are looked at to see whether a box can still be shut."""


class Reasons:
    """Sentences about one seat's box, of whose turn this is a solution. last: whether no throw can follow."""

    def __init__(self, ruleset: Ruleset, box: Box, solution: Solution, last: bool) -> None:
        self.ruleset = ruleset
        self.box = box
        self.solution = solution
        self.last = last
        self.known = tables(ruleset)

    def can_be_shut(self, mask: int) -> bool:
        """Whether some throws and choices lead from here to a shut box; where a search would be long, yes."""
        problem = self.solution.problem
        if problem.cyclic or not mask:
            return True
        seen = {mask}
        ahead = [mask]
        while ahead and len(seen) <= SEARCHED:
            line = self.solution.at(ahead.pop())
            for move in line.moves:
                left = line.mask ^ move.bits
                if left not in seen and any(problem.rolls[r].weights[move.group] for r in line.rolls):
                    if not left:
                        return True
                    seen.add(left)
                    ahead.append(left)
            ahead.sort(key=int.bit_count, reverse=True)
        return bool(ahead)

    def why(self, left: int, dice: int = 0) -> Message:
        """One sentence or two about these places left open. dice: how many are thrown next; 0: as many as the
        solution would throw.
        """
        if not left:
            return say("coach-shuts")
        tiles = list(self.known.layout.tiles(left))
        if self.last:
            return say("coach-last-throw", tiles=tiles)
        if not self.can_be_shut(left):
            return say("coach-dead", tiles=tiles)
        dice = dice or self._next_dice(left)
        useless, good, chance = self._next_throws(left, dice)
        if not chance:
            return say("coach-safe", tiles=tiles)
        percent = min(max(round(float(100 * chance), 1), 0.1), 100.0 if chance == 1 else 99.9)
        if self.box.markers:
            return say("coach-marker", tiles=tiles, percent=percent)
        if len(good) < len(useless) and len(good) <= NAMED:
            if dice == 1:
                return say("coach-only-one-die", tiles=tiles, throws=good, percent=percent)
            return say("coach-only-dice", tiles=tiles, dice=dice, throws=good, percent=percent)
        if len(useless) <= NAMED:
            if dice == 1:
                return say("coach-useless-one-die", tiles=tiles, throws=useless, percent=percent)
            return say("coach-useless-dice", tiles=tiles, dice=dice, throws=useless, percent=percent)
        return say("coach-useless-chance", tiles=tiles, percent=percent)

    def _next_dice(self, left: int) -> int:
        """How many dice a perfect player throws next."""
        solution = self.solution
        if isinstance(solution, Capped) and solution.before:
            solution = solution.before  # it speaks of the throw after the coming one
        rolls = [pair for pair in solution.rolls(left, self.box.markers) if pair[0] != STOP]
        return solution.problem.rolls[solution.first(rolls)[0]].dice

    def _next_throws(self, left: int, dice: int) -> tuple[list[Tile], list[Tile], Fraction]:
        """The next throws that would shut nothing, those that would shut something, and the chance of the
        former.

        Throws are named by their totals where only those count, else by their faces.
        """
        ruleset, known = self.ruleset, self.known
        by_total = ruleset.sets == "sum" and ruleset.doubles == "plain"
        useless: dict[Tile, None] = {}
        good: dict[Tile, None] = {}
        chance = Fraction(0)
        for throw, share in known.throws(dice):
            deadly = dice > 1 and sum(throw.faces) in ruleset.deadly_totals
            stuck = deadly or not known.sets(left, throw.faces).actions
            name: Tile = sum(throw.faces) if by_total or dice == 1 else "-".join(map(str, throw.faces))
            (useless if stuck else good)[name] = None
            chance += share if stuck else 0
        if by_total:
            return sorted(useless, key=int), sorted(good, key=int), chance
        return list(useless), list(good), chance
