"""SQL of imports: the names by which files call services, practitioners and members, and the member who imports."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.database.session import driver_connection, get_context
from clinic.core.security.permissions import Module, Permission
from clinic.data_exchange.imports.models import DataImport

_SERVICES = """
SELECT id, ARRAY[name, name_en, name_sv] AS names, is_active FROM service
WHERE company_id = $1 AND deleted_at IS NULL
"""
_PRACTITIONERS = """
SELECT r.id, ARRAY[r.name, m.email] AS names, r.is_active FROM resource r
JOIN membership m ON m.company_id = r.company_id AND m.id = r.membership_id WHERE r.company_id = $1 AND r.type = 'practitioner'
"""
_EXAMPLE_NAMES = """
SELECT s.name AS service, r.name AS practitioner FROM service s
JOIN service_resource x ON x.company_id = s.company_id AND x.service_id = s.id
JOIN resource r ON r.company_id = x.company_id AND r.id = x.resource_id AND r.type = 'practitioner' AND r.is_active
WHERE s.company_id = $1 AND s.is_active AND s.deleted_at IS NULL ORDER BY s.name, r.position, r.id LIMIT 1
"""
_MEMBERS = """
SELECT m.id, ARRAY[m.first_name || ' ' || m.last_name, m.email, r.name] AS names, m.is_active AND m.deleted_at IS NULL AS is_active,
  concat_ws(', ', m.first_name || ' ' || m.last_name, nullif(m.title, '')) AS label
FROM membership m LEFT JOIN resource r ON r.company_id = m.company_id AND r.membership_id = m.id WHERE m.company_id = $1
"""
_IMPORTER = """
SELECT m.identity_id, m.is_booking_on AND c.is_booking_on AS booking, m.is_record_on AND c.is_record_on AS record,
  m.is_pos_on AND c.is_pos_on AS pos
FROM membership m JOIN company c ON c.id = m.company_id
WHERE m.company_id = $1 AND m.id = $2 AND m.is_active AND m.deleted_at IS NULL AND m.role IN ('super_admin', 'admin')
  AND m.client_access = 'full'
"""
_DELETE_REPORTS = """
DELETE FROM data_import_row r USING data_import i
WHERE r.company_id = $1 AND i.company_id = r.company_id AND i.id = r.import_id AND i.created_at < $2
"""
_SET_PROGRESS = "UPDATE data_import SET progress = $3 WHERE company_id = $1 AND id = $2"


async def list_services(session: AsyncSession) -> Sequence[Mapping[str, Any]]:
    """List all services by their names, inactive ones too: history names them."""
    return await _fetch(session, _SERVICES)


async def list_practitioners(session: AsyncSession) -> Sequence[Mapping[str, Any]]:
    """List all practitioners by their names and e-mail addresses, those who have left too."""
    return await _fetch(session, _PRACTITIONERS)


async def load_example_names(session: AsyncSession) -> dict[str, str]:
    """Return a service of the clinic and a practitioner who performs it, for the template; empty where there is none."""
    rows = await _fetch(session, _EXAMPLE_NAMES)
    return dict(rows[0]) if rows else {}


async def list_members(session: AsyncSession) -> Sequence[Mapping[str, Any]]:
    """List all members by their names and e-mail addresses, those who have left too, each with the label of an author."""
    return await _fetch(session, _MEMBERS)


async def load_importer(session: AsyncSession, membership_id: UUID, permissions: Sequence[Permission]) -> UUID | None:
    """Return the identity of the member who imports, None when they no longer may, or a module of the permissions is off."""
    rows = await _fetch(session, _IMPORTER, membership_id)
    modules = {permission.value.module for permission in permissions} - {Module.PLATFORM}
    if not rows or not all(rows[0][module.value] for module in modules):
        return None
    identity_id: UUID | None = rows[0]["identity_id"]
    return identity_id


async def set_progress(session: AsyncSession, import_id: UUID, count: int) -> None:
    """Store how many rows a run has been through. The import's version stays, since no user edits it."""
    await (await driver_connection(session)).execute(_SET_PROGRESS, get_context(session).company_id, import_id, count)


async def _fetch(session: AsyncSession, sql: str, *values: object) -> Sequence[Mapping[str, Any]]:
    rows: Sequence[Mapping[str, Any]] = await (await driver_connection(session)).fetch(sql, get_context(session).company_id, *values)
    return rows


async def list_unstarted(session: AsyncSession, before: datetime, limit: int) -> Sequence[DataImport]:
    """Lock and list imports that were uploaded before an instant and never started."""
    rows = await session.scalars(
        select(DataImport).where(
            DataImport.company_id == get_context(session).company_id, DataImport.created_at < before, DataImport.file_id.is_not(None),
            DataImport.state.in_(("uploaded", "checking", "checked", "failed")),
        ).limit(limit).with_for_update(skip_locked=True),
    )
    return rows.all()


async def delete_reports(session: AsyncSession, before: datetime) -> None:
    """Delete the rows of imports that were uploaded before an instant."""
    await (await driver_connection(session)).execute(_DELETE_REPORTS, get_context(session).company_id, before)
