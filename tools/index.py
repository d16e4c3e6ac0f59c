"""Writes what is made from rulesets: the catalogue's index, and each game's JSON Schema of ruleset files.

Usage: python tools/index.py. `src/pillarbox/catalogue.json` has every ruleset that ships, with its titles in
every language, so that `pillarbox rulesets` needs neither Fluent nor a game; a game's rulesets are listed in
the order of their titles in English. `docs/<game>.schema.json` is for editors. A test fails while a file is
not what this would write.
"""

from pathlib import Path

from msgspec import json

from pillarbox import catalogue
from pillarbox.words.languages import LANGUAGES
from pillarbox.words.render import Words
from pillarbox.words.texts import entries

PREFIX = "ruleset-"
DOCS = Path(__file__).resolve().parents[1] / "docs"


def index() -> list[catalogue.Entry]:
    """What the file should hold. Raises ValueError where a ruleset has no title."""
    here = Path(catalogue.HERE) / "games"
    files = {
        path.stem: path
        for folder in catalogue.GAMES.values()
        for path in here.glob(f"{folder}/variants/*.toml")
    }
    titled = [id for name in entries("en") if (id := name.removeprefix(PREFIX)) != name and id in files]
    if set(titled) != set(files):
        raise ValueError(f"rulesets without a title: {sorted(set(files) - set(titled))}")
    order = tuple(catalogue.GAMES)
    return sorted((_entry(id, files[id]) for id in titled), key=lambda entry: order.index(entry.game))


def _entry(id: str, path: Path) -> catalogue.Entry:
    folders = {folder: name for name, folder in catalogue.GAMES.items()}
    found = catalogue.game(folders[path.parents[1].name])

    def text(base: str) -> str:
        return path.with_name(f"{base}.toml").read_text(encoding="utf-8")

    def deck(name: str) -> str:
        folder: str = found.ruleset.DECKS
        return (path.parents[1] / folder / f"{name}.json").read_text(encoding="utf-8")

    more = {"deck": deck} if hasattr(found.ruleset, "DECKS") else {}
    ruleset = found.ruleset.parse(text(id), text, path.name, id, **more)
    titles = {language: Words(language).say(PREFIX + id) for language in LANGUAGES}
    return catalogue.Entry(id, found.id, titles, ruleset.source, ruleset.also, ruleset.seats)


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    listed = json.format(json.encode(index()), indent=1).decode()
    say = Words("en").render
    schemas = {
        DOCS / f"{id}.schema.json": json.format(
            json.encode(catalogue.game(id).ruleset.schema(say)), indent=1
        ).decode()
        for id in catalogue.games()
    }
    return {path: text + "\n" for path, text in {Path(catalogue.INDEX): listed, **schemas}.items()}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"wrote {path.name}")
