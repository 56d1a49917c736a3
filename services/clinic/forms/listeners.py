"""What the forms hear."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.outbox import Happened, listens
from clinic.forms.answering import service
from clinic.forms.events import PDF_FLAGGED


@listens(PDF_FLAGGED, name="forms.make_pdf_again")
async def make_pdf_again(session: AsyncSession, happened: Happened) -> None:
    """See to a flagged PDF."""
    await service.made_again(session, UUID(happened.facts["questionnaire_id"]))
