"""Refunds: by the methods that paid, in parts that sum up to the sale, each once, and never more than was paid."""

import asyncio

import pytest
from sqlalchemy import text

from clinic.core.database.session import transaction
from tests.factories.pos import POS_API
from tests.pos.terminal_sessions import list_paid_sessions
from tests.pos.test_receipt_json import load_journal_entry
from tests.providers.payment_clients import behave
from tests.route_coverage.api_routes import list_routes

pytestmark = pytest.mark.anyio


@pytest.mark.covers("POS-032", "BEY-040")
async def test_partial_refunds_to_card_then_cash_sum_up_to_the_sale_per_vat_rate(cashier):
    paid = await cashier.sell(
        cashier.clinic.product_line(0), cashier.clinic.product_line(1), cashier.clinic.product_line(2), pay=[{"method": "card", "amount": 40000}, {"method": "cash"}],
    )
    assert (paid["total"], paid["amount_due"]) == (71783, 71800)
    first = await cashier.refund(paid["id"], 30000)
    assert (first["status"], first["type"], first["number"], first["original_number"]) == ("REFUNDED", "refund", 2, 1)
    assert [(payment["method"], payment["amount"]) for payment in first["payments"]] == [("card", 30000)]
    half = await cashier.get_receipt(paid["id"])
    assert (half["status"], half["refunded"], half["refundable"]) == ("PARTIALLY_REFUNDED", 30000, 41783)
    second = await cashier.refund(paid["id"], 20000)
    assert [(payment["method"], payment["amount"]) for payment in second["payments"]] == [("card", 10000), ("cash", 10000)]
    last = await cashier.refund(paid["id"], 21783)
    assert (last["total"], last["rounding"], last["amount_due"]) == (21783, 17, 21800)
    complete = await cashier.get_receipt(paid["id"])
    assert (complete["status"], complete["refundable"], len(complete["refunds"])) == ("REFUNDED", 0, 3)
    for rate in (2500, 1200, 600):
        parts = [vat for refund in (first, second, last) for vat in refund["vat_lines"] if vat["rate"] == rate]
        sold = next(vat for vat in paid["vat_lines"] if vat["rate"] == rate)
        assert (sum(vat["total"] for vat in parts), sum(vat["vat"] for vat in parts)) == (sold["total"], sold["vat"])
    more = await cashier.staff.post(f"{POS_API}/receipts/{paid['id']}/refund/store", json={"amount": 100, "reason": "Ångrat köp"})
    assert more.json()["data"]["code"] == "pos.not_refundable"
    assert len(await cashier.staff.list_audit("register.refund")) == 3


@pytest.mark.covers("USE-014", "POS-032", "POS-042")
async def test_refund_needs_a_reason_which_its_receipt_and_the_journal_keep(cashier, as_staff):
    paid = await cashier.sell()
    path = f"{POS_API}/receipts/{paid['id']}/refund/store"
    for body in ({"amount": 10000}, {"amount": 10000, "reason": "  "}):
        assert "reason" in (await cashier.staff.post(path, json=body)).json()["errors"]
    refund = await cashier.refund(paid["id"], 10000, reason=" Fel storlek ")
    assert (refund["status"], refund["refund_reason"], paid["refund_reason"]) == ("REFUNDED", "Fel storlek", "")
    content, _ = await load_journal_entry(cashier, refund["id"])
    assert content["refund_reason"] == "Fel storlek"
    with pytest.raises(Exception, match="is immutable"):
        async with transaction(cashier.context) as session:
            await session.execute(text("UPDATE receipt SET refund_reason = 'x' WHERE id = :id"), {"id": refund["id"]})
    accountant = await as_staff("accountant", company=cashier.clinic.company)
    assert (await accountant.get(f"{POS_API}/receipts/{refund['id']}")).json()["data"]["refund_reason"] == ""


@pytest.mark.covers("POS-032", "POS-011")
async def test_invalid_refund_amounts_are_refused_and_returned_products_are_restocked(cashier):
    paid = await cashier.sell(cashier.clinic.product_line(1, quantity=2))
    path = f"{POS_API}/receipts/{paid['id']}/refund/store"
    for amount, code in ((15901, "at_most"), (150, "whole_units"), (0, "above")):
        wrong = await cashier.staff.post(path, json={"amount": amount, "reason": "Ångrat köp"})
        assert wrong.json()["errors"]["amount"][0]["code"] == code
    assert await cashier.get_stock(1) == 98
    await cashier.refund(paid["id"], 15900, restock=True)
    assert await cashier.get_stock(1) == 100
    sold = await cashier.sell({"type": "gift_card", "price": 10000, "expires_on": "2099-01-01"})
    refused = await cashier.staff.post(f"{POS_API}/receipts/{sold['id']}/refund/store", json={"amount": 10000, "reason": "Ångrat köp"})
    assert refused.json()["data"]["code"] == "pos.gift_card_already_sold"


@pytest.mark.covers("POS-032", "POS-011", "BEY-040")
async def test_part_of_a_line_is_refunded_with_its_own_vat_and_price(cashier):
    """Refund one of three products, reduce the price, then refund the other two: the parts sum up to the paid amount."""
    paid = await cashier.sell(cashier.clinic.product_line(0), cashier.clinic.product_line(1, quantity=3), discount={"type": "percent", "value": 10})
    line, path = paid["lines"][1], f"{POS_API}/receipts/{paid['id']}/refund/store"
    assert (line["total"], paid["refundable_lines"][1]) == (21465, {"position": 1, "quantity": 3, "amount": 21465})
    for body, field, code in (
        ({"amount": 7200, "lines": [{"position": 1, "quantity": 1}]}, "amount", "at_most"),
        ({"amount": 7155, "lines": [{"position": 1, "quantity": 4}]}, "lines.0.quantity", "at_most"),
        ({"amount": 7155, "lines": [{"position": 7}]}, "lines.0.position", "unknown"),
        ({"amount": 7155, "lines": [{"position": 1}, {"position": 1}]}, "lines.1.position", "unknown"),
        ({"amount": 0, "lines": [{"position": 1, "quantity": 1}], "restock": True}, "amount", "above"),
        ({"amount": 7100, "lines": [{"position": 1}], "restock": True}, "restock", "which_lines"),
        ({"amount": 10000, "restock": True}, "restock", "which_lines"),
    ):
        wrong = await cashier.staff.post(path, json={"reason": "Ångrat köp", **body})
        assert wrong.json()["errors"][field][0]["code"] == code, body
    first = await cashier.refund(paid["id"], 7155, lines=[{"position": 1, "quantity": 1}], restock=True)
    assert [(row["name"], row["quantity"], row["total"]) for row in first["lines"]] == [("Te", 1, 7155)]
    assert ([vat["rate"] for vat in first["vat_lines"]], await cashier.get_stock(1)) == ([1200], 98)
    reduced = await cashier.refund(paid["id"], 1000, lines=[{"position": 1}])
    assert [(row["name"], row["quantity"], row["total"]) for row in reduced["lines"]] == [("Te", 0, 1000)]
    assert (await cashier.get_receipt(paid["id"]))["refundable_lines"][1] == {"position": 1, "quantity": 2, "amount": 13310}
    rest = await cashier.refund(paid["id"], 13310, lines=[{"position": 1}], restock=True)
    assert (rest["lines"][0]["quantity"], first["vat"] + reduced["vat"] + rest["vat"]) == (2, line["vat"])
    last = await cashier.refund(paid["id"], paid["lines"][0]["total"], restock=True)
    assert ([row["name"] for row in last["lines"]], last["vat"]) == (["Solskydd"], paid["lines"][0]["vat"])
    assert ((await cashier.get_receipt(paid["id"]))["status"], await cashier.get_stock(0), await cashier.get_stock(1)) == ("REFUNDED", 100, 100)


@pytest.mark.covers("POS-032", "POS-011")
async def test_part_of_a_line_whose_refund_failed_is_refunded_by_a_retry(cashier, sims):
    """The failed refund leaves the line refundable; the retry refunds the same quantity."""
    paid = await cashier.sell(cashier.clinic.product_line(1, quantity=3), pay="card")
    part = {"lines": [{"position": 0, "quantity": 1}], "restock": True}
    behave(sims, "viva", cashier.clinic.terminal.terminal_id, outcome="decline")
    failed = await cashier.refund(paid["id"], 7950, **part)
    assert (failed["status"], (await cashier.get_receipt(paid["id"]))["refundable_lines"]) == ("CANCELLED", paid["refundable_lines"])
    behave(sims, "viva", cashier.clinic.terminal.terminal_id, outcome="approve")
    retry = await cashier.staff.post(f"{POS_API}/receipts/{failed['id']}/refund/retry")
    refund = await cashier.wait_until_ended(retry.json()["data"]["id"])
    assert (refund["status"], refund["lines"][0]["quantity"], await cashier.get_stock(1)) == ("REFUNDED", 1, 98)


@pytest.mark.covers("POS-032", "POS-011")
async def test_free_line_is_refunded_with_the_rest_or_alone(cashier):
    free = {"type": "percent", "value": 100}
    paid = await cashier.sell(cashier.clinic.product_line(0), cashier.clinic.product_line(1, discount=free))
    refund = await cashier.refund(paid["id"], paid["total"], restock=True)
    assert [(row["name"], row["quantity"], row["total"]) for row in refund["lines"]] == [("Solskydd", 1, 38900), ("Te", 1, 0)]
    assert (await cashier.get_stock(0), await cashier.get_stock(1)) == (100, 100)
    free_sale = await cashier.sell(cashier.clinic.product_line(1, quantity=2), discount=free)
    refund = await cashier.refund(free_sale["id"], 0, restock=True)
    assert (refund["status"], refund["total"], refund["lines"][0]["quantity"], refund["payments"]) == ("REFUNDED", 0, 2, [])
    assert ((await cashier.get_receipt(free_sale["id"]))["status"], await cashier.get_stock(1)) == ("REFUNDED", 100)


@pytest.mark.covers("POS-032", "POS-033")
async def test_refund_restores_the_balance_of_the_gift_card_that_paid(cashier):
    code = (await cashier.sell({"type": "gift_card", "price": 50000, "expires_on": "2099-01-01"}))["gift_cards"][0]
    paid = await cashier.sell(cashier.clinic.product_line(0), pay=[{"method": "gift_card", "code": code, "amount": 30000}, {"method": "cash"}])
    await cashier.refund(paid["id"], 10000)
    card = (await cashier.staff.get(f"{POS_API}/gift-cards/by-code/{code}")).json()["data"]
    assert card["balance"] == 30000


@pytest.mark.covers("POS-032", "POS-011")
async def test_partial_refund_restocks_nothing_and_the_refund_of_the_rest_restocks_all(cashier):
    paid = await cashier.sell(cashier.clinic.product_line(0), cashier.clinic.product_line(1, quantity=2))
    await cashier.refund(paid["id"], 10000)
    assert (await cashier.get_stock(0), await cashier.get_stock(1)) == (99, 98)
    await cashier.refund(paid["id"], paid["total"] - 10000, restock=True)
    assert (await cashier.get_stock(0), await cashier.get_stock(1)) == (100, 100)


@pytest.mark.covers("POS-032", "POS-033")
async def test_amount_refunded_to_a_gift_card_can_be_used(cashier, as_staff):
    """A card that has expired becomes valid again; a cancelled one has to be reactivated first."""
    code = (await cashier.sell({"type": "gift_card", "price": 50000, "expires_on": "2099-01-01"}))["gift_cards"][0]
    paid = await cashier.sell(cashier.clinic.product_line(0), pay=[{"method": "gift_card", "code": code, "amount": 30000}, {"method": "cash"}])
    async with transaction(cashier.context) as session:
        await session.execute(text("UPDATE gift_card SET expires_on = '2020-01-01', state = 'cancelled'"))
    refused = await cashier.staff.post(f"{POS_API}/receipts/{paid['id']}/refund/store", json={"amount": 10000, "reason": "Ångrat köp"})
    assert refused.json()["data"]["code"] == "pos.gift_card_cancelled" and code in refused.json()["message"]
    async with transaction(cashier.context) as session:
        await session.execute(text("UPDATE gift_card SET state = 'active'"))
    await cashier.refund(paid["id"], 10000)
    card = (await cashier.staff.get(f"{POS_API}/gift-cards/by-code/{code}")).json()["data"]
    assert (card["status"], card["balance"]) == ("active", 30000)
    next_sale = await cashier.sell(cashier.clinic.product_line(0), pay=[{"method": "gift_card", "code": code, "amount": 30000}, {"method": "cash"}])
    assert next_sale["status"] == "PAID"
    assert "expires_on" in (await cashier.staff.list_audit("gift_card.restored"))[0]["details"]


@pytest.mark.covers("POS-032", "POS-033", "POS-020", "BEY-040")
async def test_products_of_a_discounted_sale_paid_by_gift_card_and_card_are_refunded_to_the_card_first(cashier, sims):
    """Issue 3, step 5: the card gets all that it paid, the gift card the rest, and the treatment stays paid."""
    code = (await cashier.sell({"type": "gift_card", "price": 200000, "expires_on": "2099-01-01"}))["gift_cards"][0]
    paid = await cashier.sell(
        cashier.clinic.product_line(0), cashier.clinic.service_line(), discount={"type": "percent", "value": 10},
        pay=[{"method": "gift_card", "code": code, "amount": 180000}, {"method": "card"}],
    )
    assert (paid["total"], [line["total"] for line in paid["lines"]]) == (196560, [35010, 161550])
    assert [(payment["method"], payment["amount"]) for payment in paid["payments"]] == [("gift_card", 180000), ("card", 16560)]

    async def get_balance() -> int:
        return (await cashier.staff.get(f"{POS_API}/gift-cards/by-code/{code}")).json()["data"]["balance"]

    assert (await get_balance(), await cashier.get_stock()) == (20000, 99)
    refund = await cashier.refund(paid["id"], 35010, lines=[{"position": 0}], restock=True)
    assert [(payment["method"], payment["amount"], payment["state"]) for payment in refund["payments"]] == [
        ("card", 16560, "completed"), ("gift_card", 18450, "completed"),
    ]
    assert ([(line["name"], line["total"]) for line in refund["lines"]], refund["total"], refund["rounding"]) == ([("Solskydd", 35010)], 35010, 0)
    assert (refund["vat"], refund["vat_lines"]) == (paid["lines"][0]["vat"], [{"rate": 2500, "total": 35010, "vat": 7002, "net": 28008}])
    assert (await get_balance(), await cashier.get_stock()) == (38450, 100)
    assert [session["amount"] for session in list_paid_sessions(sims, "refund")] == [16560]
    half = await cashier.get_receipt(paid["id"])
    assert (half["status"], half["refunded"], half["refundable"]) == ("PARTIALLY_REFUNDED", 35010, 161550)
    rest = await cashier.refund(paid["id"], 161550)
    assert ([(payment["method"], payment["amount"]) for payment in rest["payments"]], await get_balance()) == ([("gift_card", 161550)], 200000)


@pytest.mark.covers("BEY-042", "POS-032")
async def test_repeated_call_makes_one_refund_and_each_call_that_moves_money_requires_a_key(cashier):
    paid, key = await cashier.sell(cashier.clinic.product_line(0)), {"Idempotency-Key": "a-repeated-refund"}
    path = f"{POS_API}/receipts/{paid['id']}/refund/store"
    responses = await asyncio.gather(*(cashier.staff.post(path, json={"amount": 10000, "reason": "Ångrat köp"}, headers=key) for _ in range(4)))
    assert len({response.json()["data"]["id"] for response in responses}) == 1
    await cashier.wait_until_ended(responses[0].json()["data"]["id"])
    assert (await cashier.get_receipt(paid["id"]))["refunded"] == 10000
    bodies = {
        "/receipts/{receipt_id}/refund/store": {"amount": 100, "reason": "Ångrat köp"}, "/receipts/{receipt_id}/refund/retry": None, "/payment/store": cashier.clinic.sale_data(),
        "/payment/{receipt_id}/retry": {}, "/payment/{receipt_id}/abort": None,
    }
    money_paths = {
        path.removeprefix(POS_API) for method, path, _ in list_routes()
        if method == "POST" and path.startswith((f"{POS_API}/payment/", f"{POS_API}/receipts")) and not path.endswith(("/quote", "/export"))
    }
    assert money_paths == set(bodies), "a new call that moves money has to be tested here"
    for path, body in bodies.items():
        without_key = await cashier.staff.post(POS_API + path.format(receipt_id=paid["id"]), json=body, headers={"Idempotency-Key": ""})
        assert (without_key.status_code, list(without_key.json()["errors"])) == (422, ["Idempotency-Key"]), path


@pytest.mark.covers("POS-032", "BEY-042")
async def test_concurrent_refunds_refund_once(cashier, sims):
    paid = await cashier.sell(cashier.clinic.product_line(0), pay="card")
    behave(sims, "viva", cashier.clinic.terminal.terminal_id, outcome="manual")
    path = f"{POS_API}/receipts/{paid['id']}/refund/store"
    responses = await asyncio.gather(*(cashier.staff.post(path, json={"amount": 38900, "reason": "Ångrat köp"}) for _ in range(4)))
    started = [response.json()["data"]["id"] for response in responses if response.json()["status"] == "1"]
    assert len(started) == 1
    assert {response.json()["data"]["code"] for response in responses if response.json()["status"] == "0"} == {"pos.refund_in_progress"}
    await cashier.staff.post(f"{POS_API}/payment/{started[0]}/abort")
    aborted = await cashier.wait_until_ended(started[0])
    assert aborted["status"] == "ABORTED"
    behave(sims, "viva", cashier.clinic.terminal.terminal_id)
    retry = await cashier.staff.post(f"{POS_API}/receipts/{started[0]}/refund/retry")
    assert (await cashier.wait_until_ended(retry.json()["data"]["id"]))["status"] == "REFUNDED"
    assert len(list_paid_sessions(sims, "refund")) == 1


@pytest.mark.covers("POS-032", "BEY-040")
async def test_cash_refunded_line_by_line_is_rounded_to_the_nearest_krona_each_time(cashier):
    async with transaction(cashier.context) as session:
        await session.execute(text("UPDATE product SET selling_price = 1050"))
    paid = await cashier.sell(*[cashier.clinic.product_line(0) for _ in range(4)])
    parts = [await cashier.refund(paid["id"], 1050, lines=[{"position": position}]) for position in range(4)]
    assert (paid["amount_due"], sum(refund["amount_due"] for refund in parts)) == (4200, 4200)
    assert {abs(refund["rounding"]) for refund in parts} == {50}
