"""Places of services in a category of group bookings (BKG-033)."""

from uuid import UUID

from sqlalchemy import func, update
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.catalogue.models import Service, ServiceCategory
from clinic.booking.catalogue.schemas import ServiceCreate
from clinic.core.api.errors import FieldError


def choose_quantity(category: ServiceCategory, data: ServiceCreate) -> int | None:
    """Return the places of a service: those of the form in a category of group bookings, else None.

    Raises FieldError without places, and when more than one practitioner would perform a service for groups.
    """
    if not category.group_booking:
        return None
    if data.group_quantity is None:
        raise FieldError("group_quantity", "required")
    if len(data.practitioner_ids) > 1:
        raise FieldError("practitioner_ids", "one_person")
    return data.group_quantity


async def follow_category(session: AsyncSession, category: ServiceCategory, service_ids: list[UUID] | None = None) -> None:
    """Give the services of a category, or those given that moved to it, places as it needs them: one, until the form has more, or null."""
    quantity = func.coalesce(Service.group_quantity, 1) if category.group_booking else None
    chosen = Service.category_id == category.id if service_ids is None else Service.id.in_(service_ids)
    statement = update(Service).where(Service.company_id == category.company_id, chosen).values(group_quantity=quantity)
    await session.execute(statement, execution_options={"synchronize_session": False})
