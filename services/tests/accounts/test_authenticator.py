"""The authenticator app (TOTP) and recovery codes: set up, used once each, and what a thief of session or mailbox can't do (BEY-061)."""

import asyncio
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest
import time_machine
from pyotp import TOTP
from sqlalchemy import select, update

from clinic.accounts.authenticator import service
from clinic.accounts.signin.authenticator_codes import find_time_step, hash_recovery_code
from clinic.accounts.signin.models import Authenticator, RecoveryCode
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.security.encryption import DecryptionFailed, decrypt, encrypt
from tests.accounts.helpers import PASSWORD
from tests.accounts.test_second_factor import create_person, log_in, prove, read_codes, wrong
from tests.factories.factory import Factory
from tests.support.http_client import ApiClient

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BEY-061")]
NewVisitor = Callable[[], ApiClient]
PATH = "/api/profile/authenticator"


async def set_up(browser: ApiClient) -> tuple[TOTP, list[str]]:
    """Set an authenticator app up in the profile; return it and the recovery codes."""
    reply = await browser.post(f"{PATH}/secret", json={"password": PASSWORD})
    assert reply.status_code == 200, reply.text
    app = TOTP(reply.json()["data"]["secret"])
    confirmed = await browser.post(PATH, json={"code": app.at(now())})
    assert confirmed.status_code == 200, confirmed.text
    return app, confirmed.json()["data"]["codes"]


async def enrol(new_visitor: NewVisitor, factory: Factory, **fields: Any) -> tuple[Any, ApiClient, TOTP, list[str]]:
    """Create a person who signs in by the password and sets an app up; its next code may be used."""
    member, browser = await create_person(factory, is_two_factor_on=False, **fields), new_visitor()
    await log_in(browser, member)
    app, codes = await set_up(browser)
    await allow_next_code(member)
    return member, browser, app, codes


async def allow_next_code(member: Any) -> None:
    """Let half a minute pass for the last accepted code."""
    async with transaction(Context()) as session:
        await session.execute(
            update(Authenticator).where(Authenticator.identity_id == member.identity_id).values(last_time_step=None),
        )


def outcome(reply: Any) -> tuple[int, str]:
    return reply.status_code, reply.json()["data"].get("code", "")


async def read_factors(browser: ApiClient) -> tuple[list[str], bool]:
    row = (await browser.get("/api/profile/sign-ins")).json()["data"]["items"][0]
    return row["factors"], row["is_strong"]


async def test_app_is_set_up_and_signs_in(new_visitor: NewVisitor, factory: Factory) -> None:
    """BEY-061, LAW-001: confirmed by a code, it turns the second factor on and proves the session; no code is sent at the next sign-in."""
    member, browser = await create_person(factory, is_two_factor_on=False), new_visitor()
    await log_in(browser, member)
    assert outcome(await browser.post(f"{PATH}/secret", json={"password": "Fel2026Fel"})) == (422, "validation")
    shown = (await browser.post(f"{PATH}/secret", json={"password": PASSWORD})).json()["data"]
    assert shown["uri"].startswith("otpauth://totp/Aster:")
    assert f"secret={shown['secret']}" in shown["uri"]
    app = TOTP(shown["secret"])
    assert (await browser.get(PATH)).json()["data"] == {"confirmed_at": None, "recovery_codes_left": 0}
    assert (await browser.post(PATH, json={"code": wrong(app.at(now()))})).json()["errors"]["code"][0]["code"] == "code"
    code = app.at(now())
    codes = (await browser.post(PATH, json={"code": f"{code[:3]} {code[3:]}"})).json()["data"]["codes"]
    assert len(set(codes)) == 10
    assert all(re.fullmatch(r"[0-9A-Z]{5}-[0-9A-Z]{5}", code) for code in codes)
    assert (await browser.get(PATH)).json()["data"]["recovery_codes_left"] == 10
    assert await read_factors(browser) == (["password", "totp"], True)
    assert (await browser.get("/api/profile/two-factor")).json()["data"]["is_on"] is True
    assert outcome(await browser.post(f"{PATH}/secret", json={"password": PASSWORD})) == (409, "authenticator.in_use")
    assert outcome(await browser.post(PATH, json={"code": app.at(now())})) == (409, "authenticator.missing")

    morning = new_visitor()
    answer = await log_in(morning, member)
    assert (answer["next"], answer["methods"], answer["sent"]) == ("second_factor", ["totp", "mail_code", "recovery_code"], None)
    assert await read_codes(member) == []
    assert (await prove(morning, code, "totp")).status_code == 422, "it confirmed the app"
    await allow_next_code(member)
    assert (await prove(morning, app.at(now()), "totp")).status_code == 200
    assert await read_factors(morning) == (["password", "totp"], True)


async def test_secret_is_stored_encrypted_and_codes_as_digests(new_visitor: NewVisitor, factory: Factory) -> None:
    """BEY-061: neither the key nor a code can be read in the database, and the key of one person is of no use in another's row."""
    member, _, app, codes = await enrol(new_visitor, factory)
    async with read_only_transaction(Context()) as session:
        encrypted = (await session.get_one(Authenticator, member.identity_id)).secret
        stored = list(await session.scalars(select(RecoveryCode.code_hash).where(RecoveryCode.identity_id == member.identity_id)))
    assert app.secret.encode() not in encrypted
    assert decrypt("authenticator", member.identity_id, encrypted) == app.secret
    assert not any(code.replace("-", "").encode() in digest for code in codes for digest in stored)
    for purpose, row_id, secret in (
        ("other", member.identity_id, encrypted), ("authenticator", new_id(), encrypted), ("authenticator", member.identity_id, b"short"),
    ):
        with pytest.raises(DecryptionFailed):
            decrypt(purpose, row_id, secret)
    assert encrypt("a", member.identity_id, "x") != encrypt("a", member.identity_id, "x")


async def test_code_is_accepted_once_and_earlier_ones_never(new_visitor: NewVisitor, factory: Factory) -> None:
    """BEY-061: a replayed code, the same one twice at once, and one of an earlier half minute after a later one."""
    member, _, app, _ = await enrol(new_visitor, factory)
    browser, thief = new_visitor(), new_visitor()
    for visitor in (browser, thief):
        await log_in(visitor, member)
    code, earlier = app.at(now()), app.at(now() - timedelta(seconds=30))
    replies = await asyncio.gather(*(prove(visitor, code, "totp") for visitor in (browser, thief)))
    assert sorted(reply.status_code for reply in replies) == [200, 422]
    second = new_visitor()
    await log_in(second, member)
    assert (await prove(second, earlier, "totp")).status_code == 422
    assert (await prove(second, code, "totp")).status_code == 422


def test_clock_of_the_phone_may_be_wrong_by_half_a_minute() -> None:
    app = TOTP("JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP")
    with time_machine.travel(datetime(2026, 11, 26, 8, 0, 15, tzinfo=UTC), tick=False):
        steps = [find_time_step(app.secret, app.at(now() + timedelta(seconds=30 * drift))) for drift in (-2, -1, 0, 1, 2)]
        current = app.timecode(now())
    assert steps == [None, current - 1, current, current + 1, None]


async def test_recovery_code_is_used_once_even_at_once(new_visitor: NewVisitor, factory: Factory) -> None:
    """BEY-061: it counts as the second factor, since only a person who proved the app gets it; of two uses at once one succeeds."""
    member, _, _, codes = await enrol(new_visitor, factory)
    visitors = [new_visitor() for _ in range(3)]
    for visitor in visitors:
        await log_in(visitor, member)
    typed = codes[0].lower().replace("-", " ").replace("1", "l").replace("0", "o")
    replies = await asyncio.gather(*(prove(visitor, typed, "recovery_code") for visitor in visitors))
    assert sorted(reply.status_code for reply in replies) == [200, 422, 422]
    winner = visitors[[reply.status_code for reply in replies].index(200)]
    assert await read_factors(winner) == (["password", "recovery_code"], True)
    assert (await winner.get(PATH)).json()["data"]["recovery_codes_left"] == 9

    renewed = (await winner.post(f"{PATH}/recovery-codes", json={"password": PASSWORD})).json()["data"]["codes"]
    assert set(renewed).isdisjoint(codes)
    browser = new_visitor()
    await log_in(browser, member)
    assert (await prove(browser, codes[1], "recovery_code")).status_code == 422, "the earlier ones are void"
    assert (await prove(browser, renewed[0], "recovery_code")).status_code == 200


async def test_another_persons_code_is_wrong(new_visitor: NewVisitor, factory: Factory) -> None:
    """BEY-061: a pending step takes neither app nor recovery codes of another account."""
    member, _, _, _ = await enrol(new_visitor, factory)
    _, _, other_app, other_codes = await enrol(new_visitor, factory)
    browser = new_visitor()
    await log_in(browser, member)
    assert (await prove(browser, other_app.at(now()), "totp")).status_code == 422
    assert (await prove(browser, other_codes[0], "recovery_code")).status_code == 422
    assert hash_recovery_code(member.identity_id, "A") != hash_recovery_code(new_id(), "A")


async def test_five_wrong_codes_end_the_sign_in(new_visitor: NewVisitor, factory: Factory) -> None:
    """BEY-061: app and recovery codes are tried five times in one sign-in, all kinds together."""
    member, _, app, codes = await enrol(new_visitor, factory)
    browser = new_visitor()
    await log_in(browser, member)
    for code, method in [("AAAAA-AAAAA", "recovery_code")] * 3 + [(wrong(app.at(now())), "totp")] * 2:
        assert (await prove(browser, code, method)).status_code == 422
    for code, method in ((app.at(now()), "totp"), (codes[0], "recovery_code")):
        assert outcome(await prove(browser, code, method)) == (429, "auth.too_many_tries")
    await log_in(browser, member)
    assert (await prove(browser, app.at(now()), "totp")).status_code == 200


async def test_mailbox_alone_neither_removes_the_app_nor_reads_its_codes(new_visitor: NewVisitor, factory: Factory) -> None:
    """LAW-001: a session that a code by e-mail began can't change how the person signs in, even with the password."""
    member, _, app, _ = await enrol(new_visitor, factory)
    thief = new_visitor()
    await log_in(thief, member)
    assert (await thief.post("/api/login/code", json={"method": "mail_code"})).json()["data"]["sent"] == "mail_code"
    assert (await prove(thief, (await read_codes(member))[-1])).status_code == 200
    for path in ("remove", "recovery-codes", "secret"):
        assert outcome(await thief.post(f"{PATH}/{path}", json={"password": PASSWORD})) == (403, "auth.strong_sign_in_needed")
    owner = new_visitor()
    await log_in(owner, member)
    assert (await prove(owner, app.at(now()), "totp")).status_code == 200
    assert outcome(await owner.post(f"{PATH}/remove", json={"password": "Fel2026Fel"})) == (422, "validation")
    assert (await owner.post(f"{PATH}/remove", json={"password": PASSWORD})).status_code == 200
    assert (await owner.get(PATH)).json()["data"] == {"confirmed_at": None, "recovery_codes_left": 0}
    assert (await log_in(new_visitor(), member))["methods"] == ["mail_code"]
    assert outcome(await owner.post(f"{PATH}/recovery-codes", json={"password": PASSWORD})) == (409, "authenticator.missing")


async def test_key_that_is_not_confirmed_in_time_is_void(new_visitor: NewVisitor, factory: Factory) -> None:
    """BEY-061: ten minutes; a key asked for once more replaces the first; no app means no recovery codes."""
    member, browser = await create_person(factory, is_two_factor_on=False), new_visitor()
    await log_in(browser, member)
    assert outcome(await browser.post(f"{PATH}/recovery-codes", json={"password": PASSWORD})) == (409, "authenticator.missing")
    first, second = [
        TOTP((await browser.post(f"{PATH}/secret", json={"password": PASSWORD})).json()["data"]["secret"]) for _ in range(2)
    ]
    assert (await browser.post(PATH, json={"code": first.at(now())})).status_code == 422
    async with transaction(Context()) as session:
        await session.execute(
            update(Authenticator).where(Authenticator.identity_id == member.identity_id).values(created_at=now() - service.SET_UP_TTL),
        )
    assert outcome(await browser.post(PATH, json={"code": second.at(now())})) == (409, "authenticator.missing")
    assert (await log_in(new_visitor(), member))["next"] == "session", "an app that isn't confirmed asks for nothing"


async def test_changes_are_audited(new_visitor: NewVisitor, factory: Factory) -> None:
    """BEY-060, BEY-061: set up, codes made, a recovery code used, removed."""
    member, _, _, codes = await enrol(new_visitor, factory)
    evening = new_visitor()
    await log_in(evening, member)
    assert (await prove(evening, codes[0], "recovery_code")).status_code == 200
    assert (await evening.post(f"{PATH}/remove", json={"password": PASSWORD})).status_code == 200
    evening.company = SimpleNamespace(id=member.company_id)
    for action in ("authenticator.added", "recovery_codes.created", "recovery_code.used", "authenticator.removed"):
        assert [row["subject_id"] for row in await evening.list_audit(action)] == [member.identity_id], action
