"""Reading of a client's consents."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.company import service as companies
from clinic.core.api.pagination import COUNT_CAP, PaginatedList
from clinic.core.audit import access_log
from clinic.core.audit.reviews import current_approval
from clinic.core.clock import now
from clinic.core.database.session import get_context, get_owned
from clinic.forms import attachments, questions, reviews, versioning
from clinic.forms.client_consents.schemas import (
    ClientConsentDetail,
    ClientConsentListParams,
    ClientConsentRow,
    FormReviewOut,
    FormVersionSummary,
)
from clinic.forms.consent_templates import service as consent_templates
from clinic.forms.models import ClientConsent, ConsentTemplate, ConsentTemplateVersion, FormReview

_SORT_COLUMNS = {"created_at": (ClientConsent.created_at,), "title": (func.lower(ClientConsent.title), ClientConsent.created_at)}
MAX_SUGGESTIONS, RECENT_CONSENTS = 3, 200
"""Templates that are suggested, and the clinic's newest consents by which its commonest templates are known."""
_ROW_COLUMNS = (
    "id", "entry_id", "number", "template_id", "language", "title", "state", "signed_at", "signed_by_name", "sent_at", "created_at",
    "document_id", "version",
)


async def list_client_consents(session: AsyncSession, client_id: UUID, params: ClientConsentListParams) -> PaginatedList[ClientConsentRow]:
    """List a client's consents, each by its current version, newest first; the access to the client is logged."""
    await clients.view_client(session, client_id)
    query = select(ClientConsent).where(
        ClientConsent.company_id == get_context(session).company_id, ClientConsent.client_id == client_id,
        versioning.is_current(ClientConsent),
    )
    if search := params.search.strip():
        query = query.where(ClientConsent.title.icontains(search, autoescape=True))
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    ordered = query.order_by(*params.order_by(*_SORT_COLUMNS[params.sort], ClientConsent.id))
    consents = list(await session.scalars(ordered.limit(params.per_page).offset(params.offset)))
    reviews_by_consent = await reviews.list_reviews(session, consents)
    rows = [to_row(consent, reviews_by_consent.get(consent.id, [])) for consent in consents]
    return PaginatedList[ClientConsentRow].build(rows, params, total or 0)


async def view_consent(session: AsyncSession, client_id: UUID, consent_id: UUID) -> ClientConsentDetail:
    """Get a client's consent with everything; the access is logged."""
    consent = await clients.get_client_record(session, ClientConsent, client_id, consent_id)
    await access_log.record_access(session, "consent.viewed", consent.id, client_id=client_id)
    return await to_detail(session, consent)


async def to_detail(session: AsyncSession, consent: ClientConsent) -> ClientConsentDetail:
    """Convert a consent to its API schema, with its text, files, reviews and versions."""
    version = await get_template_version(session, consent)
    file_ids = [*questions.answer_file_ids(questions.load_questions(version.questions), consent.answers), *consent.file_ids]
    consent_reviews = (await reviews.list_reviews(session, [consent])).get(consent.id, [])
    versions = await list_versions(session, consent)
    rules = (await companies.get_own_company(session)).consent_rules
    return ClientConsentDetail(
        **_row_fields(consent, consent_reviews), template_version_number=version.number,
        body=consent_templates.choose_text(version, consent.language).body, texts=consent_templates.list_texts(version),
        questions=questions.questions_to_schema(version.questions), asks_agreement=rules.asks_agreement,
        asks_data_consent=rules.asks_data_consent,
        asks_publish_permission=version.asks_publish_permission and rules.asks_publish_permission,
        answers=consent.answers, publish_permission=consent.publish_permission,
        files=await attachments.list_attachments(session, file_ids), signature=consent.signature,
        sign_channel=consent.sign_channel, signer_relation=consent.signer_relation, identity_check=consent.identity_check,
        assigned_by_name=consent.assigned_by_name, correction_reason=consent.correction_reason,
        cancelled_at=consent.cancelled_at, cancelled_by_name=consent.cancelled_by_name, cancel_reason=consent.cancel_reason,
        is_current=versioning.current_version(versions).id == consent.id,
        reviews=[FormReviewOut.model_validate(review) for review in consent_reviews],
        versions=[FormVersionSummary.model_validate(version, from_attributes=True) for version in versions],
    )


def to_row(consent: ClientConsent, consent_reviews: Sequence[FormReview] = ()) -> ClientConsentRow:
    """Convert a consent to its row in a list; its reviews are given newest first."""
    return ClientConsentRow(**_row_fields(consent, consent_reviews))


def _row_fields(consent: ClientConsent, consent_reviews: Sequence[FormReview]) -> dict[str, Any]:
    return {
        **{column: getattr(consent, column) for column in _ROW_COLUMNS}, "approval": current_approval(consent_reviews),
        "is_cancelled": consent.cancelled_at is not None,
    }


async def find_consent_time(session: AsyncSession, client_id: UUID, kind: str) -> datetime | None:
    """Return when the client last signed a consent to a kind of treatment under the act (2021:363), or None."""
    same_text = and_(
        ConsentTemplateVersion.company_id == ClientConsent.company_id, ConsentTemplateVersion.id == ClientConsent.template_version_id,
    )
    query = select(func.max(ClientConsent.signed_at)).join(ConsentTemplateVersion, same_text).where(
        ClientConsent.company_id == get_context(session).company_id, ClientConsent.client_id == client_id,
        ClientConsent.cancelled_at.is_(None), ConsentTemplateVersion.aesthetic_kind == kind,
    )
    return await session.scalar(query)


async def get_template_version(session: AsyncSession, consent: ClientConsent) -> ConsentTemplateVersion:
    """Get the version of the template that the client is to sign, or has signed."""
    return await get_owned(session, ConsentTemplateVersion, consent.template_version_id)


async def list_template_versions(session: AsyncSession, consents: list[ClientConsent]) -> dict[UUID, ConsentTemplateVersion]:
    """List the versions of the templates of several consents, by their id."""
    ids = {consent.template_version_id for consent in consents}
    query = select(ConsentTemplateVersion).where(
        ConsentTemplateVersion.company_id == get_context(session).company_id, ConsentTemplateVersion.id.in_(ids),
    )
    return {version.id: version for version in await session.scalars(query)} if ids else {}


async def list_versions(session: AsyncSession, consent: ClientConsent) -> list[ClientConsent]:
    """List all versions of a consent's entry, newest first."""
    query = select(ClientConsent).where(
        ClientConsent.company_id == get_context(session).company_id, ClientConsent.entry_id == consent.entry_id,
    )
    return list(await session.scalars(query.order_by(ClientConsent.number.desc())))


async def list_pending_consents(session: AsyncSession, client_id: UUID) -> list[ClientConsent]:
    """List the consents that a client has yet to sign, oldest first."""
    query = select(ClientConsent).where(
        ClientConsent.company_id == get_context(session).company_id, ClientConsent.client_id == client_id,
        ClientConsent.state != "signed", ClientConsent.cancelled_at.is_(None),
    )
    return list(await session.scalars(query.order_by(ClientConsent.created_at, ClientConsent.id)))


async def list_suggested_templates(session: AsyncSession, client_id: UUID) -> list[ConsentTemplate]:
    """List the active templates that a client has neither pending nor signed within VALID_FOR, the clinic's commonest first."""
    company_id = get_context(session).company_id
    recent = (
        select(ClientConsent.template_id).where(ClientConsent.company_id == company_id)
        .order_by(ClientConsent.id.desc()).limit(RECENT_CONSENTS).subquery()
    )
    uses = select(recent.c.template_id, func.count().label("count")).group_by(recent.c.template_id).subquery()
    same_text = and_(
        ConsentTemplateVersion.company_id == ClientConsent.company_id, ConsentTemplateVersion.id == ClientConsent.template_version_id,
    )
    is_valid = and_(ConsentTemplateVersion.aesthetic_kind == "", ClientConsent.signed_at > now() - versioning.VALID_FOR)
    usable = select(ClientConsent.template_id).join(ConsentTemplateVersion, same_text).where(
        ClientConsent.company_id == company_id, ClientConsent.client_id == client_id, versioning.is_current(ClientConsent),
        ClientConsent.cancelled_at.is_(None), or_(ClientConsent.signed_at.is_(None), is_valid),
    )
    query = select(ConsentTemplate).outerjoin(uses, uses.c.template_id == ConsentTemplate.id).where(
        ConsentTemplate.company_id == company_id, ConsentTemplate.is_active, ConsentTemplate.deleted_at.is_(None),
        ConsentTemplate.id.not_in(usable),
    )
    ordered = query.order_by(func.coalesce(uses.c.count, 0).desc(), func.lower(ConsentTemplate.title), ConsentTemplate.id)
    return list(await session.scalars(ordered.limit(MAX_SUGGESTIONS)))
