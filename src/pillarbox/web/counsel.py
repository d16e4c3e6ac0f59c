"""Drafts and advice, told to whoever asks and to nobody else.

The coach is given what the asking seat may know, in a worker process, and only where the host allows it. Must
never look at the match's state itself.
"""

from __future__ import annotations

from contextlib import aclosing

from msgspec import Raw

from pillarbox.core import codec
from pillarbox.core.message import Refused, say
from pillarbox.web import inbound, jobs, outbound
from pillarbox.web.connection import Connection
from pillarbox.web.desk import WORDS
from pillarbox.web.leaving import check_seat
from pillarbox.web.room import Room, text_of
from pillarbox.words.render import Words


async def preview(room: Room, one: Connection, message: inbound.Preview) -> None:
    """What a draft would lead to."""
    check_seat(room, one, message.seat)
    if room.sitting is None or room.point is None:
        raise Refused(say("server-no-match"))
    ruleset, table, game = room.point.ruleset, room.sitting.table, room.game
    found = table.preview(message.seat, message.actions)
    line = ""
    if hasattr(game.show, "preview"):
        actions = [game.notation.read_action(ruleset, text) for text in message.actions]
        drafted = game.show.preview(ruleset, table.observe(message.seat), actions)
        seen = Raw(codec.encode(drafted))
        line = WORDS[one.lang].render(game.show.preview_line(drafted))
    else:
        seen = Raw(codec.encode(game.show.view(ruleset, found.observation)))
    answer = outbound.PreviewMessage(
        id=message.id, seat=message.seat, view=seen, legal=found.legal, line=line
    )
    one.put(text_of(answer))


async def coach(room: Room, one: Connection, message: inbound.Coach) -> None:
    """What the choices are worth. Answered later: other messages of the sender don't wait for it."""
    check_seat(room, one, message.seat)
    if not room.kept.coach:
        raise Refused(say("server-no-coach"))
    if room.sitting is None or room.point is None or room.point.over or room.game.coach is None:
        raise Refused(say("server-no-match"))
    if one.asking:
        raise Refused(say("server-coach-thinks"))
    one.asking = True
    room.later(_advise(room, one, message))


async def _advise(room: Room, one: Connection, message: inbound.Coach) -> None:
    """Answer, and once more where a better answer comes while the question stands."""
    assert room.sitting is not None, "asked before"
    seat, match = message.seat, room.sitting
    seen, seats = match.table.observe(seat), len(match.point.players)
    told = waits = False
    advisers = room.services.advisers
    answers = advisers.answers(room.game.id, match.point.ruleset, seats, seen, not one.hears_more)
    try:
        async with aclosing(answers):
            async for found in answers:
                if told and (room.sitting is not match or match.table.observe(seat) != seen):
                    return
                one.put(text_of(_advice(message, found, WORDS[one.lang])))
                if not told:
                    told, one.asking = True, False
                    waits, one.hears_more = not one.hears_more, True
    except Refused as refusal:
        if not told:
            room.refuse(one, message.id, refusal.message, view=False)
    finally:
        if not told:
            one.asking = False
        if waits:
            one.hears_more = False


def _advice(message: inbound.Coach, found: jobs.Counsel, words: Words) -> outbound.Advice:
    moves = tuple(
        outbound.Move(
            action=move.actions[0],
            actions=move.actions,
            value=move.value,
            loss=move.loss,
            text=" ".join(words.render(sentence) for sentence in move.why),
        )
        for move in found.moves
    )
    return outbound.Advice(
        id=message.id,
        seat=message.seat,
        moves=moves,
        objective=words.render(found.objective),
        notes=tuple(words.render(note) for note in found.notes),
    )
