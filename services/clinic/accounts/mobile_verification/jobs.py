"""Scheduled job that deletes the codes that were never typed."""

from datetime import timedelta

from sqlalchemy import delete

from clinic.accounts.mobile_verification.models import MobileVerification
from clinic.core.background.scheduler import company_job
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context


@company_job("accounts.purge_mobile_verifications", every=timedelta(days=1))
async def purge_mobile_verifications(context: Context) -> None:
    """Delete mobile numbers whose code has expired."""
    async with transaction(context) as session:
        await session.execute(
            delete(MobileVerification).where(
                MobileVerification.company_id == context.company_id, MobileVerification.expires_at <= now(),
            ),
        )
