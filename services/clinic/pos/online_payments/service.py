"""A visitor's payment for the time that is held: begin it, and see how it stands."""

from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.portal.prepayment import service as prepayment
from clinic.booking.portal.prepayment.service import BookingSelection, OnlineMethod, PaymentTerms, PortalVisitor
from clinic.core import audit
from clinic.core.api.errors import ERROR_CODES, NotFound
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, transaction
from clinic.core.text.i18n import language
from clinic.pos.cards_on_file.errors import CardConsentNeeded
from clinic.pos.online_payments import checkout, process, settings as payment_settings, state
from clinic.pos.online_payments.errors import PaymentFailed, PaymentNotNeeded, PaymentUnavailable, TooManyPayments
from clinic.pos.online_payments.models import OnlinePayment
from clinic.pos.online_payments.schemas import (
    OnlinePaymentCreate,
    OnlinePaymentOut,
    PaidVisit,
    PaymentStatus,
)
from clinic.pos.online_payments.state import OnlinePaymentState as State
from clinic.pos.receipts import queries as receipts
from clinic.pos.registers import service as registers
from clinic.providers.errors import ProviderError
from clinic.providers.viva import checkout as viva

MAX_PAYMENTS_OF_FLOW = 6
"""Payments that one visitor may begin for a visit, because each of them extends the hold."""
MAX_PAYMENTS_PER_TEN_MINUTES, MAX_STATUS_CALLS_PER_MINUTE = 30, 240


async def start_payment(visitor: PortalVisitor, data: OnlinePaymentCreate) -> OnlinePaymentOut:
    """Hold the selected time for PAYMENT_TTL and ask the provider for the payment. One that can still be paid is continued.

    Raises TimeTaken with `slots`, PaymentNotNeeded, CardConsentNeeded, PaymentUnavailable, TooManyPayments, FlowExpired,
    FlowUnverified, ProviderError.
    """
    await visitor.limit("payments", most=MAX_PAYMENTS_PER_TEN_MINUTES, seconds=600)
    async with transaction(visitor.context) as session:
        payment, is_new = await _find_or_create(session, visitor, data)
    if is_new:
        try:
            order_code, token = await checkout.begin(payment, visitor.clinic.name, language.get())
        except ProviderError as error:
            if not error.outcome_unknown:  # else the job finds out when the lease has run out
                await process.move(visitor.context, payment, State.FAILED, _fail, is_final=True)
            raise

        def store_answer(row: OnlinePayment) -> None:
            row.order_code, row.token, row.next_attempt_at = order_code, token, now() + state.POLL_DELAY

        await process.move(visitor.context, payment, State.WAITING, store_answer)
    return _to_schema(await process.load(visitor.context, payment.id))


def _fail(row: OnlinePayment) -> None:
    row.failure_code = PaymentFailed.code


async def _find_or_create(
    session: AsyncSession,
    visitor: PortalVisitor,
    data: OnlinePaymentCreate,
) -> tuple[OnlinePayment, bool]:
    """Return the flow's payment that can still be paid by the method, or a new one. Others of the flow end at their next poll."""
    payments = await _list_payments(session, visitor.flow_id)
    if paid := next((payment for payment in payments if payment.state in {State.PAID, State.BOOKED}), None):
        return paid, False
    expires_at = now() + state.PAYMENT_TTL
    selection = await prepayment.hold_while_paying(session, visitor, expires_at)
    terms = await prepayment.get_terms(session, visitor)
    if terms is None:
        raise PaymentNotNeeded
    method, card_consent = data.method, terms.card_consent if data.method == "online" else ""
    if card_consent and data.card_consent != card_consent:
        raise CardConsentNeeded
    payments = await _list_payments(session, visitor.flow_id)  # read anew, now that the flow is locked
    for payment in payments:
        if payment.state not in state.IN_PROGRESS:
            continue
        if payment.state == State.PAID or (
            payment.method == method and payment.card_consent == card_consent and _is_same_purchase(payment, selection, terms)
        ):
            return payment, False
        payment.expires_at = min(payment.expires_at, now())
    if len(payments) >= MAX_PAYMENTS_OF_FLOW:
        raise TooManyPayments
    payment = await _build_payment(session, visitor, method, selection, terms)
    payment.expires_at = expires_at
    session.add(payment)
    await session.flush()
    audit.record(session, "online_payment.started", payment.id, amount=payment.amount, method=method, kind=payment.kind)
    return payment, True


def _is_same_purchase(payment: OnlinePayment, selection: BookingSelection, terms: PaymentTerms) -> bool:
    """Return whether a payment can still be made for the selection, at the amount of today."""
    return payment.expires_at > now() and (payment.selection, payment.amount) == (selection, terms.amount)


async def _build_payment(
    session: AsyncSession, visitor: PortalVisitor, method: OnlineMethod, selection: BookingSelection, terms: PaymentTerms,
) -> OnlinePayment:
    settings = await payment_settings.load_settings(session)
    payee = settings.swish_number if method == "swish" else await registers.get_merchant_id(session)
    if method not in terms.methods or settings.register_id is None or not payee:
        raise PaymentUnavailable
    saves_card = method == "online"
    card_consent = await payment_settings.get_card_consent(session, settings, selection.service_id, terms.price) if saves_card else None
    return OnlinePayment(
        company_id=get_context(session).company_id, id=new_id(), flow_id=visitor.flow_id, booking_id=new_id(),
        register_id=settings.register_id, method=method, kind=terms.kind, amount=terms.amount, payee=payee, state=State.CREATED,
        next_attempt_at=now() + state.LEASE, **dict(selection), card_consent=card_consent.text if card_consent else "",
        card_max_amount=card_consent.max_amount if card_consent else 0,
    )


async def _list_payments(session: AsyncSession, flow_id: UUID) -> list[OnlinePayment]:
    """List the payments of a flow, the newest first."""
    query = select(OnlinePayment).where(OnlinePayment.company_id == get_context(session).company_id, OnlinePayment.flow_id == flow_id)
    return list(await session.scalars(query.order_by(OnlinePayment.created_at.desc(), OnlinePayment.id.desc())))


def _to_schema(payment: OnlinePayment) -> OnlinePaymentOut:
    is_open = payment.state == State.WAITING
    error = ERROR_CODES.get(payment.failure_code)
    return OnlinePaymentOut(
        key=prepayment.sign_key(payment.company_id, payment.booking_id), method=payment.method, kind=payment.kind,
        amount=payment.amount, state=payment.state,
        url=viva.payment_url(payment.order_code) if is_open and payment.order_code else "", token=payment.token if is_open else "",
        error=error(**_NO_DETAILS).text(language.get()) if error else "", expires_at=payment.expires_at,
    )


_NO_DETAILS: dict[str, Any] = {"number": "", "provider": ""}


async def get_status(session: AsyncSession, visitor: PortalVisitor, booking_key: str, client_key: str, flow_key: str) -> PaymentStatus:
    """Return how the payment stands that a page's keys name (PUB-006).

    The visit is returned only to the browser that has the key of the flow in which it was paid. Raises NotFound for keys that aren't ours.
    """
    await visitor.limit("payment_status", most=MAX_STATUS_CALLS_PER_MINUTE, seconds=60)
    company_id = visitor.context.company_id
    booking_id = prepayment.verify_key(company_id, booking_key)
    payment = await session.scalar(
        select(OnlinePayment).where(OnlinePayment.company_id == company_id, OnlinePayment.booking_id == booking_id),
    )
    if payment is None:
        raise NotFound
    visit = await prepayment.get_visit(session, booking_id) if payment.state == State.BOOKED else None
    if client_key and (visit is None or prepayment.verify_key(company_id, client_key) != visit.client_id):
        raise NotFound
    is_own = await prepayment.is_own_flow(visitor, session, payment.flow_id, flow_key)
    return PaymentStatus(
        payment=_to_schema(payment), visit=_to_visit(company_id, visit) if visit and is_own else None,
        is_receipt_paid=visit is not None and await receipts.get_paid_status(session, booking_id) is not None,
    )


def _to_visit(company_id: UUID, visit: prepayment.BookedVisit) -> PaidVisit:
    booking = visit.booking
    return PaidVisit(
        service_name=booking.service_name, practitioner_name=booking.practitioner_name, client_name=visit.client_name,
        start_at=booking.start_at, price=booking.price, is_cancelled=booking.state == "cancelled",
        asks_forms=visit.asks_forms, fee_terms=visit.fee_terms,
        client_key=prepayment.sign_key(company_id, visit.client_id),
    )
