"""Scheduled jobs of prescriptions."""

from datetime import timedelta

from clinic.core.background.scheduler import company_job
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import NIL_COMPANY, Context
from clinic.prescriptions import usage


@company_job("prescriptions.expire", every=timedelta(minutes=30))
async def expire_prescriptions(context: Context) -> None:
    """Expire the company's prescriptions whose last day has passed."""
    if context.company_id == NIL_COMPANY:
        return
    async with transaction(context) as session:
        await usage.expire_due(session)
