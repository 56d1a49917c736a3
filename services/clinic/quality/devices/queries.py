"""Devices with their next and latest maintenance, on the clinic's own day."""

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy import text
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.clock import now
from clinic.core.db import context_of
from clinic.core.paging import COUNTED, Listed
from clinic.quality.devices.schemas import DevicePage, DeviceRow, PaperOut

SOON = 30
"""Days before its maintenance that a device begins to stand out."""

_DEVICES = """
SELECT d.*, coalesce(m.first_name || ' ' || m.last_name, '') AS responsible_name, p.planned_on AS next_service_on,
  (SELECT max(x.done_on) FROM device_maintenance x WHERE x.company_id = d.company_id AND x.device_id = d.id) AS last_service_on,
  CASE WHEN p.planned_on IS NULL OR d.deleted_at IS NOT NULL THEN 'none'
    WHEN p.planned_on < (CAST(:at AS timestamptz) AT TIME ZONE co.timezone)::date THEN 'overdue'
    WHEN p.planned_on <= (CAST(:at AS timestamptz) AT TIME ZONE co.timezone)::date + CAST(:soon AS int) THEN 'soon'
    ELSE 'planned' END AS service,
  d.deleted_at IS NOT NULL AS is_removed
FROM medical_device d JOIN company co ON co.id = d.company_id
LEFT JOIN membership m ON m.company_id = d.company_id AND m.id = d.responsible_id
LEFT JOIN device_maintenance p ON p.company_id = d.company_id AND p.device_id = d.id AND p.state = 'planned'
WHERE d.company_id = :company
"""
_FILTER = {"in_use": " AND d.deleted_at IS NULL", "removed": " AND d.deleted_at IS NOT NULL", "all": ""}
_FOUND = " AND concat_ws(' ', d.name, d.model, d.brand, d.serial_number, d.supplier, d.category, d.location) ILIKE :word{n} ESCAPE '\\'"
_ORDER = {"name": "lower(d.name)", "next_service_on": "p.planned_on", "location": "lower(d.location)"}
_PAPERS = text("""
SELECT f.id, f.name, f.kind, f.size, f.owner_id FROM file f
WHERE f.company_id = :company AND f.owner_kind = :kind AND f.owner_id = ANY(:owners) AND f.state = 'claimed' ORDER BY f.created_at, f.id
""")


async def page(session: AsyncSession, wanted: DevicePage) -> Listed[DeviceRow]:
    """One page of the devices; what has no next maintenance stands last when sorted by it."""
    words = wanted.search.split()[:4]
    sql = _DEVICES + _FILTER[wanted.filter] + "".join(_FOUND.format(n=n) for n in range(len(words)))
    values = {"company": context_of(session).company_id, "at": now(), "soon": SOON, **{f"word{n}": _like(w) for n, w in enumerate(words)}}
    counted = await session.scalar(text(f"SELECT count(*) FROM ({sql} LIMIT {COUNTED + 1}) x"), values)
    order = f" ORDER BY {_ORDER[wanted.sort or 'name']} {wanted.direction} NULLS LAST, d.id LIMIT :most OFFSET :offset"
    rows = await session.execute(text(sql + order), {**values, "most": wanted.per_page, "offset": wanted.offset})
    return Listed[DeviceRow].of([DeviceRow.model_validate(row) for row in rows], wanted, counted or 0)


def _like(word: str) -> str:
    return "%" + word.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"


async def one(session: AsyncSession, device_id: UUID) -> RowMapping | None:
    """One device, also one that was taken out of use."""
    values = {"company": context_of(session).company_id, "at": now(), "soon": SOON, "device": device_id}
    return (await session.execute(text(_DEVICES + " AND d.id = :device"), values)).mappings().first()


async def papers(session: AsyncSession, kind: str, owners: Sequence[UUID]) -> dict[UUID, list[PaperOut]]:
    """The files of each owner, in the order they came."""
    rows = await session.execute(_PAPERS, {"company": context_of(session).company_id, "kind": kind, "owners": list(owners)})
    found: dict[UUID, list[PaperOut]] = {owner: [] for owner in owners}
    for row in rows:
        found[row.owner_id].append(PaperOut(id=row.id, path=f"files/{row.id}", name=row.name, kind=row.kind, size=row.size))
    return found
