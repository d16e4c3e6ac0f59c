"""Golden files: what the rules were when they were last reviewed is what they are now."""

import pytest

from tests.conformance.goldens import FOLDER, golden, names, wrapped

NAMES = names()


def test_every_ruleset_has_a_golden_file_for_each_number_of_seats_and_no_file_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_ruleset_plays_counts_and_is_worth_what_its_golden_file_says(name: str) -> None:
    written = (FOLDER / name).read_text(encoding="utf-8")
    assert golden(*NAMES[name]) == written, "changed on purpose? `make golden` writes it anew"


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_file_is_small_enough_to_be_read(name: str) -> None:
    assert (FOLDER / name).stat().st_size < 16 * 1024


def test_long_matches_are_wrapped_without_losing_a_move() -> None:
    words = [f"{n}-{n}" for n in range(1, 60)]
    lines = wrapped(words)
    assert all(len(line) <= 100 for line in lines)
    assert ", ".join(line.removeprefix("moves ") for line in lines).split(", ") == words
