"""What the table tells of a move: all that the eyes on the screen may see, and nothing else."""

import random
from typing import Any

import pytest

from pillarbox import catalogue
from pillarbox.core.message import Message
from pillarbox.core.record import Acted, Seat
from pillarbox.play import match as sitting
from pillarbox.play import seats
from pillarbox.play.store import Store
from pillarbox.play.telling import told


def texts(messages: list[list[Message]]) -> set[str]:
    """Every text in the messages' arguments, as words."""
    words: set[str] = set()

    def look(value: Any) -> None:
        if isinstance(value, Message):
            look(list(value.args.values()))
        elif isinstance(value, list | tuple):
            for item in value:
                look(item)
        else:
            words.add(str(value))

    look(messages)
    return words


@pytest.mark.parametrize("viewer", [-1, 0])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_no_card_that_a_rival_keeps_passes_on_or_lays_is_told_before_it_is_shown(
    count: int, viewer: int, tmp_path: Any
) -> None:
    game, ruleset = catalogue.load("post-office")
    names = ["Ann", "Bob", "Cis", "Dan"][:count]
    with Store(tmp_path) as store:
        match = sitting.begin(game, ruleset, [Seat(name, "bot:random") for name in names], store, seed="t")
        point, heard = match.point, 0
        while not match.point.over:
            seat = match.waiting()
            decision = match.submit(seats.command(game, match.table, seat))
            before = match.game.rules.observe(ruleset, point.state, viewer).state
            point, messages = told(game, point, decision.events, names, viewer)
            after = match.game.rules.observe(ruleset, match.point.state, viewer).state
            known = {str(card) for card in named(before) | named(after)}
            ids = {card.id for card in ruleset.cards}
            assert texts(messages) & ids <= known
            heard += sum(isinstance(event, Acted) for event in decision.events)
    assert heard == count * 4 * 3


def named(state: Any) -> set[str]:
    """The cards that a seat's observation names."""
    found: set[str] = set(state.order)
    for desk in state.desks:
        found |= {*desk.hand, desk.kept, desk.passed}
        found |= {getattr(layer, "card", "?") for layer in (*desk.tableau, *desk.pending)}
    return found


def test_a_round_of_sealed_choices_is_told_whole_once_the_last_one_is_made() -> None:
    # Whoever looks on hears the same as somebody who had seen the sealed choices all along.
    game, ruleset = catalogue.load("shared-throw")
    from pillarbox.core.game import Choice
    from pillarbox.play.telling import _told

    names = ["Ann", "Bob", "Cis"]
    chance = random.Random(4)
    state = game.rules.start(ruleset, 3)
    while (node := game.rules.node(ruleset, state)).kind != "terminal":
        move: Any
        if node.kind == "chance":
            move = chance.choice(list(game.rules.chance(ruleset, state).outcomes))
        else:
            seat = node.seats[0]
            move = Choice(seat, chance.choice(game.rules.legal(ruleset, state, seat)))
        after = game.rules.step(ruleset, state, move)
        for viewer in (-1, 0, 1):
            heard = _told(game, ruleset, (state, move, after), names, viewer)
            assert heard == game.show.tell(ruleset, state, move, after, names)
        state = after
