"""What a visitor sees of a clinic, and of one that isn't there."""

import pytest

pytestmark = pytest.mark.anyio


@pytest.mark.covers("PUB-003", "BKG-042")
async def test_the_portal_reads(visitor, make):
    """BKG-042, PUB-003: clinic, categories, practitioners, days, times and the soonest, for anyone without a cookie."""
    place = await make.bookable(people=2)
    base = f"/api/v2/booking-portal/{place.company.encrypted_id}"

    async def data(path: str, **params: str):
        reply = await visitor.get(base + path, params=params)
        assert reply.status_code == 200, reply.text
        return reply.json()["data"]

    clinic = await data("")
    assert (clinic["name"], clinic["state"], clinic["timezone"], clinic["language"]) == (place.company.name, "open", "UTC", "sv")
    [category] = await data("/categories")
    assert [service["id"] for service in category["services"]] == [str(place.service.id)]
    of = {"service_id": str(place.service.id)}
    people = await data("/practitioners", **of)
    assert {one["id"] for one in people} == {str(one.id) for one in place.practitioners} and set(people[0]) == {
        "id", "name", "title", "booking_description", "photo",
    }
    day = place.at(9)[:10]
    slots = (await data("/available-slots", **of, day=day))["slots"]
    assert slots[0] == {"start_at": place.at(8), "practitioner_ids": slots[0]["practitioner_ids"]}
    assert sorted(slots[0]["practitioner_ids"]) == sorted(str(one.id) for one in place.practitioners)
    days = (await data("/available-days", **of, **{"from": day, "to": day}))["days"]
    assert days == [{"day": day, "free": len(slots)}]
    assert (await data("/find-available-slot", **of))["slot"]["practitioner_ids"]


@pytest.mark.covers("PUB-009")
async def test_a_clinic_that_is_off_blocked_or_unknown(visitor, make):
    """PUB-009: unknown is not found; off or blocked says closed, and nothing else is answered or begun."""
    assert (await visitor.get("/api/v2/booking-portal/nobody")).json()["data"]["code"] == "not_found"
    for fields in ({"is_booking_on": False}, {"subscription_state": "blocked"}, {"subscription_state": "read_only"}, {"set_up_at": None}):
        company = await make.company(**fields)
        base = f"/api/v2/booking-portal/{company.encrypted_id}"
        assert (await visitor.get(base)).json()["data"]["state"] == "closed"
        for reply in (await visitor.get(f"{base}/categories"), await visitor.post(f"{base}/flows", json={})):
            assert reply.status_code == 403 and reply.json()["data"]["code"] == "portal.closed"


@pytest.mark.covers("PUB-002", "PUB-010")
async def test_language_and_limits(visitor, make):
    """PUB-002: the clinic's customer language unless the visitor asks for another. PUB-010: a flood is turned away."""
    company = await make.company(is_booking_on=False, customer_language="sv")
    base = f"/api/v2/booking-portal/{company.encrypted_id}"
    swedish = await visitor.get(f"{base}/categories")
    english = await visitor.get(f"{base}/categories", params={"lang": "en"})
    assert "klinik" in swedish.json()["message"] and "clinic" in english.json()["message"]
    place = await make.bookable()
    base = f"/api/v2/booking-portal/{place.company.encrypted_id}"
    statuses = [(await visitor.post(f"{base}/flows", json={})).status_code for _ in range(61)]
    assert statuses[:60] == [200] * 60 and statuses[60] == 429


@pytest.mark.covers("PUB-010")
async def test_keys_open_one_visit_at_one_clinic(visitor, make):
    """PUB-010: a flow's key is worth nothing at another clinic, and a visit's key can't be made, altered or carried elsewhere."""
    place, other = await make.bookable(), await make.bookable()
    flow = await make.flow(place, place.at(9))
    bases = [f"/api/v2/booking-portal/{one.company.encrypted_id}" for one in (place, other)]
    assert (await visitor.get(f"{bases[1]}/flow", headers=flow.headers)).json()["data"]["code"] == "flow.ended"
    key = (await visitor.post(f"{bases[0]}/bookings", headers=flow.headers)).json()["data"]["key"]
    altered = ("A" if key[0] != "A" else "B") + key[1:]
    for base, tried, status in [(bases[0], key, 200), (bases[1], key, 404), (bases[0], altered, 404), (bases[0], "å", 404), (bases[0], "", 404)]:
        assert (await visitor.get(f"{base}/booking.ics", params={"key": tried})).status_code == status
