"""Reading, signing and answering of forms by a client who has opened their link and is verified."""

from datetime import timedelta
from uuid import UUID

from fastapi import Request
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.company import service as companies
from clinic.core import drafts
from clinic.core.audit import access_log
from clinic.core.clock import now
from clinic.core.database.session import get_context
from clinic.core.drafts import DraftOut, DraftSave
from clinic.core.files import transfer
from clinic.core.files.transfer import FileOut
from clinic.core.text.i18n import request_language
from clinic.forms.client_consents import queries as consent_queries, service as client_consents
from clinic.forms.client_consents.schemas import ConsentSignRequest
from clinic.forms.client_questionnaires import service as client_questionnaires
from clinic.forms.client_questionnaires.schemas import QuestionnaireAnswerRequest
from clinic.forms.consent_templates import service as consent_templates
from clinic.forms.links.dependencies import LinkVisitor, get_flow, get_verified_client_id
from clinic.forms.links.schemas import ClientForms, CompletedForm, PendingConsent, PendingQuestionnaire
from clinic.forms.links.service import list_pending_forms
from clinic.forms.models import ClientConsent, ClientQuestionnaire
from clinic.forms.questions import questions_to_schema

COMPLETED_WINDOW = timedelta(days=14)
"""How long a completed form is listed."""
_MAX_COMPLETED_FORMS = 50
MAX_UPLOADS_PER_HOUR = 60
"""Files that one IP address may upload to one clinic."""


async def view_forms(session: AsyncSession) -> ClientForms:
    """Get the client's pending forms and those completed recently; the access is logged as the client's own."""
    client_id = get_verified_client_id(session)
    client = await clients.get_client(session, client_id)
    pending = await list_pending_forms(session, client_id)
    if policy := await companies.get_policy_in_force(session):
        await clients.record_policy_notice(session, client_id, policy.id, "form_link")
    await access_log.record_access(session, "forms.viewed", client_id, client_id=client_id)
    return ClientForms(
        first_name=client.first_name, last_name=client.last_name,
        consents=await _consents_to_schema(session, [form for form in pending if isinstance(form, ClientConsent)]),
        questionnaires=[_questionnaire_to_schema(form) for form in pending if isinstance(form, ClientQuestionnaire)],
        completed=await _list_completed_forms(session, client_id),
    )


async def to_schema(session: AsyncSession, form: ClientConsent | ClientQuestionnaire) -> PendingConsent | PendingQuestionnaire:
    """Convert a pending form to its API schema."""
    return (await _consents_to_schema(session, [form]))[0] if isinstance(form, ClientConsent) else _questionnaire_to_schema(form)


async def _consents_to_schema(session: AsyncSession, consents: list[ClientConsent]) -> list[PendingConsent]:
    if not consents:
        return []
    versions = await consent_queries.list_template_versions(session, consents)
    rules = (await companies.get_own_company(session)).consent_rules
    return [
        PendingConsent(
            id=consent.id, texts=consent_templates.list_texts(version), questions=questions_to_schema(version.questions),
            asks_agreement=rules.asks_agreement, asks_data_consent=rules.asks_data_consent,
            asks_publish_permission=version.asks_publish_permission and rules.asks_publish_permission, answers=consent.answers,
            publish_permission=consent.publish_permission, version=consent.version,
        ) for consent in consents for version in [versions[consent.template_version_id]]
    ]


def _questionnaire_to_schema(row: ClientQuestionnaire) -> PendingQuestionnaire:
    return PendingQuestionnaire(
        id=row.id, title_en=row.title_en, title_sv=row.title_sv, questions=questions_to_schema(row.questions), answers=row.answers,
        version=row.version,
    )


async def _list_completed_forms(session: AsyncSession, client_id: UUID) -> list[CompletedForm]:
    """List the forms completed within COMPLETED_WINDOW and not cancelled, oldest first."""
    company_id, since = get_context(session).company_id, now() - COMPLETED_WINDOW
    consents = await session.execute(
        select(ClientConsent.id, ClientConsent.title, ClientConsent.signed_at).where(
            ClientConsent.company_id == company_id, ClientConsent.client_id == client_id, ClientConsent.signed_at > since,
            ClientConsent.cancelled_at.is_(None),
        ).limit(_MAX_COMPLETED_FORMS),
    )
    questionnaires = await session.execute(
        select(
            ClientQuestionnaire.id, ClientQuestionnaire.title_en, ClientQuestionnaire.title_sv, ClientQuestionnaire.answered_at,
        ).where(
            ClientQuestionnaire.company_id == company_id, ClientQuestionnaire.client_id == client_id,
            ClientQuestionnaire.answered_at > since, ClientQuestionnaire.cancelled_at.is_(None),
        ).limit(_MAX_COMPLETED_FORMS),
    )
    completed = [CompletedForm(id=id_, title_en=title, title_sv=title, completed_at=at) for id_, title, at in consents]
    completed += [CompletedForm(id=id_, title_en=en or sv, title_sv=sv or en, completed_at=at) for id_, en, sv, at in questionnaires]
    return sorted(completed, key=lambda form: form.completed_at)


async def sign_consent(session: AsyncSession, visitor: LinkVisitor, consent_id: UUID, data: ConsentSignRequest) -> CompletedForm:
    """Sign one of the client's consents and delete its draft."""
    consent = await clients.get_client_record(
        session, ClientConsent, get_verified_client_id(session), consent_id, version=data.version, lock=True,
    )
    flow = await get_flow(session, visitor)
    await client_consents.sign_consent(
        session, consent, data, channel="link", language=request_language(), code_sent_to=flow.sent_to,
    )
    await drafts.delete_draft(session, "consent", str(consent.id))
    return CompletedForm(id=consent.id, title_en=consent.title, title_sv=consent.title, completed_at=consent.signed_at or now())


async def answer_questionnaire(
    session: AsyncSession, client_questionnaire_id: UUID, data: QuestionnaireAnswerRequest,
) -> CompletedForm:
    """Answer one of the client's questionnaires and delete its draft."""
    row = await clients.get_client_record(
        session, ClientQuestionnaire, get_verified_client_id(session), client_questionnaire_id, version=data.version, lock=True,
    )
    client = await clients.get_client(session, row.client_id)
    name = f"{client.first_name} {client.last_name}"
    await client_questionnaires.answer_questionnaire(session, row, data, channel="link", answered_by=name, language=request_language())
    await drafts.delete_draft(session, "questionnaire", str(row.id))
    return CompletedForm(id=row.id, title_en=row.title_en, title_sv=row.title_sv, completed_at=row.answered_at or now())


async def upload_file(request: Request, visitor: LinkVisitor) -> FileOut:
    """Upload a picture for an answer. Raises RateLimited."""
    await visitor.count_call("files", limit=MAX_UPLOADS_PER_HOUR, seconds=3600)
    return await transfer.receive_upload(request, visitor.context)


async def get_draft(session: AsyncSession, form: str, subject: UUID) -> DraftOut | None:
    """Get the client's draft of a form, from whichever device or link it was saved."""
    return await drafts.view_draft(session, form, str(subject))


async def save_draft(session: AsyncSession, form: str, subject: UUID, data: DraftSave) -> DraftOut:
    """Save the client's draft of a form (autosave, BEY-024)."""
    return DraftOut.model_validate(await drafts.save_draft(session, form, str(subject), data))
