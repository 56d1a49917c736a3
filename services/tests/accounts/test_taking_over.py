"""Somebody who isn't the owner of an address tries to become it: by its code, by a clinic's invitation, by an older session."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from clinic.core.settings import settings
from tests.accounts.people import HASH, PASSWORD, code_in, email, letters_to, mails_to, path_in, run_reset_listener, sign_up
from tests.accounts.test_prescribers import invited, sign_up as sign_up_by
from tests.accounts.test_team import user
from tests.acting import Acting
from tests.make import Make

pytestmark = pytest.mark.anyio
Newcomer = Callable[[], Acting]


@pytest.mark.covers("PLT-014", "PLT-010")
async def test_a_clinic_never_reads_the_code_of_somebodys_address(as_staff: Any, make: Make) -> None:
    """PLT-014: whichever company the person's session acts for, its messages tell nothing of the proof, before or after it went."""
    boss, victim = await as_staff("admin"), await make.identity(email=email(), email_verified_at=None)
    inside = await as_staff("user", company=boss.company, identity=victim)
    assert (await inside.post("/api/resend-otp")).status_code == 200
    [letter] = await letters_to(victim.email, boss.company.id)
    code = code_in(letter)
    listed = await boss.get("/api/messages")
    assert listed.json()["data"]["items"] == []
    assert code not in letter.subject
    assert await mails_to(victim.email, boss.company.id) == []
    assert (await inside.post("/api/verify-email", json={"code": code})).status_code == 200


async def registered(newcomer: Newcomer) -> tuple[Acting, str]:
    """Somebody who has signed up with an address that isn't theirs."""
    attacker, form = newcomer(), sign_up()
    assert (await attacker.post("/api/v2/register", json=form)).status_code == 200
    return attacker, form["email"]


@pytest.mark.covers("PLT-032", "PLT-014")
async def test_who_never_proved_an_address_loses_it_when_a_clinic_adds_it(newcomer: Newcomer, as_staff: Any) -> None:
    """PLT-032: their session ends, their password is none, and the letter lets its reader choose; the clinic's log says nothing of them."""
    (attacker, address), boss = await registered(newcomer), await as_staff("admin")
    added = await boss.post("/api/users", json=user(email=address))
    assert added.status_code == 200, added.text
    gone = await attacker.post("/api/session/switch", json={"area": "staff", "company_id": str(boss.company.id)})
    assert (gone.status_code, gone.json()["data"]) == (410, {"code": "auth.ended_for_security"})
    entry = {"email": address, "password": PASSWORD}
    assert (await newcomer().post("/api/login", json=entry)).status_code == 401
    assert await boss.audit_of("session.ended") == []
    token = path_in((await letters_to(address, boss.company.id))[-1], "/reset-password/").removeprefix("/reset-password/")
    chosen = {"token": token, "password": "Vinter2027", "password_confirmation": "Vinter2027"}
    assert (await newcomer().post("/api/reset-password", json=chosen)).status_code == 200
    owner = newcomer()
    assert (await owner.post("/api/login", json={"email": address, "password": "Vinter2027"})).status_code == 200
    assert str(boss.company.id) in {place["company_id"] for place in (await owner.get("/api/session/places")).json()["data"]}
    assert (await newcomer().post("/api/login", json=entry)).status_code == 401


@pytest.mark.covers("PLT-014", "PLT-030")
async def test_nobody_goes_elsewhere_before_the_address_is_proven(as_staff: Any, make: Make) -> None:
    """PLT-014: not even to see the name of a company where the address works."""
    person, there = await make.identity(email=email(), email_verified_at=None), await make.company()
    await make.member(there, identity=person)
    someone = await as_staff("super_admin", identity=person)
    reply = await someone.post("/api/session/switch", json={"area": "staff", "company_id": str(there.id)})
    assert (reply.status_code, reply.json()["data"]) == (403, {"code": "permission.unverified"})


@pytest.mark.covers("RXP-003", "PLT-014")
async def test_an_invitation_isnt_in_the_way_of_who_took_the_address_first(newcomer: Newcomer, as_staff: Any) -> None:
    """RXP-003: the invited person signs up as if nobody had been there; the other one's session and password are gone."""
    (attacker, address), staff = await registered(newcomer), await as_staff()
    link, doctor = await invited(staff, address), newcomer()
    assert (await doctor.post("/api/v3/prescribers/invitation", json=link)).json()["data"]["account"] == "none"
    refused = await attacker.post("/api/v3/prescribers/join", json={**sign_up_by(link), "password": PASSWORD})
    assert (refused.status_code, refused.json()["data"]["code"]) == (401, "auth.wrong_credentials")
    own = sign_up_by(link, password="Vinter2027", password_confirmation="Vinter2027")
    assert (await doctor.post("/api/v3/prescribers/register", json=own)).json()["data"]["step"] == "verify_email"
    assert (await attacker.get("/api/session")).status_code == 410
    assert (await newcomer().post("/api/login", json={"email": address, "password": PASSWORD})).status_code == 401
    code = code_in((await letters_to(address, staff.company.id))[-1])
    assert (await doctor.post("/api/verify-email", json={"code": code})).json()["data"]["step"] == "done"
    assert await mails_to(address, staff.company.id) == []


@asynccontextmanager
async def between_two_looks_at_members() -> AsyncIterator[Callable[[], Awaitable[None]]]:
    """Hold up whoever is on the way, once they have been identified: `await passed()` when one waits for their second look at members.

    Two locks in turn: the first lets a call's door wait, the second stands behind it, so that the door opens and the next look doesn't.
    """
    first, second, watch = [await asyncpg.connect(settings().database_admin_url) for _ in range(3)]
    lock = "BEGIN; LOCK TABLE membership IN ACCESS EXCLUSIVE MODE"

    async def waiting(many: int) -> None:
        count = "SELECT count(*) FROM pg_locks WHERE relation = 'membership'::regclass AND NOT granted"
        while await watch.fetchval(count) < many:  # noqa: ASYNC110 - the server tells in no other way
            await asyncio.sleep(0.01)

    async def passed() -> None:
        await waiting(1)
        begun = asyncio.create_task(second.execute(lock))
        await waiting(2)
        await first.execute("COMMIT")
        await begun
        await waiting(1)

    await first.execute(lock)
    try:
        yield passed
    finally:
        for connection in (first, second, watch):
            await connection.close()


@pytest.mark.covers("PLT-004", "PLT-013", "PLT-015")
async def test_a_stolen_session_does_not_outrun_a_new_password(newcomer: Newcomer, make: Make) -> None:
    """PLT-004: the password is chosen anew after a switch was let in and before it begins its session; no session comes of it."""
    member = await make.member(await make.company(), identity=await make.identity(password_hash=HASH, email=email()))
    thief = newcomer()
    await thief.post("/api/login", json={"email": member.email, "password": PASSWORD})
    await newcomer().post("/api/forgot-password", json={"email": member.email, "area": "staff"})
    await run_reset_listener()
    token = path_in((await mails_to(member.email))[-1], "/reset-password/").removeprefix("/reset-password/")
    chosen = {"token": token, "password": "Vinter2027", "password_confirmation": "Vinter2027"}
    async with between_two_looks_at_members() as passed:
        switching = asyncio.create_task(thief.post("/api/session/switch", json={"area": "staff", "company_id": str(member.company_id)}))
        await passed()
        assert (await newcomer().post("/api/reset-password", json=chosen)).status_code == 200
    switched = await switching
    assert (switched.status_code, switched.json()["data"]) == (410, {"code": "auth.ended_for_security"})
    assert (await thief.get("/api/session")).status_code == 410
