"""A receipt is given as a document and by mail, once and with one copy, each with all that the law wants on it."""

from datetime import UTC, datetime
from io import BytesIO
from uuid import UUID

import pytest
from pypdf import PdfReader
from sqlalchemy import select

from clinic.core import relay, storage
from clinic.core.clock import WIRE, now, zone
from clinic.core.db import read_only, unit
from clinic.core.files import File
from clinic.core.outbox import Delivery
from clinic.messaging.models import Message
from tests.make_till import TILL

pytestmark = pytest.mark.anyio


async def worked(counter, *names):
    """Have the relay hand over what is due to those listeners."""
    async with read_only(counter.context) as session:
        due = (Delivery.listener.in_(names), Delivery.state == "pending", Delivery.next_at <= now())
        found = list(await session.scalars(select(Delivery.id).where(*due).order_by(Delivery.id)))
    for delivery_id in found:
        await relay.deliver(counter.context.company_id, delivery_id)


async def words(counter, document_id: str) -> str:
    """The PDF's text."""
    await worked(counter, "documents.make")
    told = (await counter.staff.get(f"/api/documents/{document_id}")).json()["data"]
    assert told["pdf"]["state"] == "made", told
    from clinic.core import documents

    async with unit(counter.context) as session:
        file = await documents.pdf_file(session, UUID(document_id))
    assert isinstance(file, File)
    content = await storage.files().get(file.key)
    return "\n".join(page.extract_text() for page in PdfReader(BytesIO(content)).pages).replace("\xa0", " ")


def kr(minor: int) -> str:
    """Öre as Swedish paper has them."""
    whole, ore = divmod(abs(minor), 100)
    return f"{'-' * (minor < 0)}{whole:,}".replace(",", " ") + f",{ore:02d} kr"


def shows(told: str, *cells: str) -> bool:
    """Whether these stand one after the other: a row of a table, or a fact with its words."""
    lines = [line.strip() for line in told.splitlines()]
    return any(tuple(lines[at:at + len(cells)]) == cells for at in range(len(lines)))


async def export(counter, receipt_id, **wanted):
    return (await counter.staff.post(f"{TILL}/receipts/{receipt_id}/export", json={"type": "download", **wanted})).json()


@pytest.mark.covers("POS-030", "POS-031")
async def test_the_receipt_its_copy_and_no_more(counter):
    paid = await counter.sell(counter.at.line(0), counter.at.line(1, quantity=2, discount={"kind": "percent", "value": 10}))
    first = (await export(counter, paid["id"]))["data"]
    assert (first["is_copy"], first["downloaded"]) == (False, 1)
    told = await words(counter, first["document_id"])
    for wanted in (
        "Kvitto", "Elektroniskt kassakvitto", "556016-0680", "SE556016068001", "Storgatan 1", "Kassa 1", "Solskydd", "389,00", "Te",
        "Rabatt", "-15,90", "25 %", "12 %", "Kontant", "Öresavrundning", "Kontrollenhet", "ISTCSKS0000000011", paid["control"]["code"][:20],
    ):
        assert wanted in told, wanted
    sums = [vat[name] for vat in paid["vats"] for name in ("net", "vat", "total")] + [7950, paid["total"], paid["payable"]]
    for amount in sums:
        assert f"{amount // 100},{amount % 100:02d}" in told, amount
    assert f"Löpnummer\n{paid['number']}" in told
    there = datetime.strptime(paid["numbered_at"], WIRE).replace(tzinfo=UTC).astimezone(zone("Europe/Stockholm"))
    assert f"{there:%Y-%m-%d %H:%M}" in told, "the law wants date and time"
    assert "KOPIA" not in told
    second = (await export(counter, paid["id"]))["data"]
    assert (second["is_copy"], second["downloaded"]) == (True, 2)
    copy = await words(counter, second["document_id"])
    assert "KOPIA" in copy and "Kontrollenhet" in copy
    third = await export(counter, paid["id"])
    assert third["data"]["code"] == "pos.copies_used"
    assert (await counter.see(paid["id"]))["copy_state"] == "registered"
    assert len(await counter.staff.audit_of("receipt.given")) == 2
    assert len(await counter.staff.audit_of("till.copy")) == 1


@pytest.mark.covers("POS-031")
async def test_what_was_given_for_nothing_has_its_copy_too(counter):
    """The control system takes no zero, so neither the receipt nor its copy is sent there."""
    free = await counter.sell(counter.at.line(0, discount={"kind": "percent", "value": 100}))
    assert (free["state"], free["total"]) == ("PAID", 0)
    assert [(await export(counter, free["id"]))["data"]["is_copy"] for _ in range(2)] == [False, True]
    assert (await counter.see(free["id"]))["copy_state"] == "registered"


@pytest.mark.covers("POS-030")
async def test_each_line_has_its_quantity_and_price_and_each_way_of_payment_its_amount(counter):
    code = (await counter.sell({"kind": "gift_card", "unit_price": 30000, "expires_on": "2099-01-01"}))["gift_cards"][0]
    ways = [{"way": "gift_card", "code": code, "amount": 20000}, {"way": "card", "amount": 10000}, {"way": "cash", "given": 250000}]
    off = {"kind": "percent", "value": 10}
    lines = (counter.at.line(0, discount=off), counter.at.line(1, quantity=3), counter.at.treatment(discount=off))
    paid = await counter.sell(*lines, pay=ways)
    told = await words(counter, (await export(counter, paid["id"]))["data"]["document_id"])
    assert shows(told, "Säljare", counter.at.company.name) and shows(told, "Kassör", paid["cashier"])
    assert shows(told, "Vara eller tjänst", "Antal", "Pris", "Moms", "Belopp")
    for row in (
        ("Solskydd", "1", "389,00 kr", "25 %", "389,00 kr", "Rabatt", "-38,90 kr"), ("Te", "3", "79,50 kr", "12 %", "238,50 kr"),
        ("Hydrafacial", "1", "1 795,00 kr", "25 %", "1 795,00 kr", "Rabatt", "-179,50 kr"),
        ("Rabatter", "-218,40 kr", "Totalt inklusive moms", "2 204,10 kr", "Öresavrundning", "-0,10 kr", "Att betala", "2 204,00 kr"),
        ("25 %", "1 572,48 kr", "393,12 kr", "1 965,60 kr"), ("12 %", "212,95 kr", "25,55 kr", "238,50 kr"),
        ("Summa", "418,67 kr", "2 204,10 kr"),
        ("Betalt med", "Presentkort", f"200,00 kr ({code})", "Kort", "100,00 kr",
         f"VISA DEBIT 476173******0119 {paid['payments'][1]['authorization']}", "Kontant", "1 904,00 kr", "Lämnat 2 500,00 kr, växel 596,00 kr"),
    ):
        assert shows(told, *row), (row, told)
    assert kr(paid["total"]) == "2 204,10 kr"


@pytest.mark.covers("POS-030", "POS-032")
async def test_a_return_receipt_says_so_and_shows_what_went_back(counter):
    paid = await counter.sell(counter.at.line(0))
    back = await counter.refund(paid["id"], 10000)
    told = await words(counter, (await export(counter, back["id"]))["data"]["document_id"])
    assert shows(told, "Prisnedsättning: Solskydd", "25 %", "-100,00 kr"), told
    assert shows(told, "Kontant", "-100,00 kr"), told
    for wanted in ("Returkvitto", "-100,00", "Återbetalt med", "Återbetalning av kvitto"):
        assert wanted in told, wanted


@pytest.mark.covers("POS-030")
async def test_a_mailed_receipt_has_its_pdf_with_it(counter, make):
    client = await make.client(counter.at.company, email="klara@example.test")
    paid = await counter.sell(client_id=str(client.id))
    assert paid["client_name"].startswith("Klara")
    given = (await export(counter, paid["id"], type="mail"))["data"]
    assert given["mailed_to"] == "klara@example.test"
    await worked(counter, "documents.make")
    await worked(counter, "pos.mail_receipt")
    async with unit(counter.context) as session:
        mail = (await session.scalars(select(Message).where(Message.to == "klara@example.test"))).one()
    assert [one["name"] for one in mail.attachments] == [f"Kvitto {paid['number']}.pdf"]
    walk_in = await counter.sell()
    nobody = await export(counter, walk_in["id"], type="mail")
    assert nobody["errors"]["email"][0]["code"] == "required"


@pytest.mark.covers("POS-030")
async def test_what_is_not_finished_has_no_receipt(counter, sims):
    from tests.providers.money import behave

    behave(sims, "viva", counter.at.terminal.terminal_id, outcome="decline")
    lost = await counter.sell(pay="card")
    assert (await export(counter, lost["id"]))["data"]["code"] == "pos.not_ready"


@pytest.mark.covers("POS-041", "POS-022")
async def test_a_sale_that_waits_for_the_control_unit_has_no_receipt_and_says_why(counter, sims):
    """Registered first, given then: while the unit doesn't answer the till says that it waits, and gives nothing."""
    from tests.providers.money import behave

    behave(sims, "infrasec", counter.at.register.control_id, outcome="19")
    begun = await counter.begin()
    waits = await counter.see(begun)
    assert (waits["state"], waits["is_resolving"], waits["control"]) == ("PROCESSING", True, None)
    assert waits["trouble"]["code"] == "pos.registering" and "waits for the control unit" in waits["trouble"]["text"]
    assert (await export(counter, begun))["data"]["code"] == "pos.not_ready"
    open_ones = (await counter.staff.get(f"{TILL}/receipts", params={"state": "in_progress"})).json()["data"]["items"]
    assert [row["id"] for row in open_ones] == [begun]
    behave(sims, "infrasec", counter.at.register.control_id)
    paid = await counter.end(begun)
    assert (paid["state"], bool(paid["control"]["code"]), paid["trouble"]) == ("PAID", True, None)
    assert (await export(counter, begun))["data"]["is_copy"] is False


@pytest.mark.covers("POS-040")
async def test_the_z_report_on_paper_has_all_its_parts(counter):
    await counter.sell(counter.at.line(0), counter.at.treatment())
    body = {"register_id": str(counter.at.register.id), "counted_cash": 218400, "opening_float": 0}
    closed = (await counter.staff.post(f"{TILL}/report/close-batch", json=body)).json()["data"]
    told = await words(counter, closed["document_id"])
    for wanted in (
        "Z-dagrapport 1", "556016-0680", "Kassa 1", "Total försäljning", "Huvudgrupper", "Varor", "Tjänster", "varav moms", "Växelkassa",
        "Antal sålda varor", "Antal sålda tjänster", "Antal kvitton", "Lådöppningar", "Kvittokopior", "Övningskvitton", "Betalningsmedel",
        "Returer", "Rabatter", "Oavslutade försäljningar", "Grand total försäljning", "Grand total retur", "Grand total netto",
    ):
        assert wanted in told, wanted


async def a_day(counter) -> tuple[list[dict], dict]:
    """Sales in all ways with a discount and a copy, one return, and the drawer opened by hand; the sales and the return."""
    register = {"register_id": str(counter.at.register.id)}
    for kind, amount in (("float", 50000), ("drawer", 0)):
        await counter.staff.post(f"{TILL}/report/cash", json={**register, "kind": kind, "amount": amount, "reason": "växel"})
    code = (await counter.sell({"kind": "gift_card", "unit_price": 30000, "expires_on": "2099-01-01"}))["gift_cards"][0]
    sold = [
        await counter.sell(counter.at.line(0), counter.at.line(1, quantity=2), discount={"kind": "percent", "value": 15}),
        await counter.sell(counter.at.treatment(), counter.at.line(2), pay="card"),
        await counter.sell(counter.at.line(0), pay=[{"way": "gift_card", "code": code, "amount": 20000}, {"way": "cash"}]),
    ]
    for _ in range(2):
        await export(counter, sold[1]["id"])
    return sold, await counter.refund(sold[2]["id"], 25000)


def says(told: str, sold: list[dict], back: dict) -> None:
    """The report on paper has what the receipts come to."""
    every, kinds = [*sold, {"total": 30000, "vats": [{"rate": 0, "total": 30000, "vat": 0}]}], {"gift_card": 30000, "product": 0, "service": 0}
    for line in (line for sale in sold for line in sale["lines"]):
        kinds[line["kind"]] += line["total"]
    total = sum(sale["total"] for sale in every)
    cash = 30000 + sold[0]["payable"] + sold[2]["payments"][1]["amount"]
    by_cash = sum(one["amount"] for one in back["payments"] if one["way"] == "cash")
    rounded = sum(sale["rounding"] for sale in sold) - back["rounding"]
    rows = [
        ("Total försäljning", kr(total), "Antal kvitton", "4", "Returer", f"1 ({kr(25000)})"), ("Rabatter", f"1 ({kr(sold[0]['discount'])})"),
        ("Öresavrundning", kr(rounded)), ("Antal sålda varor", "5", "Antal sålda tjänster", "1", "Lådöppningar", "6"),
        ("Kvittokopior", f"1 ({kr(sold[1]['total'])})"), ("Varor", kr(kinds["product"]), kr(25000)), ("Tjänster", kr(kinds["service"]), kr(0)),
        ("Presentkort", kr(kinds["gift_card"]), kr(0)), ("Kort", kr(sold[1]["total"]), kr(0)), ("Kontant", kr(cash), kr(by_cash)),
        ("Presentkort", kr(20000), kr(25000 - by_cash + back["rounding"])), ("Växelkassa", kr(50000)),
        ("Förväntade kontanter", kr(50000 + cash - by_cash)), ("Grand total försäljning", kr(total)), ("Grand total retur", kr(25000)),
        ("Grand total netto", kr(total - 25000)),
    ]
    for rate in (2500, 1200, 600, 0):
        parts = [vat for sale in every for vat in sale["vats"] if vat["rate"] == rate]
        gone = [vat for vat in back["vats"] if vat["rate"] == rate]
        sums = [sum(one[name] for one in made) for made in (parts, gone) for name in ("total", "vat")]
        rows.append((f"{rate // 100} %", *(kr(one) for one in sums)))
    for row in rows:
        assert shows(told, *row), (row, told)


@pytest.mark.covers("POS-040")
async def test_x_and_z_on_paper_say_what_the_receipts_come_to(counter):
    sold, back = await a_day(counter)
    assert {one["way"] for one in back["payments"]} == {"gift_card", "cash"}
    register = {"register_id": str(counter.at.register.id)}
    x = (await counter.staff.post(f"{TILL}/report/download", json=register)).json()["data"]
    on_x = await words(counter, x["document_id"])
    says(on_x, sold, back)
    assert shows(on_x, "X-dagrapport") and "Räknade kontanter" not in on_x
    closed = (await counter.staff.post(f"{TILL}/report/close-batch", json={**register, "counted_cash": 60000, "opening_float": 0})).json()["data"]
    on_z = await words(counter, closed["document_id"])
    says(on_z, sold, back)
    expected = closed["report"]["expected_cash"]
    assert shows(on_z, "Z-dagrapport 1") and shows(on_z, "Räknade kontanter", kr(60000), "Differens", kr(60000 - expected))
