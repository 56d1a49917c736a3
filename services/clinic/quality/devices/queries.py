"""Devices with their next and latest maintenance; due states follow the clinic's time zone."""

from uuid import UUID

from sqlalchemy import text
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.api.pagination import COUNT_CAP, PaginatedList
from clinic.core.clock import now
from clinic.core.database.session import get_context
from clinic.quality.devices.schemas import DeviceListParams, DeviceSummary
from clinic.quality.queries import DUE_SOON_DAYS, REMOVED_FILTERS, due_state_sql, search_sql, search_values

_DEVICES = f"""
SELECT d.*, coalesce(m.first_name || ' ' || m.last_name, '') AS responsible_name, p.planned_on AS next_maintenance_on,
  (SELECT max(x.done_on) FROM device_maintenance x WHERE x.company_id = d.company_id AND x.device_id = d.id) AS last_maintenance_on,
  {due_state_sql("p.planned_on")} AS maintenance_due,
  d.deleted_at IS NOT NULL AS is_removed
FROM medical_device d JOIN company co ON co.id = d.company_id
LEFT JOIN membership m ON m.company_id = d.company_id AND m.id = d.responsible_id
LEFT JOIN device_maintenance p ON p.company_id = d.company_id AND p.device_id = d.id AND p.state = 'planned'
WHERE d.company_id = :company
"""
_SEARCHED_COLUMNS = "d.name, d.model, d.brand, d.serial_number, d.supplier, d.category, d.location"
_FILTERS = {
    **REMOVED_FILTERS,
    "due": " AND d.deleted_at IS NULL AND p.planned_on <= (CAST(:at AS timestamptz) AT TIME ZONE co.timezone)::date + CAST(:soon AS int)",
}
_ORDER = {"name": "lower(d.name)", "next_maintenance_on": "p.planned_on", "location": "lower(d.location)"}
DUE_MAINTENANCE = text("""
SELECT x.id, x.device_id, x.planned_on, d.name, d.brand, d.model, d.serial_number, d.location, co.name AS company,
  co.settings->>'DATE_FORMAT' AS date_format, coalesce(m.email, co.email) AS email,
  coalesce(m.language, co.settings->>'LANGUAGE') AS language, coalesce(m.first_name, co.name) AS first_name
FROM device_maintenance x JOIN medical_device d ON d.company_id = x.company_id AND d.id = x.device_id
JOIN company co ON co.id = x.company_id
LEFT JOIN membership m ON m.company_id = d.company_id AND m.id = d.responsible_id AND m.is_active AND m.deleted_at IS NULL
WHERE x.company_id = :company AND x.state = 'planned' AND d.deleted_at IS NULL AND x.reminded_for IS DISTINCT FROM x.planned_on
  AND x.planned_on <= (CAST(:at AS timestamptz) AT TIME ZONE co.timezone)::date + CAST(:days_before AS int)
ORDER BY x.planned_on, x.id LIMIT :batch FOR UPDATE OF x SKIP LOCKED
""")
MARK_REMINDED = text("UPDATE device_maintenance SET reminded_for = planned_on WHERE company_id = :company AND id = ANY(:rows)")
"""Leaves `version` as it is on purpose, so that a reminder never causes a conflict in an open form."""


async def list_devices(session: AsyncSession, params: DeviceListParams) -> PaginatedList[DeviceSummary]:
    """List the devices; sorted by next maintenance, those without one come last."""
    search_terms = search_values(params.search)
    sql = _DEVICES + _FILTERS[params.filter] + search_sql(_SEARCHED_COLUMNS, len(search_terms))
    values = {"company": get_context(session).company_id, "at": now(), "soon": DUE_SOON_DAYS, **search_terms}
    total = await session.scalar(text(f"SELECT count(*) FROM ({sql} LIMIT {COUNT_CAP + 1}) x"), values)
    order = f" ORDER BY {_ORDER[params.sort or 'name']} {params.direction} NULLS LAST, d.id LIMIT :limit OFFSET :offset"
    rows = await session.execute(text(sql + order), {**values, "limit": params.per_page, "offset": params.offset})
    return PaginatedList[DeviceSummary].build([DeviceSummary.model_validate(row) for row in rows], params, total or 0)


async def get_device_row(session: AsyncSession, device_id: UUID) -> RowMapping | None:
    """Return a device, removed ones included; None when the company has none with that id."""
    values = {"company": get_context(session).company_id, "at": now(), "soon": DUE_SOON_DAYS, "device": device_id}
    return (await session.execute(text(_DEVICES + " AND d.id = :device"), values)).mappings().first()
