"""Receipt = till report = screen report = accounting export, to the öre, over a hundred thousand random sales (BEY-040)."""

from datetime import timedelta
from random import Random

import asyncpg
import pytest

from clinic.core.clock import day_of, now
from clinic.core.settings import settings
from clinic.pos.days.accounting import OUTPUT_VAT, SALES, WAYS, postings
from clinic.pos.sales.pricing import RATES
from clinic.seed import bulk
from tests.make_till import TILL
from tests.pos.many import COLUMNS, TABLES, Many

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(600)]
SOLD = 100_000


@pytest.fixture(autouse=True)
def connected():
    """Nobody is asked here."""


@pytest.fixture
async def sold(make):
    """They are laid as rows, by the till's own arithmetic."""
    at, chance = await make.till(), Random(2026)
    many = Many(at.company.id, at.register.id, now() - timedelta(seconds=1))
    for number in range(SOLD):
        many.sell(chance, back=number % 10 == 0)
    admin = await asyncpg.connect(settings().database_admin_url)
    async with admin.transaction(), bulk.loading(admin, [table.__tablename__ for table in TABLES]):
        for table in TABLES:
            await admin.copy_records_to_table(table.__tablename__, records=many.rows.pop(table), columns=COLUMNS[table])
    await admin.close()
    return at, many


def same_day(report, sales, backs):
    """The till's report says what the receipts say."""
    assert (report["sales"], report["receipts"], report["discounts"], report["discounted"]) == (
        sales["total"], sales["count"], sales["discount"], sales["discounted"],
    )
    assert (report["returns"], report["return_receipts"]) == (backs["total"], backs["count"])
    assert report["rounding"] == sales["rounding"] - backs["rounding"]
    assert (report["goods"], report["services"]) == (sales["count of product"], sales["count of service"])
    for vat in report["vats"]:
        rate = vat["rate"]
        assert (vat["sales"], vat["vat"]) == (sales[f"total{rate}"], sales[f"vat{rate}"])
        assert (vat["returns"], vat["returned_vat"]) == (backs[f"total{rate}"], backs[f"vat{rate}"])
    assert {way["way"]: (way["sales"], way["returns"]) for way in report["ways"]} == {
        way: (sales[f"by {way}"], backs[f"by {way}"]) for way in ("card", "cash", "gift_card")
    }
    assert {group["group"]: (group["sales"], group["returns"]) for group in report["groups"]} == {
        kind: (sales[f"of {kind}"], backs[f"of {kind}"]) for kind in ("product", "service", "gift_card")
    }
    assert report["expected_cash"] == sales["by cash"] - backs["by cash"]


def same_postings(report, sales, backs):
    """The postings balance, and each account has what the receipts say."""
    made = postings(report)
    assert sum(one.amount for one in made) == 0

    def on(account):
        return sum(one.amount for one in made if one.account == account)

    for rate in RATES:
        net = sales[f"total{rate}"] - sales[f"vat{rate}"] - backs[f"total{rate}"] + backs[f"vat{rate}"]
        assert -on(SALES[rate]) == net - (sales["of gift_card"] if rate == 0 else 0)
        assert rate == 0 or -on(OUTPUT_VAT[rate]) == sales[f"vat{rate}"] - backs[f"vat{rate}"]
    for way in ("card", "cash"):
        assert on(WAYS[way]) == sales[f"by {way}"] - backs[f"by {way}"]
    assert on(2421) == sales["by gift_card"] - backs["by gift_card"] - sales["of gift_card"]
    assert -on(3740) == sales["rounding"] - backs["rounding"]


@pytest.mark.covers("BEY-040", "POS-040")
async def test_a_hundred_thousand_random_sales_agree_to_the_ore(sold, as_staff):
    at, many = sold
    owner = await as_staff("super_admin", company=at.company)
    sales, backs = many.said["sale"], many.said["refund"]
    register = {"register_id": str(at.register.id)}
    x = (await owner.get(f"{TILL}/report/current", params=register)).json()["data"]
    same_day(x, sales, backs)
    closed = await owner.post(f"{TILL}/report/close-batch", json={**register, "counted_cash": x["expected_cash"]})
    z = closed.json()["data"]["report"]
    same_day(z, sales, backs)
    assert (z["grand_sales"], z["grand_returns"], z["difference"]) == (sales["total"], backs["total"], 0)
    same_postings(z, sales, backs)
    today = day_of(now(), "Europe/Stockholm")
    days = {"start": str(today - timedelta(days=1)), "end": str(today), "period": "day"}
    screen = (await owner.get("/api/reports/pos", params=days)).json()["data"]
    told = screen["pos_statistics"]
    assert (told["total_revenue"], told["no_of_transactions"], told["total_refunds"]) == (sales["total"], sales["count"], backs["total"])
    assert screen["total_discount"]["direct_discount"] == sales["discount"]
    ways = screen["payment_gateway_preference"]
    assert [ways[f"{way}_payment"] for way in ("viva", "cash", "gift_card")] == [sales[f"by {way}"] for way in ("card", "cash", "gift_card")]
    parts = screen["pos_revenue"]
    for kind in ("product", "service", "gift_card"):
        assert sum(part[f"{kind}s"] for part in parts) == sales[f"of {kind}"]
