"""How many categories, services, rooms and bookable devices a clinic can have, so that what forms offer stays short (PLT-006)."""

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.catalogue.models import Resource, Service, ServiceCategory
from clinic.company import service as companies
from clinic.core.api.errors import Conflict

MAX_CATEGORIES = 100
MAX_SERVICES = 500
MAX_ROOMS = 200
MAX_DEVICES = 200


class TooManyCategories(Conflict):
    """The clinic has as many categories as a clinic can have."""

    code = "category.too_many"
    en = "A clinic can have at most {limit} categories. Rename one that you no longer use."
    sv = "En klinik kan ha högst {limit} kategorier. Byt namn på en som ni inte längre använder."


class TooManyServices(Conflict):
    """The clinic has as many services as a clinic can have."""

    code = "service.too_many"
    en = "A clinic can have at most {limit} services. Delete one that you no longer offer."
    sv = "En klinik kan ha högst {limit} tjänster. Ta bort en som ni inte längre erbjuder."


class TooManyRooms(Conflict):
    """The clinic has as many rooms as a clinic can have."""

    code = "room.too_many"
    en = "A clinic can have at most {limit} rooms. Rename one that you no longer use."
    sv = "En klinik kan ha högst {limit} rum. Byt namn på ett som ni inte längre använder."


class TooManyDevices(Conflict):
    """The clinic has as many bookable devices as a clinic can have, those that may no longer be booked included."""

    code = "device.too_many"
    en = "A clinic can have at most {limit} devices that can be booked."
    sv = "En klinik kan ha högst {limit} utrustningar som kan bokas."


async def ensure_category_limit(session: AsyncSession, added: int = 1) -> None:
    """Lock the clinic's catalogue against additions until the commit. Raises TooManyCategories when it can't have these besides its own."""
    await companies.get_own_company(session, lock=True)
    if (await session.scalar(select(func.count()).where(ServiceCategory.deleted_at.is_(None))) or 0) + added > MAX_CATEGORIES:
        raise TooManyCategories(limit=MAX_CATEGORIES)


async def ensure_service_limit(session: AsyncSession) -> None:
    """Lock the clinic's catalogue against additions until the commit. Raises TooManyServices when it can't have another service."""
    await companies.get_own_company(session, lock=True)
    if (await session.scalar(select(func.count()).where(Service.deleted_at.is_(None))) or 0) >= MAX_SERVICES:
        raise TooManyServices(limit=MAX_SERVICES)


async def ensure_room_limit(session: AsyncSession) -> None:
    """Lock the clinic's catalogue against additions until the commit. Raises TooManyRooms when it can't have another room."""
    await companies.get_own_company(session, lock=True)
    if (await session.scalar(select(func.count()).where(Resource.type == "room")) or 0) >= MAX_ROOMS:
        raise TooManyRooms(limit=MAX_ROOMS)


async def ensure_device_limit(session: AsyncSession) -> None:
    """Lock the clinic's catalogue against additions until the commit. Raises TooManyDevices when no other device can be bookable."""
    await companies.get_own_company(session, lock=True)
    if (await session.scalar(select(func.count()).where(Resource.type == "device")) or 0) >= MAX_DEVICES:
        raise TooManyDevices(limit=MAX_DEVICES)
