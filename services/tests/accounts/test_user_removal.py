"""Deleting and restoring users, and checking their licences."""

from datetime import timedelta
from typing import Any

import pytest

from clinic.core.clock import now
from tests.accounts.helpers import unique_email
from tests.factories.factory import Factory

pytestmark = pytest.mark.anyio


async def delete(actor: Any, user_id: Any, *, version: int = 1, reason: str = "Har slutat") -> Any:
    """Delete a user as `actor`."""
    return await actor.delete(f"/api/users/{user_id}", json={"reason": reason, "version": version})


@pytest.mark.covers("PLT-032", "PLT-004", "USE-014")
async def test_deleted_user_is_signed_out_and_can_be_restored(as_staff: Any) -> None:
    """PLT-032: a deleted user is gone from the list, listed as deleted, and comes back as they were."""
    owner = await as_staff("super_admin")
    user = await as_staff("user", company=owner.company, first_name="Disa")
    path = f"/api/users/{user.member.id}"
    assert (await owner.delete(path, json={"version": 1})).status_code == 422, "a reason is required"
    assert (await delete(owner, user.member.id, version=7)).json()["data"]["code"] == "version.stale"
    assert (await delete(owner, user.member.id)).json()["status"] == "1"
    assert (await user.get("/api/session")).status_code == 410
    assert (await owner.get(path)).status_code == 404
    names = {value: [row["first_name"] for row in (await owner.get(f"/api/users?filter={value}&search=Disa")).json()["data"]["items"]]
             for value in ("all", "active", "inactive", "deleted")}
    assert names == {"all": [], "active": [], "inactive": [], "deleted": ["Disa"]}
    row = (await owner.get("/api/users?filter=deleted")).json()["data"]["items"][0]
    assert (row["version"], bool(row["deleted_at"]), row["is_active"]) == (2, True, True)
    assert (await owner.post(f"{path}/restore", json={"version": 1})).json()["data"]["code"] == "version.stale"
    restored = (await owner.post(f"{path}/restore", json={"version": 2})).json()["data"]
    assert (restored["deleted_at"], restored["is_active"], restored["user_role"]) == (None, True, "user")
    assert (await user.get("/api/session")).status_code == 410, "a restored user signs in anew"
    assert [row["details"] for row in await owner.list_audit("user.deleted")] == [{"reason": "Har slutat"}]
    assert [row["subject_id"] for row in await owner.list_audit("user.restored")] == [user.member.id]


@pytest.mark.covers("PLT-032", "PLT-030")
async def test_super_user_and_oneself_are_not_deleted(as_staff: Any, factory: Factory) -> None:
    """PLT-030: the company keeps its super user; a plain user deletes nobody."""
    admin = await as_staff("admin")
    owner = await factory.member(admin.company, role="super_admin")
    assert (await delete(admin, owner.id)).json()["data"]["code"] == "team.super_user_required"
    assert (await delete(admin, admin.member.id)).json()["data"]["code"] == "team.cannot_delete_self"
    user = await as_staff("user", company=admin.company)
    assert (await delete(user, admin.member.id)).json()["data"]["code"] == "permission.role"
    assert await admin.list_audit("user.deleted") == []


@pytest.mark.covers("PLT-032", "PLT-034")
async def test_a_practitioner_with_bookings_to_come_is_not_deleted(as_staff: Any, factory: Factory) -> None:
    """PLT-032: bookings are moved or cancelled first; a restricted administrator counts those of all clients."""
    clinic = await factory.bookable_clinic()
    owner, client = await as_staff("super_admin", company=clinic.company), await factory.client(clinic.company)
    booking = (await owner.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9)))).json()["data"]
    practitioner_id = clinic.practitioners[0].membership_id
    version = (await owner.get(f"/api/users/{practitioner_id}")).json()["data"]["version"]
    restricted = await as_staff("admin", company=clinic.company, client_access="custom")
    refused = await delete(restricted, practitioner_id, version=version)
    assert (refused.status_code, refused.json()["data"]) == (409, {"code": "team.has_bookings", "count": 1})
    cancelled = await owner.post(f"/api/v2/bookings/{booking['id']}/cancel", json={"reason": "Sjuk", "version": booking["version"]})
    assert cancelled.json()["status"] == "1"
    assert (await delete(owner, practitioner_id, version=version)).json()["status"] == "1"
    row = next(row for row in (await owner.get("/api/practitioners")).json()["data"] if row["user_id"] == str(practitioner_id))
    assert row["is_active"] is False
    restore = f"/api/users/{practitioner_id}/restore"
    assert (await restricted.post(restore, json={"version": version + 1})).json()["data"]["code"] == "forbidden"
    assert (await owner.post(restore, json={"version": version + 1})).json()["status"] == "1"
    row = next(row for row in (await owner.get("/api/practitioners")).json()["data"] if row["user_id"] == str(practitioner_id))
    assert row["is_active"] is True


@pytest.mark.covers("PLT-032", "PLT-040")
async def test_restoring_takes_a_free_place_and_no_address_twice(as_staff: Any, factory: Factory) -> None:
    """PLT-040: a deleted user frees a place of the plan; restoring takes one, and not beside the same person added anew."""
    owner = await as_staff("super_admin", company=await factory.company(user_limit=2))
    identity = await factory.identity(email=unique_email())
    member = await factory.member(owner.company, identity=identity)
    assert (await delete(owner, member.id)).json()["status"] == "1"
    added = await owner.post("/api/users", json={"first_name": "Åsa", "last_name": "Ny", "email": identity.email})
    assert added.json()["status"] == "1", added.text
    full = (await owner.post(f"/api/users/{member.id}/restore", json={"version": 2})).json()
    assert (full["status"], full["data"]["code"], full["message"]) == ("2", "limit.users", "It seems that you have reached your plan's limit")
    path = f"/api/users/{added.json()['data']['id']}/change-status"
    assert (await owner.post(path, json={"is_active": False, "version": 1})).json()["status"] == "1"
    refused = await owner.post(f"/api/users/{member.id}/restore", json={"version": 2})
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "team.added_twice")


@pytest.mark.covers("LAW-020", "PLT-033")
async def test_a_licence_is_checked_and_a_changed_number_ends_the_check(as_staff: Any) -> None:
    """LAW-020: profession, licence number, specialist competence, the day it was checked and by whom."""
    owner = await as_staff("super_admin", first_name="Ada", last_name="Chef")
    user = await as_staff("user", company=owner.company, first_name="Bo", last_name="Doktor")
    path = f"/api/users/{user.member.id}"
    today, names = now().date(), {"first_name": "Bo", "last_name": "Doktor"}
    check = {"checked_on": (today - timedelta(days=1)).isoformat(), "version": 1}
    assert (await owner.post(f"{path}/licence-check", json=check)).json()["data"]["code"] == "team.licence_missing"
    licence = {"profession": "doctor", "licence_number": "123456", "specialist_competence": "Plastikkirurgi"}
    saved = (await owner.put(path, json={**names, **licence, "version": 1})).json()["data"]
    assert {name: saved[name] for name in licence} == licence
    assert saved["licence_checked_on"] is None
    future = {"checked_on": (today + timedelta(days=3)).isoformat(), "version": 2}
    assert (await owner.post(f"{path}/licence-check", json=future)).json()["errors"]["checked_on"][0]["code"] == "today_or_earlier"
    assert (await user.post(f"{path}/licence-check", json={**check, "version": 2})).status_code == 403
    checked = (await owner.post(f"{path}/licence-check", json={**check, "version": 2})).json()["data"]
    expected = (check["checked_on"], str(owner.member.id), "Ada Chef")
    assert (checked["licence_checked_on"], checked["licence_checked_by"], checked["licence_checked_by_name"]) == expected
    same = (await owner.put(path, json={**names, **licence, "title": "Läkare", "version": 3})).json()["data"]
    assert same["licence_checked_on"] == check["checked_on"]
    changed = (await owner.put(path, json={**names, "licence_number": "654321", "version": 4})).json()["data"]
    assert (changed["licence_checked_on"], changed["licence_checked_by"]) == (None, None)
    assert [row["details"]["licence_number"] for row in await owner.list_audit("user.licence_checked")] == ["123456"]
    assert (await owner.list_audit("user.changed"))[-1]["details"]["after"]["licence_checked_on"] is None
    own = await user.put("/api/profile", json={**names, "licence_number": "1", "version": 5})
    assert own.json()["status"] == "1"
    assert (await owner.get(path)).json()["data"]["licence_number"] == "654321", "nobody changes their own licence in the profile"


@pytest.mark.covers("PLT-033")
async def test_administrators_see_when_a_password_was_changed_once_the_user_has_joined(as_staff: Any) -> None:
    """PLT-033: the details of an invited user say nothing about an account that they may have."""
    admin = await as_staff("admin")
    joined = (await admin.get(f"/api/users/{admin.member.id}/details")).json()["data"]
    assert joined["password_last_change_at"]
    added = await admin.post("/api/users", json={"first_name": "Åsa", "last_name": "Ny", "email": unique_email()})
    invited = (await admin.get(f"/api/users/{added.json()['data']['id']}/details")).json()["data"]
    assert invited["password_last_change_at"] is None
