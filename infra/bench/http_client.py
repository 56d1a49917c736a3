"""A small HTTP client with one persistent connection each, so that the client costs little and the server is measured."""

import asyncio
from dataclasses import dataclass, field
from time import perf_counter
from typing import cast
from urllib.parse import urlencode

TIMEOUT_SECONDS = 60.0


@dataclass(frozen=True, slots=True)
class HttpResponse:
    """A response and its duration in seconds."""

    status: int
    body: bytes
    seconds: float
    cookies: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class HttpRequest:
    """A request; `headers` are its further header lines."""

    path: str
    method: str = "GET"
    headers: str = ""
    body: bytes = b""
    content_type: str = "application/json"

    def encode(self) -> bytes:
        """Return the bytes to send."""
        length = f"Content-Type: {self.content_type}\r\nContent-Length: {len(self.body)}\r\n" if self.method != "GET" else ""
        return f"{self.method} {self.path} HTTP/1.1\r\nHost: bench\r\n{self.headers}{length}\r\n".encode() + self.body


def path(base: str, **values: object) -> str:
    """Build a path with its query."""
    return f"{base}?{urlencode(values, doseq=True)}"


class HttpConnection(asyncio.Protocol):
    """A connection that sends one request at a time."""

    def __init__(self) -> None:
        self.buffer = b""
        self.waiting: asyncio.Future[tuple[bytes, bytes]] | None = None
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Store the transport."""
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        """Pass the response to the waiting caller once it is complete."""
        self.buffer += data
        headers, separator, rest = self.buffer.partition(b"\r\n\r\n")
        if not separator or self.waiting is None:
            return
        if len(rest) >= _length(headers):
            self.buffer = b""
            self.waiting.set_result((headers, rest))
            self.waiting = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Fail the waiting caller."""
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(exc or ConnectionResetError("closed"))

    async def send(self, request: HttpRequest) -> HttpResponse:
        """Send a request and wait for the complete response."""
        assert self.transport is not None  # noqa: S101
        self.waiting = asyncio.get_running_loop().create_future()
        waiting, started_at = self.waiting, perf_counter()
        self.transport.write(request.encode())
        headers, body = await asyncio.wait_for(waiting, TIMEOUT_SECONDS)
        seconds = perf_counter() - started_at
        return HttpResponse(int(headers[9:12]), body, seconds, _cookies(headers) if b"set-cookie" in headers.lower() else {})


def _length(headers: bytes) -> int:
    for line in headers.split(b"\r\n"):
        if line[:15].lower() == b"content-length:":
            return int(line[15:])
    return 0


def _cookies(headers: bytes) -> dict[str, str]:
    lines = [line for line in headers.split(b"\r\n") if line.lower().startswith(b"set-cookie:")]
    return dict(line[11:].strip().partition(b";")[0].decode().split("=", 1) for line in lines)


async def connect(port: int, count: int = 1) -> list[HttpConnection]:
    """Open `count` connections."""
    loop = asyncio.get_running_loop()
    return [(await loop.create_connection(HttpConnection, "127.0.0.1", port))[1] for _ in range(count)]


def close(connections: list[HttpConnection]) -> None:
    """Close the connections."""
    for connection in connections:
        if connection.transport:
            connection.transport.close()
