"""The services that a service offers as add-ons of the same visit, in their order (BEY-005)."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.catalogue import queries
from clinic.booking.catalogue.models import Service, ServiceAddOn
from clinic.core.api.errors import FieldError
from clinic.core.database.base import new_id
from clinic.core.database.session import AnySession, driver_connection, get_context


async def set_add_ons(session: AsyncSession, service: Service, add_on_ids: Sequence[UUID]) -> None:
    """Set a service's add-ons. Raises FieldError for the service itself, one that isn't the clinic's, and any of group bookings."""
    ids = list(dict.fromkeys(add_on_ids))
    if service.id in ids or (ids and service.group_quantity is not None):
        raise FieldError("add_on_ids", "choice")
    rows = await session.execute(select(Service.id, Service.group_quantity).where(Service.id.in_(ids), Service.deleted_at.is_(None)))
    quantities: dict[UUID, Any] = {row.id: row.group_quantity for row in rows}
    if set(ids) - set(quantities):
        raise FieldError("add_on_ids", "unknown")
    if any(quantity is not None for quantity in quantities.values()):
        raise FieldError("add_on_ids", "choice")
    await session.execute(
        delete(ServiceAddOn).where(ServiceAddOn.company_id == service.company_id, ServiceAddOn.service_id == service.id),
    )
    session.add_all(
        ServiceAddOn(company_id=service.company_id, id=new_id(), service_id=service.id, add_on_id=add_on_id, position=position)
        for position, add_on_id in enumerate(ids)
    )
    await session.flush()


async def list_add_ons(session: AsyncSession, service_id: UUID) -> list[UUID]:
    """List the add-ons of a service that aren't deleted, in their order."""
    query = select(ServiceAddOn.add_on_id).join(
        Service, (Service.company_id == ServiceAddOn.company_id) & (Service.id == ServiceAddOn.add_on_id),
    ).where(
        ServiceAddOn.company_id == get_context(session).company_id, ServiceAddOn.service_id == service_id, Service.deleted_at.is_(None),
    )
    return list(await session.scalars(query.order_by(ServiceAddOn.position)))


async def ensure_offered(session: AnySession, service_id: UUID, add_on_ids: Sequence[UUID]) -> None:
    """Raise FieldError unless the service offers all of these add-ons, each named once."""
    if not add_on_ids:
        return
    values = (get_context(session).company_id, service_id, list(add_on_ids))
    offered = await (await driver_connection(session)).fetchval(queries.COUNT_OFFERED, *values)
    if offered < len(add_on_ids):
        raise FieldError("add_on_ids", "choice")
