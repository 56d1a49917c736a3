"""Attempts to take over an e-mail address or account: by its code, by a clinic's invitation, by an older session."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from clinic.core.settings import settings
from tests.accounts.helpers import (
    PASSWORD,
    PASSWORD_HASH,
    deliver_account_emails,
    deliver_password_resets,
    extract_code,
    extract_reset_token,
    list_emails_to,
    unique_email,
)
from tests.accounts.test_prescribers import invite_prescriber, prescriber_sign_up_data, register_prescriber
from tests.accounts.test_team import user_data
from tests.factories.factory import Factory
from tests.support.http_client import ApiClient

pytestmark = pytest.mark.anyio
NewVisitor = Callable[[], ApiClient]
NEW_PASSWORD = {"password": "Vinter2027", "password_confirmation": "Vinter2027"}


@pytest.mark.covers("PLT-014", "PLT-010")
async def test_a_clinic_cannot_read_the_verification_code_of_its_user(as_staff: Any, factory: Factory) -> None:
    """PLT-014: the e-mail with the code belongs to no company, whichever company the user's session acts for."""
    admin, identity = await as_staff("admin"), await factory.identity(email=unique_email(), email_verified_at=None)
    user = await as_staff("user", company=admin.company, identity=identity)
    assert (await user.post("/api/resend-otp")).status_code == 200
    [message] = await deliver_account_emails(identity.email, admin.company.id)
    code = extract_code(message)
    company_messages = await admin.get("/api/messages")
    assert company_messages.json()["data"]["items"] == []
    assert code not in message.subject
    assert await list_emails_to(identity.email, admin.company.id) == []
    assert (await user.post("/api/verify-email", json={"code": code})).status_code == 200


async def create_unverified_account(new_visitor: NewVisitor, factory: Factory) -> tuple[ApiClient, str]:
    """Sign an attacker in to an account with an address that isn't theirs and was never verified; return both."""
    identity = await factory.identity(password_hash=PASSWORD_HASH, email=unique_email(), email_verified_at=None)
    member = await factory.member(await factory.company(), identity=identity)
    return await new_visitor().use_session(await factory.session(member)), identity.email


@pytest.mark.covers("PLT-032", "PLT-014")
async def test_adding_a_user_revokes_the_password_of_an_unverified_account(
    new_visitor: NewVisitor, as_staff: Any, factory: Factory,
) -> None:
    """PLT-032: the attacker's session ends, their password is revoked, and the receiver of the e-mail chooses the new one.

    The clinic's audit log contains nothing of it.
    """
    (attacker, address), admin = await create_unverified_account(new_visitor, factory), await as_staff("admin")
    added = await admin.post("/api/users", json=user_data(email=address))
    assert added.status_code == 200, added.text
    switched = await attacker.post("/api/session/switch", json={"area": "staff", "company_id": str(admin.company.id)})
    assert (switched.status_code, switched.json()["data"]) == (410, {"code": "auth.ended_for_security"})
    attacker_login = {"email": address, "password": PASSWORD}
    assert (await new_visitor().post("/api/login", json=attacker_login)).status_code == 401
    assert await admin.list_audit("session.ended") == []
    token = extract_reset_token((await deliver_account_emails(address, admin.company.id))[-1])
    assert (await new_visitor().post("/api/reset-password", json={"token": token, **NEW_PASSWORD})).status_code == 200
    receiver = new_visitor()
    assert (await receiver.post("/api/login", json={"email": address, "password": NEW_PASSWORD["password"]})).status_code == 200
    workspaces = (await receiver.get("/api/session/workspaces")).json()["data"]
    assert str(admin.company.id) in {workspace["company_id"] for workspace in workspaces}
    assert (await new_visitor().post("/api/login", json=attacker_login)).status_code == 401


@pytest.mark.covers("PLT-014", "PLT-030")
async def test_unverified_user_cannot_switch_workspace(as_staff: Any, factory: Factory) -> None:
    """PLT-014: not even to see the name of a company where the address is a member."""
    identity, other_company = await factory.identity(email=unique_email(), email_verified_at=None), await factory.company()
    await factory.member(other_company, identity=identity)
    user = await as_staff("super_admin", identity=identity)
    response = await user.post("/api/session/switch", json={"area": "staff", "company_id": str(other_company.id)})
    assert (response.status_code, response.json()["data"]) == (403, {"code": "permission.unverified"})


@pytest.mark.covers("RXP-003", "PLT-014")
async def test_invited_prescriber_replaces_an_unverified_account_of_the_address(
    new_visitor: NewVisitor, as_staff: Any, factory: Factory,
) -> None:
    """RXP-003: the invited person signs up as if the account didn't exist; the attacker's session and password are gone."""
    (attacker, address), staff = await create_unverified_account(new_visitor, factory), await as_staff()
    link, doctor = await invite_prescriber(staff, address), new_visitor()
    assert (await doctor.post("/api/v3/prescribers/invitation", json=link)).json()["data"]["account"] == "none"
    refusal = await attacker.post("/api/v3/prescribers/join", json={**prescriber_sign_up_data(link), "password": PASSWORD})
    assert (refusal.status_code, refusal.json()["data"]["code"]) == (401, "auth.wrong_credentials")
    code = extract_code(await register_prescriber(doctor, link, **NEW_PASSWORD))
    assert (await doctor.post("/api/verify-email", json={"code": code})).json()["data"]["onboarding_step"] == "done"
    assert (await attacker.get("/api/session")).status_code == 410
    assert (await new_visitor().post("/api/login", json={"email": address, "password": PASSWORD})).status_code == 401
    assert await staff.list_audit("password.revoked") == []
    assert await list_emails_to(address, staff.company.id) == []


@asynccontextmanager
async def pause_second_membership_read() -> AsyncIterator[Callable[[], Awaitable[None]]]:
    """Pause a request after it has been authenticated: `await reach_pause()` returns when it waits for its second read of memberships.

    Two table locks in sequence: the request's `lookup_session` waits for the first; the second lock is queued behind it, so that after
    the first is released the lookup runs and the next read of the table waits.
    """
    first, second, monitor = [await asyncpg.connect(settings().database_admin_url) for _ in range(3)]
    lock = "BEGIN; LOCK TABLE membership IN ACCESS EXCLUSIVE MODE"

    async def wait_for_waiters(minimum: int) -> None:
        count = "SELECT count(*) FROM pg_locks WHERE relation = 'membership'::regclass AND NOT granted"
        while await monitor.fetchval(count) < minimum:  # noqa: ASYNC110 - the server offers no notification
            await asyncio.sleep(0.01)

    async def reach_pause() -> None:
        await wait_for_waiters(1)
        second_lock = asyncio.create_task(second.execute(lock))
        await wait_for_waiters(2)
        await first.execute("COMMIT")
        await second_lock
        await wait_for_waiters(1)

    await first.execute(lock)
    try:
        yield reach_pause
    finally:
        for connection in (first, second, monitor):
            await connection.close()


@pytest.mark.covers("PLT-004", "PLT-013", "PLT-015")
async def test_workspace_switch_during_a_password_reset_creates_no_session(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-004: the password is reset after a switch was authenticated and before it creates its session; no session results."""
    member = await factory.member(await factory.company(), identity=await factory.identity(password_hash=PASSWORD_HASH, email=unique_email()))
    attacker = new_visitor()
    await attacker.post("/api/login", json={"email": member.email, "password": PASSWORD})
    await new_visitor().post("/api/forgot-password", json={"email": member.email, "area": "staff"})
    await deliver_password_resets()
    token = extract_reset_token((await list_emails_to(member.email))[-1])
    async with pause_second_membership_read() as reach_pause:
        switch = asyncio.create_task(attacker.post("/api/session/switch", json={"area": "staff", "company_id": str(member.company_id)}))
        await reach_pause()
        assert (await new_visitor().post("/api/reset-password", json={"token": token, **NEW_PASSWORD})).status_code == 200
    response = await switch
    assert (response.status_code, response.json()["data"]) == (410, {"code": "auth.ended_for_security"})
    assert (await attacker.get("/api/session")).status_code == 410
