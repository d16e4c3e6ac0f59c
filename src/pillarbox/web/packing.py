"""Which answers of the API are compressed: those that hold no secret of anybody's.

Whoever can put text of their own into an answer and see how long it becomes can guess what else is in it,
letter by letter, once it is compressed: a repeated piece costs less. So compression is asked for handler by
handler, never for all: what is told of rules, odds and matches that are over is the same for everybody and is
packed; what belongs to one device (its tables with the seat's own view, its codes, its export) never is, nor
is anything on a socket, where it would also cost more time than it saves.
"""

from __future__ import annotations

from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

LEAST = 1024
"""Bytes from which on an answer is compressed; a smaller one fits into one packet either way."""

PACKED = DefineMiddleware(
    CompressionMiddleware,
    config=CompressionConfig(backend="gzip", minimum_size=LEAST),
)
"""The middleware of a handler whose answers may be compressed."""
