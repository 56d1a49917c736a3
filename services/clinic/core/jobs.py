"""Work by the clock: what each domain registers, and the table that lets one worker at a time do it.

A job may run twice, late, or be cut off anywhere; it runs again. One over companies reads their ids from a door and then opens
each company's transactions by itself, so that no worker ever sees two at once.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from sqlalchemy import String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core import db, rowsecurity, telemetry
from clinic.core.clock import now
from clinic.core.context import NOBODY, Context
from clinic.core.logs import log
from clinic.core.models import Base
from clinic.core.settings import settings

LEASE = timedelta(seconds=60)
"""How long a job stays taken after its worker's last sign of life."""
RETRY = timedelta(seconds=30)
_PAGE = 500

PerCompany = Callable[[Context], Awaitable[None]]
Once = Callable[[], Awaitable[None]]


class Schedule(Base):
    """When a job is next due, and until when a worker has it."""

    __tablename__ = "schedule"
    __global__ = "jobs are the system's, not a company's"

    name: Mapped[str] = mapped_column(String(80), primary_key=True)
    next_at: Mapped[datetime] = mapped_column(default=now)
    leased_until: Mapped[datetime | None]


rowsecurity.door(
    "door_companies", "after uuid, batch int", "TABLE (company_id uuid)",
    "SELECT c.id FROM company c WHERE c.id > after ORDER BY c.id LIMIT batch",
    {"company": "SELECT"},
)


@dataclass(frozen=True, slots=True)
class Job:
    """One job: how often, and what to do once or for each company that the door `of` tells; `lease`, how long a dead worker holds it up."""

    name: str
    every: timedelta
    once: Once | None = None
    each: PerCompany | None = None
    of: str = "door_companies"
    lease: timedelta = LEASE

    async def run(self) -> None:
        """Do it; a company that fails doesn't keep the others from theirs."""
        if self.once is not None:
            await self.once()
        elif self.each is not None:
            await self._for_companies(self.each)

    async def _for_companies(self, work: PerCompany) -> None:
        failed = 0
        async for company_id in companies(self.of):
            try:
                await work(Context.system(company_id))
            except Exception as error:  # noqa: BLE001 - whatever it is, the next company is not to blame
                failed += 1
                log.error("job.company_failed", job=self.name, company_id=str(company_id), exc_info=error)
        if failed:
            raise JobFailedError(self.name, failed)


class JobFailedError(RuntimeError):
    """A job did not come through; it is tried again soon."""


JOBS: dict[str, Job] = {}


def _add(found: Job) -> None:
    if found.name in JOBS:
        message = f"two jobs are called {found.name}"
        raise ValueError(message)
    JOBS[found.name] = found


def job(name: str, *, every: timedelta, of: str = "door_companies") -> Callable[[PerCompany], PerCompany]:
    """Do this for each company in turn, with the system's context there; the nil company's turn comes first."""

    def register(work: PerCompany) -> PerCompany:
        _add(Job(name, every, each=work, of=of))
        return work

    return register


def job_once(name: str, *, every: timedelta, lease: timedelta = LEASE) -> Callable[[Once], Once]:
    """Do this once, for no company."""

    def register(work: Once) -> Once:
        _add(Job(name, every, once=work, lease=lease))
        return work

    return register


async def companies(of: str) -> AsyncIterator[UUID]:
    """The companies that a door tells, a page at a time; the nil company, where those without one have their rows, first."""
    if of == "door_companies":
        yield NOBODY
    last = NOBODY
    while True:
        rows = await (await db.pool()).fetch(f"SELECT company_id FROM {of}($1, $2)", last, _PAGE)
        for row in rows:
            last = row["company_id"]
            yield last
        if len(rows) < _PAGE:
            return


_ANNOUNCE = (
    "INSERT INTO schedule (name, next_at) SELECT name, now() FROM unnest($1::text[]) AS t (name)"
    " WHERE NOT EXISTS (SELECT FROM schedule s WHERE s.name = t.name) ON CONFLICT DO NOTHING"
)
_TAKE = (
    "WITH known AS (SELECT * FROM unnest($1::text[], $2::interval[], $3::interval[]) AS k (name, every, lease)),"
    " due AS (SELECT s.name, k.lease FROM schedule s JOIN known k USING (name)"
    " WHERE (s.next_at <= now() OR s.next_at > now() + k.every + interval '1 minute')"
    " AND coalesce(s.leased_until <= now() OR s.leased_until > now() + k.lease + interval '1 minute', true) FOR UPDATE OF s SKIP LOCKED)"
    " UPDATE schedule t SET leased_until = now() + due.lease FROM due WHERE t.name = due.name RETURNING t.name"
)
"""A time further ahead than the job itself sets is of a clock that was put back since, and nothing to wait for. The minute is for who
asks at the same instant: its `now()`, which is when it began to ask, may lie before that of the one who took the job."""
_HOLD = "UPDATE schedule SET leased_until = now() + $2 WHERE name = $1"
_DONE = "UPDATE schedule SET next_at = now() + $2, leased_until = NULL WHERE name = $1"


async def announce() -> None:
    """Give every job that has none its row; due at once."""
    await (await db.pool()).execute(_ANNOUNCE, sorted(JOBS))


async def run_due() -> list[str]:
    """Take the jobs that are due and nobody has, and do them beside one another; their names."""
    known = [JOBS[name] for name in sorted(JOBS)]
    told = [one.name for one in known], [_pause(one) for one in known], [one.lease for one in known]
    taken = [row["name"] for row in await (await db.pool()).fetch(_TAKE, *told)]
    await asyncio.gather(*(_run(JOBS[name]) for name in taken))
    return taken


def _pause(taken: Job) -> timedelta:
    return taken.every / settings().job_pace


async def _run(taken: Job) -> None:
    holding = asyncio.create_task(_hold(taken))
    pool = await db.pool()
    try:
        with telemetry.span(f"job {taken.name}"):
            await taken.run()
        await pool.execute(_DONE, taken.name, _pause(taken))
    except Exception as error:  # noqa: BLE001 - a job's failure is told, and it is tried again
        log.error("job.failed", job=taken.name, exc_info=error)
        await pool.execute(_HOLD, taken.name, min(RETRY, taken.lease))
    finally:
        holding.cancel()


async def _hold(taken: Job) -> None:
    while True:
        await asyncio.sleep(taken.lease.total_seconds() / 3)
        try:
            await (await db.pool()).execute(_HOLD, taken.name, taken.lease)
        except Exception as error:  # noqa: BLE001 - the database is away: the next sign of life may come through
            log.warning("job.not_held", job=taken.name, error=type(error).__name__)
