"""Run a charge of a card on file to its end: a sale of the fee, or a fee that is due as before (BEY-006).

That the charge is sent is committed before the provider is called, and it is called once: without its answer the outcome is read from its
list of payments, by the charge's id as the reference. A step may run twice, in two processes or after a crash, with the same result.
"""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.booking_fees import service as booking_fees
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.clock import now
from clinic.core.database.session import get_owned, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.logging import log
from clinic.pos.cards_on_file import errors, state
from clinic.pos.cards_on_file.models import CardCharge, CardOnFile
from clinic.pos.cards_on_file.state import CardChargeState as State
from clinic.pos.checkout import fee_sale
from clinic.pos.checkout.fee_sale import FeeSale
from clinic.providers.errors import ProviderError
from clinic.providers.viva import checkout, decline_reasons
from clinic.providers.viva.types import Account, Transaction

VIVA_DAY_SHIFTS = (timedelta(0), timedelta(hours=3))
"""Viva's days may be those of UTC or of its own country: a charge is looked for on the days of both."""


async def load(context: Context, charge_id: UUID) -> CardCharge:
    """Return a charge, detached from its session."""
    async with transaction(context) as session:
        return await get_owned(session, CardCharge, charge_id)


async def run(context: Context, charge_id: UUID) -> None:
    """Do a charge's steps until it has ended or has to wait. A failed step is repeated later."""
    try:
        while True:
            charge = await load(context, charge_id)
            step = STEPS.get(State(charge.state))
            if step is None or await step(context, charge):
                return
    except Exception as error:  # noqa: BLE001 - the money is a client's: whatever failed, it is tried again
        await _postpone_failed(context, charge_id, error)


async def _postpone_failed(context: Context, charge_id: UUID, error: Exception) -> None:
    """Count a failed step and repeat it later; an alarm from ALARM_AFTER_FAILURES on."""
    async with transaction(context) as session:
        charge = await get_owned(session, CardCharge, charge_id, lock=True)
        charge.failed_attempts = failures = min(charge.failed_attempts + 1, 10_000)
        if charge.state not in state.FINAL:
            charge.next_attempt_at = now() + state.RETRY_DELAYS[min(failures, len(state.RETRY_DELAYS)) - 1]
    write = log.critical if failures >= state.ALARM_AFTER_FAILURES else log.error
    write("card_charge.step_failed", charge_id=str(charge_id), failures=failures, exc_info=error)


async def _send(context: Context, charge: CardCharge) -> bool:
    """Call the provider, once. A card that was removed meanwhile isn't charged."""
    async with transaction(context) as session:
        row = await get_owned(session, CardCharge, charge.id, lock=True)
        if row.state != State.CREATED:
            return False
        card = await get_owned(session, CardOnFile, row.card_id, lock=True)
        if card.removed_at is not None:
            await _decline(session, row, errors.NoCardOnFile.code)
            return True
        state.check_transition(row.state, State.SENT)
        row.state, row.sent_at, row.next_attempt_at = State.SENT, now(), now() + state.LEASE
        token, name = card.transaction_id, (await companies.get_own_company(session)).name
    try:
        result = await checkout.charge_recurring(
            Account(charge.payee),
            token,
            amount=charge.amount,
            reference=str(charge.id),
            description=name,
        )
    except ProviderError as error:
        if error.outcome_unknown:
            log.warning("card_charge.outcome_unknown", charge_id=str(charge.id), code=error.code)
            return await _wait(context, charge.id)
        log.warning("card_charge.refused", charge_id=str(charge.id), code=error.code)
        return await _end_without_money(context, charge.id, errors.ChargeRefused.code)
    return await _apply(context, charge.id, result)


async def _poll(context: Context, charge: CardCharge) -> bool:
    """Read the outcome of a charge whose answer was lost. It is never sent again."""
    account, sent_at = Account(charge.payee), charge.sent_at or charge.created_at
    for day in sorted({(sent_at + shift).date() for shift in VIVA_DAY_SHIFTS}):
        for row in await checkout.transactions_of_day(account, day):
            if row.reference == str(charge.id) and row.amount == charge.amount:
                return await _apply(context, charge.id, await checkout.transaction(account, row.id))
    if now() > sent_at + state.MISSING_AFTER:
        return await _end_without_money(context, charge.id, errors.ChargeMissing.code)
    return await _wait(context, charge.id)


async def _apply(context: Context, charge_id: UUID, result: Transaction) -> bool:
    """Commit what the provider says of a charge."""
    if result.state == "running":
        return await _wait(context, charge_id)
    if result.state not in {"paid", "refunded"}:
        return await _end_without_money(context, charge_id, decline_reasons.decline_error(result.event_id).code)
    async with transaction(context) as session:
        row = await get_owned(session, CardCharge, charge_id, lock=True)
        if row.state == State.SENT:
            state.check_transition(row.state, State.CHARGED)
            row.state, row.transaction_id, row.order_code = State.CHARGED, result.id, result.order_code
            row.next_attempt_at, row.failed_attempts = now() + state.LEASE, 0
            audit.record(
                session,
                "card_charge.completed",
                row.id,
                client_id=row.client_id,
                booking_id=row.booking_id,
                amount=row.amount,
            )
    return False


async def _end_without_money(context: Context, charge_id: UUID, code: str) -> bool:
    async with transaction(context) as session:
        row = await get_owned(session, CardCharge, charge_id, lock=True)
        if row.state == State.SENT:
            await _decline(session, row, code)
    return True


async def _decline(session: AsyncSession, row: CardCharge, code: str) -> None:
    """End a locked charge without money; its fee is due as before."""
    state.check_transition(row.state, State.DECLINED)
    row.state, row.failure_code, row.next_attempt_at = State.DECLINED, code, None
    audit.record(
        session,
        "card_charge.declined",
        row.id,
        client_id=row.client_id,
        booking_id=row.booking_id,
        amount=row.amount,
        reason=code,
    )
    await booking_fees.settle_fees(session, row.receipt_id, is_paid=False)


async def _wait(context: Context, charge_id: UUID) -> bool:
    """Leave a charge to its next poll."""
    async with transaction(context) as session:
        row = await get_owned(session, CardCharge, charge_id, lock=True)
        if row.state == State.SENT:
            row.next_attempt_at, row.failed_attempts = now() + state.POLL_DELAY, 0
    return True


async def _sell(context: Context, charge: CardCharge) -> bool:
    """Write the sale of the fee. The money is there, so this is repeated until the register sells."""
    order_code = charge.order_code or (await checkout.transaction(Account(charge.payee), charge.transaction_id)).order_code
    async with transaction(context) as session:
        row = await get_owned(session, CardCharge, charge.id, lock=True)
        if row.state != State.CHARGED:
            return True
        state.check_transition(row.state, State.SOLD)
        row.state, row.order_code, row.next_attempt_at = State.SOLD, order_code, None
        await session.flush()
        await fee_sale.create_fee_sale(session, _to_sale(row))
        audit.record(
            session,
            "card_charge.paid",
            row.id,
            client_id=row.client_id,
            booking_id=row.booking_id,
            amount=row.amount,
            receipt_id=row.receipt_id,
        )
    return True


def _to_sale(charge: CardCharge) -> FeeSale:
    details = {"payee": charge.payee, "transaction_id": charge.transaction_id, "order_code": charge.order_code}
    return FeeSale(
        register_id=charge.register_id,
        receipt_id=charge.receipt_id,
        client_id=charge.client_id,
        fee_id=charge.fee_id,
        amount=charge.amount,
        session_id=charge.id,
        card_details=details,
        membership_id=charge.membership_id,
        cashier=charge.cashier,
    )


Step = Callable[[Context, CardCharge], Awaitable[bool]]
STEPS: dict[State, Step] = {State.CREATED: _send, State.SENT: _poll, State.CHARGED: _sell}
"""The next step of each state that isn't final. A step returns whether the charge has ended or has to wait."""
