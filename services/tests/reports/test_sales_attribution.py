"""Sales belong to the line's practitioner, else to the seller; and which of them each role sees (RPT-002, RPT-004)."""

from io import BytesIO

import openpyxl
import pytest

from clinic.booking.catalogue.models import Resource
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.reports.test_report_figures import add_booking, utc

pytestmark = pytest.mark.anyio


async def create_practitioner(as_staff, company, name, role="user"):
    """Create a signed-in member who treats; their resource is `staff.resource`."""
    staff = await as_staff(role, company=company, first_name=name, last_name="Ek")
    staff.resource = Resource(company_id=company.id, id=new_id(), type="practitioner", name=f"{name} Ek", membership_id=staff.member.id)
    async with transaction(Context.system(company.id)) as session:
        session.add(staff.resource)
    return staff


def totals_by_first_name(report):
    return {row["name"].split()[0]: (row["receipts_count"], row["receipts_sum_paid_amount"], row["receipts_sum_refund"])
            for row in report["practitioners"]}


@pytest.fixture
async def day(as_staff, cashier):
    """A receipt with two treatments and a product paid by card and cash, another with a product, and a refund of one treatment."""
    at = cashier.clinic
    anna, bo = await create_practitioner(as_staff, at.company, "Anna"), await create_practitioner(as_staff, at.company, "Bo")
    boss = await as_staff("admin", company=at.company)
    shared = await cashier.sell(
        at.service_line(practitioner_id=str(anna.resource.id), price=100_001), at.service_line(practitioner_id=str(bo.resource.id), price=50_000),
        at.product_line(1), pay=[{"method": "card", "amount": 57_951}, {"method": "cash"}], discount={"type": "percent", "value": 10},
    )
    other = await cashier.sell(at.product_line(0))
    assert (shared["status"], other["status"]) == ("PAID", "PAID"), shared
    refund = await cashier.refund(shared["id"], 20_000, lines=[{"position": 0}])
    assert refund["status"] == "REFUNDED", refund
    return cashier, anna, bo, boss, shared, other


@pytest.mark.covers("RPT-002", "RPT-004")
async def test_a_treatment_counts_for_its_practitioner_and_a_product_for_its_seller(day):
    """RPT-004: treatments do not count for the cashier; the members' sums equal the receipts' total."""
    cashier, _, _, boss, shared, other = day
    report = (await boss.get("/api/reports/pos")).json()["data"]
    lines = [line["total"] for line in shared["lines"]]
    seller = cashier.staff.member.first_name
    assert totals_by_first_name(report) == {"Anna": (1, lines[0], 20_000), "Bo": (1, lines[1], 0), seller: (2, lines[2] + other["total"], 0)}
    assert sum(row["receipts_sum_paid_amount"] for row in report["practitioners"]) == report["pos_statistics"]["total_revenue"]


@pytest.mark.covers("RPT-002", "RPT-004")
async def test_the_team_filter_takes_the_members_lines_and_share_of_payments(day):
    """RPT-002: a member who shares a receipt has that receipt, the sum of their lines, their discount and their share of each payment."""
    _, anna, bo, boss, shared, _ = day
    report = (await boss.get(f"/api/reports/pos?practitioner_ids={anna.member.id}")).json()["data"]
    line = shared["lines"][0]
    assert report["pos_statistics"] == {
        "total_revenue": line["total"], "no_of_transactions": 1, "avg_transaction": line["total"], "total_refunds": 20_000,
    }
    assert [(item["products"], item["services"]) for item in report["pos_revenue"] if item["services"]] == [(0, line["total"])]
    assert report["total_discount"] == {"total_revenue": line["total"], "direct_discount": line["discount"] + line["cart_discount_share"]}
    assert totals_by_first_name(report) == {"Anna": (1, line["total"], 20_000)}
    assert report["products"] == []
    payments = report["payment_gateway_preference"]
    assert payments["viva_payment"] == round(57_951 * line["total"] / shared["total"])
    assert payments["cash_payment"] == round((shared["amount_due"] - 57_951) * line["total"] / shared["total"])
    both = (await boss.get(f"/api/reports/pos?practitioner_ids={anna.member.id}&practitioner_ids={bo.member.id}")).json()["data"]
    assert both["pos_statistics"]["no_of_transactions"] == 1
    assert both["pos_statistics"]["total_revenue"] == shared["lines"][0]["total"] + shared["lines"][1]["total"]


@pytest.mark.covers("RPT-004")
async def test_clients_with_equal_amounts_are_ranked_by_name(as_staff, cashier, factory):
    """Twelve clients for ten rows: which ten are listed must be deterministic."""
    boss = await as_staff("admin", company=cashier.clinic.company)
    for name in "LKJIHGFEDCBA":
        client = await factory.client(cashier.clinic.company, first_name=name, last_name="Ek")
        assert (await cashier.sell(cashier.clinic.product_line(0), client_id=str(client.id)))["status"] == "PAID"
    report = (await boss.get("/api/reports/pos")).json()["data"]
    assert [client["name"] for client in report["clients"]] == [f"{name} Ek" for name in "ABCDEFGHIJ"]


@pytest.mark.covers("RPT-002")
async def test_the_server_limits_a_plain_users_filter_to_themselves(day):
    """RPT-002: in every section, whatever ids they send, and in the workbook and team list too; other roles get the whole team."""
    cashier, anna, bo, boss, shared, _ = day
    all_member_ids = f"practitioner_ids={anna.member.id}&practitioner_ids={bo.member.id}&practitioner_ids={cashier.staff.member.id}"
    for query in ("", all_member_ids, f"practitioner_ids={bo.member.id}", f"practitioner_ids={bo.resource.id}"):
        report = (await anna.get(f"/api/reports/pos?{query}")).json()["data"]
        assert totals_by_first_name(report) == {"Anna": (1, shared["lines"][0]["total"], 20_000)}, query
        assert report["pos_statistics"]["total_revenue"] == shared["lines"][0]["total"]
    book = openpyxl.load_workbook(BytesIO((await anna.get(f"/api/reports/pos/export?{all_member_ids}")).content))
    assert [row[0].value for row in book["Team members"].iter_rows(min_row=2)] == ["Anna Ek"]
    record_report = (await anna.get(f"/api/reports/record?{all_member_ids}")).json()["data"]
    assert record_report["most_procedures"] == []
    assert len((await boss.get("/api/reports/pos")).json()["data"]["practitioners"]) == 3
    for query in ("", "?search=Bo", "?per_page=100&order=desc"):
        team = (await anna.get(f"/api/reports/team{query}")).json()["data"]
        assert [row["id"] for row in team["items"]] == ([] if "Bo" in query else [str(anna.member.id)]), query
    team = (await boss.get("/api/reports/team")).json()["data"]
    assert {row["id"] for row in team["items"]} == {str(staff.member.id) for staff in (anna, bo, boss, cashier.staff)}
    assert team["total"] == 4


SECTION_TOTALS = {
    "booking": ("practitioners", "booking_statistics", {
        "bookings_count": "total_single_bookings", "bookings_sum_price": "total_bookings_revenue",
    }),
    "pos": ("practitioners", "pos_statistics", {
        "receipts_count": "no_of_transactions", "receipts_sum_paid_amount": "total_revenue", "receipts_sum_refund": "total_refunds",
    }),
    "record": ("most_procedures", "record_statistics", {"treatments_count": "total_procedures"}),
}
"""By section: the part with a row per member, the part with totals, and which total equals which field of the row."""


@pytest.mark.covers("RPT-006", "RPT-002")
async def test_a_rows_id_filters_every_section_to_that_rows_figures(day, factory):
    """RPT-006: rows have the id of a booking practitioner or of a member; filtering by either gives the same report in every section."""
    cashier, anna, bo, boss, *_ = day
    clinic, client = await factory.bookable_clinic(company=cashier.clinic.company), await factory.client(cashier.clinic.company)
    for staff, count, price in ((anna, 2, 45_050), (bo, 1, 30_000)):
        for hour in range(count):
            await add_booking(clinic, client, utc(2026, 11, 2, 9 + hour), practitioner_id=staff.resource.id, price=price)
            body = {"title": "Läppar", "date": "2026-11-02", "notes": None, "treatments": []}
            assert (await staff.post(f"/api/clients/{client.id}/procedures", json=body)).json()["status"] == "1"
    pairs = [(staff.resource.id, staff.member.id) for staff in (anna, bo)]
    other_ids = {str(a): str(b) for pair in pairs for a, b in (pair, pair[::-1])}
    for section, (part, totals_part, fields) in SECTION_TOTALS.items():
        days = "" if section == "pos" else "&start=2026-11-01&end=2026-11-30"
        rows = (await boss.get(f"/api/reports/{section}?type={part}{days}")).json()["data"][part]
        assert len(rows) == (3 if section == "pos" else 2)
        for row in rows:
            for filter_id in {row["id"], other_ids.get(row["id"], row["id"])}:
                report = (await boss.get(f"/api/reports/{section}?practitioner_ids={filter_id}{days}")).json()["data"]
                assert report[part] == [row], (section, filter_id)
                totals = {field: report[totals_part][total] for field, total in fields.items()}
                assert totals == {field: row[field] for field in fields}, (section, filter_id)
        both = "".join(f"&practitioner_ids={filter_id}" for filter_id in (anna.resource.id, anna.member.id, bo.resource.id))
        report = (await boss.get(f"/api/reports/{section}?type={part}{days}{both}")).json()["data"]
        assert report[part] == [row for row in rows if row["id"] in other_ids], section


@pytest.mark.covers("RPT-004", "BEY-026")
async def test_parts_about_clients_and_bookings_are_null_for_an_accountant(as_staff, day):
    """BEY-026: clients' purchases and bookings are null, not empty, for an accountant, and missing in their workbook."""
    cashier, _, _, boss, *_ = day
    accountant = await as_staff("accountant", company=cashier.clinic.company)
    report, full_report = [(await staff.get("/api/reports/pos")).json()["data"] for staff in (accountant, boss)]
    assert (report["clients"], report["services"]) == (None, None)
    assert full_report["services"] == [] and full_report["clients"] is not None
    for part in ("pos_statistics", "pos_revenue", "payment_gateway_preference", "total_discount", "practitioners", "products", "low_stock"):
        assert report[part] == full_report[part], part
    assert (await accountant.get("/api/reports/pos?type=services")).json()["data"]["services"] is None
    book = openpyxl.load_workbook(BytesIO((await accountant.get("/api/reports/pos/export")).content))
    assert not {"Clients", "Services"} & set(book.sheetnames)
    assert {"Summary", "Products"} <= set(book.sheetnames)
