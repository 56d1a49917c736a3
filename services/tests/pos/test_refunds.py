"""Paying back: by the same ways, in parts that come to the whole, once, and never more than was paid."""

import asyncio

import pytest
from sqlalchemy import text

from clinic.core.db import unit
from tests.make_till import TILL
from tests.providers.money import behave, seen
from tests.walk.routes import every

pytestmark = pytest.mark.anyio


@pytest.mark.covers("POS-032", "BEY-040")
async def test_parts_by_card_then_cash_come_to_the_whole_rate_by_rate(counter):
    paid = await counter.sell(
        counter.at.line(0), counter.at.line(1), counter.at.line(2), pay=[{"way": "card", "amount": 40000}, {"way": "cash"}],
    )
    assert (paid["total"], paid["payable"]) == (71783, 71800)
    first = await counter.refund(paid["id"], 30000)
    assert (first["state"], first["kind"], first["number"], first["original_number"]) == ("REFUNDED", "refund", 2, 1)
    assert [(one["way"], one["amount"]) for one in first["payments"]] == [("card", 30000)]
    half = await counter.see(paid["id"])
    assert (half["state"], half["refunded"], half["refundable"]) == ("PARTIALLY_REFUNDED", 30000, 41783)
    second = await counter.refund(paid["id"], 20000)
    assert [(one["way"], one["amount"]) for one in second["payments"]] == [("card", 10000), ("cash", 10000)]
    last = await counter.refund(paid["id"], 21783)
    assert (last["total"], last["rounding"], last["payable"]) == (21783, 17, 21800)
    whole = await counter.see(paid["id"])
    assert (whole["state"], whole["refundable"], len(whole["refunds"])) == ("REFUNDED", 0, 3)
    for rate in (2500, 1200, 600):
        parts = [vat for each in (first, second, last) for vat in each["vats"] if vat["rate"] == rate]
        sold = next(vat for vat in paid["vats"] if vat["rate"] == rate)
        assert (sum(one["total"] for one in parts), sum(one["vat"] for one in parts)) == (sold["total"], sold["vat"])
    more = await counter.staff.post(f"{TILL}/receipts/{paid['id']}/refund/store", json={"amount": 100})
    assert more.json()["data"]["code"] == "pos.not_refundable"
    assert len(await counter.staff.audit_of("till.refund")) == 3


@pytest.mark.covers("POS-032", "POS-011")
async def test_amounts_that_may_not_be_paid_back_and_goods_that_return(counter):
    paid = await counter.sell(counter.at.line(1, quantity=2))
    path = f"{TILL}/receipts/{paid['id']}/refund/store"
    for amount, code in ((15901, "at_most"), (150, "whole_units"), (0, "above")):
        wrong = await counter.staff.post(path, json={"amount": amount})
        assert wrong.json()["errors"]["amount"][0]["code"] == code
    assert await counter.stock(1) == 98
    await counter.refund(paid["id"], 15900, restock=True)
    assert await counter.stock(1) == 100
    sold = await counter.sell({"kind": "gift_card", "unit_price": 10000, "expires_on": "2099-01-01"})
    refused = await counter.staff.post(f"{TILL}/receipts/{sold['id']}/refund/store", json={"amount": 10000})
    assert refused.json()["data"]["code"] == "pos.gift_card_sold"


@pytest.mark.covers("POS-032", "POS-011", "BEY-040")
async def test_some_of_a_line_go_back_with_their_own_vat_and_price(counter):
    """One of three, then a reduction of the price, then the other two: the parts come to what was paid."""
    paid = await counter.sell(counter.at.line(0), counter.at.line(1, quantity=3), discount={"kind": "percent", "value": 10})
    line, path = paid["lines"][1], f"{TILL}/receipts/{paid['id']}/refund/store"
    assert (line["total"], paid["returnable"][1]) == (21465, {"place": 1, "quantity": 3, "amount": 21465})
    for body, field, code in (
        ({"amount": 7200, "lines": [{"place": 1, "quantity": 1}]}, "amount", "at_most"),
        ({"amount": 7155, "lines": [{"place": 1, "quantity": 4}]}, "lines.0.quantity", "at_most"),
        ({"amount": 7155, "lines": [{"place": 7}]}, "lines.0.place", "unknown"),
        ({"amount": 7155, "lines": [{"place": 1}, {"place": 1}]}, "lines.1.place", "unknown"),
        ({"amount": 0, "lines": [{"place": 1, "quantity": 1}], "restock": True}, "amount", "above"),
        ({"amount": 7100, "lines": [{"place": 1}], "restock": True}, "restock", "which_lines"),
        ({"amount": 10000, "restock": True}, "restock", "which_lines"),
    ):
        wrong = await counter.staff.post(path, json=body)
        assert wrong.json()["errors"][field][0]["code"] == code, body
    first = await counter.refund(paid["id"], 7155, lines=[{"place": 1, "quantity": 1}], restock=True)
    assert [(one["name"], one["quantity"], one["total"]) for one in first["lines"]] == [("Te", 1, 7155)]
    assert ([one["rate"] for one in first["vats"]], await counter.stock(1)) == ([1200], 98)
    reduced = await counter.refund(paid["id"], 1000, lines=[{"place": 1}])
    assert [(one["name"], one["quantity"], one["total"]) for one in reduced["lines"]] == [("Te", 0, 1000)]
    assert (await counter.see(paid["id"]))["returnable"][1] == {"place": 1, "quantity": 2, "amount": 13310}
    rest = await counter.refund(paid["id"], 13310, lines=[{"place": 1}], restock=True)
    assert (rest["lines"][0]["quantity"], first["vat"] + reduced["vat"] + rest["vat"]) == (2, line["vat"])
    last = await counter.refund(paid["id"], paid["lines"][0]["total"], restock=True)
    assert ([one["name"] for one in last["lines"]], last["vat"]) == (["Solskydd"], paid["lines"][0]["vat"])
    assert ((await counter.see(paid["id"]))["state"], await counter.stock(0), await counter.stock(1)) == ("REFUNDED", 100, 100)


@pytest.mark.covers("POS-032", "POS-011")
async def test_some_of_a_line_whose_refund_came_to_nothing_go_back_by_a_second_try(counter, sims):
    """What came to nothing gave nothing back of the line; the second try gives back as many as the first one meant."""
    paid = await counter.sell(counter.at.line(1, quantity=3), pay="card")
    part = {"lines": [{"place": 0, "quantity": 1}], "restock": True}
    behave(sims, "viva", counter.at.terminal.terminal_id, outcome="decline")
    failed = await counter.refund(paid["id"], 7950, **part)
    assert (failed["state"], (await counter.see(paid["id"]))["returnable"]) == ("CANCELLED", paid["returnable"])
    behave(sims, "viva", counter.at.terminal.terminal_id, outcome="approve")
    again = await counter.staff.post(f"{TILL}/receipts/{failed['id']}/refund/retry")
    made = await counter.end(again.json()["data"]["id"])
    assert (made["state"], made["lines"][0]["quantity"], await counter.stock(1)) == ("REFUNDED", 1, 98)


@pytest.mark.covers("POS-032", "POS-011")
async def test_what_was_given_for_nothing_goes_back_with_the_rest_or_alone(counter):
    free = {"kind": "percent", "value": 100}
    paid = await counter.sell(counter.at.line(0), counter.at.line(1, discount=free))
    back = await counter.refund(paid["id"], paid["total"], restock=True)
    assert [(one["name"], one["quantity"], one["total"]) for one in back["lines"]] == [("Solskydd", 1, 38900), ("Te", 1, 0)]
    assert (await counter.stock(0), await counter.stock(1)) == (100, 100)
    nothing = await counter.sell(counter.at.line(1, quantity=2), discount=free)
    gone = await counter.refund(nothing["id"], 0, restock=True)
    assert (gone["state"], gone["total"], gone["lines"][0]["quantity"], gone["payments"]) == ("REFUNDED", 0, 2, [])
    assert ((await counter.see(nothing["id"]))["state"], await counter.stock(1)) == ("REFUNDED", 100)


@pytest.mark.covers("POS-032", "POS-033")
async def test_a_gift_card_gets_back_what_it_paid(counter):
    code = (await counter.sell({"kind": "gift_card", "unit_price": 50000, "expires_on": "2099-01-01"}))["gift_cards"][0]
    paid = await counter.sell(counter.at.line(0), pay=[{"way": "gift_card", "code": code, "amount": 30000}, {"way": "cash"}])
    await counter.refund(paid["id"], 10000)
    card = (await counter.staff.get(f"{TILL}/gift-cards/by-code/{code}")).json()["data"]
    assert card["balance"] == 30000


@pytest.mark.covers("POS-032", "POS-011")
async def test_a_part_alone_puts_nothing_back_and_what_remains_puts_back_what_is_left(counter):
    paid = await counter.sell(counter.at.line(0), counter.at.line(1, quantity=2))
    await counter.refund(paid["id"], 10000)
    assert (await counter.stock(0), await counter.stock(1)) == (99, 98)
    await counter.refund(paid["id"], paid["total"] - 10000, restock=True)
    assert (await counter.stock(0), await counter.stock(1)) == (100, 100)


@pytest.mark.covers("POS-032", "POS-033")
async def test_what_goes_back_to_a_gift_card_can_be_used(counter, as_staff):
    """One that has expired meanwhile holds anew; one that was put out of use is put in use first."""
    code = (await counter.sell({"kind": "gift_card", "unit_price": 50000, "expires_on": "2099-01-01"}))["gift_cards"][0]
    paid = await counter.sell(counter.at.line(0), pay=[{"way": "gift_card", "code": code, "amount": 30000}, {"way": "cash"}])
    async with unit(counter.context) as session:
        await session.execute(text("UPDATE gift_card SET expires_on = '2020-01-01', state = 'cancelled'"))
    refused = await counter.staff.post(f"{TILL}/receipts/{paid['id']}/refund/store", json={"amount": 10000})
    assert refused.json()["data"]["code"] == "pos.gift_card_off" and code in refused.json()["message"]
    async with unit(counter.context) as session:
        await session.execute(text("UPDATE gift_card SET state = 'active'"))
    await counter.refund(paid["id"], 10000)
    card = (await counter.staff.get(f"{TILL}/gift-cards/by-code/{code}")).json()["data"]
    assert (card["status"], card["balance"]) == ("active", 30000)
    used = await counter.sell(counter.at.line(0), pay=[{"way": "gift_card", "code": code, "amount": 30000}, {"way": "cash"}])
    assert used["state"] == "PAID"
    assert "expires_on" in (await counter.staff.audit_of("gift_card.given_back"))[0]["facts"]


@pytest.mark.covers("POS-032", "POS-033", "POS-020", "BEY-040")
async def test_the_goods_of_a_discounted_sale_paid_by_gift_card_and_terminal_go_back_to_the_card_first(counter, sims):
    """Issue 3, step 5: the card gets all it paid, the gift card what remains, and the treatment stays paid."""
    code = (await counter.sell({"kind": "gift_card", "unit_price": 200000, "expires_on": "2099-01-01"}))["gift_cards"][0]
    paid = await counter.sell(
        counter.at.line(0), counter.at.treatment(), discount={"kind": "percent", "value": 10},
        pay=[{"way": "gift_card", "code": code, "amount": 180000}, {"way": "card"}],
    )
    assert (paid["total"], [line["total"] for line in paid["lines"]]) == (196560, [35010, 161550])
    assert [(one["way"], one["amount"]) for one in paid["payments"]] == [("gift_card", 180000), ("card", 16560)]

    async def balance() -> int:
        return (await counter.staff.get(f"{TILL}/gift-cards/by-code/{code}")).json()["data"]["balance"]

    assert (await balance(), await counter.stock()) == (20000, 99)
    goods = await counter.refund(paid["id"], 35010, lines=[{"place": 0}], restock=True)
    assert [(one["way"], one["amount"], one["state"]) for one in goods["payments"]] == [
        ("card", 16560, "completed"), ("gift_card", 18450, "completed"),
    ]
    assert ([(line["name"], line["total"]) for line in goods["lines"]], goods["total"], goods["rounding"]) == ([("Solskydd", 35010)], 35010, 0)
    assert (goods["vat"], goods["vats"]) == (paid["lines"][0]["vat"], [{"rate": 2500, "total": 35010, "vat": 7002, "net": 28008}])
    assert (await balance(), await counter.stock()) == (38450, 100)
    back = [one["amount"] for one in seen(sims)["sessions"] if one["kind"] == "refund" and one["state"] == "paid"]
    assert back == [16560]
    half = await counter.see(paid["id"])
    assert (half["state"], half["refunded"], half["refundable"]) == ("PARTIALLY_REFUNDED", 35010, 161550)
    rest = await counter.refund(paid["id"], 161550)
    assert ([(one["way"], one["amount"]) for one in rest["payments"]], await balance()) == ([("gift_card", 161550)], 200000)


@pytest.mark.covers("BEY-042", "POS-032")
async def test_a_repeated_click_is_one_refund_and_every_call_that_moves_money_names_itself(counter):
    paid, key = await counter.sell(counter.at.line(0)), {"Idempotency-Key": "a-refund-that-is-repeated"}
    path = f"{TILL}/receipts/{paid['id']}/refund/store"
    answers = await asyncio.gather(*(counter.staff.post(path, json={"amount": 10000}, headers=key) for _ in range(4)))
    assert len({answer.json()["data"]["id"] for answer in answers}) == 1
    await counter.end(answers[0].json()["data"]["id"])
    assert (await counter.see(paid["id"]))["refunded"] == 10000
    bodies = {
        "/receipts/{receipt_id}/refund/store": {"amount": 100}, "/receipts/{receipt_id}/refund/retry": None, "/payment/store": counter.at.sale(),
        "/payment/{receipt_id}/retry": {}, "/payment/{receipt_id}/abort": None,
    }
    moving = {
        where.removeprefix(TILL) for method, where, _ in every()
        if method == "POST" and where.startswith((f"{TILL}/payment", f"{TILL}/receipts")) and not where.endswith(("/quote", "/export"))
    }
    assert moving == set(bodies), "whatever else moves money has to be asked for its key here"
    for where, body in bodies.items():
        nameless = await counter.staff.post(TILL + where.format(receipt_id=paid["id"]), json=body, headers={"Idempotency-Key": ""})
        assert (nameless.status_code, list(nameless.json()["errors"])) == (422, ["Idempotency-Key"]), where


@pytest.mark.covers("POS-032", "BEY-042")
async def test_two_at_once_never_pay_back_twice(counter, sims):
    paid = await counter.sell(counter.at.line(0), pay="card")
    behave(sims, "viva", counter.at.terminal.terminal_id, outcome="manual")
    path = f"{TILL}/receipts/{paid['id']}/refund/store"
    answers = await asyncio.gather(*(counter.staff.post(path, json={"amount": 38900}) for _ in range(4)))
    won = [answer.json()["data"]["id"] for answer in answers if answer.json()["status"] == "1"]
    assert len(won) == 1
    assert {answer.json()["data"]["code"] for answer in answers if answer.json()["status"] == "0"} == {"pos.refund_under_way"}
    await counter.staff.post(f"{TILL}/payment/{won[0]}/abort")
    stopped = await counter.end(won[0])
    assert stopped["state"] == "ABORTED"
    behave(sims, "viva", counter.at.terminal.terminal_id)
    again = await counter.staff.post(f"{TILL}/receipts/{won[0]}/refund/retry")
    assert (await counter.end(again.json()["data"]["id"]))["state"] == "REFUNDED"
    refunds = [one for one in seen(sims)["sessions"] if one["kind"] == "refund" and one["state"] == "paid"]
    assert len(refunds) == 1


@pytest.mark.covers("POS-032", "BEY-040")
async def test_cash_that_goes_back_line_by_line_is_rounded_to_the_nearest_krona_each_time(counter):
    async with unit(counter.context) as session:
        await session.execute(text("UPDATE product SET selling_price = 1050"))
    paid = await counter.sell(*[counter.at.line(0) for _ in range(4)])
    parts = [await counter.refund(paid["id"], 1050, lines=[{"place": place}]) for place in range(4)]
    assert (paid["payable"], sum(one["payable"] for one in parts)) == (4200, 4200)
    assert {abs(one["rounding"]) for one in parts} == {50}
