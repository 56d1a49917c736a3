"""Signing up: company and super user, verification of the e-mail address, onboarding."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import ProgrammingError

from clinic.accounts.models import Identity, TermsAgreement, VerificationToken
from clinic.company.models import Company
from clinic.core.clock import now
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from tests.accounts.helpers import (
    PASSWORD,
    avoid_window_end,
    deliver_account_emails,
    extract_code,
    extract_path,
    sign_up_data,
    unique_email,
)
from tests.support.http_client import ApiClient

pytestmark = pytest.mark.anyio
NewVisitor = Callable[[], ApiClient]


async def sign_up(new_visitor: NewVisitor, **changes: Any) -> tuple[ApiClient, dict[str, Any]]:
    """Sign up a visitor; return them and their session view."""
    owner = new_visitor()
    response = await owner.post("/api/v2/register", json=sign_up_data(**changes))
    assert response.status_code == 200, response.text
    return owner, response.json()["data"]


@pytest.mark.covers("PLT-014", "PLT-021", "PLT-105", "PLT-109")
async def test_sign_up_verification_and_onboarding_in_sequence(new_visitor: NewVisitor) -> None:
    """PLT-014: person, company, country, confirmed password, terms; then the code; then at least one module (PLT-105)."""
    owner, session_view = await sign_up(new_visitor)
    assert session_view["onboarding_step"] == "verify_email"
    assert session_view["user"]["user_role"] == "super_admin"
    assert session_view["company"]["timezone"] == "Europe/Stockholm"
    assert session_view["company"]["unit"] == "sek"
    assert len(session_view["company"]["encrypted_id"]) >= 22
    assert session_view["permissions"] == ["self"]
    before_verification = await owner.post("/api/v2/register/set-up", json={"is_booking_on": True})
    assert before_verification.json()["data"]["code"] == "permission.unverified"

    message = (await deliver_account_emails(session_view["user"]["email"], session_view["company"]["id"]))[0]
    verified = await owner.post("/api/verify-email", json={"code": extract_code(message)})
    assert verified.json()["data"]["onboarding_step"] == "set_up"
    before_onboarding = await owner.get("/api/company")
    assert before_onboarding.json()["data"]["code"] == "permission.unverified"

    without_module = await owner.post("/api/v2/register/set-up", json={})
    assert without_module.status_code == 422
    assert without_module.json()["errors"]["is_booking_on"][0]["message"] == "At least one field required"
    onboarded = await owner.post("/api/v2/register/set-up", json={"is_booking_on": True, "is_record_on": False, "is_pos_on": False})
    session_view = onboarded.json()["data"]
    assert session_view["onboarding_step"] == "done"
    assert session_view["company"]["is_booking_on"]
    assert session_view["user"]["is_for_booking"]
    assert "booking.write" in session_view["permissions"]
    assert "product.read" not in session_view["permissions"]
    assert (await owner.get("/api/session")).json()["data"]["onboarding_step"] == "done"
    second = await owner.post("/api/v2/register/set-up", json={"is_pos_on": True})
    assert (second.status_code, second.json()["data"]["code"]) == (409, "onboarding.completed")


@pytest.mark.covers("PLT-014")
async def test_new_company_starts_a_trial_of_fourteen_days(new_visitor: NewVisitor) -> None:
    """PLT-014, PLT-050: trial dates and the country's settings are set with the company; the sign-up is audited."""
    owner, session_view = await sign_up(new_visitor, country="US", language="en")
    async with transaction(Context.system(session_view["company"]["id"])) as session:
        company = await session.get_one(Company, session_view["company"]["id"])
    assert company.free_trail_start_date
    assert company.free_trail_end_date
    assert (company.free_trail_end_date - company.free_trail_start_date).days == 14
    assert (company.timezone, company.unit, company.date_format) == ("America/New_York", "usd", "MM/DD/YYYY")
    assert company.is_twelve_hours
    owner.company = company
    assert len(await owner.list_audit("company.created")) == 1
    assert len(await owner.list_audit("user.added")) == 1
    assert len(await owner.list_audit("session.started")) == 1


@pytest.mark.covers("PLT-014", "PLT-016", "PLT-105")
@pytest.mark.parametrize(("changes", "field", "code"), [
    ({"password": "sommar2026", "password_confirmation": "sommar2026"}, "password", "password"),
    ({"password": "Sommar26", "password_confirmation": "Sommar26"}, "password", "password"),
    ({"password_confirmation": "Sommar2027"}, "password_confirmation", "password_mismatch"),
    ({"terms": False}, "terms", "accept"), ({"email": "nobody"}, "email", "email"), ({"country": "XX"}, "country", "choice"),
    ({"company_name": "  "}, "company_name", "required"),
])
async def test_invalid_sign_up_field_gets_its_error_code(
    new_visitor: NewVisitor, changes: dict[str, Any], field: str, code: str,
) -> None:
    """PLT-016: longer than 8 characters with all three kinds, and confirmed; PLT-105: the terms must be accepted."""
    response = await new_visitor().post("/api/v2/register", json=sign_up_data(**changes))
    assert response.status_code == 422
    assert [error["code"] for error in response.json()["errors"][field]] == [code]


@pytest.mark.covers("PLT-016")
async def test_password_is_stored_as_argon2id_hash(new_visitor: NewVisitor) -> None:
    """PLT-016: Argon2id, 19 MiB, two passes, one lane; never the password itself."""
    _, session_view = await sign_up(new_visitor)
    async with read_only_transaction(Context()) as session:
        password_hash = await session.scalar(select(Identity.password_hash).where(Identity.email == session_view["user"]["email"]))
    assert password_hash
    assert password_hash.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    assert PASSWORD not in password_hash


@pytest.mark.covers("PLT-014")
async def test_concurrent_sign_ups_with_an_address_create_a_single_account(new_visitor: NewVisitor) -> None:
    """PLT-014: of five concurrent sign-ups with one address, one creates a company and four are told that it is taken."""
    data = sign_up_data()
    responses = await asyncio.gather(*(new_visitor().post("/api/v2/register", json=data) for _ in range(5)))
    assert sorted(response.status_code for response in responses) == [200, 422, 422, 422, 422]
    refusal = next(response for response in responses if response.status_code == 422)
    assert refusal.json()["errors"]["email"][0]["code"] == "taken"


@pytest.mark.covers("PLT-014")
async def test_a_code_is_blocked_after_five_wrong_attempts(new_visitor: NewVisitor) -> None:
    """PLT-014: attempts are counted although each refusal rolls back; then even the right code is refused, until a new one is sent."""
    owner, session_view = await sign_up(new_visitor)
    address, company_id = session_view["user"]["email"], session_view["company"]["id"]
    right_code = extract_code((await deliver_account_emails(address, company_id))[0])
    wrong_code = f"{(int(right_code) + 1) % 1_000_000:06}"
    responses = [await owner.post("/api/verify-email", json={"code": wrong_code}) for _ in range(6)]
    assert [response.status_code for response in responses] == [422] * 5 + [429]
    assert responses[0].json()["errors"]["code"][0]["code"] == "code"
    assert responses[5].json()["data"]["code"] == "otp.too_many_attempts"
    assert (await owner.post("/api/verify-email", json={"code": right_code})).status_code == 429
    assert (await owner.post("/api/resend-otp")).status_code == 200
    new_code = extract_code((await deliver_account_emails(address, company_id))[-1])
    old_code = right_code if right_code != new_code else wrong_code
    assert (await owner.post("/api/verify-email", json={"code": old_code})).status_code == 422
    assert (await owner.post("/api/verify-email", json={"code": new_code})).json()["data"]["onboarding_step"] == "set_up"


@pytest.mark.covers("PLT-014")
async def test_concurrent_code_attempts_are_counted(new_visitor: NewVisitor) -> None:
    """PLT-014: of thirty concurrent attempts five are compared, the rest refused."""
    owner, session_view = await sign_up(new_visitor)
    right_code = extract_code((await deliver_account_emails(session_view["user"]["email"], session_view["company"]["id"]))[0])
    wrong_codes = [f"{(int(right_code) + step) % 1_000_000:06}" for step in range(1, 31)]
    await owner.csrf()
    responses = await asyncio.gather(*(owner.post("/api/verify-email", json={"code": code}) for code in wrong_codes))
    assert sorted(response.status_code for response in responses) == [422] * 5 + [429] * 25


@pytest.mark.covers("PLT-014")
async def test_a_code_expires_and_is_stored_hashed(new_visitor: NewVisitor) -> None:
    """PLT-014: valid for a quarter of an hour; only a digest is stored."""
    owner, session_view = await sign_up(new_visitor)
    code = extract_code((await deliver_account_emails(session_view["user"]["email"], session_view["company"]["id"]))[0])
    async with transaction(Context()) as session:
        identity_id = await session.scalar(select(Identity.id).where(Identity.email == session_view["user"]["email"]))
        tokens = list(await session.scalars(select(VerificationToken).where(VerificationToken.identity_id == identity_id)))
        for token in tokens:
            assert code.encode() not in token.secret_hash
            max_seconds = 900 if token.purpose == "verify_email_code" else 86400
            assert 0 < (token.expires_at - token.created_at).total_seconds() <= max_seconds
            token.expires_at = token.created_at
    response = await owner.post("/api/verify-email", json={"code": code})
    assert response.json()["errors"]["code"][0]["code"] == "code_expired"


@pytest.mark.covers("PLT-014")
async def test_verification_link_is_single_use(new_visitor: NewVisitor) -> None:
    """PLT-014: the page /email/verify/{id}/{hash} verifies by a POST only; a second use is refused; it works signed in or not."""
    owner, session_view = await sign_up(new_visitor)
    message = (await deliver_account_emails(session_view["user"]["email"], session_view["company"]["id"]))[0]
    _, _, _, token_id, key = extract_path(message, "/email/verify/").split("/")
    visitor = new_visitor()
    assert (await visitor.post("/api/email/verify", json={"id": token_id, "hash": key[:-1] + "x"})).status_code == 409
    assert (await owner.get("/api/session")).json()["data"]["onboarding_step"] == "verify_email"
    assert (await visitor.post("/api/email/verify", json={"id": token_id, "hash": key})).status_code == 200
    assert (await owner.get("/api/session")).json()["data"]["onboarding_step"] == "set_up"
    second = await visitor.post("/api/email/verify", json={"id": token_id, "hash": key})
    assert second.json()["data"]["code"] == "auth.link_invalid"


@pytest.mark.covers("PLT-014")
async def test_resending_the_verification_email_is_rate_limited(new_visitor: NewVisitor) -> None:
    """PLT-014: six times an hour."""
    await avoid_window_end(3600)
    owner, _ = await sign_up(new_visitor)
    responses = [await owner.post("/api/resend-otp") for _ in range(7)]
    assert [response.status_code for response in responses] == [200] * 6 + [429]


@pytest.mark.covers("PLT-014")
async def test_verification_email_is_in_the_chosen_language(new_visitor: NewVisitor) -> None:
    """PLT-014, PLT-090: the e-mail is in the language of the form."""
    _, session_view = await sign_up(new_visitor, language="sv", email=unique_email())
    message = (await deliver_account_emails(session_view["user"]["email"], session_view["company"]["id"]))[0]
    assert "bekräfta din e-postadress" in message.text
    assert session_view["settings"]["LANGUAGE"] == "sv"


@pytest.mark.covers("PLT-014", "PLT-106")
@pytest.mark.parametrize(
    ("field", "name"),
    [
        ("first_name", "kund!\n\nDitt paket väntar: https://evil.example/betala\n\nHej"), ("last_name", "se www.evil.example"),
        ("company_name", "Betala på evil.example/x"), ("company_name", "A\u202eB"),
    ],
)
async def test_names_with_urls_or_line_breaks_are_refused(new_visitor: NewVisitor, field: str, name: str) -> None:
    """A name goes into an e-mail to the given address, so it must not contain a URL, a line break or a bidi control."""
    refusal = await new_visitor().post("/api/v2/register", json=sign_up_data(**{field: name}))
    assert refusal.status_code == 422
    assert refusal.json()["errors"][field][0]["code"] == "plain_name"


@pytest.mark.covers("PLT-014")
async def test_real_names_with_punctuation_are_accepted(new_visitor: NewVisitor) -> None:
    for first_name, company_name in (("D.M.", "Klinik 24:7"), ("Anna-Karin", "A/S Hud & Hår No. 1")):
        await sign_up(new_visitor, first_name=first_name, company_name=company_name)


@pytest.mark.covers("PLT-014")
async def test_terms_are_published_in_both_languages_and_kept_readable(new_visitor: NewVisitor) -> None:
    """PLT-014: anyone reads the terms; both languages have the same sections; a version that was never published is not found."""
    visitor = new_visitor()
    english, swedish = [
        (await visitor.get("/api/terms", headers={"X-Language": language})).json()["data"] for language in ("en", "sv")
    ]
    assert english["version"] == english["current_version"] == swedish["version"] == english["versions"][0]
    assert (english["language"], swedish["language"]) == ("en", "sv")
    assert len(english["sections"]) == len(swedish["sections"]) > 10
    for pair in zip(english["sections"], swedish["sections"], strict=True):
        assert pair[0]["heading"].split()[0] == pair[1]["heading"].split()[0]
        assert pair[0]["heading"] != pair[1]["heading"]
        assert all(section["paragraphs"] for section in pair)
    assert (await visitor.get(f"/api/terms?terms_version={english['version']}")).json()["data"]["version"] == english["version"]
    for unknown in ("1999-01-01", "../../__init__"):
        assert (await visitor.get("/api/terms", params={"terms_version": unknown})).status_code == 404


@pytest.mark.covers("PLT-014")
async def test_agreement_to_the_terms_is_stored_with_its_version_and_time(new_visitor: NewVisitor) -> None:
    """PLT-014: who, which version, when; the row can't be changed or deleted by the app; the audit log has it."""
    owner, session_view = await sign_up(new_visitor, language="sv")
    version = (await owner.get("/api/terms")).json()["data"]["current_version"]
    company_id = session_view["company"]["id"]
    async with transaction(Context.system(company_id)) as session:
        agreement = (await session.scalars(select(TermsAgreement))).one()
        owner.company = await session.get_one(Company, company_id)
    assert (agreement.terms_version, agreement.language) == (version, "sv")
    assert abs((now() - agreement.agreed_at).total_seconds()) < 60
    assert [row["details"] for row in await owner.list_audit("terms.agreed")] == [{"version": version, "language": "sv"}]
    for statement in ("UPDATE terms_agreement SET terms_version = 'x'", "DELETE FROM terms_agreement"):
        with pytest.raises(ProgrammingError, match="permission denied"):
            async with transaction(Context.system(company_id)) as session:
                await session.execute(text(statement))
    refused = await new_visitor().post("/api/v2/register", json=sign_up_data(terms=False))
    assert refused.status_code == 422
