"""The worker's job that runs the due steps of all charges of cards on file."""

import asyncio
from datetime import timedelta

from clinic.core.background.scheduler import global_job
from clinic.core.database.session import read_pool
from clinic.core.database.tenant_context import Context
from clinic.pos.cards_on_file import process, queries, state

BATCH = 16


@global_job("pos.run_card_charges", every=timedelta(seconds=1), lease=state.LEASE)
async def run_due_charges() -> None:
    """Claim due charges and do their next steps."""
    lease_seconds = int(state.LEASE.total_seconds())
    rows = await (await read_pool()).fetch(queries.CLAIM_DUE_CHARGES, BATCH, lease_seconds)
    await asyncio.gather(*(process.run(Context.system(row["company_id"]), row["charge_id"]) for row in rows))
