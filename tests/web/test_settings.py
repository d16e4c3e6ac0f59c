"""How a server's settings are refused: a sentence of the reader's language, with what would be right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pillarbox.core.message import Refused
from pillarbox.web.settings import read
from pillarbox.words.render import render


@pytest.mark.parametrize(
    "given, en, pl",
    [
        (
            {"port": 70000},
            "A setting of the server is wrong. At port there must be a number of at most 65535.",
            "Jedno z ustawień serwera jest błędne. W miejscu port ma stać liczba nie większa niż 65535.",
        ),
        (
            {"grace": "long"},
            "A setting of the server is wrong. At grace there must be a whole number, and not a text.",
            "Jedno z ustawień serwera jest błędne. W miejscu grace ma stać liczba całkowita, a nie tekst.",
        ),
    ],
)
def test_a_setting_that_cannot_be_is_told_in_the_readers_language(
    given: dict[str, Any], en: str, pl: str
) -> None:
    with pytest.raises(Refused) as refused:
        read(given, {})
    assert [render(refused.value.message, lang) for lang in ("en", "pl")] == [en, pl]


def test_a_settings_file_that_is_no_toml_is_told_with_the_place(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('host = "127.0.0.1"\nport =\n')
    with pytest.raises(Refused) as refused:
        read({}, {}, str(file))
    told = render(refused.value.message, "nl")
    assert told.endswith("server.toml zijn niet te lezen: vanaf regel 2, kolom 7 is dit geen TOML.")


def test_a_settings_file_that_is_not_there_is_named_by_the_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"none\.toml"):
        read({}, {}, str(tmp_path / "none.toml"))
