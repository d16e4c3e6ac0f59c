"""Rulesets that start from one another: the values that a file inherits from the chain of its bases.

Must never open a file: whoever asks says how a ruleset is looked up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pillarbox.core.keys import Kind, fill_in
from pillarbox.core.message import Refused, say
from pillarbox.core.reading import excerpt

LONGEST_CHAIN = 8
"""So many rulesets may start from one another."""

Values = dict[str, Any]


def inherited(
    base: str | None,
    find: Callable[[str], Any],
    keys: Mapping[str, Kind],
    laid_over: Callable[[Values, Values], Values],
    written: Callable[[Any], Values],
) -> Values:
    """The values that a base gives, its own bases' included; nothing where there is none.

    `find` answers an id with a file's text, with a Ruleset (which `written` turns into values) or with None.
    `laid_over` puts a file's values over those it starts from. Raises Refused, with the reason, where the
    chain breaks.
    """
    values: Values = {}
    seen: list[str] = []
    while base is not None:
        if base in seen:
            raise Refused(say("fault-base-circle", bases=[*seen, base]))
        if len(seen) == LONGEST_CHAIN:
            raise Refused(say("fault-base-chain", most=LONGEST_CHAIN))
        seen.append(base)
        found = find(base)
        if found is None:
            raise Refused(say("fault-no-such-base", base=excerpt(base)))
        if not isinstance(found, str):
            return laid_over(written(found), values)
        sheet = fill_in(found, keys, base)
        if sheet.faults:
            raise Refused(say("fault-base-faulty", base=base, line=str(sheet.faults[0].line)))
        values = laid_over(sheet.values, values)
        base = sheet.values.get("base")
    return values
