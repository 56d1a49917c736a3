"""Scheduled job that forgets from where people signed in long ago."""

from datetime import timedelta

from sqlalchemy import or_, update

from clinic.accounts.models import UserSession
from clinic.core.background.scheduler import global_job
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context

ADDRESS_RETENTION = timedelta(days=365)
"""After the session's end. The audit log keeps that and when a person signed in (LAW-008), without address and browser."""


@global_job("accounts.forget_session_addresses", every=timedelta(days=1))
async def forget_session_addresses() -> None:
    """Remove address and browser from sessions that ended, or expired, more than a year ago."""
    before = now() - ADDRESS_RETENTION
    is_known = or_(UserSession.ip_address != "", UserSession.user_agent != "")
    statement = update(UserSession).where(
        or_(UserSession.ended_at < before, UserSession.expires_at < before), is_known,
    ).values(ip_address="", user_agent="")
    async with transaction(Context()) as session:
        await session.execute(statement.execution_options(synchronize_session=False))
