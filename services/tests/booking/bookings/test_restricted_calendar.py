"""The calendar of a user who meets only some clients: others' time is busy, without anything of the booking (USE-010)."""

import pytest

pytestmark = pytest.mark.anyio
BOOKINGS = "/api/v2/bookings"


@pytest.mark.covers("USE-010")
async def test_other_clients_time_is_busy_without_name_or_id(as_staff, factory):
    """USE-010: adjacent bookings are one time, a granted client's booking is shown, and a cancelled one leaves the time free."""
    clinic = await factory.bookable_clinic(people=2, service={"buffer_after": 0})
    boss = await as_staff("super_admin", company=clinic.company)
    nurse = await as_staff(company=clinic.company, client_access="custom")
    mine, other = await factory.client(clinic.company, first_name="Tove"), await factory.client(clinic.company, first_name="Hemlig")
    await factory.client_access(nurse.member, mine)
    ids = {}
    for client, hour in ((mine, 9), (other, 10), (other, 11), (other, 14)):
        ids[hour] = (await boss.post(BOOKINGS, json=clinic.booking_data(client.id, clinic.at(hour)))).json()["data"]["id"]
    await boss.post(f"{BOOKINGS}/{ids[14]}/cancel", json={"reason": "Klienten är sjuk", "version": 1})
    day = {"from": clinic.at(0)[:10], "to": clinic.at(0)[:10]}
    reply = await nurse.get(BOOKINGS, params=day)
    calendar = reply.json()["data"]
    assert [row["id"] for row in calendar["bookings"]] == [ids[9]]
    assert calendar["busy"] == [{"practitioner_id": str(clinic.practitioners[0].id), "start_at": clinic.at(10), "end_at": clinic.at(12)}]
    assert "Hemlig" not in reply.text and str(other.id) not in reply.text and not any(ids[hour] in reply.text for hour in (10, 11, 14))
    assert (await boss.get(BOOKINGS, params=day)).json()["data"]["busy"] is None
    free = (await nurse.get(f"{BOOKINGS}/free-slots", params={**day, "service_id": str(clinic.service.id), "practitioner_id": str(clinic.practitioners[0].id)})).json()
    starts = {slot["start_at"] for slot in free["data"]["slots"]}
    assert clinic.at(12) in starts and not {clinic.at(9), clinic.at(10), clinic.at(11)} & starts
    refused = await nurse.post(BOOKINGS, json=clinic.booking_data(mine.id, clinic.at(10, 30)))
    assert refused.json()["data"]["code"] == "booking.practitioner_busy" and "Hemlig" not in refused.text


@pytest.mark.covers("USE-010")
async def test_the_time_that_a_visitor_holds_is_busy_too(as_staff, factory, visitor):
    """USE-010: a restricted user can't tell a hold from a booking, and is not told that the time is free."""
    clinic = await factory.bookable_clinic()
    nurse = await as_staff(company=clinic.company, client_access="custom")
    flow = await factory.booking_flow(clinic, clinic.at(9))
    held = await visitor.post(f"/api/v2/booking-portal/{clinic.company.encrypted_id}/hold", headers=flow.headers)
    assert held.status_code == 200, held.text
    day = {"from": clinic.at(0)[:10], "to": clinic.at(0)[:10]}
    busy = (await nurse.get(BOOKINGS, params=day)).json()["data"]["busy"]
    assert [(row["start_at"], row["end_at"]) for row in busy] == [(clinic.at(9), clinic.at(10))]


@pytest.mark.covers("USE-004")
async def test_messages_about_a_booking_are_read_by_those_who_may_see_it(as_staff, factory):
    """USE-004: the booking's own messages, and nobody else's; a restricted user finds neither booking nor messages."""
    from tests.booking.bookings.test_reschedule_and_notify import create_booking, deliver_events

    clinic, staff, client, booking = await create_booking(as_staff, factory)
    other = (await staff.post(BOOKINGS, json=clinic.booking_data(client.id, clinic.at(13)))).json()["data"]
    await deliver_events(clinic.company)
    page = (await staff.get(f"{BOOKINGS}/{booking['id']}/messages")).json()["data"]
    assert (page["total"], {row["channel"] for row in page["items"]}) == (2, {"sms", "mail"})
    assert all("09:00" in row["text"] for row in page["items"])
    assert (await staff.get(f"{BOOKINGS}/{other['id']}/messages")).json()["data"]["total"] == 2
    nurse = await as_staff(company=clinic.company, client_access="custom")
    assert (await nurse.get(f"{BOOKINGS}/{booking['id']}/messages")).status_code == 404
