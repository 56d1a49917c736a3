"""The legal documents of the service: accepted at the sign-up and in each new version, listed and downloadable (LAW-050, PLT-059)."""

from collections.abc import Callable
from io import BytesIO
from typing import Any

import pytest
from httpx import Response
from pypdf import PdfReader

from clinic.accounts.models import TermsAgreement
from clinic.accounts.terms import service as terms
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.accounts.helpers import begin_sign_up, extract_code
from tests.support.http_client import ApiClient

pytestmark = [pytest.mark.anyio, pytest.mark.covers("LAW-050", "PLT-059")]
PATH = "/api/company/legal-documents"


def pdf_text(response: Response) -> str:
    assert (response.status_code, response.headers["content-type"]) == (200, "application/pdf"), response.text
    text = "".join(page.extract_text() for page in PdfReader(BytesIO(response.content)).pages)
    return " ".join(text.split())


async def list_accepted(staff: Any) -> dict[str, dict[str, Any]]:
    rows = (await staff.get(PATH)).json()["data"]
    return {row["document"]: row for row in rows if row["is_current"]}


async def test_sign_up_accepts_terms_and_processor_agreement_and_keeps_the_shown_privacy_notice(new_visitor: Callable[[], ApiClient]) -> None:
    """LAW-050: each with its version, who and when; downloadable in the version accepted, in both languages, with the company's name."""
    owner = new_visitor()
    message = await begin_sign_up(owner, first_name="Asta", last_name="Ny", company_name="Hud i Lund")
    session = (await owner.post("/api/verify-email", json={"code": extract_code(message)})).json()["data"]
    assert session["pending_agreements"] == []
    await owner.post("/api/v2/register/set-up", json={"is_record_on": True})
    accepted = await list_accepted(owner)
    assert list(accepted) == ["terms", "processor_agreement", "privacy_notice"]
    assert {row["version"] for row in accepted.values()} == {terms.current_version(document) for document in terms.LEGAL_DOCUMENTS}
    assert {row["agreement"]["agreed_by"] for row in accepted.values()} == {"Asta Ny"}
    path = f"{PATH}/{accepted['processor_agreement']['agreement']['id']}/pdf"
    english, swedish = [pdf_text(await owner.get(path, params={"language": language})) for language in ("en", "sv")]
    assert all(words in english for words in ("Data processing agreement 2026-11-26", "Hud i Lund", "Asta Ny", "Subprocessors"))
    assert all(words in swedish for words in ("Personuppgiftsbiträdesavtal 2026-11-26", "Hud i Lund", "Underbiträden"))


async def test_super_user_accepts_a_new_version_and_staff_are_not_locked_out(as_staff: Any) -> None:
    """LAW-050: the session says what waits, to the super user only; the newest version is accepted once, with an audit row."""
    owner = await as_staff("super_admin")
    admin, user = [await as_staff(role, company=owner.company) for role in ("admin", "user")]
    assert (await owner.get("/api/session")).json()["data"]["pending_agreements"] == ["terms", "processor_agreement"]
    assert [(await staff.get("/api/session")).json()["data"]["pending_agreements"] for staff in (admin, user)] == [[], []]
    assert (await user.get("/api/clients")).status_code == 200
    old = await owner.post(PATH, json={"document": "terms", "terms_version": "2020-01-01"})
    assert (old.status_code, old.json()["data"]["code"]) == (409, "terms.changed")
    data = {"document": "processor_agreement", "terms_version": terms.current_version("processor_agreement")}
    assert [(await staff.post(PATH, json=data)).status_code for staff in (admin, user, owner, owner)] == [403, 403, 200, 200]
    assert (await owner.get("/api/session")).json()["data"]["pending_agreements"] == ["terms"]
    row = (await list_accepted(admin))["processor_agreement"]
    assert row["agreement"]["agreed_by"] == f"{owner.member.first_name} {owner.member.last_name}"
    assert [audit["details"]["document"] for audit in await owner.list_audit("terms.agreed")] == ["processor_agreement"]
    assert (await user.get(PATH)).status_code == 403
    foreign = await as_staff("super_admin")
    assert (await foreign.get(f"{PATH}/{row['agreement']['id']}/pdf")).status_code == 404


async def test_anyone_downloads_the_documents_in_both_languages(visitor: ApiClient) -> None:
    """PLT-059: before signing up too; the processor agreement has what article 28 asks for, with the same sections in both languages."""
    for document in terms.LEGAL_DOCUMENTS:
        texts = [pdf_text(await visitor.get("/api/terms/pdf", params={"document": document, "language": lang})) for lang in ("en", "sv")]
        assert texts[0] != texts[1]
        pages = [
            (await visitor.get("/api/terms", params={"document": document}, headers={"X-Language": language})).json()["data"]["sections"]
            for language in ("en", "sv")
        ]
        assert len(pages[0]) == len(pages[1]) >= 6
        assert "{" not in str([section["paragraphs"] for section in pages[0] + pages[1]])
    agreement = " ".join(section.heading for section in terms.read_sections("processor_agreement", "2026-11-26", "en"))
    for subject in ("Subject", "Duration", "nature", "purpose", "Types", "Categories", "rights", "obligations", "Subprocessors", "Deletion",
                    "return", "audit", "Security", "Assistance", "breaches"):
        assert subject in agreement, subject
    assert (await visitor.get("/api/terms/pdf", params={"terms_version": "1999-01-01"})).status_code == 404


async def test_accepted_version_names_the_operator_of_that_time(as_staff: Any) -> None:
    """A later change of the settings doesn't change what was accepted."""
    owner = await as_staff("super_admin")
    operator = {"name": "Exempel Drift AB", "details": "Exempel Drift AB, 556000-0000.", "subprocessors": "Lagring i Sverige."}
    agreement_id = new_id()
    async with transaction(Context.system(owner.company.id)) as session:
        session.add(TermsAgreement(
            company_id=owner.company.id, id=agreement_id, identity_id=owner.member.identity_id, document="processor_agreement",
            terms_version="2026-11-26", language="sv", agreed_at=now(), agreed_by="Eva Ek", operator=operator,
        ))
    text = pdf_text(await owner.get(f"{PATH}/{agreement_id}/pdf", params={"language": "sv"}))
    assert all(words in text for words in ("Exempel Drift AB", "Lagring i Sverige.", "Eva Ek"))
