"""Sample data of the journal."""

from random import Random

import pytest
from sqlalchemy import func, select

from clinic.company.models import Company
from clinic.core import documents
from clinic.core.background.outbox import EventMessage
from clinic.core.database.base import new_id
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.journal.models import Procedure, Treatment
from clinic.seed import journal as journal_seed

pytestmark = pytest.mark.anyio


@pytest.mark.covers("REC-020", "REC-021", "REC-025")
async def test_demo_journal_has_procedures_in_every_state_with_pictures_and_pdfs(factory):
    """Treatments, eighty procedures in every state, stored pictures, and PDFs that can be generated."""
    company = await factory.company()
    await factory.member(company, title="Leg. sjuksköterska")
    clients = [(await factory.client(company)).id for _ in range(20)]
    pictures = await journal_seed.store_pictures(company.id, Random(1))
    async with transaction(Context.system(company.id)) as session:
        await journal_seed.seed(session, await session.get_one(Company, company.id), clients, pictures, Random(2))
    async with read_only_transaction(Context.system(company.id)) as session:
        states = dict((await session.execute(select(Procedure.state, func.count()).group_by(Procedure.state))).all())
        assert states == {"signed": 78, "not_signed": 3, "pending_sign": 1}
        assert await session.scalar(select(func.count()).select_from(Treatment)) == len(journal_seed.TREATMENTS)
        procedure = (await session.scalars(select(Procedure).where(Procedure.state == "signed", Procedure.picture_ids != []).limit(1))).one()
        document_id = (await documents.latest_by_subject(session, "procedure", [procedure.id]))[procedure.id]
        created_at = procedure.created_at
    await documents.generate_pdf(EventMessage(new_id(), "document.pdf_requested", company.id, created_at, {"document_id": str(document_id)}))
    async with read_only_transaction(Context.system(company.id)) as session:
        assert (await documents.get_pdf_file(session, document_id)).size > 10_000
