"""BankID client against the simulator, over a socket: the protocol RP v6, and a text for each error."""

from collections.abc import AsyncIterator, Iterator

import httpx
import pytest
from fastapi import FastAPI, Response

from clinic.core.database.session import TransactionOpenError, transaction
from clinic.core.database.tenant_context import Context
from clinic.providers import errors as general
from clinic.providers.bankid import BankId, OrderRequest, errors, messages, qr_text, start_links
from tests.simulators.server import Simulators, serving, simulators

pytestmark = pytest.mark.anyio
QUICK = httpx.Timeout(0.8)
TOKEN, SECRET = "67df3917-fa0d-44e5-b327-edcc928297f8", "d28db9a7-4cde-429e-a983-359be676944c"
PERSON = "199008072390"


@pytest.fixture(scope="module")
def sims() -> Iterator[Simulators]:
    with simulators() as running:
        yield running


@pytest.fixture
async def bankid(sims: Simulators) -> AsyncIterator[BankId]:
    client = BankId(f"{sims.url}/bankid/rp/v6.0", timeout=QUICK)
    yield client
    await client.close()


def order(person: str = "", **more) -> OrderRequest:
    return OrderRequest(ip="192.0.2.7", visible="Jag förskriver Botox", non_visible=b"{}", personal_number=person, **more)


async def press(sims: Simulators, ref: str, action: str) -> None:
    async with httpx.AsyncClient() as http:
        (await http.post(f"{sims.url}/bankid/orders/{ref}/action", json={"action": action})).raise_for_status()


@pytest.mark.parametrize(("seconds", "proof"), [
    (0, "dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8"),
    (1, "949d559bf23403952a94d103e67743126381eda00f0b3cbddbf7c96b1adcbce2"),
    (2, "a9e5ec59cb4eee4ef4117150abc58fad7a85439a6a96ccbecc3668b41795b3f3"),
])
def test_the_animated_qr_code_equals_the_published_example(seconds, proof):
    assert qr_text(TOKEN, SECRET, seconds) == f"bankid.{TOKEN}.{seconds}.{proof}"


def test_links_that_start_the_bankid_app():
    assert start_links("t") == ("bankid:///?autostarttoken=t&redirect=null", "https://app.bankid.com/?autostarttoken=t&redirect=null")
    assert start_links("t", "https://a.se/b?c=d")[1].endswith("&redirect=https%3A%2F%2Fa.se%2Fb%3Fc%3Dd")


@pytest.mark.covers("RXP-006")
async def test_a_signature_requires_the_named_person_and_is_collected_once(sims, bankid):
    started = await bankid.sign(order(PERSON))
    first = await bankid.collect(started.order_ref)
    assert (first.status, first.hint) == ("pending", "outstandingTransaction")
    async with httpx.AsyncClient() as http:
        wrong = await http.post(f"{sims.url}/bankid/scan", json={"text": qr_text(started.qr_start_token, "another", 0)})
        assert wrong.status_code == 404
        scanned = await http.post(f"{sims.url}/bankid/scan", json={"text": qr_text(started.qr_start_token, started.qr_start_secret, 0)})
    assert scanned.json()["visible"] == "Jag förskriver Botox"
    assert (await bankid.collect(started.order_ref)).hint == "userSign"
    await press(sims, started.order_ref, "sign")
    done = await bankid.collect(started.order_ref)
    assert done.completion is not None and done.completion.user.personal_number == PERSON
    assert done.completion.signature and done.completion.ocsp_response
    with pytest.raises(errors.NoSuchOrder):
        await bankid.collect(started.order_ref)


async def test_a_second_order_of_a_person_cancels_both(sims, bankid):
    started = await bankid.identify(order("199001012391"))
    with pytest.raises(errors.AlreadyInProgress):
        await bankid.identify(order("199001012391"))
    ended = await bankid.collect(started.order_ref)
    assert (ended.status, ended.hint) == ("failed", "cancelled")


@pytest.mark.parametrize(("digit", "hint"), [
    ("5", "userCancel"), ("6", "startFailed"), ("7", "expiredTransaction"), ("8", "certificateErr"),
])
async def test_each_outcome_by_the_last_digit_has_its_message(bankid, digit, hint):
    started = await bankid.sign(order("19900101239" + digit))
    status = [await bankid.collect(started.order_ref) for _ in range(3)][-1]
    assert (status.status, status.hint) == ("failed", hint)
    code = messages.code_of(status.status, status.hint, same_device=False)
    assert messages.text_of(code, "en") != messages.text_of(code, "sv")


async def test_a_phone_order_can_be_started_and_cancelled(bankid):
    started = await bankid.phone_sign(order("199001012392"), caller="RP")
    assert (await bankid.collect(started.order_ref)).hint == "userCallConfirm"
    await bankid.cancel(started.order_ref)
    await bankid.cancel(started.order_ref)
    with pytest.raises(errors.NoSuchOrder):
        await bankid.collect(started.order_ref)
    assert (await bankid.phone_identify(order("199001012393"), caller="user")).order_ref


async def test_an_order_that_is_not_opened_expires(sims, bankid):
    started = await bankid.identify(order())
    async with httpx.AsyncClient() as http:
        await http.post(f"{sims.url}/bankid/controls", json={"advance": 31})
    assert (await bankid.collect(started.order_ref)).hint == "startFailed"


async def test_the_simulator_refuses_requests_that_bankid_refuses(sims):
    base = f"{sims.url}/bankid/rp/v6.0"
    body = b'{"endUserIp":"192.0.2.7"}'
    async with httpx.AsyncClient() as http:
        charset = await http.post(f"{base}/auth", content=body, headers={"Content-Type": "application/json; charset=utf-8"})
        exact = await http.post(f"{base}/auth", content=body, headers={"Content-Type": "application/json"})
        got, lost = await http.get(f"{base}/auth"), await http.post(f"{base}/nothing", json={})
        empty = await http.post(f"{base}/sign", content=body, headers={"Content-Type": "application/json"})
        top = await http.post(f"{base}/auth", json={"endUserIp": "192.0.2.7", "personalNumber": PERSON})
    replies = [(reply.status_code, reply.json().get("errorCode")) for reply in (charset, exact, got, lost, empty, top)]
    assert replies == [
        (415, "unsupportedMediaType"), (200, None), (405, "methodNotAllowed"), (404, "notFound"), (400, "invalidParameters"),
        (400, "invalidParameters"),
    ]


@pytest.mark.parametrize(("status", "code", "kind"), [
    (400, "invalidParameters", errors.InvalidCall), (401, "unauthorized", general.AuthenticationFailed), (408, "requestTimeout", errors.Unavailable),
    (415, "unsupportedMediaType", errors.InvalidCall), (429, "tooManyRequests", errors.Busy), (500, "internalError", errors.Unavailable),
    (503, "maintenance", errors.Unavailable), (418, "brandNew", errors.Unknown), (404, "notFound", errors.InvalidCall),
    (405, "methodNotAllowed", errors.InvalidCall), (400, "alreadyInProgress", errors.AlreadyInProgress),
])
async def test_each_error_code_has_its_text_in_both_languages(status, code, kind):
    app = FastAPI()

    @app.post("/sign")
    async def answer() -> Response:
        return Response(f'{{"errorCode":"{code}","details":"secret detail"}}', status)

    with serving(app) as url:
        client = BankId(url, timeout=QUICK)
        with pytest.raises(kind) as refused:
            await client.sign(order())
        await client.close()
    en, sv = refused.value.text("en"), refused.value.text("sv")
    assert en != sv and "detail" not in en + sv


async def test_no_request_is_sent_while_a_transaction_is_open(bankid):
    async with transaction(Context()) as session:
        await session.connection()
        with pytest.raises(TransactionOpenError):
            await bankid.identify(order())


def test_texts_that_are_too_long_are_detected_before_they_are_sent():
    assert order().fits("sign") and not OrderRequest(ip="1.1.1.1").fits("sign")
    assert not OrderRequest(ip="1.1.1.1", visible="x" * 30_001).fits("sign")
    assert not OrderRequest(ip="1.1.1.1", visible="x" * 1_200).fits("auth")


def test_every_hint_has_a_message_also_an_unknown_one():
    hints = ("outstandingTransaction", "noClient", "started", "userMrtd", "userCallConfirm", "userSign", "processing", "brandNew")
    assert [messages.code_of("pending", hint, same_device=False) for hint in hints] == [
        "RFA1", "RFA1", "RFA14", "RFA23", "CALL", "RFA9", "RFA21", "RFA21",
    ]
    assert messages.code_of("pending", "outstandingTransaction", same_device=True) == "RFA13"
    assert messages.code_of("failed", "startFailed", same_device=True) == "RFA17A"
    assert messages.code_of("failed", "startFailed", same_device=False) == "RFA17B"
    assert messages.code_of("failed", "brandNew", same_device=False) == "RFA22"
