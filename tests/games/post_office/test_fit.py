"""Fitting weights to a deck: repeatable, kept by the cards' faces, used from then on, never half-written."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from pillarbox.core.message import Message, Refused
from pillarbox.games.post_office import bots, fit, planning, rules, weights
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.solve import engine
from pillarbox.solve.compiled import kernels
from pillarbox.words.render import render
from tests.games.post_office.table import finished, ruleset

POST = ruleset()
# The same cards with gifts and sweets exchanged on some: another deck, as far as fits are concerned.
OTHER = replace(
    POST,
    deck="another",
    cards=tuple(
        replace(card, slots=card.slots.translate(str.maketrans("gs", "sg"))) if number % 3 == 0 else card
        for number, card in enumerate(POST.cards)
    ),
)
TINY = fit.Effort(last=30, earlier=20, permutations=1, matches=0)


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Fits go to a folder of the test; numba's cache stays where it is."""
    engine(POST)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("PILLARBOX_WEIGHTS", raising=False)
    yield tmp_path
    for memory in (weights.for_cards, engine, kernels):
        memory.cache_clear()
    planning.forget()


def test_a_fit_is_kept_by_the_cards_and_used_from_then_on(own_folder: Path) -> None:
    assert weights.for_cards(OTHER.cards) == weights.shipped()
    heard: list[Message] = []
    done = fit.refit(OTHER, TINY._replace(matches=1), 1, heard.append)
    assert done.id == "post-fit-done"
    path = Path(str(done.args["path"]))
    assert path == weights.file_for(OTHER.cards)
    assert path.is_relative_to(own_folder)
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    found = weights.for_cards(OTHER.cards)
    assert found == weights.read(path.read_bytes())
    assert (found.deck, found.cards) == ("another", weights.fingerprint(OTHER.cards))
    assert found.made == "30 + 2 x 20 tableaus, 1 permutations, seed 1"
    # Another order of the same cards is the same deck; the shipped one keeps its own weights.
    assert weights.for_cards(OTHER.cards[::-1]) == found
    assert weights.for_cards(POST.cards) == weights.shipped()
    told = [(m.args["round"], m.args["done"], m.args["of"]) for m in heard if m.id == "post-fit-going"]
    assert told[0] == (3, 1, 30)
    assert told[-1] == (1, 20, 20)
    assert len(told) == 70
    assert [(m.id, m.args["done"], m.args["of"]) for m in heard[70:]] == [
        ("post-fit-spread", done, 3) for done in (1, 2, 3)
    ]
    assert found.spread is not None
    assert found.spread.made == "1 matches each of 2, 3, 4 seats, seed 1"
    assert weights.spread_for(OTHER.cards) == found.spread != weights.shipped().spread


def test_the_same_seed_and_effort_fit_the_same_weights() -> None:
    search = engine(POST)
    assert search is not None

    def fitted(seed: int) -> weights.Weights:
        return fit.fit(POST, weights.shipped(), search.kernels, TINY, seed, lambda _: None)

    one = fitted(1)
    assert fitted(1) == one
    assert fitted(2) != one


def test_bots_play_by_a_fit_of_their_deck() -> None:
    fit.refit(OTHER, TINY)
    last = finished(OTHER, 1, 1, lambda of, seen, rng: bots.rich(of, seen, rng, 0))
    assert last.stage == "over"
    # Thirty tableaus are few; play is far above chance (-9) all the same.
    assert rules.result(OTHER, last).totals[0] > 5


def test_fitted_values_foretell_totals_of_the_right_size() -> None:
    """After round 3 the fit is held to exact means, so that even a small one is near them on the whole."""
    search = engine(POST)
    assert search is not None
    small = fit.fit(POST, weights.shipped(), search.kernels, fit.Effort(150, 20, 1, 0), 3, lambda _: None)
    lines = small.lines[2]
    assert 2 < lines.classes["d4e0"] < 8
    assert lines.classes["d4e0"] > lines.classes["d3e0"] > lines.classes.get("d2e0", 0.0)
    assert -1.5 < lines.mouse < 0


def test_a_deck_that_the_kernels_cannot_hold_is_refused_and_nothing_written(own_folder: Path) -> None:
    long: Ruleset = replace(POST, rows=6, cols=1)
    with pytest.raises(Refused) as refusal:
        fit.refit(long, TINY)
    assert refusal.value.message.id == "post-refused-fit"
    assert not [*own_folder.rglob("*.json")]


def test_a_folder_that_cannot_be_written_is_refused_in_one_line(own_folder: Path) -> None:
    (own_folder / "pillarbox").write_text("a file where the folder should be")
    with pytest.raises(Refused) as refusal:
        fit.refit(POST, TINY)
    assert refusal.value.message.id == "post-refused-fit-file"
    assert str(own_folder) in render(refusal.value.message, "en")


@pytest.mark.parametrize("lang", ["en", "nl", "pl"])
def test_a_fit_tells_how_far_it_is_in_every_language(lang: str) -> None:
    heard: list[Message] = []
    fit.refit(OTHER, fit.Effort(8, 8, 1, 0), 1, heard.append)
    text = render(heard[4], lang)
    assert "5" in text
    assert "8" in text


def test_a_file_of_weights_that_cannot_be_read_is_passed_over(own_folder: Path) -> None:
    path = weights.file_for(POST.cards)
    path.parent.mkdir(parents=True)
    path.write_text("{")
    weights.for_cards.cache_clear()
    assert weights.for_cards(POST.cards) == weights.shipped()
