"""Messages into sentences: the one place where a player's language is spoken.

A text that a language lacks is said in English, and one that English lacks by its id: a gap in a catalogue
must never end a game. Must never put a sentence together itself; that is for the catalogues.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from pillarbox.core.message import Message, Refused, say
from pillarbox.core.unnamed import unmarked
from pillarbox.words.languages import FALLBACK, LANGUAGES


class Words:
    """What can be said in one language.

    `isolate` puts the invisible marks around arguments that a page with right-to-left names needs; terminals
    and pipes do without. Raises Refused for a language there is none of.
    """

    def __init__(self, language: str, *, isolate: bool = False) -> None:
        if language not in LANGUAGES:
            raise Refused(say("refused-language", asked=language, languages=list(LANGUAGES)))
        self.language = language
        self.isolate = isolate

    def say(self, id: str, /, **args: Any) -> str:
        """The text with this id and these arguments."""
        return self.checked(Message(id, args))[0]

    def render(self, message: Message) -> str:
        """The message as text; its arguments that are Messages or lists are rendered first."""
        return self.checked(message)[0]

    def name(self, name: str) -> str:
        """A seat's name by itself: of a mark of `core.unnamed` what it stands for, any other as it is."""
        mark = unmarked(name)
        return name if mark is None else self.render(mark)

    def checked(self, message: Message) -> tuple[str, list[str]]:
        """The message as text, and what was amiss: a missing entry, a variable that was not given."""
        from pillarbox.words.bundle import bundle

        wrong: list[str] = []
        args = self._arguments(message.args, wrong)
        for language in dict.fromkeys((self.language, FALLBACK)):
            texts = bundle(language, self.isolate)
            pattern = texts.find(message.id)
            if pattern is not None:
                text, errors = texts.fill(pattern, args)
                return text, [*wrong, *(f"{message.id}: {error}" for error in errors)]
            wrong.append(f"{message.id}: missing in {language}")
        return message.id, wrong

    def _arguments(self, args: Mapping[str, Any], wrong: list[str]) -> dict[str, Any]:
        return {name: self._argument(value, wrong) for name, value in args.items()}

    def _argument(self, value: Any, wrong: list[str]) -> Any:
        """The value as Fluent takes it: numbers as they are (plurals need them), all else as text.

        A fraction is text too, `1/3`, and so takes a plural's last form, which is the one for fractions.
        """
        from pillarbox.words.bundle import Several, bundle

        if isinstance(value, str):
            value = unmarked(value) or value
        if isinstance(value, Message):
            text, amiss = self.checked(value)
            wrong += amiss
            return text
        if isinstance(value, list | tuple):
            items = [self._item(item, wrong) for item in value]
            return Several(items, bundle(self.language, self.isolate))
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, Fraction):
            value = value.numerator if value.denominator == 1 else f"{value.numerator}/{value.denominator}"
        if isinstance(value, int | float):
            return value
        return "" if value is None else str(value)

    def _item(self, value: Any, wrong: list[str]) -> str:
        """One item of a list as text: numbers as they are written in this language."""
        item = self._argument(value, wrong)
        if isinstance(item, str):
            return item
        text, amiss = self.checked(Message("list-item", {"item": value}))
        wrong += amiss
        return text


def render(message: Message, lang: str, *, isolate: bool = False) -> str:
    """The message in this language. Raises Refused for a language there is none of."""
    return Words(lang, isolate=isolate).render(message)
