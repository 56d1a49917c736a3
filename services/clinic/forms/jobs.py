"""Scheduled jobs of the forms."""

from datetime import timedelta

from sqlalchemy import delete

from clinic.core.background.scheduler import company_job
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.forms.models import FormLink

EXPIRED_LINK_RETENTION = timedelta(days=30)


@company_job("forms.purge_expired_links", every=timedelta(hours=6))
async def purge_expired_links(context: Context) -> None:
    """Delete links that expired 30 days ago; their flows are deleted with them by the foreign key."""
    async with transaction(context) as session:
        expired = delete(FormLink).where(FormLink.expires_at < now() - EXPIRED_LINK_RETENTION)
        await session.execute(expired.execution_options(synchronize_session=False))
