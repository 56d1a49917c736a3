"""The worker as a process: woken by a commit, killed while it works, and running without Valkey."""

import asyncio
import os
import sys
from contextlib import asynccontextmanager, contextmanager
from datetime import timedelta
from time import monotonic
from typing import Any

import pytest
from arq.worker import Worker
from sqlalchemy import text, update

from clinic import worker
from clinic.core.background import dispatcher, outbox, scheduler
from clinic.core.background.outbox import SUBSCRIBERS, Delivery, Subscriber
from clinic.core.background.scheduler import JOBS
from clinic.core.clock import now
from clinic.core.database.session import read_only_transaction, read_pool, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.realtime import valkey
from clinic.core.settings import settings
from tests.support.valkey_servers import ValkeyServer, extra_database_url

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("empty_outbox")]
START_SECONDS = 60.0
"""How long a worker may take to start and to handle its first event."""
WAKE_SECONDS = 30.0
"""How long a worker that is woken may take on a machine that does much else; a twentieth of its loop's interval."""


@pytest.fixture
async def worker_environment(app: Any, monkeypatch):
    """The environment of a worker with a Valkey database of this test alone, that runs its loop every ten minutes unless woken."""
    monkeypatch.setattr(settings(), "redis_url", extra_database_url(7))
    await valkey.close()
    await valkey.valkey().flushdb()
    with registered_subscriber():
        yield {**os.environ, "REDIS_URL": settings().redis_url, "POLL_SECONDS": "600"}
    await valkey.close()


@contextmanager
def registered_subscriber():
    """Register the worker's subscriber in this process too, so that publishing its event creates a delivery."""
    SUBSCRIBERS.by_name.pop("t.work", None)
    SUBSCRIBERS.by_event.pop("t.worked", None)
    SUBSCRIBERS.add(Subscriber("t.work", "t.worked", transactional=None))
    yield
    del SUBSCRIBERS.by_name["t.work"], SUBSCRIBERS.by_event["t.worked"]


@pytest.fixture
async def valkey_server(app: Any, tmp_path_factory, monkeypatch):
    """A Valkey server of this test alone, which is not running until the test starts it."""
    server = ValkeyServer(tmp_path_factory.mktemp("valkey"))
    monkeypatch.setattr(settings(), "redis_url", server.url)
    await valkey.close()
    with registered_subscriber():
        yield server
    server.stop()
    await valkey.close()


@asynccontextmanager
async def run_worker(environment: dict[str, str]):
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.core.worker_under_test", env=environment,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def publish(context: Context, seconds: float) -> None:
    """Publish an event whose handling takes so many seconds."""
    async with transaction(context) as session:
        outbox.publish(session, "t.worked", {"seconds": seconds})


async def count_audit_rows(context: Context, action: str) -> int:
    async with read_only_transaction(context) as session:
        return (await session.execute(text("SELECT count(*) FROM audit WHERE action = :action"), {"action": action})).scalar_one()


async def read_delivery_states(context: Context) -> list[str]:
    async with read_only_transaction(context) as session:
        return list(await session.scalars(text("SELECT state FROM delivery ORDER BY id")))


async def wait_for_audit_rows(context: Context, action: str, number: int, seconds: float) -> float:
    """Wait until there are so many audit rows of an action, at most so many seconds; return the seconds waited."""
    started = monotonic()
    while await count_audit_rows(context, action) < number:
        assert monotonic() - started < seconds, f"{action} was not audited {number} times in {seconds} s"
        await asyncio.sleep(0.02)
    return monotonic() - started


async def test_commit_wakes_the_worker_and_a_killed_worker_loses_no_event(factory, worker_environment):
    """The transaction of a killed worker is rolled back and its event delivered again, once.

    The worker's loop runs too seldom to handle an event in time without being woken. A wake-up that expired before the worker started
    doesn't hold back later ones.
    """
    context = Context.system((await factory.company()).id)
    await valkey.valkey().zadd("arq:queue", {dispatcher.WAKE_JOB: 1})
    async with run_worker(worker_environment) as process:
        await wait_for_arq(valkey.valkey())
        await publish(context, 0)
        await wait_for_audit_rows(context, "t.ended", 1, START_SECONDS)
        await publish(context, 0)
        await wait_for_audit_rows(context, "t.ended", 2, WAKE_SECONDS)
        await publish(context, 600)
        await wait_for_audit_rows(context, "t.began", 3, WAKE_SECONDS)
        process.kill()
    async with transaction(context) as session:
        await session.execute(update(Delivery).where(Delivery.state == "pending").values(next_attempt_at=now() - timedelta(seconds=1)))
    assert await count_audit_rows(context, "t.ended") == 2
    async with run_worker(worker_environment):
        await wait_for_audit_rows(context, "t.began", 4, START_SECONDS)
        assert await count_audit_rows(context, "t.ended") == 2
        async with read_only_transaction(context) as session:
            states = (await session.execute(text("SELECT state, attempts FROM delivery ORDER BY id"))).all()
    assert [tuple(row) for row in states] == [("done", 1), ("done", 1), ("pending", 2)]


async def test_wake_up_during_the_end_of_the_last_one_is_not_lost(factory, worker_environment, monkeypatch):
    """ARQ drops a wake-up while the job of the last one exists; the event of the dropped one is delivered without a cron job."""
    context, finish_job = Context.system((await factory.company()).id), Worker.finish_job

    async def publish_and_finish(arq: Worker, *arguments: Any) -> None:
        if not await read_delivery_states(context):
            await publish(context, 0)
            await asyncio.sleep(0.3)
        await finish_job(arq, *arguments)

    monkeypatch.setattr(Worker, "finish_job", publish_and_finish)
    monkeypatch.setattr(worker, "cron_jobs", list)
    arq = asyncio.create_task(worker.build_arq_worker().async_run())
    await dispatcher.wake_workers()
    started = monotonic()
    while await read_delivery_states(context) != ["done"]:
        assert monotonic() - started < 5
        await asyncio.sleep(0.02)
    arq.cancel()
    await asyncio.wait([arq])


@pytest.mark.timeout(180)
@pytest.mark.covers("MSG-010", "POS-022")
async def test_worker_runs_without_valkey_and_is_woken_again_when_it_is_back(factory, valkey_server, tmp_path):
    """MSG-010 and decision 17: a worker that starts without Valkey, or loses it, delivers events and runs jobs all the same.

    On SIGTERM it finishes the event that it is handling.
    """
    context, heartbeat_file = Context.system((await factory.company()).id), tmp_path / "beat"
    async with run_worker({**os.environ, "REDIS_URL": valkey_server.url, "WORKER_HEARTBEAT_FILE": str(heartbeat_file)}) as process:
        await publish(context, 0)
        await wait_for_audit_rows(context, "t.ended", 1, START_SECONDS)
        async with read_only_transaction(context) as session:
            assert (await session.execute(text("SELECT count(*) FROM schedule WHERE next_run_at > now()"))).scalar_one() > 0
        for number in (2, 4):
            valkey_server.start()
            await wait_for_arq(valkey.valkey())
            await publish(context, 0)
            await wait_for_audit_rows(context, "t.ended", number, 10)
            valkey_server.stop()
            last_heartbeat = heartbeat_file.stat().st_mtime
            await publish(context, 0)
            await wait_for_audit_rows(context, "t.ended", number + 1, 10)
            await asyncio.sleep(2)
            assert heartbeat_file.stat().st_mtime > last_heartbeat
        assert process.returncode is None
        await publish(context, 2)
        await wait_for_audit_rows(context, "t.began", 6, 10)
        process.terminate()
        assert await asyncio.wait_for(process.wait(), 20) == 0
        assert await count_audit_rows(context, "t.ended") == 6


async def test_functions_and_cron_jobs_are_those_of_the_registry(app: Any):
    """Each job has a cron job of its name and interval; ARQ's command line reads the same."""
    from clinic.worker_settings import WorkerSettings

    arq = worker.build_arq_worker()
    assert set(arq.functions) == {dispatcher.WAKE_JOB, worker.DISPATCH_CRON_JOB, *JOBS}
    intervals = {job.name: job.every for job in arq.cron_jobs}
    assert intervals == {worker.DISPATCH_CRON_JOB: timedelta(seconds=1), **{name: job.every for name, job in JOBS.items()}}
    assert arq.cron_jobs == WorkerSettings.cron_jobs


@pytest.mark.covers("MSG-010")
async def test_clock_set_back_by_a_day_delays_no_cron_job(app: Any, monkeypatch):
    """MSG-010: the outbox, too, is looked at within a second."""
    monkeypatch.setattr(worker, "_arq_runs", True)
    await scheduler.register_jobs()
    await (await read_pool()).execute("UPDATE schedule SET leased_until = NULL")  # leases that earlier tests have left
    for job in worker.cron_jobs():
        job.next_run = now() + timedelta(days=1, hours=1)
    await worker.set_next_times()
    assert [job.name for job in worker.cron_jobs() if job.next_run > now() + job.every] == []


@pytest.fixture
async def job_company(factory):
    """A company for the audit log of the jobs of worker_under_test.py, whose due times are deleted at the end."""
    yield (await factory.company()).id
    await (await read_pool()).execute("UPDATE schedule SET next_run_at = now(), leased_until = NULL WHERE name LIKE 't.%'")


@pytest.mark.timeout(240)
@pytest.mark.covers("MSG-010", "POS-022")
async def test_two_workers_run_each_job_once_while_valkey_goes_and_comes(job_company, valkey_server):
    """A job is run by one worker at a time, with and without Valkey, and again after its worker is killed; one that hangs delays no other.

    A worker that is told to stop waits for running jobs for ten seconds.
    """
    context = Context.system(job_company)
    environment = {**os.environ, "REDIS_URL": valkey_server.url, "JOB_COMPANY": str(job_company)}
    async with run_worker(environment) as first, run_worker(environment) as second:
        await wait_for_audit_rows(context, "t.hang_began", 1, START_SECONDS)
        for start_or_stop in (valkey_server.start, valkey_server.stop, valkey_server.start):
            start_or_stop()
            if start_or_stop == valkey_server.start:
                await wait_for_arq(valkey.valkey())
                assert await run_arq_check(valkey_server.url) == 0
            await wait_for_audit_rows(context, "t.job_ended", await count_audit_rows(context, "t.job_ended") + 4, 20)
        (hung_pid,) = await read_job_runs(context)
        hung, other = (first, second) if first.pid == hung_pid else (second, first)
        hung.kill()
        await wait_for_audit_rows(context, "t.hang_began", 2, 30)
        assert (await read_job_runs(context))[1] == other.pid
        started = monotonic()
        other.terminate()
        assert await asyncio.wait_for(other.wait(), 30) == 0
        assert 9 < monotonic() - started < 20


async def run_arq_check(url: str) -> int | None:
    """Return the status of ARQ's own health check."""
    check = [sys.executable, "-m", "arq", "--check", "clinic.worker_settings.WorkerSettings"]
    process = await asyncio.create_subprocess_exec(*check, env={**os.environ, "REDIS_URL": url})
    return await process.wait()


async def read_job_runs(context: Context) -> list[int]:
    """Check that no two runs of the ending job overlapped; return the process ids of the runs of the hanging one."""
    async with read_only_transaction(context) as session:
        rows = (await session.execute(text("SELECT action, details FROM audit WHERE action LIKE 't.%' ORDER BY at"))).all()
    ended_job = [row.action for row in rows if row.action.startswith("t.job_")]
    assert set(ended_job[::2]) == {"t.job_began"}
    assert set(ended_job[1::2]) == {"t.job_ended"}
    return [row.details["pid"] for row in rows if row.action == "t.hang_began"]


async def wait_for_arq(connection: Any) -> None:
    """Wait up to 20 s until a worker's ARQ is connected to this Valkey."""
    for _ in range(200):
        if await connection.exists("arq:queue:health-check"):
            return
        await asyncio.sleep(0.1)
    pytest.fail("ARQ is not connected")


@pytest.mark.covers("BEY-024")
async def test_requests_are_served_without_valkey(factory, as_staff, visitor, valkey_server):
    """/readyz depends on the database only and reports the state of Valkey."""
    clinic = await factory.bookable_clinic()
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company)
    for hour, state in ((9, "unavailable"), (11, "ok"), (13, "unavailable")):
        if state == "ok":
            valkey_server.start()
        ready = await visitor.get("/readyz")
        assert (ready.status_code, ready.json()) == (200, {"database": "ok", "valkey": state})
        assert (await visitor.get(f"/api/v2/booking-portal/{clinic.company.encrypted_id}")).status_code == 200
        booked = await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(hour)))
        assert booked.status_code == 200, booked.text
        if state == "ok":
            valkey_server.stop()


@pytest.mark.covers("PLT-003")
async def test_rate_limits_apply_without_valkey(visitor, valkey_server):
    """Without Valkey each process counts for itself."""
    credentials = {"email": "nobody@example.se", "password": "wrong"}
    statuses = [(await visitor.post("/api/login", json=credentials)).status_code for _ in range(12)]
    assert (statuses[0], statuses[-1]) == (401, 429)
