"""RPT-006 clause by clause: the calls, the names on the wire, and the workbook with its cells and charts."""

import re
from datetime import UTC, datetime, timedelta
from io import BytesIO
from zipfile import ZipFile
from zoneinfo import ZoneInfo

import openpyxl
import pytest

from clinic.core.clock import day_of, now
from clinic.reports.service import SECTIONS
from clinic.reports.words import said
from clinic.reports.workbook import CARDS, PAIRS, TABLES
from tests.reports.test_figures import booked, visit

pytestmark = [pytest.mark.anyio, pytest.mark.covers("RPT-006")]
BOOKED = {"id", "name", "bookings_count", "bookings_sum_price"}
SPENT = {"id", "name", "receipts_count", "receipts_sum_paid_amount", "receipts_sum_refund"}
NAMES = {
    "booking": {
        "booking_statistics": {
            "total_single_bookings", "total_group_bookings", "total_group_bookings_individual", "total_bookings_revenue",
            "total_cancelled_bookings", "total_bookings_no_show",
        },
        "bookings": {"name", "value", "value2"}, "cancelled_no_show": {"name", "value", "value2"},
        "practitioners": BOOKED, "services": BOOKED, "categories": BOOKED,
    },
    "pos": {
        "pos_statistics": {"total_revenue", "no_of_transactions", "avg_transaction", "total_refunds"},
        "pos_revenue": {"name", "products", "services", "gift_cards"},
        "payment_gateway_preference": {
            "swish_payment", "viva_payment", "cash_payment", "gift_card_payment", "online_payment", "invoice_payment",
        },
        "total_discount": {"total_revenue", "direct_discount"}, "clients": SPENT, "practitioners": SPENT,
        "products": {"id", "name", "sold_quantity", "revenue", "stock"}, "services": BOOKED, "low_stock": {"id", "name", "stock"},
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
"""The ledger's entities, with what its other lines add: further ways of payment, gift cards beside goods and services."""
RICH = {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Svullnad"}]}]}


@pytest.fixture
async def clinic(as_staff, make, counter):
    """A clinic that has sold, paid back, booked, and written a procedure with notes and one without."""
    at = counter.at
    place = await make.bookable(company=at.company)
    client = await make.client(at.company, first_name="Klara", last_name="Klient", date_of_birth=datetime(1990, 1, 1, tzinfo=UTC).date())
    for state in ("booked", "cancelled", "no_show"):
        await visit(place, client, now() - timedelta(hours=2), state=state)
    sold = await counter.sell(at.line(0, quantity=97), at.treatment(), client_id=str(client.id), discount={"kind": "percent", "value": 5})
    back = await counter.refund(sold["id"], 10_000)
    assert (sold["state"], back["state"]) == ("PAID", "REFUNDED"), (sold, back)
    boss = await as_staff("super_admin", company=at.company)
    treatment = (await boss.post("/api/treatments", json={"name": "Läppar", "cost": 100})).json()["data"]
    for notes in (RICH, {"type": "doc", "content": [{"type": "paragraph"}]}, None):
        body = {
            "title": "Läppar", "date": str(day_of(now(), "Europe/Stockholm")), "notes": notes, "treatments": [{"treatment_id": treatment["id"], "cost": 100}],
        }
        answer = await boss.post(f"/api/clients/{client.id}/procedures", json=body)
        assert answer.json()["status"] == "1", answer.text
    return boss, at, client, sold, back


async def test_data_has_the_ledgers_names_and_each_part_can_be_asked_for_alone(clinic):
    boss, *_ = clinic
    assert {section: set(source.parts) for section, source in SECTIONS.items()} == {name: set(parts) for name, parts in NAMES.items()}
    for section, parts in NAMES.items():
        whole = (await boss.get(f"/api/reports/{section}")).json()["data"]
        assert set(whole) == {"start", "end", "period", *parts}
        for part, names in parts.items():
            alone = (await boss.get(f"/api/reports/{section}?type={part}")).json()["data"]
            assert alone[part] == whole[part]
            rows = whole[part] if isinstance(whole[part], list) else [whole[part]]
            assert [set(row) for row in rows] == [names] * len(rows), part
            assert rows or part == "questionnaires", part
            assert {other for other in parts if alone[other] is not None} == {part}


async def test_the_record_tells_who_wrote_most_notes(clinic):
    boss, *_ = clinic
    told = (await boss.get("/api/reports/record")).json()["data"]
    name = f"{boss.member.first_name} {boss.member.last_name}"
    assert told["most_notes"] == [{"id": str(boss.member.id), "name": name, "general_notes_count": 1}]
    assert told["most_procedures"] == [{"id": str(boss.member.id), "name": name, "treatments_count": 3}]
    assert told["record_statistics"]["total_procedures"] == 3


async def test_start_end_and_period_cut_the_days(as_staff, make):
    place, client = await booked(make)
    for day in (1, 2, 15):
        await visit(place, client, datetime(2026, 10, day, 9, tzinfo=UTC))
    staff = await as_staff("admin", company=place.company)
    for period, wanted in (("day", 15), ("week", 3), ("month", 1)):
        told = (await staff.get(f"/api/reports/booking?start=2026-10-01&end=2026-10-15&period={period}")).json()["data"]
        assert (told["start"], told["end"], told["period"]) == ("2026-10-01", "2026-10-15", period)
        assert len(told["bookings"]) == wanted
        assert sum(item["value"] for item in told["bookings"]) == 3
    inside = (await staff.get("/api/reports/booking?start=2026-10-02&end=2026-10-14")).json()["data"]
    assert inside["booking_statistics"]["total_single_bookings"] == 1


@pytest.mark.parametrize("section", list(NAMES))
async def test_the_workbook_is_for_whoever_is_signed_in_and_may(clinic, as_staff, visitor, section):
    """The session's credentials: nobody gets 401, another role 403; whoever takes it is logged; nothing keeps a copy."""
    boss, at, *_ = clinic
    path = f"/api/reports/{section}/export"
    assert (await visitor.get(path)).status_code == 401
    off = await as_staff("user", company=at.company, is_booking_on=False, is_pos_on=False, is_record_on=False)
    assert (await off.get(path)).status_code == 403
    answer = await boss.get(f"{path}?start=2026-11-01&end=2026-11-15&period=month")
    assert answer.headers["content-type"] == "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    assert answer.headers["content-disposition"] == f'attachment; filename="{section}_reports_2026-11-01_2026-11-15_month.xlsx"'
    assert "no-store" in answer.headers["cache-control"]
    usual = (await boss.get(path)).headers["content-disposition"]
    days = [(now().astimezone(ZoneInfo("Europe/Stockholm")) - timedelta(days=back)).date() for back in (29, 0)]
    assert f'filename="{section}_reports_{days[0]}_{days[1]}_week.xlsx"' in usual
    assert [row["facts"]["section"] for row in await boss.audit_of("report.exported")] == [section] * 2
    assert (await boss.get(f"{path}?period=year")).status_code == 422


@pytest.mark.parametrize("section", list(NAMES))
async def test_the_workbook_speaks_the_headers_language(clinic, section):
    boss, *_ = clinic
    for lang in ("en", "sv"):
        answer = await boss.get(f"/api/reports/{section}/export", headers={"locale": lang, "X-Language": "en" if lang == "sv" else "sv"})
        book = openpyxl.load_workbook(BytesIO(answer.content))
        titles = [said(part, lang) for part in (*(p for p in PAIRS if p in NAMES[section]), *TABLES[section])]
        assert book.sheetnames == [said("summary", lang), *(title[:31] for title in titles)]
        for part, (fields, _) in TABLES[section].items():
            sheet = book[said(part, lang)[:31]]
            assert [cell.value for cell in sheet[1]] == [said(f"{part}.{name}", lang) for name, _ in fields]
    assert (await boss.get(f"/api/reports/{section}/export", headers={"locale": "de"})).status_code == 422


@pytest.mark.parametrize("section", list(NAMES))
async def test_cells_are_real_numbers_and_dates_and_say_what_the_screen_says(clinic, section):
    boss, *_ = clinic
    told = (await boss.get(f"/api/reports/{section}?period=day")).json()["data"]
    book = openpyxl.load_workbook(BytesIO((await boss.get(f"/api/reports/{section}/export?period=day", headers={"locale": "en"})).content))
    part, fields = CARDS[section]
    summary = [row[1].value if row[1].value is not None else row[2].value for row in book["Summary"].iter_rows(min_row=2)]
    assert summary == [told[part][name] / 100 if kind == "money" else told[part][name] for name, kind in fields]
    for part in PAIRS.keys() & NAMES[section].keys():
        assert [row[1].value for row in book[said(part, "en")].iter_rows(min_row=2)] == [value / 100 for value in told[part].values()]
    seen = set()
    for part, (fields, _) in TABLES[section].items():
        rows = list(book[said(part, "en")[:31]].iter_rows(min_row=2, max_col=len(fields)))
        if not told[part]:
            assert rows[0][0].value == "No data"
            continue
        for cells, row in zip(rows, told[part], strict=True):
            for cell, (name, kind) in zip(cells, fields, strict=True):
                seen.add(kind)
                assert _is(cell, kind, row[name]), (part, name, cell.value, row[name])
    assert seen >= {"number", "text", "date"} if section == "record" else seen >= {"number", "money", "text", "date"}


def _is(cell, kind, value) -> bool:
    """Whether a cell is what the wire says, as a spreadsheet counts and sorts it."""
    if kind == "text":
        return cell.data_type == "s" and cell.value == value
    if kind in {"number", "money"}:
        wanted = value / 100 if kind == "money" else value
        return cell.data_type == "n" and cell.value == wanted and cell.number_format == ("#,##0.00" if kind == "money" else "#,##0")
    if kind == "date":
        return cell.is_date and f"{cell.value:%Y-%m-%d}" == value and cell.number_format == "yyyy-mm-dd"
    there = datetime.strptime(value, "%Y-%m-%d %H:%M:%S").replace(tzinfo=UTC).astimezone(ZoneInfo("Europe/Stockholm"))
    return cell.is_date and f"{cell.value:%Y-%m-%d %H:%M}" == f"{there:%Y-%m-%d %H:%M}"


@pytest.mark.parametrize(("section", "charts"), [("booking", 2), ("pos", 2), ("record", 4)])
async def test_charts_are_inside_and_draw_the_cells_beside_them(clinic, section, charts):
    boss, *_ = clinic
    content = (await boss.get(f"/api/reports/{section}/export?period=day", headers={"locale": "en"})).content
    with ZipFile(BytesIO(content)) as archive:
        drawn = [archive.read(name).decode() for name in archive.namelist() if re.fullmatch(r"xl/charts/chart\d+\.xml", name)]
    assert len(drawn) == charts
    book = openpyxl.load_workbook(BytesIO(content))
    for chart in drawn:
        areas = re.findall(r"<c:(?:cat|val)>.*?<c:f>'?([^'!<]+)'?!\$(\w)\$(\d+):\$\w\$(\d+)</c:f>", chart)
        assert areas, chart[:300]
        for sheet, _, first, last in areas:
            assert (int(first), int(last)) == (2, book[sheet].max_row), sheet


async def test_a_name_that_begins_as_a_formula_is_a_name(as_staff, make):
    """What a client is called can't be reckoned with by the accountant's spreadsheet."""
    place = await make.bookable()
    client = await make.client(place.company)
    for practitioner in place.practitioners:
        practitioner.name = '=HYPERLINK("http://x.test","y")'
    from clinic.core.context import Context
    from clinic.core.db import unit
    async with unit(Context.system(place.company.id)) as session:
        await session.merge(place.practitioners[0])
    await visit(place, client, now() - timedelta(hours=2))
    staff = await as_staff("admin", company=place.company)
    book = openpyxl.load_workbook(BytesIO((await staff.get("/api/reports/booking/export", headers={"locale": "en"})).content))
    cell = book["Team members"]["A2"]
    assert (cell.value, cell.data_type) == ('=HYPERLINK("http://x.test","y")', "s")
