"""The home page: today's bookings, free time, worklists, and the checklist of a new clinic."""

from datetime import UTC, timedelta
from typing import Any

import pytest
from sqlalchemy import delete

from clinic.booking.models import BusinessHours
from clinic.core.clock import now, to_wire
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.forms.models import ClientConsent, ClientQuestionnaire, ConsentTemplate, ConsentTemplateVersion, Questionnaire
from clinic.pos.models import Receipt
from clinic.prescriptions.models import Prescription
from clinic.quality.models import DeviceMaintenance, MedicalDevice

pytestmark = pytest.mark.anyio
NOON = 12
STEPS = ("company_facts", "opening_hours", "services", "team", "portal_link", "texts", "till")


def zone_at_noon() -> str:
    """Return a time zone in which it is between 12 and 13 now, so that a test of a day holds at any time of day."""
    offset = NOON - now().astimezone(UTC).hour
    return f"Etc/GMT{-offset:+d}" if offset else "Etc/GMT"


async def insert(company: Any, *groups: list[Any]) -> None:
    """Insert rows, each group after the one before."""
    async with transaction(Context.system(company.id)) as session:
        for group in groups:
            session.add_all(group)
            await session.flush()


async def dashboard_of(staff: Any) -> dict[str, Any]:
    response = await staff.get("/api/overview/dashboard")
    assert response.json()["status"] == "1", response.text
    return response.json()["data"]


def paid_receipt(company: Any, register: Any, number: int, **fields: Any) -> Receipt:
    return Receipt(**{
        "company_id": company.id, "id": new_id(), "register_id": register.id, "type": "sale", "seller": {}, "gross": 50000, "total": 50000,
        "vat": 0, "vat_lines": [], "number": number, "state": "PAID", "step": "done", "next_attempt_at": now(), "paid_at": now(), **fields,
    })


async def create_day(as_staff: Any, factory: Any) -> Any:
    """Make a clinic at noon with a booking two hours from now for one client, and a till."""
    clinic = await factory.bookable_clinic(company=await factory.company(timezone=zone_at_noon(), is_pos_on=True))
    staff = await as_staff("super_admin", company=clinic.company)
    client = await factory.client(clinic.company, first_name="Klara", last_name="Bergsund")
    start = now().replace(minute=0, second=0, microsecond=0) + timedelta(hours=2)
    response = await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, to_wire(start)))
    assert response.json()["status"] == "1", response.text
    return clinic, staff, client, response.json()["data"], start


@pytest.mark.covers("USE-003")
async def test_home_shows_what_is_paid_and_todays_free_time(as_staff, factory):
    """A booking takes its time, with nothing of it left over; what is left until the clinic closes is free."""
    clinic, staff, _, booking, start = await create_day(as_staff, factory)
    dashboard = await dashboard_of(staff)
    assert [(row["id"], row["is_paid"]) for row in dashboard["today"]] == [(booking["id"], False)]
    first, second = dashboard["free_gaps"]
    assert (first["practitioner_id"], first["end_at"]) == (str(clinic.practitioners[0].id), to_wire(start))
    assert first["start_at"] >= to_wire(now() - timedelta(minutes=1))
    closing = start.replace(minute=0) + timedelta(hours=18 - NOON - 2)
    assert (second["start_at"], second["end_at"]) == (booking["end_at"], to_wire(closing))

    pos = await factory.pos_clinic(company=clinic.company)
    await insert(clinic.company, [paid_receipt(clinic.company, pos.register, 1, booking_id=booking["id"])])
    assert (await dashboard_of(staff))["today"][0]["is_paid"] is True
    without_till = await as_staff("user", company=clinic.company, is_pos_on=False)
    assert (await dashboard_of(without_till))["today"][0]["is_paid"] is None
    without_booking = await as_staff("user", company=clinic.company, is_booking_on=False)
    dashboard = await dashboard_of(without_booking)
    assert (dashboard["today"], dashboard["free_gaps"]) == ([], [])


@pytest.mark.covers("USE-003")
async def test_home_compares_the_day_with_the_same_weekday_before(as_staff, factory):
    """Revenue of a week ago counts until this time of day; who sees some clients only gets no revenue."""
    clinic, staff, client, _, start = await create_day(as_staff, factory)
    week_before = now() - timedelta(days=7)
    for day in (-7, -14):
        data = clinic.booking_data(client.id, to_wire(start + timedelta(days=day)))
        assert (await staff.post("/api/v2/bookings", json=data)).json()["status"] == "1"
    pos = await factory.pos_clinic(company=clinic.company)
    await insert(clinic.company, [
        paid_receipt(clinic.company, pos.register, 1, total=70000),
        paid_receipt(clinic.company, pos.register, 2, total=20000, paid_at=week_before - timedelta(minutes=5)),
        paid_receipt(clinic.company, pos.register, 3, total=90000, paid_at=week_before + timedelta(hours=3)),
        paid_receipt(clinic.company, pos.register, 4, type="refund", total=5000),
        paid_receipt(clinic.company, pos.register, 5, state="CANCELLED", paid_at=None, ended_at=now()),
    ])
    assert (await dashboard_of(staff))["comparison"] == {"bookings": 1, "bookings_before": 1, "revenue": 70000, "revenue_before": 20000}
    restricted = await as_staff("user", company=clinic.company, client_access="custom")
    assert (await dashboard_of(restricted))["comparison"] == {"bookings": 0, "bookings_before": 0, "revenue": None, "revenue_before": None}


async def insert_waiting_work(company: Any, client: Any, nurse: Any, prescriber: Any) -> None:
    """Insert open forms, prescriptions, due maintenance and stock; each also in a state in which it doesn't wait."""
    common = {"company_id": company.id, "client_id": client.id}
    template, version = new_id(), new_id()
    questionnaire = new_id()
    device, quiet_device = new_id(), new_id()
    await insert(
        company,
        [ConsentTemplate(company_id=company.id, id=template, title="Botox"),
         Questionnaire(company_id=company.id, id=questionnaire, title_sv="Hälsa", title_en="Health"),
         *(MedicalDevice(company_id=company.id, id=row, name="Laser", model="m", brand="b", serial_number="s", supplier="s")
           for row in (device, quiet_device))],
        [ConsentTemplateVersion(company_id=company.id, id=version, template_id=template, number=1, title="Botox", body={}),
         DeviceMaintenance(company_id=company.id, id=new_id(), device_id=device, planned_on=now().date() + timedelta(days=3)),
         DeviceMaintenance(company_id=company.id, id=new_id(), device_id=quiet_device, planned_on=now().date() + timedelta(days=90))],
        [ClientConsent(**common, id=(row := new_id()), entry_id=row, template_id=template, template_version_id=version, title="Botox"),
         ClientConsent(**common, id=(row := new_id()), entry_id=row, template_id=template, template_version_id=version, title="Ångrad",
                       cancelled_at=now(), cancel_reason="x"),
         ClientQuestionnaire(**common, id=(row := new_id()), entry_id=row, questionnaire_id=questionnaire, title_sv="Hälsa",
                             title_en="Health"),
         ClientQuestionnaire(**common, id=(row := new_id()), entry_id=row, questionnaire_id=questionnaire, title_sv="Besvarad",
                             answered_at=now(), state="pending_sign")],
    )
    prescription = {**common, "prescriber_id": prescriber.id, "clinic_name": "K", "requested_by": nurse.member.id, "state": "signed"}
    await insert(company, [
        Prescription(**prescription, id=new_id(), drug="Botox", signed_at=now(), prescriber_name="Doris Wallin"),
        Prescription(**prescription, id=new_id(), drug="Used", signed_at=now(), uses=1),
        Prescription(**prescription, id=new_id(), drug="Old", signed_at=now() - timedelta(days=20)),
        Prescription(**{**prescription, "state": "pending"}, id=new_id(), drug="Waiting"),
    ])


@pytest.mark.covers("USE-003")
async def test_worklists_count_and_list_what_waits_for_whom_it_concerns(as_staff, factory):
    """Own notes and requests for a user, everyone's for an administrator; a restricted user has those of their clients only."""
    company = await factory.company()
    admin, nurse = await as_staff("admin", company=company), await as_staff("user", company=company)
    client = await factory.client(company, first_name="Klara", last_name="Öberg")
    path = f"/api/clients/{client.id}/procedures"
    note = (await nurse.post(path, json={"title": "Läppar", "date": "2026-11-20"})).json()["data"]
    cancelled = (await nurse.post(path, json={"title": "Fel", "date": "2026-11-20"})).json()["data"]
    await nurse.post(f"{path}/{cancelled['id']}/cancel", json={"reason": "Fel klient", "version": 1})
    await admin.post(path, json={"title": "Chefens", "date": "2026-11-20"})
    prescriber, _ = await factory.prescriber()
    await insert_waiting_work(company, client, nurse, prescriber)
    product = {"name": "Kräm", "code": "K", "selling_price": 900, "base_price": 500, "tax": 2500, "stock": 3}
    for change in ({}, {"code": "L", "stock": 4}):
        assert (await admin.post("/api/v3/point-of-sale/products", json={**product, **change})).json()["status"] == "1"

    def counts(dashboard: dict[str, Any]) -> list[int]:
        names = ("unsigned_procedures", "pending_forms", "answered_prescriptions", "due_maintenance", "low_stock")
        return [dashboard["pending_work"][name] for name in names]

    assert counts(await dashboard_of(nurse)) == [1, 2, 1, 1, 1]
    assert counts(await dashboard_of(admin)) == [2, 2, 1, 1, 1]
    low = (await admin.get("/api/v3/point-of-sale/products?filter=low&sort=stock")).json()["data"]
    assert [row["code"] for row in low["items"]] == ["K"], "the count leads to a list of just those"
    due = (await admin.get("/api/medical-devices?filter=due&sort=next_maintenance_on")).json()["data"]
    assert [row["maintenance_due"] for row in due["items"]] == ["soon"]
    restricted = await as_staff("admin", company=company, client_access="custom")
    assert counts(await dashboard_of(restricted)) == [0, 0, 0, 1, 1]
    switched_off = await as_staff("user", company=company, is_record_on=False, is_pos_on=False, is_management_on=False)
    assert counts(await dashboard_of(switched_off)) == [0, 0, 0, 0, 0]

    worklists = "/api/overview/worklists"
    page = (await nurse.get(f"{worklists}/unsigned-procedures")).json()["data"]
    assert [(row["id"], row["title"], row["client"]["last_name"]) for row in page["items"]] == [(note["id"], "Läppar", "Öberg")]
    assert (await admin.get(f"{worklists}/unsigned-procedures?per_page=1&order=asc")).json()["data"]["total"] == 2
    forms = (await nurse.get(f"{worklists}/pending-forms")).json()["data"]["items"]
    assert {(row["type"], row["title"]) for row in forms} == {("consent", "Botox"), ("questionnaire", "Health")}
    [answer] = (await nurse.get(f"{worklists}/answered-prescriptions")).json()["data"]["items"]
    assert (answer["title"], answer["by_name"]) == ("Botox", "Doris Wallin")
    for kind in ("unsigned-procedures", "pending-forms", "answered-prescriptions"):
        assert (await restricted.get(f"{worklists}/{kind}")).json()["data"]["items"] == []
        assert (await switched_off.get(f"{worklists}/{kind}")).status_code == 403


def steps_of(checklist: dict[str, Any]) -> dict[str, bool]:
    return {step["key"]: step["is_done"] for step in checklist["steps"]}


@pytest.mark.covers("USE-002")
async def test_checklist_ticks_off_what_is_there(as_staff, factory):
    """A step is done when the database has its result; the default opening hours are not the clinic's own."""
    company = await factory.company(is_verified=False)
    owner = await as_staff("super_admin", company=company)
    checklist = (await owner.get("/api/overview/checklist")).json()["data"]
    assert steps_of(checklist) == dict.fromkeys(STEPS, False)
    assert (checklist["can_dismiss"], checklist["is_verified"]) == (True, False)

    await insert(company, [
        BusinessHours(company_id=company.id, id=new_id(), weekday=day, opens=timedelta(hours=9), closes=timedelta(hours=17)) for day in range(5)
    ])
    assert steps_of((await owner.get("/api/overview/checklist")).json()["data"])["opening_hours"] is False
    async with transaction(Context.system(company.id)) as session:
        await session.execute(delete(BusinessHours).where(BusinessHours.company_id == company.id))
    await factory.pos_clinic(company=company, setting=True)
    assert steps_of((await owner.get("/api/overview/checklist")).json()["data"])["services"] is False
    await factory.bookable_clinic(company=company)
    checklist = (await owner.get("/api/overview/checklist")).json()["data"]
    assert [key for key, is_done in steps_of(checklist).items() if not is_done] == ["company_facts", "portal_link", "texts"]
    assert (await owner.put("/api/booking-settings/short-name", json={"short_name": f"klinik-{new_id().hex[-12:]}"})).json()["status"] == "1"
    assert steps_of((await owner.get("/api/overview/checklist")).json()["data"])["portal_link"] is True


@pytest.mark.covers("USE-002", "LAW-024")
async def test_company_facts_are_done_with_all_that_receipts_and_the_portal_show(as_staff, factory):
    """Organization number, address, phone number and e-mail address: without any of them the step is open.

    LAW-024: where a record is kept in Sweden, insurance, registration with IVO and whom to call at complications too.
    """
    company = await factory.company(organization_number="")
    owner = await as_staff("super_admin", company=company)
    saved = (await owner.get("/api/company")).json()["data"]
    facts = {
        "organization_number": "556016-0680", "street_address": "Storgatan 1", "zip_code": "111 22", "city": "Stockholm",
        "country_code": "+46", "phone_number": "81234567", "contact_email": "hej@klinik.example", "patient_insurance": "Löf",
        "ivo_registration": "12345-1", "complication_contact": "08-123 45 67",
    }

    async def is_done(**changes: Any) -> bool:
        saved["version"] = (await owner.get("/api/company")).json()["data"]["version"]
        response = await owner.put("/api/company", json={**saved, **facts, **changes})
        assert response.json()["status"] == "1", response.text
        return steps_of((await owner.get("/api/overview/checklist")).json()["data"])["company_facts"]

    assert await is_done() is True
    for name in facts:
        if name != "country_code":
            assert await is_done(**{name: ""}) is False, name
    care = ("patient_insurance", "ivo_registration", "complication_contact")
    for changes in ({"is_record_on": False}, {"country": "NO", "is_record_on": True}):
        assert await is_done(**dict.fromkeys(care, ""), **changes) is True


@pytest.mark.covers("USE-002")
async def test_checklist_shows_a_role_the_steps_that_it_may_take(as_staff, factory):
    company = await factory.company()
    admin = await as_staff("admin", company=company, is_pos_on=False)
    checklist = (await admin.get("/api/overview/checklist")).json()["data"]
    assert list(steps_of(checklist)) == ["opening_hours", "services", "team", "portal_link", "texts"]
    assert checklist["can_dismiss"] is False
    assert (await admin.post("/api/overview/checklist/dismiss")).status_code == 403
    user = await as_staff("user", company=company)
    assert (await user.get("/api/overview/checklist")).json()["data"]["steps"] == []


@pytest.mark.covers("USE-002")
async def test_checklist_is_dismissed_once_for_the_whole_company(as_staff, factory):
    company = await factory.company()
    owner, admin = await as_staff("super_admin", company=company), await as_staff("admin", company=company)
    for _ in range(2):
        assert (await owner.post("/api/overview/checklist/dismiss")).json()["status"] == "1"
    for staff in (owner, admin):
        assert (await staff.get("/api/overview/checklist")).json()["data"]["steps"] == []
    assert len(await owner.list_audit("company.checklist_dismissed")) == 1
    other = await as_staff("super_admin")
    assert (await other.get("/api/overview/checklist")).json()["data"]["steps"] != []
