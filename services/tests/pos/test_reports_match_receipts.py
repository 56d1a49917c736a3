"""Random sales and refunds through HTTP: receipts, X and Z reports, and the sales report agree to the öre."""

import asyncio
from collections import Counter
from datetime import timedelta
from random import Random

import pytest
from sqlalchemy import text

from clinic.core.clock import local_date, now
from clinic.core.database.session import transaction
from tests.factories.pos import POS_API

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(400)]
SALE_COUNT, CONCURRENCY = 60, 6


def random_lines(random: Random, clinic) -> list[dict]:
    lines = []
    for _ in range(random.randint(1, 3)):
        discount = random.choice([None, None, {"type": "percent", "value": random.randint(1, 60)}])
        if random.random() < 0.3:
            price = random.randint(100, 250_000)
            purpose = random.choice([{}, {"purpose": "medical", "reason": "Ärr"}])
            lines.append(clinic.service_line(discount=discount, price=price, **purpose))
        else:
            lines.append(clinic.product_line(random.randrange(3), quantity=random.randint(1, 2), discount=discount))
    return lines


async def make_random_sale(cashier, random: Random, gift_cards: list[str]) -> list[dict]:
    """Make a sale by one or several payment methods, and perhaps refund some of it. Returns its receipts."""
    lines, discount = random_lines(random, cashier.clinic), random.choice([None, {"type": "percent", "value": random.randint(1, 30)}])
    quote = (await cashier.staff.post(f"{POS_API}/payment/quote", json={"lines": lines, "discount": discount})).json()["data"]
    payments, rest = [], quote["total"]
    if gift_cards and rest > 30_000 and random.random() < 0.4:
        payments.append({"method": "gift_card", "code": gift_cards.pop(), "amount": 20_000})
        rest -= 20_000
    if rest > 10_000 and random.random() < 0.3:
        payments.append({"method": "cash", "amount": 5_000})
    has_cash = any(payment["method"] == "cash" for payment in payments)
    payments.append({"method": random.choice(["cash", "card", "card"]) if not has_cash else "card"})
    paid = await cashier.sell(*lines, discount=discount, pay=payments)
    assert (paid["status"], paid["total"], paid["vat"]) == ("PAID", quote["total"], quote["vat"])
    receipts = [paid]
    if paid["total"] > 200 and random.random() < 0.3:
        part = random.choice([paid["total"], random.randint(1, paid["total"] // 100) * 100])
        receipts.append(await cashier.refund(paid["id"], part))
        assert receipts[-1]["status"] == "REFUNDED"
    return receipts


async def make_random_sales(cashier, random: Random) -> list[dict]:
    """Make SALE_COUNT random sales, CONCURRENCY at a time. Returns all receipts."""
    sold = [await cashier.sell({"type": "gift_card", "price": 20_000, "expires_on": "2099-01-01"}) for _ in range(12)]
    gift_cards, receipts, remaining = [receipt["gift_cards"][0] for receipt in sold], list(sold), iter(range(SALE_COUNT))

    async def work(seed: int) -> None:
        own_random = Random(seed)
        for _ in remaining:
            receipts.extend(await make_random_sale(cashier, own_random, gift_cards))

    await asyncio.gather(*(work(random.randrange(10**6)) for _ in range(CONCURRENCY)))
    return receipts


def sum_receipts(receipts: list[dict], receipt_type: str) -> Counter:
    sums: Counter = Counter()
    for receipt in receipts:
        if receipt["type"] == receipt_type:
            sums["total"] += receipt["total"]
            sums["count"] += 1
            sums["rounding"] += receipt["rounding"]
            sums["discount"] += receipt["discount"]
            for vat in receipt["vat_lines"]:
                sums[f"vat{vat['rate']}"] += vat["vat"]
                sums[f"total{vat['rate']}"] += vat["total"]
            for payment in receipt["payments"]:
                sums[payment["method"]] += payment["amount"]
    return sums


@pytest.mark.covers("BEY-040", "POS-040")
async def test_receipts_register_reports_and_sales_report_agree_to_the_ore(cashier, as_staff):
    async with transaction(cashier.context) as session:
        await session.execute(text("UPDATE product SET stock = 10000"))
    receipts = await make_random_sales(cashier, Random(40))
    sales, refunds = sum_receipts(receipts, "sale"), sum_receipts(receipts, "refund")
    x = await cashier.get_x_report()
    assert (x["sales"], x["receipts"], x["discounts"]) == (sales["total"], sales["count"], sales["discount"])
    assert (x["returns"], x["return_receipts"]) == (refunds["total"], refunds["count"])
    assert x["rounding"] == sales["rounding"] - refunds["rounding"]
    for vat in x["vat_lines"]:
        rate = vat["rate"]
        assert (vat["sales"], vat["vat"]) == (sales[f"total{rate}"], sales[f"vat{rate}"])
        assert (vat["returns"], vat["returned_vat"]) == (refunds[f"total{rate}"], refunds[f"vat{rate}"])
    for method in x["payment_methods"]:
        assert (method["sales"], method["returns"]) == (sales[method["method"]], refunds[method["method"]])
    body = {"register_id": str(cashier.clinic.register.id), "counted_cash": x["expected_cash"]}
    z = (await cashier.staff.post(f"{POS_API}/report/close-batch", json=body)).json()["data"]["report"]
    differing = {"type", "number", "at", "counted_cash", "difference"}
    assert {name: value for name, value in z.items() if name not in differing} == {n: v for n, v in x.items() if n not in differing}
    assert z["difference"] == 0
    owner = await as_staff("super_admin", company=cashier.clinic.company)
    today = local_date(now(), "Europe/Stockholm")
    period = {"start": str(today - timedelta(days=1)), "end": str(today), "period": "day"}
    report = (await owner.get("/api/reports/pos", params=period)).json()["data"]
    totals = report["pos_statistics"]
    assert (totals["total_revenue"], totals["no_of_transactions"], totals["total_refunds"]) == (x["sales"], x["receipts"], x["returns"])
    assert report["total_discount"]["direct_discount"] == x["discounts"]
    methods = report["payment_gateway_preference"]
    assert (methods["viva_payment"], methods["cash_payment"], methods["gift_card_payment"]) == (sales["card"], sales["cash"], sales["gift_card"])
    assert sum(row["products"] + row["services"] + row["gift_cards"] for row in report["pos_revenue"]) == x["sales"]
    numbers = sorted(receipt["number"] for receipt in receipts)
    assert numbers == list(range(1, len(receipts) + 1))
