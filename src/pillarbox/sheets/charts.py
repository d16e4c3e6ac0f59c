"""The pictures of reports: numbers into drawings, by altair, as SVG without a script.

A picture is drawn twice, for a wide page and for a phone, and the page shows the one that fits. Needs altair
and vl-convert, imported only here. Must never calculate a figure, nor load anything from elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from pillarbox.core.message import Refused, say

INK, INK2, LINE, PAPER = "#2A2018", "#5C4D3E", "#D3C6AE", "#FBF7EE"
OAK, BAIZE, AIR, PILLAR, BRASS, PLUM = "#B17D48", "#2D5A48", "#1E4D7B", "#AF261D", "#7A5A17", "#6B4A78"
SERIES = (BAIZE, AIR, OAK, PILLAR, PLUM, BRASS)
SKILLS = (OAK, AIR, BAIZE)
WIDE, NARROW = 640, 300
"""Inner widths of the two drawings, in points."""
FONT = "Alegreya Sans, Segoe UI, Helvetica, Arial, sans-serif"
DASHES = ([1, 0], [6, 3], [2, 2], [8, 3, 2, 3], [4, 4], [1, 3])
"""So that lines can be told apart without colour."""

Rows = Sequence[dict[str, Any]]


def library() -> Any:
    """The drawing library. Raises Refused where what pictures need is not installed."""
    try:
        import altair as alt
        import vl_convert  # noqa: F401
    except ImportError:
        raise Refused(say("report-needs-library", library="altair, vl-convert-python")) from None
    return alt


class Pen:
    """Draws in the manner of one language. decimal: the sign before decimals."""

    def __init__(self, decimal: str) -> None:
        self._alt = library()
        self._locale = {"decimal": decimal, "thousands": "\u00a0", "grouping": [3], "currency": ["", ""]}

    def both(self, make: Any) -> tuple[str, str]:
        """The wide and the narrow drawing of `make(width)`."""
        return self._svg(make(WIDE)), self._svg(make(NARROW))

    def _svg(self, chart: Any) -> str:
        import vl_convert

        spec = chart.configure(
            background="transparent",
            font=FONT,
            aria=False,
            view={"stroke": None},
            axis={
                "labelColor": INK2,
                "titleColor": INK2,
                "gridColor": LINE,
                "domainColor": INK2,
                "tickColor": LINE,
                "labelFontSize": 13,
                "titleFontSize": 13,
                "titleFontWeight": "normal",
            },
            legend={
                "labelColor": INK,
                "titleColor": INK2,
                "labelFontSize": 13,
                "titleFontSize": 13,
                "orient": "top",
                "direction": "horizontal",
                "titleFontWeight": "normal",
                "labelLimit": 300,
            },
        ).to_dict()
        drawn: str = vl_convert.vegalite_to_svg(spec, format_locale=self._locale)
        drawn = re.sub(
            r'<svg ([^>]*?)width="([\d.]+)" height="([\d.]+)"', r'<svg \1data-width="\2"', drawn, count=1
        )
        return drawn.replace(' aria-hidden="true"', "")

    def bars(self, rows: Rows, x: str, y: str, colour: str = BAIZE) -> tuple[str, str]:
        """Bars of shares: rows with `x` (in order) and `y` from 0 to 1."""
        alt = self._alt
        order = [row["x"] for row in rows]

        def make(width: int) -> Any:
            room = 10 + 8 * max(map(len, order))  # that a name takes
            every = max(1, -(-len(order) * room // width))
            shown = [name for at, name in enumerate(order) if at % every == 0]
            return (
                alt.Chart(alt.Data(values=list(rows)))
                .mark_bar(color=colour)
                .encode(
                    x=alt.X(
                        "x:O", sort=order, title=x, axis=alt.Axis(labelAngle=0, values=shown, grid=False)
                    ),
                    y=alt.Y("y:Q", title=y, axis=alt.Axis(format="~%", tickCount=5)),
                )
                .properties(width=width, height=220)
            )

        return self.both(make)

    def steps(
        self, rows: Rows, x: str, y: str, names: Sequence[str], skills: bool = False
    ) -> tuple[str, str]:
        """Distributions over one another as stepped lines: rows with `x`, `y` from 0 to 1 and `name`."""
        alt = self._alt

        def make(width: int) -> Any:
            return (
                alt.Chart(alt.Data(values=list(rows)))
                .mark_line(interpolate="step-after", strokeWidth=2)
                .encode(
                    x=alt.X("x:Q", title=x, axis=alt.Axis(format="~s", tickCount=width // 60, grid=False)),
                    y=alt.Y("y:Q", title=y, axis=alt.Axis(format="~%", tickCount=5)),
                    color=self._colours(names, width, SKILLS if skills else SERIES),
                    strokeDash=self._dashes(names),
                )
                .properties(width=width, height=240)
            )

        return self.both(make)

    def lines(self, rows: Rows, x: str, y: str, names: Sequence[str]) -> tuple[str, str]:
        """Points joined by lines, with what is fair drawn in: rows with `x`, `y` and `name`."""
        alt = self._alt

        def make(width: int) -> Any:
            base = alt.Chart(alt.Data(values=list(rows))).encode(
                x=alt.X("x:O", title=x, axis=alt.Axis(labelAngle=0, grid=False)),
                y=alt.Y("y:Q", title=y, axis=alt.Axis(format="+.2%", tickCount=5)),
                color=self._colours(names, width, SERIES if len(names) > 1 else ()),
            )
            zero = alt.Chart(alt.Data(values=[{"y": 0}])).mark_rule(color=INK2).encode(y="y:Q")
            marks = base.mark_line(strokeWidth=2) + base.mark_point(filled=True, size=60)
            return (zero + marks).properties(width=width, height=180)

        return self.both(make)

    def ladder(self, rows: Rows, x: str, names: Sequence[str]) -> tuple[str, str]:
        """Grouped bars lying on their side: rows with `name`, `group`, `y` and the text to show, `text`."""
        alt = self._alt
        groups = list(dict.fromkeys(row["group"] for row in rows))
        least = min(0.0, *(row["y"] for row in rows))
        reach = [least * 1.1, max(0.0, *(row["y"] for row in rows)) * 1.3 or -least * 0.4]

        def make(width: int) -> Any:
            labels = alt.Axis(labelLimit=width / 4, ticks=False, domain=False) if len(groups) > 1 else None
            base = alt.Chart(alt.Data(values=list(rows))).encode(
                y=alt.Y("group:N", sort=groups, title=None, axis=labels, scale=alt.Scale(paddingInner=0.25)),
                yOffset=alt.YOffset("name:N", sort=list(names)),
                x=alt.X(
                    "y:Q", title=x, scale=alt.Scale(domain=reach), axis=alt.Axis(format="~f", tickCount=5)
                ),
            )
            bars = base.mark_bar().encode(color=self._colours(names, width, SKILLS))
            text = (
                alt.Chart(alt.Data(values=[{**row, "y": max(0.0, row["y"])} for row in rows]))
                .mark_text(fontSize=12, color=INK, align="left", dx=4)
                .encode(
                    y=alt.Y("group:N", sort=groups),
                    yOffset=alt.YOffset("name:N", sort=list(names)),
                    x=alt.X("y:Q"),
                    text="text:N",
                )
            )
            return (bars + text).properties(width=width - (len(groups) > 1) * 70, height=84 * len(groups))

        return self.both(make)

    def heat(self, rows: Rows, x: str, y: str, scale: str) -> tuple[str, str]:
        """A map: rows with `x`, `y` (in order), `z` and the text to show, `text`."""
        alt = self._alt
        xs = list(dict.fromkeys(row["x"] for row in rows))
        ys = list(dict.fromkeys(row["y"] for row in rows))
        most = max(abs(row["z"]) for row in rows)

        def make(width: int) -> Any:
            cell = width / len(xs)
            base = alt.Chart(alt.Data(values=list(rows))).encode(
                x=alt.X("x:O", sort=xs, title=x, axis=alt.Axis(labelAngle=0, orient="top", grid=False)),
                y=alt.Y("y:O", sort=ys, title=y, axis=alt.Axis(grid=False)),
            )
            colours = alt.Scale(domain=[-most, 0, most], range=[OAK, PAPER, BAIZE])
            field = base.mark_rect(stroke="#FFFFFF").encode(
                color=alt.Color("z:Q", title=scale, scale=colours, legend=None)
            )
            text = base.mark_text(fontSize=13 if cell > 40 else 10).encode(
                text="text:N",
                color=alt.condition(f"datum.z > {most * 0.55}", alt.value("#FFFFFF"), alt.value(INK)),
            )
            return (field + text).properties(width=width, height=26 * len(ys))

        return self.both(make)

    def _colours(self, names: Iterable[str], width: int, series: Sequence[str] = SERIES) -> Any:
        """A colour for each name, with a legend; without colours given, the first one and none."""
        alt = self._alt
        listed = list(names)
        fits = sum(len(name) * 8 + 30 for name in listed) <= width
        columns = len(listed) if fits else 1
        legend = alt.Legend(title=None, columns=columns) if series else None
        colours = [(series or SERIES)[at % len(series or SERIES)] for at in range(len(listed))]
        return alt.Color("name:N", scale=alt.Scale(domain=listed, range=colours), sort=listed, legend=legend)

    def _dashes(self, names: Iterable[str]) -> Any:
        alt = self._alt
        listed = list(names)
        dashes = [DASHES[at % len(DASHES)] for at in range(len(listed))]
        return alt.StrokeDash("name:N", scale=alt.Scale(domain=listed, range=dashes), legend=None)
