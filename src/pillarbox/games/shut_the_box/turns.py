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
from pillarbox.games.shut_the_box.sets import Tables, tables
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


def _verdict(known: Tables, box: Box, faces: tuple[int, ...]) -> End:
    """How the throw ends the turn before anything is shut, or "" where there is something to shut."""
    if known.deadly and len(faces) > 1 and sum(faces) in known.deadly:
        return "deadly"
    first = not box.throws
    if known.sets(box.open, faces, first).actions:
        return ""
    ruleset = known.ruleset
    if first and ruleset.first_throw_shuts:
        return "first-throw" if ruleset.first_throw_lost == "turn" else "first-throw-match"
    return "stuck"


def judge(known: Tables, state: State, throw: Throw) -> State:
    """The mover has thrown: it may choose a set, or the throw takes effect at once."""
    ruleset = known.ruleset
    faces = throw.faces
    seat = state.seat
    box = state.boxes[seat]
    verdict = _verdict(known, box, faces)
    earned = ruleset.insurance and len(faces) == 2 and faces[0] == faces[1]
    thrown = Box(box.open, "", box.throws + 1, box.markers + 1 if earned else box.markers)
    if verdict:
        return _useless(known, state, thrown, faces, verdict)
    return replace(state, stage="choose", faces=faces, boxes=_put(state, seat, thrown))


def _useless(known: Tables, state: State, box: Box, faces: tuple[int, ...], verdict: End) -> State:
    """Nothing can be shut: a marker saves, the dice pass, a tile must be reopened, or the turn is over."""
    ruleset = known.ruleset
    saved = verdict == "stuck" and box.markers > 0
    if saved:
        box = Box(box.open, "", box.throws, box.markers - 1)
    boxes = _put(state, state.seat, box)
    if saved or (verdict == "stuck" and ruleset.stuck == "pass"):
        return go_on(known, state, boxes)
    state = replace(state, boxes=boxes)
    if verdict == "stuck" and ruleset.stuck == "reopen-one" and reopenings(ruleset, state):
        return replace(state, stage="unstick", faces=faces)
    return turn_over(known, state, verdict)


def judge_shared(known: Tables, state: State, throw: Throw) -> State:
    """One throw for all: every seat still in is judged on its own box; those that can must answer."""
    boxes = tuple(
        box if box.end else Box(box.open, _verdict(known, box, throw.faces), box.throws + 1, box.markers)
        for box in state.boxes
    )
    state = replace(state, stage="choose", faces=throw.faces, boxes=boxes)
    cut = known.ruleset.deadly_ends == "round" and any(box.end == "deadly" for box in boxes)
    return state if asked(state) and not cut else round_over(known, state)


# Choices of tiles.


def _left(known: Tables, state: State, seat: int, action: Shut) -> int:
    """The tiles still open once the seat has shut this set. Raises IllegalMove if it may not."""
    box = state.boxes[seat]
    bits = known.sets(box.open, state.faces, box.throws == 1).bits.get(action)
    if bits is None:
        raise IllegalMove(why_not_shut(known.ruleset, known, state, seat, action))
    return box.open ^ bits


def shut(known: Tables, state: State, action: Shut) -> State:
    """The mover shuts a set. Raises IllegalMove, with the reason, if the throw does not allow it."""
    ruleset = known.ruleset
    seat = state.seat
    box = state.boxes[seat]
    left = _left(known, state, seat, action)
    boxes = _put(state, seat, Box(left, "" if left else "shut", box.throws, box.markers))
    if not left:
        return turn_over(known, replace(state, boxes=boxes), "shut")
    if ruleset.reopen != "never" and _may_reopen(ruleset, state):
        return replace(state, stage="reopen", boxes=boxes, faces=(), dice=0)
    if ruleset.solo_reopen and len(boxes) == 1:
        return replace(state, stage="flip", boxes=boxes, faces=(), dice=0)
    return go_on(known, state, boxes)


def _may_reopen(ruleset: Ruleset, state: State) -> bool:
    neighbour = rounds.seat_before(state, state.seat)
    finished = bool(state.boxes[neighbour].end)
    return neighbour != state.seat and (ruleset.reopen_by_finished or not finished)


def asked(state: State) -> tuple[int, ...]:
    """The seats that had to answer the shared throw on the table."""
    return tuple(seat for seat, box in enumerate(state.boxes) if not box.end)


def owing(state: State) -> tuple[int, ...]:
    """The seats whose answer to the shared throw is still out."""
    return tuple(seat for seat in asked(state) if state.sealed[seat] is None)


def seal(known: Tables, state: State, seat: int, action: Shut) -> State:
    """A seat's answer to a shared throw: kept until the last one is in, then all are opened at once."""
    if seat not in owing(state):
        raise IllegalMove(say("refused-not-your-turn"))
    _left(known, state, seat, action)
    sealed = (*state.sealed[:seat], action, *state.sealed[seat + 1 :])
    state = replace(state, sealed=sealed)
    return state if owing(state) else _open_all(known, state)


def _open_all(known: Tables, state: State) -> State:
    def opened(seat: int, box: Box) -> Box:
        action = state.sealed[seat]
        if box.end or type(action) is not Shut:
            return box
        left = _left(known, state, seat, action)
        return Box(left, "" if left else "shut", box.throws, box.markers)

    boxes = tuple(opened(seat, box) for seat, box in enumerate(state.boxes))
    state = replace(state, boxes=boxes)
    cut = known.ruleset.on_shut != "ends-turn" and scoring.shutters(state)
    return round_over(known, state) if cut else go_on(known, state, boxes)


# What comes next.


def _put(state: State, seat: int, box: Box) -> tuple[Box, ...]:
    boxes = state.boxes
    return (*boxes[:seat], box, *boxes[seat + 1 :]) if len(boxes) > 1 else (box,)


def reopen(known: Tables, state: State, tile: Tile) -> State:
    """The mover's tile stands open again, and play goes on."""
    box = state.boxes[state.seat]
    left = box.open | 1 << known.layout.place[tile]
    return go_on(known, state, _put(state, state.seat, Box(left, "", box.throws, box.markers)))


def turn_over(known: Tables, state: State, end: End) -> State:
    """The seat's turn of this round has ended; the round too, where such an end cuts it short."""
    ruleset = known.ruleset
    seat = state.seat
    box = state.boxes[seat]
    boxes = _put(state, seat, Box(box.open, end, box.throws, box.markers))
    if end == "shut":
        cut = ruleset.on_shut != "ends-turn"
    else:
        cut = end == "deadly" and ruleset.deadly_ends == "round"
    return round_over(known, replace(state, boxes=boxes)) if cut else _pass_on(known, state, boxes)


def go_on(known: Tables, state: State, boxes: tuple[Box, ...]) -> State:
    """The move is complete and left these boxes: the same seat throws, or the next one."""
    ruleset = known.ruleset
    turn = ruleset.turn
    if turn == "shared":
        return _share(known, replace(state, boxes=boxes))
    seat = state.seat
    if boxes[seat].throws >= ruleset.cap:
        return turn_over(known, replace(state, boxes=boxes), "capped")
    if turn == "alternate":
        return _pass_on(known, state, boxes)
    return _await_throw(known, state, seat, boxes)


def _pass_on(known: Tables, state: State, boxes: tuple[Box, ...]) -> State:
    """The next seat in turn order whose round is not over throws; where there is none, the round ends."""
    mover = state.seat
    for seat in (*range(mover + 1, len(boxes)), *range(mover + 1)):
        if not boxes[seat].end:
            return _await_throw(known, state, seat, boxes)
    return round_over(known, replace(state, boxes=boxes))


def _await_throw(known: Tables, state: State, seat: int, boxes: tuple[Box, ...]) -> State:
    """Ask for the dice count where there is a choice (or the turn may be stopped), else for the throw."""
    ruleset = known.ruleset
    box = boxes[seat]
    counts = known.throw_counts or known.dice_counts(box.open, permission(ruleset, seat))
    if len(counts) > 1 or (box.throws and not ruleset.must_shut):
        return replace(state, stage="dice", seat=seat, boxes=boxes, dice=0, faces=())
    return replace(state, stage="throw", seat=seat, boxes=boxes, dice=counts[0], faces=())


def _share(known: Tables, state: State) -> State:
    """The next throw for all, by the round's starter; seats at the cap are out."""
    ruleset = known.ruleset
    boxes = tuple(
        Box(box.open, "capped", box.throws, box.markers) if not box.end and box.throws >= ruleset.cap else box
        for box in state.boxes
    )
    state = replace(state, boxes=boxes)
    if not asked(state):
        return round_over(known, state)
    nobody = (None,) * len(boxes)
    return replace(state, stage="throw", seat=state.starter, dice=ruleset.dice, faces=(), sealed=nobody)


def round_over(known: Tables, state: State) -> State:
    """The round is over: settle it, and begin the next one where the match goes on."""
    return begin(known, rounds.end_round(known.ruleset, state))


def begin(known: Tables, state: State) -> State:
    """Let a fresh round's first seat throw; any other state is what it is."""
    if state.stage != "dice" or any(box.throws for box in state.boxes):
        return state
    if known.ruleset.turn == "shared":
        return _share(known, state)
    return _await_throw(known, state, state.seat, state.boxes)
