"""Say what a cancellation or a no-show costs, keep the fee that becomes due, waive it, and let a sale charge it (BEY-006)."""

from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.booking_fees import hooks, queries, templates, terms
from clinic.booking.booking_fees.errors import FeeNotDue
from clinic.booking.booking_fees.models import BookingFee
from clinic.booking.booking_fees.schemas import BookingFeeOut, BookingFees, BookingFeeWaive, ClientFeeParams, FeeKind, FeeQuote, FeeReason
from clinic.booking.bookings.models import Booking
from clinic.clients import service as clients
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api.errors import NotFound, VersionConflict
from clinic.core.api.pagination import COUNT_CAP, PaginatedList
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import AnySession, driver_connection, flush_and_get_connection, get_context, get_owned
from clinic.core.realtime import BOOKINGS, broadcast

get_terms = terms.get_terms
compute_amount = terms.compute_amount
get_own_prepayment = terms.get_own_prepayment
has_own_prepayment = terms.has_own_prepayment
describe_fees = terms.describe_fees
depends_prepayment_on_history = terms.depends_prepayment_on_history
has_missed_too_many = terms.has_missed_too_many
register_paid_lookup = hooks.register_paid_lookup
format_terms = templates.format_terms
format_amount = templates.format_amount

__all__ = [
    "BookingFee", "FeeNotDue", "SellableFee", "charge_fees", "compute_amount", "depends_prepayment_on_history", "describe_fees",
    "format_amount", "format_terms", "get_fees", "get_own_prepayment", "get_terms",
    "has_missed_too_many", "has_own_prepayment", "list_client_fees", "load_sellable_fees",
    "quote_fee", "record_missed", "register_paid_lookup", "reopen_fees", "settle_fees", "view_fees", "waive_fee", "withdraw_fee",
]


async def quote_fee(session: AsyncSession, booking: Booking, kind: FeeKind, at: datetime) -> FeeQuote:
    """Return the fee that cancelling a booking at a time, or a no-show, brings, and why; the only place that decides it."""
    rules = await terms.load_rules(session, booking.service_id)
    limit, months = rules.company["missed_until_fee"], rules.company["missed_months"]
    fee = rules.compute_fee(kind, booking.price)
    missed = await terms.count_missed(session, booking.client_id, booking.id, at, months)
    is_in_time = False
    if kind == "cancellation":
        is_in_time = not (await companies.get_own_company(session)).cancellation_policy.is_past(booking.start_at, at)
    paid = 0
    reason: FeeReason = "off" if not fee else "in_time" if is_in_time else "history" if missed < limit else "due"
    if reason == "due":
        paid = min(await hooks.get_paid_amount(session, booking.id, booking.price), fee)
        reason = "prepaid" if paid == fee else "due"
    is_counted = not is_in_time and (kind == "no_show" or rules.is_used)
    return FeeQuote(
        kind=kind, reason=reason, amount=fee if reason in {"due", "prepaid"} else 0, prepaid=paid, due=fee - paid if reason == "due" else 0,
        missed=missed, missed_until_fee=limit, missed_months=months, is_counted=is_counted,
    )


async def record_missed(session: AsyncSession, booking: Booking, kind: FeeKind, waive_reason: str = "") -> FeeQuote:
    """Count a locked booking in its client's history, and keep the fee that becomes due. The caller changes the booking's state after it.

    With a reason to waive it, the fee is kept as waived and the booking isn't counted. The fee that a booking already has stays.
    """
    quote = await quote_fee(session, booking, kind, now())
    fee = await _find_fee(session, booking.id, lock=True)
    booking.is_missed = quote.is_counted and not waive_reason
    if fee is not None and fee.state != "withdrawn":
        return quote
    if quote.is_counted and waive_reason:
        audit.record(
            session, "booking_fee.waived", booking.id, client_id=booking.client_id, kind=kind, amount=quote.due, reason=waive_reason,
        )
    elif quote.due:
        audit.record(session, "booking_fee.due", booking.id, client_id=booking.client_id, kind=kind, amount=quote.due)
    if quote.due:
        if fee is None:
            fee = BookingFee(company_id=booking.company_id, id=new_id(), booking_id=booking.id)
            session.add(fee)
        fee.client_id, fee.service_id, fee.kind = booking.client_id, booking.service_id, kind
        fee.amount, fee.prepaid = quote.due, quote.prepaid
        fee.state, fee.waive_reason = ("waived", waive_reason) if waive_reason else ("due", "")
    return quote


async def withdraw_fee(session: AsyncSession, booking: Booking) -> None:
    """Take back what a no-show brought, because staff undid it. A fee that is paid, or in a sale, stays; the till returns its money."""
    booking.is_missed = False
    fee = await _find_fee(session, booking.id, lock=True)
    if fee is None or fee.state not in {"due", "waived"}:
        return
    fee.state, fee.waive_reason = "withdrawn", ""
    audit.record(session, "booking_fee.removed", booking.id, client_id=booking.client_id, kind=fee.kind, amount=fee.amount)


async def waive_fee(session: AsyncSession, booking_id: UUID, data: BookingFeeWaive) -> BookingFeeOut:
    """Waive a due fee for a reason; the booking isn't counted as missed any more. Raises NotFound, VersionConflict, FeeNotDue."""
    booking = await get_owned(session, Booking, booking_id, lock=True)
    row = await _find_fee(session, booking_id)
    if row is None or row.state == "withdrawn":
        raise NotFound
    fee = await get_owned(session, BookingFee, row.id, lock=True)
    if fee.version != data.version:
        raise VersionConflict(current=_to_schema(fee, booking).model_dump(mode="json"))
    if fee.state != "due":
        raise FeeNotDue
    fee.state, fee.waive_reason, booking.is_missed = "waived", data.reason, False
    await session.flush()
    audit.record(
        session, "booking_fee.waived", booking.id, client_id=booking.client_id, kind=fee.kind, amount=fee.amount, reason=data.reason,
    )
    broadcast(session, BOOKINGS, booking.id, booking.version)
    return _to_schema(fee, booking)


async def get_fees(session: AsyncSession, booking_id: UUID) -> BookingFees:
    """Return the fee of a booking and what cancelling it now, and a no-show, would bring. Raises NotFound."""
    booking = await get_owned(session, Booking, booking_id)
    fee, at = await _find_fee(session, booking_id), now()
    return BookingFees(
        fee=_to_schema(fee, booking) if fee and fee.state != "withdrawn" else None,
        cancellation=await quote_fee(session, booking, "cancellation", at),
        no_show=await quote_fee(session, booking, "no_show", at),
    )


async def view_fees(session: AsyncSession, booking_id: UUID) -> BookingFees:
    """Return the fees of a booking as `get_fees`, and record the access to its client."""
    await clients.view_client(session, (await get_owned(session, Booking, booking_id)).client_id)
    return await get_fees(session, booking_id)


async def list_client_fees(session: AsyncSession, client_id: UUID, params: ClientFeeParams) -> PaginatedList[BookingFeeOut]:
    """List a client's fees, latest first, and record the access to the client. Raises NotFound."""
    await clients.view_client(session, client_id)
    key = (Booking.company_id == BookingFee.company_id) & (Booking.id == BookingFee.booking_id)
    query = select(BookingFee, Booking).join(Booking, key).where(
        BookingFee.company_id == get_context(session).company_id, BookingFee.client_id == client_id, BookingFee.state != "withdrawn",
    )
    if params.state:
        query = query.where(BookingFee.state == params.state)
    total = await session.scalar(select(func.count()).select_from(query.with_only_columns(BookingFee.id).limit(COUNT_CAP + 1).subquery()))
    page = query.order_by(BookingFee.created_at.desc(), BookingFee.id.desc()).limit(params.per_page).offset(params.offset)
    items = [_to_schema(fee, booking) for fee, booking in await session.execute(page)]
    return PaginatedList.build(items, params, total or 0)


async def _find_fee(session: AsyncSession, booking_id: UUID, *, lock: bool = False) -> BookingFee | None:
    query = select(BookingFee).where(BookingFee.company_id == get_context(session).company_id, BookingFee.booking_id == booking_id)
    row: BookingFee | None = await session.scalar(query.with_for_update() if lock else query)
    return row


def _to_schema(fee: BookingFee, booking: Booking) -> BookingFeeOut:
    columns = {name: getattr(fee, name) for name in BookingFeeOut.model_fields if hasattr(fee, name)}
    return BookingFeeOut(**columns, service_name=booking.service_name, start_at=booking.start_at)


@dataclass(frozen=True, slots=True)
class SellableFee:
    """A fee as a sale's line needs it."""

    id: UUID
    client_id: UUID
    service_id: UUID
    kind: FeeKind
    amount: int
    state: str
    receipt_id: UUID | None
    practitioner_id: UUID
    service_name: str
    tax: int
    """The service's VAT rate, in hundredths of a percent."""


async def load_sellable_fees(session: AnySession, fee_ids: list[UUID]) -> dict[UUID, SellableFee]:
    """Return fees by their ids; those of another company, or of a client that the user may not see, are missing."""
    connection = await driver_connection(session)
    rows = await connection.fetch(queries.SELLABLE, get_context(session).company_id, fee_ids)
    return {row["id"]: SellableFee(**dict(row)) for row in rows}


async def charge_fees(session: AnySession, fee_ids: list[UUID], receipt_id: UUID) -> None:
    """Take due fees into a sale, each into one. Raises FeeNotDue, after which the transaction must be rolled back."""
    connection = await flush_and_get_connection(session)
    rows = await connection.fetch(queries.CHARGE, get_context(session).company_id, fee_ids, receipt_id)
    if len(rows) < len(set(fee_ids)):
        raise FeeNotDue
    for row in rows:
        audit.record(
            session, "booking_fee.charged", row["booking_id"], client_id=row["client_id"], amount=row["amount"], receipt_id=receipt_id,
        )


async def settle_fees(session: AnySession, receipt_id: UUID, *, is_paid: bool) -> None:
    """Mark the fees that a sale charged as paid; as due when it failed."""
    connection = await flush_and_get_connection(session)
    for row in await connection.fetch(queries.SETTLE, get_context(session).company_id, receipt_id, is_paid):
        details = {"client_id": row["client_id"], "amount": row["amount"], "receipt_id": receipt_id}
        if is_paid:
            audit.record(session, "booking_fee.paid", row["booking_id"], **details)
        else:
            audit.record(session, "booking_fee.reopened", row["booking_id"], **details)
        broadcast(session, BOOKINGS, row["booking_id"], 0)


async def reopen_fees(session: AnySession, fee_ids: list[UUID], receipt_id: UUID) -> None:
    """Mark paid fees of a sale as due, because their money was returned."""
    connection = await flush_and_get_connection(session)
    for row in await connection.fetch(queries.REOPEN, get_context(session).company_id, fee_ids, receipt_id):
        audit.record(
            session, "booking_fee.reopened", row["booking_id"], client_id=row["client_id"], amount=row["amount"], receipt_id=receipt_id,
        )
        broadcast(session, BOOKINGS, row["booking_id"], 0)
