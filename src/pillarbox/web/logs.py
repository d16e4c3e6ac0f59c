"""The server's log: structured, one line an event, to standard error.

Must never write a token, a seed, a name, a text that somebody typed, or a path's query.
"""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}


def configure(form: str, level: str) -> None:
    """Set the form (`text` or `json`) and the least level that is written."""
    # Tracebacks without the values of variables: among those may be what must not be written down.
    renderer: Any = structlog.dev.ConsoleRenderer(
        colors=False, exception_formatter=structlog.dev.plain_traceback
    )
    last = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *(last if form == "json" else [renderer]),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS.get(level, 30)),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.getLogger("uvicorn").setLevel(LEVELS.get(level, logging.CRITICAL))


def logger() -> Any:
    """The server's logger."""
    return structlog.get_logger("pillarbox")
