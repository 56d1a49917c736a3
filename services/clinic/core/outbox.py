"""Work outside the request: immutable events, written with the change, with one delivery row for each listener.

PostgreSQL is the truth and ARQ the trigger. A listener that fails is tried again with growing waits, alone, and after the last
try its delivery is *dead*: staff see it and can send it again. Delivery is at least once; listeners bear a repeat.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from sqlalchemy import Index, SmallInteger, String, Text, text
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core import db, late, rowsecurity
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.models import APPEND_ONLY, Base, CompanyOwned, Versioned, company_key, new_id

WAITS = (5, 30, 120, 600, 3600, 4 * 3600)
"""Seconds before each further try; after the last the delivery is dead."""


class Event(CompanyOwned, Base):
    """Something that happened, with its facts; no health data, never changed."""

    __tablename__ = "event"
    __grants__ = APPEND_ONLY

    name: Mapped[str] = mapped_column(String(80))
    version: Mapped[int] = mapped_column(SmallInteger, default=1)
    occurred_at: Mapped[datetime] = mapped_column(default=now)
    actor: Mapped[str] = mapped_column(String(20))
    identity_id: Mapped[UUID | None]
    facts: Mapped[dict[str, Any]]


class Delivery(CompanyOwned, Versioned, Base):
    """One event on its way to one listener: pending, done or dead."""

    __tablename__ = "delivery"
    __table_args__ = (
        company_key("event", "event_id"),
        Index("delivery_due_idx", "next_at", postgresql_where=text("state = 'pending'")),
        Index("delivery_state_idx", "company_id", "state", "next_at"),
    )

    event_id: Mapped[UUID]
    listener: Mapped[str] = mapped_column(String(80))
    state: Mapped[str] = mapped_column(String(10), default="pending")
    attempts: Mapped[int] = mapped_column(SmallInteger, default=0)
    next_at: Mapped[datetime] = mapped_column(default=now)
    last_error: Mapped[str | None] = mapped_column(Text)
    done_at: Mapped[datetime | None]


rowsecurity.door(
    "claim_deliveries", "batch int, seconds int", "TABLE (company_id uuid, delivery_id uuid)",
    "UPDATE delivery d SET next_at = now() + make_interval(secs => seconds), attempts = d.attempts + 1"
    " FROM (SELECT p.company_id, p.id FROM delivery p WHERE p.state = 'pending' AND p.next_at <= now() ORDER BY p.next_at"
    " LIMIT batch FOR UPDATE SKIP LOCKED) due"
    " WHERE d.company_id = due.company_id AND d.id = due.id RETURNING d.company_id, d.id",
    {"delivery": "SELECT, UPDATE"},
)


@dataclass(frozen=True, slots=True)
class Happened:
    """An event as a listener gets it."""

    id: UUID
    name: str
    company_id: UUID
    occurred_at: datetime
    facts: dict[str, Any]
    delivery_id: UUID | None = None

    @property
    def context(self) -> Context:
        """The system's context in the event's company."""
        return Context.system(self.company_id)


Transactional = Callable[[AsyncSession, Happened], Awaitable[None]]
Stepwise = Callable[[Happened], Awaitable[None]]


@dataclass(slots=True)
class Listener:
    """Who hears an event. A transactional one shares its delivery's transaction; a stepwise one opens its own and may call providers."""

    name: str
    event: str
    transactional: Transactional | None = None
    stepwise: Stepwise | None = None


@dataclass(slots=True)
class _Registry:
    by_event: dict[str, list[Listener]] = field(default_factory=dict)
    by_name: dict[str, Listener] = field(default_factory=dict)

    def add(self, listener: Listener) -> None:
        if listener.name in self.by_name:
            message = f"two listeners are called {listener.name}"
            raise ValueError(message)
        self.by_name[listener.name] = listener
        self.by_event.setdefault(listener.event, []).append(listener)


LISTENERS = _Registry()


def listens(event: str, *, name: str) -> Callable[[Transactional], Transactional]:
    """Hear an event inside the transaction that marks the delivery done. The name is stable: rows carry it."""

    def register(work: Transactional) -> Transactional:
        LISTENERS.add(Listener(name, event, transactional=work))
        return work

    return register


def listens_stepwise(event: str, *, name: str) -> Callable[[Stepwise], Stepwise]:
    """Hear an event outside any transaction, to call a provider in three steps."""

    def register(work: Stepwise) -> Stepwise:
        LISTENERS.add(Listener(name, event, stepwise=work))
        return work

    return register


def publish(session: db.Unit, name: str, facts: dict[str, Any], *, delay: timedelta = timedelta()) -> None:
    """Put an event into the outbox, written before the commit; its deliveries are due after `delay`."""
    context, at = db.context_of(session), now()
    row = {
        "company_id": context.company_id, "id": new_id(), "name": name, "version": 1, "occurred_at": at,
        "actor": context.actor, "identity_id": context.identity_id, "facts": facts,
    }
    late.add(session, "event", row)
    for listener in LISTENERS.by_event.get(name, ()):
        late.add(session, "delivery", {
            "company_id": context.company_id, "id": new_id(), "event_id": row["id"], "listener": listener.name,
            "state": "pending", "attempts": 0, "next_at": at + delay,
        })
        if _wake not in session.info.setdefault("after_commit", []):
            db.after_commit(session, _wake)


_WAKERS: list[Callable[[], Awaitable[None]]] = []


def wake_by(work: Callable[[], Awaitable[None]]) -> None:
    """The port: how the relay is told that there is work (Valkey). Without it the relay finds the rows within a second."""
    _WAKERS[:] = [work]


def wake_after(session: db.Unit) -> None:
    """Wake the relay once this transaction has committed: it made an old delivery due."""
    db.after_commit(session, _wake)


async def _wake() -> None:
    for work in _WAKERS:
        await work()
