"""Somebody who plays through a pipe: reads the question, types an answer, knows no rule."""

import os
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Self

from tests.cli.running import LONG, Ran, environment, heed_ctrl_c

PROMPT = "> "


class Player:
    """A process of the terminal's table, its questions and the answers typed so far."""

    def __init__(self, data: Path, *args: str, **env: str) -> None:
        self.shown = ""
        self.typed: list[str] = []
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-m", "pillarbox", "play", *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment(data, **env),
            encoding="utf-8",
            preexec_fn=heed_ctrl_c if os.name == "posix" else None,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc: object) -> None:
        with suppress(OSError):  # what was still to be typed
            self.process.communicate(timeout=LONG)

    def read(self) -> str | None:
        """What is shown up to the next prompt; None once the process has ended."""
        assert self.process.stdout is not None
        new = ""
        while not new.endswith("\n" + PROMPT):
            char = self.process.stdout.read(1)
            if not char:
                self.shown += new
                return None
            new += char
        self.shown += new
        return new

    def type(self, line: str) -> None:
        """A line, with Enter."""
        assert self.process.stdin is not None
        self.typed.append(line)
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def play(self, most: int = 5000) -> int:
        """Play to the end: Enter where Enter is offered, else the first of what `?` says is possible."""
        for _ in range(most):
            shown = self.read()
            if shown is None:
                return self.process.wait(LONG)
            question = shown.rstrip("> \n").splitlines()[-1]
            possible = re.findall(r"^Possible: ([^,.]*)", shown, re.MULTILINE)
            if question.endswith(")"):
                self.type("")
            elif possible:
                self.type(possible[-1].replace("+", " "))
            else:
                self.type("?")
        raise AssertionError("the match does not end: " + self.shown[-2000:])

    def leave(self) -> Ran:
        """End the input, and see what is left behind."""
        self.shown += self.process.communicate(timeout=LONG)[0]
        return Ran(self.process.returncode, self.shown, "")
