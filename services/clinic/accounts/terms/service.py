"""The legal documents of the service (PLT-014, PLT-059, LAW-050): its terms, the processor agreement and its privacy notice.

A version is a pair of files in a document's folder of `texts`, named by its day and language. A published file is never edited: a
change is a new pair, which applies 30 days after its day, as the terms promise.
"""

from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache
from importlib.resources import files
from typing import get_args

from clinic.accounts.terms.schemas import LegalDocument, TermsOut, TermsSection
from clinic.core.api import rate_limit
from clinic.core.api.errors import NotFound
from clinic.core.settings import settings
from clinic.core.text.i18n import LANGUAGES, request_language

MAX_READS_PER_MINUTE = 120
"""Reads of one address."""
NOTICE_PERIOD = timedelta(days=30)
LEGAL_DOCUMENTS: tuple[LegalDocument, ...] = get_args(LegalDocument)
ACCEPTED_DOCUMENTS: tuple[LegalDocument, ...] = ("terms", "processor_agreement")
"""Those that a company accepts; the privacy notice is shown."""
_OPERATOR = {"en": "the operator of this installation of Aster", "sv": "den som driver den här installationen av Aster"}
_NO_DETAILS = {
    "en": "the operator has not stated its name and address here yet.",
    "sv": "den som driver tjänsten har ännu inte angett namn och adress här.",
}
_NO_SUBPROCESSORS = {"en": "none is listed.", "sv": "inga är angivna."}


@lru_cache
def list_versions(document: LegalDocument = "terms") -> tuple[str, ...]:
    """List a document's published versions, the newest first; each has its text in every language."""
    names = {file.name for file in files("clinic.accounts.terms").joinpath("texts", document).iterdir()}
    days = sorted({name.split(".")[0] for name in names}, reverse=True)
    return tuple(day for day in days if all(f"{day}.{lang}.md" in names for lang in LANGUAGES))


def current_version(document: LegalDocument = "terms") -> str:
    """Return the newest version, which those who sign up now agree to."""
    return list_versions(document)[0]


def applies_from(document: LegalDocument, version: str) -> date:
    """Return the day from which a version applies: the first at once, a later one after the notice period."""
    day = date.fromisoformat(version)
    return day if version == list_versions(document)[-1] else day + NOTICE_PERIOD


@dataclass(frozen=True, slots=True)
class Operator:
    """The company that runs the service, as its documents name it, and the subprocessors that it uses."""

    name: str
    details: str
    subprocessors: str


def get_operator(language: str) -> Operator:
    """Return the operator as the settings name it; descriptions stand where they say nothing."""
    own = settings()
    parts = [own.operator_name, own.operator_number, own.operator_address, own.operator_email]
    details = ", ".join(part for part in parts if part) + "."
    return Operator(
        own.operator_name or _OPERATOR[language], details if own.operator_name else _NO_DETAILS[language],
        own.operator_subprocessors or _NO_SUBPROCESSORS[language],
    )


@lru_cache
def _read_text(document: LegalDocument, version: str, language: str) -> str:
    return files("clinic.accounts.terms").joinpath("texts", document, f"{version}.{language}.md").read_text("utf-8")


def read_sections(document: LegalDocument, version: str, language: str, operator: Operator | None = None) -> list[TermsSection]:
    """Read the sections of a published version, with the operator that an accepted version named, else the one that is set."""
    own = operator or get_operator(language)
    text = _read_text(document, version, language)
    values = {"operator": own.name, "operator_details": own.details, "subprocessors": own.subprocessors}
    for name, value in values.items():
        text = text.replace(f"{{{name}}}", value)
    sections = []
    for block in f"\n{text}".split("\n## ")[1:]:
        heading, _, body = block.partition("\n")
        paragraphs = [part[:1].upper() + part[1:] for raw in body.split("\n\n") if (part := raw.strip())]
        sections.append(TermsSection(heading=heading.strip(), paragraphs=paragraphs))
    return sections


async def limit_reads(address: str) -> None:
    """Count a read of a legal document. Raises RateLimited."""
    await rate_limit.hit("terms-from", address, limit=MAX_READS_PER_MINUTE, window_seconds=60)


def choose_version(document: LegalDocument, version: str) -> str:
    """Return a published version, the current one for an empty string. Raises NotFound."""
    chosen = version or current_version(document)
    if chosen not in list_versions(document):
        raise NotFound
    return chosen


async def get_terms(address: str, document: LegalDocument, version: str) -> TermsOut:
    """Return a version of a document in the request's language, the current one for an empty string. Raises NotFound, RateLimited."""
    await limit_reads(address)
    chosen, language = choose_version(document, version), request_language()
    return TermsOut(
        version=chosen, current_version=current_version(document), versions=list(list_versions(document)), language=language,
        sections=read_sections(document, chosen, language),
    )
