"""A prescriber sees the requests sent to them with what each needs, and nothing else of any clinic; signs them, or refuses with a reason."""

import asyncio

import pytest
from sqlalchemy import select, text, update

from clinic.accounts.bankid import jobs
from clinic.accounts.bankid.models import BankIdOrder
from clinic.core import documents, relay
from clinic.core.context import NOBODY, Context
from clinic.core.db import read_only, unit
from clinic.core.outbox import Delivery
from tests.accounts.people import mails_to
from tests.prescriptions.asking import wanted

pytestmark = pytest.mark.anyio


async def asked(staff, client, doctor, **changes):
    body = wanted(prescriber_id=str(doctor.row.id), **changes)
    return (await staff.post(f"/api/clients/{client.id}/prescriptions", json=body)).json()["data"]


@pytest.mark.covers("RXP-005")
async def test_only_what_was_sent_to_them_and_nothing_else_of_the_clinic(as_staff, make, doctor_at):
    alfa, beta = await as_staff(), await as_staff()
    mine, other = await doctor_at(alfa.company, beta.company), await doctor_at(alfa.company)
    client, second = await make.client(alfa.company, personal_id="19800101-0000", warning="Allergi"), await make.client(alfa.company)
    sent = await asked(alfa, client, mine)
    elsewhere = await asked(beta, await make.client(beta.company), mine, drug="Xylocain")
    others = await asked(alfa, second, other)
    listed = (await mine.acting.get("/api/v3/prescriptions")).json()["data"]
    assert {row["id"] for row in listed["items"]} == {sent["id"], elsewhere["id"]}
    assert client.last_name not in str(listed)
    seen = (await mine.acting.get(f"/api/v3/prescriptions/{sent['id']}")).json()["data"]
    assert (seen["patient"]["last_name"], seen["patient"]["warning"], seen["earlier"]) == (client.last_name, "Allergi", [])
    for path in (f"/api/v3/prescriptions/{others['id']}", "/api/v3/prescriptions/00000000-0000-0000-0000-000000000001"):
        assert (await mine.acting.get(path)).json()["data"] == {"code": "not_found"}
    refused = await mine.acting.post(f"/api/v3/prescriptions/{others['id']}/refuse", json={"reason": "x", "version": 1})
    assert (refused.status_code, refused.json()["data"]) == (404, {"code": "not_found"})
    for path in (
        "/api/clients", f"/api/clients/{client.id}", f"/api/clients/{client.id}/prescriptions", f"/api/prescriptions/{sent['id']}",
        "/api/v3/prescribers", "/api/bookings", "/api/users", "/api/company",
    ):
        assert (await mine.acting.get(path)).json()["data"]["code"] == "permission.role", path
    assert (await alfa.get("/api/v3/prescriptions")).json()["data"]["code"] == "permission.role"


@pytest.mark.covers("RXP-005")
async def test_the_policy_itself_hangs_on_the_request(as_staff, make, doctor_at):
    """Whatever a call would ask of the tables: as the prescriber, only their own requests are there, and no client."""
    staff = await as_staff()
    doctor, other = await doctor_at(staff.company), await doctor_at(staff.company)
    client = await make.client(staff.company)
    sent, _ = await asked(staff, client, doctor), await asked(staff, client, other)
    context = Context(actor="prescriber", identity_id=doctor.row.identity_id, prescriber_id=doctor.row.id)
    async with read_only(context) as session:
        assert [str(one) for one in await session.scalars(text("SELECT id FROM prescription"))] == [sent["id"]]
        assert [str(one) for one in await session.scalars(text("SELECT prescriber_id FROM clinic_prescriber"))] == [str(doctor.row.id)]
        for table in ("client", "company", "membership", "audit", "message", "bankid_proof"):
            assert (await session.scalar(text(f"SELECT count(*) FROM {table} WHERE true"))) in {0, None} or table in {"audit", "message"}, table


@pytest.mark.covers("RXP-005", "BEY-026")
async def test_each_look_is_logged_on_the_client_once(as_staff, make, doctor_at):
    staff = await as_staff()
    doctor, client = await doctor_at(staff.company), await make.client(staff.company)
    sent = await asked(staff, client, doctor)
    for _ in range(2):
        answer = await doctor.acting.get(f"/api/v3/prescriptions/{sent['id']}")
        assert answer.json()["data"]["patient"]["last_name"] == client.last_name
    logged = (await staff.get("/api/audit", params={"client_id": str(client.id)})).json()["data"]["items"]
    assert [(row["action"], row["actor"]) for row in logged if "looked" in row["action"]] == [("prescription.looked", "prescriber")]


@pytest.mark.covers("RXP-006", "REC-022")
async def test_several_are_signed_at_once_and_frozen(as_staff, make, doctor_at, phone):
    alfa = await as_staff()
    doctor = await doctor_at(alfa.company)
    client = await make.client(alfa.company, first_name="Klara", last_name="Åberg")
    one = await asked(alfa, client, doctor)
    two = await asked(alfa, await make.client(alfa.company), doctor, drug="Xylocain")
    answer = (await doctor.acting.post("/api/v3/prescriptions/sign", json={"ids": [one["id"], two["id"]]})).json()["data"]
    assert answer["state"] == "pending" and answer["start_desktop"].startswith("bankid:///?autostarttoken=")
    assert "secret" not in str(answer).lower()
    [shown] = [order for order in await phone.orders() if order["person"] == doctor.row.personal_id and order["state"] == "pending"]
    assert "Klara Åberg" in shown["visible"] and "Xylocain" in shown["visible"] and "20 E" in shown["visible"]
    qr = (await doctor.acting.get("/api/bankid/generate-qr", params={"order_ref": answer["order_ref"]})).json()["data"]["qr"]
    scanned = await phone.scan(qr)
    await phone.press(scanned["ref"], "sign")
    done = await doctor.collect(answer["order_ref"])
    assert (done["state"], set(done["outcome"]["signed"]), done["outcome"]["left_out"]) == ("complete", {one["id"], two["id"]}, [])
    signed = (await alfa.get(f"/api/prescriptions/{one['id']}")).json()["data"]
    assert (signed["state"], signed["uses"]) == ("signed", 0) and signed["signed_by_name"]
    assert client.id in [row["client_id"] for row in await alfa.audit_of("prescription.signed")]
    async with unit(Context.system(alfa.company.id)) as session:
        [frozen] = await documents.of_client(session, client.id)
        content = documents.content_of(frozen)
    assert (str(frozen.id), content["drug"]) == (signed["document_id"], "Botox")
    assert (await doctor.collect(answer["order_ref"]))["state"] == "complete"
    assert len(await alfa.audit_of("prescription.signed")) == 2


@pytest.mark.covers("RXP-006")
async def test_what_was_changed_meanwhile_is_left_unsigned(as_staff, make, doctor_at, phone):
    staff = await as_staff()
    doctor, client = await doctor_at(staff.company), await make.client(staff.company)
    sent = await asked(staff, client, doctor)
    order = (await doctor.acting.post("/api/v3/prescriptions/sign", json={"ids": [sent["id"]]})).json()["data"]
    body = wanted(prescriber_id=str(doctor.row.id), dose="200 E", version=sent["version"])
    assert (await staff.put(f"/api/prescriptions/{sent['id']}", json=body)).status_code == 200
    [open_one] = [one for one in await phone.orders() if one["person"] == doctor.row.personal_id and one["state"] == "pending"]
    await phone.press(open_one["ref"], "open")
    await phone.press(open_one["ref"], "sign")
    done = await doctor.collect(order["order_ref"])
    assert done["outcome"] == {"signed": [], "left_out": [sent["id"]]}
    assert (await staff.get(f"/api/prescriptions/{sent['id']}")).json()["data"]["state"] == "pending"
    assert await staff.audit_of("prescription.left_unsigned")


@pytest.mark.covers("RXP-006", "RXP-007")
async def test_what_has_passed_its_last_day_is_left_unsigned(as_staff, make, doctor_at, phone):
    staff = await as_staff()
    doctor = await doctor_at(staff.company)
    sent = await asked(staff, await make.client(staff.company), doctor)
    async with unit(Context.system(staff.company.id)) as session:
        await session.execute(text("UPDATE prescription SET valid_until = now()::date - 2 WHERE id = :id"), {"id": sent["id"]})
    done = await doctor.sign(phone, sent["id"])
    assert done["outcome"] == {"signed": [], "left_out": [sent["id"]]}


@pytest.mark.covers("RXP-006")
async def test_an_order_is_heard_of_only_by_the_session_that_began_it(as_staff, make, doctor_at, phone):
    staff = await as_staff()
    doctor, other = await doctor_at(staff.company), await doctor_at(staff.company, personal_id="198806302314")
    sent = await asked(staff, await make.client(staff.company), doctor)
    order = (await doctor.acting.post("/api/v3/prescriptions/sign", json={"ids": [sent["id"]]})).json()["data"]
    for actor in (other.acting, staff):
        ref = {"order_ref": order["order_ref"]}
        assert (await actor.get("/api/bankid/generate-qr", params=ref)).status_code == 404
        assert (await actor.post("/api/bankid/collect-order", json=ref)).status_code == 404
        assert (await actor.post("/api/bankid/cancel-order", json=ref)).status_code == 404
    stopped = (await doctor.acting.post("/api/bankid/cancel-order", json={"order_ref": order["order_ref"]})).json()["data"]
    assert (stopped["state"], stopped["code"]) == ("failed", "RFA3")
    assert [one for one in await phone.orders() if one["person"] == doctor.row.personal_id and one["state"] == "pending"] == []


@pytest.mark.covers("RXP-006")
async def test_the_sweeper_finishes_what_a_closed_screen_left(as_staff, make, doctor_at, phone):
    staff = await as_staff()
    doctor = await doctor_at(staff.company)
    sent = await asked(staff, await make.client(staff.company), doctor)
    order = (await doctor.acting.post("/api/v3/prescriptions/sign", json={"ids": [sent["id"]]})).json()["data"]
    [open_one] = [one for one in await phone.orders() if one["person"] == doctor.row.personal_id and one["state"] == "pending"]
    await phone.press(open_one["ref"], "open")
    await phone.press(open_one["ref"], "sign")
    async with unit(Context()) as session:
        await session.execute(update(BankIdOrder).where(BankIdOrder.id == order["order_ref"]).values(next_at=BankIdOrder.created_at))
    await asyncio.gather(jobs.sweep(), jobs.sweep())
    assert (await staff.get(f"/api/prescriptions/{sent['id']}")).json()["data"]["state"] == "signed"
    assert len(await staff.audit_of("prescription.signed")) == 1


@pytest.mark.covers("RXP-006")
async def test_somebody_elses_bankid_signs_nothing(as_staff, make, doctor_at, phone):
    staff = await as_staff()
    doctor = await doctor_at(staff.company)
    sent = await asked(staff, await make.client(staff.company), doctor)
    order = (await doctor.acting.post("/api/v3/prescriptions/sign", json={"ids": [sent["id"]]})).json()["data"]
    async with unit(Context(company_id=NOBODY)) as session:
        await session.execute(update(BankIdOrder).where(BankIdOrder.id == order["order_ref"]).values(expected="198806302314"))
    [open_one] = [one for one in await phone.orders() if one["person"] == doctor.row.personal_id and one["state"] == "pending"]
    await phone.press(open_one["ref"], "open")
    await phone.press(open_one["ref"], "sign")
    done = await doctor.collect(order["order_ref"])
    assert (done["state"], done["code"]) == ("failed", "bankid.wrong_person")
    assert (await staff.get(f"/api/prescriptions/{sent['id']}")).json()["data"]["state"] == "pending"


@pytest.mark.covers("RXP-006")
async def test_a_cancelled_signature_and_one_that_is_gone_say_so_in_both_languages(as_staff, make, doctor_at, phone):
    staff = await as_staff()
    doctor = await doctor_at(staff.company)
    sent = await asked(staff, await make.client(staff.company), doctor)
    told = []
    for lang in ("en", "sv"):
        order = (await doctor.acting.post("/api/v3/prescriptions/sign", json={"ids": [sent["id"]]})).json()["data"]
        [one] = [one for one in await phone.orders() if one["person"] == doctor.row.personal_id and one["state"] == "pending"]
        await phone.press(one["ref"], "userCancel")
        done = await doctor.acting.post("/api/bankid/collect-order", json={"order_ref": order["order_ref"]}, headers={"X-Language": lang})
        told.append(done.json()["data"]["message"])
        assert done.json()["data"]["code"] == "RFA6"
    assert told == ["You cancelled in the BankID app.", "Du avbröt i BankID-appen."]
    order = (await doctor.acting.post("/api/v3/prescriptions/sign", json={"ids": [sent["id"]]})).json()["data"]
    [one] = [one for one in await phone.orders() if one["person"] == doctor.row.personal_id and one["state"] == "pending"]
    await phone.post("rp/v6.0/cancel", {"orderRef": one["ref"]})
    gone = await doctor.collect(order["order_ref"])
    assert (gone["state"], gone["message"]) == ("failed", "Förfrågan har gått ut. Börja om.")


@pytest.mark.covers("RXP-001", "RXP-006")
async def test_refusing_needs_a_reason_that_the_clinic_reads(as_staff, make, doctor_at):
    staff = await as_staff()
    doctor = await doctor_at(staff.company)
    sent = await asked(staff, await make.client(staff.company), doctor)
    path = f"/api/v3/prescriptions/{sent['id']}/refuse"
    assert list((await doctor.acting.post(path, json={"reason": " ", "version": 1})).json()["errors"]) == ["reason"]
    late = await doctor.acting.post(path, json={"reason": "x", "version": 99})
    assert (late.status_code, late.json()["data"]["current"]["drug"]) == (409, sent["drug"]), "who comes late is shown what is saved"
    done = (await doctor.acting.post(path, json={"reason": "Behöver undersökas först", "version": sent["version"]})).json()["data"]
    assert done["state"] == "not_prescribed"
    seen = (await staff.get(f"/api/prescriptions/{sent['id']}")).json()["data"]
    assert seen["refusal_reason"] == "Behöver undersökas först"
    assert await staff.audit_of("prescription.refused")
    again = await doctor.acting.post("/api/v3/prescriptions/sign", json={"ids": [sent["id"]]})
    assert again.json()["data"]["code"] == "prescription.not_waiting"


async def test_the_prescriber_is_told_by_mail_and_nothing_of_the_client_is_in_it(as_staff, make, doctor_at):
    staff = await as_staff()
    doctor, client = await doctor_at(staff.company), await make.client(staff.company)
    await asked(staff, client, doctor)
    waiting = select(Delivery.id).where(Delivery.listener == "prescriptions.tell_prescriber")
    async with read_only(Context.system(staff.company.id)) as session:
        ids = list(await session.scalars(waiting))
    for delivery_id in ids:
        await relay.deliver(staff.company.id, delivery_id)
    [mail] = await mails_to(f"{doctor.row.id}@people.test", staff.company.id)
    assert staff.company.name in mail.text and client.last_name not in mail.text and "Botox" not in mail.text
