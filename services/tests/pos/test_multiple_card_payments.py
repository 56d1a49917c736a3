"""Sales and refunds with several cards that fail in between: no card is charged for a failed sale, each charge is reversed once."""

import asyncio

import pytest

from clinic.pos.sale_process import poller, state
from tests.factories.pos import POS_API
from tests.pos.terminal_sessions import list_paid_sessions, press_button
from tests.providers.payment_clients import behave, seen

pytestmark = pytest.mark.anyio


async def wait_for_session(cashier, sims, receipt_id):
    """Return the id of the payment that waits at the terminal, once there is one."""
    for _ in range(100):
        waiting = [session for session in seen(sims)["sessions"] if session["state"] == "waiting"]
        if waiting:
            return waiting[0]["id"]
        await cashier.get_receipt(receipt_id)
        await poller.run_due_sales()
        await asyncio.sleep(0.03)
    raise AssertionError("nothing is at the terminal")


def summarize_payments(receipt):
    return [(payment["amount"], payment["state"], payment["is_reversal"]) for payment in receipt["payments"]]


def set_terminal_outcome(sims, cashier, outcome):
    behave(sims, "viva", cashier.clinic.terminal.terminal_id, outcome=outcome)


THREE_CARDS = [{"method": "card", "amount": 10000}, {"method": "card", "amount": 10000}, {"method": "card"}]


@pytest.mark.covers("POS-021", "POS-022", "BEY-042")
async def test_third_card_is_not_charged_when_the_second_is_declined(cashier, sims):
    set_terminal_outcome(sims, cashier, "manual")
    receipt_id = await cashier.start_sale(cashier.clinic.product_line(0), pay=THREE_CARDS)
    press_button(sims, await wait_for_session(cashier, sims, receipt_id), "approve")
    second = await wait_for_session(cashier, sims, receipt_id)
    set_terminal_outcome(sims, cashier, "approve")
    press_button(sims, second, "decline")
    receipt = await cashier.wait_until_ended(receipt_id)
    assert (receipt["status"], receipt["failure_reason"]["code"]) == ("CANCELLED", "viva.declined")
    assert summarize_payments(receipt) == [
        (10000, "reversed", False), (10000, "failed", False), (18900, "failed", False), (10000, "completed", True),
    ]
    charged = [session["amount"] for session in list_paid_sessions(sims)]
    assert charged == [session["amount"] for session in list_paid_sessions(sims, "refund")] == [10000]


@pytest.mark.covers("POS-021", "POS-022", "BEY-042")
@pytest.mark.parametrize("button", ["approve", "decline"])
async def test_second_card_is_not_charged_when_the_outcome_of_the_first_is_unknown(cashier, sims, monkeypatch, button):
    monkeypatch.setattr(state, "OUTCOME_UNKNOWN_AFTER_SECONDS", 0.3)
    set_terminal_outcome(sims, cashier, "manual")
    receipt_id = await cashier.start_sale(cashier.clinic.product_line(0), pay=THREE_CARDS[1:])
    first = await wait_for_session(cashier, sims, receipt_id)
    behave(sims, "viva", cashier.clinic.terminal.terminal_id, read_fault="error_500", outcome="approve")
    for _ in range(100):
        reason = (await cashier.get_receipt(receipt_id))["status_reason"]
        if reason and reason["code"] == "pos.payment_outcome_unknown":
            break
        await poller.run_due_sales()
        await asyncio.sleep(0.05)
    press_button(sims, first, button)
    set_terminal_outcome(sims, cashier, "approve")
    await cashier.expire_lease(receipt_id)
    receipt = await cashier.wait_until_ended(receipt_id)
    charged = [10000] if button == "approve" else []
    assert (receipt["status"], [session["amount"] for session in list_paid_sessions(sims)]) == ("CANCELLED", charged)
    assert [session["amount"] for session in list_paid_sessions(sims, "refund")] == charged


@pytest.mark.covers("POS-032", "BEY-042")
async def test_refund_to_two_cards_cannot_be_aborted_once_one_has_its_money(cashier, sims):
    """Aborted in between, it would be neither made nor failed."""
    set_terminal_outcome(sims, cashier, "approve")
    paid = await cashier.sell(cashier.clinic.product_line(0), pay=THREE_CARDS[1:])
    set_terminal_outcome(sims, cashier, "manual")
    data = {"amount": paid["amount_due"], "reason": "Ångrat köp"}
    refund_id = (await cashier.staff.post(f"{POS_API}/receipts/{paid['id']}/refund/store", json=data)).json()["data"]["id"]
    press_button(sims, await wait_for_session(cashier, sims, refund_id), "approve")
    await wait_for_session(cashier, sims, refund_id)
    assert not (await cashier.get_receipt(refund_id))["can_abort"]
    abort = await cashier.staff.post(f"{POS_API}/payment/{refund_id}/abort")
    assert abort.json()["data"]["code"] == "pos.too_late_to_abort"
    press_button(sims, await wait_for_session(cashier, sims, refund_id), "approve")
    refund = await cashier.wait_until_ended(refund_id)
    assert (refund["status"], len(list_paid_sessions(sims, "refund"))) == ("REFUNDED", 2)
