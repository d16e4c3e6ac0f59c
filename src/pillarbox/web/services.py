"""What all tables of a server share: the store, the workers, the settings, the time. Data only."""

from __future__ import annotations

import time
from collections.abc import Callable

from pillarbox.play.store import Store
from pillarbox.web import logs
from pillarbox.web.advisers import Advisers
from pillarbox.web.metrics import Metrics
from pillarbox.web.settings import Settings
from pillarbox.web.shelf import Shelf
from pillarbox.web.workers import Workers


class Services:
    """One server's means."""

    def __init__(self, store: Store, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        """`now` is a clock that nothing turns back, in seconds."""
        self.store = store
        self.shelf = Shelf(store)
        self.settings = settings
        self.now = now
        self.log = logs.logger()
        self.metrics = Metrics()
        self.thinkers = Workers(settings.thinkers, seconds=20, megabytes=0)
        """For bots, whose search may need more memory than an answer."""
        self.answerers = Workers(settings.answerers, seconds=20, megabytes=512)
        """For odds and advice that are soon told."""
        self.reviewers = Workers(1, seconds=0, megabytes=2048, nice=5)
        """For what takes long and is kept: reviews, whole matches for the coach. No limit of time ends it."""
        self.advisers = Advisers(self.answerers, self.reviewers)

    def close(self) -> None:
        """End the workers; the store is closed by whoever opened it."""
        self.thinkers.close()
        self.answerers.close()
        self.reviewers.close()
