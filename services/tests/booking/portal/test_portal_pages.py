"""Public pages of the portal: the clinic, availability, closed portals, limits and keys."""

import asyncio
from datetime import timedelta
from secrets import randbelow
from uuid import uuid4

import pytest
import time_machine
from sqlalchemy import update

from clinic.booking.portal.dependencies import UNKNOWN_NAMES_PER_MINUTE
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings
from tests.accounts.helpers import avoid_window_end

pytestmark = pytest.mark.anyio


@pytest.mark.covers("PUB-003", "BKG-042")
async def test_portal_returns_clinic_services_and_availability(visitor, factory):
    """BKG-042, PUB-003: clinic, categories, services, practitioners, days, slots and the next slot, without a cookie."""
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
    listed = [{**service, "category_id": category["id"]} for service in category["services"]]
    assert await get_data("/services") == listed == await get_data("/services", category_id=category["id"])
    assert await get_data("/services", category_id=str(clinic.service.id)) == []
    params = {"service_id": str(clinic.service.id)}
    practitioners = await get_data("/practitioners", **params)
    assert {item["id"] for item in practitioners} == {str(row.id) for row in clinic.practitioners} and set(practitioners[0]) == {
        "id", "name", "title", "booking_description_en", "booking_description_sv", "photo",
    }
    day = clinic.at(9)[:10]
    slots = (await get_data("/available-slots", **params, day=day))["slots"]
    assert slots[0] == {"start_at": clinic.at(8), "practitioner_ids": slots[0]["practitioner_ids"]}
    assert sorted(slots[0]["practitioner_ids"]) == sorted(str(row.id) for row in clinic.practitioners)
    days = (await get_data("/available-days", **params, **{"from": day, "to": day}))["days"]
    assert days == [{"day": day, "free": len(slots)}]
    assert (await get_data("/find-available-slot", **params))["slot"]["practitioner_ids"]


@pytest.mark.covers("PUB-003")
async def test_a_service_names_its_practitioner_where_there_is_only_one(visitor, factory):
    """PUB-003: nobody is asked whom to see then; a practitioner who is inactive or lacks the level of the treatment doesn't count."""
    clinic = await factory.bookable_clinic(people=3, rooms=1)

    async def get_practitioner_id() -> str | None:
        reply = await visitor.get(f"/api/v2/booking-portal/{clinic.company.encrypted_id}/categories")
        [category] = reply.json()["data"]
        return category["services"][0]["practitioner_id"]

    async def change(row, **values) -> None:
        async with transaction(Context.system(clinic.company.id)) as session:
            await session.execute(update(type(row)).where(type(row).id == row.id).values(**values))

    first, second, third = clinic.practitioners
    assert await get_practitioner_id() is None
    await change(second, is_active=False)
    assert await get_practitioner_id() is None
    await change(third, aesthetic_level=2)
    await change(clinic.service, aesthetic_kind="filler")
    assert await get_practitioner_id() == str(third.id)
    await change(clinic.service, aesthetic_kind="")
    await change(third, is_active=False)
    assert await get_practitioner_id() == str(first.id)
    await change(first, is_active=False)
    assert await get_practitioner_id() is None


@pytest.mark.covers("USE-019")
@pytest.mark.parametrize(("texts", "read"), [
    (("Specialist på fillers", "Specialist in fillers", ""), ("Specialist in fillers", "Specialist på fillers")),
    (("Specialist in fillers", "", "Specialist på fillers"), ("Specialist in fillers", "Specialist på fillers")),
    (("Specialist på fillers", "", ""), ("Specialist på fillers", "Specialist på fillers")),
    (("", "Specialist in fillers", ""), ("Specialist in fillers", "Specialist in fillers")),
    (("", "", ""), (None, None)),
])
async def test_visitors_read_about_a_practitioner_in_their_language(visitor, factory, as_staff, texts, read):
    """USE-019: the administrator writes the description in both languages; where one is absent, visitors read the other."""
    clinic = await factory.bookable_clinic(people=1)
    admin = await as_staff("admin", company=clinic.company)
    [user] = (await admin.get("/api/users", params={"for_booking": True})).json()["data"]["items"]
    names = ("booking_description", "booking_description_en", "booking_description_sv")
    changes = {"first_name": user["first_name"], "last_name": user["last_name"], "version": user["version"]}
    saved = await admin.put(f"/api/users/{user['id']}", json={**changes, **dict(zip(names, texts, strict=True))})
    assert tuple(saved.json()["data"][name] for name in names) == texts, saved.text
    path = f"/api/v2/booking-portal/{clinic.company.encrypted_id}/practitioners"
    [row] = (await visitor.get(path, params={"service_id": str(clinic.service.id)})).json()["data"]
    assert (row["booking_description_en"], row["booking_description_sv"]) == read


@pytest.mark.covers("USE-002", "LAW-024", "LAW-053")
@pytest.mark.parametrize(("country_code", "phone_number", "shown"), [
    ("+46", "031123456", "+4631123456"), ("+46", "31123456", "+4631123456"), ("", "031123456", "031123456"), ("+46", "", ""),
])
async def test_visitors_read_how_to_reach_the_clinic(visitor, factory, country_code, phone_number, shown):
    """USE-002: address, phone number as it is dialled and the address for clients; never the one that the owner signs in with.

    LAW-024, LAW-053: organization number, insurance, registration with IVO and whom to call at complications, at the forms' link too.
    """
    company = await factory.company(
        street_address="Storgatan 1", zip_code="411 01", city="Göteborg", country_code=country_code, phone_number=phone_number,
        contact_email="hej@klinik.test", is_booking_on=False, organization_number="556012-5790", patient_insurance="Löf",
        ivo_registration="12345-1", complication_contact="031-12 34 56",
    )
    for path in (f"/api/v2/booking-portal/{company.encrypted_id}", f"/api/questionary-loc/{company.encrypted_id}"):
        reply = await visitor.get(path)
        details = reply.json()["data"]
        names = ("street_address", "zip_code", "city", "phone_number", "contact_email")
        assert [details[name] for name in names] == ["Storgatan 1", "411 01", "Göteborg", shown, "hej@klinik.test"]
        care = ("organization_number", "patient_insurance", "ivo_registration", "complication_contact")
        assert [details[name] for name in care] == ["556012-5790", "Löf", "12345-1", "031-12 34 56"]
        assert company.email not in reply.text


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
    company = await factory.company(is_booking_on=False, settings={"CUSTOMER_LANGUAGE": "sv"})
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


SHORT_NAME = "/api/booking-settings/short-name"


def _new_name() -> str:
    return f"hud-{uuid4().hex[:12]}"


@pytest.mark.covers("PLT-050", "PUB-003")
async def test_short_name_opens_the_portal_and_older_names_keep_doing_so(as_staff, factory, visitor):
    """PLT-050: a whole flow by the short name; the answer is that of the public id and doesn't tell it; each choice is audited."""
    clinic = await factory.bookable_clinic()
    staff = await as_staff("admin", company=clinic.company)
    old, new = _new_name(), _new_name()
    first = (await staff.put(SHORT_NAME, json={"short_name": old.upper()})).json()["data"]
    assert (first["short_name"], first["portal_url"]) == (old, f"http://test/booking/{old}")
    assert first["permanent_url"] == f"http://test/booking/{clinic.company.encrypted_id}"
    assert clinic.company.encrypted_id in first["embed_code"]
    assert (await staff.put(SHORT_NAME, json={"short_name": new})).json()["data"]["short_name"] == new
    by_id = (await visitor.get(f"/api/v2/booking-portal/{clinic.company.encrypted_id}")).json()
    for name in (old, new, new.upper()):
        reply = await visitor.get(f"/api/v2/booking-portal/{name}")
        assert reply.json() == by_id
        assert clinic.company.encrypted_id not in reply.text
    flow = (await visitor.post(f"/api/v2/booking-portal/{new}/flows", json={})).json()["data"]
    headers = {"X-Flow-Key": flow["flow_key"]}
    for name, status in ((new, 200), (old, 200), (clinic.company.encrypted_id, 200), (_new_name(), 401)):
        assert (await visitor.get(f"/api/v2/booking-portal/{name}/flow", headers=headers)).status_code == status, name
    assert (await staff.put(SHORT_NAME, json={"short_name": old})).json()["data"]["short_name"] == old
    chosen = [row["details"] for row in await staff.list_audit("company.short_name_chosen")]
    assert sorted((row["before"], row["after"]) for row in chosen) == sorted([("", old), (old, new), (new, old)])


@pytest.mark.covers("PLT-050")
async def test_short_name_belongs_to_one_company_for_good(as_staff, factory):
    """PLT-050: of five clinics that choose one name at once, one gets it; a name that it has left stays its own; the rule and the reserved."""
    clinics = [await as_staff("admin") for _ in range(5)]
    name = _new_name()
    for staff in clinics:
        await staff.csrf()
    replies = await asyncio.gather(*(staff.put(SHORT_NAME, json={"short_name": name}) for staff in clinics))
    assert sorted(reply.status_code for reply in replies) == [200, 422, 422, 422, 422]
    assert {reply.json()["errors"]["short_name"][0]["code"] for reply in replies if reply.status_code == 422} == {"taken"}
    winner, loser = (next(staff for staff, reply in zip(clinics, replies, strict=True) if reply.status_code == s) for s in (200, 422))
    assert (await winner.put(SHORT_NAME, json={"short_name": _new_name()})).status_code == 200
    assert (await loser.put(SHORT_NAME, json={"short_name": name})).json()["errors"]["short_name"][0]["code"] == "taken"
    for wrong, code in (("a", "short_name"), ("hår", "short_name"), ("-hud", "short_name"), ("login", "reserved"), ("reschedule", "reserved")):
        assert (await loser.put(SHORT_NAME, json={"short_name": wrong})).json()["errors"]["short_name"][0]["code"] == code, wrong
    user = await as_staff("user", company=winner.company)
    assert (await user.put(SHORT_NAME, json={"short_name": _new_name()})).status_code == 403


@pytest.mark.covers("PUB-010")
async def test_guessing_portal_names_is_limited(visitor, monkeypatch):
    """PUB-010: names of no clinic are counted by address; from then on the answer is 429, for that address only."""
    await avoid_window_end(60)
    monkeypatch.setattr(settings(), "trusted_proxies", "127.0.0.0/8")
    addresses = [{"X-Forwarded-For": f"10.99.{randbelow(256)}.{randbelow(250) + number}"} for number in range(2)]
    statuses = [
        (await visitor.get(f"/api/v2/booking-portal/{_new_name()}", headers=addresses[0])).status_code
        for _ in range(UNKNOWN_NAMES_PER_MINUTE + 1)
    ]
    assert statuses == [404] * UNKNOWN_NAMES_PER_MINUTE + [429]
    assert (await visitor.get(f"/api/v2/booking-portal/{_new_name()}", headers=addresses[1])).status_code == 404


@pytest.mark.covers("REC-013")
async def test_portal_returns_what_the_clinic_calls_phone_and_email(as_staff, visitor, factory):
    clinic = await factory.bookable_clinic()
    staff = await as_staff("admin", company=clinic.company)
    fields = (await staff.get("/api/company/client-fields")).json()["data"]
    fields["mobile_number"]["name_sv"] = "Telefonen"
    assert (await staff.put("/api/company/client-fields", json=fields)).json()["status"] == "1"
    portal = (await visitor.get(f"/api/v2/booking-portal/{clinic.company.encrypted_id}")).json()["data"]
    assert portal["field_names"] == {"mobile_number": {"name_en": "", "name_sv": "Telefonen"}, "email": {"name_en": "", "name_sv": ""}}
