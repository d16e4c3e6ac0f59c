"""Random tableaus, and one check on them: kernels, plain twin and tableau agree on places and totals."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pillarbox.games.post_office._plain import options
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.solve import Engine
from pillarbox.games.post_office.state import Place
from pillarbox.games.post_office.tables import tables


def random_layers(of: Ruleset, rng: Random, count: int, pool: Sequence[str] = ()) -> tuple[Place, ...]:
    """So many cards laid at random, each legally."""
    known = tables(of)
    cards = rng.sample(list(pool or known.index), count)
    laid: tuple[Place, ...] = (Place(cards[0], 0, 0, 0),)
    for card in cards[1:]:
        seen = known.tableau(laid)
        turns = rng.randrange(len(known.faces(card)))
        face = known.faces(card)[turns]
        spots = seen.spots(face.height, face.width)
        laid += (Place(card, turns, *rng.choice(spots)),)
    return laid


def check_twins(of: Ruleset, search: Engine, rng: Random) -> None:
    """Hold one random tableau and the placements of one more card to all of them."""
    known = tables(of)
    laid = random_layers(of, rng, 1 + rng.randrange(8))
    card = rng.choice([name for name in known.index if name not in {place.card for place in laid}])
    own = known.tableau(laid)
    tab = search.tableau(laid)
    assert search.total(tab) == own.total
    assert int(tab[3][4]) == own.mice
    plain = list(options(known, own, card))
    np = search.np
    worth, move = np.empty(1600), np.empty((1600, 3), np.int64)
    table = search.weights.tables[4]
    count = search.kernels.singles(tab, known.index[card], search.deck, table, -1.0, worth, move)
    at = search.kernels.OFFSET
    places = [Place(card, int(t), int(r) - at, int(c) - at) for t, r, c in move[:count]]
    assert places == [option.place for option in plain]
    assert [float(value) for value in worth[:count]] == [option.worth for option in plain]
    turns, row, col = rng.choice(places).turns, *_corner(rng.choice(places))
    face = known.faces(card)[turns]
    legal = own.allows(face, row, col)
    assert legal == (Place(card, turns, row, col) in places)
    some = rng.choice(plain)
    after = own.lay(known.faces(card)[some.place.turns], some.place.row, some.place.col)
    assert after.total == some.worth


def _corner(place: Place) -> tuple[int, int]:
    return place.row, place.col
