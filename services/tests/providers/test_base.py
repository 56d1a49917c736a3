"""Broken connections: only a request that was never sent is retried automatically."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from clinic import main, worker
from clinic.core.database import session
from clinic.core.realtime import valkey
from clinic.providers import base
from clinic.providers.errors import NoAnswer, Unreachable

pytestmark = pytest.mark.anyio
FINE = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nOK"


@pytest.fixture(autouse=True)
def hurried(monkeypatch):
    """A try follows the one before at once."""
    monkeypatch.setattr(base, "RETRY_DELAYS", (0, 0))


@asynccontextmanager
async def answering(*answers: bytes) -> AsyncIterator[tuple[base.Provider, list[bytes]]]:
    """A provider that gives these answers one after another and then hangs up on each that asks."""
    requests, remaining = [], list(answers)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError):
            while True:
                requests.append(await reader.readuntil(b"\r\n\r\n"))
                if not remaining:
                    break
                writer.write(answer := remaining.pop(0))
                if answer != FINE:
                    break
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1")
    provider = base.Provider(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}")
    provider.name = "Somebody"
    try:
        yield provider, requests
    finally:
        await provider.close()
        server.close()


@pytest.mark.covers("BEY-042")
@pytest.mark.parametrize("answers", [(), (FINE,), (b"nonsense\r\n\r\n",), (b"HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nhalf",)])
async def test_a_connection_lost_after_the_request_has_an_unknown_outcome_and_no_retry(answers):
    """Also one that was kept from an earlier call: the provider may have done what it was asked."""
    async with answering(*answers) as (provider, requests):
        for _ in [serve for serve in answers if serve == FINE]:
            assert (await provider.call("POST", "/pay")).text == "OK"
        before = len(requests)
        with pytest.raises(NoAnswer):
            await provider.call("POST", "/pay")
        assert len(requests) - before == 1


async def test_an_idempotent_request_is_retried_after_a_lost_connection():
    async with answering() as (provider, requests):
        with pytest.raises(NoAnswer):
            await provider.call("GET", "/state")
        assert len(requests) > len(base.RETRY_DELAYS)


async def api_ends():
    async with main.lifespan(main.app):
        pass


async def worker_ends():
    await worker.stop()


@pytest.mark.parametrize("end", [api_ends, worker_ends])
async def test_a_process_that_stops_closes_its_connections(end, monkeypatch):
    async def left_open():
        """The tests go on with what they all share."""

    for module, close in ((main, "close_database"), (session, "close_database"), (valkey, "close")):
        monkeypatch.setattr(module, close, left_open)
    async with answering(FINE) as (provider, _):
        await provider.call("POST", "/pay")
        [client] = provider._clients.values()
        await end()
        assert client.is_closed and not provider._clients


async def test_an_absent_provider_is_unreachable():
    async with answering() as (provider, _):
        pass
    with pytest.raises(Unreachable):
        await provider.call("POST", "/pay")
