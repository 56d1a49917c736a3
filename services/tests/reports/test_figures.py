"""Reports over HTTP: whose figures, of which days, and that they are what lies underneath."""

from datetime import UTC, datetime, timedelta
from io import BytesIO

import openpyxl
import pytest
from sqlalchemy import text

from clinic.booking.visits.models import Booking
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import read_only, unit
from clinic.core.models import new_id
from clinic.reports.service import SECTIONS
from tests.reports.laid import lay

pytestmark = pytest.mark.anyio


async def visit(place, client, at, *, person=0, **fields):
    row = Booking(**{
        "company_id": place.company.id, "id": new_id(), "client_id": client.id, "service_id": place.service.id,
        "practitioner_id": place.practitioners[person].id, "start_at": at, "end_at": at + timedelta(minutes=30), "service_name": "x", "price": 45050,
        "duration": 30, **fields,
    })
    async with unit(Context.system(place.company.id)) as session:
        session.add(row)


def at(*parts):
    return datetime(*parts, tzinfo=UTC)


async def booked(make, *, people=2):
    place = await make.bookable(people=people, company=await make.company(timezone="Europe/Stockholm"))
    return place, await make.client(place.company)


async def test_days_are_the_clinics_also_when_clocks_change(as_staff, make):
    """RPT-007: a visit an hour around midnight falls on its own day in March, when the day has 23 hours, and in October, with 25."""
    place, client = await booked(make)
    for instant in (at(2026, 3, 28, 22, 30), at(2026, 3, 28, 23, 30), at(2026, 3, 29, 21, 30), at(2026, 3, 29, 22, 30),
                    at(2026, 10, 24, 22, 30), at(2026, 10, 25, 22, 30), at(2026, 10, 25, 23, 15)):
        await visit(place, client, instant)
    staff = await as_staff("super_admin", company=place.company)

    async def days(start, end):
        told = (await staff.get(f"/api/reports/booking?type=bookings&period=day&start={start}&end={end}")).json()["data"]
        return {item["name"]: item["value"] for item in told["bookings"]}

    assert await days("2026-03-28", "2026-03-30") == {"2026-03-28": 1, "2026-03-29": 2, "2026-03-30": 1}
    assert await days("2026-10-24", "2026-10-26") == {"2026-10-24": 0, "2026-10-25": 2, "2026-10-26": 1}


@pytest.mark.covers("RPT-002", "RPT-003")
async def test_a_plain_user_sees_their_own_figures_whatever_they_ask_for(as_staff, make):
    place, client = await booked(make)
    await visit(place, client, at(2026, 11, 2, 9))
    await visit(place, client, at(2026, 11, 2, 9), person=1, price=10000)
    await visit(place, client, at(2026, 11, 2, 10), person=1, state="cancelled")
    await visit(place, client, at(2026, 11, 2, 11), person=1, state="no_show")
    first, second = (str(one.membership_id) for one in place.practitioners)
    days = "start=2026-11-01&end=2026-11-30"
    boss = await as_staff("admin", company=place.company)
    everybody = (await boss.get(f"/api/reports/booking?{days}")).json()["data"]
    assert everybody["booking_statistics"] == {
        "total_single_bookings": 2, "total_group_bookings": 0, "total_group_bookings_individual": 0, "total_bookings_revenue": 55050,
        "total_cancelled_bookings": 1, "total_bookings_no_show": 1,
    }
    assert [row["bookings_sum_price"] for row in everybody["practitioners"]] == [45050, 10000]
    assert (everybody["services"][0]["bookings_count"], everybody["categories"][0]["bookings_sum_price"]) == (2, 55050)
    one = (await boss.get(f"/api/reports/booking?{days}&practitioner_ids={second}")).json()["data"]["booking_statistics"]
    assert (one["total_single_bookings"], one["total_bookings_revenue"], one["total_cancelled_bookings"]) == (1, 10000, 1)

    user = await as_staff("user", company=place.company)
    nothing = (await user.get(f"/api/reports/booking?{days}&practitioner_ids={first}&practitioner_ids={second}")).json()["data"]
    assert nothing["booking_statistics"]["total_single_bookings"] == 0
    assert nothing["practitioners"] == []
    async with unit(Context.system(place.company.id)) as session:
        await session.execute(text("UPDATE resource SET membership_id = :new WHERE membership_id = :old"), {"new": user.member.id, "old": first})
    own = (await user.get(f"/api/reports/booking?{days}&practitioner_ids={second}")).json()["data"]
    assert own["booking_statistics"]["total_bookings_revenue"] == 45050
    assert [row["bookings_count"] for row in own["practitioners"]] == [1]
    book = openpyxl.load_workbook(BytesIO((await user.get(f"/api/reports/booking/export?{days}&practitioner_ids={second}")).content))
    assert [row[0].value for row in book["Team members"].iter_rows(min_row=2)] == [own["practitioners"][0]["name"]]


@pytest.mark.covers("RPT-003")
async def test_a_group_is_one_booking_and_each_who_came(as_staff, make):
    place, client = await booked(make)
    async with unit(Context.system(place.company.id)) as session:
        await session.execute(text("UPDATE service_category SET group_booking = true"))
    for hour in (9, 9, 9, 10):
        await visit(place, client, at(2026, 11, 2, hour))
    await visit(place, client, at(2026, 11, 2, 9), person=1)
    staff = await as_staff("super_admin", company=place.company)
    told = (await staff.get("/api/reports/booking?start=2026-11-01&end=2026-11-07&period=month")).json()["data"]
    found = told["booking_statistics"]
    assert (found["total_single_bookings"], found["total_group_bookings"], found["total_group_bookings_individual"]) == (0, 3, 5)
    assert told["bookings"] == [{"name": "2026-11-01", "value": 0, "value2": 3}]


@pytest.mark.covers("RPT-001", "RPT-006")
async def test_periods_and_what_is_refused(as_staff, make):
    place, _ = await booked(make)
    staff = await as_staff("super_admin", company=place.company)
    usual = (await staff.get("/api/reports/record")).json()["data"]
    assert usual["period"] == "week"
    assert (datetime.fromisoformat(usual["end"]) - datetime.fromisoformat(usual["start"])).days == 29
    weeks = (await staff.get("/api/reports/booking?start=2026-09-30&end=2026-10-13&type=bookings")).json()["data"]
    assert [item["name"] for item in weeks["bookings"]] == ["2026-09-30", "2026-10-05", "2026-10-12"]
    assert weeks["booking_statistics"] is None
    for section, source in SECTIONS.items():
        for part in source.parts:
            alone = (await staff.get(f"/api/reports/{section}?type={part}")).json()["data"]
            assert [name for name in source.parts if alone[name] is not None] == [part]
    tomorrow = (now() + timedelta(days=2)).date()
    for query, field in ((f"start={tomorrow}", "start"), ("start=2026-10-02&end=2026-10-01", "end"), ("period=year", "period"), ("type=x", "type"),
                         ("start=2020-01-01&end=2026-01-01", "end")):
        answer = await staff.get(f"/api/reports/booking?{query}")
        assert (answer.status_code, list(answer.json()["errors"])) == (422, [field]), query
    off = await as_staff("user", company=place.company, is_pos_on=False, is_record_on=False)
    assert [(await off.get(f"/api/reports/{section}")).status_code for section in ("booking", "pos", "record")] == [200, 403, 403]


@pytest.mark.covers("RPT-004", "RPT-007", "BEY-040")
async def test_the_tills_report_is_what_the_receipts_come_to(as_staff, make, counter):
    """A sale of three rates with a discount, another paid back in part: report = receipts = the day's X, to the öre."""
    first = await counter.sell(
        counter.at.line(0, quantity=2), counter.at.line(1), counter.at.line(2), counter.at.treatment(), discount={"kind": "percent", "value": 7},
    )
    second = await counter.sell(counter.at.line(0), pay="card")
    back = await counter.refund(first["id"], 10000)
    assert (first["state"], second["state"], back["state"]) == ("PAID", "PAID", "REFUNDED"), (first, back)
    staff = await as_staff("super_admin", company=counter.at.company)
    told = (await staff.get("/api/reports/pos")).json()["data"]
    total = first["total"] + second["total"]
    assert told["pos_statistics"] == {
        "total_revenue": total, "no_of_transactions": 2, "avg_transaction": (total + 1) // 2, "total_refunds": back["total"],
    }
    sums = [sum(item[name] for item in told["pos_revenue"]) for name in ("products", "services", "gift_cards")]
    assert sum(sums) == total
    assert told["total_discount"] == {"total_revenue": total, "direct_discount": first["discount"]}
    ways = told["payment_gateway_preference"]
    assert (ways["viva_payment"], ways["cash_payment"]) == (second["payable"], first["payable"])
    assert told["products"][0] == {
        "id": str(counter.at.products[0].id), "name": "Solskydd", "sold_quantity": 3, "revenue": told["products"][0]["revenue"], "stock": 97,
    }
    assert [(row["number"], row["total"]) for row in told["refunds"]] == [(back["number"], back["total"])]
    assert sum(row["receipts_sum_paid_amount"] for row in told["practitioners"]) == total
    day = (await staff.get(f"/api/v3/point-of-sale/report/current?register_id={counter.at.register.id}")).json()["data"]
    assert (day["sales"], day["returns"]) == (total, back["total"])
    other = await as_staff("user", company=counter.at.company)
    assert (await other.get("/api/reports/pos")).json()["data"]["pos_statistics"]["total_revenue"] == 0


@pytest.mark.covers("RPT-004", "RPT-007")
async def test_thousands_of_receipts_come_to_the_same_another_way(as_staff, make):
    at_till = await make.till()
    year = await lay(at_till, 1500, people=7, clients=40)
    staff = await as_staff("super_admin", company=at_till.company)
    told = (await staff.get("/api/reports/pos?start=2026-02-01&end=2026-04-30&period=month")).json()["data"]
    async with read_only(Context.system(year.company_id)) as session:
        rows = (await session.execute(text(
            "SELECT to_char(r.paid_at AT TIME ZONE 'Europe/Stockholm', 'YYYY-MM') AS month, r.total, r.client_id, r.discount FROM receipt r"
        ))).all()
    inside = [row for row in rows if row.month in {"2026-02", "2026-03", "2026-04"}]
    assert told["pos_statistics"]["total_revenue"] == sum(row.total for row in inside)
    assert told["pos_statistics"]["no_of_transactions"] == len(inside) > 300
    by_month = {item["name"][:7]: item["products"] + item["services"] for item in told["pos_revenue"]}
    assert by_month == {month: sum(row.total for row in inside if row.month == month) for month in ("2026-02", "2026-03", "2026-04")}
    best = max({row.client_id for row in inside}, key=lambda one: sum(row.total for row in inside if row.client_id == one))
    assert told["clients"][0]["id"] == str(best)
    assert told["total_discount"]["direct_discount"] == sum(row.discount for row in inside)


@pytest.mark.covers("RPT-005")
async def test_ages_leave_nobody_out(as_staff, make):
    company = await make.company()
    for born in ("2010-01-01", "2006-06-01", "2005-06-01", "1996-01-01", "1985-01-01", "1975-01-01", "1960-01-01", "1930-01-01"):
        await make.client(company, date_of_birth=datetime.fromisoformat(born).date())
    staff = await as_staff("super_admin", company=company)
    told = (await staff.get("/api/reports/record")).json()["data"]
    assert told["record_statistics"] == {"total_clients": 8, "total_procedures": 0, "prescriptions_signed": 0, "sms_sent": 0}
    assert [item["name"] for item in told["client_ages"]] == ["<20", "21-30", "31-40", "41-50", "51-60", "61+"]
    assert sum(item["value"] for item in told["client_ages"]) == 8
    assert sum(item["value"] for item in told["new_registrations"]) == 8
