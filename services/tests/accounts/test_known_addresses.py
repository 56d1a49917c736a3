"""Attack D8: no answer, and no work, tells a stranger whether an e-mail address has an account; only its owner's mailbox does."""

from collections.abc import Callable
from time import process_time
from typing import Any

import pytest
from sqlalchemy import func, select

from clinic.accounts.identities import passwords
from clinic.accounts.models import Identity
from clinic.accounts.signup.models import PendingSignUp
from clinic.core.database.session import read_only_transaction
from clinic.core.database.tenant_context import Context
from tests.accounts.helpers import (
    PASSWORD,
    PASSWORD_HASH,
    begin_sign_up,
    deliver_account_emails,
    extract_code,
    extract_link,
    list_emails_to,
    sign_up,
    sign_up_data,
    unique_email,
)
from tests.factories.factory import Factory
from tests.support.http_client import ApiClient

pytestmark = pytest.mark.anyio
NewVisitor = Callable[[], ApiClient]
CODE = {"code": "123456"}
ACCOUNT_EXISTS = {
    "sv": ("Du har redan ett konto i Aster", "någon försökte skapa ett konto"),
    "en": ("You already have an account in Aster", "somebody tried to sign up"),
}
"""Subject and a phrase of the e-mail to an address with an account, by language."""


async def create_account(factory: Factory, **fields: Any) -> str:
    """Create a member of a clinic and return the address of their account."""
    identity = await factory.identity(password_hash=PASSWORD_HASH, email=unique_email())
    await factory.member(await factory.company(), identity=identity, **fields)
    email: str = identity.email
    return email


@pytest.mark.covers("PLT-014", "PLT-010")
async def test_every_call_of_a_sign_up_is_answered_alike_for_known_and_unknown_addresses(
    new_visitor: NewVisitor, factory: Factory,
) -> None:
    """PLT-014, attack D8: same statuses, bodies and cookies, before and after the e-mail was sent, until the attempts are used up."""
    answers = []
    for address in (await create_account(factory), unique_email()):
        visitor = new_visitor()
        calls = [await visitor.post("/api/v2/register", json=sign_up_data(email=address)), await visitor.get("/api/v2/register")]
        calls += [await visitor.post("/api/verify-email", json=CODE), await visitor.post("/api/resend-otp")]
        assert len(await deliver_account_emails(address)) == 2
        calls += [await visitor.post("/api/verify-email", json={"code": "x"}) for _ in range(6)]
        answers.append([
            (call.status_code, call.text.replace(address, "ADDRESS"), [header.split("=")[0] for header in call.headers.get_list("set-cookie")])
            for call in calls
        ])
    assert answers[0] == answers[1]
    assert [status for status, _, _ in answers[0]] == [200, 200, 422, 200, *[422] * 5, 429]


@pytest.mark.covers("PLT-014", "PLT-010")
async def test_a_sign_up_hashes_the_password_and_costs_the_same_for_known_and_unknown_addresses(
    new_visitor: NewVisitor, factory: Factory,
) -> None:
    """PLT-014, attack D8: an Argon2id hash each, with the same cost in processor time, since elapsed time depends on other processes."""
    costs: dict[str, list[float]] = {}
    known = await create_account(factory)
    for _ in range(4):
        for case, address in (("known", known), ("unknown", unique_email())):
            visitor = new_visitor()
            await visitor.csrf()
            started_at = process_time()
            assert (await visitor.post("/api/v2/register", json=sign_up_data(email=address))).status_code == 200
            costs.setdefault(case, []).append(process_time() - started_at)
            async with read_only_transaction(Context()) as session:
                hashes = list(await session.scalars(select(PendingSignUp.password_hash).where(PendingSignUp.email == address)))
            assert len(set(hashes)) == len(costs["known"] if case == "known" else [address])
            assert {password_hash.split("$")[1] for password_hash in hashes} == {"argon2id"}
    lowest = {case: min(times) for case, times in costs.items()}
    assert min(lowest.values()) > 0.4 * max(lowest.values())


@pytest.mark.covers("PLT-014", "PLT-090")
@pytest.mark.parametrize(("account_language", "form_language"), [("sv", "en"), ("en", "sv")])
async def test_a_known_address_is_mailed_in_the_language_of_its_account(
    new_visitor: NewVisitor, factory: Factory, account_language: str, form_language: str,
) -> None:
    """PLT-014: the e-mail leads to the sign-in and to a new password, and has no code, link or text of the stranger."""
    address, visitor = await create_account(factory, language=account_language), new_visitor()
    message = await begin_sign_up(visitor, email=address, language=form_language, first_name="Främling", company_name="Främmande klinik")
    subject, phrase = ACCOUNT_EXISTS[account_language]
    assert message.subject == subject
    assert phrase in message.text
    assert "http://test/login\n" in message.text and "http://test/forgot-password\n" in message.text
    assert "/email/verify/" not in message.text and "Främ" not in message.text
    assert not [line for line in message.text.splitlines() if line.strip().isdigit()]
    async with read_only_transaction(Context()) as session:
        assert await session.scalar(select(func.count()).select_from(Identity).where(Identity.email == address)) == 1
        assert await session.scalar(select(Identity.password_hash).where(Identity.email == address)) == PASSWORD_HASH


@pytest.mark.covers("PLT-014", "RXP-003")
async def test_a_prescribers_address_is_led_to_the_prescribers_sign_in(new_visitor: NewVisitor, factory: Factory) -> None:
    prescriber, _ = await factory.prescriber()
    async with read_only_transaction(Context()) as session:
        address = (await session.get_one(Identity, prescriber.identity_id)).email
    message = await begin_sign_up(new_visitor(), email=address)
    assert "http://test/prescription/login\n" in message.text and "http://test/prescription/forgot-password\n" in message.text


@pytest.mark.covers("PLT-014", "PLT-090")
async def test_an_unknown_address_is_mailed_a_code_in_english_too(new_visitor: NewVisitor) -> None:
    message = await begin_sign_up(new_visitor(), language="en", company_name="West Clinic")
    assert (message.subject, "confirm your e-mail address with this code" in message.text) == ("Your code for Aster", True)
    assert "West Clinic" in message.text and extract_code(message) not in message.subject


@pytest.mark.covers("PLT-014")
async def test_a_mailed_code_counts_only_in_the_browser_that_signed_up(new_visitor: NewVisitor) -> None:
    """A stranger signs up with the owner's address; the owner signs up too, and types the stranger's code: nothing begins."""
    address, stranger, owner = unique_email(), new_visitor(), new_visitor()
    stranger_message = await begin_sign_up(stranger, email=address, password="Okand2026x", password_confirmation="Okand2026x")
    without_sign_up = await owner.post("/api/verify-email", json={"code": extract_code(stranger_message)})
    assert (without_sign_up.status_code, without_sign_up.json()["data"]["code"]) == (409, "sign_up.not_pending")
    own_message = await begin_sign_up(owner, email=address)
    if extract_code(stranger_message) != extract_code(own_message):
        refused = await owner.post("/api/verify-email", json={"code": extract_code(stranger_message)})
        assert refused.json()["errors"]["code"][0]["code"] == "code"
    verified = await owner.post("/api/verify-email", json={"code": extract_code(own_message)})
    assert verified.json()["data"]["onboarding_step"] == "set_up"
    assert (await new_visitor().post("/api/login", json={"email": address, "password": "Okand2026x"})).status_code == 401
    assert (await new_visitor().post("/api/login", json={"email": address, "password": PASSWORD})).status_code == 200


@pytest.mark.covers("PLT-014")
async def test_a_mailed_link_asks_for_the_password_in_another_browser(new_visitor: NewVisitor) -> None:
    """A stranger's sign-up can't be completed by the owner of the address, who doesn't know its password; one's own can."""
    stranger, owner = new_visitor(), new_visitor()
    message = await begin_sign_up(stranger)
    link = extract_link(message)
    without_password = await owner.post("/api/email/verify", json=link)
    assert (without_password.status_code, without_password.json()["errors"]["password"][0]["code"]) == (422, "required")
    wrong_password = await owner.post("/api/email/verify", json={**link, "password": "Vinter2027"})
    assert (wrong_password.status_code, wrong_password.json()["data"]["code"]) == (401, "auth.wrong_credentials")
    async with read_only_transaction(Context()) as session:
        assert await session.scalar(select(Identity.id).where(Identity.email == message.to)) is None
    phone = new_visitor()
    assert (await phone.post("/api/email/verify", json={**link, "password": PASSWORD})).status_code == 200
    assert (await phone.get("/api/session")).json()["data"]["onboarding_step"] == "set_up"


@pytest.mark.covers("PLT-014")
async def test_guessing_the_password_of_a_mailed_link_is_rate_limited(new_visitor: NewVisitor) -> None:
    link = extract_link(await begin_sign_up(new_visitor()))
    statuses = [(await new_visitor().post("/api/email/verify", json={**link, "password": "Vinter2027"})).status_code for _ in range(11)]
    assert statuses == [401] * 10 + [429]


@pytest.mark.covers("PLT-014")
async def test_a_forged_cookie_opens_no_sign_up(new_visitor: NewVisitor) -> None:
    """The cookie names the sign-up and holds its key; another sign-up's key, or none, is worth nothing."""
    owner, stranger = new_visitor(), new_visitor()
    message = await begin_sign_up(owner)
    await begin_sign_up(stranger)
    own_cookie, foreign_cookie = owner.http.cookies["sign_up"], stranger.http.cookies["sign_up"]
    for forged in (own_cookie[:32], own_cookie[:32] + foreign_cookie[32:], "x", "å" * 40):
        stranger.http.cookies.clear()
        headers = {"X-CSRF-Token": await stranger.csrf(), "Cookie": f"csrf_token={await stranger.csrf()}; sign_up={forged}".encode()}
        response = await stranger.http.post("/api/verify-email", json={"code": extract_code(message)}, headers=headers)
        assert (response.status_code, response.json()["data"]["code"]) == (409, "sign_up.not_pending"), forged
    assert (await owner.post("/api/verify-email", json={"code": extract_code(message)})).status_code == 200


@pytest.mark.covers("PLT-014")
async def test_a_code_of_an_address_that_has_an_account_meanwhile_creates_nothing(new_visitor: NewVisitor) -> None:
    """Two sign-ups of one person: the second code is refused with the way out, which only the mailbox's owner can see."""
    first, second, address = new_visitor(), new_visitor(), unique_email()
    message = await begin_sign_up(second, email=address)
    await sign_up(first, email=address)
    refused = await second.post("/api/verify-email", json={"code": extract_code(message)})
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "sign_up.account_exists")
    assert (await second.post("/api/resend-otp")).status_code == 200
    assert (await deliver_account_emails(address))[-1].subject == "You already have an account in Aster"


@pytest.mark.covers("PLT-014")
async def test_a_sign_up_replaces_an_account_whose_address_was_never_verified(new_visitor: NewVisitor, factory: Factory) -> None:
    """The old account's password and sessions end, and the receiver of the code gets in with the new password."""
    identity = await factory.identity(password_hash=passwords.hash_password_sync("Okand2026x"), email=unique_email(), email_verified_at=None)
    member = await factory.member(await factory.company(), identity=identity)
    old = await new_visitor().use_session(await factory.session(member))
    assert (await old.get("/api/session")).status_code == 200
    owner = new_visitor()
    session_view = await sign_up(owner, email=identity.email)
    assert session_view["company"]["id"] != str(member.company_id)
    assert (await old.get("/api/session")).status_code == 410
    assert (await new_visitor().post("/api/login", json={"email": identity.email, "password": "Okand2026x"})).status_code == 401


@pytest.mark.covers("PLT-014")
async def test_a_sign_up_in_a_signed_in_browser_belongs_to_no_company(new_visitor: NewVisitor, as_staff: Any) -> None:
    """The code of a new clinic is not shown in the old one's messages, and the browser is signed in at the new one afterwards."""
    staff, address = await as_staff("admin"), unique_email()
    assert (await staff.post("/api/v2/register", json=sign_up_data(email=address))).status_code == 200
    assert (await staff.post("/api/resend-otp")).status_code == 200
    messages = await deliver_account_emails(address)
    assert len(messages) == 2
    assert await list_emails_to(address, staff.company.id) == []
    assert await staff.list_audit("sign_up.code_requested") == []
    verified = await staff.post("/api/verify-email", json={"code": extract_code(messages[-1])})
    assert verified.json()["data"]["user"]["email"] == address
    staff.http.cookies.delete("csrf_token", domain="")
    assert (await staff.get("/api/session")).json()["data"]["user"]["email"] == address
