"""Documents of receipts, their copies and day reports: issued once and with one copy, with everything that the law requires."""

from datetime import UTC, datetime
from io import BytesIO
from uuid import UUID

import pytest
from pypdf import PdfReader
from sqlalchemy import select

from clinic.core import documents
from clinic.core.background import dispatcher
from clinic.core.background.outbox import Delivery
from clinic.core.clock import WIRE_FORMAT, now, zone
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.files import File, object_storage
from clinic.messaging.models import Message
from tests.factories.pos import POS_API
from tests.providers.payment_clients import behave

pytestmark = pytest.mark.anyio


async def deliver_due(cashier, *names):
    """Run the due deliveries of some event subscribers."""
    async with read_only_transaction(cashier.context) as session:
        due = (Delivery.subscriber.in_(names), Delivery.state == "pending", Delivery.next_attempt_at <= now())
        delivery_ids = list(await session.scalars(select(Delivery.id).where(*due).order_by(Delivery.id)))
    for delivery_id in delivery_ids:
        await dispatcher.deliver(cashier.context.company_id, delivery_id)


async def read_pdf(cashier, document_id: str) -> str:
    """Render a document's PDF and return its text."""
    await deliver_due(cashier, "documents.generate_pdf")
    document = (await cashier.staff.get(f"/api/documents/{document_id}")).json()["data"]
    assert document["pdf"]["state"] == "ready", document
    async with transaction(cashier.context) as session:
        file = await documents.get_pdf_file(session, UUID(document_id))
    assert isinstance(file, File)
    content = await object_storage.file_store().get(file.key)
    return "\n".join(page.extract_text() for page in PdfReader(BytesIO(content)).pages).replace("\xa0", " ")


def format_kronor(amount: int) -> str:
    """Format an amount in öre as Swedish documents do."""
    kronor, ore = divmod(abs(amount), 100)
    return f"{'−' * (amount < 0)}{kronor:,}".replace(",", " ") + f",{ore:02d} kr"


def has_cells(pdf_text: str, *cells: str) -> bool:
    """Return whether the cells follow one another: a row of a table, or a value after its label."""
    lines = [line.strip() for line in pdf_text.splitlines()]
    return any(tuple(lines[index:index + len(cells)]) == cells for index in range(len(lines)))


async def issue_receipt(cashier, receipt_id, **data):
    return (await cashier.staff.post(f"{POS_API}/receipts/{receipt_id}/export", json={"type": "download", **data})).json()


@pytest.mark.covers("POS-030", "POS-031")
async def test_receipt_and_one_copy_are_issued(cashier):
    paid = await cashier.sell(cashier.clinic.product_line(0), cashier.clinic.product_line(1, quantity=2, discount={"type": "percent", "value": 10}))
    first = (await issue_receipt(cashier, paid["id"]))["data"]
    assert (first["is_copy"], first["downloaded"]) == (False, 1)
    pdf_text = await read_pdf(cashier, first["document_id"])
    for expected in (
        "Kvitto", "Elektroniskt kassakvitto", "556016-0680", "SE556016068001", "Storgatan 1, 111 22 Stockholm", "Kassa 1", "Solskydd", "389,00", "Te",
        "Rabatt", "−15,90", "25 %", "12 %", "Kontant", "Öresavrundning", "Kontrollenhet", "ISTCSKS0000000011", paid["control_registration"]["code"][:20],
    ):
        assert expected in pdf_text, expected
    sums = [vat[name] for vat in paid["vat_lines"] for name in ("net", "vat", "total")] + [7950, paid["total"], paid["amount_due"]]
    for amount in sums:
        assert f"{amount // 100},{amount % 100:02d}" in pdf_text, amount
    assert f"Löpnummer\n{paid['number']}" in pdf_text
    numbered_at = datetime.strptime(paid["numbered_at"], WIRE_FORMAT).replace(tzinfo=UTC).astimezone(zone("Europe/Stockholm"))
    assert f"{numbered_at:%Y-%m-%d %H:%M}" in pdf_text, "the law requires date and time"
    assert "KOPIA" not in pdf_text
    second = (await issue_receipt(cashier, paid["id"]))["data"]
    assert (second["is_copy"], second["downloaded"]) == (True, 2)
    copy = await read_pdf(cashier, second["document_id"])
    assert "KOPIA" in copy and "Kontrollenhet" in copy
    third = await issue_receipt(cashier, paid["id"])
    assert third["data"]["code"] == "pos.copy_limit_reached"
    assert (await cashier.get_receipt(paid["id"]))["copy_state"] == "registered"
    assert len(await cashier.staff.list_audit("receipt.issued")) == 2
    assert len(await cashier.staff.list_audit("register.copy")) == 1


@pytest.mark.covers("POS-031")
async def test_free_receipt_has_a_copy_too(cashier):
    """The control system doesn't accept a total of 0, so neither the receipt nor its copy is sent there."""
    free = await cashier.sell(cashier.clinic.product_line(0, discount={"type": "percent", "value": 100}))
    assert (free["status"], free["total"]) == ("PAID", 0)
    assert [(await issue_receipt(cashier, free["id"]))["data"]["is_copy"] for _ in range(2)] == [False, True]
    assert (await cashier.get_receipt(free["id"]))["copy_state"] == "registered"


@pytest.mark.covers("POS-030")
async def test_receipt_shows_quantity_and_price_of_each_line_and_the_amount_of_each_payment(cashier):
    code = (await cashier.sell({"type": "gift_card", "price": 30000, "expires_on": "2099-01-01"}))["gift_cards"][0]
    payments = [{"method": "gift_card", "code": code, "amount": 20000}, {"method": "card", "amount": 10000}, {"method": "cash", "tendered": 250000}]
    discount = {"type": "percent", "value": 10}
    lines = (cashier.clinic.product_line(0, discount=discount), cashier.clinic.product_line(1, quantity=3), cashier.clinic.service_line(discount=discount))
    paid = await cashier.sell(*lines, pay=payments)
    pdf_text = await read_pdf(cashier, (await issue_receipt(cashier, paid["id"]))["data"]["document_id"])
    assert has_cells(pdf_text, "Säljare", cashier.clinic.company.name) and has_cells(pdf_text, "Kassör", paid["cashier"])
    assert has_cells(pdf_text, "Vara eller tjänst", "Antal", "Pris", "Moms", "Belopp")
    for row in (
        ("Solskydd", "1", "389,00 kr", "25 %", "389,00 kr", "Rabatt", "−38,90 kr"), ("Te", "3", "79,50 kr", "12 %", "238,50 kr"),
        ("Hydrafacial", "1", "1 795,00 kr", "25 %", "1 795,00 kr", "Rabatt", "−179,50 kr"),
        ("Rabatter", "−218,40 kr", "Totalt inklusive moms", "2 204,10 kr", "Öresavrundning", "−0,10 kr", "Att betala", "2 204,00 kr"),
        ("25 %", "1 572,48 kr", "393,12 kr", "1 965,60 kr"), ("12 %", "212,95 kr", "25,55 kr", "238,50 kr"),
        ("Summa", "418,67 kr", "2 204,10 kr"),
        ("Betalt med", "Presentkort", f"200,00 kr ({code})", "Kort", "100,00 kr",
         f"VISA DEBIT 476173******0119 {paid['payments'][1]['authorization']}", "Kontant", "1 904,00 kr", "Lämnat 2 500,00 kr, växel 596,00 kr"),
    ):
        assert has_cells(pdf_text, *row), (row, pdf_text)
    assert format_kronor(paid["total"]) == "2 204,10 kr"


@pytest.mark.covers("POS-030", "POS-032")
async def test_return_receipt_shows_what_was_refunded(cashier):
    paid = await cashier.sell(cashier.clinic.product_line(0))
    refund = await cashier.refund(paid["id"], 10000)
    pdf_text = await read_pdf(cashier, (await issue_receipt(cashier, refund["id"]))["data"]["document_id"])
    assert has_cells(pdf_text, "Prisnedsättning: Solskydd", "25 %", "−100,00 kr"), pdf_text
    assert has_cells(pdf_text, "Kontant", "−100,00 kr"), pdf_text
    for expected in ("Returkvitto", "−100,00", "Återbetalt med", "Återbetalning av kvitto"):
        assert expected in pdf_text, expected


@pytest.mark.covers("POS-030")
async def test_emailed_receipt_has_its_pdf_attached(cashier, factory):
    client = await factory.client(cashier.clinic.company, email="klara@example.test")
    paid = await cashier.sell(client_id=str(client.id))
    assert paid["client_name"].startswith("Klara")
    issued = (await issue_receipt(cashier, paid["id"], type="mail"))["data"]
    assert issued["mailed_to"] == "klara@example.test"
    await deliver_due(cashier, "documents.generate_pdf")
    await deliver_due(cashier, "pos.email_receipt")
    async with transaction(cashier.context) as session:
        message = (await session.scalars(select(Message).where(Message.to == "klara@example.test"))).one()
    assert [attachment["name"] for attachment in message.attachments] == [f"Kvitto {paid['number']}.pdf"]
    walk_in = await cashier.sell()
    without_address = await issue_receipt(cashier, walk_in["id"], type="mail")
    assert without_address["errors"]["email"][0]["code"] == "required"


@pytest.mark.covers("POS-030")
async def test_failed_sale_has_no_receipt_to_issue(cashier, sims):
    behave(sims, "viva", cashier.clinic.terminal.terminal_id, outcome="decline")
    failed = await cashier.sell(pay="card")
    assert (await issue_receipt(cashier, failed["id"]))["data"]["code"] == "pos.receipt_not_ready"


@pytest.mark.covers("POS-041", "POS-022")
async def test_sale_awaiting_the_control_unit_has_no_receipt_to_issue_but_a_reason(cashier, sims):
    """A receipt is issued only after its registration."""
    behave(sims, "infrasec", cashier.clinic.register.control_id, outcome="19")
    receipt_id = await cashier.start_sale()
    pending = await cashier.get_receipt(receipt_id)
    assert (pending["status"], pending["is_processing"], pending["control_registration"]) == ("PROCESSING", True, None)
    assert pending["status_reason"]["code"] == "pos.registration_pending" and "waits for the control unit" in pending["status_reason"]["text"]
    assert (await issue_receipt(cashier, receipt_id))["data"]["code"] == "pos.receipt_not_ready"
    open_rows = (await cashier.staff.get(f"{POS_API}/receipts", params={"status": "in_progress"})).json()["data"]["items"]
    assert [row["id"] for row in open_rows] == [receipt_id]
    behave(sims, "infrasec", cashier.clinic.register.control_id)
    paid = await cashier.wait_until_ended(receipt_id)
    assert (paid["status"], bool(paid["control_registration"]["code"]), paid["status_reason"]) == ("PAID", True, None)
    assert (await issue_receipt(cashier, receipt_id))["data"]["is_copy"] is False


@pytest.mark.covers("POS-040")
async def test_z_report_pdf_has_all_required_parts(cashier):
    await cashier.sell(cashier.clinic.product_line(0), cashier.clinic.service_line())
    body = {
        "register_id": str(cashier.clinic.register.id), "counted_cash": 210000, "opening_float": 0, "difference_reason": "Fel växel",
        "cash_count": [{"denomination": 50000, "quantity": 4}, {"denomination": 10000, "quantity": 1}],
    }
    closed = (await cashier.staff.post(f"{POS_API}/report/close-batch", json=body)).json()["data"]
    pdf_text = await read_pdf(cashier, closed["document_id"])
    for expected in (
        "Z-dagrapport 1", "556016-0680", "Kassa 1", "Total försäljning", "Huvudgrupper", "Varor", "Tjänster", "varav moms", "Växelkassa",
        "Antal sålda varor", "Antal sålda tjänster", "Antal kvitton", "Lådöppningar", "Kvittokopior", "Övningskvitton", "Betalningsmedel",
        "Returer", "Rabatter", "Oavslutade försäljningar", "Grand total försäljning", "Grand total retur", "Grand total netto",
        "Orsak till differensen", "Fel växel", "Valör", "500,00 kr",
    ):
        assert expected in pdf_text, expected


async def make_a_day(cashier) -> tuple[list[dict], dict]:
    """Make sales by all methods with a discount and a copy, one refund, and open the drawer by hand. Returns the sales and the refund."""
    register = {"register_id": str(cashier.clinic.register.id)}
    for entry_type, amount in (("float", 50000), ("drawer", 0)):
        await cashier.staff.post(f"{POS_API}/report/cash", json={**register, "type": entry_type, "amount": amount, "reason": "växel"})
    code = (await cashier.sell({"type": "gift_card", "price": 30000, "expires_on": "2099-01-01"}))["gift_cards"][0]
    sales = [
        await cashier.sell(cashier.clinic.product_line(0), cashier.clinic.product_line(1, quantity=2), discount={"type": "percent", "value": 15}),
        await cashier.sell(cashier.clinic.service_line(), cashier.clinic.product_line(2), pay="card"),
        await cashier.sell(cashier.clinic.product_line(0), pay=[{"method": "gift_card", "code": code, "amount": 20000}, {"method": "cash"}]),
    ]
    for _ in range(2):
        await issue_receipt(cashier, sales[1]["id"])
    return sales, await cashier.refund(sales[2]["id"], 25000)


def assert_report_shows(pdf_text: str, sales: list[dict], refund: dict) -> None:
    """Assert that a report's PDF shows the sums of the receipts."""
    receipts, totals_by_type = [*sales, {"total": 30000, "vat_lines": [{"rate": 0, "total": 30000, "vat": 0}]}], {"gift_card": 30000, "product": 0, "service": 0}
    for line in (line for sale in sales for line in sale["lines"]):
        totals_by_type[line["type"]] += line["total"]
    total = sum(sale["total"] for sale in receipts)
    cash = 30000 + sales[0]["amount_due"] + sales[2]["payments"][1]["amount"]
    refunded_cash = sum(payment["amount"] for payment in refund["payments"] if payment["method"] == "cash")
    rounding = sum(sale["rounding"] for sale in sales) - refund["rounding"]
    rows = [
        ("Total försäljning", format_kronor(total), "Antal kvitton", "4", "Returer", f"1 ({format_kronor(25000)})"), ("Rabatter", f"1 ({format_kronor(sales[0]['discount'])})"),
        ("Öresavrundning", format_kronor(rounding)), ("Antal sålda varor", "5", "Antal sålda tjänster", "1", "Lådöppningar", "6"),
        ("Kvittokopior", f"1 ({format_kronor(sales[1]['total'])})"), ("Varor", format_kronor(totals_by_type["product"]), format_kronor(25000)), ("Tjänster", format_kronor(totals_by_type["service"]), format_kronor(0)),
        ("Presentkort", format_kronor(totals_by_type["gift_card"]), format_kronor(0)), ("Kort", format_kronor(sales[1]["total"]), format_kronor(0)), ("Kontant", format_kronor(cash), format_kronor(refunded_cash)),
        ("Presentkort", format_kronor(20000), format_kronor(25000 - refunded_cash + refund["rounding"])), ("Växelkassa", format_kronor(50000)),
        ("Förväntade kontanter", format_kronor(50000 + cash - refunded_cash)), ("Grand total försäljning", format_kronor(total)), ("Grand total retur", format_kronor(25000)),
        ("Grand total netto", format_kronor(total - 25000)),
    ]
    for rate in (2500, 1200, 600, 0):
        parts = [vat for sale in receipts for vat in sale["vat_lines"] if vat["rate"] == rate]
        refunded = [vat for vat in refund["vat_lines"] if vat["rate"] == rate]
        sums = [sum(vat[name] for vat in vat_lines) for vat_lines in (parts, refunded) for name in ("total", "vat")]
        rows.append((f"{rate // 100} %", *(format_kronor(amount) for amount in sums)))
    for row in rows:
        assert has_cells(pdf_text, *row), (row, pdf_text)


@pytest.mark.covers("POS-040")
async def test_x_and_z_report_pdfs_show_the_sums_of_the_receipts(cashier):
    sales, refund = await make_a_day(cashier)
    assert {payment["method"] for payment in refund["payments"]} == {"gift_card", "cash"}
    register = {"register_id": str(cashier.clinic.register.id)}
    x = (await cashier.staff.post(f"{POS_API}/report/download", json=register)).json()["data"]
    x_text = await read_pdf(cashier, x["document_id"])
    assert_report_shows(x_text, sales, refund)
    assert has_cells(x_text, "X-dagrapport") and "Räknade kontanter" not in x_text
    closed = (await cashier.staff.post(f"{POS_API}/report/close-batch", json={**register, "counted_cash": 60000, "difference_reason": "okänd", "opening_float": 0})).json()["data"]
    z_text = await read_pdf(cashier, closed["document_id"])
    assert_report_shows(z_text, sales, refund)
    expected = closed["report"]["expected_cash"]
    assert has_cells(z_text, "Z-dagrapport 1") and has_cells(z_text, "Räknade kontanter", format_kronor(60000), "Differens", format_kronor(60000 - expected))
