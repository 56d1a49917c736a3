"""Run the steps of a sale or refund. A step returns the seconds to wait, None to continue immediately, or PROCESS_ENDED."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import driver_transaction, transaction
from clinic.core.logging import log
from clinic.pos import errors, events
from clinic.pos.fiscal import numbering, registration as registrations
from clinic.pos.receipts.models import ControlRegistration, Payment
from clinic.pos.sale_process import lease, online_refunds, outcomes, state
from clinic.pos.sale_process.state import InconsistentSaleError, SaleOutcome, SaleState, SaleStep, seconds_since_sent
from clinic.providers import infrasec
from clinic.providers.errors import NoAnswer, ProviderError
from clinic.providers.infrasec.types import ControlReply
from clinic.providers.viva import decline_reasons, terminal
from clinic.providers.viva.types import Session as TerminalSession

Reply = TypeVar("Reply")


async def run_step(sale: SaleState, lease_token: int) -> float | None:
    """Do the receipt's next step."""
    return await STEPS[SaleStep(sale.receipt.step)](sale, lease_token)


async def call_with_timeout(call: Awaitable[Reply], seconds: float | None = None) -> Reply:
    """Return a provider's reply. Raises NoAnswer after CALL_TIMEOUT_SECONDS or the given time, before the lease could expire."""
    try:
        async with asyncio.timeout(state.CALL_TIMEOUT_SECONDS if seconds is None else seconds):
            return await call
    except TimeoutError as error:
        raise NoAnswer(provider="") from error


# The step `check`


async def _check_control_unit(sale: SaleState, lease_token: int) -> float | None:
    """Ask the control unit whether it works before money is taken: without it there would be no receipt."""
    is_working = await _is_control_unit_working(sale)
    async with transaction(sale.context) as session:
        current = await lease.reload(session, sale, lease_token)
        if current is None:
            return None
        if not is_working or current.receipt.abort_requested:
            error = errors.PaymentAborted if is_working else errors.ControlUnitUnavailable
            await outcomes.fail(session, current, error.code, "ABORTED" if is_working else "CANCELLED")
        elif current.card is None:
            await numbering.assign_receipt_number(session, current.receipt)
        else:
            state.apply_outcome(current.receipt, SaleOutcome.CONTROL_UNIT_READY)
            current.receipt.next_attempt_at = now() + state.LEASE
            _mark_sent(current.card)
    if current.receipt.step == SaleStep.CHARGE and current.card:
        return await _send_to_terminal(current, current.card, lease_token)
    return None


async def _is_control_unit_working(sale: SaleState) -> bool:
    try:
        return (await call_with_timeout(infrasec.status(sale.register.control))).working
    except NoAnswer:
        return False


# The step `charge`


async def _charge_card(sale: SaleState, lease_token: int) -> float | None:
    """Send the next card payment to the terminal, or poll the one that was sent."""
    card = sale.card
    if card is None:
        async with transaction(sale.context) as session:
            if current := await lease.reload(session, sale, lease_token):
                await numbering.assign_receipt_number(session, current.receipt)
        return None
    if card.state == "pending":
        async with transaction(sale.context) as session:
            current = await lease.reload(session, sale, lease_token)
            if current is None or current.card is None:
                return None
            _mark_sent(current.card)
        return await _send_to_terminal(current, current.card, lease_token)
    return await _poll_card(sale, card, lease_token)


def _mark_sent(card: Payment) -> None:
    card.state, card.sent_at, card.session_id = "sent", now(), card.session_id or new_id()


async def _send_to_terminal(sale: SaleState, card: Payment, lease_token: int) -> float | None:
    """Send a card payment, or the return of one, to the terminal. That it is sent is committed before the call."""
    common = {
        "terminal_id": card.terminal_id, "cash_register_id": str(sale.receipt.register_id), "amount": card.amount,
        "currency": sale.receipt.currency, "reference": str(sale.receipt.id),
    }
    if card.session_id is None:
        raise InconsistentSaleError(f"payment {card.id} is sent without a terminal session")
    try:
        if card.method in state.ONLINE_METHODS:
            await call_with_timeout(online_refunds.send(sale, card, await _load_reversed_payment(sale, card)))
        elif card.reverses_payment_id:
            parent = (await _load_reversed_payment(sale, card)).session_id
            refund = terminal.refund(sale.register.account, session_id=card.session_id, parent_session_id=parent, **common)  # type: ignore[arg-type]
            await call_with_timeout(refund)
        else:
            await call_with_timeout(terminal.sale(sale.register.account, session_id=card.session_id, **common))  # type: ignore[arg-type]
    except ProviderError as error:
        if not error.outcome_unknown:
            return await _handle_failed_card(sale, lease_token, error.code, None)
    return state.CARD_POLL_SECONDS


async def _load_reversed_payment(sale: SaleState, card: Payment) -> Payment:
    """Return the payment that a reversal or refund returns, with its session at the terminal or the provider."""
    async with transaction(sale.context) as session:
        parent = await session.get(Payment, (sale.receipt.company_id, card.reverses_payment_id))
    if parent is None or parent.session_id is None:
        raise InconsistentSaleError(f"payment {card.id} returns a payment without a session")
    return parent


async def _poll_card(sale: SaleState, card: Payment, lease_token: int) -> float | None:
    """Ask the provider for the result of the payment at the terminal; abort it first when that was requested or it takes too long."""
    if card.session_id is None:
        raise InconsistentSaleError(f"payment {card.id} is polled without a terminal session")
    is_online = card.method in state.ONLINE_METHODS
    if not is_online and ((sale.receipt.abort_requested and not card.is_reversal) or seconds_since_sent(card) > state.ABORT_AFTER_SECONDS):
        await _abort_at_terminal(sale, card)
    try:
        query = online_refunds.load_result(sale, card, await _load_reversed_payment(sale, card)) if is_online else terminal.session(
            sale.register.account, card.session_id,
        )
        result = await call_with_timeout(query)
    except ProviderError:
        return await _handle_unknown_result(sale, card, lease_token)
    is_not_received_yet = result.state == "unknown" and seconds_since_sent(card) < state.NOT_RECEIVED_AFTER_SECONDS
    if result.state == "running" or is_not_received_yet:
        return await _handle_unknown_result(sale, card, lease_token, result)
    if result.state == "unknown":
        return await _handle_failed_card(sale, lease_token, errors.TerminalNotReached.code, None)
    if result.state == "paid":
        return await _handle_completed_card(sale, lease_token, result)
    is_aborted = result.state == "aborted" and sale.receipt.abort_requested
    code = errors.PaymentAborted.code if is_aborted else decline_reasons.decline_error(result.event_id).code
    return await _handle_failed_card(sale, lease_token, code, result)


async def _abort_at_terminal(sale: SaleState, card: Payment) -> None:
    """Ask the terminal to abort. Whether it did is known from the next poll, so a failed call is only logged."""
    call = terminal.abort(sale.register.account, card.session_id or new_id(), str(sale.receipt.register_id))
    try:
        await call_with_timeout(call, state.ABORT_TIMEOUT_SECONDS)
    except ProviderError as error:
        log.warning("sale.abort_failed", receipt_id=str(sale.receipt.id), code=error.code)


async def _handle_unknown_result(
    sale: SaleState, card: Payment, lease_token: int, result: TerminalSession | None = None,
) -> float | None:
    """Poll again while the result isn't known; after OUTCOME_UNKNOWN_AFTER_SECONDS give a sale up. `result` is None without a reply."""
    seconds = seconds_since_sent(card)
    is_reversing = sale.receipt.step == SaleStep.REVERSE and not card.is_reversal
    if is_reversing:
        return state.CARD_SLOW_POLL_SECONDS
    if seconds > state.OUTCOME_UNKNOWN_AFTER_SECONDS and sale.receipt.type == "sale" and not card.is_reversal:
        async with transaction(sale.context) as session:
            if current := await lease.reload(session, sale, lease_token):
                await outcomes.mark_payment_outcome_unknown(session, current)
        return state.CARD_SLOW_POLL_SECONDS
    if result is None or seconds > state.ABORT_AFTER_SECONDS:
        await _set_status_reason(sale, lease_token, errors.AwaitingTerminal.code)
    else:
        await _mark_processing(sale, lease_token, result)
    if seconds < state.OUTCOME_UNKNOWN_AFTER_SECONDS:
        return min(state.CARD_POLL_SECONDS, max(state.OUTCOME_UNKNOWN_AFTER_SECONDS - seconds, 0))
    return state.CARD_SLOW_POLL_SECONDS


async def _set_status_reason(sale: SaleState, lease_token: int, code: str) -> None:
    """Store why the receipt is still open, and notify open screens."""
    async with transaction(sale.context) as session:
        receipt = await lease.lock_if_leased(session, sale.receipt.id, lease_token)
        if receipt is not None and receipt.status_reason != code:
            receipt.status_reason = code
            await session.flush()
            events.notify_receipt_changed(session, receipt)


async def _mark_processing(sale: SaleState, lease_token: int, result: TerminalSession) -> None:
    """Set the receipt's status to PROCESSING while its payment is at the terminal."""
    if result.state != "running" or (sale.receipt.state == "PROCESSING" and not sale.receipt.status_reason):
        return
    async with transaction(sale.context) as session:
        if current := await lease.reload(session, sale, lease_token):
            if current.receipt.step == SaleStep.CHARGE:
                current.receipt.state, current.receipt.status_reason = "PROCESSING", ""
            await session.flush()
            events.notify_receipt_changed(session, current.receipt)


async def _handle_completed_card(sale: SaleState, lease_token: int, result: TerminalSession) -> float | None:
    """Record that a card was charged, or got its money back. The last one gives the receipt its number, in the same commit."""
    async with transaction(sale.context) as session:
        current = await lease.reload(session, sale, lease_token)
        if current is None or current.card is None:
            return None
        card, receipt = current.card, current.receipt
        card.state, card.event_id, receipt.status_reason = "completed", result.event_id, ""
        receipt.abort_requested = receipt.abort_requested and receipt.type == "sale"  # a refund can't be aborted once a card has money back
        card.card_details = {
            "card": result.card, "application": result.application, "aid": result.aid, "authorization": result.authorization,
            "transaction_id": result.transaction_id, "entry_mode": result.entry_mode, "verification": result.verification,
            "reference_number": result.reference_number, "retrieval_reference": result.retrieval_reference,
        }
        if card.is_reversal:
            next(payment for payment in current.payments if payment.id == card.reverses_payment_id).state = "reversed"
        elif receipt.step == SaleStep.REVERSE:
            await outcomes.start_reversal(session, current, receipt.failure_reason)
        elif current.card is None:
            await numbering.assign_receipt_number(session, receipt)
        await session.flush()
        events.notify_receipt_changed(session, receipt)
    return None


async def _handle_failed_card(sale: SaleState, lease_token: int, code: str, result: TerminalSession | None) -> float | None:
    """Record that a card payment failed, and return what else was charged. A failed return of money is tried again."""
    async with transaction(sale.context) as session:
        current = await lease.reload(session, sale, lease_token)
        if current is None or current.card is None:
            return None
        card = current.card
        card.state, card.event_id = "failed", result.event_id if result else None
        if card.is_reversal or (current.receipt.type == "refund" and (current.has_charged_card or card.method in state.ONLINE_METHODS)):
            return await outcomes.retry_card_refund(session, current, card)
        if current.has_charged_card:
            await outcomes.start_reversal(session, current, code)
            return None
        status = "ABORTED" if code in {errors.PaymentAborted.code, decline_reasons.Stopped.code} else "CANCELLED"
        await outcomes.fail(session, current, code, status)
    return None


# The step `register`


async def _register_receipt(sale: SaleState, lease_token: int) -> float | None:
    """Register the receipt with the control unit, which completes it; without a registration a sale's money is returned (POS-041)."""
    registration = sale.registration
    if registration is None:
        raise InconsistentSaleError(f"receipt {sale.receipt.id} has no number to register")
    try:
        reply = await _call_control_unit(sale, registration)
    except ProviderError as error:
        return await _handle_unregistered(sale, lease_token, error)
    if sale.receipt.type == "sale":
        async with driver_transaction(sale.context) as driver_session:
            await outcomes.complete_sale(driver_session, sale, lease_token, reply)
        return state.PROCESS_ENDED
    async with transaction(sale.context) as session:
        if current := await lease.reload(session, sale, lease_token):
            await outcomes.complete_refund(session, current, reply)
    return state.PROCESS_ENDED


async def _call_control_unit(sale: SaleState, registration: ControlRegistration) -> ControlReply:
    """Return the control unit's reply. A receipt whose total is 0 isn't sent, because the control system doesn't accept it."""
    if not sale.receipt.total:
        return registrations.reply_without_code(sale.register, registration)
    return await call_with_timeout(infrasec.register(sale.register.control, numbering.to_control_sale(sale.receipt, registration)))


async def _handle_unregistered(sale: SaleState, lease_token: int, error: ProviderError) -> float | None:
    """Record the error of the control unit, then retry, complete a refund that was registered earlier, or fail."""
    async with transaction(sale.context) as session:
        current = await lease.reload(session, sale, lease_token)
        if current is None or current.registration is None:
            return None
        registration, receipt = current.registration, current.receipt
        is_permanent = await registrations.record_rejection(session, registration, error)
        if is_permanent and registrations.was_registered_earlier(registration, error) and receipt.type == "refund":
            await outcomes.complete_refund(session, current, registrations.reply_without_code(current.register, registration))
            return None
        limit = state.REGISTRATION_LIMIT_CHARGED_SECONDS if current.has_charged_card else state.REGISTRATION_LIMIT_SECONDS
        remaining = limit - (now() - registration.at).total_seconds()
        if receipt.type == "sale" and not current.is_prepaid and (remaining < 0 or is_permanent):
            await outcomes.start_reversal(session, current, errors.ControlUnitUnavailable.code)
            return None
        if receipt.type == "refund" and is_permanent and not current.has_charged_card:
            await outcomes.fail(session, current, error.code)
            return None
        receipt.status_reason = errors.RegistrationPending.code
        await session.flush()
        events.notify_receipt_changed(session, receipt)
        if is_permanent:
            return state.REGISTRATION_REJECTED_RETRY_SECONDS
        delays = state.REGISTRATION_RETRY_SECONDS
        seconds = delays[min(registration.attempts, len(delays)) - 1]
        return min(seconds, remaining) if receipt.type == "sale" and not current.is_prepaid else seconds


# The step `reverse`


async def _reverse_payments(sale: SaleState, lease_token: int) -> float | None:
    """Return the charged money of a failed sale; where the result of a payment is unknown, poll it first."""
    if sale.card is not None:
        if sale.card.state == "sent":
            return await _poll_card(sale, sale.card, lease_token)
        return await _charge_card(sale, lease_token)
    async with transaction(sale.context) as session:
        if current := await lease.reload(session, sale, lease_token):
            code = current.receipt.failure_reason or errors.ControlUnitUnavailable.code
            await outcomes.fail(session, current, code, outcome=SaleOutcome.REVERSED)
    return None


Step = Callable[[SaleState, int], Awaitable[float | None]]
STEPS: dict[SaleStep, Step] = {
    SaleStep.CHECK: _check_control_unit, SaleStep.CHARGE: _charge_card, SaleStep.REGISTER: _register_receipt,
    SaleStep.REVERSE: _reverse_payments,
}
