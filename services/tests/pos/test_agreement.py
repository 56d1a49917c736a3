"""Random sales and refunds through HTTP: the receipts, the till's X and Z, and the report on the screen say the same, to the öre."""

import asyncio
from collections import Counter as Sums
from datetime import timedelta
from random import Random

import pytest
from sqlalchemy import text

from clinic.core.clock import day_of, now
from clinic.core.db import unit
from tests.make_till import TILL

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(400)]
SALES, AT_ONCE = 60, 6


def cart(chance: Random, at) -> list[dict]:
    lines = []
    for _ in range(chance.randint(1, 3)):
        discount = chance.choice([None, None, {"kind": "percent", "value": chance.randint(1, 60)}])
        if chance.random() < 0.3:
            price = chance.randint(100, 250_000)
            lines.append(at.treatment(discount=discount, unit_price=price, **chance.choice([{}, {"purpose": "medical", "reason": "Ärr"}])))
        else:
            lines.append(at.line(chance.randrange(3), quantity=chance.randint(1, 2), discount=discount))
    return lines


async def one(counter, chance: Random, cards: list[str]) -> list[dict]:
    """A sale, paid in one or several ways, and perhaps a part of it back."""
    lines, total = cart(chance, counter.at), chance.choice([None, {"kind": "percent", "value": chance.randint(1, 30)}])
    told = (await counter.staff.post(f"{TILL}/payment/quote", json={"lines": lines, "discount": total})).json()["data"]
    asked, rest = [], told["total"]
    if cards and rest > 30_000 and chance.random() < 0.4:
        asked.append({"way": "gift_card", "code": cards.pop(), "amount": 20_000})
        rest -= 20_000
    if rest > 10_000 and chance.random() < 0.3:
        asked.append({"way": "cash", "amount": 5_000})
    asked.append({"way": chance.choice(["cash", "card", "card"]) if not any(way["way"] == "cash" for way in asked) else "card"})
    paid = await counter.sell(*lines, discount=total, pay=asked)
    assert (paid["state"], paid["total"], paid["vat"]) == ("PAID", told["total"], told["vat"])
    made = [paid]
    if paid["total"] > 200 and chance.random() < 0.3:
        part = chance.choice([paid["total"], chance.randint(1, paid["total"] // 100) * 100])
        made.append(await counter.refund(paid["id"], part))
        assert made[-1]["state"] == "REFUNDED"
    return made


async def many(counter, chance: Random) -> list[dict]:
    """All of it, some at once."""
    sold = [await counter.sell({"kind": "gift_card", "unit_price": 20_000, "expires_on": "2099-01-01"}) for _ in range(12)]
    cards, found, left = [each["gift_cards"][0] for each in sold], list(sold), iter(range(SALES))

    async def some(seed: int) -> None:
        mine = Random(seed)
        for _ in left:
            found.extend(await one(counter, mine, cards))

    await asyncio.gather(*(some(chance.randrange(10**6)) for _ in range(AT_ONCE)))
    return found


def summed(receipts: list[dict], kind: str) -> Sums:
    found: Sums = Sums()
    for each in receipts:
        if each["kind"] == kind:
            found["total"] += each["total"]
            found["count"] += 1
            found["rounding"] += each["rounding"]
            found["discount"] += each["discount"]
            for vat in each["vats"]:
                found[f"vat{vat['rate']}"] += vat["vat"]
                found[f"total{vat['rate']}"] += vat["total"]
            for payment in each["payments"]:
                found[payment["way"]] += payment["amount"]
    return found


@pytest.mark.covers("BEY-040", "POS-040")
async def test_receipts_the_tills_report_and_the_screen_agree_to_the_ore(counter, as_staff):
    async with unit(counter.context) as session:
        await session.execute(text("UPDATE product SET stock = 10000"))
    receipts = await many(counter, Random(40))
    sales, backs = summed(receipts, "sale"), summed(receipts, "refund")
    x = (await counter.staff.get(f"{TILL}/report/current", params={"register_id": str(counter.at.register.id)})).json()["data"]
    assert (x["sales"], x["receipts"], x["discounts"]) == (sales["total"], sales["count"], sales["discount"])
    assert (x["returns"], x["return_receipts"]) == (backs["total"], backs["count"])
    assert x["rounding"] == sales["rounding"] - backs["rounding"]
    for vat in x["vats"]:
        rate = vat["rate"]
        assert (vat["sales"], vat["vat"]) == (sales[f"total{rate}"], sales[f"vat{rate}"])
        assert (vat["returns"], vat["returned_vat"]) == (backs[f"total{rate}"], backs[f"vat{rate}"])
    for way in x["ways"]:
        assert (way["sales"], way["returns"]) == (sales[way["way"]], backs[way["way"]])
    body = {"register_id": str(counter.at.register.id), "counted_cash": x["expected_cash"]}
    z = (await counter.staff.post(f"{TILL}/report/close-batch", json=body)).json()["data"]["report"]
    volatile = {"kind", "number", "at", "counted_cash", "difference"}
    assert {name: value for name, value in z.items() if name not in volatile} == {n: v for n, v in x.items() if n not in volatile}
    assert z["difference"] == 0
    owner = await as_staff("super_admin", company=counter.at.company)
    today = day_of(now(), "Europe/Stockholm")
    days = {"start": str(today - timedelta(days=1)), "end": str(today), "period": "day"}
    screen = (await owner.get("/api/reports/pos", params=days)).json()["data"]
    told = screen["pos_statistics"]
    assert (told["total_revenue"], told["no_of_transactions"], told["total_refunds"]) == (x["sales"], x["receipts"], x["returns"])
    assert screen["total_discount"]["direct_discount"] == x["discounts"]
    ways = screen["payment_gateway_preference"]
    assert (ways["viva_payment"], ways["cash_payment"], ways["gift_card_payment"]) == (sales["card"], sales["cash"], sales["gift_card"])
    assert sum(part["products"] + part["services"] + part["gift_cards"] for part in screen["pos_revenue"]) == x["sales"]
    numbers = sorted(each["number"] for each in receipts)
    assert numbers == list(range(1, len(receipts) + 1))
