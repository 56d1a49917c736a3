"""The paper of a signed prescription says what was signed, whatever is changed afterwards."""

from io import BytesIO

import pytest
from pypdf import PdfReader
from sqlalchemy import text

from clinic.core import documents
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.models import new_id
from clinic.core.outbox import Happened
from tests.prescriptions.asking import wanted

pytestmark = pytest.mark.anyio


@pytest.mark.covers("RXP-006", "REC-022")
async def test_the_paper_says_what_was_signed_and_by_whom(as_staff, make, doctor_at, phone):
    staff = await as_staff()
    doctor = await doctor_at(staff.company, prescriber_code="9123456")
    client = await make.client(staff.company, first_name="Åsa", last_name="Öberg", personal_id="19800101-0000")
    body = wanted(prescriber_id=str(doctor.row.id))
    sent = (await staff.post(f"/api/clients/{client.id}/prescriptions", json=body)).json()["data"]
    await doctor.sign(phone, sent["id"])
    document_id = (await staff.get(f"/api/prescriptions/{sent['id']}")).json()["data"]["document_id"]
    async with unit(Context.system(staff.company.id)) as session:
        await session.execute(text("UPDATE prescription SET dose = 'something else' WHERE id = :id"), {"id": sent["id"]})
    await documents.make(Happened(new_id(), "document.due", staff.company.id, now(), {"document_id": document_id}))
    told = (await staff.get(f"/api/documents/{document_id}")).json()["data"]
    assert (told["kind"], told["title"], told["pdf"]["state"]) == ("prescription", "Förskrivning", "made")
    pdf = (await staff.get(told["pdf"]["url"])).content
    said = " ".join(" ".join(page.extract_text().split()) for page in PdfReader(BytesIO(pdf)).pages)
    for words in ("Åsa Öberg", "19800101-0000", "Botox", "100 E", "20 E", "Glabella", "9123456", "BankID", staff.company.name):
        assert words in said, words
    assert "something else" not in said
