"""Cleanup of core's own tables."""

from datetime import timedelta

from sqlalchemy import delete

from clinic.core.api.idempotency import IdempotencyKey
from clinic.core.background.scheduler import company_job
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context

IDEMPOTENCY_KEY_TTL = timedelta(hours=48)


@company_job("idempotency.purge", every=timedelta(hours=1))
async def purge_idempotency_keys(context: Context) -> None:
    """Delete idempotency keys, with their stored responses, after IDEMPOTENCY_KEY_TTL."""
    async with transaction(context) as session:
        await session.execute(delete(IdempotencyKey).where(IdempotencyKey.stored_at < now() - IDEMPOTENCY_KEY_TTL))
