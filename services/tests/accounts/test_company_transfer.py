"""Handing the company over to another user (PLT-035)."""

import asyncio
from typing import Any

import pytest

from clinic.accounts.models import Membership
from clinic.core.clock import now
from clinic.core.database.session import read_only_transaction
from clinic.core.database.tenant_context import Context
from tests.accounts.helpers import deliver_account_emails, unique_email
from tests.factories.factory import Factory
from tests.notifications.test_booking_notifications import deliver, list_notifications

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-035")]


def path(member: Any) -> str:
    return f"/api/users/{member.id}/make-super-admin"


async def roles(owner: Any, *members: Any) -> list[str]:
    """Return the members' roles as they are stored."""
    async with read_only_transaction(Context.system(owner.company.id)) as session:
        return [(await session.get_one(Membership, (owner.company.id, member.id))).role for member in members]


@pytest.mark.covers("PLT-030")
async def test_company_is_handed_over_and_both_are_told(as_staff: Any, factory: Factory, empty_outbox: Any) -> None:
    """PLT-035, PLT-030: roles and the company's e-mail change together; both get an e-mail and a notification."""
    owner = await as_staff("super_admin", identity=await factory.identity(email=unique_email()))
    receiver = await as_staff("user", company=owner.company, client_access="custom", identity=await factory.identity(email=unique_email()))
    reply = await owner.post(path(receiver.member), json={"company_name": f" {owner.company.name.upper()} ", "version": 1})
    assert reply.json()["data"]["user_role"] == "super_admin", reply.text
    assert await roles(owner, owner.member, receiver.member) == ["admin", "super_admin"]
    session = (await receiver.get("/api/session")).json()["data"]
    assert session["company"]["email"] == session["user"]["email"] == receiver.member.email
    assert (session["user"]["client_access"], "company.write" in session["permissions"]) == ("full", True)
    assert "company.write" not in (await owner.get("/api/session")).json()["data"]["permissions"]
    [entry] = await owner.list_audit("company.handed_over")
    assert entry["details"]["after"] == {"super_user": str(receiver.member.id), "email": receiver.member.email}
    for member, subject in ((receiver.member, "You are now the super user of"), (owner.member, "You have handed over")):
        assert subject in (await deliver_account_emails(member.email, owner.company.id))[-1].subject
    await deliver()
    for browser in (owner, receiver):
        [row] = (await list_notifications(browser))["items"]
        assert (row["kind"], row["subject_id"]) == ("company_handed_over", str(receiver.member.id))


async def test_only_the_super_user_hands_over_and_types_the_name(as_staff: Any) -> None:
    """PLT-035: an administrator is refused, an outdated page too, and a wrong name changes nothing."""
    owner = await as_staff("super_admin")
    admin = await as_staff("admin", company=owner.company)
    name = owner.company.name
    refused = await admin.post(path(admin.member), json={"company_name": name, "version": 1})
    assert (refused.status_code, refused.json()["data"]["code"]) == (403, "permission.role")
    wrong = await owner.post(path(admin.member), json={"company_name": f"{name}x", "version": 1})
    assert wrong.json()["errors"]["company_name"][0]["code"] == "company_name"
    stale = await owner.post(path(admin.member), json={"company_name": name, "version": 9})
    assert (stale.status_code, stale.json()["data"]["code"]) == (409, "version.stale")
    other = await as_staff("super_admin")
    assert (await other.post(path(admin.member), json={"company_name": name, "version": 1})).status_code == 404
    assert await roles(owner, owner.member, admin.member) == ["super_admin", "admin"]
    assert await owner.list_audit("company.handed_over") == []


async def test_inactive_deleted_and_invited_users_do_not_receive_the_company(as_staff: Any, factory: Factory) -> None:
    """PLT-035: also when they were deactivated after the page was opened; nor the super user themselves."""
    owner = await as_staff("super_admin")
    inactive = await factory.member(owner.company, is_active=False)
    deleted = await factory.member(owner.company, deleted_at=now())
    invited = await factory.member(owner.company, invitation_expires_at=now())
    body = {"company_name": owner.company.name, "version": 1}
    for member in (inactive, invited, owner.member):
        assert (await owner.post(path(member), json=body)).json()["data"]["code"] == "team.cannot_receive_company"
    assert (await owner.post(path(deleted), json=body)).status_code == 404
    assert await roles(owner, owner.member) == ["super_admin"]


async def test_of_two_hand_overs_at_once_only_one_is_done(as_staff: Any, factory: Factory) -> None:
    """PLT-035: the second waits for the company's row and then finds that its caller is super user no more."""
    owner = await as_staff("super_admin")
    members = [await factory.member(owner.company) for _ in range(2)]
    await owner.csrf()
    body = {"company_name": owner.company.name, "version": 1}
    replies = await asyncio.gather(*(owner.post(path(member), json=body) for member in members))
    codes = sorted(reply.json()["data"].get("code", "done") for reply in replies)
    assert codes[0] == "done" and codes[1] in {"team.not_super_user", "permission.role"}, codes
    assert sorted(await roles(owner, owner.member, *members)) == ["admin", "super_admin", "user"]
    assert len(await owner.list_audit("company.handed_over")) == 1
