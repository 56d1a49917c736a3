"""The report API (RPT-006): calls, field names, and the workbook with its cells and charts."""

import re
from datetime import UTC, datetime, timedelta
from io import BytesIO
from zipfile import ZipFile
from zoneinfo import ZoneInfo

import openpyxl
import pytest

from clinic.core.clock import local_date, now
from clinic.reports.labels import label
from clinic.reports.service import REPORT_SOURCES
from clinic.reports.workbook import AMOUNT_PARTS, SUMMARY_FIELDS, TABLE_PARTS
from tests.reports.test_report_figures import add_booking, bookable_clinic

pytestmark = [pytest.mark.anyio, pytest.mark.covers("RPT-006")]
BOOKING_FIELDS = {"id", "name", "bookings_count", "bookings_sum_price"}
RECEIPT_FIELDS = {"id", "name", "receipts_count", "receipts_sum_paid_amount", "receipts_sum_refund"}
FIELD_NAMES = {
    "booking": {
        "booking_statistics": {
            "total_single_bookings", "total_group_bookings", "total_group_bookings_individual", "total_bookings_revenue",
            "total_cancelled_bookings", "total_bookings_no_show",
        },
        "bookings": {"name", "value", "value2"}, "cancelled_no_show": {"name", "value", "value2"},
        "practitioners": BOOKING_FIELDS, "services": BOOKING_FIELDS, "categories": BOOKING_FIELDS,
    },
    "pos": {
        "pos_statistics": {"total_revenue", "no_of_transactions", "avg_transaction", "total_refunds"},
        "pos_revenue": {"name", "products", "services", "gift_cards"},
        "payment_gateway_preference": {
            "swish_payment", "viva_payment", "cash_payment", "gift_card_payment", "online_payment", "invoice_payment",
        },
        "total_discount": {"total_revenue", "direct_discount"}, "clients": RECEIPT_FIELDS, "practitioners": RECEIPT_FIELDS,
        "products": {"id", "name", "sold_quantity", "revenue", "stock"}, "services": BOOKING_FIELDS, "low_stock": {"id", "name", "stock"},
        "refunds": {"id", "original_id", "number", "total", "client_name", "refunded_at"},
    },
    "record": {
        "record_statistics": {"total_clients", "total_procedures", "prescriptions_signed", "sms_sent"},
        "new_registrations": {"name", "value"}, "procedures": {"name", "value"},
        "prescriptions": {"name", "prescriptions_by_mal", "prescriptions_by_own"}, "questionnaires": {"id", "name", "value"},
        "most_procedures": {"id", "name", "treatments_count"}, "most_notes": {"id", "name", "general_notes_count"},
        "client_ages": {"name", "value"},
    },
}
"""The field names of the ledger, with those of its other lines: more payment methods, and gift cards beside products and services."""
NOTES_WITH_TEXT = {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Svullnad"}]}]}


@pytest.fixture
async def clinic(as_staff, factory, cashier):
    """A clinic with bookings, a sale, a refund, and procedures with and without notes."""
    register_clinic = cashier.clinic
    booking_clinic = await factory.bookable_clinic(company=register_clinic.company)
    client = await factory.client(register_clinic.company, first_name="Klara", last_name="Klient", date_of_birth=datetime(1990, 1, 1, tzinfo=UTC).date())
    for state in ("booked", "cancelled", "no_show"):
        await add_booking(booking_clinic, client, now() - timedelta(hours=2), state=state)
    sold = await cashier.sell(register_clinic.product_line(0, quantity=97), register_clinic.service_line(), client_id=str(client.id), discount={"type": "percent", "value": 5})
    refund = await cashier.refund(sold["id"], 10_000)
    assert (sold["status"], refund["status"]) == ("PAID", "REFUNDED"), (sold, refund)
    boss = await as_staff("super_admin", company=register_clinic.company)
    treatment = (await boss.post("/api/treatments", json={"name": "Läppar", "cost": 100})).json()["data"]
    for notes in (NOTES_WITH_TEXT, {"type": "doc", "content": [{"type": "paragraph"}]}, None):
        body = {
            "title": "Läppar", "date": str(local_date(now(), "Europe/Stockholm")), "notes": notes, "treatments": [{"treatment_id": treatment["id"], "cost": 100}],
        }
        response = await boss.post(f"/api/clients/{client.id}/procedures", json=body)
        assert response.json()["status"] == "1", response.text
    return boss, register_clinic, client, sold, refund


async def test_reports_have_the_ledgers_fields_and_parts_can_be_requested_alone(clinic):
    boss, *_ = clinic
    assert {section: set(source.parts) for section, source in REPORT_SOURCES.items()} == {name: set(parts) for name, parts in FIELD_NAMES.items()}
    for section, parts in FIELD_NAMES.items():
        report = (await boss.get(f"/api/reports/{section}")).json()["data"]
        assert set(report) == {"start", "end", "period", *parts}
        for part, names in parts.items():
            alone = (await boss.get(f"/api/reports/{section}?type={part}")).json()["data"]
            assert alone[part] == report[part]
            rows = report[part] if isinstance(report[part], list) else [report[part]]
            assert [set(row) for row in rows] == [names] * len(rows), part
            assert rows or part == "questionnaires", part
            assert {other for other in parts if alone[other] is not None} == {part}


async def test_the_record_report_ranks_members_by_notes(clinic):
    boss, *_ = clinic
    report = (await boss.get("/api/reports/record")).json()["data"]
    name = f"{boss.member.first_name} {boss.member.last_name}"
    assert report["most_notes"] == [{"id": str(boss.member.id), "name": name, "general_notes_count": 1}]
    assert report["most_procedures"] == [{"id": str(boss.member.id), "name": name, "treatments_count": 3}]
    assert report["record_statistics"]["total_procedures"] == 3


async def test_start_end_and_period_determine_the_slots(as_staff, factory):
    booking_clinic, client = await bookable_clinic(factory)
    for day in (1, 2, 15):
        await add_booking(booking_clinic, client, datetime(2026, 10, day, 9, tzinfo=UTC))
    staff = await as_staff("admin", company=booking_clinic.company)
    for period, expected in (("day", 15), ("week", 3), ("month", 1)):
        report = (await staff.get(f"/api/reports/booking?start=2026-10-01&end=2026-10-15&period={period}")).json()["data"]
        assert (report["start"], report["end"], report["period"]) == ("2026-10-01", "2026-10-15", period)
        assert len(report["bookings"]) == expected
        assert sum(item["value"] for item in report["bookings"]) == 3
    inside = (await staff.get("/api/reports/booking?start=2026-10-02&end=2026-10-14")).json()["data"]
    assert inside["booking_statistics"]["total_single_bookings"] == 1


@pytest.mark.parametrize("section", list(FIELD_NAMES))
async def test_the_workbook_requires_a_session_and_the_permission(clinic, as_staff, visitor, section):
    """401 without a session, 403 without the module; the export is audited and must not be cached."""
    boss, register_clinic, *_ = clinic
    path = f"/api/reports/{section}/export"
    assert (await visitor.get(path)).status_code == 401
    excluded_user = await as_staff("user", company=register_clinic.company, is_booking_on=False, is_pos_on=False, is_record_on=False)
    assert (await excluded_user.get(path)).status_code == 403
    response = await boss.get(f"{path}?start=2026-11-01&end=2026-11-15&period=month")
    assert response.headers["content-type"] == "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    assert response.headers["content-disposition"] == f'attachment; filename="{section}_reports_2026-11-01_2026-11-15_month.xlsx"'
    assert "no-store" in response.headers["cache-control"]
    default_disposition = (await boss.get(path)).headers["content-disposition"]
    days = [(now().astimezone(ZoneInfo("Europe/Stockholm")) - timedelta(days=days_ago)).date() for days_ago in (29, 0)]
    assert f'filename="{section}_reports_{days[0]}_{days[1]}_week.xlsx"' in default_disposition
    assert [row["details"]["section"] for row in await boss.list_audit("report.exported")] == [section] * 2
    assert (await boss.get(f"{path}?period=year")).status_code == 422


@pytest.mark.parametrize("section", list(FIELD_NAMES))
async def test_the_locale_header_sets_the_workbooks_language(clinic, section):
    boss, *_ = clinic
    for lang in ("en", "sv"):
        response = await boss.get(f"/api/reports/{section}/export", headers={"locale": lang, "X-Language": "en" if lang == "sv" else "sv"})
        book = openpyxl.load_workbook(BytesIO(response.content))
        titles = [label(part, lang) for part in (*(p for p in AMOUNT_PARTS if p in FIELD_NAMES[section]), *TABLE_PARTS[section])]
        assert book.sheetnames == [label("summary", lang), *(title[:31] for title in titles)]
        for part, (fields, _) in TABLE_PARTS[section].items():
            sheet = book[label(part, lang)[:31]]
            assert [cell.value for cell in sheet[1]] == [label(f"{part}.{name}", lang) for name, _ in fields]
    assert (await boss.get(f"/api/reports/{section}/export", headers={"locale": "de"})).status_code == 422


@pytest.mark.parametrize("section", list(FIELD_NAMES))
async def test_cells_are_numbers_and_dates_equal_to_the_reports(clinic, section):
    boss, *_ = clinic
    report = (await boss.get(f"/api/reports/{section}?period=day")).json()["data"]
    book = openpyxl.load_workbook(BytesIO((await boss.get(f"/api/reports/{section}/export?period=day", headers={"locale": "en"})).content))
    part, fields = SUMMARY_FIELDS[section]
    summary = [row[1].value if row[1].value is not None else row[2].value for row in book["Summary"].iter_rows(min_row=2)]
    assert summary == [report[part][name] / 100 if column_type == "money" else report[part][name] for name, column_type in fields]
    for part in AMOUNT_PARTS.keys() & FIELD_NAMES[section].keys():
        assert [row[1].value for row in book[label(part, "en")].iter_rows(min_row=2)] == [value / 100 for value in report[part].values()]
    column_types = set()
    for part, (fields, _) in TABLE_PARTS[section].items():
        rows = list(book[label(part, "en")[:31]].iter_rows(min_row=2, max_col=len(fields)))
        if not report[part]:
            assert rows[0][0].value == "No data"
            continue
        for cells, row in zip(rows, report[part], strict=True):
            for cell, (name, column_type) in zip(cells, fields, strict=True):
                column_types.add(column_type)
                assert _cell_matches(cell, column_type, row[name]), (part, name, cell.value, row[name])
    assert column_types >= {"number", "text", "date"} if section == "record" else column_types >= {"number", "money", "text", "date"}


def _cell_matches(cell, column_type, value) -> bool:
    """Return whether a cell has the type, value and format of a field of the JSON report."""
    if column_type == "text":
        return cell.data_type == "s" and cell.value == value
    if column_type in {"number", "money"}:
        expected = value / 100 if column_type == "money" else value
        return cell.data_type == "n" and cell.value == expected and cell.number_format == ("#,##0.00" if column_type == "money" else "#,##0")
    if column_type == "date":
        return cell.is_date and f"{cell.value:%Y-%m-%d}" == value and cell.number_format == "yyyy-mm-dd"
    local_time = datetime.strptime(value, "%Y-%m-%d %H:%M:%S").replace(tzinfo=UTC).astimezone(ZoneInfo("Europe/Stockholm"))
    return cell.is_date and f"{cell.value:%Y-%m-%d %H:%M}" == f"{local_time:%Y-%m-%d %H:%M}"


@pytest.mark.parametrize(("section", "charts"), [("booking", 2), ("pos", 2), ("record", 4)])
async def test_charts_reference_the_cells_of_their_sheets(clinic, section, charts):
    boss, *_ = clinic
    content = (await boss.get(f"/api/reports/{section}/export?period=day", headers={"locale": "en"})).content
    with ZipFile(BytesIO(content)) as archive:
        chart_xml = [archive.read(name).decode() for name in archive.namelist() if re.fullmatch(r"xl/charts/chart\d+\.xml", name)]
    assert len(chart_xml) == charts
    book = openpyxl.load_workbook(BytesIO(content))
    for chart in chart_xml:
        areas = re.findall(r"<c:(?:cat|val)>.*?<c:f>'?([^'!<]+)'?!\$(\w)\$(\d+):\$\w\$(\d+)</c:f>", chart)
        assert areas, chart[:300]
        for sheet, _, first, last in areas:
            assert (int(first), int(last)) == (2, book[sheet].max_row), sheet


async def test_a_name_that_looks_like_a_formula_is_written_as_text(as_staff, factory):
    """A name must not be evaluated as a formula by a spreadsheet program."""
    booking_clinic = await factory.bookable_clinic()
    client = await factory.client(booking_clinic.company)
    for practitioner in booking_clinic.practitioners:
        practitioner.name = '=HYPERLINK("http://x.test","y")'
    from clinic.core.database.session import transaction
    from clinic.core.database.tenant_context import Context
    async with transaction(Context.system(booking_clinic.company.id)) as session:
        await session.merge(booking_clinic.practitioners[0])
    await add_booking(booking_clinic, client, now() - timedelta(hours=2))
    staff = await as_staff("admin", company=booking_clinic.company)
    book = openpyxl.load_workbook(BytesIO((await staff.get("/api/reports/booking/export", headers={"locale": "en"})).content))
    cell = book["Team members"]["A2"]
    assert (cell.value, cell.data_type) == ('=HYPERLINK("http://x.test","y")', "s")
