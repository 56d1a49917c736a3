"""Read and change what a clinic's portal says and asks for."""

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.portal_settings.models import PortalSettings
from clinic.booking.portal_settings.schemas import PortalContent, PortalSettingsOut, PortalSettingsUpdate
from clinic.company import service as companies
from clinic.company.schemas import CompanySettings, CompanySettingsUpdate
from clinic.core import audit
from clinic.core.api.errors import FieldError, VersionConflict
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context

BANKID_SETTING = "MANDATORY_BANK_ID_BOOKING_PORTAL"


async def get_portal_settings(session: AsyncSession) -> PortalSettingsOut:
    """Return the company's portal settings; the defaults until the first change."""
    query = select(PortalSettings).where(PortalSettings.company_id == get_context(session).company_id)
    return await _to_schema(session, (await session.scalars(query)).first())


async def update_portal_settings(session: AsyncSession, data: PortalSettingsUpdate) -> PortalSettingsOut:
    """Change the portal settings and the cover picture. Raises VersionConflict, FieldError."""
    row = await _lock_settings(session)
    if row.version != data.version:
        raise VersionConflict(current=await _to_schema(session, row))
    values = data.model_dump(exclude={"version", "cover_id", "needs_bankid"})
    changed = [name for name, value in values.items() if getattr(row, name) != value]
    before = {name: getattr(row, name) for name in changed}
    for name in changed:
        setattr(row, name, values[name])
    await companies.replace_cover(session, data.cover_id)
    if await _set_bankid(session, is_needed=data.needs_bankid) or changed:
        row.updated_at = now()
    if changed:
        audit.record(session, "portal_settings.changed", row.id, before=before, after={name: values[name] for name in changed})
    await session.flush()
    return await _to_schema(session, row)


async def _set_bankid(session: AsyncSession, *, is_needed: bool) -> bool:
    """Store whether visitors identify themselves by BankID, among the company's typed settings; return whether that is a change.

    Raises FieldError where the clinic doesn't use BankID.
    """
    company = await companies.get_own_company(session)
    if company.needs_bankid_to_book is is_needed:
        return False
    if not company.is_bankid_used:
        raise FieldError("needs_bankid", "bankid_off")
    stored = {key: company.settings[key] for key in CompanySettings.model_fields}
    await companies.save_settings(session, CompanySettingsUpdate(**{**stored, BANKID_SETTING: is_needed}, version=company.version))
    return True


async def _lock_settings(session: AsyncSession) -> PortalSettings:
    company_id = get_context(session).company_id
    insert = upsert(PortalSettings).values(company_id=company_id, id=new_id(), version=1, created_at=now(), updated_at=now())
    await session.execute(insert.on_conflict_do_nothing(index_elements=["company_id"]))
    return (await session.scalars(select(PortalSettings).where(PortalSettings.company_id == company_id).with_for_update())).one()


async def _to_schema(session: AsyncSession, row: PortalSettings | None) -> PortalSettingsOut:
    company = await companies.get_own_company(session)
    content = (PortalContent.model_validate(row) if row else PortalContent()).model_dump()
    content["needs_bankid"] = company.needs_bankid_to_book
    return PortalSettingsOut(**content, cover_id=company.cover_id, version=row.version if row else 1)
