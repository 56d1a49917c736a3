"""A closed day as postings: debit is credit, and every account has what the receipts say, to the öre (BEY-040)."""

from collections import Counter as Sums
from io import BytesIO
from zipfile import ZipFile

import pytest

from clinic.pos.days.accounting import OUTPUT_VAT, SALES, WAYS, postings
from tests.make_till import TILL

pytestmark = pytest.mark.anyio


@pytest.mark.covers("BEY-040", "POS-040")
async def test_a_closed_day_is_taken_out_as_postings_that_balance(counter, as_staff):
    code = (await counter.sell({"kind": "gift_card", "unit_price": 30000, "expires_on": "2099-01-01"}))["gift_cards"][0]
    sold = [
        await counter.sell(counter.at.line(0), counter.at.line(1), counter.at.line(2), pay=[{"way": "card", "amount": 30000}, {"way": "cash"}]),
        await counter.sell(counter.at.treatment(purpose="medical", reason="Ärr")),
        await counter.sell(counter.at.line(0), pay=[{"way": "gift_card", "code": code, "amount": 20000}, {"way": "cash"}]),
    ]
    back = await counter.refund(sold[0]["id"], 10000)
    x = (await counter.staff.get(f"{TILL}/report/current", params={"register_id": str(counter.at.register.id)})).json()["data"]
    body = {"register_id": str(counter.at.register.id), "counted_cash": x["expected_cash"]}
    closed = (await counter.staff.post(f"{TILL}/report/close-batch", json=body)).json()["data"]
    made = Sums()
    for one in postings(closed["report"]):
        made[one.account] += one.amount
    assert sum(made.values()) == 0
    net = Sums()
    for receipt, sign in (*((one, -1) for one in sold), (back, 1)):
        for vat in receipt["vats"]:
            net[SALES[vat["rate"]]] += sign * vat["net"]
            if vat["rate"]:
                net[OUTPUT_VAT[vat["rate"]]] += sign * vat["vat"]
        for payment in receipt["payments"]:
            net[WAYS[payment["way"]]] -= sign * payment["amount"]
        net[3740] += sign * receipt["rounding"]
    net[2421] -= 30000
    net[1910] += 30000
    assert {account: amount for account, amount in made.items() if amount} == {account: amount for account, amount in net.items() if amount}
    accountant = await as_staff("accountant", company=counter.at.company)
    book = await accountant.get(f"{TILL}/report/batches/{closed['id']}/export", headers={"locale": "sv"})
    assert 'filename="z_report_1.xlsx"' in book.headers["content-disposition"]
    with ZipFile(BytesIO(book.content)) as sheets:
        words = "".join(sheets.read(name).decode() for name in sheets.namelist())
    for wanted in ("Kontering", "Utgående moms 25 %", "Försäljning momsfri", "Öresavrundning", "Inlösta presentkort", "1910", "2421"):
        assert wanted in words, wanted
    assert len(await counter.staff.audit_of("till.accounting_exported")) == 1
