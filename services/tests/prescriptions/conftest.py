"""A clinic with a prescriber, a simulator that speaks BankID, and prescribers who act."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from clinic.accounts.prescribers import service as prescribers
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.settings import settings
from clinic.providers import bankid as provider
from tests.acting import Acting
from tests.simulators.running import simulators

PERSON = "199008072390"


class Phone:
    """The person with the BankID app."""

    def __init__(self, url: str) -> None:
        self.url = f"{url}/bankid"

    async def post(self, path: str, body: dict[str, Any]) -> httpx.Response:
        async with httpx.AsyncClient() as http:
            return await http.post(f"{self.url}/{path}", json=body)

    async def orders(self) -> list[dict[str, Any]]:
        async with httpx.AsyncClient() as http:
            return (await http.get(f"{self.url}/orders")).json()["orders"]

    async def scan(self, text: str, person: str = "") -> dict[str, Any]:
        answer = await self.post("scan", {"text": text, "personal_number": person})
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def press(self, ref: str, what: str) -> None:
        assert (await self.post(f"orders/{ref}/press", {"what": what})).status_code == 200


@pytest.fixture(scope="session")
def _running() -> Iterator[Any]:
    with simulators() as running:
        yield running


@pytest.fixture
async def phone(_running: Any, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Phone]:
    """The simulator, as the app's BankID."""
    monkeypatch.setattr(settings(), "bankid_url", f"{_running.url}/bankid/rp/v6.0")
    provider.bankid.cache_clear()
    yield Phone(_running.url)
    await provider.bankid().close()
    provider.bankid.cache_clear()


@dataclass
class Doctor:
    """A prescriber who acts."""

    row: Any
    acting: Acting

    async def sign(self, phone: Phone, *ids: str) -> dict[str, Any]:
        """From the request to the signature, as the screen does it."""
        order = (await self.acting.post("/api/v3/prescriptions/sign", json={"ids": list(ids)})).json()["data"]
        qr = (await self.acting.get("/api/bankid/generate-qr", params={"order_ref": order["order_ref"]})).json()["data"]["qr"]
        await phone.press((await phone.scan(qr))["ref"], "sign")
        return await self.collect(order["order_ref"])

    async def collect(self, order_ref: str) -> dict[str, Any]:
        return (await self.acting.post("/api/bankid/collect-order", json={"order_ref": order_ref})).json()["data"]


@pytest.fixture
async def doctor_at(app: Any, make: Any) -> AsyncIterator[Callable[..., Awaitable[Doctor]]]:
    """Makes a prescriber who has joined the clinics given: `await doctor_at(company, …)`."""
    opened: list[httpx.AsyncClient] = []

    async def join(*companies: Any, **fields: Any) -> Doctor:
        row, token = await make.prescriber(**{"personal_id": PERSON, **fields})
        for company in companies:
            async with unit(Context.system(company.id)) as session:
                await prescribers.join(session, await prescribers.person(session, row.id), f"{row.id}@people.test", "external")
        http = httpx.AsyncClient(transport=httpx.ASGITransport(app=app, raise_app_exceptions=False), base_url="http://test")
        opened.append(http)
        return Doctor(row, await Acting(http).signed_in(token))

    yield join
    for http in opened:
        await http.aclose()
