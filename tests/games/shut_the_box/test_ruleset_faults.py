"""Faulty ruleset files: each fault is told with line and key, in every language, and nothing else happens."""

import sys
from types import FrameType
from typing import Any

import pytest

from pillarbox.core.message import Fault, FaultyFile
from pillarbox.games.shut_the_box.clashes import CLASHES
from pillarbox.games.shut_the_box.ruleset import parse
from pillarbox.words.render import Words
from tests.games.shut_the_box.faulty import ABSURD, BASES, BY_HAND


def faults(text: str) -> tuple[Fault, ...]:
    """What is wrong with a text; nothing if it is a ruleset."""
    try:
        parse(text, BASES.get, "house.toml")
    except FaultyFile as faulty:
        return faulty.faults
    return ()


def short(text: object) -> str:
    return repr(text)[:60] if isinstance(text, str) else ""


def test_there_are_more_than_sixty_by_hand() -> None:
    assert len(BY_HAND) > 120


@pytest.mark.parametrize("text, expected", BY_HAND, ids=short)
def test_a_faulty_file_is_told_what_is_wrong_where(text: str, expected: list[tuple[int, str, str]]) -> None:
    assert [(fault.line, fault.key, fault.wrong.id) for fault in faults(text)] == expected


@pytest.mark.parametrize("lang", ["en", "pl", "nl"])
@pytest.mark.parametrize("text", [text for text, _ in BY_HAND], ids=short)
def test_every_fault_is_one_plain_line_in_every_language(text: str, lang: str) -> None:
    for fault in faults(text):
        assert fault.file == "house.toml"
        for message in (fault.wrong, fault.right):
            line, amiss = Words(lang).checked(message)
            assert not amiss
            assert line.replace("\N{NO-BREAK SPACE}", " ").isprintable()
            assert line[-1] in ".?]"
            assert len(line) < 800


def test_every_contradiction_has_an_example() -> None:
    shown = {name for _, expected in BY_HAND for _, _, name in expected}
    assert {clash.name for clash in CLASHES} <= shown


def right(text: str) -> str:
    return Words("en").render(faults(text)[0].right)


def test_a_fault_says_what_would_be_right() -> None:
    assert right("tils = 10") == "Perhaps tiles is meant."
    assert right("one_die = 'maybe'") == 'Choose "never", "may" or "must".'
    assert right("one_die = must") == 'Write "must".'
    assert right("insurance = True") == "Write true or false."
    assert right("dice = 5") == "Write a whole number from 1 to 4."
    assert right("tiles = 'ten'") == (
        "Write a whole number from 1 to 24, or a list of different tile numbers from 1 to 99."
    )
    assert right("limit = 'soon'") == 'Write "auto" or a whole number from 1 to 1000000000000.'
    assert right("seats = [1]") == "Write a list such as [1, 12]."
    assert right("base = 'classic'\ndice = 1") == 'Set one_die = "never", or set dice to 2 or more.'
    assert "tiles" in right("money = 10")


def test_a_faulty_file_says_its_first_fault_in_one_line() -> None:
    with pytest.raises(FaultyFile) as raised:
        parse("# ours\ntils = 10", BASES.get, "house.toml")
    told = Words("en").render(raised.value.message)
    assert told == "house.toml, line 2: There is no key tils. Perhaps tiles is meant."


def test_of_very_many_faults_the_first_fifty_are_told_and_that_there_are_more() -> None:
    found = faults("".join(f"a{n} = 1\n" for n in range(500)))
    assert [fault.line for fault in found] == [*range(1, 51), 0]
    assert found[-1].wrong.id == "fault-too-many"


def lines_run(text: str) -> int:
    """How many lines of Python the judging of a text takes."""
    count = 0

    def trace(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        faults(text)
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize("text", ABSURD, ids=short)
def test_an_absurd_file_is_judged_in_a_bounded_number_of_steps(text: str) -> None:
    """The worst take some 160,000 lines of Python: a few milliseconds on any machine."""
    assert len(text.encode()) <= 16384
    assert lines_run(text) < 250_000


@pytest.mark.parametrize("text", ABSURD, ids=short)
def test_an_absurd_file_gives_faults_and_nothing_else(text: str) -> None:
    assert bool(faults(text)) == bool(text.strip("#\n"))
