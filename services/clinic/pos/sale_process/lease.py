"""Load and lock a sale under its lease.

`receipt.lease_token` is a fencing token: only the process that holds the current one may write, and taking a sale over increases it.
`receipt.next_attempt_at` is when the lease expires, or when the next step is due.
"""

from datetime import timedelta
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.clock import now
from clinic.core.database.session import get_owned, transaction
from clinic.core.database.tenant_context import Context
from clinic.pos.receipts.models import ControlRegistration, Payment, Receipt
from clinic.pos.registers import register_config
from clinic.pos.sale_process import state
from clinic.pos.sale_process.state import SaleState


async def load_with_lease(context: Context, receipt_id: UUID, lease_token: int) -> SaleState | None:
    """Load an open receipt and renew its lease. Returns None when it has ended or another process took it over."""
    async with transaction(context) as session:
        receipt = await lock_if_leased(session, receipt_id, lease_token)
        if receipt is None:
            return None
        receipt.next_attempt_at = now() + state.LEASE
        return await _load(session, context, receipt)


async def _load(session: AsyncSession, context: Context, receipt: Receipt) -> SaleState:
    payments = await session.scalars(select(Payment).where(Payment.receipt_id == receipt.id).order_by(Payment.position))
    registrations = await session.scalars(
        select(ControlRegistration).where(ControlRegistration.receipt_id == receipt.id, ControlRegistration.type != "copy"),
    )
    register = await register_config.get_register(session, receipt.register_id)
    return SaleState(context, receipt, list(payments), registrations.one_or_none(), register)


async def lock_if_leased(session: AsyncSession, receipt_id: UUID, lease_token: int) -> Receipt | None:
    """Lock an open receipt until the commit. Returns None when it has ended or another process took it over."""
    query = select(Receipt).where(Receipt.id == receipt_id).with_for_update().execution_options(populate_existing=True)
    receipt = (await session.scalars(query)).one_or_none()
    return receipt if receipt is not None and receipt.is_open and receipt.lease_token == lease_token else None


async def reload(session: AsyncSession, sale: SaleState, lease_token: int) -> SaleState | None:
    """Lock and load a sale again, to record the result of a provider call. Returns None when the lease was lost during the call.

    A refund's sale is locked before the refund, as by those who start another refund of it, so that they can't deadlock.
    """
    if sale.receipt.original_id is not None:
        await get_owned(session, Receipt, sale.receipt.original_id, lock=True)
    receipt = await lock_if_leased(session, sale.receipt.id, lease_token)
    return await _load(session, sale.context, receipt) if receipt else None


async def schedule_next(context: Context, receipt_id: UUID, lease_token: int, seconds: float) -> None:
    """Let the worker do the next step after some seconds, if the lease is still held. The step succeeded: failures are counted anew."""
    async with transaction(context) as session:
        receipt = await lock_if_leased(session, receipt_id, lease_token)
        if receipt is not None:
            receipt.next_attempt_at, receipt.failed_attempts = now() + timedelta(seconds=seconds), 0


async def count_failure(context: Context, receipt_id: UUID, lease_token: int) -> int:
    """Count a failed step and return how many have failed in a row, at most MAX_COUNTED_FAILURES; 0 when the lease was lost."""
    async with transaction(context) as session:
        receipt = await lock_if_leased(session, receipt_id, lease_token)
        if receipt is None:
            return 0
        receipt.failed_attempts = min(receipt.failed_attempts + 1, state.MAX_COUNTED_FAILURES)
        return receipt.failed_attempts
