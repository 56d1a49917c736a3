"""The worker as it runs: woken by a commit, killed in the middle of its work, and without anybody to wake it."""

import asyncio
import os
import sys
from contextlib import asynccontextmanager, contextmanager
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
from tests.valkeys import OwnValkey, other

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("own_queue")]
STARTING = 60.0


@pytest.fixture
async def apart(app: Any, monkeypatch):
    """A Valkey database of this test's own: workers that share one share their beat."""
    monkeypatch.setattr(settings(), "redis_url", other(7))
    await valkey.shut()
    await valkey.valkey().flushdb()
    with listener():
        yield {**os.environ, "REDIS_URL": settings().redis_url, "BEAT": "60"}
    await valkey.shut()


@contextmanager
def listener():
    """What the worker under test listens to, known here too, so that an event of it makes a delivery."""
    LISTENERS.by_name.pop("t.work", None)
    LISTENERS.by_event.pop("t.worked", None)
    LISTENERS.add(Listener("t.work", "t.worked", transactional=None))
    yield
    del LISTENERS.by_name["t.work"], LISTENERS.by_event["t.worked"]


@pytest.fixture
async def short_lived(app: Any, tmp_path_factory, monkeypatch):
    """A Valkey of this test's own, which is away until it is started."""
    made = OwnValkey(tmp_path_factory.mktemp("valkey"))
    monkeypatch.setattr(settings(), "redis_url", made.url)
    await valkey.shut()
    with listener():
        yield made
    made.stop()
    await valkey.shut()


@asynccontextmanager
async def worker(environment: dict[str, str]):
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
    """What a killed worker had half done is undone with it and done again; nothing is done twice. It beats too slowly to do it unwoken."""
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


@pytest.mark.timeout(180)
@pytest.mark.covers("MSG-010", "POS-022")
async def test_without_valkey_the_worker_beats_on_and_hears_again_when_it_is_back(make, short_lived, tmp_path):
    """MSG-010 and decision 17: who begins while Valkey is away, and whom it leaves, delivers and does the jobs all the same.

    Told to stop, it ends what is under way.
    """
    context, beats = Context.system((await make.company()).id), tmp_path / "beat"
    async with worker({**os.environ, "REDIS_URL": short_lived.url, "WORKER_BEAT": str(beats)}) as running:
        await publish(context, 0)
        await until(context, "t.ended", 1, STARTING)
        async with read_only(context) as session:
            assert (await session.execute(text("SELECT count(*) FROM schedule WHERE next_at > now()"))).scalar_one() > 0
        for number in (2, 4):
            short_lived.start()
            await heard(valkey.valkey())
            await publish(context, 0)
            await until(context, "t.ended", number, 10)
            short_lived.stop()
            seen = beats.stat().st_mtime
            await publish(context, 0)
            await until(context, "t.ended", number + 1, 10)
            await asyncio.sleep(2)
            assert beats.stat().st_mtime > seen
        assert running.returncode is None
        await publish(context, 2)
        await until(context, "t.began", 6, 10)
        running.terminate()
        assert await asyncio.wait_for(running.wait(), 20) == 0
        assert await counted(context, "t.ended") == 6


async def heard(asked: Any) -> None:
    """Wait until ARQ listens at this Valkey."""
    for _ in range(200):
        if await asked.exists("arq:queue:health-check"):
            return
        await asyncio.sleep(0.1)
    pytest.fail("ARQ does not listen")


@pytest.mark.covers("BEY-024")
async def test_without_valkey_everybody_is_served(make, as_staff, visitor, short_lived):
    """A part that wakes and counts takes nobody's site away: one is ready by the database, and how Valkey is stands beside."""
    place = await make.bookable()
    staff, client = await as_staff(company=place.company), await make.client(place.company)
    for hour, state in ((9, "away"), (11, "ok"), (13, "away")):
        if state == "ok":
            short_lived.start()
        answer = await visitor.get("/readyz")
        assert (answer.status_code, answer.json()) == (200, {"database": "ok", "valkey": state})
        assert (await visitor.get(f"/api/v2/booking-portal/{place.company.encrypted_id}")).status_code == 200
        booked = await staff.post("/api/bookings", json=place.visit(client.id, place.at(hour)))
        assert booked.status_code == 200, booked.text
        if state == "ok":
            short_lived.stop()


@pytest.mark.covers("PLT-003")
async def test_without_valkey_limits_hold(visitor, short_lived):
    """A limit never opens because a part is down: each process counts for itself."""
    wrong = {"email": "nobody@example.se", "password": "wrong"}
    codes = [(await visitor.post("/api/login", json=wrong)).status_code for _ in range(12)]
    assert (codes[0], codes[-1]) == (401, 429)
