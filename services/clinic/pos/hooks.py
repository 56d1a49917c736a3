"""Hooks of lower domains that the point of sale fills, and the renderers of its documents; imported at start."""

from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.booking_fees import service as booking_fees
from clinic.booking.bookings import service as bookings
from clinic.booking.bookings.schemas import BookingReceipt
from clinic.booking.edits import service as booking_edits
from clinic.booking.portal.prepayment import service as prepayment
from clinic.company import service as companies
from clinic.core.database.session import AnySession
from clinic.core.security.dependencies import CurrentUser, authorization_error
from clinic.core.security.permissions import Permission
from clinic.pos.booking_payments import service as booking_payments
from clinic.pos.cards_on_file import hooks as cards_on_file
from clinic.pos.closings import pdf as report_pdf
from clinic.pos.online_payments import settings as online_payments
from clinic.pos.products.models import Product
from clinic.pos.receipts import pdf as receipt_pdf, queries as receipts

prepayment.register_payment_terms(online_payments.get_terms)
prepayment.register_payment_switch(online_payments.is_on)
booking_fees.register_paid_lookup(booking_payments.get_paid_amount)


@companies.register_price_check
async def has_priced_products(session: AsyncSession) -> bool:
    """Return whether a product has a price in the company's currency, which then can't change."""
    return await session.scalar(select(Product.id).limit(1)) is not None


@bookings.register_receipt_lookup
async def get_booking_receipt(session: AnySession, user: CurrentUser, booking_id: UUID, price: int) -> BookingReceipt | None:
    """Return the status of the receipt that pays a booking, of several the latest that isn't refunded in full, and what remains."""
    if authorization_error(user, Permission.SALE_READ) is not None:
        return None
    status = await receipts.get_paid_status(session, booking_id)
    if status is None:
        return None
    payment = await booking_payments.load_payment(session, booking_id, price)
    return BookingReceipt(status=status, paid=payment.paid, rest=payment.rest)


@booking_edits.register_payment_check
async def has_booking_receipt(session: AnySession, booking_id: UUID) -> bool:
    """Return whether a receipt pays a booking or paid it before a refund, also for users who may not read receipts."""
    return await receipts.get_paid_status(session, booking_id) is not None


__all__ = ["cards_on_file", "get_booking_receipt", "has_booking_receipt", "has_priced_products", "receipt_pdf", "report_pdf"]
