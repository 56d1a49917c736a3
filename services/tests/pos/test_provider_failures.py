"""Slow, silent or failing providers: a sale says that it is processed, ends by itself, and no customer pays twice."""

import asyncio
from contextlib import nullcontext
from datetime import timedelta
from logging import WARNING

import pytest
from sqlalchemy import text
from structlog import make_filtering_bound_logger, wrap_logger
from structlog.testing import capture_logs

from clinic.core.database.session import transaction
from clinic.pos.fiscal import orphaned_sales, registration
from clinic.pos.sale_process import poller, state, steps
from clinic.providers import infrasec
from clinic.providers.errors import NoAnswer
from tests.factories.pos import POS_API
from tests.pos.conftest import set_registration_limit
from tests.pos.terminal_sessions import list_paid_sessions, press_button
from tests.providers.payment_clients import behave, seen

pytestmark = pytest.mark.anyio


@pytest.mark.covers("BEY-042", "POS-022")
@pytest.mark.parametrize("behaviour", [{"fault": "done_502"}, {"fault": "done_no_reply"}, {"fault": "slow"}, {"fault": "error_500"}, {"fault": "not_done_no_reply"}])
async def test_payment_without_reply_is_polled_and_never_sent_again(cashier, sims, monkeypatch, behaviour):
    monkeypatch.setattr(state, "NOT_RECEIVED_AFTER_SECONDS", 2.0)
    behave(sims, "viva", cashier.clinic.terminal.terminal_id, times=1, **behaviour)
    receipt = await cashier.sell(cashier.clinic.product_line(1), pay="card")
    assert len(list_paid_sessions(sims)) == (1 if receipt["status"] == "PAID" else 0)
    assert receipt["status"] == ("CANCELLED" if behaviour["fault"] in {"error_500", "not_done_no_reply"} else "PAID"), receipt["failure_reason"]
    assert len(seen(sims)["sessions"]) <= 1


@pytest.mark.covers("BEY-042")
@pytest.mark.parametrize("read", ["done_no_reply", "error_500", "done_502"])
async def test_sale_shows_that_it_awaits_a_terminal_that_cannot_be_polled(cashier, sims, read):
    behave(sims, "viva", "*", read_fault=read)
    receipt_id = await cashier.start_sale(cashier.clinic.product_line(1), pay="card")
    for _ in range(100):
        if (receipt := await cashier.get_receipt(receipt_id))["status_reason"]:
            break
        await poller.run_due_sales()
        await asyncio.sleep(0.05)
    assert (receipt["is_processing"], receipt["status_reason"]["code"]) == (True, "pos.awaiting_terminal")
    assert "do not charge again" in receipt["status_reason"]["text"]
    behave(sims, "viva", "*")
    await cashier.expire_lease(receipt_id)
    receipt = await cashier.wait_until_ended(receipt_id)
    assert (receipt["status"], receipt["status_reason"], len(list_paid_sessions(sims))) == ("PAID", None, 1)


@pytest.mark.covers("BEY-042", "POS-022")
async def test_payment_that_no_customer_confirms_is_aborted(cashier, sims, monkeypatch):
    monkeypatch.setattr(state, "ABORT_AFTER_SECONDS", 0.3)
    behave(sims, "viva", cashier.clinic.terminal.terminal_id, outcome="manual")
    receipt = await cashier.sell(pay="card")
    assert (receipt["status"], list_paid_sessions(sims)) == ("ABORTED", [])


@pytest.mark.covers("POS-022")
async def test_abort_that_comes_too_late_leaves_a_paid_sale(cashier, sims):
    behave(sims, "viva", cashier.clinic.terminal.terminal_id, outcome="too_late")
    receipt_id = await cashier.start_sale(pay="card")
    await cashier.staff.post(f"{POS_API}/payment/{receipt_id}/abort")
    receipt = await cashier.wait_until_ended(receipt_id)
    assert (receipt["status"], len(list_paid_sessions(sims))) == ("PAID", 1)


@pytest.mark.covers("POS-022")
async def test_failed_abort_is_logged_and_the_payment_is_polled(cashier, sims, monkeypatch):
    behave(sims, "viva", cashier.clinic.terminal.terminal_id, outcome="manual")
    receipt_id = await cashier.start_sale(pay="card")

    async def fail(*_):
        raise NoAnswer(provider="Viva")

    with monkeypatch.context() as patched, capture_logs() as logs:
        patched.setattr(steps, "log", wrap_logger(None, wrapper_class=make_filtering_bound_logger(WARNING)))
        patched.setattr(steps.terminal, "abort", fail)
        await cashier.staff.post(f"{POS_API}/payment/{receipt_id}/abort")
        press_button(sims, seen(sims)["sessions"][0]["id"], "approve")
        receipt = await cashier.wait_until_ended(receipt_id)
    warnings = [entry for entry in logs if entry["event"] == "sale.abort_failed"]
    assert warnings and {(entry["receipt_id"], entry["code"]) for entry in warnings} == {(receipt_id, "provider.no_answer")}
    assert (receipt["status"], len(list_paid_sessions(sims))) == ("PAID", 1)


@pytest.mark.covers("POS-041", "BEY-042")
async def test_charge_is_reversed_when_the_control_unit_becomes_unavailable(cashier, sims, monkeypatch):
    set_registration_limit(monkeypatch, 0.2, charged=0.4)
    behave(sims, "viva", cashier.clinic.terminal.terminal_id, outcome="manual", times=1)
    receipt_id = await cashier.start_sale(cashier.clinic.product_line(1), pay="card")
    behave(sims, "infrasec", cashier.clinic.register.control_id, outcome="19")
    press_button(sims, seen(sims)["sessions"][0]["id"], "approve")
    receipt = await cashier.wait_until_ended(receipt_id)
    assert (receipt["status"], receipt["failure_reason"]["code"], receipt["number"]) == ("CANCELLED", "pos.control_unit_unavailable", 1)
    assert [(payment["state"], payment["is_reversal"]) for payment in receipt["payments"]] == [("reversed", False), ("completed", True)]
    assert len(list_paid_sessions(sims)) == len(list_paid_sessions(sims, "refund")) == 1
    assert await cashier.get_stock(1) == 100
    x = await cashier.get_x_report()
    assert (x["sales"], x["unfinished"], x["unfinished_amount"]) == (0, 1, 7950)


@pytest.mark.covers("POS-041", "BEY-042")
@pytest.mark.parametrize("fault", ["done_no_reply", "done_502", "error_500"])
async def test_sale_is_registered_once_when_the_control_unit_fails_once(cashier, sims, fault):
    behave(sims, "infrasec", cashier.clinic.register.control_id, fault=fault, times=1)
    receipt = await cashier.sell(cashier.clinic.product_line(0))
    assert (receipt["status"], receipt["number"], bool(receipt["control_registration"]["code"])) == ("PAID", 1, True)
    assert [row["number"] for row in seen(sims)["control"]] == [1]


@pytest.mark.covers("POS-021", "BEY-042")
async def test_first_card_is_reversed_when_the_second_is_declined(cashier, sims):
    behave(sims, "viva", cashier.clinic.terminal.terminal_id, outcome="manual")
    receipt_id = await cashier.start_sale(cashier.clinic.product_line(0), pay=[{"method": "card", "amount": 20000}, {"method": "card"}])
    for button in ("approve", "decline"):
        for _ in range(100):
            waiting = [session for session in seen(sims)["sessions"] if session["state"] == "waiting"]
            if waiting:
                break
            await cashier.get_receipt(receipt_id)
            await poller.run_due_sales()
            await asyncio.sleep(0.03)
        behave(sims, "viva", cashier.clinic.terminal.terminal_id, outcome="manual" if button == "approve" else "approve")
        press_button(sims, waiting[0]["id"], button)
    receipt = await cashier.wait_until_ended(receipt_id)
    assert (receipt["status"], receipt["failure_reason"]["code"], receipt["number"]) == ("CANCELLED", "viva.declined", None)
    charged = sum(session["amount"] for session in list_paid_sessions(sims))
    assert charged == sum(session["amount"] for session in list_paid_sessions(sims, "refund")) == 20000


@pytest.mark.covers("POS-022")
async def test_webhook_of_the_provider_makes_the_payment_polled_at_once(cashier, sims, visitor):
    behave(sims, "viva", cashier.clinic.terminal.terminal_id, outcome="manual")
    receipt_id = await cashier.start_sale(pay="card")
    async with transaction(cashier.context) as session:
        merchant = (await session.execute(text("SELECT merchant_id FROM register_settings"))).scalar_one()
        await session.execute(text("UPDATE receipt SET next_attempt_at = now() + interval '5 seconds'"))
    press_button(sims, seen(sims)["sessions"][0]["id"], "approve")
    await poller.run_due_sales()
    assert (await cashier.get_receipt(receipt_id))["status"] in {"PENDING", "PROCESSING"}
    event = {"MessageId": "m-1", "EventTypeId": 1796, "RecipientId": merchant, "EventData": {"MerchantId": merchant, "StatusId": "F"}}
    for _ in range(2):
        assert (await visitor.post("/api/hooks/viva", json=event)).status_code == 200
    assert (await cashier.wait_until_ended(receipt_id, seconds=3))["status"] == "PAID"
    nonsense = await visitor.post("/api/hooks/viva", json={"hello": "there"})
    assert (nonsense.status_code, nonsense.json()["data"]["code"]) == (400, "request.malformed")
    assert (await visitor.get("/api/hooks/viva")).json()["Key"]


@pytest.mark.covers("POS-041", "BEY-042")
async def test_orphaned_sale_is_returned_at_the_control_unit_once_it_answers(cashier, sims, monkeypatch):
    set_registration_limit(monkeypatch, 0.1)
    behave(sims, "infrasec", cashier.clinic.register.control_id, fault="done_no_reply")
    failed = await cashier.sell(cashier.clinic.product_line(0))
    assert (failed["status"], failed["number"]) == ("CANCELLED", 1)
    behave(sims, "infrasec", cashier.clinic.register.control_id)
    register = {"register_id": str(cashier.clinic.register.id)}
    closed = (await cashier.staff.post(f"{POS_API}/report/close-batch", json={**register, "counted_cash": 0, "difference_reason": "okänd"})).json()["data"]["report"]
    assert (closed["unfinished"], closed["unfinished_amount"], closed["returned_at_unit"], closed["last_number"]) == (1, 38900, 0, 1)
    for _ in range(2):
        await orphaned_sales.reconcile(cashier.context)
    x = (await cashier.staff.get(f"{POS_API}/report/current", params=register)).json()["data"]
    assert (x["returned_at_unit"], x["returned_at_unit_amount"], x["first_number"], x["last_number"]) == (1, 38900, 2, 2)
    assert (x["sales"], x["returns"], x["grand_net"], x["expected_cash"]) == (0, 0, 0, 0), "it is in no other sum"
    registered = sorted((row["number"], row["refund"]) for row in seen(sims)["control"])
    assert registered == [(1, False), (2, True)]
    paid = await cashier.sell(cashier.clinic.product_line(1))
    assert (paid["status"], paid["number"]) == ("PAID", 3)
    assert len(await cashier.staff.list_audit("sale.returned_at_unit")) == 1


@pytest.mark.covers("POS-041")
async def test_orphaned_sale_whose_number_the_control_unit_rejects_as_used_is_returned(cashier, sims, monkeypatch):
    """A unit that takes no receipt twice, not even the same one, rejects its number when asked again: it has registered the sale."""
    set_registration_limit(monkeypatch, 0.1)
    behave(sims, "infrasec", cashier.clinic.register.control_id, fault="done_no_reply", outcome="strict")
    assert (await cashier.sell(cashier.clinic.product_line(0)))["status"] == "CANCELLED"
    behave(sims, "infrasec", cashier.clinic.register.control_id, outcome="strict")
    for _ in range(2):
        await orphaned_sales.reconcile(cashier.context)
    assert sorted((row["number"], row["refund"]) for row in seen(sims)["control"]) == [(1, False), (2, True)]
    assert len(await cashier.staff.list_audit("sale.returned_at_unit")) == 1
    assert not await cashier.staff.list_audit("sale.not_registered_at_unit")


class ProcessDiedError(RuntimeError):
    """Stands for the death of the process during a call."""


LOST_REPLY = pytest.mark.parametrize("failure", [NoAnswer(provider="Infrasec"), ProcessDiedError()], ids=["lost", "killed"])


def lose_next_reply(monkeypatch, cashier, failure):
    """Let the control unit register the register's next receipt without its reply arriving. Returns an event that is set then."""
    is_lost, register = asyncio.Event(), infrasec.register

    async def register_and_fail(account, sale):
        reply = await register(account, sale)
        if is_lost.is_set() or account.register_id != cashier.clinic.register.control_id:
            return reply
        is_lost.set()
        raise failure

    monkeypatch.setattr(infrasec, "register", register_and_fail)
    if isinstance(failure, ProcessDiedError):
        monkeypatch.setattr(registration, "TAKEN_OVER_AFTER", timedelta())
    return is_lost


@pytest.mark.covers("POS-041", "POS-032", "BEY-042")
@pytest.mark.parametrize("method", ["cash", "card"])
@LOST_REPLY
async def test_refund_whose_reply_was_lost_is_completed_when_the_unit_rejects_its_number_as_used(cashier, sims, monkeypatch, method, failure):
    """Taken for rejected, cash would be refunded again under another number, and a card's refund would never end."""
    behave(sims, "infrasec", cashier.clinic.register.control_id, outcome="strict")
    paid = await cashier.sell(cashier.clinic.product_line(1), pay=method)
    is_lost = lose_next_reply(monkeypatch, cashier, failure)
    refund_id = (await cashier.staff.post(f"{POS_API}/receipts/{paid['id']}/refund/store", json={"amount": 7950, "reason": "Ångrat köp"})).json()["data"]["id"]
    while not is_lost.is_set():
        await poller.run_due_sales()
        await asyncio.sleep(0.05)
    await cashier.expire_lease(refund_id)
    refund = await cashier.wait_until_ended(refund_id)
    assert (refund["status"], refund["number"], refund["control_registration"]["unit"]) == ("REFUNDED", 2, paid["control_registration"]["unit"])
    assert sorted((row["number"], row["refund"]) for row in seen(sims)["control"]) == [(1, False), (2, True)]
    assert (await cashier.get_receipt(paid["id"]))["refunded"] == 7950


@pytest.mark.covers("POS-041")
async def test_refund_fails_when_its_number_was_registered_by_another_system(cashier, sims):
    """No reply of it was lost, so the number is another receipt's."""
    paid = await cashier.sell(cashier.clinic.product_line(1))
    behave(sims, "infrasec", cashier.clinic.register.control_id, outcome="5")
    assert (await cashier.refund(paid["id"], 7950))["status"] == "CANCELLED"
    assert (await cashier.get_receipt(paid["id"]))["refunded"] == 0


@pytest.mark.covers("POS-041")
@LOST_REPLY
async def test_return_of_an_orphaned_sale_whose_reply_was_lost_is_recorded_once(cashier, sims, monkeypatch, failure):
    set_registration_limit(monkeypatch, 0.1)
    behave(sims, "infrasec", cashier.clinic.register.control_id, fault="done_no_reply", outcome="strict")
    assert (await cashier.sell(cashier.clinic.product_line(0)))["status"] == "CANCELLED"
    behave(sims, "infrasec", cashier.clinic.register.control_id, outcome="strict")
    lose_next_reply(monkeypatch, cashier, failure)
    with pytest.raises(ProcessDiedError) if isinstance(failure, ProcessDiedError) else nullcontext():
        await orphaned_sales.reconcile(cashier.context)
    for _ in range(2):
        await orphaned_sales.reconcile(cashier.context)
    assert sorted((row["number"], row["refund"]) for row in seen(sims)["control"]) == [(1, False), (2, True)]
    assert len(await cashier.staff.list_audit("sale.returned_at_unit")) == 1


@pytest.mark.covers("POS-041")
async def test_sale_that_the_control_unit_never_registered_is_not_returned(cashier, sims, monkeypatch):
    set_registration_limit(monkeypatch, 0.1)
    behave(sims, "infrasec", cashier.clinic.register.control_id, fault="not_done_no_reply")
    assert (await cashier.sell(cashier.clinic.product_line(0)))["status"] == "CANCELLED"
    behave(sims, "infrasec", cashier.clinic.register.control_id, outcome="2")
    for _ in range(2):
        await orphaned_sales.reconcile(cashier.context)
    assert len(await cashier.staff.list_audit("sale.not_registered_at_unit")) == 1
    assert seen(sims)["control"] == []


@pytest.mark.covers("POS-033")
async def test_gift_card_of_a_failed_sale_has_no_balance_even_when_reactivated(cashier, sims, as_staff):
    behave(sims, "viva", cashier.clinic.terminal.terminal_id, outcome="decline")
    failed = await cashier.sell({"type": "gift_card", "price": 30000, "expires_on": "2099-01-01"}, pay="card")
    assert failed["status"] == "CANCELLED"
    admin = await as_staff("admin", company=cashier.clinic.company)
    card = (await admin.get(f"{POS_API}/gift-cards")).json()["data"]["items"][0]
    assert (card["status"], card["balance"]) == ("cancelled", 0)
    data = {"expires_on": "2099-01-01", "is_active": True, "version": card["version"]}
    assert (await admin.put(f"{POS_API}/gift-cards/{card['id']}", json=data)).json()["status"] == "1"
    behave(sims, "viva", cashier.clinic.terminal.terminal_id)
    payments = [{"method": "gift_card", "code": card["code"], "amount": 1000}, {"method": "cash"}]
    assert "payments.0.amount" in (await cashier.expect_refusal(cashier.clinic.product_line(0), pay=payments))["errors"]


@pytest.mark.covers("POS-022", "BEY-042", "USE-003")
async def test_failing_reversal_is_retried_with_increasing_delays_and_raises_an_alarm(cashier, sims, monkeypatch, as_staff):
    set_registration_limit(monkeypatch, 0.1)
    monkeypatch.setattr(state, "REVERSAL_RETRY_SECONDS", (0.1, 0.1, 0.1, 3600.0))
    behave(sims, "viva", cashier.clinic.terminal.terminal_id, outcome="manual", times=1)
    receipt_id = await cashier.start_sale(cashier.clinic.product_line(1), pay="card")
    behave(sims, "infrasec", cashier.clinic.register.control_id, outcome="19")
    press_button(sims, seen(sims)["sessions"][0]["id"], "approve")
    behave(sims, "viva", cashier.clinic.terminal.terminal_id, outcome="decline")
    owner, receipt, dashboard = await as_staff("super_admin", company=cashier.clinic.company), {}, {}
    for _ in range(400):
        await poller.run_due_sales()
        receipt = await cashier.get_receipt(receipt_id)
        if len([payment for payment in receipt["payments"] if payment["is_reversal"] and payment["state"] == "failed"]) >= 4:
            break
        await asyncio.sleep(0.02)
    dashboard = (await owner.get("/api/overview/dashboard")).json()["data"]["pending_work"]
    assert (receipt["status"], receipt["status_reason"]["code"], dashboard["failed_reversals"]) == ("PROCESSING", "pos.reversal_failed", 1)
    assert "Ask the payment provider" in receipt["status_reason"]["text"]
    assert len(await cashier.staff.list_audit("sale.reversal_failed")) == 1
    for _ in range(20):
        await poller.run_due_sales()
        await asyncio.sleep(0.03)
    assert len((await cashier.get_receipt(receipt_id))["payments"]) == 1 + 4 + 1, "the next attempt is an hour away"
    x = await cashier.get_x_report()
    assert (x["open_payments"], x["unfinished"], x["unfinished_amount"], x["sales"]) == (0, 1, 7950, 0)
    behave(sims, "infrasec", cashier.clinic.register.control_id)
    closed = await cashier.staff.post(f"{POS_API}/report/close-batch", json={"register_id": str(cashier.clinic.register.id), "counted_cash": 0, "difference_reason": "okänd"})
    assert closed.json()["status"] == "1", "a reversal that the provider refuses permanently doesn't keep the day open"
    behave(sims, "viva", cashier.clinic.terminal.terminal_id)
    await cashier.expire_lease(receipt_id)
    receipt = await cashier.wait_until_ended(receipt_id)
    assert (receipt["status"], [payment["state"] for payment in receipt["payments"]][-1]) == ("CANCELLED", "completed")
    assert len(list_paid_sessions(sims, "refund")) == 1
    assert (await owner.get("/api/overview/dashboard")).json()["data"]["pending_work"]["failed_reversals"] == 0


@pytest.mark.covers("POS-041", "POS-022")
@pytest.mark.parametrize("pay", ["card", "cash"])
async def test_sale_rejected_for_its_date_is_registered_again(cashier, sims, pay):
    """Code 2: the unit's clock or another receipt was ahead for a moment; a charge must not be reversed for that."""
    control_id = cashier.clinic.register.control_id
    if pay == "card":
        behave(sims, "viva", cashier.clinic.terminal.terminal_id, outcome="manual", times=1)
        receipt_id = await cashier.start_sale(cashier.clinic.product_line(1), pay=pay)
        behave(sims, "infrasec", control_id, outcome="2", times=2)
        press_button(sims, seen(sims)["sessions"][0]["id"], "approve")
        receipt = await cashier.wait_until_ended(receipt_id)
    else:
        behave(sims, "infrasec", control_id, outcome="2", times=2)
        receipt = await cashier.sell(cashier.clinic.product_line(1))
    assert (receipt["status"], receipt["number"]) == ("PAID", 1)


@pytest.mark.covers("POS-041", "POS-022")
async def test_rejected_number_is_sent_again_only_while_an_earlier_receipt_is_pending(cashier, sims, monkeypatch):
    set_registration_limit(monkeypatch, 8.0)
    control_id = cashier.clinic.register.control_id
    behave(sims, "infrasec", control_id, fault="not_done_no_reply", times=1)
    first = asyncio.create_task(cashier.start_sale(cashier.clinic.product_line(1)))
    for _ in range(100):
        async with transaction(cashier.context) as session:
            if (await session.execute(text("SELECT count(*) FROM control_registration"))).scalar_one():
                break
        await asyncio.sleep(0.02)
    await asyncio.sleep(0.1)
    behave(sims, "infrasec", control_id, outcome="5", times=2)
    second = await cashier.start_sale(cashier.clinic.product_line(1))
    receipts = [await cashier.wait_until_ended(receipt_id) for receipt_id in (await first, second)]
    assert [(receipt["status"], receipt["number"]) for receipt in receipts] == [("PAID", 1), ("PAID", 2)]
    behave(sims, "infrasec", control_id, outcome="5", times=2)
    alone = await cashier.sell(cashier.clinic.product_line(1))
    assert (alone["status"], alone["failure_reason"]["code"]) == ("CANCELLED", "pos.control_unit_unavailable")
