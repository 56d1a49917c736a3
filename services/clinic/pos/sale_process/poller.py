"""The worker's job that runs the due steps of all open sales and refunds, and the two database functions that choose them."""

import asyncio
from time import monotonic

from clinic.core.background.scheduler import global_job
from clinic.core.database import row_security
from clinic.core.database.session import read_pool
from clinic.core.database.tenant_context import Context
from clinic.pos.receipts.models import IS_OPEN
from clinic.pos.sale_process import queries, runner, state

row_security.lookup_function(
    "claim_receipts", "batch int, seconds int", "TABLE (company_id uuid, receipt_id uuid, lease_token int)",
    "UPDATE receipt r SET next_attempt_at = now() + make_interval(secs => seconds), lease_token = r.lease_token + 1"
    f" FROM (SELECT p.company_id, p.id FROM receipt p WHERE p.{IS_OPEN} AND p.next_attempt_at <= now() ORDER BY p.next_attempt_at"
    " LIMIT batch FOR UPDATE SKIP LOCKED) due"
    " WHERE r.company_id = due.company_id AND r.id = due.id RETURNING r.company_id, r.id, r.lease_token",
    {"receipt": "SELECT, UPDATE"},
)
"""Lease up to `batch` due receipts of all companies for some seconds."""
row_security.lookup_function(
    "poll_receipts_now", "merchant text", "TABLE (company_id uuid, receipt_id uuid)",
    "UPDATE receipt r SET next_attempt_at = now() FROM register_settings s WHERE s.merchant_id = merchant AND r.company_id = s.company_id"
    f" AND r.{IS_OPEN} AND r.next_attempt_at BETWEEN now() AND now() + interval '6 seconds' RETURNING r.company_id, r.id",
    {"receipt": "SELECT, UPDATE", "register_settings": "SELECT"},
)
"""Make the open receipts of a merchant due that wait for their next poll. A lease is longer than the interval, so it is kept."""


@global_job("pos.run_due_sales", every=state.POLLER_INTERVAL, lease=state.LEASE)
async def run_due_sales() -> None:
    """Claim due receipts and run their steps, up to POLLER_CONCURRENCY at a time, until none is due or the run's budget is spent.

    Steps that are still running then go on by themselves; no other receipt waits for them. What a dead worker had leased is taken over
    when the lease expires.
    """
    running: set[asyncio.Task[None]] = set()
    deadline = monotonic() + state.POLLER_RUN_BUDGET_SECONDS
    lease_seconds = int(state.LEASE.total_seconds())
    while monotonic() < deadline:
        if len(running) < state.POLLER_CONCURRENCY:
            for row in await (await read_pool()).fetch(queries.CLAIM_DUE_RECEIPTS, state.POLLER_CONCURRENCY - len(running), lease_seconds):
                running.add(runner.start_task(Context.system(row["company_id"]), row["receipt_id"], row["lease_token"]))
        if not running:
            return
        _, running = await asyncio.wait(running, timeout=state.POLLER_IDLE_SECONDS, return_when=asyncio.FIRST_COMPLETED)


async def poll_now(merchant_id: str) -> None:
    """Make the merchant's open receipts due that wait for their next poll."""
    await (await read_pool()).fetch(queries.POLL_NOW, merchant_id)
