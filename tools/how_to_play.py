"""Writes `docs/how-to-play`: how every ruleset that ships is played, a page for each in every language.

Usage: python tools/how_to_play.py [--figures]. The sentences and the example are those that the program says
(`show.rulesheet`); the words around them stand in `how_to_play.toml`, the figures in `how_to_play.json`:
`--figures` works all of them out anew (a minute), else only those of new rulesets are. Also writes the pages'
places in the site into `mkdocs.yml`. A test fails while a page is not what this would write. Must never state
a rule or a figure of its own.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec import json

from pillarbox import catalogue
from pillarbox.core.message import say
from pillarbox.words.languages import LANGUAGES
from pillarbox.words.render import Words

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "how-to-play"
SITE = ROOT / "mkdocs.yml"
FIGURES = Path(__file__).with_suffix(".json")
AROUND: dict[str, dict[str, str]] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
SHIPPED = json.decode(Path(catalogue.INDEX).read_bytes(), type=list[catalogue.Entry])
"""What ships, and nothing of this machine's own."""
SOLVED = "shut-the-box"
"""The game whose turns are solved."""
BEGIN, END = "  # How to play: made by tools/how_to_play.py\n", "  # End of how to play\n"
LONGEST_FRACTION = 44
MADE = "<!-- Made by tools/how_to_play.py from what the program says: change it there. -->"


def figures(ids: Sequence[str]) -> dict[str, dict[str, Any]]:
    """The odds of a turn of solved rulesets, and the first seat's part of the wins in a round of two."""
    from pillarbox.games.shut_the_box.batch import measure
    from pillarbox.games.shut_the_box.solve import odds
    from pillarbox.games.shut_the_box.study import share_of_first

    found = {}
    for id in ids:
        _, ruleset = catalogue.load(id)
        turn = odds(ruleset, "score")
        found[id] = {
            "measure": measure(ruleset, 1),
            "exact": turn.value.exact,
            "mean": turn.value.float,
            "sd": turn.sd,
            "shut_exact": turn.shut.exact,
            "shut": turn.shut.float,
            "throws": turn.throws,
            "first": None if ruleset.stake else share_of_first(ruleset, 2),
        }
    return found


def known() -> dict[str, dict[str, Any]]:
    """The figures that are there."""
    told: dict[str, dict[str, Any]] = json.decode(FIGURES.read_bytes())
    return told


class Language:
    """The pages in one language."""

    def __init__(self, lang: str) -> None:
        self.lang, self.words, self.around = lang, Words(lang), AROUND[lang]

    def number(self, value: float, digits: int) -> str:
        """In the language's digits, with as many decimals as asked for; the catalogues show three."""
        if abs(value) >= 1000:
            return self.words.say("list-item", item=round(value, digits))
        point = self.words.say("list-item", item=0.5).strip("05")
        return f"{value:.{digits}f}".rstrip("0").rstrip(".").replace(".", point)

    def share(self, value: float) -> str:
        """A chance, as a percentage; a very small one with as many digits as tell something."""
        digits = 2 if value >= 0.001 else 7
        return self.number(100 * value, digits) + "%"

    def page(self, id: str, told: dict[str, Any] | None) -> str:
        """One ruleset's page."""
        game, ruleset = catalogue.load(id)
        around = self.around
        lines = [
            MADE,
            f'<div lang="{self.lang}" markdown>',
            "",
            f"# {self.title(id)}",
            "",
            self.about(id),
            "",
        ]
        lines += [*self.facts(id, ruleset), ""]
        *sections, example = game.show.rulesheet(ruleset)
        for section in sections:
            text = " ".join(map(self.words.render, section.sentences))
            lines += [f"## {self.words.render(section.title)}", "", text, ""]
            if section is sections[0] and (drawn := _box(game, ruleset)):
                lines += ["```text", *drawn, "```", ""]
        lines += [f"## {self.words.render(example.title)}", ""]
        lines += [f"{place}. {self.words.render(line)}" for place, line in enumerate(example.sentences, 1)]
        if drawn := _tableau(game, ruleset):
            lines += ["", around["tableau"], "", "```text", *drawn, "```"]
        lines += ["", f"## {around['odds']}", ""]
        if told is None:
            lines += [around["post-more"], ""]
        else:
            lines += [around["of-turn"], "", *self.odds(told), ""]
            lines += [around["odds-more"].format(id=id), ""]
        lines += [
            f"## {around['file']}",
            "",
            "```toml",
            _file(game, id).strip(),
            "```",
            "",
            around["file-more"],
            "",
        ]
        others = " · ".join(
            f"[{AROUND[other]['name']}](../{other}/{id}.md)" for other in LANGUAGES if other != self.lang
        )
        lines += [f"[{around['all']}](index.md) · {around['other']}: {others}", "", "</div>", ""]
        return "\n".join(lines)

    def title(self, id: str) -> str:
        """What the ruleset is called."""
        return self.words.say(f"ruleset-{id}")

    def about(self, id: str) -> str:
        """The ruleset in one line."""
        return self.words.render(say(f"ruleset-{id}.about"))

    def facts(self, id: str, ruleset: Any) -> Iterator[str]:
        """What a family asks first."""
        fewest, most = ruleset.seats
        around = self.around
        yield f"- **{around['players']}:** {fewest if fewest == most else f'{fewest}–{most}'}"
        title = self.title(id).casefold()
        if names := [name for name in ruleset.also if name.casefold() != title]:
            yield f"- **{around['also']}:** {', '.join(names)}"
        if ruleset.source:
            yield f"- **{around['source']}:** {ruleset.source}"
        lang = "" if self.lang == "en" else f" --lang {self.lang}"
        yield f"- **{around['play']}:** `pillarbox play {id}{lang}`"
        yield f"- **{around['print']}:** `pillarbox print {id}{lang} -o {id}.pdf`"

    def odds(self, told: dict[str, Any]) -> Iterator[str]:
        """The figures of a turn."""
        around = self.around
        in_throws = told["measure"] == "throws"
        mean = self.number(told["mean"], 4) + self.exactly(told["exact"])
        yield f"- **{around['in-throws' if in_throws else 'mean']}:** {mean}"
        yield f"- **{around['spread']}:** {self.number(told['sd'], 2)}"
        if not in_throws:
            yield f"- **{around['shut']}:** {self.share(told['shut'])}{self.exactly(told['shut_exact'])}"
            if told["throws"] is not None:
                yield f"- **{around['throws']}:** {self.number(told['throws'], 2)}"
        if told["first"] is not None:
            yield f"- **{around['first']}:** {self.share(told['first'])}"

    def exactly(self, fraction: str | None) -> str:
        """The fraction, where it is one that a page has room for."""
        if not fraction or len(fraction) > LONGEST_FRACTION or fraction.endswith("/1"):
            return ""
        return f" ({self.around['exact']} {fraction})"

    def index(self) -> str:
        """The language's first page."""
        around = self.around
        lines = [
            MADE,
            f'<div lang="{self.lang}" markdown>',
            "",
            f"# {around['title']}",
            "",
            around["intro"],
            "",
        ]
        lines += [f"{around['start']} {around['own']}", ""]
        for game, text in ((SOLVED, around["boxes"]), ("post-office", around["post"])):
            name, _, told = text.partition(": ") if game == SOLVED else text.rpartition(": ")
            lines += [f"## {name}", "", told[0].upper() + told[1:], ""]
            lines += [f"| {around['game']} | {around['about']} |", "|---|---|"]
            lines += [
                f"| [{self.title(entry.id)}]({entry.id}.md) | {self.about(entry.id)} |"
                for entry in SHIPPED
                if entry.game == game
            ]
            lines += [""]
        others = " · ".join(
            f"[{AROUND[other]['title']}](../{other}/index.md)" for other in LANGUAGES if other != self.lang
        )
        lines += [around["history"], "", f"{around['other']}: {others}", "", "</div>", ""]
        return "\n".join(lines)


def _box(game: Any, ruleset: Any) -> list[str]:
    """The box as a turn begins; nothing where a game has none."""
    if game.id != SOLVED:
        return []
    state = game.rules.start(ruleset, ruleset.seats[0])
    drawn: list[str] = game.show.box_lines(ruleset, state.boxes[0], 80)
    return [line.rstrip() for line in drawn]


def _tableau(game: Any, ruleset: Any) -> list[str]:
    """The tableau of Post Office's example; nothing where a game has none."""
    if game.id == SOLVED:
        return []
    from pillarbox.games.post_office.draw import tableau_lines
    from pillarbox.games.post_office.rulesheet import example
    from pillarbox.games.post_office.tables import tables

    return [line.rstrip() for line in tableau_lines(tables(ruleset).tableau(example(ruleset)))]


def _file(game: Any, id: str) -> str:
    return Path(game.ruleset.__file__).with_name("variants").joinpath(f"{id}.toml").read_text("utf-8")


def site(text: str) -> str:
    """mkdocs.yml with the pages between its two marks."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    lines = ["  - How to play:\n"]
    for lang in LANGUAGES:
        pages, around = Language(lang), AROUND[lang]
        lines += [
            f"      - {around['name']}:\n",
            f"          - {around['title']}: how-to-play/{lang}/index.md\n",
        ]
        lines += [
            f'          - "{pages.title(entry.id)}": how-to-play/{lang}/{entry.id}.md\n' for entry in SHIPPED
        ]
        lines += [f"          - {around['past']}: {around['past-page']}\n"]
    return before + BEGIN + "".join(lines) + END + after


def files() -> dict[Path, str]:
    """Every page with its text, and the site's list of pages."""
    told = known()
    made = {SITE: site(SITE.read_text("utf-8"))}
    for lang in LANGUAGES:
        pages = Language(lang)
        made[FOLDER / lang / "index.md"] = pages.index()
        for entry in SHIPPED:
            made[FOLDER / lang / f"{entry.id}.md"] = pages.page(entry.id, told.get(entry.id))
    return made


def main(arguments: list[str]) -> None:
    """Writes what is not as it should be, and removes pages of rulesets that there are no more."""
    solved = [entry.id for entry in SHIPPED if entry.game == SOLVED]
    told = {} if arguments == ["--figures"] else {id: one for id, one in known().items() if id in solved}
    told |= figures([id for id in solved if id not in told])
    ordered = {id: told[id] for id in solved}
    FIGURES.write_bytes(json.format(json.encode(ordered), indent=1) + b"\n")
    made = files()
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    for path in set(FOLDER.rglob("*.md")) - set(made):
        path.unlink()
    print(f"wrote {len(made) - 1} pages")


if __name__ == "__main__":
    main(sys.argv[1:])
