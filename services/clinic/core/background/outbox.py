"""The outbox: domain events, written in the transaction of the change, with one delivery row for each subscriber.

How it works: `publish()` inserts the event and its deliveries before the commit, so an event exists exactly if its change does.
After the commit a worker is woken through Valkey; dispatcher.py claims due deliveries and runs their subscribers. PostgreSQL is the
source of truth: without the wake-up the workers find the rows within a second. A failing subscriber is retried alone, after
RETRY_DELAYS; after the last attempt its delivery has failed for good (state `failed`), is shown to staff and can be sent again.
Delivery is at least once, so subscribers must tolerate repeats.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from sqlalchemy import Index, SmallInteger, String, Text, text
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core import telemetry
from clinic.core.clock import now
from clinic.core.database import row_security
from clinic.core.database.base import APPEND_ONLY, Base, CompanyOwned, VersionMixin, company_foreign_key, new_id
from clinic.core.database.deferred_inserts import insert_before_commit
from clinic.core.database.session import AnySession, after_commit, get_context
from clinic.core.database.tenant_context import Context

RETRY_DELAYS = (5, 30, 120, 600, 3600, 4 * 3600)
"""Seconds before each further attempt; when they are used up, the delivery has failed."""
TRACEPARENT = "_traceparent"
"""Key in the stored payload of a traced request's event: the span that published it. Subscribers don't see it."""


class Event(CompanyOwned, Base):
    """A domain event with its payload: immutable, and without health data."""

    __tablename__ = "event"
    __grants__ = APPEND_ONLY

    name: Mapped[str] = mapped_column(String(80))
    version: Mapped[int] = mapped_column(SmallInteger, default=1)
    occurred_at: Mapped[datetime] = mapped_column(default=now)
    actor: Mapped[str] = mapped_column(String(20))
    identity_id: Mapped[UUID | None]
    payload: Mapped[dict[str, Any]]


class Delivery(CompanyOwned, VersionMixin, Base):
    """The delivery of one event to one subscriber: pending, done or failed for good."""

    __tablename__ = "delivery"
    __table_args__ = (
        company_foreign_key("event", "event_id"),
        Index("delivery_due_idx", "next_attempt_at", postgresql_where=text("state = 'pending'")),
        Index("delivery_state_idx", "company_id", "state", "next_attempt_at"),
    )

    event_id: Mapped[UUID]
    subscriber: Mapped[str] = mapped_column(String(80))
    """The subscriber's name."""
    state: Mapped[str] = mapped_column(String(10), default="pending")
    attempts: Mapped[int] = mapped_column(SmallInteger, default=0)
    next_attempt_at: Mapped[datetime] = mapped_column(default=now)
    """When it is due, or until when its worker's lease runs."""
    last_error: Mapped[str | None] = mapped_column(Text)
    done_at: Mapped[datetime | None]


row_security.lookup_function(
    "claim_deliveries", "batch int, seconds int", "TABLE (company_id uuid, delivery_id uuid)",
    "UPDATE delivery d SET next_attempt_at = now() + make_interval(secs => seconds), attempts = d.attempts + 1"
    " FROM (SELECT p.company_id, p.id FROM delivery p WHERE p.state = 'pending' AND p.next_attempt_at <= now() ORDER BY p.next_attempt_at"
    " LIMIT batch FOR UPDATE SKIP LOCKED) due"
    " WHERE d.company_id = due.company_id AND d.id = due.id RETURNING d.company_id, d.id",
    {"delivery": "SELECT, UPDATE"},
)


@dataclass(frozen=True, slots=True)
class EventMessage:
    """An event as a subscriber receives it."""

    id: UUID
    name: str
    company_id: UUID
    occurred_at: datetime
    payload: dict[str, Any]
    delivery_id: UUID | None = None
    traceparent: str | None = None
    """The span in which it was published, if that was traced."""
    identity_id: UUID | None = None
    """The person whose change it is; None for visitors and the system."""

    @property
    def context(self) -> Context:
        """The system's context in the event's company."""
        return Context.system(self.company_id)


TransactionalHandler = Callable[[AsyncSession, EventMessage], Awaitable[None]]
OutsideTransactionHandler = Callable[[EventMessage], Awaitable[None]]
Condition = Callable[[dict[str, Any]], bool]


@dataclass(slots=True)
class Subscriber:
    """A handler of one event. One of the two handlers is set.

    A transactional handler runs in the transaction that marks its delivery done, so its effects are committed once. A handler
    outside the transaction opens its own and may call providers between them.
    """

    name: str
    event: str
    transactional: TransactionalHandler | None = None
    outside_transaction: OutsideTransactionHandler | None = None
    condition: Condition | None = None
    """Which payloads it gets a delivery of; all without one."""


@dataclass(slots=True)
class _Registry:
    by_event: dict[str, list[Subscriber]] = field(default_factory=dict)
    by_name: dict[str, Subscriber] = field(default_factory=dict)

    def add(self, subscriber: Subscriber) -> None:
        if subscriber.name in self.by_name:
            message = f"two subscribers are called {subscriber.name}"
            raise ValueError(message)
        self.by_name[subscriber.name] = subscriber
        self.by_event.setdefault(subscriber.event, []).append(subscriber)


SUBSCRIBERS = _Registry()


def subscribe(event: str, *, name: str, condition: Condition | None = None) -> Callable[[TransactionalHandler], TransactionalHandler]:
    """Register a handler that runs in the transaction that marks its delivery done.

    The name is stored in delivery rows, so it must not change while deliveries are pending. With a condition, an event whose payload
    doesn't meet it has no delivery, and so costs nothing.
    """

    def register(handler: TransactionalHandler) -> TransactionalHandler:
        SUBSCRIBERS.add(Subscriber(name, event, transactional=handler, condition=condition))
        return handler

    return register


def subscribe_outside_transaction(
    event: str, *, name: str, condition: Condition | None = None,
) -> Callable[[OutsideTransactionHandler], OutsideTransactionHandler]:
    """Register a handler that runs outside any transaction, so that it may call a provider between transactions of its own.

    A condition is as for `subscribe`.
    """

    def register(handler: OutsideTransactionHandler) -> OutsideTransactionHandler:
        SUBSCRIBERS.add(Subscriber(name, event, outside_transaction=handler, condition=condition))
        return handler

    return register


def publish(session: AnySession, name: str, payload: dict[str, Any], *, delay: timedelta = timedelta()) -> None:
    """Write an event and its deliveries before the commit, due after `delay`, and wake a worker after the commit.

    With a delay none is woken: the workers poll for what has become due.
    """
    context, at = get_context(session), now()
    row = {
        "company_id": context.company_id, "id": new_id(), "name": name, "version": 1, "occurred_at": at,
        "actor": context.actor, "identity_id": context.identity_id, "payload": payload,
    }
    if traceparent := telemetry.current_traceparent():
        row["payload"] = {**payload, TRACEPARENT: traceparent}
    insert_before_commit(session, "event", row)
    for subscriber in SUBSCRIBERS.by_event.get(name, ()):
        if subscriber.condition is not None and not subscriber.condition(payload):
            continue
        insert_before_commit(session, "delivery", {
            "company_id": context.company_id, "id": new_id(), "event_id": row["id"], "subscriber": subscriber.name,
            "state": "pending", "attempts": 0, "next_attempt_at": at + delay,
        })
        if not delay and _wake not in session.info.setdefault("after_commit", []):
            after_commit(session, _wake)


_wakers: list[Callable[[], Awaitable[None]]] = []


def register_waker(waker: Callable[[], Awaitable[None]]) -> None:
    """Set the function that wakes the workers. Processes without one leave their deliveries to the workers' polling."""
    _wakers[:] = [waker]


def wake_after_commit(session: AnySession) -> None:
    """Wake the workers after this transaction's commit, because it made an existing delivery due."""
    after_commit(session, _wake)


async def _wake() -> None:
    for waker in _wakers:
        await waker()
