"""Scheduled reminders of device maintenance, sent once for each planned day."""

from datetime import timedelta

from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.background import outbox
from clinic.core.background.scheduler import company_job
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import NIL_COMPANY, Context
from clinic.core.settings import settings
from clinic.messaging import service as messaging
from clinic.quality.devices import queries
from clinic.quality.events import MAINTENANCE_DUE

REMIND_BEFORE_DAYS = 14
_BATCH_SIZE = 100

_EMAIL_SUBJECT = ("Maintenance of {name} on {day}", "Underhåll av {name} den {day}")
_EMAIL_TEXT = (
    (
        "Hello {first_name},\n\n{brand} {name} ({model}, serial number {serial_number}{place}) is due for maintenance on {day}.\n\n"
        "Record the maintenance here when it is done:\n\n{link}"
    ),
    (
        "Hej {first_name},\n\n{brand} {name} ({model}, serienummer {serial_number}{place}) ska underhållas den {day}.\n\n"
        "Registrera underhållet här när det är gjort:\n\n{link}"
    ),
)


@company_job("quality.send_maintenance_reminders", every=timedelta(minutes=30))
async def send_maintenance_reminders(context: Context) -> None:
    """E-mail the responsible person of each device that is due within REMIND_BEFORE_DAYS; the clinic when there is none."""
    if context.company_id == NIL_COMPANY:
        return
    while await _process_batch(context) == _BATCH_SIZE:
        pass


async def _process_batch(context: Context) -> int:
    values = {"company": context.company_id, "at": now(), "days_before": REMIND_BEFORE_DAYS, "batch": _BATCH_SIZE}
    async with transaction(context) as session:
        rows = (await session.execute(queries.DUE_MAINTENANCE, values)).mappings().all()
        for row in rows:
            await _send_reminder(session, row)
            day = row["planned_on"].isoformat()
            audit.record(session, "device.maintenance_reminded", row["device_id"], on=day)
            outbox.publish(session, MAINTENANCE_DUE, {"device_id": str(row["device_id"]), "planned_on": day})
        if rows:
            await session.execute(queries.MARK_REMINDED, {"company": context.company_id, "rows": [row["id"] for row in rows]})
    return len(rows)


async def _send_reminder(session: AsyncSession, row: RowMapping) -> None:
    language_index = 1 if row["language"] == "sv" else 0
    day_format = row["date_format"].replace("YYYY", "%Y").replace("MM", "%m").replace("DD", "%d")
    values = {
        **row, "day": row["planned_on"].strftime(day_format), "place": f", {row['location']}" if row["location"] else "",
        "link": f"{settings().public_url.rstrip('/')}/management-system/medical-device/{row['device_id']}/maintenance",
    }
    await messaging.send_mail(
        session, to=row["email"], subject=_EMAIL_SUBJECT[language_index].format(**values)[:200],
        text=_EMAIL_TEXT[language_index].format(**values),
        topic="quality.maintenance", subject_id=row["id"], context={"planned_on": str(row["planned_on"])},
        language=row["language"], sender=row["company"],
    )
