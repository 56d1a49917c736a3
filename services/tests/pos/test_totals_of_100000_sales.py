"""Receipts, register report, sales report and bookkeeping export agree to the öre over a hundred thousand random sales (BEY-040)."""

from datetime import timedelta
from random import Random

import asyncpg
import pytest

from clinic.core.clock import local_date, now
from clinic.core.settings import settings
from clinic.pos.checkout.pricing import RATES
from clinic.pos.closings.bookkeeping_export import OUTPUT_VAT_ACCOUNTS, PAYMENT_METHOD_ACCOUNTS, SALES_ACCOUNTS, build_entries
from clinic.seed import bulk_insert
from tests.factories.pos import POS_API
from tests.pos.random_sales import COLUMNS, TABLES, RandomSales

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(600)]
SALE_COUNT = 100_000


@pytest.fixture(autouse=True)
def connect_simulators():
    """No provider is called here."""


@pytest.fixture
async def random_sales(factory):
    """A clinic with random sales, inserted as rows that the application's own functions computed."""
    clinic, random = await factory.pos_clinic(), Random(2026)
    sales = RandomSales(clinic.company.id, clinic.register.id, now() - timedelta(seconds=1))
    for number in range(SALE_COUNT):
        sales.add_sale(random, refund=number % 10 == 0)
    admin = await asyncpg.connect(settings().database_admin_url)
    async with admin.transaction(), bulk_insert.without_constraints(admin, [table.__tablename__ for table in TABLES]):
        for table in TABLES:
            await admin.copy_records_to_table(table.__tablename__, records=sales.rows.pop(table), columns=COLUMNS[table])
    await admin.close()
    return clinic, sales


def assert_report_matches(report, sales, refunds):
    """Assert that a register report shows the sums of the receipts."""
    assert (report["sales"], report["receipts"], report["discounts"], report["discounted"]) == (
        sales["total"], sales["count"], sales["discount"], sales["discounted"],
    )
    assert (report["returns"], report["return_receipts"]) == (refunds["total"], refunds["count"])
    assert report["rounding"] == sales["rounding"] - refunds["rounding"]
    assert (report["goods"], report["services"]) == (sales["count of product"], sales["count of service"])
    for vat in report["vat_lines"]:
        rate = vat["rate"]
        assert (vat["sales"], vat["vat"]) == (sales[f"total{rate}"], sales[f"vat{rate}"])
        assert (vat["returns"], vat["returned_vat"]) == (refunds[f"total{rate}"], refunds[f"vat{rate}"])
    assert {row["method"]: (row["sales"], row["returns"]) for row in report["payment_methods"]} == {
        method: (sales[f"by {method}"], refunds[f"by {method}"]) for method in ("card", "cash", "gift_card")
    }
    assert {group["group"]: (group["sales"], group["returns"]) for group in report["groups"]} == {
        line_type: (sales[f"of {line_type}"], refunds[f"of {line_type}"]) for line_type in ("product", "service", "gift_card")
    }
    assert report["expected_cash"] == sales["by cash"] - refunds["by cash"]


def assert_bookkeeping_matches(report, sales, refunds):
    """Assert that the bookkeeping entries balance, and that each account has the sums of the receipts."""
    entries = build_entries(report)
    assert sum(entry.amount for entry in entries) == 0

    def balance_of(account):
        return sum(entry.amount for entry in entries if entry.account == account)

    for rate in RATES:
        net = sales[f"total{rate}"] - sales[f"vat{rate}"] - refunds[f"total{rate}"] + refunds[f"vat{rate}"]
        assert -balance_of(SALES_ACCOUNTS[rate]) == net - (sales["of gift_card"] if rate == 0 else 0)
        assert rate == 0 or -balance_of(OUTPUT_VAT_ACCOUNTS[rate]) == sales[f"vat{rate}"] - refunds[f"vat{rate}"]
    for method in ("card", "cash"):
        assert balance_of(PAYMENT_METHOD_ACCOUNTS[method]) == sales[f"by {method}"] - refunds[f"by {method}"]
    assert balance_of(2421) == sales["by gift_card"] - refunds["by gift_card"] - sales["of gift_card"]
    assert -balance_of(3740) == sales["rounding"] - refunds["rounding"]


@pytest.mark.covers("BEY-040", "POS-040")
async def test_reports_of_a_hundred_thousand_random_sales_agree_to_the_ore(random_sales, as_staff):
    clinic, rows = random_sales
    owner = await as_staff("super_admin", company=clinic.company)
    sales, refunds = rows.sums["sale"], rows.sums["refund"]
    register = {"register_id": str(clinic.register.id)}
    x = (await owner.get(f"{POS_API}/report/current", params=register)).json()["data"]
    assert_report_matches(x, sales, refunds)
    closed = await owner.post(f"{POS_API}/report/close-batch", json={**register, "counted_cash": x["expected_cash"]})
    z = closed.json()["data"]["report"]
    assert_report_matches(z, sales, refunds)
    assert (z["grand_sales"], z["grand_returns"], z["difference"]) == (sales["total"], refunds["total"], 0)
    assert_bookkeeping_matches(z, sales, refunds)
    today = local_date(now(), "Europe/Stockholm")
    period = {"start": str(today - timedelta(days=1)), "end": str(today), "period": "day"}
    report = (await owner.get("/api/reports/pos", params=period)).json()["data"]
    totals = report["pos_statistics"]
    assert (totals["total_revenue"], totals["no_of_transactions"], totals["total_refunds"]) == (sales["total"], sales["count"], refunds["total"])
    assert report["total_discount"]["direct_discount"] == sales["discount"]
    methods = report["payment_gateway_preference"]
    assert [methods[f"{name}_payment"] for name in ("viva", "cash", "gift_card")] == [sales[f"by {name}"] for name in ("card", "cash", "gift_card")]
    for line_type in ("product", "service", "gift_card"):
        assert sum(row[f"{line_type}s"] for row in report["pos_revenue"]) == sales[f"of {line_type}"]
