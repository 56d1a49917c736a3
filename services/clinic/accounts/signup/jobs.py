"""Scheduled job that deletes the sign-ups whose address was never verified."""

from datetime import timedelta

from sqlalchemy import delete

from clinic.accounts.signup.models import PendingSignUp
from clinic.core.background.scheduler import global_job
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context


@global_job("accounts.purge_pending_sign_ups", every=timedelta(hours=1))
async def purge_pending_sign_ups() -> None:
    """Delete sign-ups that have expired, with the names and addresses in them."""
    async with transaction(Context()) as session:
        await session.execute(delete(PendingSignUp).where(PendingSignUp.expires_at <= now()))
