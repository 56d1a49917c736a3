"""Public pages of the portal: the clinic, availability, closed portals, limits and keys."""

from datetime import timedelta

import pytest
import time_machine

pytestmark = pytest.mark.anyio


@pytest.mark.covers("PUB-003", "BKG-042")
async def test_portal_returns_clinic_services_and_availability(visitor, factory):
    """BKG-042, PUB-003: clinic, categories, practitioners, days, slots and the next slot, without a cookie."""
    clinic = await factory.bookable_clinic(people=2)
    base = f"/api/v2/booking-portal/{clinic.company.encrypted_id}"

    async def get_data(path: str, **params: str):
        reply = await visitor.get(base + path, params=params)
        assert reply.status_code == 200, reply.text
        return reply.json()["data"]

    details = await get_data("")
    assert (details["name"], details["state"], details["timezone"], details["language"]) == (clinic.company.name, "open", "UTC", "sv")
    [category] = await get_data("/categories")
    assert [service["id"] for service in category["services"]] == [str(clinic.service.id)]
    params = {"service_id": str(clinic.service.id)}
    practitioners = await get_data("/practitioners", **params)
    assert {item["id"] for item in practitioners} == {str(row.id) for row in clinic.practitioners} and set(practitioners[0]) == {
        "id", "name", "title", "booking_description", "photo",
    }
    day = clinic.at(9)[:10]
    slots = (await get_data("/available-slots", **params, day=day))["slots"]
    assert slots[0] == {"start_at": clinic.at(8), "practitioner_ids": slots[0]["practitioner_ids"]}
    assert sorted(slots[0]["practitioner_ids"]) == sorted(str(row.id) for row in clinic.practitioners)
    days = (await get_data("/available-days", **params, **{"from": day, "to": day}))["days"]
    assert days == [{"day": day, "free": len(slots)}]
    assert (await get_data("/find-available-slot", **params))["slot"]["practitioner_ids"]


@pytest.mark.covers("PUB-009")
async def test_closed_blocked_and_unknown_clinics(visitor, factory):
    """PUB-009: an unknown clinic is not found; a portal that is off or blocked says closed and refuses all other calls."""
    assert (await visitor.get("/api/v2/booking-portal/nobody")).json()["data"]["code"] == "not_found"
    for fields in ({"is_booking_on": False}, {"subscription_state": "blocked"}, {"subscription_state": "read_only"}, {"onboarded_at": None}):
        company = await factory.company(**fields)
        base = f"/api/v2/booking-portal/{company.encrypted_id}"
        assert (await visitor.get(base)).json()["data"]["state"] == "closed"
        for reply in (await visitor.get(f"{base}/categories"), await visitor.post(f"{base}/flows", json={})):
            assert reply.status_code == 403 and reply.json()["data"]["code"] == "portal.closed"


@pytest.mark.covers("PUB-002", "PUB-010")
async def test_default_language_and_flow_limit(visitor, factory):
    """PUB-002: the clinic's customer language unless the visitor requests another. PUB-010: too many flows are refused."""
    company = await factory.company(is_booking_on=False, customer_language="sv")
    base = f"/api/v2/booking-portal/{company.encrypted_id}"
    swedish = await visitor.get(f"{base}/categories")
    english = await visitor.get(f"{base}/categories", params={"lang": "en"})
    assert "klinik" in swedish.json()["message"] and "clinic" in english.json()["message"]
    clinic = await factory.bookable_clinic()
    base = f"/api/v2/booking-portal/{clinic.company.encrypted_id}"
    statuses = [(await visitor.post(f"{base}/flows", json={})).status_code for _ in range(61)]
    assert statuses[:60] == [200] * 60 and statuses[60] == 429


@pytest.mark.covers("PUB-010")
async def test_keys_are_valid_for_one_booking_at_one_clinic(visitor, factory):
    """PUB-010: a flow key is invalid at another clinic, and a booking's token can't be forged, altered or used elsewhere."""
    clinic, other = await factory.bookable_clinic(), await factory.bookable_clinic()
    flow = await factory.booking_flow(clinic, clinic.at(9))
    bases = [f"/api/v2/booking-portal/{each.company.encrypted_id}" for each in (clinic, other)]
    assert (await visitor.get(f"{bases[1]}/flow", headers=flow.headers)).json()["data"]["code"] == "booking_flow.expired"
    key = (await visitor.post(f"{bases[0]}/bookings", headers=flow.headers)).json()["data"]["key"]
    altered = ("A" if key[0] != "A" else "B") + key[1:]
    for base, token, status in [(bases[0], key, 200), (bases[1], key, 404), (bases[0], altered, 404), (bases[0], "å", 404), (bases[0], "", 404)]:
        assert (await visitor.get(f"{base}/booking.ics", params={"key": token})).status_code == status


@pytest.mark.covers("PUB-010")
async def test_calendar_key_expires_thirty_days_after_the_booking(visitor, factory):
    """PUB-010: a key in a link expires, here 30 days after the booking's end."""
    clinic = await factory.bookable_clinic()
    flow = await factory.booking_flow(clinic, clinic.at(9))
    base = f"/api/v2/booking-portal/{clinic.company.encrypted_id}"
    key = (await visitor.post(f"{base}/bookings", headers=flow.headers)).json()["data"]["key"]
    [booking] = await factory.list_bookings(clinic.company)
    for minutes, status in ((-1, 200), (1, 404)):
        with time_machine.travel(booking.end_at + timedelta(days=30, minutes=minutes), tick=True):
            assert (await visitor.get(f"{base}/booking.ics", params={"key": key})).status_code == status, minutes
