"""The secret calendar feed of a practitioner: what it shows, to which link, and when it ends (BEY-008)."""

from datetime import date, timedelta
from typing import Any

import pytest
from icalendar import Calendar
from sqlalchemy import select, update

from clinic.accounts.models import CalendarLink, Membership
from clinic.booking.catalogue.models import Resource
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context

pytestmark = pytest.mark.anyio
LINK = "/api/profile/calendar-link"


async def set_member(clinic: Any, member_id: Any, **fields: Any) -> None:
    async with transaction(Context.system(clinic.company.id)) as session:
        await session.execute(update(Membership).where(Membership.id == member_id).values(**fields))


async def create_feed(as_staff: Any, factory: Any) -> tuple[Any, Any, str]:
    """Return a clinic, its practitioner who is signed in, and the path of their feed."""
    clinic = await factory.bookable_clinic(company=await factory.company(timezone="Europe/Stockholm"), people=2)
    nurse = await as_staff(company=clinic.company, is_for_booking=True)
    async with transaction(Context.system(clinic.company.id)) as session:
        await session.execute(update(Resource).where(Resource.id == clinic.practitioners[0].id).values(membership_id=nurse.member.id))
    created = await nurse.post(LINK)
    assert created.status_code == 200, created.text
    url = created.json()["data"]["url"]
    assert created.json()["data"]["webcal_url"] == url.replace("http://", "webcal://")
    return clinic, nurse, url.removeprefix("http://test")


def read_events(reply: Any) -> list[Any]:
    assert (reply.status_code, reply.headers["content-type"]) == (200, "text/calendar; charset=utf-8"), reply.text
    return list(Calendar.from_ical(reply.content).walk("VEVENT"))


@pytest.mark.covers("BEY-008", "PLT-019")
async def test_feed_shows_times_and_nothing_about_clients(as_staff, factory, visitor):
    """BEY-008: bookings to the second across the clock change, without client or treatment; a move changes the sequence; cancelled ones go."""
    clinic, nurse, path = await create_feed(as_staff, factory)
    client = await factory.client(clinic.company, first_name="Klara", last_name="Hemlig")
    sunday = date(now().year + 1, 3, 31) - timedelta(days=(date(now().year + 1, 3, 31).weekday() + 1) % 7)
    start = f"{sunday} 08:00:00"
    booking = (await nurse.post("/api/v2/bookings", json=clinic.booking_data(client.id, start))).json()["data"]
    await nurse.post("/api/v2/bookings", json=clinic.booking_data(client.id, f"{sunday} 11:00:00", practitioner_id=clinic.practitioners[1].id))
    await nurse.post("/api/holidays", json={"name": "Semester i Alperna", "starts_on": str(sunday), "ends_on": str(sunday), "practitioner_id": None})
    reply = await visitor.get(path)
    first, day_off = read_events(reply)
    assert (str(first["summary"]), str(first["uid"]), first["sequence"]) == ("Booked", f"{booking['id']}@aster", 0)
    assert first["dtstart"].to_ical().decode() == f"{sunday:%Y%m%d}T080000Z" and first["dtend"].to_ical().decode().endswith("Z")
    assert (day_off["dtstart"].dt, day_off["dtend"].dt, str(day_off["summary"])) == (sunday, sunday + timedelta(days=1), "Day off")
    for secret in ("Klara", "Hemlig", clinic.service.name, "Alperna", str(client.id)):
        assert secret not in reply.text
    assert (await visitor.get(path, headers={"If-None-Match": reply.headers["etag"]})).status_code == 304
    move = {"start_at": f"{sunday} 09:00:00", "version": 1}
    assert (await nurse.post(f"/api/v2/bookings/{booking['id']}/reschedule", json=move)).status_code == 200
    moved = await visitor.get(path, headers={"If-None-Match": reply.headers["etag"]})
    assert (read_events(moved)[0]["sequence"], read_events(moved)[0]["uid"]) == (1, first["uid"])
    await nurse.post(f"/api/v2/bookings/{booking['id']}/cancel", json={"reason": "Klienten är sjuk", "version": 2})
    assert [str(event["summary"]) for event in read_events(await visitor.get(path))] == ["Day off"]


@pytest.mark.covers("BEY-008", "PLT-019")
async def test_link_is_hashed_replaced_and_revoked(as_staff, factory, visitor):
    """BEY-008: the address is shown once, a new link takes the old one's place, a revoked one is not found; each is audited."""
    clinic, nurse, path = await create_feed(as_staff, factory)
    secret = path.split("/")[3]
    async with transaction(Context.system(clinic.company.id)) as session:
        row = (await session.scalars(select(CalendarLink).where(CalendarLink.membership_id == nurse.member.id))).one()
    assert secret.encode() not in row.secret_hash and len(row.secret_hash) == 32
    state = (await nurse.get(LINK)).json()["data"]
    assert state["is_available"] is True and state["created_at"] and secret not in str(state)
    newer = (await nurse.post(LINK)).json()["data"]["url"].removeprefix("http://test")
    assert [(await visitor.get(each)).status_code for each in (path, newer)] == [404, 200]
    assert (await nurse.delete(LINK)).status_code == 200
    assert (await visitor.get(newer)).status_code == 404
    assert (await nurse.get(LINK)).json()["data"]["created_at"] is None
    assert len(await nurse.list_audit("calendar_link.created")) == 2
    assert len(await nurse.list_audit("calendar_link.revoked")) == 1
    desk = await as_staff(company=clinic.company)
    assert (await desk.get(LINK)).json()["data"]["is_available"] is False
    assert (await desk.post(LINK)).json()["data"]["code"] == "calendar_link.not_bookable"


@pytest.mark.covers("BEY-008", "PLT-018")
async def test_signing_out_everywhere_and_deactivation_end_the_feed(as_staff, factory, visitor):
    """PLT-018, BEY-008: a deactivated person's feed is not found, and signing out everywhere forgets calendar links."""
    clinic, nurse, path = await create_feed(as_staff, factory)
    await set_member(clinic, nurse.member.id, is_active=False)
    assert (await visitor.get(path)).status_code == 404
    await set_member(clinic, nurse.member.id, is_active=True)
    assert (await visitor.get(path)).status_code == 200
    assert (await nurse.post("/api/profile/sign-out-everywhere")).status_code == 200
    assert (await visitor.get(path)).status_code == 404


@pytest.mark.covers("BEY-008")
async def test_unknown_links_are_limited_by_address(visitor):
    """BEY-008: whoever guesses secrets gets 429 after sixty in a minute."""
    path = "/api/calendar-feeds/not-a-secret/bookings.ics"
    statuses = [(await visitor.get(path)).status_code for _ in range(125)]
    assert set(statuses) == {404, 429}
