"""Why a choice is not legal, in Messages: so that a refusal tells the player what would be right.

Only called once a choice is known to be illegal; decides nothing itself.
"""

from __future__ import annotations

from pillarbox.core.message import Message, say
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import Tables, pips
from pillarbox.games.shut_the_box.state import Shut, State


def why_not_shut(ruleset: Ruleset, known: Tables, state: State, seat: int, choice: Shut) -> Message:
    """What is wrong with this set for the throw on the table; the first fault found, gravest first."""
    layout = known.layout
    box = state.boxes[seat]
    if not choice.tiles:
        return say("refused-no-tiles")
    for tile in choice.tiles:
        if tile not in layout.place:
            return say("refused-no-such-tile", tile=str(tile))
        if choice.tiles.count(tile) > 1:
            return say("refused-tile-twice", tile=str(tile))
        if not box.open >> layout.place[tile] & 1:
            return say("refused-tile-shut", tile=str(tile))
    mask = layout.mask(choice.tiles)
    for place in layout.places(mask):
        if layout.before[place] & ~mask & box.open:
            return say("refused-tile-behind", tile=str(layout.labels[place]))
    if ruleset.most_tiles and len(choice.tiles) > ruleset.most_tiles:
        return say("refused-too-many", most=ruleset.most_tiles)
    total = pips(ruleset, state.faces)
    if ruleset.sets == "sum" and layout.total(mask) != total:
        return say("refused-sum", total=total, sum=layout.total(mask))
    if ruleset.first_throw_shuts and mask in known.sets(box.open, state.faces).bits.values():
        return say("refused-first-throw", tile=str(ruleset.first_throw_shuts))
    return say("refused-not-a-set", throw="-".join(map(str, state.faces)))
