"""A clinic parts from a prescriber: they lose it at once, what waited says so, what they signed stays the clinic's."""

import asyncio

import pytest
from sqlalchemy import select, text

from clinic.accounts.prescribers import service as prescribers
from clinic.core import relay
from clinic.core.context import Context
from clinic.core.db import read_only, unit
from clinic.core.outbox import Delivery
from tests.prescriptions.asking import wanted

pytestmark = [pytest.mark.anyio, pytest.mark.covers("RXP-005")]


async def asked(staff, client, doctor, **changes):
    body = wanted(prescriber_id=str(doctor.row.id), **changes)
    return (await staff.post(f"/api/clients/{client.id}/prescriptions", json=body)).json()


async def heard(company) -> None:
    """What the relay delivers after the commit."""
    waiting = select(Delivery.id).where(Delivery.listener == "prescriptions.let_wait", Delivery.state == "pending")
    async with read_only(Context.system(company.id)) as session:
        ids = list(await session.scalars(waiting))
    for delivery_id in ids:
        await relay.deliver(company.id, delivery_id)


async def part(staff, doctor):
    return await staff.delete(f"/api/v3/prescribers/{doctor.row.id}")


async def test_they_lose_that_clinic_at_once_and_no_other(as_staff, make, doctor_at, phone):
    """RXP-005: before anything is delivered, in the same session: neither the list, nor a request, nor what they signed there."""
    alfa, beta = await as_staff("admin"), await as_staff()
    doctor, client = await doctor_at(alfa.company, beta.company), await make.client(alfa.company)
    waits, signed = (await asked(alfa, client, doctor))["data"], (await asked(alfa, client, doctor, drug="Xylocain"))["data"]
    kept = (await asked(beta, await make.client(beta.company), doctor))["data"]
    await doctor.sign(phone, signed["id"])
    assert len((await doctor.acting.get("/api/v3/prescriptions")).json()["data"]["items"]) == 3
    assert (await part(alfa, doctor)).json()["status"] == "1"
    assert [row["id"] for row in (await doctor.acting.get("/api/v3/prescriptions")).json()["data"]["items"]] == [kept["id"]]
    for gone in (waits, signed):
        at = f"/api/v3/prescriptions/{gone['id']}"
        assert (await doctor.acting.get(at)).status_code == 404
        assert (await doctor.acting.post(f"{at}/refuse", json={"reason": "x", "version": 1})).status_code == 404
        assert (await doctor.acting.post("/api/v3/prescriptions/sign", json={"ids": [gone["id"]]})).status_code == 404
    assert (await alfa.get("/api/v3/prescribers")).json()["data"] == []
    [row] = await alfa.audit_of("prescriber.parted")
    assert (row["subject_id"], row["facts"]["name"]) == (doctor.row.id, "Doris Doktor")
    shown = (await alfa.get(f"/api/prescriptions/{signed['id']}")).json()["data"]
    assert (shown["state"], shown["prescriber_name"], bool(shown["document_id"])) == ("signed", "Doris Doktor", True)
    assert (await part(alfa, doctor)).status_code == 404


async def test_what_waited_waits_for_nobody_and_is_sent_to_another(as_staff, make, doctor_at):
    """RXP-001, RXP-002: it says whose it was until somebody else is chosen; what another prescriber has is left as it is."""
    staff = await as_staff()
    doctor, other, client = await doctor_at(staff.company), await doctor_at(staff.company, first_name="Ola"), await make.client(staff.company)
    mine, theirs = (await asked(staff, client, doctor))["data"], (await asked(staff, client, other))["data"]
    await part(staff, doctor)
    await heard(staff.company)
    shown = (await staff.get(f"/api/prescriptions/{mine['id']}")).json()["data"]
    assert (shown["state"], shown["prescriber_id"], shown["prescriber_name"], shown["was_with"]) == ("needs_prescription", None, "", "Doris Doktor")
    assert (await staff.get(f"/api/prescriptions/{theirs['id']}")).json()["data"]["state"] == "pending"
    [row] = await staff.audit_of("prescription.unassigned")
    assert (row["client_id"], row["facts"]) == (client.id, {"was_with": "Doris Doktor"})
    refused = await asked(staff, client, doctor)
    assert refused["errors"]["prescriber_id"][0]["code"] == "unknown"
    body = wanted(prescriber_id=str(other.row.id), version=shown["version"])
    again = (await staff.put(f"/api/prescriptions/{mine['id']}", json=body)).json()["data"]
    assert (again["state"], again["was_with"], again["prescriber_id"]) == ("pending", "", str(other.row.id))


async def test_a_signature_under_way_signs_nothing_any_more(as_staff, make, doctor_at, phone):
    """RXP-006: the code was on the screen when the clinic parted; delivered or not, nothing is signed."""
    staff = await as_staff()
    doctor = await doctor_at(staff.company)
    sent = (await asked(staff, await make.client(staff.company), doctor))["data"]
    order = (await doctor.acting.post("/api/v3/prescriptions/sign", json={"ids": [sent["id"]]})).json()["data"]
    await part(staff, doctor)
    [open_one] = [one for one in await phone.orders() if one["person"] == doctor.row.personal_id and one["state"] == "pending"]
    await phone.press(open_one["ref"], "open")
    await phone.press(open_one["ref"], "sign")
    assert (await doctor.collect(order["order_ref"]))["outcome"] == {"signed": [], "left_out": [sent["id"]]}
    assert (await staff.get(f"/api/prescriptions/{sent['id']}")).json()["data"]["state"] == "pending"
    await heard(staff.company)
    assert (await staff.get(f"/api/prescriptions/{sent['id']}")).json()["data"]["state"] == "needs_prescription"


async def test_who_joins_again_meanwhile_keeps_what_waits(as_staff, make, doctor_at):
    """RXP-003: the event that comes late takes nothing from somebody who is the clinic's prescriber again."""
    staff = await as_staff()
    doctor = await doctor_at(staff.company)
    sent = (await asked(staff, await make.client(staff.company), doctor))["data"]
    await part(staff, doctor)
    async with unit(Context.system(staff.company.id)) as session:
        await prescribers.join(session, await prescribers.person(session, doctor.row.id), f"{doctor.row.id}@people.test", "own")
    await heard(staff.company)
    assert (await doctor.acting.get(f"/api/v3/prescriptions/{sent['id']}")).json()["data"]["state"] == "pending"


async def test_asking_and_parting_at_once_leave_nothing_with_who_has_left(as_staff, make, doctor_at):
    """RXP-005: parting waits for a request that is being written, which then loses its prescriber like the others."""
    staff = await as_staff()
    doctor, client = await doctor_at(staff.company), await make.client(staff.company)
    async with unit(Context.system(staff.company.id)) as session:
        await prescribers.one(session, doctor.row.id)
        leaving = asyncio.create_task(part(staff, doctor))
        assert not (await asyncio.wait({leaving}, timeout=0.5))[0], "who is being asked stays until that is written"
    assert (await leaving).json()["status"] == "1"
    await asyncio.gather(*(asked(staff, client, doctor) for _ in range(3)))
    await heard(staff.company)
    async with unit(Context.system(staff.company.id)) as session:
        left = await session.scalar(text("SELECT count(*) FROM prescription WHERE prescriber_id IS NOT NULL"))
    assert left == 0


async def test_only_administrators_part_and_only_from_their_own(as_staff, make, doctor_at):
    """RXP-005, PLT-030, BEY-060."""
    staff = await as_staff()
    nurse, other, doctor = await as_staff("user", company=staff.company), await as_staff(), await doctor_at(staff.company)
    refused = await part(nurse, doctor)
    assert (refused.status_code, refused.json()["data"]["code"]) == (403, "permission.role")
    assert (await part(other, doctor)).status_code == 404
    restricted = await as_staff("admin", company=staff.company, client_access="custom")
    sent = (await asked(staff, await make.client(staff.company), doctor))["data"]
    assert (await part(restricted, doctor)).json()["status"] == "1"
    await heard(staff.company)
    shown = (await staff.get(f"/api/prescriptions/{sent['id']}")).json()["data"]
    assert shown["was_with"] == "Doris Doktor", "whom the administrator may meet makes no difference to what waits"
