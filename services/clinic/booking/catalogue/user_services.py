"""The services that a user performs, read and changed from the user's side (PLT-037)."""

from uuid import UUID

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.booking.catalogue.models import Resource, Service, ServiceResource
from clinic.booking.catalogue.schemas import UserServicesOut, UserServicesUpdate
from clinic.core import audit
from clinic.core.api.errors import Conflict, FieldError, VersionConflict
from clinic.core.clock import now
from clinic.core.database.base import new_id


class UserNotBookable(Conflict):
    """The user has never been available for booking, so that no service can be theirs."""

    code = "team.not_bookable"
    en = "This team member cannot be booked. Switch that on in their details first."
    sv = "Medarbetaren kan inte bokas. Slå först på det bland uppgifterna."


async def get_user_services(session: AsyncSession, user_id: UUID) -> UserServicesOut:
    """Return the services that a user performs; none for one who was never bookable. Raises NotFound."""
    await accounts.get_member(session, user_id)
    practitioner = await _find_practitioner(session, user_id)
    if practitioner is None:
        return UserServicesOut(is_bookable=False, service_ids=[], version=1)
    return await _to_schema(session, practitioner)


async def replace_user_services(session: AsyncSession, user_id: UUID, data: UserServicesUpdate) -> UserServicesOut:
    """Replace the services that a user performs; existing bookings stay. Raises UserNotBookable, VersionConflict, FieldError, NotFound."""
    await accounts.get_member(session, user_id)
    practitioner = await _find_practitioner(session, user_id, lock=True)
    if practitioner is None:
        raise UserNotBookable
    before = await _to_schema(session, practitioner)
    if before.version != data.version:
        raise VersionConflict(current=before)
    chosen = set(data.service_ids)
    known = set(await session.scalars(select(Service.id).where(Service.id.in_(chosen), Service.deleted_at.is_(None))))
    if chosen - known:
        raise FieldError("service_ids", "unknown")
    removed, added = set(before.service_ids) - chosen, sorted(chosen - set(before.service_ids))
    if removed:
        await session.execute(delete(ServiceResource).where(
            ServiceResource.resource_id == practitioner.id, ServiceResource.service_id.in_(removed),
        ))
    if added:
        await session.execute(insert(ServiceResource), [
            {"company_id": practitioner.company_id, "id": new_id(), "service_id": service_id, "resource_id": practitioner.id}
            for service_id in added
        ])
    practitioner.updated_at = now()
    await session.flush()
    audit.record(
        session, "practitioner.services_changed", practitioner.id, added=[str(row) for row in added],
        removed=sorted(str(row) for row in removed),
    )
    return await _to_schema(session, practitioner)


async def _find_practitioner(session: AsyncSession, user_id: UUID, *, lock: bool = False) -> Resource | None:
    query = select(Resource).where(Resource.membership_id == user_id)
    if lock:
        query = query.with_for_update(key_share=True).execution_options(populate_existing=True)
    practitioner: Resource | None = await session.scalar(query)
    return practitioner


async def _to_schema(session: AsyncSession, practitioner: Resource) -> UserServicesOut:
    ids = await session.scalars(
        select(Service.id).join(
            ServiceResource, (ServiceResource.company_id == Service.company_id) & (ServiceResource.service_id == Service.id),
        ).where(ServiceResource.resource_id == practitioner.id, Service.deleted_at.is_(None)).order_by(Service.name, Service.id),
    )
    return UserServicesOut(is_bookable=practitioner.is_active, service_ids=list(ids), version=practitioner.version)
