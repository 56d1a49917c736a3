"""A small HTTP client of the load: one kept connection each, so that what is measured is the server."""

import asyncio
from dataclasses import dataclass, field
from time import perf_counter
from typing import cast
from urllib.parse import urlencode

PATIENCE = 60.0


@dataclass(frozen=True, slots=True)
class Answered:
    """One answer, and how long it took, in seconds."""

    status: int
    body: bytes
    seconds: float
    cookies: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Call:
    """One request; `head` are its further header lines."""

    path: str
    method: str = "GET"
    head: str = ""
    body: bytes = b""

    def encoded(self) -> bytes:
        """The bytes that go out."""
        length = f"Content-Type: application/json\r\nContent-Length: {len(self.body)}\r\n" if self.method != "GET" else ""
        return f"{self.method} {self.path} HTTP/1.1\r\nHost: bench\r\n{self.head}{length}\r\n".encode() + self.body


def path(of: str, **values: object) -> str:
    """A path with its query."""
    return f"{of}?{urlencode(values, doseq=True)}"


class Wire(asyncio.Protocol):
    """One connection; one request at a time."""

    def __init__(self) -> None:
        self.kept = b""
        self.waiting: asyncio.Future[tuple[bytes, bytes]] | None = None
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the way out."""
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        """Wake who waits, once the answer is whole."""
        self.kept += data
        head, found, rest = self.kept.partition(b"\r\n\r\n")
        if not found or self.waiting is None:
            return
        if len(rest) >= _length(head):
            self.kept = b""
            self.waiting.set_result((head, rest))
            self.waiting = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Fail who waits."""
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(exc or ConnectionResetError("closed"))

    async def ask(self, call: Call) -> Answered:
        """Send, and wait for the whole answer."""
        assert self.transport is not None  # noqa: S101
        self.waiting = asyncio.get_running_loop().create_future()
        waiting, began = self.waiting, perf_counter()
        self.transport.write(call.encoded())
        head, body = await asyncio.wait_for(waiting, PATIENCE)
        took = perf_counter() - began
        return Answered(int(head[9:12]), body, took, _cookies(head) if b"set-cookie" in head.lower() else {})


def _length(head: bytes) -> int:
    for line in head.split(b"\r\n"):
        if line[:15].lower() == b"content-length:":
            return int(line[15:])
    return 0


def _cookies(head: bytes) -> dict[str, str]:
    lines = [line for line in head.split(b"\r\n") if line.lower().startswith(b"set-cookie:")]
    return dict(line[11:].strip().partition(b";")[0].decode().split("=", 1) for line in lines)


async def connect(port: int, count: int = 1) -> list[Wire]:
    """That many connections."""
    loop = asyncio.get_running_loop()
    return [(await loop.create_connection(Wire, "127.0.0.1", port))[1] for _ in range(count)]


def close(wires: list[Wire]) -> None:
    """Hang up."""
    for wire in wires:
        if wire.transport:
            wire.transport.close()
