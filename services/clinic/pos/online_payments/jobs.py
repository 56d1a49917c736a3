"""The worker's job that runs the due steps of all online payments."""

import asyncio
from datetime import timedelta
from uuid import UUID

from clinic.core.background.scheduler import global_job
from clinic.core.database.session import read_pool
from clinic.core.database.tenant_context import Context
from clinic.pos.online_payments import process, queries, state

BATCH = 32


@global_job("pos.run_online_payments", every=timedelta(seconds=1), lease=state.LEASE)
async def run_due_payments() -> None:
    """Claim due payments and do their next steps."""
    lease_seconds = int(state.LEASE.total_seconds())
    rows = await (await read_pool()).fetch(queries.CLAIM_DUE_PAYMENTS, BATCH, lease_seconds)
    await asyncio.gather(*(process.run(Context.system(row["company_id"]), row["payment_id"]) for row in rows))


async def poll_now(order_code: str, payment_id: UUID | None = None) -> None:
    """Make the payment due that an event of Viva or Swish names. What the event says of it isn't read."""
    await (await read_pool()).fetch(queries.POLL_NOW, order_code, payment_id)
