"""Events are delivered to every subscriber at least once, each by its own delivery, also when a worker is killed or a subscriber fails."""

import asyncio
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select, text, update

from clinic.core import audit
from clinic.core.background import dispatcher, outbox
from clinic.core.background.outbox import SUBSCRIBERS, Delivery, Subscriber
from clinic.core.clock import now
from clinic.core.database.session import TransactionOpenError, read_only_transaction, refuse_open_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.realtime import valkey
from clinic.core.settings import settings
from tests.support.valkey_servers import extra_database_url

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("empty_outbox")]


class RecordingHandler:
    """An event handler that counts its calls, records whether a transaction was open, and fails the first `failures` times."""

    def __init__(self, name: str, failures: int = 0) -> None:
        self.name, self.failures, self.calls = name, failures, 0
        self.had_transaction: list[bool] = []

    async def transactional(self, session: Any, event: Any) -> None:
        audit.record(session, f"{self.name}.handled", event.id)
        await self.outside_transaction(event)

    async def outside_transaction(self, _: Any) -> None:
        self.calls += 1
        try:
            refuse_open_transaction()
            self.had_transaction.append(False)
        except TransactionOpenError:
            self.had_transaction.append(True)
        if self.calls <= self.failures:
            raise ConnectionError("with a secret in it")


@contextmanager
def registered(event: str, *subscribers: Subscriber):
    """Register subscribers of an event for the length of a block."""
    for subscriber in subscribers:
        SUBSCRIBERS.add(subscriber)
    try:
        yield
    finally:
        for subscriber in subscribers:
            del SUBSCRIBERS.by_name[subscriber.name]
            SUBSCRIBERS.by_event[event].remove(subscriber)


async def publish(context: Context, event: str) -> None:
    async with transaction(context) as session:
        outbox.publish(session, event, {"row_id": "1"})


async def deliveries_by_subscriber(context: Context) -> dict[str, Delivery]:
    async with read_only_transaction(context) as session:
        rows = (await session.scalars(select(Delivery))).all()
        session.expunge_all()
    return {row.subscriber: row for row in rows}


async def count_audit_rows(context: Context, action: str) -> int:
    async with read_only_transaction(context) as session:
        return (await session.execute(text("SELECT count(*) FROM audit WHERE action = :action"), {"action": action})).scalar_one()


async def make_deliveries_due(context: Context) -> None:
    """Make pending deliveries due, as if their retry delay had passed."""
    async with transaction(context) as session:
        await session.execute(update(Delivery).where(Delivery.state == "pending").values(next_attempt_at=now() - timedelta(seconds=1)))


async def dispatch_all(context: Context) -> dict[str, Delivery]:
    """Dispatch until no delivery of this company is due; return its deliveries by subscriber."""
    for _ in range(50):
        await dispatcher.dispatch_due()
        deliveries = await deliveries_by_subscriber(context)
        if all(row.state != "pending" or row.next_attempt_at > now() for row in deliveries.values()):
            return deliveries
        await asyncio.sleep(0.01)
    raise AssertionError("deliveries are still due")


@pytest.fixture
async def context(factory) -> Context:
    return Context.system((await factory.company()).id)


async def test_only_the_failed_subscriber_is_called_again(context):
    """A transactional subscriber shares its delivery's transaction, one outside has none open; one's failure does not affect the others."""
    good, bad, steps = RecordingHandler("t.good"), RecordingHandler("t.bad", failures=1), RecordingHandler("t.steps")
    with registered(
        "t.event", Subscriber("t.good", "t.event", transactional=good.transactional),
        Subscriber("t.bad", "t.event", transactional=bad.transactional), Subscriber("t.steps", "t.event", outside_transaction=steps.outside_transaction),
    ):
        await publish(context, "t.event")
        rows = await dispatch_all(context)
        assert {name: row.state for name, row in rows.items()} == {"t.good": "done", "t.bad": "pending", "t.steps": "done"}
        assert rows["t.bad"].last_error == "ConnectionError"
        assert (await count_audit_rows(context, "t.good.handled"), await count_audit_rows(context, "t.bad.handled")) == (1, 0)
        await make_deliveries_due(context)
        assert {row.state for row in (await dispatch_all(context)).values()} == {"done"}
    assert (good.calls, bad.calls, steps.calls) == (1, 2, 1)
    assert await count_audit_rows(context, "t.bad.handled") == 1
    assert (good.had_transaction, steps.had_transaction) == ([True], [False])


async def test_delivery_fails_after_the_last_retry_delay(context):
    """Retry delays grow; after the last one a delivery has failed, which is in the audit log, and it isn't retried."""
    failing = RecordingHandler("t.never", failures=99)
    with registered("t.once", Subscriber("t.never", "t.once", outside_transaction=failing.outside_transaction)):
        await publish(context, "t.once")
        delays = []
        for _ in outbox.RETRY_DELAYS:
            row = (await dispatch_all(context))["t.never"]
            delays.append(round((row.next_attempt_at - now()).total_seconds()))
            await make_deliveries_due(context)
        assert all(abs(delay - expected) <= 2 for delay, expected in zip(delays, outbox.RETRY_DELAYS, strict=True)), delays
        assert (await dispatch_all(context))["t.never"].state == "failed"
        await dispatch_all(context)
    assert failing.calls == len(outbox.RETRY_DELAYS) + 1
    assert await count_audit_rows(context, "delivery.failed") == 1


async def test_delivery_of_a_killed_worker_is_due_when_its_lease_ends(context):
    """A delivery during which every worker is killed fails after as many attempts as any other."""
    handler = RecordingHandler("t.killed")
    with registered("t.kill", Subscriber("t.killed", "t.kill", transactional=handler.transactional)):
        await publish(context, "t.kill")
        while not (await deliveries_by_subscriber(context))["t.killed"].attempts:
            await dispatcher._claim(50)
        assert await dispatcher.dispatch_due() == 0
        await make_deliveries_due(context)
        assert (await dispatch_all(context))["t.killed"].state == "done"
        await publish(context, "t.kill")
        async with transaction(context) as session:
            await session.execute(update(Delivery).where(Delivery.state == "pending").values(attempts=len(outbox.RETRY_DELAYS) + 1))
        await dispatcher.dispatch_due()
    async with read_only_transaction(context) as session:
        states = (await session.execute(select(Delivery.state, Delivery.last_error).order_by(Delivery.id))).all()
    assert [tuple(row) for row in states] == [("done", None), ("failed", dispatcher.AttemptsExhaustedError.__name__)]
    assert handler.calls == 1


async def test_concurrent_dispatchers_deliver_each_event_once(context):
    handler = RecordingHandler("t.twice")
    with registered("t.race", Subscriber("t.twice", "t.race", transactional=handler.transactional)):
        for _ in range(30):
            await publish(context, "t.race")
        await asyncio.gather(*(dispatcher.dispatch_due() for _ in range(4)))
        await dispatch_all(context)
    assert handler.calls == 30
    assert await count_audit_rows(context, "t.twice.handled") == 30


@pytest.fixture
async def wakeup_queue(context, monkeypatch):
    """A Valkey database of this test alone, used after the wake-ups of earlier tests have been sent."""
    await asyncio.sleep(0.2)
    monkeypatch.setattr(settings(), "redis_url", extra_database_url(6))
    await valkey.close()
    await valkey.valkey().flushdb()
    yield valkey.valkey()
    await asyncio.sleep(0.2)
    await valkey.close()


async def test_worker_is_woken_after_a_commit_only(context, wakeup_queue):
    """A rolled-back transaction wakes no worker, nor does an event that is due later; commits at the same moment wake it once."""
    handler = RecordingHandler("t.wakeup")
    with registered("t.committed", Subscriber("t.wakeup", "t.committed", transactional=handler.transactional)):
        with pytest.raises(ZeroDivisionError):
            async with transaction(context) as session:
                outbox.publish(session, "t.committed", {})
                raise ZeroDivisionError
        async with transaction(context) as session:
            outbox.publish(session, "t.committed", {}, delay=timedelta(seconds=20))
        await asyncio.sleep(0.1)
        assert await wakeup_queue.zcard("arq:queue") == 0
        for _ in range(5):
            await publish(context, "t.committed")
        await asyncio.sleep(0.1)
        assert await wakeup_queue.zrange("arq:queue", 0, -1) == [b"dispatch"]
        await dispatch_all(context)
    assert handler.calls == 5


async def test_delivery_to_an_unknown_subscriber_stays_pending(context):
    """While two versions of the app run, a worker of the old one meets subscribers that it doesn't know; their deliveries are not lost."""
    with registered("t.new", Subscriber("t.newer", "t.new", outside_transaction=RecordingHandler("t.newer").outside_transaction)):
        await publish(context, "t.new")
    row = (await dispatch_all(context))["t.newer"]
    assert (row.state, row.last_error) == ("pending", dispatcher.UnknownSubscriberError.__name__)
