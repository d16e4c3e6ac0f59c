"""A table whose server is the test: positions drawn as text on the real page, and what is sent is heard."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

from pillarbox.games.post_office import rules as post_rules
from pillarbox.games.post_office import show as post_show
from pillarbox.games.post_office.notation import read_action as read_placement
from pillarbox.games.post_office.ruleset import Ruleset as PostRuleset
from pillarbox.games.post_office.state import State as PostState
from pillarbox.games.shut_the_box import coach, rules, show
from pillarbox.games.shut_the_box.notation import action_text
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.words.render import Words
from tests.browser.conftest import drawn
from tests.games.shut_the_box.drawn import Drawn

NAMES = ("Anna", "Marta", "Barnaby", "Piet")
CODE = "KMRT"


class Staged:
    """One table on a page: `show` puts a position before it, `sent` is what the page has sent since."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.heard: list[dict[str, Any]] = []
        self.drafts = 0
        """How many questions about drafts were answered."""
        self.silent: set[str] = set()
        """Types of messages that the server hears and doesn't answer."""
        self._socket: WebSocketRoute | None = None
        self._view: dict[str, Any] = {}
        self._advice: dict[str, Any] | None = None
        self._cards: tuple[PostRuleset, PostState, int] | None = None
        self._version = 1
        page.route_web_socket(f"**/ws/{CODE}", self._open)
        page.route(f"**/api/tables/{CODE}", self._table)

    def _table(self, route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps(self._view["table"]))

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in self.silent:
            self.heard.append(message)
        elif message["type"] == "hello":
            self._say(self._view)
        elif message["type"] == "coach":
            if self._advice is not None:
                self._say({**self._advice, "id": message["id"]})
        elif message["type"] == "preview" and self._cards is not None:
            self.drafts += 1
            ruleset, state, seat = self._cards
            placed: Any = [read_placement(ruleset, action) for action in message["actions"]]
            found = post_show.preview(ruleset, post_rules.observe(ruleset, state, seat), placed)
            answer = {"type": "preview", "id": message["id"], "seat": seat, "view": found}
            self._say({**answer, "legal": found["legal"], "line": ""})
        elif message["type"] != "ping":
            self.heard.append(message)
            if "id" in message:
                self._say({"type": "done", "id": message["id"], "version": self._version})

    def refuse(self, type: str, text: str) -> None:
        """Refuse the last message of a type, once one is heard."""
        for _ in range(500):
            if any(one["type"] == type for one in self.heard):
                break
            self.page.wait_for_timeout(20)
        last = [one for one in self.heard if one["type"] == type][-1]
        self._say({"type": "refused", "id": last["id"], "text": text})

    def _say(self, message: Mapping[str, Any]) -> None:
        assert self._socket is not None, "the page has not come yet"
        self._socket.send(json.dumps(message))

    def show(
        self,
        drawn: Drawn,
        seat: int = 0,
        *,
        id: str = "classic",
        dice: str = "fair",
        events: Sequence[Mapping[str, Any]] = (),
        tutor: str = "off",
        goes: bool = True,
        bots: Sequence[int] = (),
    ) -> None:
        """Put a position before the page: at first by opening it there, later as news."""
        game = show.view(drawn.ruleset, rules.observe(drawn.ruleset, drawn.state, seat))
        self._advice = advice(drawn.ruleset, drawn, seat) if game["legal"] and tutor != "off" else None
        self._cards = None
        self._put(game, "shut-the-box", id, seat, dice, events, tutor, goes, bots)

    def show_cards(
        self,
        ruleset: PostRuleset,
        state: PostState,
        seat: int = 0,
        *,
        goes: bool = True,
        bots: Sequence[int] = (),
    ) -> None:
        """Put a position of Post Office before the page; drafts are answered."""
        game = post_show.view(ruleset, post_rules.observe(ruleset, state, seat))
        self._advice = None
        self._cards = ruleset, state, seat
        self._put(game, "post-office", ruleset.id, seat, "fair", (), "off", goes, bots)

    def _put(
        self,
        game: dict[str, Any],
        named: str,
        id: str,
        seat: int,
        dice: str,
        events: Sequence[Mapping[str, Any]],
        tutor: str,
        goes: bool,
        bots: Sequence[int],
    ) -> None:
        self._version += 1
        self._view = {
            "type": "view",
            "version": self._version,
            "node": self._version,
            "mine": [seat] if seat in game["owe"] or game.get("roller") == seat else [],
            "seat": seat,
            "view": game,
            "texts": {"title": "", "hint": "", "lines": []},
            "log": [],
            "chain": "",
            "dice": {
                "kind": "by-hand" if dice == "real" else "committed",
                "commit": "ab",
                "throw": 3,
                "seal": "ab",
            },
            "table": {
                "code": CODE,
                "title": "The Snug",
                "game": named,
                "ruleset": id,
                "ruleset_title": id.replace("-", " ").title(),
                "host": False,
                "phase": "over" if game["over"] else "playing",
                "watchers": 0,
                "late": 0,
                "match": "m",
                "matches": 1,
                "settings": {
                    "coach": True,
                    "chat": False,
                    "lock": False,
                    "pause": False,
                    "private": True,
                    "dice": dice,
                    "clock": None,
                },
                "seats": [
                    sitting(number, number == seat, number in bots) for number in range(len(game["totals"]))
                ],
            },
        }
        if self._socket is None or goes:
            self._socket = None
            self.page.add_init_script(f"localStorage.setItem('pillarbox-tutor', {tutor!r})")
            self.page.goto(f"{self.url}/t/{CODE}")
            self.page.locator(".stb-box, .po-board").first.wait_for()
            return
        if events:
            self._say({"type": "events", "version": self._version, "items": list(events)})
        self._say(self._view)

    def sent(self) -> list[dict[str, Any]]:
        """What the page has sent since the last time, without the marks that the shell adds."""
        drawn(self.page)
        heard, self.heard = self.heard, []
        return [
            {key: value for key, value in one.items() if key not in ("id", "node", "seat")} for one in heard
        ]


def sitting(seat: int, yours: bool, bot: bool = False) -> dict[str, Any]:
    """Somebody in a seat, as the wire tells it."""
    return {
        "seat": seat,
        "name": NAMES[seat],
        "kind": "bot" if bot else "person",
        "policy": "perfect" if bot else "",
        "stand_in": "",
        "here": True,
        "yours": yours,
        "host": False,
        "ready": False,
        "seed": "",
        "agrees": False,
        "clock": None,
    }


def advice(ruleset: Ruleset, drawn: Drawn, seat: int) -> dict[str, Any]:
    """The coach's answer, as the wire tells it."""
    words = Words("en")
    found = coach.advise(ruleset, drawn.state, seat)
    moves = [
        {
            "action": action_text(ruleset, move.action),
            "actions": [action_text(ruleset, move.action)],
            "value": move.value.float,
            "loss": move.loss,
            "text": words.render(move.why),
        }
        for move in found.moves
    ]
    return {"type": "advice", "seat": seat, "moves": moves, "objective": "Expected score.", "notes": []}
