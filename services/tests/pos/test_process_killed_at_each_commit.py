"""A process is killed at each commit and each provider call of a sale: it ends paid and recorded, or uncharged, never twice (BEY-042)."""

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import select, text, update

from clinic.core.clock import now
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.settings import settings
from clinic.pos.models import Receipt
from clinic.pos.sale_process import poller, state
from tests.factories.pos import POS_API
from tests.pos.terminal_sessions import sum_charged
from tests.providers.payment_clients import behave, seen

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(300)]
MAX_CRASH_POINTS, RESULT_PREFIX = 60, "ended: "
MIN_COMMIT_POINTS = {"card": 23, "cash": 7}
"""The crash points at a sale's commits alone (a card is polled more often or less); there are more, at the calls to providers."""
TERMINALS: dict[str, tuple[dict[str, Any], bool]] = {
    "declines": ({"outcome": "decline"}, False), "is slow": ({"fault": "slow"}, False), "answers twice": ({}, False),
    "is paid the rest": ({}, True), "declines the rest": ({"outcome": "decline"}, True),
}
"""How a terminal behaves, and whether a gift card pays a part before it."""
POINTS_AROUND_TERMINAL = (8, 12, 17)
"""When the terminal has accepted the payment, when it is polled, and when its result is committed."""


@pytest.fixture
async def run_in_process(connect_simulators: None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Any]:
    """The crash harness: returns whether the process was killed. Card payments are polled as quickly here as there."""
    monkeypatch.setattr(state, "CARD_POLL_SECONDS", 0.02)
    monkeypatch.setattr(state, "CARD_SLOW_POLL_SECONDS", 0.02)
    names = ("viva_accounts_url", "viva_api_url", "viva_pages_url", "infrasec_url", "infrasec_enrol_url")
    environment = {**os.environ, "LOG_LEVEL": "CRITICAL", "DB_POOL": "2", "READ_POOL": "2", **{name.upper(): getattr(settings(), name) for name in names}}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.pos.crash_harness", env=environment, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )

    async def run(command: dict[str, Any]) -> bool:
        assert process.stdin
        assert process.stdout
        process.stdin.write(json.dumps(command).encode() + b"\n")
        await process.stdin.drain()
        while not (line := (await process.stdout.readline()).decode()).startswith(RESULT_PREFIX):
            assert line
        result: dict[str, Any] = json.loads(line.removeprefix(RESULT_PREFIX))
        assert result["killed"] or result["code"] == 0
        return bool(result["killed"])

    yield run
    process.kill()
    await process.wait()


async def repeat_call(cashier: Any, path: str, body: dict[str, Any], key: str) -> dict[str, Any]:
    """Expire all leases, repeat a call under its key as a user would who clicks again, and return the ended receipt."""
    async with transaction(cashier.context) as session:
        await session.execute(update(Receipt).where(Receipt.state.in_(("PENDING", "PROCESSING"))).values(next_attempt_at=now()))
    response = await cashier.staff.post(path, json=body, headers={"Idempotency-Key": key})
    receipt: dict[str, Any] = await cashier.wait_until_ended(response.json()["data"]["id"], seconds=20)
    return receipt


async def load_registration_numbers(cashier: Any) -> list[int]:
    async with read_only_transaction(cashier.context) as session:
        return list((await session.execute(text("SELECT number FROM control_registration ORDER BY number"))).scalars())


async def load_receipts(cashier: Any) -> list[Receipt]:
    async with read_only_transaction(cashier.context) as session:
        receipts = list(await session.scalars(select(Receipt).order_by(Receipt.created_at)))
        session.expunge_all()
    return receipts


@pytest.mark.covers("BEY-042", "POS-022", "POS-041")
@pytest.mark.parametrize("method", ["card", "cash"])
async def test_sale_killed_at_each_crash_point(cashier, sims, run_in_process, monkeypatch, method):
    monkeypatch.setattr(state, "NOT_RECEIVED_AFTER_SECONDS", 0.3)
    body, path = cashier.clinic.sale_data(cashier.clinic.product_line(1), pay=method), f"{POS_API}/payment/store"
    token, statuses, points = cashier.staff.http.cookies["session"], set(), 0
    await run_in_process({"session": token, "path": path, "body": body, "key": str(uuid4()), "point": None})
    for point in range(1, MAX_CRASH_POINTS):
        key = str(uuid4())
        killed = await run_in_process({"session": token, "path": path, "body": body, "key": key, "point": point})
        receipt = await repeat_call(cashier, path, body, key)
        charged = sum_charged(sims, {receipt["id"]})
        assert receipt["status"] in {"PAID", "CANCELLED"}, (point, receipt)
        assert charged == (receipt["total"] if method == "card" and receipt["status"] == "PAID" else 0), (point, receipt["status"], charged)
        assert bool(receipt["control_registration"]) == (receipt["status"] == "PAID")
        statuses.add(receipt["status"])
        points = point
        if not killed:
            break
    assert not killed and points > MIN_COMMIT_POINTS[method]
    assert statuses == {"PAID", "CANCELLED"} if method == "card" else statuses == {"PAID"}
    receipts = await load_receipts(cashier)
    assert len(receipts) == 1 + points
    assert await load_registration_numbers(cashier) == list(range(1, 1 + len([row for row in receipts if row.number])))
    paid = [row for row in receipts if row.state == "PAID"]
    assert await cashier.get_stock(1) == 100 - len(paid)


async def deliver_event_twice(cashier: Any, visitor: Any) -> None:
    """Deliver the provider's event of the payment twice, while two workers take over what the killed process had leased."""
    async with transaction(cashier.context) as session:
        merchant = (await session.execute(text("SELECT merchant_id FROM register_settings"))).scalar_one()
        await session.execute(update(Receipt).where(Receipt.state.in_(("PENDING", "PROCESSING"))).values(next_attempt_at=now()))
    event = {"MessageId": str(uuid4()), "EventTypeId": 1796, "RecipientId": merchant, "EventData": {"MerchantId": merchant, "StatusId": "F"}}
    await asyncio.gather(*(work for _ in range(2) for work in (visitor.post("/api/hooks/viva", json=event), poller.run_due_sales())))


@pytest.mark.covers("BEY-042", "POS-022", "POS-033")
async def test_sale_killed_around_the_result_of_each_kind_of_terminal(cashier, sims, run_in_process, monkeypatch, visitor):
    """A card is charged its part once at most, and a gift card has paid what the paid sale says, whatever the terminal does."""
    monkeypatch.setattr(state, "NOT_RECEIVED_AFTER_SECONDS", 0.3)
    token, path, redeemed, paid = cashier.staff.http.cookies["session"], f"{POS_API}/payment/store", 0, set()
    code = (await cashier.sell({"type": "gift_card", "price": 100000, "expires_on": "2099-01-01"}))["gift_cards"][0]
    body = cashier.clinic.sale_data(cashier.clinic.product_line(1), pay="card")
    await run_in_process({"session": token, "path": path, "body": body, "key": str(uuid4()), "point": None})
    for name, (behaviour, is_split) in TERMINALS.items():
        part = [{"method": "gift_card", "code": code, "amount": 2000}] if is_split else []
        body, killed = cashier.clinic.sale_data(cashier.clinic.product_line(1), pay=[*part, {"method": "card"}]), 0
        for point in POINTS_AROUND_TERMINAL:
            behave(sims, "viva", cashier.clinic.terminal.terminal_id, **behaviour)
            key = str(uuid4())
            killed += await run_in_process({"session": token, "path": path, "body": body, "key": key, "point": point})
            if name == "answers twice":
                await deliver_event_twice(cashier, visitor)
            receipt = await repeat_call(cashier, path, body, key)
            is_paid = receipt["status"] == "PAID"
            sessions = [session for session in seen(sims)["sessions"] if session["reference"] == receipt["id"]]
            assert len(sessions) <= 1 and (is_paid or receipt["status"] == "CANCELLED"), (name, point, receipt["status"], receipt["failure_reason"])
            assert sum_charged(sims, {receipt["id"]}) == is_paid * (7950 - 2000 * is_split), (name, point, receipt["status"])
            redeemed += is_paid * 2000 * is_split
            card = (await cashier.staff.get(f"{POS_API}/gift-cards/by-code/{code}")).json()["data"]
            assert card["balance"] == 100000 - redeemed, (name, point)
            paid |= {name} if is_paid else set()
        assert killed >= len(POINTS_AROUND_TERMINAL) - 1, name
    assert paid == {name for name in TERMINALS if "declines" not in name}


@pytest.mark.covers("BEY-042", "POS-032")
async def test_refund_killed_at_each_crash_point(cashier, sims, run_in_process, monkeypatch):
    monkeypatch.setattr(state, "NOT_RECEIVED_AFTER_SECONDS", 0.3)
    token = cashier.staff.http.cookies["session"]
    for point in (None, *range(1, MAX_CRASH_POINTS)):
        sale, key = await cashier.sell(cashier.clinic.product_line(1), pay="card"), str(uuid4())
        path, body = f"{POS_API}/receipts/{sale['id']}/refund/store", {"amount": 7950, "reason": "Ångrat köp"}
        killed = await run_in_process({"session": token, "path": path, "body": body, "key": key, "point": point})
        refund = await repeat_call(cashier, path, body, key)
        charged = sum_charged(sims, {sale["id"], refund["id"]})
        assert (refund["status"], charged) in {("REFUNDED", 0), ("CANCELLED", 7950)}, (point, refund["status"], charged)
        assert (await cashier.get_receipt(sale["id"]))["refunded"] == 7950 - charged
        if point and not killed:
            break
    assert not killed and point > 8
