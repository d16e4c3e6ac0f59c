"""Which language is spoken: the flag, then PILLARBOX_LANG, then what the system says, then English."""

from __future__ import annotations

import subprocess
import sys

import pytest

from pillarbox.core.message import Refused
from pillarbox.words.languages import choose, from_environment
from pillarbox.words.render import Words, render


def test_the_flag_is_heard_before_everything_else() -> None:
    assert choose("nl", {"PILLARBOX_LANG": "pl", "LC_ALL": "pl_PL.UTF-8", "LANG": "en_GB"}) == "nl"


def test_the_own_variable_is_heard_before_the_systems() -> None:
    assert choose(None, {"PILLARBOX_LANG": "pl", "LC_ALL": "nl_NL.UTF-8"}) == "pl"


def test_the_systems_variables_are_heard_in_the_systems_order() -> None:
    everything = {"LC_ALL": "pl_PL.UTF-8", "LC_MESSAGES": "nl_NL", "LANG": "en_US.UTF-8"}
    assert choose(None, everything) == "pl"
    assert choose(None, {**everything, "LC_ALL": ""}) == "nl"
    assert choose(None, {"LANG": "nl_BE@euro"}) == "nl"


@pytest.mark.parametrize("setting", ["C", "POSIX", "C.UTF-8", "de_DE.UTF-8", "", "plastic"])
def test_a_system_in_another_language_gets_english(setting: str) -> None:
    assert choose(None, {"LANG": setting}) == "en"


def test_a_system_that_says_nothing_gets_english() -> None:
    assert choose(None, {}) == "en"
    assert choose("", {}) == "en"


@pytest.mark.parametrize("flag", ["pl", "PL", "pl-PL", "pl_PL.UTF-8", " pl "])
def test_a_language_is_known_by_all_its_usual_codes(flag: str) -> None:
    assert choose(flag, {}) == "pl"


@pytest.mark.parametrize("asked", ["de", "polish", "pl/../en", "\x00"])
def test_a_language_that_there_is_none_of_is_refused_naming_the_three(asked: str) -> None:
    for flag, environ in ((asked, {}), (None, {"PILLARBOX_LANG": asked})):
        with pytest.raises(Refused) as refusal:
            choose(flag, environ)
        text = render(refusal.value.message, "en")
        assert asked in text
        assert "en, pl or nl" in text


def test_a_refused_language_can_be_told_in_the_surroundings_language() -> None:
    assert from_environment({"PILLARBOX_LANG": "de", "LANG": "nl_NL.UTF-8"}) == "nl"


def test_words_of_an_unknown_language_are_refused() -> None:
    with pytest.raises(Refused):
        Words("de")


def test_choosing_a_language_loads_no_fluent() -> None:
    code = (
        "import sys; from pillarbox.words.languages import choose; import pillarbox.words.render;"
        "choose(None, {}); print([name for name in sys.modules if name.startswith(('fluent', 'babel'))])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert run.stdout.strip() == "[]"
