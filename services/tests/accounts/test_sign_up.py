"""Signing up: verification of the e-mail address, then company and super user, onboarding."""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from httpx import Response
from sqlalchemy import select, text
from sqlalchemy.exc import ProgrammingError

from clinic.accounts.models import Identity, TermsAgreement
from clinic.accounts.signup import pending_sign_ups
from clinic.accounts.signup.jobs import purge_pending_sign_ups
from clinic.accounts.signup.models import PendingSignUp
from clinic.accounts.terms import service as terms
from clinic.company.models import Company
from clinic.core.clock import now
from clinic.core.database.session import read_only_transaction, read_pool, transaction
from clinic.core.database.tenant_context import Context
from tests.accounts.helpers import (
    PASSWORD,
    avoid_window_end,
    begin_sign_up,
    deliver_account_emails,
    extract_code,
    extract_link,
    sign_up,
    sign_up_data,
    unique_email,
)
from tests.support.http_client import ApiClient

pytestmark = pytest.mark.anyio
NewVisitor = Callable[[], ApiClient]


@pytest.mark.covers("PLT-014", "PLT-021", "PLT-105", "PLT-109")
async def test_sign_up_verification_and_onboarding_in_sequence(new_visitor: NewVisitor) -> None:
    """PLT-014: person, company, country, confirmed password, terms; then the code; then at least one module (PLT-105)."""
    owner = new_visitor()
    assert (await owner.get("/api/v2/register")).json()["data"] is None
    message = await begin_sign_up(owner)
    assert (await owner.get("/api/v2/register")).json()["data"] == {"email": message.to}
    assert (await owner.get("/api/session")).status_code == 401
    assert (await owner.post("/api/v2/register/set-up", json={"is_booking_on": True})).status_code == 401

    verified = await owner.post("/api/verify-email", json={"code": extract_code(message)})
    session_view = verified.json()["data"]
    assert session_view["onboarding_step"] == "set_up"
    assert session_view["user"]["user_role"] == "super_admin"
    assert session_view["user"]["email_verification"]
    assert session_view["company"]["timezone"] == "Europe/Stockholm"
    assert session_view["company"]["unit"] == "sek"
    assert len(session_view["company"]["encrypted_id"]) >= 22
    assert session_view["permissions"] == ["self"]
    assert (await owner.get("/api/v2/register")).json()["data"] is None
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
    owner = new_visitor()
    session_view = await sign_up(owner, country="US", language="en")
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
    assert len(await owner.list_audit("email.verified")) == 1
    assert len(await owner.list_audit("session.started")) == 1


@pytest.mark.covers("PLT-014", "PLT-016", "PLT-105")
@pytest.mark.parametrize(("changes", "field", "code"), [
    ({"password": "sommar2026", "password_confirmation": "sommar2026"}, "password", "password"),
    ({"password": "Sommar26", "password_confirmation": "Sommar26"}, "password", "password"),
    ({"password_confirmation": "Sommar2027"}, "password_confirmation", "password_mismatch"),
    ({"terms": False}, "terms", "accept"), ({"processor_agreement": False}, "processor_agreement", "accept"),
    ({"email": "nobody"}, "email", "email"), ({"country": "XX"}, "country", "choice"),
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
    visitor = new_visitor()
    message = await begin_sign_up(visitor)
    async with read_only_transaction(Context()) as session:
        pending_hash = await session.scalar(select(PendingSignUp.password_hash).where(PendingSignUp.email == message.to))
    assert (await visitor.post("/api/verify-email", json={"code": extract_code(message)})).status_code == 200
    async with read_only_transaction(Context()) as session:
        password_hash = await session.scalar(select(Identity.password_hash).where(Identity.email == message.to))
    assert password_hash
    assert password_hash == pending_hash
    assert password_hash.startswith("$argon2id$v=19$m=7168,t=5,p=1$")
    assert PASSWORD not in password_hash


@pytest.mark.covers("PLT-014")
async def test_concurrent_sign_ups_with_an_address_create_a_single_account(new_visitor: NewVisitor) -> None:
    """PLT-014: five concurrent sign-ups with an address are answered alike; of their codes, used at the same time, one makes a company."""
    visitors, data = [new_visitor() for _ in range(5)], sign_up_data()
    responses = await asyncio.gather(*(visitor.post("/api/v2/register", json=data) for visitor in visitors))
    assert {(response.status_code, response.text) for response in responses} == {(200, responses[0].text)}
    codes = [extract_code(message) for message in await deliver_account_emails(data["email"])]
    assert len(codes) == 5
    verifications = await asyncio.gather(*(try_codes(visitor, codes) for visitor in visitors))
    assert sorted(response.status_code for response in verifications) == [200, 409, 409, 409, 409]
    refusals = {response.json()["data"]["code"] for response in verifications if response.status_code == 409}
    assert refusals == {"sign_up.account_exists"}
    assert await count_companies(data["email"]) == 1


async def try_codes(visitor: ApiClient, codes: list[str]) -> Response:
    """Type codes until one is of the visitor's own sign-up, and return its answer."""
    for code in codes:
        response = await visitor.post("/api/verify-email", json={"code": code})
        if response.status_code != 422:
            return response
    raise AssertionError("no code is of this sign-up")


async def count_companies(email: str) -> int:
    """Count the companies that were created with an address; each is read in its own context."""
    async with read_only_transaction(Context()) as session:
        identity_id = await session.scalar(select(Identity.id).where(Identity.email == email))
    rows = await (await read_pool()).fetch("SELECT company_id FROM lookup_memberships($1)", identity_id)
    return len(rows)


@pytest.mark.covers("PLT-014")
async def test_pressing_twice_at_the_same_time_creates_one_company(new_visitor: NewVisitor) -> None:
    """PLT-014: of concurrent uses of a code and of a link one creates the company, and the others say that the sign-up is complete."""
    owner = new_visitor()
    message = await begin_sign_up(owner)
    code, link = {"code": extract_code(message)}, extract_link(message)
    await owner.csrf()
    responses = await asyncio.gather(
        *(owner.post("/api/verify-email", json=code) for _ in range(3)), *(owner.post("/api/email/verify", json=link) for _ in range(3)),
    )
    assert min(response.status_code for response in responses) == 200
    refused = [response for response in responses if response.status_code != 200]
    assert len(refused) == 5
    assert {response.json()["data"]["code"] for response in refused} <= {"sign_up.not_pending", "auth.link_invalid"}
    assert await count_companies(message.to) == 1


@pytest.mark.covers("PLT-014")
async def test_a_code_is_blocked_after_five_wrong_attempts(new_visitor: NewVisitor) -> None:
    """PLT-014: attempts are counted although each refusal rolls back; then even the right code is refused, until a new one is sent."""
    owner = new_visitor()
    message = await begin_sign_up(owner)
    right_code = extract_code(message)
    wrong_code = f"{(int(right_code) + 1) % 1_000_000:06}"
    responses = [await owner.post("/api/verify-email", json={"code": wrong_code}) for _ in range(6)]
    assert [response.status_code for response in responses] == [422] * 5 + [429]
    assert responses[0].json()["errors"]["code"][0]["code"] == "code"
    assert responses[5].json()["data"]["code"] == "otp.too_many_attempts"
    assert (await owner.post("/api/verify-email", json={"code": right_code})).status_code == 429
    assert (await owner.post("/api/resend-otp")).status_code == 200
    new_code = extract_code((await deliver_account_emails(message.to))[-1])
    old_code = right_code if right_code != new_code else wrong_code
    assert (await owner.post("/api/verify-email", json={"code": old_code})).status_code == 422
    assert (await owner.post("/api/verify-email", json={"code": new_code})).json()["data"]["onboarding_step"] == "set_up"


@pytest.mark.covers("PLT-014")
async def test_concurrent_code_attempts_are_counted(new_visitor: NewVisitor) -> None:
    """PLT-014: of thirty concurrent attempts five are compared, the rest refused."""
    owner = new_visitor()
    right_code = extract_code(await begin_sign_up(owner))
    wrong_codes = [f"{(int(right_code) + step) % 1_000_000:06}" for step in range(1, 31)]
    await owner.csrf()
    responses = await asyncio.gather(*(owner.post("/api/verify-email", json={"code": code}) for code in wrong_codes))
    assert sorted(response.status_code for response in responses) == [422] * 5 + [429] * 25


@pytest.mark.covers("PLT-014")
async def test_codes_typed_for_an_address_are_limited_over_all_its_sign_ups(
    new_visitor: NewVisitor, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """PLT-014: who signs up once more gets no more guesses at an address; the mailed link still works."""
    await avoid_window_end(24 * 3600)
    monkeypatch.setattr(pending_sign_ups, "MAX_CODES_TYPED_PER_ACCOUNT", 7)
    address, statuses = unique_email(), []
    for _ in range(2):
        visitor = new_visitor()
        message = await begin_sign_up(visitor, email=address)
        wrong_code = f"{(int(extract_code(message)) + 1) % 1_000_000:06}"
        statuses += [(await visitor.post("/api/verify-email", json={"code": wrong_code})).status_code for _ in range(4)]
    assert statuses == [422] * 7 + [429]
    assert (await visitor.post("/api/email/verify", json=extract_link(message))).status_code == 200


@pytest.mark.covers("PLT-014")
async def test_a_code_expires_and_is_stored_hashed(new_visitor: NewVisitor) -> None:
    """PLT-014: the code is valid for a quarter of an hour, the sign-up and its link for a day; only digests are stored."""
    owner = new_visitor()
    message = await begin_sign_up(owner)
    code, link = extract_code(message), extract_link(message)
    async with transaction(Context()) as session:
        pending = (await session.scalars(select(PendingSignUp).where(PendingSignUp.email == message.to))).one()
        assert pending.code_hash and code.encode() not in pending.code_hash
        assert pending.link_hash and link["hash"].encode() not in pending.link_hash
        assert 0 < (pending.code_expires_at - now()).total_seconds() <= 900
        assert pending.expires_at - pending.created_at == timedelta(hours=24)
        pending.code_expires_at = pending.created_at
    response = await owner.post("/api/verify-email", json={"code": code})
    assert response.json()["errors"]["code"][0]["code"] == "code_expired"
    async with transaction(Context()) as session:
        pending = (await session.scalars(select(PendingSignUp).where(PendingSignUp.email == message.to))).one()
        pending.expires_at = pending.created_at
    expired = [await owner.post(path, json=body) for path, body in (
        ("/api/verify-email", {"code": code}), ("/api/resend-otp", None), ("/api/email/verify", link),
    )]
    assert [response.json()["data"]["code"] for response in expired] == ["sign_up.not_pending", "sign_up.not_pending", "auth.link_invalid"]
    await purge_pending_sign_ups()
    async with read_only_transaction(Context()) as session:
        assert await session.scalar(select(PendingSignUp.id).where(PendingSignUp.email == message.to)) is None


@pytest.mark.covers("PLT-014")
async def test_open_sign_ups_are_kept_by_the_cleanup(new_visitor: NewVisitor) -> None:
    owner = new_visitor()
    message = await begin_sign_up(owner)
    await purge_pending_sign_ups()
    assert (await owner.post("/api/verify-email", json={"code": extract_code(message)})).status_code == 200


@pytest.mark.covers("PLT-014")
async def test_verification_link_is_single_use(new_visitor: NewVisitor) -> None:
    """PLT-014: the page /email/verify/{id}/{hash} verifies by a POST only; it signs the owner in; a second use is refused."""
    owner = new_visitor()
    link = extract_link(await begin_sign_up(owner))
    assert (await owner.post("/api/email/verify", json={**link, "hash": link["hash"][:-1] + "x"})).status_code == 409
    assert (await owner.get("/api/session")).status_code == 401
    assert (await owner.post("/api/email/verify", json=link)).status_code == 200
    assert (await owner.get("/api/session")).json()["data"]["onboarding_step"] == "set_up"
    second = await owner.post("/api/email/verify", json=link)
    assert second.json()["data"]["code"] == "auth.link_invalid"


@pytest.mark.covers("PLT-014")
async def test_resending_the_verification_email_is_rate_limited(new_visitor: NewVisitor) -> None:
    """PLT-014: six times an hour."""
    await avoid_window_end(3600)
    owner = new_visitor()
    await begin_sign_up(owner)
    responses = [await owner.post("/api/resend-otp") for _ in range(7)]
    assert [response.status_code for response in responses] == [200] * 6 + [429]


@pytest.mark.covers("PLT-014")
async def test_verification_email_is_in_the_chosen_language(new_visitor: NewVisitor) -> None:
    """PLT-014, PLT-090: the e-mail is in the language of the form."""
    owner = new_visitor()
    message = await begin_sign_up(owner, language="sv", company_name="Kliniken Väst")
    assert "bekräfta din e-postadress" in message.text
    assert "Kliniken Väst" in message.text
    session_view = (await owner.post("/api/verify-email", json={"code": extract_code(message)})).json()["data"]
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
        await sign_up(new_visitor(), first_name=first_name, company_name=company_name)


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
    owner = new_visitor()
    message = await begin_sign_up(owner, language="sv")
    version = (await owner.get("/api/terms")).json()["data"]["current_version"]
    async with read_only_transaction(Context()) as session:
        agreed_at = await session.scalar(select(PendingSignUp.agreed_at).where(PendingSignUp.email == message.to))
    session_view = (await owner.post("/api/verify-email", json={"code": extract_code(message)})).json()["data"]
    company_id = session_view["company"]["id"]
    async with transaction(Context.system(company_id)) as session:
        agreement = (await session.scalars(select(TermsAgreement).where(TermsAgreement.document == "terms"))).one()
        owner.company = await session.get_one(Company, company_id)
    assert (agreement.terms_version, agreement.language) == (version, "sv")
    assert agreement.agreed_at == agreed_at
    assert abs((now() - agreement.agreed_at).total_seconds()) < 60
    assert [row["details"] for row in await owner.list_audit("terms.agreed")] == [
        {"document": document, "version": terms.current_version(document), "language": "sv"} for document in ("terms", "processor_agreement")
    ]
    for statement in ("UPDATE terms_agreement SET terms_version = 'x'", "DELETE FROM terms_agreement"):
        with pytest.raises(ProgrammingError, match="permission denied"):
            async with transaction(Context.system(company_id)) as session:
                await session.execute(text(statement))
    refused = await new_visitor().post("/api/v2/register", json=sign_up_data(terms=False))
    assert refused.status_code == 422
