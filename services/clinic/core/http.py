"""What surrounds every request: its id and log line, its language, the CSRF check, and the answers to what was raised."""

import re
from time import perf_counter
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.orm.exc import StaleDataError
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bind_contextvars, clear_contextvars

from clinic.core import csrf, legible
from clinic.core.connections import lost
from clinic.core.envelope import Answer, invalid, refused
from clinic.core.errors import Away, Broken, FieldError, NotFound, Refusal, Stale, TooLarge
from clinic.core.i18n import LANGUAGES, field_text, language, of_pydantic
from clinic.core.legible import Illegible
from clinic.core.logs import log
from clinic.core.models import new_id

_SECRET = re.compile(r"^(/api/hooks/[^/]+|/api/files/raw|/api/v3/point-of-sale/gift-cards/by-code|/email/verify|/reset-password)/.+")
"""Paths whose end is a secret, which no log keeps."""
_ID = re.compile(rb"^[A-Za-z0-9-]{8,64}$")
MOST_BODY = 2 * 1024 * 1024
"""Bytes of a body that is read whole: many times the longest form. What is uploaded is measured as it is read."""
_UPLOADS = ("/files", "/papers")
_NOT_KEPT = (b"cache-control", b"no-store")


class Surround:
    """Pure ASGI, so that nothing buffers: binds request id and language, logs one line, answers what nobody caught."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        given = headers.get(b"x-request-id", b"")
        request_id = given.decode() if _ID.match(given) else str(new_id())
        clear_contextvars()
        bind_contextvars(request_id=request_id)
        language.set(_language(headers, scope["query_string"]))
        began, status = perf_counter(), 500

        async def send_with_id(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *_unkept(scope, message), (b"x-request-id", request_id.encode())]
            await send(message)

        try:
            await self.app(scope, receive, send_with_id)
        finally:
            path, took = _SECRET.sub(r"\1/…", scope["path"]), round((perf_counter() - began) * 1000, 1)
            log.info("request", method=scope["method"], path=path, status=status, ms=took)


def _unkept(scope: Scope, message: Any) -> list[tuple[bytes, bytes]]:
    """No browser and no proxy keeps an answer of the API's that doesn't say for how long."""
    said = any(name == _NOT_KEPT[0] for name, _ in message["headers"])
    return [] if said or not scope["path"].startswith("/api/") else [_NOT_KEPT]


def _language(headers: dict[bytes, bytes], query: bytes) -> str:
    wanted = headers.get(b"x-language", b"").decode("latin-1").lower()[:2]
    if wanted not in LANGUAGES:
        match = re.search(rb"(?:^|&)lang=(en|sv)(?:&|$)", query)
        wanted = match[1].decode() if match else "en"
    return wanted


async def _on_refusal(_: Request, error: Exception) -> Response:
    return refused(error, language.get()) if isinstance(error, Refusal | FieldError) else await _on_crash(_, error)


async def _on_invalid(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)  # noqa: S101 - how the handler is registered
    problems = error.errors()
    if any(problem["loc"][0] == "path" for problem in problems):
        return refused(NotFound(), language.get())
    found: dict[str, list[dict[str, Any]]] = {}
    for problem in problems:
        place = [str(part) for part in problem["loc"]]
        if problem["type"] == "json_invalid":
            place = ["body"]
        field = ".".join(place[1:] if place[0] in {"body", "query", "header"} and len(place) > 1 else place)
        code, facts = of_pydantic(problem["type"], problem.get("ctx") or {}, problem.get("input"))
        found.setdefault(field, []).append({"code": code, "message": field_text(code, language.get(), **facts)})
    return invalid(found, language.get())


async def _on_http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)  # noqa: S101
    known = refused(_HTTP.get(error.status_code, Broken)(), language.get())
    known.status_code = error.status_code
    return known


async def _on_illegible(_: Request, error: Exception) -> Response:
    assert isinstance(error, Illegible)  # noqa: S101
    return refused(error.error, language.get())


_HTTP: dict[int, type[Refusal]] = {404: NotFound, 405: NotFound, TooLarge.status: TooLarge}


async def _on_stale(_: Request, __: Exception) -> Response:
    return refused(Stale(), language.get())


async def _on_crash(_: Request, error: Exception) -> Response:
    log.error("crash", exc_info=error)
    return refused(Broken(), language.get())


class BodyGuard:
    """Refuses what is no text, and a body that is too long to be read whole, before anybody is asked who they are.

    Too long is what is declared so, or found so on the way.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look and measure, then go on."""
        if scope["type"] == "http" and (why := legible.of_address(scope)):
            await refused(why, language.get())(scope, receive, send)
            return
        if scope["type"] != "http" or scope["method"] in csrf.SAFE or scope["path"].endswith(_UPLOADS):
            await self.app(scope, receive, send)
            return
        left = MOST_BODY

        async def measured() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(TooLarge.status)
            return message

        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > MOST_BODY:
            await refused(TooLarge(), language.get())(scope, receive, send)
            return
        await self.app(scope, legible.looked_through(scope, measured), send)


class CsrfGuard:
    """Refuses unsafe calls without the matching header, before anything else is asked of them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check, then go on."""
        if scope["type"] == "http":
            try:
                csrf.check(Request(scope))
            except Refusal as error:
                await refused(error, language.get())(scope, receive, send)
                return
        await self.app(scope, receive, send)


class CrashGuard:
    """The last catch: 500 with its sentence, never a trace (PLT-005); 503 when the database went away meanwhile."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer what the app did not."""
        started = False

        async def watch(message: Any) -> None:
            nonlocal started
            started = started or message["type"] == "http.response.start"
            await send(message)

        try:
            await self.app(scope, receive, watch)
        except Exception as error:
            if scope["type"] != "http" or started:
                raise
            answer: Answer = refused(_unexpected(error), language.get())
            await answer(scope, receive, send)


def _unexpected(error: Exception) -> Refusal:
    if lost(error):
        log.warning("database.lost", error=type(error).__name__)
        return Away()
    log.error("crash", exc_info=error)
    return Broken()


def surround(app: FastAPI) -> None:
    """Add handlers and middleware; the outermost is added last."""
    app.add_exception_handler(Refusal, _on_refusal)
    app.add_exception_handler(FieldError, _on_refusal)
    app.add_exception_handler(RequestValidationError, _on_invalid)
    app.add_exception_handler(HTTPException, _on_http)
    app.add_exception_handler(Illegible, _on_illegible)
    app.add_exception_handler(StaleDataError, _on_stale)
    app.add_middleware(BodyGuard)
    app.add_middleware(CsrfGuard)
    app.add_middleware(CrashGuard)
    app.add_middleware(Surround)
