"""Response and query schemas of the terms of the service."""

from typing import Literal

from pydantic import BaseModel, Field


class TermsQuery(BaseModel):
    """Query of the terms."""

    terms_version: str = Field("", max_length=20, description="A published version; the current one when it is left out")


class TermsSection(BaseModel):
    """A section of the terms."""

    heading: str
    paragraphs: list[str]


class TermsOut(BaseModel):
    """A version of the terms in the language of the request. Versions are named by the day of their publication."""

    version: str
    current_version: str
    versions: list[str] = Field(description="All published versions, the newest first")
    language: Literal["en", "sv"]
    sections: list[TermsSection]
