"""Scheduled jobs: run by one worker at a time, run again after a failure, and harmless when run twice."""

import asyncio
from datetime import timedelta
from uuid import uuid4

import pytest
from sqlalchemy import select, text

from clinic import registry
from clinic.core.api.idempotency import IdempotencyKey
from clinic.core.background import queries, scheduler
from clinic.core.background.scheduler import JOBS, Job, JobFailedError
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import read_only_transaction, read_pool, transaction
from clinic.core.database.tenant_context import NIL_COMPANY, Context
from clinic.core.settings import settings

pytestmark = pytest.mark.anyio
registry.load()


@pytest.fixture
async def job_registry(app, monkeypatch):
    """An empty registry of jobs, in place of the app's."""
    registered: dict[str, Job] = {}
    monkeypatch.setattr(scheduler, "JOBS", registered)
    return registered


def counted_job(failures: int = 0, seconds: float = 0.0):
    """Return the list of the job's calls and the job, which takes so many seconds and fails the first `failures` times."""
    calls = []

    async def work() -> None:
        calls.append(now())
        await asyncio.sleep(seconds)
        if len(calls) <= failures:
            raise OSError

    return calls, work


async def seconds_until_due(name: str) -> tuple[float, float | None]:
    """Return in how many seconds a job is due, and in how many its lease ends, None when it has none."""
    row = await (await read_pool()).fetchrow(
        "SELECT extract(epoch FROM next_run_at - now()) AS due, extract(epoch FROM leased_until - now()) AS lease FROM schedule WHERE name = $1", name,
    )
    return float(row["due"]), None if row["lease"] is None else float(row["lease"])


async def test_job_is_run_by_one_worker_and_due_after_its_interval(job_registry):
    name = f"test.{uuid4()}"
    calls, work = counted_job(seconds=0.05)
    job_registry[name] = Job(name, timedelta(hours=1), global_work=work)
    await scheduler.register_jobs()
    await scheduler.register_jobs()
    names_run = await asyncio.gather(*(scheduler.run_due_jobs() for _ in range(5)))
    assert sorted(names_run) == [[], [], [], [], [name]]
    assert len(calls) == 1
    due, lease = await seconds_until_due(name)
    assert 3500 < due <= 3600
    assert lease is None
    assert await scheduler.run_due_jobs() == []


async def test_setting_shortens_every_interval(job_registry, monkeypatch):
    name = f"test.{uuid4()}"
    job_registry[name] = Job(name, timedelta(hours=1), global_work=counted_job()[1])
    monkeypatch.setattr(settings(), "job_frequency_factor", 60)
    await scheduler.register_jobs()
    assert await scheduler.run_due_jobs() == [name]
    assert 50 < (await seconds_until_due(name))[0] <= 60


async def test_failed_job_runs_again_when_its_lease_ends(job_registry):
    name = f"test.{uuid4()}"
    calls, work = counted_job(failures=1)
    job_registry[name] = Job(name, timedelta(days=1), global_work=work)
    await scheduler.register_jobs()
    assert await scheduler.run_due_jobs() == [name]
    due, lease = await seconds_until_due(name)
    assert due <= 0
    assert 0 < lease <= 30
    assert await scheduler.run_due_jobs() == []
    await (await read_pool()).execute("UPDATE schedule SET leased_until = now() - interval '1 second' WHERE name = $1", name)
    assert await scheduler.run_due_jobs() == [name]
    assert len(calls) == 2


@pytest.mark.covers("MSG-010")
@pytest.mark.parametrize("column", ["next_run_at", "leased_until"])
async def test_clock_set_back_by_a_day_delays_no_job(job_registry, column):
    """MSG-010: a job that ran while the clock was a day ahead is due at once rather than a day late; other jobs are not run early."""
    names = [f"test.{uuid4()}" for _ in range(2)]
    for name in names:
        job_registry[name] = Job(name, timedelta(seconds=10), global_work=counted_job()[1])
    await scheduler.register_jobs()
    assert sorted(await scheduler.run_due_jobs()) == sorted(names)
    connections = await read_pool()
    await connections.execute("UPDATE schedule SET next_run_at = now() - interval '1 second', leased_until = NULL WHERE name = $1 AND $2", names[0], column != "next_run_at")
    await connections.execute(f"UPDATE schedule SET {column} = now() + interval '1 day' WHERE name = $1", names[0])
    assert await scheduler.run_due_jobs() == [names[0]]
    assert await scheduler.run_due_jobs() == []


@pytest.mark.covers("MSG-010")
@pytest.mark.parametrize("is_done", [False, True], ids=["while-it-runs", "when-it-is-done"])
async def test_transaction_older_than_the_lease_does_not_take_the_job(job_registry, is_done):
    """MSG-010: its `now()` is before the one that set the times, which therefore look as if set by a clock that was ahead."""
    name = f"test.{uuid4()}"
    calls, work = counted_job(seconds=0 if is_done else 0.5)
    job_registry[name] = Job(name, timedelta(hours=1), global_work=work)
    await scheduler.register_jobs()
    async with (await read_pool()).acquire() as connection, connection.transaction():
        await connection.fetchval("SELECT now()")
        running = asyncio.create_task(scheduler.run_due_jobs())
        await asyncio.wait_for(running, 5) if is_done else await asyncio.sleep(0.2)
        assert (await seconds_until_due(name))[1] is None if is_done else (await seconds_until_due(name))[1] > 0
        assert await connection.fetch(queries.LEASE_DUE_JOBS, [name], [job_registry[name].every], [job_registry[name].lease]) == []
    assert await running == [name]
    assert len(calls) == 1


async def test_lease_of_a_long_job_is_renewed(job_registry):
    """Its worker renews the lease while the job runs."""
    name = f"test.{uuid4()}"
    calls, work = counted_job(seconds=0.8)
    job_registry[name] = Job(name, timedelta(hours=1), global_work=work, lease=timedelta(seconds=0.3))
    await scheduler.register_jobs()
    running = asyncio.create_task(scheduler.run_due_jobs())
    for _ in range(6):
        await asyncio.sleep(0.1)
        assert await scheduler.run_due_jobs() == []
    assert await running == [name]
    assert len(calls) == 1


async def test_job_runs_for_each_company_though_one_fails(factory):
    """Each company has its own transaction, under that company's row-level security; a failing one makes the job fail at the end."""
    first, second = await factory.company(), await factory.company()
    visited = []

    async def work(context: Context) -> None:
        async with transaction(context) as session:
            ids = (await session.execute(text("SELECT id FROM company"))).scalars().all()
            assert ids in ([], [context.company_id])
        visited.append(context.company_id)
        if context.company_id == first.id:
            raise OSError

    with pytest.raises(JobFailedError):
        await Job("test.each", timedelta(hours=1), company_work=work).run()
    assert {NIL_COMPANY, first.id, second.id} <= set(visited)
    assert len(visited) == len(set(visited))


@pytest.mark.parametrize("name", sorted(JOBS))
async def test_every_job_can_run_twice(name, app, factory):
    """The second run finds the rows as the first has left them."""
    await factory.client(await factory.company())
    await JOBS[name].run()
    await JOBS[name].run()


async def test_stored_responses_are_deleted_after_two_days(factory):
    context = Context.system((await factory.company()).id)
    async with transaction(context) as session:
        for hours in (47, 49):
            session.add(IdempotencyKey(
                company_id=context.company_id, id=new_id(), digest=b"", status=200, body=b"", path=str(hours), stored_at=now() - timedelta(hours=hours),
            ))
    await JOBS["idempotency.purge"].run()
    async with read_only_transaction(context) as session:
        assert (await session.scalars(select(IdempotencyKey.path))).all() == ["47"]
