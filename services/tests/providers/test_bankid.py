"""The BankID client against the stand-in, over a socket: RP v6 as it is, and a sentence for each way to fail."""

from collections.abc import AsyncIterator, Iterator

import httpx
import pytest
from fastapi import FastAPI, Response

from clinic.core.context import Context
from clinic.core.db import TransactionOpenError, unit
from clinic.providers import errors as general
from clinic.providers.bankid import AskedFor, BankId, errors, messages, qr_text, start_links
from tests.simulators.running import Simulators, serving, simulators

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


def asked(person: str = "", **more) -> AskedFor:
    return AskedFor(ip="192.0.2.7", visible="Jag förskriver Botox", hidden=b"{}", personal_number=person, **more)


async def press(sims: Simulators, ref: str, what: str) -> None:
    async with httpx.AsyncClient() as http:
        (await http.post(f"{sims.url}/bankid/orders/{ref}/press", json={"what": what})).raise_for_status()


@pytest.mark.parametrize(("seconds", "proof"), [
    (0, "dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8"),
    (1, "949d559bf23403952a94d103e67743126381eda00f0b3cbddbf7c96b1adcbce2"),
    (2, "a9e5ec59cb4eee4ef4117150abc58fad7a85439a6a96ccbecc3668b41795b3f3"),
])
def test_the_animated_code_is_the_published_example(seconds, proof):
    assert qr_text(TOKEN, SECRET, seconds) == f"bankid.{TOKEN}.{seconds}.{proof}"


def test_the_links_that_start_the_app():
    assert start_links("t") == ("bankid:///?autostarttoken=t&redirect=null", "https://app.bankid.com/?autostarttoken=t&redirect=null")
    assert start_links("t", "https://a.se/b?c=d")[1].endswith("&redirect=https%3A%2F%2Fa.se%2Fb%3Fc%3Dd")


@pytest.mark.covers("RXP-006")
async def test_a_signature_is_made_by_the_one_it_is_for_and_collected_once(sims, bankid):
    begun = await bankid.sign(asked(PERSON))
    first = await bankid.collect(begun.order_ref)
    assert (first.status, first.hint) == ("pending", "outstandingTransaction")
    async with httpx.AsyncClient() as http:
        wrong = await http.post(f"{sims.url}/bankid/scan", json={"text": qr_text(begun.qr_start_token, "another", 0)})
        assert wrong.status_code == 404
        scanned = await http.post(f"{sims.url}/bankid/scan", json={"text": qr_text(begun.qr_start_token, begun.qr_start_secret, 0)})
    assert scanned.json()["visible"] == "Jag förskriver Botox"
    assert (await bankid.collect(begun.order_ref)).hint == "userSign"
    await press(sims, begun.order_ref, "sign")
    done = await bankid.collect(begun.order_ref)
    assert done.completion is not None and done.completion.user.personal_number == PERSON
    assert done.completion.signature and done.completion.ocsp_response
    with pytest.raises(errors.NoSuchOrder):
        await bankid.collect(begun.order_ref)


async def test_two_orders_of_one_person_end_both(sims, bankid):
    begun = await bankid.identify(asked("199001012391"))
    with pytest.raises(errors.AlreadyInProgress):
        await bankid.identify(asked("199001012391"))
    ended = await bankid.collect(begun.order_ref)
    assert (ended.status, ended.hint) == ("failed", "cancelled")


@pytest.mark.parametrize(("digit", "hint"), [
    ("5", "userCancel"), ("6", "startFailed"), ("7", "expiredTransaction"), ("8", "certificateErr"),
])
async def test_each_outcome_by_the_last_digit_has_its_message(bankid, digit, hint):
    begun = await bankid.sign(asked("19900101239" + digit))
    found = [await bankid.collect(begun.order_ref) for _ in range(3)][-1]
    assert (found.status, found.hint) == ("failed", hint)
    code = messages.code_of(found.status, found.hint, same_device=False)
    assert messages.text_of(code, "en") != messages.text_of(code, "sv")


async def test_a_phone_order_and_a_cancelled_one(bankid):
    begun = await bankid.phone_sign(asked("199001012392"), caller="RP")
    assert (await bankid.collect(begun.order_ref)).hint == "userCallConfirm"
    await bankid.cancel(begun.order_ref)
    await bankid.cancel(begun.order_ref)
    with pytest.raises(errors.NoSuchOrder):
        await bankid.collect(begun.order_ref)
    assert (await bankid.phone_identify(asked("199001012393"), caller="user")).order_ref


async def test_an_order_nobody_opens_runs_out(sims, bankid):
    begun = await bankid.identify(asked())
    async with httpx.AsyncClient() as http:
        await http.post(f"{sims.url}/bankid/knobs", json={"advance": 31})
    assert (await bankid.collect(begun.order_ref)).hint == "startFailed"


async def test_the_interface_is_as_strict_as_the_real_one(sims):
    base = f"{sims.url}/bankid/rp/v6.0"
    body = b'{"endUserIp":"192.0.2.7"}'
    async with httpx.AsyncClient() as http:
        charset = await http.post(f"{base}/auth", content=body, headers={"Content-Type": "application/json; charset=utf-8"})
        exact = await http.post(f"{base}/auth", content=body, headers={"Content-Type": "application/json"})
        got, lost = await http.get(f"{base}/auth"), await http.post(f"{base}/nothing", json={})
        empty = await http.post(f"{base}/sign", content=body, headers={"Content-Type": "application/json"})
        top = await http.post(f"{base}/auth", json={"endUserIp": "192.0.2.7", "personalNumber": PERSON})
    told = [(one.status_code, one.json().get("errorCode")) for one in (charset, exact, got, lost, empty, top)]
    assert told == [
        (415, "unsupportedMediaType"), (200, None), (405, "methodNotAllowed"), (404, "notFound"), (400, "invalidParameters"),
        (400, "invalidParameters"),
    ]


@pytest.mark.parametrize(("status", "code", "kind"), [
    (400, "invalidParameters", errors.Misused), (401, "unauthorized", general.Denied), (408, "requestTimeout", errors.Unavailable),
    (415, "unsupportedMediaType", errors.Misused), (429, "tooManyRequests", errors.Busy), (500, "internalError", errors.Unavailable),
    (503, "maintenance", errors.Unavailable), (418, "brandNew", errors.Unknown), (404, "notFound", errors.Misused),
    (405, "methodNotAllowed", errors.Misused), (400, "alreadyInProgress", errors.AlreadyInProgress),
])
async def test_each_error_code_has_its_sentence_in_both_languages(status, code, kind):
    app = FastAPI()

    @app.post("/sign")
    async def answer() -> Response:
        return Response(f'{{"errorCode":"{code}","details":"secret detail"}}', status)

    with serving(app) as url:
        client = BankId(url, timeout=QUICK)
        with pytest.raises(kind) as refused:
            await client.sign(asked())
        await client.close()
    en, sv = refused.value.text("en"), refused.value.text("sv")
    assert en != sv and "detail" not in en + sv


async def test_no_call_goes_out_while_a_transaction_is_open(bankid):
    async with unit(Context()) as session:
        await session.connection()
        with pytest.raises(TransactionOpenError):
            await bankid.identify(asked())


def test_texts_that_are_too_long_are_known_before_they_are_sent():
    assert asked().fits("sign") and not AskedFor(ip="1.1.1.1").fits("sign")
    assert not AskedFor(ip="1.1.1.1", visible="x" * 30_001).fits("sign")
    assert not AskedFor(ip="1.1.1.1", visible="x" * 1_200).fits("auth")


def test_every_hint_has_a_message_and_unknown_ones_too():
    hints = ("outstandingTransaction", "noClient", "started", "userMrtd", "userCallConfirm", "userSign", "processing", "brandNew")
    assert [messages.code_of("pending", hint, same_device=False) for hint in hints] == [
        "RFA1", "RFA1", "RFA14", "RFA23", "CALL", "RFA9", "RFA21", "RFA21",
    ]
    assert messages.code_of("pending", "outstandingTransaction", same_device=True) == "RFA13"
    assert messages.code_of("failed", "startFailed", same_device=True) == "RFA17A"
    assert messages.code_of("failed", "startFailed", same_device=False) == "RFA17B"
    assert messages.code_of("failed", "brandNew", same_device=False) == "RFA22"
