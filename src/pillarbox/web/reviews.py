"""Reviews of matches that are over: made once for all seats and languages, kept with their match.

Whoever asks waits a while; what takes longer is told as far as it has come, goes on however many leave, and
is there when they come back. Must never look at a match that goes on.
"""

from __future__ import annotations

import asyncio
import zlib
from typing import Any, Literal

from msgspec import Struct

from pillarbox.core import codec
from pillarbox.core.message import Message, Refused, Unreadable, say
from pillarbox.core.record import Record
from pillarbox.core.unnamed import marked
from pillarbox.play import reviewed, rows
from pillarbox.play.log import NotKept
from pillarbox.play.review import Review
from pillarbox.web import jobs
from pillarbox.web.desk import WORDS
from pillarbox.web.services import Services
from pillarbox.web.sitting import Sitting
from pillarbox.web.workers import MOVES, RULES, Watch

MOST = 32
"""So many reviews, and so many answers made of them, are kept in memory."""
RANK, EARLY = 2, 4
"""After the coach: who looks back can wait, who plays cannot. Last what nobody has asked for yet."""
AHEAD = 10
"""So many reviews may be on their way before anybody asks for them."""

Stage = Literal["waits", "rules", "moves"]


class Progress(Struct, frozen=True, kw_only=True):
    """How far a review is: it waits for `ahead` others, its rules are being solved, or so many of its moves
    are weighed.
    """

    stage: Stage
    done: int
    of: int
    ahead: int
    seconds: int
    """Since it was asked for first."""
    text: str
    """All of it in a sentence."""


class _BriefSeat(Struct, frozen=True):
    luck_adjusted: float


class _Brief(Struct, frozen=True):
    """Of a kept review what statistics read."""

    measure: str
    seats: tuple[_BriefSeat, ...]


class _Making:
    """A review on its way."""

    def __init__(self, task: asyncio.Task[Review], watch: Watch, begun: float) -> None:
        self.task = task
        self.watch = watch
        self.begun = begun


class Reviews:
    """The reviews of one server."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._made: dict[str, Review] = {}
        self._told: dict[tuple[str, int, str], bytes] = {}
        self._making: dict[str, _Making] = {}

    def begin(self, key: str, record: Record) -> None:
        """Make the review of a match that is over, for whoever may ask; not where too many wait already."""
        if len(self._making) < AHEAD and self._known(key) is None:
            self._begun(key, record, EARLY)

    def luckless(self, key: str) -> float | None:
        """What the first seat made of its match, with luck taken out, in points and more being better. None
        where no review is kept, and where it is measured by something else.
        """
        kept = self._services.store.read(lambda db: rows.review(db, key))
        if kept is None or kept[0] != reviewed.FORM:
            return None
        found: _Brief = codec.decode(zlib.decompress(kept[1]), _Brief)
        return found.seats[0].luck_adjusted if found.measure in ("score", "total") else None

    def is_known(self, key: str) -> bool:
        """Whether the review of a match is there, or on its way."""
        return key in self._making or self._services.store.read(lambda db: rows.review(db, key)) is not None

    async def of(self, match: Sitting, seat: int, lang: str, wait: float) -> bytes | Progress:
        """The review of a seat, or of all (-1), as JSON in a language; how far it is, if it takes longer than
        `wait` seconds. Raises Refused where it can't be made.
        """
        key = (match.key, seat, lang)
        if key not in self._told:
            review = self._known(match.key) or await self._awaited(match, wait)
            if isinstance(review, Review):
                told = await asyncio.to_thread(_told, review, seat, lang)
                _room_for_one(self._told)
                self._told[key] = told
            else:
                return self._progress(review, lang)
        return self._told[key]

    def forget(self, keys: set[str]) -> None:
        """The logs of these matches were changed: what was made of them is void."""
        for key in keys:
            self._made.pop(key, None)
            if (making := self._making.pop(key, None)) is not None:
                making.task.cancel()
        self._told = {key: told for key, told in self._told.items() if key[0] not in keys}

    def stop(self) -> None:
        """The server stops; what is not made is made when it is asked for again."""
        for making in self._making.values():
            making.task.cancel()

    def _known(self, key: str) -> Review | None:
        """The review as it was made before, by this program or an equal one."""
        if key not in self._made:
            kept = self._services.store.read(lambda db: rows.review(db, key))
            if kept is None or kept[0] != reviewed.FORM:
                return None
            try:
                self._keep(key, reviewed.read(zlib.decompress(kept[1])))
            except (Unreadable, zlib.error):
                return None
        return self._made[key]

    def _keep(self, key: str, review: Review) -> None:
        _room_for_one(self._made)
        self._made[key] = review

    async def _awaited(self, match: Sitting, wait: float) -> Review | _Making:
        """The review once it is made, or what it is at after so many seconds. Raises Refused."""
        key = match.key
        making = self._making.get(key) or self._begun(key, match.record, RANK)
        await asyncio.wait({making.task}, timeout=wait)
        if not making.task.done():
            return making
        if self._making.get(key) is making:  # refused: told once, then tried anew
            del self._making[key]
        if making.task.cancelled():
            raise Refused(say("server-restarts"))
        return making.task.result()

    def _begun(self, key: str, record: Record, rank: int) -> _Making:
        watch = Watch()
        task = asyncio.get_running_loop().create_task(self._make(key, record, watch, rank))
        task.add_done_callback(lambda done: self._over(key, done, rank))
        self._making[key] = _Making(task, watch, self._services.now())
        return self._making[key]

    def _over(self, key: str, task: asyncio.Task[Review], rank: int) -> None:
        """Nobody need come to hear of it; a refusal stays for the next who does, if somebody had asked."""
        if not task.cancelled() and (task.exception() is None or rank == EARLY):
            self._making.pop(key, None)

    async def _make(self, key: str, record: Record, watch: Watch, rank: int) -> Review:
        made = await self._services.reviewers.run(jobs.review, marked(record), watch=watch, rank=rank)
        found = await asyncio.to_thread(reviewed.read, made)
        self._keep(key, found)
        packed = zlib.compress(made, 9)
        try:
            work = self._services.store.write(lambda db: rows.keep_review(db, key, reviewed.FORM, packed))
            await asyncio.wrap_future(work)
        except NotKept as error:  # it is in memory; the next start makes it anew
            self._services.log.warning("review not kept", error=error.message.id)
        return found

    def _progress(self, making: _Making, lang: str) -> Progress:
        stage, done, of = making.watch.seen
        ahead = making.watch.ahead() if not stage else 0
        seconds = round(self._services.now() - making.begun)
        said: Message
        if stage == MOVES:
            said = say("advice-review-moves", done=done, of=of)
        elif stage == RULES:
            said = say("advice-review-rules", seconds=seconds)
        else:
            said = say("advice-review-waits", ahead=ahead)
        name: Stage = "moves" if stage == MOVES else "rules" if stage == RULES else "waits"
        text = WORDS[lang].render(said)
        return Progress(stage=name, done=done, of=of, ahead=ahead, seconds=seconds, text=text)


def _told(review: Review, seat: int, lang: str) -> bytes:
    words = WORDS[lang]
    found = review.plain(words.render, None if seat < 0 else seat)
    for one in found["seats"]:
        one["name"] = words.name(one["name"])
    return codec.encode(found)


def _room_for_one(kept: dict[Any, Any]) -> None:
    """Let go of the oldest."""
    while len(kept) >= MOST:
        del kept[next(iter(kept))]
