"""PostgreSQL restarts under a running system: what was connected is dead, and nobody is to notice (decision 6)."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from uuid import uuid4

import asyncpg
import pytest

from clinic.core import jobs, relay
from clinic.core.context import Context
from clinic.core.db import aside, hot, read_only, unit
from clinic.core.errors import Away
from clinic.core.settings import settings

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("own_queue")]
_END = (
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
    " WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()"
)


async def end_all() -> int:
    """End every connection of the app's, as a restart does; how many."""
    app = await asyncpg.connect(settings().database_url)
    ended = await app.fetchval(_END)
    await app.close()
    return ended


@asynccontextmanager
async def nobody_let_in() -> AsyncIterator[None]:
    """The database ends every connection and takes no new ones for a while."""
    app = await asyncpg.connect(settings().database_url)
    admin = await asyncpg.connect(settings().database_admin_url)
    name = await admin.fetchval("SELECT current_database()")
    await admin.execute(f'SET ROLE owner; ALTER DATABASE "{name}" CONNECTION LIMIT 0')
    await app.execute(_END)
    await asyncio.sleep(0.1)
    try:
        yield
    finally:
        await admin.execute(f'ALTER DATABASE "{name}" CONNECTION LIMIT -1')
        await app.close()
        await admin.close()


def room(staff, key=None):
    return staff.post("/api/rooms", json={"name": f"R{uuid4()}"}, headers={"Idempotency-Key": key or str(uuid4())})


@pytest.mark.covers("MSG-010", "BEY-024")
async def test_after_a_restart_every_call_is_answered_as_before(as_staff, visitor, make):
    """MSG-010, BEY-024: with and without a key, read and written, by the ORM and past it: no connection that died is used again."""
    place = await make.bookable()
    staff = await as_staff("admin", company=place.company)
    client = await make.client(place.company)
    for hour in (9, 12):
        calls = [lambda: room(staff)] * 3 + [
            lambda: staff.post("/api/rooms", json={"name": f"R{uuid4()}"}, headers={"Idempotency-Key": ""}),
            lambda: staff.get("/api/business-hours"), lambda: staff.get("/api/rooms"), lambda: staff.get(f"/api/clients/{client.id}"),
            lambda: visitor.get(f"/api/v2/booking-portal/{place.company.encrypted_id}"),
            lambda: staff.post("/api/rooms", json={"name": ""}),
        ]
        first = [answer.status_code for answer in await asyncio.gather(*(call() for call in calls * 3))]
        assert {200, 422} == set(first)
        booked = await staff.post("/api/bookings", json=place.visit(client.id, place.at(hour)))
        assert booked.status_code == 200, booked.text
        assert await end_all() > 3
        await asyncio.sleep(0.1)
        again = [(await call()).status_code for call in calls * 3]
        assert again == first
        booked = await staff.post("/api/bookings", json=place.visit(client.id, place.at(hour + 1)))
        assert booked.status_code == 200, booked.text


@pytest.mark.covers("MSG-010", "PLT-005")
async def test_what_was_under_way_is_asked_to_come_again_and_done_once(as_staff):
    """PLT-005: a call whose connection breaks is no unknown failure: 503 with its sentence and when; its key makes the repeat safe."""
    staff = await as_staff("admin")
    await staff.csrf()
    for _ in range(3):
        keys = [str(uuid4()) for _ in range(24)]
        under_way = [asyncio.create_task(room(staff, key)) for key in keys]
        await asyncio.sleep(0.03)
        await end_all()
        for key, answer in zip(keys, await asyncio.gather(*under_way), strict=True):
            if answer.status_code != 200:
                assert (answer.status_code, answer.headers["retry-after"], answer.json()["data"]["code"]) == (503, "2", "server.away")
                assert (await room(staff, key)).json()["status"] in {"1", "0"}


@pytest.mark.covers("PLT-005")
async def test_while_there_is_no_database_that_is_what_is_said(as_staff, visitor):
    """PLT-005: nothing can be connected to: 503 in the caller's language, and the next call after it is back is answered."""
    staff = await as_staff("admin")
    await staff.csrf()
    async with nobody_let_in():
        for call in (staff.get("/api/rooms"), staff.get("/api/business-hours"), room(staff), visitor.get("/api/v2/booking-portal/none")):
            answer = await call
            assert (answer.status_code, answer.headers["retry-after"]) == (503, "2"), answer.text
        told = (await staff.get("/api/rooms", headers={"X-Language": "sv"})).json()
        assert (told["data"]["code"], told["message"]) == ("server.away", "Systemet går inte att nå just nu. Försök igen om en stund.")
        assert (await visitor.get("/readyz")).status_code == 503
        with pytest.raises(Away):
            await relay.relay()
    assert [(await call).status_code for call in (room(staff), staff.get("/api/rooms"), visitor.get("/readyz"))] == [200] * 3


@pytest.mark.covers("MSG-010")
async def test_after_a_restart_jobs_and_relay_go_on(make):
    """MSG-010: every connection that the worker holds is replaced when it is next taken; a unit of work that broke rolls back whole."""
    context = Context.system((await make.company()).id)
    async with unit(context) as session:
        await session.connection()
        async with aside(session) as apart, read_only(context) as reading, hot(context):
            await apart.connection()
            await reading.connection()
    await relay.relay()
    await end_all()
    await asyncio.sleep(0.1)
    await jobs.run_due()
    await relay.relay()
    for _ in range(10):
        async with unit(context) as session, aside(session) as apart, read_only(context) as reading, hot(context):
            await session.connection()
            await apart.connection()
            await reading.connection()


@pytest.mark.covers("MSG-010")
async def test_a_job_under_way_while_there_is_no_database_stays_taken_after(app, monkeypatch):
    """MSG-010: one sign of life that doesn't come through isn't the last: nobody else takes the job."""
    name, done = f"test.{uuid4()}", asyncio.Event()
    monkeypatch.setattr(jobs, "JOBS", {name: jobs.Job(name, timedelta(hours=1), once=done.wait, lease=timedelta(seconds=3))})
    await jobs.announce()
    running = asyncio.create_task(jobs.run_due())
    await asyncio.sleep(0.3)
    async with nobody_let_in():
        await asyncio.sleep(1)
    await asyncio.sleep(1.8)
    assert await jobs.run_due() == []
    done.set()
    assert await running == [name]
