"""The second factor of a sign-in by a code (PLT-011): asked for, sent, tried, used once, and what an attacker can't do."""

import asyncio
import re
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from clinic.accounts.models import Identity, UserSession
from clinic.accounts.signin import code_attempts, jobs
from clinic.accounts.signin.models import Authenticator, SignInStep, TrustedDevice
from clinic.core.clock import now
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import NIL_COMPANY, Context
from tests.accounts.helpers import (
    PASSWORD,
    PASSWORD_HASH,
    avoid_window_end,
    deliver_password_resets,
    deliver_sign_in_codes,
    extract_reset_token,
    list_emails_to,
    unique_email,
)
from tests.factories.factory import Factory
from tests.support.http_client import ApiClient

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-011", "PLT-109")]
NewVisitor = Callable[[], ApiClient]


async def create_person(factory: Factory, *, is_two_factor_on: bool = True, company: Any = None, **fields: Any) -> Any:
    """Create a member of staff with a password, whose own second factor is on."""
    identity = await factory.identity(password_hash=PASSWORD_HASH, email=unique_email(), is_two_factor_on=is_two_factor_on)
    return await factory.member(company or await factory.company(), identity=identity, language="en", **fields)


async def log_in(browser: ApiClient, member: Any, **more: Any) -> dict[str, Any]:
    response = await browser.post("/api/login", json={"email": member.email, "password": PASSWORD, **more})
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.json()["data"]
    return answer


async def read_codes(member: Any, to: str | None = None) -> list[str]:
    """Deliver the codes and return those that were sent, oldest first; by SMS when `to` is a number."""
    await deliver_sign_in_codes(member.company_id)
    messages = await list_emails_to(to or member.email, member.company_id if to else NIL_COMPANY)
    return [re.findall(r"\b\d{6}\b", message.text)[0] for message in messages]


async def prove(browser: ApiClient, code: str, method: str = "mail_code") -> httpx.Response:
    return await browser.post("/api/login/second-factor", json={"method": method, "code": code})


def wrong(code: str) -> str:
    """Return another code than this one."""
    return f"{(int(code) + 1) % 10**6:06d}"


async def count_sessions(member: Any) -> int:
    async with read_only_transaction(Context()) as session:
        rows = await session.scalars(select(UserSession.id).where(UserSession.identity_id == member.identity_id))
        return len(list(rows))


async def expire_steps(member: Any) -> None:
    async with transaction(Context()) as session:
        await session.execute(
            update(SignInStep).where(SignInStep.identity_id == member.identity_id).values(expires_at=now() - timedelta(seconds=1)),
        )


async def allow_resend(member: Any) -> None:
    async with transaction(Context()) as session:
        await session.execute(
            update(SignInStep).where(SignInStep.identity_id == member.identity_id).values(code_sent_at=now() - timedelta(minutes=1)),
        )


async def test_password_and_mailed_code_sign_in(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-011, LAW-001: no session before the code; it is then proved by both, which is no strong sign-in since the code came by e-mail."""
    member, browser = await create_person(factory), new_visitor()
    answer = await log_in(browser, member)
    masked = f"{member.email[0]}•••@people.test"
    assert answer == {
        "next": "second_factor", "area": "staff", "methods": ["mail_code"], "sent": "mail_code",
        "recipients": [{"method": "mail_code", "recipient": masked}],
    }
    assert (await browser.get("/api/login/step")).json()["data"] == answer
    assert (await browser.get("/api/session")).status_code == 401
    assert await count_sessions(member) == 0
    [code] = await read_codes(member)
    response = await prove(browser, code)
    assert (response.status_code, response.json()["data"]["next"], response.json()["data"]["area"]) == (200, "session", "staff")
    assert (await browser.get("/api/session")).status_code == 200
    [row] = (await browser.get("/api/profile/sign-ins")).json()["data"]["items"]
    assert (row["factors"], row["is_strong"]) == (["password", "mail_code"], False)
    assert (await browser.get("/api/login/step")).json()["data"] is None


async def test_company_setting_asks_everyone_of_the_staff(new_visitor: NewVisitor, factory: Factory, as_staff: Any) -> None:
    """PLT-011, PLT-052: SHOW_2FA asks each member, at each of their companies; without it only who has chosen it is asked."""
    admin = await as_staff("admin")
    member = await create_person(factory, is_two_factor_on=False, company=admin.company)
    assert (await log_in(new_visitor(), member))["next"] == "session"
    settings = (await admin.get("/api/company/settings")).json()["data"]
    assert settings["SHOW_2FA"] is False
    assert (await admin.post("/api/company/settings", json={**settings, "SHOW_2FA": True})).status_code == 200
    assert (await log_in(new_visitor(), member))["next"] == "second_factor"


async def test_code_by_sms_is_a_strong_sign_in_where_the_company_may_send_sms(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-011, PLT-061, LAW-001: SMS to the own mobile number, by the clinic's rules; an unverified company's people get an e-mail."""
    phone = {"mobile_number": "0701740605", "country_code": "+46", "mobile_verified_at": now()}
    unverified = await create_person(factory, company=await factory.company(is_verified=False), **phone)
    assert [item["method"] for item in (await log_in(new_visitor(), unverified))["recipients"]] == ["mail_code"]
    member, browser = await create_person(factory, company=await factory.company(is_verified=True), **phone), new_visitor()
    answer = await log_in(browser, member)
    assert answer["sent"] == "sms_code"
    assert [item["recipient"] for item in answer["recipients"]] == ["+46 •• •• 05", f"{member.email[0]}•••@people.test"]
    [code] = await read_codes(member, "+46701740605")
    assert (await prove(browser, code, "mail_code")).status_code == 422, "it was sent by SMS"
    assert (await prove(browser, code, "sms_code")).status_code == 200
    [row] = (await browser.get("/api/profile/sign-ins")).json()["data"]["items"]
    assert (row["factors"], row["is_strong"]) == (["password", "sms_code"], True)


async def test_nothing_is_revealed_before_the_password_is_right(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-010: with and without a second factor a wrong password is answered alike, and begins nothing."""
    answers = set()
    for is_two_factor_on in (True, False):
        member, browser = await create_person(factory, is_two_factor_on=is_two_factor_on), new_visitor()
        response = await browser.post("/api/login", json={"email": member.email, "password": "Vinter2026"})
        answers.add((response.status_code, response.text))
        assert "sign_in_step" not in browser.http.cookies
        assert (await browser.get("/api/login/step")).json()["data"] is None
    assert len(answers) == 1


async def test_pending_step_leaves_the_session_of_another_browser(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-013: only the session that begins ends the older one."""
    member, first, second = await create_person(factory), new_visitor(), new_visitor()
    await log_in(first, member)
    assert (await prove(first, (await read_codes(member))[-1])).status_code == 200
    await log_in(second, member)
    assert (await first.get("/api/session")).status_code == 200
    assert (await prove(second, (await read_codes(member))[-1])).status_code == 200
    assert (await first.get("/api/session")).status_code == 410


async def test_code_is_tried_five_times_and_another_one_can_be_sent(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-011: after five wrong ones the right one is void; a new one is sent after a wait, and the old one doesn't come back."""
    member, browser = await create_person(factory), new_visitor()
    await log_in(browser, member)
    [code] = await read_codes(member)
    replies = [await prove(browser, wrong(code)) for _ in range(5)]
    assert {(reply.status_code, reply.json()["errors"]["code"][0]["code"]) for reply in replies} == {(422, "code")}
    assert (await prove(browser, code)).json()["data"]["code"] == "otp.too_many_attempts"
    early = await browser.post("/api/login/code", json={"method": "mail_code"})
    assert (early.status_code, early.json()["data"]["code"]) == (429, "rate.limited")
    await allow_resend(member)
    assert (await browser.post("/api/login/code", json={"method": "sms_code"})).status_code == 422, "there is no mobile number"
    assert (await browser.post("/api/login/code", json={"method": "mail_code"})).json()["data"]["sent"] == "mail_code"
    old, new = await read_codes(member)
    if old != new:
        assert (await prove(browser, old)).status_code == 422
    assert (await prove(browser, new)).status_code == 200


async def test_code_is_used_once_and_only_one_of_parallel_tries_succeeds(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-011: a replayed code, and the same one twice at once."""
    member, browser = await create_person(factory), new_visitor()
    await log_in(browser, member)
    [code] = await read_codes(member)
    cookie = browser.http.cookies["sign_in_step"]
    statuses = sorted(reply.status_code for reply in await asyncio.gather(*(prove(browser, code) for _ in range(4))))
    assert statuses[0] == 200
    assert set(statuses[1:]) <= {409, 422}
    assert await count_sessions(member) == 1
    thief = new_visitor()
    thief.http.cookies.set("sign_in_step", cookie)
    assert (await prove(thief, code)).json()["data"]["code"] == "auth.step_missing"


async def test_code_of_another_step_and_a_guessed_token_are_refused(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-011: a code belongs to the sign-in that it was sent for, and the sign-in to its browser."""
    member, browser, other = await create_person(factory), new_visitor(), new_visitor()
    await log_in(browser, member)
    [first] = await read_codes(member)
    await log_in(other, member)
    second = (await read_codes(member))[-1]
    if first != second:
        assert (await prove(other, first)).status_code == 422
    for cookie in ("x" * 43, "x" * 500, ""):
        guessing = new_visitor()
        guessing.http.cookies.set("sign_in_step", cookie)
        refused = await prove(guessing, second)
        assert (refused.status_code, refused.json()["data"]["code"]) == (409, "auth.step_missing")
        assert (await guessing.post("/api/login/code", json={"method": "mail_code"})).status_code == 409
    assert (await prove(other, second)).status_code == 200


async def test_expired_step_is_refused_and_purged(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-011: ten minutes."""
    member, browser = await create_person(factory), new_visitor()
    await log_in(browser, member)
    [code] = await read_codes(member)
    async with read_only_transaction(Context()) as session:
        step = await session.scalar(select(SignInStep).where(SignInStep.identity_id == member.identity_id))
        assert step is not None
        assert timedelta(minutes=9) < step.expires_at - now() <= timedelta(minutes=10)
        assert code.encode() not in (step.code_hash or b"")
    await expire_steps(member)
    assert (await prove(browser, code)).json()["data"]["code"] == "auth.step_missing"
    assert (await browser.get("/api/login/step")).json()["data"] is None
    await jobs.purge_sign_in_steps()
    async with read_only_transaction(Context()) as session:
        assert await session.scalar(select(SignInStep).where(SignInStep.identity_id == member.identity_id)) is None


async def test_step_ends_with_the_password_that_it_began_with(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-015: a password changed meanwhile starts no session; signing out everywhere ends pending steps too."""
    member, browser = await create_person(factory), new_visitor()
    await log_in(browser, member)
    [code] = await read_codes(member)
    async with transaction(Context()) as session:
        await session.execute(update(Identity).where(Identity.id == member.identity_id).values(password_hash="another"))
    refused = await prove(browser, code)
    assert (refused.status_code, refused.json()["data"]["code"]) == (401, "auth.wrong_credentials")
    assert await count_sessions(member) == 0


async def test_signing_out_everywhere_ends_pending_steps(new_visitor: NewVisitor, factory: Factory) -> None:
    member, browser, thief = await create_person(factory), new_visitor(), new_visitor()
    await log_in(browser, member)
    assert (await prove(browser, (await read_codes(member))[-1])).status_code == 200
    await log_in(thief, member)
    assert (await browser.post("/api/profile/sign-out-everywhere")).status_code == 200
    assert (await prove(thief, (await read_codes(member))[-1])).status_code == 409


async def test_guesses_are_limited_by_account_and_nobody_locks_a_known_device_out(
    new_visitor: NewVisitor, factory: Factory, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """PLT-011: who knows the password has so many guesses a day in all, from whatever addresses; the owner's own device isn't concerned."""
    await avoid_window_end(900)
    monkeypatch.setattr(code_attempts, "MAX_CODES_TYPED_PER_ACCOUNT", 6)
    member, owner = await create_person(factory), new_visitor()
    await log_in(owner, member)
    assert (await prove(owner, (await read_codes(member))[-1])).status_code == 200
    statuses = []
    for _ in range(3):
        thief = new_visitor()
        await log_in(thief, member)
        code = (await read_codes(member))[-1]
        statuses += [(await prove(thief, wrong(code))).status_code for _ in range(3)]
    assert statuses == [422] * 5 + [429] * 4, "the owner's first sign-in was from an unknown device"
    assert (await prove(thief, code)).status_code == 429
    await log_in(owner, member)
    assert (await prove(owner, (await read_codes(member))[-1])).status_code == 200


async def test_guesses_over_many_accounts_are_limited_by_address(
    new_visitor: NewVisitor, factory: Factory, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """PLT-011: one address at several accounts."""
    await avoid_window_end(900)
    monkeypatch.setattr(code_attempts, "MAX_CODES_TYPED_PER_ADDRESS", 2)
    browser, statuses = new_visitor(), []
    for _ in range(3):
        member = await create_person(factory)
        await log_in(browser, member)
        statuses.append((await prove(browser, wrong((await read_codes(member))[-1]))).status_code)
    assert statuses == [422, 422, 429]


async def test_codes_that_are_sent_are_limited_by_account(
    new_visitor: NewVisitor, factory: Factory, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """PLT-011: the sign-in goes on without another message, and says that none was sent."""
    await avoid_window_end(3600)
    monkeypatch.setattr(code_attempts, "MAX_CODES_SENT_PER_ACCOUNT", 2)
    member = await create_person(factory)
    answers = [await log_in(new_visitor(), member) for _ in range(3)]
    assert [answer["sent"] for answer in answers] == ["mail_code", "mail_code", None]
    assert len(await read_codes(member)) == 2


@pytest.mark.covers("PLT-019", "PLT-033")
async def test_own_second_factor_is_switched_with_the_password(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-019: a stolen session can't switch it; the change is audited."""
    member, browser = await create_person(factory, is_two_factor_on=False), new_visitor()
    await log_in(browser, member)
    assert (await browser.get("/api/profile/two-factor")).json()["data"] == {"is_on": False, "is_required": False, "code_reason": None}
    refused = await browser.put("/api/profile/two-factor", json={"is_on": True, "password": "Vinter2026"})
    assert refused.json()["errors"]["password"][0]["code"] == "wrong_password"
    assert (await log_in(new_visitor(), member))["next"] == "session"
    browser = new_visitor()
    await log_in(browser, member)
    changed = await browser.put("/api/profile/two-factor", json={"is_on": True, "password": PASSWORD})
    assert changed.json()["data"] == {"is_on": True, "is_required": False, "code_reason": "choice"}
    assert (await log_in(new_visitor(), member))["next"] == "second_factor"
    refused = await browser.put("/api/profile/two-factor", json={"is_on": False, "password": "Vinter2026"})
    assert refused.status_code == 422
    assert (await log_in(new_visitor(), member))["next"] == "second_factor"
    assert (await browser.put("/api/profile/two-factor", json={"is_on": False, "password": PASSWORD})).status_code == 200
    assert (await log_in(new_visitor(), member))["next"] == "session"


@pytest.mark.covers("LAW-001", "PLT-019")
@pytest.mark.parametrize("reason", ["company", "choice", "authenticator", "mobile", None])
async def test_profile_says_whether_and_why_the_sign_in_asks_for_a_code(
    new_visitor: NewVisitor, factory: Factory, as_staff: Any, reason: str | None,
) -> None:
    """LAW-001: the profile says what the next sign-in does, also to who turned nothing on and has a verified number or an app."""
    company = await factory.company(is_verified=True, settings={"SHOW_2FA": reason == "company"})
    identity = await factory.identity(password_hash=PASSWORD_HASH, email=unique_email(), is_two_factor_on=reason == "choice")
    phone = {"mobile_number": "0701740605", "country_code": "+46", "mobile_verified_at": now()} if reason == "mobile" else {}
    staff = await as_staff("user", company=company, identity=identity, **phone)
    if reason == "authenticator":
        async with transaction(Context()) as session:
            session.add(Authenticator(identity_id=identity.id, secret=b"", confirmed_at=now()))
    shown = (await staff.get("/api/profile/two-factor")).json()["data"]
    assert shown == {"is_on": reason == "choice", "is_required": reason == "company", "code_reason": reason}
    assert (await log_in(new_visitor(), staff.member))["next"] == ("second_factor" if reason else "session")


async def trust(browser: ApiClient, member: Any, phone: str | None = None) -> None:
    """Sign in with a code, and have the browser trusted."""
    method = "sms_code" if phone else "mail_code"
    await log_in(browser, member)
    code = (await read_codes(member, phone))[-1]
    response = await browser.post("/api/login/second-factor", json={"method": method, "code": code, "is_trusted": True})
    assert response.status_code == 200, response.text
    header = next(header for header in response.headers.get_list("set-cookie") if header.startswith("trusted_device_"))
    assert "HttpOnly" in header
    assert f"Max-Age={30 * 86400}" in header


def trusted_cookies(browser: ApiClient) -> dict[str, str]:
    return {cookie.name: cookie.value or "" for cookie in browser.http.cookies.jar if cookie.name.startswith("trusted_device_")}


@pytest.mark.covers("LAW-001", "PLT-011")
async def test_trusted_device_is_the_second_factor_for_its_person_only(new_visitor: NewVisitor, factory: Factory) -> None:
    """LAW-001: strong if it was trusted with a code by SMS, not by e-mail; no other browser, person or guessed secret."""
    phone = {"mobile_number": "0701740605", "country_code": "+46", "mobile_verified_at": now()}
    member, browser = await create_person(factory, **phone), new_visitor()
    await trust(browser, member, "+46701740605")
    assert (await log_in(browser, member))["next"] == "session"
    newest = (await browser.get("/api/profile/sign-ins")).json()["data"]["items"][0]
    assert (newest["factors"], newest["is_strong"]) == (["password", "trusted_device"], True)
    assert (await log_in(new_visitor(), member))["next"] == "second_factor"
    other = await create_person(factory)
    assert (await log_in(browser, other))["next"] == "second_factor", "the same browser isn't trusted for a colleague"
    [(name, _)] = trusted_cookies(browser).items()
    guessing = new_visitor()
    guessing.http.cookies.set(name, "x" * 43)
    assert (await log_in(guessing, member))["next"] == "second_factor"
    await trust(browser, other)
    assert (await log_in(browser, other))["next"] == "session"
    newest = (await browser.get("/api/profile/sign-ins")).json()["data"]["items"][0]
    assert (newest["factors"], newest["is_strong"]) == (["password", "mail_trusted_device"], False)
    assert (await log_in(browser, member))["next"] == "session", "both stay trusted"


@pytest.mark.covers("LAW-001", "PLT-011")
@pytest.mark.parametrize("event", ["sign_out_everywhere", "password_change", "reset", "expired"])
async def test_trust_ends(new_visitor: NewVisitor, factory: Factory, event: str) -> None:
    """LAW-001: after 30 days, and by a password change, a reset and signing out everywhere, also in copies of the cookie."""
    member, browser = await create_person(factory), new_visitor()
    await trust(browser, member)
    password = PASSWORD
    if event == "sign_out_everywhere":
        assert (await browser.post("/api/profile/sign-out-everywhere")).status_code == 200
    elif event == "password_change":
        password = "Vinter2027"
        body = {"old_password": PASSWORD, "password": password, "password_confirmation": password}
        assert (await browser.post("/api/profile/password", json=body)).status_code == 200
    elif event == "reset":
        password = "Vinter2027"
        await new_visitor().post("/api/forgot-password", json={"email": member.email})
        await deliver_password_resets()
        body = {"token": extract_reset_token((await list_emails_to(member.email))[-1]), "password": password, "password_confirmation": password}
        assert (await new_visitor().post("/api/reset-password", json=body)).status_code == 200
    else:
        async with transaction(Context()) as session:
            await session.execute(
                update(TrustedDevice).where(TrustedDevice.identity_id == member.identity_id).values(expires_at=now() - timedelta(seconds=1)),
            )
    copy = new_visitor()
    for name, value in trusted_cookies(browser).items():
        copy.http.cookies.set(name, value)
    assert trusted_cookies(browser)
    assert (await log_in(copy, member, password=password))["next"] == "second_factor"
