"""Scheduled job that synchronizes the calendars that are due: at intervals, after a failure, and after work that came meanwhile."""

from datetime import timedelta

from clinic.booking.google_calendar import queries
from clinic.booking.google_calendar.synchronization import synchronize
from clinic.core.background.scheduler import company_job
from clinic.core.clock import now
from clinic.core.database.session import read_connection
from clinic.core.database.tenant_context import NIL_COMPANY, Context


@company_job("booking.synchronize_google_calendars", every=timedelta(minutes=1))
async def synchronize_due_calendars(context: Context) -> None:
    """Synchronize a company's calendars that are due."""
    if context.company_id == NIL_COMPANY:
        return
    async with read_connection(context) as connection:
        rows = await connection.fetch(queries.DUE, context.company_id, now())
    for row in rows:
        await synchronize(context, row["id"])
