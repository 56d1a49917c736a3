"""The terms of the service (PLT-014): read a version, and record that somebody agreed to the current one for their company.

A version is a pair of files in `texts`, named by its day and language. A published file is never edited: a change is a new pair.
"""

from datetime import datetime
from functools import lru_cache
from importlib.resources import files
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.models import TermsAgreement
from clinic.accounts.terms.schemas import TermsOut, TermsSection
from clinic.core import audit
from clinic.core.api import rate_limit
from clinic.core.api.errors import NotFound
from clinic.core.database.base import new_id
from clinic.core.text.i18n import LANGUAGES, request_language

MAX_READS_PER_MINUTE = 120
"""Reads of one address."""


@lru_cache
def list_versions() -> tuple[str, ...]:
    """List the published versions, the newest first; each has its text in every language."""
    names = {file.name for file in files("clinic.accounts.terms").joinpath("texts").iterdir()}
    days = sorted({name.split(".")[0] for name in names}, reverse=True)
    return tuple(day for day in days if all(f"{day}.{lang}.md" in names for lang in LANGUAGES))


def current_version() -> str:
    """Return the version that those who sign up now agree to."""
    return list_versions()[0]


@lru_cache
def read_sections(version: str, language: str) -> list[TermsSection]:
    """Read the sections of a published version."""
    text = files("clinic.accounts.terms").joinpath("texts", f"{version}.{language}.md").read_text("utf-8")
    sections = []
    for block in text.split("## ")[1:]:
        heading, _, body = block.partition("\n")
        sections.append(TermsSection(heading=heading.strip(), paragraphs=[part.strip() for part in body.split("\n\n") if part.strip()]))
    return sections


async def get_terms(address: str, version: str) -> TermsOut:
    """Return a version of the terms in the request's language, the current one for an empty string. Raises NotFound, RateLimited."""
    await rate_limit.hit("terms-from", address, limit=MAX_READS_PER_MINUTE, window_seconds=60)
    chosen, language = version or current_version(), request_language()
    if chosen not in list_versions():
        raise NotFound
    return TermsOut(
        version=chosen, current_version=current_version(), versions=list(list_versions()), language=language,
        sections=read_sections(chosen, language),
    )


def record_agreement(
    session: AsyncSession, company_id: UUID, identity_id: UUID, language: str, *, version: str, agreed_at: datetime,
) -> None:
    """Record that a person agreed to a version of the terms for their company; such a row is never changed or deleted."""
    session.add(TermsAgreement(
        company_id=company_id, id=new_id(), identity_id=identity_id, terms_version=version, language=language, agreed_at=agreed_at,
    ))
    audit.record(session, "terms.agreed", identity_id, version=version, language=language)
