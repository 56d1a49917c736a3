"""A visitor's card is put on file with a deposit under their consent, and staff charges due fees to it: once each (BEY-006)."""

import asyncio
from datetime import timedelta
from typing import Any

import asyncpg
import pytest
from sqlalchemy import select, update

from clinic.core.clock import now, to_wire
from clinic.core.database.session import transaction
from clinic.core.settings import settings
from clinic.pos.cards_on_file import errors, process, state
from clinic.pos.models import CardCharge, CardOnFile
from tests.pos.conftest import Cashier
from tests.pos.paying_visitors import SETTINGS, Payer, money_of, pay_by_card, settings_data
from tests.providers.payment_clients import behave, seen

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(180)]
DEPOSIT, FEE = 9000, 30000


class CardDesk:
    """Staff of a clinic that puts cards on file, and a visitor who pays a deposit there."""

    def __init__(self, payer: Payer, staff: Any, factory: Any) -> None:
        self.payer, self.staff, self.factory = payer, staff, factory
        self.booking: dict[str, Any] = {}

    async def consent(self) -> str:
        flow = await self.payer.visitor.get(f"{self.payer.base}/flow", headers=self.payer.flow.headers)
        return str(flow.json()["data"]["payment_terms"]["card_consent"])

    async def pay(self, consent: str, method: str = "online") -> Any:
        body = {"method": method, "card_consent": consent}
        return await self.payer.visitor.post(f"{self.payer.base}/create-with-pos", json=body, headers=self.payer.flow.headers)

    async def put_on_file(self, sims: Any) -> None:
        """Let the visitor pay the deposit by card, and accept."""
        assert (await self.pay(await self.consent())).status_code == 200
        pay_by_card(sims)
        await self.payer.work()

    async def miss(self, hours: int = 1) -> None:
        """Have the client miss another booking, whose fee becomes due."""
        [booked, *_] = await self.factory.list_bookings(self.payer.clinic.company)
        start = to_wire((now() - timedelta(hours=hours)).replace(microsecond=0))
        data = self.payer.place.booking_data(booked.client_id, start)
        self.booking = (await self.staff.post("/api/v2/bookings", json=data)).json()["data"]
        missed = await self.staff.post(f"/api/v2/bookings/{self.booking['id']}/state", json={"state": "no_show", "version": 1})
        assert missed.status_code == 200, missed.text

    @property
    def path(self) -> str:
        return f"/api/v2/bookings/{self.booking['id']}/card-on-file"

    async def charge(self) -> Any:
        return await self.staff.post(f"{self.path}/charge")

    async def shown(self) -> dict[str, Any]:
        return dict((await self.staff.get(self.path)).json()["data"])

    async def fee(self) -> dict[str, Any]:
        return dict((await self.staff.get(f"/api/v2/bookings/{self.booking['id']}/fees")).json()["data"]["fee"])

    async def work(self, *, later: timedelta = timedelta(0)) -> None:
        """Let the worker do all that is due, as if `later` had passed since charges were sent."""
        for _ in range(4):
            async with transaction(self.payer.context) as session:
                ids = list(await session.scalars(select(CardCharge.id).where(CardCharge.next_attempt_at.is_not(None))))
                await session.execute(update(CardCharge).values(sent_at=CardCharge.sent_at - later))
            for charge_id in ids:
                await process.run(self.payer.context, charge_id)
            await self.payer.work()


@pytest.fixture
async def desk(no_open_sales: None, as_staff: Any, factory: Any, visitor: Any, monkeypatch: pytest.MonkeyPatch) -> CardDesk:
    """A clinic with a fee of 300 kr for a no-show, whose administrator has switched cards on file on."""
    monkeypatch.setattr(settings(), "public_url", "https://clinic.test")
    clinic = await factory.pos_clinic(timezone="UTC")
    clinic.staff = await as_staff("admin", company=clinic.company)
    saved = await clinic.staff.put(SETTINGS, json=settings_data(clinic.register.id, saves_card=True))
    assert saved.status_code == 200 and saved.json()["data"]["saves_card"] is True, saved.text
    rules = {"no_show_mode": "amount", "no_show_amount": FEE, "version": 1}
    assert (await clinic.staff.put("/api/booking-settings/fees", json=rules)).status_code == 200
    place = await factory.bookable_clinic(company=clinic.company)
    payer = Payer(clinic, place, visitor, await factory.booking_flow(place, place.at(9)))
    return CardDesk(payer, clinic.staff, factory)


@pytest.fixture
async def missed(desk: CardDesk, sims: Any) -> CardDesk:
    """The same, with a card on file and a due fee."""
    await desk.put_on_file(sims)
    await desk.miss()
    return desk


def list_charges(sims: Any) -> list[dict[str, Any]]:
    """Return the charges that the card company made beside the deposit."""
    return [row for row in seen(sims)["transactions"] if row["amount"] == FEE and row["status"] == "F"]


@pytest.mark.covers("BEY-006", "PUB-004")
async def test_card_is_saved_with_the_accepted_sentence_and_charged_once_for_a_fee(missed, sims, as_staff):
    """The sale is the register's, numbered and registered; the fee is paid by it; another press is refused."""
    consent = (await missed.shown())["card"]
    assert (consent["max_amount"], consent["card_number"]) == (FEE, "476173******0119")
    assert "300,00" in consent["consent"] and "ta bort kortet" in consent["consent"]
    started = await missed.charge()
    assert (started.status_code, started.json()["data"]["state"]) == (200, "created")
    assert (await missed.fee())["state"] == "charged", "no till may sell it meanwhile"
    assert (await missed.charge()).json()["data"]["code"] == "booking_fee.not_due"
    await missed.work()
    shown, fee = await missed.shown(), await missed.fee()
    assert (shown["charge"]["state"], shown["charge"]["error"], fee["state"]) == ("sold", "", "paid")
    [receipt] = [row for row in await missed.payer.receipts() if row.total == FEE]
    assert (receipt.state, str(receipt.id), receipt.register_id) == ("PAID", fee["receipt_id"], missed.payer.clinic.register.id)
    assert receipt.number and receipt.vat == FEE // 5 and receipt.booking_id is None and receipt.cashier
    assert len(list_charges(sims)) == 1 and money_of(sims) == DEPOSIT + FEE
    assert (await missed.charge()).status_code == 409
    for action in ("card_on_file.saved", "card_charge.started", "card_charge.completed", "card_charge.paid", "booking_fee.paid"):
        assert len(await missed.staff.list_audit(action)) == 1, action


@pytest.mark.covers("BEY-006")
async def test_a_refund_of_a_charged_fee_returns_its_money_and_makes_it_due(missed, sims, monkeypatch):
    """The deposit, whose card it was, stays paid; the fee can be charged anew."""
    await missed.charge()
    await missed.work()
    cashier = Cashier(missed.staff, missed.payer.clinic)
    refund = await cashier.refund((await missed.fee())["receipt_id"], FEE)
    assert (refund["status"], (await missed.fee())["state"]) == ("REFUNDED", "due")
    assert money_of(sims) == DEPOSIT
    assert (await missed.charge()).status_code == 200
    await missed.work()
    assert (await missed.fee())["state"] == "paid" and money_of(sims) == DEPOSIT + FEE


@pytest.mark.covers("BEY-006")
async def test_a_declined_card_leaves_the_fee_due_and_says_why(missed, sims):
    """The refusal is shown in the caller's language, and another press charges a card that works."""
    behave(sims, "viva", outcome="expired")
    await missed.charge()
    await missed.work()
    shown = await missed.shown()
    assert (shown["charge"]["state"], (await missed.fee())["state"], len(list_charges(sims))) == ("declined", "due", 0)
    assert shown["charge"]["error"] in {"The card has expired.", "Kortet har gått ut."}
    assert len(await missed.staff.list_audit("card_charge.declined")) == 1 and len(await missed.payer.receipts()) == 1
    behave(sims, "viva")
    await missed.charge()
    await missed.work()
    assert (await missed.fee())["state"] == "paid" and len(list_charges(sims)) == 1


@pytest.mark.covers("BEY-006", "BEY-001")
@pytest.mark.parametrize("fault", ["done_no_reply", "done_502"])
async def test_a_charge_without_an_answer_is_read_from_the_provider_and_not_repeated(missed, sims, fault):
    """The money was taken although no answer came: one charge, one sale."""
    behave(sims, "viva", fault=fault, times=1)
    await missed.charge()
    [charge_id] = await list_charge_ids(missed)
    await process.run(missed.payer.context, charge_id)
    unknown = await missed.shown()
    assert (unknown["charge"]["state"], (await missed.fee())["state"]) == ("sent", "charged")
    assert (await missed.charge()).status_code == 409
    await missed.work()
    assert ((await missed.shown())["charge"]["state"], (await missed.fee())["state"]) == ("sold", "paid")
    assert len(list_charges(sims)) == 1 and money_of(sims) == DEPOSIT + FEE


@pytest.mark.covers("BEY-006")
async def test_a_card_that_is_removed_before_the_charge_is_sent_is_not_charged(missed, sims):
    """Removed after the press and before the worker's call: the fee is due, and the reason is said."""
    await missed.charge()
    assert (await missed.staff.delete(missed.path)).status_code == 200
    await missed.work()
    assert list_charges(sims) == [] and (await missed.fee())["state"] == "due"
    assert (await missed.shown())["charge"]["error"] in {errors.NoCardOnFile.en, errors.NoCardOnFile.sv}


@pytest.mark.covers("BEY-006")
async def test_a_success_without_state_or_id_is_read_from_the_provider(missed, sims):
    """The money was taken, but the reply doesn't name it: the fee isn't due, and its sale has the payment's id."""
    behave(sims, "viva", outcome="bare")
    await missed.charge()
    [charge_id] = await list_charge_ids(missed)
    await process.run(missed.payer.context, charge_id)
    assert ((await missed.shown())["charge"]["state"], (await missed.fee())["state"]) == ("sent", "charged")
    await missed.work()
    assert ((await missed.shown())["charge"]["state"], (await missed.fee())["state"]) == ("sold", "paid")
    assert len(list_charges(sims)) == 1


@pytest.mark.covers("BEY-006")
async def test_a_charge_that_did_not_reach_the_provider_is_given_up_after_a_time(missed, sims):
    """Not sent a second time by itself; after a quarter of an hour the fee is due, and the next press charges once."""
    behave(sims, "viva", fault="not_done_no_reply", times=1)
    await missed.charge()
    await missed.work()
    assert (await missed.shown())["charge"]["state"] == "sent" and list_charges(sims) == []
    await missed.work(later=state.MISSING_AFTER)
    assert ((await missed.shown())["charge"]["state"], (await missed.fee())["state"]) == ("declined", "due")
    assert (await missed.shown())["charge"]["error"]
    await missed.charge()
    await missed.work()
    assert (await missed.fee())["state"] == "paid" and len(list_charges(sims)) == 1


@pytest.mark.covers("BEY-006", "BEY-001")
async def test_presses_at_once_and_workers_at_once_charge_once(missed, sims):
    replies = await asyncio.gather(*(missed.charge() for _ in range(5)))
    assert sorted(reply.status_code for reply in replies) == [200, 409, 409, 409, 409]
    [charge_id] = await list_charge_ids(missed)
    await asyncio.gather(*(process.run(missed.payer.context, charge_id) for _ in range(5)))
    await missed.work()
    assert len(list_charges(sims)) == 1 and (await missed.fee())["state"] == "paid"
    assert [row.total for row in await missed.payer.receipts()] == [DEPOSIT, FEE]


@pytest.mark.covers("BEY-006")
async def test_the_database_refuses_a_second_open_charge_of_a_fee(missed):
    await missed.charge()
    [charge_id] = await list_charge_ids(missed)
    with pytest.raises(Exception) as refused:
        async with transaction(missed.payer.context) as session:
            row = await session.get(CardCharge, (missed.payer.clinic.company.id, charge_id))
            values = {column.key: getattr(row, column.key) for column in CardCharge.__mapper__.column_attrs}
            session.add(CardCharge(**{**values, "id": missed.payer.place.service.id, "receipt_id": missed.payer.place.service.id}))
    assert isinstance(getattr(refused.value, "orig", refused.value).__cause__, asyncpg.UniqueViolationError)


@pytest.mark.covers("BEY-006", "PUB-005")
async def test_the_client_removes_the_card_which_is_not_charged_any_more(missed, sims, visitor):
    """Also not by a press from before the removal; its number at the card company is deleted."""
    access = await missed.factory.booking_flow(missed.payer.place, managed_booking_id=missed.booking["id"])
    path = f"{missed.payer.base}/card-on-file"
    assert (await visitor.get(path, headers=access.headers)).json()["data"] == {"card_number": "476173******0119", "max_amount": FEE}
    await missed.charge()
    for _ in range(2):
        removed = await visitor.post(f"{path}/remove", headers=access.headers)
        assert (removed.status_code, removed.json()["data"]["card_number"]) == (200, None)
    await missed.work()
    assert ((await missed.shown())["charge"]["state"], (await missed.fee())["state"]) == ("declined", "due")
    refused = await missed.charge()
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "card_on_file.none")
    assert list_charges(sims) == []
    [row] = await missed.staff.list_audit("card_on_file.removed")
    assert row["details"]["reason"] == "client"
    async with transaction(missed.payer.context) as session:
        assert list(await session.scalars(select(CardOnFile.transaction_id))) == [""]
    unverified = await missed.factory.booking_flow(missed.payer.place, managed_booking_id=missed.booking["id"], verified_at=None)
    assert (await visitor.get(path, headers=unverified.headers)).status_code == 403
    assert (await visitor.post(f"{path}/remove", headers={"x-flow-key": "guessed"})).status_code == 401


@pytest.mark.covers("BEY-006")
async def test_staff_removes_the_card_once(missed):
    assert (await missed.staff.delete(missed.path)).status_code == 200
    assert (await missed.shown())["card"] is None
    repeated = await missed.staff.delete(missed.path)
    assert (repeated.status_code, repeated.json()["data"]["code"]) == (409, "card_on_file.none")


@pytest.mark.covers("BEY-006")
async def test_without_consent_no_payment_by_card_begins_and_no_card_is_kept(desk, sims):
    """Another sentence isn't the one to accept; Swish asks for none; with the switch off none is asked for."""
    for text in ("", "Ja"):
        refused = await desk.pay(text)
        assert (refused.status_code, refused.json()["data"]["code"]) == (409, "card_on_file.consent_needed")
    assert seen(sims)["orders"] == []
    assert (await desk.pay("", "swish")).status_code == 200
    off = await desk.staff.put(SETTINGS, json=settings_data(desk.payer.clinic.register.id, saves_card=False, version=2))
    assert off.status_code == 200 and await desk.consent() == ""
    assert (await desk.pay("")).status_code == 200
    pay_by_card(sims)
    await desk.payer.work()
    await desk.miss()
    assert (await desk.shown())["card"] is None and (await desk.charge()).json()["data"]["code"] == "card_on_file.none"


@pytest.mark.covers("BEY-006")
async def test_no_consent_is_asked_for_where_no_fee_can_become_due(desk):
    assert (await desk.staff.put("/api/booking-settings/fees", json={"version": 2})).status_code == 200
    assert await desk.consent() == ""
    assert (await desk.pay("")).status_code == 200


@pytest.mark.covers("BEY-006")
async def test_a_waived_fee_and_one_above_the_consent_are_not_charged(missed, sims):
    fee = await missed.fee()
    waive = {"reason": "Sjuk", "version": fee["version"]}
    assert (await missed.staff.post(f"/api/v2/bookings/{missed.booking['id']}/fees/waive", json=waive)).status_code == 200
    assert (await missed.charge()).json()["data"]["code"] == "booking_fee.not_due"
    rules = {"no_show_mode": "amount", "no_show_amount": FEE + 100, "version": 2}
    assert (await missed.staff.put("/api/booking-settings/fees", json=rules)).status_code == 200
    await missed.miss(hours=3)
    assert (await missed.charge()).json()["data"]["code"] == "card_on_file.above_consent"
    await missed.work()
    assert (await missed.fee())["state"] == "due" and money_of(sims) == DEPOSIT


@pytest.mark.covers("BEY-006")
async def test_a_fee_cannot_be_waived_while_its_card_is_charged(missed):
    await missed.charge()
    waive = {"reason": "Sjuk", "version": (await missed.fee())["version"]}
    refused = await missed.staff.post(f"/api/v2/bookings/{missed.booking['id']}/fees/waive", json=waive)
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "booking_fee.not_due")
    await missed.work()
    assert (await missed.fee())["state"] == "paid"


@pytest.mark.covers("BEY-006", "PLT-034")
async def test_other_clinics_and_users_without_the_right_reach_no_card(missed, as_staff, factory, sims):
    foreign = await as_staff("admin", company=(await factory.pos_clinic()).company)
    replies = [await foreign.get(missed.path), await foreign.post(f"{missed.path}/charge"), await foreign.delete(missed.path)]
    assert [reply.status_code for reply in replies] == [404, 404, 404]
    accountant = await as_staff("accountant", company=missed.payer.clinic.company)
    replies = [await accountant.get(missed.path), await accountant.post(f"{missed.path}/charge"), await accountant.delete(missed.path)]
    assert [reply.status_code for reply in replies] == [403, 403, 403]
    await missed.work()
    assert list_charges(sims) == [] and (await missed.shown())["card"]


@pytest.mark.covers("BEY-006", "BEY-025")
async def test_a_later_deposit_and_a_merge_leave_one_card_in_use(missed, factory):
    """The card of the remaining client stays; the other's is removed with its number at the card company."""
    company = missed.payer.clinic.company
    [booked, *_] = await factory.list_bookings(company)
    other = await factory.client(company)
    async with transaction(missed.payer.context) as session:
        row = await session.scalar(select(CardOnFile))
        values = {column.key: getattr(row, column.key) for column in CardOnFile.__mapper__.column_attrs}
        session.add(CardOnFile(**{**values, "id": other.id, "client_id": other.id, "transaction_id": "other"}))
    merged = await missed.staff.post(
        f"/api/clients/{booked.client_id}/merge",
        json={
            "source_id": str(other.id),
            "fields_from_source": [],
            "reason": "Samma person",
            "version": 1,
            "source_version": 1,
        },
    )
    assert merged.status_code == 200, merged.text
    async with transaction(missed.payer.context) as session:
        rows = list(await session.scalars(select(CardOnFile).order_by(CardOnFile.transaction_id)))
    assert [(row.client_id, bool(row.transaction_id)) for row in rows] == [(booked.client_id, False), (booked.client_id, True)]


async def list_charge_ids(desk: CardDesk) -> list[Any]:
    async with transaction(desk.payer.context) as session:
        return list(await session.scalars(select(CardCharge.id)))
