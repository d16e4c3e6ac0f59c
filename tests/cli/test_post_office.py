"""Post Office in the terminal: whole matches for one to four seats, drafts, questions, what stays hidden."""

import json
import re
from pathlib import Path

import pytest

from pillarbox import catalogue
from tests.cli.post_player import PostPlayer
from tests.cli.running import process
from tests.cli.test_play import flat, match_id

PEOPLE = ("Ann", "Bob", "Cis", "Dan")
CARD = r"[AB][0-9]{2}"


def seats(*names: str) -> list[str]:
    return [part for name in names for part in ("--seat", name)]


@pytest.mark.parametrize("plain", [[], ["--plain"]])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_people_play_to_the_end_at_one_keyboard_and_the_record_verifies(
    count: int, plain: list[str], tmp_path: Path
) -> None:
    args = ["post-office", *plain, *seats(*PEOPLE[:count]), "--seed", "k"]
    with PostPlayer(tmp_path, *args) as player:
        assert player.play() == 0, player.shown[-2000:]
    shown = flat(player.shown)
    assert "Traceback" not in shown
    ends = "your post office is" if count == 1 else "Golden Post Horn"
    assert shown.count(ends) == 1
    assert "Lines " in shown  # the count, line by line
    assert process(tmp_path, "verify", match_id(player.shown)).code == 0
    # The same keys through a plain pipe, all at once, play the same match.
    again = process(tmp_path / "again", "play", *args, typed="\n".join(player.typed) + "\n")
    assert (again.code, again.err) == (0, "")
    assert again.out.splitlines()[-6:-3] == player.shown.splitlines()[-6:-3]


@pytest.mark.parametrize("ruleset", ["post-office-b", "post-office-random", "post-office-open"])
def test_the_other_rulesets_are_played_too(ruleset: str, tmp_path: Path) -> None:
    with PostPlayer(tmp_path, ruleset, "--seat", "Ann") as player:
        assert player.play() == 0, player.shown[-2000:]
    assert "your post office is" in flat(player.shown)
    assert ("Still to come" in player.shown) is (ruleset == "post-office-open")


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_bots_play_among_themselves(count: int, tmp_path: Path) -> None:
    bots = ("bot:greedy1", "bot:random", "bot:greedy1", "bot:random")[:count]
    ran = process(tmp_path, "play", "post-office", "--json", *seats(*bots), "--seed", "b")
    assert ran.code == 0, ran.err
    result = json.loads(ran.out)
    assert result["over"]
    assert sorted(result["winners"]) == [s for s, place in enumerate(result["places"]) if place == 1]
    assert process(tmp_path, "verify", result["match"]).code == 0


# Drafts.


def test_cards_are_a_draft_until_both_are_confirmed(tmp_path: Path) -> None:
    with PostPlayer(tmp_path, "post-office", "--seat", "Ann", "--seed", "d") as player:
        shown = player.until("which card do you lay first")
        first, second = re.findall(rf"lay first, ({CARD}) or ({CARD})", flat(shown))[-1]
        assert "cannot" not in shown
        laid = player.ask(f"{first.lower()} r0 2 0")
        assert "Preview, nothing is decided: total" in laid
        assert "“Over THERE” is not understood." in flat(player.ask("Over  THERE"))
        assert re.search(r"\([.mgpsf]\)", laid)  # the draft's slots stand in round brackets
        assert f"where do you lay {second}?" in flat(laid)
        assert f"{first} lies on the table already." in flat(player.ask(f"{first} r0 2 0"))
        both = player.ask(f"{second} r0 +4+0")
        assert "Both cards are laid as a draft." in flat(both)
        assert "All cards are laid" in flat(player.ask("A99"))
        kept = process(tmp_path, "convert", "seeded", "--json")
        assert "acted" not in [event["event"] for event in json.loads(kept.out)["events"]]
        assert f"“A99” is not among the cards laid as a draft: {first} and {second}." in flat(
            player.ask("undo A99")
        )
        # Without the first card the second has nothing to lie on.
        lifted = flat(player.ask(f"undo {first}"))
        assert f"{first} and {second} are back in your hand" in lifted
        player.ask(f"{first} r0 +2+0")
        player.ask(f"{second} r0 +2+1")
        assert f"{second} is back in your hand." in flat(player.ask("undo"))
        player.ask(f"{second} r0 -2+0")
        # Here the second one still lies on the start card, and stays.
        assert f"{first} is back in your hand." in flat(player.ask(f"undo {first}"))
        player.ask(f"{first} r0 +2+0")
        confirmed = flat(player.ask(""))
        assert f"Ann lays {second} upright at row -2, column 0." in confirmed
        assert f"Ann lays {first} upright at row 2, column 0." in confirmed
        kept = process(tmp_path, "convert", "seeded", "--json")
        acts = [event for event in json.loads(kept.out)["events"] if event["event"] == "acted"]
        assert [act["actions"] for act in acts] == [[f"{second} r0 -2+0", f"{first} r0 +2+0"]]
        player.type("quit")


def test_what_is_typed_is_understood_or_kindly_refused(tmp_path: Path) -> None:
    with PostPlayer(tmp_path, "post-office", "--seat", "Ann", "--seed", "d") as player:
        first, second = re.findall(
            rf"lay first, ({CARD}) or ({CARD})", flat(player.until("which card do you lay first"))
        )[-1]
        other = next(
            card.id for card in catalogue.load("post-office")[1].cards if card.id not in (first, second)
        )
        for line, answered in (
            ("", f"Which card: {first} or {second}?"),
            ("2 0", f"Which card: {first} or {second}?"),
            (first, f"Where does {first} go?"),
            ("nonsense", "“nonsense” is not understood. A card is laid like this: "),
            (f"{first} r7 1 1", "A card is turned by 0, 1, 2 or 3 quarter turns, not by 7."),
            ("r9", "A card is turned by 0, 1, 2 or 3 quarter turns, not by 9."),
            (f"{first} 9 9", f"There {first} would not cover anything."),
            (f"{first} 0 0", f"There {first} would only cover slots."),
            (f"{other} 1 1", f"You do not hold {other}. In your hand: {first}, {second}."),
            (f"{first} 2 0?", f"Yes, {first} r0 +2+0 is possible. Preview, nothing is decided: total"),
            (f"{first} 9 9?", f"There {first} would not cover anything."),
            (f"{first} r1?", f"{first} r1: its top-left slot can go to "),
            ("?", f"{first} can go to 60 places."),  # rule P6: on a lone start card
            ("undo", "No card is laid as a draft, so there is nothing to take back."),
            (f"undo {first}", "No card is laid as a draft, so there is nothing to take back."),
            ("peek", "Nothing lies covered."),
            ("peek Ann", "Nothing lies covered."),
            ("peek Bob", "“Bob” is not one player’s name. Choose Ann."),
            ("score", "Lines 0, mice "),
            ("rules", "A card covers at least one slot of the cards already laid"),
            ("help", "undo A02 lifts that one"),
        ):
            shown = flat(player.ask(line))
            assert answered in shown, (line, shown)
        player.type("quit")


def test_cells_that_are_marked_are_those_where_the_card_may_go(tmp_path: Path) -> None:
    with PostPlayer(tmp_path, "post-office", "--seat", "Ann", "--seed", "d") as player:
        first = re.findall(rf"lay first, ({CARD})", flat(player.until("which card do you lay first")))[-1]
        drawn = player.ask(f"{first} r1?")
        # Rule P6: crosswise a card goes to 16 places on a lone start card, upright to 14.
        assert drawn.count("[") == 16 + 1  # the sentence shows the mark once
        assert player.ask(f"{first}?").count("[") == 14 + 1
        player.type("quit")
    listed = process(tmp_path / "plain", "play", "post-office", "--plain", "--seat", "Ann", "--seed", "d",
                     typed=f"{first} r1?\n")  # fmt: skip
    places = re.findall(rf"{first} r1 can go to 16 places, row and column: (.*?)\.", flat(listed.out))
    assert len(places[0].split(", ")) == 16


def test_covered_slots_are_shown_only_where_the_rules_allow_it(tmp_path: Path) -> None:
    for change, told in (("peek=true", "covers, from the top down:"), ("peek=false", "may not be looked at")):
        with PostPlayer(tmp_path, "post-office", "--with", change, "--seat", "Ann") as player:
            player.until("Both cards")
            assert told in flat(player.ask("peek"))
            player.type("quit")


def test_a_match_left_in_the_middle_of_a_draft_goes_on_before_it(tmp_path: Path) -> None:
    with PostPlayer(tmp_path, "post-office", "--seat", "Ann", "--seed", "d") as player:
        hand = re.findall(r"lay first, (.*?),", flat(player.until("which card do you lay first")))[-1]
        player.until("Both cards are laid as a draft")
        player.type("quit")
    with PostPlayer(tmp_path, "--resume", "seeded") as back:
        assert re.findall(r"lay first, (.*?),", flat(back.until("which card do you lay first")))[-1] == hand
        assert back.play() == 0


def test_a_hint_says_what_to_keep_and_where_to_lay_with_reasons(tmp_path: Path) -> None:
    with PostPlayer(tmp_path, "post-office", *seats("Ann", "bot:greedy1"), "--seed", "h") as player:
        one, other = re.findall(rf"do you keep ({CARD}) or ({CARD})", flat(player.until("do you keep")))[-1]
        shown = flat(player.ask("hint"))
        kept = re.findall(rf"The coach would keep ({CARD}): then [-0-9.]+ points", shown)
        assert set(kept) < {one, other}
        assert f"{kept[0]} alone could bring your total to " in shown
        player.until("which card do you lay first")
        laid = flat(player.ask("hint"))
        place = rf"{CARD} r[0-3] [+-]\d+[+-]\d+"
        first, second = re.findall(rf"The coach would take ({place}), ({place}): then", laid)[0]
        assert re.search(r"The total (goes from -?\d+ to|stays at) -?\d+\.", laid)
        player.ask(first)
        assert f"The coach would take {second}: then" in flat(player.ask("hint"))
        player.ask(second)
        assert "All cards are laid" in flat(player.ask("hint"))
        player.type("quit")


# What stays hidden.


@pytest.mark.parametrize("count", [2, 3, 4])
def test_nothing_that_a_person_reads_names_a_card_that_only_a_bot_has_seen(
    count: int, tmp_path: Path
) -> None:
    bots = ["bot:greedy1"] * (count - 1)
    with PostPlayer(tmp_path, "post-office", "--seat", "Ann", *seats(*bots), "--seed", "h") as player:
        assert player.play() == 0
    text = flat(player.shown)
    # A bot is never said to keep or draw a card by name, and to pass one only to Ann.
    assert not re.search(rf"\(bot\)( \d)? (keeps|draws) {CARD}", text)
    assert set(re.findall(rf"\(bot\)(?: \d)? passes {CARD} to (\w+)", text)) == {"Ann"}


def test_what_one_person_sees_is_not_told_to_all(tmp_path: Path) -> None:
    with PostPlayer(tmp_path, "post-office", *seats("Ann", "Bob"), "--seed", "h") as player:
        ann = player.until("Ann, it is your turn to choose in secret.")
        assert not re.search(rf"(keeps|draws) {CARD}", ann)
        kept = re.findall(rf"do you keep ({CARD})", flat(player.ask("")))[0]
        after = flat(player.ask(kept))
        assert "Ann has chosen." in after
        assert "Bob, it is your turn to choose in secret." in after
        assert kept not in after.partition("Ann has chosen.")[2]
        player.until("Bob: do you keep")
        both = flat(player.ask(answer_of(player)))
        assert "Bob has chosen. All cards are passed to the left." in both
        assert not re.search(rf"passes {CARD}", both)
        player.type("quit")


def answer_of(player: PostPlayer) -> str:
    """The first card that the last question offers to keep."""
    return str(re.findall(rf"do you keep ({CARD})", flat(player.shown))[-1])


# The end, and other words.


def test_the_end_tells_places_and_every_count(tmp_path: Path) -> None:
    ran = process(
        tmp_path, "play", "post-office", *seats("bot:greedy1", "bot:random", "bot:random"), "--seed", "e"
    )
    text = flat(ran.out)
    assert text.count("The count of ") == 3
    assert "The Golden Post Horn goes to greedy1 (bot)." in text
    assert "1. greedy1 (bot)" in text


def test_real_dice_have_no_meaning_here(tmp_path: Path) -> None:
    ran = process(tmp_path, "play", "post-office", "--real-dice", "--seat", "Ann")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "pillarbox: This game has no dice, so --real-dice has no meaning here.\n"


def test_a_deck_of_ones_own_is_played_with(tmp_path: Path) -> None:
    deck = tmp_path / "mine"
    cards = "\n\n".join(f"{card.id} {card.set}\n{card.slots[:2]}\n{card.slots[2:4]}\n{card.slots[4:]}"
                        for card in catalogue.load("post-office")[1].cards)  # fmt: skip
    deck.write_text(cards.replace("A01", "X1"), encoding="utf-8")
    with PostPlayer(tmp_path, "post-office-random", "--deck", str(deck), "--seat", "Ann") as player:
        assert player.play() == 0, player.shown
    ran = process(tmp_path, "play", "post-office", "--deck", str(tmp_path / "none.txt"), "--seat", "Ann")
    assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert "none.txt”" in ran.err


@pytest.mark.parametrize("language", ["en", "pl", "nl"])
@pytest.mark.parametrize("columns", [40, 80])
def test_every_language_plays_and_nothing_is_wider_than_the_terminal(
    language: str, columns: int, tmp_path: Path
) -> None:
    with PostPlayer(
        tmp_path, "post-office", "--seat", "Ann", "--seat", "bot:greedy1", "--seed", "w"
    ) as player:
        assert player.play() == 0
    keys = ["help", "rules", "?", "score", "table", "peek", *player.typed]
    ran = process(
        tmp_path / "again",
        *("play", "post-office", "--lang", language, "--seat", "Ann", "--seat", "bot:greedy1", "--seed", "w"),
        typed="\n".join(keys) + "\n",
        env={"COLUMNS": str(columns)},
    )
    assert (ran.code, ran.err) == (0, "")
    assert not re.search(r"\b(cli|cards|post|coach)-[a-z]", ran.out)  # no bare ids
    lines = [line for line in ran.out.splitlines() if not line.startswith("  pillarbox ")]
    assert max(map(len, lines)) <= columns, max(lines, key=len)
