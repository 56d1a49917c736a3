"""The job that counts the rows of large clinics, so that their usage is shown without counting them at each call."""

from datetime import timedelta

from clinic.core.background.scheduler import company_job
from clinic.core.clock import now
from clinic.core.database.tenant_context import NIL_COMPANY, Context
from clinic.overview.usage import queries


@company_job("overview.count_usage", every=timedelta(minutes=10))
async def count_usage(context: Context) -> None:
    """Count the company's clients, files and this month's messages, and store the counts (PLT-051)."""
    if context.company_id != NIL_COMPANY:
        await queries.store_counts(context, now())
