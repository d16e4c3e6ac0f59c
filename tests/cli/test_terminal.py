"""The table on a real terminal: what is asked there, colours, keys that leave, widths."""

import os
import re
import select
import sys
import time
from io import StringIO
from pathlib import Path

import pytest

from pillarbox.cli import figures
from pillarbox.cli.face import Face
from pillarbox.cli.figures import working
from tests.cli.running import environment, heed_ctrl_c, process

pty = pytest.importorskip("pty", reason="terminals as POSIX has them")

SECONDS = 60


class Terminal:
    """A pillarbox process with a terminal of its own."""

    def __init__(self, data: Path, *args: str, **env: str) -> None:
        self.shown = ""
        self.at = 0
        self.pid, self.handle = pty.fork()
        if self.pid == 0:
            heed_ctrl_c()
            surroundings = environment(data, **{"TERM": "xterm", **env})
            os.execve(sys.executable, [sys.executable, "-m", "pillarbox", *args], surroundings)

    def until(self, text: str) -> str:
        """What is shown up to and with the text, from where the last such wait ended."""
        start = self.at
        end = time.monotonic() + SECONDS
        while text not in self.shown[start:]:
            assert time.monotonic() < end, self.shown
            if select.select([self.handle], [], [], 0.1)[0]:
                try:
                    self.shown += os.read(self.handle, 65536).decode(errors="replace").replace("\r\n", "\n")
                except OSError:  # the terminal is closed: the process has ended
                    return self.shown[start:]
        self.at = self.shown.index(text, start) + len(text)
        return self.shown[start : self.at]

    def type(self, keys: str) -> None:
        os.write(self.handle, keys.encode())

    def end(self) -> int:
        """Wait for the end; the exit code."""
        self.until("\0 never shown")
        code = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        os.close(self.handle)
        return code


@pytest.fixture(name="data")
def _data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def test_play_alone_opens_the_table_and_asks(data: Path) -> None:
    terminal = Terminal(data, "play")
    assert "Welcome" in terminal.until("\n> ")
    terminal.type("holid\n")  # part of a name is enough
    assert "Who plays?" in terminal.until("\n> ")
    terminal.type("Anna, bot:nobody\n")
    assert "nobody" in terminal.until("\n> ")
    terminal.type("Anna, Bob\n")
    assert "Holiday e-mail: Anna and Bob." in terminal.until("\n> ")
    terminal.type("quit\n")
    assert terminal.end() == 0
    assert "pillarbox play --resume" in terminal.shown


def test_the_next_time_it_says_what_is_not_finished(data: Path) -> None:
    left = [process(data, "play", "golf", "--seat", name, typed="\n").out for name in ("Anna", "Bob")]
    keys = [re.findall(r"This match is kept as (\w+)\.", out)[0] for out in left]
    terminal = Terminal(data, "play")
    shown = terminal.until("\n> ")
    assert shown.index("Golf: Bob, since ") < shown.index("Golf: Anna, since ")
    assert all(key in shown for key in keys)
    terminal.type(keys[0][:8] + "\n")  # an id in place of a ruleset
    assert "Golf: Anna" in terminal.until("\n> ")
    terminal.type("quit\n")
    assert terminal.end() == 0


def test_rounds_limit_and_stake_are_asked_where_the_rules_have_them(data: Path) -> None:
    for ruleset, question, wrong, right in (
        ("rounds", "How many rounds? (Enter: 5)", "-3", "2"),
        ("survivor", "stands for the sum of all tiles of the box. (Enter: 45)", "lots", "30"),
        ("pub", "How many stake points each round? (Enter: 1)", "1/2", "3"),
    ):
        terminal = Terminal(data, "play", ruleset, "--seat", "Anna", "--seat", "Bob", NO_COLOR="1")
        assert question in " ".join(terminal.until("\n> ").split())
        terminal.type(f"{wrong}\n")
        shown = " ".join(terminal.until("\n> ").split())
        assert question in shown
        assert "--with" not in shown  # nobody has written any
        assert "no option" not in shown
        terminal.type(f"{right}\n")
        terminal.until("throw two dice. (Enter)")
        terminal.until("> ")
        terminal.type("quit\n")
        assert terminal.end() == 0
        kept = process(data, "convert", re.findall(r"--resume (\w+)", terminal.shown)[-1])
        assert re.search(rf'"(rounds|limit|stake)":{right}\b', kept.out)


def test_what_was_said_on_the_command_line_is_not_asked(data: Path) -> None:
    terminal = Terminal(data, "play", "rounds", "--with", "rounds=3", "--seat", "Anna")
    assert "How many" not in terminal.until("throw two dice. (Enter)")
    terminal.until("> ")
    terminal.type("quit\n")
    assert terminal.end() == 0


def test_questions_stand_out_in_bold_unless_colour_is_unwanted(data: Path) -> None:
    for env, bold in (({}, True), ({"NO_COLOR": "1"}, False)):
        terminal = Terminal(data, "play", "golf", "--seat", "Anna", **env)
        assert ("\x1b[1mAnna: throw two dice." in terminal.until("\n> ")) is bold
        terminal.type("\x04")  # Ctrl-D
        assert terminal.end() == 0
        assert "The match is kept." in terminal.shown
    terminal = Terminal(data, "play", "golf", "--seat", "Anna", "--plain")
    assert "\x1b[1m" not in terminal.until("\n> ")
    assert "─" not in terminal.shown
    terminal.type("\x04")
    assert terminal.end() == 0


def test_ctrl_c_leaves_the_match_as_it_is(data: Path) -> None:
    terminal = Terminal(data, "play", "golf", "--seat", "Anna")
    terminal.until("\n> ")
    terminal.type("\n")
    terminal.until("which tiles")
    terminal.until("> ")
    time.sleep(0.3)  # a signal between the prompt and the wait for keys is only noticed with the next key
    terminal.type("\x03")
    assert terminal.end() == 130
    assert "pillarbox play --resume" in terminal.shown
    assert "Traceback" not in terminal.shown


def test_a_secret_choice_is_wiped_off_the_screen(data: Path) -> None:
    terminal = Terminal(data, "play", "shared-throw", "--seat", "Anna", "--seat", "Bob", "--with", "limit=1")
    terminal.until("\n> ")
    terminal.type("\n")
    assert "Anna, it is your turn to choose in secret." in terminal.until("\n> ")
    terminal.type("\n")
    terminal.until("which tiles")
    terminal.until("> ")
    terminal.type("?\n")
    first = terminal.until("which tiles").split("Possible: ")[1].split(",")[0].strip(". \n")
    terminal.until("> ")
    terminal.type(first.replace("+", " ") + "\n")
    after = terminal.until("Bob, it is your turn").rpartition("\x1b[3J")[2]
    terminal.until("> ")
    assert "Anna has chosen." in after
    assert first not in after
    terminal.type("\x04")
    assert terminal.end() == 0


@pytest.mark.parametrize("columns", [40, 80])
@pytest.mark.parametrize(
    "ruleset", ["classic", "email", "double-shutter", "triple", "the-300", "twenty-twelve"]
)
@pytest.mark.parametrize("plain", [False, True])
def test_nothing_is_wider_than_the_terminal(columns: int, ruleset: str, plain: bool, data: Path) -> None:
    seats = [part for n in range(1, 12) for part in ("--seat", f"Bartholomew the {n}th of his name")]
    more = ["--plain"] if plain else []
    ran = process(
        data,
        *("play", ruleset, "--seat", "bot:random", *seats, *more),
        typed="\n?\nrules\nscore\ntable\nhelp\n\n\nquit\n",
        env={"COLUMNS": str(columns)},
    )
    assert ran.code == 0
    lines = [line for line in ran.out.splitlines() if not line.startswith("  pillarbox ")]
    assert max(map(len, lines)) <= columns, max(lines, key=len)


@pytest.mark.parametrize("language", ["en", "pl", "nl"])
def test_every_language_plays(language: str, data: Path) -> None:
    ran = process(
        data,
        *("play", "pub", "--lang", language, "--seat", "Anna", "--seat", "bot:random", "--seed", "l"),
        typed="\n?\nhelp\nrules\nscore\nquit\n",
    )
    assert (ran.code, ran.err) == (0, "")
    assert not re.search(r"\b(cli|show|told|refused|explain)-[a-z]", ran.out)  # no bare ids


def test_faces_typed_wrong_can_be_typed_again_before_they_count(data: Path) -> None:
    terminal = Terminal(data, "play", "golf", "--real-dice", "--seat", "Anna")
    terminal.until("\n> ")
    terminal.type("12\n")  # meant as a total, read as two faces
    assert "1 and 2, 3 together?" in terminal.until("\n> ")
    terminal.type("7 8\n")  # faces that no die has are not even asked about
    shown = terminal.until("\n> ")
    assert "each from 1 to 6" in " ".join(shown.split())
    assert "together?" not in shown
    terminal.type("6 6\n")
    assert "6 and 6, 12 together?" in terminal.until("\n> ")
    terminal.type("undo\n")
    assert "together?" not in terminal.until("\n> ")
    terminal.type("66\n")
    terminal.until("\n> ")
    terminal.type("\n")
    assert "6 and 6: 12 in all" in terminal.until("\n> ")
    terminal.type("quit\n")
    assert terminal.end() == 0


@pytest.mark.parametrize("env", [{}, {"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_open_tiles_have_a_colour_unless_that_is_not_wanted(data: Path, env: dict[str, str]) -> None:
    terminal = Terminal(data, "play", "golf", "--seat", "Anna", **env)
    terminal.until("\n> ")
    terminal.type("quit\n")
    assert terminal.end() == 0
    assert ("\x1b[32m9\x1b[0m" in terminal.shown) == (not env)
    assert ("\x1b[3" in terminal.shown) == (not env)


def test_of_a_bot_that_takes_its_time_it_is_said_that_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    class Tty(StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stderr", shown := Tty())
    with working(Face("en"), "cli-thinking", name="strong (bot)"):
        time.sleep(0.01)
    assert shown.getvalue() == ""
    with working(Face("en"), "cli-thinking", name="strong (bot)"):
        time.sleep(1.5)
    assert shown.getvalue() == "strong (bot) is thinking ...\n"


def test_of_a_long_wait_it_is_said_in_a_log_too_but_later(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(figures, "LATER", 0.3)
    with working(Face("en")):
        time.sleep(0.01)
    assert capsys.readouterr() == ("", "")
    with working(Face("en")):
        time.sleep(0.8)
    assert capsys.readouterr() == ("", "Working it out ...\n")
    assert figures.SOON == 1.0
