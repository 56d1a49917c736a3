"""The simulator of 46elks follows its protocol as far as the SMS client depends on it."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI, Request, Response

from tests.simulators.server import Simulators, serving, simulators

ACCOUNT = ("aster", "aster")


@pytest.fixture
def reports() -> Iterator[tuple[str, list[dict[str, str]], list[int]]]:
    """An address that takes reports, what it got, and the statuses that it answers first."""
    app = FastAPI()
    got: list[dict[str, str]] = []
    refusals: list[int] = []

    @app.post("/hook")
    async def hook(request: Request) -> Response:
        got.append({key: str(value) for key, value in (await request.form()).items()})
        return Response(status_code=refusals.pop(0) if refusals else 204)

    with serving(app) as url:
        yield f"{url}/hook", got, refusals


def send(sims: Simulators, to: str = "+46701740605", **changes: str) -> httpx.Response:
    form = {"from": "Aster", "to": to, "message": "Din kod är 123456"} | changes
    return httpx.post(f"{sims.url}/46elks/a1/sms", data=form, auth=ACCOUNT, timeout=5)


def until(sims: Simulators, to: str, state: str) -> dict[str, Any]:
    for _ in range(100):
        message = sims.messages(to=to)
        if message and message[0]["state"] == state:
            return message[0]
        httpx.get(f"{sims.url}/api/changes?seen=-1")
    raise AssertionError(f"never {state}: {sims.messages(to=to)}")


@pytest.mark.covers("MSG-010")
def test_an_sms_is_accepted_listed_and_reported(
    sims: Simulators, reports: tuple[str, list[dict[str, str]], list[int]]
) -> None:
    address, got, _ = reports
    answer = send(sims, whendelivered=address).json()
    assert answer["status"] == "created"
    assert (answer["from"], answer["to"], answer["direction"]) == ("Aster", "+46701740605", "outgoing")
    assert (answer["parts"], answer["cost"]) == (1, 3500)
    shown = until(sims, "+46 70 174 06 05", "delivered")
    assert (shown["id"], shown["code"], shown["text"]) == (answer["id"], "123456", "Din kod är 123456")
    for _ in range(100):
        if len(got) == 2:
            break
        httpx.get(f"{sims.url}/api/changes?seen=-1")
    assert [(one["id"], one["status"]) for one in got] == [(answer["id"], "sent"), (answer["id"], "delivered")]
    assert got[1]["delivered"].startswith("20")


def test_a_report_is_repeated_until_it_is_accepted(
    sims: Simulators, reports: tuple[str, list[dict[str, str]], list[int]]
) -> None:
    address, got, refusals = reports
    refusals.extend([500, 404])
    send(sims, "+46701749901", whendelivered=address)
    until(sims, "+46701749901", "failed")
    for _ in range(100):
        if len(got) == 4:
            break
        httpx.get(f"{sims.url}/api/changes?seen=-1")
    assert [one["status"] for one in got] == ["sent", "sent", "sent", "failed"]


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({"to": "+46701749903"}, 402),
        ({"to": "+46701749905"}, 500),
        ({"to": "+46701749906"}, 400),
        ({"to": "+46701749907"}, 403),
        ({"to": "0701740605"}, 400),
        ({"from": "1clinic"}, 400),
        ({"from": "TooLongASender"}, 400),
        ({"message": ""}, 400),
    ],
)
def test_a_refused_sms_is_not_sent(sims: Simulators, form: dict[str, str], status: int) -> None:
    assert send(sims, **form).status_code == status
    assert sims.messages() == []


def test_only_the_accounts_credentials_may_send(sims: Simulators) -> None:
    form = {"from": "Aster", "to": "+46701740605", "message": "hej"}
    for auth in (None, ("aster", "wrong"), ("aster", "")):
        assert httpx.post(f"{sims.url}/46elks/a1/sms", data=form, auth=auth).status_code == 401
    assert sims.messages() == []


def test_an_sms_is_delivered_at_the_second_attempt_and_a_dry_run_sends_none(sims: Simulators) -> None:
    assert [send(sims, "+46701749908").status_code for _ in range(2)] == [500, 200]
    assert len(sims.messages()) == 1
    tried = send(sims, "+46701740606", dryrun="yes").json()
    assert tried["estimated_cost"] == 3500
    assert "id" not in tried
    assert len(sims.messages()) == 1


def test_messages_survive_a_restart_and_their_number_is_limited(tmp_path: Any) -> None:
    path = tmp_path / "state" / "messages.jsonl"
    with simulators(path, max_messages=3) as sims:
        for number in range(5):
            send(sims, f"+4670174061{number}")
        until(sims, "+46701740614", "delivered")
    path.write_text(path.read_text() + '{"id": "cut off by a cra')
    with simulators(path, max_messages=3) as sims:
        assert [one["to"][-2:] for one in sims.messages()] == ["14", "13", "12"]
        send(sims, "+46701740615")
        assert sims.messages()[0]["seq"] == 6
        sims.reset()
    with simulators(path, max_messages=3) as sims:
        assert sims.messages() == []
