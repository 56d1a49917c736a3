"""Events reach their listeners: at least once, one delivery each, whatever dies on the way."""

import asyncio
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select, text, update

from clinic.core import audit, db, outbox, relay, valkey
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import read_only, unit
from clinic.core.outbox import LISTENERS, Delivery, Listener
from clinic.core.settings import settings
from tests.valkeys import other

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("own_queue")]


class Heard:
    """A listener for the length of a test; fails as often as it's told to."""

    def __init__(self, name: str, fail: int = 0) -> None:
        self.name, self.fail, self.calls = name, fail, 0
        self.inside: list[bool] = []

    async def transactional(self, session: Any, happened: Any) -> None:
        audit.record(session, f"{self.name}.heard", happened.id)
        await self.stepwise(happened)

    async def stepwise(self, happened: Any) -> None:
        self.calls += 1
        try:
            db.refuse_open_transaction()
            self.inside.append(False)
        except db.TransactionOpenError:
            self.inside.append(True)
        if self.calls <= self.fail:
            raise ConnectionError("with a secret in it")


@contextmanager
def listening(event: str, *listeners: Listener):
    for one in listeners:
        LISTENERS.add(one)
    try:
        yield
    finally:
        for one in listeners:
            del LISTENERS.by_name[one.name]
            LISTENERS.by_event[event].remove(one)


async def publish(context: Context, event: str) -> None:
    async with unit(context) as session:
        outbox.publish(session, event, {"row_id": "1"})


async def deliveries(context: Context) -> dict[str, Delivery]:
    async with read_only(context) as session:
        found = (await session.scalars(select(Delivery))).all()
        session.expunge_all()
    return {row.listener: row for row in found}


async def audited(context: Context, action: str) -> int:
    async with read_only(context) as session:
        return (await session.execute(text("SELECT count(*) FROM audit WHERE action = :action"), {"action": action})).scalar_one()


async def due_now(context: Context) -> None:
    """Let the waits be over."""
    async with unit(context) as session:
        await session.execute(update(Delivery).where(Delivery.state == "pending").values(next_at=now() - timedelta(seconds=1)))


async def until_relayed(context: Context) -> dict[str, Delivery]:
    """Relay what's due until nothing of this company's is."""
    for _ in range(50):
        await relay.relay()
        found = await deliveries(context)
        if all(row.state != "pending" or row.next_at > now() for row in found.values()):
            return found
        await asyncio.sleep(0.01)
    raise AssertionError("never relayed")


@pytest.fixture
async def context(make) -> Context:
    return Context.system((await make.company()).id)


async def test_each_listener_hears_once_and_a_failing_one_alone_again(context):
    """A transactional listener shares its delivery's transaction, a stepwise one has none open; one's failure is its own."""
    good, bad, steps = Heard("t.good"), Heard("t.bad", fail=1), Heard("t.steps")
    with listening(
        "t.happened", Listener("t.good", "t.happened", transactional=good.transactional),
        Listener("t.bad", "t.happened", transactional=bad.transactional), Listener("t.steps", "t.happened", stepwise=steps.stepwise),
    ):
        await publish(context, "t.happened")
        rows = await until_relayed(context)
        assert {name: row.state for name, row in rows.items()} == {"t.good": "done", "t.bad": "pending", "t.steps": "done"}
        assert rows["t.bad"].last_error == "ConnectionError"
        assert (await audited(context, "t.good.heard"), await audited(context, "t.bad.heard")) == (1, 0)
        await due_now(context)
        assert {row.state for row in (await until_relayed(context)).values()} == {"done"}
    assert (good.calls, bad.calls, steps.calls) == (1, 2, 1)
    assert await audited(context, "t.bad.heard") == 1
    assert (good.inside, steps.inside) == ([True], [False])


async def test_waits_grow_and_the_last_try_ends_dead(context):
    """After the last of the growing waits a delivery is dead, which is in the audit log, and it isn't tried again."""
    never = Heard("t.never", fail=99)
    with listening("t.once", Listener("t.never", "t.once", stepwise=never.stepwise)):
        await publish(context, "t.once")
        waits = []
        for _ in outbox.WAITS:
            row = (await until_relayed(context))["t.never"]
            waits.append(round((row.next_at - now()).total_seconds()))
            await due_now(context)
        assert all(abs(waited - planned) <= 2 for waited, planned in zip(waits, outbox.WAITS, strict=True)), waits
        assert (await until_relayed(context))["t.never"].state == "dead"
        await until_relayed(context)
    assert never.calls == len(outbox.WAITS) + 1
    assert await audited(context, "delivery.dead") == 1


async def test_what_a_killed_worker_had_comes_back(context):
    """A claim whose worker died is due again when its lease ends; one that kills every worker ends as dead."""
    heard = Heard("t.killed")
    with listening("t.kill", Listener("t.killed", "t.kill", transactional=heard.transactional)):
        await publish(context, "t.kill")
        while not (await deliveries(context))["t.killed"].attempts:
            await relay._claim(50)
        assert await relay.relay() == 0
        await due_now(context)
        assert (await until_relayed(context))["t.killed"].state == "done"
        await publish(context, "t.kill")
        async with unit(context) as session:
            await session.execute(update(Delivery).where(Delivery.state == "pending").values(attempts=len(outbox.WAITS) + 1))
        await relay.relay()
    async with read_only(context) as session:
        states = (await session.execute(select(Delivery.state, Delivery.last_error).order_by(Delivery.id))).all()
    assert [tuple(row) for row in states] == [("done", None), ("dead", "GaveUpError")]
    assert heard.calls == 1


async def test_two_relays_at_once_deliver_once(context):
    heard = Heard("t.twice")
    with listening("t.race", Listener("t.twice", "t.race", transactional=heard.transactional)):
        for _ in range(30):
            await publish(context, "t.race")
        await asyncio.gather(*(relay.relay() for _ in range(4)))
        await until_relayed(context)
    assert heard.calls == 30
    assert await audited(context, "t.twice.heard") == 30


@pytest.fixture
async def queue(context, monkeypatch):
    """A Valkey database of this test's own, once earlier stories have rung out."""
    await asyncio.sleep(0.2)
    monkeypatch.setattr(settings(), "redis_url", other(6))
    await valkey.shut()
    await valkey.valkey().flushdb()
    yield valkey.valkey()
    await asyncio.sleep(0.2)
    await valkey.shut()


async def test_a_refused_transaction_publishes_nothing_and_a_commit_rings(context, queue):
    """The relay is woken after the commit only, and once for commits of the same moment."""
    heard = Heard("t.ring")
    with listening("t.rung", Listener("t.ring", "t.rung", transactional=heard.transactional)):
        with pytest.raises(ZeroDivisionError):
            async with unit(context) as session:
                outbox.publish(session, "t.rung", {})
                raise ZeroDivisionError
        await asyncio.sleep(0.1)
        assert await queue.zcard("arq:queue") == 0
        for _ in range(5):
            await publish(context, "t.rung")
        await asyncio.sleep(0.1)
        assert await queue.zrange("arq:queue", 0, -1) == [b"relay"]
        await until_relayed(context)
    assert heard.calls == 5


async def test_a_listener_of_another_version_waits_for_its_worker(context):
    """While two versions run, an old worker meets names it doesn't know; they are not lost."""
    with listening("t.new", Listener("t.newer", "t.new", stepwise=Heard("t.newer").stepwise)):
        await publish(context, "t.new")
    row = (await until_relayed(context))["t.newer"]
    assert (row.state, row.last_error) == ("pending", "UnknownListenerError")
