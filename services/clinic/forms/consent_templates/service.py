"""Consent templates of a clinic. A change adds a version of the text; signed consents keep the version they were signed with."""

from typing import Any
from uuid import UUID

from sqlalchemy import and_, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.aesthetics.service import InformationText
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api.errors import FieldError, NotFound
from clinic.core.api.pagination import COUNT_CAP, PageParams, PaginatedList
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.optimistic_locking import ensure_version
from clinic.core.database.session import get_context, get_owned
from clinic.core.text.i18n import LANGUAGES, Language
from clinic.core.text.richtext import is_empty
from clinic.forms import questions
from clinic.forms.consent_templates.schemas import (
    ConsentTemplateCreate,
    ConsentTemplateOut,
    ConsentTemplateRow,
    ConsentTemplateUpdate,
    ConsentTemplateVersionOut,
    ConsentText,
    FormTemplateListParams,
    PublicConsentTemplate,
)
from clinic.forms.models import ConsentTemplate, ConsentTemplateVersion

_MAX_PUBLIC_TEMPLATES = 50


async def list_consent_templates(session: AsyncSession, params: FormTemplateListParams) -> PaginatedList[ConsentTemplateRow]:
    """List consent templates, ordered by title or by when they were last changed."""
    query = select(ConsentTemplate).where(ConsentTemplate.company_id == get_context(session).company_id, *_filters(params))
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    column = ConsentTemplate.updated_at if params.sort == "updated_at" else func.lower(ConsentTemplate.title)
    ordered = query.order_by(*params.order_by(column, ConsentTemplate.id))
    templates = await session.scalars(ordered.limit(params.per_page).offset(params.offset))
    rows = [ConsentTemplateRow(**_row_fields(template)) for template in templates]
    return PaginatedList[ConsentTemplateRow].build(rows, params, total or 0)


def _filters(params: FormTemplateListParams) -> list[Any]:
    not_deleted = ConsentTemplate.deleted_at.is_(None)
    filters: dict[str, list[Any]] = {
        "active": [not_deleted, ConsentTemplate.is_active], "inactive": [not_deleted, ~ConsentTemplate.is_active], "all": [not_deleted],
        "deleted": [ConsentTemplate.deleted_at.is_not(None)],
        "untranslated": [not_deleted, ConsentTemplate.is_active, ~ConsentTemplate.is_translated],
    }
    search = params.search.strip()
    return filters[params.filter] + ([ConsentTemplate.title.icontains(search, autoescape=True)] if search else [])


async def get_consent_template(session: AsyncSession, template_id: UUID) -> ConsentTemplateOut:
    """Get a consent template with its newest text."""
    return await to_schema(session, await get_owned(session, ConsentTemplate, template_id))


async def list_public_consent_templates(session: AsyncSession) -> list[PublicConsentTemplate]:
    """List the newest texts of the active consent templates for visitors, at most 50; none where the clinic uses no consent forms."""
    if not (await companies.get_own_company(session)).settings["SHOW_LETTER_OF_CONSENT"]:
        return []
    query = select(ConsentTemplateVersion).join(ConsentTemplate, and_(
        ConsentTemplate.company_id == ConsentTemplateVersion.company_id, ConsentTemplate.id == ConsentTemplateVersion.template_id,
        ConsentTemplate.number == ConsentTemplateVersion.number,
    )).where(
        ConsentTemplate.company_id == get_context(session).company_id, ConsentTemplate.deleted_at.is_(None), ConsentTemplate.is_active,
    )
    rows = await session.scalars(query.order_by(func.lower(ConsentTemplate.title), ConsentTemplate.id).limit(_MAX_PUBLIC_TEMPLATES))
    return [
        PublicConsentTemplate(id=row.template_id, texts=list_texts(row), questions=questions.questions_to_schema(row.questions))
        for row in rows
    ]


async def list_consent_template_versions(
    session: AsyncSession, template_id: UUID, params: PageParams,
) -> PaginatedList[ConsentTemplateVersionOut]:
    """Return a page of the versions of a template's text, newest first; also of a deleted template."""
    await get_with_deleted(session, template_id)
    query = select(ConsentTemplateVersion).where(
        ConsentTemplateVersion.company_id == get_context(session).company_id, ConsentTemplateVersion.template_id == template_id,
    )
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    page = query.order_by(ConsentTemplateVersion.number.desc()).limit(params.per_page).offset(params.offset)
    rows = [_version_to_schema(version) for version in await session.scalars(page)]
    return PaginatedList[ConsentTemplateVersionOut].build(rows, params, total or 0)


async def create_consent_template(session: AsyncSession, data: ConsentTemplateCreate) -> ConsentTemplateOut:
    """Create a consent template. Raises FieldError when its title is taken or its body is empty."""
    template = ConsentTemplate(company_id=get_context(session).company_id, id=new_id(), title=data.title)
    session.add(template)
    await _flush_unique_title(session)
    await _add_version(session, template, data)
    audit.record(session, "consent_template.created", template.id, title=template.title)
    return await to_schema(session, template)


async def update_consent_template(session: AsyncSession, template_id: UUID, data: ConsentTemplateUpdate) -> ConsentTemplateOut:
    """Update a consent template by adding a version of its text.

    Raises VersionConflict when a colleague changed it first, FieldError when its title is taken or its body is empty.
    """
    template = await get_owned(session, ConsentTemplate, template_id, version=data.version, lock=True)
    template.title, template.number, template.updated_at = data.title, template.number + 1, now()
    await _flush_unique_title(session)
    await _add_version(session, template, data)
    audit.record(session, "consent_template.changed", template.id, title=template.title, number=template.number)
    return await to_schema(session, template)


async def toggle_consent_template(session: AsyncSession, template_id: UUID, version: int) -> ConsentTemplateOut:
    """Deactivate an active consent template, or activate an inactive one."""
    template = await get_owned(session, ConsentTemplate, template_id, version=version, lock=True)
    template.is_active = not template.is_active
    audit.record(session, "consent_template.toggled", template.id, is_active=template.is_active)
    await session.flush()
    return await to_schema(session, template)


async def delete_consent_template(session: AsyncSession, template_id: UUID, version: int | None) -> None:
    """Delete a consent template; consents signed with it stay, and it can be restored."""
    template = await get_owned(session, ConsentTemplate, template_id, version=version, lock=True)
    template.deleted_at = now()
    audit.record(session, "consent_template.deleted", template.id, title=template.title)


async def restore_consent_template(session: AsyncSession, template_id: UUID, version: int) -> ConsentTemplateOut:
    """Restore a deleted consent template. Raises FieldError when another template has its title."""
    template = await get_with_deleted(session, template_id)
    ensure_version(template, version)
    template.deleted_at = None
    audit.record(session, "consent_template.restored", template.id, title=template.title)
    await _flush_unique_title(session)
    return await to_schema(session, template)


async def get_with_deleted(session: AsyncSession, template_id: UUID) -> ConsentTemplate:
    """Get a consent template, deleted or not. Raises NotFound."""
    template = await session.get(ConsentTemplate, (get_context(session).company_id, template_id))
    if template is None:
        raise NotFound
    return template


async def get_newest_version(session: AsyncSession, template: ConsentTemplate) -> ConsentTemplateVersion:
    """Get the newest version of a template's text."""
    query = select(ConsentTemplateVersion).where(
        ConsentTemplateVersion.company_id == template.company_id, ConsentTemplateVersion.template_id == template.id,
        ConsentTemplateVersion.number == template.number,
    )
    return (await session.scalars(query)).one()


def list_texts(version: ConsentTemplateVersion) -> list[ConsentText]:
    """List the texts of a template's version that clients can read: the clinic's own language first, then a complete translation."""
    own: Language = "sv" if version.language == "sv" else "en"
    texts = [ConsentText(language=own, title=version.title, body=version.body)]
    if version.translated_title and version.translated_body is not None:
        other: Language = "en" if own == "sv" else "sv"
        texts.append(ConsentText(language=other, title=version.translated_title, body=version.translated_body))
    return texts


def choose_text(version: ConsentTemplateVersion, language: str) -> ConsentText:
    """Return a version's text in a language, or the one in the clinic's own where it has no complete translation (USE-019)."""
    texts = list_texts(version)
    return next((text for text in texts if text.language == language), texts[0])


async def get_information_text(session: AsyncSession, template_id: UUID) -> InformationText:
    """Return the newest text of a template, which is handed over as information before a treatment. Raises NotFound."""
    text = await get_newest_version(session, await get_owned(session, ConsentTemplate, template_id))
    return InformationText(text.id, text.title, text.number)


async def _add_version(session: AsyncSession, template: ConsentTemplate, data: ConsentTemplateCreate) -> None:
    if is_empty(data.body):
        raise FieldError("body", "required")
    language = (await companies.get_own_company(session)).customer_language
    version = ConsentTemplateVersion(
        company_id=template.company_id, id=new_id(), template_id=template.id, number=template.number, language=language, title=data.title,
        body=data.body, translated_title=data.translated_title,
        translated_body=None if is_empty(data.translated_body) else data.translated_body,
        questions=questions.dump_questions(data.questions), asks_publish_permission=data.asks_publish_permission,
        aesthetic_kind=data.aesthetic_kind, written_by=get_context(session).membership_id,
    )
    template.is_translated = len(list_texts(version)) == len(LANGUAGES) and all(question.is_translated for question in data.questions)
    session.add(version)
    await session.flush()


async def _flush_unique_title(session: AsyncSession) -> None:
    try:
        await session.flush()
    except IntegrityError as error:
        if "consent_template_title_key" in str(error.orig):
            raise FieldError("title", "taken") from error
        raise


async def to_schema(session: AsyncSession, template: ConsentTemplate) -> ConsentTemplateOut:
    """Convert a consent template to its API schema, with its newest text."""
    text = _version_to_schema(await get_newest_version(session, template))
    fields = {
        "language": text.language, "body": text.body, "translated_title": text.translated_title, "translated_body": text.translated_body,
        "questions": text.questions, "asks_publish_permission": text.asks_publish_permission,
        "aesthetic_kind": text.aesthetic_kind,
        "template_version_id": text.id,
    }
    return ConsentTemplateOut(**_row_fields(template), **fields)


def _row_fields(template: ConsentTemplate) -> dict[str, Any]:
    return {
        "id": template.id, "title": template.title, "number": template.number, "is_translated": template.is_translated,
        "is_active": template.is_active,
        "is_deleted": template.deleted_at is not None, "updated_at": template.updated_at, "version": template.version,
    }


def _version_to_schema(version: ConsentTemplateVersion) -> ConsentTemplateVersionOut:
    return ConsentTemplateVersionOut(
        id=version.id, number=version.number, language="sv" if version.language == "sv" else "en", title=version.title, body=version.body,
        translated_title=version.translated_title, translated_body=version.translated_body,
        questions=questions.questions_to_schema(version.questions), asks_publish_permission=version.asks_publish_permission,
        aesthetic_kind=version.aesthetic_kind, created_at=version.created_at,
    )
