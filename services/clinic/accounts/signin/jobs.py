"""Scheduled job that deletes the sign-ins that were begun and never completed."""

from datetime import timedelta

from sqlalchemy import delete

from clinic.accounts.signin.models import SignInStep, TrustedDevice
from clinic.core.background.scheduler import global_job
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context


@global_job("accounts.purge_sign_in_steps", every=timedelta(hours=1))
async def purge_sign_in_steps() -> None:
    """Delete steps that have expired, with the password hashes in them, and devices that are trusted no more."""
    async with transaction(Context()) as session:
        await session.execute(delete(SignInStep).where(SignInStep.expires_at <= now()))
        await session.execute(delete(TrustedDevice).where(TrustedDevice.expires_at <= now()))
