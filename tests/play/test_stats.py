"""Statistics from matches whose dice were thrown by hand, counted here on paper.

The box has the tiles 1, 2 and 3 and is played with one die: a face shuts the tile of that number, and
one that is shut or higher than 3 ends the turn. Lowest sum of open tiles wins; shutting all wins at once.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from pillarbox import catalogue
from pillarbox.core.message import Refused
from pillarbox.core.record import Aborted, Seat
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.play.commands import Abort, Act, RealThrow
from pillarbox.play.match import Match, begin
from pillarbox.play.stats import statistics
from pillarbox.play.store import Store

GAME = catalogue.game("shut-the-box")
TINY: dict[str, Any] = {"id": "tiny", "title": "Tiny", "tiles": (1, 2, 3), "dice": 1, "sets": "one-tile"}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as store:
        yield store


def play(store: Store, names: str, faces: str, end: bool = True, **changes: Any) -> Match:
    """A match of these people (a name beginning with a small b is a bot's), thrown by hand with these
    faces.
    """
    sitters = [Seat(name, "bot:random" if name[0] == "b" else "person") for name in names.split()]
    match = begin(GAME, Ruleset(**{**TINY, **changes}), sitters, store, by_hand=True)
    for face in faces.replace(" ", ""):
        throw(match, int(face))
    assert bool(match.point.over) == end
    return match


def throw(match: Match, face: int) -> None:
    """Let the seat on turn throw, and shut the tile if it can."""
    seat = match.waiting()
    assert match.submit(RealThrow(seat=seat, faces=(face,), entered="Ann")).refused is None
    if match.point.node.kind == "decision":
        (action,) = match.table.legal(seat)
        assert match.submit(Act(seat=seat, actions=(action,))).refused is None


def line(store: Store, player: str, number: int = 0) -> dict[str, Any]:
    """One line of one player's statistics."""
    (told,) = statistics(store, player)["players"]
    found: dict[str, Any] = told["rulesets"][number]
    return found


def test_nobody_has_statistics_before_the_first_match(store: Store) -> None:
    assert statistics(store) == {"players": [], "unread": [], "bots": 0}


def test_wins_scores_and_boxes_shut_are_counted_over_matches_with_and_without_rivals(store: Store) -> None:
    play(store, "Ann Bo", "3 6 2 1 3")  # Ann shuts 3 and is stuck with 3; Bo shuts all and wins
    play(store, "Ann Bo", "3 2 6 5")  # Ann is left with 1, Bo with 6
    play(store, "Ann", "1 5")  # alone: left with 5
    ann, bo = line(store, "Ann"), line(store, "Bo")
    assert (ann["games"], ann["rivals"], ann["wins"], ann["shared"]) == (3, 2, 1.0, 0)
    assert (bo["games"], bo["rivals"], bo["wins"], bo["shared"]) == (2, 2, 1.0, 0)
    assert ann["total"] == ann["score"] == {"best": 1, "mean": 3.0}
    assert bo["total"] == {"best": 0, "mean": 3.0}
    assert (ann["shut"], bo["shut"]) == (0, 1)
    assert ann["ends"] == {"stuck": 3}
    assert bo["ends"] == {"shut": 1, "stuck": 1}


def test_a_tie_counts_one_half_for_each_of_those_who_share_it(store: Store) -> None:
    play(store, "Ann Bo Cleo", "3 6 3 6 2 6")  # left with 3, 3 and 4
    for name, wins, shared in (("Ann", 0.5, 1), ("Bo", 0.5, 1), ("Cleo", 0.0, 0)):
        told = line(store, name)
        assert (told["wins"], told["shared"]) == (wins, shared)
        assert told["streak"] == {"now": 0, "longest": 0}


def test_a_shared_win_neither_counts_in_a_row_of_wins_nor_ends_it(store: Store) -> None:
    win, tie, loss = "3 2 6 5", "3 6 3 6", "6 3 6"
    for faces, now in ((tie, 0), (win, 1), (tie, 1), (win, 2), (loss, 0), (tie, 0)):
        play(store, "Ann Bo", faces)
        assert line(store, "Ann")["streak"]["now"] == now
    assert line(store, "Ann")["streak"]["longest"] == 2
    assert line(store, "Ann")["shared"] == 3


def test_streaks_run_over_matches_with_rivals_in_the_order_of_their_ends(store: Store) -> None:
    win, loss = "3 2 6 5", "6 3 6"
    for faces in (win, win, loss, win):
        play(store, "Ann Bo", faces)
    play(store, "Ann", "6")  # alone: no win, no loss
    assert line(store, "Ann")["streak"] == {"now": 1, "longest": 2}
    assert line(store, "Bo")["streak"] == {"now": 0, "longest": 1}


def test_the_rounds_of_a_long_match_are_counted_one_by_one(store: Store) -> None:
    # Round 1: Ann 3, Bo 6. Round 2, which Bo begins: Bo 1, Ann 6. Totals 9 and 7.
    play(store, "Ann Bo", "3 6 6" + "3 2 6 6", match="rounds", rounds=2)
    ann, bo = line(store, "Ann"), line(store, "Bo")
    assert (ann["rounds"], ann["rounds_won"], ann["score"]) == (2, 1.0, {"best": 3, "mean": 4.5})
    assert (bo["rounds"], bo["rounds_won"], bo["score"]) == (2, 1.0, {"best": 1, "mean": 3.5})
    assert (ann["total"], bo["total"]) == ({"best": 9, "mean": 9.0}, {"best": 7, "mean": 7.0})
    assert (ann["wins"], bo["wins"]) == (0.0, 1.0)


def test_where_high_scores_win_the_best_is_the_highest(store: Store) -> None:
    for faces in ("3 2 6", "3 6"):  # shut tiles worth 5, then 3
        play(store, "Ann", faces, score="shut-sum", wins="highest", on_shut="ends-turn")
    assert line(store, "Ann")["total"] == {"best": 5, "mean": 4.0}


def test_a_round_in_which_a_seat_had_no_turn_is_not_a_score_of_it(store: Store) -> None:
    play(store, "Ann Bo", "3 2 1")  # Ann shuts the box before Bo has thrown
    bo = line(store, "Bo")
    assert (bo["games"], bo["rounds"], bo["score"], bo["ends"]) == (1, 0, None, {})


def test_net_stake_points_add_up_exactly(store: Store) -> None:
    play(store, "Ann Bo Cleo", "3 6 3 6 2 6", stake=1)  # Ann and Bo share a pot of 3 points: 1/2 each net
    assert [line(store, name)["stakes"] for name in ("Ann", "Bo", "Cleo")] == ["1/2", "1/2", "-1"]


def test_matches_that_were_broken_off_or_left_do_not_count(store: Store) -> None:
    play(store, "Ann Bo", "3", end=False)
    broken = play(store, "Ann Bo", "3", end=False)
    broken.submit(Abort(seat=0))
    assert isinstance(broken.table.events[-2], Aborted)
    assert statistics(store, "Ann")["players"] == [{"name": "Ann", "rulesets": []}]


def test_a_ruleset_with_changed_keys_has_a_line_of_its_own_that_names_them(store: Store) -> None:
    _, classic = catalogue.load("classic")
    _, longer = catalogue.load("classic", {"match": "rounds", "rounds": "3"})
    for ruleset in (classic, longer, classic):
        match = begin(GAME, ruleset, [Seat("Ann")], store, by_hand=True)
        while not match.point.over:
            match.submit(RealThrow(seat=0, faces=(6, 6)[: len(match.point.node.asks)], entered="Ann"))
            if match.point.node.kind == "decision":
                match.submit(Act(seat=0, actions=match.table.legal(0)[:1]))
    first, second = line(store, "Ann", 0), line(store, "Ann", 1)
    assert (first["ruleset"], first["changes"], first["games"]) == ("classic", {}, 2)
    assert (second["ruleset"], second["changes"], second["games"]) == (
        "classic",
        {"match": "rounds", "rounds": 3},
        1,
    )


def test_a_name_counts_whatever_its_capitals_and_shows_as_last_written(store: Store) -> None:
    play(store, "ANN", "6")
    play(store, "Ann", "6")
    (told,) = statistics(store, "aNN")["players"]
    assert (told["name"], told["rulesets"][0]["games"]) == ("Ann", 2)


def test_players_are_listed_by_name_and_bots_are_none(store: Store) -> None:
    play(store, "Zoë bot", "6 6")
    play(store, "Ann", "6")
    assert [told["name"] for told in statistics(store)["players"]] == ["Ann", "Zoë"]


def test_one_name_on_two_seats_counts_as_each(store: Store) -> None:
    play(store, "Ann Ann", "3 2 6 5")  # left with 1 and with 6
    ann = line(store, "Ann")
    assert (ann["games"], ann["wins"], ann["total"]) == (2, 1.0, {"best": 1, "mean": 3.5})


def test_an_unknown_player_is_refused_with_those_who_have_played(store: Store) -> None:
    play(store, "Ann", "6")
    with pytest.raises(Refused) as refused:
        statistics(store, "Eve")
    assert refused.value.message.id == "stats-no-player"
    assert refused.value.message.args == {"player": "Eve", "players": ["Ann"]}


def test_a_match_that_cannot_be_read_is_named_and_counts_nowhere(store: Store) -> None:
    play(store, "Ann", "6")
    lost = play(store, "Ann", "6")
    with closing(sqlite3.connect(store.path)) as db:
        db.execute(
            "DELETE FROM events WHERE version = 0 AND match = (SELECT id FROM matches WHERE key = ?)",
            (lost.key,),
        )
        db.commit()
    told = statistics(store, "Ann")
    assert told["unread"] == [lost.key]
    assert told["players"][0]["rulesets"][0]["games"] == 1
