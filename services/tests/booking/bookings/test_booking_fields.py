"""A booking on the wire: the same fields with the same values wherever it is read, and no more of it than the user may read."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from clinic.booking.bookings.models import Booking
from clinic.booking.bookings.schemas import BookingListItem, CalendarBooking
from clinic.core.clock import now, to_wire
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context

pytestmark = pytest.mark.anyio

BOOKINGS = "/api/v2/bookings"
AWKWARD = 'Åsa "%s" \\ O\'Neil\n{2} \U0001f600'
"""A text with all that JSON, SQL and a format string give a meaning."""


async def _book(staff, place, client, start_at, **fields):
    response = await staff.post(BOOKINGS, json=place.booking_data(client.id, start_at, **fields))
    assert response.status_code == 200, response.text
    return response.json()["data"]


async def _read(staff, path, **params):
    return (await staff.get(path, params=params)).json()["data"]


@pytest.mark.covers("PLT-107")
async def test_a_booking_has_the_fields_of_its_service_practitioner_client_and_company(as_staff, factory):
    place = await factory.bookable_clinic(rooms=1)
    staff, client = await as_staff(company=place.company), await factory.client(place.company, first_name="Eva", last_name="Ek")
    booking = await _book(staff, place, client, place.at(9), special_request="Tyst rum")
    eva = {"id": str(client.id), "first_name": "Eva", "last_name": "Ek"}
    practitioner, room = place.practitioners[0], place.rooms[0]
    assert booking == {
        "id": booking["id"], "start_at": place.at(9), "end_at": place.at(10), "state": "booked", "is_cancelled": False, "source": "staff",
        "is_overbooked": False, "service_id": str(place.service.id),
        "service": {"name": "Konsultation", "color": place.service.color, "price": 45000, "duration": 60},
        "practitioner_id": str(practitioner.id), "user": {"id": str(practitioner.membership_id), "name": practitioner.name},
        "room_id": str(room.id), "room_name": room.name, "device_ids": [], "device_names": [], "add_ons": [], "client": eva, "clients": [{**eva, "booking_id": booking["id"], "state": "booked", "pivot": {"is_cancelled": False}}],
        "group_id": None, "group_quantity": None,
        "company": {"id": str(place.company.id), "name": place.company.name}, "receipt": None, "special_request": "Tyst rum", "series_id": None, "forms_missing": 0,
        "rescheduled_at": None, "arrived_at": None, "in_room_at": None, "done_at": None, "no_show_at": None, "state_set_by_name": "", "no_show_comment": "", "allowed_states": [],
        "policy_override_reason": "", "prerequisite_override_reason": "", "cancel_reason": "", "cancelled_at": None, "created_at": booking["created_at"], "version": 1,
    }


@pytest.mark.covers("PLT-107")
async def test_the_answer_to_a_new_booking_is_what_is_read_of_it(as_staff, factory):
    """The one booking that is composed in Python has the values of the row, with and without a room, and over a busy time."""
    place = await factory.bookable_clinic(rooms=1, devices=1, service={"name": AWKWARD[:20]})
    staff, client = await as_staff(company=place.company), await factory.client(place.company, first_name=AWKWARD, last_name=AWKWARD)
    created = [
        await _book(staff, place, client, place.at(9), special_request=AWKWARD),
        await _book(staff, place, client, place.at(9, 30), allow_overlap=True),
    ]
    roomless = await factory.bookable_clinic()
    colleague, other = await as_staff(company=roomless.company), await factory.client(roomless.company)
    without_room = await _book(colleague, roomless, other, roomless.at(9))
    assert [(row["is_overbooked"], row["room_name"]) for row in [*created, without_room]] == [(False, "Rum 0"), (True, "Rum 0"), (False, None)]
    assert created[0]["client"]["first_name"] == AWKWARD
    assert [row["device_names"] for row in [*created, without_room]] == [["Laser 0"], ["Laser 0"], []]
    assert [await _read(staff, f"{BOOKINGS}/{booking['id']}") for booking in created] == created
    assert await _read(colleague, f"{BOOKINGS}/{without_room['id']}") == without_room


@pytest.mark.covers("PLT-107")
async def test_every_list_shows_a_booking_with_the_values_of_the_booking_itself(as_staff, factory):
    """Calendar, the client's bookings, dashboard, search and client summary."""
    place = await factory.bookable_clinic(rooms=1, service={"name": AWKWARD[:20]})
    staff = await as_staff("super_admin", company=place.company)
    client = await factory.client(place.company, first_name="Berg", last_name=AWKWARD)
    today = now().replace(hour=23, minute=59, second=0)
    booking = await _book(staff, place, client, to_wire(today))
    day = booking["start_at"][:10]
    calendar_rows = [
        *(await _read(staff, BOOKINGS, **{"from": day, "to": day}))["bookings"],
        *(await _read(staff, f"/api/clients/{client.id}/bookings"))["items"],
    ]
    [booking_today] = (await _read(staff, "/api/overview/dashboard"))["today"]
    assert booking_today.pop("is_paid") is False
    list_items = [
        booking_today, *(await _read(staff, "/api/overview/search", q="berg"))["bookings"],
        (await _read(staff, f"/api/overview/clients/{client.id}/summary"))["next_booking"],
    ]
    assert [len(calendar_rows), len(list_items)] == [2, 3]
    for rows, schema in ((calendar_rows, CalendarBooking), (list_items, BookingListItem)):
        assert rows == [{name: booking[name] for name in schema.model_fields}] * len(rows)


@pytest.mark.covers("PLT-107", "BKG-034")
async def test_a_cancelled_booking_says_so_for_itself_and_for_its_client(as_staff, factory):
    place = await factory.bookable_clinic()
    staff, client = await as_staff(company=place.company), await factory.client(place.company)
    booking = await _book(staff, place, client, place.at(9))
    cancelled = (await staff.post(f"{BOOKINGS}/{booking['id']}/cancel", json={"reason": "Klienten är sjuk", "version": 1})).json()["data"]
    pivots = [participant["pivot"] for participant in cancelled["clients"]]
    assert (cancelled["state"], cancelled["is_cancelled"], pivots) == ("cancelled", True, [{"is_cancelled": True}])
    assert cancelled == await _read(staff, f"{BOOKINGS}/{booking['id']}")
    listed = (await _read(staff, f"/api/clients/{client.id}/bookings"))["items"]
    assert [(row["state"], row["is_cancelled"]) for row in listed] == [("cancelled", True)]
    stale = (await staff.post(f"{BOOKINGS}/{booking['id']}/cancel", json={"reason": "Klienten är sjuk", "version": 1})).json()["data"]
    assert stale["current"] == cancelled


@pytest.mark.covers("PLT-107", "PLT-034")
async def test_a_restricted_user_reads_the_bookings_of_their_own_clients_only(as_staff, factory):
    """The booking of another client is not found, and none of its client's names stand in any list."""
    place = await factory.bookable_clinic()
    staff = await as_staff("super_admin", company=place.company)
    restricted = await as_staff("user", company=place.company, client_access="custom")
    own, other = await factory.client(place.company, last_name="Bergegen"), await factory.client(place.company, last_name="Bergannan")
    await factory.client_access(restricted.member, own)
    visible = await _book(staff, place, own, place.at(9))
    hidden = await _book(staff, place, other, to_wire(now().replace(hour=23, minute=0, second=0)))
    assert await _read(restricted, f"{BOOKINGS}/{visible['id']}") == visible
    answers = [
        await restricted.get(BOOKINGS, params={"from": hidden["start_at"][:10], "to": visible["start_at"][:10]}),
        await restricted.get("/api/overview/dashboard"), await restricted.get("/api/overview/search", params={"q": "berg"}),
        await restricted.get(f"{BOOKINGS}/{hidden['id']}"),
        await restricted.post(f"{BOOKINGS}/{hidden['id']}/cancel", json={"reason": "Klienten är sjuk", "version": 9}),
    ]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 404, 404]
    assert [row["id"] for row in answers[0].json()["data"]["bookings"]] == [visible["id"]]
    assert [text for answer in answers for text in (hidden["id"], other.last_name, str(other.id)) if text in answer.text] == []


@pytest.mark.covers("PLT-107", "BEY-026")
async def test_an_accountant_reads_no_booking(as_staff, factory):
    place = await factory.bookable_clinic()
    staff, client = await as_staff(company=place.company), await factory.client(place.company)
    booking = await _book(staff, place, client, place.at(9))
    accountant = await as_staff("accountant", company=place.company)
    for path in (f"{BOOKINGS}/{booking['id']}", f"{BOOKINGS}?from={booking['start_at'][:10]}&to={booking['start_at'][:10]}", f"/api/clients/{client.id}/bookings"):
        refused = await accountant.get(path)
        assert (refused.status_code, refused.json()["data"]["code"]) == (403, "permission.role")


@pytest.mark.covers("PLT-006", "PLT-107")
async def test_bookings_of_a_client_are_listed_by_the_clinics_day(as_staff: Any, factory: Any) -> None:
    """The checkout asks for today's: a booking after midnight in Stockholm is the day before in UTC."""
    clinic = await factory.bookable_clinic(company=await factory.company(timezone="Europe/Stockholm"))
    client = await factory.client(clinic.company)
    staff = await as_staff("super_admin", company=clinic.company)
    starts = ("2026-11-10 22:59:00", "2026-11-10 23:00:00", "2026-11-11 22:59:00", "2026-11-11 23:00:00")
    async with transaction(Context.system(clinic.company.id)) as session:
        for start in starts:
            at = datetime.fromisoformat(start).replace(tzinfo=UTC)
            session.add(Booking(
                company_id=clinic.company.id, id=new_id(), client_id=client.id, service_id=clinic.service.id, service_name="x", price=100,
                practitioner_id=clinic.practitioners[0].id, start_at=at, end_at=at + timedelta(minutes=1), duration=1,
            ))
    listed = await _read(staff, f"/api/clients/{client.id}/bookings", day="2026-11-11", order="asc")
    assert [row["start_at"] for row in listed["items"]] == list(starts[1:3])
    assert listed["total"] == 2
