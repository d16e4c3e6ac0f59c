"""What a move did, told: throws and why they are useless, choices, and how turns, rounds and matches end."""

from __future__ import annotations

import pytest

from pillarbox.games.shut_the_box import notation, show
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.words.render import Words
from tests.games.shut_the_box.drawn import Drawn, at, begun
from tests.games.shut_the_box.presets import make, preset

NAMES = ["Ann", "Bob", "Cas"]


def told(drawn: Drawn, move: str, lang: str = "en") -> list[str]:
    """The sentences for one move, in notation."""
    after = drawn.play(move)
    messages = show.tell(drawn.ruleset, drawn.state, drawn._move(drawn.state, move), after.state, NAMES)
    checked = [Words(lang).checked(message) for message in messages]
    assert [wrong for _, wrong in checked if wrong] == []
    return [text for text, _ in checked]


# Throws and choices.


@pytest.mark.parametrize(
    "lang, throw, shut",
    [
        ("en", "Ann throws 3 and 4: 7 in all.", "Ann shuts tiles 1 and 6."),
        ("pl", "Ann rzuca 3 i 4, razem 7.", "Ann zamyka kafelki 1 i 6."),
        ("nl", "Ann gooit 3 en 4: samen 7.", "Ann sluit de klepjes 1 en 6."),
    ],
)
def test_a_throw_and_its_set_are_told(lang: str, throw: str, shut: str) -> None:
    drawn = begun(preset("golf"))
    assert told(drawn, "3-4", lang) == [throw]
    assert told(drawn.play("3-4"), "1+6", lang) == [shut]
    assert "7" in told(drawn.play("3-4"), "7", lang)[0]


def test_one_die_is_told_without_a_total() -> None:
    assert told(at(preset("classic"), "1,2"), "2") == ["Ann throws 2."]


def test_a_double_that_counts_twice_is_told_as_such() -> None:
    drawn = begun(make(doubles="twice"))
    assert told(drawn, "3-3") == ["Ann throws 3 and 3: as a double, that counts 12."]
    assert told(drawn, "3-4") == ["Ann throws 3 and 4: 7 in all."]


def test_a_choice_of_dice_and_stopping_are_told() -> None:
    assert told(at(preset("pub"), "1,2 throws=3"), "1d") == ["Ann takes one die."]
    stopping = told(at(make(must_shut=False), "1,2,9 throws=3"), "stop")
    assert stopping == ["Ann stops.", "Ann keeps a score of 12.", "The score in the end: 12."]


@pytest.mark.parametrize(
    "lang, again",
    [("en", "Ann throws again."), ("pl", "Ann rzuca jeszcze raz."), ("nl", "Ann gooit nog eens.")],
)
def test_going_on_where_stopping_was_the_only_other_choice_is_no_choice_of_dice(
    lang: str, again: str
) -> None:
    assert told(at(make(must_shut=False), "1,2,9 throws=3"), "2d", lang) == [again]


def test_the_neighbours_reopening_is_told_of_both_seats() -> None:
    drawn = at(preset("email-holiday"), "open=1,2,3,4,5/all stage=reopen")
    assert told(drawn, "^7") == ["Bob opens Ann’s tile 7 again."]
    assert told(drawn, "keep") == ["Bob leaves Ann’s tiles as they are."]


def test_a_forced_reopening_and_a_chance_one_are_told() -> None:
    drawn = at(make(stuck="reopen-one"), "1,2 throws=3")
    assert told(drawn, "6-6") == ["Ann throws 6 and 6: 12 in all.", "No open tiles add up to 12."]
    assert told(drawn.play("6-6"), "^9") == ["Ann opens tile 9 again."]
    flip = at(preset("email", solo_reopen=50), "1,2,3 stage=flip")
    assert told(flip, "flip:9") == ["By chance tile 9 opens again."]
    assert told(flip, "flip:none") == ["No tile opens again."]


def test_a_sealed_choice_tells_nothing_until_all_are_in() -> None:
    drawn = at(preset("shared-throw"), "seats=2 throw=3-4")
    assert told(drawn, "1:7") == ["Bob has chosen."]
    assert told(drawn.play("1:7"), "0:1+6") == ["Ann shuts tiles 1 and 6.", "Bob shuts tile 7."]


# Why a throw is useless.


@pytest.mark.parametrize(
    "ruleset, position, throw, reason",
    [
        (make(), "1,5,9 throws=2", "1-3", "No open tiles add up to 4."),
        (make(most_tiles=1), "1,5 throws=2", "1-5", "Tile 6 is not open, and no other single tile will do."),
        (make(most_tiles=2), "1,2,5 throws=2", "2-6", "No open tiles, 2 at most, add up to 8."),
        (make(doubles="twice"), "6,9 throws=2", "3-3", "No open tiles add up to 12."),
        (preset("thai"), "1,9 throws=2", "2-3", "None of the tiles 2, 3, 5 can be shut."),
        (
            make(sets="dice-or-total"),
            "2,9 throws=2",
            "2-3",
            "Tile 5 cannot be shut, nor can the tiles of the dice (2, 3) be shut together.",
        ),
        (make(sets="total-else-dice"), "1,9 throws=2", "2-2", "None of the tiles 2, 4 can be shut."),
        (
            preset("trac"),
            "2,9 throws=2",
            "2-3",
            "No open tiles add up to 5, and the tiles of the dice (2, 3) cannot all be shut.",
        ),
        (
            make(sets="difference"),
            "3,9 throws=2",
            "2-6",
            "No open tiles add up to 8, nor to the difference, 4.",
        ),
        (make(sets="product"), "1,9 throws=2", "2-6", "No open tiles add up to 12, the product of the dice."),
        (preset("two-to-go"), "all", "2-2", "The first throw must shut tile 2, and 4 cannot."),
        (
            preset("unlucky-seven"),
            "7,9 throws=2",
            "3-4",
            "A total of 7 ends the turn before anything is shut.",
        ),
        (
            preset("double-shutter"),
            "a9,b1 throws=2",
            "2-3",
            "No tiles that are free to shut add up to 5.",
        ),
    ],
)
def test_a_useless_throw_says_why(ruleset: Ruleset, position: str, throw: str, reason: str) -> None:
    assert told(at(ruleset, position), throw)[1] == reason


@pytest.mark.parametrize("lang", ["en", "pl", "nl"])
def test_with_one_die_the_difference_is_just_the_number(lang: str) -> None:
    drawn = at(make(sets="difference", one_die="must"), "1,2 throws=2")
    assert "5" in told(drawn, "5", lang)[1]


def test_a_throw_that_only_passes_the_dice_says_so() -> None:
    drawn = begun(preset("lucky-seven"), 2)
    assert told(drawn, "3-3") == [
        "Ann throws 3 and 3: 6 in all.",
        "No open tiles add up to 6.",
        "Nothing happens, and the dice pass on.",
    ]


def test_markers_are_told_as_they_come_and_go() -> None:
    ruleset = preset("high-rollers")
    earned = told(at(ruleset, "1,2,6 throws=2"), "3-3")
    assert earned[1] == "A double: Ann earns a marker and now holds 1."
    spent = told(at(ruleset, "1,2,6 throws=2 markers=2"), "1-4")
    assert spent[1:] == ["No open tiles add up to 5.", "A marker saves Ann’s turn; markers left: 1."]
    even = told(at(ruleset, "1,2,6 throws=2 markers=0"), "5-5")
    assert even[1:] == [
        "No open tiles add up to 10.",
        "The double itself earns Ann the marker that saves the turn; markers left: 0.",
    ]
    lost = told(at(ruleset, "1,2,6 throws=2"), "1-4")
    assert lost[1:] == [
        "No open tiles add up to 5.",
        "Ann is finished, with a score of 9.",
        "The score in the end: 9.",
    ]


# How turns end.


def test_a_stuck_turn_tells_its_score() -> None:
    drawn = at(preset("golf"), "open=1,5,9/all throws=2")
    assert told(drawn, "1-3") == [
        "Ann throws 1 and 3: 4 in all.",
        "No open tiles add up to 4.",
        "Ann is finished, with a score of 15.",
    ]


def test_the_end_of_a_first_throw_that_fails_its_demand_is_told() -> None:
    assert "Ann is finished on the first throw, with a score of 45." in told(
        begun(preset("two-to-go"), 2), "2-2"
    )
    match = preset("two-to-go", first_throw_lost="match")
    lines = told(begun(match, 3), "2-2")
    assert "Ann is out of the match on the first throw." in lines


def test_a_deadly_total_and_the_cap_are_told() -> None:
    deadly = told(at(preset("unlucky-seven"), "open=7,9/all throws=2"), "3-4")
    assert deadly[-1] == "Ann is finished, with a score of 16."
    capped = at(preset("golf", cap=3), "open=3,9/all throws=3 throw=1-2")
    assert told(capped, "3") == [
        "Ann shuts tile 3.",
        "After 3 throws Ann’s box is scored as it stands: 9.",
    ]


def test_seats_that_a_shared_throw_ends_are_told_by_name() -> None:
    drawn = at(preset("shared-throw"), "open=5,9/1,2,3 throws=3,3")
    assert told(drawn, "1-5") == [
        "Ann throws for everybody: 1 and 5, 6 in all.",
        "Ann can shut nothing and is finished, with a score of 14.",
    ]


# How rounds and matches end.


def test_the_shutter_of_the_box_wins_and_seats_without_a_turn_are_named() -> None:
    drawn = at(preset("pub"), "seats=3 open=3/all/all throws=5 throw=1-2")
    assert told(drawn, "3") == [
        "Ann shuts tile 3.",
        "Ann shuts the box!",
        "Scores: Ann 0.",
        "No turn in this round: Bob, Cas.",
        "Stake points: Ann +4, Bob -2, Cas -2.",
        "Ann wins!",
    ]


def test_joint_winners_are_all_named_and_share_exactly() -> None:
    drawn = at(make(stake=1), "open=8/8/9 ends=stuck,stuck,- throws=3,3,3 turn=2 starter=0")
    assert told(drawn, "1-1")[3:] == [
        "Scores: Ann 8, Bob 8, Cas 9.",
        "Stake points: Ann +1/2, Bob +1/2, Cas -1.",
        "Ann and Bob win together!",
    ]


@pytest.mark.parametrize(
    "lang, line",
    [
        ("en", "It is a draw between Ann, Bob and Cas."),
        ("pl", "Remis: Ann, Bob i Cas."),
        ("nl", "Het is gelijkspel tussen Ann, Bob en Cas."),
    ],
)
def test_equal_scores_of_all_are_a_draw(lang: str, line: str) -> None:
    drawn = at(make(), "open=8/8/8 ends=stuck,stuck,- throws=3,3,3 turn=2 starter=0")
    assert told(drawn, "1-1", lang)[-1] == line


def test_a_round_names_its_winner_the_totals_and_who_begins_the_next() -> None:
    drawn = at(preset("rounds"), "open=8/9 ends=stuck,- throws=3,3 turn=1 starter=0")
    assert told(drawn, "1-1")[3:] == [
        "Round 1 is over. Scores: Ann 8, Bob 9.",
        "Ann wins the round.",
        "Totals: Ann 8, Bob 9.",
        "Round 2: Bob begins.",
    ]


def test_a_round_that_several_or_all_win_says_so() -> None:
    two = at(preset("rounds"), "open=8/8/9 ends=stuck,stuck,- throws=3,3,3 turn=2 starter=0")
    assert "Ann and Bob share the win of the round." in told(two, "1-1")
    everybody = at(preset("rounds"), "open=8/8 ends=stuck,- throws=3,3 turn=1 starter=0")
    assert "The round is a draw between Ann and Bob." in told(everybody, "1-1")


def test_a_seat_at_the_limit_is_out_and_the_last_one_in_wins() -> None:
    position = "totals=36,20 open=9/9 ends=stuck,- throws=3,3 turn=1 starter=0"
    assert told(at(preset("survivor"), position), "1-1")[-3:] == [
        "Totals: Ann 45, Bob 29.",
        "Ann has reached 45 and is out.",
        "Bob wins!",
    ]


def test_boxes_cut_short_are_named() -> None:
    drawn = at(preset("shared-throw"), "open=7/7,9 throws=3,3 throw=3-4 sealed=7")
    lines = told(drawn, "1:7")
    assert "Ann shuts the box!" in lines
    assert "Cut short, so scored as it stands: Bob." in lines


def test_stakes_of_several_rounds_are_summed_up_at_the_end() -> None:
    past = "past=0:8,9:8,9:stuck,stuck:0:1,-1:3,3"
    ruleset = preset("rounds", rounds=2, stake=1)
    drawn = at(ruleset, f"{past} open=8/9 ends=-,stuck throws=3,3 turn=0 starter=1")
    assert told(drawn, "1-1")[-2:] == ["Ann wins!", "Stake points in all: Ann +2, Bob -2."]


def test_who_begins_and_ties_for_it_are_told() -> None:
    drawn = begun(preset("email"), 2)
    assert told(drawn, "die:4") == ["Ann throws 4 for the start."]
    level = told(drawn.play("die:4"), "die:4")
    assert level == ["Bob throws 4 for the start.", "Ann and Bob are level and throw again."]
    assert told(drawn.play("die:4"), "die:5") == ["Bob throws 5 for the start.", "Bob begins."]


def test_a_roll_off_is_announced_and_decided() -> None:
    ruleset = preset("golf", ties="roll-off")
    drawn = at(ruleset, "open=8/8 ends=stuck,- throws=3,3 turn=1 starter=0")
    assert told(drawn, "1-1")[-1] == "Ann and Bob are level: each throws one die, and the highest wins."
    last = drawn.play("1-1 die:2")
    assert told(last, "die:6")[-2:] == ["Scores: Ann 8, Bob 8.", "Bob wins!"]


def test_a_match_roll_off_is_announced_after_the_round() -> None:
    ruleset = preset("rounds", rounds=1, ties="roll-off")
    drawn = at(ruleset, "open=8/8 ends=stuck,- throws=3,3 turn=1 starter=0")
    lines = told(drawn, "1-1")
    assert "The round is a draw between Ann and Bob." in lines
    assert "Ann and Bob are level: each throws one die, and the highest wins." in lines
    assert told(drawn.play("1-1 die:6"), "die:2")[-1] == "Ann wins!"


@pytest.mark.parametrize(
    "id, position, lang, line",
    [
        ("golf", "9 throws=3", "en", "The score in the end: 9."),
        ("six-flaps", "totals=20 6 throws=3", "en", "No round was survived."),
        ("tournament", "totals=95 9 throws=3", "en", "After 1 round the total is 104."),
        ("tournament", "totals=95 9 throws=3", "pl", "Koniec po 1 rundzie, z łącznym wynikiem 104."),
        ("tournament", "totals=95 9 throws=3", "nl", "Na 1 ronde is het totaal 104."),
    ],
)
def test_a_lone_player_is_told_what_the_match_counts(id: str, position: str, lang: str, line: str) -> None:
    throw = "5" if id == "six-flaps" else "1-1"
    assert told(at(preset(id), position), throw, lang)[-1] == line


def test_a_lone_player_of_lucky_seven_is_told_the_throws() -> None:
    drawn = begun(preset("lucky-seven")).play("1-1 2-2 3-4")
    assert told(drawn, "7")[-1] == "It took 3 throws."
    first = begun(preset("lucky-seven")).play("3-4")
    assert told(first, "7")[-1] == "It took 1 throw."


def test_a_lone_players_rounds_are_told_one_by_one_and_summed_up() -> None:
    drawn = at(preset("rounds", rounds=2), "9 throws=3")
    assert told(drawn, "1-1")[-1] == "Round 1 is over, with a score of 9; the total is 9."
    last = at(preset("rounds", rounds=1), "9 throws=3")
    assert told(last, "1-1")[-1] == "The total after 1 round: 9."


def test_a_match_ended_by_the_cap_on_rounds_says_so() -> None:
    drawn = at(preset("survivor", cap_rounds=1), "open=8/9 ends=stuck,- throws=3,3 turn=1 starter=0")
    assert told(drawn, "1-1")[-2:] == ["After 1 round the match ends as it stands.", "Ann wins!"]


@pytest.mark.parametrize("lang", ["en", "pl", "nl"])
def test_a_choice_that_is_no_set_is_named_in_words_with_its_notation_in_brackets(lang: str) -> None:
    rules = preset("email-holiday")
    for text in ("1d", "2d", "stop", "^7", "keep"):
        message = show.named(rules, notation.read_action(rules, text))
        assert message is not None
        named, wrong = Words(lang).checked(message)
        assert wrong == []
        assert named.endswith(f" ({text})")
    for text in ("die:4", "flip:7", "flip:none"):
        message = show.named(rules, notation.read_outcome(rules, text))
        assert message is not None
        assert Words(lang).render(message).endswith(f" ({text})")


def test_sets_and_throws_are_numbers_and_need_no_words() -> None:
    rules = preset("email-holiday")
    assert show.named(rules, notation.read_action(rules, "1+4")) is None
    assert show.named(rules, notation.read_outcome(rules, "3-5")) is None


@pytest.mark.parametrize(
    "lang, shut, back, kept, useless",
    [
        (
            "en",
            "Ann delivers letters 1 and 6.",
            "Bob sends Ann’s letter 7 back.",
            "Bob sends none of Ann’s letters back.",
            "No letters left add up to 4.",
        ),
        (
            "pl",
            "Ann doręcza listy 1 i 6.",
            "Bob odsyła list 7 gracza Ann.",
            "Bob nie odsyła żadnego listu gracza Ann.",
            "Żadne z pozostałych listów nie dają razem 4.",
        ),
        (
            "nl",
            "Ann bezorgt de brieven 1 en 6.",
            "Bob stuurt brief 7 van Ann terug.",
            "Bob stuurt geen brief van Ann terug.",
            "Geen brieven die nog over zijn, zijn samen 4.",
        ),
    ],
)
def test_where_the_board_shows_letters_they_are_delivered_and_sent_back(
    lang: str, shut: str, back: str, kept: str, useless: str
) -> None:
    email = preset("email-holiday")
    reopening = at(email, "open=1,2,3,4,5/all stage=reopen")
    stuck = at(email, "open=2,6,7,8,9,10/all throws=3,0 turn=0 starter=0")
    throw = begun(email).play("3-4")
    said = {}
    for name, drawn, move in (
        ("shut", throw, "1+6"),
        ("back", reopening, "^7"),
        ("kept", reopening, "keep"),
        ("useless", stuck, "1-3"),
    ):
        after = drawn.play(move)
        messages = show.tell(email, drawn.state, drawn._move(drawn.state, move), after.state, NAMES)
        said[name] = [Words(lang).render(one) for one in show.on_board(email, after.state, 0, messages)]
    assert said["shut"][0] == shut
    assert said["back"][0] == back
    assert said["kept"][0] == kept
    assert useless in said["useless"]
    classic = begun(preset("classic"))
    told_of = show.tell(
        classic.ruleset, classic.state, classic._move(classic.state, "3-4"), classic.play("3-4").state, NAMES
    )
    assert show.on_board(classic.ruleset, classic.state, 0, told_of) == told_of
