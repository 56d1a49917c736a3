"""Signing in and out, rate limits, switching workspaces, and the end of sessions."""

import asyncio
from collections.abc import Callable
from secrets import randbelow
from time import perf_counter, process_time
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from clinic.accounts.identities import passwords
from clinic.accounts.models import Identity, MasterAdmin, UserSession
from clinic.core.api import csrf
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from tests.accounts.helpers import PASSWORD, PASSWORD_HASH, avoid_window_end, unique_email
from tests.factories.factory import Factory
from tests.support.http_client import ApiClient

pytestmark = pytest.mark.anyio
NewVisitor = Callable[[], ApiClient]
SESSION_REPLACED_TEXT = "Another login has been detected for this account and you have been logged out from this device"


async def sign_in(visitor: ApiClient, address: str, password: str = PASSWORD, **more: Any) -> httpx.Response:
    return await visitor.post("/api/login", json={"email": address, "password": password, **more})


async def create_member(factory: Factory, **fields: Any) -> Any:
    company = await factory.company()
    return await factory.member(company, identity=await factory.identity(password_hash=PASSWORD_HASH, email=unique_email()), **fields)


async def count_active_sessions(identity_id: Any) -> int:
    async with read_only_transaction(Context()) as session:
        rows = await session.scalars(select(UserSession.id).where(UserSession.identity_id == identity_id, UserSession.ended_at.is_(None)))
        return len(list(rows))


@pytest.mark.covers("PLT-003", "PLT-010", "PLT-021")
async def test_sign_in_sets_an_http_only_session_cookie_and_a_readable_area_cookie(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-003: HttpOnly and SameSite=Lax; the response body contains no credential."""
    member = await create_member(factory, role="admin")
    response = await sign_in(new_visitor(), member.email)
    cookies = {header.split("=")[0]: header for header in response.headers.get_list("set-cookie")}
    assert "HttpOnly" in cookies["session"]
    assert "SameSite=lax" in cookies["session"]
    assert "Secure" not in cookies["session"]
    assert "HttpOnly" not in cookies["area"]
    assert cookies["area"].startswith("area=staff;")
    token = cookies["session"].split(";")[0].removeprefix("session=")
    assert len(token) >= 40
    assert token not in response.text


@pytest.mark.covers("PLT-003")
async def test_session_cookie_is_secure_over_tls(new_visitor: NewVisitor, factory: Factory, monkeypatch: pytest.MonkeyPatch) -> None:
    """PLT-003: Secure when served over TLS."""
    member, visitor = await create_member(factory), new_visitor()
    await visitor.csrf()
    monkeypatch.setattr(csrf.settings(), "secure_cookies", True)
    response = await sign_in(visitor, member.email)
    assert all("; Secure" in header for header in response.headers.get_list("set-cookie"))


@pytest.mark.covers("PLT-003")
@pytest.mark.parametrize("path", ["/api/login", "/api/v2/register", "/api/forgot-password", "/api/reset-password", "/api/v2/logout",
                                  "/api/users", "/api/email/verify", "/api/v2/register/set-up"])
async def test_unsafe_request_without_a_valid_csrf_token_is_refused(new_visitor: NewVisitor, path: str) -> None:
    """PLT-003: missing, wrong, or not issued by the server."""
    visitor = new_visitor()
    missing = await visitor.send("POST", path, json={}, headers={"X-CSRF-Token": ""})
    wrong = await visitor.send("POST", path, json={}, headers={"X-CSRF-Token": "x.y"})
    visitor.http.cookies.clear()
    visitor.http.cookies.set("csrf_token", "made.up")
    forged = await visitor.send("POST", path, json={}, headers={"X-CSRF-Token": "made.up"})
    assert {(response.status_code, response.json()["data"]["code"]) for response in (missing, wrong, forged)} == {(403, "csrf.missing")}


@pytest.mark.covers("PLT-010")
async def test_wrong_password_and_unknown_address_get_the_same_response_in_the_same_time(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-010: one text for both; an unknown address and an account without a password cost a hash as well.

    The cost is measured in processor time, since elapsed time depends on other processes of the machine.
    """
    member, invited = await create_member(factory), await factory.member(await factory.company())
    costs: dict[str, list[float]] = {}
    answers = set()
    for address in (member.email, unique_email(), invited.email) * 4:
        case = {member.email: "known", invited.email: "invited"}.get(address, "unknown")
        visitor = new_visitor()
        await visitor.csrf()
        started_at = process_time()
        response = await sign_in(visitor, address, "Vinter2026")
        costs.setdefault(case, []).append(process_time() - started_at)
        answers.add((response.status_code, response.text))
    assert len(answers) == 1
    assert answers.pop()[0] == 401
    lowest_costs = {case: min(times) for case, times in costs.items()}
    assert min(lowest_costs.values()) > 0.4 * max(lowest_costs.values())


@pytest.mark.covers("PLT-010")
async def test_failed_sign_ins_at_an_account_are_limited_per_client_address(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-010: also for an account that doesn't exist; other accounts are unaffected, and successful sign-ins don't count."""
    await avoid_window_end(900)
    member, other, guessing = await create_member(factory), await create_member(factory), new_visitor()
    await guessing.csrf()
    for address in (member.email, unique_email()):
        responses = await asyncio.gather(*(sign_in(guessing, address, "Vinter2026") for _ in range(14)))
        assert sorted(response.status_code for response in responses) == [401] * 10 + [429] * 4
        limited = next(response for response in responses if response.status_code == 429)
        assert int(limited.headers["retry-after"]) > 0
    assert (await sign_in(guessing, member.email)).status_code == 429
    assert [(await sign_in(new_visitor(), other.email)).status_code for _ in range(12)] == [200] * 12


async def guess_from_everywhere(new_visitor: NewVisitor, address: str, guesses: int = 24) -> set[int]:
    """Try wrong passwords, each from a client address of its own; return the statuses of the responses."""
    responses = await asyncio.gather(*(sign_in(new_visitor(), address, "Vinter2026") for _ in range(guesses)))
    return {response.status_code for response in responses}


@pytest.mark.covers("PLT-010")
async def test_nobody_can_lock_another_person_out(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-010: wrong passwords from elsewhere delay an unknown device's sign-in, and a known device's not even that."""
    await avoid_window_end(900)
    member, known = await create_member(factory), new_visitor()
    assert (await sign_in(known, member.email)).status_code == 200
    assert await guess_from_everywhere(new_visitor, member.email) == {401}
    started_at = perf_counter()
    assert (await sign_in(new_visitor(), member.email)).status_code == 200
    assert perf_counter() - started_at > 0.4
    neighbour = new_visitor()
    neighbour.http.headers["X-Forwarded-For"] = known.http.headers["X-Forwarded-For"]
    await neighbour.csrf()
    statuses = [(await sign_in(neighbour, member.email, "Vinter2026")).status_code for _ in range(12)]
    assert statuses[-1] == 429
    assert (await sign_in(known, member.email)).status_code == 200


@pytest.mark.covers("PLT-010")
async def test_a_known_device_is_limited_when_it_guesses_itself(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-010: it has ten attempts, then those of its address. The cookie of one account or a forged one is no use at another."""
    await avoid_window_end(900)
    member, other, device = await create_member(factory), await create_member(factory), new_visitor()
    await sign_in(device, other.email)
    assert (await sign_in(device, member.email)).status_code == 200
    statuses = [(await sign_in(device, member.email, "Vinter2026")).status_code for _ in range(21)]
    assert statuses == [401] * 20 + [429]
    assert (await sign_in(device, other.email)).status_code == 200
    stranger = new_visitor()
    await sign_in(stranger, (await create_member(factory)).email)
    cookie = stranger.http.cookies["device"]
    for value in (cookie, cookie.replace(".", ".." * 9), "x.y", device.http.cookies["device"].partition(".")[0]):
        stranger.http.cookies.delete("device")
        stranger.http.cookies.set("device", value)
        assert (await sign_in(stranger, member.email, "Vinter2026")).status_code == 401
    statuses = [(await sign_in(stranger, member.email, "Vinter2026")).status_code for _ in range(7)]
    assert statuses == [401] * 6 + [429]


@pytest.mark.covers("PLT-010")
async def test_failed_sign_ins_are_limited_per_client_address(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-010: a forwarded address that the last proxy did not write is ignored."""
    await avoid_window_end(900)
    attacker, member = new_visitor(), await create_member(factory)
    await attacker.csrf()
    responses = await asyncio.gather(*(sign_in(attacker, unique_email(), "Vinter2026") for _ in range(70)))
    assert sorted(response.status_code for response in responses) == [401] * 60 + [429] * 10
    attacker.http.headers["X-Forwarded-For"] = "203.0.113.9, " + attacker.http.headers["X-Forwarded-For"]
    assert (await sign_in(attacker, member.email)).status_code == 429
    assert (await sign_in(new_visitor(), member.email)).status_code == 200


@pytest.mark.covers("PLT-010")
async def test_a_limited_client_address_cannot_lock_accounts(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-010: its further attempts aren't counted on the accounts that it names."""
    await avoid_window_end(900)
    attacker, member = new_visitor(), await create_member(factory)
    await attacker.csrf()
    await asyncio.gather(*(sign_in(attacker, unique_email(), "Vinter2026") for _ in range(60)))
    assert [(await sign_in(attacker, member.email, "Vinter2026")).status_code for _ in range(12)] == [429] * 12
    assert (await sign_in(new_visitor(), member.email)).status_code == 200


@pytest.mark.covers("PLT-010")
async def test_ipv6_addresses_are_limited_per_64_bit_prefix(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-010: a network with a /64 can send from any of its addresses; other networks and IPv4-mapped addresses are counted apart."""
    await avoid_window_end(900)
    attacker, member = new_visitor(), await create_member(factory)
    prefix = f"2001:db8:{randbelow(2**16):x}:{randbelow(2**16):x}"
    await attacker.csrf()
    statuses = []
    for host in range(1, 62):
        attacker.http.headers["X-Forwarded-For"] = f"{prefix}::{host:x}"
        statuses.append((await sign_in(attacker, unique_email(), "Vinter2026")).status_code)
    assert statuses == [401] * 60 + [429]
    statuses_by_address = {}
    for address in (f"{prefix}:ffff::9", "2001:db8:1:1::9", f"::ffff:10.9.{randbelow(256)}.{randbelow(256)}", "unknown"):
        visitor = new_visitor()
        visitor.http.headers["X-Forwarded-For"] = address
        statuses_by_address[address] = (await sign_in(visitor, member.email)).status_code
    assert list(statuses_by_address.values()) == [429, 200, 200, 200]


@pytest.mark.covers("PLT-013", "PLT-004")
async def test_a_new_sign_in_ends_the_older_session_with_its_text(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-013, PLT-004: 410 with the message in both languages; the newer session works."""
    member = await create_member(factory)
    older, newer = new_visitor(), new_visitor()
    await sign_in(older, member.email)
    assert (await older.get("/api/session")).status_code == 200
    await sign_in(newer, member.email)
    for path in ("/api/session", "/api/company", "/api/users"):
        ended = await older.get(path)
        assert (ended.status_code, ended.json()["data"]["code"], ended.json()["message"]) == (
            410, "auth.session_replaced", SESSION_REPLACED_TEXT,
        )
    assert "annan inloggning" in (await older.get("/api/session", headers={"X-Language": "sv"})).json()["message"]
    assert (await newer.get("/api/session")).status_code == 200
    assert (await older.post("/api/v2/logout")).status_code == 200
    assert (await older.get("/api/session")).status_code == 401


@pytest.mark.covers("PLT-013")
async def test_concurrent_sign_ins_all_succeed_and_leave_a_single_active_session(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-013: a unique index allows one active session per person."""
    member = await create_member(factory)
    visitors = [new_visitor() for _ in range(8)]
    responses = await asyncio.gather(*(sign_in(visitor, member.email) for visitor in visitors))
    assert [response.status_code for response in responses] == [200] * 8
    assert await count_active_sessions(member.identity_id) == 1
    statuses = [(await visitor.get("/api/session")).status_code for visitor in visitors]
    assert sorted(statuses) == [200] + [410] * 7


@pytest.mark.covers("PLT-010")
async def test_many_concurrent_sign_ins_do_not_delay_other_requests(new_visitor: NewVisitor, factory: Factory, as_staff: Any) -> None:
    """PLT-010: during thirty sign-ins a signed-in user gets answers, since hashing runs one at a time and off the event loop."""
    user, members = await as_staff("admin"), [await create_member(factory) for _ in range(10)]
    sign_ins = asyncio.gather(*(sign_in(new_visitor(), member.email) for member in members for _ in range(3)))
    await asyncio.sleep(0.05)
    durations = []
    while not sign_ins.done():
        started_at = perf_counter()
        assert (await user.get("/api/session")).status_code == 200
        durations.append(perf_counter() - started_at)
    assert all(response.status_code == 200 for response in await sign_ins)
    assert len(durations) >= 5
    assert sorted(durations)[len(durations) // 2] < 0.5


@pytest.mark.covers("PLT-010")
async def test_a_flood_of_sign_ins_is_refused_at_once_except_to_known_devices(
    new_visitor: NewVisitor, factory: Factory, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """PLT-010: only so many passwords wait to be hashed; a known device's is one of them whatever strangers send."""
    monkeypatch.setattr(passwords, "MAX_WAITING", 8)
    member, known = await create_member(factory), new_visitor()
    assert (await sign_in(known, member.email)).status_code == 200
    strangers = [new_visitor() for _ in range(40)]
    await asyncio.gather(*(stranger.csrf() for stranger in strangers))
    flood = [asyncio.ensure_future(sign_in(stranger, unique_email(), "Vinter2026")) for stranger in strangers]
    await asyncio.wait(flood, return_when=asyncio.FIRST_COMPLETED)
    assert (await sign_in(known, member.email)).status_code == 200
    replies = [await reply for reply in flood]
    refused = [reply for reply in replies if reply.status_code == 429]
    assert {reply.status_code for reply in replies} == {401, 429}
    assert {reply.json()["data"]["code"] for reply in refused} == {"auth.busy"}
    assert int(refused[0].headers["retry-after"]) > 0
    assert passwords._waiting == 0


@pytest.mark.covers("PLT-018", "PLT-004")
async def test_signing_out_ends_the_session_on_the_server(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-018: a copy of the cookie doesn't work any more; the answer is 401, not 410."""
    member, visitor = await create_member(factory), new_visitor()
    await sign_in(visitor, member.email)
    token = visitor.http.cookies["session"]
    signed_out = await visitor.post("/api/v2/logout")
    assert signed_out.status_code == 200
    assert "session" not in visitor.http.cookies
    attacker = await new_visitor().use_session(token)
    response = await attacker.get("/api/session")
    assert (response.status_code, response.json()["data"]["code"], response.json()["message"]) == (401, "auth.required", "Not authorized!")
    assert await count_active_sessions(member.identity_id) == 0
    visitor.company = SimpleNamespace(id=member.company_id)
    audit_rows = await visitor.list_audit("session.ended")
    assert [row["details"]["reason"] for row in audit_rows] == ["signed_out"]


@pytest.mark.covers("PLT-030", "BEY-060")
async def test_member_of_two_companies_switches_workspace(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-030: a session acts in one workspace; switching starts a new session, and only to one's own workspaces."""
    identity = await factory.identity(password_hash=PASSWORD_HASH, email=unique_email())
    first, second, foreign = await factory.company(), await factory.company(), await factory.company()
    await factory.member(first, identity=identity, role="super_admin")
    await factory.member(second, identity=identity, role="user")
    visitor = new_visitor()
    await sign_in(visitor, identity.email)
    old_token = visitor.http.cookies["session"]
    workspaces = (await visitor.get("/api/session/workspaces")).json()["data"]
    assert {(workspace["company_id"], workspace["company_name"]) for workspace in workspaces} == {
        (str(first.id), first.name), (str(second.id), second.name),
    }
    switched = await visitor.post("/api/session/switch", json={"area": "staff", "company_id": str(second.id)})
    assert switched.json()["data"]["company"]["id"] == str(second.id)
    assert switched.json()["data"]["user"]["user_role"] == "user"
    assert (await visitor.get("/api/session")).json()["data"]["company"]["id"] == str(second.id)
    assert (await (await new_visitor().use_session(old_token)).get("/api/session")).status_code == 410
    for workspace in ({"area": "staff", "company_id": str(foreign.id)}, {"area": "master_admin"}):
        assert (await visitor.post("/api/session/switch", json=workspace)).status_code == 404
    assert (await sign_in(new_visitor(), identity.email)).json()["data"]["company"]["id"] == str(second.id)


@pytest.mark.covers("PLT-004")
async def test_expired_session_is_answered_with_401(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-004: 410 is for sessions that were ended, 401 for expired ones, also after the next sign-in."""
    member, visitor = await create_member(factory), new_visitor()
    await sign_in(visitor, member.email)
    async with transaction(Context()) as session:
        await session.execute(update(UserSession).where(UserSession.identity_id == member.identity_id).values(expires_at=now()))
    assert (await visitor.get("/api/session")).status_code == 401
    await sign_in(new_visitor(), member.email)
    assert (await visitor.get("/api/session")).status_code == 401


@pytest.mark.covers("PLT-004", "PLT-010")
async def test_session_view_has_user_permissions_and_settings(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-004, PLT-052: area, user, company, permissions, settings by their keys, step; 401 without a session."""
    company = await factory.company(settings={"DATE_FORMAT": "DD.MM.YYYY", "IS_TWELVE_HOURS": True}, is_pos_on=False)
    member = await factory.member(company, role="admin", identity=await factory.identity(password_hash=PASSWORD_HASH), language="sv")
    visitor = new_visitor()
    assert (await visitor.get("/api/session")).status_code == 401
    sign_in_view = (await sign_in(visitor, member.email)).json()["data"]
    session_view = (await visitor.get("/api/session")).json()["data"]
    assert sign_in_view["permissions"] == session_view["permissions"]
    assert session_view["area"] == "staff"
    assert session_view["onboarding_step"] == "done"
    assert session_view["settings"] == {
        "DATE_FORMAT": "DD.MM.YYYY", "IS_TWELVE_HOURS": True, "CALENDAR_FIRST_DAY_SUNDAY": False, "LANGUAGE": "sv",
        "NRS_RATING": False, "CUSTOMER_LANGUAGE": "sv", "CLIENT_ACCESS_FULL_ACCESS": True, "SHOW_2FA": False, "CLIENT_TERM": "client",
        "SHOW_LETTER_OF_CONSENT": True, "LOC_CHECKBOX": True, "REQUIRED_CONSENT": False, "SEND_CLIENT_WELCOME_EMAIL": False,
        "CAN_WE_PUBLISH_YOUR_BEFORE_AND_AFTER_PICTURE": True, "TEST_SYSTEMS": "Infrasec, Viva, BankID, 46elks, SMTP",
            "BANK_ID_VERIFICATION_ENABLED": True, "MANDATORY_BANK_ID_BOOKING_PORTAL": False,
            "MANDATORY_BANK_ID_REG_PORTAL": False, "SUPER_USER_MAIL_WHEN_CLIENT_REGISTER": False, "SHOW_HEALTH_QUESTIONNAIRE": False,
            "SHOW_AESTHETIC_INTEREST": False, "SHOW_COVID_19": False,
    }
    assert "team.write" in session_view["permissions"]
    assert not {"company.write", "product.read"} & set(session_view["permissions"])
    assert session_view["user"]["last_login_at"]
    assert "password" not in str(session_view["user"].keys()).replace("password_last_change_at", "")


@pytest.mark.covers("PLT-010", "PLT-030")
async def test_prescribers_and_master_admins_sign_in_only_to_their_own_areas(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-010: each signs in to their own area only; these areas give no staff permission."""
    prescriber, _ = await factory.prescriber()
    async with transaction(Context()) as session:
        identity = await session.get_one(Identity, prescriber.identity_id)
        identity.password_hash, address = PASSWORD_HASH, identity.email
    operator = await factory.identity(password_hash=PASSWORD_HASH, email=unique_email())
    async with transaction(Context()) as session:
        session.add(MasterAdmin(id=new_id(), identity_id=operator.id))
    prescriber_permissions, master_admin_permissions = {"self", "prescription.read", "prescription.sign"}, {"self"}
    for email, area, permissions in (
        (address, "prescriber", prescriber_permissions), (operator.email, "master_admin", master_admin_permissions),
    ):
        visitor = new_visitor()
        assert (await sign_in(visitor, email)).status_code == 401
        response = await sign_in(visitor, email, area=area)
        assert response.json()["data"]["area"] == area
        assert visitor.http.cookies["area"] == area
        assert response.json()["data"]["company"] is None
        session_view = (await visitor.get("/api/session")).json()["data"]
        assert set(session_view["permissions"]) == permissions
        assert (await visitor.get("/api/users")).json()["data"]["code"] == "permission.role"
    async with transaction(Context()) as session:
        await session.execute(update(MasterAdmin).where(MasterAdmin.identity_id == operator.id).values(is_active=False))
    assert (await visitor.get("/api/session")).status_code == 401
