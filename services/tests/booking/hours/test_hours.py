"""A clinic's week, its days off and its rules of booking."""

from datetime import timedelta
from uuid import uuid4

import pytest

from clinic.core.clock import now

pytestmark = pytest.mark.anyio
MORNING, EVENING = {"weekday": 0, "opens": "09:00", "closes": "12:00"}, {"weekday": 0, "opens": "17:30", "closes": "24:00"}


@pytest.mark.covers("BKG-010", "PLT-111")
async def test_the_week_is_saved_as_a_whole(as_staff):
    """BKG-010: hours by weekday, several a day, to midnight at most. PLT-111: two who save at once."""
    staff = await as_staff("admin")
    assert (await staff.get("/api/business-hours")).json()["data"] == {"hours": [], "version": 1}
    saved = (await staff.put("/api/business-hours", json={"hours": [EVENING, MORNING], "version": 1})).json()["data"]
    assert saved == {"hours": [MORNING, EVENING], "version": 2}
    assert (await staff.get("/api/business-hours")).json()["data"] == saved
    stale = await staff.put("/api/business-hours", json={"hours": [], "version": 1})
    assert (stale.status_code, stale.json()["data"]["current"]) == (409, saved)
    touching = {"weekday": 0, "opens": "12:00", "closes": "13:00"}
    assert (await staff.put("/api/business-hours", json={"hours": [MORNING, touching], "version": 2})).json()["data"]["version"] == 3
    assert (await staff.get("/api/booking-settings")).json()["data"]["version"] == 1
    assert [row["facts"]["hours"] for row in await staff.audit_of("hours.changed")] == [[EVENING, MORNING], [MORNING, touching]]


@pytest.mark.covers("BKG-010")
@pytest.mark.parametrize(("hours", "field", "code"), [
    ([MORNING, {"weekday": 0, "opens": "11:59", "closes": "13:00"}], "hours.1.opens", "overlap"),
    ([{"weekday": 0, "opens": "08:00", "closes": "18:00"}, EVENING], "hours.1.opens", "overlap"),
    ([{"weekday": 1, "opens": "09:00", "closes": "09:00"}], "hours.0", "end_after_start"),
    ([{"weekday": 1, "opens": "9:00", "closes": "10:00"}], "hours.0.opens", "time_of_day"),
    ([{"weekday": 1, "opens": "09:00", "closes": "24:01"}], "hours.0.closes", "time_of_day"),
    ([{"weekday": 1, "opens": "09:00", "closes": "10:60"}], "hours.0.closes", "time_of_day"),
    ([{"weekday": 7, "opens": "09:00", "closes": "10:00"}], "hours.0.weekday", "at_most"),
])
async def test_hours_that_cannot_be(as_staff, hours, field, code):
    """BKG-010: an error lands on the opening that is wrong, and nothing is saved."""
    staff = await as_staff("admin")
    reply = await staff.put("/api/business-hours", json={"hours": hours, "version": 1})
    assert (reply.status_code, reply.json()["errors"][field][0]["code"]) == (422, code)
    assert (await staff.get("/api/business-hours")).json()["data"]["hours"] == []


@pytest.mark.covers("BKG-010", "BEY-060")
async def test_days_off_of_the_clinic_and_of_one(as_staff, make):
    """BKG-010: one day or a span, company or person. BEY-060: another clinic's are not found."""
    place = await make.bookable()
    staff, other = await as_staff("admin", company=place.company), await as_staff("admin")
    person = str(place.practitioners[0].id)
    xmas = {"name": "Jul", "starts_on": "2026-12-24", "ends_on": "2026-12-26", "practitioner_id": None}
    trip = {"name": "Resa", "starts_on": "2026-12-01", "ends_on": "2026-12-01", "practitioner_id": person}
    made = [(await staff.post("/api/holidays", json=one)).json()["data"] for one in (xmas, trip)]
    assert (await staff.get("/api/holidays")).json()["data"] == [made[1], made[0]]
    assert (await staff.get("/api/holidays?from=2026-12-26&to=2026-12-31")).json()["data"] == [made[0]]
    for wrong in ({"practitioner_id": str(uuid4())}, {"practitioner_id": str(place.service.id)}):
        assert (await staff.post("/api/holidays", json={**trip, **wrong})).json()["errors"]["practitioner_id"][0]["code"] == "unknown"
    assert (await other.post("/api/holidays", json=trip)).status_code == 422
    assert (await other.delete(f"/api/holidays/{made[0]['id']}")).status_code == 404
    assert (await other.get("/api/holidays")).json()["data"] == []
    assert (await staff.post("/api/holidays", json={**xmas, "ends_on": "2026-12-23"})).status_code == 422
    assert (await staff.delete(f"/api/holidays/{made[0]['id']}")).status_code == 200
    assert (await staff.get("/api/holidays")).json()["data"] == [made[1]]
    assert [len(await staff.audit_of(f"holiday.{what}")) for what in ("made", "deleted")] == [2, 1]


@pytest.mark.covers("BKG-040", "BKG-041", "PLT-111")
async def test_rules_of_booking_and_the_portals_link(as_staff):
    """BKG-040: lead time, horizon, slot step. BKG-041: the portal's link and embed code."""
    staff = await as_staff("admin")
    first = (await staff.get("/api/booking-settings")).json()["data"]
    assert [first[key] for key in ("slot_step", "lead_minutes", "horizon_days", "version")] == [15, 60, 90, 1]
    assert first["portal_url"] == f"http://test/booking/{staff.company.encrypted_id}"
    assert f'src="{first["portal_url"]}"' in first["embed_code"]
    assert "data-aster-booking" in first["embed_code"] and "/bundles/web-public/embed.js" in first["embed_code"]
    wanted = {"slot_step": 30, "lead_minutes": 120, "horizon_days": 30, "hold_minutes": 5, "version": 1}
    saved = (await staff.put("/api/booking-settings", json=wanted)).json()["data"]
    assert saved == {**first, **wanted, "version": 2}
    stale = await staff.put("/api/booking-settings", json=wanted)
    assert (stale.status_code, stale.json()["data"]["current"]["version"]) == (409, 2)
    for field, value in (("slot_step", 4), ("lead_minutes", 1441), ("horizon_days", 0), ("hold_minutes", 0)):
        reply = await staff.put("/api/booking-settings", json={**wanted, "version": 2, field: value})
        assert (reply.status_code, list(reply.json()["errors"])) == (422, [field])
    assert len(await staff.audit_of("booking_settings.changed")) == 1


@pytest.mark.covers("BKG-041")
async def test_a_name_with_marks_stays_harmless_in_the_embed_code(as_staff, make):
    """BKG-041: what is pasted into a page holds no markup of the clinic's name."""
    staff = await as_staff("admin", company=await make.company(name='Hud & "Hår" <b>'))
    code = (await staff.get("/api/booking-settings")).json()["data"]["embed_code"]
    assert 'title="Hud &amp; &quot;Hår&quot; &lt;b&gt;"' in code


@pytest.mark.covers("BKG-010", "BKG-043")
async def test_hours_and_days_off_shape_what_is_free(as_staff, make):
    """BKG-043: hours and days off, the clinic's and one's own, decide what can be booked from the next call on."""
    place = await make.bookable(people=2)
    staff = await as_staff("admin", company=place.company)
    soon = now().date() + timedelta(days=7)
    day = soon - timedelta(days=soon.weekday()) + timedelta(days=7)  # a Monday to come
    path = f"/api/bookings/free-slots?service_id={place.service.id}&from={day}&to={day}"

    async def free(more=""):
        return (await staff.get(path + more)).json()["data"]["slots"]

    version = (await staff.get("/api/business-hours")).json()["data"]["version"]
    await staff.put("/api/business-hours", json={"hours": [{**MORNING, "closes": "10:30"}], "version": version})
    assert [slot["start_at"][11:16] for slot in await free()] == ["09:00", "09:15", "09:30"]
    anna, bea = (str(one.id) for one in place.practitioners)
    assert {tuple(sorted(slot["practitioner_ids"])) for slot in await free()} == {tuple(sorted((anna, bea)))}
    off = {"name": "Ledig", "starts_on": str(day), "ends_on": str(day)}
    await staff.post("/api/holidays", json={**off, "practitioner_id": anna})
    assert [slot["practitioner_ids"] for slot in await free()] == [[bea]] * 3
    assert await free(f"&practitioner_id={anna}") == []
    await staff.post("/api/holidays", json=off)
    assert await free() == []
