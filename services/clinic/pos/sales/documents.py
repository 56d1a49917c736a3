"""The receipt on paper: all that the law wants on it (SKVFS 2014:9, 7 kap. 1 §), from what was frozen alone."""

from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import documents, outbox
from clinic.core.pdf import Pdf
from clinic.core.permissions import Permission
from clinic.pos.events import RECEIPT_MAILED
from clinic.pos.sales.models import Receipt

_WAYS = {
    "card": ("Card", "Kort"), "cash": ("Cash", "Kontant"), "gift_card": ("Gift card", "Presentkort"), "swish": ("Swish", "Swish"),
    "online": ("Card online", "Kort på nätet"), "invoice": ("Invoice", "Faktura"),
}


async def freeze(session: AsyncSession, receipt: Receipt, content: dict[str, Any], *, mail_to: str) -> UUID:
    """Freeze a receipt, or its copy, as it is given; its PDF is made after the commit, and then mailed when that was asked."""
    language = receipt.seller.get("language", "sv")
    kind = ("Return receipt", "Returkvitto") if receipt.kind == "refund" else ("Receipt", "Kvitto")
    title = f"{kind[language == 'sv']} {receipt.number}"
    document = await documents.freeze(
        session, kind="receipt", subject_id=receipt.id, content=content, client_id=receipt.client_id, title=title, language=language,
    )
    if mail_to:
        outbox.publish(session, RECEIPT_MAILED, {"document_id": str(document.id), "to": mail_to, "title": title, "language": language})
    return document.id


@documents.renderer("receipt", names=("Receipt", "Kvitto"), permission=Permission.SALE_READ)
def render(content: dict[str, Any], page: Pdf) -> None:
    """Lay a receipt on its page."""
    if copy := content.get("copy"):
        page.title(page.say("COPY", "KOPIA"))
        page.facts([
            (page.say("Copy number", "Kopians nummer"), str(copy["number"])), (page.say("Made", "Gjord"), page.instant(copy["at"])),
        ])
    refund = content["kind"] == "refund"
    page.title(page.say("Return receipt", "Returkvitto") if refund else page.say("Receipt", "Kvitto"))
    page.small(page.say("Electronic cash receipt", "Elektroniskt kassakvitto"))
    seller = content["seller"]
    if seller["header"]:
        page.text(seller["header"])
    page.facts(_facts(content, page))
    page.table(*_lines(content, page), right=(1, 2, 3, 4), widths=(4, 1, 1.6, 1, 1.8))
    page.table(*_sums(content, page), right=(1,), widths=(3, 1), strong=(-1,))
    page.heading(page.say("VAT", "Moms"), 2)
    page.table(*_vats(content, page), right=(0, 1, 2, 3))
    page.heading(page.say("Paid back by", "Återbetalt med") if refund else page.say("Paid by", "Betalt med"), 2)
    page.facts(_payments(content, page))
    control = content["control"]
    page.facts([(page.say("Control unit", "Kontrollenhet"), control["unit"]), (page.say("Control code", "Kontrollkod"), control["code"])])
    if copy and copy["code"]:
        page.facts([(page.say("Control code of the copy", "Kopians kontrollkod"), copy["code"])])
    if seller["footer"]:
        page.text(seller["footer"])


def _facts(content: dict[str, Any], page: Pdf) -> list[tuple[str, str]]:
    seller, original = content["seller"], content.get("original_number")
    return [
        (page.say("Sold by", "Säljare"), seller["company"]),
        (page.say("Organization number", "Organisationsnummer"), seller["organization_number"]),
        (page.say("VAT number", "Momsregistreringsnummer"), seller["vat_number"]),
        (page.say("Address", "Adress"), f"{seller['street_address']}, {seller['zip_code']} {seller['city']}"),
        (page.say("Number", "Löpnummer"), str(content["number"])),
        (page.say("Date and time", "Datum och tid"), page.instant(content["numbered_at"])),
        (page.say("Till", "Kassa"), f"{seller['register']} ({seller['control_id']})"),
        (page.say("Served by", "Kassör"), content["cashier"]),
        (page.say("Customer", "Kund"), content["client_name"]),
        (page.say("Refund of receipt", "Återbetalning av kvitto"), str(original) if original else ""),
    ]


def _percent(rate: int) -> str:
    return f"{rate // 100} %"


def _lines(content: dict[str, Any], page: Pdf) -> tuple[list[str], list[list[str]]]:
    sign = -1 if content["kind"] == "refund" else 1
    words = (("Item", "Vara eller tjänst"), ("Qty", "Antal"), ("Price", "Pris"), ("VAT", "Moms"), ("Amount", "Belopp"))
    head = [page.say(*word) for word in words]
    rows = []
    for line in content["lines"]:
        reduced = page.say("Price reduction", "Prisnedsättning") + ": " if not line["quantity"] else ""
        count, price = (str(line["quantity"]), page.money(line["unit_price"], content["currency"])) if line["quantity"] else ("", "")
        rows.append([
            reduced + line["name"], count, price, _percent(line["rate"]),
            page.money(sign * line["gross"], content["currency"]),
        ])
        if off := line["discount"] + line["share"]:
            rows.append([page.say("Discount", "Rabatt"), "", "", "", page.money(-off, content["currency"])])
    return head, rows


def _sums(content: dict[str, Any], page: Pdf) -> tuple[list[str], list[list[str]]]:
    sign, unit = -1 if content["kind"] == "refund" else 1, content["currency"]
    rows = [[page.say("Total, VAT included", "Totalt inklusive moms"), page.money(sign * content["total"], unit)]]
    if content["discount"]:
        rows.insert(0, [page.say("Discounts", "Rabatter"), page.money(-content["discount"], unit)])
    if content["rounding"]:
        rows.append([page.say("Rounding", "Öresavrundning"), page.money(sign * content["rounding"], unit)])
    last = page.say("To pay back", "Att återbetala") if sign < 0 else page.say("To pay", "Att betala")
    return ["", ""], [*rows, [last, page.money(sign * content["payable"], unit)]]


def _vats(content: dict[str, Any], page: Pdf) -> tuple[list[str], list[list[str]]]:
    sign, unit = -1 if content["kind"] == "refund" else 1, content["currency"]
    head = [page.say("Rate", "Sats"), page.say("Without VAT", "Netto"), page.say("VAT", "Moms"), page.say("With VAT", "Brutto")]
    rows = [[_percent(one["rate"]), *(page.money(sign * one[name], unit) for name in ("net", "vat", "total"))] for one in content["vats"]]
    total = page.money(sign * content["vat"], unit)
    return head, [*rows, [page.say("All", "Summa"), "", total, page.money(sign * content["total"], unit)]]


def _payments(content: dict[str, Any], page: Pdf) -> list[tuple[str, str]]:
    made, unit = [], content["currency"]
    for one in content["payments"]:
        if one["state"] != "completed" or one["is_reversal"]:
            continue
        words = page.money(-one["amount"] if content["kind"] == "refund" else one["amount"], unit)
        if one["card"]:
            words += "\n" + " ".join(part for part in (one["application"], one["card"], one["authorization"]) if part)
        if one["gift_card"]:
            words += f" ({one['gift_card']})"
        if one["change"]:
            given, change = page.money(one["given"], unit), page.money(one["change"], unit)
            words += "\n" + page.say(f"Given {given}, change {change}", f"Lämnat {given}, växel {change}")
        made.append((page.say(*_WAYS[one["way"]]), words))
    return made
