"""Reminding the responsible person before a device's maintenance is due: once for each day that is planned."""

from datetime import timedelta

from sqlalchemy import text
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.clock import now
from clinic.core.context import NOBODY, Context
from clinic.core.db import unit
from clinic.core.jobs import job
from clinic.core.settings import settings
from clinic.messaging import service as messaging

AHEAD = 14
"""Days before the maintenance."""
_BATCH = 100

_DUE = text("""
SELECT x.id, x.device_id, x.planned_on, d.name, d.brand, d.model, d.serial_number, d.location, co.name AS company, co.date_format,
  coalesce(m.email, co.email) AS email, coalesce(m.language, co.language) AS language, coalesce(m.first_name, co.name) AS first_name
FROM device_maintenance x JOIN medical_device d ON d.company_id = x.company_id AND d.id = x.device_id
JOIN company co ON co.id = x.company_id
LEFT JOIN membership m ON m.company_id = d.company_id AND m.id = d.responsible_id AND m.is_active AND m.deleted_at IS NULL
WHERE x.company_id = :company AND x.state = 'planned' AND d.deleted_at IS NULL AND x.reminded_for IS DISTINCT FROM x.planned_on
  AND x.planned_on <= (CAST(:at AS timestamptz) AT TIME ZONE co.timezone)::date + CAST(:ahead AS int)
ORDER BY x.planned_on, x.id LIMIT :batch FOR UPDATE OF x SKIP LOCKED
""")
_REMINDED = text("UPDATE device_maintenance SET reminded_for = planned_on WHERE company_id = :company AND id = ANY(:rows)")
"""Beside the version on purpose: nobody who has the form open must start anew because of it."""
_SUBJECT = ("Maintenance of {name} on {day}", "Underhåll av {name} den {day}")
_TEXT = (
    (
        "Hello {first_name},\n\n{brand} {name} ({model}, serial number {serial_number}{place}) is due for maintenance on {day}.\n\n"
        "Record it here when it is done:\n\n{link}"
    ),
    (
        "Hej {first_name},\n\n{brand} {name} ({model}, serienummer {serial_number}{place}) ska underhållas den {day}.\n\n"
        "Anteckna det här när det är gjort:\n\n{link}"
    ),
)


@job("quality.remind", every=timedelta(minutes=30))
async def remind(context: Context) -> None:
    """Write to whoever is responsible, or to the clinic where nobody is."""
    if context.company_id == NOBODY:
        return
    while await _some(context) == _BATCH:
        pass


async def _some(context: Context) -> int:
    values = {"company": context.company_id, "at": now(), "ahead": AHEAD, "batch": _BATCH}
    async with unit(context) as session:
        rows = (await session.execute(_DUE, values)).mappings().all()
        for row in rows:
            await _write(session, row)
            audit.record(session, "device.maintenance_reminded", row["device_id"], on=row["planned_on"].isoformat())
        if rows:
            await session.execute(_REMINDED, {"company": context.company_id, "rows": [row["id"] for row in rows]})
    return len(rows)


async def _write(session: AsyncSession, row: RowMapping) -> None:
    spoken = 1 if row["language"] == "sv" else 0
    pattern = row["date_format"].replace("YYYY", "%Y").replace("MM", "%m").replace("DD", "%d")
    facts = {
        **row, "day": row["planned_on"].strftime(pattern), "place": f", {row['location']}" if row["location"] else "",
        "link": f"{settings().public_url.rstrip('/')}/management-system/medical-device/{row['device_id']}/maintenance",
    }
    await messaging.send_mail(
        session, to=row["email"], subject=_SUBJECT[spoken].format(**facts)[:200], text=_TEXT[spoken].format(**facts),
        key=f"quality.maintenance:{row['id']}:{row['planned_on']}", language=row["language"], sender=row["company"],
    )
