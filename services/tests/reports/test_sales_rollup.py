"""Rolled-up days and days computed on request give the same figures, to the öre (RPT-007, RPT-008)."""

from collections import Counter
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import asyncpg
import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from sqlalchemy import text

from clinic.booking.catalogue.models import Resource
from clinic.core.database.base import new_id
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings as config
from clinic.pos.models import Receipt
from clinic.pos.receipts.models import Payment, ReceiptLine
from clinic.reports.jobs import roll_up_sales_days
from tests.reports.year_fixture import seed_year

pytestmark = [pytest.mark.anyio, pytest.mark.covers("RPT-007", "RPT-008")]
STARTED_AT = datetime(2026, 3, 24, tzinfo=UTC)
MINUTES = 14 * 24 * 60
QUERY = "start=2026-03-23&end=2026-04-08"
ZONES = ("Europe/Stockholm", "Asia/Kolkata", "Australia/Lord_Howe", "America/New_York")
line_strategy = st.tuples(
    st.sampled_from(("product", "service", "gift_card")), st.integers(-1, 1), st.integers(0, 99_999), st.integers(0, 500),
)
"""Type, index of the practitioner (-1 for none), amount, discount."""
sale_strategy = st.tuples(
    st.integers(0, MINUTES), st.integers(0, 1), st.lists(line_strategy, min_size=1, max_size=4), st.integers(0, 100),
    st.sampled_from(("card", "cash", "swish")),
)
"""Minutes since STARTED_AT, index of the seller, lines, percent paid by the first method (the rest by card), first method."""


class SalesClinic:
    """A clinic with two members who treat and sell, and its sales."""

    def __init__(self, register_clinic, members, practitioners):
        self.register_clinic, self.members, self.practitioners, self.sales = register_clinic, members, practitioners, []

    @property
    def context(self):
        return Context.system(self.register_clinic.company.id)

    async def sell(self, sale):
        """Insert a sale as a completed checkout leaves it."""
        minute, seller, lines, share, method = sale
        company_id, receipt_id, paid_at = self.register_clinic.company.id, new_id(), STARTED_AT + timedelta(minutes=minute)
        total, discount = sum(line[2] for line in lines), sum(line[3] for line in lines)
        self.sales.append(sale)
        number = len(self.sales)
        receipt = Receipt(
            company_id=company_id, id=receipt_id, register_id=self.register_clinic.register.id, membership_id=self.members[seller].id, seller={}, vat_lines=[],
            gross=total + discount, discount=discount, total=total, vat=0, number=number, z_number=1, state="PAID", step="done", next_attempt_at=paid_at,
            paid_at=paid_at, numbered_at=paid_at, ended_at=paid_at,
        )
        products, practitioners = self.register_clinic.products, self.practitioners
        async with transaction(self.context) as session:
            session.add(receipt)
            await session.flush()
            session.add_all([
                ReceiptLine(
                    company_id=company_id, id=new_id(), receipt_id=receipt_id, position=index, type=line_type, name=line_type, quantity=index + 1,
                    practitioner_id=practitioners[practitioner].id if practitioner >= 0 else None, price=amount + line_discount,
                    gross=amount + line_discount, discount=line_discount, total=amount, rate=0, vat=0,
                    product_id=products[index % 3].id if line_type == "product" else None,
                ) for index, (line_type, practitioner, amount, line_discount) in enumerate(lines)
            ])
            first = total * share // 100
            session.add_all([
                Payment(company_id=company_id, id=new_id(), receipt_id=receipt_id, position=index, method=payment_method, amount=amount, state="completed")
                for index, (payment_method, amount) in enumerate(((method, first), ("card", total - first)))
            ])

    def expected_figures(self, zone):
        """Return the figures computed sale by sale: amounts and receipts by member, payments, slots, and quantities by product."""
        amounts, receipts, payments, slots, quantities = Counter(), Counter(), Counter(), Counter(), Counter()
        for minute, seller, lines, share, method in self.sales:
            total = sum(line[2] for line in lines)
            day = (STARTED_AT + timedelta(minutes=minute)).astimezone(ZoneInfo(zone)).date()
            line_members = [seller if practitioner < 0 else practitioner for _, practitioner, _, _ in lines]
            for index, ((line_type, _, amount, _), member) in enumerate(zip(lines, line_members, strict=True)):
                amounts[member] += amount
                slots[str(day), line_type] += amount
                if line_type == "product":
                    quantities[index % 3] += index + 1
            for member in set(line_members):
                receipts[member] += 1
            payments[method] += total * share // 100
            payments["card"] += total - total * share // 100
        return amounts, receipts, payments, slots, quantities

    async def assert_matches(self, report, zone):
        """Assert that a report over all sales has the expected figures."""
        amounts, receipts, payments, slots, quantities = self.expected_figures(zone)
        total = sum(sum(line[2] for line in sale[2]) for sale in self.sales)
        assert (report["pos_statistics"]["total_revenue"], report["pos_statistics"]["no_of_transactions"]) == (total, len(self.sales))
        assert report["total_discount"]["direct_discount"] == sum(sum(line[3] for line in sale[2]) for sale in self.sales)
        member_totals = {row["id"]: (row["receipts_count"], row["receipts_sum_paid_amount"]) for row in report["practitioners"]}
        assert member_totals == {str(self.members[member].id): (receipts[member], amounts[member]) for member in receipts}
        names = {"card": "viva_payment", "cash": "cash_payment", "swish": "swish_payment"}
        assert {method: report["payment_gateway_preference"][name] for method, name in names.items()} == {method: payments[method] for method in names}
        names_by_type = {"product": "products", "service": "services", "gift_card": "gift_cards"}
        assert {(item["name"], line_type): item[name] for item in report["pos_revenue"] for line_type, name in names_by_type.items() if item[name]} == +slots
        products = self.register_clinic.products
        assert {row["id"]: row["sold_quantity"] for row in report["products"]} == {str(products[n].id): count for n, count in quantities.items()}


async def create_sales_clinic(factory, zone) -> SalesClinic:
    register_clinic = await factory.pos_clinic(timezone=zone)
    company = register_clinic.company
    members = [await factory.member(company, first_name=f"M{number}") for number in range(2)]
    practitioners = [
        Resource(company_id=company.id, id=new_id(), type="practitioner", name=member.first_name, membership_id=member.id) for member in members
    ]
    async with transaction(Context.system(company.id)) as session:
        session.add_all(practitioners)
    return SalesClinic(register_clinic, members, practitioners)


async def count_rolled_up_days(context) -> int:
    async with read_only_transaction(context) as session:
        return (await session.execute(text("SELECT count(*) FROM sales_day WHERE dimension = 'all'"))).scalar_one()


@pytest.mark.timeout(600)
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(zone=st.sampled_from(ZONES), sales=st.lists(sale_strategy, min_size=1, max_size=8), late_sale=sale_strategy)
async def test_rolled_up_days_equal_the_computed_figures(as_staff, factory, zone, sales, late_sale):
    """Before the roll-up, after it, after a sale is added to a past day, and after that day is rolled up again."""
    clinic = await create_sales_clinic(factory, zone)
    for sale in sales:
        await clinic.sell(sale)
    staff = await as_staff("super_admin", company=clinic.register_clinic.company)

    async def get_report():
        return (await staff.get(f"/api/reports/pos?{QUERY}&period=day")).json()["data"]

    computed = await get_report()
    await clinic.assert_matches(computed, zone)
    await roll_up_sales_days(clinic.context)
    day_count = await count_rolled_up_days(clinic.context)
    assert day_count > 200, "every day since the first sale, also those without one"
    assert await get_report() == computed
    await clinic.sell(late_sale)
    assert await count_rolled_up_days(clinic.context) in {day_count - 1, day_count}, "the late sale's day is no longer rolled up"
    await clinic.assert_matches(await get_report(), zone)
    for _ in range(2):
        await roll_up_sales_days(clinic.context)
        await clinic.assert_matches(await get_report(), zone)


async def test_rolled_up_days_are_used_only_for_unfiltered_reports_of_the_same_zone(as_staff, factory):
    """A changed row shows in the unfiltered report; a team filter, a restricted client scope or another zone computes from receipts."""
    clinic = await create_sales_clinic(factory, "Europe/Stockholm")
    company = clinic.register_clinic.company
    await clinic.sell((600, 0, [("service", 1, 10_000, 0)], 100, "card"))
    await roll_up_sales_days(clinic.context)
    admin = await asyncpg.connect(config().database_admin_url)
    await admin.execute("UPDATE sales_day SET amount = amount + 1 WHERE dimension = 'all' AND amount > 0 AND company_id = $1", company.id)
    await admin.close()
    staff = await as_staff("super_admin", company=company)
    restricted = await as_staff("admin", company=company, client_access="custom")

    async def revenue(caller, query=""):
        return (await caller.get(f"/api/reports/pos?{QUERY}{query}")).json()["data"]["pos_statistics"]["total_revenue"]

    assert await revenue(staff) == 10_001
    assert await revenue(staff, f"&practitioner_ids={clinic.members[1].id}") == 10_000
    assert await revenue(restricted) == 10_000
    async with transaction(clinic.context) as session:
        await session.execute(text("UPDATE company SET timezone = 'Asia/Tokyo'"))
    staff_in_new_zone = await as_staff("super_admin", company=company)
    assert await revenue(staff_in_new_zone) == 10_000


@pytest.mark.covers("BEY-040")
async def test_a_members_share_of_payments_is_rounded_once_for_all_slots(as_staff, factory):
    """Three receipts of 201, half paid by Swish, of which the member has 100: 49.75 and 50.25 öre each; rounded by day it would be 150 of both."""
    clinic = await create_sales_clinic(factory, "Europe/Stockholm")
    for day in range(3):
        await clinic.sell((day * 24 * 60, 0, [("service", 0, 100, 0), ("service", 1, 101, 0)], 50, "swish"))
    staff = await as_staff("super_admin", company=clinic.register_clinic.company)
    for period in ("day", "week", "month"):
        report = (await staff.get(f"/api/reports/pos?{QUERY}&period={period}&practitioner_ids={clinic.members[0].id}")).json()["data"]
        payments = report["payment_gateway_preference"]
        assert (payments["swish_payment"], payments["viva_payment"], report["pos_statistics"]["avg_transaction"]) == (149, 151, 100), period


async def test_today_is_never_rolled_up_and_each_clinic_has_its_own_days(as_staff, factory):
    register_clinic = await factory.pos_clinic()
    year = await seed_year(register_clinic, 400, practitioners=3, clients=20)
    context = Context.system(year.company_id)
    await roll_up_sales_days(context)
    async with read_only_transaction(context) as session:
        last = (await session.execute(text("SELECT max(ends_at) FROM sales_day"))).scalar_one()
        company_count = (await session.execute(text("SELECT count(DISTINCT company_id) FROM sales_day"))).scalar_one()
    assert company_count == 1
    assert last <= datetime.now(UTC) - timedelta(hours=3)
    assert last.astimezone(ZoneInfo("Europe/Stockholm")).date() >= (datetime.now(UTC) - timedelta(days=2)).date()
    staff = await as_staff("super_admin", company=register_clinic.company)
    report = (await staff.get(f"/api/reports/pos?start={year.first}&end={year.last}")).json()["data"]
    assert report["pos_statistics"]["no_of_transactions"] == year.rows
