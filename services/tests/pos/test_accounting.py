"""A closed day as postings: debit is credit, and every account has what the receipts say, to the öre (BEY-040)."""

from collections import Counter as Sums
from io import BytesIO
from typing import Any

import pytest
from openpyxl import load_workbook

from clinic.core.clock import day_of, now
from clinic.pos.days.accounting import NAMES, OUTPUT_VAT, SALES, WAYS, postings
from tests.make_till import TILL

pytestmark = pytest.mark.anyio


def rows_of(book: bytes) -> list[tuple[Any, ...]]:
    """A workbook's postings under their head: day, report, till, account, name, what, debit and credit in kronor."""
    sheet = load_workbook(BytesIO(book))["Kontering"]
    head, *rows = ([cell.value for cell in row] for row in sheet.iter_rows())
    assert head == ["Datum", "Z-dagrapport", "Kassa", "Konto", "Benämning", "Vad", "Debet", "Kredit"]
    return [tuple(row) for row in rows]


def in_ore(kronor: float | None) -> int:
    return round((kronor or 0) * 100)


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
    rows = rows_of(book.content)
    assert {row[0].date() for row in rows} == {day_of(now(), "Europe/Stockholm")}
    assert {row[1:3] for row in rows} == {(1, "Kassa 1")}
    assert {(row[3], row[4]) for row in rows} == {(account, NAMES[account][1]) for account in made}
    assert {row[5] for row in rows} == {"Sålt", "Återbetalt", "Betalt", "Avrundning", "Sålda presentkort", "Inlösta presentkort"}
    assert all((debit is None) != (credit is None) and (debit or credit) > 0 for *_, debit, credit in rows), "one side, and never below nothing"
    booked, debit, credit = Sums(), 0, 0
    for row in rows:
        booked[row[3]] += in_ore(row[6]) - in_ore(row[7])
        debit, credit = debit + in_ore(row[6]), credit + in_ore(row[7])
    assert (booked, debit - credit) == (made, 0)
    z = closed["report"]
    claims = next(one for one in z["ways"] if one["way"] == "card")
    assert booked[1580] == claims["sales"] - claims["returns"] > 0
    assert sum(booked[account] for account in OUTPUT_VAT.values()) == -sum(one["vat"] - one["returned_vat"] for one in z["vats"]) < 0
    cards = next(one["sales"] for one in z["groups"] if one["group"] == "gift_card")
    taken = sum(one["sales"] - one["returns"] for one in z["vats"]) - cards
    assert sum(booked[account] for account in (*SALES.values(), *OUTPUT_VAT.values())) == -taken == -(z["sales"] - z["returns"] - cards)
    assert booked[3740] == -z["rounding"]
    assert len(await counter.staff.audit_of("till.accounting_exported")) == 1
