"""A cat on the keyboard: whatever is typed, the table goes on and the record stays true."""

from contextlib import redirect_stdout, suppress
from io import StringIO
from random import Random

import pytest

from pillarbox import catalogue
from pillarbox.cli.aside import Leaving
from pillarbox.cli.face import Face
from pillarbox.cli.keyboard import Keyboard
from pillarbox.cli.sitting import Sitting
from pillarbox.core.record import Seat
from pillarbox.play.log import MemoryLog
from pillarbox.play.match import begin
from pillarbox.play.verify import verify

LINES = 1000
WORDS = [
    *("", "", "", "", "?", "??", "5 4?", "hint", "undo", "keep", "stop", "yes", "table", "score", "1", "2"),
    *(
        "1d",
        "2d",
        "3d",
        "^7",
        "^",
        "9",
        "12",
        "3 4",
        "3+4",
        "a1",
        "b9",
        "a1+b9",
        "a1b9",
        "99999999999999",
        "0",
    ),
    *(
        "-1",
        "1+1",
        "die:4",
        "flip:none",
        "[bold]",
        "\x1b[2J",
        "\u202e54",
        "54\u0000",
        "½",
        "９",
        "５ ４",
        "\ud800",
    ),
]


class Cat(Keyboard):
    """Types at random, then walks away."""

    def __init__(self, face: Face, rng: Random, lines: int) -> None:
        super().__init__(face)
        self.rng = rng
        self.lines = lines

    def ask(self, question: str) -> str:
        """A word that a player might type, a set that may be legal, or anything at all."""
        self.lines -= 1
        if self.lines < 0:
            raise EOFError
        kind = self.rng.random()
        if kind < 0.6:
            return self.rng.choice(WORDS)
        if kind < 0.9:
            return " ".join(str(self.rng.randint(1, 12)) for _ in range(self.rng.randint(1, 3)))
        return "".join(chr(self.rng.randrange(0x3000)) for _ in range(self.rng.randint(0, 50)))


RULES = [
    *(
        ("golf", {}),
        ("classic", {}),
        ("pub", {}),
        ("email-holiday", {}),
        ("shared-throw", {}),
        ("triple", {}),
    ),
    *(("double-shutter", {}), ("high-rollers", {}), ("trac", {}), ("twenty-twelve", {}), ("the-300", {})),
    *(("golf", {"must_shut": "false", "one_die": "may"}), ("golf", {"stuck": "reopen-one", "cap": "30"})),
    *(("golf", {"sets": "difference"}), ("golf", {"ties": "roll-off", "score": "count", "match": "rounds"})),
]


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("ruleset, changes", RULES, ids=[f"{name} {changes}" for name, changes in RULES])
def test_no_typing_breaks_the_table(ruleset: str, changes: dict[str, str], plain: bool) -> None:
    game, rules = catalogue.load(ruleset, changes)
    rng = Random(f"{ruleset} {plain}")
    lines = LINES
    while lines > 0:
        seats = [Seat("Anna"), Seat("Bob"), Seat("random (bot)", "bot:random")]
        match = begin(game, rules, seats, MemoryLog(), date="2026-01-31")
        out = StringIO()
        with redirect_stdout(out):
            face = Face("en", plain=plain)
            cat = Cat(face, rng, lines)
            with suppress(Leaving):
                match.play(Sitting(face, cat, match))
        lines = cat.lines
        assert "\x1b" not in out.getvalue()
        assert verify(match.record).moves or match.point.sealed
