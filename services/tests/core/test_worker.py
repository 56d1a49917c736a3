"""The worker as it runs: woken by a commit, and killed in the middle of its work."""

import asyncio
import os
import sys
from contextlib import asynccontextmanager
from datetime import timedelta
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import text, update

from clinic.core import outbox, valkey
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import read_only, unit
from clinic.core.outbox import LISTENERS, Delivery, Listener
from clinic.core.settings import settings
from tests.valkeys import other

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("own_queue")]
STARTING = 60.0


@pytest.fixture
async def apart(app: Any, monkeypatch):
    """A Valkey database of this test's own: workers that share one share their beat."""
    monkeypatch.setattr(settings(), "redis_url", other(7))
    await valkey.shut()
    await valkey.valkey().flushdb()
    LISTENERS.by_name.pop("t.work", None)
    LISTENERS.by_event.pop("t.worked", None)
    LISTENERS.add(Listener("t.work", "t.worked", transactional=None))
    yield {**os.environ, "REDIS_URL": settings().redis_url}
    del LISTENERS.by_name["t.work"], LISTENERS.by_event["t.worked"]
    await valkey.shut()


@asynccontextmanager
async def worker(environment: dict[str, str]):
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "arq", "tests.core.worker_under_test.WorkerSettings", env=environment,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def publish(context: Context, seconds: float) -> None:
    async with unit(context) as session:
        outbox.publish(session, "t.worked", {"seconds": seconds})


async def counted(context: Context, action: str) -> int:
    async with read_only(context) as session:
        return (await session.execute(text("SELECT count(*) FROM audit WHERE action = :action"), {"action": action})).scalar_one()


async def until(context: Context, action: str, number: int, seconds: float) -> float:
    began = monotonic()
    while await counted(context, action) < number:
        assert monotonic() - began < seconds, f"{action} was not seen {number} times in {seconds} s"
        await asyncio.sleep(0.02)
    return monotonic() - began


async def test_a_commit_wakes_the_worker_and_a_kill_loses_nothing(make, apart):
    """What a killed worker had half done is undone with it and done again; nothing is done twice."""
    context = Context.system((await make.company()).id)
    async with worker(apart) as first:
        await publish(context, 0)
        await until(context, "t.ended", 1, STARTING)
        await publish(context, 0)
        assert await until(context, "t.ended", 2, 10) < 5
        await publish(context, 600)
        await until(context, "t.began", 3, 10)
        first.kill()
    async with unit(context) as session:
        await session.execute(update(Delivery).where(Delivery.state == "pending").values(next_at=now() - timedelta(seconds=1)))
    assert await counted(context, "t.ended") == 2
    async with worker(apart):
        await until(context, "t.began", 4, STARTING)
        assert await counted(context, "t.ended") == 2
        async with read_only(context) as session:
            states = (await session.execute(text("SELECT state, attempts FROM delivery ORDER BY id"))).all()
    assert [tuple(row) for row in states] == [("done", 1), ("done", 1), ("pending", 2)]
