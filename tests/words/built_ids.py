"""Ids that the code builds from a beginning and a variable ending, with every ending; and entries not said in code."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

BUILT: Mapping[str, Iterable[str]] = {
    # rules: an action that is not among the legal ones, by the stage of the state
    "refused-choice-": ["dice", "choose", "reopen", "unstick"],
}

UNUSED: Mapping[str, str] = {
    "language-name": "for the faces' language menu: each language names itself in its own catalogue",
}
