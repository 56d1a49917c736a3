"""Forgotten passwords."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import update

from clinic.accounts.models import OneTimeCode
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import unit
from tests.accounts.people import HASH, PASSWORD, clear_of_window, email, mails_to, path_in, run_reset_listener
from tests.acting import Acting
from tests.make import Make

pytestmark = pytest.mark.anyio
Newcomer = Callable[[], Acting]
NEW = {"password": "Vinter2027", "password_confirmation": "Vinter2027"}


async def wish(newcomer: Newcomer, address: str, **more: Any) -> Any:
    return await newcomer().post("/api/forgot-password", json={"email": address, "area": "staff"}, **more)


async def link_for(newcomer: Newcomer, address: str) -> str:
    await wish(newcomer, address)
    await run_reset_listener()
    return path_in((await mails_to(address))[-1], "/reset-password/").removeprefix("/reset-password/")


@pytest.mark.covers("PLT-015", "PLT-021")
async def test_the_answer_is_the_same_whether_known_or_not(newcomer: Newcomer, make: Make) -> None:
    """PLT-015: same answer; the same work is done before it, for who it is is looked at afterwards; a stranger gets no mail."""
    person, stranger = await make.identity(email=email()), email()
    known, unknown = await wish(newcomer, person.email), await wish(newcomer, stranger)
    assert (known.status_code, known.text) == (unknown.status_code, unknown.text)
    assert known.status_code == 200
    assert await mails_to(person.email) == []
    await run_reset_listener()
    assert len(await mails_to(person.email)) == 1
    assert await mails_to(stranger) == []


@pytest.mark.covers("PLT-015", "PLT-004", "PLT-016")
async def test_a_new_password_by_the_link_ends_every_session(newcomer: Newcomer, make: Make) -> None:
    """PLT-015: the link works once; PLT-004: whoever was signed in is out for security."""
    member = await make.member(await make.company(), identity=await make.identity(password_hash=HASH, email=email()))
    inside = newcomer()
    await inside.post("/api/login", json={"email": member.email, "password": PASSWORD})
    token = await link_for(newcomer, member.email)
    weak = await newcomer().post("/api/reset-password", json={"token": token, "password": "kort", "password_confirmation": "kort"})
    assert weak.json()["errors"]["password"][0]["code"] == "password"
    assert (await newcomer().post("/api/reset-password", json={"token": token, **NEW})).status_code == 200
    out = await inside.get("/api/session")
    assert (out.status_code, out.json()["data"]["code"]) == (410, "auth.ended_for_security")
    assert "security" in out.json()["message"]
    old = await newcomer().post("/api/login", json={"email": member.email, "password": PASSWORD})
    new = await newcomer().post("/api/login", json={"email": member.email, "password": NEW["password"]})
    assert (old.status_code, new.status_code) == (401, 200)
    again = await newcomer().post("/api/reset-password", json={"token": token, **NEW})
    assert (again.status_code, again.json()["data"]["code"]) == (409, "auth.link_used")


@pytest.mark.covers("PLT-015")
async def test_a_link_used_at_once_by_many_works_for_one(newcomer: Newcomer, make: Make) -> None:
    """PLT-015: single use under concurrency."""
    person = await make.identity(password_hash=HASH, email=email())
    token = await link_for(newcomer, person.email)
    replies = await asyncio.gather(*(newcomer().post("/api/reset-password", json={"token": token, **NEW}) for _ in range(5)))
    assert sorted(reply.status_code for reply in replies) == [200] + [409] * 4


@pytest.mark.covers("PLT-015")
async def test_a_link_expires_and_an_older_one_gives_way(newcomer: Newcomer, make: Make) -> None:
    """PLT-015: two hours; asking anew makes the older one worthless; a made-up one is refused alike."""
    person = await make.identity(password_hash=HASH, email=email())
    older = await link_for(newcomer, person.email)
    newer = await link_for(newcomer, person.email)
    async with unit(Context()) as session:
        await session.execute(update(OneTimeCode).where(OneTimeCode.identity_id == person.id).values(expires_at=now()))
    for token in (older, newer, "made-up", newer[:-1] + "x"):
        reply = await newcomer().post("/api/reset-password", json={"token": token, **NEW})
        assert reply.json()["data"]["code"] == "auth.link_used"


@pytest.mark.covers("PLT-015")
async def test_wishes_are_limited_alike_for_known_and_unknown(newcomer: Newcomer, make: Make) -> None:
    """PLT-015: six an hour an address, so that nobody's box is filled; the limit tells nothing either."""
    await clear_of_window(3600)
    person = await make.identity(email=email())
    for address in (person.email, email()):
        assert [(await wish(newcomer, address)).status_code for _ in range(7)] == [200] * 6 + [429]


@pytest.mark.covers("PLT-015")
async def test_the_mail_is_in_the_language_of_the_page(newcomer: Newcomer, make: Make) -> None:
    """PLT-015, PLT-090: in Swedish for a Swedish page."""
    person = await make.identity(email=email())
    await wish(newcomer, person.email, headers={"X-Language": "sv"})
    await run_reset_listener()
    assert (await mails_to(person.email))[0].subject == "Välj ett nytt lösenord"
