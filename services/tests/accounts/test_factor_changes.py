"""Changing how one signs in: refused to a thief of session or mailbox, and told to the person by e-mail (LAW-001, BEY-061)."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import func, select, update

from clinic.accounts.models import Membership
from clinic.accounts.signin.models import TrustedDevice
from clinic.core.clock import now
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from tests.accounts.helpers import PASSWORD, deliver_account_emails
from tests.accounts.test_authenticator import PATH, allow_next_code, enrol, outcome
from tests.accounts.test_passkeys import register, sign_in
from tests.accounts.test_second_factor import allow_resend, create_person, log_in, prove, read_codes
from tests.factories.factory import Factory
from tests.support.http_client import ApiClient
from tests.support.passkey_device import PasskeyDevice

pytestmark = [pytest.mark.anyio, pytest.mark.covers("LAW-001", "BEY-061")]
NewVisitor = Callable[[], ApiClient]
PROOF = {"password": PASSWORD}
NEEDS_STRONG = (403, "auth.strong_sign_in_needed")


async def sign_in_by_mail(new_visitor: NewVisitor, member: Any) -> ApiClient:
    """Sign in by password and a code by e-mail, as whoever reads the mailbox can."""
    browser = new_visitor()
    if (await log_in(browser, member))["sent"] != "mail_code":
        await allow_resend(member)
        await browser.post("/api/login/code", json={"method": "mail_code"})
    assert (await prove(browser, (await read_codes(member))[-1])).status_code == 200
    return browser


async def list_reported_changes(member: Any) -> list[str]:
    """Return the change that each e-mail about one names, oldest first."""
    messages = await deliver_account_emails(member.email, member.company_id)
    return [message.text.split("\n\n")[1].split(". ")[0] for message in messages if "If it was not you" in message.text]


async def attempt_changes(browser: ApiClient) -> list[tuple[int, str]]:
    """Try each change of how the person signs in, with the right password; return how they are answered."""
    profile = (await browser.get("/api/profile")).json()["data"]
    names = {name: profile[name] for name in ("first_name", "last_name", "version")}
    return [
        outcome(await browser.post("/api/profile/passkeys/options", json=PROOF)),
        outcome(await browser.post("/api/profile/bankid/start-order", json=PROOF)),
        outcome(await browser.post("/api/profile/bankid/disconnect", json=PROOF)),
        outcome(await browser.post(f"{PATH}/secret", json=PROOF)),
        outcome(await browser.put("/api/profile/two-factor", json={"is_on": False, **PROOF})),
        outcome(await browser.put("/api/profile", json={**names, "mobile_number": "0701740606", "country_code": "+46"})),
    ]


async def test_session_begun_by_mail_changes_nothing_of_a_person_with_an_app(new_visitor: NewVisitor, factory: Factory) -> None:
    """The mailbox resets the password; it neither adds a strong factor, nor removes one, nor moves the codes to another phone."""
    member, _, _, _ = await enrol(new_visitor, factory)
    assert await attempt_changes(await sign_in_by_mail(new_visitor, member)) == [NEEDS_STRONG] * 6


async def test_mail_instead_of_sms_changes_nothing(new_visitor: NewVisitor, factory: Factory) -> None:
    """A mobile number is a strong factor too; who chose the e-mail instead could move it to another phone."""
    company = await factory.company(is_verified=True)
    member = await create_person(factory, company=company, mobile_number="0701740605", country_code="+46", mobile_verified_at=now())
    assert await attempt_changes(await sign_in_by_mail(new_visitor, member)) == [NEEDS_STRONG] * 6
    first = await create_person(factory)
    answers = await attempt_changes(await sign_in_by_mail(new_visitor, first))
    assert NEEDS_STRONG not in answers, "a person without a strong factor adds the first"


async def test_password_changes_nothing_of_a_person_with_a_passkey(new_visitor: NewVisitor, factory: Factory) -> None:
    """The session that added the passkey was proved by it; one that the password began adds and removes none."""
    member, device = await create_person(factory, is_two_factor_on=False), PasskeyDevice()
    browser = new_visitor()
    await log_in(browser, member)
    added = (await register(browser, device)).json()["data"]
    assert (await browser.get("/api/profile/sign-ins")).json()["data"]["items"][0]["factors"] == ["password", "passkey"]
    thief = new_visitor()
    await log_in(thief, member)
    assert outcome(await thief.post("/api/profile/passkeys/options", json=PROOF)) == NEEDS_STRONG
    assert outcome(await thief.post(f"/api/profile/passkeys/{added['id']}/remove", json=PROOF)) == NEEDS_STRONG
    owner = new_visitor()
    assert (await sign_in(owner, device)).status_code == 200
    assert (await owner.post(f"/api/profile/passkeys/{added['id']}/remove", json=PROOF)).status_code == 200


async def test_verified_personal_id_is_not_changed_in_the_profile(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-012: a change would remove BankID without the password; an administrator's change still does."""
    member = await create_person(factory, is_two_factor_on=False, personal_id="19811218-9876")
    browser = new_visitor()
    await log_in(browser, member)
    async with transaction(Context.system(member.company_id)) as session:
        await session.execute(update(Membership).where(Membership.id == member.id).values(bankid_verified_at=now()))
    profile = (await browser.get("/api/profile")).json()["data"]
    names = {name: profile[name] for name in ("first_name", "last_name", "version")}
    refused = await browser.put("/api/profile", json={**names, "personal_id": "19900807-2390"})
    assert outcome(refused) == (409, "profile.personal_id_verified")
    assert (await browser.get("/api/profile")).json()["data"]["is_bankid_verified"] is True


async def test_person_is_told_of_each_change_in_their_language(new_visitor: NewVisitor, factory: Factory) -> None:
    """BEY-061: one e-mail a change, to the account's address."""
    member, browser, app, _ = await enrol(new_visitor, factory)
    device = PasskeyDevice()
    added = (await register(browser, device)).json()["data"]
    assert (await browser.post(f"{PATH}/recovery-codes", json=PROOF)).status_code == 200
    assert (await browser.post(f"/api/profile/passkeys/{added['id']}/remove", json=PROOF)).status_code == 200
    assert (await browser.post(f"{PATH}/remove", json=PROOF)).status_code == 200
    assert (await browser.put("/api/profile/two-factor", json={"is_on": False, **PROOF})).status_code == 200
    assert await list_reported_changes(member) == [
        "An authenticator app was added to your account", "A passkey was added to your account",
        "New recovery codes were made for your account", "A passkey was removed from your account",
        "The authenticator app was removed from your account", "Two-step sign-in was turned off for your account",
    ]
    await browser.put("/api/session/language", json={"language": "sv"})
    await register(browser, PasskeyDevice())
    newest = (await deliver_account_emails(member.email, member.company_id))[-1]
    assert newest.subject == "Din inloggning i Aster har ändrats"
    assert "En passnyckel har lagts till i ditt konto. Om det inte var du" in newest.text
    assert app.secret not in newest.text


@pytest.mark.parametrize("change", ["off", "remove"])
async def test_without_second_factor_no_device_is_trusted(new_visitor: NewVisitor, factory: Factory, change: str) -> None:
    """PLT-011: turning it off and removing the app forget the trusted devices."""
    member, _, app, _ = await enrol(new_visitor, factory)
    browser = new_visitor()
    browser.company = SimpleNamespace(id=member.company_id)
    await log_in(browser, member)
    body = {"method": "totp", "code": app.at(now()), "is_trusted": True}
    assert (await browser.post("/api/login/second-factor", json=body)).status_code == 200
    assert (await log_in(browser, member))["next"] == "session", "the device is trusted"
    if change == "off":
        assert (await browser.put("/api/profile/two-factor", json={"is_on": False, **PROOF})).status_code == 200
    else:
        assert (await browser.post(f"{PATH}/remove", json=PROOF)).status_code == 200
    query = select(func.count()).select_from(TrustedDevice).where(TrustedDevice.identity_id == member.identity_id)
    async with read_only_transaction(Context()) as session:
        assert await session.scalar(query) == 0
    await browser.put("/api/profile/two-factor", json={"is_on": True, **PROOF})
    await allow_next_code(member)
    assert (await log_in(browser, member))["next"] == "second_factor"
