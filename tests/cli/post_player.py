"""Somebody who plays Post Office through a pipe: reads the question, types what it offers, knows no rule."""

import re

from tests.cli.player import Player
from tests.cli.running import LONG


class PostPlayer(Player):
    """A process of the terminal's table of Post Office."""

    question = ""
    """What was shown with the last question, until it is answered."""

    def read(self) -> str | None:
        """What is shown up to the next prompt; None once the process has ended."""
        shown = super().read()
        self.question = shown or ""
        return shown

    def type(self, line: str) -> None:
        """A line, with Enter."""
        self.question = ""
        super().type(line)

    def play(self, most: int = 500) -> int:
        """Play to the end: keep the first card offered, lay as the example says, confirm."""
        for _ in range(most):
            shown = self.question or self.read()
            if shown is None:
                return self.process.wait(LONG)
            self.type(answer(shown))
        raise AssertionError("the match does not end: " + self.shown[-2000:])

    def until(self, text: str, most: int = 100) -> str:
        """Play until a question has the text; what was shown with it."""
        for _ in range(most):
            if self.question:
                self.type(answer(self.question))
            shown = self.read()
            assert shown is not None, self.shown[-2000:]
            if text in " ".join(shown.split()):
                return shown
        raise AssertionError("never asked: " + text)

    def ask(self, line: str) -> str:
        """Type a line; what is shown up to the next question."""
        self.type(line)
        shown = self.read()
        assert shown is not None
        return shown


def answer(shown: str) -> str:
    """The answer that the question itself offers."""
    question = " ".join(shown.split())
    keep = re.findall(r"do you keep (\w+) or \w+\?", question)
    example = re.findall(r"\(such as (\w+ r\d [+-]\d+[+-]\d+);", question)
    if "Enter confirms" in question or "look away" in question:
        return ""
    return str(keep[-1] if keep and not example else example[-1])
