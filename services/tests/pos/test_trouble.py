"""What is slow, silent, lost or doubled: it is being resolved, says so, ends by itself, and nobody pays twice."""

import asyncio
from contextlib import nullcontext
from datetime import timedelta

import httpx
import pytest
from sqlalchemy import text

from clinic.core.db import unit
from clinic.pos import jobs
from clinic.pos.sales import ends, moves, registering, strays
from clinic.providers import infrasec
from clinic.providers.errors import NoAnswer
from tests.make_till import TILL
from tests.providers.money import behave, seen

pytestmark = pytest.mark.anyio


def paid_at(sims, kind="sale"):
    return [one for one in seen(sims)["sessions"] if one["state"] == "paid" and one["kind"] == kind]


def press(sims, session_id, button):
    httpx.post(f"{sims.url}/api/viva/sessions/{session_id}/{button}").raise_for_status()


@pytest.mark.covers("BEY-042", "POS-022")
@pytest.mark.parametrize("manner", [{"answer": "lost"}, {"answer": "silent"}, {"answer": "slow"}, {"answer": "broken"}, {"answer": "deaf"}])
async def test_a_sale_whose_answer_never_came_is_asked_for_and_never_sent_again(counter, sims, monkeypatch, manner):
    monkeypatch.setattr(moves, "NEVER", 2.0)
    behave(sims, "viva", counter.at.terminal.terminal_id, times=1, **manner)
    ended = await counter.sell(counter.at.line(1), pay="card")
    assert len(paid_at(sims)) == (1 if ended["state"] == "PAID" else 0)
    assert ended["state"] == ("CANCELLED" if manner["answer"] in {"broken", "deaf"} else "PAID"), ended["failure"]
    assert len(seen(sims)["sessions"]) <= 1


@pytest.mark.covers("BEY-042")
@pytest.mark.parametrize("read", ["silent", "broken", "lost"])
async def test_a_terminal_that_cannot_be_asked_is_being_resolved_until_it_can(counter, sims, read):
    behave(sims, "viva", "*", read=read)
    begun = await counter.begin(counter.at.line(1), pay="card")
    for _ in range(100):
        if (found := await counter.see(begun))["trouble"]:
            break
        await jobs.look()
        await asyncio.sleep(0.05)
    assert (found["is_resolving"], found["trouble"]["code"]) == (True, "pos.asking_terminal")
    assert "do not charge again" in found["trouble"]["text"]
    behave(sims, "viva", "*")
    await counter.died(begun)
    ended = await counter.end(begun)
    assert (ended["state"], ended["trouble"], len(paid_at(sims))) == ("PAID", None, 1)


@pytest.mark.covers("BEY-042", "POS-022")
async def test_nobody_acts_at_the_terminal_and_the_sale_stops_by_itself(counter, sims, monkeypatch):
    monkeypatch.setattr(moves, "SILENT", 0.3)
    behave(sims, "viva", counter.at.terminal.terminal_id, outcome="manual")
    ended = await counter.sell(pay="card")
    assert (ended["state"], paid_at(sims)) == ("ABORTED", [])


@pytest.mark.covers("POS-022")
async def test_a_stop_that_comes_too_late_is_a_paid_sale(counter, sims):
    behave(sims, "viva", counter.at.terminal.terminal_id, outcome="too_late")
    begun = await counter.begin(pay="card")
    await counter.staff.post(f"{TILL}/payment/{begun}/abort")
    ended = await counter.end(begun)
    assert (ended["state"], len(paid_at(sims))) == ("PAID", 1)


@pytest.mark.covers("POS-041", "BEY-042")
async def test_a_charged_card_gets_its_money_back_when_the_control_unit_goes_away(counter, sims, monkeypatch):
    monkeypatch.setattr(registering, "PATIENCE", {True: 0.4, False: 0.2})
    behave(sims, "viva", counter.at.terminal.terminal_id, outcome="manual", times=1)
    begun = await counter.begin(counter.at.line(1), pay="card")
    behave(sims, "infrasec", counter.at.register.control_id, outcome="19")
    press(sims, seen(sims)["sessions"][0]["id"], "approve")
    ended = await counter.end(begun)
    assert (ended["state"], ended["failure"]["code"], ended["number"]) == ("CANCELLED", "pos.control_unit_down", 1)
    assert [(one["state"], one["is_reversal"]) for one in ended["payments"]] == [("returned", False), ("completed", True)]
    assert len(paid_at(sims)) == len(paid_at(sims, "refund")) == 1
    assert await counter.stock(1) == 100
    x = (await counter.staff.get(f"{TILL}/report/current", params={"register_id": str(counter.at.register.id)})).json()["data"]
    assert (x["sales"], x["unfinished"], x["unfinished_amount"]) == (0, 1, 7950)


@pytest.mark.covers("POS-041", "BEY-042")
@pytest.mark.parametrize("answer", ["silent", "lost", "broken"])
async def test_a_control_unit_that_stutters_registers_a_sale_once(counter, sims, answer):
    behave(sims, "infrasec", counter.at.register.control_id, answer=answer, times=1)
    ended = await counter.sell(counter.at.line(0))
    assert (ended["state"], ended["number"], bool(ended["control"]["code"])) == ("PAID", 1, True)
    assert [one["number"] for one in seen(sims)["control"]] == [1]


@pytest.mark.covers("POS-021", "BEY-042")
async def test_the_second_card_is_declined_and_the_first_gets_its_money_back(counter, sims):
    behave(sims, "viva", counter.at.terminal.terminal_id, outcome="manual")
    begun = await counter.begin(counter.at.line(0), pay=[{"way": "card", "amount": 20000}, {"way": "card"}])
    for button in ("approve", "decline"):
        for _ in range(100):
            waiting = [one for one in seen(sims)["sessions"] if one["state"] == "waiting"]
            if waiting:
                break
            await counter.see(begun)
            await jobs.look()
            await asyncio.sleep(0.03)
        behave(sims, "viva", counter.at.terminal.terminal_id, outcome="manual" if button == "approve" else "approve")
        press(sims, waiting[0]["id"], button)
    ended = await counter.end(begun)
    assert (ended["state"], ended["failure"]["code"], ended["number"]) == ("CANCELLED", "viva.declined", None)
    assert sum(one["amount"] for one in paid_at(sims)) == sum(one["amount"] for one in paid_at(sims, "refund")) == 20000


@pytest.mark.covers("POS-022")
async def test_the_provider_tells_of_a_payment_and_it_is_asked_for_at_once(counter, sims, visitor):
    behave(sims, "viva", counter.at.terminal.terminal_id, outcome="manual")
    begun = await counter.begin(pay="card")
    async with unit(counter.context) as session:
        merchant = (await session.execute(text("SELECT merchant_id FROM till_setting"))).scalar_one()
        await session.execute(text("UPDATE receipt SET look_at = now() + interval '5 seconds'"))
    press(sims, seen(sims)["sessions"][0]["id"], "approve")
    await jobs.look()
    assert (await counter.see(begun))["state"] in {"PENDING", "PROCESSING"}
    told = {"MessageId": "m-1", "EventTypeId": 1796, "RecipientId": merchant, "EventData": {"MerchantId": merchant, "StatusId": "F"}}
    for _ in range(2):
        assert (await visitor.post("/api/hooks/viva", json=told)).status_code == 200
    assert (await counter.end(begun, most=3))["state"] == "PAID"
    nonsense = await visitor.post("/api/hooks/viva", json={"hello": "there"})
    assert nonsense.status_code == 502
    assert (await visitor.get("/api/hooks/viva")).json()["Key"]


@pytest.mark.covers("POS-041", "BEY-042")
async def test_a_sale_that_a_silent_control_unit_may_have_is_returned_there_once_it_answers(counter, sims, monkeypatch):
    monkeypatch.setattr(registering, "PATIENCE", {True: 0.1, False: 0.1})
    behave(sims, "infrasec", counter.at.register.control_id, answer="silent")
    ended = await counter.sell(counter.at.line(0))
    assert (ended["state"], ended["number"]) == ("CANCELLED", 1)
    behave(sims, "infrasec", counter.at.register.control_id)
    register = {"register_id": str(counter.at.register.id)}
    closed = (await counter.staff.post(f"{TILL}/report/close-batch", json={**register, "counted_cash": 0})).json()["data"]["report"]
    assert (closed["unfinished"], closed["unfinished_amount"], closed["returned_at_unit"], closed["last_number"]) == (1, 38900, 0, 1)
    for _ in range(2):
        await strays.settle(counter.context)
    x = (await counter.staff.get(f"{TILL}/report/current", params=register)).json()["data"]
    assert (x["returned_at_unit"], x["returned_at_unit_amount"], x["first_number"], x["last_number"]) == (1, 38900, 2, 2)
    assert (x["sales"], x["returns"], x["grand_net"], x["expected_cash"]) == (0, 0, 0, 0), "it is in no other sum"
    registered = sorted((one["number"], one["refund"]) for one in seen(sims)["control"])
    assert registered == [(1, False), (2, True)]
    paid = await counter.sell(counter.at.line(1))
    assert (paid["state"], paid["number"]) == ("PAID", 3)
    assert len(await counter.staff.audit_of("sale.returned_at_unit")) == 1


@pytest.mark.covers("POS-041")
async def test_a_sale_whose_number_the_control_unit_says_is_used_is_returned(counter, sims, monkeypatch):
    """A unit that takes no receipt twice, not even the same, refuses its number when asked again: it has it, so it's returned."""
    monkeypatch.setattr(registering, "PATIENCE", {True: 0.1, False: 0.1})
    behave(sims, "infrasec", counter.at.register.control_id, answer="silent", outcome="strict")
    assert (await counter.sell(counter.at.line(0)))["state"] == "CANCELLED"
    behave(sims, "infrasec", counter.at.register.control_id, outcome="strict")
    for _ in range(2):
        await strays.settle(counter.context)
    assert sorted((one["number"], one["refund"]) for one in seen(sims)["control"]) == [(1, False), (2, True)]
    assert len(await counter.staff.audit_of("sale.returned_at_unit")) == 1
    assert not await counter.staff.audit_of("sale.unknown_at_unit")


class Died(RuntimeError):
    """The process, in the middle of a call."""


LOST = pytest.mark.parametrize("lost", [NoAnswer(provider="Infrasec"), Died()], ids=["lost", "killed"])


def loses_its_answer(monkeypatch, counter, lost):
    """The unit registers the till's next receipt, but its answer never arrives; set once it is so."""
    happened, ask = asyncio.Event(), infrasec.register

    async def register(account, sale):
        reply = await ask(account, sale)
        if happened.is_set() or account.register_id != counter.at.register.control_id:
            return reply
        happened.set()
        raise lost

    monkeypatch.setattr(infrasec, "register", register)
    if isinstance(lost, Died):
        monkeypatch.setattr(registering, "TURN", timedelta())
    return happened


@pytest.mark.covers("POS-041", "POS-032", "BEY-042")
@pytest.mark.parametrize("way", ["cash", "card"])
@LOST
async def test_a_refund_whose_answer_was_lost_is_made_though_the_unit_takes_nothing_twice(counter, sims, monkeypatch, way, lost):
    """Taken for refused, the cash would be paid back anew under another number: twice at the unit, and a card's never ended."""
    behave(sims, "infrasec", counter.at.register.control_id, outcome="strict")
    paid = await counter.sell(counter.at.line(1), pay=way)
    happened = loses_its_answer(monkeypatch, counter, lost)
    begun = (await counter.staff.post(f"{TILL}/receipts/{paid['id']}/refund/store", json={"amount": 7950})).json()["data"]["id"]
    while not happened.is_set():
        await jobs.look()
        await asyncio.sleep(0.05)
    await counter.died(begun)
    ended = await counter.end(begun)
    assert (ended["state"], ended["number"], ended["control"]["unit"]) == ("REFUNDED", 2, paid["control"]["unit"])
    assert sorted((one["number"], one["refund"]) for one in seen(sims)["control"]) == [(1, False), (2, True)]
    assert (await counter.see(paid["id"]))["refunded"] == 7950


@pytest.mark.covers("POS-041")
async def test_a_refund_of_a_number_that_the_unit_had_from_elsewhere_comes_to_nothing(counter, sims):
    """Nothing of it was lost, so the number is another receipt's: it isn't made."""
    paid = await counter.sell(counter.at.line(1))
    behave(sims, "infrasec", counter.at.register.control_id, outcome="5")
    assert (await counter.refund(paid["id"], 7950))["state"] == "CANCELLED"
    assert (await counter.see(paid["id"]))["refunded"] == 0


@pytest.mark.covers("POS-041")
@LOST
async def test_a_return_at_the_unit_whose_answer_was_lost_is_written_though_the_unit_takes_nothing_twice(counter, sims, monkeypatch, lost):
    monkeypatch.setattr(registering, "PATIENCE", {True: 0.1, False: 0.1})
    behave(sims, "infrasec", counter.at.register.control_id, answer="silent", outcome="strict")
    assert (await counter.sell(counter.at.line(0)))["state"] == "CANCELLED"
    behave(sims, "infrasec", counter.at.register.control_id, outcome="strict")
    loses_its_answer(monkeypatch, counter, lost)
    with pytest.raises(Died) if isinstance(lost, Died) else nullcontext():
        await strays.settle(counter.context)
    for _ in range(2):
        await strays.settle(counter.context)
    assert sorted((one["number"], one["refund"]) for one in seen(sims)["control"]) == [(1, False), (2, True)]
    assert len(await counter.staff.audit_of("sale.returned_at_unit")) == 1


@pytest.mark.covers("POS-041")
async def test_a_sale_that_the_control_unit_never_had_is_left_alone_once_it_says_so(counter, sims, monkeypatch):
    monkeypatch.setattr(registering, "PATIENCE", {True: 0.1, False: 0.1})
    behave(sims, "infrasec", counter.at.register.control_id, answer="deaf")
    assert (await counter.sell(counter.at.line(0)))["state"] == "CANCELLED"
    behave(sims, "infrasec", counter.at.register.control_id, outcome="2")
    for _ in range(2):
        await strays.settle(counter.context)
    assert len(await counter.staff.audit_of("sale.unknown_at_unit")) == 1
    assert seen(sims)["control"] == []


@pytest.mark.covers("POS-033")
async def test_a_gift_card_that_was_never_paid_is_worth_nothing_whoever_switches_it_on(counter, sims, as_staff):
    """Its sale came to nothing at the terminal; putting it in use again doesn't make money of it."""
    behave(sims, "viva", counter.at.terminal.terminal_id, outcome="decline")
    ended = await counter.sell({"kind": "gift_card", "unit_price": 30000, "expires_on": "2099-01-01"}, pay="card")
    assert ended["state"] == "CANCELLED"
    admin = await as_staff("admin", company=counter.at.company)
    card = (await admin.get(f"{TILL}/gift-cards")).json()["data"]["items"][0]
    assert (card["status"], card["balance"]) == ("cancelled", 0)
    wanted = {"expires_on": "2099-01-01", "is_active": True, "version": card["version"]}
    assert (await admin.put(f"{TILL}/gift-cards/{card['id']}", json=wanted)).json()["status"] == "1"
    behave(sims, "viva", counter.at.terminal.terminal_id)
    refused = await counter.refused(counter.at.line(0), pay=[{"way": "gift_card", "code": card["code"], "amount": 1000}, {"way": "cash"}])
    assert "payments.0.amount" in refused["errors"]


@pytest.mark.covers("POS-022", "BEY-042")
async def test_a_return_that_keeps_failing_is_tried_ever_more_seldom_and_alarms_somebody(counter, sims, monkeypatch, as_staff):
    monkeypatch.setattr(registering, "PATIENCE", {True: 0.1, False: 0.1})
    monkeypatch.setattr(ends, "RETURN_AGAIN", (0.1, 0.1, 0.1, 3600.0))
    behave(sims, "viva", counter.at.terminal.terminal_id, outcome="manual", times=1)
    begun = await counter.begin(counter.at.line(1), pay="card")
    behave(sims, "infrasec", counter.at.register.control_id, outcome="19")
    press(sims, seen(sims)["sessions"][0]["id"], "approve")
    behave(sims, "viva", counter.at.terminal.terminal_id, outcome="decline")
    owner, told, home = await as_staff("super_admin", company=counter.at.company), {}, {}
    for _ in range(400):
        await jobs.look()
        told = await counter.see(begun)
        if len([one for one in told["payments"] if one["is_reversal"] and one["state"] == "failed"]) >= 4:
            break
        await asyncio.sleep(0.02)
    home = (await owner.get("/api/overview/dashboard")).json()["data"]["waiting"]
    assert (told["state"], told["trouble"]["code"], home["stuck_returns"]) == ("PROCESSING", "pos.return_stuck", 1)
    assert "Ask the payment provider" in told["trouble"]["text"]
    assert len(await counter.staff.audit_of("sale.return_stuck")) == 1
    for _ in range(20):
        await jobs.look()
        await asyncio.sleep(0.03)
    assert len((await counter.see(begun))["payments"]) == 1 + 4 + 1, "the next try is an hour away"
    x = (await counter.staff.get(f"{TILL}/report/current", params={"register_id": str(counter.at.register.id)})).json()["data"]
    assert (x["open"], x["unfinished"], x["unfinished_amount"], x["sales"]) == (0, 1, 7950, 0)
    behave(sims, "infrasec", counter.at.register.control_id)
    closed = await counter.staff.post(f"{TILL}/report/close-batch", json={"register_id": str(counter.at.register.id), "counted_cash": 0})
    assert closed.json()["status"] == "1", "a provider that says no for good doesn't keep the till from closing its day"
    behave(sims, "viva", counter.at.terminal.terminal_id)
    await counter.died(begun)
    ended = await counter.end(begun)
    assert (ended["state"], [one["state"] for one in ended["payments"]][-1]) == ("CANCELLED", "completed")
    assert len(paid_at(sims, "refund")) == 1
    assert (await owner.get("/api/overview/dashboard")).json()["data"]["waiting"]["stuck_returns"] == 0


@pytest.mark.covers("POS-041", "POS-022")
@pytest.mark.parametrize("pay", ["card", "cash"])
async def test_a_date_that_the_unit_would_not_take_is_told_again(counter, sims, pay):
    """Code 2: its clock or another's receipt was ahead for a moment; a charged card must not get its money back for that."""
    begun_at = counter.at.register.control_id
    if pay == "card":
        behave(sims, "viva", counter.at.terminal.terminal_id, outcome="manual", times=1)
        begun = await counter.begin(counter.at.line(1), pay=pay)
        behave(sims, "infrasec", begun_at, outcome="2", times=2)
        press(sims, seen(sims)["sessions"][0]["id"], "approve")
        ended = await counter.end(begun)
    else:
        behave(sims, "infrasec", begun_at, outcome="2", times=2)
        ended = await counter.sell(counter.at.line(1))
    assert (ended["state"], ended["number"]) == ("PAID", 1)


@pytest.mark.covers("POS-041", "POS-022")
async def test_a_number_refused_while_an_earlier_receipt_is_on_its_way_is_told_again_and_else_is_not(counter, sims, monkeypatch):
    monkeypatch.setattr(registering, "PATIENCE", {True: 8.0, False: 8.0})
    unit_of = counter.at.register.control_id
    behave(sims, "infrasec", unit_of, answer="deaf", times=1)
    first = asyncio.create_task(counter.begin(counter.at.line(1)))
    for _ in range(100):
        async with unit(counter.context) as session:
            if (await session.execute(text("SELECT count(*) FROM control_registration"))).scalar_one():
                break
        await asyncio.sleep(0.02)
    await asyncio.sleep(0.1)
    behave(sims, "infrasec", unit_of, outcome="5", times=2)
    second = await counter.begin(counter.at.line(1))
    ended = [await counter.end(one) for one in (await first, second)]
    assert [(one["state"], one["number"]) for one in ended] == [("PAID", 1), ("PAID", 2)]
    behave(sims, "infrasec", unit_of, outcome="5", times=2)
    alone = await counter.sell(counter.at.line(1))
    assert (alone["state"], alone["failure"]["code"]) == ("CANCELLED", "pos.control_unit_down")
