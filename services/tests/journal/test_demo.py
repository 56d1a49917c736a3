"""The demo clinic's journal, as somebody who starts the product meets it."""

from random import Random

import pytest
from sqlalchemy import func, select

from clinic.company.models import Company
from clinic.core import documents
from clinic.core.context import Context
from clinic.core.db import read_only, unit
from clinic.core.models import new_id
from clinic.core.outbox import Happened
from clinic.journal.models import Procedure, Treatment
from clinic.seed import journal

pytestmark = pytest.mark.anyio


@pytest.mark.covers("REC-020", "REC-021", "REC-025")
async def test_the_demo_clinic_has_a_journal_with_pictures_and_papers(make):
    """Treatments, eighty procedures in every state, pictures that are stored, and papers that can be made."""
    company = await make.company()
    await make.member(company, title="Leg. sjuksköterska")
    clients = [(await make.client(company)).id for _ in range(20)]
    pictures = await journal.draw(company.id, Random(1))
    async with unit(Context.system(company.id)) as session:
        await journal.lay(session, await session.get_one(Company, company.id), clients, pictures, Random(2))
    async with read_only(Context.system(company.id)) as session:
        states = dict((await session.execute(select(Procedure.state, func.count()).group_by(Procedure.state))).all())
        assert states == {"signed": 78, "not_signed": 3, "pending_sign": 1}
        assert await session.scalar(select(func.count()).select_from(Treatment)) == len(journal.TREATMENTS)
        shown = (await session.scalars(select(Procedure).where(Procedure.state == "signed", Procedure.picture_ids != []).limit(1))).one()
        paper = (await documents.of_subjects(session, "procedure", [shown.id]))[shown.id]
        at = shown.created_at
    await documents.make(Happened(new_id(), "document.due", company.id, at, {"document_id": str(paper)}))
    async with read_only(Context.system(company.id)) as session:
        assert (await documents.pdf_file(session, paper)).size > 10_000
