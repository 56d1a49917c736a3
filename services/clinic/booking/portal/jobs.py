"""Scheduled job that deletes expired booking flows, which hold a visitor's name and phone number."""

from datetime import timedelta

from clinic.booking.portal import queries
from clinic.core.background.scheduler import company_job
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context

RETENTION = timedelta(days=1)


@company_job("portal.purge_expired_flows", every=timedelta(hours=1))
async def purge_expired_flows(context: Context) -> None:
    """Delete flows that expired more than RETENTION ago, with their holds."""
    async with transaction(context) as session:
        await session.execute(queries.DELETE_EXPIRED_FLOWS, {"company": context.company_id, "before": now() - RETENTION})
