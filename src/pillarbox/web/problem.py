"""What HTTP answers when something can't be: a status, and one sentence in the reader's language.

Must never show a traceback, nor repeat what was sent more than the sentence does.
"""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from pillarbox.core.message import Message, Refused, say
from pillarbox.play.log import NotKept
from pillarbox.web.desk import WORDS
from pillarbox.web.quota import TooOften
from pillarbox.words.languages import known


class Error(Struct, frozen=True):
    """What is wrong: a word for programs, a sentence for people."""

    id: str
    text: str


class ErrorBody(Struct, frozen=True):
    """The body of every answer that is a refusal."""

    error: Error


class Problem(Exception):
    """It can't be, with this status and for this reason."""

    def __init__(self, status: int, message: Message) -> None:
        super().__init__(message.id)
        self.status = status
        self.message = message


def language(request: Request[Any, Any, Any]) -> str:
    """The reader's language: asked for in the address, else the first known that the browser names."""
    asked = known(request.query_params.get("lang", ""))
    if asked:
        return asked
    for part in request.headers.get("accept-language", "").split(","):
        found = known(part.partition(";")[0])
        if found:
            return found
    return "en"


def _answer(request: Request[Any, Any, Any], status: int, message: Message) -> Response[ErrorBody]:
    text = WORDS[language(request)].render(message)
    headers = {"retry-after": "60"} if status in (429, 503) else {}
    return Response(
        ErrorBody(Error(message.id, text)), status_code=status, media_type=MediaType.JSON, headers=headers
    )


BY_STATUS = {
    400: "server-http-400",
    404: "server-http-404",
    405: "server-http-405",
    413: "server-http-413",
    415: "server-http-400",
}


def on_problem(request: Request[Any, Any, Any], error: Problem) -> Response[ErrorBody]:
    """A reason of ours."""
    return _answer(request, error.status, error.message)


def on_refused(request: Request[Any, Any, Any], error: Refused) -> Response[ErrorBody]:
    """Something that the rules, a name or the store refuse."""
    status = 503 if isinstance(error, NotKept) else 429 if isinstance(error, TooOften) else 400
    return _answer(request, status, error.message)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    """A reason of the framework: a body that can't be read, a path that there is not."""
    status = error.status_code
    answer = _answer(request, status, say(BY_STATUS.get(status, "server-http-400")))
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def on_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[ErrorBody]:
    """A body nested deeper than anything that is sent in earnest."""
    return _answer(request, 400, say("server-http-400"))


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """A fault of the program."""
    services = request.app.state.hall.services
    services.metrics.errors.inc()
    services.log.error("request failed", path=request.url.path, error=repr(error), exc_info=error)
    return _answer(request, 500, say("server-fault"))


def _spec(text: str) -> ResponseSpec:
    return ResponseSpec(ErrorBody, description=text, generate_examples=False)


REFUSALS = {
    400: _spec("It can't be; the sentence says why"),
    401: _spec("This browser is not known here: ask for /api/me first"),
    403: _spec("Not yours to do, or asked from a page of another site"),
    404: _spec("There is nothing by that name"),
    413: _spec("The body is too large"),
    429: _spec("Too often; try again later"),
    503: _spec("It can't be kept or calculated at present"),
}
"""How every answer that is no success looks."""

DONE = {204: ResponseSpec(None, description="Done; there is nothing to tell"), **REFUSALS}
"""The answers of what is answered without a body."""
