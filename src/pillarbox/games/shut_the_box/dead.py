"""Boxes that no throws can ever shut, as tile 1 alone with two dice: players are told before the throw.

Must never call a box dead that could still be shut: where a search would take too long it answers no.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from pillarbox.games.shut_the_box import turns
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import tables
from pillarbox.games.shut_the_box.state import Box

SEARCHED = 2000
"""So many positions are looked at. Dead boxes of every shipped variant show within a handful."""


def dead(ruleset: Ruleset, box: Box, seat: int) -> bool:
    """Whether the seat can never shut this box, whatever it throws and chooses.

    Where tiles may be opened again, the box is dead only if no throw shuts anything: every shut tile
    may bring others back. False for a box whose turn has ended.
    """
    if box.end or not box.open or ruleset.stuck == "reopen-one":
        return False
    return _dead(ruleset, box.open, turns.permission(ruleset, seat), not box.throws)


@lru_cache(maxsize=1 << 14)
def _dead(ruleset: Ruleset, mask: int, permission: str, first: bool) -> bool:
    if ruleset.reopen != "never" or ruleset.solo_reopen:
        return next(_after_a_throw(ruleset, mask, permission, first), None) is None
    if mask & ~_in_reach(ruleset):
        return True
    seen = {mask}
    ahead = [mask]
    while ahead and len(seen) <= SEARCHED:
        here = ahead.pop()
        found = set(_after_a_throw(ruleset, here, permission, first)) - seen
        if 0 in found:
            return False
        first = False
        seen |= found
        # the emptiest box is looked at next, as a box that can be shut mostly shows it soon
        ahead += sorted(found, key=lambda left: (-left.bit_count(), left))
    return not ahead


@lru_cache(maxsize=256)
def _in_reach(ruleset: Ruleset) -> int:
    """The places that some throw can shut in some box: one tile beyond them is never shut."""
    known = tables(ruleset)
    bits = 0
    for count in {1, ruleset.dice}:
        for throw in known.throws(count).outcomes:
            if count == 1 or sum(throw.faces) not in known.deadly:
                for candidate in known.candidates(throw.faces):
                    bits |= candidate.mask
    return bits


def _after_a_throw(ruleset: Ruleset, mask: int, permission: str, first: bool) -> Iterator[int]:
    """What may stand open after one throw that shuts something."""
    known = tables(ruleset)
    for count in known.dice_counts(mask, permission):
        for throw in known.throws(count).outcomes:
            if count > 1 and sum(throw.faces) in known.deadly:
                continue
            for bits in known.sets(mask, throw.faces, first).bits.values():
                yield mask ^ bits
