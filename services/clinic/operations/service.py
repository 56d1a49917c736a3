"""List deliveries, send failed ones again, and read the audit log."""

from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, Select, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.clients import service as clients
from clinic.core import audit, realtime
from clinic.core.api.errors import Conflict
from clinic.core.api.pagination import COUNT_CAP, PaginatedList
from clinic.core.audit import AuditEntry
from clinic.core.background import outbox
from clinic.core.background.outbox import Delivery, Event
from clinic.core.clock import now
from clinic.core.database.session import get_context, get_owned
from clinic.core.database.tenant_context import Context
from clinic.core.security.dependencies import CurrentUser
from clinic.operations.audit_log import service as audit_log
from clinic.operations.audit_log.conditions import list_conditions
from clinic.operations.schemas import AuditEntryOut, AuditListParams, DeliveryListParams, DeliveryOut

_DELIVERY_SORTS: dict[str, tuple[Any, ...]] = {"occurred_at": (), "event": (Event.name,), "subscriber": (Delivery.subscriber,)}
_AUDIT_SORTS: dict[str, tuple[Any, ...]] = {"at": (), "action": (AuditEntry.action,)}


class DeliveryNotFailed(Conflict):
    """Only a delivery that was given up can be sent again."""

    code = "delivery.not_failed"
    en = "This delivery is pending or already done."
    sv = "Leveransen pågår eller är redan klar."


async def _count_rows(session: AsyncSession, query: Select[Any]) -> int:
    """Count a query's rows, up to the limit of what a list counts."""
    return (await session.execute(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))).scalar_one()


def _delivery_out(row: Delivery, event: Event) -> DeliveryOut:
    return DeliveryOut(
        id=row.id, event=event.name, subscriber=row.subscriber, state=row.state, attempts=row.attempts,
        occurred_at=event.occurred_at, next_attempt_at=row.next_attempt_at, done_at=row.done_at, last_error=row.last_error,
        version=row.version,
    )


async def list_deliveries(session: AsyncSession, params: DeliveryListParams) -> PaginatedList[DeliveryOut]:
    """List the company's deliveries, by time unless sorted otherwise."""
    query = (
        select(Delivery, Event)
        .join(Event, (Event.company_id == Delivery.company_id) & (Event.id == Delivery.event_id))
        .where(Delivery.company_id == get_context(session).company_id)
        .order_by(*params.order_by(*_DELIVERY_SORTS[params.sort], Delivery.id))
    )
    if params.state:
        query = query.where(Delivery.state == params.state)
    if params.search:
        query = query.where(or_(*(name.icontains(params.search.strip(), autoescape=True) for name in (Delivery.subscriber, Event.name))))
    rows = (await session.execute(query.offset(params.offset).limit(params.per_page))).all()
    total = await _count_rows(session, query.with_only_columns(Delivery.id).order_by(None))
    return PaginatedList.build([_delivery_out(row, event) for row, event in rows], params, total)


async def resend_delivery(session: AsyncSession, delivery_id: UUID, version: int) -> DeliveryOut:
    """Make a failed delivery due at once, with its attempts reset to 0. Raises DeliveryNotFailed for any other."""
    row = await get_owned(session, Delivery, delivery_id, version=version, lock=True)
    if row.state != "failed":
        raise DeliveryNotFailed
    row.state, row.attempts, row.next_attempt_at = "pending", 0, now()
    await session.flush()
    audit.record(session, "delivery.resent", row.id, subscriber=row.subscriber)
    outbox.wake_after_commit(session)
    realtime.broadcast(session, realtime.DELIVERIES, row.id, row.version)
    return _delivery_out(row, await get_owned(session, Event, row.event_id))


async def list_audit_entries(session: AsyncSession, user: CurrentUser, params: AuditListParams) -> PaginatedList[AuditEntryOut]:
    """List the company's audit entries by time, also those of people who have left; opening the log of a client is written to it.

    A user restricted to some clients gets only the entries about those clients and about none. Of others' entries about no client they
    get no details, which may name clients, and none about drafts, whose subject may be one.
    """
    context = get_context(session)
    conditions = [*list_conditions(context, params, user.timezone), *_own_conditions(params)]
    query = select(AuditEntry).where(*conditions).order_by(*params.order_by(*_AUDIT_SORTS[params.sort], AuditEntry.id))
    rows = (await session.scalars(query.offset(params.offset).limit(params.per_page))).all()
    total = await _count_rows(session, query.with_only_columns(AuditEntry.id).order_by(None))
    names = await accounts.get_display_names(
        session, (row.membership_id for row in rows if row.membership_id),
        (row.identity_id for row in rows if row.actor == "prescriber" and row.identity_id),
    )
    if params.client_id and params.client_id in await clients.get_client_names(session, {params.client_id}):
        await audit_log.record_opening(session, params.client_id)
    return PaginatedList.build([_audit_entry_out(row, names, context) for row in rows], params, total)


def _audit_entry_out(row: AuditEntry, names: dict[UUID, str], reader: Context) -> AuditEntryOut:
    actor_names = [names[actor_id] for actor_id in (row.membership_id, row.identity_id) if actor_id in names]
    columns = {name: getattr(row, name) for name in AuditEntryOut.model_fields if name != "name"}
    if reader.client_scope != "all" and row.client_id is None and row.identity_id != reader.identity_id:
        columns["details"] = {}
    return AuditEntryOut(**columns, name=next(iter(actor_names), ""))


def _own_conditions(params: AuditListParams) -> list[ColumnElement[bool]]:
    """Return the conditions that only the list has."""
    conditions: list[ColumnElement[bool]] = []
    if params.subject_id:
        conditions.append(AuditEntry.subject_id == params.subject_id)
    if params.identity_id:
        conditions.append(AuditEntry.identity_id == params.identity_id)
    if search := params.search.strip():
        conditions.append(AuditEntry.action.icontains(search, autoescape=True))
    if params.action:
        conditions.append(AuditEntry.action == params.action)
    return conditions
