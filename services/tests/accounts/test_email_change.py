"""Changing the own e-mail address: by a code to the new one, the old one is told, and a thief gets nowhere (PLT-033, LAW-001)."""

from collections.abc import Callable
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import func, select, update

from clinic.accounts.email_change import service
from clinic.accounts.email_change.jobs import purge_email_changes
from clinic.accounts.email_change.models import EmailChange
from clinic.accounts.models import Membership
from clinic.accounts.signin.models import TrustedDevice
from clinic.company.models import Company
from clinic.core.background import dispatcher, outbox
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from tests.accounts.helpers import PASSWORD, PASSWORD_HASH, extract_code, list_emails_to, unique_email
from tests.accounts.test_authenticator import outcome
from tests.factories.factory import Factory
from tests.support.http_client import ApiClient

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-033")]
NewVisitor = Callable[[], ApiClient]


async def create_user(as_staff: Any, factory: Factory, role: str = "user", **fields: Any) -> ApiClient:
    """Sign a member of staff in, strongly unless other factors are passed; their address is `email`."""
    email = unique_email()
    identity = await factory.identity(password_hash=PASSWORD_HASH, email=email)
    staff: ApiClient = await as_staff(role, identity=identity, **fields)
    staff.identity, staff.email = identity, email
    return staff


async def ask(staff: ApiClient, email: str, **changes: Any) -> Any:
    return await staff.post("/api/profile/email/code", json={"email": email, "email_confirmation": email, "password": PASSWORD, **changes})


async def verify(staff: ApiClient, code: str) -> Any:
    return await staff.post("/api/profile/email/verify", json={"code": code})


async def sign_in(browser: ApiClient, email: str) -> int:
    return (await browser.post("/api/login", json={"email": email, "password": PASSWORD})).status_code


async def deliver_changes(company_id: Any) -> None:
    """Deliver the pending events of changed addresses, twice, as a repeated delivery does."""
    pending = select(outbox.Delivery.id).where(outbox.Delivery.subscriber == "accounts.spread_email_change", outbox.Delivery.state == "pending")
    async with transaction(Context.system(company_id)) as session:
        ids = list(await session.scalars(pending))
    for delivery_id in ids:
        await dispatcher.deliver(company_id, delivery_id)


async def read_address(company_id: UUID, membership_id: UUID) -> str:
    async with read_only_transaction(Context.system(company_id)) as session:
        return (await session.get_one(Membership, (company_id, membership_id))).email


@pytest.mark.covers("PLT-109")
async def test_code_to_the_new_address_changes_it_everywhere(new_visitor: NewVisitor, factory: Factory, as_staff: Any) -> None:
    """The owner's: sign-in, company and other clinics follow; links, trusted devices and the old session end; both addresses in the log."""
    owner, email = await create_user(as_staff, factory, "super_admin"), unique_email()
    other = await factory.company()
    elsewhere = await factory.member(other, identity=owner.identity)
    async with transaction(Context()) as session:
        session.add(TrustedDevice(
            id=new_id(), identity_id=owner.identity.id, secret_hash=new_id().bytes, is_strong=True, expires_at=now().replace(year=now().year + 1),
        ))
    reply = await ask(owner, email)
    assert (reply.status_code, reply.json()["data"]) == (200, {"recipient": email})
    [code_mail], [asked] = await list_emails_to(email), await list_emails_to(owner.email)
    assert "/forgot-password" in asked.text
    assert email not in asked.text
    assert extract_code(code_mail) not in asked.text
    assert await sign_in(new_visitor(), email) == 401, "nothing changes before the code"
    wrong = "000001" if extract_code(code_mail) == "000000" else "000000"
    assert list((await verify(owner, wrong)).json()["errors"]) == ["code"]
    token = owner.http.cookies["session"]

    changed = await verify(owner, extract_code(code_mail))

    assert (changed.status_code, changed.json()["data"]["user"]["email"]) == (200, email)
    old, browser = new_visitor(), new_visitor()
    old.http.cookies.set("session", token)
    browser.http.cookies.set("session", changed.cookies["session"])
    assert (await old.get("/api/session")).status_code == 410
    assert (await browser.get("/api/clients")).status_code == 200, "the new session is as strong as the old one"
    [entry] = await owner.list_audit("user.email_changed")
    assert (entry["details"]["before"], entry["details"]["after"]) == (owner.email, email)
    await deliver_changes(owner.company.id)
    notice = (await list_emails_to(owner.email))[-1]
    assert "can't be used to sign in any more" in notice.text
    assert await read_address(owner.company.id, owner.member.id) == await read_address(other.id, elsewhere.id) == email
    async with read_only_transaction(Context.system(owner.company.id)) as session:
        assert (await session.get_one(Company, owner.company.id)).email == email
        trusted = select(func.count()).select_from(TrustedDevice).where(TrustedDevice.identity_id == owner.identity.id)
        assert await session.scalar(trusted) == 0
    assert await sign_in(new_visitor(), owner.email) == 401
    assert outcome(await verify(browser, extract_code(code_mail))) == (409, "email.code_missing"), "used once"
    assert await sign_in(new_visitor(), email) == 200


@pytest.mark.covers("LAW-001")
async def test_thief_of_a_session_changes_no_address(factory: Factory, as_staff: Any) -> None:
    """Without the password or a second factor nothing is sent; a code of another session is of no use."""
    weak, nurse = await create_user(as_staff, factory, factors=("password",)), await create_user(as_staff, factory)
    email = unique_email()
    assert outcome(await ask(weak, email)) == (403, "auth.second_factor_needed")
    assert list((await ask(nurse, email, password="Fel2026Fel")).json()["errors"]) == ["password"]
    assert list((await ask(nurse, email, email_confirmation=unique_email())).json()["errors"]) == ["email_confirmation"]
    assert list((await ask(nurse, nurse.email)).json()["errors"]) == ["email"]
    assert await list_emails_to(email) == []
    assert (await ask(nurse, email)).status_code == 200
    code = extract_code((await list_emails_to(email))[-1])
    async with transaction(Context()) as session:
        await session.execute(update(EmailChange).where(EmailChange.identity_id == nurse.identity.id).values(session_id=new_id()))
    assert outcome(await verify(nurse, code)) == (409, "email.code_missing")
    assert await read_address(nurse.company.id, nurse.member.id) == nurse.email


async def test_taken_address_is_not_revealed(factory: Factory, as_staff: Any) -> None:
    """The answer is the same; the owner of the address gets a notice without a code, and no code is right."""
    nurse, stranger = await create_user(as_staff, factory), await factory.identity(email=unique_email())
    reply = await ask(nurse, stranger.email)
    assert (reply.status_code, reply.json()["data"]) == (200, {"recipient": stranger.email})
    [notice] = await list_emails_to(stranger.email)
    assert "already have an account" in notice.text
    for _ in range(5):
        assert list((await verify(nurse, "123456")).json()["errors"]) == ["code"]
    assert outcome(await verify(nurse, "123456")) == (429, "otp.too_many_attempts")


async def test_codes_are_limited_and_expire(factory: Factory, as_staff: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MAX_CODES_PER_HOUR", 1)
    nurse, email = await create_user(as_staff, factory), unique_email()
    assert (await ask(nurse, email)).status_code == 200
    assert (await ask(nurse, unique_email())).status_code == 429, "of one person"
    assert (await ask(await create_user(as_staff, factory), email)).status_code == 429, "to one address"
    async with transaction(Context()) as session:
        await session.execute(update(EmailChange).where(EmailChange.identity_id == nurse.identity.id).values(expires_at=now()))
    assert outcome(await verify(nurse, extract_code((await list_emails_to(email))[-1]))) == (409, "email.code_missing")
    await purge_email_changes()
    async with read_only_transaction(Context()) as session:
        assert await session.scalar(select(EmailChange.id).where(EmailChange.identity_id == nurse.identity.id)) is None


async def test_administrator_changes_no_address(factory: Factory, as_staff: Any) -> None:
    """PLT-033: an address resets the password, so that no administrator moves an account to another mailbox."""
    admin = await create_user(as_staff, factory, "admin")
    nurse = await create_user(as_staff, factory, company=admin.company)
    user = (await admin.get(f"/api/users/{nurse.member.id}/details")).json()["data"]
    body = {name: user[name] for name in ("first_name", "last_name", "version", "user_role")}
    assert (await admin.put(f"/api/users/{nurse.member.id}", json={**body, "email": unique_email()})).json()["data"]["email"] == nurse.email
