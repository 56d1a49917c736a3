"""The Swish client against the stand-in: each of Swish's codes has its sentence, and a silent bank leaves it open."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from uuid import UUID, uuid4

import pytest

from clinic.providers import errors, swish
from clinic.providers.swish.errors import (
    AlreadyAsked,
    BankSilent,
    NotPaid,
    NotRefundable,
    PayerBusy,
    PayerStopped,
    PaymentUnknown,
    RefundTooLarge,
    TooLate,
    WrongRequest,
)
from clinic.providers.swish.types import Account, Payment, Refund
from simulators.swish_money import AFTERWARDS, TEXTS
from tests.providers.money import as_usual, behave, money_simulators, pointed_at, post, seen
from tests.simulators.running import Simulators

pytestmark = pytest.mark.anyio
CLINIC = Account("1234679304")
BACK = "https://clinic.example/api/hooks/swish"
BACK_HERE = "http://127.0.0.1:9/"


@pytest.fixture(scope="module")
def sims() -> Iterator[Simulators]:
    with money_simulators() as running:
        yield running


@pytest.fixture(autouse=True)
async def connected(sims: Simulators, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    as_usual(sims)
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
        found = await swish.payment(CLINIC, payment_id)
        if found.state != "created":
            return found
        await asyncio.sleep(0.02)
    raise AssertionError("it never ended")


async def give(payment: Payment, amount: int, message: str = "") -> Refund:
    refund_id = uuid4()
    await swish.refund(
        CLINIC, refund_id=refund_id, original_reference=payment.reference, amount=amount, reference="R2", message=message, callback_url=BACK_HERE,
    )
    for _ in range(200):
        found = await swish.refund_state(CLINIC, refund_id)
        if found.state in ("paid", "error"):
            return found
        await asyncio.sleep(0.02)
    raise AssertionError("it never ended")


@pytest.mark.covers("POS-021")
async def test_a_payment_is_asked_for_and_paid() -> None:
    paid = await ended(await ask())
    assert (paid.state, paid.amount, paid.own_reference, paid.payer, paid.payee) == ("paid", 45050, "R1", "46701234567", CLINIC.alias)
    assert paid.reference and paid.paid_at and paid.paid_at.tzinfo


@pytest.mark.covers("POS-021")
async def test_without_a_payer_there_is_a_code_to_read() -> None:
    asked = await swish.request(CLINIC, payment_id=uuid4(), amount=100, reference="R1", message="", callback_url=BACK)
    assert asked.qr == f"D{asked.token}"
    assert asked.token
    assert swish.prefilled(Account("1237856901"), 10000, "12229445") == "C1237856901;100,00;12229445;0"


@pytest.mark.covers("POS-022")
@pytest.mark.parametrize("code", sorted(TEXTS))
async def test_every_code_has_a_sentence_and_comes_when_swish_says_so(code: str) -> None:
    told = swish.reason(code)
    assert told.text("en") != told.text("sv")
    if code in AFTERWARDS:
        found = await ended(await ask(message=code))
        assert (found.state in ("declined", "error"), found.error) == (True, code)
    else:
        with pytest.raises(type(told)):
            await ask(message=code)


@pytest.mark.parametrize(
    ("code", "kind"), [("BANKIDCL", PayerStopped), ("TM01", TooLate), ("RP06", PayerBusy), ("DS24", BankSilent), ("XX99", NotPaid)],
)
async def test_codes_are_told_apart(code: str, kind: type[errors.ProviderError]) -> None:
    assert type(swish.reason(code)) is kind


@pytest.mark.covers("POS-022")
async def test_a_silent_bank_may_have_paid_after_all(sims: Simulators) -> None:
    behave(sims, "swish", outcome="late_paid")
    payment_id = await ask()
    found = await ended(payment_id)
    assert swish.reason(found.error).maybe_done
    for _ in range(200):
        if (await swish.payment(CLINIC, payment_id)).state == "paid":
            return
        await asyncio.sleep(0.02)
    raise AssertionError("never paid")


@pytest.mark.covers("POS-022")
@pytest.mark.parametrize(("answer", "state"), [("silent", "paid"), ("lost", "paid"), ("deaf", "unknown"), ("broken", "unknown")])
async def test_an_unanswered_request_is_unknown_until_read(sims: Simulators, answer: str, state: str) -> None:
    behave(sims, "swish", answer=answer)
    payment_id = uuid4()
    with pytest.raises(errors.OutcomeUnknown):
        await ask(payment_id=payment_id)
    assert (await ended(payment_id)).state == state


async def test_the_same_request_is_never_made_twice(sims: Simulators) -> None:
    payment_id = await ask()
    with pytest.raises(AlreadyAsked) as again:
        await ask(payment_id=payment_id, payer="+46701234568")
    assert isinstance(again.value, errors.OutcomeUnknown)
    assert len(seen(sims)["swish"]) == 1


async def test_a_payer_has_one_request_at_a_time(sims: Simulators) -> None:
    behave(sims, "swish", outcome="manual")
    await ask()
    with pytest.raises(PayerBusy):
        await ask()
    await ask(payer="+46701234569")


async def test_wrong_requests_are_named(sims: Simulators) -> None:
    with pytest.raises(WrongRequest):
        await swish.request(CLINIC, payment_id=uuid4(), amount=100, reference="R1", message="", callback_url="http://clinic.example/x")
    with pytest.raises(WrongRequest):
        await ask(message="<b>")
    assert seen(sims)["swish"] == []


async def test_withdrawing_and_withdrawing_too_late(sims: Simulators) -> None:
    behave(sims, "swish", outcome="manual")
    payment_id = await ask()
    assert (await swish.cancel(CLINIC, payment_id)).state == "cancelled"
    payment_id = await ask()
    post(f"{sims.url}/api/swish/{payment_id.hex.upper()}/approve")
    assert (await swish.cancel(CLINIC, payment_id)).state == "paid"
    with pytest.raises(PaymentUnknown):
        await swish.cancel(CLINIC, uuid4())


@pytest.mark.covers("POS-032")
async def test_refunds_in_part_up_to_what_remains() -> None:
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
