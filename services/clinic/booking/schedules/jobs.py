"""Scheduled job that lets schedules expire which nobody confirms, and tells the staff before and after (BKG-044)."""

from datetime import timedelta

from clinic.booking.schedules import queries
from clinic.booking.schedules.events import SCHEDULE_EXPIRED, SCHEDULE_EXPIRING
from clinic.core import audit
from clinic.core.background import outbox
from clinic.core.background.scheduler import company_job
from clinic.core.clock import now
from clinic.core.database.session import driver_connection, transaction
from clinic.core.database.tenant_context import NIL_COMPANY, Context
from clinic.core.realtime import BOOKINGS, broadcast

WARNING = timedelta(days=1)


@company_job("booking.expire_schedules", every=timedelta(minutes=10))
async def expire_schedules(context: Context) -> None:
    """Mark the schedules that expire within WARNING and those that have expired; an event for each practitioner."""
    if context.company_id == NIL_COMPANY:
        return
    at = now()
    async with transaction(context) as session:
        connection = await driver_connection(session)
        expired = await connection.fetch(queries.EXPIRE, context.company_id, at)
        expiring = await connection.fetch(queries.WARN, context.company_id, at, at + WARNING)
        for event, rows in ((SCHEDULE_EXPIRED, expired), (SCHEDULE_EXPIRING, expiring)):
            for row in rows:
                audit.record(session, event, row["resource_id"], day=row["day"])
                outbox.publish(session, event, {"schedule_day_id": str(row["id"])})
        if expired:
            broadcast(session, BOOKINGS, context.company_id, 1, is_about_client=False)
