"""The job that draws the sample of the month before, once for each company (LAW-008)."""

from datetime import timedelta

from clinic.company import service as companies
from clinic.core.background.scheduler import company_job
from clinic.core.clock import local_date, now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import NIL_COMPANY, Context
from clinic.data_exchange.log_review.service import draw_month


@company_job("log_review.draw_month", every=timedelta(hours=6))
async def draw_last_month(context: Context) -> None:
    """Draw the sample of last month. A constraint keeps a month from being drawn twice."""
    if context.company_id == NIL_COMPANY:
        return
    async with transaction(context) as session:
        timezone = (await companies.get_own_company(session)).timezone
        first = local_date(now(), timezone).replace(day=1)
        await draw_month(session, (first - timedelta(days=1)).replace(day=1), timezone)
