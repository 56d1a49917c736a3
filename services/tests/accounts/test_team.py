"""Administration of a company's users: adding, changing, deactivating, limits and permissions."""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import select, update

from clinic.accounts.models import Membership, VerificationToken
from clinic.core.background import dispatcher, outbox
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.accounts.helpers import (
    NIL_COMPANY,
    PASSWORD,
    PASSWORD_HASH,
    avoid_window_end,
    deliver_account_emails,
    deliver_password_resets,
    extract_reset_token,
    list_emails_to,
    sign_up_data,
    unique_email,
)
from tests.factories.factory import Factory
from tests.support.http_client import ApiClient

pytestmark = pytest.mark.anyio
NewVisitor = Callable[[], ApiClient]


def user_data(**changes: Any) -> dict[str, Any]:
    return {
        "first_name": "Nils", "last_name": "Ny", "email": unique_email(), "user_role": "user", "is_booking_on": True, "is_record_on": True,
        "is_pos_on": False, "is_for_booking": True, "mobile_number": "0701234567", "country_code": "+46", "title": "Sjuksköterska", **changes,
    }


@pytest.mark.covers("PLT-032", "PLT-033")
async def test_added_user_chooses_a_password_by_email_and_signs_in(new_visitor: NewVisitor, as_staff: Any) -> None:
    """PLT-032, PLT-033: no password exists until the user chooses one; the link also verifies the address."""
    admin, data = await as_staff("admin"), user_data()
    response = await admin.post("/api/users", json=data)
    assert response.status_code == 200, response.text
    user = response.json()["data"]
    assert {key: user[key] for key in data} == data
    before_choice = await new_visitor().post("/api/login", json={"email": data["email"], "password": PASSWORD})
    assert before_choice.status_code == 401
    message = (await deliver_account_emails(data["email"], admin.company.id))[0]
    assert admin.company.name in message.subject
    new_password = {"token": extract_reset_token(message), "password": PASSWORD, "password_confirmation": PASSWORD}
    assert (await new_visitor().post("/api/reset-password", json=new_password)).status_code == 200
    login = await new_visitor().post("/api/login", json={"email": data["email"], "password": PASSWORD})
    assert login.json()["data"]["onboarding_step"] == "done"
    assert [row["subject_id"] for row in await admin.list_audit("user.added")] == [UUID(user["id"])]


@pytest.mark.covers("USE-002", "PLT-033")
async def test_an_invited_practitioner_performs_all_services_or_none(as_staff: Any, factory: Factory) -> None:
    """USE-002: a colleague invited after the services were added can be booked for each at once; not when that is switched off."""
    clinic = await factory.bookable_clinic()
    admin, client = await as_staff("admin", company=clinic.company), await factory.client(clinic.company)
    for performs_all, can_be_booked, status in ((True, True, 200), (False, True, 409), (True, False, 422)):
        data = user_data(performs_all_services=performs_all, is_for_booking=can_be_booked)
        user = (await admin.post("/api/users", json=data)).json()["data"]
        practitioners = (await admin.get("/api/practitioners")).json()["data"]
        ids = [row["id"] for row in practitioners if row["user_id"] == user["id"]]
        booking = clinic.booking_data(client.id, clinic.at(9)) | {"practitioner_id": ids[0] if ids else user["id"]}
        reply = await admin.post("/api/v2/bookings", json=booking)
        assert (len(ids), reply.status_code) == (can_be_booked, status), reply.text
    other = await as_staff("admin")
    user = (await other.post("/api/users", json=user_data(performs_all_services=True))).json()["data"]
    assert [row["details"]["count"] for row in await other.list_audit("practitioner.services_assigned")] == [0]
    assert [row["details"]["count"] for row in await admin.list_audit("practitioner.services_assigned")] == [1]


@pytest.mark.covers("PLT-032")
async def test_adding_a_verified_identity_keeps_its_password(as_staff: Any, factory: Factory) -> None:
    """PLT-032: one identity, two companies; the password is unchanged; adding a second time is refused."""
    admin, identity = await as_staff("admin"), await factory.identity(password_hash=PASSWORD_HASH, email=unique_email())
    assert (await admin.post("/api/users", json=user_data(email=identity.email.upper()))).status_code == 200
    message = (await deliver_account_emails(identity.email, admin.company.id))[0]
    assert "/login" in message.text
    assert "/reset-password/" not in message.text
    second = await admin.post("/api/users", json=user_data(email=identity.email))
    assert second.json()["errors"]["email"][0]["code"] == "taken"


@pytest.mark.covers("PLT-032", "PLT-010")
async def test_adding_a_user_does_not_reveal_whether_the_address_has_an_account(
    new_visitor: NewVisitor, as_staff: Any, factory: Factory,
) -> None:
    """PLT-010: response and audit log are the same for a verified, an unverified and an unknown address; attempts are rate limited."""
    await avoid_window_end(3600)
    admin, verified = await as_staff("admin"), await factory.identity(password_hash=PASSWORD_HASH, email=unique_email())
    unverified = await factory.identity(password_hash=PASSWORD_HASH, email=unique_email(), email_verified_at=None)
    pending = sign_up_data()
    assert (await new_visitor().post("/api/v2/register", json=pending)).status_code == 200
    responses = []
    for address in (verified.email, unverified.email, pending["email"], unique_email()):
        user = (await admin.post("/api/users", json=user_data(email=address))).json()["data"]
        individual = {"id", "email", "created_at", "updated_at"}
        responses.append(({key: value for key, value in user.items() if key not in individual}, set(user)))
        assert not {"email_verified_at", "email_verification", "password_last_change_at"} & set(user)
    assert responses[0] == responses[1] == responses[2] == responses[3]
    audit_rows = (await admin.get("/api/audit")).json()["data"]["items"]
    assert not [row["action"] for row in audit_rows if row["action"].partition(".")[0] in {"session", "password", "email"}]
    statuses = [(await admin.post("/api/users", json=user_data(email=verified.email))).status_code for _ in range(57)]
    assert statuses == [422] * 56 + [429]


async def expire_invitation(company_id: UUID, user_id: str) -> None:
    """Move the end of a user's invitation, and of the links that were sent, into the past."""
    async with transaction(Context.system(company_id)) as session:
        member = await session.get_one(Membership, (company_id, UUID(user_id)))
        member.invitation_expires_at = now() - timedelta(seconds=1)
        await session.execute(
            update(VerificationToken).where(VerificationToken.identity_id == member.identity_id).values(expires_at=now()),
        )


@pytest.mark.covers("PLT-038", "PLT-109")
async def test_invitation_is_pending_for_24_hours_and_accepted_by_the_first_sign_in(new_visitor: NewVisitor, as_staff: Any) -> None:
    """PLT-038: pending in the list, valid for 24 hours, accepted once; inviting again ends the earlier link."""
    admin, data = await as_staff("admin"), user_data()
    user = (await admin.post("/api/users", json=data)).json()["data"]
    assert user["invitation"] == "pending"
    first = extract_reset_token((await deliver_account_emails(data["email"], admin.company.id))[-1])
    async with transaction(Context.system(admin.company.id)) as session:
        member = await session.get_one(Membership, (admin.company.id, UUID(user["id"])))
        token = (await session.scalars(select(VerificationToken).where(VerificationToken.identity_id == member.identity_id))).one()
        assert token.expires_at - token.created_at == timedelta(hours=24)
        assert timedelta(hours=23, minutes=59) < member.invitation_expires_at - now() <= timedelta(hours=24)
    again = await admin.post(f"/api/users/{user['id']}/invite")
    assert (again.status_code, again.json()["data"]["invitation"]) == (200, "pending")
    second = extract_reset_token((await deliver_account_emails(data["email"], admin.company.id))[-1])
    guest = new_visitor()
    checks = [await guest.post("/api/reset-password/check", json={"token": link}) for link in (first, second, first)]
    assert [reply.status_code for reply in checks] == [409, 200, 409]
    password = {"token": second, "password": PASSWORD, "password_confirmation": PASSWORD}
    assert (await guest.post("/api/reset-password", json=password)).status_code == 200
    assert (await guest.post("/api/login", json={"email": data["email"], "password": PASSWORD})).status_code == 200
    assert (await admin.get(f"/api/users/{user['id']}")).json()["data"]["invitation"] == "accepted"
    refused = await admin.post(f"/api/users/{user['id']}/invite")
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "team.invitation_accepted")
    assert len(await admin.list_audit("user.invited_again")) == len(await admin.list_audit("user.invitation_accepted")) == 1
    assert (await guest.post("/api/invitations/renew", json={"token": second})).status_code == 200
    await deliver_renewals()
    assert len(await deliver_account_emails(data["email"], admin.company.id)) == 2, "who has joined gets no new invitation"


@pytest.mark.covers("PLT-038")
async def test_expired_invitation_says_so_and_a_new_one_can_be_asked_for(new_visitor: NewVisitor, as_staff: Any) -> None:
    """PLT-038: nobody gets in by an expired invitation, also not by a new password; who has its link asks for a new one by it."""
    admin, data = await as_staff("admin"), user_data()
    user = (await admin.post("/api/users", json=data)).json()["data"]
    link = extract_reset_token((await deliver_account_emails(data["email"], admin.company.id))[-1])
    await expire_invitation(admin.company.id, user["id"])
    assert (await admin.get(f"/api/users/{user['id']}")).json()["data"]["invitation"] == "expired"
    guest = new_visitor()
    password = {"token": link, "password": PASSWORD, "password_confirmation": PASSWORD}
    assert (await guest.post("/api/reset-password", json=password)).json()["data"]["code"] == "auth.link_invalid"
    await guest.post("/api/forgot-password", json={"email": data["email"], "area": "staff"})
    await deliver_password_resets()
    detour = extract_reset_token((await list_emails_to(data["email"]))[-1])
    assert (await guest.post("/api/reset-password", json={**password, "token": detour})).status_code == 200
    credentials = {"email": data["email"], "password": PASSWORD}
    refused = await guest.post("/api/login", json=credentials)
    assert (refused.status_code, refused.json()["data"]["code"]) == (403, "auth.invitation_expired")
    assert (await guest.post("/api/login", json={**credentials, "password": "Fel-lösen-1"})).json()["data"]["code"] == "auth.wrong_credentials"
    forged = await guest.post("/api/invitations/renew", json={"token": link[:-4] + "xx.i"})
    assert forged.json()["data"]["code"] == "auth.link_invalid"
    assert (await guest.post("/api/invitations/renew", json={"token": link})).status_code == 200
    await deliver_renewals()
    assert (await admin.get(f"/api/users/{user['id']}")).json()["data"]["invitation"] == "pending"
    assert "/login" in (await deliver_account_emails(data["email"], admin.company.id))[-1].text
    assert (await guest.post("/api/login", json=credentials)).status_code == 200


async def deliver_renewals() -> None:
    """Deliver the pending requests of invited people for a new invitation."""
    pending = select(outbox.Delivery.id).where(
        outbox.Delivery.subscriber == "accounts.renew_invitations", outbox.Delivery.state == "pending",
    )
    async with transaction(Context()) as session:
        ids = list(await session.scalars(pending))
    for delivery_id in ids:
        await dispatcher.deliver(NIL_COMPANY, delivery_id)


@pytest.mark.covers("PLT-033")
async def test_fields_that_are_left_out_of_a_change_stay(as_staff: Any) -> None:
    """PLT-033: a form without the booking description doesn't wipe it; sent empty it is removed."""
    admin = await as_staff("admin")
    texts = {"booking_description": "Specialist", "booking_description_en": "A specialist", "booking_description_sv": "En specialist"}
    user = (await admin.post("/api/users", json=user_data(**texts, user_role="admin"))).json()["data"]
    names = {"first_name": "Nils", "last_name": "Ny"}
    kept = (await admin.put(f"/api/users/{user['id']}", json={**names, "version": 1, "title": "Läkare"})).json()["data"]
    same = (*texts, "user_role", "mobile_number", "is_record_on", "is_for_booking")
    assert {name: kept[name] for name in same} == {name: user[name] for name in same}
    assert kept["title"] == "Läkare"
    wiped = await admin.put(f"/api/users/{user['id']}", json={**names, "version": 2, "booking_description": ""})
    assert wiped.json()["data"]["booking_description"] == ""


@pytest.mark.covers("USE-019")
async def test_bookable_users_described_in_one_language_are_listed(as_staff: Any, factory: Factory) -> None:
    """USE-019: not those whom visitors can't book, nor those with both texts or with none."""
    admin = await as_staff("admin")
    swedish = {"booking_description": "Specialist på laser", "is_for_booking": True}
    lacking = await factory.member(admin.company, **swedish)
    await factory.member(admin.company, **swedish, booking_description_en="A specialist in lasers")
    await factory.member(admin.company, is_for_booking=True)
    await factory.member(admin.company, **{**swedish, "is_for_booking": False})
    await factory.member(admin.company, **swedish, is_active=False)
    listed = (await admin.get("/api/users", params={"filter": "untranslated"})).json()["data"]
    assert [row["id"] for row in listed["items"]] == [str(lacking.id)] and listed["total"] == 1


@pytest.mark.covers("PLT-032", "PLT-006", "PLT-109")
async def test_user_list_is_paged_searched_filtered_and_sorted(as_staff: Any, factory: Factory) -> None:
    """PLT-032: all, active, inactive, practitioners; twenty a page."""
    user = await as_staff("user", first_name="Zz", last_name="Last")
    for number in range(22):
        await factory.member(user.company, first_name=f"Q{number:02}", last_name="Berg", is_for_booking=number < 3, is_active=number != 21)
    first_page = (await user.get("/api/users")).json()["data"]
    assert (len(first_page["items"]), first_page["total"], first_page["items"][0]["first_name"]) == (20, 22, "Q00")
    assert len((await user.get("/api/users?page=2")).json()["data"]["items"]) == 2
    totals = {query: (await user.get(f"/api/users?{query}")).json()["data"]["total"] for query in (
        "filter=all", "filter=inactive", "for_booking=true", "search=berg q1", "search=%25",
    )}
    assert totals == {"filter=all": 23, "filter=inactive": 1, "for_booking=true": 3, "search=berg q1": 10, "search=%25": 0}
    assert (await user.get("/api/users?order=desc")).json()["data"]["items"][0]["first_name"] == "Zz"
    assert (await user.get("/api/users?sort=password")).status_code == 422


@pytest.mark.covers("PLT-006", "REC-022")
async def test_any_signer_is_found_among_more_than_100_users(as_staff: Any, factory: Factory) -> None:
    """PLT-006: a signer is searched among the users with the record module, however many there are."""
    user = await as_staff("user", first_name="Aa", last_name="First", is_record_on=True)
    for number in range(101):
        await factory.member(user.company, first_name=f"Q{number:03}", last_name="Berg", is_record_on=True)
    await factory.member(user.company, first_name="Q100", last_name="Lind", is_record_on=False)
    whole_page = (await user.get("/api/users?for_record=true&per_page=100")).json()["data"]
    assert whole_page["total"] == 102
    assert "Q100" not in [row["first_name"] for row in whole_page["items"]]
    matches = (await user.get("/api/users?for_record=true&search=q100")).json()["data"]["items"]
    assert [(row["first_name"], row["last_name"]) for row in matches] == [("Q100", "Berg")]
    assert (await user.get(f"/api/users/{matches[0]['id']}")).json()["data"]["is_record_on"] is True


@pytest.mark.covers("PLT-031", "PLT-030")
async def test_plain_user_cannot_administer_users(as_staff: Any) -> None:
    """PLT-031: not user administration."""
    user = await as_staff("user")
    own_path = f"/api/users/{user.member.id}"
    responses = [
        await user.post("/api/users", json=user_data()), await user.put(own_path, json={**user_data(), "version": 1}),
        await user.post(f"{own_path}/change-status", json={"is_active": False, "version": 1}),
    ]
    assert {(response.status_code, response.json()["data"]["code"]) for response in responses} == {(403, "permission.role")}


@pytest.mark.covers("PLT-040", "PLT-001")
async def test_concurrent_additions_stop_at_the_user_limit(as_staff: Any, factory: Factory) -> None:
    """PLT-040: the users are counted under a lock; the rest get HTTP 200 with status "2" and its text."""
    admin = await as_staff("admin", company=await factory.company(user_limit=8))
    await admin.csrf()
    responses = await asyncio.gather(*(admin.post("/api/users", json=user_data()) for _ in range(20)))
    assert {response.status_code for response in responses} == {200}
    statuses = [response.json()["status"] for response in responses]
    assert (statuses.count("1"), statuses.count("2")) == (7, 13)
    refusal = next(response.json() for response in responses if response.json()["status"] == "2")
    assert refusal["message"] == "It seems that you have reached your plan's limit"
    assert (await admin.get("/api/users?filter=all")).json()["data"]["total"] == 8


@pytest.mark.covers("PLT-040")
async def test_concurrent_activations_stop_at_the_user_limit(as_staff: Any, factory: Factory) -> None:
    """PLT-040: deactivating a user frees a slot, activating takes one; concurrent activations take no more than there are."""
    admin = await as_staff("admin", company=await factory.company(user_limit=2))
    inactive_members = [await factory.member(admin.company, is_active=False) for _ in range(5)]
    await admin.csrf()
    responses = await asyncio.gather(*(
        admin.post(f"/api/users/{member.id}/change-status", json={"is_active": True, "version": 1}) for member in inactive_members
    ))
    assert sorted(response.json()["status"] for response in responses) == ["1", "2", "2", "2", "2"]


@pytest.mark.covers("PLT-032", "PLT-004")
async def test_deactivating_a_user_ends_their_sessions_immediately(as_staff: Any) -> None:
    """PLT-004: 410 for security; activating again doesn't revive the session."""
    owner = await as_staff("super_admin")
    user = await as_staff("user", company=owner.company)
    assert (await user.get("/api/session")).status_code == 200
    path = f"/api/users/{user.member.id}"
    deactivated = await owner.post(f"{path}/change-status", json={"is_active": False, "version": 1})
    assert deactivated.json()["data"]["is_active"] is False
    ended = await user.get("/api/session")
    assert (ended.status_code, ended.json()["data"]["code"]) == (410, "auth.ended_for_security")
    stale = await owner.post(f"{path}/change-status", json={"is_active": True, "version": 1})
    assert (stale.status_code, stale.json()["data"]["current"]["version"]) == (409, 2)
    assert (await owner.post(f"{path}/change-status", json={"is_active": True, "version": 2})).json()["data"]["is_active"]
    assert (await user.get("/api/session")).status_code == 410
    assert len(await owner.list_audit("user.deactivated")) == len(await owner.list_audit("user.activated")) == 1
    assert len(await owner.list_audit("session.ended")) == 1


@pytest.mark.covers("PLT-030")
async def test_super_user_and_oneself_cannot_be_deactivated(as_staff: Any, factory: Factory) -> None:
    """PLT-030: ownership changes by a transfer, not by the form of a user."""
    admin = await as_staff("admin")
    owner = await factory.member(admin.company, role="super_admin")
    for member, code in ((owner, "team.super_user_required"), (admin.member, "team.cannot_deactivate_self")):
        response = await admin.post(f"/api/users/{member.id}/change-status", json={"is_active": False, "version": 1})
        assert (response.status_code, response.json()["data"]["code"]) == (409, code)
    for member, role in ((owner, "admin"), (admin.member, "super_admin")):
        response = await admin.put(f"/api/users/{member.id}", json={**user_data(user_role=role), "version": 1})
        assert response.json()["errors"]["user_role"][0]["code"] == "choice"
    assert (await admin.post("/api/users", json=user_data(user_role="super_admin"))).status_code == 422


@pytest.mark.covers("PLT-032", "PLT-033", "PLT-101")
async def test_changed_permissions_apply_from_the_next_request(as_staff: Any) -> None:
    """PLT-032: withdrawn role and modules are gone at once; a stale save gets the current user."""
    owner = await as_staff("super_admin")
    user = await as_staff("admin", company=owner.company)
    path = f"/api/users/{user.member.id}"
    before = (await user.get("/api/session")).json()["data"]["permissions"]
    assert {"team.write", "booking.read"} <= set(before)
    changed = await owner.put(path, json={**user_data(user_role="user", is_booking_on=False), "version": 1})
    assert changed.json()["data"]["user_role"] == "user"
    assert not {"team.write", "booking.read"} & set((await user.get("/api/session")).json()["data"]["permissions"])
    stale = await owner.put(path, json={**user_data(), "version": 1})
    assert stale.json()["data"]["code"] == "version.stale"
    assert stale.json()["data"]["current"]["title"] == "Sjuksköterska"
    invalid = await owner.put(path, json={**user_data(mobile_number="070-1234", country_code=""), "version": 2})
    assert invalid.json()["errors"]["mobile_number"][0]["code"] == "mobile_number"
    assert len(await owner.list_audit("user.changed")) == 1


@pytest.mark.covers("BEY-060")
async def test_users_of_another_company_are_not_found(as_staff: Any) -> None:
    """BEY-060: neither read nor written, and absent from lists, as if they did not exist."""
    owner, other_owner = await as_staff("super_admin"), await as_staff("super_admin")
    path = f"/api/users/{other_owner.member.id}"
    responses = [
        await owner.get(path), await owner.put(path, json={**user_data(user_role="super_admin"), "version": 1}),
        await owner.post(f"{path}/change-status", json={"is_active": False, "version": 1}),
    ]
    assert {(response.status_code, response.json()["data"]["code"]) for response in responses} == {(404, "not_found")}
    users = (await owner.get("/api/users?filter=all")).json()["data"]["items"]
    assert [user["id"] for user in users] == [str(owner.member.id)]
    signed_out = await as_staff("user")
    signed_out.http.cookies.delete("session")
    assert (await signed_out.get("/api/users")).status_code == 401
