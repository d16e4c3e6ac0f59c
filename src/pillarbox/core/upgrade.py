"""Older layouts of records, brought up to the present one step by step; files are never rewritten.

A record's layout has a number of its own, apart from the package's version. One function a step takes the
plain JSON of the events of layout n to that of n+1. Must never add what was not recorded: an old record that
had no chain has none afterwards.

Layout 0 is the draft that went before the first one. It had no hash chain and no marks of commands; an
`acted` event held one `action` instead of a list, and a `thrown` event neither the dice count nor the scheme.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pillarbox.core.message import Refused, say
from pillarbox.core.record import FORMAT

Events = list[Any]


def _from_0(events: Events) -> Events:
    by_hand = any(isinstance(event, dict) and event.get("dice") == "by-hand" for event in events[:1])
    scheme = 0 if by_hand else 1
    return [_one_from_0(event, scheme) if isinstance(event, dict) else event for event in events]


def _one_from_0(event: dict[str, Any], scheme: int) -> dict[str, Any]:
    kind = event.get("event")
    if kind == "created":
        return {"format": 0, **event}
    if kind == "acted" and "action" in event:
        rest = {key: value for key, value in event.items() if key != "action"}
        return {**rest, "actions": [event["action"]]}
    faces = event.get("faces")
    if kind == "thrown" and isinstance(faces, list):
        return {"dice": len(faces), "scheme": scheme, **event}
    return event


STEPS: tuple[Callable[[Events], Events], ...] = (_from_0,)
"""The step from layout n to n+1, by n."""


def upgraded(layout: int, events: Events) -> Events:
    """The events of a layout as the present one has them. Raises Refused for a layout that isn't known."""
    if not 0 <= layout <= FORMAT:
        raise Refused(say("refused-record-format", format=layout, known=FORMAT))
    for step in STEPS[layout:]:
        events = step(events)
    return events
