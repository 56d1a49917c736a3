"""Run an online payment to its end: a booking with its sale, a failure without money, or the money's return (PUB-004).

Each step commits its intent, calls the provider without a transaction, and commits the result if the payment is still in the state that
the step began with. So a step may run twice, in two processes or after a crash, with the same result. What a step asks is decided by the
provider's answer alone: return addresses and webhooks only make a payment due.
"""

from collections.abc import Awaitable, Callable, Mapping
from uuid import UUID

from clinic.booking.portal.prepayment import service as prepayment
from clinic.core import audit
from clinic.core.api.errors import ApiError
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_owned, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.logging import log
from clinic.pos.cards_on_file import service as cards_on_file
from clinic.pos.cards_on_file.service import NewCard
from clinic.pos.checkout import prepaid_sale
from clinic.pos.checkout.prepaid_sale import PrepaidSale
from clinic.pos.online_payments import checkout, errors, state
from clinic.pos.online_payments.models import OnlinePayment
from clinic.pos.online_payments.state import OnlinePaymentState as State
from clinic.providers.errors import ProviderError

Change = Callable[[OnlinePayment], None]


async def load(context: Context, payment_id: UUID) -> OnlinePayment:
    """Return a payment, detached from its session."""
    async with transaction(context) as session:
        return await get_owned(session, OnlinePayment, payment_id)


async def run(context: Context, payment_id: UUID) -> None:
    """Do a payment's steps until it has ended or has to wait. A failed step is repeated later."""
    try:
        while True:
            payment = await load(context, payment_id)
            step = STEPS.get(State(payment.state))
            if step is None or await step(context, payment):
                return
    except Exception as error:  # noqa: BLE001 - the money is a visitor's: whatever failed, it is tried again
        await _postpone_failed(context, payment_id, error)


async def _postpone_failed(context: Context, payment_id: UUID, error: Exception) -> None:
    """Count a failed step and repeat it later; an alarm from ALARM_AFTER_FAILURES on, and money back when the booking keeps failing."""
    async with transaction(context) as session:
        payment = await get_owned(session, OnlinePayment, payment_id, lock=True)
        payment.failed_attempts = failures = min(payment.failed_attempts + 1, 10_000)
        delays = state.RETRY_DELAYS
        payment.next_attempt_at = now() + delays[min(failures, len(delays)) - 1]
        if payment.state == State.PAID and failures >= state.MAX_BOOKING_FAILURES:
            state.check_transition(payment.state, State.REFUND_DUE)
            payment.state, payment.failure_code = State.REFUND_DUE, errors.TimeLost.code
            audit.record(session, "online_payment.refund_due", payment.id, reason=type(error).__name__, amount=payment.amount)
    write = log.critical if failures >= state.ALARM_AFTER_FAILURES else log.error
    write("online_payment.step_failed", payment_id=str(payment_id), failures=failures, exc_info=error)


async def move(
    context: Context, payment: OnlinePayment, after: State, change: Change = lambda _: None, *, is_final: bool = False,
) -> bool:
    """Commit a transition, if the payment is still in its state; return whether it was."""
    state.check_transition(payment.state, after)
    async with transaction(context) as session:
        row = await get_owned(session, OnlinePayment, payment.id, lock=True)
        if row.state != payment.state:
            return False
        row.state, row.next_attempt_at = after, None if is_final else now() + state.LEASE
        if after not in {State.REFUND_DUE, State.REFUND_SENT}:  # whose failures are counted until the money is back
            row.failed_attempts = 0
        change(row)
        audit.record(session, f"online_payment.{after}", row.id, amount=row.amount, method=row.method, reason=row.failure_code)
        return True


async def _wait(context: Context, payment: OnlinePayment) -> bool:
    """Leave a payment to its next poll."""
    async with transaction(context) as session:
        row = await get_owned(session, OnlinePayment, payment.id, lock=True)
        if row.state == payment.state:
            row.next_attempt_at, row.failed_attempts = now() + state.POLL_DELAY, 0
    return True


async def _give_up_unsent(context: Context, payment: OnlinePayment) -> bool:
    """End a payment whose process died around the call that begins it: its order or token is lost, so the visitor can't pay it."""
    outcome = await checkout.load_outcome(payment)
    if outcome.state == "waiting":
        await checkout.end(payment)
        outcome = await checkout.load_outcome(payment)
    if outcome.state == "paid":
        await move(context, payment, State.PAID, lambda row: setattr(row, "transaction_id", outcome.transaction_id))
        return False
    await move(context, payment, State.FAILED, _set_failure(errors.PaymentFailed.code), is_final=True)
    return True


async def _ask_provider(context: Context, payment: OnlinePayment) -> bool:
    """Ask the provider whether a payment is made; when its time is over, have it refused first."""
    outcome = await checkout.load_outcome(payment)
    if outcome.state == "waiting" and now() >= payment.expires_at and payment.state == State.WAITING:
        await checkout.end(payment)
        outcome = await checkout.load_outcome(payment)
    if outcome.state == "paid":
        await move(context, payment, State.PAID, lambda row: setattr(row, "transaction_id", outcome.transaction_id))
        return False
    if payment.state == State.FAILED:
        async with transaction(context) as session:
            (await get_owned(session, OnlinePayment, payment.id, lock=True)).next_attempt_at = None
        return True
    if outcome.state == "failed":
        await move(context, payment, State.FAILED, _set_failure(outcome.code or errors.PaymentFailed.code), is_final=True)
        return True
    return await _wait(context, payment)


async def _book(context: Context, payment: OnlinePayment) -> bool:
    """Write the booking and its sale in one transaction; when the time can't be booked any more, return the money."""
    card_number = await checkout.load_card_number(payment) if payment.card_consent else ""
    try:
        async with transaction(context) as session:
            row = await get_owned(session, OnlinePayment, payment.id, lock=True)
            if row.state != State.PAID:
                return False
            visit = await prepayment.book_paid_time(
                session, row.flow_id, row.selection, booking_id=row.booking_id, held_at=row.created_at,
            )
            state.check_transition(row.state, State.BOOKED)
            row.state, row.next_attempt_at = State.BOOKED, None
            if row.card_consent:
                await cards_on_file.save_card(session, _to_card(row, visit.client_id, card_number))
            prices = await prepayment.list_prices(session, row.selection.service_ids)
            receipt_id = await prepaid_sale.create_prepaid_sale(session, _to_sale(row, visit.client_id, prices))
            audit.record(
                session, "online_payment.booked", row.id, booking_id=row.booking_id, receipt_id=receipt_id, amount=row.amount,
                method=row.method,
            )
    except ApiError as error:
        log.warning("online_payment.time_lost", payment_id=str(payment.id), code=error.code)
        await move(context, payment, State.REFUND_DUE, _set_failure(errors.TimeLost.code))
    return False


def _to_sale(payment: OnlinePayment, client_id: UUID, prices: Mapping[UUID, int]) -> PrepaidSale:
    details = {"payee": payment.payee, "transaction_id": payment.transaction_id, "order_code": payment.order_code}
    return PrepaidSale(
        register_id=payment.register_id, booking_id=payment.booking_id, client_id=client_id, prices=prices,
        method=payment.method, amount=payment.amount, is_deposit=payment.kind == "deposit", session_id=payment.id, card_details=details,
    )


def _to_card(payment: OnlinePayment, client_id: UUID, card_number: str) -> NewCard:
    return NewCard(
        client_id=client_id,
        booking_id=payment.booking_id,
        payee=payment.payee,
        transaction_id=payment.transaction_id,
        card_number=card_number,
        consent=payment.card_consent,
        consented_at=payment.created_at,
        max_amount=payment.card_max_amount,
    )


async def _send_refund(context: Context, payment: OnlinePayment) -> bool:
    """Send the money back. That it is sent, under an id of its own, is committed before the call."""

    def mark_sent(row: OnlinePayment) -> None:
        row.refund_id, row.sent_at = new_id(), now()

    if not await move(context, payment, State.REFUND_SENT, mark_sent):
        return False
    sent = await load(context, payment.id)
    try:
        await checkout.return_money(sent)
    except ProviderError as error:
        if not error.outcome_unknown:
            await move(context, sent, State.REFUND_DUE)
            raise
    return False


async def _check_refund(context: Context, payment: OnlinePayment) -> bool:
    """Ask whether the money went back; what has not arrived after NOT_RECEIVED_AFTER is sent anew."""
    returned = await checkout.is_returned(payment)
    if returned:
        await move(context, payment, State.REFUNDED, is_final=True)
        return True
    if returned is False and now() > (payment.sent_at or now()) + state.NOT_RECEIVED_AFTER:
        await move(context, payment, State.REFUND_DUE)
        return False
    return await _wait(context, payment)


def _set_failure(code: str) -> Change:
    def change(row: OnlinePayment) -> None:
        row.failure_code = code

    return change


Step = Callable[[Context, OnlinePayment], Awaitable[bool]]
STEPS: dict[State, Step] = {
    State.CREATED: _give_up_unsent, State.WAITING: _ask_provider, State.FAILED: _ask_provider, State.PAID: _book,
    State.REFUND_DUE: _send_refund, State.REFUND_SENT: _check_refund,
}
"""What is done next in each state that isn't final. A step returns whether the payment has ended or has to wait."""
