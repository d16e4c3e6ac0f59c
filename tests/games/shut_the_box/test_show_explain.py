"""The rules text: every choice that a ruleset can make has its whole sentences, in all three languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import pytest

from pillarbox.core.message import Message
from pillarbox.games.shut_the_box import ruleset as box
from pillarbox.games.shut_the_box.explain import PARTS, SENTENCES, SILENT, explain, sentences
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sheet import POSTAL
from pillarbox.words.languages import LANGUAGES
from pillarbox.words.render import Words
from tests.games.shut_the_box.presets import DIFFERENCES, DOWN, UP, make, preset

TOLD_WITH = {
    "rows": "tiles",
    "sides": "dice",
    "one_die_when": "one_die",
    "one_die_sum": "one_die",
    "first_throw_lost": "first_throw_shuts",
    "deadly_ends": "deadly_totals",
    "reopen_by_finished": "reopen",
    "row_weights": "score",
    "wins": "match",
    "rounds": "match",
    "limit": "match",
    "cap_rounds": "cap",
    "shut_pays": "stake",
    "stake_rule": "stake",
}
"""Keys that mean nothing alone, with the key in whose sentences they are told."""

NAMES = {"id", "title", "source", "also"}
"""Keys that are no rules."""

ROWS: dict[str, Any] = {"rows": (UP, DOWN), "tiles": ()}

VALUES: dict[str, list[dict[str, Any]]] = {
    "seats": [{"seats": (1, 12)}, {"seats": (2, 4)}, {"seats": (2, 2)}, {"seats": (1, 1)}],
    "tiles": [
        {"tiles": UP},
        {"tiles": (2, 4, 8)},
        {"tiles": (7,)},
        ROWS,
        {"rows": (UP, DOWN, UP), "tiles": ()},
    ],
    "shut_at_start": [{"shut_at_start": shut} for shut in ((), (7,), (1, 2, 3))],
    "handicap_shut": [{"handicap_shut": shut} for shut in ((), ((1,), ()), ((), (1, 2)))],
    "dice": [{"dice": dice, "sides": sides} for dice in (1, 2, 3, 4) for sides in (6, 20)],
    "one_die": [
        {"one_die": force, "one_die_when": when, **rows}
        for force in get_args(box.OneDie)
        for when in get_args(box.OneDieWhen)
        for rows in ({}, ROWS)
    ],
    "handicap_one_die": [{"handicap_one_die": own} for own in ((), ("may", "must", "never"))],
    "sets": [{"sets": value} for value in get_args(box.Sets)],
    "doubles": [{"doubles": "plain"}, {"doubles": "twice"}],
    "most_tiles": [{"most_tiles": most} for most in (0, 1, 2, 5)],
    "must_shut": [{"must_shut": True}, {"must_shut": False}],
    "first_throw_shuts": [
        {"first_throw_shuts": tile, "first_throw_lost": lost} for tile in (0, 2) for lost in ("turn", "match")
    ],
    "deadly_totals": [
        {"deadly_totals": totals, "deadly_ends": ends}
        for totals in ((), (7,), (2, 7, 12))
        for ends in ("turn", "round")
    ],
    "insurance": [{"insurance": False}, {"insurance": True}],
    "turn": [{"turn": value} for value in get_args(box.Turn)],
    "stuck": [
        {"stuck": value, "insurance": markers} for value in get_args(box.Stuck) for markers in (False, True)
    ],
    "reopen": [
        {"reopen": reopen, "reopen_by_finished": finished}
        for reopen in ("never", "neighbour")
        for finished in (True, False)
    ],
    "solo_reopen": [{"solo_reopen": 0}, {"solo_reopen": 25}],
    "score": [{"score": value} for value in get_args(box.Score)] + [{**ROWS, "row_weights": (2, 1)}],
    "on_shut": [
        {"on_shut": value, "match": match, "turn": turn}
        for value in get_args(box.OnShut)
        for match in ("single", "rounds")
        for turn in get_args(box.Turn)
    ],
    "match": [
        {"match": match, "wins": wins, "rounds": 3, "limit": 45}
        for match in get_args(box.MatchKind)
        for wins in ("lowest", "highest")
    ],
    "starter": [
        {"starter": value, "match": match}
        for value in get_args(box.Starter)
        for match in ("single", "rounds")
    ],
    "stake": [
        {"stake": stake, "shut_pays": pays, "stake_rule": rule}
        for stake in (0, 1, 2, 5)
        for pays in (1, 2)
        for rule in get_args(box.StakeRule)
    ],
    "ties": [{"ties": value} for value in get_args(box.Ties)],
    "cap": [
        {"cap": 200, "match": match, "wins": wins}
        for match in ("single", "until")
        for wins in ("lowest", "highest")
    ],
    "alone": [
        {"match": match, "wins": wins, "stuck": stuck, "reopen": "neighbour", "stake": 1}
        for match in get_args(box.MatchKind)
        for wins in ("lowest", "highest")
        for stuck in ("out", "pass")
    ],
}
"""By key, choices that together need every sentence the key has."""

CHOICES = [(key, values) for key, listed in VALUES.items() for values in listed]


def texts(ruleset: Ruleset, lang: str = "en") -> list[str]:
    return [Words(lang).render(sentence) for section in explain(ruleset) for sentence in section.sentences]


def test_every_key_of_a_ruleset_is_explained_or_told_with_another() -> None:
    fields = set(Ruleset.__struct_fields__) - NAMES
    assert fields == (set(SENTENCES) - {"alone"}) | set(TOLD_WITH)
    assert set(TOLD_WITH.values()) <= set(SENTENCES)


def test_every_key_has_its_place_in_one_section() -> None:
    placed = [key for keys in PARTS.values() for key in keys]
    assert sorted(placed) == sorted(SENTENCES) == sorted(VALUES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key, values", CHOICES, ids=[f"{key}-{values}" for key, values in CHOICES])
def test_every_choice_has_its_whole_sentences(key: str, values: dict[str, Any], lang: str) -> None:
    said = sentences(make(**values), key)
    without = key == "one_die" and values.get("dice") == 1
    assert said or without
    for message in said:
        text, wrong = Words(lang).checked(message)
        assert wrong == []
        assert text[0].isupper()
        assert text[-1] in ".”"


def told_by(key: str) -> Iterator[str]:
    def ids(message: Message) -> Iterator[str]:
        yield message.id
        for value in message.args.values():
            if isinstance(value, Message):
                yield from ids(value)

    for values in VALUES[key]:
        for message in sentences(make(**values), key):
            yield from ids(message)


def test_the_choices_tested_here_need_every_sentence_of_the_catalogue() -> None:
    from tests.words.catalogues import entries

    said = {id for key in VALUES for id in told_by(key)} | set(PARTS)
    said |= {POSTAL[id] for id in said if id in POSTAL}  # the same where letters stand for tiles
    assert {name for name in entries("en") if name.startswith("explain-")} == said


@pytest.mark.parametrize("key", ["sets", "turn", "stuck", "score", "on_shut", "ties", "must_shut", "doubles"])
def test_different_choices_for_a_key_read_differently(key: str) -> None:
    plain = {"match": "single", "turn": "whole"}
    rulesets = {
        f"{values[key]} {values.get('insurance')}": make(
            **{**values, **{k: v for k, v in plain.items() if k != key}}
        )
        for values in VALUES[key]
        if key in values
    }
    said = {value: [m.id for m in sentences(ruleset, key)] for value, ruleset in rulesets.items()}
    assert len({tuple(ids) for ids in said.values()}) == len(said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", sorted(DIFFERENCES))
def test_every_variant_that_ships_is_explained_without_a_gap(id: str, lang: str) -> None:
    for section in explain(preset(id)):
        for message in (section.title, *section.sentences):
            assert Words(lang).checked(message)[1] == []


def test_no_two_variants_have_the_same_rules_text_unless_they_are_the_same_game() -> None:
    """`golf` is the standard game under its own name; nothing else that ships equals another."""
    written: dict[str, list[str]] = {}
    for id in DIFFERENCES:
        written.setdefault("\n".join(texts(preset(id))), []).append(id)
    assert [ids for ids in written.values() if len(ids) > 1] == []


def test_the_pub_game_tells_its_choice_of_dice_and_its_stakes() -> None:
    said = texts(preset("pub"))
    assert (
        "When every tile of 7 and above is shut, a player may throw one die only, and chooses anew before"
        " every throw." in said
    )
    assert any("gets 2 points from each of the others" in text for text in said)
    assert "Stake points are only points, never money." in said


def test_a_single_round_has_no_word_of_totals_over_rounds() -> None:
    assert "One round is played, and the lowest score wins." in texts(preset("golf"))
    assert not any("total wins" in text for text in texts(preset("golf")))


def test_the_limit_is_told_as_reached_at_the_number_itself() -> None:
    assert any("whoever has 45 or more is out" in text for text in texts(preset("survivor")))


def test_the_absence_of_a_rule_is_passed_over_in_the_prose() -> None:
    for key in SILENT:
        silent = [Words("en").render(message) for message in sentences(preset("golf"), key)]
        assert silent
        assert not set(silent) & set(texts(preset("golf")))


def test_a_box_of_one_die_says_nothing_of_throwing_one_instead() -> None:
    said = texts(preset("six-flaps"))
    assert said[2] == "One ordinary die is thrown."
    assert not any("one alone" in text for text in said)


def test_a_game_that_nobody_can_play_alone_says_nothing_of_playing_alone() -> None:
    titles = [section.title.id for section in explain(make(seats=(2, 4)))]
    assert "explain-part-alone" not in titles


def test_a_key_told_with_another_has_no_sentence_of_its_own() -> None:
    with pytest.raises(KeyError):
        sentences(Ruleset(), "one_die_sum")


@pytest.mark.parametrize(
    "lang, start, rule",
    [
        ("en", "Player 2 has a rule of their own:", "When the open tiles add up to 6 or less, only one"),
        ("pl", "Gracz 2 ma własną zasadę:", "Gdy otwarte kafelki dają razem 6 lub mniej, rzuca"),
        (
            "nl",
            "Speler 2 heeft een eigen regel:",
            "Als de open klepjes samen 6 of minder zijn, wordt met maar",
        ),
    ],
)
def test_a_handicap_cites_the_whole_rule_of_its_seat(lang: str, start: str, rule: str) -> None:
    cited = [text for text in texts(make(handicap_one_die=("never", "must")), lang) if text.startswith(start)]
    assert [rule in text for text in cited] == [True]


@pytest.mark.parametrize(
    "id, changes, example",
    [
        ("golf", {}, "with 2 and 5 open it is 7"),
        ("lucky-seven", {}, "with 7 open it is 7"),
        ("golf", {"tiles": (1, 2, 3, 4)}, "with 1 and 2 open it is 3"),
        ("even-stevens", {}, "with 2 and 4 open it is 6"),
        ("digital", {}, "with 1, 2 and 5 open it is 125"),
        ("digital", {"shut_at_start": (1, 2)}, "with 3, 4 and 5 open it is 345"),
    ],
)
def test_the_example_of_a_score_is_of_tiles_that_can_stand_open(
    id: str, changes: dict[str, Any], example: str
) -> None:
    assert example in " ".join(texts(preset(id, **changes)))


def test_no_example_is_given_where_rows_count_more_than_once() -> None:
    assert sentences(preset("double-shutter"), "score")[0].id == "explain-score-weighted"


def test_markers_and_useless_throws_are_told_without_contradiction() -> None:
    said = " ".join(texts(preset("high-rollers")))
    assert "A throw that can shut nothing costs a marker, and the turn goes on" in said
    assert "has no marker to pay with, ends that player’s turn" in said
    assert "A throw with which a player can shut nothing ends that player’s turn" not in said
