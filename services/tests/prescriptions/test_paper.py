"""A signed prescription stays as it was signed, and so does its paper."""

from io import BytesIO
from uuid import UUID

import pytest
from pypdf import PdfReader
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from clinic.core import documents
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.models import new_id
from clinic.core.outbox import Happened
from tests.prescriptions.asking import wanted
from tests.prescriptions.conftest import PERSON

pytestmark = pytest.mark.anyio


@pytest.mark.covers("RXP-006", "REC-022")
async def test_the_paper_says_what_was_signed_and_by_whom(as_staff, make, doctor_at, phone):
    """RXP-006, REC-022: a signed prescription is changed by nobody, the code included; another one takes its place."""
    staff = await as_staff()
    doctor = await doctor_at(staff.company, prescriber_code="9123456")
    client = await make.client(staff.company, first_name="Åsa", last_name="Öberg", personal_id="19800101-0000")
    body = wanted(prescriber_id=str(doctor.row.id))
    sent = (await staff.post(f"/api/clients/{client.id}/prescriptions", json=body)).json()["data"]
    await doctor.sign(phone, sent["id"])
    document_id = (await staff.get(f"/api/prescriptions/{sent['id']}")).json()["data"]["document_id"]
    for changed in ("dose = 'something else'", "valid_until = valid_until + 1", "drug = 'Dysport'", "signed_by_name = 'X'", "times = 9"):
        with pytest.raises(IntegrityError, match="what was signed is never changed"):
            async with unit(Context.system(staff.company.id)) as session:
                await session.execute(text(f"UPDATE prescription SET {changed} WHERE id = :id"), {"id": sent["id"]})
    await documents.make(Happened(new_id(), "document.due", staff.company.id, now(), {"document_id": document_id}))
    told = (await staff.get(f"/api/documents/{document_id}")).json()["data"]
    assert (told["kind"], told["title"], told["pdf"]["state"]) == ("prescription", "Förskrivning", "made")
    pdf = (await staff.get(told["pdf"]["url"])).content
    said = " ".join(" ".join(page.extract_text().split()) for page in PdfReader(BytesIO(pdf)).pages)
    for words in ("Åsa Öberg", "19800101-0000", "Botox", "100 E", "20 E", "Glabella", "9123456", "BankID", "19900807-****", staff.company.name):
        assert words in said, words
    assert PERSON not in said.replace("-", "")
    content = await _content(staff.company.id, document_id)
    for words in (content["signed"]["name"], content["signed"]["digest"], content["signed"]["proof"]):
        assert words.replace(" ", "") in said.replace(" ", ""), words


async def _content(company_id, document_id):
    async with unit(Context.system(company_id)) as session:
        frozen = await session.get_one(documents.Document, (company_id, UUID(document_id)))
        return documents.content_of(frozen)
