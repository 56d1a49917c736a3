"""Scheduled job that deletes expired registration flows, which hold a visitor's details."""

from datetime import timedelta

from sqlalchemy import delete

from clinic.core.background.scheduler import company_job
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.registration.models import RegistrationFlow

RETENTION = timedelta(days=1)


@company_job("registration.purge_expired_flows", every=timedelta(hours=1))
async def purge_expired_flows(context: Context) -> None:
    """Delete flows that expired more than RETENTION ago."""
    async with transaction(context) as session:
        expired = delete(RegistrationFlow).where(
            RegistrationFlow.company_id == context.company_id, RegistrationFlow.expires_at < now() - RETENTION
        )
        await session.execute(expired.execution_options(synchronize_session=False))
