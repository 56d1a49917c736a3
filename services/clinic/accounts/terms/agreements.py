"""A company's acceptances of the service's terms and processor agreement: at the sign-up, and of each new version (LAW-050)."""

from dataclasses import asdict, dataclass
from datetime import datetime
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.models import TermsAgreement
from clinic.accounts.terms import service
from clinic.accounts.terms.schemas import AgreementCreate, AgreementOut, LegalDocument, LegalDocumentVersion
from clinic.core import audit
from clinic.core.api.errors import Conflict, NotAuthenticated
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context
from clinic.core.settings import settings
from clinic.core.text.i18n import request_language


class TermsChanged(Conflict):
    """The version that was read is not the newest one."""

    code = "terms.changed"
    en = "There is a newer version. Read it before you accept it."
    sv = "Det finns en nyare version. Läs den innan du godkänner den."


@dataclass(frozen=True, slots=True)
class Signatory:
    """A person who accepts a document for their company: their identity, and their name as it is now."""

    identity_id: UUID
    name: str
    language: str


async def record_agreement(
    session: AsyncSession, signatory: Signatory, document: LegalDocument, *, version: str, agreed_at: datetime,
) -> None:
    """Record that a person accepted a version for the session's company, once; such a row is never changed or deleted."""
    context = get_context(session)
    operator = asdict(service.get_operator(signatory.language)) if settings().operator_name else {}
    statement = insert(TermsAgreement).values(
        company_id=context.company_id, id=new_id(), identity_id=signatory.identity_id, document=document, terms_version=version,
        language=signatory.language, agreed_at=agreed_at, agreed_by=signatory.name, operator=operator,
    ).on_conflict_do_nothing(index_elements=["company_id", "document", "terms_version"])
    if await session.scalar(statement.returning(TermsAgreement.id)) is not None:
        action = "terms.agreed" if document in service.ACCEPTED_DOCUMENTS else "privacy_notice.shown"
        audit.record(session, action, signatory.identity_id, document=document, version=version, language=signatory.language)


async def accept(session: AsyncSession, name: str, data: AgreementCreate) -> list[LegalDocumentVersion]:
    """Accept the newest version of a document for the company. Raises TermsChanged when another one was read."""
    if data.terms_version != service.current_version(data.document):
        raise TermsChanged
    identity_id = get_context(session).identity_id
    if identity_id is None:
        raise NotAuthenticated
    signatory = Signatory(identity_id, name, request_language())
    await record_agreement(session, signatory, data.document, version=data.terms_version, agreed_at=now())
    return await list_documents(session)


async def list_documents(session: AsyncSession) -> list[LegalDocumentVersion]:
    """List the current version of each legal document, and the earlier ones that the company accepted or that still apply."""
    own = select(TermsAgreement).where(TermsAgreement.company_id == get_context(session).company_id)
    agreements = {(row.document, row.terms_version): row for row in await session.scalars(own)}
    return [
        _to_version(document, version, agreements.get((document, version)))
        for document in service.LEGAL_DOCUMENTS for version in service.list_versions(document)
    ]


def _to_version(document: LegalDocument, version: str, agreement: TermsAgreement | None) -> LegalDocumentVersion:
    is_current = version == service.current_version(document)
    out = AgreementOut.model_validate(agreement, from_attributes=True) if agreement else None
    return LegalDocumentVersion(
        document=document, version=version, applies_from=service.applies_from(document, version), is_current=is_current, agreement=out,
        is_pending=is_current and agreement is None and document in service.ACCEPTED_DOCUMENTS,
    )


def list_pending(accepted: list[str]) -> list[LegalDocument]:
    """Return the documents whose newest version is not among the accepted ones, each written as document and version."""
    return [
        document for document in service.ACCEPTED_DOCUMENTS if f"{document} {service.current_version(document)}" not in accepted
    ]
