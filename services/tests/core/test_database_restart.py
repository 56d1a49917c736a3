"""PostgreSQL restarts under a running system: broken connections are replaced before they are used (decision 6)."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from uuid import uuid4

import asyncpg
import pytest

from clinic.core.api.errors import DatabaseUnavailable
from clinic.core.background import dispatcher, scheduler
from clinic.core.database.session import independent_transaction, read_connection, read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("empty_outbox")]
TERMINATE_CONNECTIONS = (
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
    " WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()"
)


async def terminate_connections() -> int:
    """Terminate every connection of the app, as a restart does; return their number."""
    app = await asyncpg.connect(settings().database_url)
    terminated = await app.fetchval(TERMINATE_CONNECTIONS)
    await app.close()
    return terminated


@asynccontextmanager
async def database_unavailable() -> AsyncIterator[None]:
    """Terminate every connection and refuse new ones until the block ends."""
    app = await asyncpg.connect(settings().database_url)
    admin = await asyncpg.connect(settings().database_admin_url)
    name = await admin.fetchval("SELECT current_database()")
    await admin.execute(f'SET ROLE owner; ALTER DATABASE "{name}" CONNECTION LIMIT 0')
    await app.execute(TERMINATE_CONNECTIONS)
    await asyncio.sleep(0.1)
    try:
        yield
    finally:
        await admin.execute(f'ALTER DATABASE "{name}" CONNECTION LIMIT -1')
        await app.close()
        await admin.close()


def create_room(staff, key=None):
    return staff.post("/api/rooms", json={"name": f"R{uuid4()}"}, headers={"Idempotency-Key": key or str(uuid4())})


@pytest.mark.covers("MSG-010", "BEY-024")
async def test_calls_succeed_after_a_restart(as_staff, visitor, factory):
    """MSG-010, BEY-024: reads and writes, with and without an idempotency key, by the ORM and by the driver: no broken connection is used."""
    clinic = await factory.bookable_clinic()
    staff = await as_staff("admin", company=clinic.company)
    client = await factory.client(clinic.company)
    for hour in (9, 12):
        calls = [lambda: create_room(staff)] * 3 + [
            lambda: staff.post("/api/rooms", json={"name": f"R{uuid4()}"}, headers={"Idempotency-Key": ""}),
            lambda: staff.get("/api/business-hours"), lambda: staff.get("/api/rooms"), lambda: staff.get(f"/api/clients/{client.id}"),
            lambda: visitor.get(f"/api/v2/booking-portal/{clinic.company.encrypted_id}"),
            lambda: staff.post("/api/rooms", json={"name": ""}),
        ]
        before = [reply.status_code for reply in await asyncio.gather(*(call() for call in calls * 3))]
        assert {200, 422} == set(before)
        booked = await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(hour)))
        assert booked.status_code == 200, booked.text
        assert await terminate_connections() > 3
        await asyncio.sleep(0.1)
        after = [(await call()).status_code for call in calls * 3]
        assert after == before
        booked = await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(hour + 1)))
        assert booked.status_code == 200, booked.text


@pytest.mark.covers("MSG-010")
async def test_call_whose_connection_breaks_gets_503_and_can_be_repeated(as_staff):
    """503 with a code and `Retry-After` rather than an unknown error; the idempotency key makes the repeat safe."""
    staff = await as_staff("admin")
    await staff.csrf()
    for _ in range(3):
        keys = [str(uuid4()) for _ in range(24)]
        running = [asyncio.create_task(create_room(staff, key)) for key in keys]
        await asyncio.sleep(0.03)
        await terminate_connections()
        for key, reply in zip(keys, await asyncio.gather(*running), strict=True):
            if reply.status_code != 200:
                assert (reply.status_code, reply.headers["retry-after"], reply.json()["data"]["code"]) == (503, "2", "server.unavailable")
                assert (await create_room(staff, key)).json()["status"] in {"1", "0"}


async def test_calls_without_a_database_get_503(as_staff, visitor):
    """While no connection can be opened, 503 in the caller's language; calls succeed as soon as the database is back."""
    staff = await as_staff("admin")
    await staff.csrf()
    async with database_unavailable():
        for call in (staff.get("/api/rooms"), staff.get("/api/business-hours"), create_room(staff), visitor.get("/api/v2/booking-portal/none")):
            reply = await call
            assert (reply.status_code, reply.headers["retry-after"]) == (503, "2"), reply.text
        body = (await staff.get("/api/rooms", headers={"X-Language": "sv"})).json()
        assert (body["data"]["code"], body["message"]) == ("server.unavailable", "Systemet går inte att nå just nu. Försök igen om en stund.")
        assert (await visitor.get("/readyz")).status_code == 503
        with pytest.raises(DatabaseUnavailable):
            await dispatcher.dispatch_due()
    assert [(await call).status_code for call in (create_room(staff), staff.get("/api/rooms"), visitor.get("/readyz"))] == [200] * 3


@pytest.mark.covers("MSG-010")
async def test_worker_continues_after_a_restart(factory):
    """MSG-010: scheduled jobs, the outbox and each kind of transaction get a new connection in place of a broken one."""
    context = Context.system((await factory.company()).id)
    async with transaction(context) as session:
        await session.connection()
        async with independent_transaction(session) as independent, read_only_transaction(context) as read_session, read_connection(context):
            await independent.connection()
            await read_session.connection()
    await dispatcher.dispatch_due()
    await terminate_connections()
    await asyncio.sleep(0.1)
    await scheduler.run_due_jobs()
    await dispatcher.dispatch_due()
    for _ in range(10):
        async with transaction(context) as session, independent_transaction(session) as independent, read_only_transaction(context) as read_session, read_connection(context):
            await session.connection()
            await independent.connection()
            await read_session.connection()


@pytest.mark.covers("MSG-010")
async def test_running_job_keeps_its_lease_through_an_outage(app, monkeypatch):
    """MSG-010: after a failed renewal the lease is renewed at the next interval, so that no other worker runs the job."""
    name, done = f"test.{uuid4()}", asyncio.Event()
    monkeypatch.setattr(scheduler, "JOBS", {name: scheduler.Job(name, timedelta(hours=1), global_work=done.wait, lease=timedelta(seconds=3))})
    await scheduler.register_jobs()
    running = asyncio.create_task(scheduler.run_due_jobs())
    await asyncio.sleep(0.3)
    async with database_unavailable():
        await asyncio.sleep(1)
    await asyncio.sleep(1.8)
    assert await scheduler.run_due_jobs() == []
    done.set()
    assert await running == [name]
