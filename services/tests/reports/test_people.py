"""Whose sales they are: the practitioner's of the line, else who sold it; and what a plain user is told of them (RPT-002, RPT-004)."""

from io import BytesIO

import openpyxl
import pytest

from clinic.booking.catalogue.models import Resource
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.models import new_id
from tests.reports.test_figures import at as instant, visit

pytestmark = pytest.mark.anyio


async def practitioner(as_staff, company, name, role="user"):
    """Somebody of the team who treats; their resource as `chair`."""
    who = await as_staff(role, company=company, first_name=name, last_name="Ek")
    who.chair = Resource(company_id=company.id, id=new_id(), kind="practitioner", name=f"{name} Ek", membership_id=who.member.id)
    async with unit(Context.system(company.id)) as session:
        session.add(who.chair)
    return who


def by_name(told):
    return {row["name"].split()[0]: (row["receipts_count"], row["receipts_sum_paid_amount"], row["receipts_sum_refund"])
            for row in told["practitioners"]}


@pytest.fixture
async def day(as_staff, counter):
    """The counter's cashier sells two treatments and a product on one receipt, by card and cash, and a product on another; one is paid back."""
    at = counter.at
    anna, bo = await practitioner(as_staff, at.company, "Anna"), await practitioner(as_staff, at.company, "Bo")
    boss = await as_staff("admin", company=at.company)
    whole = await counter.sell(
        at.treatment(practitioner_id=str(anna.chair.id), unit_price=100_001), at.treatment(practitioner_id=str(bo.chair.id), unit_price=50_000),
        at.line(1), pay=[{"way": "card", "amount": 57_951}, {"way": "cash"}], discount={"kind": "percent", "value": 10},
    )
    other = await counter.sell(at.line(0))
    assert (whole["state"], other["state"]) == ("PAID", "PAID"), whole
    back = await counter.refund(whole["id"], 20_000, lines=[{"place": 0}])
    assert back["state"] == "REFUNDED", back
    return counter, anna, bo, boss, whole, other


@pytest.mark.covers("RPT-002", "RPT-004")
async def test_a_line_counts_for_who_did_it_and_a_product_for_who_sold_it(day):
    """RPT-004: not for the cashier, who stood at the till for all of it; together they come to the receipts."""
    counter, _, _, boss, whole, other = day
    told = (await boss.get("/api/reports/pos")).json()["data"]
    lines = [line["total"] for line in whole["lines"]]
    seller = counter.staff.member.first_name
    assert by_name(told) == {"Anna": (1, lines[0], 20_000), "Bo": (1, lines[1], 0), seller: (2, lines[2] + other["total"], 0)}
    assert sum(row["receipts_sum_paid_amount"] for row in told["practitioners"]) == told["pos_statistics"]["total_revenue"]


@pytest.mark.covers("RPT-002", "RPT-004")
async def test_the_team_filter_takes_their_lines_and_their_share_of_what_was_paid(day):
    """RPT-002: one of several on a receipt has that receipt, the sum of their lines, their discount and their part of each payment."""
    _, anna, bo, boss, whole, _ = day
    told = (await boss.get(f"/api/reports/pos?practitioner_ids={anna.member.id}")).json()["data"]
    line = whole["lines"][0]
    assert told["pos_statistics"] == {
        "total_revenue": line["total"], "no_of_transactions": 1, "avg_transaction": line["total"], "total_refunds": 20_000,
    }
    assert [(item["products"], item["services"]) for item in told["pos_revenue"] if item["services"]] == [(0, line["total"])]
    assert told["total_discount"] == {"total_revenue": line["total"], "direct_discount": line["discount"] + line["share"]}
    assert by_name(told) == {"Anna": (1, line["total"], 20_000)}
    assert told["products"] == []
    ways = told["payment_gateway_preference"]
    assert ways["viva_payment"] == round(57_951 * line["total"] / whole["total"])
    assert ways["cash_payment"] == round((whole["payable"] - 57_951) * line["total"] / whole["total"])
    both = (await boss.get(f"/api/reports/pos?practitioner_ids={anna.member.id}&practitioner_ids={bo.member.id}")).json()["data"]
    assert both["pos_statistics"]["no_of_transactions"] == 1
    assert both["pos_statistics"]["total_revenue"] == whole["lines"][0]["total"] + whole["lines"][1]["total"]


@pytest.mark.covers("RPT-004")
async def test_of_clients_who_paid_as_much_the_first_by_name_are_told(as_staff, counter, make):
    """Twelve for ten places: which ten must not be left to chance."""
    boss = await as_staff("admin", company=counter.at.company)
    for name in "LKJIHGFEDCBA":
        client = await make.client(counter.at.company, first_name=name, last_name="Ek")
        assert (await counter.sell(counter.at.line(0), client_id=str(client.id)))["state"] == "PAID"
    told = (await boss.get("/api/reports/pos")).json()["data"]
    assert [client["name"] for client in told["clients"]] == [f"{name} Ek" for name in "ABCDEFGHIJ"]


@pytest.mark.covers("RPT-002")
async def test_a_plain_users_filter_is_fixed_on_themselves_by_the_server(day):
    """RPT-002: in every section, whoever they ask for, in the workbook and the list of the team too; everyone else gets the whole team."""
    counter, anna, bo, boss, whole, _ = day
    everybody = f"practitioner_ids={anna.member.id}&practitioner_ids={bo.member.id}&practitioner_ids={counter.staff.member.id}"
    for query in ("", everybody, f"practitioner_ids={bo.member.id}", f"practitioner_ids={bo.chair.id}"):
        told = (await anna.get(f"/api/reports/pos?{query}")).json()["data"]
        assert by_name(told) == {"Anna": (1, whole["lines"][0]["total"], 20_000)}, query
        assert told["pos_statistics"]["total_revenue"] == whole["lines"][0]["total"]
    book = openpyxl.load_workbook(BytesIO((await anna.get(f"/api/reports/pos/export?{everybody}")).content))
    assert [row[0].value for row in book["Team members"].iter_rows(min_row=2)] == ["Anna Ek"]
    mine = (await anna.get(f"/api/reports/record?{everybody}")).json()["data"]
    assert mine["most_procedures"] == []
    assert len((await boss.get("/api/reports/pos")).json()["data"]["practitioners"]) == 3
    for query in ("", "?search=Bo", "?per_page=100&order=desc"):
        told = (await anna.get(f"/api/reports/team{query}")).json()["data"]
        assert [row["id"] for row in told["items"]] == ([] if "Bo" in query else [str(anna.member.id)]), query
    told = (await boss.get("/api/reports/team")).json()["data"]
    assert {row["id"] for row in told["items"]} == {str(who.member.id) for who in (anna, bo, boss, counter.staff)}
    assert told["total"] == 4


FIGURES = {
    "booking": ("practitioners", "booking_statistics", {
        "bookings_count": "total_single_bookings", "bookings_sum_price": "total_bookings_revenue",
    }),
    "pos": ("practitioners", "pos_statistics", {
        "receipts_count": "no_of_transactions", "receipts_sum_paid_amount": "total_revenue", "receipts_sum_refund": "total_refunds",
    }),
    "record": ("most_procedures", "record_statistics", {"treatments_count": "total_procedures"}),
}
"""The rows of each section that are of people, and the cards that say the same of one of them alone."""


@pytest.mark.covers("RPT-006", "RPT-002")
async def test_a_rows_id_gives_that_rows_figures_in_every_section(day, make):
    """RPT-006: a practitioner's id is theirs in bookings, or their id as a member: both ask for the same, wherever they were read."""
    counter, anna, bo, boss, *_ = day
    place, client = await make.bookable(company=counter.at.company), await make.client(counter.at.company)
    for who, times, price in ((anna, 2, 45_050), (bo, 1, 30_000)):
        for hour in range(times):
            await visit(place, client, instant(2026, 11, 2, 9 + hour), practitioner_id=who.chair.id, price=price)
            body = {"title": "Läppar", "date": "2026-11-02", "notes": None, "treatments": []}
            assert (await who.post(f"/api/clients/{client.id}/procedures", json=body)).json()["status"] == "1"
    other = {str(a): str(b) for who in (anna, bo) for a, b in ((who.chair.id, who.member.id), (who.member.id, who.chair.id))}
    for section, (part, cards, names) in FIGURES.items():
        days = "" if section == "pos" else "&start=2026-11-01&end=2026-11-30"
        rows = (await boss.get(f"/api/reports/{section}?type={part}{days}")).json()["data"][part]
        assert len(rows) == (3 if section == "pos" else 2)
        for row in rows:
            for one in {row["id"], other.get(row["id"], row["id"])}:
                told = (await boss.get(f"/api/reports/{section}?practitioner_ids={one}{days}")).json()["data"]
                assert told[part] == [row], (section, one)
                assert {name: told[cards][card] for name, card in names.items()} == {name: row[name] for name in names}, (section, one)
        both = "".join(f"&practitioner_ids={one}" for pair in ((anna.chair.id, anna.member.id), (bo.chair.id,)) for one in pair)
        told = (await boss.get(f"/api/reports/{section}?type={part}{days}{both}")).json()["data"]
        assert told[part] == [row for row in rows if row["id"] in other], section


@pytest.mark.covers("RPT-004", "BEY-026")
async def test_an_accountant_is_told_the_money_and_nothing_of_clients_or_visits(as_staff, day):
    """BEY-026: what clients spent and what was booked isn't empty for an accountant but untold, on the screen and in the workbook."""
    counter, _, _, boss, *_ = day
    accountant = await as_staff("accountant", company=counter.at.company)
    told, whole = [(await who.get("/api/reports/pos")).json()["data"] for who in (accountant, boss)]
    assert (told["clients"], told["services"]) == (None, None)
    assert whole["services"] == [] and whole["clients"] is not None
    for part in ("pos_statistics", "pos_revenue", "payment_gateway_preference", "total_discount", "practitioners", "products", "low_stock"):
        assert told[part] == whole[part], part
    assert (await accountant.get("/api/reports/pos?type=services")).json()["data"]["services"] is None
    book = openpyxl.load_workbook(BytesIO((await accountant.get("/api/reports/pos/export")).content))
    assert not {"Clients", "Services"} & set(book.sheetnames)
    assert {"Summary", "Products"} <= set(book.sheetnames)
