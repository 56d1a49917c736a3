"""Say what was paid for a booking, and what the till sells of it after a deposit (BEY-006)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.bookings import service as bookings
from clinic.booking.bookings.service import BookedService
from clinic.core.database.session import AnySession, flush_and_get_connection, get_context
from clinic.pos.booking_payments import queries
from clinic.pos.booking_payments.schemas import BookingDeposit, BookingPayment, BookingPaymentLine, BookingPaymentOut
from clinic.pos.checkout.pricing import allocate_by_largest_remainder

_OPEN_STATES = frozenset({"PENDING", "PROCESSING"})


async def view_booking_payment(session: AsyncSession, booking_id: UUID) -> BookingPaymentOut:
    """Return what was paid for a booking, and record the access to its client. Raises NotFound."""
    return await load_line_payments(session, booking_id, await bookings.view_services(session, booking_id))


async def load_line_payments(session: AnySession, booking_id: UUID, services: Sequence[BookedService]) -> BookingPaymentOut:
    """Return what was paid for a booking, and for each of its services: in proportion to the prices, as deposits are sold."""
    prices = [service.price for service in services]
    payment = await load_payment(session, booking_id, sum(prices))
    lines = [
        BookingPaymentLine(service_id=service.service_id, name=service.name, price=service.price, rest=service.price - paid)
        for service, paid in zip(services, allocate_by_largest_remainder(payment.paid, prices), strict=True)
    ]
    return BookingPaymentOut(**payment.model_dump(), lines=lines)


async def load_payment(session: AnySession, booking_id: UUID, price: int) -> BookingPayment:
    """Return what was paid for a booking of a price."""
    connection = await flush_and_get_connection(session)
    return compute_payment(price, await connection.fetch(queries.BOOKING_RECEIPTS, get_context(session).company_id, booking_id))


async def get_paid_amount(session: AnySession, booking_id: UUID, price: int) -> int:
    """Return what was paid for a booking of a price and not returned, in öre."""
    return (await load_payment(session, booking_id, price)).paid


def compute_payment(price: int, receipts: Iterable[Mapping[str, Any]]) -> BookingPayment:
    """Go through the receipts of a booking in their order.

    A deposit pays its amount. A sale at the till pays all that remains then, as staff may have agreed another price; it pays nothing
    any more once it is refunded in full. A refund of a deposit leaves what it returned to be paid.
    """
    rest, is_in_progress = price, False
    covered: dict[UUID, int] = {}
    totals: dict[UUID, int] = {}
    deposits: dict[UUID, BookingDeposit] = {}
    for row in receipts:
        is_open, original = row["state"] in _OPEN_STATES, row["original_id"]
        if row["type"] == "sale" and row["is_deposit"]:
            deposits[row["id"]] = BookingDeposit(receipt_id=row["id"], number=row["number"], amount=row["total"], refunded=0)
            covered[row["id"]] = min(row["total"], rest)
            rest -= covered[row["id"]]
        elif row["type"] == "sale" and is_open:
            is_in_progress = True
        elif row["type"] == "sale":
            covered[row["id"]], totals[row["id"]] = rest, row["total"]
            rest = 0
        elif not is_open and original in deposits:
            deposits[original].refunded += row["total"]
            returned = min(row["total"], covered[original])
            covered[original] -= returned
            rest += returned
        elif not is_open and original in totals:
            totals[original] -= row["total"]
            rest += covered.pop(original) if totals[original] <= 0 and original in covered else 0
    return BookingPayment(
        price=price, paid=price - rest, rest=rest, is_in_progress=is_in_progress, deposits=list(deposits.values()),
    )
