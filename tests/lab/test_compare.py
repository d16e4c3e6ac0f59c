"""Comparisons: exact figures where there are any, sentences that follow from them."""

import pytest

from pillarbox import catalogue
from pillarbox.games.shut_the_box import solve, study
from pillarbox.lab.compare import Study, changes, statements
from pillarbox.lab.compare import study as studied
from pillarbox.lab.workers import crew


def of(id: str, base: str | None = None, seats: int = 2) -> Study:
    game, ruleset = catalogue.load(id)
    other = catalogue.load(base)[1] if base else None
    with crew(1) as hands:
        return studied(game, ruleset, catalogue.title(ruleset), hands, seats, other)


def test_the_best_play_has_the_figures_of_the_solver() -> None:
    found, exact = of("classic"), solve.odds(catalogue.load("classic")[1])
    assert found.exact
    assert (found.best.mean, found.best.sd) == pytest.approx((exact.mean, exact.sd))
    assert found.best.shut == pytest.approx(exact.shut.float)
    assert dict(found.best.distribution) == pytest.approx({s.score: s.p for s in exact.distribution})


def test_the_first_of_two_has_the_published_edge() -> None:
    assert dict(of("classic").edge)[2] == pytest.approx(0.502810, abs=5e-7)


def test_skill_grows_from_lots_to_the_best_play() -> None:
    lots, thumb, best = of("golf").skills
    assert lots.mean > thumb.mean > best.mean
    assert 0.9 < (of("golf").skill_part() or 0) < 1


def test_the_first_moves_are_the_best_ones_with_what_the_next_would_lose() -> None:
    firsts = {first.throw: first for first in study.first_moves(catalogue.load("classic")[1])}
    assert sum(first.chance for first in firsts.values()) == pytest.approx(1)
    assert (firsts["2"].best, firsts["2"].sets, firsts["2"].loss) == ("2", 1, None)
    assert firsts["9"].best == "9"
    # The mean over all first throws is the value of the turn.
    mean = sum(first.chance * first.value for first in firsts.values())
    assert mean == pytest.approx(solve.odds(catalogue.load("classic")[1]).mean)


def test_first_throws_are_told_by_faces_where_these_matter() -> None:
    firsts = {first.throw: first.best for first in study.first_moves(catalogue.load("trac")[1])}
    assert firsts["4-4"] in ("4", "8")


def test_where_a_single_tile_stands_shutting_it_gains_what_it_would_cost() -> None:
    heat = study.heat(catalogue.load("classic")[1])
    assert heat is not None
    last = dict(zip(heat.tiles, heat.cells[heat.counts.index(1)]))
    # One die, as a duty: any other face leaves the tile, so five in six of its points are lost.
    assert last["6"] == pytest.approx(6 * 5 / 6)
    # Two dice for a 9: four throws of 36 shut it.
    assert last["9"] == pytest.approx(9 * 32 / 36)


def test_boxes_of_rows_or_with_markers_have_no_map() -> None:
    assert study.heat(catalogue.load("double-shutter")[1]) is None
    assert study.heat(catalogue.load("high-rollers")[1]) is None


def test_changes_are_the_keys_that_differ_and_matter() -> None:
    golf, classic = catalogue.load("golf")[1], catalogue.load("classic")[1]
    assert [(c.key, c.here, c.there) for c in changes(classic, golf)] == [("one_die", '"must"', '"never"')]
    full = changes(catalogue.load("full-house")[1], golf)
    assert [c.key for c in full] == ["tiles"]  # the limit means nothing in a single round


def test_the_sentences_follow_from_the_figures() -> None:
    said = {message.id: message.args for message in statements(of("classic"))}
    assert said["lab-says-shut"] == {"games": 10}  # 9.72 %
    assert said["lab-says-edge"]["side"] == "first"
    assert (said["lab-says-tiles"]["high"], said["lab-says-tiles"]["low"]) == ("9", "2")
    assert said["lab-says-luck"]["turns"] == 6800


def test_what_cannot_be_solved_is_simulated_and_says_so() -> None:
    found = of("post-office")
    assert not found.exact
    assert {note.id for note in found.notes} == {"lab-note-simulated"}
    assert all(one.error > 0 for one in found.skills)
    assert found.skills[0].mean < found.skills[1].mean < found.skills[2].mean
    assert "lab-says-luck" not in {message.id for message in statements(found)}
