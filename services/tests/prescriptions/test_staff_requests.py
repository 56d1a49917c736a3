"""Staff request, change and withdraw undecided prescriptions, and inactivate signed ones."""

import pytest

from clinic.core.clock import now
from tests.prescriptions.request_data import create_request, get_prescription, post_request, prescription_data

pytestmark = pytest.mark.anyio


async def invite_with_request(staff, client):
    """Request a prescription from somebody who is invited by it, and return it."""
    body = prescription_data(invite_email="new.doctor@people.test")
    return (await staff.post(f"/api/clients/{client.id}/prescriptions", json=body)).json()["data"]


@pytest.mark.covers("RXP-001", "RXP-002", "RXP-009")
async def test_an_undecided_request_is_created_changed_and_withdrawn(as_staff, factory, prescriber_at):
    staff = await as_staff("user")
    client, prescriber = await factory.client(staff.company), await prescriber_at(staff.company)
    prescription = await create_request(staff, client, prescriber)
    assert (prescription["state"], prescription["prescriber_name"], prescription["origin"]) == ("pending", "Doris Doktor", "external")
    [row] = await staff.list_audit("prescription.requested")
    assert row["client_id"] == client.id and row["details"]["drug"] == "Botox"
    body = prescription_data(prescriber_id=str(prescriber.row.id), dose="30 E", version=prescription["version"])
    changed = (await staff.put(f"/api/prescriptions/{prescription['id']}", json=body)).json()["data"]
    assert changed["dose"] == "30 E"
    assert (await staff.list_audit("prescription.changed"))[0]["details"]["changed"] == ["dose"]
    conflict = await staff.put(f"/api/prescriptions/{prescription['id']}", json=body)
    assert (conflict.status_code, conflict.json()["data"]["current"]["dose"]) == (409, "30 E")
    path = f"/api/prescriptions/{prescription['id']}"
    assert list((await staff.delete(path, json={"reason": " ", "version": changed["version"]})).json()["errors"]) == ["reason"]
    deletion = await staff.delete(path, json={"reason": "Klienten ändrade sig", "version": changed["version"]})
    [removal] = await staff.list_audit("prescription.removed")
    assert (deletion.json()["status"], removal["details"]["reason"]) == ("1", "Klienten ändrade sig")
    assert (await staff.get(f"/api/clients/{client.id}/prescriptions")).json()["data"]["items"] == []
    assert (await staff.get(f"/api/prescriptions/{prescription['id']}")).status_code == 404
    assert (await prescriber.api.get("/api/v3/prescriptions")).json()["data"]["items"] == []


@pytest.mark.covers("RXP-002")
@pytest.mark.parametrize(("field", "value"), [
    ("valid_until", "today"), ("drug", ""), ("dose", " "), ("max_uses", 0), ("indication", ""), ("prescriber_id", None),
])
async def test_required_fields_of_a_request(as_staff, factory, prescriber_at, field, value):
    staff = await as_staff()
    client, prescriber = await factory.client(staff.company), await prescriber_at(staff.company)
    field_value = now().date().isoformat() if value == "today" else value
    body = {**prescription_data(prescriber_id=str(prescriber.row.id)), field: field_value}
    response = await staff.post(f"/api/clients/{client.id}/prescriptions", json=body)
    assert (response.status_code, list(response.json()["errors"])) == (422, [field])


@pytest.mark.covers("RXP-005")
async def test_prescribers_and_clients_of_other_clinics_are_rejected(as_staff, factory, prescriber_at):
    staff = await as_staff()
    client, other_prescriber = await factory.client(staff.company), await prescriber_at(await factory.company())
    response = await post_request(staff, client, other_prescriber)
    assert response["errors"]["prescriber_id"][0]["code"] == "unknown"
    other_client = await factory.client(await factory.company())
    assert (await create_request(staff, other_client, other_prescriber))["code"] == "not_found"


@pytest.mark.covers("RXP-001", "RXP-003")
async def test_a_request_waits_for_the_invited_prescriber(as_staff, factory):
    staff = await as_staff()
    prescription = await invite_with_request(staff, await factory.client(staff.company))
    assert (prescription["state"], prescription["invited_email"], prescription["prescriber_id"]) == ("needs_prescription", "new.doctor@people.test", None)
    [listed] = (await staff.get("/api/v3/prescribers")).json()["data"]["items"]
    assert (listed["email"], listed["prescriber_id"]) == ("new.doctor@people.test", None)


@pytest.mark.covers("RXP-001")
async def test_a_signed_prescription_can_only_be_inactivated_and_permanently(as_staff, factory, prescriber_at, bankid_app):
    staff = await as_staff()
    client, prescriber = await factory.client(staff.company), await prescriber_at(staff.company)
    prescription = await create_request(staff, client, prescriber)
    before_signing = await staff.post(f"/api/prescriptions/{prescription['id']}/inactivate", json={"reason": "x", "version": prescription["version"]})
    assert before_signing.json()["data"]["code"] == "prescription.not_active"
    await prescriber.sign(bankid_app, prescription["id"])
    signed = await get_prescription(staff, prescription["id"])
    body = prescription_data(prescriber_id=str(prescriber.row.id), version=signed["version"])
    assert (await staff.put(f"/api/prescriptions/{prescription['id']}", json=body)).json()["data"]["code"] == "prescription.already_decided"
    deletion = await staff.delete(f"/api/prescriptions/{prescription['id']}", json={"reason": "x", "version": signed["version"]})
    assert deletion.json()["data"]["code"] == "prescription.already_decided"
    without_reason = await staff.post(f"/api/prescriptions/{prescription['id']}/inactivate", json={"reason": " ", "version": signed["version"]})
    assert list(without_reason.json()["errors"]) == ["reason"]
    outdated = await staff.post(f"/api/prescriptions/{prescription['id']}/inactivate", json={"reason": "x", "version": 1})
    assert (outdated.status_code, outdated.json()["data"]["current"]) == (409, signed), "the conflict response has the saved version"
    inactivation = await staff.post(f"/api/prescriptions/{prescription['id']}/inactivate", json={"reason": "Allergi", "version": signed["version"]})
    assert (inactivation.json()["data"]["state"], inactivation.json()["data"]["ended_reason"]) == ("inactivated", "Allergi")
    repeated = await staff.post(f"/api/prescriptions/{prescription['id']}/inactivate", json={"reason": "y", "version": signed["version"] + 1})
    assert repeated.json()["data"]["code"] == "prescription.not_active"
    assert (await staff.list_audit("prescription.inactivated"))[0]["details"] == {"reason": "Allergi"}


async def test_a_restricted_user_sees_only_prescriptions_of_their_clients(as_staff, factory, prescriber_at):
    owner = await as_staff()
    client, prescriber = await factory.client(owner.company), await prescriber_at(owner.company)
    prescription = await create_request(owner, client, prescriber)
    nurse = await as_staff("user", company=owner.company, client_access="custom")
    assert (await nurse.get(f"/api/clients/{client.id}/prescriptions")).status_code == 404
    assert (await nurse.get(f"/api/prescriptions/{prescription['id']}")).status_code == 404


@pytest.mark.covers("RXP-001")
async def test_another_clinic_cannot_find_or_inactivate_a_prescription(as_staff, factory, prescriber_at, bankid_app):
    staff, other = await as_staff(), await as_staff()
    prescriber = await prescriber_at(staff.company)
    prescription = await create_request(staff, await factory.client(staff.company), prescriber)
    await prescriber.sign(bankid_app, prescription["id"])
    inactivation = await other.post(f"/api/prescriptions/{prescription['id']}/inactivate", json={"reason": "x", "version": 2})
    assert (inactivation.status_code, inactivation.json()["data"]) == (404, {"code": "not_found"})
    assert (await get_prescription(staff, prescription["id"]))["state"] == "signed"
