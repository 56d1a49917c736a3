"""The job that asks the provider for the state of pending accounts, in case a webhook is lost."""

from datetime import timedelta

from clinic.core.background.scheduler import company_job
from clinic.core.database.tenant_context import Context
from clinic.core.logging import log
from clinic.pos.payment_account import service
from clinic.providers.errors import ProviderError


@company_job(
    "pos.refresh_payment_accounts", every=timedelta(minutes=5), companies_query="lookup_companies_with_pending_payment_account",
)
async def refresh_pending(context: Context) -> None:
    """Ask for the state of a company's pending account. A provider that doesn't answer is asked again by the next run."""
    try:
        await service.refresh(context)
    except ProviderError as error:
        log.warning("pos.payment_account", company=str(context.company_id), code=error.code)
