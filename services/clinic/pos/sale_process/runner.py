"""Run the steps of a sale or refund after the transaction that created it has committed.

First the process that took the call runs them; when it has died, or when there is something to wait for, the worker takes over. Each
step commits its intent, calls the provider, and commits the result if it still holds the lease. A step may therefore run twice, and
each call carries an id of ours (a card's session, a register's number), so that repeating it is safe. A card is never sent to the
terminal twice.
"""

import asyncio
from uuid import UUID

from clinic.core import audit
from clinic.core.database.session import AnySession, after_commit
from clinic.core.database.tenant_context import Context
from clinic.core.logging import log
from clinic.pos import events
from clinic.pos.receipts.models import Receipt
from clinic.pos.sale_process import lease, state, steps
from clinic.pos.sale_process.state import SaleState

_tasks: set[asyncio.Task[None]] = set()
"""References that keep running tasks from being garbage-collected."""


def start(session: AnySession, receipt: Receipt, sale: SaleState | None = None) -> None:
    """Record that a receipt was created, and run its steps after the commit."""
    audit.record(
        session, f"{receipt.type}.started", receipt.id, client_id=receipt.client_id, total=receipt.total, register_id=receipt.register_id,
        original_id=receipt.original_id, retry_of_id=receipt.retry_of_id,
    )
    events.notify_receipt_changed(session, receipt)
    run_after_commit(session, receipt, sale)


def run_after_commit(session: AnySession, receipt: Receipt, sale: SaleState | None = None) -> None:
    """Run the receipt's steps once this transaction has committed; the response waits RESPONSE_WAIT_SECONDS for them.

    `sale` is the receipt as it was just created, where the first step needn't load it.
    """
    context, receipt_id, lease_token = Context.system(receipt.company_id), receipt.id, receipt.lease_token

    async def run_and_wait() -> None:
        await asyncio.wait({start_task(context, receipt_id, lease_token, sale)}, timeout=state.RESPONSE_WAIT_SECONDS)

    after_commit(session, run_and_wait)


def start_task(context: Context, receipt_id: UUID, lease_token: int, sale: SaleState | None = None) -> asyncio.Task[None]:
    """Run a receipt's steps in a task of their own."""
    task = asyncio.create_task(run(context, receipt_id, lease_token, sale))
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)
    return task


async def run(context: Context, receipt_id: UUID, lease_token: int, sale: SaleState | None = None) -> None:
    """Run a receipt's steps until it is final, has to wait, or was taken over. An exception leaves it to the end of its lease."""
    try:
        while sale := sale or await lease.load_with_lease(context, receipt_id, lease_token):
            seconds, sale = await steps.run_step(sale, lease_token), None
            if seconds == state.PROCESS_ENDED:
                return
            if seconds is not None:
                await lease.schedule_next(context, receipt_id, lease_token, seconds)
                return
    except Exception as error:  # noqa: BLE001 - the worker takes over when the lease expires
        log.error("sale.step_failed", receipt_id=str(receipt_id), exc_info=error)
        await _count_failure(context, receipt_id, lease_token)


async def _count_failure(context: Context, receipt_id: UUID, lease_token: int) -> None:
    """Count a step's unexpected error; from ALARM_AFTER_FAILURES on a critical log line asks the operator to act."""
    try:
        failures = await lease.count_failure(context, receipt_id, lease_token)
    except Exception as error:  # noqa: BLE001 - the error may be the database's, which can't count it then
        log.warning("sale.failure_not_counted", receipt_id=str(receipt_id), error=type(error).__name__)
        return
    if failures >= state.ALARM_AFTER_FAILURES:
        log.critical("sale.keeps_failing", receipt_id=str(receipt_id), failures=failures)
