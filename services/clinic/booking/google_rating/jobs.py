"""Scheduled job that fetches the ratings of clinics from Google each day."""

from datetime import timedelta

from clinic.booking.google_rating import service
from clinic.core.background.scheduler import company_job
from clinic.core.database.tenant_context import NIL_COMPANY, Context


@company_job("booking.refresh_google_ratings", every=timedelta(days=1))
async def refresh_google_ratings(context: Context) -> None:
    """Fetch a company's rating anew."""
    if context.company_id != NIL_COMPANY:
        await service.refresh(context)
