"""Read and change the rules of fees: the company's, and those of a service."""

from uuid import UUID

from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.booking_fees.models import BookingFeeSettings, ServiceFeeSettings
from clinic.booking.booking_fees.schemas import (
    BookingFeeSettingsOut,
    BookingFeeSettingsUpdate,
    ServiceFeeSettingsOut,
    ServiceFeeSettingsUpdate,
)
from clinic.booking.catalogue.models import Service
from clinic.core import audit
from clinic.core.database.session import get_context, get_owned


async def get_settings(session: AsyncSession) -> BookingFeeSettingsOut:
    """Return the rules of the company's fees; none until the first change."""
    company_id = get_context(session).company_id
    row = await session.get(BookingFeeSettings, (company_id, company_id))
    return BookingFeeSettingsOut.model_validate(row) if row else BookingFeeSettingsOut(version=1)


async def update_settings(session: AsyncSession, data: BookingFeeSettingsUpdate) -> BookingFeeSettingsOut:
    """Change the rules of the company's fees, for what is cancelled or missed from now on. Raises VersionConflict."""
    company_id = get_context(session).company_id
    defaults = insert(BookingFeeSettings).values(company_id=company_id, id=company_id)
    await session.execute(defaults.on_conflict_do_nothing(index_elements=["company_id", "id"]))
    row = await get_owned(session, BookingFeeSettings, company_id, version=data.version)
    for name, value in data.model_dump(exclude={"version"}).items():
        setattr(row, name, value)
    await session.flush()
    audit.record(session, "booking_fee_settings.changed", row.id, **data.model_dump(mode="json", exclude={"version"}))
    return BookingFeeSettingsOut.model_validate(row)


async def get_service_settings(session: AsyncSession, service_id: UUID) -> ServiceFeeSettingsOut:
    """Return a service's own fees and deposit. Raises NotFound."""
    service = await get_owned(session, Service, service_id)
    row = await session.get(ServiceFeeSettings, (service.company_id, service.id))
    return ServiceFeeSettingsOut.model_validate(row) if row else ServiceFeeSettingsOut(version=1)


async def update_service_settings(session: AsyncSession, service_id: UUID, data: ServiceFeeSettingsUpdate) -> ServiceFeeSettingsOut:
    """Change a service's own fees and deposit. Raises NotFound, VersionConflict."""
    service = await get_owned(session, Service, service_id)
    defaults = insert(ServiceFeeSettings).values(company_id=service.company_id, id=service.id)
    await session.execute(defaults.on_conflict_do_nothing(index_elements=["company_id", "id"]))
    row = await get_owned(session, ServiceFeeSettings, service_id, version=data.version)
    for name, value in data.model_dump(exclude={"version"}).items():
        setattr(row, name, value)
    await session.flush()
    audit.record(session, "service_fee_settings.changed", row.id, **data.model_dump(mode="json", exclude={"version"}))
    return ServiceFeeSettingsOut.model_validate(row)
