"""Gift cards expire by the clinic's day, also in the hours in which it differs from the day in UTC."""

import asyncio
from datetime import UTC, date, datetime, time, timedelta

import pytest
import time_machine
from sqlalchemy import update

from clinic.core.clock import local_date, now, zone
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.pos.models import GiftCard, Register, RegisterSeries
from tests.factories.pos import POS_API
from tests.pos.conftest import Cashier

pytestmark = pytest.mark.anyio
STOCKHOLM = zone("Europe/Stockholm")
TODAY = local_date(now() - timedelta(days=1), "Europe/Stockholm")
YESTERDAY, TOMORROW = TODAY - timedelta(days=1), TODAY + timedelta(days=1)
HALF_PAST_MIDNIGHT = datetime.combine(TODAY, time(0, 30), STOCKHOLM)
"""00:30 in Stockholm on `TODAY`, while it is still `YESTERDAY` in UTC. It lies in the past, so that sessions are valid then."""


@pytest.fixture
async def card(cashier):
    """The code of a gift card that was sold and is valid."""
    return (await cashier.sell({"type": "gift_card", "price": 10000, "expires_on": "2099-01-01"}))["gift_cards"][0]


async def test_days_of_stockholm_and_utc_differ_at_the_tested_time():
    assert HALF_PAST_MIDNIGHT.astimezone(UTC).date() == YESTERDAY


async def set_last_day(cashier, last_day: date) -> None:
    async with transaction(cashier.context) as session:
        await session.execute(update(GiftCard).values(expires_on=last_day))


@pytest.mark.covers("POS-033")
@pytest.mark.parametrize(("last_day", "status"), [(YESTERDAY, "expired"), (TODAY, "active"), (TOMORROW, "active")])
async def test_status_half_an_hour_after_midnight_is_that_of_the_clinics_day(cashier, card, last_day, status):
    await set_last_day(cashier, last_day)
    with time_machine.travel(HALF_PAST_MIDNIGHT, tick=True):
        by_code = (await cashier.staff.get(f"{POS_API}/gift-cards/by-code/{card}")).json()
        listed = (await cashier.staff.get(f"{POS_API}/gift-cards")).json()
    assert by_code["data"]["status"] == status, by_code
    assert [row["status"] for row in listed["data"]["items"]] == [status], listed


@pytest.mark.covers("POS-033")
@pytest.mark.parametrize(("last_day", "is_accepted"), [(YESTERDAY, False), (TODAY, False), (TOMORROW, True)])
async def test_sold_gift_card_must_be_valid_after_the_clinics_day(cashier, last_day, is_accepted):
    cart = {"lines": [{"type": "gift_card", "price": 10000, "expires_on": str(last_day)}]}
    with time_machine.travel(HALF_PAST_MIDNIGHT, tick=True):
        quote = (await cashier.staff.post(f"{POS_API}/payment/quote", json=cart)).json()
    if is_accepted:
        assert quote["status"] == "1", quote
    else:
        assert quote["errors"]["lines.0.expires_on"][0]["code"] == "after_today"


@pytest.mark.covers("POS-033")
@pytest.mark.parametrize("timezone", ["Pacific/Kiritimati", "Pacific/Midway"])
async def test_gift_card_pays_until_the_end_of_its_last_day_at_the_clinic(as_staff, factory, timezone):
    """The two zones are 25 hours apart, so that the day in UTC is another than the clinic's in at least one of them."""
    clinic = await factory.pos_clinic(timezone=timezone)
    cashier = Cashier(await as_staff("user", company=clinic.company), clinic)
    code = (await cashier.sell({"type": "gift_card", "price": 100000, "expires_on": "2099-01-01"}))["gift_cards"][0]
    today = local_date(now(), timezone)
    pay = [{"method": "gift_card", "code": code, "amount": 100}, {"method": "cash"}]
    await set_last_day(cashier, today - timedelta(days=1))
    assert (await cashier.expect_refusal(pay=pay))["data"]["code"] == "pos.gift_card_unusable"
    await set_last_day(cashier, today)
    assert (await cashier.sell(pay=pay))["status"] == "PAID"


@pytest.mark.covers("POS-033")
async def test_new_last_day_of_a_gift_card_must_be_after_the_clinics_day(cashier, card, as_staff):
    admin = await as_staff("admin", company=cashier.clinic.company)
    data = (await admin.get(f"{POS_API}/gift-cards/by-code/{card}")).json()["data"]
    path = f"{POS_API}/gift-cards/{data['id']}"
    with time_machine.travel(HALF_PAST_MIDNIGHT, tick=True):
        refused = (await admin.put(path, json={"expires_on": str(TODAY), "version": data["version"]})).json()
        changed = (await admin.put(path, json={"expires_on": str(TOMORROW), "version": data["version"]})).json()
    assert refused["errors"]["expires_on"][0]["code"] == "after_today"
    assert (changed["data"]["expires_on"], changed["data"]["status"]) == (str(TOMORROW), "active")
    assert [row["details"]["expires_on"] for row in await admin.list_audit("gift_card.changed")] == [str(TOMORROW)]


@pytest.mark.covers("POS-033")
async def test_conflicting_update_shows_the_gift_card_as_it_is_now(cashier, card, as_staff):
    admin = await as_staff("admin", company=cashier.clinic.company)
    current = (await admin.get(f"{POS_API}/gift-cards/by-code/{card}")).json()["data"]
    conflict = await admin.put(f"{POS_API}/gift-cards/{current['id']}", json={"expires_on": "2099-01-01", "version": current["version"] + 1})
    assert (conflict.status_code, conflict.json()["data"]["code"]) == (409, "version.stale")
    assert conflict.json()["data"]["current"] == current


@pytest.mark.covers("POS-033")
async def test_two_registers_that_use_one_card_at_once_never_use_more_than_its_balance(cashier, card):
    first, company_id, second_id = cashier.clinic.register, cashier.clinic.company.id, new_id()
    async with transaction(cashier.context) as session:
        session.add(Register(
            company_id=company_id, id=second_id, name="Kassa 2", control_id="AS01000000000002", control_unit=first.control_unit,
            street_address="Storgatan 1", zip_code="111 22", city="Stockholm",
        ))
        await session.flush()
        session.add(RegisterSeries(company_id=company_id, id=second_id))
    pay = [{"method": "gift_card", "code": card, "amount": 4000}, {"method": "cash"}]
    sale = cashier.clinic.sale_data(cashier.clinic.product_line(0), pay=pay)
    replies = await asyncio.gather(*(
        cashier.staff.post(f"{POS_API}/payment/store", json={**sale, "register_id": str(register_id)})
        for register_id in (first.id, second_id, first.id, second_id)
    ))
    bodies = [reply.json() for reply in replies]
    assert sorted(body["status"] for body in bodies) == ["0", "0", "1", "1"], bodies
    assert {body["errors"]["payments.0.amount"][0]["code"] for body in bodies if body["status"] == "0"} == {"at_most"}
    assert (await cashier.staff.get(f"{POS_API}/gift-cards/by-code/{card}")).json()["data"]["balance"] == 10000 - 2 * 4000
