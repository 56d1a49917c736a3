"""The entities' fields on the wire have the names of docs/ledger/entities.md (PLT-107)."""

import re
from typing import Any

import pytest

from clinic.core.settings import CHECKOUT
from clinic.main import app

SCHEMAS: dict[str, Any] = app.openapi()["components"]["schemas"]
ROOTS: dict[str, str] = {
    "user": "CurrentUserOut", "company": "CompanyOut", "setting": "SettingOut", "client": "ClientOut", "procedure": "ProcedureOut",
    "letter of consent": "ConsentTemplateOut", "questionnaire": "QuestionnaireOut", "aesthetic interest answer": "AestheticInterestAnswer",
    "service / category": "ServiceOut", "booking": "BookingOut", "payment status answer": "PaymentStatus", "receipt": "ReceiptOut",
    "gift card": "GiftCardOut", "product": "ProductOut", "terminal": "TerminalOut", "medical device": "DeviceDetail", "lead types": "LeadOut",
    "billing types": "BillingOut", "booking report": "BookingReportOut", "POS report": "PosReportOut", "record report": "RecordReportOut",
    "plan limit answer": "ErrorResponse",
}
"""The schema that carries each entity; one that isn't in the OpenAPI document belongs to a system still to come.

A user's is the one with their own account, which extends the one that colleagues see.
"""
WORDS: dict[str, dict[str, tuple[str, ...]]] = {
    "company": {
        "organization number": ("organization_number",), "VAT number": ("vat_number",), "logo": ("logo_id",), "theme colour": ("theme_color",),
        "background/cover image": ("cover_id",), "unit": ("unit",), "date format": ("date_format",), "verification": ("is_verified",),
        "first day of week": ("calendar_first_day_sunday",),
    },
    "client": {
        "names": ("first_name", "last_name"), "date of birth": ("date_of_birth",), "mobile number": ("mobile_number",),
        "address parts": ("street_address", "zip_code", "city", "state", "country"), "profile image": ("profile_photo",),
        "next of kin with relation": ("next_of_kin",), "active flag": ("is_active",), "verified by": ("verified_by",),
        "publish permission": ("publish_permission",),
    },
    "procedure": {"NRS rating": ("nrs_rating",)},
    "letter of consent": {
        "publish option": ("asks_publish_permission",), "signatures": ("ClientConsentDetail.signature",), "signed state": ("ClientConsentDetail.state",),
    },
    "questionnaire": {
        "questions with type": ("questions.type",), "required": ("questions.required",), "order": ("QuestionReorder.ids",),
        "a record has id": ("ClientQuestionnaireDetail.id",), "should_regen_pdf": ("ClientQuestionnaireDetail.should_regen_pdf",),
    },
    "aesthetic interest answer": {"answer_checkbox list": ("answer_checkbox",)},
    "service / category": {
        "category": ("category_id",), "bookable / group_booking": ("bookable", "CategoryOut.group_booking"), "name": ("name", "CategoryOut.name"),
    },
    "booking": {
        "service": ("service.name", "service.price"), "clients": ("clients.pivot.is_cancelled",), "receipt.status": ("receipt.status",),
        "special request": ("special_request",), "group quantity": ("group_quantity",), "no-show with comment": ("no_show_comment",),
        "applies_to list": ("applies_to",),
    },
    "receipt": {
        "downloaded count": ("downloaded",), "invoice line: price": ("lines.price",), "tax_percentage": ("lines.tax_percentage",),
        "quantity": ("lines.quantity",),
    },
    "gift card": {"initial value": ("initial_value",), "expiry date": ("expires_on",), "customer": ("client_id",)},
    "product": {"EAN/UPC": ("ean",), "selling price": ("selling_price",), "base price": ("base_price",), "tax information": ("tax",)},
    "terminal": {"nick name": ("nick_name",), "virtual terminal id": ("virtual_terminal_id",)},
    "medical device": {"serial number": ("serial_number",), "maintenance": ("next_maintenance_on",)},
    "setting": {"value": ("value",)},
    "lead types": {"win": ("win",)},
    "booking report": {
        "series items name": ("TwoSeriesItem.name",), "value": ("TwoSeriesItem.value",), "value2": ("TwoSeriesItem.value2",),
        "practitioner rows bookings_count": ("BookingTotalsRow.bookings_count",), "bookings_sum_price": ("BookingTotalsRow.bookings_sum_price",),
        "service and category rows name": ("BookingTotalsRow.name",), "bookings_count": ("BookingTotalsRow.bookings_count",),
    },
    "POS report": {
        "pos_revenue series": ("RevenuePoint.products", "RevenuePoint.services"), "client rows receipts_count": ("ReceiptTotalsRow.receipts_count",),
        "receipts_sum_paid_amount": ("ReceiptTotalsRow.receipts_sum_paid_amount",),
        "receipts_sum_refund": ("ReceiptTotalsRow.receipts_sum_refund",), "product rows name": ("ProductSalesRow.name",),
        "sold_quantity": ("ProductSalesRow.sold_quantity",), "revenue": ("ProductSalesRow.revenue",), "stock": ("LowStockRow.stock",),
    },
    "record report": {
        "total_clients": ("record_statistics.total_clients",), "total_procedures": ("record_statistics.total_procedures",),
        "prescriptions_signed": ("record_statistics.prescriptions_signed",), "sms_sent": ("record_statistics.sms_sent",),
        "top questionnaires name": ("QuestionnaireCountRow.name",), "value": ("QuestionnaireCountRow.value",),
        "most procedures treatments_count": ("ProcedureCountRow.treatments_count",),
        "most notes general_notes_count": ("NoteCountRow.general_notes_count",),
    },
    "plan limit answer": {"HTTP 200": (), '`status` "2"': ("status",)},
}
"""Entries of the page in plain words, each with the field or fields that hold it; other entries are the fields' names themselves."""
TO_COME: dict[str, set[str]] = {
    "user": {
        "street_address", "city", "state", "zip_code", "country", "company", "personal_id", "company_connections", "oauth_tokens_exists",
    },
    "company": {"viva_merchant_id", "ccu_register_id"},
    "setting": {"key", "value"},
    "client": {"social_security_number", "next_of_kin", "verified_by"},
    "aesthetic interest answer": {"notes", "answer_checkbox", "other", "image"},
    "booking": {"notes", "recurrence", "applies_to"},
    "payment status answer": {"company_id", "booking_id", "client_id"},
    "lead types": {"win", "lost", "not_decided"},
    "billing types": {"RECORD", "SMS", "MAL"},
}
"""What the page names and no schema has yet. A field that is built must leave this list, and nothing is added to it."""
MAX_TO_COME = 32
"""The number of fields in TO_COME. It is lowered when one is built and never raised."""


def _entries(cell: str) -> list[tuple[str, list[str]]]:
    """Split a cell at its commas and semicolons. Returns each entry and the names that stand in parentheses behind it."""
    plain = re.sub(r"\([^()]*\)", lambda match: match[0].replace(",", "\0"), cell)
    entries = []
    for part in re.split(r"[,;]", plain):
        entry, _, inner = part.strip().partition(" (")
        entries.append((entry, re.findall(r"\b[a-z]+_[a-z_]+\b", inner)))
    return entries


def _read_page() -> dict[str, list[tuple[str, list[str]]]]:
    text = (CHECKOUT / "docs" / "ledger" / "entities.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", text, re.MULTILINE)
    return {entity: _entries(cell) for entity, cell in rows if entity not in ("entity", "---")}


def _has_field(schema: dict[str, Any], path: list[str]) -> bool:
    """Return whether a schema has a field; lists, optional fields and references are followed."""
    if reference := schema.get("$ref"):
        return _has_field(SCHEMAS[reference.rsplit("/", 1)[1]], path)
    if branches := schema.get("anyOf") or schema.get("oneOf"):
        return any(_has_field(branch, path) for branch in branches)
    if schema.get("type") == "array":
        return _has_field(schema["items"], path)
    if not path:
        return True
    return path[0] in schema.get("properties", {}) and _has_field(schema["properties"][path[0]], path[1:])


def _is_on_the_wire(entity: str, field: str) -> bool:
    first, *rest = field.split(".")
    if first in SCHEMAS:
        return _has_field(SCHEMAS[first], rest)
    return ROOTS[entity] in SCHEMAS and _has_field(SCHEMAS[ROOTS[entity]], [first, *rest])


def _expected_fields(entity: str, entries: list[tuple[str, list[str]]]) -> set[str]:
    fields: set[str] = set()
    for entry, inner in entries:
        if entry in WORDS.get(entity, {}):
            fields.update(WORDS[entity][entry])
        else:
            assert re.fullmatch(r"\w+", entry), f"{entity}: the fields of {entry!r} are missing in WORDS"
            fields.update([f"{entry}.{name}" for name in inner] if inner and entity.endswith("report") else [entry])
    return fields


PAGE = _read_page()


@pytest.mark.covers("PLT-107")
@pytest.mark.parametrize("entity", PAGE)
def test_fields_of_an_entity_have_the_names_of_the_page(entity):
    missing = {field for field in _expected_fields(entity, PAGE[entity]) if not _is_on_the_wire(entity, field)}
    assert missing == TO_COME.get(entity, set())


@pytest.mark.covers("PLT-107")
def test_every_entity_of_the_page_is_compared_and_the_list_of_missing_fields_only_shrinks():
    assert set(PAGE) == set(ROOTS)
    assert TO_COME.keys() <= ROOTS.keys()
    assert sum(map(len, TO_COME.values())) == MAX_TO_COME


@pytest.mark.covers("PLT-107")
def test_every_described_entry_is_listed_on_the_page():
    """An entry that the page no longer has would keep its fields unseen."""
    entries = {(entity, entry) for entity, cell in PAGE.items() for entry, _ in cell}
    assert {(entity, entry) for entity, words in WORDS.items() for entry in words} <= entries
