"""Fixtures: checkout against simulators of the card terminals' provider and of the control system, on real sockets."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import text, update

from clinic.core.clock import now
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.pos.models import Receipt
from clinic.pos.sale_process import poller, state
from tests.factories.pos import POS_API
from tests.providers.payment_clients import payment_simulators, pointed_at, reset_simulators
from tests.simulators.server import Simulators


@pytest.fixture(scope="package")
def sims() -> Iterator[Simulators]:
    with payment_simulators(user_delay_seconds=0) as running:
        yield running


@pytest.fixture(autouse=True)
async def connect_simulators(sims: Simulators, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Point the application at the simulators, and shorten its polling and retry intervals."""
    reset_simulators(sims)
    for name, value in {
        "CARD_POLL_SECONDS": 0.05, "CARD_SLOW_POLL_SECONDS": 0.1, "REVERSAL_RETRY_SECONDS": (0.1,), "REGISTRATION_RETRY_SECONDS": (0.05, 0.1),
    }.items():
        monkeypatch.setattr(state, name, value)
    async with pointed_at(sims, monkeypatch, timeout_seconds=1.0):
        yield


def set_registration_limit(monkeypatch: pytest.MonkeyPatch, seconds: float, *, charged: float | None = None) -> None:
    """Set how long registration is tried before a sale fails; `charged` after a card was charged, where it differs."""
    monkeypatch.setattr(state, "REGISTRATION_LIMIT_SECONDS", seconds)
    monkeypatch.setattr(state, "REGISTRATION_LIMIT_CHARGED_SECONDS", seconds if charged is None else charged)


class Cashier:
    """A member of staff who sells at a register of `clinic` and waits for the results."""

    def __init__(self, staff: Any, clinic: Any) -> None:
        self.staff, self.clinic = staff, clinic

    async def sell(self, *lines: dict[str, Any], pay: Any = "cash", **fields: Any) -> dict[str, Any]:
        """Make a sale and return its receipt once it has ended."""
        return await self.wait_until_ended(await self.start_sale(*lines, pay=pay, **fields))

    async def start_sale(self, *lines: dict[str, Any], pay: Any = "cash", **fields: Any) -> str:
        """Start a sale and return its receipt's id."""
        response = await self.staff.post(f"{POS_API}/payment/store", json=self.clinic.sale_data(*lines, pay=pay, **fields))
        assert response.json()["status"] == "1", response.json()
        return str(response.json()["data"]["id"])

    async def expect_refusal(self, *lines: dict[str, Any], pay: Any = "cash", **fields: Any) -> Any:
        """Try to start a sale that must be refused and return the response's body."""
        response = await self.staff.post(f"{POS_API}/payment/store", json=self.clinic.sale_data(*lines, pay=pay, **fields))
        assert response.json()["status"] == "0", response.json()
        return response.json()

    async def get_receipt(self, receipt_id: str) -> dict[str, Any]:
        response = await self.staff.get(f"{POS_API}/receipts/{receipt_id}")
        data: dict[str, Any] = response.json()["data"]
        return data

    async def wait_until_ended(self, receipt_id: str, seconds: float = 10.0) -> dict[str, Any]:
        """Return a receipt once it has ended, running the worker's job in between."""
        for _ in range(int(seconds / 0.05)):
            receipt = await self.get_receipt(receipt_id)
            if receipt["status"] not in {"PENDING", "PROCESSING"}:
                return receipt
            await poller.run_due_sales()
            await asyncio.sleep(0.05)
        raise AssertionError(f"never ended: {receipt['state']} {receipt['status_reason']}")

    async def refund(self, receipt_id: str, amount: int, **fields: Any) -> dict[str, Any]:
        """Refund a sale and return the refund's receipt once it has ended."""
        response = await self.staff.post(f"{POS_API}/receipts/{receipt_id}/refund/store", json={"amount": amount, "reason": "Ångrat köp", **fields})
        assert response.json()["status"] == "1", response.json()
        return await self.wait_until_ended(response.json()["data"]["id"])

    async def get_stock(self, product: int = 0) -> int:
        """Return the stock of a product, by its index in the clinic."""
        async with read_only_transaction(self.context) as session:
            query = text("SELECT stock FROM product WHERE id = :id")
            return int((await session.execute(query, {"id": self.clinic.products[product].id})).scalar_one())

    async def get_x_report(self) -> dict[str, Any]:
        """Return the report of the register's open day."""
        response = await self.staff.get(f"{POS_API}/report/current", params={"register_id": str(self.clinic.register.id)})
        data: dict[str, Any] = response.json()["data"]
        return data

    @property
    def context(self) -> Context:
        """The system's context in this clinic."""
        return Context.system(self.clinic.company.id)

    async def expire_lease(self, receipt_id: str) -> None:
        """Make a receipt due, as when the process that worked on it has died and its lease has expired."""
        async with transaction(self.context) as session:
            expired_at = now() - timedelta(seconds=1)
            await session.execute(update(Receipt).where(Receipt.id == UUID(receipt_id)).values(next_attempt_at=expired_at))


@pytest.fixture
async def cashier(no_open_sales: None, as_staff: Any, factory: Any) -> Cashier:
    clinic = await factory.pos_clinic()
    return Cashier(await as_staff("user", company=clinic.company), clinic)
