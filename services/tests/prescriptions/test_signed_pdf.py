"""A signed prescription is immutable, and its document shows what was signed."""

from io import BytesIO
from uuid import UUID

import pytest
from pypdf import PdfReader
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from clinic.core import documents
from clinic.core.background.outbox import EventMessage
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.prescriptions.conftest import PERSONAL_ID
from tests.prescriptions.request_data import get_prescription, prescription_data

pytestmark = pytest.mark.anyio


@pytest.mark.covers("RXP-006", "REC-022")
async def test_the_document_shows_what_was_signed_and_the_signature(as_staff, factory, prescriber_at, bankid_app):
    """RXP-006, REC-022: the database refuses every change of a signed prescription, also by our own code."""
    staff = await as_staff()
    prescriber = await prescriber_at(staff.company, prescriber_code="9123456")
    client = await factory.client(staff.company, first_name="Åsa", last_name="Öberg", personal_id="19800101-0000")
    body = prescription_data(prescriber_id=str(prescriber.row.id))
    request = (await staff.post(f"/api/clients/{client.id}/prescriptions", json=body)).json()["data"]
    await prescriber.sign(bankid_app, request["id"])
    document_id = (await get_prescription(staff, request["id"]))["document_id"]
    for assignment in ("dose = 'something else'", "valid_until = valid_until + 1", "drug = 'Dysport'", "signed_by_name = 'X'", "max_uses = 9"):
        with pytest.raises(IntegrityError, match="a signed prescription is immutable"):
            async with transaction(Context.system(staff.company.id)) as session:
                await session.execute(text(f"UPDATE prescription SET {assignment} WHERE id = :id"), {"id": request["id"]})
    await documents.generate_pdf(EventMessage(new_id(), "document.pdf_requested", staff.company.id, now(), {"document_id": document_id}))
    document = (await staff.get(f"/api/documents/{document_id}")).json()["data"]
    assert (document["type"], document["title"], document["pdf"]["state"]) == ("prescription", "Förskrivning", "ready")
    pdf = (await staff.get(document["pdf"]["url"])).content
    pdf_text = " ".join(" ".join(page.extract_text().split()) for page in PdfReader(BytesIO(pdf)).pages)
    for expected in ("Åsa Öberg", "19800101-0000", "Botox", "100 E", "20 E", "Glabella", "9123456", "BankID", "19900807-****", staff.company.name):
        assert expected in pdf_text, expected
    assert PERSONAL_ID not in pdf_text.replace("-", "")
    content = await load_content(staff.company.id, document_id)
    for expected in (content["signed"]["name"], content["signed"]["digest"], content["signed"]["proof"]):
        assert expected.replace(" ", "") in pdf_text.replace(" ", ""), expected


@pytest.mark.covers("LAW-011", "REC-004", "RXP-006")
async def test_a_signed_prescription_keeps_how_the_identity_was_established(as_staff, factory, prescriber_at, bankid_app):
    """LAW-011: number and identity check are part of what is signed; a later check changes nothing."""
    staff = await as_staff("admin")
    prescriber, client = await prescriber_at(staff.company), await factory.client(staff.company, first_name="Klara", last_name="Öberg")
    fields = {"first_name": "Klara", "last_name": "Öberg", "personal_id": "R-20261", "is_reserve_number": True}
    path = f"/api/clients/{client.id}"
    checked = await staff.put(path, json={**fields, "identity_document": "other", "identity_note": "LMA-kort", "version": client.version})
    body = prescription_data(prescriber_id=str(prescriber.row.id))
    request = (await staff.post(f"{path}/prescriptions", json=body)).json()["data"]
    await prescriber.sign(bankid_app, request["id"])
    version = checked.json()["data"]["version"]
    assert (await staff.put(path, json={**fields, "identity_document": "passport", "version": version})).json()["status"] == "1"
    document_id = (await get_prescription(staff, request["id"]))["document_id"]
    check = (await load_content(staff.company.id, document_id))["client"]["identity_check"]
    assert (check["document"], check["note"], bool(check["by"])) == ("other", "LMA-kort", True)
    await documents.generate_pdf(EventMessage(new_id(), "document.pdf_requested", staff.company.id, now(), {"document_id": document_id}))
    document = (await staff.get(f"/api/documents/{document_id}")).json()["data"]
    pages = PdfReader(BytesIO((await staff.get(document["pdf"]["url"])).content)).pages
    pdf_text = " ".join(" ".join(page.extract_text().split()) for page in pages)
    assert "Reservnummer R-20261" in pdf_text and "Identitet kontrollerad Annat (LMA-kort), " in pdf_text and "Pass," not in pdf_text


async def load_content(company_id, document_id):
    async with transaction(Context.system(company_id)) as session:
        frozen = await session.get_one(documents.Document, (company_id, UUID(document_id)))
        return documents.get_content(frozen)
