"""Work by the clock: taken by one worker, done again when cut off, and harmless when done twice."""

import asyncio
from datetime import timedelta
from uuid import uuid4

import pytest
from sqlalchemy import select, text

from clinic import domains
from clinic.core import db, jobs
from clinic.core.clock import now
from clinic.core.context import NOBODY, Context
from clinic.core.db import read_only, unit
from clinic.core.idempotency import KeptAnswer
from clinic.core.jobs import JOBS, Job, JobFailedError
from clinic.core.models import new_id
from clinic.core.settings import settings

pytestmark = pytest.mark.anyio
domains.load()


@pytest.fixture
async def alone(app, monkeypatch):
    """A registry of the test's own."""
    mine: dict[str, Job] = {}
    monkeypatch.setattr(jobs, "JOBS", mine)
    return mine


def counting(fail: int = 0, wait: float = 0.0):
    calls = []

    async def work() -> None:
        calls.append(now())
        await asyncio.sleep(wait)
        if len(calls) <= fail:
            raise OSError

    return calls, work


async def at(name: str) -> tuple[float, float | None]:
    """In how many seconds a job is due, and until when it's taken."""
    row = await (await db.pool()).fetchrow(
        "SELECT extract(epoch FROM next_at - now()) AS due, extract(epoch FROM leased_until - now()) AS lease FROM schedule WHERE name = $1", name,
    )
    return float(row["due"]), None if row["lease"] is None else float(row["lease"])


async def test_a_job_is_taken_by_one_and_due_again_after_its_time(alone):
    name = f"test.{uuid4()}"
    calls, work = counting(wait=0.05)
    alone[name] = Job(name, timedelta(hours=1), once=work)
    await jobs.announce()
    await jobs.announce()
    taken = await asyncio.gather(*(jobs.run_due() for _ in range(5)))
    assert sorted(taken) == [[], [], [], [], [name]]
    assert len(calls) == 1
    due, lease = await at(name)
    assert 3500 < due <= 3600
    assert lease is None
    assert await jobs.run_due() == []


async def test_jobs_come_round_at_the_pace_that_is_set(alone, monkeypatch):
    name = f"test.{uuid4()}"
    alone[name] = Job(name, timedelta(hours=1), once=counting(wait=0)[1])
    monkeypatch.setattr(settings(), "job_pace", 60)
    await jobs.announce()
    assert await jobs.run_due() == [name]
    assert 50 < (await at(name))[0] <= 60


async def test_a_job_that_fails_or_dies_is_done_again_soon(alone):
    name = f"test.{uuid4()}"
    calls, work = counting(fail=1)
    alone[name] = Job(name, timedelta(days=1), once=work)
    await jobs.announce()
    assert await jobs.run_due() == [name]
    due, lease = await at(name)
    assert due <= 0
    assert 0 < lease <= 30
    assert await jobs.run_due() == []
    await (await db.pool()).execute("UPDATE schedule SET leased_until = now() - interval '1 second' WHERE name = $1", name)
    assert await jobs.run_due() == [name]
    assert len(calls) == 2


@pytest.mark.covers("MSG-010")
@pytest.mark.parametrize("column", ["next_at", "leased_until"])
async def test_a_clock_that_ran_ahead_and_was_put_back_holds_nothing_up(alone, column):
    """MSG-010: what ran while the clock was a day ahead is due at once, rather than a day late; what is in time waits."""
    names = [f"test.{uuid4()}" for _ in range(2)]
    for name in names:
        alone[name] = Job(name, timedelta(seconds=10), once=counting()[1])
    await jobs.announce()
    assert sorted(await jobs.run_due()) == sorted(names)
    pool = await db.pool()
    await pool.execute("UPDATE schedule SET next_at = now() - interval '1 second', leased_until = NULL WHERE name = $1 AND $2", names[0], column != "next_at")
    await pool.execute(f"UPDATE schedule SET {column} = now() + interval '1 day' WHERE name = $1", names[0])
    assert await jobs.run_due() == [names[0]]
    assert await jobs.run_due() == []


@pytest.mark.covers("MSG-010")
@pytest.mark.parametrize("later", [False, True], ids=["while-it-runs", "when-it-is-done"])
async def test_who_asked_before_it_was_taken_and_looks_after_takes_it_no_more(alone, later):
    """MSG-010: its `now()` lies before the one that the times were set by, which makes them look as if set by a clock that ran ahead."""
    name = f"test.{uuid4()}"
    calls, work = counting(wait=0 if later else 0.5)
    alone[name] = Job(name, timedelta(hours=1), once=work)
    await jobs.announce()
    async with (await db.pool()).acquire() as asked, asked.transaction():
        await asked.fetchval("SELECT now()")
        running = asyncio.create_task(jobs.run_due())
        await asyncio.wait_for(running, 5) if later else await asyncio.sleep(0.2)
        assert (await at(name))[1] is None if later else (await at(name))[1] > 0
        assert await asked.fetch(jobs._TAKE, [name], [alone[name].every], [alone[name].lease]) == []
    assert await running == [name]
    assert len(calls) == 1


async def test_a_long_job_stays_taken(alone):
    """Its worker renews the lease while it lives."""
    name = f"test.{uuid4()}"
    calls, work = counting(wait=0.8)
    alone[name] = Job(name, timedelta(hours=1), once=work, lease=timedelta(seconds=0.3))
    await jobs.announce()
    running = asyncio.create_task(jobs.run_due())
    for _ in range(6):
        await asyncio.sleep(0.1)
        assert await jobs.run_due() == []
    assert await running == [name]
    assert len(calls) == 1


async def test_each_company_has_its_turn_though_one_fails(make):
    """One transaction a company, under that company's row-level security; the failing one makes the job fail at the end."""
    first, second = await make.company(), await make.company()
    seen = []

    async def work(context: Context) -> None:
        async with unit(context) as session:
            ids = (await session.execute(text("SELECT id FROM company"))).scalars().all()
            assert ids in ([], [context.company_id])
        seen.append(context.company_id)
        if context.company_id == first.id:
            raise OSError

    with pytest.raises(JobFailedError):
        await Job("test.each", timedelta(hours=1), each=work).run()
    assert {NOBODY, first.id, second.id} <= set(seen)
    assert len(seen) == len(set(seen))


@pytest.mark.parametrize("name", sorted(JOBS))
async def test_every_job_runs_twice_without_harm(name, app, make):
    """Whatever one run leaves, the next finds nothing more to do."""
    await make.client(await make.company())
    await JOBS[name].run()
    await JOBS[name].run()


async def test_first_answers_are_kept_two_days(make):
    context = Context.system((await make.company()).id)
    async with unit(context) as session:
        for hours in (47, 49):
            session.add(KeptAnswer(
                company_id=context.company_id, id=new_id(), digest=b"", status=200, body=b"", path=str(hours), kept_at=now() - timedelta(hours=hours),
            ))
    await JOBS["answers.clean"].run()
    async with read_only(context) as session:
        assert (await session.scalars(select(KeptAnswer.path))).all() == ["47"]
