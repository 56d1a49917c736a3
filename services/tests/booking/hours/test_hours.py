"""Opening hours, days off and booking settings."""

import asyncio
from datetime import UTC, datetime, timedelta
from uuid import uuid4

import pytest

from clinic.booking.hours import public_holidays
from clinic.core.clock import now

pytestmark = pytest.mark.anyio
MORNING, EVENING = {"weekday": 0, "opens": "09:00", "closes": "12:00"}, {"weekday": 0, "opens": "17:30", "closes": "24:00"}


@pytest.mark.covers("BKG-010")
async def test_opening_hours_are_saved_as_one_document(as_staff):
    """BKG-010: hours by weekday, several intervals a day, to midnight at most. Concurrent saves conflict."""
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
    assert [row["details"]["hours"] for row in await staff.list_audit("hours.changed")] == [[EVENING, MORNING], [MORNING, touching]]


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
async def test_invalid_opening_hours_are_refused(as_staff, hours, field, code):
    """BKG-010: the error names the invalid interval, and nothing is saved."""
    staff = await as_staff("admin")
    reply = await staff.put("/api/business-hours", json={"hours": hours, "version": 1})
    assert (reply.status_code, reply.json()["errors"][field][0]["code"]) == (422, code)
    assert (await staff.get("/api/business-hours")).json()["data"]["hours"] == []


@pytest.mark.covers("BKG-010", "BEY-060")
async def test_days_off_of_the_clinic_and_of_one_practitioner(as_staff, factory):
    """BKG-010: one day or a range, of the company or of a person. BEY-060: another clinic's days off are not found."""
    clinic = await factory.bookable_clinic()
    staff, other = await as_staff("admin", company=clinic.company), await as_staff("admin")
    practitioner_id = str(clinic.practitioners[0].id)
    christmas = {"name": "Jul", "starts_on": "2026-12-24", "ends_on": "2026-12-26", "practitioner_id": None}
    trip = {"name": "Resa", "starts_on": "2026-12-01", "ends_on": "2026-12-01", "practitioner_id": practitioner_id}
    created = [(await staff.post("/api/holidays", json=holiday)).json()["data"] for holiday in (christmas, trip)]
    assert (await staff.get("/api/holidays")).json()["data"]["items"] == [created[1], created[0]]
    assert (await staff.get("/api/holidays?from=2026-12-26&to=2026-12-31")).json()["data"]["items"] == [created[0]]
    for invalid in ({"practitioner_id": str(uuid4())}, {"practitioner_id": str(clinic.service.id)}):
        assert (await staff.post("/api/holidays", json={**trip, **invalid})).json()["errors"]["practitioner_id"][0]["code"] == "unknown"
    assert (await other.post("/api/holidays", json=trip)).status_code == 422
    assert (await other.delete(f"/api/holidays/{created[0]['id']}")).status_code == 404
    assert (await other.get("/api/holidays")).json()["data"]["items"] == []
    assert (await staff.post("/api/holidays", json={**christmas, "ends_on": "2026-12-23"})).status_code == 422
    assert (await staff.delete(f"/api/holidays/{created[0]['id']}")).status_code == 200
    assert (await staff.get("/api/holidays")).json()["data"]["items"] == [created[1]]
    assert [len(await staff.list_audit(f"holiday.{action}")) for action in ("created", "deleted")] == [2, 1]


@pytest.mark.covers("BKG-010")
@pytest.mark.parametrize(("country", "holidays"), [
    ("SE", {
        "2027-01-01": "Nyårsdagen", "2027-01-06": "Trettondedag jul", "2027-03-26": "Långfredagen", "2027-03-28": "Påskdagen",
        "2027-03-29": "Annandag påsk", "2027-05-01": "Första maj", "2027-05-06": "Kristi himmelsfärdsdag", "2027-05-16": "Pingstdagen",
        "2027-06-06": "Nationaldagen", "2027-06-25": "Midsommarafton", "2027-06-26": "Midsommardagen", "2027-11-06": "Alla helgons dag",
        "2027-12-24": "Julafton", "2027-12-25": "Juldagen", "2027-12-26": "Annandag jul", "2027-12-31": "Nyårsafton",
    }),
    ("NO", {
        "2027-01-01": "Nyårsdagen", "2027-03-25": "Skärtorsdagen", "2027-03-26": "Långfredagen", "2027-03-28": "Påskdagen",
        "2027-03-29": "Annandag påsk", "2027-05-01": "Första maj", "2027-05-06": "Kristi himmelsfärdsdag", "2027-05-16": "Pingstdagen",
        "2027-05-17": "Grundlagsdagen", "2027-12-25": "Juldagen", "2027-12-26": "Annandag jul",
    }),
    ("DE", {}),
])
async def test_public_holidays_of_the_country_become_days_off_once(as_staff, factory, monkeypatch, country, holidays):
    """BKG-010: days that are off already are left out, a repeated press adds none, and visitors aren't offered the days."""
    monkeypatch.setattr(public_holidays, "now", lambda: datetime(2026, 12, 27, 12, tzinfo=UTC))
    company = await factory.company(country=country)
    staff = await as_staff("admin", company=company)
    shown = (await staff.get("/api/holidays/public", headers={"X-Language": "sv"})).json()["data"]
    listed = {row["day"]: row["name"] for row in shown["days"] if row["day"] > "2026-12-31"}
    assert (shown["country"], listed) == (country, holidays) and not any(row["is_added"] for row in shown["days"])
    trip = {"name": "Stängt", "starts_on": "2027-12-20", "ends_on": "2027-12-25", "practitioner_id": None}
    assert (await staff.post("/api/holidays", json=trip)).status_code == 200
    covered = sum("2027-12-20" <= row["day"] <= "2027-12-25" for row in shown["days"])
    replies = await asyncio.gather(*(staff.post("/api/holidays/public") for _ in range(3)))
    assert sum(reply.json()["data"]["added"] for reply in replies) == len(shown["days"]) - covered
    assert len(await staff.list_audit("holiday.created")) == len(shown["days"]) - covered + 1
    assert all(row["is_added"] for row in (await staff.get("/api/holidays/public")).json()["data"]["days"])


@pytest.mark.covers("BKG-010")
async def test_only_who_may_change_the_schedule_adds_public_holidays(as_staff):
    """BKG-010: others read them."""
    user = await as_staff("user")
    assert (await user.get("/api/holidays/public")).status_code == 200
    assert (await user.post("/api/holidays/public")).status_code == 403
    assert (await user.get("/api/holidays")).json()["data"]["items"] == []


@pytest.mark.covers("PLT-006", "BKG-010")
async def test_days_off_are_paged_searched_and_sorted(as_staff):
    """PLT-006: twenty a page, earliest first; the search is in the name."""
    staff = await as_staff("admin")
    for day in range(1, 23):
        holiday = {"name": f"Ledig {30 - day}" if day != 9 else "Midsommar", "starts_on": f"2027-06-{day:02}", "ends_on": f"2027-06-{day:02}"}
        assert (await staff.post("/api/holidays", json=holiday)).json()["status"] == "1"
    first_page = (await staff.get("/api/holidays")).json()["data"]
    assert (first_page["total"], [row["starts_on"] for row in first_page["items"]]) == (22, [f"2027-06-{day:02}" for day in range(1, 21)])

    async def list_names(**params) -> list[str]:
        return [row["name"] for row in (await staff.get("/api/holidays", params=params)).json()["data"]["items"]]

    assert await list_names(page=2) == ["Ledig 9", "Ledig 8"]
    assert await list_names(order="desc", per_page=2) == ["Ledig 8", "Ledig 9"]
    assert await list_names(sort="name", order="desc", per_page=2) == ["Midsommar", "Ledig 9"]
    assert (await list_names(search="SOMMAR"), await list_names(search="%"), await list_names(search="sommar", to="2027-06-08")) == (["Midsommar"], [], [])


@pytest.mark.covers("BKG-040", "BKG-041")
async def test_booking_settings_and_portal_link(as_staff):
    """BKG-040: lead time, horizon, slot step. BKG-041: the portal's link and embed code."""
    staff = await as_staff("admin")
    first = (await staff.get("/api/booking-settings")).json()["data"]
    assert [first[key] for key in ("slot_interval", "min_notice_minutes", "horizon_days", "version")] == [15, 60, 90, 1]
    assert first["portal_url"] == f"http://test/booking/{staff.company.encrypted_id}"
    assert f'src="{first["portal_url"]}"' in first["embed_code"]
    assert "data-aster-booking" in first["embed_code"] and "/bundles/web-public/embed.js" in first["embed_code"]
    data = {"slot_interval": 30, "min_notice_minutes": 120, "horizon_days": 30, "hold_minutes": 5, "version": 1}
    saved = (await staff.put("/api/booking-settings", json=data)).json()["data"]
    assert saved == {**first, **data, "version": 2}
    stale = await staff.put("/api/booking-settings", json=data)
    assert (stale.status_code, stale.json()["data"]["current"]["version"]) == (409, 2)
    for field, value in (("slot_interval", 4), ("min_notice_minutes", 1441), ("horizon_days", 0), ("hold_minutes", 0)):
        reply = await staff.put("/api/booking-settings", json={**data, "version": 2, field: value})
        assert (reply.status_code, list(reply.json()["errors"])) == (422, [field])
    assert len(await staff.list_audit("booking_settings.changed")) == 1


@pytest.mark.covers("BKG-041")
async def test_company_name_is_escaped_in_the_embed_code(as_staff, factory):
    """BKG-041: the embed code contains no markup from the clinic's name."""
    staff = await as_staff("admin", company=await factory.company(name='Hud & "Hår" <b>'))
    code = (await staff.get("/api/booking-settings")).json()["data"]["embed_code"]
    assert 'title="Hud &amp; &quot;Hår&quot; &lt;b&gt;"' in code


@pytest.mark.covers("BKG-010", "BKG-043")
async def test_opening_hours_and_days_off_change_availability(as_staff, factory):
    """BKG-043: opening hours and days off, of the clinic and of a practitioner, take effect with the next request."""
    clinic = await factory.bookable_clinic(people=2)
    staff = await as_staff("admin", company=clinic.company)
    soon = now().date() + timedelta(days=7)
    day = soon - timedelta(days=soon.weekday()) + timedelta(days=7)  # a future Monday
    path = f"/api/v2/bookings/free-slots?service_id={clinic.service.id}&from={day}&to={day}"

    async def list_slots(more=""):
        return (await staff.get(path + more)).json()["data"]["slots"]

    version = (await staff.get("/api/business-hours")).json()["data"]["version"]
    await staff.put("/api/business-hours", json={"hours": [{**MORNING, "closes": "10:30"}], "version": version})
    assert [slot["start_at"][11:16] for slot in await list_slots()] == ["09:00", "09:15", "09:30"]
    anna, bea = (str(practitioner.id) for practitioner in clinic.practitioners)
    assert {tuple(sorted(slot["practitioner_ids"])) for slot in await list_slots()} == {tuple(sorted((anna, bea)))}
    holiday = {"name": "Ledig", "starts_on": str(day), "ends_on": str(day)}
    await staff.post("/api/holidays", json={**holiday, "practitioner_id": anna})
    assert [slot["practitioner_ids"] for slot in await list_slots()] == [[bea]] * 3
    assert await list_slots(f"&practitioner_id={anna}") == []
    await staff.post("/api/holidays", json=holiday)
    assert await list_slots() == []
