"""The figures of the reports: days, permissions, and agreement with the underlying data."""

from datetime import UTC, datetime, timedelta
from io import BytesIO

import openpyxl
import pytest
from sqlalchemy import text

from clinic.booking.bookings.models import Booking
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.reports.service import REPORT_SOURCES
from tests.reports.year_fixture import seed_year

pytestmark = pytest.mark.anyio


async def add_booking(clinic, client, start_at, *, person=0, **fields):
    row = Booking(**{
        "company_id": clinic.company.id, "id": new_id(), "client_id": client.id, "service_id": clinic.service.id,
        "practitioner_id": clinic.practitioners[person].id, "start_at": start_at, "end_at": start_at + timedelta(minutes=30), "service_name": "x", "price": 45050,
        "duration": 30, **fields,
    })
    async with transaction(Context.system(clinic.company.id)) as session:
        session.add(row)


def utc(*parts):
    return datetime(*parts, tzinfo=UTC)


async def bookable_clinic(factory, *, people=2):
    clinic = await factory.bookable_clinic(people=people, company=await factory.company(timezone="Europe/Stockholm"))
    return clinic, await factory.client(clinic.company)


async def test_days_follow_the_clinics_time_zone_across_dst_changes(as_staff, factory):
    """RPT-007: bookings around midnight fall on the right day in March, with a day of 23 hours, and in October, with one of 25."""
    clinic, client = await bookable_clinic(factory)
    for instant in (utc(2026, 3, 28, 22, 30), utc(2026, 3, 28, 23, 30), utc(2026, 3, 29, 21, 30), utc(2026, 3, 29, 22, 30),
                    utc(2026, 10, 24, 22, 30), utc(2026, 10, 25, 22, 30), utc(2026, 10, 25, 23, 15)):
        await add_booking(clinic, client, instant)
    staff = await as_staff("super_admin", company=clinic.company)

    async def days(start, end):
        report = (await staff.get(f"/api/reports/booking?type=bookings&period=day&start={start}&end={end}")).json()["data"]
        return {item["name"]: item["value"] for item in report["bookings"]}

    assert await days("2026-03-28", "2026-03-30") == {"2026-03-28": 1, "2026-03-29": 2, "2026-03-30": 1}
    assert await days("2026-10-24", "2026-10-26") == {"2026-10-24": 0, "2026-10-25": 2, "2026-10-26": 1}


@pytest.mark.covers("PLT-109")
async def test_top_lists_have_ten_rows_the_highest_first(as_staff, factory):
    clinic, client = await bookable_clinic(factory, people=12)
    for person in range(12):
        await add_booking(clinic, client, utc(2026, 11, 2, 9), person=person, price=10000 + person)
    boss = await as_staff("admin", company=clinic.company, is_pos_on=True)
    for stock in range(12):
        product = {"name": f"Kräm {stock:02}", "code": f"K{stock}", "selling_price": 900, "base_price": 500, "tax": 2500, "stock": stock % 3}
        assert (await boss.post("/api/v3/point-of-sale/products", json=product)).json()["status"] == "1"
    days = "start=2026-11-01&end=2026-11-30"
    bookings = (await boss.get(f"/api/reports/booking?{days}")).json()["data"]
    assert [row["bookings_sum_price"] for row in bookings["practitioners"]] == [10011 - rank for rank in range(10)]
    sales = (await boss.get(f"/api/reports/pos?{days}")).json()["data"]
    assert [row["stock"] for row in sales["low_stock"]] == [0] * 4 + [1] * 4 + [2] * 2


@pytest.mark.covers("RPT-002", "RPT-003")
async def test_a_plain_user_always_gets_only_their_own_figures(as_staff, factory):
    clinic, client = await bookable_clinic(factory)
    await add_booking(clinic, client, utc(2026, 11, 2, 9))
    await add_booking(clinic, client, utc(2026, 11, 2, 9), person=1, price=10000)
    await add_booking(clinic, client, utc(2026, 11, 2, 10), person=1, state="cancelled")
    await add_booking(clinic, client, utc(2026, 11, 2, 11), person=1, state="no_show")
    first, second = (str(practitioner.membership_id) for practitioner in clinic.practitioners)
    days = "start=2026-11-01&end=2026-11-30"
    boss = await as_staff("admin", company=clinic.company)
    team_report = (await boss.get(f"/api/reports/booking?{days}")).json()["data"]
    assert team_report["booking_statistics"] == {
        "total_single_bookings": 2, "total_group_bookings": 0, "total_group_bookings_individual": 0, "total_bookings_revenue": 55050,
        "total_cancelled_bookings": 1, "total_bookings_no_show": 1,
    }
    assert [row["bookings_sum_price"] for row in team_report["practitioners"]] == [45050, 10000]
    assert (team_report["services"][0]["bookings_count"], team_report["categories"][0]["bookings_sum_price"]) == (2, 55050)
    filtered = (await boss.get(f"/api/reports/booking?{days}&practitioner_ids={second}")).json()["data"]["booking_statistics"]
    assert (filtered["total_single_bookings"], filtered["total_bookings_revenue"], filtered["total_cancelled_bookings"]) == (1, 10000, 1)

    user = await as_staff("user", company=clinic.company)
    empty_report = (await user.get(f"/api/reports/booking?{days}&practitioner_ids={first}&practitioner_ids={second}")).json()["data"]
    assert empty_report["booking_statistics"]["total_single_bookings"] == 0
    assert empty_report["practitioners"] == []
    async with transaction(Context.system(clinic.company.id)) as session:
        await session.execute(text("UPDATE resource SET membership_id = :new WHERE membership_id = :old"), {"new": user.member.id, "old": first})
    own_report = (await user.get(f"/api/reports/booking?{days}&practitioner_ids={second}")).json()["data"]
    assert own_report["booking_statistics"]["total_bookings_revenue"] == 45050
    assert [row["bookings_count"] for row in own_report["practitioners"]] == [1]
    book = openpyxl.load_workbook(BytesIO((await user.get(f"/api/reports/booking/export?{days}&practitioner_ids={second}")).content))
    assert [row[0].value for row in book["Team members"].iter_rows(min_row=2)] == [own_report["practitioners"][0]["name"]]


@pytest.mark.covers("RPT-003")
async def test_a_group_counts_once_and_its_participants_each(as_staff, factory):
    clinic, client = await bookable_clinic(factory)
    async with transaction(Context.system(clinic.company.id)) as session:
        await session.execute(text("UPDATE service_category SET group_booking = true"))
    for hour in (9, 9, 9, 10):
        await add_booking(clinic, client, utc(2026, 11, 2, hour))
    await add_booking(clinic, client, utc(2026, 11, 2, 9), person=1)
    staff = await as_staff("super_admin", company=clinic.company)
    report = (await staff.get("/api/reports/booking?start=2026-11-01&end=2026-11-07&period=month")).json()["data"]
    statistics = report["booking_statistics"]
    assert (statistics["total_single_bookings"], statistics["total_group_bookings"], statistics["total_group_bookings_individual"]) == (0, 3, 5)
    assert report["bookings"] == [{"name": "2026-11-01", "value": 0, "value2": 3}]


@pytest.mark.covers("RPT-001", "RPT-006")
async def test_default_range_slots_parts_and_rejected_parameters(as_staff, factory):
    clinic, _ = await bookable_clinic(factory)
    staff = await as_staff("super_admin", company=clinic.company)
    default_report = (await staff.get("/api/reports/record")).json()["data"]
    assert default_report["period"] == "week"
    assert (datetime.fromisoformat(default_report["end"]) - datetime.fromisoformat(default_report["start"])).days == 29
    weeks = (await staff.get("/api/reports/booking?start=2026-09-30&end=2026-10-13&type=bookings")).json()["data"]
    assert [item["name"] for item in weeks["bookings"]] == ["2026-09-30", "2026-10-05", "2026-10-12"]
    assert weeks["booking_statistics"] is None
    for section, source in REPORT_SOURCES.items():
        for part in source.parts:
            alone = (await staff.get(f"/api/reports/{section}?type={part}")).json()["data"]
            assert [name for name in source.parts if alone[name] is not None] == [part]
    tomorrow = (now() + timedelta(days=2)).date()
    for query, field in ((f"start={tomorrow}", "start"), ("start=2026-10-02&end=2026-10-01", "end"), ("period=year", "period"), ("type=x", "type"),
                         ("start=2020-01-01&end=2026-01-01", "end")):
        response = await staff.get(f"/api/reports/booking?{query}")
        assert (response.status_code, list(response.json()["errors"])) == (422, [field]), query
    booking_user = await as_staff("user", company=clinic.company, is_pos_on=False, is_record_on=False)
    assert [(await booking_user.get(f"/api/reports/{section}")).status_code for section in ("booking", "pos", "record")] == [200, 403, 403]


@pytest.mark.covers("RPT-002", "RPT-004", "RPT-007", "BEY-040")
async def test_the_sales_report_equals_the_receipts_and_the_x_report(as_staff, factory, cashier):
    """A sale with three VAT rates and a discount, another sale, and a refund: report, receipts and X report agree to the öre."""
    first = await cashier.sell(
        cashier.clinic.product_line(0, quantity=2), cashier.clinic.product_line(1), cashier.clinic.product_line(2), cashier.clinic.service_line(), discount={"type": "percent", "value": 7},
    )
    second = await cashier.sell(cashier.clinic.product_line(0), pay="card")
    refund = await cashier.refund(first["id"], 10000)
    assert (first["status"], second["status"], refund["status"]) == ("PAID", "PAID", "REFUNDED"), (first, refund)
    staff = await as_staff("super_admin", company=cashier.clinic.company)
    report = (await staff.get("/api/reports/pos")).json()["data"]
    total = first["total"] + second["total"]
    assert report["pos_statistics"] == {
        "total_revenue": total, "no_of_transactions": 2, "avg_transaction": (total + 1) // 2, "total_refunds": refund["total"],
    }
    sums = [sum(item[name] for item in report["pos_revenue"]) for name in ("products", "services", "gift_cards")]
    assert sum(sums) == total
    assert report["total_discount"] == {"total_revenue": total, "direct_discount": first["discount"]}
    payments = report["payment_gateway_preference"]
    assert (payments["viva_payment"], payments["cash_payment"]) == (second["amount_due"], first["amount_due"])
    assert report["products"][0] == {
        "id": str(cashier.clinic.products[0].id), "name": "Solskydd", "sold_quantity": 3, "revenue": report["products"][0]["revenue"], "stock": 97,
    }
    assert [(row["number"], row["total"]) for row in report["refunds"]] == [(refund["number"], refund["total"])]
    assert sum(row["receipts_sum_paid_amount"] for row in report["practitioners"]) == total
    day = (await staff.get(f"/api/v3/point-of-sale/report/current?register_id={cashier.clinic.register.id}")).json()["data"]
    assert (day["sales"], day["returns"]) == (total, refund["total"])
    other = await as_staff("user", company=cashier.clinic.company)
    seller_id = report["practitioners"][0]["id"]
    for query in ("", f"?practitioner_ids={seller_id}"):
        assert (await other.get(f"/api/reports/pos{query}")).json()["data"]["pos_statistics"]["total_revenue"] == 0, query


@pytest.mark.covers("RPT-004", "RPT-007")
async def test_a_years_report_equals_sums_computed_from_the_receipts(as_staff, factory):
    register_clinic = await factory.pos_clinic()
    year = await seed_year(register_clinic, 1500, practitioners=7, clients=40)
    staff = await as_staff("super_admin", company=register_clinic.company)
    report = (await staff.get("/api/reports/pos?start=2026-02-01&end=2026-04-30&period=month")).json()["data"]
    async with read_only_transaction(Context.system(year.company_id)) as session:
        rows = (await session.execute(text(
            "SELECT to_char(r.paid_at AT TIME ZONE 'Europe/Stockholm', 'YYYY-MM') AS month, r.total, r.client_id, r.discount FROM receipt r"
        ))).all()
    rows_in_range = [row for row in rows if row.month in {"2026-02", "2026-03", "2026-04"}]
    assert report["pos_statistics"]["total_revenue"] == sum(row.total for row in rows_in_range)
    assert report["pos_statistics"]["no_of_transactions"] == len(rows_in_range) > 300
    by_month = {item["name"][:7]: item["products"] + item["services"] for item in report["pos_revenue"]}
    assert by_month == {month: sum(row.total for row in rows_in_range if row.month == month) for month in ("2026-02", "2026-03", "2026-04")}
    top_client_id = max({row.client_id for row in rows_in_range}, key=lambda client_id: sum(row.total for row in rows_in_range if row.client_id == client_id))
    assert report["clients"][0]["id"] == str(top_client_id)
    assert report["total_discount"]["direct_discount"] == sum(row.discount for row in rows_in_range)


@pytest.mark.covers("RPT-005")
async def test_age_groups_cover_all_clients(as_staff, factory):
    company = await factory.company()
    for born in ("2010-01-01", "2006-06-01", "2005-06-01", "1996-01-01", "1985-01-01", "1975-01-01", "1960-01-01", "1930-01-01"):
        await factory.client(company, date_of_birth=datetime.fromisoformat(born).date())
    staff = await as_staff("super_admin", company=company)
    report = (await staff.get("/api/reports/record")).json()["data"]
    assert report["record_statistics"] == {"total_clients": 8, "total_procedures": 0, "prescriptions_signed": 0, "sms_sent": 0}
    assert [item["name"] for item in report["client_ages"]] == ["<20", "21-30", "31-40", "41-50", "51-60", "61+"]
    assert sum(item["value"] for item in report["client_ages"]) == 8
    assert sum(item["value"] for item in report["new_registrations"]) == 8
