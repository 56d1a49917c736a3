"""Visitors who identify themselves by BankID before anything is booked, and attempts to do without it (BKG-040)."""

from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

import pytest
from sqlalchemy import select, update

from clinic.accounts.bankid import service as bankid
from clinic.accounts.bankid.models import BankIdProof
from clinic.booking.portal.identification import service
from clinic.booking.portal.models import BookingFlow
from clinic.clients import service as clients
from clinic.clients.models import Client
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.booking.portal.test_booking_flow import PortalClient, visitor_details
from tests.booking.portal.test_portal_settings import list_clients, save
from tests.support.bankid import BankIdApp

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BKG-040", "PUB-010")]
PERSON, STORED = "198112289874", "19811228-9874"


async def require_bankid(as_staff: Any, clinic: Any) -> Any:
    """Turn on that visitors of the clinic identify themselves; return its staff."""
    staff = await as_staff("admin", company=clinic.company)
    assert (await save(staff, needs_bankid=True)).status_code == 200
    return staff


@pytest.fixture
async def portal(visitor, factory, as_staff) -> PortalClient:
    """A visitor with a flow at a clinic that needs BankID."""
    portal = await PortalClient(visitor, await factory.bookable_clinic(people=2), factory).start_flow()
    portal.staff = await require_bankid(as_staff, portal.clinic)
    return portal


async def verify(portal: PortalClient, hour: int = 9, **details: Any) -> PortalClient:
    """Select a time and verify the phone of a visitor."""
    await portal.select(portal.clinic.at(hour))
    assert (await portal.post("/send-otp", {**visitor_details(), **details})).status_code == 200
    assert (await portal.post("/verify-otp", {"code": await portal.last_code()})).status_code == 200
    return portal


async def start(portal: PortalClient) -> dict[str, Any]:
    reply = await portal.post("/bankid/start-order", {"same_device": False})
    assert reply.status_code == 200, reply.text
    return reply.json()["data"]


async def get_qr(portal: PortalClient, order: dict[str, Any]) -> Any:
    return await portal.visitor.get(f"{portal.base}/bankid/generate-qr", params={"order_ref": order["order_ref"]}, headers=portal.headers)


async def collect(portal: PortalClient, order: dict[str, Any]) -> Any:
    return await portal.post("/bankid/collect-order", {"order_ref": order["order_ref"]})


async def identify(portal: PortalClient, app: BankIdApp, person: str = PERSON) -> Any:
    """Identify the visitor of the flow by the code on their screen; return the last response."""
    order = await start(portal)
    qr = (await get_qr(portal, order)).json()["data"]["qr"]
    await app.press((await app.scan(qr, person))["ref"], "sign")
    return await collect(portal, order)


async def test_nothing_is_booked_before_bankid_and_the_person_is_found_by_it(portal, factory, bankid_app):
    """BKG-040: the booking is refused with a code and a text, then made for the client with the personal number; nothing is shown."""
    known = await factory.client(portal.clinic.company, first_name="Karin", last_name="Hemlig", personal_id=STORED, email="karin@people.test")
    await index_personal_id(known)
    await verify(portal)
    refused = await portal.post("/bookings", **{"X-Language": "en"})
    assert (refused.status_code, refused.json()["data"]["code"]) == (403, "portal.bankid_required")
    assert "BankID" in refused.json()["message"]
    reply = await identify(portal, bankid_app)
    assert (reply.json()["data"]["state"], reply.json()["data"]["outcome"]) == ("complete", {"is_identified": True})
    flow = await portal.get("/flow")
    assert flow.json()["data"]["is_identified"] is True
    booked = await portal.post("/bookings")
    assert booked.status_code == 200, booked.text
    [booking] = await factory.list_bookings(portal.clinic.company)
    assert booking.client_id == known.id
    shown = reply.text + flow.text + booked.text + (await portal.get("/booking")).text
    assert not any(secret in shown for secret in ("Karin", "Hemlig", "karin@", "9874", PERSON))
    assert len(await portal.staff.list_audit("portal.identified")) == 1
    async with transaction(Context.system(portal.clinic.company.id)) as session:
        proof = (await session.scalars(select(BankIdProof))).one()
        assert (proof.personal_number, proof.type) == (PERSON, service.ORDERS.order_type)


async def index_personal_id(client: Client) -> None:
    """Write the search tokens of a client, as saving it does."""
    async with transaction(Context.system(client.company_id)) as session:
        await clients.update_search_tokens(session, await clients.get_client(session, client.id))


async def test_a_new_visitor_becomes_a_client_with_the_proved_number(portal, bankid_app):
    """BKG-040: the number that was typed is not what counts, and the second visit of the person is the same client's."""
    await verify(portal, personal_id="19900807-2390")
    await identify(portal, bankid_app)
    assert (await portal.post("/bookings")).status_code == 200
    await verify(await portal.start_flow(), 11)
    await identify(portal, bankid_app)
    assert (await portal.post("/bookings")).status_code == 200
    [client] = await list_clients(portal.clinic.company)
    assert client.personal_id == STORED


async def test_an_order_belongs_to_its_flow(portal, bankid_app):
    """PUB-010: another visitor can't follow, collect or cancel an order, nor book by the proof of a neighbour."""
    await verify(portal)
    order = await start(portal)
    qr = (await get_qr(portal, order)).json()["data"]["qr"]
    stranger = await verify(await PortalClient(portal.visitor, portal.clinic, portal.factory).start_flow(), 11)
    assert (await get_qr(stranger, order)).status_code == 404
    assert (await collect(stranger, order)).status_code == 404
    assert (await stranger.post("/bankid/cancel-order", {"order_ref": order["order_ref"]})).status_code == 404
    await bankid_app.press((await bankid_app.scan(qr, PERSON))["ref"], "sign")
    assert (await collect(stranger, order)).status_code == 404
    assert (await collect(portal, order)).json()["data"]["state"] == "complete"
    assert (await stranger.post("/bookings")).json()["data"]["code"] == "portal.bankid_required"
    assert (await portal.post("/bookings")).status_code == 200


async def test_a_proof_is_used_for_one_booking(portal, bankid_app):
    """PUB-010: the next booking needs its own identification, also when the old order is collected from the new flow."""
    await verify(portal)
    order = await start(portal)
    qr = (await get_qr(portal, order)).json()["data"]["qr"]
    await bankid_app.press((await bankid_app.scan(qr, PERSON))["ref"], "sign")
    await collect(portal, order)
    assert (await portal.post("/bookings")).status_code == 200
    assert (await portal.post("/bankid/start-order", {})).status_code == 401, "the flow has ended with its booking"
    await verify(await portal.start_flow(), 11)
    assert (await collect(portal, order)).status_code == 404
    assert (await portal.post("/bookings")).json()["data"]["code"] == "portal.bankid_required"
    assert len(await portal.factory.list_bookings(portal.clinic.company)) == 1


async def test_a_proof_of_one_clinic_is_nothing_at_another(portal, factory, as_staff, bankid_app):
    """PUB-010: neither the flow's key nor the order's reference is known at another clinic."""
    await verify(portal)
    order = await start(portal)
    qr = (await get_qr(portal, order)).json()["data"]["qr"]
    await bankid_app.press((await bankid_app.scan(qr, PERSON))["ref"], "sign")
    await collect(portal, order)
    other = await PortalClient(portal.visitor, await factory.bookable_clinic(), factory).start_flow()
    await require_bankid(as_staff, other.clinic)
    await verify(other)
    assert (await collect(other, order)).status_code == 404
    assert (await other.post("/bookings")).json()["data"]["code"] == "portal.bankid_required"
    own_key, other.headers = other.headers, portal.headers
    assert (await other.post("/bookings")).json()["data"]["code"] == "booking_flow.expired"
    assert own_key != portal.headers


async def test_an_order_needs_the_code_and_a_live_flow(portal, bankid_app):
    """PUB-010: no order is started before the code, without a flow or after its end; a forged result changes nothing."""
    await portal.select(portal.clinic.at(9))
    assert (await portal.post("/bankid/start-order", {})).json()["data"]["code"] == "booking_flow.unverified"
    assert await bankid_app.orders() == [] or all(order["state"] != "pending" for order in await bankid_app.orders())
    await verify(portal)
    order = await start(portal)
    forged = {"order_ref": order["order_ref"], "state": "complete", "personal_number": PERSON, "outcome": {"is_identified": True}}
    assert (await portal.post("/bankid/collect-order", forged)).json()["data"]["state"] == "pending"
    assert (await portal.post("/bookings")).json()["data"]["code"] == "portal.bankid_required"
    assert (await portal.post("/bankid/collect-order", {"order_ref": str(uuid4())})).status_code == 404
    portal.headers = {"X-Flow-Key": "x" * 43}
    assert (await portal.post("/bankid/start-order", {})).json()["data"]["code"] == "booking_flow.expired"


async def test_a_completion_after_the_flow_has_ended_identifies_nobody(portal, bankid_app):
    """The hook of a completed order may run late: an expired flow stays unidentified."""
    await verify(portal)
    order = await start(portal)
    qr = (await get_qr(portal, order)).json()["data"]["qr"]
    await bankid_app.press((await bankid_app.scan(qr, PERSON))["ref"], "sign")
    async with transaction(Context.system(portal.clinic.company.id)) as session:
        flow_id = await session.scalar(select(BookingFlow.id).where(BookingFlow.company_id == portal.clinic.company.id))
        await session.execute(update(BookingFlow).values(expires_at=now() - timedelta(minutes=1)))
    assert (await collect(portal, order)).status_code == 401
    await bankid.poll_order(Context.system(portal.clinic.company.id), UUID(order["order_ref"]))
    async with transaction(Context.system(portal.clinic.company.id)) as session:
        row = (await session.scalars(select(BookingFlow).where(BookingFlow.id == flow_id))).one()
        assert (row.personal_number, row.identified_at) == ("", None)


@pytest.mark.covers("BEY-004")
async def test_the_waiting_list_needs_bankid_as_well(portal, bankid_app):
    """BKG-040: no detour by the waiting list, whose offers are booked by their link."""
    await verify(portal)
    times = {"service_id": str(portal.clinic.service.id), "weekdays": [1], "from_day": portal.clinic.at(9)[:10], "to_day": portal.clinic.at(9, days=30)[:10]}
    assert (await portal.post("/waiting-list", times)).json()["data"]["code"] == "portal.bankid_required"
    await identify(portal, bankid_app)
    assert (await portal.post("/waiting-list", times)).status_code == 200
