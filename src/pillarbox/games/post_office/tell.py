"""What a move did, told in Messages: cards dealt, kept and passed, laid and shown, how the match ended.

Compares the state before with the state after. Must never decide anything, nor tell more than the states it
is given show: from a seat's observations it tells what that seat may know, whatever the move was.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pillarbox.core.game import Choice
from pillarbox.core.message import Message, say
from pillarbox.games.post_office import notation, rounds, rules, scoring
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.state import HIDDEN, Action, Deal, Hidden, Keep, Place, State

RANKS = (
    say("post-rank-0"),
    say("post-rank-1"),
    say("post-rank-2"),
    say("post-rank-3"),
    say("post-rank-4"),
    say("post-rank-5"),
)
"""A lone player's ranks, lowest first."""


def tell(
    ruleset: Ruleset, before: State, move: Choice | Deal, after: State, names: Sequence[str]
) -> tuple[Message, ...]:
    """All that the move did, in the order in which it is told at a table. `names` by seat."""
    return tuple(_told(ruleset, before, move, after, names))


def named(ruleset: Ruleset, move: Action | Deal) -> Message | None:
    """What a move is called within a sentence, its notation in brackets; None for a card that is dealt."""
    if isinstance(move, Keep):
        return say("post-named-keep", card=move.card)
    if isinstance(move, Place):
        row, col = str(move.row), str(move.col)
        text = notation.action_text(ruleset, move)
        return say("post-named-place", card=move.card, turns=move.turns, row=row, col=col, text=text)
    return None


def _told(
    ruleset: Ruleset, before: State, move: Choice | Deal, after: State, names: Sequence[str]
) -> Iterator[Message]:
    if isinstance(move, Choice):
        yield _chosen(move, after, names)
    else:
        yield _dealt(before, move, after, names)
    if before.stage == "keep" and after.stage == "place":
        yield from _passed(after, names)
    if before.stage == "place" and len(after.desks[0].tableau) > len(before.desks[0].tableau):
        yield from _shown(ruleset, after, names)
    if after.stage == "over":
        yield from ended(ruleset, after, names)


def _dealt(before: State, deal: Deal, after: State, names: Sequence[str]) -> Message:
    if before.stage == "line-up":
        return say("post-told-line-up", number=len(before.order) + 1, card=deal.card)
    taker = rounds.taker(before)
    name = names[taker]
    if before.stage == "start":
        return say("post-told-start", name=name, card=deal.card)
    if HIDDEN in (deal.card, *after.desks[taker].hand):
        return say("post-told-drawn", name=name)
    return say("post-told-draw", name=name, card=deal.card)


def _chosen(choice: Choice, after: State, names: Sequence[str]) -> Message:
    """What a seat chose; only that it has chosen, where the state after the move hides what."""
    name, action, desk = names[choice.seat], choice.action, after.desks[choice.seat]
    hidden = HIDDEN in (desk.kept, desk.passed) or Hidden() in desk.pending
    if isinstance(action, Place) and not hidden:
        row, col = str(action.row), str(action.col)
        return say("post-told-place", name=name, card=action.card, turns=action.turns, row=row, col=col)
    if isinstance(action, Keep) and not hidden and action.card != HIDDEN:
        return say("post-told-keep", name=name, card=action.card)
    return say("post-told-chosen", name=name)


def _passed(after: State, names: Sequence[str]) -> Iterator[Message]:
    """Who passed what to whom, as far as it is seen from either side."""
    yield say("post-told-pass")
    for giver, desk in enumerate(after.desks):
        taker = rounds.left_of(giver, len(names))
        card = desk.passed if desk.passed != HIDDEN else after.desks[taker].hand[-1]
        if card != HIDDEN:
            yield say("post-told-passed", name=names[giver], card=card, left=names[taker])


def _shown(ruleset: Ruleset, after: State, names: Sequence[str]) -> Iterator[Message]:
    totals, mice = scoring.standing(ruleset, after)
    for seat, desk in enumerate(after.desks):
        laid = [layer.card for layer in desk.tableau[-rounds.PER_ROUND :]]
        yield say("post-told-shown", name=names[seat], cards=laid, total=str(totals[seat]), mice=mice[seat])


def ended(ruleset: Ruleset, after: State, names: Sequence[str]) -> Iterator[Message]:
    """The result: alone the rank, else the winners by name, all of them where the victory is shared."""
    result = rules.result(ruleset, after)
    if len(names) == 1:
        total = result.totals[0]
        yield say("post-told-rank", total=str(total), rank=RANKS[scoring.rank(total)])
        return
    winners = [names[seat] for seat in result.winners]
    tied = sum(total == max(result.totals) for total in result.totals)
    if len(winners) > 1:
        yield say("post-told-shared", names=winners)
    else:
        yield say("post-told-wins-by-mice" if tied > 1 else "post-told-wins", name=winners[0])
