"""Return what was paid online for a booking that is cancelled in time, by the client or by the clinic."""

from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.bookings.events import BOOKING_CANCELLED
from clinic.booking.portal.prepayment import service as prepayment
from clinic.company import service as companies
from clinic.core.background.outbox import EventMessage, subscribe
from clinic.core.database.tenant_context import Context
from clinic.pos.cashier import portal_cashier
from clinic.pos.receipts.models import Payment, Receipt
from clinic.pos.refunds import service as refunds
from clinic.pos.refunds.schemas import RefundCreate
from clinic.pos.sale_process.state import ONLINE_METHODS

REASONS = {"en": "Booking cancelled in time", "sv": "Bokningen avbokad i tid"}


@subscribe(BOOKING_CANCELLED, name="pos.refund_cancelled_booking")
async def refund_cancelled_booking(session: AsyncSession, event: EventMessage) -> None:
    """Refund the online sale of a booking that was cancelled before the cancellation policy's time; later, staff decides at the till.

    NotRefundable until the sale is registered fails the delivery, which is then repeated.
    """
    booking_id = UUID(event.payload["booking_id"])
    receipt = await _find_online_sale(session, booking_id)
    if receipt is None or receipt.refunded == receipt.total or await _has_open_refund(session, receipt.id):
        return
    cancelled = await prepayment.find_cancellation(session, booking_id)
    company = await companies.get_own_company(session)
    if cancelled is None or company.cancellation_policy.is_past(cancelled.start_at, cancelled.cancelled_at):
        return
    language = receipt.seller["language"]
    data = RefundCreate(amount=receipt.total - receipt.refunded, reason=REASONS.get(language, REASONS["en"]))
    await refunds.create_refund(session, portal_cashier(Context.system(event.company_id), language), receipt.id, data)


async def _has_open_refund(session: AsyncSession, receipt_id: UUID) -> bool:
    """Return whether a refund of the sale is on its way."""
    query = select(Receipt.id).where(Receipt.original_id == receipt_id, Receipt.state.in_(("PENDING", "PROCESSING")))
    return await session.scalar(query.limit(1)) is not None


async def _find_online_sale(session: AsyncSession, booking_id: UUID) -> Receipt | None:
    """Return the sale by which a booking was paid online, if it was."""
    online = select(Payment.receipt_id).where(Payment.method.in_(sorted(ONLINE_METHODS)), Payment.reverses_payment_id.is_(None))
    query = select(Receipt).where(
        Receipt.booking_id == booking_id, Receipt.type == "sale", Receipt.state.not_in(("CANCELLED", "ABORTED")), Receipt.id.in_(online),
    )
    row: Receipt | None = await session.scalar(query.limit(1))
    return row
