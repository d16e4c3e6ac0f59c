"""How a turn goes: a throw is judged, tiles are shut or reopened, the dice pass on.

The insides of `rules.step`; each function takes a state and answers with the state that follows. Must never
be called by a face or a table: those ask `rules`.
"""

from __future__ import annotations

from msgspec.structs import replace

from pillarbox.core.message import IllegalMove, say
from pillarbox.games.shut_the_box import rounds, scoring
from pillarbox.games.shut_the_box.reasons import why_not_shut
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import tables
from pillarbox.games.shut_the_box.state import Box, End, Reopen, Shut, State, Throw, Tile


def permission(ruleset: Ruleset, seat: int) -> str:
    """The seat's `one_die`: its handicap where it has one, else the ruleset's."""
    own = ruleset.handicap_one_die
    return own[seat] if seat < len(own) else ruleset.one_die


def reopenings(ruleset: Ruleset, state: State) -> tuple[Reopen, ...]:
    """The mover's tiles that may be opened again: all that lie shut, but for those that began so."""
    layout = tables(ruleset).layout
    shut = layout.full & ~state.boxes[state.seat].open & ~scoring.fixed(ruleset, state.seat)
    return tuple(Reopen(tile) for tile in layout.tiles(shut))


# Throws. A throw is judged in this order: deadly total, first-throw demand, legal sets, insurance, stuck.


def _verdict(ruleset: Ruleset, box: Box, faces: tuple[int, ...]) -> End:
    """How the throw ends the turn before anything is shut, or "" where there is something to shut."""
    if len(faces) > 1 and sum(faces) in ruleset.deadly_totals:
        return "deadly"
    if tables(ruleset).sets(box.open, faces, box.throws == 0).actions:
        return ""
    if ruleset.first_throw_shuts and box.throws == 0:
        return "first-throw" if ruleset.first_throw_lost == "turn" else "first-throw-match"
    return "stuck"


def judge(ruleset: Ruleset, state: State, throw: Throw) -> State:
    """The mover has thrown: it may choose a set, or the throw takes effect at once."""
    faces = throw.faces
    box = state.boxes[state.seat]
    verdict = _verdict(ruleset, box, faces)
    double = ruleset.insurance and len(faces) == 2 and faces[0] == faces[1]
    box = Box(box.open, "", box.throws + 1, box.markers + double)
    if verdict == "":
        return replace(state, stage="choose", faces=faces, boxes=_put(state, state.seat, box))
    if verdict == "stuck" and box.markers:
        saved = Box(box.open, "", box.throws, box.markers - 1)
        return go_on(ruleset, replace(state, boxes=_put(state, state.seat, saved)))
    state = replace(state, boxes=_put(state, state.seat, box))
    if verdict == "stuck" and ruleset.stuck == "pass":
        return go_on(ruleset, state)
    if verdict == "stuck" and ruleset.stuck == "reopen-one" and reopenings(ruleset, state):
        return replace(state, stage="unstick", faces=faces)
    return turn_over(ruleset, state, verdict)


def judge_shared(ruleset: Ruleset, state: State, throw: Throw) -> State:
    """One throw for all: every seat still in is judged on its own box; those that can must answer."""
    boxes = tuple(
        box if box.end else Box(box.open, _verdict(ruleset, box, throw.faces), box.throws + 1, box.markers)
        for box in state.boxes
    )
    state = replace(state, stage="choose", faces=throw.faces, boxes=boxes)
    ended = ruleset.deadly_ends == "round" and any(box.end == "deadly" for box in boxes)
    return state if any(not box.end for box in boxes) and not ended else round_over(ruleset, state)


# Choices of tiles.


def _allowed(ruleset: Ruleset, state: State, seat: int, action: Shut) -> int:
    """The bits of a set that the seat may shut now. Raises IllegalMove otherwise."""
    known = tables(ruleset)
    box = state.boxes[seat]
    bits = known.sets(box.open, state.faces, box.throws == 1).bits.get(action)
    if bits is None:
        raise IllegalMove(why_not_shut(ruleset, known, state, seat, action))
    return bits


def shut(ruleset: Ruleset, state: State, action: Shut) -> State:
    """The mover shuts a set. Raises IllegalMove, with the reason, if the throw does not allow it."""
    seat = state.seat
    box = state.boxes[seat]
    left = box.open ^ _allowed(ruleset, state, seat, action)
    after = replace(state, boxes=_put(state, seat, Box(left, "", box.throws, box.markers)), faces=(), dice=0)
    if not left:
        return turn_over(ruleset, after, "shut")
    if _may_reopen(ruleset, state):
        return replace(after, stage="reopen")
    if ruleset.solo_reopen and len(state.boxes) == 1:
        return replace(after, stage="flip")
    return go_on(ruleset, after)


def _may_reopen(ruleset: Ruleset, state: State) -> bool:
    if ruleset.reopen == "never":
        return False
    neighbour = rounds.seat_before(state, state.seat)
    finished = bool(state.boxes[neighbour].end)
    return neighbour != state.seat and (ruleset.reopen_by_finished or not finished)


def asked(state: State) -> tuple[int, ...]:
    """The seats that had to answer the shared throw on the table."""
    return tuple(seat for seat, box in enumerate(state.boxes) if not box.end)


def owing(state: State) -> tuple[int, ...]:
    """The seats whose answer to the shared throw is still out."""
    return tuple(seat for seat in asked(state) if state.sealed[seat] is None)


def seal(ruleset: Ruleset, state: State, seat: int, action: Shut) -> State:
    """A seat's answer to a shared throw: kept until the last one is in, then all are opened at once."""
    if not 0 <= seat < len(state.boxes) or state.sealed[seat] is not None or state.boxes[seat].end:
        raise IllegalMove(say("refused-not-your-turn"))
    _allowed(ruleset, state, seat, action)
    sealed = (*state.sealed[:seat], action, *state.sealed[seat + 1 :])
    state = replace(state, sealed=sealed)
    return state if owing(state) else _open_all(ruleset, state)


def _open_all(ruleset: Ruleset, state: State) -> State:
    def opened(seat: int, box: Box) -> Box:
        action = state.sealed[seat]
        if box.end or type(action) is not Shut:
            return box
        left = box.open ^ _allowed(ruleset, state, seat, action)
        return Box(left, "" if left else "shut", box.throws, box.markers)

    boxes = tuple(opened(seat, box) for seat, box in enumerate(state.boxes))
    state = replace(state, boxes=boxes)
    cut = ruleset.on_shut != "ends-turn" and scoring.shutters(state)
    return round_over(ruleset, state) if cut else go_on(ruleset, state)


# What comes next.


def _put(state: State, seat: int, box: Box) -> tuple[Box, ...]:
    boxes = state.boxes
    return (*boxes[:seat], box, *boxes[seat + 1 :])


def reopened(ruleset: Ruleset, state: State, tile: Tile) -> State:
    """The mover's tile stands open again; what comes next is not yet settled."""
    box = state.boxes[state.seat]
    bit = 1 << tables(ruleset).layout.place[tile]
    return replace(state, boxes=_put(state, state.seat, Box(box.open | bit, "", box.throws, box.markers)))


def turn_over(ruleset: Ruleset, state: State, end: End) -> State:
    """The seat's turn of this round has ended; the round too, where such an end cuts it short."""
    box = state.boxes[state.seat]
    ended = Box(box.open, end, box.throws, box.markers)
    state = replace(state, boxes=_put(state, state.seat, ended))
    cut = (end == "shut" and ruleset.on_shut != "ends-turn") or (
        end == "deadly" and ruleset.deadly_ends == "round"
    )
    return round_over(ruleset, state) if cut else _pass_on(ruleset, state)


def go_on(ruleset: Ruleset, state: State) -> State:
    """The move is complete: the same seat throws again, or with alternate throws the next one does."""
    if ruleset.turn == "shared":
        return _share(ruleset, state)
    box = state.boxes[state.seat]
    if box.throws >= ruleset.cap:
        return turn_over(ruleset, state, "capped")
    return _pass_on(ruleset, state) if ruleset.turn == "alternate" else _await_throw(ruleset, state)


def _pass_on(ruleset: Ruleset, state: State) -> State:
    """The next seat in turn order whose round is not over throws; where there is none, the round ends."""
    count = len(state.boxes)
    for k in range(1, count + 1):
        seat = (state.seat + k) % count
        if not state.boxes[seat].end:
            return _await_throw(ruleset, replace(state, seat=seat))
    return round_over(ruleset, state)


def _await_throw(ruleset: Ruleset, state: State) -> State:
    """Ask for the dice count where there is a choice (or the turn may be stopped), else for the throw."""
    seat = state.seat
    box = state.boxes[seat]
    counts = tables(ruleset).dice_counts(box.open, permission(ruleset, seat))
    if len(counts) > 1 or (box.throws and not ruleset.must_shut):
        return replace(state, stage="dice", dice=0, faces=())
    return replace(state, stage="throw", dice=counts[0], faces=())


def _share(ruleset: Ruleset, state: State) -> State:
    """The next throw for all, by the round's starter; seats at the cap are out."""
    boxes = tuple(
        Box(box.open, "capped", box.throws, box.markers) if not box.end and box.throws >= ruleset.cap else box
        for box in state.boxes
    )
    state = replace(state, boxes=boxes)
    if all(box.end for box in boxes):
        return round_over(ruleset, state)
    nobody = (None,) * len(boxes)
    return replace(state, stage="throw", seat=state.starter, dice=ruleset.dice, faces=(), sealed=nobody)


def round_over(ruleset: Ruleset, state: State) -> State:
    """The round is over: settle it, and begin the next one where the match goes on."""
    return begin(ruleset, rounds.end_round(ruleset, state))


def begin(ruleset: Ruleset, state: State) -> State:
    """Let a fresh round's first seat throw; any other state is what it is."""
    fresh = state.stage == "dice" and not any(box.throws for box in state.boxes)
    if not fresh:
        return state
    return _share(ruleset, state) if ruleset.turn == "shared" else _await_throw(ruleset, state)
