"""Bookkeeping export of a closed day: the Z report's amounts as balanced entries on accounts of the Swedish BAS chart."""

from asyncio import to_thread
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from fastapi import Response
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.clock import WIRE_FORMAT, local_date
from clinic.core.database.session import get_owned
from clinic.core.documents.xlsx import XLSX_MEDIA_TYPE, Column, Table, Workbook
from clinic.pos.closings.models import ZReport

SALES_ACCOUNTS = {2500: 3001, 1200: 3002, 600: 3003, 0: 3004}
OUTPUT_VAT_ACCOUNTS = {2500: 2611, 1200: 2621, 600: 2631}
PAYMENT_METHOD_ACCOUNTS = {"cash": 1910, "card": 1580, "swish": 1580, "online": 1580, "invoice": 1510, "gift_card": 2421}
GIFT_CARD_ACCOUNT, ROUNDING_ACCOUNT = 2421, 3740
ACCOUNT_NAMES = {
    1510: ("Receivables", "Kundfordringar"), 1580: ("Card and Swish claims", "Fordringar kort och Swish"), 1910: ("Cash", "Kassa"),
    2421: ("Gift cards", "Presentkort"), 2611: ("Output VAT 25 %", "Utgående moms 25 %"), 2621: ("Output VAT 12 %", "Utgående moms 12 %"),
    2631: ("Output VAT 6 %", "Utgående moms 6 %"), 3001: ("Sales 25 %", "Försäljning 25 %"), 3002: ("Sales 12 %", "Försäljning 12 %"),
    3003: ("Sales 6 %", "Försäljning 6 %"), 3004: ("Sales without VAT", "Försäljning momsfri"), 3740: ("Rounding", "Öresavrundning"),
}
_TEXTS = {
    "sheet": ("Postings", "Kontering"), "day": ("Date", "Datum"), "report": ("Z report", "Z-dagrapport"), "register": ("Register", "Kassa"),
    "account": ("Account", "Konto"), "name": ("Name", "Benämning"), "debit": ("Debit", "Debet"), "credit": ("Credit", "Kredit"),
    "description": ("Description", "Beskrivning"), "sold": ("Sold", "Sålt"), "returned": ("Returned", "Återbetalt"),
    "paid": ("Paid", "Betalt"), "rounding": ("Rounding", "Avrundning"), "gift_cards": ("Gift cards sold", "Sålda presentkort"),
    "redeemed": ("Gift cards used", "Inlösta presentkort"), "empty": ("Nothing was sold.", "Inget såldes."),
}
_ORDER = ("returned", "gift_cards", "paid", "rounding", "sold", "redeemed")
"""The order of an account's entries, by description."""


@dataclass(frozen=True, slots=True)
class BookkeepingEntry:
    """An amount in öre on an account: debit above zero, credit below. `description` is a key of `_TEXTS`."""

    account: int
    description: str
    amount: int


def build_entries(report: Mapping[str, Any]) -> list[BookkeepingEntry]:
    """Return the entries of a Z report, sales and returns apart. Their sum is zero.

    A sold gift card is a liability (its VAT falls due where it is redeemed), so it is subtracted from the sales without VAT.
    """
    no_cards = {"sales": 0, "returns": 0}
    cards = next((group for group in report["groups"] if group["group"] == "gift_card"), no_cards)
    entries = [BookkeepingEntry(GIFT_CARD_ACCOUNT, "gift_cards", cards["returns"] - cards["sales"])]
    for vat in report["vat_lines"]:
        rate, sold_cards = vat["rate"], cards if vat["rate"] == 0 else no_cards
        entries += [
            BookkeepingEntry(SALES_ACCOUNTS[rate], "sold", sold_cards["sales"] + vat["vat"] - vat["sales"]),
            BookkeepingEntry(SALES_ACCOUNTS[rate], "returned", vat["returns"] - vat["returned_vat"] - sold_cards["returns"]),
        ]
        if rate in OUTPUT_VAT_ACCOUNTS:
            entries += [
                BookkeepingEntry(OUTPUT_VAT_ACCOUNTS[rate], "sold", -vat["vat"]),
                BookkeepingEntry(OUTPUT_VAT_ACCOUNTS[rate], "returned", vat["returned_vat"]),
            ]
    for total in report["payment_methods"]:
        account, description = PAYMENT_METHOD_ACCOUNTS[total["method"]], "redeemed" if total["method"] == "gift_card" else "paid"
        entries += [BookkeepingEntry(account, description, total["sales"]), BookkeepingEntry(account, "returned", -total["returns"])]
    entries.append(BookkeepingEntry(ROUNDING_ACCOUNT, "rounding", -report["rounding"]))
    return sorted((entry for entry in entries if entry.amount), key=lambda entry: (entry.account, _ORDER.index(entry.description)))


async def export(session: AsyncSession, z_id: UUID, lang: str, timezone: str) -> Response:
    """Return the entries of a closed day as an Excel workbook in a language (en or sv), and audit the export."""
    row = await get_owned(session, ZReport, z_id)
    content = await to_thread(_build_workbook, row.content, int(lang == "sv"), timezone)
    audit.record(session, "register.bookkeeping_exported", row.id, number=row.number, register_id=row.register_id)
    headers = {"Content-Disposition": f'attachment; filename="z_report_{row.number}.xlsx"', "Cache-Control": "private, no-store"}
    return Response(content, media_type=XLSX_MEDIA_TYPE, headers=headers)


def _build_workbook(report: Mapping[str, Any], lang: int, timezone: str) -> bytes:
    texts = {name: translations[lang] for name, translations in _TEXTS.items()}
    day = local_date(datetime.strptime(report["at"], WIRE_FORMAT).replace(tzinfo=UTC), timezone)
    columns = (
        Column(texts["day"], "date"), Column(texts["report"], "number"), Column(texts["register"], width=24),
        Column(texts["account"], "number"), Column(texts["name"], width=28), Column(texts["description"], width=24),
        Column(texts["debit"], "money"), Column(texts["credit"], "money"),
    )
    rows = [
        (day, report["number"], report["register_name"], entry.account, ACCOUNT_NAMES[entry.account][lang], texts[entry.description],
         max(entry.amount, 0) or None, max(-entry.amount, 0) or None) for entry in build_entries(report)
    ]
    return Workbook(texts["empty"], [Table(texts["sheet"], columns, rows)]).to_bytes()
