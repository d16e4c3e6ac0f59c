"""Sheets asked for over the network: dressed as the host likes, refused in one sentence."""

from __future__ import annotations

import zlib
from base64 import b64encode
from pathlib import Path
from typing import Any

from tests.web.browser import Player, Running
from tests.web.test_api import alone, got

SVG = b64encode(b"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>").decode()


def _png(width: int, height: int, more: bytes = b"") -> str:
    """A white picture in base64, with more bytes behind its end."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return len(data).to_bytes(4, "big") + name + data + zlib.crc32(name + data).to_bytes(4, "big")

    head = width.to_bytes(4, "big") + height.to_bytes(4, "big") + b"\x08\x00\x00\x00\x00"
    rows = zlib.compress((b"\x00" + b"\xff" * width) * height)
    parts = chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    return b64encode(b"\x89PNG\r\n\x1a\n" + parts + more).decode()


def test_a_sheet_is_dressed_for_a_party_of_ones_own(tmp_path: Path) -> None:
    dress = {"theme": "mail", "title": "Snug", "colour": "#1e4d7b"}

    async def script(server: Running, player: Player) -> None:
        plain = await player.http.get("/api/print", params={"rules": "golf", **dress})
        asked = {"rules": "golf", **dress, "changes": {}, "players": 2}
        same = await player.http.post("/api/print", json=asked)
        floor = await player.http.get(
            "/api/print", params={"rules": "golf", **dress, "theme": "box", "felt": "#222222"}
        )
        assert floor.content not in (b"", plain.content)
        with_logo = await player.http.post("/api/print", json=asked | {"logo": _png(40, 30)})
        for answer in (plain, same, with_logo):
            assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
        assert plain.content == same.content
        assert len(with_logo.content) > len(same.content)
        changed = await player.http.post("/api/print", json={"rules": "golf", "changes": {"tiles": "4"}})
        assert changed.content.startswith(b"%PDF")

    alone(tmp_path, script)


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"theme": "steel"}, "refused-print-theme"),
    ({"colour": "red"}, "refused-print-colour"),
    ({"felt": "#12345"}, "refused-print-colour"),
    ({"theme": "mail", "felt": "#222222"}, "refused-print-felt"),
    ({"rules": "email", "felt": "#222222"}, "refused-print-felt"),
    ({"rules": "post-office", "felt": "#222222"}, "refused-print-no-floor"),
    ({"rules": "post-office", "theme": "mail"}, "refused-print-one-look"),
    ({"title": "x" * 61}, "refused-print-title"),
    ({"title": "\u041f\u0430\u0431"}, "refused-print-letters"),
    ({"players": 13}, "server-http-400"),
    ({"rules": "post-office", "players": 5}, "refused-print-seats"),
    ({"rules": "../../etc/passwd"}, "fault-record-path"),
    ({"logo": "?"}, "server-print-logo"),
    ({"logo": b64encode(b"GIF89a" + bytes(20)).decode()}, "refused-picture-kind"),
    ({"logo": SVG}, "refused-picture-drawing"),
    ({"logo": _png(2001, 1)}, "refused-picture-wide"),
    ({"logo": _png(4, 4)[:44]}, "refused-picture-unreadable"),
    ({"logo": _png(4, 4, bytes(40 * 1024))}, "refused-picture-large"),
    ({"logo": _png(4, 4, bytes(60 * 1024))}, "server-http-413"),
]


def test_a_sheet_that_can_not_be_is_refused_over_the_network_with_its_reason(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        for wish, why in REFUSED:
            answer = await player.http.post("/api/print", json={"rules": "golf", **wish})
            error = answer.json()["error"]
            assert (answer.status_code, error["id"]) == (413 if why.endswith("413") else 400, why)
            assert error["text"].count("\n") == 0

    alone(tmp_path, script)


def test_pages_are_told_what_may_be_chosen_of_a_sheet(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        box = (await got(player, "/api/rulesets/classic?lang=pl"))["print"]
        assert [one["id"] for one in box["themes"]] == ["box", "mail"]
        assert box["themes"][0]["name"] == "Drewniane kafelki"
        assert (box["players"], box["teacher"], box["picture"]) == (12, True, 40 * 1024)
        assert set(box["colours"]) == {"colour", "felt"}
        assert [one["colours"] for one in box["themes"]] == [["colour", "felt"], ["colour"]]
        assert box["plain"] == ["colour", "felt"]
        email = (await got(player, "/api/rulesets/email"))["print"]
        assert (set(email["colours"]), email["plain"]) == ({"colour", "felt"}, ["colour"])
        cards = (await got(player, "/api/rulesets/post-office-open"))["print"]
        assert (cards["players"], cards["teacher"], list(cards["colours"])) == (1, False, ["colour"])
        assert cards["themes"] == []

    alone(tmp_path, script)


def test_a_ruleset_is_printed_as_it_was_changed(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        for path in (
            "rules=email&lang=pl",
            "rules=classic&with=tiles%3D10&title=Ten",
            "rules=post-office&paper=letter",
        ):
            answer = await player.http.get("/api/print?" + path)
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "application/pdf"
            assert answer.content.startswith(b"%PDF")
        for path in (
            "rules=nix",
            "rules=classic&with=tiles%3Dx",
            "rules=classic&with=abc",
            "rules=classic&players=99",
            "rules=classic&with=seats%3D2-3&players=4",
            "rules=post-office&players=5",
        ):
            assert (await got(player, "/api/print?" + path, 400))["error"]["text"]
        assert (await got(player, "/api/print?rules=..%2F..%2Fetc%2Fpasswd", 400))["error"][
            "id"
        ] == "fault-record-path"

    alone(tmp_path, script)
