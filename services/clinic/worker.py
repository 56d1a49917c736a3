"""The worker: each second it does what PostgreSQL says is due, and ARQ wakes it in between.

Run with `python -m clinic.worker`; any number of them may run. While Valkey is away nobody wakes it, and the beat goes on.
"""

import asyncio
import logging
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from arq import func
from arq.connections import ArqRedis
from arq.worker import Worker
from redis.exceptions import RedisError

from clinic import domains
from clinic.core import db, jobs, logs, outbox, relay, telemetry, valkey
from clinic.core.connections import lost
from clinic.core.logs import log
from clinic.core.settings import settings
from clinic.providers import base as providers

domains.load()
BEAT = 1.0
MOST = 32
"""Pieces of work under way at once; past it the beat waits."""
PATIENCE = 10.0
"""Seconds that a worker which is told to stop leaves to what is under way."""
_under_way: set[asyncio.Task[None]] = set()


def begin(work: Callable[[], Awaitable[Any]]) -> None:
    """Do this beside what is under way."""
    task = asyncio.create_task(_tried(work))
    _under_way.add(task)
    task.add_done_callback(_under_way.discard)


async def _tried(work: Callable[[], Awaitable[Any]]) -> None:
    try:
        await work()
    except Exception as error:  # noqa: BLE001 - whatever it is, the next beat tries again
        if lost(error):
            log.warning("beat.away", error=type(error).__name__)
        else:
            log.error("beat.failed", exc_info=error)


async def beating() -> None:
    """Each second hand over what is due, do the jobs whose time has come, and leave a sign of life."""
    while True:
        if len(_under_way) < MOST:
            begin(relay.relay)
            begin(jobs.run_due)
            if file := settings().worker_beat:
                file.touch()
        await asyncio.sleep(BEAT)


async def woken(_: dict[str, Any]) -> None:
    """Somebody's commit left work: hand it over now rather than at the next beat."""
    begin(relay.relay)


async def listening() -> None:
    """Be woken through ARQ as long as there is a Valkey; when it has gone, ask each second whether it is back."""
    while True:
        try:
            await _bell().async_run()
        except (RedisError, OSError) as error:
            log.warning("worker.not_woken", error=type(error).__name__)
        await asyncio.sleep(BEAT)


def _bell() -> Worker:
    """ARQ's worker on the process's own connections; what it does is over at once, so that a killed one keeps nobody from the next ring."""
    ring = func(woken, name=relay.JOB, keep_result=0, timeout=10, max_tries=1)  # type: ignore[arg-type]
    pool = ArqRedis(connection_pool=valkey.valkey().connection_pool)
    return Worker([ring], redis_pool=pool, poll_delay=0.1, health_check_interval=10, handle_signals=False)


async def start() -> None:
    """Connect."""
    logs.configure()
    logging.getLogger("arq").setLevel(logging.WARNING)
    telemetry.configure("aster-worker")
    await db.database().open()
    outbox.wake_by(relay.wake)
    await jobs.announce()


async def stop() -> None:
    """Leave what is under way some time to end, and disconnect."""
    if _under_way:
        await asyncio.wait(_under_way, timeout=PATIENCE)
    for task in tuple(_under_way):
        task.cancel()
    await asyncio.gather(*_under_way, return_exceptions=True)
    await providers.shut()
    await db.shut()
    await valkey.shut()


async def serve() -> None:
    """Work until told to stop."""
    await start()
    work = asyncio.gather(beating(), listening())
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, work.cancel)
    try:
        with suppress(asyncio.CancelledError):
            await work
    finally:
        await stop()


if __name__ == "__main__":
    asyncio.run(serve())
