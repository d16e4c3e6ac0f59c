"""Numbers in sentences and tables: decimals, percent, fractions, in the language's own way; and waiting for
them.

Must never calculate one.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from pillarbox.cli.face import Face

SOON, LATER = 1.0, 10.0
"""Seconds after which a wait is told of: on a terminal, and elsewhere."""
SHORT = 60
"""Digits of a fraction that are shown without being asked for."""


def objective_in_words(face: Face, objective: str) -> str:
    """What is played for, in words."""
    name, _, goal = objective.partition(":")
    family = name == "reach" and not goal  # plays for the score, and lists the chances beside it
    return face.say("cli-objective", objective="score" if family else name, goal=goal)


@contextmanager
def working(face: Face, what: str = "cli-working", **args: Any) -> Iterator[None]:
    """Say on stderr that it takes a while, if it does: the text with that id, soon on a terminal, later in a
    pipe or a file, where nobody watches but a log should tell why nothing comes.
    """
    import sys
    from threading import Timer

    text = face.say(what, **args)  # here, since catalogues are not for two threads
    watched = sys.stderr is not None and sys.stderr.isatty()
    timer = Timer(SOON if watched else LATER, lambda: face.err(text))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def figure(face: Face, value: float, digits: int = 6) -> str:
    """A number with so many decimals, no needless zeros, and the language's sign before them."""
    text = f"{value:.{digits}f}"
    return (text.rstrip("0").rstrip(".") if digits else text).replace(".", _sign(face))


def signed(face: Face, value: float, digits: int = 6) -> str:
    """A number with its sign, so that gains and losses are told apart at a glance."""
    text = figure(face, value, digits)
    return text if value < 0 or text == "0" else f"+{text}"


def percent(face: Face, value: float, digits: int = 2) -> str:
    """A probability in percent, with enough digits to tell small ones from nothing."""
    digits = digits if value >= 0.0001 or value == 0 else 6
    return face.say("cli-percent", value=f"{100 * value:.{digits}f}".replace(".", _sign(face)))


def _sign(face: Face) -> str:
    """What stands before decimals in the language, as the catalogues write a half."""
    return face.say("cli-number", value=0.5).strip("05")


def fraction(number: Any, exact: bool) -> str:
    """The exact value where it says more than the decimals, and is short or asked for."""
    if not number.exact or number.exact.endswith("/1"):
        return ""
    return number.exact if exact or len(number.exact) <= SHORT else ""


def is_chance(objective: str) -> bool:
    """Whether the values of an objective are probabilities."""
    return objective == "shut" or objective.startswith("reach:")
