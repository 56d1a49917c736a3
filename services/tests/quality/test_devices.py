"""Medical devices, their maintenance, the reminder before it, and the log (QMS-001, QMS-002, QMS-003)."""

from datetime import timedelta
from io import BytesIO

import pytest
import time_machine
from pypdf import PdfReader
from sqlalchemy import text

from clinic.core import documents, storage
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import read_only, unit
from clinic.core.outbox import Happened
from clinic.quality.devices import jobs
from tests.drawing import signature
from tests.walk.quality import DEVICE, DONE

pytestmark = pytest.mark.anyio
PATH = "/api/medical-devices"
PDF = b"%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n"


async def made(staff, **fields):
    answer = await staff.post(PATH, json={**DEVICE, **fields})
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


async def paper(staff, content=PDF, name="manual.pdf"):
    return await staff.post("/api/papers", files={"file": (name, content, "application/pdf")})


@pytest.mark.covers("QMS-001")
async def test_a_device_is_registered_with_all_that_is_required(as_staff):
    staff = await as_staff("admin")
    for field in ("name", "model", "brand", "serial_number", "supplier"):
        answer = await staff.post(PATH, json={**DEVICE, field: "  "})
        assert answer.json()["errors"][field][0]["code"] == "required"
    manual = (await paper(staff)).json()["data"]["id"]
    device = await made(
        staff, category="Laser", location="Rum 1", responsible_id=str(staff.member.id), bought_on="2024-02-01", interval_months=12,
        next_service_on="2099-05-01", manual_ids=[manual],
    )
    assert device["responsible_name"] == f"{staff.member.first_name} {staff.member.last_name}"
    assert (device["next_service_on"], device["service"], device["is_removed"]) == ("2099-05-01", "planned", False)
    assert [one["name"] for one in device["manuals"]] == ["manual.pdf"]
    opened = await staff.post("/api/get-signed-url", json={"path": device["manuals"][0]["path"]})
    assert (await staff.get(opened.json()["data"]["url"])).content == PDF
    assert [row["facts"]["serial_number"] for row in await staff.audit_of("device.made")] == ["9914-0990"]


@pytest.mark.covers("QMS-001")
async def test_devices_are_searched_changed_removed_and_restored(as_staff, make):
    staff = await as_staff("admin")
    laser, _ = await made(staff, location="Laserrummet"), await made(staff, name="Autoklav", model="B17", brand="Melag", serial_number="A_1")
    for words, found in (("gentle candela", ["Laser"]), ("laserrum", ["Laser"]), ("a_1", ["Autoklav"]), ("9914%", []), ("", ["Autoklav", "Laser"])):
        listed = (await staff.get(PATH, params={"search": words})).json()["data"]
        assert [row["name"] for row in listed["items"]] == found, words
    changed = await staff.put(f"{PATH}/{laser['id']}", json={**DEVICE, "location": "Rum 3", "version": laser["version"]})
    assert changed.json()["data"]["location"] == "Rum 3"
    stale = await staff.put(f"{PATH}/{laser['id']}", json={**DEVICE, "version": laser["version"]})
    assert (stale.status_code, stale.json()["data"]["current"]["location"]) == (409, "Rum 3")
    assert (await staff.delete(f"{PATH}/{laser['id']}")).status_code == 200
    assert [row["name"] for row in (await staff.get(PATH)).json()["data"]["items"]] == ["Autoklav"]
    removed = (await staff.get(PATH, params={"filter": "removed"})).json()["data"]["items"]
    assert [row["is_removed"] for row in removed] == [True]
    restored = await staff.post(f"{PATH}/{laser['id']}/restore", json={"version": removed[0]["version"]})
    assert restored.json()["data"]["is_removed"] is False
    other = await as_staff("admin")
    away = await other.post(f"{PATH}/{laser['id']}/restore", json={"version": 1})
    assert away.json()["data"] == {"code": "not_found"}
    foreign = await made(staff, responsible_id=None)
    answer = await other.post(PATH, json={**DEVICE, "responsible_id": str(staff.member.id)})
    assert answer.json()["errors"]["responsible_id"][0]["code"] == "unknown"
    assert (await other.get(f"{PATH}/{foreign['id']}")).status_code == 404


@pytest.mark.covers("QMS-001")
@pytest.mark.parametrize("content", [b"MZ\x90\x00", b"%PDF-1.7 cut off", b"<html>%PDF-</html>%%EOF"])
async def test_a_manual_is_a_whole_pdf_or_a_picture(as_staff, content):
    answer = await paper(await as_staff("user"), content)
    assert (answer.status_code, answer.json()["errors"]["file"][0]["code"]) == (422, "paper_only")


@pytest.mark.covers("QMS-001")
async def test_a_paper_is_under_20_mb(as_staff):
    answer = await paper(await as_staff("user"), b"%PDF-" + b" " * 20 * 1024 * 1024 + b"%%EOF")
    assert answer.json()["errors"]["file"][0] == {"code": "paper_size", "message": "The file should be less than 20 MB."}


@pytest.mark.covers("QMS-002")
async def test_what_is_due_stands_out_by_the_clinics_own_day(as_staff, make):
    staff = await as_staff("admin", company=await make.company(timezone="Pacific/Auckland"))
    with time_machine.travel("2027-03-01 12:30:00+00:00", tick=False):
        for day in ("2027-03-01", "2027-03-02", "2027-04-01", "2027-04-02", None):
            await made(staff, name=str(day), next_service_on=day)
        items = (await staff.get(PATH, params={"sort": "next_service_on"})).json()["data"]["items"]
    assert [(row["name"], row["service"]) for row in items] == [
        ("2027-03-01", "overdue"), ("2027-03-02", "soon"), ("2027-04-01", "soon"), ("2027-04-02", "planned"), ("None", "none"),
    ]


@pytest.mark.covers("QMS-002")
async def test_maintenance_is_done_signed_frozen_and_the_next_one_planned(as_staff):
    admin = await as_staff("admin")
    staff = await as_staff("user", company=admin.company)
    device = await made(admin, interval_months=1, next_service_on="2026-01-31")
    protocol = (await paper(staff, name="protokoll.pdf")).json()["data"]["id"]
    body = {**DONE, "done_on": "2026-01-31", "outcome": "remarks", "notes": "Filter bytt", "protocol_id": protocol}
    done = (await staff.post(f"{PATH}/{device['id']}/maintenance", json=body)).json()["data"]
    assert (done["state"], done["planned_on"], done["done_on"], done["outcome"]) == ("done", "2026-01-31", "2026-01-31", "remarks")
    assert (done["protocol"]["name"], done["signed_by"]) == ("protokoll.pdf", f"{staff.member.first_name} {staff.member.last_name}")
    listed = (await staff.get(f"{PATH}/{device['id']}/maintenance")).json()["data"]
    assert [(row["state"], row["planned_on"]) for row in listed["items"]] == [("planned", "2026-02-28"), ("done", "2026-01-31")]
    shown = (await staff.get(f"{PATH}/{device['id']}")).json()["data"]
    assert (shown["last_service_on"], shown["next_service_on"], shown["service"]) == ("2026-01-31", "2026-02-28", "overdue")
    words = await _paper(staff, done["document_id"])
    for part in ("GentleMax Pro", "9914-0990", "Teknikservice AB", "Filter bytt", "protokoll.pdf", staff.member.last_name):
        assert part in words, (part, words)


async def _paper(staff, document_id) -> str:
    """What the document's PDF says, once the worker has made it."""
    context = Context.system(staff.company.id)
    await documents.make(Happened(staff.company.id, "document.due", staff.company.id, now(), {"document_id": document_id}))
    async with read_only(context) as session:
        key = (await documents.pdf_file(session, document_id)).key
    pdf = await storage.files().get(key)
    return "".join(page.extract_text() for page in PdfReader(BytesIO(pdf)).pages)


@pytest.mark.covers("QMS-002")
async def test_maintenance_that_cannot_be_is_refused_and_what_is_done_stays(as_staff):
    staff = await as_staff("admin")
    device = await made(staff, next_service_on="2026-05-01")
    path = f"{PATH}/{device['id']}/maintenance"
    for fields, field, code in (
        ({"done_on": str(now().date() + timedelta(days=3))}, "done_on", "not_yet"),
        ({"next_service_on": "2026-01-15"}, "next_service_on", "end_after_start"),
        ({"signature": "data:image/png;base64,AAAA"}, "signature", "signature"),
        ({"performed_by": ""}, "performed_by", "required"),
        ({"outcome": "fine"}, "outcome", "choice"),
    ):
        answer = await staff.post(path, json={**DONE, **fields})
        assert answer.json()["errors"][field][0]["code"] == code, answer.text
    assert [row["state"] for row in (await staff.get(path)).json()["data"]["items"]] == ["planned"]
    for _ in range(2):
        assert (await staff.post(path, json={**DONE, "signature": signature()})).status_code == 200
    assert [row["state"] for row in (await staff.get(path)).json()["data"]["items"]] == ["done", "done"]


@pytest.mark.covers("QMS-002")
async def test_the_responsible_person_is_reminded_once_of_each_day(as_staff, make):
    staff = await as_staff("admin", language="sv")
    context = Context.system(staff.company.id)
    device = await made(staff, responsible_id=str(staff.member.id), location="Rum 1", next_service_on="2027-06-15")
    nobody = await made(staff, next_service_on="2027-06-15")
    gone = await made(staff, next_service_on="2027-06-15")
    await staff.delete(f"{PATH}/{gone['id']}")
    for moment, count in (("2027-05-31 10:00", 0), ("2027-06-01 10:00", 2), ("2027-06-02 10:00", 2), ("2027-06-20 10:00", 2)):
        with time_machine.travel(f"{moment}:00+00:00", tick=False):
            await jobs.remind(context)
            await jobs.remind(context)
        assert len(await make.messages_of(staff.company)) == count, moment
    mail = next(one for one in await make.messages_of(staff.company) if device["id"] in one.text)
    assert (mail.to, mail.subject) == (staff.member.email, "Underhåll av Laser den 2027-06-15")
    assert "Candela Laser (GentleMax Pro, serienummer 9914-0990, Rum 1)" in mail.text
    other = next(one for one in await make.messages_of(staff.company) if nobody["id"] in one.text)
    assert other.to == staff.company.email
    version = (await staff.get(f"{PATH}/{device['id']}")).json()["data"]["version"]
    await staff.put(f"{PATH}/{device['id']}", json={**DEVICE, "next_service_on": "2027-07-01", "version": version})
    with time_machine.travel("2027-06-20 10:00:00+00:00", tick=False):
        await jobs.remind(context)
    assert len(await make.messages_of(staff.company)) == 3


@pytest.mark.covers("QMS-003")
async def test_the_log_says_who_did_what_and_when(as_staff):
    staff = await as_staff("admin")
    device = await made(staff, next_service_on="2026-05-01")
    await staff.post(f"{PATH}/{device['id']}/maintenance", json=DONE)
    await staff.delete(f"{PATH}/{device['id']}")
    log = (await staff.get(f"{PATH}/{device['id']}/logs")).json()["data"]
    assert [row["action"] for row in reversed(log["items"])] == [
        "device.made", "device.maintenance_planned", "device.maintained", "device.removed",
    ]
    assert {row["who"] for row in log["items"]} == {f"{staff.member.first_name} {staff.member.last_name}"}


@pytest.mark.covers("QMS-001")
async def test_who_takes_part_reads_and_maintains_and_who_does_not_sees_nothing(as_staff):
    admin = await as_staff("admin")
    device = await made(admin)
    user, outside = await as_staff("user", company=admin.company), await as_staff("user", company=admin.company, is_management_on=False)
    assert (await user.get(PATH)).json()["data"]["total"] == 1
    assert (await user.post(f"{PATH}/{device['id']}/maintenance", json=DONE)).status_code == 200
    assert (await user.post(PATH, json=DEVICE)).json()["data"]["code"] == "permission.role"
    assert (await outside.get(PATH)).json()["data"]["code"] == "permission.user_system"


async def test_two_planned_maintenances_of_a_device_cannot_be(as_staff):
    """Rule 9: the table itself refuses it."""
    staff = await as_staff("admin")
    device = await made(staff, next_service_on="2026-05-01")
    with pytest.raises(Exception, match="device_maintenance_planned_key"):
        async with unit(Context.system(staff.company.id)) as session:
            await session.execute(text(
                "INSERT INTO device_maintenance SELECT company_id, gen_random_uuid(), device_id, state, planned_on, NULL, NULL, NULL, '', '',"
                " NULL, '', NULL, NULL, 1, now(), now() FROM device_maintenance WHERE device_id = :id"
            ), {"id": device["id"]})
