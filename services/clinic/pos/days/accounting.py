"""A closed day as its postings: the figures of the Z report on the accounts of the Swedish BAS chart, debit and credit alike."""

from asyncio import to_thread
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from fastapi import Response
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.clock import WIRE, day_of
from clinic.core.db import owned
from clinic.core.sheets import XLSX, Column, Table, Workbook
from clinic.pos.days.models import ZReport

SALES = {2500: 3001, 1200: 3002, 600: 3003, 0: 3004}
OUTPUT_VAT = {2500: 2611, 1200: 2621, 600: 2631}
WAYS = {"cash": 1910, "card": 1580, "swish": 1580, "online": 1580, "invoice": 1510, "gift_card": 2421}
GIFT_CARDS, ROUNDING = 2421, 3740
NAMES = {
    1510: ("Receivables", "Kundfordringar"), 1580: ("Card and Swish claims", "Fordringar kort och Swish"), 1910: ("Cash", "Kassa"),
    2421: ("Gift cards", "Presentkort"), 2611: ("Output VAT 25 %", "Utgående moms 25 %"), 2621: ("Output VAT 12 %", "Utgående moms 12 %"),
    2631: ("Output VAT 6 %", "Utgående moms 6 %"), 3001: ("Sales 25 %", "Försäljning 25 %"), 3002: ("Sales 12 %", "Försäljning 12 %"),
    3003: ("Sales 6 %", "Försäljning 6 %"), 3004: ("Sales without VAT", "Försäljning momsfri"), 3740: ("Rounding", "Öresavrundning"),
}
_WORDS = {
    "sheet": ("Postings", "Kontering"), "day": ("Date", "Datum"), "report": ("Z report", "Z-dagrapport"), "till": ("Till", "Kassa"),
    "account": ("Account", "Konto"), "name": ("Name", "Benämning"), "debit": ("Debit", "Debet"), "credit": ("Credit", "Kredit"),
    "what": ("What", "Vad"), "sold": ("Sold", "Sålt"), "back": ("Returned", "Återbetalt"), "paid": ("Paid", "Betalt"),
    "rounding": ("Rounding", "Avrundning"), "cards": ("Gift cards sold", "Sålda presentkort"),
    "used": ("Gift cards used", "Inlösta presentkort"), "nothing": ("Nothing was sold.", "Inget såldes."),
}


@dataclass(frozen=True, slots=True)
class Posting:
    """An amount on an account, in öre; debit above nothing and credit below. `what` is a key of this module's words."""

    account: int
    what: str
    amount: int


def postings(day: Mapping[str, Any]) -> list[Posting]:
    """The day's postings, sales and returns apart; all together they come to nothing.

    A gift card that is sold is a debt (its VAT falls due where it's used), so it's taken out of what was sold without VAT.
    """
    cards = next((one for one in day["groups"] if one["group"] == "gift_card"), {"sales": 0, "returns": 0})
    made = [Posting(GIFT_CARDS, "cards", cards["returns"] - cards["sales"])]
    for one in day["vats"]:
        rate, plain = one["rate"], cards if one["rate"] == 0 else {"sales": 0, "returns": 0}
        made += [
            Posting(SALES[rate], "sold", plain["sales"] + one["vat"] - one["sales"]),
            Posting(SALES[rate], "back", one["returns"] - one["returned_vat"] - plain["returns"]),
        ]
        if rate in OUTPUT_VAT:
            made += [Posting(OUTPUT_VAT[rate], "sold", -one["vat"]), Posting(OUTPUT_VAT[rate], "back", one["returned_vat"])]
    for one in day["ways"]:
        paid = "used" if one["way"] == "gift_card" else "paid"
        made += [Posting(WAYS[one["way"]], paid, one["sales"]), Posting(WAYS[one["way"]], "back", -one["returns"])]
    made.append(Posting(ROUNDING, "rounding", -day["rounding"]))
    return sorted((one for one in made if one.amount), key=lambda one: (one.account, one.what))


async def export(session: AsyncSession, z_id: UUID, lang: str, timezone: str) -> Response:
    """A closed day's postings as a workbook; that it was taken out is logged."""
    row = await owned(session, ZReport, z_id)
    content = await to_thread(_workbook, row.content, int(lang == "sv"), timezone)
    audit.record(session, "till.accounting_exported", row.id, number=row.number, register_id=row.register_id)
    headers = {"Content-Disposition": f'attachment; filename="z_report_{row.number}.xlsx"', "Cache-Control": "private, no-store"}
    return Response(content, media_type=XLSX, headers=headers)


def _workbook(day: Mapping[str, Any], lang: int, timezone: str) -> bytes:
    said = {name: words[lang] for name, words in _WORDS.items()}
    at = day_of(datetime.strptime(day["at"], WIRE).replace(tzinfo=UTC), timezone)
    columns = (
        Column(said["day"], "date"), Column(said["report"], "number"), Column(said["till"], width=24), Column(said["account"], "number"),
        Column(said["name"], width=28), Column(said["what"], width=24), Column(said["debit"], "money"), Column(said["credit"], "money"),
    )
    rows = [
        (at, day["number"], day["register_name"], one.account, NAMES[one.account][lang], said[one.what], max(one.amount, 0) or None,
         max(-one.amount, 0) or None) for one in postings(day)
    ]
    return Workbook(said["nothing"], [Table(said["sheet"], columns, rows)]).made()
