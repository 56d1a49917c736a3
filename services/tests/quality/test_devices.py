"""Medical devices, their maintenance, its reminders, and the activity log (QMS-001, QMS-002, QMS-003)."""

from datetime import timedelta
from io import BytesIO

import pytest
import time_machine
from pypdf import PdfReader
from sqlalchemy import text

from clinic.core import documents
from clinic.core.background.outbox import EventMessage
from clinic.core.clock import now
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.files import object_storage
from clinic.quality.devices import jobs
from tests.route_coverage.quality_data import DEVICE_DATA, MAINTENANCE_DATA
from tests.support.images import draw_signature

pytestmark = pytest.mark.anyio
PATH = "/api/medical-devices"
PDF = b"%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n"


async def create_device(staff, **fields):
    response = await staff.post(PATH, json={**DEVICE_DATA, **fields})
    assert response.status_code == 200, response.text
    return response.json()["data"]


async def upload_pdf(staff, content=PDF, name="manual.pdf"):
    return await staff.post("/api/files/documents", files={"file": (name, content, "application/pdf")})


@pytest.mark.covers("QMS-001")
async def test_registering_a_device_validates_required_fields(as_staff):
    staff = await as_staff("admin")
    for field in ("name", "model", "brand", "serial_number", "supplier"):
        response = await staff.post(PATH, json={**DEVICE_DATA, field: "  "})
        assert response.json()["errors"][field][0]["code"] == "required"
    manual = (await upload_pdf(staff)).json()["data"]["id"]
    device = await create_device(
        staff, category="Laser", location="Rum 1", responsible_id=str(staff.member.id), purchased_on="2024-02-01", interval_months=12,
        next_maintenance_on="2099-05-01", manual_ids=[manual],
    )
    assert device["responsible_name"] == f"{staff.member.first_name} {staff.member.last_name}"
    assert (device["next_maintenance_on"], device["maintenance_due"], device["is_removed"]) == ("2099-05-01", "planned", False)
    assert [manual["name"] for manual in device["manuals"]] == ["manual.pdf"]
    signed_url = await staff.post("/api/get-signed-url", json={"path": device["manuals"][0]["path"]})
    assert (await staff.get(signed_url.json()["data"]["url"])).content == PDF
    assert [row["details"]["serial_number"] for row in await staff.list_audit("device.created")] == ["9914-0990"]


@pytest.mark.covers("QMS-001")
async def test_devices_are_searched_changed_removed_and_restored(as_staff, factory):
    staff = await as_staff("admin")
    laser, _ = await create_device(staff, location="Laserrummet"), await create_device(staff, name="Autoklav", model="B17", brand="Melag", serial_number="A_1")
    for search, expected in (("gentle candela", ["Laser"]), ("laserrum", ["Laser"]), ("a_1", ["Autoklav"]), ("9914%", []), ("", ["Autoklav", "Laser"])):
        listed = (await staff.get(PATH, params={"search": search})).json()["data"]
        assert [row["name"] for row in listed["items"]] == expected, search
    changed = await staff.put(f"{PATH}/{laser['id']}", json={**DEVICE_DATA, "location": "Rum 3", "version": laser["version"]})
    assert changed.json()["data"]["location"] == "Rum 3"
    conflict = await staff.put(f"{PATH}/{laser['id']}", json={**DEVICE_DATA, "version": laser["version"]})
    assert (conflict.status_code, conflict.json()["data"]["current"]["location"]) == (409, "Rum 3")
    assert (await staff.delete(f"{PATH}/{laser['id']}")).status_code == 200
    assert [row["name"] for row in (await staff.get(PATH)).json()["data"]["items"]] == ["Autoklav"]
    removed = (await staff.get(PATH, params={"filter": "removed"})).json()["data"]["items"]
    assert [row["is_removed"] for row in removed] == [True]
    restored = await staff.post(f"{PATH}/{laser['id']}/restore", json={"version": removed[0]["version"]})
    assert restored.json()["data"]["is_removed"] is False
    other = await as_staff("admin")
    other_restore = await other.post(f"{PATH}/{laser['id']}/restore", json={"version": 1})
    assert other_restore.json()["data"] == {"code": "not_found"}
    foreign_device = await create_device(staff, responsible_id=None)
    response = await other.post(PATH, json={**DEVICE_DATA, "responsible_id": str(staff.member.id)})
    assert response.json()["errors"]["responsible_id"][0]["code"] == "unknown"
    assert (await other.get(f"{PATH}/{foreign_device['id']}")).status_code == 404


@pytest.mark.covers("QMS-001")
@pytest.mark.parametrize("content", [b"MZ\x90\x00", b"%PDF-1.7 cut off", b"<html>%PDF-</html>%%EOF"])
async def test_a_manual_must_be_a_complete_pdf_or_a_picture(as_staff, content):
    response = await upload_pdf(await as_staff("user"), content)
    assert (response.status_code, response.json()["errors"]["file"][0]["code"]) == (422, "pdf_only")


@pytest.mark.covers("QMS-001")
async def test_a_pdf_must_be_smaller_than_20_mb(as_staff):
    response = await upload_pdf(await as_staff("user"), b"%PDF-" + b" " * 20 * 1024 * 1024 + b"%%EOF")
    assert response.json()["errors"]["file"][0] == {"code": "pdf_size", "message": "The file should be less than 20 MB."}


@pytest.mark.covers("QMS-002")
async def test_due_states_follow_the_clinics_time_zone(as_staff, factory):
    staff = await as_staff("admin", company=await factory.company(timezone="Pacific/Auckland"))
    with time_machine.travel("2027-03-01 12:30:00+00:00", tick=False):
        for day in ("2027-03-01", "2027-03-02", "2027-04-01", "2027-04-02", None):
            await create_device(staff, name=str(day), next_maintenance_on=day)
        items = (await staff.get(PATH, params={"sort": "next_maintenance_on"})).json()["data"]["items"]
    assert [(row["name"], row["maintenance_due"]) for row in items] == [
        ("2027-03-01", "overdue"), ("2027-03-02", "soon"), ("2027-04-01", "soon"), ("2027-04-02", "planned"), ("None", "none"),
    ]


@pytest.mark.covers("QMS-002")
async def test_recording_maintenance_freezes_it_and_plans_the_next(as_staff):
    admin = await as_staff("admin")
    staff = await as_staff("user", company=admin.company)
    device = await create_device(admin, interval_months=1, next_maintenance_on="2026-01-31")
    protocol = (await upload_pdf(staff, name="protokoll.pdf")).json()["data"]["id"]
    body = {**MAINTENANCE_DATA, "done_on": "2026-01-31", "outcome": "remarks", "notes": "Filter bytt", "protocol_id": protocol}
    record = (await staff.post(f"{PATH}/{device['id']}/maintenance", json=body)).json()["data"]
    assert (record["state"], record["planned_on"], record["done_on"], record["outcome"]) == ("done", "2026-01-31", "2026-01-31", "remarks")
    assert (record["protocol"]["name"], record["signed_by"]) == ("protokoll.pdf", f"{staff.member.first_name} {staff.member.last_name}")
    listed = (await staff.get(f"{PATH}/{device['id']}/maintenance")).json()["data"]
    assert [(row["state"], row["planned_on"]) for row in listed["items"]] == [("planned", "2026-02-28"), ("done", "2026-01-31")]
    detail = (await staff.get(f"{PATH}/{device['id']}")).json()["data"]
    assert (detail["last_maintenance_on"], detail["next_maintenance_on"], detail["maintenance_due"]) == ("2026-01-31", "2026-02-28", "overdue")
    pdf_text = await document_text(staff, record["document_id"])
    for expected in ("GentleMax Pro", "9914-0990", "Teknikservice AB", "Filter bytt", "protokoll.pdf", staff.member.last_name):
        assert expected in pdf_text, (expected, pdf_text)


async def document_text(staff, document_id) -> str:
    """Let the worker render the document and return the text of its PDF."""
    context = Context.system(staff.company.id)
    await documents.generate_pdf(EventMessage(staff.company.id, "document.pdf_requested", staff.company.id, now(), {"document_id": document_id}))
    async with read_only_transaction(context) as session:
        key = (await documents.get_pdf_file(session, document_id)).key
    pdf = await object_storage.file_store().get(key)
    return "".join(page.extract_text() for page in PdfReader(BytesIO(pdf)).pages)


@pytest.mark.covers("QMS-002")
async def test_invalid_maintenance_is_rejected_and_completed_maintenance_is_kept(as_staff):
    staff = await as_staff("admin")
    device = await create_device(staff, next_maintenance_on="2026-05-01")
    path = f"{PATH}/{device['id']}/maintenance"
    for fields, field, code in (
        ({"done_on": str(now().date() + timedelta(days=3))}, "done_on", "not_yet"),
        ({"next_maintenance_on": "2026-01-15"}, "next_maintenance_on", "end_after_start"),
        ({"signature": "data:image/png;base64,AAAA"}, "signature", "signature"),
        ({"performed_by": ""}, "performed_by", "required"),
        ({"outcome": "fine"}, "outcome", "choice"),
    ):
        response = await staff.post(path, json={**MAINTENANCE_DATA, **fields})
        assert response.json()["errors"][field][0]["code"] == code, response.text
    assert [row["state"] for row in (await staff.get(path)).json()["data"]["items"]] == ["planned"]
    for _ in range(2):
        assert (await staff.post(path, json={**MAINTENANCE_DATA, "signature": draw_signature()})).status_code == 200
    assert [row["state"] for row in (await staff.get(path)).json()["data"]["items"]] == ["done", "done"]


@pytest.mark.covers("QMS-002")
async def test_the_responsible_person_is_reminded_once_per_planned_day(as_staff, factory):
    staff = await as_staff("admin", language="sv")
    context = Context.system(staff.company.id)
    device = await create_device(staff, responsible_id=str(staff.member.id), location="Rum 1", next_maintenance_on="2027-06-15")
    unassigned = await create_device(staff, next_maintenance_on="2027-06-15")
    deleted = await create_device(staff, next_maintenance_on="2027-06-15")
    await staff.delete(f"{PATH}/{deleted['id']}")
    for moment, count in (("2027-05-31 10:00", 0), ("2027-06-01 10:00", 2), ("2027-06-02 10:00", 2), ("2027-06-20 10:00", 2)):
        with time_machine.travel(f"{moment}:00+00:00", tick=False):
            await jobs.send_maintenance_reminders(context)
            await jobs.send_maintenance_reminders(context)
        assert len(await factory.list_messages(staff.company)) == count, moment
    mail = next(message for message in await factory.list_messages(staff.company) if device["id"] in message.text)
    assert (mail.to, mail.subject) == (staff.member.email, "Underhåll av Laser den 2027-06-15")
    assert "Candela Laser (GentleMax Pro, serienummer 9914-0990, Rum 1)" in mail.text
    clinic_mail = next(message for message in await factory.list_messages(staff.company) if unassigned["id"] in message.text)
    assert clinic_mail.to == staff.company.email
    version = (await staff.get(f"{PATH}/{device['id']}")).json()["data"]["version"]
    await staff.put(f"{PATH}/{device['id']}", json={**DEVICE_DATA, "next_maintenance_on": "2027-07-01", "version": version})
    with time_machine.travel("2027-06-20 10:00:00+00:00", tick=False):
        await jobs.send_maintenance_reminders(context)
    assert len(await factory.list_messages(staff.company)) == 3


@pytest.mark.covers("QMS-003")
async def test_the_activity_log_lists_actions_with_their_actors(as_staff):
    staff = await as_staff("admin")
    device = await create_device(staff, next_maintenance_on="2026-05-01")
    await staff.post(f"{PATH}/{device['id']}/maintenance", json=MAINTENANCE_DATA)
    await staff.delete(f"{PATH}/{device['id']}")
    log = (await staff.get(f"{PATH}/{device['id']}/logs")).json()["data"]
    assert [row["action"] for row in reversed(log["items"])] == [
        "device.created", "device.maintenance_planned", "device.maintenance_recorded", "device.removed",
    ]
    assert {row["actor_name"] for row in log["items"]} == {f"{staff.member.first_name} {staff.member.last_name}"}


@pytest.mark.covers("QMS-003")
async def test_the_activity_log_lists_changes_of_a_device(as_staff):
    staff = await as_staff("admin")
    manual = (await upload_pdf(staff)).json()["data"]["id"]
    device = await create_device(staff, next_maintenance_on="2026-05-01", manual_ids=[manual])
    path = f"{PATH}/{device['id']}"
    await staff.put(path, json={**DEVICE_DATA, "location": "Rum 3", "version": device["version"]})
    for _ in range(2):
        await staff.delete(path)
    removed = (await staff.get(path)).json()["data"]
    conflict = await staff.post(f"{path}/restore", json={"version": device["version"]})
    assert (conflict.status_code, conflict.json()["data"]["current"]) == (409, removed)
    await staff.post(f"{path}/restore", json={"version": removed["version"]})
    actions = [row["action"] for row in (await staff.get(f"{path}/logs")).json()["data"]["items"]]
    assert [action.removeprefix("device.") for action in reversed(actions)] == [
        "created", "maintenance_planned", "manual_added", "changed", "maintenance_unplanned", "manual_removed", "removed", "restored",
    ]


@pytest.mark.covers("QMS-002")
async def test_a_read_only_subscription_records_no_maintenance(as_staff, factory):
    staff = await as_staff("user", company=await factory.company(subscription_state="read_only"))
    response = await staff.post(f"{PATH}/{staff.member.id}/maintenance", json=MAINTENANCE_DATA)
    assert (response.status_code, response.json()["data"]["code"]) == (403, "subscription.read_only")


@pytest.mark.covers("QMS-001")
async def test_participants_read_and_record_maintenance_and_others_have_no_access(as_staff):
    admin = await as_staff("admin")
    device = await create_device(admin)
    user, excluded_user = await as_staff("user", company=admin.company), await as_staff("user", company=admin.company, is_management_on=False)
    assert (await user.get(PATH)).json()["data"]["total"] == 1
    assert (await user.post(f"{PATH}/{device['id']}/maintenance", json=MAINTENANCE_DATA)).status_code == 200
    assert (await user.post(PATH, json=DEVICE_DATA)).json()["data"]["code"] == "permission.role"
    assert (await excluded_user.get(PATH)).json()["data"]["code"] == "permission.user_module"


async def test_the_database_forbids_two_planned_maintenances_of_a_device(as_staff):
    """Rule 9: a unique index refuses the second one."""
    staff = await as_staff("admin")
    device = await create_device(staff, next_maintenance_on="2026-05-01")
    with pytest.raises(Exception, match="device_maintenance_planned_key"):
        async with transaction(Context.system(staff.company.id)) as session:
            await session.execute(text(
                "INSERT INTO device_maintenance SELECT company_id, gen_random_uuid(), device_id, state, planned_on, NULL, NULL, NULL, '', '',"
                " NULL, '', NULL, NULL, 1, now(), now() FROM device_maintenance WHERE device_id = :id"
            ), {"id": device["id"]})
