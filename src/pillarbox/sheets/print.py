"""Print-and-play: a ruleset on paper, as a PDF with its fonts inside and the same bytes every time.

The game says what its sheet holds (`sheet.py` of its folder), the templates beside this module how it looks.
Must never write a file, nor show a picture that it has not looked at.
"""

from __future__ import annotations

import json
import re
import tempfile
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from pillarbox.catalogue import Game, title
from pillarbox.core.message import Message, Refused, say
from pillarbox.sheets.letters import missing, shown
from pillarbox.sheets.pictures import kind_of
from pillarbox.words.render import Words

Paper = Literal["a4", "letter"]

MOST_PLAYERS = 12
PLAYERS = 2
"""Where nothing is said; of rules that seat fewer, as many as they seat."""
LONGEST_TITLE = 60
COLOUR = "#af261d"
"""The red of a pillar box."""
FELT = "#2d5a48"
"""The green of a box's floor."""


class Wanted(Struct, frozen=True, kw_only=True):
    """What is asked of a sheet.

    `players`: None for two, or for all that the rules seat where those are fewer; `logo`: the bytes of a
    picture; `colour`: of the accents, as #rrggbb; `felt`: of the floor of a box; `theme`: how the game looks,
    as one of its `THEMES`, if any; `teacher`: the teacher's sheet instead.
    """

    language: str = "en"
    paper: Paper = "a4"
    players: int | None = None
    title: str = ""
    logo: bytes = b""
    colour: str = COLOUR
    felt: str = FELT
    theme: str = ""
    low_ink: bool = False
    teacher: bool = False


def pdf(game: Game, ruleset: Any, wanted: Wanted) -> bytes:
    """The sheet as a PDF. Raises Refused for a wish that can't be, or where typst is not installed."""
    players = _check(ruleset, wanted)
    words = Words(wanted.language)
    module = game.lesson if wanted.teacher else game.sheet
    if module is None:
        raise Refused(say("refused-no-lesson" if wanted.teacher else "refused-no-sheet", game=game.id))
    _check_look(game, ruleset, wanted)
    if wanted.teacher:
        told = module.lesson(ruleset)
    else:
        told = module.sheet(ruleset, players, wanted.theme)
    found = rendered(told, words.render)
    found["rules"] = [
        {"title": section["title"], "lines": section["sentences"]} for section in found.get("rules", ())
    ]
    # Letters and their accents as one sign each, as fonts have them.
    name = unicodedata.normalize("NFC", wanted.title or words.render(title(ruleset)))
    lost = missing(name)
    if lost:
        raise Refused(say("refused-print-letters", letters=[shown(sign) for sign in lost]))
    found |= {
        "title": name,
        "plate": name,
        "language": wanted.language,
        "paper": wanted.paper,
        "players": players,
        "low_ink": wanted.low_ink,
        "colour": wanted.colour,
        "felt": wanted.felt,
    }
    found["words"] |= {
        "rules": words.say("print-rules"),
        "scores": words.say("print-scores"),
        "foot": words.say("print-foot"),
        "names": [words.say("print-player", number=number) for number in range(1, MOST_PLAYERS + 1)],
    }
    return compiled(module.TEMPLATE, found, wanted.logo)


def _check(ruleset: Any, wanted: Wanted) -> int:
    """How many players are printed for. Raises Refused for a wish that no sheet grants."""
    seats = ruleset.seats[1]
    players = min(PLAYERS, seats) if wanted.players is None else wanted.players
    if not 1 <= players <= MOST_PLAYERS:
        raise Refused(say("refused-print-players", players=players, most=MOST_PLAYERS))
    if players > seats:
        raise Refused(say("refused-print-seats", players=players, most=seats))
    if len(wanted.title) > LONGEST_TITLE or any(ord(sign) < 32 for sign in wanted.title):
        raise Refused(say("refused-print-title", most=LONGEST_TITLE))
    for colour in (wanted.colour, wanted.felt):
        if re.fullmatch("#[0-9a-fA-F]{6}", colour) is None:
            raise Refused(say("refused-print-colour", text=colour))
    return players


def colours(game: Game, ruleset: Any, theme: str = "") -> tuple[str, ...]:
    """What of a sheet may have a colour of one's own in this look, empty for that of the rules: `colour` and
    perhaps `felt`. All, where the game does not say.
    """
    told = getattr(game.sheet, "colours", None)
    return ("colour", "felt") if told is None else tuple(told(ruleset, theme))


def _check_look(game: Game, ruleset: Any, wanted: Wanted) -> None:
    """Raises Refused for a look that the game does not have, or a colour that this look shows nowhere."""
    looks = game.sheet.THEMES
    if wanted.theme and not looks:
        raise Refused(say("refused-print-one-look"))
    if wanted.theme and wanted.theme not in looks:
        raise Refused(say("refused-print-theme", text=wanted.theme, known=list(looks)))
    if wanted.felt != FELT and not wanted.teacher and "felt" not in colours(game, ruleset, wanted.theme):
        raise Refused(say("refused-print-felt" if looks else "refused-print-no-floor"))


def rendered(value: Any, render: Callable[[Message], str]) -> Any:
    """Plain data: Messages as texts, structs as dictionaries."""
    if isinstance(value, Message):
        return render(value)
    if isinstance(value, Struct):
        return {name: rendered(getattr(value, name), render) for name in value.__struct_fields__}
    if isinstance(value, Mapping):
        return {key: rendered(entry, render) for key, entry in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [rendered(entry, render) for entry in value]
    return value


def compiled(template: str, data: dict[str, Any], logo: bytes = b"") -> bytes:
    """A template with its data as a PDF. Raises Refused where typst is missing, or for a bad picture."""
    try:
        import typst
    except ImportError:
        raise Refused(say("refused-no-typst")) from None
    kind = kind_of(logo) if logo else ""
    with tempfile.TemporaryDirectory() as folder, as_file(files("pillarbox.sheets")) as here:
        root = Path(folder)
        for source in (here / "typst").glob("*.typ"):
            (root / source.name).write_bytes(source.read_bytes())
        if logo:
            (root / f"logo.{kind}").write_bytes(logo)
        try:
            made: bytes = typst.compile(
                str(root / template),
                root=folder,
                font_paths=[str(here / "fonts")],
                ignore_system_fonts=True,
                format="pdf",
                timestamp=0,
                sys_inputs={
                    "data": json.dumps(data | {"logo": f"logo.{kind}" if logo else ""}, ensure_ascii=False)
                },
            )
        except typst.TypstError as error:
            if logo:
                raise Refused(say("refused-picture-unreadable")) from error
            raise
    return made
