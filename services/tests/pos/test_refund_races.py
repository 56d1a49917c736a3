"""Refunds and issues of one receipt at the same time neither deadlock nor refund twice, and a deadlock is tried again."""

import asyncio
from typing import Any
from uuid import UUID

import asyncpg
import pytest

from clinic.core.settings import settings
from tests.factories.pos import POS_API

pytestmark = pytest.mark.anyio
COUNT_DEADLOCKS = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"


async def count_deadlocks() -> int:
    """Return how many deadlocks the database has had, once the statistics of the last second are written."""
    await asyncio.sleep(1.1)
    admin = await asyncpg.connect(settings().database_admin_url)
    try:
        return int(await admin.fetchval(COUNT_DEADLOCKS))
    finally:
        await admin.close()


@pytest.mark.covers("POS-032", "BEY-001")
@pytest.mark.timeout(120)
async def test_concurrent_refunds_and_issues_of_one_receipt_never_deadlock(cashier: Any) -> None:
    """Everything locks the sale before its refund; of the refunds that are started, the sum is never more than was paid."""
    before = await count_deadlocks()
    paid = await cashier.sell(cashier.clinic.product_line(0, quantity=3))
    path = f"{POS_API}/receipts/{paid['id']}"
    refund_ids: list[str] = []

    async def refund_repeatedly() -> set[int]:
        statuses = set()
        for _ in range(12):
            reply = await cashier.staff.post(f"{path}/refund/store", json={"amount": 100, "reason": "Ångrat köp"})
            statuses.add(reply.status_code)
            refund_ids.extend([reply.json()["data"]["id"]] if reply.status_code == 200 else [])
        return statuses

    async def issue_repeatedly() -> set[int]:
        return {(await cashier.staff.post(f"{path}/export", json={"type": "download"})).status_code for _ in range(12)}

    statuses = await asyncio.gather(*(refund_repeatedly() for _ in range(8)), *(issue_repeatedly() for _ in range(2)))
    assert set.union(*statuses) <= {200, 409}
    for refund_id in refund_ids:
        await cashier.wait_until_ended(refund_id)
    assert (await cashier.get_receipt(paid["id"]))["refunded"] == len(refund_ids) * 100 > 0
    assert await count_deadlocks() == before


@pytest.mark.covers("BEY-001", "PLT-005")
async def test_a_request_that_the_database_ends_for_a_deadlock_is_run_again(cashier: Any, factory: Any) -> None:
    """Another transaction holds the sale and asks for the client, which the refund holds: PostgreSQL ends the refund, which then succeeds."""
    client = await factory.client(cashier.clinic.company)
    paid = await cashier.sell(cashier.clinic.product_line(0), client_id=str(client.id))
    other = await asyncpg.connect(settings().database_admin_url)
    try:
        transaction = other.transaction()
        await transaction.start()
        await other.execute("SELECT 1 FROM receipt WHERE id = $1 FOR UPDATE", UUID(paid["id"]))
        refund = asyncio.ensure_future(cashier.staff.post(f"{POS_API}/receipts/{paid['id']}/refund/store", json={"amount": 10000, "reason": "Ångrat köp"}))
        await asyncio.sleep(0.5)
        await other.execute("SELECT 1 FROM client WHERE id = $1 FOR UPDATE", client.id)
        await transaction.rollback()
        reply = await refund
    finally:
        await other.close()
    assert reply.status_code == 200, reply.text
    assert (await cashier.wait_until_ended(reply.json()["data"]["id"]))["status"] == "REFUNDED"
    assert len(await cashier.staff.list_audit("refund.started")) == 1
