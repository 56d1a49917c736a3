"""Functions of the forms for other domains."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal
from uuid import UUID

from sqlalchemy import and_, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.company import service as companies
from clinic.core.clock import now
from clinic.core.database.session import get_context, get_owned
from clinic.forms import versioning
from clinic.forms.builtin_questionnaires import service as builtin_questionnaires
from clinic.forms.client_consents import service as client_consents
from clinic.forms.client_consents.schemas import ConsentAssignRequest
from clinic.forms.client_questionnaires import service as client_questionnaires
from clinic.forms.client_questionnaires.schemas import QuestionnaireAssignRequest
from clinic.forms.errors import NoContactAddress, NoPendingForms
from clinic.forms.links import service as links
from clinic.forms.links.schemas import FormFlowCreated, FormLinkSendRequest
from clinic.forms.models import ClientConsent, ClientQuestionnaire, ConsentTemplate, ConsentTemplateVersion, Questionnaire
from clinic.forms.pdf import PUBLISH_PERMISSION_LABELS as PUBLISH_PERMISSION_LABELS
from clinic.forms.versioning import VALID_FOR
from clinic.messaging import service as messaging

FormType = Literal["consent", "questionnaire"]
_MODELS: dict[str, type[ClientConsent] | type[ClientQuestionnaire]] = {"consent": ClientConsent, "questionnaire": ClientQuestionnaire}


@dataclass(frozen=True, slots=True)
class RequiredForm:
    """A client's form that was required of them; `entry_id` is shared by its corrections."""

    type: FormType
    entry_id: UUID
    is_completed: bool


async def list_signed_template_ids(session: AsyncSession, client_id: UUID) -> list[UUID]:
    """List the ids of the consent templates that a client has signed and whose consent is in effect, oldest first.

    Meant for checks before a treatment is signed off (BEY-028); nothing but tests calls it yet.
    """
    query = select(ClientConsent.template_id).where(
        ClientConsent.company_id == get_context(session).company_id, ClientConsent.client_id == client_id,
        versioning.is_effective(ClientConsent),
    )
    return list(dict.fromkeys(await session.scalars(query.order_by(ClientConsent.signed_at))))


async def list_unknown_consent_templates(session: AsyncSession, ids: Sequence[UUID]) -> set[UUID]:
    """Return those of the ids that name no consent template of the clinic, or a deleted one."""
    query = select(ConsentTemplate.id).where(ConsentTemplate.id.in_(ids), ConsentTemplate.deleted_at.is_(None))
    return set(ids) - set(await session.scalars(query)) if ids else set()


async def list_unknown_questionnaires(session: AsyncSession, ids: Sequence[UUID]) -> set[UUID]:
    """Return those of the ids that name no questionnaire of the clinic, or a deleted one."""
    query = select(Questionnaire.id).where(Questionnaire.id.in_(ids), Questionnaire.deleted_at.is_(None))
    return set(ids) - set(await session.scalars(query)) if ids else set()


async def require_forms(
    session: AsyncSession, client_id: UUID, *, consent_template_ids: Sequence[UUID], questionnaire_ids: Sequence[UUID],
) -> list[RequiredForm]:
    """Assign the forms that a client has neither pending nor completed within VALID_FOR; return all of them.

    Inactive and deleted templates are left out, and consents where the clinic doesn't use them.
    """
    await clients.lock_client_for_write(session, client_id)
    is_used = (await companies.get_own_company(session)).consent_rules.is_used
    consents = await _require_consents(session, client_id, consent_template_ids) if is_used and consent_template_ids else []
    return consents + (await _require_questionnaires(session, client_id, questionnaire_ids) if questionnaire_ids else [])


async def _require_consents(session: AsyncSession, client_id: UUID, template_ids: Sequence[UUID]) -> list[RequiredForm]:
    same_version = and_(
        ConsentTemplateVersion.company_id == ClientConsent.company_id, ConsentTemplateVersion.id == ClientConsent.template_version_id,
    )
    rows = (await session.execute(
        select(ClientConsent, ConsentTemplateVersion.aesthetic_kind).join(ConsentTemplateVersion, same_version).where(
            ClientConsent.company_id == get_context(session).company_id, ClientConsent.client_id == client_id,
            ClientConsent.template_id.in_(template_ids), versioning.is_current(ClientConsent), ClientConsent.cancelled_at.is_(None),
        ).order_by(ClientConsent.created_at),
    )).all()
    usable = {row.template_id: row for row, kind in rows if row.signed_at is None or (not kind and row.signed_at > now() - VALID_FOR)}
    active = await session.scalars(select(ConsentTemplate.id).where(
        ConsentTemplate.id.in_(template_ids), ConsentTemplate.is_active, ConsentTemplate.deleted_at.is_(None),
    ))
    missing = [id_ for id_ in active if id_ not in usable]
    assigned = await client_consents.assign_consents(session, client_id, ConsentAssignRequest(template_ids=missing)) if missing else []
    return [RequiredForm("consent", row.entry_id, row.signed_at is not None) for row in [*usable.values(), *assigned]]


async def _require_questionnaires(session: AsyncSession, client_id: UUID, questionnaire_ids: Sequence[UUID]) -> list[RequiredForm]:
    rows = await session.scalars(select(ClientQuestionnaire).where(
        ClientQuestionnaire.company_id == get_context(session).company_id, ClientQuestionnaire.client_id == client_id,
        ClientQuestionnaire.questionnaire_id.in_(questionnaire_ids), versioning.is_current(ClientQuestionnaire),
        ClientQuestionnaire.cancelled_at.is_(None),
    ).order_by(ClientQuestionnaire.created_at))
    usable = {row.questionnaire_id: row for row in rows if row.answered_at is None or row.answered_at > now() - VALID_FOR}
    active = await session.scalars(select(Questionnaire.id).where(
        Questionnaire.id.in_(questionnaire_ids), Questionnaire.is_active, Questionnaire.deleted_at.is_(None),
    ))
    missing = [id_ for id_ in active if id_ not in usable]
    request = QuestionnaireAssignRequest(questionnaire_ids=missing) if missing else None
    assigned = await client_questionnaires.assign_questionnaires(session, client_id, request) if request else []
    return [RequiredForm("questionnaire", row.entry_id, row.answered_at is not None) for row in [*usable.values(), *assigned]]


async def list_builtin_ids(session: AsyncSession) -> list[UUID]:
    """List the ids of the built-in questionnaires that the company's settings show (REC-043)."""
    return [row.questionnaire_id for row in await builtin_questionnaires.list_builtin_questionnaires(session)]


async def send_pending_forms(session: AsyncSession, client_id: UUID) -> bool:
    """Send a client the link to their pending forms, by SMS or else by e-mail; return whether there was an address and a form."""
    client = await clients.get_client(session, client_id)
    by_sms = bool(client.phone) and await messaging.sms_blocked_reason(session, client.phone) is None
    try:
        await links.send_link(session, client_id, FormLinkSendRequest(channels=["sms" if by_sms else "mail"]))
    except (NoContactAddress, NoPendingForms):
        return False
    return True


async def get_entry_id(session: AsyncSession, form_type: str, form_id: UUID) -> UUID:
    """Return the entry of a version of a client's form. Raises NotFound."""
    return (await get_owned(session, _MODELS[form_type], form_id)).entry_id


async def count_pending_forms(session: AsyncSession, client_id: UUID) -> int:
    """Return how many consents and questionnaires a client has to fill in."""
    return len(await links.list_pending_forms(session, client_id))


async def start_verified_flow(session: AsyncSession, client_id: UUID, language: str, *, sent_to: str) -> FormFlowCreated:
    """Start a flow of a client's forms that needs no code, because the caller has verified the client by one sent to `sent_to`."""
    return await links.start_verified_flow(session, client_id, language, sent_to=sent_to)
