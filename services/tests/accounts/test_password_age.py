"""The age of passwords (PLT-017): the strictest of one's companies, told before it expires, and a new one at the sign-in afterwards."""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from clinic.accounts.models import Identity, Membership
from clinic.core.clock import now, to_wire
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.accounts.helpers import PASSWORD, deliver_account_emails
from tests.accounts.test_passkeys import register, sign_in
from tests.accounts.test_second_factor import count_sessions, create_person, expire_steps, log_in, prove, read_codes
from tests.factories.factory import Factory
from tests.support.company_settings import change_settings
from tests.support.http_client import ApiClient
from tests.support.passkey_device import PasskeyDevice

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-017")]
NewVisitor = Callable[[], ApiClient]
NEW_PASSWORD = "Hosten2027"


async def set_age(member: Any, days: int) -> Any:
    """Let a member's password have been chosen so many days ago; return when."""
    changed_at = now() - timedelta(days=days)
    async with transaction(Context()) as session:
        await session.execute(update(Identity).where(Identity.id == member.identity_id).values(password_changed_at=changed_at))
    return changed_at


async def create_expired(factory: Factory, *, days: int = 91, is_two_factor_on: bool = False) -> Any:
    """Create a member of a company that asks for a new password each 90 days."""
    company = await factory.company(settings={"PASSWORD_DAYS": 90})
    member = await create_person(factory, is_two_factor_on=is_two_factor_on, company=company)
    await set_age(member, days)
    return member


async def choose(browser: ApiClient, password: str, confirmation: str | None = None) -> httpx.Response:
    body = {"password": password, "password_confirmation": confirmation or password}
    return await browser.post("/api/login/password", json=body)


async def test_expired_password_is_changed_at_the_sign_in(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-017: no session before the change; the new password differs; all other sessions end, and an e-mail tells of it."""
    member = await create_expired(factory, days=89)
    other, browser = new_visitor(), new_visitor()
    await log_in(other, member)
    await set_age(member, 91)
    assert await log_in(browser, member) == {"next": "password_change", "area": "staff"}
    assert (await browser.get("/api/login/step")).json()["data"] == {"next": "password_change", "area": "staff"}
    assert (await browser.get("/api/session")).status_code == 401
    assert (await other.get("/api/session")).status_code == 200, "a pending step ends no session"
    same = await choose(browser, PASSWORD)
    assert (same.status_code, same.json()["errors"]["password"][0]["code"]) == (422, "same_password")
    assert (await choose(browser, NEW_PASSWORD, "Hosten2028")).status_code == 422
    assert (await choose(browser, "kort")).status_code == 422
    changed = await choose(browser, NEW_PASSWORD)
    assert (changed.status_code, changed.json()["data"]["next"]) == (200, "session")
    assert (await browser.get("/api/session")).status_code == 200
    assert (await other.get("/api/session")).json()["data"]["code"] == "auth.ended_for_security"
    assert (await deliver_account_emails(member.email, member.company_id))[-1].subject == "Your password was changed"
    assert (await new_visitor().post("/api/login", json={"email": member.email, "password": PASSWORD})).status_code == 401
    assert (await new_visitor().post("/api/login", json={"email": member.email, "password": NEW_PASSWORD})).json()["data"]["next"] == "session"


async def test_change_comes_after_the_second_factor(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-011, PLT-017: the change proves no code, and the code starts no session; the session keeps both factors."""
    member, browser = await create_expired(factory, is_two_factor_on=True), new_visitor()
    assert (await log_in(browser, member))["next"] == "second_factor"
    refused = await choose(browser, NEW_PASSWORD)
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "auth.step_missing")
    cookie = browser.http.cookies["sign_in_step"]
    proved = await prove(browser, (await read_codes(member))[-1])
    assert proved.json()["data"] == {"next": "password_change", "area": "staff"}
    assert await count_sessions(member) == 0
    assert (await prove(browser, "123456")).status_code == 409, "the step waits for a password"
    thief = new_visitor()
    thief.http.cookies.set("sign_in_step", cookie)
    assert (await choose(thief, NEW_PASSWORD)).status_code == 409, "the first step is complete"
    assert (await choose(browser, NEW_PASSWORD)).status_code == 200
    row = (await browser.get("/api/profile/sign-ins")).json()["data"]["items"][0]
    assert row["factors"] == ["password", "mail_code"]


async def test_step_is_used_once_and_ends_with_its_password(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-015, PLT-017: of two changes at once one succeeds; a step of a changed password, and one that has expired, change nothing."""
    member, browser = await create_expired(factory), new_visitor()
    await log_in(browser, member)
    replies = await asyncio.gather(choose(browser, NEW_PASSWORD), choose(browser, "Vintern2028"))
    assert [reply.status_code for reply in replies].count(200) == 1
    assert {reply.status_code for reply in replies} <= {200, 401, 409}
    other, second = await create_expired(factory), new_visitor()
    await log_in(second, other)
    async with transaction(Context()) as session:
        await session.execute(update(Identity).where(Identity.id == other.identity_id).values(password_hash="another"))
    assert (await choose(second, NEW_PASSWORD)).json()["data"]["code"] == "auth.wrong_credentials"
    await expire_steps(other)
    assert (await choose(second, NEW_PASSWORD)).json()["data"]["code"] == "auth.step_missing"


async def test_strictest_policy_of_ones_companies_counts(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-017: of active memberships only; without a policy a password never expires."""
    member = await create_person(factory, is_two_factor_on=False)
    changed_at = await set_age(member, 100)
    browser = new_visitor()
    assert (await log_in(browser, member))["password_expires_at"] is None
    identity = SimpleIdentity(member.identity_id, member.email)
    for days in (365, 90):
        company = await factory.company(settings={"PASSWORD_DAYS": days})
        strict = await factory.member(company, identity=identity)
        if days == 365:
            assert (await log_in(browser, member))["password_expires_at"] == to_wire(changed_at + timedelta(days=365))
    assert (await log_in(new_visitor(), member))["next"] == "password_change"
    async with transaction(Context.system(strict.company_id)) as session:
        await session.execute(update(Membership).where(Membership.id == strict.id).values(is_active=False))
    assert (await log_in(new_visitor(), member))["next"] == "session"


class SimpleIdentity:
    """The id and address of an identity that exists."""

    def __init__(self, identity_id: Any, email: str) -> None:
        self.id, self.email = identity_id, email


async def test_passkey_sign_in_is_not_asked_for_the_age(new_visitor: NewVisitor, factory: Factory) -> None:
    member, browser, device = await create_expired(factory, days=10), new_visitor(), PasskeyDevice()
    await log_in(browser, member)
    assert (await register(browser, device)).status_code == 200
    await set_age(member, 200)
    assert (await sign_in(new_visitor(), device)).status_code == 200


async def test_policy_is_set_with_the_other_settings(as_staff: Any) -> None:
    """PLT-017, PLT-052: 30 to 1,000 days or never, in the clinic's settings."""
    admin = await as_staff("super_admin")
    assert (await change_settings(admin, PASSWORD_DAYS=90))["PASSWORD_DAYS"] == 90
    settings = (await admin.get("/api/company/settings")).json()["data"]
    for days in (29, 1001):
        refused = await admin.post("/api/company/settings", json={**settings, "PASSWORD_DAYS": days})
        assert list(refused.json()["errors"]) == ["PASSWORD_DAYS"]
    assert (await change_settings(admin, PASSWORD_DAYS=None))["PASSWORD_DAYS"] is None
