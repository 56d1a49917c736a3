"""What the forms let go of in time: a link that has ended opens nothing, and neither do its visits."""

from datetime import timedelta

from sqlalchemy import delete

from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.jobs import job
from clinic.forms.models import FormLink

KEPT = timedelta(days=30)


@job("forms.forget_links", every=timedelta(hours=6))
async def forget(context: Context) -> None:
    """Links that ended a month ago go, with their visits."""
    async with unit(context) as session:
        await session.execute(delete(FormLink).where(FormLink.expires_at < now() - KEPT).execution_options(synchronize_session=False))
