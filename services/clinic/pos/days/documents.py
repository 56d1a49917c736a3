"""X and Z reports on paper, with all that the law wants in them (SKVFS 2014:9)."""

from typing import Any

from clinic.core import documents
from clinic.core.pdf import Pdf
from clinic.core.permissions import Permission

_GROUPS = {"product": ("Goods", "Varor"), "service": ("Services", "Tjänster"), "gift_card": ("Gift cards", "Presentkort")}
_WAYS = {
    "card": ("Card", "Kort"), "cash": ("Cash", "Kontant"), "gift_card": ("Gift card", "Presentkort"), "swish": ("Swish", "Swish"),
    "online": ("Card online", "Kort på nätet"), "invoice": ("Invoice", "Faktura"),
}


@documents.renderer("x_report", names=("X report", "X-dagrapport"), permission=Permission.MONEY_READ)
def render_x(content: dict[str, Any], page: Pdf) -> None:
    """Lay an X report on its page."""
    page.title(page.say("X day report", "X-dagrapport"))
    _render(content, page)


@documents.renderer("z_report", names=("Z report", "Z-dagrapport"), permission=Permission.MONEY_READ)
def render_z(content: dict[str, Any], page: Pdf) -> None:
    """Lay a Z report on its page."""
    page.title(page.say("Z day report", "Z-dagrapport") + f" {content['number']}")
    _render(content, page)


def _render(content: dict[str, Any], page: Pdf) -> None:
    def kr(name: str) -> str:
        return page.money(content[name], "sek")

    page.facts([
        (page.say("Company", "Företag"), content["company"]),
        (page.say("Organization number", "Organisationsnummer"), content["organization_number"]),
        (page.say("Till", "Kassa"), content["register_name"]), (page.say("Date and time", "Datum och tid"), page.instant(content["at"])),
        (page.say("Covers", "Omfattar"), _covers(content, page)),
        (page.say("Receipt numbers", "Löpnummer"), f"{content['first_number'] or ''}-{content['last_number'] or ''}"),
    ])
    page.facts([
        (page.say("Total sales", "Total försäljning"), kr("sales")), (page.say("Receipts", "Antal kvitton"), str(content["receipts"])),
        (page.say("Returns", "Returer"), f"{content['return_receipts']} ({kr('returns')})"),
        (page.say("Discounts", "Rabatter"), f"{content['discounted']} ({kr('discounts')})"),
        (page.say("Rounding", "Öresavrundning"), kr("rounding")),
        (page.say("Unfinished sales", "Oavslutade försäljningar"), f"{content['unfinished']} ({kr('unfinished_amount')})"),
        (page.say("Unfinished, returned at the control unit", "Oavslutade, återtagna i kontrollenheten"),
         f"{content['returned_at_unit']} ({kr('returned_at_unit_amount')})" if content.get("returned_at_unit") else ""),
        (page.say("Goods sold", "Antal sålda varor"), str(content["goods"])),
        (page.say("Services sold", "Antal sålda tjänster"), str(content["services"])),
        (page.say("Drawer openings", "Lådöppningar"), str(content["drawer_openings"])),
        (page.say("Copies", "Kvittokopior"), f"{content['copies']} ({kr('copies_amount')})"),
        (page.say("Practice receipts", "Övningskvitton"), f"{content['training']} ({kr('training_amount')})"),
    ])
    _tables(content, page)
    _cash(content, page)
    page.facts([
        (page.say("Grand total sales", "Grand total försäljning"), kr("grand_sales")),
        (page.say("Grand total returns", "Grand total retur"), kr("grand_returns")),
        (page.say("Grand total net", "Grand total netto"), kr("grand_net")),
    ])


def _covers(content: dict[str, Any], page: Pdf) -> str:
    """From when on; the law wants a Z report each day of sales, so one of several days says so."""
    if not content.get("first_at"):
        return ""
    days = content["days"]
    late = page.say(f" ({days} days)", f" ({days} dygn)") if days > 1 else ""
    return f"{page.instant(content['first_at'])} - {page.instant(content['at'])}{late}"


def _tables(content: dict[str, Any], page: Pdf) -> None:
    sales, returns = page.say("Sales", "Försäljning"), page.say("Returns", "Returer")
    page.heading(page.say("Main groups", "Huvudgrupper"), 2)
    page.table([page.say("Group", "Grupp"), sales, returns], [
        [page.say(*_GROUPS[one["group"]]), page.money(one["sales"], "sek"), page.money(one["returns"], "sek")] for one in content["groups"]
    ], right=(1, 2))
    page.heading(page.say("VAT", "Moms"), 2)
    page.table([page.say("Rate", "Sats"), sales, page.say("of which VAT", "varav moms"), returns, page.say("of which VAT", "varav moms")], [
        [f"{one['rate'] // 100} %", *(page.money(one[name], "sek") for name in ("sales", "vat", "returns", "returned_vat"))]
        for one in content["vats"]
    ], right=(1, 2, 3, 4))
    page.heading(page.say("Ways of payment", "Betalningsmedel"), 2)
    page.table([page.say("Way", "Sätt"), sales, returns], [
        [page.say(*_WAYS[one["way"]]), page.money(one["sales"], "sek"), page.money(one["returns"], "sek")] for one in content["ways"]
    ], right=(1, 2))


def _cash(content: dict[str, Any], page: Pdf) -> None:
    pairs = [
        (page.say("Opening float", "Växelkassa"), "opening_float"),
        (page.say("Float changed by", "Växelkassan ändrad med"), "float_change"), (page.say("Cash put in", "Insatta kontanter"), "cash_in"),
        (page.say("Cash taken out", "Uttagna kontanter"), "cash_out"), (page.say("Expected cash", "Förväntade kontanter"), "expected_cash"),
        (page.say("Counted cash", "Räknade kontanter"), "counted_cash"), (page.say("Difference", "Differens"), "difference"),
    ]
    page.heading(page.say("Cash", "Kontanter"), 2)
    page.facts([(label, page.money(content[name], "sek")) for label, name in pairs if content.get(name) is not None])
