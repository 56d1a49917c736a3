"""Compress answers with gzip, for clinics that run without a proxy that does (the Caddyfile's does).

Only pages and JSON that GET answers whole: what a POST answers may hold a new secret. See docs/decisions/0027-compressed-answers.md.
"""

import zlib
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send

MIN_BYTES = 1024
"""A shorter body fits into one packet anyway."""
LEVEL = 1
"""Takes half the time of level 6 and leaves a tenth more bytes."""
_GZIP_WINDOW_BITS = 31
_COMPRESSED_TYPES = (b"application/json", b"text/html")


class CompressionMiddleware:
    """Compress answers that are sent in one piece. Pure ASGI, so that files and streams pass as they are."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http" or not _accepts_gzip(scope):
            await self.app(scope, receive, send)
            return
        start: Any = None

        async def compressing_send(message: Any) -> None:
            nonlocal start
            if message["type"] == "http.response.start" and _is_compressible(message):
                start = message
                return
            if start is not None:
                start, message = await _send_start(start, message, send)
            await send(message)

        await self.app(scope, receive, compressing_send)


async def _send_start(start: Any, message: Any, send: Send) -> tuple[None, Any]:
    """Send the start that was held back, and return the body to send after it: compressed when it is whole and long enough."""
    body = message.get("body", b"")
    if message["type"] == "http.response.body" and not message.get("more_body") and len(body) >= MIN_BYTES:
        body = _compress(body)
        headers = [header for header in start["headers"] if header[0] != b"content-length"]
        encoding = [(b"content-encoding", b"gzip"), (b"content-length", str(len(body)).encode())]
        start = {**start, "headers": [*headers, *encoding]}
        message = {**message, "body": body}
    await send({**start, "headers": [*start["headers"], (b"vary", b"Accept-Encoding")]})
    return None, message


def _accepts_gzip(scope: Scope) -> bool:
    """Return whether a GET of our own pages accepts gzip. A request that another site caused is never compressed (BREACH)."""
    headers = dict(scope["headers"])
    is_foreign = headers.get(b"sec-fetch-site") == b"cross-site"
    return scope["method"] == "GET" and not is_foreign and b"gzip" in headers.get(b"accept-encoding", b"")


def _is_compressible(start: Any) -> bool:
    headers = dict(start["headers"])
    return b"content-encoding" not in headers and headers.get(b"content-type", b"").startswith(_COMPRESSED_TYPES)


def _compress(body: bytes) -> bytes:
    compressor = zlib.compressobj(LEVEL, zlib.DEFLATED, _GZIP_WINDOW_BITS)
    return compressor.compress(body) + compressor.flush()
