"""Webhooks and callbacks are sent twice and repeated until they are accepted; the payments page lists waiting payments."""

import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI, Request, Response

from tests.simulators.server import Simulators, serving, simulators

LOGIN = ("aster", "aster")
SALE = {
    "sessionId": "0f0c6d2a-0000-4000-8000-000000000001", "terminalId": "16000001", "cashRegisterId": "K1", "amount": 500, "currencyCode": "752",
    "merchantReference": "R-1", "isvDetails": {"amount": 1, "merchantId": "clinic"},
}


class Hook:
    """An address that takes deliveries, and what it answers first."""

    def __init__(self) -> None:
        self.got: list[tuple[dict[str, Any], str]] = []
        self.refusals: list[int] = []
        self.url = ""

    def until(self, count: int) -> list[tuple[dict[str, Any], str]]:
        for _ in range(200):
            if len(self.got) >= count:
                return self.got
            time.sleep(0.02)
        raise AssertionError(self.got)


@pytest.fixture
def hook() -> Iterator[Hook]:
    app, hook = FastAPI(), Hook()

    @app.post("/hook")
    async def take(request: Request) -> Response:
        hook.got.append((await request.json(), request.headers.get("callbackIdentifier", "")))
        return Response(status_code=hook.refusals.pop(0) if hook.refusals else 200)

    @app.get("/hook")
    async def key() -> dict[str, str]:
        return {"Key": hook_key[0]}

    hook_key = [""]
    hook.set_key = lambda value: hook_key.__setitem__(0, value)  # type: ignore[attr-defined]
    with serving(app) as url:
        hook.url = f"{url}/hook"
        yield hook


@pytest.fixture
def sims(hook: Hook) -> Iterator[Simulators]:
    with simulators(user_delay_seconds=0.02, viva_webhook_url=hook.url) as running:
        yield running


def viva(sims: Simulators) -> httpx.Client:
    answer = httpx.post(f"{sims.url}/viva/accounts/connect/token", auth=LOGIN, data={"grant_type": "client_credentials"}).json()
    return httpx.Client(base_url=f"{sims.url}/viva/api", headers={"Authorization": f"Bearer {answer['access_token']}"})


def test_viva_sends_each_webhook_twice_without_a_signature(sims: Simulators, hook: Hook) -> None:
    with viva(sims) as api:
        answer = api.post("/ecr/isv/v1/transactions:sale", json=SALE)
        assert (answer.status_code, answer.content) == (200, b"")
        assert api.get(f"/ecr/isv/v1/sessions/{SALE['sessionId']}").status_code in (200, 202)
        deliveries = [one for one, _ in hook.until(4)]
    paid = [one for one in deliveries if one["EventTypeId"] == 1796]
    assert len(paid) == 2
    assert paid[0]["MessageId"] == paid[1]["MessageId"]
    assert paid[0]["EventData"]["Amount"] == 5.0


def test_viva_verifies_a_webhook_address_before_it_is_registered(sims: Simulators, hook: Hook) -> None:
    with viva(sims) as api:
        assert api.post("/isv/v1/webhooks", json={"url": hook.url}).status_code == 400
        hook.set_key(api.get("/isv/v1/webhooks/token").json()["Key"])  # type: ignore[attr-defined]
        assert api.post("/isv/v1/webhooks", json={"url": hook.url}).status_code == 200


def test_viva_refuses_requests_without_a_valid_token(sims: Simulators) -> None:
    assert httpx.post(f"{sims.url}/viva/api/ecr/isv/v1/transactions:sale", json=SALE).status_code == 401
    wrong = httpx.post(f"{sims.url}/viva/accounts/connect/token", auth=("aster", "no"), data={"grant_type": "client_credentials"})
    assert wrong.status_code == 400
    assert httpx.get(f"{sims.url}/viva/www/api/orders/1", auth=("aster:clinic", "no")).status_code == 401


def test_swish_repeats_its_callback_with_the_callers_identifier_until_it_is_accepted(sims: Simulators, hook: Hook) -> None:
    hook.refusals = [500, 503]
    body = {
        "payeeAlias": "1234679304", "amount": "100.00", "currency": "SEK", "callbackUrl": hook.url, "payerAlias": "46701234567", "message": "hej",
        "callbackIdentifier": "x" * 32,
    }
    answer = httpx.put(f"{sims.url}/swish/swish-cpcapi/api/v2/paymentrequests/{'A' * 32}", json=body)
    assert answer.status_code == 201
    assert answer.headers["location"].endswith("/api/v1/paymentrequests/" + "A" * 32)
    deliveries = hook.until(4)
    assert {(one["status"], mark) for one, mark in deliveries} == {("PAID", "x" * 32)}


def test_an_invalid_request_to_the_control_system_gets_its_response_format(sims: Simulators) -> None:
    answer = httpx.post(f"{sims.url}/infrasec/tcs/tcsserver", content=b"<TcsRequest/>")
    assert "<ResponseCode>1</ResponseCode>" in answer.text
    charset = httpx.post(f"{sims.url}/infrasec/idm/api/EnrollCCU.php", content=b"<a/>", headers={"Content-Type": "application/xml; charset=utf-8"})
    assert charset.status_code == 415


def test_the_payments_page_lists_waiting_sessions_and_its_buttons_work(sims: Simulators) -> None:
    for path, has in (("/payments", "payments.js"), ("/static/payments/payments.js", "follow()"), ("/static/payments/texts.js", "Godkänn")):
        reply = httpx.get(sims.url + path)
        assert (reply.status_code, has in reply.text) == (200, True)
    assert httpx.get(f"{sims.url}/static/money/secret").status_code == 404
    httpx.put(f"{sims.url}/api/faults/viva/16000001", json={"outcome": "manual", "times": 1}).raise_for_status()
    with viva(sims) as api:
        api.post("/ecr/isv/v1/transactions:sale", json=SALE)
        shown = httpx.get(f"{sims.url}/api/payments").json()
        assert (shown["sessions"][0]["state"], shown["faults"]) == ("waiting", [])
        pressed = httpx.post(f"{sims.url}/api/viva/sessions/{SALE['sessionId']}/decline").json()
        assert pressed["state"] == "declined"
        assert api.get(f"/ecr/isv/v1/sessions/{SALE['sessionId']}").json()["eventId"] == 1006
    assert httpx.post(f"{sims.url}/api/viva/sessions/nothing/approve").status_code == 404
