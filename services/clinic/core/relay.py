"""The relay: takes due deliveries and hands each event to its listener, in the event's company.

A delivery is taken by moving its due time past the longest that a listener may take, and its try is counted at once: what a
killed worker had comes back, and what kills workers ends as dead like anything else that fails. A transactional listener shares
the transaction that marks the delivery done; a stepwise one runs between two of them.
"""

import asyncio
from datetime import timedelta
from time import monotonic
from uuid import UUID

from arq.connections import ArqRedis
from redis.exceptions import RedisError
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit, db, realtime, telemetry
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.errors import Refusal
from clinic.core.logs import log
from clinic.core.outbox import LISTENERS, WAITS, Delivery, Event, Happened, Listener
from clinic.core.valkey import valkey

LEASE = 120
LONGEST = 90.0
"""Seconds a listener may take; less than the lease, so that nobody else has the delivery meanwhile."""
AT_ONCE = 8
SHIFT = 60.0
"""Seconds after which a runner stops taking more; the next beat goes on."""
JOB = "relay"
_CLAIM = "SELECT company_id, delivery_id FROM claim_deliveries($1, $2)"
_running = 0
_waking: asyncio.Task[None] | None = None
_again = False


class UnknownListenerError(LookupError):
    """No listener of that name here: perhaps in a newer version, so it is tried again."""


class GaveUpError(RuntimeError):
    """Every try of it ended without a word: whoever had it died."""


async def relay() -> int:
    """Hand over what is due, at most AT_ONCE at a time in this process; how many deliveries were taken."""
    free = AT_ONCE - _running
    if free <= 0:
        return 0
    claimed = await _claim(free)
    return sum(await asyncio.gather(*(_shift(*one) for one in claimed)))


async def _claim(most: int) -> list[tuple[UUID, UUID]]:
    return [(row["company_id"], row["delivery_id"]) for row in await (await db.pool()).fetch(_CLAIM, most, LEASE)]


async def _shift(company_id: UUID, delivery_id: UUID) -> int:
    """Deliver one, then take others until there are none or the shift is over."""
    global _running  # noqa: PLW0603 - the process's own count
    _running += 1
    taken, began = 1, monotonic()
    try:
        await deliver(company_id, delivery_id)
        while monotonic() - began < SHIFT and (more := await _claim(1)):
            await deliver(*more[0])
            taken += 1
    finally:
        _running -= 1
    return taken


async def deliver(company_id: UUID, delivery_id: UUID) -> None:
    """Hand one event to its listener and write what came of it."""
    context = Context.system(company_id)
    try:
        async with asyncio.timeout(LONGEST):
            with telemetry.span("delivery", id=str(delivery_id)):
                await _hand_over(context, delivery_id)
    except Exception as error:  # noqa: BLE001 - whatever a listener raises is its delivery's failure
        log.error("delivery.failed", delivery_id=str(delivery_id), company_id=str(company_id), exc_info=error)
        await _failed(context, delivery_id, error)


async def _hand_over(context: Context, delivery_id: UUID) -> None:
    async with db.unit(context) as session:
        row = await _pending(session, delivery_id)
        if row is None:
            return
        listener, happened = _listener(row), await _happened(session, row)
        if listener.transactional is not None:
            await listener.transactional(session, happened)
            _done(row)
            return
    if listener.stepwise is not None:
        await listener.stepwise(happened)
    async with db.unit(context) as session:
        row = await _pending(session, delivery_id)
        if row is not None:
            _done(row)


async def _pending(session: AsyncSession, delivery_id: UUID) -> Delivery | None:
    row = await session.get(Delivery, (db.context_of(session).company_id, delivery_id), with_for_update=True)
    return row if row is not None and row.state == "pending" else None


def _listener(row: Delivery) -> Listener:
    if row.attempts > len(WAITS) + 1:
        raise GaveUpError
    found = LISTENERS.by_name.get(row.listener)
    if found is None:
        raise UnknownListenerError(row.listener)
    return found


async def _happened(session: AsyncSession, row: Delivery) -> Happened:
    query = select(Event).where(Event.company_id == row.company_id, Event.id == row.event_id)
    event = (await session.scalars(query)).one()
    return Happened(event.id, event.name, event.company_id, event.occurred_at, event.facts, row.id)


def _done(row: Delivery) -> None:
    row.state, row.done_at, row.last_error = "done", now(), None


async def _failed(context: Context, delivery_id: UUID, error: Exception) -> None:
    """Set the next try, or give up. What is kept of the error is its name: its text may hold anything."""
    async with db.unit(context) as session:
        row = await _pending(session, delivery_id)
        if row is None:
            return
        row.last_error = error.code if isinstance(error, Refusal) else type(error).__name__
        if row.attempts <= len(WAITS):
            row.next_at = now() + timedelta(seconds=WAITS[max(row.attempts, 1) - 1])
            return
        row.state = "dead"
        audit.record(session, "delivery.dead", row.id, listener=row.listener, error=row.last_error)
        realtime.tell(session, realtime.DELIVERIES, row.id, row.version + 1)


async def wake() -> None:
    """Tell a worker that there is work, soon and not for each commit: those of the next moment share one message."""
    global _waking, _again  # noqa: PLW0603 - the process's own bell
    _again = True
    if _waking is None or _waking.done():
        _waking = asyncio.create_task(_ring())


async def _ring() -> None:
    global _again  # noqa: PLW0603
    while _again:
        _again = False
        try:
            await ArqRedis(connection_pool=valkey().connection_pool).enqueue_job(JOB, _job_id=JOB, _expires=10)
        except (RedisError, OSError) as error:
            log.warning("relay.not_woken", error=type(error).__name__)
        await asyncio.sleep(0.05)
