"""PDF of a receipt, from its frozen content alone, with everything that SKVFS 2014:9, 7 kap. 1 § requires."""

from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import documents
from clinic.core.background import outbox
from clinic.core.documents.pdf import Paper, Pdf
from clinic.core.security.permissions import Permission
from clinic.pos.checkout.pricing import to_percentage
from clinic.pos.events import RECEIPT_EMAIL_REQUESTED
from clinic.pos.receipts.models import Receipt

PAYMENT_METHOD_NAMES = {
    "card": ("Card", "Kort"), "cash": ("Cash", "Kontant"), "gift_card": ("Gift card", "Presentkort"), "swish": ("Swish", "Swish"),
    "online": ("Payment link", "Betallänk"), "invoice": ("Invoice", "Faktura"),
}


async def freeze(session: AsyncSession, receipt: Receipt, content: dict[str, Any], *, email_to: str, paper: Paper) -> UUID:
    """Freeze a receipt or its copy as a document. Returns the document's id.

    The PDF is rendered for `paper` after the commit, and then e-mailed to `email_to` if that isn't empty.
    """
    language = receipt.seller.get("language", "sv")
    names = ("Return receipt", "Returkvitto") if receipt.type == "refund" else ("Receipt", "Kvitto")
    title = f"{names[language == 'sv']} {receipt.number}"
    document = await documents.freeze(
        session, document_type="receipt", subject_id=receipt.id, content=content, client_id=receipt.client_id, title=title,
        language=language, paper=paper,
    )
    if email_to:
        payload = {"document_id": str(document.id), "to": email_to, "title": title, "language": language}
        outbox.publish(session, RECEIPT_EMAIL_REQUESTED, payload)
    return document.id


@documents.register_renderer("receipt", names=("Receipt", "Kvitto"), permission=Permission.SALE_READ)
def render(content: dict[str, Any], page: Pdf) -> None:
    """Render a receipt, a return receipt, or the copy of one."""
    if copy := content.get("copy"):
        page.title(page.translate("COPY", "KOPIA"))
        page.definition_list(
            [
                (page.translate("Copy number", "Kopians nummer"), str(copy["number"])),
                (page.translate("Made", "Gjord"), page.instant(copy["at"])),
            ]
        )
    is_refund = content["type"] == "refund"
    page.title(page.translate("Return receipt", "Returkvitto") if is_refund else page.translate("Receipt", "Kvitto"))
    page.small(page.translate("Electronic cash receipt", "Elektroniskt kassakvitto"))
    seller = content["seller"]
    if systems := seller.get("test_systems"):
        page.heading(page.translate(f"Not a valid receipt: test systems ({systems})", f"Inget giltigt kvitto: testsystem ({systems})"), 2)
    if seller["header"]:
        page.text(seller["header"])
    page.definition_list(_build_facts(content, page))
    page.table(*_build_lines(content, page), right=(1, 2, 3, 4), widths=(4, 1, 1.6, 1, 1.8))
    page.table(*_build_totals(content, page), right=(1,), widths=(3, 1), strong=(-1,))
    page.heading(page.translate("VAT", "Moms"), 2)
    page.table(*_build_vat_table(content, page), right=(0, 1, 2, 3))
    page.heading(page.translate("Paid back by", "Återbetalt med") if is_refund else page.translate("Paid by", "Betalt med"), 2)
    page.definition_list(_build_payments(content, page))
    control = content["control_registration"]
    page.definition_list(
        [
            (page.translate("Control unit", "Kontrollenhet"), control["unit"]),
            (page.translate("Control code", "Kontrollkod"), control["code"]),
        ]
    )
    if copy and copy["code"]:
        page.definition_list([(page.translate("Control code of the copy", "Kopians kontrollkod"), copy["code"])])
    if seller["footer"]:
        page.text(seller["footer"])


def _build_facts(content: dict[str, Any], page: Pdf) -> list[tuple[str, str]]:
    seller, original = content["seller"], content.get("original_number")
    return [
        (page.translate("Sold by", "Säljare"), seller["company"]),
        (page.translate("Organization number", "Organisationsnummer"), seller["organization_number"]),
        (page.translate("VAT number", "Momsregistreringsnummer"), seller["vat_number"]),
        (page.translate("Address", "Adress"), f"{seller['street_address']}, {seller['zip_code']} {seller['city']}"),
        (page.translate("Number", "Löpnummer"), str(content["number"])),
        (page.translate("Date and time", "Datum och tid"), page.instant(content["numbered_at"])),
        (page.translate("Register", "Kassa"), f"{seller['register']} ({seller['control_id']})"),
        (page.translate("Served by", "Kassör"), content["cashier"]),
        (page.translate("Customer", "Kund"), content["client_name"]),
        (page.translate("Refund of receipt", "Återbetalning av kvitto"), str(original) if original else ""),
    ]


def format_percentage(percentage: float) -> str:
    """Return a percentage as receipts and reports show it: 12.5 %."""
    return f"{percentage:g} %"


def _build_lines(content: dict[str, Any], page: Pdf) -> tuple[list[str], list[list[str]]]:
    sign = -1 if content["type"] == "refund" else 1
    labels = (("Item", "Vara eller tjänst"), ("Qty", "Antal"), ("Price", "Pris"), ("VAT", "Moms"), ("Amount", "Belopp"))
    head = [page.translate(*label) for label in labels]
    rows = []
    for line in content["lines"]:
        prefix = page.translate("Price reduction", "Prisnedsättning") + ": " if not line["quantity"] else ""
        count, price = (str(line["quantity"]), page.money(line["price"], content["currency"])) if line["quantity"] else ("", "")
        rows.append([
            prefix + line["name"], count, price, format_percentage(line["tax_percentage"]),
            page.money(sign * line["gross"], content["currency"]),
        ])
        if discount := line["discount"] + line["cart_discount_share"]:
            rows.append([page.translate("Discount", "Rabatt"), "", "", "", page.money(-discount, content["currency"])])
    return head, rows


def _build_totals(content: dict[str, Any], page: Pdf) -> tuple[list[str], list[list[str]]]:
    sign, currency = -1 if content["type"] == "refund" else 1, content["currency"]
    rows = [[page.translate("Total, VAT included", "Totalt inklusive moms"), page.money(sign * content["total"], currency)]]
    if content["discount"]:
        rows.insert(0, [page.translate("Discounts", "Rabatter"), page.money(-content["discount"], currency)])
    if content["rounding"]:
        rows.append([page.translate("Rounding", "Öresavrundning"), page.money(sign * content["rounding"], currency)])
    label = page.translate("To pay back", "Att återbetala") if sign < 0 else page.translate("To pay", "Att betala")
    return ["", ""], [*rows, [label, page.money(sign * content["amount_due"], currency)]]


def _build_vat_table(content: dict[str, Any], page: Pdf) -> tuple[list[str], list[list[str]]]:
    sign, currency = -1 if content["type"] == "refund" else 1, content["currency"]
    head = [
        page.translate("Rate", "Sats"),
        page.translate("Without VAT", "Netto"),
        page.translate("VAT", "Moms"),
        page.translate("With VAT", "Brutto"),
    ]
    rows = [
        [format_percentage(to_percentage(line["rate"])), *(page.money(sign * line[name], currency) for name in ("net", "vat", "total"))]
        for line in content["vat_lines"]
    ]
    total = page.money(sign * content["vat"], currency)
    return head, [*rows, [page.translate("All", "Summa"), "", total, page.money(sign * content["total"], currency)]]


def _build_payments(content: dict[str, Any], page: Pdf) -> list[tuple[str, str]]:
    rows, currency = [], content["currency"]
    for payment in content["payments"]:
        if payment["state"] != "completed" or payment["is_reversal"]:
            continue
        text = page.money(-payment["amount"] if content["type"] == "refund" else payment["amount"], currency)
        if payment["card"]:
            text += "\n" + " ".join(part for part in (payment["application"], payment["card"], payment["authorization"]) if part)
        if payment["gift_card"]:
            text += f" ({payment['gift_card']})"
        if payment["change"]:
            tendered, change = page.money(payment["tendered"], currency), page.money(payment["change"], currency)
            text += "\n" + page.translate(f"Given {tendered}, change {change}", f"Lämnat {tendered}, växel {change}")
        rows.append((page.translate(*PAYMENT_METHOD_NAMES[payment["method"]]), text))
    return rows
