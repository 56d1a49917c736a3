"""Ask whether a client has the visit that must come before a service, such as a consultation within 90 days before it (BEY-009)."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.catalogue import queries
from clinic.booking.catalogue.models import Service
from clinic.booking.catalogue.schemas import ServiceCreate
from clinic.company import service as companies
from clinic.core.api.errors import Conflict, FieldError
from clinic.core.database.session import AnySession, driver_connection, get_context, independent_transaction


class PrerequisiteMissing(Conflict):
    """The client has no visit of the service that must come first; staff may repeat the call with `prerequisite_override_reason`.

    `service_id` is that service, `is_bookable` whether visitors may book it.
    """

    code = "booking.prerequisite_missing"
    en = "{service} has to be booked first, for a day at most {days} days before this visit."
    sv = "{service} måste bokas först, till en dag högst {days} dagar före det här besöket."
    between_en = "{service} has to be booked first, for a day {min_days} to {days} days before this visit."
    between_sv = "{service} måste bokas först, till en dag {min_days} till {days} dagar före det här besöket."

    def text(self, language: str) -> str:
        """Return the sentence that names the service in a language, with the least number of days where there is one."""
        english, swedish = (self.between_en, self.between_sv) if self.details["min_days"] else (self.en, self.sv)
        is_swedish = language == "sv"
        service = self.details["service_sv" if is_swedish else "service_en"]
        return (swedish if is_swedish else english).format_map({**self.details, "service": service})


class ServiceIsPrerequisite(Conflict):
    """Other services ask for this one first, so it can't be deleted; `service` is one of them."""

    code = "service.is_prerequisite"
    en = "{service} requires this service first. Change that there before you delete it."
    sv = "{service} kräver den här tjänsten först. Ändra det där innan du tar bort den."


async def check_prerequisite(
    session: AnySession, service_id: UUID, client_id: UUID | None, start_at: datetime, *, override_reason: str = "",
) -> str:
    """Return the reason for which a missing prerequisite is passed over; empty when nothing is missing.

    A visit counts that is booked for a day of the span before `start_at` and ends by then, unless it was cancelled or missed. A new
    client (None) has none. Raises PrerequisiteMissing without a reason.
    """
    timezone = await _get_timezone(session)
    values = (get_context(session).company_id, service_id, client_id, start_at, timezone)
    row = await (await driver_connection(session)).fetchrow(queries.PREREQUISITE, *values)
    if row is None or row["is_met"]:
        return ""
    if not override_reason:
        raise PrerequisiteMissing(**{**dict(row), "service_id": str(row["service_id"])})
    return override_reason


async def _get_timezone(session: AnySession) -> str:
    if isinstance(session, AsyncSession):
        return (await companies.get_own_company(session)).timezone
    async with independent_transaction(session) as reading:
        return (await companies.get_own_company(reading)).timezone


async def validate_prerequisite(session: AsyncSession, service_id: UUID, data: ServiceCreate) -> None:
    """Raise FieldError for a prerequisite that is the service itself or not the clinic's, and for a span without days."""
    if data.prerequisite_id is None:
        return
    if data.prerequisite_id == service_id:
        raise FieldError("prerequisite_id", "choice")
    prerequisite = await session.get(Service, (get_context(session).company_id, data.prerequisite_id))
    if prerequisite is None or prerequisite.deleted_at is not None:
        raise FieldError("prerequisite_id", "unknown")
    if data.prerequisite_min_days > data.prerequisite_days:
        raise FieldError("prerequisite_min_days", "at_most", limit=data.prerequisite_days)


async def ensure_no_dependents(session: AsyncSession, service_id: UUID) -> None:
    """Raise ServiceIsPrerequisite when another service, not deleted, asks for this one first."""
    dependent: Any = await session.scalar(select(Service.name).where(
        Service.company_id == get_context(session).company_id, Service.prerequisite_id == service_id, Service.deleted_at.is_(None),
    ).order_by(Service.name).limit(1))
    if dependent is not None:
        raise ServiceIsPrerequisite(service=dependent)
