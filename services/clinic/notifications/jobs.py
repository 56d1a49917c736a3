"""Scheduled jobs of notifications."""

from datetime import timedelta

from clinic.core.background.scheduler import company_job
from clinic.core.clock import now
from clinic.core.database.session import driver_connection, transaction
from clinic.core.database.tenant_context import Context
from clinic.notifications import queries

RETENTION = timedelta(days=90)


@company_job("notifications.purge", every=timedelta(hours=24))
async def purge_notifications(context: Context) -> None:
    """Delete notifications after RETENTION, read or not."""
    async with transaction(context) as session:
        await (await driver_connection(session)).execute(queries.PURGE, context.company_id, now() - RETENTION)
