"""Random walks through any game: the catalogue's rulesets, matches move by move, house rules from a schema.

Names no game and reads no state: it asks the public questions only.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from pillarbox import catalogue
from pillarbox.core.game import Choice
from pillarbox.core.message import Refused


class Subject(NamedTuple):
    """A game with one of its rulesets."""

    game: catalogue.Game
    ruleset: Any

    @property
    def rules(self) -> Any:
        """The game's rules."""
        return self.game.rules

    def seat_counts(self) -> tuple[int, ...]:
        """One, two, three and the most seats, as far as the ruleset allows them."""
        fewest, most = self.ruleset.seats
        return tuple(sorted({n for n in (1, 2, 3, most) if fewest <= n <= most}))

    def text(self, move: Any) -> str:
        """A move as text: `0:...` for a choice of seat 0, an outcome as it is."""
        if isinstance(move, Choice):
            return f"{move.seat}:{self.game.notation.action_text(self.ruleset, move.action)}"
        outcome: str = self.game.notation.outcome_text(self.ruleset, move)
        return outcome

    def read(self, kind: str, text: str) -> Any:
        """The move that a text names, at a node of this kind."""
        if kind == "chance":
            return self.game.notation.read_outcome(self.ruleset, text)
        seat, _, action = text.partition(":")
        return Choice(int(seat), self.game.notation.read_action(self.ruleset, action))

    def moves(self, state: Any) -> list[Any]:
        """All that may follow."""
        rules, ruleset = self.rules, self.ruleset
        node = rules.node(ruleset, state)
        if node.kind == "chance":
            return list(rules.chance(ruleset, state).outcomes)
        return [Choice(seat, action) for seat in node.seats for action in rules.legal(ruleset, state, seat)]

    def drawn(self, state: Any, rng: Random) -> Any:
        """One move at random: by chance as it falls, by a seat any that is legal, by several any seat's."""
        rules, ruleset = self.rules, self.ruleset
        node = rules.node(ruleset, state)
        if node.kind == "chance":
            listed = rules.chance(ruleset, state)
            return listed.pick(rng.randrange(listed.whole))
        seat = node.seats[rng.randrange(len(node.seats))] if len(node.seats) > 1 else node.seats[0]
        actions = rules.legal(ruleset, state, seat)
        return Choice(seat, actions[rng.randrange(len(actions))])

    def match(self, seats: int, rng: Random) -> Iterator[tuple[Any, Any]]:
        """A random match: every state with the move made there, the last with None."""
        state = self.rules.start(self.ruleset, seats)
        while self.rules.node(self.ruleset, state).kind != "terminal":
            move = self.drawn(state, rng)
            yield state, move
            state = self.rules.step(self.ruleset, state, move)
        yield state, None


IDS = tuple(entry.id for entry in catalogue.entries())


def subject(id: str) -> Subject:
    """The game and ruleset with this id."""
    return Subject(*catalogue.load(id))


# House rules.


def sample(rng: Random, schema: dict[str, Any]) -> Any:
    """A value that a JSON Schema allows; small numbers and short lists more often than large ones."""
    if "enum" in schema:
        return rng.choice(schema["enum"])
    if "anyOf" in schema:
        return sample(rng, rng.choice(schema["anyOf"]))
    kind = schema.get("type")
    if kind == "boolean":
        return rng.random() < 0.5
    if kind == "integer":
        least, most = schema["minimum"], schema["maximum"]
        return min(most, least + int(2 ** (rng.random() * rng.choice((2, 4, 7)))) - 1)
    if kind == "array":
        least, most = schema["minItems"], schema["maxItems"]
        length = rng.randint(least, min(most, max(least, rng.choice((1, 2, 4, 9)))))
        items = [sample(rng, schema["items"]) for _ in range(length)]
        return [
            item for n, item in enumerate(items) if not schema.get("uniqueItems") or item not in items[:n]
        ]
    return None


def house_rules(rng: Random, most_keys: int = 14) -> Subject:
    """A valid ruleset with keys changed at random: one that ships, and key after key, as far as they agree.

    Matches of more than a few thousand moves are kept out by drawing again.
    """
    base = rng.choice(IDS)
    game = catalogue.load(base)[0]
    keys = {
        key: schema
        for key, schema in game.ruleset.schema()["properties"].items()
        if key not in ("base", "title", "source", "also")
    }
    changes: dict[str, str] = {}
    for key in rng.choices(list(keys), k=rng.randint(1, most_keys) * 2):
        value = sample(rng, keys[key])
        tried = {**changes, key: json.dumps(value)}
        try:
            catalogue.load(base, tried)
        except Refused:
            continue
        changes = tried
    return Subject(*catalogue.load(base, changes))
