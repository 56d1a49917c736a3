"""Fixtures: the BankID simulator as the prescriber's app, and signed-in prescribers."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from clinic.accounts.prescribers import service as prescribers
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.prescriptions.request_data import start_signing
from tests.support.bankid import BankIdApp, bankid_app, bankid_simulator
from tests.support.http_client import ApiClient

PERSONAL_ID = "199008072390"
__all__ = ["bankid_app", "bankid_simulator"]


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
