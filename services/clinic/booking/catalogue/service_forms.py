"""The consents and questionnaires that a service asks of its clients (BKG-002)."""

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.catalogue.models import ServiceForm
from clinic.core.api.errors import FieldError
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context
from clinic.forms import service as forms


async def set_service_forms(
    session: AsyncSession, service_id: UUID, consent_template_ids: Sequence[UUID], questionnaire_ids: Sequence[UUID],
) -> None:
    """Set the consents and questionnaires that a service asks for. Raises FieldError for one that isn't the clinic's or is deleted."""
    if await forms.list_unknown_consent_templates(session, consent_template_ids):
        raise FieldError("consent_template_ids", "unknown")
    if await forms.list_unknown_questionnaires(session, questionnaire_ids):
        raise FieldError("questionnaire_ids", "unknown")
    company_id = get_context(session).company_id
    await session.execute(delete(ServiceForm).where(ServiceForm.company_id == company_id, ServiceForm.service_id == service_id))
    rows = [{"consent_template_id": id_} for id_ in dict.fromkeys(consent_template_ids)]
    rows += [{"questionnaire_id": id_} for id_ in dict.fromkeys(questionnaire_ids)]
    session.add_all(ServiceForm(company_id=company_id, id=new_id(), service_id=service_id, **form) for form in rows)
    await session.flush()


async def list_service_forms(session: AsyncSession, *service_ids: UUID) -> tuple[list[UUID], list[UUID]]:
    """Return the ids of the consent templates and of the questionnaires that a service, or any of several, asks for."""
    rows = (await session.execute(
        select(ServiceForm.consent_template_id, ServiceForm.questionnaire_id)
        .where(ServiceForm.company_id == get_context(session).company_id, ServiceForm.service_id.in_(service_ids))
        .order_by(ServiceForm.id),
    )).all()
    return [consent for consent, _ in rows if consent], [questionnaire for _, questionnaire in rows if questionnaire]
