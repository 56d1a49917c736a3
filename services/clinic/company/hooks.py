"""Registers the company's letterhead with the documents of core, which cannot import the company."""

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.company import service
from clinic.core import documents
from clinic.core.documents import Letterhead
from clinic.core.text.phone import to_e164

CARE_LABELS = {
    "en": ("Patient insurance", "Registered with IVO", "At complications"),
    "sv": ("Patientförsäkring", "Registrerad hos IVO", "Vid komplikationer"),
}
"""What papers call the facts of LAW-024."""


@documents.register_letterhead
async def company_letterhead(session: AsyncSession) -> Letterhead:
    """Return the name, numbers, address, facts of LAW-024, logo and formats of the session's company for the head of a PDF."""
    company = await service.get_own_company(session)
    number = company.organization_number
    care_facts = (company.patient_insurance, company.ivo_registration, company.complication_contact)
    lines = (
        number and f"Org.nr {number}" if company.country == "SE" else number, company.vat_number and f"VAT {company.vat_number}",
        company.street_address, f"{company.zip_code} {company.city}".strip(),
        to_e164(company.country_code, company.phone_number, field="phone_number"), company.contact_email or company.email,
        *(f"{label}: {value}" for label, value in zip(CARE_LABELS[company.customer_language], care_facts, strict=True) if value),
    )
    return Letterhead(
        name=company.name, lines=tuple(line for line in lines if line), logo_id=company.logo_id, language=company.customer_language,
        zone=company.timezone, date_format=company.date_format, is_twelve_hours=company.is_twelve_hours,
    )
