"""Subscribers of the forms to outbox events."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.background.outbox import EventMessage, subscribe
from clinic.forms.client_questionnaires import service
from clinic.forms.events import QUESTIONNAIRE_PDF_REQUESTED


@subscribe(QUESTIONNAIRE_PDF_REQUESTED, name="forms.regenerate_questionnaire_pdf")
async def regenerate_questionnaire_pdf(session: AsyncSession, event: EventMessage) -> None:
    """Regenerate the PDF of the questionnaire that the event names."""
    await service.regenerate_pdf(session, UUID(event.payload["questionnaire_id"]))
