"""A report as one page that needs nothing but itself: no script, no font, no picture from elsewhere.

Sections are drawn from a `Study` or several side by side. Must never calculate a figure: what a page says
follows from the numbers it is given.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any

from pillarbox.lab.compare import Study, statements
from pillarbox.sheets.bands import MOST_BARS, banded, filled
from pillarbox.sheets.charts import Pen
from pillarbox.words.render import Words

STYLE = Path(__file__).with_name("report.css")
LARGE = 10_000
"""Numbers from here on are written with their thousands apart, and without decimals."""
SCORING = {"score", "wins", "row_weights"}
"""Keys that make scores of another kind: their means are not to be compared."""


class Page:
    """Writes pages in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Words(language)
        self.decimal = self.words.say("cli-number", value=0.5).strip("05")
        self.pen = Pen(self.decimal)

    def say(self, id: str, /, **args: Any) -> str:
        """A text, safe in a page."""
        return escape(self.words.say(id, **args))

    def number(self, value: float, digits: int = 2) -> str:
        """A figure with so many decimals."""
        if abs(value) >= LARGE:
            return self.words.say("cli-number", value=round(value)).replace("-", "\u2212")
        rounded = round(value, digits) or 0.0  # never minus nothing
        return f"{rounded:.{digits}f}".replace("-", "\u2212").replace(".", self.decimal)

    def percent(self, value: float, digits: int = 2) -> str:
        """A chance in percent."""
        return self.words.say("cli-percent", value=self.number(100 * value, digits))

    def mean(self, one: Any, digits: int = 3) -> str:
        """A mean, with its error where it has one."""
        if not one.error:
            return self.number(one.mean, digits)
        return f"{self.number(one.mean, 2)} ± {self.number(one.error, 2)}"

    # The whole page.

    def report(self, studies: Sequence[Study], base: Study | None = None) -> str:
        """The page: of one ruleset in full, or of several side by side; base: what they are changes of."""
        one = len(studies) == 1
        titles = [self.words.render(study.title) for study in studies]
        head = titles[0] if one else self.words.say("report-title-several", titles=titles)
        body = "\n".join(self._one(studies[0], base) if one else self._several(studies, base))
        style = STYLE.read_text(encoding="utf-8")
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(head)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
            f"<h1>{escape(head)}</h1>\n{body}\n</main>\n</body>\n</html>\n"
        )

    def _one(self, study: Study, base: Study | None) -> Iterator[str]:
        if study.source:
            yield f'<p class="source">{escape(study.source)}</p>'
        yield self._facts(study)
        yield self._says(study)
        yield from self._section("report-distribution", self._distribution(study))
        yield from self._section("report-skill", self._skill([study]))
        yield from self._section("report-edge", self._edge([study]))
        yield from self._section("report-firsts", self._firsts(study))
        yield from self._section("report-heat", self._heat(study))
        yield from self._section("report-changes", self._changes([study], base))
        yield from self._notes([study])

    def _several(self, studies: Sequence[Study], base: Study | None) -> Iterator[str]:
        yield self._table_of_all(studies)
        for study in studies:
            yield f"<p><strong>{escape(self.words.render(study.title))}</strong></p>{self._says(study)}"
        if len({study.measure for study in studies}) == 1:
            yield from self._section("report-distribution", self._distributions(studies))
        yield from self._section("report-skill", self._skill(studies))
        yield from self._section("report-edge", self._edge(studies))
        yield from self._section("report-changes", self._changes(studies[1:], base))
        yield from self._notes(studies)

    def _section(self, title: str, parts: Iterator[str]) -> Iterator[str]:
        """A heading and what stands under it; nothing where there is nothing."""
        made = list(parts)
        if made:
            yield f"<section>\n<h2>{self.say(title)}</h2>"
            yield from made
            yield "</section>"

    # Parts.

    def _facts(self, study: Study) -> str:
        best = study.best
        error = f"<small>± {self.number(best.error)}</small>" if best.error else ""
        facts = [(f"report-mean-{study.measure}", self.number(best.mean, 2 if best.error else 3) + error)]
        facts.append(("report-sd", self.number(best.sd)))
        if best.shut is not None and study.measure != "throws":
            facts.append(("report-shut", self.percent(best.shut)))
        if best.throws is not None and study.measure != "throws":
            facts.append(("report-throws", self.number(best.throws)))
        cells = "".join(f"<div><dt>{self.say(id)}</dt><dd>{value}</dd></div>" for id, value in facts)
        return f'<dl class="facts">{cells}</dl>'

    def _says(self, study: Study) -> str:
        said = [f"<li>{escape(self.words.render(message))}</li>" for message in statements(study)]
        return f'<ul class="says">{"".join(said)}</ul>' if said else ""

    def _figure(self, drawings: tuple[str, str], caption: str) -> str:
        wide, narrow = drawings
        return (
            f'<figure><div role="img" aria-label="{escape(caption)}"><div class="wide">{wide}</div>'
            f'<div class="narrow">{narrow}</div></div><figcaption>{escape(caption)}</figcaption></figure>'
        )

    def _axis(self, study: Study) -> str:
        return self.words.say(f"report-axis-{study.measure}")

    def _distribution(self, study: Study) -> Iterator[str]:
        rows = [{"x": name, "y": p} for name, p in banded(study.best.distribution)]
        drawn = self.pen.bars(rows, self._axis(study), self.words.say("report-axis-chance"))
        yield self._figure(
            drawn, self.words.say("report-distribution-caption", policy=self._policy(study.best))
        )

    def _distributions(self, studies: Sequence[Study]) -> Iterator[str]:
        names = [self.words.render(study.title) for study in studies]
        rows = [
            {"x": score, "y": p, "name": name}
            for study, name in zip(studies, names)
            for score, p in filled(study.best.distribution)
        ]
        drawn = self.pen.steps(rows, self._axis(studies[0]), self.words.say("report-axis-chance"), names)
        yield self._figure(drawn, self.words.say("report-distributions-caption"))

    def _policy(self, one: Any) -> str:
        return self.words.say("report-policy", policy=one.policy)

    def _skill(self, studies: Sequence[Study]) -> Iterator[str]:
        if all(max(o.mean for o in s.skills) - min(o.mean for o in s.skills) < 1e-9 for s in studies):
            return
        names = [self._policy(one) for one in studies[0].skills]
        rows = [
            {
                "name": self._policy(one),
                "group": self.words.render(s.title),
                "y": one.mean,
                "text": self.mean(one),
            }
            for s in studies
            for one in s.skills
        ]
        same = len({study.measure for study in studies}) == 1
        if same:
            axis = self.words.say(f"report-axis-mean-{studies[0].measure}")
            yield self._figure(self.pen.ladder(rows, axis, names), self.words.say("report-skill-caption"))
        if len(studies) == 1:
            study = studies[0]
            shares = [
                {"x": score, "y": p, "name": self._policy(one)}
                for one in study.skills
                for score, p in filled(one.distribution)
            ]
            if max(score for one in study.skills for score, _ in one.distribution) <= MOST_BARS:
                axes = self._axis(study), self.words.say("report-axis-chance")
                drawn = self.pen.steps(shares, *axes, names, skills=True)
                yield self._figure(drawn, self.words.say("report-skills-caption"))
            box = any(one.shut is not None for one in study.skills)
            heads = ["report-policy-head", f"report-mean-{study.measure}", "report-sd"]
            heads += ["report-shut", "report-throws"] if box else []
            lines = []
            for one in study.skills:
                cells = [self._policy(one), self.mean(one), self.number(one.sd)]
                lines.append([*cells, self._maybe(one.shut, True), self._maybe(one.throws)][: len(heads)])
            yield self._table(heads, lines)

    def _maybe(self, value: float | None, chance: bool = False) -> str:
        if value is None:
            return "–"
        return self.percent(value) if chance else self.number(value)

    def _edge(self, studies: Sequence[Study]) -> Iterator[str]:
        told = [study for study in studies if study.edge]
        if not told:
            return
        names = [self.words.render(study.title) for study in told]
        rows = [
            {"x": n, "y": share - 1 / n, "name": name} for s, name in zip(told, names) for n, share in s.edge
        ]
        if len({row["x"] for row in rows}) > 1:
            axes = self.words.say("report-axis-seats"), self.words.say("report-axis-edge")
            yield self._figure(self.pen.lines(rows, *axes, names), self.words.say("report-edge-caption"))
        counts = sorted({n for study in told for n, _ in study.edge})
        heads = [self.words.say("report-seats-head", seats=n) for n in counts]
        lines = [
            [name, *(self._maybe(dict(study.edge).get(n), True) for n in counts)]
            for study, name in zip(told, names)
        ]
        yield self._table(["report-ruleset-head", *heads], lines, raw=1)

    def _firsts(self, study: Study) -> Iterator[str]:
        if not study.firsts:
            return
        yield f"<p>{self.say('report-firsts-about')}</p>"
        heads = [f"report-first-{name}" for name in ("throw", "chance", "best", "value", "loss")]
        lines = [
            [
                first.throw.replace("-", "–"),
                self.percent(first.chance, 1),
                first.best or "–",
                self.number(first.value),
                self._maybe(first.loss),
            ]
            for first in study.firsts
        ]
        yield self._table(heads, lines)

    def _heat(self, study: Study) -> Iterator[str]:
        if study.heat is None:
            return
        most = max(abs(gain) for cells in study.heat.cells for gain in cells if gain is not None)
        tens = 1000 if most >= LARGE else 1
        rows = [
            {"x": tile, "y": count, "z": gain, "text": self.number(gain / tens, 1 if tens == 1 else 0)}
            for count, cells in zip(study.heat.counts, study.heat.cells)
            for tile, gain in zip(study.heat.tiles, cells)
            if gain is not None
        ]
        axes = self.words.say("report-axis-tile"), self.words.say("report-axis-open")
        if tens > 1:
            yield f"<p>{self.say('report-heat-thousands')}</p>"
        drawn = self.pen.heat(rows, *axes, self.words.say("report-axis-gain"))
        yield self._figure(drawn, self.words.say(f"report-heat-caption-{study.measure}"))

    def _changes(self, studies: Sequence[Study], base: Study | None) -> Iterator[str]:
        for study in studies:
            if base is None or not study.changes:
                continue
            words = {"title": self.words.render(study.title), "base": self.words.render(base.title)}
            yield f"<p>{self.say('report-changes-about', **words)}</p>"
            lines = [[self._code(text) for text in (c.key, c.there, c.here)] for c in study.changes]
            yield self._table(["report-key-head", words["base"], words["title"]], lines, raw=1, html=True)
            if study.measure == base.measure and not SCORING & {c.key for c in study.changes}:
                yield "".join(f"<p>{escape(said)}</p>" for said in self._difference(study, base))

    def _code(self, text: str) -> str:
        return f"<code>{escape(text)}</code>"

    def _difference(self, study: Study, base: Study) -> Iterator[str]:
        """What the changes do to the figures."""
        gain = study.best.mean - base.best.mean
        way = "same" if abs(gain) < 5e-4 else "more" if gain > 0 else "less"
        yield self.words.say("report-difference-score", score=way, by=self.number(abs(gain), 3))
        if study.best.shut is not None and base.best.shut is not None:
            more = study.best.shut - base.best.shut
            way = "same" if abs(more) < 5e-5 else "more" if more > 0 else "less"
            yield self.words.say("report-difference-shut", shut=way, points=self.number(100 * abs(more), 2))

    def _table_of_all(self, studies: Sequence[Study]) -> str:
        heads = ["report-ruleset-head", "report-mean-score", "report-sd", "report-shut", "report-throws"]
        if all(study.measure == "throws" for study in studies):
            heads[1] = "report-mean-throws"
        lines = []
        for study in studies:
            best = study.best
            own = study.measure == "throws"
            mean = self.mean(best)
            if own and heads[1] != "report-mean-throws":
                mean = self.words.say("report-in-throws", mean=mean)
            title = self.words.render(study.title)
            lines.append(
                [title, mean, self.number(best.sd), self._maybe(best.shut, True), self._maybe(best.throws)]
            )
        return self._table(heads, lines)

    def _table(
        self, heads: Sequence[str], lines: Sequence[Sequence[str]], raw: int | None = None, html: bool = False
    ) -> str:
        """A table; heads are ids of texts, from `raw` on texts themselves. html: cells are ready."""
        names = [self.say(head) if raw is None or at < raw else escape(head) for at, head in enumerate(heads)]
        head = "".join(f'<th scope="col">{name}</th>' for name in names)
        rows = []
        for line in lines:
            first, *others = line if html else map(escape, line)
            rows.append(
                f'<tr><th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in others) + "</tr>"
            )
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
        return f'<div class="scroll">{table}</div>'

    def _notes(self, studies: Sequence[Study]) -> Iterator[str]:
        notes = [self.say("report-note-exact" if all(s.exact for s in studies) else "report-note-mixed")]
        notes += [escape(self.words.render(note)) for study in studies for note in study.notes]
        items = "".join(f"<li>{note}</li>" for note in dict.fromkeys(notes))
        yield f'<section class="notes"><h2>{self.say("report-notes")}</h2><ul>{items}</ul></section>'


def report(language: str, studies: Sequence[Study], base: Study | None = None) -> str:
    """The page in this language; base: what changes are told against. Raises Refused where the library that
    draws is missing.
    """
    return Page(language).report(studies, base)
