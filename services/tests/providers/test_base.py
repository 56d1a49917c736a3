"""What a broken connection means: only what was never sent may be sent again by itself."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from clinic import main, worker
from clinic.core import db, valkey
from clinic.providers import base
from clinic.providers.errors import NoAnswer, Unreachable

pytestmark = pytest.mark.anyio
FINE = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nOK"


@pytest.fixture(autouse=True)
def hurried(monkeypatch):
    """A try follows the one before at once."""
    monkeypatch.setattr(base, "WAITS", (0, 0))


@asynccontextmanager
async def answering(*answers: bytes) -> AsyncIterator[tuple[base.Provider, list[bytes]]]:
    """A provider that gives these answers one after another and then hangs up on each that asks."""
    asked, left = [], list(answers)

    async def one(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError):
            while True:
                asked.append(await reader.readuntil(b"\r\n\r\n"))
                if not left:
                    break
                writer.write(answer := left.pop(0))
                if answer != FINE:
                    break
        writer.close()

    server = await asyncio.start_server(one, "127.0.0.1")
    provider = base.Provider(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}")
    provider.name = "Somebody"
    try:
        yield provider, asked
    finally:
        await provider.close()
        server.close()


@pytest.mark.covers("BEY-042")
@pytest.mark.parametrize("answers", [(), (FINE,), (b"nonsense\r\n\r\n",), (b"HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nhalf",)])
async def test_a_connection_that_breaks_once_asked_is_no_answer_and_is_not_asked_twice(answers):
    """Also one that was kept from an earlier call: the provider may have done what it was asked."""
    async with answering(*answers) as (provider, asked):
        for _ in [one for one in answers if one == FINE]:
            assert (await provider.call("POST", "/pay")).text == "OK"
        before = len(asked)
        with pytest.raises(NoAnswer):
            await provider.call("POST", "/pay")
        assert len(asked) - before == 1


async def test_what_may_be_done_twice_is_asked_again():
    async with answering() as (provider, asked):
        with pytest.raises(NoAnswer):
            await provider.call("GET", "/state")
        assert len(asked) > len(base.WAITS)


async def api_ends():
    async with main.lifespan(main.app):
        pass


async def worker_ends():
    await worker.stop()


@pytest.mark.parametrize("end", [api_ends, worker_ends])
async def test_a_process_that_ends_leaves_no_connection_open(end, monkeypatch):
    async def left_open():
        """The tests go on with what they all share."""

    for shared in (db, valkey):
        monkeypatch.setattr(shared, "shut", left_open)
    async with answering(FINE) as (provider, _):
        await provider.call("POST", "/pay")
        [client] = provider._clients.values()
        await end()
        assert client.is_closed and not provider._clients


async def test_nobody_there_is_unreachable_for_every_kind_of_call():
    async with answering() as (provider, _):
        pass
    with pytest.raises(Unreachable):
        await provider.call("POST", "/pay")
