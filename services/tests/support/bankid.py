"""Fixtures of the BankID simulator as a person's app; a `conftest.py` imports them."""

from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest

from clinic.core.settings import settings
from clinic.providers import bankid as provider
from tests.simulators.server import simulators
from tests.support.http_client import ApiClient


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

    async def prove_session(self, browser: ApiClient, personal_id: str) -> httpx.Response:
        """Prove the signed-in person of a browser by their BankID, as the dialog does that a record asks with (LAW-001)."""
        started = await browser.post("/api/session/proof/bankid/start-order", json={})
        assert started.status_code == 200, started.text
        order = {"order_ref": started.json()["data"]["order_ref"]}
        await self.sign_pending_order(personal_id)
        assert (await browser.post("/api/bankid/collect-order", json=order)).json()["data"]["state"] == "complete"
        return await browser.post("/api/session/proof/bankid", json=order)


@pytest.fixture(scope="session")
def bankid_simulator() -> Iterator[Any]:
    with simulators() as running:
        yield running


@pytest.fixture
async def bankid_app(bankid_simulator: Any, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[BankIdApp]:
    """The BankID simulator, set as the BankID provider."""
    monkeypatch.setattr(settings(), "bankid_url", f"{bankid_simulator.url}/bankid/rp/v6.0")
    provider.bankid.cache_clear()
    yield BankIdApp(bankid_simulator.url)
    await provider.bankid().close()
    provider.bankid.cache_clear()
