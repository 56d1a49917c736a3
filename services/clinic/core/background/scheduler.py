"""Scheduled jobs: what each domain registers, and the table `schedule` by which only one worker at a time runs each.

How it works: ARQ starts a job in a worker at the time that `next_times()` says, and `run_due_jobs()` runs it only if it is due and no
worker has leased it, which one statement finds out. While a job runs, its worker renews the lease; at its end the next due time is set.
A job whose worker dies becomes free when its lease runs out. So a job may run twice, late, or be cut off anywhere, and must be safe to
repeat. A company job reads the ids of its companies from a lookup function and then runs once in each company's own context, so that no
transaction ever sees two companies.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from sqlalchemy import String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core import telemetry
from clinic.core.background import queries
from clinic.core.clock import now
from clinic.core.database import row_security
from clinic.core.database.base import Base
from clinic.core.database.session import read_pool
from clinic.core.database.tenant_context import NIL_COMPANY, Context
from clinic.core.logging import log
from clinic.core.settings import settings

LEASE = timedelta(seconds=60)
"""How long a job stays leased after its worker's last renewal."""
RETRY_DELAY = timedelta(seconds=30)
"""Pause before a failed job is due again."""
_PAGE_SIZE = 500

CompanyWork = Callable[[Context], Awaitable[None]]
GlobalWork = Callable[[], Awaitable[None]]


class Schedule(Base):
    """When a job is due next, and until when a worker has it leased."""

    __tablename__ = "schedule"
    __global__ = "jobs are the system's, not a company's"

    name: Mapped[str] = mapped_column(String(80), primary_key=True)
    next_run_at: Mapped[datetime] = mapped_column(default=now)
    leased_until: Mapped[datetime | None]


row_security.lookup_function(
    "lookup_companies", "after uuid, batch int", "TABLE (company_id uuid)",
    "SELECT c.id FROM company c WHERE c.id > after ORDER BY c.id LIMIT batch",
    {"company": "SELECT"},
)


@dataclass(frozen=True, slots=True)
class Job:
    """A registered job: either `global_work`, or `company_work` run for each company that the lookup function `companies_query` returns."""

    name: str
    every: timedelta
    global_work: GlobalWork | None = None
    company_work: CompanyWork | None = None
    companies_query: str = "lookup_companies"
    lease: timedelta = LEASE
    """How long a dead worker delays the job."""

    async def run(self) -> None:
        """Run the job once. A company that fails doesn't stop the others; raises JobFailedError at the end if any did."""
        if self.global_work is not None:
            await self.global_work()
        elif self.company_work is not None:
            await self._run_for_companies(self.company_work)

    async def _run_for_companies(self, work: CompanyWork) -> None:
        failed = 0
        async for company_id in iterate_companies(self.companies_query):
            try:
                await work(Context.system(company_id))
            except Exception as error:  # noqa: BLE001 - whatever it is, the other companies go on
                failed += 1
                log.error("job.company_failed", job=self.name, company_id=str(company_id), exc_info=error)
        if failed:
            raise JobFailedError(self.name, failed)


class JobFailedError(RuntimeError):
    """A job failed in some companies; it is run again soon."""


JOBS: dict[str, Job] = {}


def _register(job: Job) -> None:
    if job.name in JOBS:
        message = f"two jobs are called {job.name}"
        raise ValueError(message)
    JOBS[job.name] = job


def company_job(name: str, *, every: timedelta, companies_query: str = "lookup_companies") -> Callable[[CompanyWork], CompanyWork]:
    """Register a job that runs for each company, one after the other, in the system's context there.

    `companies_query` names a lookup function (after uuid, batch int) that returns the ids of the companies with something to do.
    """

    def register(work: CompanyWork) -> CompanyWork:
        _register(Job(name, every, company_work=work, companies_query=companies_query))
        return work

    return register


def global_job(name: str, *, every: timedelta, lease: timedelta = LEASE) -> Callable[[GlobalWork], GlobalWork]:
    """Register a job that runs once, for no company."""

    def register(work: GlobalWork) -> GlobalWork:
        _register(Job(name, every, global_work=work, lease=lease))
        return work

    return register


async def iterate_companies(companies_query: str) -> AsyncIterator[UUID]:
    """Yield the company ids that a lookup function returns, fetched in pages.

    `lookup_companies`, all companies, is preceded by the nil company, which owns the rows of calls without a company.
    """
    if companies_query == "lookup_companies":
        yield NIL_COMPANY
    last = NIL_COMPANY
    while True:
        rows = await (await read_pool()).fetch(queries.COMPANY_PAGE.format(function=companies_query), last, _PAGE_SIZE)
        for row in rows:
            last = row["company_id"]
            yield last
        if len(rows) < _PAGE_SIZE:
            return


async def register_jobs() -> None:
    """Insert a schedule row, due at once, for every registered job that has none."""
    await (await read_pool()).execute(queries.INSERT_MISSING_JOBS, sorted(JOBS))


async def next_times() -> dict[str, datetime]:
    """Return when each job may run next by PostgreSQL's clock: its due time, or the end of its lease."""
    rows = await (await read_pool()).fetch(queries.NEXT_JOB_TIMES, *_terms(JOBS))
    return {row["name"]: row["at"] for row in rows}


async def run_due_jobs(names: Iterable[str] | None = None) -> list[str]:
    """Run the jobs of these names that are due and that no worker has leased, concurrently; without names, for tests and tools, all.

    Returns their names.
    """
    rows = await (await read_pool()).fetch(queries.LEASE_DUE_JOBS, *_terms(JOBS if names is None else names))
    leased = [row["name"] for row in rows]
    await asyncio.gather(*(_run(JOBS[name]) for name in leased))
    return leased


def _terms(names: Iterable[str]) -> tuple[list[str], list[timedelta], list[timedelta]]:
    """Return the names, intervals and leases of jobs, as the statements take them."""
    jobs = [JOBS[name] for name in sorted(names)]
    return [job.name for job in jobs], [interval(job) for job in jobs], [job.lease for job in jobs]


def interval(job: Job) -> timedelta:
    """Return how long after its end a job is due again."""
    return job.every / settings().job_frequency_factor


async def _run(job: Job) -> None:
    """Run a leased job and set when it is due next; a failed one is due again after RETRY_DELAY."""
    renewal = asyncio.create_task(_renew_lease(job))
    pool = await read_pool()
    try:
        with telemetry.span(f"job {job.name}"):
            await job.run()
        await pool.execute(queries.FINISH_JOB, job.name, interval(job))
    except Exception as error:  # noqa: BLE001 - a job's failure is logged, and the job is run again
        log.error("job.failed", job=job.name, exc_info=error)
        await pool.execute(queries.RENEW_LEASE, job.name, min(RETRY_DELAY, job.lease))
    finally:
        renewal.cancel()


async def _renew_lease(job: Job) -> None:
    while True:
        await asyncio.sleep(job.lease.total_seconds() / 3)
        try:
            await (await read_pool()).execute(queries.RENEW_LEASE, job.name, job.lease)
        except Exception as error:  # noqa: BLE001 - the database is unavailable: the next renewal may come through
            log.warning("job.lease_not_renewed", job=job.name, error=type(error).__name__)
