"""Live changes over real sockets, in two processes, through a real Valkey."""

import asyncio
import json
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from typing import Any

import httpx
import pytest
import uvicorn
from redis.asyncio import Redis
from sqlalchemy import text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from clinic.core import fanout, realtime
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.models import new_id
from clinic.core.settings import settings
from clinic.core.valkey import valkey

pytestmark = pytest.mark.anyio
ORIGIN = "http://test"


@pytest.fixture(scope="module")
async def here(app: Any) -> AsyncIterator[str]:
    """The product in this process."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, lifespan="off", log_level="warning"))
    serving = asyncio.create_task(server.serve())
    while not server.started:  # noqa: ASYNC110 - the server has no event for it
        await asyncio.sleep(0.01)
    yield f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    await serving


@pytest.fixture(scope="module")
async def there(app: Any) -> AsyncIterator[str]:
    """The product in another process."""
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "uvicorn", "clinic.main:app", "--port", str(port), "--no-access-log", "--log-level", "warning",
    )
    async with httpx.AsyncClient() as http:
        for _ in range(300):
            with suppress(httpx.HTTPError):
                if (await http.get(f"http://127.0.0.1:{port}/healthz")).status_code == 200:
                    break
            await asyncio.sleep(0.1)
    yield f"127.0.0.1:{port}"
    process.terminate()
    await process.wait()


@asynccontextmanager
async def tab(address: str, who: Any = None, *topics: str, origin: str | None = ORIGIN):
    """A tab of somebody's, subscribed."""
    headers = {"Cookie": f"session={who.http.cookies.get('session')}"} if who else {}
    async with connect(f"ws://{address}/api/realtime", origin=origin, additional_headers=headers, open_timeout=10) as opened:
        if topics:
            await opened.send(json.dumps({"subscribe": topics}))
            await asyncio.sleep(0.1)
        yield opened


async def tell(company: Any, topic: str, version: int = 1, row_id: Any = None) -> str:
    row = row_id or new_id()
    async with unit(Context.system(company.id)) as session:
        realtime.tell(session, topic, row, version)
    return str(row)


async def heard(opened: Any, seconds: float = 2) -> dict[str, Any]:
    return json.loads(await asyncio.wait_for(opened.recv(), seconds))


async def silent(opened: Any) -> None:
    with pytest.raises(TimeoutError):
        await heard(opened, 0.3)


async def code(opened: Any, seconds: float = 3) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            await asyncio.wait_for(opened.recv(), seconds)
    return closed.value.rcvd.code


@pytest.mark.covers("BEY-060")
async def test_a_committed_change_reaches_the_companys_tabs_in_every_process(as_staff, here, there):
    """Topic, id and version within a second, once the transaction has committed; another clinic hears nothing."""
    staff, foreign = await as_staff("user"), await as_staff("user")
    async with tab(here, staff, "bookings") as one, tab(there, staff, "bookings") as two, tab(there, foreign, "bookings") as other:
        row = await tell(staff.company, "bookings", 3)
        assert [await heard(opened, 1) for opened in (one, two)] == [{"topic": "bookings", "id": row, "version": 3}] * 2
        with pytest.raises(ZeroDivisionError):
            async with unit(Context.system(staff.company.id)) as session:
                await session.connection()
                realtime.tell(session, "bookings", new_id(), 4)
                raise ZeroDivisionError
        await tell(staff.company, "clients")
        for opened in (one, two, other):
            await silent(opened)


async def test_topics_are_refused_by_permission_and_fall_away_with_it(as_staff, here):
    """A topic asks the same questions as a call; losing a system silences its topic while the tab stays open."""
    staff = await as_staff("user", is_booking_on=True)
    without = await as_staff("user", is_booking_on=False)
    async with tab(here, without, "bookings", "deliveries", "nonsense") as opened:
        assert [await heard(opened) for _ in range(3)] == [
            {"topic": "bookings", "refused": "permission.user_system"}, {"topic": "deliveries", "refused": "permission.role"},
            {"topic": "nonsense", "refused": "not_found"},
        ]
    async with tab(here, staff, "bookings") as opened:
        async with unit(Context.system(staff.company.id)) as session:
            await session.execute(text("UPDATE membership SET is_booking_on = false WHERE id = :id"), {"id": staff.member.id})
            realtime.look_again(session, staff.member.identity_id)
        await asyncio.sleep(0.3)
        await tell(staff.company, "bookings")
        await silent(opened)


@pytest.mark.covers("PLT-004", "PLT-013")
async def test_a_socket_ends_with_its_session(as_staff, here, there, monkeypatch):
    """4410 when another sign-in ended the session, at once when told and else within the recheck; 4401 for nobody."""
    staff, slow = await as_staff("user"), await as_staff("user")
    async with tab(here) as opened:
        assert await code(opened) == 4401
    async with tab(here, staff, "bookings") as one, tab(there, staff, "bookings") as two:
        await end(staff, tell_it=True)
        assert [await code(opened) for opened in (one, two)] == [4410, 4410]
    async with tab(here, staff) as opened:
        assert await code(opened) == 4410
    monkeypatch.setattr(realtime, "RECHECK", 0.2)
    async with tab(here, slow, "bookings") as opened:
        await end(slow, tell_it=False)
        assert await code(opened) == 4410


async def end(who: Any, *, tell_it: bool) -> None:
    async with unit(Context()) as session:
        await session.execute(
            text("UPDATE signed_in SET ended_at = now(), ended_reason = 'elsewhere' WHERE identity_id = :id"), {"id": who.member.identity_id},
        )
        if tell_it:
            realtime.look_again(session, who.member.identity_id)


async def test_only_our_own_pages_may_open_a_socket(as_staff, here):
    """Browsers send cookies along from any page, so the page's origin is asked."""
    staff = await as_staff("user")
    for origin in ("https://evil.example", None, "null", "http://test.evil.example"):
        with pytest.raises(InvalidStatus):
            async with tab(here, staff, origin=origin):
                pass
    async with tab(here, staff, "bookings", origin=f"http://{here}"):
        pass


@pytest.mark.parametrize("said", ["{", '{"subscribe": 3}', '{"subscribe": ["' + "x" * 5000 + '"]}'])
async def test_nonsense_closes_the_socket(as_staff, here, said):
    async with tab(here, await as_staff("user")) as opened:
        await opened.send(said)
        assert await code(opened) in {1007, 1009}


async def test_a_lost_subscription_comes_back_and_says_that_anything_may_have_changed(as_staff, here, app):
    """Valkey forgets what it was told meanwhile: after a cut, tabs are told to look again, and then hear as before."""
    staff = await as_staff("user")
    async with tab(here, staff, "bookings") as opened:
        killer: Redis = Redis.from_url(settings().redis_url)
        assert await killer.execute_command("CLIENT", "KILL", "TYPE", "pubsub") >= 1
        await killer.aclose()
        assert await heard(opened, 5) == {"topic": "bookings", "id": None, "version": None}
        row = await tell(staff.company, "bookings", 2)
        assert await heard(opened) == {"topic": "bookings", "id": row, "version": 2}


async def test_when_valkey_is_away_the_change_itself_is_kept(make, monkeypatch):
    """What cannot be told is lost; the transaction that told it isn't."""
    company = await make.company()
    away: Redis = Redis.from_url("redis://127.0.0.1:1/0")
    monkeypatch.setattr(fanout, "valkey", lambda: away)
    await tell(company, "bookings")
    assert await valkey().ping()


class Slow:
    """A websocket that never takes anything."""

    async def send_text(self, _: str) -> None:
        await asyncio.sleep(3600)


async def test_what_waits_for_a_slow_tab_is_bounded(as_staff):
    """The latest of a row replaces those before it; too many rows become *anything may have changed*."""
    from clinic.accounts.callers import of_token

    staff = await as_staff("user")
    caller = await of_token(staff.http.cookies.get("session"))
    socket_ = realtime.Socket(Slow(), caller)
    socket_.topics = {"bookings", "clients"}
    for version in range(50):
        socket_.hear(fanout.Told(staff.company.id, "clients", "one", version))
    assert len(socket_._waiting) == 1
    for number in range(10_000):
        socket_.hear(fanout.Told(staff.company.id, "bookings", str(number), 1))
    assert len(socket_._waiting) <= realtime.WAITING
    assert json.loads(socket_._waiting["bookings", None]) == {"topic": "bookings", "id": None, "version": None}
    assert json.loads(socket_._waiting["clients", "one"])["version"] == 49
