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
    for _ in range(3):
        paid = await cashier.sell(cashier.clinic.product_line(0))
        path = f"{POS_API}/receipts/{paid['id']}"
        replies = await asyncio.gather(
            *(cashier.staff.post(f"{path}/refund/store", json={"amount": 10000}) for _ in range(20)),
            *(cashier.staff.post(f"{path}/export", json={"type": "download"}) for _ in range(6)),
        )
        assert {reply.status_code for reply in replies} <= {200, 409}, [reply.text for reply in replies if reply.status_code >= 500]
        for reply in replies[:20]:
            if reply.status_code == 200:
                await cashier.wait_until_ended(reply.json()["data"]["id"])
        receipt = await cashier.get_receipt(paid["id"])
        refunded = sum(reply.status_code == 200 for reply in replies[:20]) * 10000
        assert 10000 <= receipt["refunded"] == refunded <= receipt["total"]
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
        refund = asyncio.ensure_future(cashier.staff.post(f"{POS_API}/receipts/{paid['id']}/refund/store", json={"amount": 10000}))
        await asyncio.sleep(0.5)
        await other.execute("SELECT 1 FROM client WHERE id = $1 FOR UPDATE", client.id)
        await transaction.rollback()
        reply = await refund
    finally:
        await other.close()
    assert reply.status_code == 200, reply.text
    assert (await cashier.wait_until_ended(reply.json()["data"]["id"]))["status"] == "REFUNDED"
    assert len(await cashier.staff.list_audit("refund.started")) == 1
