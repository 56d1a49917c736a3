"""A sale whose process is killed, at every point of it: it ends paid and recorded, or with nothing charged, and never twice (BEY-042)."""

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
from clinic.core.db import read_only, unit
from clinic.core.settings import settings
from clinic.pos import jobs
from clinic.pos.models import Receipt
from clinic.pos.sales import moves
from tests.make_till import TILL
from tests.providers.money import behave, seen

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(300)]
MOST, SAYS = 60, "ended: "
COMMITS = {"card": 23, "cash": 7}
"""Points that a sale has at its commits alone, at most (a card is asked after more often or less): there are more, at the calls to providers."""
TERMINALS: dict[str, tuple[dict[str, Any], bool]] = {
    "declines": ({"outcome": "decline"}, False), "is slow": ({"answer": "slow"}, False), "answers twice": ({}, False),
    "is paid the rest": ({}, True), "declines the rest": ({"outcome": "decline"}, True),
}
"""How a terminal is, and whether a gift card pays a part before it."""
ITS_POINTS = (8, 12, 17)
"""When the terminal has answered the sale, when it is asked how it went, and when what it told is committed."""


@pytest.fixture
async def dying(connected: None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Any]:
    """The script that makes sales and dies; here as there nobody waits long for a terminal."""
    monkeypatch.setattr(moves, "POLL", 0.02)
    monkeypatch.setattr(moves, "SLOW_POLL", 0.02)
    names = ("viva_accounts_url", "viva_api_url", "viva_pages_url", "infrasec_url", "infrasec_enrol_url")
    environment = {**os.environ, "LOG_LEVEL": "CRITICAL", "DB_POOL": "2", "HOT_POOL": "2", **{name.upper(): getattr(settings(), name) for name in names}}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.pos.dying", env=environment, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )

    async def sell(told: dict[str, Any]) -> bool:
        assert process.stdin
        assert process.stdout
        process.stdin.write(json.dumps(told).encode() + b"\n")
        await process.stdin.drain()
        while not (line := (await process.stdout.readline()).decode()).startswith(SAYS):
            assert line
        answer: dict[str, Any] = json.loads(line.removeprefix(SAYS))
        assert answer["killed"] or answer["code"] == 0
        return bool(answer["killed"])

    yield sell
    process.kill()
    await process.wait()


async def stands(counter: Any, path: str, body: dict[str, Any], key: str) -> dict[str, Any]:
    """How a sale stands for the one who clicks again, once the worker has had every turn that ran out."""
    async with unit(counter.context) as session:
        await session.execute(update(Receipt).where(Receipt.state.in_(("PENDING", "PROCESSING"))).values(look_at=now()))
    answer = await counter.staff.post(path, json=body, headers={"Idempotency-Key": key})
    found: dict[str, Any] = await counter.end(answer.json()["data"]["id"], most=20)
    return found


def charged(sims: Any, receipt_ids: set[str]) -> int:
    """What all sessions together took from the card."""
    paid = [one for one in seen(sims)["sessions"] if one["state"] == "paid" and one["reference"] in receipt_ids]
    return sum(-one["amount"] if one["kind"] == "refund" else one["amount"] for one in paid)


async def numbers_of(counter: Any) -> list[int]:
    async with read_only(counter.context) as session:
        return list((await session.execute(text("SELECT number FROM control_registration ORDER BY number"))).scalars())


async def receipts_of(counter: Any) -> list[Receipt]:
    async with read_only(counter.context) as session:
        found = list(await session.scalars(select(Receipt).order_by(Receipt.created_at)))
        session.expunge_all()
    return found


@pytest.mark.covers("BEY-042", "POS-022", "POS-041")
@pytest.mark.parametrize("way", ["card", "cash"])
async def test_a_sale_killed_at_any_point(counter, sims, dying, monkeypatch, way):
    monkeypatch.setattr(moves, "NEVER", 0.3)
    body, path = counter.at.sale(counter.at.line(1), pay=way), f"{TILL}/payment/store"
    token, ends, points = counter.staff.http.cookies["session"], set(), 0
    await dying({"session": token, "path": path, "body": body, "key": str(uuid4()), "point": None})
    for place in range(1, MOST):
        key = str(uuid4())
        killed = await dying({"session": token, "path": path, "body": body, "key": key, "point": place})
        ended = await stands(counter, path, body, key)
        taken = charged(sims, {ended["id"]})
        assert ended["state"] in {"PAID", "CANCELLED"}, (place, ended)
        assert taken == (ended["total"] if way == "card" and ended["state"] == "PAID" else 0), (place, ended["state"], taken)
        assert bool(ended["control"]) == (ended["state"] == "PAID")
        ends.add(ended["state"])
        points = place
        if not killed:
            break
    assert not killed and points > COMMITS[way]
    assert ends == {"PAID", "CANCELLED"} if way == "card" else ends == {"PAID"}
    receipts = await receipts_of(counter)
    assert len(receipts) == 1 + points
    assert await numbers_of(counter) == list(range(1, 1 + len([one for one in receipts if one.number])))
    paid = [one for one in receipts if one.state == "PAID"]
    assert await counter.stock(1) == 100 - len(paid)


async def told_twice(counter: Any, visitor: Any) -> None:
    """The provider tells of the payment twice, while two workers take what a dead process left."""
    async with unit(counter.context) as session:
        merchant = (await session.execute(text("SELECT merchant_id FROM till_setting"))).scalar_one()
        await session.execute(update(Receipt).where(Receipt.state.in_(("PENDING", "PROCESSING"))).values(look_at=now()))
    event = {"MessageId": str(uuid4()), "EventTypeId": 1796, "RecipientId": merchant, "EventData": {"MerchantId": merchant, "StatusId": "F"}}
    await asyncio.gather(*(work for _ in range(2) for work in (visitor.post("/api/hooks/viva", json=event), jobs.look())))


@pytest.mark.covers("BEY-042", "POS-022", "POS-033")
async def test_a_sale_killed_around_the_answer_of_any_terminal(counter, sims, dying, monkeypatch, visitor):
    """A card is asked for its part once, and a gift card has paid what a paid sale says, whatever the terminal does."""
    monkeypatch.setattr(moves, "NEVER", 0.3)
    token, path, used, paid = counter.staff.http.cookies["session"], f"{TILL}/payment/store", 0, set()
    code = (await counter.sell({"kind": "gift_card", "unit_price": 100000, "expires_on": "2099-01-01"}))["gift_cards"][0]
    await dying({"session": token, "path": path, "body": counter.at.sale(counter.at.line(1), pay="card"), "key": str(uuid4()), "point": None})
    for name, (manner, split) in TERMINALS.items():
        part = [{"way": "gift_card", "code": code, "amount": 2000}] if split else []
        body, killed = counter.at.sale(counter.at.line(1), pay=[*part, {"way": "card"}]), 0
        for place in ITS_POINTS:
            behave(sims, "viva", counter.at.terminal.terminal_id, **manner)
            key = str(uuid4())
            killed += await dying({"session": token, "path": path, "body": body, "key": key, "point": place})
            if name == "answers twice":
                await told_twice(counter, visitor)
            ended = await stands(counter, path, body, key)
            is_paid = ended["state"] == "PAID"
            mine = [one for one in seen(sims)["sessions"] if one["reference"] == ended["id"]]
            assert len(mine) <= 1 and (is_paid or ended["state"] == "CANCELLED"), (name, place, ended["state"], ended["failure"])
            assert charged(sims, {ended["id"]}) == is_paid * (7950 - 2000 * split), (name, place, ended["state"])
            used += is_paid * 2000 * split
            card = (await counter.staff.get(f"{TILL}/gift-cards/by-code/{code}")).json()["data"]
            assert card["balance"] == 100000 - used, (name, place)
            paid |= {name} if is_paid else set()
        assert killed >= len(ITS_POINTS) - 1, name
    assert paid == {name for name in TERMINALS if "declines" not in name}


@pytest.mark.covers("BEY-042", "POS-032")
async def test_a_refund_killed_at_any_point(counter, sims, dying, monkeypatch):
    monkeypatch.setattr(moves, "NEVER", 0.3)
    token = counter.staff.http.cookies["session"]
    for place in (None, *range(1, MOST)):
        paid, key = await counter.sell(counter.at.line(1), pay="card"), str(uuid4())
        path, body = f"{TILL}/receipts/{paid['id']}/refund/store", {"amount": 7950}
        killed = await dying({"session": token, "path": path, "body": body, "key": key, "point": place})
        ended = await stands(counter, path, body, key)
        left = charged(sims, {paid["id"], ended["id"]})
        assert (ended["state"], left) in {("REFUNDED", 0), ("CANCELLED", 7950)}, (place, ended["state"], left)
        assert (await counter.see(paid["id"]))["refunded"] == 7950 - left
        if place and not killed:
            break
    assert not killed and place > 8
