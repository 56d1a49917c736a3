"""The till with the card terminals' provider and the control system as they are in life: on sockets, slow, silent, or away."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import select, text, update

from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import read_only, unit
from clinic.pos import jobs
from clinic.pos.models import Receipt
from clinic.pos.sales import ends, moves, registering
from tests.make_till import TILL
from tests.providers.money import as_usual, money_simulators, pointed_at
from tests.simulators.running import Simulators


@pytest.fixture(scope="package")
def sims() -> Iterator[Simulators]:
    with money_simulators(person_seconds=0) as running:
        yield running


@pytest.fixture(autouse=True)
async def connected(sims: Simulators, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """The product asks the simulators, and asks again within moments."""
    as_usual(sims)
    for name, value in {"POLL": 0.05, "SLOW_POLL": 0.1}.items():
        monkeypatch.setattr(moves, name, value)
    monkeypatch.setattr(ends, "RETURN_AGAIN", (0.1,))
    monkeypatch.setattr(registering, "WAITS", (0.05, 0.1))
    async with pointed_at(sims, monkeypatch, patience=1.0):
        yield


class Counter:
    """Somebody at the counter, who sells and sees how it ends."""

    def __init__(self, staff: Any, at: Any) -> None:
        self.staff, self.at = staff, at

    async def sell(self, *lines: dict[str, Any], pay: Any = "cash", **fields: Any) -> dict[str, Any]:
        """Sell, and look until it has ended."""
        return await self.end(await self.begin(*lines, pay=pay, **fields))

    async def begin(self, *lines: dict[str, Any], pay: Any = "cash", **fields: Any) -> str:
        """Begin a sale; its receipt's id."""
        answer = await self.staff.post(f"{TILL}/payment/store", json=self.at.sale(*lines, pay=pay, **fields))
        assert answer.json()["status"] == "1", answer.json()
        return str(answer.json()["data"]["id"])

    async def refused(self, *lines: dict[str, Any], pay: Any = "cash", **fields: Any) -> Any:
        """A sale that isn't begun."""
        answer = await self.staff.post(f"{TILL}/payment/store", json=self.at.sale(*lines, pay=pay, **fields))
        assert answer.json()["status"] == "0", answer.json()
        return answer.json()

    async def see(self, receipt_id: str) -> dict[str, Any]:
        """A receipt as it stands."""
        found = await self.staff.get(f"{TILL}/receipts/{receipt_id}")
        data: dict[str, Any] = found.json()["data"]
        return data

    async def end(self, receipt_id: str, most: float = 10.0) -> dict[str, Any]:
        """A receipt once it has ended, the worker doing its part."""
        for _ in range(int(most / 0.05)):
            found = await self.see(receipt_id)
            if found["state"] not in {"PENDING", "PROCESSING"}:
                return found
            await jobs.look()
            await asyncio.sleep(0.05)
        raise AssertionError(f"never ended: {found['state']} {found['trouble']}")

    async def refund(self, receipt_id: str, amount: int, **fields: Any) -> dict[str, Any]:
        """Pay back, and look until it has ended."""
        answer = await self.staff.post(f"{TILL}/receipts/{receipt_id}/refund/store", json={"amount": amount, **fields})
        assert answer.json()["status"] == "1", answer.json()
        return await self.end(answer.json()["data"]["id"])

    async def stock(self, number: int = 0) -> int:
        """What is on the shelf."""
        async with read_only(self.context) as session:
            return int((await session.execute(text("SELECT stock FROM product WHERE id = :id"), {"id": self.at.products[number].id})).scalar_one())

    @property
    def context(self) -> Context:
        """The system's, in this clinic."""
        return Context.system(self.at.company.id)

    async def receipt(self, receipt_id: str) -> Receipt:
        """The row."""
        async with read_only(self.context) as session:
            found = (await session.scalars(select(Receipt).where(Receipt.id == UUID(receipt_id)))).one()
            session.expunge(found)
        return found

    async def died(self, receipt_id: str) -> None:
        """As it stands when whoever had its turn is gone, and the turn has run out."""
        async with unit(self.context) as session:
            await session.execute(update(Receipt).where(Receipt.id == UUID(receipt_id)).values(look_at=now() - timedelta(seconds=1)))


@pytest.fixture
async def counter(own_receipts: None, as_staff: Any, make: Any) -> Counter:
    at = await make.till()
    return Counter(await as_staff("user", company=at.company), at)
