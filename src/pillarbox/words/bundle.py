"""One language's texts in Fluent: entries parsed when first needed, and the functions catalogues may call.

The only module that loads Fluent; `render` imports it inside functions. Must never choose a language.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType

from pillarbox.words.texts import entries

REFERENCE = re.compile(r"\{\s*(-?[a-z][a-zA-Z0-9_-]*)")
"""What may be a reference to another entry; a name that is none is passed over."""

LONG = 2000
"""Fluent gives up on an argument of more than 2,500 characters, so longer ones are put in afterwards."""


class Several(FluentType):
    """A list: shown with commas unless a catalogue asks for AND or OR."""

    def __init__(self, items: list[str], joiner: Bundle, kind: str = "list") -> None:
        self.items = items
        self.joiner = joiner
        self.kind = kind

    def format(self, locale: Locale | None) -> str:
        """The items, joined by the catalogue's own entries for the kind of list."""
        if not self.items:
            return self.joiner.text("list-empty", {})
        joined, *rest = self.items
        for left, item in zip(range(len(rest), 0, -1), rest, strict=True):
            joined = self.joiner.text("list" if left > 1 else self.kind, {"items": joined, "item": item})
        return joined


def _joined(kind: str) -> Any:
    def join(several: Any) -> Any:
        return Several(several.items, several.joiner, kind) if isinstance(several, Several) else several

    return join


def _count(several: Any) -> FluentInt:
    return FluentInt(len(several.items) if isinstance(several, Several) else 1)


FUNCTIONS = {"AND": _joined("list-and"), "OR": _joined("list-or"), "COUNT": _count}
"""What catalogues may call on a list: `{ AND($names) }`, `{ OR($tiles) }`, and its length for a plural."""


class Bundle:
    """The entries of one language, with or without the marks that isolate right-to-left arguments."""

    def __init__(self, language: str, isolate: bool) -> None:
        self._entries = entries(language)
        self._parsed: set[str] = set()
        self._fluent = FluentBundle([language], functions=FUNCTIONS, use_isolating=isolate)

    def _parse(self, name: str) -> bool:
        """Have the entry, and what it refers to, in the bundle; False if there is no such entry."""
        if name in self._parsed:
            return True
        text = self._entries.get(name)
        if text is None:
            return False
        self._parsed.add(name)
        self._fluent.add_resource(FluentResource(text))
        for reference in REFERENCE.findall(text):
            self._parse(reference)
        return True

    def find(self, id: str) -> Any:
        """The pattern of a message, or of its attribute where the id has a dot; None if there is none."""
        name, _, attribute = id.partition(".")
        if not self._parse(name) or not self._fluent.has_message(name):
            return None
        message = self._fluent.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def fill(self, pattern: Any, args: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """The pattern with its arguments in place, and what Fluent found wrong with them."""
        late: dict[str, str] = {}
        given: dict[str, Any] = {}
        for name, value in args.items():
            text = value.format(None) if isinstance(value, Several) else value
            if isinstance(text, str) and len(text) > LONG:
                late[mark := f"\ue000{len(late)}\ue001"] = text
                value = mark
            given[name] = value
        filled, errors = self._fluent.format_pattern(pattern, given)
        text = str(filled)
        for mark, long in late.items():
            text = text.replace(mark, long)
        return text, errors

    def text(self, id: str, args: Mapping[str, Any]) -> str:
        """The message with these arguments; its id where the language lacks it."""
        pattern = self.find(id)
        return id if pattern is None else self.fill(pattern, args)[0]


@cache
def bundle(language: str, isolate: bool) -> Bundle:
    """The language's texts, made on first use and shared."""
    return Bundle(language, isolate)
