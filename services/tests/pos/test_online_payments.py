"""Visitors of the booking portal pay in advance: no money without a booking or its return (PUB-004, PUB-006, BKG-042, BEY-006)."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import asyncpg
import httpx
import pytest
import time_machine
from httpx_aiohttp import AiohttpTransport
from sqlalchemy import select, update

from clinic.booking.catalogue.models import Service
from clinic.booking.portal import queries as portal_queries
from clinic.booking.portal.dependencies import PortalVisitor
from clinic.booking.portal.models import BookingFlow
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings
from clinic.pos.models import OnlinePayment
from clinic.pos.online_payments import process, service, state
from clinic.pos.online_payments.schemas import OnlinePaymentCreate
from tests.booking.bookings.test_cancellation_policy import set_policy
from tests.booking.portal.test_portal_settings import save
from tests.factories.pos import POS_API
from tests.pos.paying_visitors import SETTINGS, SWISH_NUMBER, Payer, money_of, pay_by_card, press_swish, settings_data
from tests.providers.payment_clients import behave, seen

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(180)]
PRICE, DEPOSIT = 45000, 9000


@pytest.fixture
async def clinic(no_open_sales: None, as_staff: Any, factory: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A clinic with a register, whose administrator has switched a deposit on. Swish reports to secure addresses only."""
    monkeypatch.setattr(settings(), "public_url", "https://127.0.0.1:9")
    clinic = await factory.pos_clinic(timezone="UTC")
    clinic.staff = await as_staff("admin", company=clinic.company)
    reply = await clinic.staff.put(SETTINGS, json=settings_data(clinic.register.id))
    assert reply.status_code == 200, reply.text
    return clinic


@pytest.fixture
async def place(clinic: Any, factory: Any) -> Any:
    return await factory.bookable_clinic(company=clinic.company)


@pytest.fixture
async def payer(clinic: Any, place: Any, visitor: Any, factory: Any) -> Payer:
    return Payer(clinic, place, visitor, await factory.booking_flow(place, place.at(9)))


@pytest.mark.covers("BKG-040")
async def test_no_payment_begins_before_bankid_where_the_clinic_needs_it(clinic: Any, payer: Payer) -> None:
    """BKG-040: the detour by a payment is closed; nothing is held for longer and no money is asked for."""
    assert (await save(clinic.staff, needs_bankid=True)).status_code == 200
    refused = await payer.start()
    assert (refused.status_code, refused.json()["data"]["code"]) == (403, "portal.bankid_required")


@pytest.mark.covers("PUB-004", "LAW-023")
async def test_no_payment_begins_for_a_treatment_whose_visitor_proves_no_age(payer: Payer, place: Any) -> None:
    """LAW-023: a treatment under the act that was selected after the details is refused before money is asked for, not after."""
    async with transaction(payer.context) as session:
        await session.execute(update(Service).where(Service.id == place.service.id).values(aesthetic_kind="filler"))
    refused = await payer.start()
    assert (refused.status_code, refused.json()["errors"]["personal_id"][0]["code"]) == (422, "required")
    async with transaction(payer.context) as session:
        assert (await session.scalars(select(OnlinePayment.id))).all() == []


@pytest.mark.covers("PUB-004", "LAW-023")
async def test_no_payment_begins_for_a_client_whose_saved_age_refuses_the_treatment(payer: Payer, place: Any, factory: Any) -> None:
    """LAW-023: the visitor typed an adult's number, the client who is recognized is a minor: refused before the money, not returned after."""
    async with transaction(payer.context) as session:
        await session.execute(update(Service).where(Service.id == place.service.id).values(aesthetic_kind="filler"))
        flow = await session.get_one(BookingFlow, (place.company.id, payer.flow.id))
        details = dict(flow.visitor_details or {})
        flow.visitor_details = {**details, "personal_id": "19900807-2390"}
    await factory.client(
        place.company, first_name="Vera", last_name="Visit", email=details["email"], phone=flow.phone, personal_id="20200101-2380",
    )
    refused = await payer.start()
    assert (refused.status_code, refused.json()["errors"]["personal_id"][0]["code"]) == (422, "not_online")
    async with transaction(payer.context) as session:
        assert (await session.scalars(select(OnlinePayment.id))).all() == []


@pytest.mark.covers("BKG-040", "POS-001")
async def test_payment_is_switched_on_only_with_a_register_that_can_sell(no_open_sales, as_staff, factory):
    """Refused with the register's own sentence until it is enrolled; a plain member of staff can't change it."""
    clinic = await factory.pos_clinic()
    staff = await as_staff("admin", company=clinic.company)
    unready = (await staff.post(f"{POS_API}/registers", json={
        "name": "Online", "street_address": "Storgatan 1", "zip_code": "111 22", "city": "Stockholm",
    })).json()["data"]["id"]
    refusals = [(await staff.put(SETTINGS, json=settings_data(register))).json()["data"]["code"] for register in (None, unready)]
    assert refusals == ["online_payment.register_missing", "pos.no_control_unit"]
    shown = (await staff.get(SETTINGS)).json()["data"]
    assert shown["mode"] == "none" and [bool(row["blocker"]) for row in shown["registers"]] == [False, True]
    assert (await staff.put(SETTINGS, json=settings_data(clinic.register.id, deposit_percent=101))).status_code == 422
    saved = await staff.put(SETTINGS, json=settings_data(clinic.register.id))
    assert (saved.json()["data"]["mode"], saved.json()["data"]["version"]) == ("percent", 2)
    assert len(await staff.list_audit("online_payment_settings.changed")) == 1
    plain = await as_staff("user", company=clinic.company)
    assert (await plain.put(SETTINGS, json=settings_data(clinic.register.id))).status_code == 403


@pytest.mark.covers("PUB-004", "PUB-006", "BKG-042", "BEY-006")
async def test_visitor_pays_a_deposit_by_swish_and_gets_the_booking_and_its_receipt(payer, sims, factory):
    """The hold lasts 15 minutes; a double click pays once; the page shows the visit to this browser only."""
    behave(sims, "swish", SWISH_NUMBER, outcome="manual")
    refused = await payer.visitor.post(f"{payer.base}/bookings", json={}, headers=payer.flow.headers)
    assert refused.json()["data"]["code"] == "portal.payment_required"
    first, repeated = await payer.start(), await payer.start()
    data = first.json()["data"]
    flow = (await payer.visitor.get(f"{payer.base}/flow", headers=payer.flow.headers)).json()["data"]
    terms = {"kind": "deposit", "amount": DEPOSIT, "price": PRICE, "methods": ["swish", "online"], "card_consent": ""}
    assert flow["payment_terms"] == terms
    assert (data["state"], data["amount"]) == ("waiting", DEPOSIT) and data["token"]
    assert repeated.json()["data"]["key"] == data["key"] and len(seen(sims)["swish"]) == 1
    [occupied] = await factory.list_occupancies(payer.clinic.company)
    assert timedelta(minutes=14) < occupied.expires_at - now() <= state.PAYMENT_TTL
    press_swish(sims)
    await payer.work()
    status = (await payer.status()).json()["data"]
    assert (status["payment"]["state"], status["is_receipt_paid"]) == ("booked", True)
    assert (status["visit"]["client_name"], status["visit"]["price"], status["visit"]["start_at"]) == ("Vera Visit", PRICE, payer.place.at(9))
    assert (await payer.status(headers={})).json()["data"]["visit"] is None
    key = status["payment"]["key"]
    assert (await payer.status(booking_id=key, client_id=status["visit"]["client_key"])).status_code == 200
    assert (await payer.status(booking_id=key, client_id=key)).status_code == 404
    assert (await payer.status(booking_id=key[:-3] + "abc")).status_code == 404
    [receipt], [booking] = await payer.receipts(), await factory.list_bookings(payer.clinic.company)
    assert (receipt.state, receipt.total, receipt.vat, receipt.booking_id) == ("PAID", DEPOSIT, 1800, booking.id)
    assert receipt.number and receipt.register_id == payer.clinic.register.id and money_of(sims) == DEPOSIT


@pytest.mark.covers("PUB-004", "BKG-042")
async def test_card_payment_is_believed_from_the_provider_only(payer, sims, visitor, factory):
    """Forged events book nothing; the real one books once although it comes twice."""
    await payer.start("online")
    order, key = seen(sims)["orders"][0]["id"], (await payer.payment())["key"]
    assert (await payer.payment())["url"].endswith(f"ref={order}")
    async with transaction(payer.context) as session:
        payment_id = str(await session.scalar(select(OnlinePayment.id)))
    event = {"MessageId": "1", "EventTypeId": 1796, "EventData": {"OrderCode": order, "MerchantId": "x", "TransactionId": "y"}}
    forged_swish = {"id": payment_id.replace("-", "").upper(), "status": "PAID", "amount": DEPOSIT / 100}
    for path, body in (("viva", event), ("swish", forged_swish), ("swish", ["nonsense"])):
        assert (await visitor.post(f"/api/hooks/{path}", json=body)).status_code == 200
    await payer.work()
    assert (await payer.payment())["state"] == "waiting" and await factory.list_bookings(payer.clinic.company) == []
    pay_by_card(sims)
    for _ in range(2):
        await visitor.post("/api/hooks/viva", json=event)
        await payer.work()
    assert len(await payer.receipts()) == 1 and len(await factory.list_bookings(payer.clinic.company)) == 1
    assert (await payer.status(booking_id=key)).json()["data"]["payment"]["state"] == "booked" and money_of(sims) == DEPOSIT


@pytest.mark.covers("PUB-004")
@pytest.mark.parametrize("method", ["swish", "online"])
async def test_money_for_a_lost_time_goes_back_also_after_an_outage(payer, sims, factory, method):
    """The hold has run out and staff has booked the time; the provider is down when the money is to go back."""
    behave(sims, "swish", SWISH_NUMBER, outcome="manual")
    await payer.start(method)
    await factory.age_holds(payer.clinic.company, timedelta(minutes=20))
    client = await factory.client(payer.clinic.company)
    taken = await payer.clinic.staff.post("/api/v2/bookings", json=payer.place.booking_data(client.id, payer.place.at(9)))
    assert taken.status_code == 200, taken.text
    press_swish(sims) if method == "swish" else pay_by_card(sims)
    for provider in ("swish", "viva"):
        behave(sims, provider, "*" if provider == "viva" else SWISH_NUMBER, fault="error_500")
    await payer.work()
    assert (await payer.payment())["state"] in {"refund_due", "refund_sent"} and money_of(sims) == DEPOSIT
    for provider in ("swish", "viva"):
        behave(sims, provider, "*" if provider == "viva" else SWISH_NUMBER)
    await payer.work()
    shown = await payer.payment()
    assert (shown["state"], bool(shown["error"])) == ("refunded", True)
    assert money_of(sims) == 0 and await payer.receipts() == [] and len(await factory.list_bookings(payer.clinic.company)) == 1


@pytest.mark.covers("PUB-004")
async def test_declined_and_expired_payments_charge_nothing_and_can_be_made_anew(payer, sims):
    """A declined payment says why; one whose 15 minutes are over is refused at the provider; another begins."""
    behave(sims, "swish", SWISH_NUMBER, outcome="manual")
    await payer.start()
    press_swish(sims, "decline")
    await payer.work()
    assert (await payer.payment())["error"] in {"Betalaren avbröt betalningen.", "The payer stopped the payment."}
    await payer.start()
    async with transaction(payer.context) as session:
        await session.execute(update(OnlinePayment).where(OnlinePayment.state == "waiting").values(expires_at=now()))
    await payer.work()
    assert [row["status"] for row in seen(sims)["swish"]] == ["CANCELLED", "DECLINED"]
    assert (await payer.start()).json()["data"]["state"] == "waiting" and money_of(sims) == 0


@pytest.mark.covers("PUB-004", "PLT-109")
@pytest.mark.parametrize("method", ["swish", "online"])
async def test_a_payment_can_be_made_for_fifteen_minutes(payer, sims, factory, method):
    """PLT-109: the time is held as long; afterwards the provider takes no money for it, and the time is free."""
    behave(sims, "swish", SWISH_NUMBER, outcome="manual")
    started_at = now()
    data = (await payer.start(method)).json()["data"]
    valid_for = datetime.fromisoformat(data["expires_at"]).replace(tzinfo=UTC) - started_at
    assert timedelta(minutes=15) <= valid_for + timedelta(seconds=1) < timedelta(minutes=15, seconds=30)
    with time_machine.travel(started_at + timedelta(minutes=14, seconds=50)):
        await payer.work()
        assert (await payer.payment())["state"] == "waiting" and len(await factory.list_occupancies(payer.clinic.company)) == 1
    with time_machine.travel(started_at + timedelta(minutes=15, seconds=30)):
        await payer.work()
        assert (await payer.payment())["state"] == "failed"
        client = await factory.client(payer.clinic.company)
        staff = payer.clinic.staff
        assert (await staff.post("/api/v2/bookings", json=payer.place.booking_data(client.id, payer.place.at(9)))).status_code == 200
    ended = seen(sims)["swish"][0]["status"] if method == "swish" else seen(sims)["orders"][0]["state"]
    assert ended.lower() in {"cancelled", "expired"} and money_of(sims) == 0


@pytest.mark.covers("PUB-004", "POS-022")
async def test_two_payments_of_one_visit_leave_one(payer, sims, factory):
    """The visitor has the card page open in one tab and pays by Swish in another, and pays both."""
    behave(sims, "swish", SWISH_NUMBER, outcome="manual")
    await payer.start("online")
    await payer.start("swish")
    pay_by_card(sims)
    press_swish(sims)
    assert money_of(sims) == 2 * DEPOSIT
    await payer.work()
    assert money_of(sims) == DEPOSIT and len(await factory.list_bookings(payer.clinic.company)) == len(await payer.receipts()) == 1


@pytest.mark.covers("PUB-004", "BKG-035", "POS-032")
@pytest.mark.parametrize("method", ["swish", "online"])
async def test_booking_cancelled_in_time_is_paid_back_with_a_return_receipt(payer, sims, factory, method):
    """Through the same provider, once; the provider is down at first. Cancelled after the policy's time, staff decides."""
    await payer.start(method)
    if method == "online":
        pay_by_card(sims)
    await payer.work()
    [booking] = await factory.list_bookings(payer.clinic.company)
    for provider in ("swish", "viva"):
        behave(sims, provider, "*" if provider == "viva" else SWISH_NUMBER, fault="error_500")
    await payer.clinic.staff.post(f"/api/v2/bookings/{booking.id}/cancel", json={"reason": "Sjuk", "version": 1})
    await payer.deliver_cancellations()
    await payer.work()
    assert money_of(sims) == DEPOSIT
    for provider in ("swish", "viva"):
        behave(sims, provider, "*" if provider == "viva" else SWISH_NUMBER)
    await payer.work()
    sale, refund = await payer.receipts()
    assert (sale.state, refund.type, refund.state, refund.original_id) == ("REFUNDED", "refund", "REFUNDED", sale.id)
    assert refund.number and money_of(sims) == 0
    assert (await payer.status()).json()["data"]["visit"]["is_cancelled"]


@pytest.mark.covers("BKG-035")
async def test_booking_cancelled_too_late_keeps_the_deposit(payer, sims, factory):
    await set_policy(payer.clinic.staff, hours=24 * 14)
    await payer.start()
    await payer.work()
    [booking] = await factory.list_bookings(payer.clinic.company)
    await payer.clinic.staff.post(f"/api/v2/bookings/{booking.id}/cancel", json={"reason": "Sjuk", "version": 1})
    await payer.deliver_cancellations()
    await payer.work()
    assert [row.type for row in await payer.receipts()] == ["sale"] and money_of(sims) == DEPOSIT


@pytest.mark.covers("POS-041", "PUB-004")
async def test_booking_stands_while_the_control_unit_is_away(payer, sims, factory):
    """The money is there and the time is booked: the sale is registered as soon as the unit works."""
    await payer.start()
    behave(sims, "infrasec", "*", fault="error_500")
    await payer.work()
    assert (await payer.status()).json()["data"]["visit"] and not (await payer.status()).json()["data"]["is_receipt_paid"]
    behave(sims, "infrasec", "*")
    await payer.work()
    assert [row.state for row in await payer.receipts()] == ["PAID"] and money_of(sims) == DEPOSIT


class ProcessDied(BaseException):
    """Stands for the end of a process at a crash point."""


@pytest.fixture
async def crash_after(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[dict[str, int]]:
    """Die at a crash point, which is before or after a commit or a provider's call: `points["left"]` counts them down."""
    points = {"left": 0}
    execute, handle = asyncpg.Connection.execute, AiohttpTransport.handle_async_request

    def pass_point() -> None:
        if points["left"] > 0:
            points["left"] -= 1
            if points["left"] == 0:
                raise ProcessDied

    async def execute_with_points(self: Any, query: str, *values: Any, **options: Any) -> str:
        if not query.startswith("COMMIT") and not (query.startswith("EXECUTE") and query.endswith(";COMMIT")):
            return str(await execute(self, query, *values, **options))
        pass_point()
        status = str(await execute(self, query, *values, **options))
        pass_point()
        return status

    async def handle_with_points(self: Any, request: httpx.Request) -> httpx.Response:
        pass_point()
        response = await handle(self, request)
        pass_point()
        return response

    monkeypatch.setattr(asyncpg.Connection, "execute", execute_with_points)
    monkeypatch.setattr(AiohttpTransport, "handle_async_request", handle_with_points)
    yield points


@pytest.mark.covers("PUB-004", "BEY-042")
@pytest.mark.parametrize("is_lost", [False, True])
async def test_process_that_dies_at_any_step_leaves_no_money_without_a_booking_or_its_return(payer, sims, factory, crash_after, is_lost):
    """At each crash point in turn a payment is begun and run; the worker goes on, and the visitor presses the button once more."""
    clinic, place, survived = payer.clinic, payer.place, 0
    bookings = 0
    for point in range(1, 60):
        start_at = place.at(8 + point % 9, days=7 + point // 9)
        flow = await factory.booking_flow(place, start_at)
        context = Context(company_id=clinic.company.id, actor="visitor", flow_id=flow.id)
        visitor = PortalVisitor(context, await portal_queries.get_clinic(context), f"crash {point}")
        crash_after["left"], is_taken = point, not is_lost
        try:
            await service.start_payment(visitor, OnlinePaymentCreate(method="swish"))
            if is_lost:
                await _take_time(payer, factory, start_at, crash_after)
                is_taken = True
            await _run_all(payer, flow.id)
            survived += 1
        except ProcessDied:
            crash_after["left"] = 0
            if not is_taken:
                await _take_time(payer, factory, start_at, crash_after)
        crash_after["left"] = 0
        await payer.work()
        if not is_lost:
            await service.start_payment(visitor, OnlinePaymentCreate(method="swish"))
            await payer.work()
            bookings += 1
        assert money_of(sims) == bookings * DEPOSIT, point
        if survived:
            break
    assert survived and point > 8
    receipts = await payer.receipts()
    assert len(receipts) == bookings and {row.state for row in receipts} <= {"PAID"}
    assert len([row for row in await factory.list_bookings(clinic.company) if row.source == "portal"]) == bookings


async def _take_time(payer: Payer, factory: Any, start_at: str, points: dict[str, int]) -> None:
    """Let the holds run out and book the time by staff, without crash points."""
    left, points["left"] = points["left"], 0
    await factory.age_holds(payer.clinic.company, timedelta(minutes=20))
    client = await factory.client(payer.clinic.company)
    await payer.clinic.staff.post("/api/v2/bookings", json=payer.place.booking_data(client.id, start_at))
    points["left"] = left


async def _run_all(payer: Payer, flow_id: UUID) -> None:
    async with transaction(payer.context) as session:
        payment_id = await session.scalar(select(OnlinePayment.id).where(OnlinePayment.flow_id == flow_id))
    assert payment_id
    await process.run(payer.context, payment_id)
