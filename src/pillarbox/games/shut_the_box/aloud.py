"""A position read aloud: one Message a line, for pipes and screen readers, and what is asked of whom.

Must never hold a rule (it asks `rules`), tell what the observation hides, or speak a sentence.
"""

from __future__ import annotations

from collections.abc import Sequence

from pillarbox.core.game import Observation
from pillarbox.core.message import Message, say
from pillarbox.games.shut_the_box import rules, scoring
from pillarbox.games.shut_the_box.dead import dead
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import pips, tables
from pillarbox.games.shut_the_box.state import Action, Dice, State, Stop


def own_actions(ruleset: Ruleset, observation: Observation) -> tuple[Action, ...]:
    """What the observing seat may do now; nothing for a spectator."""
    seat = observation.seat
    return rules.legal(ruleset, observation.state, seat) if seat >= 0 else ()


def round_number(state: State) -> int:
    """The number of the round that is played, or that ended the match."""
    return len(state.past) + (state.stage not in ("over", "match-roll-off"))


def lines(ruleset: Ruleset, observation: Observation, names: Sequence[str]) -> tuple[Message, ...]:
    """The whole position in sentences: the round, every box, the totals, the throw. `names` by seat.

    A seat that has to answer the throw hears of it in the question (`asked`), and not twice.
    """
    state: State = observation.state
    said: list[Message] = []
    if ruleset.match == "rounds":
        said.append(say("show-round-of", round=round_number(state), rounds=ruleset.rounds))
    elif ruleset.match != "single":
        said.append(say("show-round", round=round_number(state)))
    for seat in range(len(state.boxes)):
        said += box_lines(ruleset, state, seat, names[seat])
    if state.past and ruleset.match != "single":
        totals = [say("show-named", name=name, number=total) for name, total in zip(names, state.totals)]
        said.append(say("show-totals", totals=totals))
    if state.faces and observation.seat not in rules.node(ruleset, state).seats:
        said.append(throw_line(ruleset, state.faces))
    return tuple(said)


def box_lines(ruleset: Ruleset, state: State, seat: int, name: str) -> tuple[Message, ...]:
    """One seat's box in sentences: what stands open, what is shut, what it would score."""
    layout = tables(ruleset).layout
    box = state.boxes[seat]
    if box.end == "gone":
        return (say("show-box-gone", name=name),)
    if box.end == "shut":
        return (say("show-box-shut", name=name),)
    standing = [str(label) for label in layout.tiles(box.open)]
    shut = [str(label) for label in layout.tiles(layout.full & ~box.open)]
    score = scoring.score(ruleset, box.open, scoring.fixed(ruleset, seat))
    if box.end:
        return (say("show-box-ended", name=name, open=standing, score=score),)
    said = [say("show-box", name=name, open=standing, shut=shut, score=score)]
    if layout.rows > 1:
        free = [str(label) for label in layout.tiles(layout.exposed(box.open))]
        said.append(say("show-box-free", name=name, tiles=free))
    if ruleset.insurance:
        said.append(say("show-markers", name=name, markers=box.markers))
    if dead(ruleset, box, seat):
        said.append(say("show-dead", name=name))
    return tuple(said)


def throw_line(ruleset: Ruleset, faces: tuple[int, ...]) -> Message:
    """The throw on the table: its faces, and its total where there are several dice."""
    if len(faces) == 1:
        return say("show-throw-one", face=faces[0])
    return say("show-throw", faces=list(faces), total=pips(ruleset, faces))


def asked(ruleset: Ruleset, observation: Observation, names: Sequence[str]) -> Message | None:
    """What is asked of the observing seat, or of whoever throws; None where others are waited for."""
    state: State = observation.state
    node = rules.node(ruleset, state)
    stage = state.stage
    if node.kind == "chance":
        return _throw_asked(state, names)
    if observation.seat not in node.seats:
        return None
    name = names[observation.seat]
    if stage == "choose":
        return say("show-ask-choose", name=name, throw=throw_line(ruleset, state.faces))
    if stage == "dice":
        return _dice_asked(own_actions(ruleset, observation), name)
    if stage == "reopen":
        return say("show-ask-reopen", name=name, mover=names[state.seat])
    return say("show-ask-unstick", name=name)


def _throw_asked(state: State, names: Sequence[str]) -> Message | None:
    name = names[state.seat]
    if state.stage == "throw":
        if state.sealed:
            return say("show-ask-throw-shared", name=name)
        return say("show-ask-throw", name=name, dice=state.dice)
    if state.stage == "flip":
        return None
    return say("show-ask-start" if state.stage == "starter" else "show-ask-roll-off", name=name)


def _dice_asked(actions: tuple[Action, ...], name: str) -> Message:
    counts = [action.count for action in actions if type(action) is Dice]
    if Stop() not in actions:
        return say("show-ask-dice", name=name, counts=counts)
    if len(counts) > 1:
        return say("show-ask-dice-or-stop", name=name, counts=counts)
    return say("show-ask-stop", name=name)
