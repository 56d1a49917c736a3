"""The bookkeeping export of a closed day: debit equals credit, and every account has the receipts' sums to the öre (BEY-040)."""

from collections import Counter
from io import BytesIO
from typing import Any

import pytest
from openpyxl import load_workbook

from clinic.core.clock import local_date, now
from clinic.pos.closings.bookkeeping_export import (
    ACCOUNT_NAMES,
    OUTPUT_VAT_ACCOUNTS,
    PAYMENT_METHOD_ACCOUNTS,
    SALES_ACCOUNTS,
    build_entries,
)
from tests.factories.pos import POS_API

pytestmark = pytest.mark.anyio


def read_rows(workbook: bytes) -> list[tuple[Any, ...]]:
    """Return a workbook's rows: day, report, register, account, name, description, debit and credit in kronor."""
    sheet = load_workbook(BytesIO(workbook))["Kontering"]
    head, *rows = ([cell.value for cell in row] for row in sheet.iter_rows())
    assert head == ["Datum", "Z-dagrapport", "Kassa", "Konto", "Benämning", "Beskrivning", "Debet", "Kredit"]
    return [tuple(row) for row in rows]


def to_ore(kronor: float | None) -> int:
    return round((kronor or 0) * 100)


@pytest.mark.covers("BEY-040", "POS-040")
async def test_bookkeeping_entries_of_a_closed_day_balance(cashier, as_staff):
    clinic = cashier.clinic
    code = (await cashier.sell({"type": "gift_card", "price": 30000, "expires_on": "2099-01-01"}))["gift_cards"][0]
    sales = [
        await cashier.sell(clinic.product_line(0), clinic.product_line(1), clinic.product_line(2), pay=[{"method": "card", "amount": 30000}, {"method": "cash"}]),
        await cashier.sell(clinic.service_line(purpose="medical", reason="Ärr")),
        await cashier.sell(clinic.product_line(0), pay=[{"method": "gift_card", "code": code, "amount": 20000}, {"method": "cash"}]),
    ]
    refund = await cashier.refund(sales[0]["id"], 10000)
    x = await cashier.get_x_report()
    body = {"register_id": str(clinic.register.id), "counted_cash": x["expected_cash"]}
    closed = (await cashier.staff.post(f"{POS_API}/report/close-batch", json=body)).json()["data"]
    entries = Counter()
    for entry in build_entries(closed["report"]):
        entries[entry.account] += entry.amount
    assert sum(entries.values()) == 0
    expected = Counter()
    for receipt, sign in (*((sale, -1) for sale in sales), (refund, 1)):
        for vat in receipt["vat_lines"]:
            expected[SALES_ACCOUNTS[vat["rate"]]] += sign * vat["net"]
            if vat["rate"]:
                expected[OUTPUT_VAT_ACCOUNTS[vat["rate"]]] += sign * vat["vat"]
        for payment in receipt["payments"]:
            expected[PAYMENT_METHOD_ACCOUNTS[payment["method"]]] -= sign * payment["amount"]
        expected[3740] += sign * receipt["rounding"]
    expected[2421] -= 30000
    expected[1910] += 30000
    assert {account: amount for account, amount in entries.items() if amount} == {account: amount for account, amount in expected.items() if amount}
    accountant = await as_staff("accountant", company=clinic.company)
    workbook = await accountant.get(f"{POS_API}/report/batches/{closed['id']}/export", headers={"locale": "sv"})
    assert 'filename="z_report_1.xlsx"' in workbook.headers["content-disposition"]
    rows = read_rows(workbook.content)
    assert {row[0].date() for row in rows} == {local_date(now(), "Europe/Stockholm")}
    assert {row[1:3] for row in rows} == {(1, "Kassa 1")}
    assert {(row[3], row[4]) for row in rows} == {(account, ACCOUNT_NAMES[account][1]) for account in entries}
    assert {row[5] for row in rows} == {"Sålt", "Återbetalt", "Betalt", "Avrundning", "Sålda presentkort", "Inlösta presentkort"}
    assert all((debit is None) != (credit is None) and (debit or credit) > 0 for *_, debit, credit in rows), "one side only, and positive"
    booked, debit, credit = Counter(), 0, 0
    for row in rows:
        booked[row[3]] += to_ore(row[6]) - to_ore(row[7])
        debit, credit = debit + to_ore(row[6]), credit + to_ore(row[7])
    assert (booked, debit - credit) == (entries, 0)
    z = closed["report"]
    cards = next(method for method in z["payment_methods"] if method["method"] == "card")
    assert booked[1580] == cards["sales"] - cards["returns"] > 0
    vat_sum = sum(vat["vat"] - vat["returned_vat"] for vat in z["vat_lines"])
    assert sum(booked[account] for account in OUTPUT_VAT_ACCOUNTS.values()) == -vat_sum < 0
    gift_cards = next(group["sales"] for group in z["groups"] if group["group"] == "gift_card")
    revenue = sum(vat["sales"] - vat["returns"] for vat in z["vat_lines"]) - gift_cards
    booked_revenue = sum(booked[account] for account in (*SALES_ACCOUNTS.values(), *OUTPUT_VAT_ACCOUNTS.values()))
    assert booked_revenue == -revenue == -(z["sales"] - z["returns"] - gift_cards)
    assert booked[3740] == -z["rounding"]
    assert len(await cashier.staff.list_audit("register.bookkeeping_exported")) == 1
