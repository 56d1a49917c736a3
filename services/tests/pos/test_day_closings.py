"""X and Z reports show the receipts' sums, are numbered and frozen, and no day is closed over open payments."""

import asyncio
from datetime import timedelta

import asyncpg
import pytest
import time_machine
from sqlalchemy import text

from clinic.core.clock import local_date, now
from clinic.core.database.session import transaction
from clinic.core.settings import settings
from tests.factories.pos import POS_API
from tests.providers.payment_clients import behave

pytestmark = pytest.mark.anyio


async def close_day(cashier, **fields):
    return await cashier.staff.post(
        f"{POS_API}/report/close-batch", json={"register_id": str(cashier.clinic.register.id), "counted_cash": 0, "difference_reason": "okänd", **fields},
    )


@pytest.mark.covers("POS-040", "BEY-043", "BEY-040")
async def test_x_and_z_reports_show_the_sums_of_the_receipts(cashier):
    staff, register = cashier.staff, str(cashier.clinic.register.id)
    for entry_type, amount in (("float", 50000), ("cash_in", 10000), ("cash_out", 4000), ("drawer", 0)):
        movement = await staff.post(f"{POS_API}/report/cash", json={"register_id": register, "type": entry_type, "amount": amount, "reason": "växel"})
        assert movement.json()["status"] == "1", movement.json()
    code = (await cashier.sell({"type": "gift_card", "price": 30000, "expires_on": "2099-01-01"}))["gift_cards"][0]
    sales = [
        await cashier.sell(cashier.clinic.product_line(0), cashier.clinic.product_line(1), discount={"type": "percent", "value": 15}),
        await cashier.sell(cashier.clinic.service_line(), cashier.clinic.product_line(2), pay="card"),
        await cashier.sell(cashier.clinic.product_line(0), pay=[{"method": "gift_card", "code": code, "amount": 20000}, {"method": "cash"}]),
    ]
    refund = await cashier.refund(sales[0]["id"], sales[0]["total"])
    assert refund["rounding"] == sales[0]["rounding"] != 0
    await cashier.staff.post(f"{POS_API}/receipts/{sales[1]['id']}/export", json={"type": "download"})
    copy = await cashier.staff.post(f"{POS_API}/receipts/{sales[1]['id']}/export", json={"type": "download"})
    assert copy.json()["data"]["is_copy"] is True
    x = await cashier.get_x_report()
    assert (x["sales"], x["receipts"]) == (30000 + sum(sale["total"] for sale in sales), 4)
    assert (x["returns"], x["return_receipts"]) == (sales[0]["total"], 1)
    assert x["rounding"] == sum(sale["rounding"] for sale in sales) - refund["rounding"]
    assert x["discounts"] == sales[0]["discount"]
    assert sum(vat["vat"] for vat in x["vat_lines"]) == sum(sale["vat"] for sale in sales)
    assert sum(vat["returned_vat"] for vat in x["vat_lines"]) == refund["vat"]
    assert sum(group["sales"] for group in x["groups"]) == x["sales"]
    assert sum(method["sales"] - method["returns"] for method in x["payment_methods"]) == x["sales"] - x["returns"] + x["rounding"]
    assert (x["goods"], x["services"], x["copies"], x["copies_amount"]) == (4, 1, 1, sales[1]["total"])
    assert x["drawer_openings"] == 4 + 4, "each opening by hand, and each receipt with cash in or out"
    cash = next(method for method in x["payment_methods"] if method["method"] == "cash")
    assert x["expected_cash"] == 50000 + 10000 - 4000 + cash["sales"] - cash["returns"]
    closed = (await close_day(cashier, counted_cash=x["expected_cash"] - 100, opening_float=30000)).json()["data"]
    z = closed["report"]
    assert (z["number"], z["difference"]) == (1, -100)
    unchanged = (
        "sales", "receipts", "returns", "vat_lines", "payment_methods", "groups", "discounts", "rounding", "grand_sales", "grand_net", "expected_cash",
        "drawer_openings", "copies", "copies_amount", "goods", "services",
    )
    assert {name: z[name] for name in unchanged} == {name: x[name] for name in unchanged}
    after = await cashier.get_x_report()
    assert (after["sales"], after["opening_float"], after["grand_sales"], after["drawer_openings"]) == (0, 30000, z["grand_sales"], 0)
    stored = (await staff.get(f"{POS_API}/report/batches/{closed['id']}")).json()["data"]
    assert stored["report"] == z and stored["document_id"] == closed["document_id"]
    rows = (await staff.get(f"{POS_API}/report/batches")).json()["data"]["items"]
    assert [row["number"] for row in rows] == [1]
    assert len(await staff.list_audit("register.day_closed")) == 1


@pytest.mark.covers("POS-040")
async def test_free_receipt_counts_no_drawer_opening(cashier):
    free = await cashier.sell(cashier.clinic.product_line(0, discount={"type": "percent", "value": 100}))
    assert (free["status"], free["total"]) == ("PAID", 0)
    x = await cashier.get_x_report()
    assert (x["receipts"], x["drawer_openings"]) == (1, 0)


@pytest.mark.covers("POS-040", "BEY-043")
async def test_float_before_the_first_sale_is_the_opening_float_and_later_ones_are_changes(cashier):
    async def set_float(amount: int) -> dict:
        body = {"register_id": str(cashier.clinic.register.id), "type": "float", "amount": amount}
        assert (await cashier.staff.post(f"{POS_API}/report/cash", json=body)).json()["status"] == "1"
        return await cashier.get_x_report()

    for amount in (70000, 50000):
        opened = await set_float(amount)
        assert (opened["opening_float"], opened["float_change"], opened["expected_cash"]) == (amount, 0, amount), "nothing is sold yet"
    await cashier.sell(cashier.clinic.product_line(1, quantity=2))
    less = await set_float(30000)
    assert (less["opening_float"], less["float_change"], less["expected_cash"]) == (50000, -20000, 50000 - 20000 + 15900)
    more = await set_float(60000)
    assert (more["opening_float"], more["float_change"], more["expected_cash"]) == (50000, 10000, 50000 + 10000 + 15900)
    z = (await close_day(cashier, counted_cash=75900, opening_float=40000)).json()["data"]["report"]
    assert (z["opening_float"], z["float_change"], z["difference"]) == (50000, 10000, 0)
    after = await cashier.get_x_report()
    assert (after["opening_float"], after["float_change"], after["expected_cash"]) == (40000, 0, 40000)


@pytest.mark.covers("POS-040")
async def test_report_shows_which_days_it_covers(cashier):
    """The law requires a report for each day of sales; one of a day that was left open shows that, and the register sells on."""
    empty = await cashier.get_x_report()
    assert (empty["first_at"], empty["days"]) == (None, 1)
    noon = now().replace(hour=11, minute=0, second=0, microsecond=0)
    with time_machine.travel(noon - timedelta(days=2), tick=True):
        await cashier.sell()
    days = (local_date(now(), "Europe/Stockholm") - local_date(noon - timedelta(days=2), "Europe/Stockholm")).days + 1
    x = await cashier.get_x_report()
    assert (x["first_at"][:10], x["days"]) == (str((noon - timedelta(days=2)).date()), days)
    z = (await close_day(cashier)).json()["data"]["report"]
    assert (z["first_at"], z["days"]) == (x["first_at"], days)
    await cashier.sell()
    assert (await cashier.get_x_report())["days"] == 1


@pytest.mark.covers("POS-040", "BEY-043")
async def test_concurrent_closings_of_a_day_make_one_report(cashier):
    await cashier.sell(cashier.clinic.product_line(1, quantity=2))
    number = (await cashier.get_x_report())["number"]
    responses = await asyncio.gather(*(close_day(cashier, number=number, counted_cash=15900) for _ in range(2)))
    refused, closed = sorted((response.json() for response in responses), key=lambda body: body["status"])
    assert (refused["data"]["code"], closed["data"]["report"]["number"], closed["data"]["report"]["difference"]) == ("pos.day_already_closed", 1, 0)
    assert (await cashier.get_x_report())["number"] == 2


@pytest.mark.covers("POS-040", "BEY-045")
async def test_day_with_an_open_payment_cannot_be_closed(cashier, sims):
    await cashier.sell()
    behave(sims, "viva", cashier.clinic.terminal.terminal_id, outcome="manual")
    receipt_id = await cashier.start_sale(pay="card")
    refused = await close_day(cashier)
    assert refused.json()["data"]["code"] == "pos.open_payments" and "1" in refused.json()["message"]
    await cashier.staff.post(f"{POS_API}/payment/{receipt_id}/abort")
    await cashier.wait_until_ended(receipt_id)
    assert (await close_day(cashier)).json()["status"] == "1"


@pytest.mark.covers("USE-018", "POS-040")
async def test_day_on_which_nothing_happened_is_not_closed(cashier):
    register = {"register_id": str(cashier.clinic.register.id)}
    await cashier.staff.post(f"{POS_API}/report/download", json=register)
    refused = await close_day(cashier)
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "pos.nothing_to_close"), "an X report alone is no event of the day"
    await cashier.staff.post(f"{POS_API}/report/cash", json={**register, "type": "drawer", "reason": "växling"})
    assert (await close_day(cashier)).json()["status"] == "1"
    assert (await close_day(cashier)).json()["data"]["code"] == "pos.nothing_to_close"
    assert len(await cashier.staff.list_audit("register.day_closed")) == 1


@pytest.mark.covers("USE-014", "USE-018", "POS-040")
async def test_difference_needs_a_reason_and_the_count_by_notes_must_add_up(cashier):
    await cashier.sell(cashier.clinic.product_line(1, quantity=2))
    count = [{"denomination": 10000, "quantity": 1}, {"denomination": 5000, "quantity": 1}, {"denomination": 500, "quantity": 0}]
    wrong = (await close_day(cashier, counted_cash=15900, cash_count=count)).json()
    assert wrong["errors"]["counted_cash"][0]["code"] == "invalid"
    without_reason = (await close_day(cashier, counted_cash=15000, cash_count=count, difference_reason=" ")).json()
    assert without_reason["errors"]["difference_reason"][0]["code"] == "required"
    closed = (await close_day(cashier, counted_cash=15000, cash_count=count, difference_reason="Fel växel")).json()["data"]
    report = closed["report"]
    assert (report["difference"], report["difference_reason"], report["cash_count"]) == (-900, "Fel växel", count[:2])
    [entry] = await cashier.staff.list_audit("register.day_closed")
    assert (entry["details"]["difference"], entry["details"]["difference_reason"]) == (-900, "Fel växel")
    assert (await cashier.staff.get(f"{POS_API}/report/batches/{closed['id']}")).json()["data"]["report"] == report
    await cashier.sell(cashier.clinic.product_line(1, quantity=2))
    exact = (await close_day(cashier, counted_cash=15900, difference_reason="Fel växel")).json()["data"]["report"]
    assert (exact["difference"], exact["difference_reason"], exact["cash_count"]) == (0, "", [])


@pytest.mark.covers("POS-040")
async def test_each_sale_is_in_one_day_when_days_are_closed_during_sales(cashier):
    sold = asyncio.gather(*(cashier.sell(cashier.clinic.product_line(1)) for _ in range(12)))
    closed = [(await close_day(cashier)).json() for _ in range(3)]
    receipts = await sold
    await close_day(cashier)
    rows = (await cashier.staff.get(f"{POS_API}/report/batches", params={"per_page": 100})).json()["data"]["items"]
    assert sum(row["sales"] for row in rows) == sum(receipt["total"] for receipt in receipts)
    assert sorted(row["number"] for row in rows) == list(range(1, len(rows) + 1))
    assert {response["status"] for response in closed} <= {"0", "1"}
    assert sorted(receipt["number"] for receipt in receipts) == list(range(1, 13))


@pytest.mark.covers("POS-040", "POS-042")
async def test_fiscal_rows_cannot_be_changed_or_deleted(cashier):
    paid = await cashier.sell()
    await close_day(cashier)
    for statement in (
        "UPDATE receipt SET total = 1 WHERE id = :id", "UPDATE receipt SET number = 7 WHERE id = :id", "DELETE FROM receipt WHERE id = :id",
        "UPDATE receipt_line SET name = 'x' WHERE receipt_id = :id", "DELETE FROM electronic_journal_entry WHERE receipt_id = :id",
        "UPDATE z_report SET number = 9", "UPDATE electronic_journal_entry SET amount = 0", "DELETE FROM gift_card_entry",
    ):
        with pytest.raises(Exception, match=r"permission denied|is immutable|append-only"):
            async with transaction(cashier.context) as session:
                await session.execute(text(statement), {"id": paid["id"]} if ":id" in statement else {})
    admin = await asyncpg.connect(settings().database_admin_url)
    try:
        for statement in ("UPDATE z_report SET number = 9", "DELETE FROM electronic_journal_entry", "UPDATE register_series SET last_number = last_number + 2",
                       "UPDATE receipt SET vat = vat + 1", "DELETE FROM receipt_line"):
            with pytest.raises(asyncpg.PostgresError):
                await admin.execute(statement)
    finally:
        await admin.close()
