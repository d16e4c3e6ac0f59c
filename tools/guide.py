"""Makes `web/static/guide.json`: the positions of the guided first round, each as the rules see it.

Three throws whose dice are given; at the second there is a choice, and what each choice is worth comes from
the coach. `--check` compares with the file that lies there. Must never decide by itself what is legal.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from pillarbox import catalogue
from pillarbox.core.game import Choice
from pillarbox.web.desk import WORDS

FILE = Path(__file__).resolve().parent.parent / "src" / "pillarbox" / "web" / "static" / "guide.json"
THROWS = ((1, 1), (6, 3), (2, 3))
"""The first leaves one way, the second several, the third is there to be played alone."""


class Script:
    """The tree of positions, each with its view, advice, and where each move leads."""

    def __init__(self) -> None:
        self.game, self.ruleset = catalogue.load("classic")
        self.steps: list[dict[str, Any]] = []

    def add(self, state: Any, throws: int) -> int:
        """Add a position and all that follow from it; its number."""
        rules, show, notation = self.game.rules, self.game.show, self.game.notation
        number = len(self.steps)
        seen = rules.observe(self.ruleset, state, 0)
        step: dict[str, Any] = {"view": show.view(self.ruleset, seen), "next": {}, "throws": throws}
        self.steps.append(step)
        node = rules.node(self.ruleset, state)
        if node.kind == "chance" and throws < len(THROWS):
            faces = THROWS[throws]
            outcome = notation.read_outcome(self.ruleset, "-".join(map(str, sorted(faces))))
            step["faces"] = list(faces)
            step["next"]["throw"] = self.add(rules.step(self.ruleset, state, outcome), throws + 1)
        elif node.kind == "decision":
            step["advice"] = self.advice(state)
            for action in rules.legal(self.ruleset, state, 0):
                after = rules.step(self.ruleset, state, Choice(0, action))
                step["next"][notation.action_text(self.ruleset, action)] = self.add(after, throws)
        return number

    def advice(self, state: Any) -> list[dict[str, Any]]:
        """Each choice with the sum it leaves on average, and why, in every language."""
        found = self.game.coach.advise(self.ruleset, state, 0)
        return [
            {
                "action": self.game.notation.action_text(self.ruleset, move.action),
                "value": round(move.value.float, 4),
                "loss": round(move.loss, 4),
                "text": {lang: words.render(move.why) for lang, words in WORDS.items()},
            }
            for move in found.moves
        ]


def made() -> str:
    """The file as it is to be."""
    script = Script()
    script.add(script.game.rules.start(script.ruleset, 1), 0)
    return json.dumps({"steps": script.steps}, ensure_ascii=False, separators=(",", ":")) + "\n"


def main(arguments: list[str]) -> int:
    """Writes the file, or compares it."""
    text = made()
    if arguments == ["--check"]:
        same = FILE.exists() and FILE.read_text("utf-8") == text
        if not same:
            print(f"{FILE.name} is not what tools/guide.py makes.", file=sys.stderr)
        return 0 if same else 1
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
