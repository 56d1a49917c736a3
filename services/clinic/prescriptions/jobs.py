"""What prescriptions do by the clock."""

from datetime import timedelta

from clinic.core.context import NOBODY, Context
from clinic.core.db import unit
from clinic.core.jobs import job
from clinic.prescriptions import uses


@job("prescriptions.expire", every=timedelta(minutes=30))
async def expire(context: Context) -> None:
    """End what has passed its last day."""
    if context.company_id == NOBODY:
        return
    async with unit(context) as session:
        await uses.expire_due(session)
