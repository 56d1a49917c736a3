"""The worker: ARQ beats and wakes, PostgreSQL says what there is to do.

Run with `python -m arq clinic.worker.WorkerSettings`; any number of them may run.
"""

import logging
from typing import Any, ClassVar

from arq import cron, func
from arq.connections import RedisSettings
from arq.cron import CronJob
from arq.worker import Function

from clinic import domains
from clinic.core import db, jobs, logs, outbox, relay, telemetry, valkey
from clinic.core.settings import settings
from clinic.providers import base as providers

domains.load()
EVERY_SECOND = set(range(60))


async def hand_over(_: dict[str, Any]) -> int:
    """Deliver what is due."""
    return await relay.relay()


async def beat(_: dict[str, Any]) -> list[str]:
    """Do the jobs that are due."""
    return await jobs.run_due()


async def start(_: dict[str, Any]) -> None:
    """Connect."""
    logs.configure()
    logging.getLogger("arq").setLevel(logging.WARNING)
    telemetry.configure("aster-worker")
    await db.database().open()
    outbox.wake_by(relay.wake)
    await jobs.announce()


async def stop(_: dict[str, Any]) -> None:
    """Disconnect."""
    await providers.shut()
    await db.shut()
    await valkey.shut()


class WorkerSettings:
    """What arq reads."""

    redis_settings = RedisSettings.from_dsn(settings().redis_url)
    functions: ClassVar[list[Function]] = [
        func(hand_over, name=relay.JOB, keep_result=0, timeout=300, max_tries=1),  # type: ignore[arg-type]
    ]
    cron_jobs: ClassVar[list[CronJob]] = [
        cron(hand_over, name="hand_over", second=EVERY_SECOND, keep_result=0, timeout=300, max_tries=1),  # type: ignore[arg-type]
        cron(beat, name="beat", second=EVERY_SECOND, keep_result=0, timeout=3600, max_tries=1),  # type: ignore[arg-type]
    ]
    on_startup = start
    on_shutdown = stop
    max_jobs = 20
    poll_delay = 0.1
    job_completion_wait = 10
    allow_abort_jobs = False
