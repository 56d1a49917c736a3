"""The dispatcher: claims due deliveries and runs their subscribers, each in its event's company.

Claiming a delivery counts an attempt and moves its due time LEASE_SECONDS ahead, beyond the longest time that a handler may take.
A delivery whose worker was killed therefore becomes due again by itself, and one that kills workers ends as failed like any other.
A transactional handler shares the transaction that marks the delivery done; a handler outside the transaction runs between two.
"""

import asyncio
from contextlib import AbstractContextManager
from datetime import timedelta
from time import monotonic
from uuid import UUID

import orjson
from arq.connections import ArqRedis
from redis.exceptions import RedisError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit, realtime, telemetry
from clinic.core.api.errors import ApiError
from clinic.core.background import queries
from clinic.core.background.outbox import RETRY_DELAYS, SUBSCRIBERS, TRACEPARENT, Delivery, EventMessage, Subscriber
from clinic.core.clock import now
from clinic.core.database.session import (
    begin_with_statement,
    execute_and_commit,
    flush_and_get_connection,
    get_context,
    read_connection,
    read_pool,
    transaction,
)
from clinic.core.database.tenant_context import Context
from clinic.core.logging import log
from clinic.core.realtime.valkey import valkey

LEASE_SECONDS = 120
HANDLER_TIMEOUT_SECONDS = 90.0
"""Less than the lease, so that no other worker claims the delivery while its handler runs."""
CONCURRENCY = 8
"""Deliveries that one process runs at once."""
RUN_BUDGET_SECONDS = 60.0
"""After this time a run claims nothing more; the worker's next second starts another."""
WAKE_INTERVAL_SECONDS = 0.05
WAKE_JOB = "dispatch"
"""The name of the ARQ job whose only effect is to wake a worker."""
_LOCKED = "SELECT 1"
"""The status line of the statement that locks a pending delivery."""
_running = 0
_wake_task: asyncio.Task[None] | None = None
_wake_requested = False


class UnknownSubscriberError(LookupError):
    """This version has no subscriber of that name; a newer one may, so the delivery is retried."""


class AttemptsExhaustedError(RuntimeError):
    """Every attempt ended without a result, because its worker died."""


async def dispatch_due() -> int:
    """Deliver what is due, at most CONCURRENCY deliveries at a time in this process. Returns how many were delivered or failed."""
    free = CONCURRENCY - _running
    if free <= 0:
        return 0
    claimed = await _claim(free)
    return sum(await asyncio.gather(*(_drain(*delivery) for delivery in claimed)))


async def _claim(limit: int) -> list[tuple[UUID, UUID]]:
    rows = await (await read_pool()).fetch(queries.CLAIM_DELIVERIES, limit, LEASE_SECONDS)
    return [(row["company_id"], row["delivery_id"]) for row in rows]


async def _drain(company_id: UUID, delivery_id: UUID) -> int:
    """Run one delivery, then claim others until none is due or the run's budget is spent. Returns their number."""
    global _running  # noqa: PLW0603 - the process's own count
    _running += 1
    count, started_at = 1, monotonic()
    try:
        await deliver(company_id, delivery_id)
        while monotonic() - started_at < RUN_BUDGET_SECONDS and (claimed := await _claim(1)):
            await deliver(*claimed[0])
            count += 1
    finally:
        _running -= 1
    return count


async def deliver(company_id: UUID, delivery_id: UUID) -> None:
    """Run one claimed delivery and store its outcome. A handler's exception is logged and becomes the delivery's failure."""
    context = Context.system(company_id)
    try:
        async with asyncio.timeout(HANDLER_TIMEOUT_SECONDS):
            await _run_delivery(context, delivery_id)
    except Exception as error:  # noqa: BLE001 - whatever a handler raises is its delivery's failure
        log.error("delivery.failed", delivery_id=str(delivery_id), company_id=str(company_id), exc_info=error)
        await _store_failure(context, delivery_id, error)


async def _run_delivery(context: Context, delivery_id: UUID) -> None:
    pending = await _load_pending(context, delivery_id)
    if pending is None:
        return
    subscriber, event = pending
    if subscriber.transactional is not None:
        async with transaction(context) as session:
            if await begin_with_statement(session, queries.LOCK_PENDING.format(context.company_id, delivery_id)) == _LOCKED:
                with _delivery_span(subscriber, event):
                    await subscriber.transactional(session, event)
                await (await flush_and_get_connection(session)).execute(queries.MARK_DONE.format(context.company_id, delivery_id))
        return
    if subscriber.outside_transaction is not None:
        with _delivery_span(subscriber, event):
            await subscriber.outside_transaction(event)
    await execute_and_commit(context, queries.MARK_DONE.format(context.company_id, delivery_id))


def _delivery_span(subscriber: Subscriber, event: EventMessage) -> AbstractContextManager[None]:
    """Return the span of a handler, in the trace of the request that published the event."""
    return telemetry.span(f"delivery {subscriber.name}", parent=event.traceparent, id=str(event.delivery_id))


async def _load_pending(context: Context, delivery_id: UUID) -> tuple[Subscriber, EventMessage] | None:
    """Return the subscriber of a pending delivery and its event; None when the delivery isn't pending.

    Raises AttemptsExhaustedError and UnknownSubscriberError.
    """
    async with read_connection(context) as connection:
        row = await connection.fetchrow(queries.PENDING_DELIVERY, context.company_id, delivery_id)
    if row is None:
        return None
    if row["attempts"] > len(RETRY_DELAYS) + 1:
        raise AttemptsExhaustedError
    subscriber = SUBSCRIBERS.by_name.get(row["subscriber"])
    if subscriber is None:
        raise UnknownSubscriberError(row["subscriber"])
    payload = orjson.loads(row["payload"])
    traceparent = payload.pop(TRACEPARENT, None)
    return subscriber, EventMessage(
        row["id"], row["name"], context.company_id, row["occurred_at"], payload, delivery_id, traceparent, row["identity_id"],
    )


async def _lock_pending(session: AsyncSession, delivery_id: UUID) -> Delivery | None:
    row = await session.get(Delivery, (get_context(session).company_id, delivery_id), with_for_update=True)
    return row if row is not None and row.state == "pending" else None


async def _store_failure(context: Context, delivery_id: UUID, error: Exception) -> None:
    """Schedule the next attempt, or mark the delivery as failed. Only the error's name is stored, since its text may hold personal data."""
    async with transaction(context) as session:
        row = await _lock_pending(session, delivery_id)
        if row is None:
            return
        row.last_error = error.code if isinstance(error, ApiError) else type(error).__name__
        if row.attempts <= len(RETRY_DELAYS):
            row.next_attempt_at = now() + timedelta(seconds=RETRY_DELAYS[max(row.attempts, 1) - 1])
            return
        row.state = "failed"
        audit.record(session, "delivery.failed", row.id, subscriber=row.subscriber, error=row.last_error)
        realtime.broadcast(session, realtime.DELIVERIES, row.id, row.version + 1)


async def wake_workers() -> None:
    """Wake a worker through Valkey soon; the requests of the next WAKE_INTERVAL_SECONDS share one message."""
    global _wake_task, _wake_requested  # noqa: PLW0603 - the process's own state
    _wake_requested = True
    if _wake_task is None or _wake_task.done():
        _wake_task = asyncio.create_task(_notify_workers())


async def _notify_workers() -> None:
    global _wake_requested  # noqa: PLW0603
    while _wake_requested:
        _wake_requested = False
        try:
            await ArqRedis(connection_pool=valkey().connection_pool).enqueue_job(WAKE_JOB, _job_id=WAKE_JOB)
        except (RedisError, OSError) as error:
            log.warning("dispatcher.workers_not_woken", error=type(error).__name__)
        await asyncio.sleep(WAKE_INTERVAL_SECONDS)
