"""The BankID proof is stored with the clinic, complete and immutable; the order deletes its data when it ends (RXP-006)."""

from hashlib import sha256
from io import BytesIO
from uuid import UUID

import pytest
from pypdf import PdfReader
from sqlalchemy import select, text
from sqlalchemy.exc import DBAPIError

from clinic.accounts.bankid.models import CLEARED_ON_END, BankIdOrder, BankIdProof
from clinic.core import documents
from clinic.core.canonical_json import canonical_json
from clinic.core.clock import local_date
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.prescriptions.models import Prescription
from tests.data_exchange.export_calls import download_archive, latest_export, request_export, run_worker
from tests.prescriptions.request_data import create_request, start_signing

pytestmark = [pytest.mark.anyio, pytest.mark.covers("RXP-006")]


async def get_order(order_ref: str) -> BankIdOrder:
    async with transaction(Context()) as session:
        return (await session.scalars(select(BankIdOrder).where(BankIdOrder.id == UUID(order_ref)))).one()


async def list_proofs(company) -> list[BankIdProof]:
    async with transaction(Context.system(company.id)) as session:
        return list(await session.scalars(select(BankIdProof)))


async def test_the_complete_proof_is_stored_and_the_document_refers_to_it(as_staff, factory, prescriber_at, bankid_app):
    """RXP-006: signature, OCSP response and the text shown are stored; the document has signer, time and digests, personal id masked."""
    staff, other = await as_staff(), await as_staff()
    prescriber, client = await prescriber_at(staff.company, prescriber_code="9123456"), await factory.client(staff.company, last_name="Åberg")
    request = await create_request(staff, client, prescriber)
    result = await prescriber.sign(bankid_app, request["id"])
    [proof] = await list_proofs(staff.company)
    assert (str(proof.id), proof.personal_number, proof.type) == (result["order_ref"], prescriber.row.personal_id, "prescriptions.sign")
    assert proof.signature and proof.ocsp_response and "Åberg" in proof.visible_data and "Botox" in proof.visible_data
    assert proof.digest == sha256(canonical_json({"signature": proof.signature, "ocsp_response": proof.ocsp_response})).hexdigest()
    async with transaction(Context.system(staff.company.id)) as session:
        row = (await session.scalars(select(Prescription))).one()
        [frozen] = await documents.list_client_documents(session, client.id)
    signature = documents.get_content(frozen)["signed"]
    assert row.order_id == proof.id
    assert signature == {
        "name": proof.name, "personal_id": "19900807-****", "prescriber_code": "9123456", "at": signature["at"], "order_id": str(proof.id),
        "digest": proof.non_visible_data_digest, "proof": proof.digest,
    }
    assert proof.personal_number not in frozen.content and sha256(frozen.content.encode()).hexdigest() == frozen.digest
    assert await list_proofs(other.company) == []


async def test_an_ended_order_keeps_no_text_person_or_secret(as_staff, factory, prescriber_at, bankid_app):
    """RXP-006: completed, cancelled on the screen or declined in the app, the order's text, person and secrets are erased."""
    staff = await as_staff()
    prescriber, client = await prescriber_at(staff.company), await factory.client(staff.company)
    request = await create_request(staff, client, prescriber)
    cancelled = await start_signing(prescriber, request["id"])
    assert (await get_order(cancelled["order_ref"])).visible_data
    await prescriber.api.post("/api/bankid/cancel-order", json={"order_ref": cancelled["order_ref"]})
    declined = await start_signing(prescriber, request["id"])
    [app_order] = await bankid_app.pending_orders(prescriber.row.personal_id)
    await bankid_app.press(app_order["ref"], "userCancel")
    await prescriber.collect(declined["order_ref"])
    signed = await prescriber.sign(bankid_app, request["id"])
    for order, state in ((cancelled, "failed"), (declined, "failed"), (signed, "complete")):
        row = await get_order(order["order_ref"])
        assert (row.state, [getattr(row, name) for name in CLEARED_ON_END]) == (state, [""] * len(CLEARED_ON_END))
    assert len(await list_proofs(staff.company)) == 1
    with pytest.raises(DBAPIError, match="cleared"):
        async with transaction(Context()) as session:
            await session.execute(text("UPDATE bankid_order SET visible_data = 'x' WHERE id = :id"), {"id": UUID(signed["order_ref"])})


@pytest.mark.parametrize("statement", ["UPDATE bankid_proof SET name = 'Annan'", "DELETE FROM bankid_proof"])
async def test_the_database_forbids_changing_a_proof(as_staff, factory, prescriber_at, bankid_app, statement):
    """RXP-006: neither the app role, which may only insert, nor the tables' owner can change or delete a proof."""
    import asyncpg

    from clinic.core.settings import settings

    staff = await as_staff()
    prescriber = await prescriber_at(staff.company)
    await prescriber.sign(bankid_app, (await create_request(staff, await factory.client(staff.company), prescriber))["id"])
    with pytest.raises(DBAPIError, match="permission denied"):
        async with transaction(Context.system(staff.company.id)) as session:
            await session.execute(text(statement))
    admin = await asyncpg.connect(settings().database_admin_url)
    try:
        with pytest.raises(asyncpg.RestrictViolationError, match="never changed"):
            await admin.execute(f"{statement} WHERE company_id = '{staff.company.id}'")
    finally:
        await admin.close()


async def test_one_order_signs_requests_of_one_clinic_only(as_staff, factory, prescriber_at):
    """RXP-006, BEY-060: the clinic stores the signed data, so it must not contain another clinic's requests."""
    alfa, beta = await as_staff(), await as_staff()
    prescriber = await prescriber_at(alfa.company, beta.company)
    first, second = await create_request(alfa, await factory.client(alfa.company), prescriber), await create_request(beta, await factory.client(beta.company), prescriber)
    rows = (await prescriber.api.get("/api/v3/prescriptions")).json()["data"]["items"]
    assert {row["company_id"] for row in rows} == {str(alfa.company.id), str(beta.company.id)}
    response = await prescriber.api.post("/api/v3/prescriptions/sign", json={"ids": [first["id"], second["id"]]})
    assert (response.status_code, response.json()["data"]["code"]) == (409, "prescription.multiple_clinics")


@pytest.mark.covers("BEY-026", "REC-009")
async def test_the_exported_record_names_signer_time_and_proof(as_staff, factory, prescriber_at, bankid_app):
    """REC-009: the document in the exported record has signer, time, masked personal id and the digest of the proof."""
    staff = await as_staff("admin")
    prescriber, client = await prescriber_at(staff.company), await factory.client(staff.company, language="en")
    await prescriber.sign(bankid_app, (await create_request(staff, client, prescriber))["id"])
    [proof] = await list_proofs(staff.company)
    await request_export(staff, client)
    await run_worker(staff)
    with await download_archive(staff, client, await latest_export(staff, client)) as archive:
        [document_name] = [name for name in archive.namelist() if name.startswith(("dokument/", "documents/"))]
        document_text = "".join(page.extract_text() for page in PdfReader(BytesIO(archive.read(document_name))).pages)
        all_rows = "".join(archive.read(name).decode(errors="ignore") for name in archive.namelist() if name.startswith("data/"))
    compact_text = "".join(document_text.split())
    for expected in (proof.name, "19900807-****", proof.digest, str(local_date(proof.at, "Europe/Stockholm"))):
        assert "".join(expected.split()) in compact_text, (expected, document_text)
    assert proof.personal_number not in compact_text.replace("-", "") and proof.signature not in all_rows
