"""What BankID proved lies with the clinic whose request was signed, whole and unchangeable; the order itself forgets it."""

from hashlib import sha256
from io import BytesIO
from uuid import UUID

import pytest
from pypdf import PdfReader
from sqlalchemy import select, text
from sqlalchemy.exc import DBAPIError

from clinic.accounts.bankid.models import FORGOTTEN, BankIdOrder, BankIdProof
from clinic.core import documents
from clinic.core.clock import day_of
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.freeze import canonical
from clinic.prescriptions.models import Prescription
from tests.exchange import test_records as records
from tests.prescriptions.asking import wanted

pytestmark = [pytest.mark.anyio, pytest.mark.covers("RXP-006")]


async def asked(staff, client, doctor, **changes):
    body = wanted(prescriber_id=str(doctor.row.id), **changes)
    return (await staff.post(f"/api/clients/{client.id}/prescriptions", json=body)).json()["data"]


async def begun(doctor, *ids):
    return (await doctor.acting.post("/api/v3/prescriptions/sign", json={"ids": list(ids)})).json()["data"]


async def order_of(order_ref: str) -> BankIdOrder:
    async with unit(Context()) as session:
        return (await session.scalars(select(BankIdOrder).where(BankIdOrder.id == UUID(order_ref)))).one()


async def proofs_of(company) -> list[BankIdProof]:
    async with unit(Context.system(company.id)) as session:
        return list(await session.scalars(select(BankIdProof)))


async def test_the_proof_is_the_clinics_whole_and_the_paper_names_it(as_staff, make, doctor_at, phone):
    """RXP-006: signature, BankID's answer and the text as it was shown; the paper has who, when and the digests, the number masked."""
    staff, other = await as_staff(), await as_staff()
    doctor, client = await doctor_at(staff.company, prescriber_code="9123456"), await make.client(staff.company, last_name="Åberg")
    sent = await asked(staff, client, doctor)
    done = await doctor.sign(phone, sent["id"])
    [proof] = await proofs_of(staff.company)
    assert (str(proof.id), proof.personal_number, proof.kind) == (done["order_ref"], doctor.row.personal_id, "prescriptions.sign")
    assert proof.signature and proof.ocsp_response and "Åberg" in proof.visible and "Botox" in proof.visible
    assert proof.digest == sha256(canonical({"signature": proof.signature, "ocsp_response": proof.ocsp_response})).hexdigest()
    async with unit(Context.system(staff.company.id)) as session:
        row = (await session.scalars(select(Prescription))).one()
        [frozen] = await documents.of_client(session, client.id)
    said = documents.content_of(frozen)["signed"]
    assert row.order_id == proof.id
    assert said == {
        "name": proof.name, "personal_id": "19900807-****", "prescriber_code": "9123456", "at": said["at"], "order_id": str(proof.id),
        "digest": proof.hidden_digest, "proof": proof.digest,
    }
    assert proof.personal_number not in frozen.content and sha256(frozen.content.encode()).hexdigest() == frozen.digest
    assert await proofs_of(other.company) == []


async def test_nothing_that_was_signed_or_secret_stays_in_an_order_that_has_ended(as_staff, make, doctor_at, phone):
    """RXP-006: finished, cancelled by the screen, refused in the app: the order knows no text, no person and no code any more."""
    staff = await as_staff()
    doctor, client = await doctor_at(staff.company), await make.client(staff.company)
    sent = await asked(staff, client, doctor)
    left = await begun(doctor, sent["id"])
    assert (await order_of(left["order_ref"])).visible
    await doctor.acting.post("/api/bankid/cancel-order", json={"order_ref": left["order_ref"]})
    refused = await begun(doctor, sent["id"])
    [waiting] = [one for one in await phone.orders() if one["person"] == doctor.row.personal_id and one["state"] == "pending"]
    await phone.press(waiting["ref"], "userCancel")
    await doctor.collect(refused["order_ref"])
    signed = await doctor.sign(phone, sent["id"])
    for ref, state in ((left, "failed"), (refused, "failed"), (signed, "complete")):
        row = await order_of(ref["order_ref"])
        assert (row.state, [getattr(row, name) for name in FORGOTTEN]) == (state, [""] * len(FORGOTTEN))
    assert len(await proofs_of(staff.company)) == 1
    with pytest.raises(DBAPIError, match="forgotten"):
        async with unit(Context()) as session:
            await session.execute(text("UPDATE bankid_order SET visible = 'x' WHERE id = :id"), {"id": UUID(signed["order_ref"])})


@pytest.mark.parametrize("statement", ["UPDATE bankid_proof SET name = 'Annan'", "DELETE FROM bankid_proof"])
async def test_the_database_itself_keeps_a_proof(as_staff, make, doctor_at, phone, statement):
    """RXP-006: neither the app, which may only add, nor the owner of the tables changes one."""
    import asyncpg

    from clinic.core.settings import settings

    staff = await as_staff()
    doctor = await doctor_at(staff.company)
    await doctor.sign(phone, (await asked(staff, await make.client(staff.company), doctor))["id"])
    with pytest.raises(DBAPIError, match="permission denied"):
        async with unit(Context.system(staff.company.id)) as session:
            await session.execute(text(statement))
    admin = await asyncpg.connect(settings().database_admin_url)
    try:
        with pytest.raises(asyncpg.RestrictViolationError, match="never changed"):
            await admin.execute(f"{statement} WHERE company_id = '{staff.company.id}'")
    finally:
        await admin.close()


async def test_one_signature_is_for_one_clinic(as_staff, make, doctor_at):
    """RXP-006, BEY-060: what is signed over is kept by the clinic, so nothing of another clinic's is in it."""
    alfa, beta = await as_staff(), await as_staff()
    doctor = await doctor_at(alfa.company, beta.company)
    one, two = await asked(alfa, await make.client(alfa.company), doctor), await asked(beta, await make.client(beta.company), doctor)
    rows = (await doctor.acting.get("/api/v3/prescriptions")).json()["data"]["items"]
    assert {row["company_id"] for row in rows} == {str(alfa.company.id), str(beta.company.id)}
    answer = await doctor.acting.post("/api/v3/prescriptions/sign", json={"ids": [one["id"], two["id"]]})
    assert (answer.status_code, answer.json()["data"]["code"]) == (409, "prescription.one_clinic")


@pytest.mark.covers("BEY-026", "REC-009")
async def test_the_exported_record_names_signer_time_and_proof(as_staff, make, doctor_at, phone):
    """REC-009: the paper in the record that is taken out says who signed, when, the number masked, and by what the proof is known."""
    staff = await as_staff("admin")
    doctor, client = await doctor_at(staff.company), await make.client(staff.company, language="en")
    await doctor.sign(phone, (await asked(staff, client, doctor))["id"])
    [proof] = await proofs_of(staff.company)
    await records.ask(staff, client)
    await records.work(staff)
    with await records.fetched(staff, client, await records.latest(staff, client)) as made:
        [paper] = [name for name in made.namelist() if name.startswith(("dokument/", "documents/"))]
        words = "".join(page.extract_text() for page in PdfReader(BytesIO(made.read(paper))).pages)
        everything = "".join(made.read(name).decode(errors="ignore") for name in made.namelist() if name.startswith("data/"))
    flat = "".join(words.split())
    for said in (proof.name, "19900807-****", proof.digest, str(day_of(proof.at, "Europe/Stockholm"))):
        assert "".join(said.split()) in flat, (said, words)
    assert proof.personal_number not in flat.replace("-", "") and proof.signature not in everything
