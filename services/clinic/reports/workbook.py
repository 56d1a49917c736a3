"""A report as a workbook with a sheet for each part, in the reader's language."""

from collections.abc import Mapping
from datetime import UTC, date, datetime
from typing import Any

from clinic.core.clock import WIRE_FORMAT, zone
from clinic.core.documents.xlsx import Chart, Column, ColumnType, Table, Workbook
from clinic.reports.labels import label
from clinic.reports.query_builder import Section

Fields = tuple[tuple[str, ColumnType], ...]
_BOOKING_FIELDS: Fields = (("name", "text"), ("bookings_count", "number"), ("bookings_sum_price", "money"))
_RECEIPT_FIELDS: Fields = (
    ("name", "text"), ("receipts_count", "number"), ("receipts_sum_paid_amount", "money"), ("receipts_sum_refund", "money"),
)
SUMMARY_FIELDS: dict[Section, tuple[str, Fields]] = {
    "booking": ("booking_statistics", (
        ("total_single_bookings", "number"), ("total_group_bookings", "number"), ("total_group_bookings_individual", "number"),
        ("total_bookings_revenue", "money"), ("total_cancelled_bookings", "number"), ("total_bookings_no_show", "number"),
    )),
    "pos": ("pos_statistics", (
        ("total_revenue", "money"), ("no_of_transactions", "number"), ("avg_transaction", "money"), ("total_refunds", "money"),
    )),
    "record": ("record_statistics", (
        ("total_clients", "number"), ("total_procedures", "number"), ("prescriptions_signed", "number"), ("sms_sent", "number"),
    )),
}
AMOUNT_PARTS: dict[str, Chart] = {"payment_gateway_preference": "pie", "total_discount": ""}
"""Parts that are one object of amounts; each amount becomes a row."""
TABLE_PARTS: dict[Section, dict[str, tuple[Fields, Chart]]] = {
    "booking": {
        "bookings": ((("name", "date"), ("value", "number"), ("value2", "number")), "column"),
        "cancelled_no_show": ((("name", "date"), ("value", "number"), ("value2", "number")), "column"),
        "practitioners": (_BOOKING_FIELDS, ""), "services": (_BOOKING_FIELDS, ""), "categories": (_BOOKING_FIELDS, ""),
    },
    "pos": {
        "pos_revenue": ((("name", "date"), ("products", "money"), ("services", "money"), ("gift_cards", "money")), "column"),
        "clients": (_RECEIPT_FIELDS, ""), "practitioners": (_RECEIPT_FIELDS, ""),
        "products": ((("name", "text"), ("sold_quantity", "number"), ("revenue", "money"), ("stock", "number")), ""),
        "services": (_BOOKING_FIELDS, ""), "low_stock": ((("name", "text"), ("stock", "number")), ""),
        "refunds": ((("refunded_at", "instant"), ("number", "number"), ("client_name", "text"), ("total", "money")), ""),
    },
    "record": {
        "new_registrations": ((("name", "date"), ("value", "number")), "column"),
        "procedures": ((("name", "date"), ("value", "number")), "column"),
        "prescriptions": ((("name", "date"), ("prescriptions_by_mal", "number"), ("prescriptions_by_own", "number")), "column"),
        "questionnaires": ((("name", "text"), ("value", "number")), ""),
        "most_procedures": ((("name", "text"), ("treatments_count", "number")), ""),
        "most_notes": ((("name", "text"), ("general_notes_count", "number")), ""),
        "client_ages": ((("name", "text"), ("value", "number")), "pie"),
    },
}


def build_workbook(section: Section, report: Mapping[str, Any], lang: str, timezone: str) -> bytes:
    """Return the workbook file of a report. CPU-bound: call it in a thread."""
    book = Workbook(label("no_data", lang))
    book.tables.append(_summary(section, report, lang))
    for part, chart in AMOUNT_PARTS.items():
        if report.get(part):
            amounts = [(label(name, lang), amount) for name, amount in report[part].items()]
            amount_columns = (Column(label("what", lang), width=30), Column(label("amount", lang), "money"))
            book.tables.append(Table(label(part, lang), amount_columns, amounts, chart))
    for part, (fields, chart) in TABLE_PARTS[section].items():
        if report[part] is None:
            continue
        columns = tuple(
            Column(label(f"{part}.{name}", lang), column_type, 34 if column_type == "text" else 18) for name, column_type in fields
        )
        rows = [tuple(_cell(row[name], column_type, timezone) for name, column_type in fields) for row in report[part]]
        book.tables.append(Table(label(part, lang), columns, rows, chart))
    return book.to_bytes()


def _summary(section: Section, report: Mapping[str, Any], lang: str) -> Table:
    part, fields = SUMMARY_FIELDS[section]
    values, money_fields = report[part], {name for name, column_type in fields if column_type == "money"}
    rows = [
        (label(name, lang), None if name in money_fields else values[name], values[name] if name in money_fields else None)
        for name, _ in fields
    ]
    range_column = Column(f"{report['start']} - {report['end']}", width=44)
    columns = (range_column, Column(label("count", lang), "number"), Column(label("amount", lang), "money"))
    return Table(label("summary", lang), columns, rows)


def _cell(value: Any, column_type: ColumnType, timezone: str) -> Any:
    """Return the JSON value as the workbook stores it; instants as naive local time."""
    if column_type == "date":
        return date.fromisoformat(value)
    if column_type == "instant":
        return datetime.strptime(value, WIRE_FORMAT).replace(tzinfo=UTC).astimezone(zone(timezone)).replace(tzinfo=None)
    return value
