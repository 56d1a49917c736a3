"""Say what was paid for a booking, and what the till sells of it after a deposit (BEY-006)."""

from collections.abc import Iterable, Mapping
from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.bookings import service as bookings
from clinic.core.database.session import AnySession, flush_and_get_connection, get_context
from clinic.pos.booking_payments import queries
from clinic.pos.booking_payments.schemas import BookingDeposit, BookingPaymentOut

_OPEN_STATES = frozenset({"PENDING", "PROCESSING"})


async def view_booking_payment(session: AsyncSession, booking_id: UUID) -> BookingPaymentOut:
    """Return what was paid for a booking, and record the access to its client. Raises NotFound."""
    return await load_payment(session, booking_id, await bookings.view_price(session, booking_id))


async def load_payment(session: AnySession, booking_id: UUID, price: int) -> BookingPaymentOut:
    """Return what was paid for a booking of a price."""
    connection = await flush_and_get_connection(session)
    return compute_payment(price, await connection.fetch(queries.BOOKING_RECEIPTS, get_context(session).company_id, booking_id))


async def get_paid_amount(session: AnySession, booking_id: UUID, price: int) -> int:
    """Return what was paid for a booking of a price and not returned, in öre."""
    return (await load_payment(session, booking_id, price)).paid


def compute_payment(price: int, receipts: Iterable[Mapping[str, Any]]) -> BookingPaymentOut:
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
    return BookingPaymentOut(
        price=price, paid=price - rest, rest=rest, is_in_progress=is_in_progress, deposits=list(deposits.values()),
    )
