"""Connections that send no request are given up, over real sockets."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import pytest

from clinic.core.api import http_protocol
from tests.support.local_server import serve_app

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BEY-060")]
REQUEST = b"GET /healthz HTTP/1.1\r\nHost: test\r\n"


@pytest.fixture
async def port(app: Any, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[int]:
    """The port of the app, where the head of a request may take half a second."""
    monkeypatch.setattr(http_protocol, "HEAD_TIMEOUT_SECONDS", 0.5)
    async with serve_app(app, http=http_protocol.TimedHttpProtocol) as free_port:
        yield free_port


async def seconds_until_closed(port: int, *, first: bytes) -> float:
    """Send `first` and then a header without end, a letter at a time; return after how many seconds the server closed the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    if first.endswith(b"\r\n\r\n"):
        writer.write(first)
        assert b"200" in await reader.readline()
        await asyncio.sleep(0.1)
        while reader._buffer:  # type: ignore[attr-defined]
            await reader.read(4096)
        first = REQUEST
    started_at = asyncio.get_running_loop().time()
    writer.write(first)
    with suppress(ConnectionError):
        for _ in range(50):
            writer.write(b"x")
            with suppress(TimeoutError):
                async with asyncio.timeout(0.1):
                    if await reader.read(4096) == b"":
                        break
    writer.close()
    return asyncio.get_running_loop().time() - started_at


@pytest.mark.parametrize("first", [b"GET /", REQUEST, REQUEST + b"\r\n"])
async def test_a_head_that_arrives_letter_by_letter_is_given_up(port: int, first: bytes) -> None:
    """Of the first request of a connection, and of the next one after an answer."""
    assert 0.4 < await seconds_until_closed(port, first=first) < 3


async def test_a_request_that_takes_longer_than_its_head_may_is_answered(port: int) -> None:
    """The time limits the head alone: a connection is used for several requests, with pauses between them."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for _ in range(3):
        writer.write(REQUEST + b"\r\n")
        answer = await reader.readuntil(b"\r\n\r\n")
        assert b" 200 " in answer
        length = int(answer.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        await reader.readexactly(length)
        await asyncio.sleep(0.7)
    writer.close()
