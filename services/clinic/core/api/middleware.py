"""Middleware and exception handlers of every request: id, log line, language, CSRF check, body limits and error responses."""

import re
from asyncio import get_running_loop, timeout_at
from http import HTTPStatus
from time import perf_counter
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.orm.exc import StaleDataError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bind_contextvars, clear_contextvars

from clinic.core.api import csrf, text_validation
from clinic.core.api.compression import CompressionMiddleware
from clinic.core.api.envelope import JsonResponse, error_response, validation_response
from clinic.core.api.errors import (
    ApiError,
    BodyTooLarge,
    Conflict,
    DatabaseUnavailable,
    FieldError,
    InternalError,
    NotFound,
    RequestMalformed,
    RequestTimeout,
    VersionConflict,
)
from clinic.core.api.retries import RetryMiddleware
from clinic.core.api.route_options import literal_path, request_options
from clinic.core.api.text_validation import InvalidText
from clinic.core.audit import refusals
from clinic.core.database.base import new_id
from clinic.core.database.engine import is_disconnect, is_lost_race
from clinic.core.logging import log
from clinic.core.text.i18n import LANGUAGES, field_text, from_pydantic_error, language

_SECRET_PAGES = re.compile(r"^(/email/verify|/reset-password)/.+")
"""Pages of the web app whose address ends in a secret, which is cut off in the log as those of routes are."""
_REQUEST_ID = re.compile(rb"^[A-Za-z0-9-]{8,64}$")
MAX_BODY_BYTES = 2 * 1024 * 1024
"""Limit of a body that is read whole, many times the longest form. Uploads are limited while they are read."""
BODY_GRACE_SECONDS, MIN_BODY_BYTES_PER_SECOND = 30, 10_000
"""Time for a body to arrive: the first, and a second for each of the second, so that large uploads over slow lines pass."""
_NO_STORE = (b"cache-control", b"no-store")
_SECURITY_HEADERS = {b"x-content-type-options": b"nosniff", b"cross-origin-opener-policy": b"same-origin-allow-popups"}
"""Headers of every response that doesn't set them itself."""


class RequestContextMiddleware:
    """Bind request id and language, and log one line per request; routes with `log_success=False` log failures only.

    Pure ASGI, so that no response is buffered.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        client_id = headers.get(b"x-request-id", b"")
        request_id = client_id.decode() if _REQUEST_ID.match(client_id) else str(new_id())
        clear_contextvars()
        bind_contextvars(request_id=request_id)
        language.set(_language(headers, scope["query_string"]))
        started_at, status = perf_counter(), 500

        async def send_with_id(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers_added = [*_no_store(scope, message), *_security_headers(message), (b"x-request-id", request_id.encode())]
                message["headers"] = [*message["headers"], *headers_added]
            await send(message)

        try:
            await self.app(scope, receive, send_with_id)
        finally:
            if status >= HTTPStatus.BAD_REQUEST or request_options(scope).log_success:
                path, milliseconds = logged_path(scope), round((perf_counter() - started_at) * 1000, 1)
                log.info("request", method=scope["method"], path=path, status=status, ms=milliseconds)


def _no_store(scope: Scope, message: Any) -> list[tuple[bytes, bytes]]:
    """Return the header that forbids caching, for API responses without a Cache-Control of their own."""
    has_header = any(name == _NO_STORE[0] for name, _ in message["headers"])
    return [] if has_header or not scope["path"].startswith("/api/") else [_NO_STORE]


def _security_headers(message: Any) -> list[tuple[bytes, bytes]]:
    present = {name for name, _ in message["headers"]}
    return [header for header in _SECURITY_HEADERS.items() if header[0] not in present]


def logged_path(scope: Scope) -> str:
    """Return a request's path without the secrets in it."""
    return _SECRET_PAGES.sub(r"\1/…", literal_path(scope))


def _language(headers: dict[bytes, bytes], query: bytes) -> str:
    lang = headers.get(b"x-language", b"").decode("latin-1").lower()[:2]
    if lang not in LANGUAGES:
        match = re.search(rb"(?:^|&)lang=(en|sv)(?:&|$)", query)
        lang = match[1].decode() if match else "en"
    return lang


async def _handle_api_error(request: Request, error: Exception) -> Response:
    if isinstance(error, ApiError):
        await refusals.record_refusal(request, error)
    return error_response(error, language.get()) if isinstance(error, ApiError | FieldError) else await _handle_crash(request, error)


async def _handle_validation_error(_: Request, error: Exception) -> Response:
    """Translate pydantic's errors into field codes; an invalid path parameter is *not found*."""
    if not isinstance(error, RequestValidationError):
        return await _handle_crash(_, error)
    problems = error.errors()
    if any(problem["loc"][0] == "path" for problem in problems):
        return error_response(NotFound(), language.get())
    errors: dict[str, list[dict[str, Any]]] = {}
    for problem in problems:
        location = [str(part) for part in problem["loc"]]
        if problem["type"] == "json_invalid":
            location = ["body"]
        field = ".".join(location[1:] if location[0] in {"body", "query", "header"} and len(location) > 1 else location)
        code, details = from_pydantic_error(problem["type"], problem.get("ctx") or {}, problem.get("input"))
        errors.setdefault(field, []).append({"code": code, "message": field_text(code, language.get(), **details)})
    return validation_response(errors, language.get())


async def _handle_http_exception(_: Request, error: Exception) -> Response:
    if not isinstance(error, HTTPException):
        return await _handle_crash(_, error)
    fallback = RequestMalformed if error.status_code < HTTPStatus.INTERNAL_SERVER_ERROR else InternalError
    response = error_response(_ERROR_OF_STATUS.get(error.status_code, fallback)(), language.get())
    response.status_code = error.status_code
    return response


async def _handle_invalid_text(_: Request, error: Exception) -> Response:
    if not isinstance(error, InvalidText):
        return await _handle_crash(_, error)
    return error_response(error.error, language.get())


_ERROR_OF_STATUS: dict[int, type[ApiError]] = {
    404: NotFound, 405: NotFound, RequestTimeout.status: RequestTimeout, BodyTooLarge.status: BodyTooLarge,
}


async def _handle_stale_data(_: Request, __: Exception) -> Response:
    return error_response(VersionConflict(), language.get())


async def _handle_crash(_: Request, error: Exception) -> Response:
    log.error("crash", exc_info=error)
    return error_response(InternalError(), language.get())


class BodyLimitMiddleware:
    """Refuse text that can't be stored, and bodies that are too long or arrive too slowly, before authentication.

    A length is refused by its Content-Length at once, or while reading when the declared length was wrong.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check one request and pass it on."""
        if scope["type"] == "http" and (error := text_validation.check_url(scope)):
            await error_response(error, language.get())(scope, receive, send)
            return
        if scope["type"] != "http" or scope["method"] in csrf.SAFE_METHODS:
            await self.app(scope, receive, send)
            return
        timed_receive = _limit_duration(receive)
        if not request_options(scope).limit_body:
            await self.app(scope, timed_receive, send)
            return
        remaining = MAX_BODY_BYTES

        async def limited_receive() -> Message:
            nonlocal remaining
            message = await timed_receive()
            remaining -= len(message.get("body", b""))
            if remaining < 0:
                raise HTTPException(BodyTooLarge.status)
            return message

        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > MAX_BODY_BYTES:
            await error_response(BodyTooLarge(), language.get())(scope, receive, send)
            return
        await self.app(scope, text_validation.check_body(scope, limited_receive), send)


def _limit_duration(receive: Receive) -> Receive:
    """Wrap `receive` so that a body which arrives too slowly raises an error of status 408; what follows the body is not limited."""
    deadline, is_complete = get_running_loop().time() + BODY_GRACE_SECONDS, False

    async def timed_receive() -> Message:
        nonlocal deadline, is_complete
        if is_complete:
            return await receive()
        try:
            async with timeout_at(deadline):
                message = await receive()
        except TimeoutError as error:
            raise HTTPException(RequestTimeout.status) from error
        deadline += len(message.get("body", b"")) / MIN_BODY_BYTES_PER_SECOND
        is_complete = not message.get("more_body")
        return message

    return timed_receive


class CsrfMiddleware:
    """Refuse unsafe requests without the matching CSRF header, before anything else of them is looked at."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check one request and pass it on."""
        if scope["type"] == "http":
            try:
                csrf.check(Request(scope))
            except ApiError as error:
                await error_response(error, language.get())(scope, receive, send)
                return
        await self.app(scope, receive, send)


class ErrorMiddleware:
    """Answer exceptions that nothing else caught: 500 with its sentence, never a trace (PLT-005); 503 when the database is gone.

    409 when the request lost every race that it was in.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request. An exception after the response has started can only be raised again."""
        has_started = False

        async def tracked_send(message: Any) -> None:
            nonlocal has_started
            has_started = has_started or message["type"] == "http.response.start"
            await send(message)

        try:
            await self.app(scope, receive, tracked_send)
        except ClientDisconnect:
            log.info("request.aborted")
        except Exception as error:
            if scope["type"] != "http" or has_started:
                raise
            response: JsonResponse = error_response(_unexpected_error(error), language.get())
            await response(scope, receive, send)


def _unexpected_error(error: Exception) -> ApiError:
    if is_disconnect(error):
        log.warning("database.lost", error=type(error).__name__)
        return DatabaseUnavailable()
    log.error("crash", exc_info=error)
    return Conflict() if is_lost_race(error) else InternalError()


def install(app: FastAPI) -> None:
    """Add exception handlers and middleware; the middleware added last is the outermost."""
    app.add_exception_handler(ApiError, _handle_api_error)
    app.add_exception_handler(FieldError, _handle_api_error)
    app.add_exception_handler(RequestValidationError, _handle_validation_error)
    app.add_exception_handler(HTTPException, _handle_http_exception)
    app.add_exception_handler(InvalidText, _handle_invalid_text)
    app.add_exception_handler(StaleDataError, _handle_stale_data)
    app.add_middleware(BodyLimitMiddleware)
    app.add_middleware(CsrfMiddleware)
    app.add_middleware(RetryMiddleware)
    app.add_middleware(ErrorMiddleware)
    app.add_middleware(CompressionMiddleware)
    app.add_middleware(RequestContextMiddleware)
