"""X and Z: the same figures as the receipts, numbered and frozen, and no day closes over what isn't resolved."""

import asyncio
from datetime import timedelta

import asyncpg
import pytest
import time_machine
from sqlalchemy import text

from clinic.core.clock import day_of, now
from clinic.core.db import unit
from tests.make_till import TILL
from tests.providers.money import behave

pytestmark = pytest.mark.anyio


async def x_of(counter):
    found = await counter.staff.get(f"{TILL}/report/current", params={"register_id": str(counter.at.register.id)})
    return found.json()["data"]


async def close(counter, **fields):
    return await counter.staff.post(
        f"{TILL}/report/close-batch", json={"register_id": str(counter.at.register.id), "counted_cash": 0, **fields},
    )


@pytest.mark.covers("POS-040", "BEY-043", "BEY-040")
async def test_x_and_z_say_what_the_receipts_say(counter):
    staff, register = counter.staff, str(counter.at.register.id)
    for kind, amount in (("float", 50000), ("cash_in", 10000), ("cash_out", 4000), ("drawer", 0)):
        moved = await staff.post(f"{TILL}/report/cash", json={"register_id": register, "kind": kind, "amount": amount, "reason": "växel"})
        assert moved.json()["status"] == "1", moved.json()
    code = (await counter.sell({"kind": "gift_card", "unit_price": 30000, "expires_on": "2099-01-01"}))["gift_cards"][0]
    sales = [
        await counter.sell(counter.at.line(0), counter.at.line(1), discount={"kind": "percent", "value": 15}),
        await counter.sell(counter.at.treatment(), counter.at.line(2), pay="card"),
        await counter.sell(counter.at.line(0), pay=[{"way": "gift_card", "code": code, "amount": 20000}, {"way": "cash"}]),
    ]
    back = await counter.refund(sales[0]["id"], sales[0]["total"])
    assert back["rounding"] == sales[0]["rounding"] != 0
    await counter.staff.post(f"{TILL}/receipts/{sales[1]['id']}/export", json={"type": "download"})
    copy = await counter.staff.post(f"{TILL}/receipts/{sales[1]['id']}/export", json={"type": "download"})
    assert copy.json()["data"]["is_copy"] is True
    x = await x_of(counter)
    assert (x["sales"], x["receipts"]) == (30000 + sum(sale["total"] for sale in sales), 4)
    assert (x["returns"], x["return_receipts"]) == (sales[0]["total"], 1)
    assert x["rounding"] == sum(sale["rounding"] for sale in sales) - back["rounding"]
    assert x["discounts"] == sales[0]["discount"]
    assert sum(one["vat"] for one in x["vats"]) == sum(sale["vat"] for sale in sales)
    assert sum(one["returned_vat"] for one in x["vats"]) == back["vat"]
    assert sum(one["sales"] for one in x["groups"]) == x["sales"]
    assert sum(one["sales"] - one["returns"] for one in x["ways"]) == x["sales"] - x["returns"] + x["rounding"]
    assert (x["goods"], x["services"], x["copies"], x["copies_amount"]) == (4, 1, 1, sales[1]["total"])
    assert x["drawer_openings"] == 4 + 4, "each time by hand, and each receipt that took or gave cash"
    cash = next(one for one in x["ways"] if one["way"] == "cash")
    assert x["expected_cash"] == 50000 + 10000 - 4000 + cash["sales"] - cash["returns"]
    closed = (await close(counter, counted_cash=x["expected_cash"] - 100, opening_float=30000)).json()["data"]
    z = closed["report"]
    assert (z["number"], z["difference"]) == (1, -100)
    same = (
        "sales", "receipts", "returns", "vats", "ways", "groups", "discounts", "rounding", "grand_sales", "grand_net", "expected_cash",
        "drawer_openings", "copies", "copies_amount", "goods", "services",
    )
    assert {name: z[name] for name in same} == {name: x[name] for name in same}
    after = await x_of(counter)
    assert (after["sales"], after["opening_float"], after["grand_sales"], after["drawer_openings"]) == (0, 30000, z["grand_sales"], 0)
    again = (await staff.get(f"{TILL}/report/batches/{closed['id']}")).json()["data"]
    assert again["report"] == z and again["document_id"] == closed["document_id"]
    listed = (await staff.get(f"{TILL}/report/batches")).json()["data"]["items"]
    assert [row["number"] for row in listed] == [1]
    assert len(await staff.audit_of("till.closed")) == 1


@pytest.mark.covers("POS-040")
async def test_what_was_given_for_nothing_opens_no_drawer(counter):
    free = await counter.sell(counter.at.line(0, discount={"kind": "percent", "value": 100}))
    assert (free["state"], free["total"]) == ("PAID", 0)
    x = (await counter.staff.get(f"{TILL}/report/current", params={"register_id": str(counter.at.register.id)})).json()["data"]
    assert (x["receipts"], x["drawer_openings"]) == (1, 0)


@pytest.mark.covers("POS-040", "BEY-043")
async def test_the_float_is_what_the_day_was_opened_with_and_a_change_of_it_stands_apart(counter):
    async def floated(amount: int) -> dict:
        body = {"register_id": str(counter.at.register.id), "kind": "float", "amount": amount}
        assert (await counter.staff.post(f"{TILL}/report/cash", json=body)).json()["status"] == "1"
        return await x_of(counter)

    for amount in (70000, 50000):
        opened = await floated(amount)
        assert (opened["opening_float"], opened["float_change"], opened["expected_cash"]) == (amount, 0, amount), "nothing is sold yet"
    await counter.sell(counter.at.line(1, quantity=2))
    less = await floated(30000)
    assert (less["opening_float"], less["float_change"], less["expected_cash"]) == (50000, -20000, 50000 - 20000 + 15900)
    more = await floated(60000)
    assert (more["opening_float"], more["float_change"], more["expected_cash"]) == (50000, 10000, 50000 + 10000 + 15900)
    z = (await close(counter, counted_cash=75900, opening_float=40000)).json()["data"]["report"]
    assert (z["opening_float"], z["float_change"], z["difference"]) == (50000, 10000, 0)
    after = await x_of(counter)
    assert (after["opening_float"], after["float_change"], after["expected_cash"]) == (40000, 0, 40000)


@pytest.mark.covers("POS-040")
async def test_a_report_says_which_days_it_covers(counter):
    """The law asks for one each day of sales; a till that was left open says so, and sells on."""
    empty = await x_of(counter)
    assert (empty["first_at"], empty["days"]) == (None, 1)
    noon = now().replace(hour=11, minute=0, second=0, microsecond=0)
    with time_machine.travel(noon - timedelta(days=2), tick=True):
        await counter.sell()
    days = (day_of(now(), "Europe/Stockholm") - day_of(noon - timedelta(days=2), "Europe/Stockholm")).days + 1
    x = await x_of(counter)
    assert (x["first_at"][:10], x["days"]) == (str((noon - timedelta(days=2)).date()), days)
    z = (await close(counter)).json()["data"]["report"]
    assert (z["first_at"], z["days"]) == (x["first_at"], days)
    await counter.sell()
    assert (await x_of(counter))["days"] == 1


@pytest.mark.covers("POS-040", "BEY-043")
async def test_two_who_close_a_day_at_once_make_one_report(counter):
    await counter.sell(counter.at.line(1, quantity=2))
    number = (await x_of(counter))["number"]
    answers = await asyncio.gather(*(close(counter, number=number, counted_cash=15900) for _ in range(2)))
    refused, closed = sorted((answer.json() for answer in answers), key=lambda answer: answer["status"])
    assert (refused["data"]["code"], closed["data"]["report"]["number"], closed["data"]["report"]["difference"]) == ("pos.day_closed", 1, 0)
    assert (await x_of(counter))["number"] == 2


@pytest.mark.covers("POS-040", "BEY-045")
async def test_a_day_stays_open_over_a_payment_without_an_end(counter, sims):
    behave(sims, "viva", counter.at.terminal.terminal_id, outcome="manual")
    begun = await counter.begin(pay="card")
    refused = await close(counter)
    assert refused.json()["data"]["code"] == "pos.unresolved" and "1" in refused.json()["message"]
    await counter.staff.post(f"{TILL}/payment/{begun}/abort")
    await counter.end(begun)
    assert (await close(counter)).json()["status"] == "1"


@pytest.mark.covers("POS-040")
async def test_days_close_in_order_while_others_sell_and_no_sale_is_in_two(counter):
    sold = asyncio.gather(*(counter.sell(counter.at.line(1)) for _ in range(12)))
    closed = [(await close(counter)).json() for _ in range(3)]
    receipts = await sold
    await close(counter)
    rows = (await counter.staff.get(f"{TILL}/report/batches", params={"per_page": 100})).json()["data"]["items"]
    assert sum(row["sales"] for row in rows) == sum(one["total"] for one in receipts)
    assert sorted(row["number"] for row in rows) == list(range(1, len(rows) + 1))
    assert {answer["status"] for answer in closed} <= {"0", "1"}
    assert sorted(one["number"] for one in receipts) == list(range(1, 13))


@pytest.mark.covers("POS-040", "POS-042")
async def test_nobody_changes_what_was_written(counter):
    paid = await counter.sell()
    await close(counter)
    for change in (
        "UPDATE receipt SET total = 1 WHERE id = :id", "UPDATE receipt SET number = 7 WHERE id = :id", "DELETE FROM receipt WHERE id = :id",
        "UPDATE receipt_line SET name = 'x' WHERE receipt_id = :id", "DELETE FROM till_entry WHERE receipt_id = :id",
        "UPDATE z_report SET number = 9", "UPDATE till_entry SET amount = 0", "DELETE FROM gift_card_entry",
    ):
        with pytest.raises(Exception, match=r"permission denied|stands as it was|written once"):
            async with unit(counter.context) as session:
                await session.execute(text(change), {"id": paid["id"]} if ":id" in change else {})
    from clinic.core.settings import settings

    admin = await asyncpg.connect(settings().database_admin_url)
    try:
        for change in ("UPDATE z_report SET number = 9", "DELETE FROM till_entry", "UPDATE register_series SET last_number = last_number + 2",
                       "UPDATE receipt SET vat = vat + 1", "DELETE FROM receipt_line"):
            with pytest.raises(asyncpg.PostgresError):
                await admin.execute(change)
    finally:
        await admin.close()
