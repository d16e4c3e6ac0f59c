"""A review in the form in which it is kept beside its match, and back: Messages stay Messages, so that it can
be told in any language later.

Must never weigh a move, nor keep a form that an older program made as if it were this one's.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from pillarbox.core import codec
from pillarbox.core.message import Message
from pillarbox.play.review import Review

FORM = 4
"""The form that `kept` writes; it grows with every change of what a review holds or says."""


def kept(review: Review) -> bytes:
    """The review as JSON."""
    return codec.encode(review)


def read(data: bytes) -> Review:
    """What `kept` has made of a review, equal to it but for tuples and fractions in the arguments of
    Messages, which are lists and texts then. Raises Unreadable.
    """
    found: Review = codec.decode(data, Review)
    return replace(
        found,
        decisions=tuple(replace(one, why=_revived(one.why)) if one.why else one for one in found.decisions),
        points=tuple(replace(one, text=_revived(one.text)) if one.text else one for one in found.points),
        note=found.note and _message(found.note),
    )


def _revived(messages: tuple[Message, ...]) -> tuple[Message, ...]:
    return tuple(map(_message, messages))


def _message(found: Message) -> Message:
    return Message(found.id, {name: _argument(value) for name, value in found.args.items()})


def _argument(value: Any) -> Any:
    """An argument as it was: only Messages are objects in JSON."""
    if isinstance(value, dict):
        return Message(value["id"], {name: _argument(one) for name, one in value.get("args", {}).items()})
    if isinstance(value, list):
        return [_argument(one) for one in value]
    return value
