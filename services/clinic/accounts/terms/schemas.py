"""Schemas of the service's legal documents."""

from datetime import date
from typing import Literal
from uuid import UUID

from pydantic import BaseModel, Field

from clinic.core.clock import Instant

LegalDocument = Literal["terms", "processor_agreement", "privacy_notice"]


class TermsQuery(BaseModel):
    """Query of a legal document of the service."""

    document: LegalDocument = "terms"
    terms_version: str = Field("", max_length=20, description="A published version; the current one when it is left out")


class TermsSection(BaseModel):
    """A section of a legal document."""

    heading: str
    paragraphs: list[str]


class TermsOut(BaseModel):
    """A version of a legal document in the language of the request. Versions are named by the day of their publication."""

    version: str
    current_version: str
    versions: list[str] = Field(description="All published versions, the newest first")
    language: Literal["en", "sv"]
    sections: list[TermsSection]


class AgreementOut(BaseModel):
    """A company's acceptance of a version, or for the privacy notice that it was shown at the sign-up."""

    id: UUID
    agreed_at: Instant
    agreed_by: str = Field(description="The person's name as it was then; empty for acceptances from before names were stored")
    language: Literal["en", "sv"]


class LegalDocumentVersion(BaseModel):
    """A published version of a legal document, with the company's acceptance of it."""

    document: LegalDocument
    version: str
    applies_from: date
    is_current: bool
    agreement: AgreementOut | None
    is_pending: bool = Field(description="Whether the super user is asked to accept this version")


class AgreementCreate(BaseModel):
    """The version that the super user has read and accepts."""

    document: Literal["terms", "processor_agreement"]
    terms_version: str = Field(min_length=1, max_length=20)


class PdfQuery(TermsQuery):
    """Query of the PDF of a legal document."""

    language: Literal["en", "sv"] = "en"


class AgreementPdfQuery(BaseModel):
    """Query of the PDF of an accepted version."""

    language: Literal["en", "sv"] = "en"
