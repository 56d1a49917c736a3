"""The team: adding, changing, letting out, and what only some may."""

import asyncio
from collections.abc import Callable
from typing import Any
from uuid import UUID

import pytest

from tests.accounts.people import HASH, PASSWORD, clear_of_window, email, letters_to, path_in, sign_up
from tests.acting import Acting
from tests.make import Make

pytestmark = pytest.mark.anyio
Newcomer = Callable[[], Acting]


def user(**changes: Any) -> dict[str, Any]:
    return {
        "first_name": "Nils", "last_name": "Ny", "email": email(), "user_role": "user", "is_booking_on": True, "is_record_on": True,
        "is_pos_on": False, "is_for_booking": True, "mobile_number": "0701234567", "country_code": "+46", "title": "Sjuksköterska", **changes,
    }


@pytest.mark.covers("PLT-032", "PLT-033")
async def test_an_added_user_chooses_a_password_by_mail_and_signs_in(newcomer: Newcomer, as_staff: Any) -> None:
    """PLT-032, PLT-033: nobody knows a password until the person chooses one; the link proves the address too."""
    boss, form = await as_staff("admin"), user()
    added = await boss.post("/api/users", json=form)
    assert added.status_code == 200, added.text
    shown = added.json()["data"]
    assert {key: shown[key] for key in form} == form
    early = await newcomer().post("/api/login", json={"email": form["email"], "password": PASSWORD})
    assert early.status_code == 401
    mail = (await letters_to(form["email"], boss.company.id))[0]
    assert boss.company.name in mail.subject
    token = path_in(mail, "/reset-password/").removeprefix("/reset-password/")
    chosen = {"token": token, "password": PASSWORD, "password_confirmation": PASSWORD}
    assert (await newcomer().post("/api/reset-password", json=chosen)).status_code == 200
    entered = await newcomer().post("/api/login", json={"email": form["email"], "password": PASSWORD})
    assert entered.json()["data"]["step"] == "done"
    assert [row["subject_id"] for row in await boss.audit_of("user.added")] == [UUID(shown["id"])]


@pytest.mark.covers("PLT-032")
async def test_somebody_known_is_added_with_the_password_they_have(as_staff: Any, make: Make) -> None:
    """PLT-032: one identity, two companies; their password is untouched; a second time they are there already."""
    boss, person = await as_staff("admin"), await make.identity(password_hash=HASH, email=email())
    assert (await boss.post("/api/users", json=user(email=person.email.upper()))).status_code == 200
    mail = (await letters_to(person.email, boss.company.id))[0]
    assert "/login" in mail.text
    assert "/reset-password/" not in mail.text
    again = await boss.post("/api/users", json=user(email=person.email))
    assert again.json()["errors"]["email"][0]["code"] == "taken"


@pytest.mark.covers("PLT-032", "PLT-010")
async def test_adding_an_address_tells_nothing_of_its_account(newcomer: Newcomer, as_staff: Any, make: Make) -> None:
    """PLT-010: known, pre-registered or unknown, the answer is the same but for what was said; the log neither; and not without end."""
    await clear_of_window(3600)
    boss, known, unproven = await as_staff("admin"), await make.identity(password_hash=HASH, email=email()), sign_up()
    assert (await newcomer().post("/api/v2/register", json=unproven)).status_code == 200
    answers = []
    for address in (known.email, unproven["email"], email()):
        shown = (await boss.post("/api/users", json=user(email=address))).json()["data"]
        of_row = {"id", "email", "created_at", "updated_at"}
        answers.append(({key: value for key, value in shown.items() if key not in of_row}, set(shown)))
        assert not {"email_verified_at", "email_verification", "password_last_change_at"} & set(shown)
    assert answers[0] == answers[1] == answers[2]
    logged = (await boss.get("/api/audit")).json()["data"]["items"]
    assert not [row["action"] for row in logged if row["action"].partition(".")[0] in {"session", "password", "email"}]
    taken = [(await boss.post("/api/users", json=user(email=known.email))).status_code for _ in range(58)]
    assert taken == [422] * 57 + [429]


@pytest.mark.covers("PLT-032", "PLT-006", "PLT-109")
async def test_the_list_is_paged_searched_filtered_and_sorted(as_staff: Any, make: Make) -> None:
    """PLT-032: all, active, inactive, practitioners; twenty a page."""
    boss = await as_staff("user", first_name="Zz", last_name="Last")
    for number in range(22):
        await make.member(boss.company, first_name=f"Q{number:02}", last_name="Berg", is_for_booking=number < 3, is_active=number != 21)
    first = (await boss.get("/api/users")).json()["data"]
    assert (len(first["items"]), first["total"], first["items"][0]["first_name"]) == (20, 22, "Q00")
    assert len((await boss.get("/api/users?page=2")).json()["data"]["items"]) == 2
    counts = {name: (await boss.get(f"/api/users?{name}")).json()["data"]["total"] for name in (
        "filter=all", "filter=inactive", "for_booking=true", "search=berg q1", "search=%25",
    )}
    assert counts == {"filter=all": 23, "filter=inactive": 1, "for_booking=true": 3, "search=berg q1": 10, "search=%25": 0}
    assert (await boss.get("/api/users?order=desc")).json()["data"]["items"][0]["first_name"] == "Zz"
    assert (await boss.get("/api/users?sort=password")).status_code == 422


@pytest.mark.covers("PLT-031", "PLT-030")
async def test_a_plain_user_administers_nobody(as_staff: Any) -> None:
    """PLT-031: not user administration."""
    plain = await as_staff("user")
    own = f"/api/users/{plain.member.id}"
    replies = [
        await plain.post("/api/users", json=user()), await plain.put(own, json={**user(), "version": 1}),
        await plain.post(f"{own}/change-status", json={"is_active": False, "version": 1}),
    ]
    assert {(reply.status_code, reply.json()["data"]["code"]) for reply in replies} == {(403, "permission.role")}


@pytest.mark.covers("PLT-036", "PLT-001")
async def test_twenty_at_once_past_the_limit_get_no_further_than_it(as_staff: Any, make: Make) -> None:
    """PLT-036: the limit is counted under a lock; the rest get HTTP 200 with status "2" and its text."""
    boss = await as_staff("admin", company=await make.company(user_limit=8))
    await boss.csrf()
    replies = await asyncio.gather(*(boss.post("/api/users", json=user()) for _ in range(20)))
    assert {reply.status_code for reply in replies} == {200}
    statuses = [reply.json()["status"] for reply in replies]
    assert (statuses.count("1"), statuses.count("2")) == (7, 13)
    refused = next(reply.json() for reply in replies if reply.json()["status"] == "2")
    assert refused["message"] == "It seems that you have reached your plan's limit"
    assert (await boss.get("/api/users?filter=all")).json()["data"]["total"] == 8


@pytest.mark.covers("PLT-036")
async def test_reactivating_meets_the_limit_too(as_staff: Any, make: Make) -> None:
    """PLT-036: switching somebody off makes room, switching on takes it; many at once take no more than there is."""
    boss = await as_staff("admin", company=await make.company(user_limit=2))
    away = [await make.member(boss.company, is_active=False) for _ in range(5)]
    await boss.csrf()
    replies = await asyncio.gather(*(
        boss.post(f"/api/users/{member.id}/change-status", json={"is_active": True, "version": 1}) for member in away
    ))
    assert sorted(reply.json()["status"] for reply in replies) == ["1", "2", "2", "2", "2"]


@pytest.mark.covers("PLT-032", "PLT-004")
async def test_deactivating_ends_the_persons_sessions_at_once(as_staff: Any) -> None:
    """PLT-004: 410 for security; back again only by a new sign-in."""
    boss = await as_staff("super_admin")
    worker = await as_staff("user", company=boss.company)
    assert (await worker.get("/api/session")).status_code == 200
    path = f"/api/users/{worker.member.id}"
    off = await boss.post(f"{path}/change-status", json={"is_active": False, "version": 1})
    assert off.json()["data"]["is_active"] is False
    out = await worker.get("/api/session")
    assert (out.status_code, out.json()["data"]["code"]) == (410, "auth.ended_for_security")
    stale = await boss.post(f"{path}/change-status", json={"is_active": True, "version": 1})
    assert (stale.status_code, stale.json()["data"]["current"]["version"]) == (409, 2)
    assert (await boss.post(f"{path}/change-status", json={"is_active": True, "version": 2})).json()["data"]["is_active"]
    assert (await worker.get("/api/session")).status_code == 410
    assert len(await boss.audit_of("user.deactivated")) == len(await boss.audit_of("user.activated")) == 1
    assert len(await boss.audit_of("session.ended")) == 1


@pytest.mark.covers("PLT-030", "PLT-035")
async def test_the_super_user_stays_and_nobody_locks_themselves_out(as_staff: Any, make: Make) -> None:
    """PLT-030: who owns the account is changed by handing it over, not by the team's form."""
    boss = await as_staff("admin")
    owner = await make.member(boss.company, role="super_admin")
    for member, code in ((owner, "team.super_user_stays"), (boss.member, "team.not_oneself")):
        reply = await boss.post(f"/api/users/{member.id}/change-status", json={"is_active": False, "version": 1})
        assert (reply.status_code, reply.json()["data"]["code"]) == (409, code)
    for member, role in ((owner, "admin"), (boss.member, "super_admin")):
        reply = await boss.put(f"/api/users/{member.id}", json={**user(user_role=role), "version": 1})
        assert reply.json()["errors"]["user_role"][0]["code"] == "choice"
    assert (await boss.post("/api/users", json=user(user_role="super_admin"))).status_code == 422


@pytest.mark.covers("PLT-032", "PLT-033", "PLT-101")
async def test_a_change_holds_from_the_next_request(as_staff: Any) -> None:
    """PLT-032: role and systems withdrawn are gone at once; a stale save shows what is there now."""
    boss = await as_staff("super_admin")
    worker = await as_staff("admin", company=boss.company)
    path = f"/api/users/{worker.member.id}"
    before = (await worker.get("/api/session")).json()["data"]["permissions"]
    assert {"team.write", "booking.read"} <= set(before)
    changed = await boss.put(path, json={**user(user_role="user", is_booking_on=False), "version": 1})
    assert changed.json()["data"]["user_role"] == "user"
    assert not {"team.write", "booking.read"} & set((await worker.get("/api/session")).json()["data"]["permissions"])
    stale = await boss.put(path, json={**user(), "version": 1})
    assert stale.json()["data"]["code"] == "version.stale"
    assert stale.json()["data"]["current"]["title"] == "Sjuksköterska"
    wrong = await boss.put(path, json={**user(mobile_number="070-1234", country_code=""), "version": 2})
    assert wrong.json()["errors"]["mobile_number"][0]["code"] == "mobile_number"
    assert len(await boss.audit_of("user.changed")) == 1


@pytest.mark.covers("BEY-060")
async def test_another_company_s_people_are_not_found(as_staff: Any) -> None:
    """BEY-060: neither read nor written, and absent from lists; as if they did not exist."""
    boss, stranger = await as_staff("super_admin"), await as_staff("super_admin")
    path = f"/api/users/{stranger.member.id}"
    replies = [
        await boss.get(path), await boss.put(path, json={**user(user_role="super_admin"), "version": 1}),
        await boss.post(f"{path}/change-status", json={"is_active": False, "version": 1}),
    ]
    assert {(reply.status_code, reply.json()["data"]["code"]) for reply in replies} == {(404, "not_found")}
    listed = (await boss.get("/api/users?filter=all")).json()["data"]["items"]
    assert [item["id"] for item in listed] == [str(boss.member.id)]
    nobody = await as_staff("user")
    nobody.http.cookies.delete("session")
    assert (await nobody.get("/api/users")).status_code == 401
