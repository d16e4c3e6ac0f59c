"""The review of records: sums over played matches of every kind, what is taken back, bands, and the JSON."""

from __future__ import annotations

from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from pillarbox.catalogue import load
from pillarbox.core.message import Refused
from pillarbox.core.record import Record
from pillarbox.games.shut_the_box.bots import perfect
from pillarbox.games.shut_the_box.notation import action_text
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.play import records
from pillarbox.play import reviewed as reviewed_form
from pillarbox.play.bands import bands
from pillarbox.play.commands import Act, Throw, Undo
from pillarbox.play.review import Review, review
from pillarbox.words.render import Words
from tests.play.playing import CLASSIC, EMAIL, MAY_STOP, PUB, SHARED, do, play, played, table
from tools.soak_review import error, reviewed, subjects

HEAD = """[Ruleset "classic"]
[Rule "tiles" [1, 2, 3]]
[Rule "dice" 1]
[Rule "sides" 3]
[Rule "one_die" "never"]
"""


def of(text: str) -> Review:
    """The review of a record in notation, three tiles and one die of three faces."""
    reading = records.read((HEAD + text).encode())
    assert reading.fault is None
    return review(reading.record)


def plain(found: Review, seat: int | None = None) -> dict[str, Any]:
    return found.plain(Words("en").render, seat)


QUICK = (
    "classic", "pub", "lucky-seven", "rounds", "three-to-go", "unlucky-seven", "golf", "missionary",
    "against-all-odds", "even-stevens", "thai", "two-tiles-at-most", "six-flaps", "survivor", "email",
    "digital",
)  # fmt: skip


@pytest.mark.parametrize("name", QUICK)
def test_the_terms_add_up_to_the_result_and_perfect_players_lose_nothing(name: str) -> None:
    for subject in subjects(2, (name,)):
        for match in range(4):
            ledger = reviewed(subject, Random(f"suite {match}"), perfect=match == 0)
            assert error(ledger) < 1e-9


@pytest.mark.parametrize("ruleset", [CLASSIC, PUB, EMAIL, SHARED, MAY_STOP], ids=lambda one: one.turn)
def test_records_of_played_matches_add_up(ruleset: Ruleset) -> None:
    for seats in (1, 2):
        found = review(played(ruleset, seats, 5))
        assert found.finished
        assert found.gap < 1e-9
        assert len(found.points) == 1 + len(found.decisions) + len(found.throws)


def test_the_perfect_bot_alone_loses_nothing() -> None:
    """It plays by the table of its own turn, and alone that is all there is to win."""
    at = table(CLASSIC, 1)
    while not at.point.over:
        if at.point.node.kind == "chance":
            do(at, Throw(seat=0))
            continue
        chosen = perfect(CLASSIC, at.observe(0), Random(1), 0)
        do(at, Act(seat=0, actions=(action_text(CLASSIC, chosen),)))
    found = review(Record(tuple(at.events)))
    assert found.finished
    assert found.seats[0].skill == 0
    assert all(one.loss == 0 for one in found.decisions)


def test_the_last_point_of_a_finished_match_is_its_result() -> None:
    found = review(played(CLASSIC, 2, 8))
    assert list(found.points[-1].values) == [seat.result for seat in found.seats]
    shares = [found.share(value) for value in found.points[-1].values]
    assert sorted(share for share in shares if share is not None) == [0.0, 1.0]


def test_a_choice_taken_back_is_no_choice() -> None:
    at = table(Ruleset(tiles=(1, 2, 3), dice=1, sides=3), throws="3 1")
    play(at, "0 throw; 0 1+2")
    before = review(Record(tuple(at.events)))
    assert [one.chosen for one in before.decisions] == ["1+2"]
    at.apply(at.decide(Undo(seat=0)).events)
    play(at, "0 3")
    found = review(Record(tuple(at.events)))
    assert [(one.chosen, one.best, one.loss) for one in found.decisions] == [("3", "", 0.0)]
    assert found.seats[0].skill == 0
    assert not found.finished


def test_costly_choices_come_with_the_better_one_its_band_and_reasons() -> None:
    found = of('[Seat "Anna"]\n0 3: 1+2 1:\nend totals=3 places=1 winners=0 stakes=0')
    (worst,) = found.costliest(0)
    assert (worst.chosen, worst.best, worst.band, worst.round) == ("1+2", "3", "very-bad", 1)
    assert [why.id for why in worst.why] == ["judge-chosen", "judge-better"]
    why = plain(found)["decisions"][0]["why"]
    assert why.startswith("As played: Still open then: 3.")


def test_the_json_has_the_agreed_keys() -> None:
    data = plain(review(played(CLASSIC, 2, 8)))
    assert set(data["decisions"][0]) == {"number", "seat", "round", "chosen", "best", "loss", "band", "why"}
    assert set(data["throws"][0]) == {"number", "seat", "round", "outcome", "luck", "band"}
    terms = {"base", "luck", "skill", "given", "estimate", "estimate_error", "result", "luck_adjusted"}
    assert set(data["seats"][0]) == terms | {"seat", "name"}
    one, other = data["points"]
    assert len(one) == len(other) == 1 + len(data["decisions"]) + len(data["throws"])
    assert one[0]["kind"] == "start"
    for point in one[1:]:
        assert point["text"]
        assert 0 <= point["share"] <= 1
        kind = "luck" if point["kind"] == "throw" else "loss" if point["seat"] == 0 else "given"
        assert kind in point


def test_one_seat_alone_is_shown_with_all_throws_in_its_equity() -> None:
    found = review(played(CLASSIC, 2, 8))
    data = plain(found, 1)
    assert {one["seat"] for one in data["decisions"]} == {1}
    assert [one["seat"] for one in data["seats"]] == [1]
    luck = sum(one["luck"] for one in data["throws"])
    assert luck == pytest.approx(found.seats[1].luck, abs=1e-12)


def test_where_no_solver_reaches_the_note_says_so() -> None:
    found = review(played(SHARED, 2, 3))
    assert (found.exact, found.measure) == (False, "score")
    assert found.note is not None
    assert found.note.id == "judge-own-scores"
    assert all(seat.result == -total for seat, total in zip(found.seats, _totals(SHARED, 2, 3)))


def _totals(ruleset: Ruleset, seats: int, seed: int) -> tuple[int, ...]:
    end = next(event for event in reversed(played(ruleset, seats, seed).events) if hasattr(event, "totals"))
    totals: tuple[int, ...] = end.totals
    return totals


def test_a_record_that_does_not_begin_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        review(Record())
    assert refused.value.message.id == "refused-record-begins"


@pytest.mark.parametrize("measure", ["share", "stake", "score", "rounds", "throws", "total"])
def test_every_measure_has_bands_that_rise(measure: str) -> None:
    limits = bands(measure)
    assert 0 < limits.doubtful < limits.bad < limits.very_bad
    assert limits.lucky > 0
    assert limits.of_loss(0) == ""
    assert limits.of_loss(limits.doubtful) == "doubtful"
    assert limits.of_loss(limits.bad) == "bad"
    assert limits.of_loss(limits.very_bad) == "very-bad"
    assert limits.of_luck(limits.lucky) == "lucky"
    assert limits.of_luck(-limits.lucky) == "unlucky"
    assert limits.of_luck(0) == ""


@pytest.mark.skipif(find_spec("numba") is None, reason="estimates need numba")
@pytest.mark.parametrize("seats", [1, 2])
def test_post_office_is_reviewed_by_estimates_with_a_fifth_term(seats: int) -> None:
    game, ruleset = load("post-office")
    found = review(played(ruleset, seats, 4, game))
    measure = "total" if seats == 1 else "share"
    assert (found.measure, found.exact, found.finished) == (measure, False, True)
    assert found.gap < 1e-9
    assert all(seat.estimate_error > 0 for seat in found.seats)
    laid = [one for one in found.decisions if not one.chosen.startswith("keep")]
    assert len(laid) == 4 * seats
    assert all(one.chosen.count(", ") == 1 for one in laid)
    assert {one.seat for one in found.throws} == set(range(seats))
    data = plain(found)
    assert all(point["text"] for point in data["points"][0][1:])
    begins = "Values are expected final totals" if seats == 1 else "The chance to win is an estimate"
    assert data["note"].startswith(begins)
    assert (
        (data["beside"], "beside" in data["points"][0][0]) == (None, False) if seats == 1 else ("total", True)
    )


@pytest.mark.skipif(find_spec("numba") is None, reason="estimates need numba")
def test_several_seats_of_post_office_have_points_beside_their_chances() -> None:
    game, ruleset = load("post-office")
    record = played(ruleset, 2, 4, game)
    found = review(record)
    data = plain(found)
    ended = next(event for event in reversed(record.events) if hasattr(event, "totals"))
    for seat, total in enumerate(ended.totals):
        points = data["points"][seat]
        assert points[0]["share"] == pytest.approx(0.5)
        assert points[-1]["beside"] == total
        assert points[-1]["share"] in (0.0, 0.5, 1.0)
    assert max(one["beside_loss"] for one in data["decisions"]) > 1
    assert all(one["loss"] == 0 or one["beside_loss"] >= 0 for one in data["decisions"])
    assert reviewed_again(found) == data


def reviewed_again(found: Review) -> dict[str, Any]:
    """What is told of the review as it is kept beside its match."""
    return plain(reviewed_form.read(reviewed_form.kept(found)))
