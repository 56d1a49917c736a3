"""Who would sign, see or change what isn't theirs: with another's ids, an order of another session, forged answers, or twice."""

import asyncio

import pytest
from sqlalchemy import text, update

from clinic.accounts.bankid import jobs
from clinic.accounts.bankid.models import BankIdOrder
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.models import new_id
from tests.prescriptions.asking import wanted

pytestmark = [pytest.mark.anyio, pytest.mark.covers("RXP-005", "RXP-006", "BEY-060")]


async def asked(staff, client, doctor, **changes):
    body = wanted(prescriber_id=str(doctor.row.id), **changes)
    return (await staff.post(f"/api/clients/{client.id}/prescriptions", json=body)).json()["data"]


async def begun(doctor, *ids, **more):
    return await doctor.acting.post("/api/v3/prescriptions/sign", json={"ids": list(ids), **more})


async def in_the_app(phone, doctor) -> None:
    """The person signs what waits in their app."""
    [waiting] = [one for one in await phone.orders() if one["person"] == doctor.row.personal_id and one["state"] == "pending"]
    await phone.press(waiting["ref"], "open")
    await phone.press(waiting["ref"], "sign")


async def test_only_their_own_waiting_requests_are_signed(as_staff, make, doctor_at, phone):
    """A colleague's, another clinic's, an unknown one, none and too many; nothing is begun by any of them."""
    alfa, beta = await as_staff(), await as_staff()
    mine, colleague = await doctor_at(alfa.company), await doctor_at(alfa.company, beta.company, personal_id="198806302314")
    own = await asked(alfa, await make.client(alfa.company), mine)
    others = await asked(alfa, await make.client(alfa.company), colleague)
    elsewhere = await asked(beta, await make.client(beta.company), colleague)
    before = len(await phone.orders())
    for ids in ([others["id"]], [own["id"], others["id"]], [elsewhere["id"]], [str(new_id())]):
        assert (await begun(mine, *ids)).status_code == 404, ids
    for ids in ([], [own["id"]] * 21):
        assert (await begun(mine, *ids)).status_code == 422
    assert (await alfa.post("/api/v3/prescriptions/sign", json={"ids": [own["id"]]})).json()["data"]["code"] == "permission.role"
    assert len(await phone.orders()) == before


async def test_what_a_screen_says_of_an_order_counts_for_nothing(as_staff, make, doctor_at, phone):
    """A forged state, hint, person or signature beside the reference: only BankID's own answer completes an order."""
    staff = await as_staff()
    doctor = await doctor_at(staff.company)
    sent = await asked(staff, await make.client(staff.company), doctor)
    order = (await begun(doctor, sent["id"])).json()["data"]
    forged = {
        "order_ref": order["order_ref"], "state": "complete", "status": "complete", "hint": "userSign", "hintCode": "userSign",
        "personal_number": doctor.row.personal_id, "completionData": {"user": {"personalNumber": doctor.row.personal_id}, "signature": "x"},
    }
    told = (await doctor.acting.post("/api/bankid/collect-order", json=forged)).json()["data"]
    assert (told["state"], told["outcome"]) == ("pending", {})
    for ref in (str(new_id()), sent["id"]):
        assert (await doctor.acting.post("/api/bankid/collect-order", json={"order_ref": ref})).status_code == 404
    assert (await staff.get(f"/api/prescriptions/{sent['id']}")).json()["data"]["state"] == "pending"
    await doctor.acting.post("/api/bankid/cancel-order", json={"order_ref": order["order_ref"]})


async def test_a_finished_order_signs_nothing_again(as_staff, make, doctor_at, phone):
    """Played again by the sweeper, as after a crash before it was marked as finished: what was inactivated since stays so."""
    staff = await as_staff()
    doctor = await doctor_at(staff.company)
    sent = await asked(staff, await make.client(staff.company), doctor)
    done = await doctor.sign(phone, sent["id"])
    signed = (await staff.get(f"/api/prescriptions/{sent['id']}")).json()["data"]
    await staff.post(f"/api/prescriptions/{sent['id']}/inactivate", json={"reason": "Allergi", "version": signed["version"]})
    async with unit(Context()) as session:
        await session.execute(update(BankIdOrder).where(BankIdOrder.id == done["order_ref"]).values(
            finished_at=None, personal_number=doctor.row.personal_id, next_at=now(), outcome={},
        ))
    await jobs.sweep()
    assert (await staff.get(f"/api/prescriptions/{sent['id']}")).json()["data"]["state"] == "inactivated"
    assert len(await staff.audit_of("prescription.signed")) == 1
    assert (await doctor.collect(done["order_ref"]))["outcome"] == {"signed": [sent["id"]], "left_out": []}


async def test_a_request_taken_back_or_sent_to_another_meanwhile_is_left_out(as_staff, make, doctor_at, phone):
    """The code was on the screen already: what is no longer theirs isn't signed, by an earlier answer either."""
    staff = await as_staff()
    doctor, other = await doctor_at(staff.company), await doctor_at(staff.company, personal_id="198806302314")
    gone, moved = [await asked(staff, await make.client(staff.company), doctor) for _ in range(2)]
    order = (await begun(doctor, gone["id"], moved["id"])).json()["data"]
    await staff.delete(f"/api/prescriptions/{gone['id']}", params={"version": gone["version"]})
    body = wanted(prescriber_id=str(other.row.id), version=moved["version"])
    assert (await staff.put(f"/api/prescriptions/{moved['id']}", json=body)).json()["status"] == "1"
    await in_the_app(phone, doctor)
    done = await doctor.collect(order["order_ref"])
    assert (done["outcome"]["signed"], set(done["outcome"]["left_out"])) == ([], {gone["id"], moved["id"]})
    assert (await other.acting.get(f"/api/v3/prescriptions/{moved['id']}")).json()["data"]["state"] == "pending"


async def test_a_signature_is_begun_once_under_one_key(as_staff, make, doctor_at, phone):
    """RXP-006: twins and a repeat get the order that was begun; other requests under the key are refused."""
    staff = await as_staff()
    doctor, client = await doctor_at(staff.company), await make.client(staff.company)
    one, two = await asked(staff, client, doctor), await asked(staff, client, doctor, drug="Xylocain")
    before, key = len(await phone.orders()), {"Idempotency-Key": str(new_id())}

    async def begin(*ids):
        return await doctor.acting.post("/api/v3/prescriptions/sign", json={"ids": list(ids)}, headers=key)

    answers = [*await asyncio.gather(*(begin(one["id"]) for _ in range(3))), await begin(one["id"])]
    assert len({answer.json()["data"]["order_ref"] for answer in answers}) == 1
    assert len(await phone.orders()) == before + 1
    other = await begin(two["id"])
    assert (other.status_code, other.json()["data"]["code"]) == (422, "idempotency.key_reused")
    await in_the_app(phone, doctor)
    done = await doctor.collect(answers[0].json()["data"]["order_ref"])
    assert done["outcome"]["signed"] == [one["id"]]


async def test_staff_sign_nothing_by_what_they_send(as_staff, make, doctor_at):
    """A request's state, signature, uses and paper are nobody's to write."""
    staff = await as_staff()
    doctor, client = await doctor_at(staff.company), await make.client(staff.company)
    forged = {"state": "signed", "signed_by_name": "Dr X", "signed_at": "2026-11-20 10:00:00", "uses": -5, "document_id": str(new_id()),
              "order_id": str(new_id()), "prescriber_name": "Dr X", "client_id": str(new_id())}
    sent = await asked(staff, client, doctor, **forged)
    assert (sent["state"], sent["signed_by_name"], sent["uses"], sent["document_id"], sent["client_id"]) == ("pending", "", 0, None, str(client.id))
    body = {**wanted(prescriber_id=str(doctor.row.id)), **forged, "version": sent["version"]}
    changed = (await staff.put(f"/api/prescriptions/{sent['id']}", json=body)).json()["data"]
    assert (changed["state"], changed["uses"], changed["prescriber_name"]) == ("pending", 0, "Doris Doktor")


async def test_a_prescriber_of_two_clinics_reads_in_each_only_what_it_sent(as_staff, make, doctor_at):
    """The call acts at the request's clinic: what the same person was asked at the other isn't among the earlier ones."""
    alfa, beta = await as_staff(), await as_staff()
    doctor, colleague = await doctor_at(alfa.company, beta.company), await doctor_at(alfa.company)
    client = await make.client(alfa.company, first_name="Klara")
    mine, theirs = await asked(alfa, client, doctor), await asked(alfa, client, colleague, drug="Xylocain")
    there = await asked(beta, await make.client(beta.company, first_name="Klara"), doctor, drug="Hyalas")
    seen = (await doctor.acting.get(f"/api/v3/prescriptions/{mine['id']}")).json()["data"]
    assert seen["earlier"] == [] and theirs["id"] not in str(seen)
    refused = await doctor.acting.post(f"/api/v3/prescriptions/{there['id']}/refuse", json={"reason": "x", "version": there["version"]})
    assert refused.json()["data"]["state"] == "not_prescribed"
    assert await alfa.audit_of("prescription.refused") == [] and len(await beta.audit_of("prescription.refused")) == 1
    context = Context(company_id=beta.company.id, actor="prescriber", identity_id=doctor.row.identity_id, prescriber_id=doctor.row.id)
    async with unit(context) as session:
        wrote = await session.execute(text("UPDATE prescription SET notes = 'x' WHERE company_id = :alfa"), {"alfa": alfa.company.id})
    assert wrote.rowcount == 0
