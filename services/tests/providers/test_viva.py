"""The Viva clients against the stand-in: every outcome of a card payment has its state, and what isn't known is said to be unknown."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from uuid import UUID, uuid4

import pytest

from clinic.core.settings import settings
from clinic.providers import errors, viva
from clinic.providers.viva import checkout, terminal
from clinic.providers.viva.client import viva as access
from clinic.providers.viva.errors import (
    NotYours,
    PaymentUnknown,
    RefundRefused,
    SessionTaken,
    SessionUnknown,
    TerminalBusy,
    TerminalUnknown,
)
from clinic.providers.viva.reasons import BY_EVENT, NoFunds, NotPaid, Stopped, TerminalSilent
from clinic.providers.viva.types import Account, Session
from tests.providers.money import as_usual, behave, money_simulators, pointed_at, post, read, seen, until
from tests.simulators.running import Simulators

pytestmark = pytest.mark.anyio
CLINIC = Account("3f0c6d2a-0000-4000-8000-000000000001")
TERMINAL, TILL = "16000001", "K1"


@pytest.fixture(scope="module")
def sims() -> Iterator[Simulators]:
    with money_simulators() as running:
        yield running


@pytest.fixture(autouse=True)
async def connected(sims: Simulators, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    as_usual(sims)
    async with pointed_at(sims, monkeypatch):
        yield


async def sell(amount: int = 45000, reference: str = "R-1", at: str = TERMINAL, session_id: UUID | None = None) -> UUID:
    session_id = session_id or uuid4()
    await terminal.sale(CLINIC, session_id=session_id, terminal_id=at, cash_register_id=TILL, amount=amount, currency="SEK", reference=reference)
    return session_id


async def ended(session_id: UUID) -> Session:
    for _ in range(100):
        found = await terminal.session(CLINIC, session_id)
        if found.state not in ("running", "unknown"):
            return found
        await asyncio.sleep(0.02)
    raise AssertionError("it never ended")


@pytest.mark.covers("POS-022")
async def test_a_sale_runs_and_is_paid(sims: Simulators) -> None:
    behave(sims, "viva", outcome="manual")
    session_id = await sell()
    assert (await terminal.session(CLINIC, session_id)).state == "running"
    post(f"{sims.url}/api/viva/sessions/{session_id}/approve")
    paid = await terminal.session(CLINIC, session_id)
    assert (paid.state, paid.event_id, paid.amount, paid.reference) == ("paid", 0, 45000, "R-1")
    assert paid.card.startswith("476173") and paid.application and paid.authorization and paid.aid
    again = await checkout.transaction(CLINIC, paid.transaction_id)
    assert (again.state, again.amount) == ("paid", 45000)


@pytest.mark.covers("POS-022")
@pytest.mark.parametrize(
    ("reference", "state", "why"),
    [("decline-1", "declined", NotPaid), ("funds-1", "declined", NoFunds), ("abort-1", "aborted", Stopped), ("timeout-1", "declined", TerminalSilent)],
)
async def test_each_outcome_has_its_state_and_its_sentence(reference: str, state: str, why: type[NotPaid]) -> None:
    found = await ended(await sell(reference=reference))
    told = viva.reason(found.event_id)
    assert found.state == state
    assert isinstance(told, why)
    assert told.text("en") != told.text("sv")


async def test_an_id_that_happens_to_spell_a_manner_is_only_an_id() -> None:
    assert (await ended(await sell(reference="01a2052a-7c83-7378-8ab8-d53c1edbdeaf"))).state == "paid"


async def test_amounts_that_the_demo_declines_are_declined_at_the_terminal_too() -> None:
    assert isinstance(viva.reason((await ended(await sell(amount=9951))).event_id), NoFunds)


@pytest.mark.covers("POS-022")
@pytest.mark.parametrize("answer", ["silent", "slow", "lost"])
async def test_a_sale_whose_answer_is_lost_may_have_been_made_and_can_be_asked_for(sims: Simulators, answer: str) -> None:
    behave(sims, "viva", answer=answer)
    session_id = uuid4()
    with pytest.raises(errors.OutcomeUnknown) as unknown:
        await sell(session_id=session_id)
    assert unknown.value.maybe_done
    assert (await ended(session_id)).state == "paid"
    assert len(seen(sims)["sessions"]) == 1


@pytest.mark.covers("POS-022")
@pytest.mark.parametrize("answer", ["deaf", "broken"])
async def test_a_sale_that_never_began_looks_the_same_until_it_is_asked_for(sims: Simulators, answer: str) -> None:
    behave(sims, "viva", answer=answer)
    session_id = uuid4()
    with pytest.raises(errors.OutcomeUnknown):
        await sell(session_id=session_id)
    assert (await terminal.session(CLINIC, session_id)).state == "unknown"
    assert seen(sims)["sessions"] == []


async def test_a_sale_that_never_went_out_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    access().url = "http://127.0.0.1:9"
    with pytest.raises(errors.Unreachable) as refused:
        await sell()
    assert not refused.value.maybe_done


async def test_the_same_session_is_never_begun_twice(sims: Simulators) -> None:
    session_id = await sell()
    await ended(session_id)
    with pytest.raises(SessionTaken) as taken:
        await sell(session_id=session_id)
    assert isinstance(taken.value, errors.OutcomeUnknown)
    assert len(seen(sims)["sessions"]) == 1


async def test_refusals_of_the_terminal_have_their_names(sims: Simulators) -> None:
    with pytest.raises(TerminalUnknown):
        await sell(at="40400000")
    behave(sims, "viva", outcome="manual")
    await sell()
    with pytest.raises(TerminalBusy):
        await sell()
    with pytest.raises(errors.Rejected):
        await sell(amount=1, at="16000002")


@pytest.mark.covers("POS-022")
async def test_stopping(sims: Simulators) -> None:
    behave(sims, "viva", outcome="manual")
    session_id = await sell()
    with pytest.raises(NotYours):
        await terminal.abort(CLINIC, session_id, "K2")
    await terminal.abort(CLINIC, session_id, TILL)
    assert (await terminal.session(CLINIC, session_id)).state == "aborted"
    await terminal.abort(CLINIC, session_id, TILL)  # again: it's stopped already
    with pytest.raises(SessionUnknown):
        await terminal.abort(CLINIC, uuid4(), TILL)


@pytest.mark.covers("POS-022")
async def test_stopping_too_late_shows_the_sale_as_paid(sims: Simulators) -> None:
    behave(sims, "viva", outcome="too_late")
    session_id = await sell()
    await terminal.abort(CLINIC, session_id, TILL)
    assert (await terminal.session(CLINIC, session_id)).state == "paid"


@pytest.mark.covers("POS-032")
async def test_refunds_at_the_terminal(sims: Simulators) -> None:
    sale = await sell()
    await ended(sale)

    async def back(amount: int) -> Session:
        session_id = uuid4()
        await terminal.refund(
            CLINIC, session_id=session_id, parent_session_id=sale, terminal_id=TERMINAL, cash_register_id=TILL, amount=amount, currency="SEK",
            reference="R-2",
        )
        return await ended(session_id)

    assert (await back(20000)).state == "paid"
    assert seen(sims)["sessions"][1]["refunded"] == 20000
    with pytest.raises(errors.Rejected) as refused:
        await back(25001)
    assert "remains" in refused.value.facts["reason"]


async def test_a_poll_that_fails_is_asked_again_and_says_nothing(sims: Simulators) -> None:
    session_id = await sell()
    await ended(session_id)
    for manner, kind in (("broken", errors.Failing), ("silent", errors.NoAnswer)):
        behave(sims, "viva", read=manner)
        with pytest.raises(kind):
            await terminal.session(CLINIC, session_id)


async def test_the_accounts_terminals() -> None:
    first, second = await terminal.devices(CLINIC)
    assert first.terminal_id != second.terminal_id
    assert [one.virtual_terminal_id for one in await terminal.devices(CLINIC)] == [first.virtual_terminal_id, second.virtual_terminal_id]


async def test_a_refused_token_is_fetched_again_and_a_wrong_secret_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    await terminal.devices(CLINIC)
    assert access().auth
    access().auth.token = "stale"  # type: ignore[union-attr]
    assert await terminal.devices(CLINIC)
    monkeypatch.setattr(settings(), "viva_client_secret", "wrong")
    await access().close()
    access.cache_clear()
    with pytest.raises(errors.Denied):
        await terminal.devices(CLINIC)


@pytest.mark.covers("POS-021", "POS-025")
async def test_a_payment_link_is_paid_and_read_again_and_given_back(sims: Simulators) -> None:
    order = await checkout.order(CLINIC, amount=30000, currency="sek", reference="R-3", description="Klinik Åkern", email="asa@example.org")
    assert (await checkout.order_state(CLINIC, order.code)).state == "waiting"
    assert "Klinik Åkern" in read(order.url)
    post(order.url, button="pay")
    assert (await checkout.order_state(CLINIC, order.code)).state == "paid"
    [paid] = await checkout.transactions(CLINIC, order.code)
    assert (paid.state, paid.amount, paid.reference) == ("paid", 30000, "R-3")
    assert await checkout.refund(CLINIC, paid.id, 10000)
    with pytest.raises(RefundRefused):
        await checkout.refund(CLINIC, paid.id, 20001)
    with pytest.raises(PaymentUnknown):
        await checkout.transaction(CLINIC, str(uuid4()))


@pytest.mark.covers("POS-021")
@pytest.mark.parametrize("amount", [9951, 9954, 9920, 9906, 9914, 9957, 9961])
async def test_a_declined_payment_link_can_be_tried_again(amount: int) -> None:
    order = await checkout.order(CLINIC, amount=amount, currency="sek", reference="R-4", description="x")
    post(order.url, button="pay")
    assert (await checkout.order_state(CLINIC, order.code)).state == "waiting"
    [failed] = await checkout.transactions(CLINIC, order.code)
    assert failed.state == "failed"
    assert (await checkout.transaction(CLINIC, failed.id)).event_id in BY_EVENT


@pytest.mark.covers("POS-025")
async def test_a_link_has_an_end() -> None:
    order = await checkout.order(CLINIC, amount=30000, currency="sek", reference="R-5", description="x", seconds=0)
    assert (await checkout.order_state(CLINIC, order.code)).state == "expired"
    order = await checkout.order(CLINIC, amount=30000, currency="sek", reference="R-6", description="x")
    await checkout.cancel(CLINIC, order.code)
    assert (await checkout.order_state(CLINIC, order.code)).state == "cancelled"


@pytest.mark.covers("POS-024")
async def test_a_clinic_connects(sims: Simulators) -> None:
    begun = await viva.accounts.invite("asa@example.org", f"{sims.url}/", "Aster")
    assert (await viva.accounts.connected(begun.account_id)).merchant_id == ""
    read(begun.redirect_url)
    done = await viva.accounts.connected(begun.account_id)
    assert done.merchant_id and done.verified


async def test_a_webhook_is_read_and_its_key_is_known() -> None:
    key = await viva.events.key()
    assert key == await viva.events.key()
    told = viva.events.told(b'{"MessageId":"m1","EventTypeId":1796,"EventData":{"TransactionId":"t1","OrderCode":1234567890123456,"MerchantId":"c"}}')
    assert (told.message_id, told.type, told.transaction_id, told.order_code) == ("m1", 1796, "t1", "1234567890123456")
    with pytest.raises(errors.Unreadable):
        viva.events.told(b"<html>")


async def test_a_session_waits_for_its_person_also_over_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session_id, file = uuid4(), tmp_path / "sims.jsonl"
    with money_simulators(state_file=file) as first:
        async with pointed_at(first, monkeypatch):
            behave(first, "viva", outcome="manual")
            await sell(session_id=session_id)
    with money_simulators(state_file=file) as second:
        assert until(second, "sessions", "waiting")["id"] == str(session_id)
        post(f"{second.url}/api/viva/sessions/{session_id}/approve")
        assert until(second, "sessions", "paid")
