"""Which folder the program keeps its data in."""

from pathlib import Path

import pytest

from pillarbox.core.message import Refused
from pillarbox.play.home import data_dir


@pytest.mark.parametrize(
    "given, env, platform, expected",
    [
        ("/given", {"PILLARBOX_DATA": "/env", "XDG_DATA_HOME": "/xdg"}, "linux", "/given"),
        (None, {"PILLARBOX_DATA": "/env", "XDG_DATA_HOME": "/xdg"}, "linux", "/env"),
        (None, {"PILLARBOX_DATA": "", "XDG_DATA_HOME": "/xdg"}, "linux", "/xdg/pillarbox"),
        (None, {"XDG_DATA_HOME": "not/absolute"}, "linux", "/home/ann/.local/share/pillarbox"),
        (None, {}, "linux", "/home/ann/.local/share/pillarbox"),
        (None, {}, "darwin", "/home/ann/Library/Application Support/pillarbox"),
        (None, {"LOCALAPPDATA": "/local"}, "win32", "/local/pillarbox"),
        ("~/boxes", {}, "linux", "/home/ann/boxes"),
    ],
)
def test_the_nearest_word_on_the_folder_counts(
    given: str | None, env: dict[str, str], platform: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", "/home/ann")
    assert data_dir(given, env, platform) == Path(expected)


def test_a_user_without_a_home_is_told_to_choose_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless(self: Path) -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "expanduser", homeless)
    with pytest.raises(Refused) as refused:
        data_dir(None, {}, "linux")
    assert refused.value.message.id == "store-no-home"
