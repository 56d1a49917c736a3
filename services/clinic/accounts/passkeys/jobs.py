"""Scheduled job that deletes the challenges that were never answered."""

from datetime import timedelta

from sqlalchemy import delete

from clinic.accounts.passkeys.models import PasskeyChallenge
from clinic.core.background.scheduler import global_job
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context


@global_job("accounts.purge_passkey_challenges", every=timedelta(hours=1))
async def purge_passkey_challenges() -> None:
    """Delete challenges that have expired."""
    async with transaction(Context()) as session:
        await session.execute(delete(PasskeyChallenge).where(PasskeyChallenge.expires_at <= now()))
