"""Viva clients against the simulator: every outcome of a card payment has its state, also an unknown one."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from uuid import UUID, uuid4

import httpx
import pytest

from clinic.core.settings import settings
from clinic.providers import errors, viva
from clinic.providers.viva import checkout, terminal
from clinic.providers.viva.client import RENEW_BEFORE_SECONDS, AsyncOAuth2Client, viva as access
from clinic.providers.viva.decline_reasons import BY_EVENT, NoFunds, NotPaid, Stopped, TerminalTimeout
from clinic.providers.viva.errors import (
    PaymentUnknown,
    RefundRefused,
    SessionExists,
    SessionForbidden,
    SessionUnknown,
    TerminalBusy,
    TerminalUnknown,
)
from clinic.providers.viva.types import Account, Session
from tests.providers.payment_clients import behave, payment_simulators, pointed_at, post, read, reset_simulators, seen, until
from tests.simulators.server import Simulators

pytestmark = pytest.mark.anyio
CLINIC = Account("3f0c6d2a-0000-4000-8000-000000000001")
TERMINAL, REGISTER_ID = "16000001", "K1"


@pytest.fixture(scope="module")
def sims() -> Iterator[Simulators]:
    with payment_simulators() as running:
        yield running


@pytest.fixture(autouse=True)
async def connected(sims: Simulators, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    reset_simulators(sims)
    async with pointed_at(sims, monkeypatch):
        yield


async def sell(amount: int = 45000, reference: str = "R-1", at: str = TERMINAL, session_id: UUID | None = None) -> UUID:
    session_id = session_id or uuid4()
    await terminal.sale(CLINIC, session_id=session_id, terminal_id=at, cash_register_id=REGISTER_ID, amount=amount, currency="SEK", reference=reference)
    return session_id


async def ended(session_id: UUID) -> Session:
    for _ in range(100):
        session = await terminal.session(CLINIC, session_id)
        if session.state not in ("running", "unknown"):
            return session
        await asyncio.sleep(0.02)
    raise AssertionError("it never ended")


@pytest.mark.covers("POS-022")
async def test_a_sale_is_running_until_it_is_paid(sims: Simulators) -> None:
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
    ("reference", "state", "error_class"),
    [("decline-1", "declined", NotPaid), ("funds-1", "declined", NoFunds), ("abort-1", "aborted", Stopped), ("timeout-1", "declined", TerminalTimeout)],
)
async def test_each_outcome_has_its_state_and_its_error_text(reference: str, state: str, error_class: type[NotPaid]) -> None:
    session = await ended(await sell(reference=reference))
    error = viva.decline_error(session.event_id)
    assert session.state == state
    assert isinstance(error, error_class)
    assert error.text("en") != error.text("sv")


async def test_an_id_that_contains_the_name_of_an_outcome_does_not_select_it() -> None:
    assert (await ended(await sell(reference="01a2052a-7c83-7378-8ab8-d53c1edbdeaf"))).state == "paid"


async def test_amounts_that_the_demo_declines_are_declined_at_the_terminal_too() -> None:
    assert isinstance(viva.decline_error((await ended(await sell(amount=9951))).event_id), NoFunds)


@pytest.mark.covers("POS-022")
@pytest.mark.parametrize("fault", ["done_no_reply", "slow", "done_502"])
async def test_a_sale_whose_response_is_lost_is_read_by_its_session(sims: Simulators, fault: str) -> None:
    behave(sims, "viva", fault=fault)
    session_id = uuid4()
    with pytest.raises(errors.OutcomeUnknown) as unknown:
        await sell(session_id=session_id)
    assert unknown.value.outcome_unknown
    assert (await ended(session_id)).state == "paid"
    assert len(seen(sims)["sessions"]) == 1


@pytest.mark.covers("POS-022")
@pytest.mark.parametrize("fault", ["not_done_no_reply", "error_500"])
async def test_a_sale_that_never_began_has_an_unknown_outcome_until_its_session_is_read(sims: Simulators, fault: str) -> None:
    behave(sims, "viva", fault=fault)
    session_id = uuid4()
    with pytest.raises(errors.OutcomeUnknown):
        await sell(session_id=session_id)
    assert (await terminal.session(CLINIC, session_id)).state == "unknown"
    assert seen(sims)["sessions"] == []


async def test_a_sale_that_could_not_be_sent_has_a_known_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    access().url = "http://127.0.0.1:9"
    with pytest.raises(errors.Unreachable) as refused:
        await sell()
    assert not refused.value.outcome_unknown


async def test_a_repeated_session_id_is_refused(sims: Simulators) -> None:
    session_id = await sell()
    await ended(session_id)
    with pytest.raises(SessionExists) as taken:
        await sell(session_id=session_id)
    assert isinstance(taken.value, errors.OutcomeUnknown)
    assert len(seen(sims)["sessions"]) == 1


async def test_each_refusal_of_the_terminal_has_its_error(sims: Simulators) -> None:
    with pytest.raises(TerminalUnknown):
        await sell(at="40400000")
    behave(sims, "viva", outcome="manual")
    await sell()
    with pytest.raises(TerminalBusy):
        await sell()
    with pytest.raises(errors.Rejected):
        await sell(amount=1, at="16000002")


@pytest.mark.covers("POS-022")
async def test_only_the_register_that_began_a_sale_aborts_it(sims: Simulators) -> None:
    behave(sims, "viva", outcome="manual")
    session_id = await sell()
    with pytest.raises(SessionForbidden):
        await terminal.abort(CLINIC, session_id, "K2")
    await terminal.abort(CLINIC, session_id, REGISTER_ID)
    assert (await terminal.session(CLINIC, session_id)).state == "aborted"
    await terminal.abort(CLINIC, session_id, REGISTER_ID)  # again: it's stopped already
    with pytest.raises(SessionUnknown):
        await terminal.abort(CLINIC, uuid4(), REGISTER_ID)


@pytest.mark.covers("POS-022")
async def test_a_paid_sale_stays_paid_when_aborted(sims: Simulators) -> None:
    behave(sims, "viva", outcome="too_late")
    session_id = await sell()
    await terminal.abort(CLINIC, session_id, REGISTER_ID)
    assert (await terminal.session(CLINIC, session_id)).state == "paid"


@pytest.mark.covers("POS-032")
async def test_refunds_at_the_terminal(sims: Simulators) -> None:
    sale = await sell()
    await ended(sale)

    async def back(amount: int) -> Session:
        session_id = uuid4()
        await terminal.refund(
            CLINIC, session_id=session_id, parent_session_id=sale, terminal_id=TERMINAL, cash_register_id=REGISTER_ID, amount=amount, currency="SEK",
            reference="R-2",
        )
        return await ended(session_id)

    assert (await back(20000)).state == "paid"
    assert seen(sims)["sessions"][1]["refunded"] == 20000
    with pytest.raises(errors.Rejected) as refused:
        await back(25001)
    assert "remains" in refused.value.details["reason"]


async def test_a_poll_that_fails_raises_a_provider_error(sims: Simulators) -> None:
    session_id = await sell()
    await ended(session_id)
    for fault, kind in (("error_500", errors.ServiceUnavailable), ("done_no_reply", errors.NoAnswer)):
        behave(sims, "viva", read_fault=fault)
        with pytest.raises(kind):
            await terminal.session(CLINIC, session_id)


async def test_the_terminals_of_an_account_are_listed() -> None:
    first, second = await terminal.devices(CLINIC)
    assert first.terminal_id != second.terminal_id
    assert [device.virtual_terminal_id for device in await terminal.devices(CLINIC)] == [first.virtual_terminal_id, second.virtual_terminal_id]


@pytest.mark.parametrize(("status", "body", "kind"), [
    (400, b'{"error":"invalid_client"}', errors.AuthenticationFailed), (401, b"", errors.AuthenticationFailed),
    (429, b"{}", errors.ServiceUnavailable), (500, b"", errors.ServiceUnavailable), (200, b"<html>", errors.ServiceUnavailable),
    (200, b"[]", errors.ServiceUnavailable), (200, b'{"error":"x"}', errors.ServiceUnavailable),
])
async def test_a_response_without_a_token_distinguishes_wrong_credentials_from_an_outage(
    sims: Simulators, monkeypatch: pytest.MonkeyPatch, status: int, body: bytes, kind: type[errors.ProviderError],
) -> None:
    client = access()._client()
    assert isinstance(client, AsyncOAuth2Client)

    async def post(*_: object, **__: object) -> httpx.Response:
        return httpx.Response(status, content=body)

    monkeypatch.setattr(client, "post", post)
    with pytest.raises(kind):
        await terminal.devices(CLINIC)


async def test_a_refused_token_is_renewed_and_a_wrong_secret_is_an_authentication_error(monkeypatch: pytest.MonkeyPatch) -> None:
    await terminal.devices(CLINIC)
    client = access()._client()
    assert isinstance(client, AsyncOAuth2Client)
    client.token = {**client.token, "access_token": "stale"}
    assert await terminal.devices(CLINIC)
    client.token = {**client.token, "access_token": "stale", "expires_at": int(time.time()) + RENEW_BEFORE_SECONDS - 5}
    assert await terminal.devices(CLINIC)
    assert client.token["expires_at"] > time.time() + RENEW_BEFORE_SECONDS
    monkeypatch.setattr(settings(), "viva_client_secret", "wrong")
    await access().close()
    access.cache_clear()
    with pytest.raises(errors.AuthenticationFailed):
        await terminal.devices(CLINIC)


async def test_a_payment_link_is_paid_read_and_refunded(sims: Simulators) -> None:
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


@pytest.mark.parametrize("amount", [9951, 9954, 9920, 9906, 9914, 9957, 9961])
async def test_a_declined_payment_link_can_be_retried(amount: int) -> None:
    order = await checkout.order(CLINIC, amount=amount, currency="sek", reference="R-4", description="x")
    post(order.url, button="pay")
    assert (await checkout.order_state(CLINIC, order.code)).state == "waiting"
    [failed] = await checkout.transactions(CLINIC, order.code)
    assert failed.state == "failed"
    assert (await checkout.transaction(CLINIC, failed.id)).event_id in BY_EVENT


async def test_a_payment_link_expires_or_is_cancelled() -> None:
    order = await checkout.order(CLINIC, amount=30000, currency="sek", reference="R-5", description="x", seconds=0)
    assert (await checkout.order_state(CLINIC, order.code)).state == "expired"
    order = await checkout.order(CLINIC, amount=30000, currency="sek", reference="R-6", description="x")
    await checkout.cancel(CLINIC, order.code)
    assert (await checkout.order_state(CLINIC, order.code)).state == "cancelled"


@pytest.mark.covers("POS-024")
async def test_a_clinic_connects_its_payment_account(sims: Simulators) -> None:
    connection = await viva.accounts.invite("asa@example.org", f"{sims.url}/", "Aster")
    assert (await viva.accounts.get_connection(connection.account_id)).merchant_id == ""
    assert "asa@example.org" in read(connection.redirect_url)
    for button, is_verified, is_rejected in (("wait", False, False), ("refuse", False, True), ("approve", True, False)):
        post(connection.redirect_url, button=button)
        done = await viva.accounts.get_connection(connection.account_id)
        assert (bool(done.merchant_id), done.verified, done.is_rejected) == (True, is_verified, is_rejected), button
    with pytest.raises(PaymentUnknown):
        await viva.accounts.get_connection(str(uuid4()))


async def test_a_webhook_is_parsed_and_its_key_is_fetched() -> None:
    key = await viva.events.key()
    assert key == await viva.events.key()
    event = viva.events.parse_event(b'{"MessageId":"m1","EventTypeId":1796,"EventData":{"TransactionId":"t1","OrderCode":1234567890123456,"MerchantId":"c"}}')
    assert (event.message_id, event.type, event.transaction_id, event.order_code) == ("m1", 1796, "t1", "1234567890123456")
    with pytest.raises(errors.UnexpectedResponse):
        viva.events.parse_event(b"<html>")


async def test_a_session_awaits_approval_across_a_restart_of_the_simulator(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session_id, file = uuid4(), tmp_path / "sims.jsonl"
    with payment_simulators(state_file=file) as first:
        async with pointed_at(first, monkeypatch):
            behave(first, "viva", outcome="manual")
            await sell(session_id=session_id)
    with payment_simulators(state_file=file) as second:
        assert until(second, "sessions", "waiting")["id"] == str(session_id)
        post(f"{second.url}/api/viva/sessions/{session_id}/approve")
        assert until(second, "sessions", "paid")
