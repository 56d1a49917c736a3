"""PDFs of the service's legal documents, in both languages, also of the version that a company accepted."""

import asyncio
from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.models import TermsAgreement
from clinic.accounts.terms import service
from clinic.accounts.terms.schemas import LegalDocument, PdfQuery, TermsSection
from clinic.accounts.terms.service import Operator
from clinic.company import service as companies
from clinic.core.database.session import get_owned, read_only_transaction
from clinic.core.database.tenant_context import Context
from clinic.core.documents.pdf import A4, PageMetadata, create_pdf

_TITLES: dict[LegalDocument, dict[str, str]] = {
    "terms": {"en": "Terms of service", "sv": "Användarvillkor"},
    "processor_agreement": {"en": "Data processing agreement", "sv": "Personuppgiftsbiträdesavtal"},
    "privacy_notice": {"en": "Privacy notice of the service", "sv": "Tjänstens integritetsinformation"},
}
_ACCEPTED_LABELS = {
    "en": ("Accepted", "For", "Organization number", "By", "When"), "sv": ("Godkänt", "För", "Organisationsnummer", "Av", "När"),
}
_render_semaphore = asyncio.Semaphore(1)


async def render_public(address: str, params: PdfQuery) -> tuple[str, bytes]:
    """Return file name and PDF of a published version. Raises NotFound, RateLimited."""
    await service.limit_reads(address)
    version = service.choose_version(params.document, params.terms_version)
    sections = service.read_sections(params.document, version, params.language)
    metadata = _metadata(params.document, version, params.language)
    return metadata.title, await _render(metadata, sections, [])


async def render_agreement(context: Context, agreement_id: UUID, language: str) -> tuple[str, bytes]:
    """Return file name and PDF of the version that the company accepted, with who accepted it and when. Raises NotFound."""
    async with read_only_transaction(context) as session:
        agreement = await get_owned(session, TermsAgreement, agreement_id)
        facts, page = await _agreement_facts(session, agreement, language)
        sections = service.read_sections(agreement.document, agreement.terms_version, language, _operator(agreement, language))
    return page.title, await _render(page, sections, facts)


async def _agreement_facts(session: AsyncSession, agreement: TermsAgreement, language: str) -> tuple[list[tuple[str, str]], PageMetadata]:
    company = await companies.get_own_company(session)
    page = _metadata(
        agreement.document, agreement.terms_version, language, zone=company.timezone, date_format=company.date_format,
        is_twelve_hours=company.is_twelve_hours, operator=_operator(agreement, language).name,
    )
    writer = create_pdf(page, {}, A4)
    labels = _ACCEPTED_LABELS[language]
    values = [agreement.terms_version, company.name, company.organization_number, agreement.agreed_by, writer.instant(agreement.agreed_at)]
    return list(zip(labels, values, strict=True)), page


def _operator(agreement: TermsAgreement, language: str) -> Operator:
    """Return the operator that the accepted version named."""
    return Operator(**agreement.operator) if agreement.operator else service.get_operator(language)


def _metadata(document: LegalDocument, version: str, language: str, operator: str = "", **formats: Any) -> PageMetadata:
    title = f"{_TITLES[document][language]} {version}"
    company = operator or service.get_operator(language).name
    return PageMetadata(company=company, title=title, language=language, **formats)


async def _render(metadata: PageMetadata, sections: list[TermsSection], facts: list[tuple[str, str]]) -> bytes:
    def write() -> bytes:
        page = create_pdf(metadata, {}, A4)
        page.title(metadata.title)
        page.definition_list(facts)
        for section in sections:
            page.heading(section.heading, level=2)
            for paragraph in section.paragraphs:
                page.text(paragraph)
                page.space(4)
        return page.to_bytes()

    async with _render_semaphore:
        return await asyncio.to_thread(write)
