"""The worker: ARQ's worker with a function that dispatches events and a cron job for each registered job.

How it works: a commit wakes ARQ, which dispatches the events; ARQ's cron jobs start each job by its name. PostgreSQL says what is due and
who runs it: each second the worker reads the next time of each job into its cron job, and a job that ARQ starts runs only if it is due
and this worker gets its lease. While Valkey is unavailable the worker starts the same cron jobs itself, each second those that are due.
Run with `python -m clinic.worker`; any number may run. `arq --check clinic.worker_settings.WorkerSettings` shows whether one does.
"""

import asyncio
import logging
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache, partial
from typing import Any

from arq import cron, func
from arq.connections import ArqRedis
from arq.cron import CronJob
from arq.worker import Function, Worker
from redis.exceptions import RedisError

from clinic import registry
from clinic.core import logging as logs, telemetry
from clinic.core.background import dispatcher, outbox, scheduler
from clinic.core.clock import now
from clinic.core.database import session
from clinic.core.database.engine import is_disconnect
from clinic.core.logging import log
from clinic.core.realtime import valkey
from clinic.core.settings import settings
from clinic.providers import base as providers
from clinic.providers.mail import smtp

registry.load()
POLL_SECONDS = 1.0
MAX_TASKS = 32
"""Concurrent tasks; with more the worker starts no new ones."""
SHUTDOWN_GRACE_SECONDS = 10.0
"""How long a stopping worker waits for running tasks."""
ARQ_TIMEOUT_SECONDS = 10
DISPATCH_CRON_JOB = "dispatch_due"
Work = Callable[[], Awaitable[Any]]
_running: set[asyncio.Task[None]] = set()
_arq_runs = False


@dataclass
class IntervalCronJob(CronJob):
    """A cron job of ARQ that runs at `next_run` and then at an interval."""

    every: timedelta = timedelta(seconds=1)

    def calculate_next(self, prev_run: datetime) -> None:
        """Set the next time; times that have passed meanwhile are left out."""
        self.next_run = max(prev_run + self.every, now())


@cache
def cron_jobs() -> list[IntervalCronJob]:
    """Return the cron jobs: the outbox each second, and every registered job by its name at its interval."""
    jobs = [_cron_job(name, scheduler.interval(job), partial(scheduler.run_due_jobs, [name])) for name, job in scheduler.JOBS.items()]
    return [_cron_job(DISPATCH_CRON_JOB, timedelta(seconds=POLL_SECONDS), dispatcher.dispatch_due), *jobs]


def functions() -> list[Function]:
    """Return the function that a commit calls."""
    return [func(_wake, name=dispatcher.WAKE_JOB, keep_result=0, timeout=ARQ_TIMEOUT_SECONDS)]  # type: ignore[arg-type]


async def _wake(_: dict[Any, Any]) -> None:
    """Return at once; `_dispatch_after_wake_job` follows."""


async def _dispatch_after_wake_job(job: dict[Any, Any]) -> None:
    """Start the dispatcher once ARQ has deleted the wake-up's job.

    While that job exists ARQ drops further wake-ups: their events are committed by now, so the dispatcher finds them.
    """
    if job["job_id"] == dispatcher.WAKE_JOB:
        await start_task(dispatcher.dispatch_due, job)


def _cron_job(name: str, every: timedelta, work: Work) -> IntervalCronJob:
    options = vars(cron(partial(start_task, work), name=name, timeout=ARQ_TIMEOUT_SECONDS, run_at_startup=True))  # type: ignore[arg-type]
    return IntervalCronJob(**options, every=every)


async def start_task(work: Work, _: dict[Any, Any]) -> None:
    """Start the work in a task of its own; ARQ's job ends at once, so that the mark of a killed one doesn't hold back the next."""
    if len(_running) < MAX_TASKS:
        spawn(work)


def spawn(work: Work) -> None:
    """Run the work in a task of its own."""
    task = asyncio.create_task(_run_logged(work))
    _running.add(task)
    task.add_done_callback(_running.discard)


async def _run_logged(work: Work) -> None:
    try:
        await work()
    except Exception as error:  # noqa: BLE001 - the next poll tries again
        if is_disconnect(error):
            log.warning("worker.database_unavailable", error=type(error).__name__)
        else:
            log.error("worker.task_failed", exc_info=error)


async def run_schedule() -> None:
    """Each second set the cron jobs' next times and touch the heartbeat file."""
    while True:
        if len(_running) < MAX_TASKS:
            spawn(set_next_times)
            if file := settings().worker_heartbeat_file:
                file.touch()
        await asyncio.sleep(POLL_SECONDS)


async def set_next_times() -> None:
    """Set when each cron job runs next, as PostgreSQL says. Without ARQ, start those that are due."""
    times = await scheduler.next_times()
    for job in cron_jobs():
        if job.name in times:
            job.next_run = max(times[job.name], now())
        elif job.next_run is not None:
            job.next_run = min(job.next_run, now() + job.every)  # it is later where the clock was put back
        if not _arq_runs and (job.next_run is None or job.next_run <= now()):
            job.next_run = None
            await job.coroutine({})


async def run_arq() -> None:
    """Run ARQ's worker while Valkey is available; else try to reconnect each second."""
    while True:
        arq = build_arq_worker()
        try:
            await arq.async_run()
        except (RedisError, OSError) as error:
            log.warning("worker.not_woken", error=type(error).__name__)
        finally:
            _set_arq_runs(False)
        await asyncio.gather(*arq.tasks.values(), return_exceptions=True)
        await asyncio.sleep(POLL_SECONDS)


def build_arq_worker() -> Worker:
    """Build ARQ's worker on the process's own connections.

    It keeps no results: while the result of a wake-up is stored, ARQ would drop the wake-ups that follow.
    """
    pool = ArqRedis(connection_pool=valkey.valkey().connection_pool)
    return Worker(
        functions(), cron_jobs=cron_jobs(), redis_pool=pool, poll_delay=0.1, health_check_interval=10, keep_result=0, timezone=UTC,
        on_startup=_on_arq_startup,  # type: ignore[arg-type]
        after_job_end=_dispatch_after_wake_job,  # type: ignore[arg-type]
        handle_signals=False,
    )


async def _on_arq_startup(_: dict[Any, Any]) -> None:
    _set_arq_runs(True)


def _set_arq_runs(value: bool) -> None:
    global _arq_runs  # noqa: PLW0603 - the process's own state
    _arq_runs = value


async def start() -> None:
    """Connect and register the jobs."""
    logs.configure()
    logging.getLogger("arq").setLevel(logging.WARNING)
    telemetry.configure("aster-worker")
    await session.database().open()
    outbox.register_waker(dispatcher.wake_workers)
    await scheduler.register_jobs()


async def stop() -> None:
    """Wait for running tasks for a while, then cancel them and disconnect."""
    if _running:
        await asyncio.wait(_running, timeout=SHUTDOWN_GRACE_SECONDS)
    for task in tuple(_running):
        task.cancel()
    await asyncio.gather(*_running, return_exceptions=True)
    telemetry.shutdown()
    await providers.close_all()
    await smtp().close()
    await session.close_database()
    await valkey.close()


async def serve() -> None:
    """Run until a signal stops the process."""
    await start()
    loops = asyncio.gather(run_schedule(), run_arq())
    for signal_number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(signal_number, loops.cancel)
    try:
        with suppress(asyncio.CancelledError):
            await loops
    finally:
        await stop()


if __name__ == "__main__":
    asyncio.run(serve())
