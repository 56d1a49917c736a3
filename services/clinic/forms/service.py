"""What other domains may ask of the forms."""

from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.db import context_of
from clinic.forms import standing
from clinic.forms.models import ClientConsent, ClientQuestionnaire
from clinic.forms.papers import PUBLISH as PUBLISH


async def counts(session: AsyncSession, client_id: UUID) -> dict[str, int]:
    """How many letters and questionnaires a client has, and how many of each wait for them (REC-010)."""
    company_id = context_of(session).company_id
    letters = select(
        func.count(func.distinct(ClientConsent.entry_id)),
        func.count().filter(ClientConsent.state != "signed", ClientConsent.cancelled_at.is_(None)),
    ).where(ClientConsent.company_id == company_id, ClientConsent.client_id == client_id)
    asked = select(
        func.count(func.distinct(ClientQuestionnaire.entry_id)),
        func.count().filter(ClientQuestionnaire.answered_at.is_(None), ClientQuestionnaire.cancelled_at.is_(None)),
    ).where(ClientQuestionnaire.company_id == company_id, ClientQuestionnaire.client_id == client_id)
    consents, consents_open = (await session.execute(letters)).one()
    questionnaires, questionnaires_open = (await session.execute(asked)).one()
    return {
        "consents": consents, "consents_open": consents_open, "questionnaires": questionnaires, "questionnaires_open": questionnaires_open,
    }


async def signed_letters(session: AsyncSession, client_id: UUID) -> list[UUID]:
    """The letters (templates) that a client has signed and that are in force: what a check before sign-off asks (BEY-028)."""
    query = select(ClientConsent.letter_id).where(
        ClientConsent.company_id == context_of(session).company_id, ClientConsent.client_id == client_id,
        standing.is_in_force(ClientConsent),
    )
    return list(dict.fromkeys(await session.scalars(query.order_by(ClientConsent.signed_at))))
