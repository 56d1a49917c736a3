"""A report as a workbook: a sheet for each of its parts, in the reader's language."""

from collections.abc import Mapping
from datetime import UTC, date, datetime
from typing import Any

from clinic.core.clock import WIRE, zone
from clinic.core.sheets import Chart, Column, Kind, Table, Workbook
from clinic.reports.parts import Section
from clinic.reports.words import said

Fields = tuple[tuple[str, Kind], ...]
_BOOKED: Fields = (("name", "text"), ("bookings_count", "number"), ("bookings_sum_price", "money"))
_SPENT: Fields = (("name", "text"), ("receipts_count", "number"), ("receipts_sum_paid_amount", "money"), ("receipts_sum_refund", "money"))
CARDS: dict[Section, tuple[str, Fields]] = {
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
PAIRS: dict[str, Chart] = {"payment_gateway_preference": "pie", "total_discount": ""}
"""Parts that are one object of amounts: a row for each."""
TABLES: dict[Section, dict[str, tuple[Fields, Chart]]] = {
    "booking": {
        "bookings": ((("name", "date"), ("value", "number"), ("value2", "number")), "column"),
        "cancelled_no_show": ((("name", "date"), ("value", "number"), ("value2", "number")), "column"),
        "practitioners": (_BOOKED, ""), "services": (_BOOKED, ""), "categories": (_BOOKED, ""),
    },
    "pos": {
        "pos_revenue": ((("name", "date"), ("products", "money"), ("services", "money"), ("gift_cards", "money")), "column"),
        "clients": (_SPENT, ""), "practitioners": (_SPENT, ""),
        "products": ((("name", "text"), ("sold_quantity", "number"), ("revenue", "money"), ("stock", "number")), ""),
        "services": (_BOOKED, ""), "low_stock": ((("name", "text"), ("stock", "number")), ""),
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


def workbook(section: Section, told: Mapping[str, Any], lang: str, timezone: str) -> bytes:
    """The file's bytes; slow, so never on the loop."""
    book = Workbook(said("no_data", lang))
    book.tables.append(_summary(section, told, lang))
    for part, chart in PAIRS.items():
        if told.get(part):
            amounts = [(said(name, lang), amount) for name, amount in told[part].items()]
            heads = (Column(said("what", lang), width=30), Column(said("amount", lang), "money"))
            book.tables.append(Table(said(part, lang), heads, amounts, chart))
    for part, (fields, chart) in TABLES[section].items():
        if told[part] is None:
            continue
        columns = tuple(Column(said(f"{part}.{name}", lang), kind, 34 if kind == "text" else 18) for name, kind in fields)
        rows = [tuple(_cell(row[name], kind, timezone) for name, kind in fields) for row in told[part]]
        book.tables.append(Table(said(part, lang), columns, rows, chart))
    return book.made()


def _summary(section: Section, told: Mapping[str, Any], lang: str) -> Table:
    part, fields = CARDS[section]
    money = {name for name, kind in fields if kind == "money"}
    rows = [
        (said(name, lang), None if name in money else told[part][name], told[part][name] if name in money else None) for name, _ in fields
    ]
    days = Column(f"{told['start']} - {told['end']}", width=44)
    columns = (days, Column(said("count", lang), "number"), Column(said("amount", lang), "money"))
    return Table(said("summary", lang), columns, rows)


def _cell(value: Any, kind: Kind, timezone: str) -> Any:
    if kind == "date":
        return date.fromisoformat(value)
    if kind == "instant":
        return datetime.strptime(value, WIRE).replace(tzinfo=UTC).astimezone(zone(timezone)).replace(tzinfo=None)
    return value
