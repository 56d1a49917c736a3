"""The other coming bookings of a client who opened a booking's link and typed its code (BKG-042, PUB-010)."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
import time_machine
from sqlalchemy import update

from clinic.booking.portal import calendar_tokens, client_bookings
from clinic.clients.models import Client
from clinic.core.clock import now, to_wire
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.booking.bookings.test_cancellation_policy import set_policy
from tests.booking.portal.test_booking_access import CONTACT, LinkClient, link

__all__ = ["link"]
pytestmark = [pytest.mark.anyio, pytest.mark.covers("BKG-042", "PUB-010")]


async def book(link: Any, client_id: Any, hour: int, **fields: Any) -> str:
    """Book a time for a client, unless `at` names another in a week, and return the booking's id."""
    at = fields.pop("at", link.clinic.at(hour))
    reply = await link.staff.post("/api/v2/bookings", json=link.clinic.booking_data(client_id, at, **fields))
    assert reply.status_code == 200, reply.text
    return str(reply.json()["data"]["id"])


def key_of(link: Any, booking_id: str) -> str:
    return calendar_tokens.sign(link.clinic.company.id, UUID(booking_id))


async def read(link: Any, **headers: str) -> Any:
    return await link.visitor.get(f"{link.base}/key-bookings", headers={**link.headers, **headers})


async def refusal(link: Any) -> tuple[int, str]:
    reply = await read(link)
    assert "bookings" not in reply.text and "has_more" not in reply.text
    return reply.status_code, reply.json()["data"]["code"]


async def open_and_verify(link: Any, booking_id: str | None = None) -> None:
    assert (await link.open(key_of(link, booking_id or link.booking_id))).status_code == 200
    assert (await link.verify()).status_code == 200


async def set_client(link: Any, client_id: UUID, **values: Any) -> None:
    async with transaction(Context.system(link.clinic.company.id)) as session:
        key = Client.company_id == link.clinic.company.id, Client.id == client_id
        await session.execute(update(Client).where(*key).values(**values))


async def test_verified_client_sees_their_other_coming_bookings_and_opens_one(link, factory):
    """BKG-042: time, service, practitioner, place and state; its key opens that booking after a code of its own; the read is logged once."""
    second, third = await book(link, link.client.id, 11), await book(link, link.client.id, 13, special_request="Ont i axeln")
    cancelled = await book(link, link.client.id, 15)
    assert (await link.staff.post(f"/api/v2/bookings/{cancelled}/cancel", json={"version": 1, "reason": "Sjuk"})).status_code == 200
    await open_and_verify(link)
    reply = await read(link)
    assert reply.headers["cache-control"] == "no-store"
    listed = reply.json()["data"]
    assert [row["key"] for row in listed["bookings"]] == [key_of(link, second), key_of(link, third)]
    assert listed["has_more"] is False and "axeln" not in reply.text and "phone" not in reply.text
    row = listed["bookings"][0]
    assert row.keys() == {
        "start_at", "end_at", "state", "service_name", "practitioner_name", "place", "key", "can_move", "can_cancel",
    }
    assert (row["start_at"], row["state"], row["can_move"], row["can_cancel"]) == (link.clinic.at(11), "booked", True, True)
    assert (row["service_name"], row["practitioner_name"]) == (link.clinic.service.name, link.clinic.practitioners[0].name)
    await read(link)
    [entry] = await link.staff.list_audit("client_bookings.viewed")
    assert entry["client_id"] == link.client.id
    log = (await link.staff.get(f"/api/clients/{link.client.id}/access-log")).json()["data"]
    assert "A visitor with the client's link and code opened the list of the client's bookings by link." in str(log)
    await link.open(row["key"])
    assert await link.shown() is None and await refusal(link) == (403, "booking_flow.unverified")
    await link.verify()
    assert (await link.shown())["id"] == second
    assert [other["key"] for other in (await read(link)).json()["data"]["bookings"]] == [key_of(link, link.booking_id), key_of(link, third)]


async def test_list_says_what_the_policy_allows_and_follows_the_language(link):
    """BKG-042, BKG-035: after the policy's time a booking can neither be moved nor, without a fee, cancelled."""
    await book(link, link.client.id, 11)
    start = (now() + timedelta(hours=30)).replace(microsecond=0)
    await book(link, link.client.id, 13, at=to_wire(start), allow_overlap=True)
    await set_policy(link.staff, hours=48)
    await open_and_verify(link)
    rows = (await read(link)).json()["data"]["bookings"]
    assert [(row["start_at"], row["can_move"], row["can_cancel"]) for row in rows] == [
        (to_wire(start), False, False), (link.clinic.at(11), True, True),
    ]


async def test_the_list_is_bounded_and_empty_without_other_bookings(link, monkeypatch):
    """BKG-042: more than are listed are announced; a client without others gets an empty list, and no entry in the log."""
    await open_and_verify(link)
    assert (await read(link)).json()["data"] == {"bookings": [], "has_more": False}
    assert await link.staff.list_audit("client_bookings.viewed") == []
    monkeypatch.setattr(client_bookings, "MAX_BOOKINGS", 1)
    first = await book(link, link.client.id, 11)
    await book(link, link.client.id, 13)
    listed = (await read(link)).json()["data"]
    assert ([row["key"] for row in listed["bookings"]], listed["has_more"]) == ([key_of(link, first)], True)


async def test_nothing_is_listed_without_a_verified_code(link):
    """PUB-010: no flow, a guessed one, one before its code, and one whose code was typed wrongly list nothing, not even a number."""
    await book(link, link.client.id, 11)
    assert await refusal(link) == (401, "booking_flow.expired")
    link.headers = {"X-Flow-Key": "guessed"}
    assert await refusal(link) == (401, "booking_flow.expired")
    await link.open(key_of(link, link.booking_id))
    assert await refusal(link) == (403, "booking_flow.unverified")
    assert (await link.post("/verify-key-otp", {"code": "000000"})).status_code == 422
    assert await refusal(link) == (403, "booking_flow.unverified")


async def test_a_used_code_opens_no_second_list(link, factory):
    """PUB-010: the code of one flow is refused in another flow of the same booking."""
    await book(link, link.client.id, 11)
    await open_and_verify(link)
    [code] = [message.text[:6] for message in await factory.list_messages(link.clinic.company) if message.type == "code"]
    await link.open(key_of(link, link.booking_id))
    [_, newest] = [message.text[:6] for message in await factory.list_messages(link.clinic.company) if message.type == "code"]
    if newest != code:
        assert (await link.post("/verify-key-otp", {"code": code})).status_code == 422
        assert await refusal(link) == (403, "booking_flow.unverified")


async def test_clients_who_share_a_phone_see_their_own_bookings_only(link, factory):
    """PUB-010: a relative with the same phone, address and name is another client; a code verified for one lists nothing of the other."""
    child = await factory.client(link.clinic.company, **CONTACT)
    own, of_child, second_of_child = (
        await book(link, link.client.id, 11), await book(link, child.id, 13), await book(link, child.id, 15),
    )
    await open_and_verify(link)
    assert [row["key"] for row in (await read(link)).json()["data"]["bookings"]] == [key_of(link, own)]
    relative = LinkClient(link.visitor, factory, link.clinic, of_child)
    await open_and_verify(relative, of_child)
    assert [row["key"] for row in (await read(relative)).json()["data"]["bookings"]] == [key_of(link, second_of_child)]


async def test_a_flow_of_the_reception_or_of_a_new_booking_lists_nothing(link, factory):
    """PUB-010: only the key of a booking leads to the list, neither a phone number typed at the reception nor a flow that books."""
    soon = (now() + timedelta(minutes=30)).replace(microsecond=0)
    await book(link, link.client.id, 9, at=to_wire(soon), allow_overlap=True)
    reply = await link.post("/check-in/open", {"country_code": "+46", "mobile_number": "0701234567"})
    link.headers = {"X-Flow-Key": reply.json()["data"]["flow_key"]}
    assert (await link.verify()).json()["data"]["booking"] is not None
    assert await refusal(link) == (403, "booking_flow.unverified")
    link.headers = (await factory.booking_flow(link.clinic, link.clinic.at(12))).headers
    assert await refusal(link) == (401, "booking_flow.expired")


async def test_keys_and_flows_of_another_clinic_list_nothing(link, factory, as_staff):
    """PUB-010: a foreign clinic's key opens nothing; a verified flow works at its own clinic only, whose bookings alone are listed."""
    await book(link, link.client.id, 11)
    other = await factory.bookable_clinic()
    staff, client = await as_staff("admin", company=other.company), await factory.client(other.company, **CONTACT)
    reply = await staff.post("/api/v2/bookings", json=other.booking_data(client.id, other.at(9)))
    foreign_key = calendar_tokens.sign(other.company.id, UUID(reply.json()["data"]["id"]))
    assert (await link.open(foreign_key)).status_code == 401
    await open_and_verify(link)
    assert foreign_key not in (await read(link)).text
    elsewhere = await link.visitor.get(f"/api/v2/booking-portal/{other.company.encrypted_id}/key-bookings", headers=link.headers)
    assert (elsewhere.status_code, elsewhere.json()["data"]["code"]) == (401, "booking_flow.expired")


async def test_an_expired_key_and_an_expired_flow_list_nothing(link, factory):
    """PUB-010: more than a month after the booking its key opens nothing; a verified flow lists nothing after its end."""
    await book(link, link.client.id, 11, at=link.clinic.at(11, days=70))
    proven = {"managed_booking_id": UUID(link.booking_id), "phone": CONTACT["phone"]}
    link.headers = (await factory.booking_flow(link.clinic, **proven)).headers
    assert (await read(link)).status_code == 200
    link.headers = (await factory.booking_flow(link.clinic, **proven, expires_at=now() - timedelta(seconds=1))).headers
    assert await refusal(link) == (401, "booking_flow.expired")
    with time_machine.travel(now() + timedelta(days=60), tick=True):
        assert (await link.open(key_of(link, link.booking_id))).status_code == 401


async def test_a_deleted_client_lists_nothing(link):
    """PUB-010: also with a flow that was verified before the client was removed."""
    await book(link, link.client.id, 11)
    await open_and_verify(link)
    await set_client(link, link.client.id, deleted_at=now())
    assert await refusal(link) == (401, "booking_link.expired")


async def test_a_merged_client_needs_a_code_to_the_contact_details_that_are_kept(link, factory):
    """PUB-010: the code went to the merged client's number; the other client's bookings are listed after a code to theirs only."""
    other = await factory.client(link.clinic.company, **{**CONTACT, "phone": "+46701234599", "email": "annan@people.test"})
    of_other = await book(link, other.id, 11)
    await open_and_verify(link)
    merged = await link.staff.post(f"/api/clients/{other.id}/merge", json={
        "source_id": str(link.client.id), "version": 1, "source_version": 1, "fields_from_source": [], "reason": "Samma person",
    })
    assert merged.status_code == 200, merged.text
    assert await refusal(link) == (403, "booking_flow.unverified")
    reply = await link.open(key_of(link, link.booking_id))
    assert reply.json()["data"]["sent_to"] == "a•••@people.test"
    await link.verify()
    assert [row["key"] for row in (await read(link)).json()["data"]["bookings"]] == [key_of(link, of_other)]


async def test_a_corrected_phone_number_needs_a_new_code(link):
    """PUB-010: who has the client's former number sees nothing once staff have corrected it."""
    await book(link, link.client.id, 11)
    await open_and_verify(link)
    await set_client(link, link.client.id, phone="+46701234588", email="ny@people.test")
    assert await refusal(link) == (403, "booking_flow.unverified")


async def test_a_booking_that_gets_another_client_ends_the_access(link, factory):
    """PUB-010: the flow of the booking's former client lists nothing of the new one."""
    other = await factory.client(link.clinic.company, **CONTACT)
    await book(link, other.id, 11)
    await open_and_verify(link)
    changed = await link.staff.put(f"/api/v2/bookings/{link.booking_id}", json={"version": 1, "client_id": str(other.id)})
    assert changed.status_code == 200, changed.text
    assert await refusal(link) == (401, "booking_flow.expired")


async def test_reading_the_list_is_limited(link, monkeypatch):
    """PUB-010: one address reads so many lists of a clinic in ten minutes."""
    monkeypatch.setattr(client_bookings, "MAX_LISTS_PER_TEN_MINUTES", 2)
    await open_and_verify(link)
    assert [(await read(link)).status_code for _ in range(3)] == [200, 200, 429]
