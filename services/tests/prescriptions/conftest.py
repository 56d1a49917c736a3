"""Fixtures: the BankID simulator as the prescriber's app, and signed-in prescribers."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from clinic.accounts.prescribers import service as prescribers
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings
from clinic.providers import bankid as provider
from tests.prescriptions.request_data import start_signing
from tests.simulators.server import simulators
from tests.support.http_client import ApiClient

PERSONAL_ID = "199008072390"


class BankIdApp:
    """The person with the BankID app, by the simulator's control API."""

    def __init__(self, url: str) -> None:
        self.url = f"{url}/bankid"

    async def post(self, path: str, body: dict[str, Any]) -> httpx.Response:
        async with httpx.AsyncClient() as http:
            return await http.post(f"{self.url}/{path}", json=body)

    async def orders(self) -> list[dict[str, Any]]:
        async with httpx.AsyncClient() as http:
            return (await http.get(f"{self.url}/orders")).json()["orders"]

    async def pending_orders(self, personal_id: str) -> list[dict[str, Any]]:
        return [order for order in await self.orders() if order["person"] == personal_id and order["state"] == "pending"]

    async def scan(self, text: str, person: str = "") -> dict[str, Any]:
        response = await self.post("scan", {"text": text, "personal_number": person})
        assert response.status_code == 200, response.text
        return response.json()

    async def press(self, ref: str, action: str) -> None:
        assert (await self.post(f"orders/{ref}/action", {"action": action})).status_code == 200

    async def sign_pending_order(self, personal_id: str) -> None:
        """Open and sign the one order that is pending in the person's app."""
        [order] = await self.pending_orders(personal_id)
        await self.press(order["ref"], "open")
        await self.press(order["ref"], "sign")


@pytest.fixture(scope="session")
def _running() -> Iterator[Any]:
    with simulators() as running:
        yield running


@pytest.fixture
async def bankid_app(_running: Any, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[BankIdApp]:
    """The BankID simulator, set as the BankID provider."""
    monkeypatch.setattr(settings(), "bankid_url", f"{_running.url}/bankid/rp/v6.0")
    provider.bankid.cache_clear()
    yield BankIdApp(_running.url)
    await provider.bankid().close()
    provider.bankid.cache_clear()


@dataclass
class SignedInPrescriber:
    """A prescriber's row and their signed-in HTTP client."""

    row: Any
    api: ApiClient

    async def sign(self, bankid_app: BankIdApp, *ids: str) -> dict[str, Any]:
        """Sign the requests with BankID as the screen does it, and return the completed order."""
        order = await start_signing(self, *ids)
        qr = (await self.api.get("/api/bankid/generate-qr", params={"order_ref": order["order_ref"]})).json()["data"]["qr"]
        await bankid_app.press((await bankid_app.scan(qr))["ref"], "sign")
        return await self.collect(order["order_ref"])

    async def collect(self, order_ref: str) -> dict[str, Any]:
        return (await self.api.post("/api/bankid/collect-order", json={"order_ref": order_ref})).json()["data"]


@pytest.fixture
async def prescriber_at(app: Any, factory: Any) -> AsyncIterator[Callable[..., Awaitable[SignedInPrescriber]]]:
    """Create a signed-in prescriber who has joined the given clinics: `await prescriber_at(company, …)`."""
    http_clients: list[httpx.AsyncClient] = []

    async def create(*companies: Any, **fields: Any) -> SignedInPrescriber:
        row, token = await factory.prescriber(**{"personal_id": PERSONAL_ID, **fields})
        for company in companies:
            async with transaction(Context.system(company.id)) as session:
                await prescribers.add_prescriber(session, await prescribers.get_prescriber(session, row.id), f"{row.id}@people.test", "external")
        http = httpx.AsyncClient(transport=httpx.ASGITransport(app=app, raise_app_exceptions=False), base_url="http://test")
        http_clients.append(http)
        return SignedInPrescriber(row, await ApiClient(http).use_session(token))

    yield create
    for http in http_clients:
        await http.aclose()
