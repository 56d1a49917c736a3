"""Reading what failed, sending it again, and reading who did what."""

from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, Select, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.clients import service as clients
from clinic.core import audit, outbox, realtime
from clinic.core.audit import Audit
from clinic.core.clock import now
from clinic.core.db import context_of, owned
from clinic.core.errors import Conflict
from clinic.core.outbox import Delivery, Event
from clinic.core.paging import COUNTED, Listed
from clinic.operations.schemas import AuditOut, AuditPage, DeliveryOut, DeliveryPage


class NotDead(Conflict):
    """Only what was given up can be sent again."""

    code = "delivery.not_dead"
    en = "This delivery is still on its way or already done."
    sv = "Den här leveransen är fortfarande på väg eller redan klar."


async def _counted(session: AsyncSession, query: Select[Any]) -> int:
    return (await session.execute(select(func.count()).select_from(query.limit(COUNTED + 1).subquery()))).scalar_one()


def _out(row: Delivery, event: Event) -> DeliveryOut:
    return DeliveryOut(
        id=row.id, event=event.name, listener=row.listener, state=row.state, attempts=row.attempts,
        occurred_at=event.occurred_at, next_at=row.next_at, done_at=row.done_at, last_error=row.last_error, version=row.version,
    )


async def deliveries(session: AsyncSession, wanted: DeliveryPage) -> Listed[DeliveryOut]:
    """The company's deliveries, in the order of time."""
    query = (
        select(Delivery, Event)
        .join(Event, (Event.company_id == Delivery.company_id) & (Event.id == Delivery.event_id))
        .where(Delivery.company_id == context_of(session).company_id)
        .order_by(*wanted.along(Delivery.id))
    )
    if wanted.state:
        query = query.where(Delivery.state == wanted.state)
    if wanted.search:
        query = query.where(Delivery.listener.icontains(wanted.search, autoescape=True))
    rows = (await session.execute(query.offset(wanted.offset).limit(wanted.per_page))).all()
    total = await _counted(session, query.with_only_columns(Delivery.id).order_by(None))
    return Listed.of([_out(row, event) for row, event in rows], wanted, total)


async def resend(session: AsyncSession, delivery_id: UUID, version: int) -> DeliveryOut:
    """Try a dead delivery anew from the start. Raises NotDead for any other."""
    row = await owned(session, Delivery, delivery_id, version=version, lock=True)
    if row.state != "dead":
        raise NotDead
    row.state, row.attempts, row.next_at = "pending", 0, now()
    await session.flush()
    audit.record(session, "delivery.resent", row.id, listener=row.listener)
    outbox.wake_after(session)
    realtime.tell(session, realtime.DELIVERIES, row.id, row.version)
    return _out(row, await owned(session, Event, row.event_id))


async def log(session: AsyncSession, wanted: AuditPage) -> Listed[AuditOut]:
    """Who did what, also those who have left, in the order of time.

    A restricted reader meets only their own clients' rows and those about none.
    """
    query = select(Audit).where(*_asked(context_of(session).company_id, wanted)).order_by(*wanted.along(Audit.id))
    rows = (await session.scalars(query.offset(wanted.offset).limit(wanted.per_page))).all()
    total = await _counted(session, query.with_only_columns(Audit.id).order_by(None))
    names = await accounts.names(
        session, (row.membership_id for row in rows if row.membership_id),
        (row.identity_id for row in rows if row.actor == "prescriber" and row.identity_id),
    )
    return Listed.of([_told(row, names) for row in rows], wanted, total)


def _told(row: Audit, names: dict[UUID, str]) -> AuditOut:
    known = [names[one] for one in (row.membership_id, row.identity_id) if one in names]
    return AuditOut(**{name: getattr(row, name) for name in AuditOut.model_fields if name != "name"}, name=next(iter(known), ""))


def _asked(company_id: UUID, wanted: AuditPage) -> list[ColumnElement[bool]]:
    asked: list[ColumnElement[bool]] = [Audit.company_id == company_id]
    if wanted.subject_id:
        asked.append(Audit.subject_id == wanted.subject_id)
    if wanted.client_id:
        asked.append(Audit.client_id.in_(clients.lineage(company_id, wanted.client_id)))
    if wanted.identity_id:
        asked.append(Audit.identity_id == wanted.identity_id)
    if wanted.action:
        asked.append(Audit.action == wanted.action)
    return asked
