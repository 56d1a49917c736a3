"""A visitor types a personal id that another client has: it is saved once, shows nothing, and staff are offered the merge (LAW-011)."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import select

from clinic.clients.models import Client
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.aesthetics.conftest import ADULT_ID
from tests.aesthetics.test_gate import refusal
from tests.booking.portal.test_booking_flow import PortalClient, visitor_details
from tests.booking.portal.test_identification import identify, require_bankid
from tests.journal.conftest import success_data

pytestmark = [pytest.mark.anyio, pytest.mark.covers("LAW-011", "LAW-023", "PUB-010")]
FREE_ID = "19900807-2390"


async def visit(clinic: Any, visitor: Any, factory: Any, hour: int = 10, **details: Any) -> list[Any]:
    """Book a time as a visitor and return all replies."""
    portal = await PortalClient(visitor, clinic.booking, factory).start_flow()
    replies = [await portal.select(clinic.booking.at(hour)), await portal.post("/send-otp", visitor_details(**details))]
    replies += [await portal.post("/verify-otp", {"code": await portal.last_code()}), await portal.post("/bookings")]
    return replies


async def list_clients(clinic: Any, first_name: str = "Vera") -> list[Client]:
    async with transaction(Context.system(clinic.booking.company.id)) as session:
        rows = await session.scalars(select(Client).where(Client.first_name == first_name).order_by(Client.created_at))
        return list(rows)


def summary(user: Any, client: Any) -> Any:
    return success_data(user.get(f"/api/overview/clients/{client.id}/summary"))


@pytest.mark.parametrize("typed", [ADULT_ID, ADULT_ID.replace("-", "")])
async def test_typed_personal_id_of_another_client_books_and_is_saved_once(clinic, visitor, factory, typed):
    """LAW-011: the number proves the age for the booking of the visitor's own client; the booking's staff read who has it."""
    replies = await visit(clinic, visitor, factory, personal_id=typed)
    assert [reply.status_code for reply in replies] == [200] * 4, replies[-1].text
    assert not any("Klara" in reply.text or "9874" in reply.text for reply in replies)
    [vera] = await list_clients(clinic)
    assert (vera.personal_id, vera.claimed_personal_id) == ("", ADULT_ID)
    [booking] = await factory.list_bookings(clinic.booking.company)
    assert booking.client_id == vera.id
    claim = (await summary(clinic.owner, vera))["claimed_personal_id"]
    assert (claim["personal_id"], [row["id"] for row in claim["clients"]]) == (ADULT_ID, [str(clinic.client.id)])
    [row] = await clinic.owner.list_audit("client.personal_id_claimed")
    assert row["client_id"] == vera.id
    assert (await summary(clinic.owner, clinic.client))["claimed_personal_id"] is None


async def test_answers_are_the_same_for_known_and_unknown_personal_ids(clinic, visitor, factory):
    """PUB-010: no status, state or field tells whether a number is a client's."""

    def shape(replies: list[Any]) -> list[Any]:
        return [(reply.status_code, sorted(reply.json()["data"]), reply.json()["data"].get("state")) for reply in replies]

    known = await visit(clinic, visitor, factory, 10, personal_id=ADULT_ID)
    assert shape(known) == shape(await visit(clinic, visitor, factory, 12, personal_id=FREE_ID))


async def test_returning_visitor_books_again_and_only_what_needs_no_proof_of_the_person(clinic, visitor, factory):
    """LAW-023: the claimed number counts for bookings and moves; a consent or a signature waits until staff have settled whose it is."""
    contact = visitor_details(personal_id=ADULT_ID)
    for hour in (10, 12):
        assert (await visit(clinic, visitor, factory, hour, **contact))[-1].status_code == 200
    [vera] = await list_clients(clinic)
    assert len(await clinic.owner.list_audit("client.personal_id_claimed")) == 1
    booking = (await factory.list_bookings(clinic.booking.company))[0]
    move = {"start_at": clinic.booking.at(15), "version": 1}
    await success_data(clinic.owner.post(f"/api/v2/bookings/{booking.id}/reschedule", json=move))
    path = f"/api/client/{vera.id}/aesthetic-verdict"
    reasons = [(await success_data(clinic.nurse.get(path, params={"kind": "filler", "step": step})))["reasons"] for step in ("booking", "signing")]
    assert ["age_unproven" in row for row in reasons] == [False, True]


async def test_staff_merge_or_dismiss_a_claimed_personal_id(clinic, visitor, factory, as_staff):
    """LAW-011: after the merge the number is one client's; a dismissed one is deleted and proves nothing. Strangers reach neither."""
    await visit(clinic, visitor, factory, 10, personal_id=ADULT_ID, first_name="Mira")
    await visit(clinic, visitor, factory, 12, personal_id=ADULT_ID)
    [mira], [vera] = await list_clients(clinic, "Mira"), await list_clients(clinic)
    claimed = f"/api/clients/{vera.id}/claimed-personal-id"
    assert (await (await as_staff("admin")).delete(claimed)).status_code == 404
    restricted = await as_staff("user", company=clinic.booking.company, client_access="custom")
    await factory.client_access(restricted.member, vera)
    assert (await summary(restricted, vera))["claimed_personal_id"] is None, "who may not see the other client learns nothing of them"
    for _ in range(2):
        await success_data(clinic.owner.delete(claimed))
    [vera] = await list_clients(clinic)
    assert vera.claimed_personal_id == ""
    assert len(await clinic.owner.list_audit("client.personal_id_dismissed")) == 1
    assert refusal(await clinic.owner.post("/api/v2/bookings", json=clinic.booking.booking_data(vera.id, clinic.booking.at(15)))) == ["age_unproven"]
    target, source = [(await summary(clinic.owner, row))["client"]["version"] for row in (clinic.client, mira)]
    await success_data(clinic.owner.post(f"/api/clients/{clinic.client.id}/merge", json={
        "source_id": str(mira.id), "source_version": source, "reason": "Samma person", "version": target,
    }))
    bookings = [row for row in await factory.list_bookings(clinic.booking.company) if row.client_id == clinic.client.id]
    assert len(bookings) == 1
    assert (await summary(clinic.owner, clinic.client))["claimed_personal_id"] is None


async def test_visitors_who_type_one_personal_id_at_once_save_it_once(clinic, visitor, factory):
    """LAW-011: of five at once one saves the number, the others claim it; all are booked."""
    replies = await asyncio.gather(*(book_verified_flow(clinic, visitor, factory, hour) for hour in (9, 10, 11, 13, 14)))
    assert [reply.status_code for reply in replies] == [200] * 5, [reply.text for reply in replies]
    rows = await list_clients(clinic)
    assert sorted((row.personal_id, row.claimed_personal_id) for row in rows) == [*[("", FREE_ID)] * 4, (FREE_ID, "")]


async def book_verified_flow(clinic: Any, visitor: Any, factory: Any, hour: int) -> Any:
    """Book by a flow that has been verified before, so that the bookings themselves are made at the same time."""
    details = visitor_details(personal_id=FREE_ID, special_request="")
    flow = await factory.booking_flow(
        clinic.booking, clinic.booking.at(hour), visitor_details=details, phone=f"+46{details['mobile_number']}",
    )
    return await visitor.post(f"/api/v2/booking-portal/{clinic.booking.company.encrypted_id}/bookings", json={}, headers=flow.headers)


async def test_personal_id_that_bankid_proves_reaches_the_client(clinic, visitor, factory, as_staff, bankid_app):
    """LAW-011: only BankID recognises the other client; nothing is claimed then."""
    await require_bankid(as_staff, clinic.booking)
    portal = await PortalClient(visitor, clinic.booking, factory).start_flow()
    await portal.select(clinic.booking.at(10))
    await portal.post("/send-otp", visitor_details())
    await portal.post("/verify-otp", {"code": await portal.last_code()})
    await identify(portal, bankid_app, ADULT_ID.replace("-", ""))
    assert (await portal.post("/bookings")).status_code == 200
    [booking] = await factory.list_bookings(clinic.booking.company)
    assert booking.client_id == clinic.client.id and await list_clients(clinic) == []
