"""Two seats that throw in turn, solved as the stochastic game of `solve.duel`: the e-mail game with and
without its Holiday rule, Lucky number 7, and any variant like them.

Must never be asked about more than two seats, nor about whole turns.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from pillarbox.core.message import Refused, say
from pillarbox.games.shut_the_box import scoring
from pillarbox.games.shut_the_box.ends import End, end_of, same_as, seat_graph
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.tally import Payoff, Tally
from pillarbox.solve.duel import Bounds, Duel, Marks, Player
from pillarbox.solve.duel_solver import solve
from pillarbox.solve.graph import Graph


class Match(NamedTuple):
    """Two seats in turn under best play: what the first gets of the second with certain bounds, its part of
    the win, the chance that both win, and whether positions come back.
    """

    bounds: Bounds
    share: float
    tie: float
    comes_back: bool


def duel(ruleset: Ruleset) -> tuple[Duel, Marks, Marks]:
    """The game of two seats, and by their endings whether both win (1 or 0), and the first's part of the win.

    Raises Refused where it is not of this kind, or too big.
    """
    if ruleset.reopen != "never" and (ruleset.insurance or ruleset.rows):
        raise Refused(say("seats-reopen-mixed"))
    known: dict[int, Player] = {}
    players = tuple(known.setdefault(same_as(ruleset, seat), _player(ruleset, seat)) for seat in (0, 1))
    payoff = Payoff(ruleset, 2)
    first, second = (player.game.endings for player in players)
    settled = [[_settled(payoff, mine, other) for other in second] for mine in first]
    pays = tuple(tuple(pay for pay, _ in row) for row in settled)
    shares = [[share for _, share in row] for row in settled]
    ties = [[float(share == 0.5) for share in row] for row in shares]
    reopens = ruleset.reopen == "neighbour"
    return Duel((players[0], players[1]), pays, reopens, ruleset.reopen_by_finished), ties, shares


def _settled(payoff: Payoff, mine: End, other: End) -> tuple[Fraction, float]:
    """What the first gets when the two boxes stand so, and its part of the win."""
    one = payoff.add(Tally(), mine)
    both = payoff.add(one, other)
    role = payoff.later(payoff.role(one, mine), one, both)
    return payoff.net(both, role) - payoff.shift, float(payoff.share(both, role))


def _player(ruleset: Ruleset, seat: int) -> Player:
    game = seat_graph(ruleset, seat, loops=True)
    fixed = scoring.fixed(ruleset, seat)
    index = {end: i for i, end in enumerate(game.endings)}
    standing = [
        index[end_of(ruleset, mask, scoring.score(ruleset, mask, fixed), "end")] for mask in game.masks
    ]
    return Player(
        game=game,
        stand=(*range(len(game.endings)), *standing),
        cuts=tuple(end.cut for end in game.endings),
        reopens=_reopens(ruleset, game),
    )


def _reopens(ruleset: Ruleset, game: Graph) -> tuple[tuple[int, ...], ...]:
    """By node the nodes with one more tile open, in the order of the tiles' places."""
    nothing = ((),) * game.size
    if ruleset.reopen == "never":
        return nothing
    start = game.masks[-1]
    at = {mask: node for node, mask in reversed([*enumerate(game.masks, len(game.endings))])}
    places = [1 << p for p in range(start.bit_length()) if start >> p & 1]
    more = [tuple(at[mask | bit] for bit in places if not mask & bit) for mask in game.masks]
    return (*nothing[: len(game.endings)], *more)


def solve_two(ruleset: Ruleset) -> Match:
    """One round of two seats. Raises Refused where it cannot be solved here."""
    game, ties, shares = duel(ruleset)
    bounds = solve(game, (ties, shares) if ruleset.stake else (ties,))
    share = bounds.means[1] if ruleset.stake else (1 + float(bounds.value)) / 2
    return Match(bounds, share, bounds.means[0], game.comes_back)


class Forced(NamedTuple):
    """Seats in turn without any choice: by seat the part of the win and what it is paid; the chance that
    several win.
    """

    shares: list[float]
    net: list[float]
    tie: float


LITTLE = 1e-16
"""Play goes on until less than this probability is still on its way."""
MOST_STATES = 100_000
MOST_THROWS = 100_000


def solve_forced(ruleset: Ruleset, seats: int, start: tuple[int, tuple[int, ...]] | None = None) -> Forced:
    """One round of any number of seats that never have a choice, throw by throw.

    start: who throws, and by seat its node or ending; by default the start of a round. Raises Refused where
    they have a choice, or where play may go on for ever.
    """
    players = [_player(ruleset, seat) for seat in range(seats)]
    if ruleset.reopen != "never" or any(_chooses(player.game) for player in players):
        raise Refused(say("seats-in-turn-two-only"))
    payoff = Payoff(ruleset, seats)
    found = Forced([0.0] * seats, [0.0] * seats, 0.0)
    there = {start or (0, tuple(player.game.root for player in players)): 1.0}
    tie = 0.0
    for _ in range(MOST_THROWS):
        coming: dict[tuple[int, tuple[int, ...]], float] = {}
        for (seat, at), share in there.items():
            way = players[seat].game.ways[at[seat] - len(players[seat].game.endings)][0]
            for weight, targets, _ in way.entries:
                part = share * weight / way.whole
                after = (*at[:seat], targets[0], *at[seat + 1 :])
                following = _next_seat(players, seat, after)
                if following is None:
                    tie += part * _pay(payoff, players, after, part, found)
                else:
                    coming[following, after] = coming.get((following, after), 0.0) + part
        there = coming
        if sum(there.values()) < LITTLE:
            return found._replace(tie=tie)
        if len(there) > MOST_STATES:
            break
    raise Refused(say("odds-no-certificate"))


def _chooses(game: Graph) -> bool:
    return any(
        len(ways) > 1 or any(len(entry.targets) > 1 for entry in ways[0].entries) for ways in game.ways
    )


def _next_seat(players: list[Player], seat: int, at: tuple[int, ...]) -> int | None:
    """Who throws next; None once the round is over."""
    game = players[seat].game
    if at[seat] < len(game.endings) and players[seat].cuts[at[seat]]:
        return None
    order = (*range(seat + 1, len(players)), *range(seat + 1))
    return next((s for s in order if at[s] >= len(players[s].game.endings)), None)


def _pay(payoff: Payoff, players: list[Player], at: tuple[int, ...], part: float, found: Forced) -> bool:
    """Add what the round pays when the boxes stand so, to each by its part; whether several win."""
    ends: list[End] = [player.game.endings[player.stand[node]] for player, node in zip(players, at)]
    tally = Tally()
    for end in ends:
        tally = payoff.add(tally, end)
    for seat, end in enumerate(ends):
        role = payoff.role(tally, end)
        found.shares[seat] += part * float(payoff.share(tally, role))
        found.net[seat] += part * float(payoff.net(tally, role) - payoff.shift)
    return tally.leaders > 1
