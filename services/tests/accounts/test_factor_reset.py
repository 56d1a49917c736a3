"""An administrator removes the second factors of a user who has lost them; a thief, a restricted or a foreign one can't (LAW-001, PLT-033)."""

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import func, select, update

from clinic.accounts.models import Identity, Membership
from clinic.accounts.passkeys.models import Passkey
from clinic.accounts.signin.models import Authenticator, RecoveryCode
from clinic.accounts.team import factor_reset
from clinic.core.clock import now
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from tests.accounts.helpers import (
    PASSWORD,
    PASSWORD_HASH,
    deliver_account_emails,
    deliver_sign_in_codes,
    extract_code,
    list_emails_to,
    unique_email,
)
from tests.accounts.test_authenticator import enrol, outcome, set_up
from tests.accounts.test_passkeys import register, sign_in as sign_in_by_passkey
from tests.accounts.test_second_factor import allow_resend, log_in, prove, read_codes
from tests.factories.factory import Factory
from tests.support.http_client import ApiClient
from tests.support.passkey_device import PasskeyDevice

pytestmark = [pytest.mark.anyio, pytest.mark.covers("LAW-001", "BEY-061")]
NewVisitor = Callable[[], ApiClient]
BODY = {"password": PASSWORD, "reason": "Tappad mobil"}


async def create_admin(as_staff: Any, factory: Factory, company: Any, role: str = "admin", **fields: Any) -> ApiClient:
    identity = await factory.identity(password_hash=PASSWORD_HASH, email=unique_email())
    admin: ApiClient = await as_staff(role, company=company, identity=identity, **fields)
    return admin


async def reset(admin: ApiClient, member: Any, **changes: Any) -> Any:
    return await admin.post(f"/api/users/{member.id}/reset-second-factors", json={**BODY, **changes})


async def count_factors(member: Any) -> tuple[int, int, int, bool]:
    """Return how many apps, recovery codes and passkeys a member has, and whether a mobile number or BankID is verified."""
    async with read_only_transaction(Context.system(member.company_id)) as session:
        counts = [
            await session.scalar(select(func.count()).select_from(model).where(model.identity_id == member.identity_id)) or 0
            for model in (Authenticator, RecoveryCode, Passkey)
        ]
        row = await session.get_one(Membership, (member.company_id, member.id))
        return counts[0], counts[1], counts[2], bool(row.mobile_verified_at or row.bankid_verified_at)


async def test_lost_phone_is_replaced_after_a_code_by_mail(new_visitor: NewVisitor, factory: Factory, as_staff: Any) -> None:
    """Everything that the phone proved is gone, the person is signed out and told, and sets a new app up after a code by e-mail."""
    company = await factory.company(is_verified=True)
    member, phone, app, _ = await enrol(new_visitor, factory, company=company)
    device, laptop = PasskeyDevice(), new_visitor()
    await register(phone, device)
    async with transaction(Context.system(company.id)) as session:
        await session.execute(update(Membership).where(Membership.id == member.id).values(mobile_verified_at=now(), bankid_verified_at=now()))
    await log_in(laptop, member)
    body = {"method": "totp", "code": app.at(now()), "is_trusted": True}
    assert (await laptop.post("/api/login/second-factor", json=body)).status_code == 200
    admin = await create_admin(as_staff, factory, company)

    assert (await reset(admin, member)).status_code == 200

    assert await count_factors(member) == (0, 0, 0, False)
    assert (await laptop.get("/api/session")).status_code == 410
    [entry] = await admin.list_audit("user.second_factors_reset")
    assert (entry["subject_id"], entry["details"]["reason"]) == (member.id, "Tappad mobil")
    assert entry["details"]["removed"] == ["authenticator", "passkey", "mobile", "bankid"]
    [row] = [row for row in (await admin.get("/api/audit-log")).json()["data"]["entries"] if row["action"] == "user.second_factors_reset"]
    assert row["event"] == "User: second factors reset"
    notice = (await deliver_account_emails(member.email, company.id))[-1]
    assert "An administrator of your clinic removed" in notice.text

    assert (await sign_in_by_passkey(new_visitor(), device)).status_code == 401
    answer = await log_in(laptop, member)
    assert (answer["next"], answer["methods"]) == ("second_factor", ["mail_code"]), "the trusted device isn't trusted any more"
    await deliver_sign_in_codes(company.id)
    assert (await prove(laptop, extract_code((await list_emails_to(member.email))[-1]))).status_code == 200
    assert outcome(await laptop.get("/api/clients"))[1] == "auth.second_factor_needed"
    await set_up(laptop)
    assert (await laptop.get("/api/clients")).status_code == 200


@pytest.mark.parametrize("case", [
    "weak", "password", "restricted", "plain", "foreign", "super_user", "self", "invited", "elsewhere", "prescriber",
])
async def test_nobody_else_resets_anything(new_visitor: NewVisitor, factory: Factory, as_staff: Any, case: str) -> None:
    """A thief of a session, of a weak one, a restricted or foreign administrator, and a clinic that invited a stranger: nothing changes."""
    company = await factory.company(is_verified=True)
    role = "super_admin" if case == "super_user" else "user"
    member, _, _, _ = await enrol(new_visitor, factory, company=company, role=role)
    own: dict[str, Any] = {"weak": {"factors": ("password",)}, "restricted": {"client_access": "custom"}}.get(case, {})
    admin = await create_admin(
        as_staff, factory, await factory.company() if case == "foreign" else company, "user" if case == "plain" else "admin", **own,
    )
    target: Any = admin.member if case == "self" else member
    if case == "invited":
        admin = await create_admin(as_staff, factory, await factory.company())
        identity = await read_identity(member)
        target = await factory.member(admin.company, identity=identity, invitation_expires_at=now().replace(year=now().year + 1))
    if case == "elsewhere":
        await factory.member(await factory.company(), identity=await read_identity(member))
    if case == "prescriber":
        await factory.prescriber(identity_id=member.identity_id)
    reply = await reset(admin, target, **({"password": "Fel2026Fel"} if case == "password" else {}))
    expected = {
        "weak": (403, "auth.second_factor_needed"), "restricted": (403, "forbidden"), "plain": (403, "permission.role"),
        "foreign": (404, "not_found"), "super_user": (403, "team.higher_rights"), "self": (409, "team.cannot_reset_own_factors"),
        "invited": (409, "team.not_joined"), "elsewhere": (409, "team.signs_in_elsewhere"), "prescriber": (409, "team.signs_in_elsewhere"),
    }
    if case == "password":
        assert list(reply.json()["errors"]) == ["password"]
    else:
        assert outcome(reply) == expected[case]
    assert await count_factors(member) == (1, 10, 0, False)
    assert await admin.list_audit("user.second_factors_reset") == []


async def test_resets_of_a_company_are_limited(factory: Factory, as_staff: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(factor_reset, "MAX_RESETS_PER_DAY", 1)
    company = await factory.company()
    admin, member = await create_admin(as_staff, factory, company), await factory.member(company)
    assert (await reset(admin, member)).status_code == 200
    assert (await reset(admin, member)).status_code == 429


async def read_identity(member: Any) -> Any:
    async with read_only_transaction(Context()) as session:
        identity = await session.get_one(Identity, member.identity_id)
        session.expunge(identity)
    return identity


@pytest.mark.covers("PLT-033")
async def test_administrator_switches_whether_a_user_is_asked_for_a_code(
    new_visitor: NewVisitor, factory: Factory, as_staff: Any,
) -> None:
    """PLT-033: the flag asks this user at each sign-in; only a strong session turns it off, and the person's own choice stays theirs."""
    company = await factory.company()
    identity = await factory.identity(password_hash=PASSWORD_HASH, email=unique_email())
    nurse = await as_staff("user", company=company, identity=identity)
    admin, weak = await create_admin(as_staff, factory, company), await create_admin(as_staff, factory, company, factors=("password",))
    path = f"/api/users/{nurse.member.id}"

    async def save(staff: ApiClient, *, is_required: bool, path: str = path) -> Any:
        user = (await admin.get(f"{path}/details")).json()["data"]
        names = {name: user[name] for name in ("first_name", "last_name", "version", "user_role")}
        return await staff.put(path, json={**names, "is_two_factor_required": is_required})

    assert (await log_in(new_visitor(), nurse.member))["next"] == "session"
    assert (await save(weak, is_required=True)).json()["data"]["is_two_factor_required"] is True
    browser = new_visitor()
    assert (await log_in(browser, nurse.member))["next"] == "second_factor"
    assert (await prove(browser, (await read_codes(nurse.member))[-1])).status_code == 200
    assert (await browser.get("/api/profile/two-factor")).json()["data"] == {
        "is_on": False, "is_required": False, "code_reason": "administrator",
    }
    assert (await admin.list_audit("user.changed"))[-1]["details"]["after"] == {"is_two_factor_required": True}
    await browser.put("/api/profile/two-factor", json={"is_on": True, "password": PASSWORD})
    await browser.put("/api/profile/two-factor", json={"is_on": False, "password": PASSWORD})
    await allow_resend(nurse.member)
    assert (await log_in(new_visitor(), nurse.member))["next"] == "second_factor", "the person can't take it back"
    assert outcome(await save(weak, is_required=False)) == (403, "auth.second_factor_needed")
    assert (await save(admin, is_required=False)).status_code == 200
    assert (await log_in(new_visitor(), nurse.member))["next"] == "session"
    owner = await as_staff("super_admin", company=company)
    assert outcome(await save(admin, is_required=True, path=f"/api/users/{owner.member.id}")) == (403, "forbidden")
