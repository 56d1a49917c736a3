"""Scheduled job that deletes the addresses whose code was never typed."""

from datetime import timedelta

from sqlalchemy import delete

from clinic.accounts.email_change.models import EmailChange
from clinic.core.background.scheduler import global_job
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context


@global_job("accounts.purge_email_changes", every=timedelta(hours=1))
async def purge_email_changes() -> None:
    """Delete addresses whose code has expired."""
    async with transaction(Context()) as session:
        await session.execute(delete(EmailChange).where(EmailChange.expires_at <= now()))
