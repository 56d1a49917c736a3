"""What core itself lets go of in time."""

from datetime import timedelta

from sqlalchemy import delete

from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.idempotency import KeptAnswer
from clinic.core.jobs import job

ANSWERS = timedelta(hours=48)


@job("answers.clean", every=timedelta(hours=1))
async def forget_answers(context: Context) -> None:
    """First answers to idempotency keys are kept for two days."""
    async with unit(context) as session:
        await session.execute(delete(KeptAnswer).where(KeptAnswer.kept_at < now() - ANSWERS))
