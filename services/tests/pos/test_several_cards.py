"""Sales and refunds to several cards that break off in between: no card is charged for what isn't made, each gets its money back once."""

import asyncio

import pytest

from clinic.pos import jobs
from clinic.pos.sales import moves
from tests.pos.test_trouble import TILL, paid_at, press
from tests.providers.money import behave, seen

pytestmark = pytest.mark.anyio


async def at_terminal(counter, sims, begun):
    """The payment that waits for somebody at the terminal."""
    for _ in range(100):
        waiting = [one for one in seen(sims)["sessions"] if one["state"] == "waiting"]
        if waiting:
            return waiting[0]["id"]
        await counter.see(begun)
        await jobs.look()
        await asyncio.sleep(0.03)
    raise AssertionError("nothing is at the terminal")


def ways(found):
    return [(one["amount"], one["state"], one["is_reversal"]) for one in found["payments"]]


def acts(sims, counter, outcome):
    behave(sims, "viva", counter.at.terminal.terminal_id, outcome=outcome)


THREE = [{"way": "card", "amount": 10000}, {"way": "card", "amount": 10000}, {"way": "card"}]


@pytest.mark.covers("POS-021", "POS-022", "BEY-042")
async def test_of_three_cards_the_second_is_declined_and_the_third_is_never_charged(counter, sims):
    acts(sims, counter, "manual")
    begun = await counter.begin(counter.at.line(0), pay=THREE)
    press(sims, await at_terminal(counter, sims, begun), "approve")
    second = await at_terminal(counter, sims, begun)
    acts(sims, counter, "approve")
    press(sims, second, "decline")
    ended = await counter.end(begun)
    assert (ended["state"], ended["failure"]["code"]) == ("CANCELLED", "viva.declined")
    assert ways(ended) == [(10000, "returned", False), (10000, "failed", False), (18900, "failed", False), (10000, "completed", True)]
    assert [one["amount"] for one in paid_at(sims)] == [one["amount"] for one in paid_at(sims, "refund")] == [10000]


@pytest.mark.covers("POS-021", "POS-022", "BEY-042")
@pytest.mark.parametrize("button", ["approve", "decline"])
async def test_the_first_of_two_cards_is_in_doubt_and_the_second_is_never_charged(counter, sims, monkeypatch, button):
    monkeypatch.setattr(moves, "DOUBT", 0.3)
    acts(sims, counter, "manual")
    begun = await counter.begin(counter.at.line(0), pay=THREE[1:])
    first = await at_terminal(counter, sims, begun)
    behave(sims, "viva", counter.at.terminal.terminal_id, read="broken", outcome="approve")
    for _ in range(100):
        trouble = (await counter.see(begun))["trouble"]
        if trouble and trouble["code"] == "pos.in_doubt":
            break
        await jobs.look()
        await asyncio.sleep(0.05)
    press(sims, first, button)
    acts(sims, counter, "approve")
    await counter.died(begun)
    ended = await counter.end(begun)
    charged = [10000] if button == "approve" else []
    assert (ended["state"], [one["amount"] for one in paid_at(sims)]) == ("CANCELLED", charged)
    assert [one["amount"] for one in paid_at(sims, "refund")] == charged


@pytest.mark.covers("POS-032", "BEY-042")
async def test_a_refund_to_two_cards_of_which_one_has_its_money_is_made_whole(counter, sims):
    """Stopped in between it would be neither made nor not: it isn't stopped any more once money is back on a card."""
    acts(sims, counter, "approve")
    paid = await counter.sell(counter.at.line(0), pay=THREE[1:])
    acts(sims, counter, "manual")
    wanted = {"amount": paid["payable"]}
    begun = (await counter.staff.post(f"{TILL}/receipts/{paid['id']}/refund/store", json=wanted)).json()["data"]["id"]
    press(sims, await at_terminal(counter, sims, begun), "approve")
    await at_terminal(counter, sims, begun)
    assert not (await counter.see(begun))["can_abort"]
    late = await counter.staff.post(f"{TILL}/payment/{begun}/abort")
    assert late.json()["data"]["code"] == "pos.too_late_to_abort"
    press(sims, await at_terminal(counter, sims, begun), "approve")
    ended = await counter.end(begun)
    assert (ended["state"], len(paid_at(sims, "refund"))) == ("REFUNDED", 2)
