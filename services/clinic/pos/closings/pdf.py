"""PDF of X and Z reports, with everything that SKVFS 2014:9 requires."""

from typing import Any

from clinic.core import documents
from clinic.core.documents.pdf import Pdf
from clinic.core.security.permissions import Permission
from clinic.pos.checkout.pricing import to_percentage
from clinic.pos.receipts.pdf import PAYMENT_METHOD_NAMES, format_percentage

_GROUPS = {"product": ("Goods", "Varor"), "service": ("Services", "Tjänster"), "gift_card": ("Gift cards", "Presentkort")}


@documents.register_renderer("x_report", names=("X report", "X-dagrapport"), permission=Permission.MONEY_READ)
def render_x(content: dict[str, Any], page: Pdf) -> None:
    """Render an X report."""
    page.title(page.translate("X day report", "X-dagrapport"))
    _render(content, page)


@documents.register_renderer("z_report", names=("Z report", "Z-dagrapport"), permission=Permission.MONEY_READ)
def render_z(content: dict[str, Any], page: Pdf) -> None:
    """Render a Z report."""
    page.title(page.translate("Z day report", "Z-dagrapport") + f" {content['number']}")
    _render(content, page)


def _render(content: dict[str, Any], page: Pdf) -> None:
    def money(name: str) -> str:
        return page.money(content[name], "sek")

    page.definition_list(
        [
            (page.translate("Company", "Företag"), content["company"]),
            (page.translate("Organization number", "Organisationsnummer"), content["organization_number"]),
            (page.translate("Register", "Kassa"), content["register_name"]),
            (page.translate("Date and time", "Datum och tid"), page.instant(content["at"])),
            (page.translate("Covers", "Omfattar"), _format_period(content, page)),
            (page.translate("Receipt numbers", "Löpnummer"), f"{content['first_number'] or ''}-{content['last_number'] or ''}"),
        ]
    )
    page.definition_list(
        [
            (page.translate("Total sales", "Total försäljning"), money("sales")),
            (page.translate("Receipts", "Antal kvitton"), str(content["receipts"])),
            (page.translate("Returns", "Returer"), f"{content['return_receipts']} ({money('returns')})"),
            (page.translate("Discounts", "Rabatter"), f"{content['discounted']} ({money('discounts')})"),
            (page.translate("Rounding", "Öresavrundning"), money("rounding")),
            (page.translate("Unfinished sales", "Oavslutade försäljningar"), f"{content['unfinished']} ({money('unfinished_amount')})"),
            (
                page.translate("Unfinished, returned at the control unit", "Oavslutade, återtagna i kontrollenheten"),
                f"{content['returned_at_unit']} ({money('returned_at_unit_amount')})" if content.get("returned_at_unit") else "",
            ),
            (page.translate("Goods sold", "Antal sålda varor"), str(content["goods"])),
            (page.translate("Services sold", "Antal sålda tjänster"), str(content["services"])),
            (page.translate("Drawer openings", "Lådöppningar"), str(content["drawer_openings"])),
            (page.translate("Copies", "Kvittokopior"), f"{content['copies']} ({money('copies_amount')})"),
            (page.translate("Practice receipts", "Övningskvitton"), f"{content['training']} ({money('training_amount')})"),
        ]
    )
    _render_tables(content, page)
    _render_cash(content, page)
    page.definition_list([
        (page.translate("Grand total sales", "Grand total försäljning"), money("grand_sales")),
        (page.translate("Grand total returns", "Grand total retur"), money("grand_returns")),
        (page.translate("Grand total net", "Grand total netto"), money("grand_net")),
    ])


def _format_period(content: dict[str, Any], page: Pdf) -> str:
    """Return the covered period. The law requires a Z report for each day of sales, so a report of several days states their number."""
    if not content.get("first_at"):
        return ""
    days = content["days"]
    days_text = page.translate(f" ({days} days)", f" ({days} dygn)") if days > 1 else ""
    return f"{page.instant(content['first_at'])} - {page.instant(content['at'])}{days_text}"


def _render_tables(content: dict[str, Any], page: Pdf) -> None:
    sales, returns = page.translate("Sales", "Försäljning"), page.translate("Returns", "Returer")
    page.heading(page.translate("Main groups", "Huvudgrupper"), 2)
    page.table([page.translate("Group", "Grupp"), sales, returns], [
        [page.translate(*_GROUPS[group["group"]]), page.money(group["sales"], "sek"), page.money(group["returns"], "sek")]
        for group in content["groups"]
    ], right=(1, 2))
    page.heading(page.translate("VAT", "Moms"), 2)
    page.table(
        [
            page.translate("Rate", "Sats"),
            sales,
            page.translate("of which VAT", "varav moms"),
            returns,
            page.translate("of which VAT", "varav moms"),
        ],
        [
            [
                format_percentage(to_percentage(vat["rate"])),
                *(page.money(vat[name], "sek") for name in ("sales", "vat", "returns", "returned_vat")),
            ] for vat in content["vat_lines"]
        ],
        right=(1, 2, 3, 4),
    )
    page.heading(page.translate("Payment methods", "Betalningsmedel"), 2)
    page.table([page.translate("Payment method", "Betalsätt"), sales, returns], [
        [page.translate(*PAYMENT_METHOD_NAMES[row["method"]]), page.money(row["sales"], "sek"), page.money(row["returns"], "sek")]
        for row in content["payment_methods"]
    ], right=(1, 2))


def _render_cash(content: dict[str, Any], page: Pdf) -> None:
    pairs = [
        (page.translate("Opening float", "Växelkassa"), "opening_float"),
        (page.translate("Float changed by", "Växelkassan ändrad med"), "float_change"),
        (page.translate("Cash put in", "Insatta kontanter"), "cash_in"),
        (page.translate("Cash taken out", "Uttagna kontanter"), "cash_out"),
        (page.translate("Expected cash", "Förväntade kontanter"), "expected_cash"),
        (page.translate("Counted cash", "Räknade kontanter"), "counted_cash"),
        (page.translate("Difference", "Differens"), "difference"),
    ]
    page.heading(page.translate("Cash", "Kontanter"), 2)
    page.definition_list([
        *((label, page.money(content[name], "sek")) for label, name in pairs if content.get(name) is not None),
        (page.translate("Reason for the difference", "Orsak till differensen"), content.get("difference_reason", "")),
    ])
    if counted := content.get("cash_count"):
        page.table([page.translate("Note or coin", "Valör"), page.translate("Quantity", "Antal"), page.translate("Amount", "Belopp")], [
            [page.money(line["denomination"], "sek"), str(line["quantity"]), page.money(line["denomination"] * line["quantity"], "sek")]
            for line in counted
        ], right=(1, 2))
