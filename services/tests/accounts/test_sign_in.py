"""Signing in and out, and what ends a session."""

import asyncio
from collections.abc import Callable
from secrets import randbelow
from time import perf_counter, process_time
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from clinic.accounts.models import Identity, MasterAdmin, SignedIn
from clinic.core import csrf
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import read_only, unit
from clinic.core.models import new_id
from tests.accounts.people import HASH, PASSWORD, clear_of_window, email
from tests.acting import Acting
from tests.make import Make

pytestmark = pytest.mark.anyio
Newcomer = Callable[[], Acting]
ELSEWHERE = "Another login has been detected for this account and you have been logged out from this device"


async def sign_in(who: Acting, address: str, password: str = PASSWORD, **more: Any) -> httpx.Response:
    return await who.post("/api/login", json={"email": address, "password": password, **more})


async def staff(make: Make, **fields: Any) -> Any:
    company = await make.company()
    return await make.member(company, identity=await make.identity(password_hash=HASH, email=email()), **fields)


async def live_sessions(identity_id: Any) -> int:
    async with read_only(Context()) as session:
        rows = await session.scalars(select(SignedIn.id).where(SignedIn.identity_id == identity_id, SignedIn.ended_at.is_(None)))
        return len(list(rows))


@pytest.mark.covers("PLT-003", "PLT-010", "PLT-021")
async def test_a_session_is_two_cookies_and_only_one_can_be_read(newcomer: Newcomer, make: Make) -> None:
    """PLT-003: HttpOnly and SameSite=Lax; no credential in the answer."""
    member = await staff(make, role="admin")
    reply = await sign_in(newcomer(), member.email)
    cookies = {line.split("=")[0]: line for line in reply.headers.get_list("set-cookie")}
    assert "HttpOnly" in cookies["session"]
    assert "SameSite=lax" in cookies["session"]
    assert "Secure" not in cookies["session"]
    assert "HttpOnly" not in cookies["area"]
    assert cookies["area"].startswith("area=staff;")
    token = cookies["session"].split(";")[0].removeprefix("session=")
    assert len(token) >= 40
    assert token not in reply.text


@pytest.mark.covers("PLT-003")
async def test_over_tls_the_cookie_is_secure(newcomer: Newcomer, make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """PLT-003: Secure when served over TLS."""
    member, someone = await staff(make), newcomer()
    await someone.csrf()
    monkeypatch.setattr(csrf.settings(), "secure_cookies", True)
    reply = await sign_in(someone, member.email)
    assert all("; Secure" in line for line in reply.headers.get_list("set-cookie"))


@pytest.mark.covers("PLT-003")
@pytest.mark.parametrize("path", ["/api/login", "/api/v2/register", "/api/forgot-password", "/api/reset-password", "/api/v2/logout",
                                  "/api/users", "/api/email/verify", "/api/v2/register/set-up"])
async def test_an_unsafe_call_without_the_csrf_header_is_refused(newcomer: Newcomer, path: str) -> None:
    """PLT-003: missing, wrong, or not one of ours."""
    someone = newcomer()
    missing = await someone.send("POST", path, json={}, headers={"X-CSRF-Token": ""})
    wrong = await someone.send("POST", path, json={}, headers={"X-CSRF-Token": "x.y"})
    someone.http.cookies.clear()
    someone.http.cookies.set("csrf_token", "made.up")
    foreign = await someone.send("POST", path, json={}, headers={"X-CSRF-Token": "made.up"})
    assert {(reply.status_code, reply.json()["data"]["code"]) for reply in (missing, wrong, foreign)} == {(403, "csrf.missing")}


@pytest.mark.covers("PLT-010")
async def test_wrong_password_and_unknown_address_read_the_same_and_cost_the_same(newcomer: Newcomer, make: Make) -> None:
    """PLT-010: one text for both causes; an unknown address costs a hash as well, and so does somebody without a password.

    What it costs is the processor's time: how long it takes is others' doing on a busy machine.
    """
    member, invited = await staff(make), await make.member(await make.company())
    spent: dict[str, list[float]] = {}
    answers = set()
    for address in (member.email, email(), invited.email) * 4:
        kind = {member.email: "known", invited.email: "invited"}.get(address, "unknown")
        someone = newcomer()
        await someone.csrf()
        began = process_time()
        reply = await sign_in(someone, address, "Vinter2026")
        spent.setdefault(kind, []).append(process_time() - began)
        answers.add((reply.status_code, reply.text))
    assert len(answers) == 1
    assert answers.pop()[0] == 401
    best = {kind: min(times) for kind, times in spent.items()}
    assert min(best.values()) > 0.4 * max(best.values())


@pytest.mark.covers("PLT-010")
async def test_guesses_at_one_account_are_limited_from_wherever_they_come(newcomer: Newcomer, make: Make) -> None:
    """PLT-010: by account, also one that does not exist; others still get in, and successes don't add up."""
    await clear_of_window(900)
    member, other = await staff(make), await staff(make)
    for address in (member.email, email()):
        replies = await asyncio.gather(*(sign_in(newcomer(), address, "Vinter2026") for _ in range(14)))
        assert sorted(reply.status_code for reply in replies) == [401] * 10 + [429] * 4
        late = next(reply for reply in replies if reply.status_code == 429)
        assert int(late.headers["retry-after"]) > 0
    assert (await sign_in(newcomer(), member.email)).status_code == 429
    assert [(await sign_in(newcomer(), other.email)).status_code for _ in range(12)] == [200] * 12


@pytest.mark.covers("PLT-010")
async def test_guesses_from_one_address_are_limited_whomever_they_try(newcomer: Newcomer, make: Make) -> None:
    """PLT-010: by address, and a header that the last proxy did not write is not believed."""
    await clear_of_window(900)
    guesser, member = newcomer(), await staff(make)
    await guesser.csrf()
    replies = await asyncio.gather(*(sign_in(guesser, email(), "Vinter2026") for _ in range(70)))
    assert sorted(reply.status_code for reply in replies) == [401] * 60 + [429] * 10
    guesser.http.headers["X-Forwarded-For"] = "203.0.113.9, " + guesser.http.headers["X-Forwarded-For"]
    assert (await sign_in(guesser, member.email)).status_code == 429
    assert (await sign_in(newcomer(), member.email)).status_code == 200


@pytest.mark.covers("PLT-010")
async def test_an_address_that_is_refused_locks_nobody_out(newcomer: Newcomer, make: Make) -> None:
    """PLT-010: its further tries aren't counted on the accounts that it names."""
    await clear_of_window(900)
    guesser, member = newcomer(), await staff(make)
    await guesser.csrf()
    await asyncio.gather(*(sign_in(guesser, email(), "Vinter2026") for _ in range(60)))
    assert [(await sign_in(guesser, member.email, "Vinter2026")).status_code for _ in range(12)] == [429] * 12
    assert (await sign_in(newcomer(), member.email)).status_code == 200


@pytest.mark.covers("PLT-010")
async def test_the_addresses_of_one_ipv6_household_count_as_one(newcomer: Newcomer, make: Make) -> None:
    """PLT-010: whoever has a /64 guesses from as many addresses as they like; a neighbour and an IPv4 in IPv6's clothes stand apart."""
    await clear_of_window(900)
    guesser, member, site = newcomer(), await staff(make), f"2001:db8:{randbelow(2**16):x}:{randbelow(2**16):x}"
    await guesser.csrf()
    guesses = []
    for host in range(1, 62):
        guesser.http.headers["X-Forwarded-For"] = f"{site}::{host:x}"
        guesses.append((await sign_in(guesser, email(), "Vinter2026")).status_code)
    assert guesses == [401] * 60 + [429]
    answers = {}
    for address in (f"{site}:ffff::9", "2001:db8:1:1::9", f"::ffff:10.9.{randbelow(256)}.{randbelow(256)}", "unknown"):
        someone = newcomer()
        someone.http.headers["X-Forwarded-For"] = address
        answers[address] = (await sign_in(someone, member.email)).status_code
    assert list(answers.values()) == [429, 200, 200, 200]


@pytest.mark.covers("PLT-013", "PLT-004")
async def test_a_new_sign_in_ends_the_older_one_with_its_text(newcomer: Newcomer, make: Make) -> None:
    """PLT-013, PLT-004: 410 with the sentence, in both languages; the newer one works on."""
    member = await staff(make)
    older, newer = newcomer(), newcomer()
    await sign_in(older, member.email)
    assert (await older.get("/api/session")).status_code == 200
    await sign_in(newer, member.email)
    for path in ("/api/session", "/api/company", "/api/users"):
        ended = await older.get(path)
        assert (ended.status_code, ended.json()["data"]["code"], ended.json()["message"]) == (410, "auth.ended_elsewhere", ELSEWHERE)
    assert "annan inloggning" in (await older.get("/api/session", headers={"X-Language": "sv"})).json()["message"]
    assert (await newer.get("/api/session")).status_code == 200
    assert (await older.post("/api/v2/logout")).status_code == 200
    assert (await older.get("/api/session")).status_code == 401


@pytest.mark.covers("PLT-013")
async def test_of_sign_ins_at_once_all_succeed_and_one_stays_live(newcomer: Newcomer, make: Make) -> None:
    """PLT-013: the table itself holds one live session a person."""
    member = await staff(make)
    people = [newcomer() for _ in range(8)]
    replies = await asyncio.gather(*(sign_in(who, member.email) for who in people))
    assert [reply.status_code for reply in replies] == [200] * 8
    assert await live_sessions(member.identity_id) == 1
    looks = [(await who.get("/api/session")).status_code for who in people]
    assert sorted(looks) == [200] + [410] * 7


@pytest.mark.covers("PLT-010")
async def test_a_stampede_of_sign_ins_holds_up_nobody_else(newcomer: Newcomer, make: Make, as_staff: Any) -> None:
    """PLT-010: while thirty people sign in, somebody at work gets answers, since hashes are made one at a time off the loop."""
    worker, members = await as_staff("admin"), [await staff(make) for _ in range(10)]
    crowd = asyncio.gather(*(sign_in(newcomer(), member.email) for member in members for _ in range(3)))
    await asyncio.sleep(0.05)
    waits = []
    while not crowd.done():
        began = perf_counter()
        assert (await worker.get("/api/session")).status_code == 200
        waits.append(perf_counter() - began)
    assert all(reply.status_code == 200 for reply in await crowd)
    assert len(waits) >= 5
    assert sorted(waits)[len(waits) // 2] < 0.5


@pytest.mark.covers("PLT-018", "PLT-004")
async def test_signing_out_ends_the_session_on_the_server(newcomer: Newcomer, make: Make) -> None:
    """PLT-018: the same cookie works no more, wherever it is kept; that is a 401, not a 410."""
    member, someone = await staff(make), newcomer()
    await sign_in(someone, member.email)
    token = someone.http.cookies["session"]
    left = await someone.post("/api/v2/logout")
    assert left.status_code == 200
    assert "session" not in someone.http.cookies
    thief = await newcomer().signed_in(token)
    reply = await thief.get("/api/session")
    assert (reply.status_code, reply.json()["data"]["code"], reply.json()["message"]) == (401, "auth.required", "Not authorized!")
    assert await live_sessions(member.identity_id) == 0
    someone.company = SimpleNamespace(id=member.company_id)
    ended = await someone.audit_of("session.ended")
    assert [row["facts"]["reason"] for row in ended] == ["signed_out"]


@pytest.mark.covers("PLT-030", "BEY-060")
async def test_a_person_of_two_clinics_goes_from_one_to_the_other(newcomer: Newcomer, make: Make) -> None:
    """PLT-030: one person, several places; a session acts as one, going elsewhere is a new one, and only to one's own places."""
    person = await make.identity(password_hash=HASH, email=email())
    here, there, foreign = await make.company(), await make.company(), await make.company()
    await make.member(here, identity=person, role="super_admin")
    await make.member(there, identity=person, role="user")
    someone = newcomer()
    await sign_in(someone, person.email)
    old = someone.http.cookies["session"]
    listed = (await someone.get("/api/session/places")).json()["data"]
    assert {(place["company_id"], place["company_name"]) for place in listed} == {(str(here.id), here.name), (str(there.id), there.name)}
    went = await someone.post("/api/session/switch", json={"area": "staff", "company_id": str(there.id)})
    assert went.json()["data"]["company"]["id"] == str(there.id)
    assert went.json()["data"]["user"]["user_role"] == "user"
    assert (await someone.get("/api/session")).json()["data"]["company"]["id"] == str(there.id)
    assert (await (await newcomer().signed_in(old)).get("/api/session")).status_code == 410
    for place in ({"area": "staff", "company_id": str(foreign.id)}, {"area": "master_admin"}):
        assert (await someone.post("/api/session/switch", json=place)).status_code == 404
    assert (await sign_in(newcomer(), person.email)).json()["data"]["company"]["id"] == str(there.id)


@pytest.mark.covers("PLT-004")
async def test_a_session_that_has_run_out_is_a_401(newcomer: Newcomer, make: Make) -> None:
    """PLT-004: 410 is for sessions that somebody or something ended; time is neither, also after the next sign-in."""
    member, someone = await staff(make), newcomer()
    await sign_in(someone, member.email)
    async with unit(Context()) as session:
        await session.execute(update(SignedIn).where(SignedIn.identity_id == member.identity_id).values(expires_at=now()))
    assert (await someone.get("/api/session")).status_code == 401
    await sign_in(newcomer(), member.email)
    assert (await someone.get("/api/session")).status_code == 401


@pytest.mark.covers("PLT-004", "PLT-010")
async def test_the_snapshot_says_what_the_app_opens_with(newcomer: Newcomer, make: Make) -> None:
    """PLT-004, PLT-052: area, user, company, permissions, settings by their keys, step; nobody gets 401."""
    company = await make.company(date_format="DD.MM.YYYY", is_twelve_hours=True, is_pos_on=False, customer_language="sv")
    member = await make.member(company, role="admin", identity=await make.identity(password_hash=HASH), language="sv")
    someone = newcomer()
    assert (await someone.get("/api/session")).status_code == 401
    entered = (await sign_in(someone, member.email)).json()["data"]
    snapshot = (await someone.get("/api/session")).json()["data"]
    assert entered["permissions"] == snapshot["permissions"]
    assert snapshot["area"] == "staff"
    assert snapshot["step"] == "done"
    assert snapshot["settings"] == {
        "DATE_FORMAT": "DD.MM.YYYY", "IS_TWELVE_HOURS": True, "CALENDAR_FIRST_DAY_SUNDAY": False, "LANGUAGE": "sv",
        "NRS_RATING": False, "CUSTOMER_LANGUAGE": "sv",
    }
    assert "team.write" in snapshot["permissions"]
    assert not {"company.write", "product.read"} & set(snapshot["permissions"])
    assert snapshot["user"]["last_login_at"]
    assert "password" not in str(snapshot["user"].keys()).replace("password_last_change_at", "")


@pytest.mark.covers("PLT-010", "PLT-030")
async def test_prescribers_and_master_admins_have_areas_of_their_own(newcomer: Newcomer, make: Make) -> None:
    """PLT-010: each signs in where they belong and nowhere else; the areas give no staff permission."""
    doctor, _ = await make.prescriber()
    async with unit(Context()) as session:
        identity = await session.get_one(Identity, doctor.identity_id)
        identity.password_hash, address = HASH, identity.email
    boss = await make.identity(password_hash=HASH, email=email())
    async with unit(Context()) as session:
        session.add(MasterAdmin(id=new_id(), identity_id=boss.id))
    doctors, masters = {"self", "prescription.read", "prescription.sign"}, {"self"}
    for who, area, permissions in ((address, "prescriber", doctors), (boss.email, "master_admin", masters)):
        someone = newcomer()
        assert (await sign_in(someone, who)).status_code == 401
        reply = await sign_in(someone, who, area=area)
        assert reply.json()["data"]["area"] == area
        assert someone.http.cookies["area"] == area
        assert reply.json()["data"]["company"] is None
        snapshot = (await someone.get("/api/session")).json()["data"]
        assert set(snapshot["permissions"]) == permissions
        assert (await someone.get("/api/users")).json()["data"]["code"] == "permission.role"
    async with unit(Context()) as session:
        await session.execute(update(MasterAdmin).where(MasterAdmin.identity_id == boss.id).values(is_active=False))
    assert (await someone.get("/api/session")).status_code == 401
