"""What every game answers: the protocol of its `rules` module and the shapes in which it answers.

A game is a set of pure functions over a frozen ruleset and a frozen state. Chance is explicit: the
rules list what may happen and take what did happen; they never draw. Must never know a game by name.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Literal, Protocol

from msgspec import Struct

from pillarbox.core.chance import Distribution

Kind = Literal["decision", "simultaneous", "chance", "terminal"]
Source = Literal["", "dice", "start", "solo", "deck"]


class Node(Struct, frozen=True, cache_hash=True):
    """What a state asks for.

    `kind`: `decision` (one seat owes an action), `simultaneous` (two or more owed one when the node
    opened), `chance` (nature moves) or `terminal`. `seats`: who still owes an action.
    At a chance node `roller` is the seat that throws, None for the table; `source` names the stream
    it is drawn from (throws `dice`, starting dice and roll-offs `start`, a lone player's reopening `solo`,
    cards `deck`), and `asks` the ranges of the uniform whole numbers that settle it: (6, 6) for two dice.
    Cards are not drawn one by one: n cards are shuffled once, and deal k, asking (n,), is settled by the
    number, counted from 0 in the deck's order, of the card at position k.
    """

    kind: Kind
    seats: tuple[int, ...] = ()
    roller: int | None = None
    source: Source = ""
    asks: tuple[int, ...] = ()


class Choice(Struct, frozen=True, cache_hash=True, gc=False):
    """A move by one seat: the seat's number from 0 and its action."""

    seat: int
    action: Any


class Observation(Struct, frozen=True):
    """What one seat may know: a state in which all that is hidden from it is replaced by placeholders.

    States that differ only in what is hidden from a seat give it equal observations. A spectator's
    seat is -1.
    """

    seat: int
    state: Any


class RoundResult(Struct, frozen=True, gc=False):
    """How one round ended, by seat.

    `scores`: None for a seat that took no part (out of the match, or without a turn in a round cut short);
    `sums`: the second measure by which ties may be broken, lower is better; `ends`: a word of the game
    for how the seat's turn ended; `stakes`: net stake points, which sum to 0; `winners`: the round's.
    """

    starter: int
    scores: tuple[int | None, ...]
    sums: tuple[int, ...]
    ends: tuple[str, ...]
    winners: tuple[int, ...]
    stakes: tuple[Fraction, ...]
    lengths: tuple[int, ...]


class SpecialEnd(Struct, frozen=True):
    """An end of a turn that a game's players count, such as a box that is shut: a game has one or none, as
    `show.SPECIAL_END`.

    `end`: its word in `RoundResult.ends`. `text`: the id of what it is called in statistics, "Boxes shut";
    its `.of` says how many of how many rounds (`$count`, `$rounds`), its `.chance` how likely it is
    (`$chance`).
    """

    end: str
    text: str


class Result(Struct, frozen=True):
    """What faces and statistics read of a match, at any point of it.

    `totals` by seat; `places` by seat from 1, equal places shared and the next skipped; `winners`: all
    seats in place 1, empty while the match goes on; `stakes`: net stake points by seat; `rounds`: one
    RoundResult per complete round.
    """

    over: bool
    totals: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    stakes: tuple[Fraction, ...]
    rounds: tuple[RoundResult, ...]


class Rules(Protocol):
    """The eight questions, and three that follow from them; a game's `rules` module is one of these.

    `Any` stands for the game's own frozen Ruleset, State, action and outcome types. A move is a
    `Choice`, or at a chance node one of its outcomes.
    """

    def start(self, ruleset: Any, seats: int) -> Any:
        """The first state. Raises Refused if the ruleset does not allow that many seats."""

    def node(self, ruleset: Any, state: Any) -> Node:
        """What the state asks for."""

    def legal(self, ruleset: Any, state: Any, seat: int) -> tuple[Any, ...]:
        """The seat's actions, unique and in their written order; empty if it owes none."""

    def chance(self, ruleset: Any, state: Any) -> Distribution[Any]:
        """The outcomes of a chance node. Raises IllegalMove at any other node."""

    def step(self, ruleset: Any, state: Any, move: Any) -> Any:
        """The state after the move. Raises IllegalMove, changing nothing, if the rules don't allow it."""

    def returns(self, ruleset: Any, state: Any) -> tuple[Fraction, ...]:
        """By seat, what it maximises; zeros before the end."""

    def result(self, ruleset: Any, state: Any) -> Result:
        """Totals, places, winners and stakes so far."""

    def observe(self, ruleset: Any, state: Any, seat: int) -> Observation:
        """What the seat may know; -1 for a spectator."""

    def settle(self, ruleset: Any, state: Any, numbers: tuple[int, ...]) -> Any:
        """The outcome that numbers stand for, each drawn uniformly from 0..n-1, the n as the node `asks`."""

    def witnesses(self, ruleset: Any, state: Any, move: Any) -> tuple[int, ...]:
        """The seats that see this move when it is made: all, unless it is sealed or dealt face down."""

    def longest(self, ruleset: Any, seats: int) -> int:
        """A number of moves that no match exceeds."""
