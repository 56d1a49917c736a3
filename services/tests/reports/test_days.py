"""Days that were counted once and days that are counted at each look come to the same, to the öre (RPT-007, RPT-008)."""

from collections import Counter
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import asyncpg
import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from sqlalchemy import text

from clinic.booking.catalogue.models import Resource
from clinic.core.context import Context
from clinic.core.db import read_only, unit
from clinic.core.models import new_id
from clinic.core.settings import settings as config
from clinic.pos.models import Receipt
from clinic.pos.sales.models import Payment, ReceiptLine
from clinic.reports.jobs import count_days
from tests.reports.laid import lay

pytestmark = [pytest.mark.anyio, pytest.mark.covers("RPT-007", "RPT-008")]
BEGAN = datetime(2026, 3, 24, tzinfo=UTC)
MINUTES = 14 * 24 * 60
SPAN = "start=2026-03-23&end=2026-04-08"
ZONES = ("Europe/Stockholm", "Asia/Kolkata", "Australia/Lord_Howe", "America/New_York")
lines = st.tuples(st.sampled_from(("product", "service", "gift_card")), st.integers(-1, 1), st.integers(0, 99_999), st.integers(0, 500))
sales = st.tuples(
    st.integers(0, MINUTES), st.integers(0, 1), st.lists(lines, min_size=1, max_size=4), st.integers(0, 100), st.sampled_from(("card", "cash", "swish")),
)


class World:
    """A clinic with two who treat and sell, and what it sold."""

    def __init__(self, at, team, chairs):
        self.at, self.team, self.chairs, self.sold = at, team, chairs, []

    @property
    def context(self):
        return Context.system(self.at.company.id)

    async def sell(self, sale):
        """Write a sale as the till leaves it."""
        minute, seller, made, share, way = sale
        company_id, receipt_id, when = self.at.company.id, new_id(), BEGAN + timedelta(minutes=minute)
        total, discount = sum(line[2] for line in made), sum(line[3] for line in made)
        self.sold.append(sale)
        number = len(self.sold)
        receipt = Receipt(
            company_id=company_id, id=receipt_id, register_id=self.at.register.id, membership_id=self.team[seller].id, seller={}, vats=[],
            gross=total + discount, discount=discount, total=total, vat=0, number=number, z_number=1, state="PAID", step="done", look_at=when,
            paid_at=when, numbered_at=when, ended_at=when,
        )
        async with unit(self.context) as session:
            session.add(receipt)
            await session.flush()
            session.add_all([
                ReceiptLine(
                    company_id=company_id, id=new_id(), receipt_id=receipt_id, place=place, kind=kind, name=kind, quantity=place + 1,
                    practitioner_id=self.chairs[who].id if who >= 0 else None, unit_price=amount + less, gross=amount + less, discount=less,
                    total=amount, rate=0, vat=0, product_id=self.at.products[place % 3].id if kind == "product" else None,
                ) for place, (kind, who, amount, less) in enumerate(made)
            ])
            first = total * share // 100
            session.add_all([
                Payment(company_id=company_id, id=new_id(), receipt_id=receipt_id, place=place, way=by, amount=amount, state="completed")
                for place, (by, amount) in enumerate(((way, first), ("card", total - first)))
            ])

    def wanted(self, zone):
        """What the report says when every sale is looked at by itself."""
        members, receipts, ways, slots, goods = Counter(), Counter(), Counter(), Counter(), Counter()
        for minute, seller, made, share, way in self.sold:
            total = sum(line[2] for line in made)
            day = (BEGAN + timedelta(minutes=minute)).astimezone(ZoneInfo(zone)).date()
            whose = [seller if who < 0 else who for _, who, _, _ in made]
            for place, ((kind, _, amount, _), who) in enumerate(zip(made, whose, strict=True)):
                members[who] += amount
                slots[str(day), kind] += amount
                if kind == "product":
                    goods[place % 3] += place + 1
            for who in set(whose):
                receipts[who] += 1
            ways[way] += total * share // 100
            ways["card"] += total - total * share // 100
        return members, receipts, ways, slots, goods

    async def agrees(self, told, zone):
        members, receipts, ways, slots, goods = self.wanted(zone)
        total = sum(sum(line[2] for line in sale[2]) for sale in self.sold)
        assert (told["pos_statistics"]["total_revenue"], told["pos_statistics"]["no_of_transactions"]) == (total, len(self.sold))
        assert told["total_discount"]["direct_discount"] == sum(sum(line[3] for line in sale[2]) for sale in self.sold)
        found = {row["id"]: (row["receipts_count"], row["receipts_sum_paid_amount"]) for row in told["practitioners"]}
        assert found == {str(self.team[who].id): (receipts[who], members[who]) for who in receipts}
        names = {"card": "viva_payment", "cash": "cash_payment", "swish": "swish_payment"}
        assert {way: told["payment_gateway_preference"][name] for way, name in names.items()} == {way: ways[way] for way in names}
        kinds = {"product": "products", "service": "services", "gift_card": "gift_cards"}
        assert {(item["name"], kind): item[name] for item in told["pos_revenue"] for kind, name in kinds.items() if item[name]} == +slots
        assert {row["id"]: row["sold_quantity"] for row in told["products"]} == {str(self.at.products[n].id): many for n, many in goods.items()}


async def world(make, zone) -> World:
    at = await make.till(timezone=zone)
    team = [await make.member(at.company, first_name=f"M{number}") for number in range(2)]
    chairs = [Resource(company_id=at.company.id, id=new_id(), kind="practitioner", name=one.first_name, membership_id=one.id) for one in team]
    async with unit(Context.system(at.company.id)) as session:
        session.add_all(chairs)
    return World(at, team, chairs)


async def days_counted(context) -> int:
    async with read_only(context) as session:
        return (await session.execute(text("SELECT count(*) FROM sales_day WHERE side = 'all'"))).scalar_one()


@pytest.mark.timeout(600)
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(zone=st.sampled_from(ZONES), sold=st.lists(sales, min_size=1, max_size=8), late=sales)
async def test_counted_days_are_the_plain_figures(as_staff, make, zone, sold, late):
    """Before any day is counted, after, after a sale that comes late to a day past, and after that day is counted anew."""
    made = await world(make, zone)
    for sale in sold:
        await made.sell(sale)
    staff = await as_staff("super_admin", company=made.at.company)

    async def look():
        return (await staff.get(f"/api/reports/pos?{SPAN}&period=day")).json()["data"]

    live = await look()
    await made.agrees(live, zone)
    await count_days(made.context)
    counted = await days_counted(made.context)
    assert counted > 200, "every day since the first sale, also those without one"
    assert await look() == live
    await made.sell(late)
    assert await days_counted(made.context) in {counted - 1, counted}, "the late sale's day is no longer taken as counted"
    await made.agrees(await look(), zone)
    for _ in range(2):
        await count_days(made.context)
        await made.agrees(await look(), zone)


async def test_a_day_that_was_counted_is_taken_as_counted_and_only_then(as_staff, make):
    """The figures come from the rows: one that is changed shows; a filter, a person of few clients and another zone count anew."""
    made = await world(make, "Europe/Stockholm")
    await made.sell((600, 0, [("service", 1, 10_000, 0)], 100, "card"))
    await count_days(made.context)
    admin = await asyncpg.connect(config().database_admin_url)
    await admin.execute("UPDATE sales_day SET amount = amount + 1 WHERE side = 'all' AND amount > 0 AND company_id = $1", made.at.company.id)
    await admin.close()
    staff = await as_staff("super_admin", company=made.at.company)
    custom = await as_staff("admin", company=made.at.company, client_access="custom")

    async def revenue(who, query=""):
        return (await who.get(f"/api/reports/pos?{SPAN}{query}")).json()["data"]["pos_statistics"]["total_revenue"]

    assert await revenue(staff) == 10_001
    assert await revenue(staff, f"&practitioner_ids={made.team[1].id}") == 10_000
    assert await revenue(custom) == 10_000
    async with unit(made.context) as session:
        await session.execute(text("UPDATE company SET timezone = 'Asia/Tokyo'"))
    moved = await as_staff("super_admin", company=made.at.company)
    assert await revenue(moved) == 10_000


@pytest.mark.covers("BEY-040")
async def test_someones_share_of_payments_is_rounded_once_however_the_days_are_cut(as_staff, make):
    """Their 100 of each 201 that was paid half by Swish: 49.75 and 50.25 öre, three times; rounded day by day it would be 150 of each."""
    made = await world(make, "Europe/Stockholm")
    for day in range(3):
        await made.sell((day * 24 * 60, 0, [("service", 0, 100, 0), ("service", 1, 101, 0)], 50, "swish"))
    staff = await as_staff("super_admin", company=made.at.company)
    for period in ("day", "week", "month"):
        told = (await staff.get(f"/api/reports/pos?{SPAN}&period={period}&practitioner_ids={made.team[0].id}")).json()["data"]
        ways = told["payment_gateway_preference"]
        assert (ways["swish_payment"], ways["viva_payment"], told["pos_statistics"]["avg_transaction"]) == (149, 151, 100), period


async def test_today_is_never_counted_and_another_clinics_days_are_its_own(as_staff, make):
    at = await make.till()
    year = await lay(at, 400, people=3, clients=20)
    context = Context.system(year.company_id)
    await count_days(context)
    async with read_only(context) as session:
        last = (await session.execute(text("SELECT max(ends_at) FROM sales_day"))).scalar_one()
        seen = (await session.execute(text("SELECT count(DISTINCT company_id) FROM sales_day"))).scalar_one()
    assert seen == 1
    assert last <= datetime.now(UTC) - timedelta(hours=3)
    assert last.astimezone(ZoneInfo("Europe/Stockholm")).date() >= (datetime.now(UTC) - timedelta(days=2)).date()
    staff = await as_staff("super_admin", company=at.company)
    told = (await staff.get(f"/api/reports/pos?start={year.first}&end={year.last}")).json()["data"]
    assert told["pos_statistics"]["no_of_transactions"] == year.rows
