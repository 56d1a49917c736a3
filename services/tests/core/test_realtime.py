"""Changes are broadcast over real WebSockets, in two processes, through a real Valkey."""

import asyncio
import json
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from typing import Any

import httpx
import pytest
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as ValkeyConnectionError
from sqlalchemy import text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from clinic.core import realtime
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.realtime import pubsub
from clinic.core.realtime.valkey import create_client, valkey
from clinic.core.settings import settings
from tests.support.local_server import serve_app

pytestmark = pytest.mark.anyio
ORIGIN = "http://test"


@pytest.fixture(scope="module")
async def local_server(app: Any) -> AsyncIterator[str]:
    """The app served by this process: host and port."""
    async with serve_app(app) as port:
        yield f"127.0.0.1:{port}"


@pytest.fixture(scope="module")
async def other_server(app: Any) -> AsyncIterator[str]:
    """The app served by another process: host and port."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
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
async def open_tab(address: str, user: Any = None, *topics: str, origin: str | None = ORIGIN):
    """Open a user's WebSocket, or an anonymous one, and subscribe it to topics."""
    headers = {"Cookie": f"session={user.http.cookies.get('session')}"} if user else {}
    async with connect(f"ws://{address}/api/realtime", origin=origin, additional_headers=headers, open_timeout=10) as tab:
        if topics:
            await tab.send(json.dumps({"subscribe": topics}))
            await asyncio.sleep(0.1)
        yield tab


async def publish_change(company: Any, topic: str, version: int = 1) -> str:
    """Broadcast the change of a new row in a transaction of its own and return the row's id."""
    row_id = new_id()
    async with transaction(Context.system(company.id)) as session:
        realtime.broadcast(session, topic, row_id, version)
    return str(row_id)


async def receive_message(tab: Any, seconds: float = 2) -> dict[str, Any]:
    return json.loads(await asyncio.wait_for(tab.recv(), seconds))


async def close_subscriptions() -> int:
    """Close the subscriptions of this test process's database, not those of tests that run beside it, and return their number."""
    async with Redis.from_url(settings().redis_url) as admin:
        database = str(admin.get_connection_kwargs().get("db", 0))
        connections = [client["id"] for client in await admin.client_list("pubsub") if client["db"] == database]
        for connection_id in connections:
            await admin.client_kill_filter(_id=connection_id)
    return len(connections)


async def assert_no_message(tab: Any) -> None:
    with pytest.raises(TimeoutError):
        await receive_message(tab, 0.3)


async def wait_for_close_code(tab: Any, seconds: float = 3) -> int:
    """Skip messages until the server closes the WebSocket and return the close code."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            await asyncio.wait_for(tab.recv(), seconds)
    return closed.value.rcvd.code


@pytest.mark.covers("BEY-060")
async def test_committed_change_reaches_the_companys_tabs_in_every_process(as_staff, local_server, other_server):
    """Topic, id and version within a second after the commit; another company's tabs, and all tabs after a rollback, receive no message."""
    staff, foreign = await as_staff("user"), await as_staff("user")
    async with (
        open_tab(local_server, staff, "bookings") as local_tab,
        open_tab(other_server, staff, "bookings") as other_tab,
        open_tab(other_server, foreign, "bookings") as foreign_tab,
    ):
        row_id = await publish_change(staff.company, "bookings", 3)
        messages = [await receive_message(tab, 1) for tab in (local_tab, other_tab)]
        assert messages == [{"topic": "bookings", "id": row_id, "version": 3}] * 2
        with pytest.raises(ZeroDivisionError):
            async with transaction(Context.system(staff.company.id)) as session:
                await session.connection()
                realtime.broadcast(session, "bookings", new_id(), 4)
                raise ZeroDivisionError
        await publish_change(staff.company, "clients")
        for tab in (local_tab, other_tab, foreign_tab):
            await assert_no_message(tab)


async def test_topics_require_their_permission_while_subscribed(as_staff, local_server):
    """A topic needs the same permission as a call; a user whose module is disabled gets no more messages on the open socket."""
    staff = await as_staff("user", is_booking_on=True)
    without = await as_staff("user", is_booking_on=False)
    async with open_tab(local_server, without, "bookings", "deliveries", "nonsense") as tab:
        assert [await receive_message(tab) for _ in range(3)] == [
            {"topic": "bookings", "refused": "permission.user_module"}, {"topic": "deliveries", "refused": "permission.role"},
            {"topic": "nonsense", "refused": "not_found"},
        ]
    async with open_tab(local_server, staff, "bookings") as tab:
        async with transaction(Context.system(staff.company.id)) as session:
            await session.execute(text("UPDATE membership SET is_booking_on = false WHERE id = :id"), {"id": staff.member.id})
            realtime.recheck_session(session, staff.member.identity_id)
        await asyncio.sleep(0.3)
        await publish_change(staff.company, "bookings")
        await assert_no_message(tab)


@pytest.mark.covers("PLT-004", "PLT-013")
async def test_socket_is_closed_when_its_session_ends(as_staff, local_server, other_server, monkeypatch):
    """4410 when another sign-in ended the session, at once after a notification and otherwise at the next recheck; 4401 without a session."""
    staff, not_notified = await as_staff("user"), await as_staff("user")
    async with open_tab(local_server) as tab:
        assert await wait_for_close_code(tab) == 4401
    async with open_tab(local_server, staff, "bookings") as local_tab, open_tab(other_server, staff, "bookings") as other_tab:
        await end_session(staff, notify=True)
        assert [await wait_for_close_code(tab) for tab in (local_tab, other_tab)] == [4410, 4410]
    async with open_tab(local_server, staff) as tab:
        assert await wait_for_close_code(tab) == 4410
    monkeypatch.setattr(realtime.websocket, "SESSION_RECHECK_SECONDS", 0.2)
    async with open_tab(local_server, not_notified, "bookings") as tab:
        await end_session(not_notified, notify=False)
        assert await wait_for_close_code(tab) == 4410


async def end_session(user: Any, *, notify: bool) -> None:
    async with transaction(Context()) as session:
        await session.execute(
            text("UPDATE user_session SET ended_at = now(), ended_reason = 'replaced' WHERE identity_id = :id"), {"id": user.member.identity_id},
        )
        if notify:
            realtime.recheck_session(session, user.member.identity_id)


async def test_socket_is_refused_for_other_origins(as_staff, local_server):
    """Browsers send cookies with requests from any page, so the page's origin is checked."""
    staff = await as_staff("user")
    for origin in ("https://evil.example", None, "null", "http://test.evil.example"):
        with pytest.raises(InvalidStatus):
            async with open_tab(local_server, staff, origin=origin):
                pass
    async with open_tab(local_server, staff, "bookings", origin=f"http://{local_server}"):
        pass


@pytest.mark.parametrize("message", ["{", '{"subscribe": 3}', '{"subscribe": ["' + "x" * 5000 + '"]}'])
async def test_invalid_message_closes_the_socket(as_staff, local_server, message):
    async with open_tab(local_server, await as_staff("user")) as tab:
        await tab.send(message)
        assert await wait_for_close_code(tab) in {1007, 1009}


async def test_lost_subscription_to_valkey_is_restored_and_tabs_reload(as_staff, local_server, app):
    """Valkey does not store messages: after a broken connection, tabs get a change without an id, and then messages as before."""
    staff = await as_staff("user")
    async with open_tab(local_server, staff, "bookings") as tab:
        assert await close_subscriptions() >= 1
        assert await receive_message(tab, 5) == {"topic": "bookings", "id": None, "version": None}
        row_id = await publish_change(staff.company, "bookings", 2)
        assert await receive_message(tab) == {"topic": "bookings", "id": row_id, "version": 2}


async def test_transaction_commits_when_valkey_is_unavailable(factory, monkeypatch):
    """The broadcast is lost; the transaction is not."""
    company = await factory.company()
    unreachable: Redis = Redis.from_url("redis://127.0.0.1:1/0")
    monkeypatch.setattr(pubsub, "valkey", lambda: unreachable)
    await publish_change(company, "bookings")
    assert await valkey().ping()


class BlockedWebSocket:
    """A WebSocket that never accepts a message."""

    async def send_text(self, _: str) -> None:
        await asyncio.sleep(3600)


async def test_queue_of_a_slow_tab_is_bounded(as_staff):
    """A row's newest version replaces its older ones; too many rows become one message without an id."""
    from clinic.accounts.sessions.authentication import authenticate_token

    staff = await as_staff("user")
    user = await authenticate_token(staff.http.cookies.get("session"))
    slow_socket = realtime.Socket(BlockedWebSocket(), user)
    slow_socket.topics = {"bookings", "clients"}
    for version in range(50):
        slow_socket.receive(pubsub.ChangeMessage(staff.company.id, "clients", "row", version))
    assert len(slow_socket._pending) == 1
    for number in range(10_000):
        slow_socket.receive(pubsub.ChangeMessage(staff.company.id, "bookings", str(number), 1))
    assert len(slow_socket._pending) <= realtime.MAX_PENDING_CHANGES
    assert json.loads(slow_socket._pending["bookings", None]) == {"topic": "bookings", "id": None, "version": None}
    assert json.loads(slow_socket._pending["clients", "row"])["version"] == 49


async def test_connection_closed_while_its_command_waits_raises_an_error_of_the_client():
    """redis-py raises AttributeError for it: a broadcast that is under way when the process closes its client."""
    async with create_client(socket_timeout=2) as client:
        connection = await client.connection_pool.get_connection()
        sending = asyncio.create_task(connection.send_packed_command([b"*1\r\n$4\r\nPING\r\n"], check_health=False))
        await asyncio.sleep(0)
        await connection.disconnect(nowait=True)
        with pytest.raises(ValkeyConnectionError):
            await sending
        await client.connection_pool.release(connection)
        assert await client.ping()


async def test_command_on_a_connection_that_was_closed_meanwhile_raises_an_error_of_the_client():
    """uvloop raises RuntimeError for it, which callers that do without Valkey would not catch."""
    async with create_client() as client:
        connection = await client.connection_pool.get_connection()
        await connection.connect()
        connection._writer.transport.abort()
        await asyncio.sleep(0.01)
        with pytest.raises(ValkeyConnectionError):
            await connection.send_packed_command(b"", check_health=False)
        await client.connection_pool.release(connection)
        assert await client.ping()
