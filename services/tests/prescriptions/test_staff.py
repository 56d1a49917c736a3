"""What a clinic's staff do: ask, change and take back while nobody has decided, and put out of force for good."""


import pytest

from clinic.core.clock import now
from tests.prescriptions.asking import wanted

pytestmark = pytest.mark.anyio


async def made(staff, client, doctor=None, **changes):
    to = {"prescriber_id": str(doctor.row.id)} if doctor else {"invite_email": "new.doctor@people.test"}
    return (await staff.post(f"/api/clients/{client.id}/prescriptions", json=wanted(**to, **changes))).json()


@pytest.mark.covers("RXP-001", "RXP-002", "RXP-009")
async def test_a_request_is_asked_for_changed_and_taken_back_while_nobody_has_decided(as_staff, make, doctor_at):
    staff = await as_staff("user")
    client, doctor = await make.client(staff.company), await doctor_at(staff.company)
    asked = (await made(staff, client, doctor))["data"]
    assert (asked["state"], asked["prescriber_name"], asked["origin"]) == ("pending", "Doris Doktor", "external")
    [row] = await staff.audit_of("prescription.asked")
    assert row["client_id"] == client.id and row["facts"]["drug"] == "Botox"
    body = wanted(prescriber_id=str(doctor.row.id), dose="30 E", version=asked["version"])
    changed = (await staff.put(f"/api/prescriptions/{asked['id']}", json=body)).json()["data"]
    assert changed["dose"] == "30 E"
    assert (await staff.audit_of("prescription.changed"))[0]["facts"]["changed"] == ["dose"]
    stale = await staff.put(f"/api/prescriptions/{asked['id']}", json=body)
    assert (stale.status_code, stale.json()["data"]["current"]["dose"]) == (409, "30 E")
    gone = await staff.delete(f"/api/prescriptions/{asked['id']}", params={"version": changed["version"]})
    assert gone.json()["status"] == "1" and await staff.audit_of("prescription.removed")
    assert (await staff.get(f"/api/clients/{client.id}/prescriptions")).json()["data"]["items"] == []
    assert (await staff.get(f"/api/prescriptions/{asked['id']}")).status_code == 404
    assert (await doctor.acting.get("/api/v3/prescriptions")).json()["data"]["items"] == []


@pytest.mark.covers("RXP-002")
@pytest.mark.parametrize(("field", "value"), [
    ("valid_until", "today"), ("drug", ""), ("dose", " "), ("times", 0), ("indication", ""), ("prescriber_id", None),
])
async def test_what_a_request_must_say(as_staff, make, doctor_at, field, value):
    staff = await as_staff()
    client, doctor = await make.client(staff.company), await doctor_at(staff.company)
    given = now().date().isoformat() if value == "today" else value
    body = {**wanted(prescriber_id=str(doctor.row.id)), field: given}
    answer = await staff.post(f"/api/clients/{client.id}/prescriptions", json=body)
    assert (answer.status_code, list(answer.json()["errors"])) == (422, [field])


@pytest.mark.covers("RXP-005")
async def test_only_the_clinics_own_prescribers_and_clients(as_staff, make, doctor_at):
    staff = await as_staff()
    client, elsewhere = await make.client(staff.company), await doctor_at(await make.company())
    answer = await made(staff, client, elsewhere)
    assert answer["errors"]["prescriber_id"][0]["code"] == "unknown"
    foreign = await make.client(await make.company())
    assert (await made(staff, foreign, elsewhere))["data"]["code"] == "not_found"


@pytest.mark.covers("RXP-001", "RXP-003")
async def test_a_request_waits_for_who_is_invited_with_it(as_staff, make):
    staff = await as_staff()
    asked = (await made(staff, await make.client(staff.company)))["data"]
    assert (asked["state"], asked["invited_email"], asked["prescriber_id"]) == ("needs_prescription", "new.doctor@people.test", None)
    [listed] = (await staff.get("/api/v3/prescribers")).json()["data"]
    assert (listed["email"], listed["prescriber_id"]) == ("new.doctor@people.test", None)


@pytest.mark.covers("RXP-001")
async def test_what_is_decided_cannot_be_changed_and_inactivating_is_for_good(as_staff, make, doctor_at, phone):
    staff = await as_staff()
    client, doctor = await make.client(staff.company), await doctor_at(staff.company)
    asked = (await made(staff, client, doctor))["data"]
    early = await staff.post(f"/api/prescriptions/{asked['id']}/inactivate", json={"reason": "x", "version": asked["version"]})
    assert early.json()["data"]["code"] == "prescription.not_in_force"
    await doctor.sign(phone, asked["id"])
    signed = (await staff.get(f"/api/prescriptions/{asked['id']}")).json()["data"]
    body = wanted(prescriber_id=str(doctor.row.id), version=signed["version"])
    assert (await staff.put(f"/api/prescriptions/{asked['id']}", json=body)).json()["data"]["code"] == "prescription.decided"
    gone = await staff.delete(f"/api/prescriptions/{asked['id']}", params={"version": signed["version"]})
    assert gone.json()["data"]["code"] == "prescription.decided"
    bare = await staff.post(f"/api/prescriptions/{asked['id']}/inactivate", json={"reason": " ", "version": signed["version"]})
    assert list(bare.json()["errors"]) == ["reason"]
    late = await staff.post(f"/api/prescriptions/{asked['id']}/inactivate", json={"reason": "x", "version": 1})
    assert (late.status_code, late.json()["data"]["current"]) == (409, signed), "who comes late is shown what is saved"
    ended = await staff.post(f"/api/prescriptions/{asked['id']}/inactivate", json={"reason": "Allergi", "version": signed["version"]})
    assert (ended.json()["data"]["state"], ended.json()["data"]["ended_reason"]) == ("inactivated", "Allergi")
    again = await staff.post(f"/api/prescriptions/{asked['id']}/inactivate", json={"reason": "y", "version": signed["version"] + 1})
    assert again.json()["data"]["code"] == "prescription.not_in_force"
    assert (await staff.audit_of("prescription.inactivated"))[0]["facts"] == {"reason": "Allergi"}


async def test_a_restricted_user_meets_only_their_clients_prescriptions(as_staff, make, doctor_at):
    owner = await as_staff()
    client, doctor = await make.client(owner.company), await doctor_at(owner.company)
    asked = (await made(owner, client, doctor))["data"]
    nurse = await as_staff("user", company=owner.company, client_access="custom")
    assert (await nurse.get(f"/api/clients/{client.id}/prescriptions")).status_code == 404
    assert (await nurse.get(f"/api/prescriptions/{asked['id']}")).status_code == 404


@pytest.mark.covers("RXP-001")
async def test_another_clinic_finds_and_ends_nothing(as_staff, make, doctor_at, phone):
    staff, other = await as_staff(), await as_staff()
    doctor = await doctor_at(staff.company)
    asked = (await made(staff, await make.client(staff.company), doctor))["data"]
    await doctor.sign(phone, asked["id"])
    ended = await other.post(f"/api/prescriptions/{asked['id']}/inactivate", json={"reason": "x", "version": 2})
    assert (ended.status_code, ended.json()["data"]) == (404, {"code": "not_found"})
    assert (await staff.get(f"/api/prescriptions/{asked['id']}")).json()["data"]["state"] == "signed"
