"""Swish client against the simulator: each error code has its texts, and the outcome of a timeout is unknown."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from uuid import UUID, uuid4

import pytest

from clinic.providers import errors, swish
from clinic.providers.swish.errors import (
    AlreadyRequested,
    BankTimeout,
    NotConfirmedInTime,
    NotPaid,
    NotRefundable,
    PayerBusy,
    PayerStopped,
    PaymentUnknown,
    RefundTooLarge,
    WrongRequest,
)
from clinic.providers.swish.types import Account, Payment, Refund
from simulators.swish_payments import ERROR_TEXTS, OUTCOME_CODES
from tests.providers.payment_clients import behave, payment_simulators, pointed_at, post, reset_simulators, seen
from tests.simulators.server import Simulators

pytestmark = pytest.mark.anyio
CLINIC = Account("1234679304")
BACK = "https://clinic.example/api/hooks/swish"
BACK_HERE = "http://127.0.0.1:9/"


@pytest.fixture(scope="module")
def sims() -> Iterator[Simulators]:
    with payment_simulators() as running:
        yield running


@pytest.fixture(autouse=True)
async def connected(sims: Simulators, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    reset_simulators(sims)
    async with pointed_at(sims, monkeypatch):
        yield


async def ask(message: str = "Klinik Åkern", payer: str = "+46701234567", amount: int = 45050, payment_id: UUID | None = None) -> UUID:
    payment_id = payment_id or uuid4()
    await swish.request(
        CLINIC, payment_id=payment_id, amount=amount, reference="R1", message=message, callback_url=BACK_HERE, payer=payer, callback_id="c" * 32,
    )
    return payment_id


async def ended(payment_id: UUID) -> Payment:
    for _ in range(100):
        result = await swish.payment(CLINIC, payment_id)
        if result.state != "created":
            return result
        await asyncio.sleep(0.02)
    raise AssertionError("it never ended")


async def give(payment: Payment, amount: int, message: str = "") -> Refund:
    refund_id = uuid4()
    await swish.refund(
        CLINIC, refund_id=refund_id, original_reference=payment.reference, amount=amount, reference="R2", message=message, callback_url=BACK_HERE,
    )
    for _ in range(200):
        result = await swish.refund_state(CLINIC, refund_id)
        if result.state in ("paid", "error"):
            return result
        await asyncio.sleep(0.02)
    raise AssertionError("it never ended")


async def test_a_payment_is_requested_and_paid() -> None:
    paid = await ended(await ask())
    assert (paid.state, paid.amount, paid.own_reference, paid.payer, paid.payee) == ("paid", 45050, "R1", "46701234567", CLINIC.alias)
    assert paid.reference and paid.paid_at and paid.paid_at.tzinfo


async def test_a_payment_request_without_a_payer_has_a_qr_code() -> None:
    payment_request = await swish.request(CLINIC, payment_id=uuid4(), amount=100, reference="R1", message="", callback_url=BACK)
    assert payment_request.qr == f"D{payment_request.token}"
    assert payment_request.token
    assert swish.qr_payload(Account("1237856901"), 10000, "12229445") == "C1237856901;100,00;12229445;0"


@pytest.mark.parametrize("code", sorted(ERROR_TEXTS))
async def test_every_error_code_has_a_text_in_both_languages_and_is_raised(code: str) -> None:
    error = swish.decline_error(code)
    assert error.text("en") != error.text("sv")
    if code in OUTCOME_CODES:
        result = await ended(await ask(message=code))
        assert (result.state in ("declined", "error"), result.error) == (True, code)
    else:
        with pytest.raises(type(error)):
            await ask(message=code)


@pytest.mark.parametrize(
    ("code", "kind"), [("BANKIDCL", PayerStopped), ("TM01", NotConfirmedInTime), ("RP06", PayerBusy), ("DS24", BankTimeout), ("XX99", NotPaid)],
)
async def test_every_error_code_has_its_class(code: str, kind: type[errors.ProviderError]) -> None:
    assert type(swish.decline_error(code)) is kind


async def test_a_payment_that_timed_out_can_be_paid_later(sims: Simulators) -> None:
    behave(sims, "swish", outcome="late_paid")
    payment_id = await ask()
    result = await ended(payment_id)
    assert swish.decline_error(result.error).outcome_unknown
    for _ in range(200):
        if (await swish.payment(CLINIC, payment_id)).state == "paid":
            return
        await asyncio.sleep(0.02)
    raise AssertionError("never paid")


@pytest.mark.parametrize(("fault", "state"), [
    ("done_no_reply", "paid"), ("done_502", "paid"), ("not_done_no_reply", "unknown"), ("error_500", "unknown"),
])
async def test_an_unanswered_request_has_an_unknown_outcome_until_it_is_read(sims: Simulators, fault: str, state: str) -> None:
    behave(sims, "swish", fault=fault)
    payment_id = uuid4()
    with pytest.raises(errors.OutcomeUnknown):
        await ask(payment_id=payment_id)
    assert (await ended(payment_id)).state == state


async def test_a_repeated_payment_id_is_refused(sims: Simulators) -> None:
    payment_id = await ask()
    with pytest.raises(AlreadyRequested) as again:
        await ask(payment_id=payment_id, payer="+46701234568")
    assert isinstance(again.value, errors.OutcomeUnknown)
    assert len(seen(sims)["swish"]) == 1


async def test_a_payer_has_one_request_at_a_time(sims: Simulators) -> None:
    behave(sims, "swish", outcome="manual")
    await ask()
    with pytest.raises(PayerBusy):
        await ask()
    await ask(payer="+46701234569")


async def test_an_invalid_payment_request_is_refused(sims: Simulators) -> None:
    with pytest.raises(WrongRequest):
        await swish.request(CLINIC, payment_id=uuid4(), amount=100, reference="R1", message="", callback_url="http://clinic.example/x")
    with pytest.raises(WrongRequest):
        await ask(message="<b>")
    assert seen(sims)["swish"] == []


async def test_a_pending_payment_is_cancelled_and_a_paid_one_stays_paid(sims: Simulators) -> None:
    behave(sims, "swish", outcome="manual")
    payment_id = await ask()
    assert (await swish.cancel(CLINIC, payment_id)).state == "cancelled"
    payment_id = await ask()
    post(f"{sims.url}/api/swish/{payment_id.hex.upper()}/approve")
    assert (await swish.cancel(CLINIC, payment_id)).state == "paid"
    with pytest.raises(PaymentUnknown):
        await swish.cancel(CLINIC, uuid4())


@pytest.mark.covers("POS-032")
async def test_partial_refunds_up_to_the_remaining_amount() -> None:
    paid = await ended(await ask())
    assert (await give(paid, 45000)).state == "paid"
    with pytest.raises(RefundTooLarge):
        await give(paid, 51)
    assert (await give(paid, 50)).amount == 50
    with pytest.raises(NotRefundable):
        await give(Payment(uuid4(), "paid", reference="nothing"), 50)
    failed = await give(await ended(await ask()), 100, "FF10")
    assert (failed.state, failed.error) == ("error", "FF10")
    assert (await swish.refund_state(CLINIC, uuid4())).state == "unknown"
