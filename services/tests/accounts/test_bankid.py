"""Signing in with BankID: only the person who connected it, only in the browser that started the order, and once (PLT-012)."""

from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import select, update

from clinic.accounts.bankid.models import BankIdOrder, BankIdProof
from clinic.accounts.bankid.service import poll_order
from clinic.accounts.bankid_signin import router as bankid_router
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings
from tests.accounts.helpers import PASSWORD, PASSWORD_HASH, avoid_window_end, unique_email
from tests.factories.factory import Factory
from tests.support.bankid import BankIdApp
from tests.support.http_client import ApiClient

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-012")]
NewVisitor = Callable[[], ApiClient]
OTHER_PERSON = "199008072390"


def list_people() -> Iterator[str]:
    """Yield personal numbers for which the simulator waits: those that end in 5 to 9 fail by themselves."""
    for serial in range(10_000):
        digits = f"880{serial // 1000 + 1:01}15{serial % 1000:03}"
        doubled = (int(digit) * (2 if position % 2 == 0 else 1) for position, digit in enumerate(digits))
        check_digit = -sum(product // 10 + product % 10 for product in doubled) % 10
        if check_digit < 5:
            yield f"19{digits}{check_digit}"


_people = list_people()


@pytest.fixture
def person() -> str:
    """Return the personal number of a person whom no other test has."""
    return next(_people)


async def sign_in_nurse(new_visitor: NewVisitor, factory: Factory, **fields: Any) -> ApiClient:
    """Sign a nurse in with the password, as a browser does."""
    email = unique_email()
    company, identity = await factory.company(), await factory.identity(password_hash=PASSWORD_HASH, email=email)
    browser = new_visitor()
    browser.company, browser.member = company, await factory.member(company, identity=identity, **fields)
    reply = await browser.post("/api/login", json={"email": email, "password": PASSWORD})
    assert reply.status_code == 200, reply.text
    return browser


def with_dash(person: str) -> str:
    return f"{person[:8]}-{person[8:]}"


async def start(browser: ApiClient) -> dict[str, Any]:
    reply = await browser.post("/api/login/bankid/start-order", json={})
    assert reply.status_code == 200, reply.text
    order: dict[str, Any] = reply.json()["data"]
    return order


async def read_qr(browser: ApiClient, order: dict[str, Any], base: str = "/api/login/bankid") -> str:
    return str((await browser.get(f"{base}/generate-qr", params={"order_ref": order["order_ref"]})).json()["data"]["qr"])


async def collect(browser: ApiClient, order: dict[str, Any], base: str = "/api/login/bankid") -> Any:
    return await browser.post(f"{base}/collect-order", json={"order_ref": order["order_ref"]})


async def identify(browser: ApiClient, app: BankIdApp, person: str) -> dict[str, Any]:
    """Start an order in the browser and identify in the app, without collecting."""
    order = await start(browser)
    await app.press((await app.scan(await read_qr(browser, order), person))["ref"], "sign")
    return order


async def begin_connection(browser: ApiClient, password: str = PASSWORD) -> Any:
    return await browser.post("/api/profile/bankid/start-order", json={"password": password})


async def connect(browser: ApiClient, app: BankIdApp, person: str) -> dict[str, Any]:
    """Connect a person's BankID to the signed-in account; return the order."""
    order = (await begin_connection(browser)).json()["data"]
    opened = await app.scan(await read_qr(browser, order, "/api/bankid"), person)
    await app.press(opened["ref"], "sign")
    completed: dict[str, Any] = (await collect(browser, order, "/api/bankid")).json()["data"]
    return completed


async def get_profile(browser: ApiClient) -> dict[str, Any]:
    profile: dict[str, Any] = (await browser.get("/api/profile")).json()["data"]
    return profile


async def test_connected_bankid_signs_in_and_shows_on_the_user(new_visitor: NewVisitor, factory: Factory, bankid_app: BankIdApp, person: str) -> None:
    """PLT-012: connected with the password; the personal id is filled in and verified; another browser signs in by the QR code."""
    nurse = await sign_in_nurse(new_visitor, factory, role="admin")
    assert (await get_profile(nurse))["is_bankid_verified"] is False
    assert (await connect(nurse, bankid_app, person))["outcome"] == {"is_connected": True}
    profile = await get_profile(nurse)
    assert (profile["personal_id"], profile["is_bankid_verified"]) == (with_dash(person), True)
    team = (await nurse.get("/api/users")).json()["data"]["items"]
    assert [(user["id"], user["is_bankid_verified"]) for user in team] == [(str(nurse.member.id), True)]
    assert [row["subject_id"] for row in await nurse.list_audit("user.bankid_connected")] == [nurse.member.id]
    async with transaction(Context.system(nurse.company.id)) as session:
        proof = (await session.scalars(select(BankIdProof))).one()
    assert (proof.personal_number, proof.type, bool(proof.signature)) == (person, "accounts.connect_bankid", True)

    computer = new_visitor()
    order = await start(computer)
    assert (order["state"], order["code"]) == ("pending", "RFA1")
    assert order["start_desktop"].startswith("bankid:///?autostarttoken=")
    opened = await bankid_app.scan(await read_qr(computer, order), person)
    await bankid_app.press(opened["ref"], "sign")
    reply = await collect(computer, order)
    assert reply.status_code == 200, reply.text
    data = reply.json()["data"]
    assert (data["state"], data["outcome"], data["session"]["user"]["id"]) == ("complete", {}, str(nurse.member.id))
    assert (await computer.get("/api/session")).json()["data"]["company"]["id"] == str(nurse.company.id)
    assert (await nurse.get("/api/session")).json()["data"]["code"] == "auth.session_replaced"
    assert [row["details"]["factors"] for row in await nurse.list_audit("session.started")] == [["password"], ["bankid"]]
    newest = (await computer.get("/api/profile/sign-ins")).json()["data"]["items"][0]
    assert (newest["factors"], newest["is_strong"]) == (["bankid"], True)


async def test_order_names_the_browsers_address_and_what_it_is_for(new_visitor: NewVisitor, bankid_app: BankIdApp, person: str) -> None:
    visitor = new_visitor()
    qr = await read_qr(visitor, await start(visitor))
    opened = await bankid_app.scan(qr, person)
    assert (opened["method"], opened["visible"]) == ("auth", "Sign in to Aster")
    assert visitor.http.headers["X-Forwarded-For"] == opened["ip"]
    await bankid_app.press(opened["ref"], "userCancel")


async def test_completed_order_is_used_once(new_visitor: NewVisitor, factory: Factory, bankid_app: BankIdApp, person: str) -> None:
    """A repeat of the call that signed in, by a copy of the browser's cookies, gets no session."""
    nurse = await sign_in_nurse(new_visitor, factory)
    await connect(nurse, bankid_app, person)
    computer, thief = new_visitor(), new_visitor()
    order = await identify(computer, bankid_app, person)
    thief.http.cookies.set("bankid", computer.http.cookies["bankid"])
    assert (await collect(computer, order)).json()["data"]["session"]
    replay = await collect(thief, order)
    assert (replay.status_code, replay.json()["data"]["code"]) == (410, "bankid.expired")
    assert (await thief.get("/api/session")).status_code == 401


async def test_order_works_in_no_other_browser(new_visitor: NewVisitor, factory: Factory, bankid_app: BankIdApp, person: str) -> None:
    """A stolen reference is unknown elsewhere, also to one who has started an order, and to the calls of signed-in people."""
    nurse = await sign_in_nurse(new_visitor, factory)
    await connect(nurse, bankid_app, person)
    computer, thief, starter = new_visitor(), new_visitor(), new_visitor()
    await start(starter)
    order = await identify(computer, bankid_app, person)
    for browser, base in ((thief, "/api/login/bankid"), (starter, "/api/login/bankid"), (nurse, "/api/bankid")):
        assert (await collect(browser, order, base)).status_code == 404
        assert (await browser.get(f"{base}/generate-qr", params={"order_ref": order["order_ref"]})).status_code == 404
        assert (await browser.post(f"{base}/cancel-order", json={"order_ref": order["order_ref"]})).status_code == 404
    assert (await collect(computer, order)).json()["data"]["session"]


async def test_result_that_waits_too_long_starts_no_session(new_visitor: NewVisitor, factory: Factory, bankid_app: BankIdApp, person: str) -> None:
    """The job that polls forgotten orders completes it; a minute later it signs nobody in."""
    nurse = await sign_in_nurse(new_visitor, factory)
    await connect(nurse, bankid_app, person)
    computer = new_visitor()
    order = await identify(computer, bankid_app, person)
    await poll_order(Context(), UUID(order["order_ref"]))
    async with transaction(Context()) as session:
        await session.execute(
            update(BankIdOrder).where(BankIdOrder.id == UUID(order["order_ref"])).values(finished_at=now() - timedelta(seconds=61)),
        )
    reply = await collect(computer, order)
    assert (reply.status_code, reply.json()["message"]) == (410, "Collect request expired. Please start again.")
    assert (await computer.get("/api/session")).status_code == 401


@pytest.mark.parametrize("case", ["unknown", "typed", "deactivated", "disconnected", "changed"])
async def test_unknown_and_unverified_people_get_one_text(
    new_visitor: NewVisitor, factory: Factory, bankid_app: BankIdApp, as_staff: Any, *, person: str, case: str,
) -> None:
    """Without an account, with a personal id that was only typed, or after the connection ended: the same refusal in both languages."""
    if case != "unknown":
        nurse = await sign_in_nurse(new_visitor, factory, personal_id=with_dash(person))
        if case != "typed":
            await connect(nurse, bankid_app, person)
        if case == "disconnected":
            assert (await nurse.post("/api/profile/bankid/disconnect", json={"password": PASSWORD})).status_code == 200
        if case in {"deactivated", "changed"}:
            admin = await as_staff("admin", company=nurse.company)
            user = (await admin.get(f"/api/users/{nurse.member.id}")).json()["data"]
            path = f"/api/users/{nurse.member.id}"
            if case == "deactivated":
                reply = await admin.post(f"{path}/change-status", json={"is_active": False, "version": user["version"]})
            else:
                body = {"first_name": "Maja", "last_name": "Ek", "personal_id": "19900807-2390", "version": user["version"]}
                reply = await admin.put(path, json=body)
                assert reply.json()["data"]["is_bankid_verified"] is False
            assert reply.status_code == 200, reply.text
    for language, text in (("en", "You can't sign in with this BankID."), ("sv", "Det går inte att logga in med det här BankID:t.")):
        browser = new_visitor()
        order = await identify(browser, bankid_app, person)
        reply = await browser.post("/api/login/bankid/collect-order", json={"order_ref": order["order_ref"]}, headers={"X-Language": language})
        assert (reply.status_code, reply.json()["data"]["code"]) == (401, "auth.bankid_not_connected")
        assert reply.json()["message"].startswith(text)
        assert (await browser.get("/api/session")).status_code == 401
    if case not in {"unknown", "changed"}:
        refusals = [(row["subject_id"], row["details"]["method"]) for row in await nurse.list_audit("session.refused")]
        assert refusals == [(nurse.member.identity_id, "bankid")] * 2, "LAW-008: in the log of the company that knows the personal id"


async def test_another_persons_bankid_is_not_connected(new_visitor: NewVisitor, factory: Factory, bankid_app: BankIdApp, person: str) -> None:
    """The personal number must be the profile's personal id; a number that no BankID has is refused before the order."""
    nurse = await sign_in_nurse(new_visitor, factory, personal_id=with_dash(person))
    order = (await begin_connection(nurse)).json()["data"]
    [pending] = await bankid_app.pending_orders(person)
    assert (pending["method"], pending["visible"]) == ("sign", "Connect BankID to your account in Aster")
    scan = await bankid_app.post("scan", {"text": await read_qr(nurse, order, "/api/bankid"), "personal_number": OTHER_PERSON})
    assert scan.status_code == 404
    await nurse.post("/api/bankid/cancel-order", json={"order_ref": order["order_ref"]})
    async with transaction(Context.system(nurse.company.id)) as session:
        member = await session.merge(nurse.member)
        member.personal_id = "010190-1234"
    refused = await begin_connection(nurse)
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "bankid.personal_id_not_swedish")
    assert (await get_profile(nurse))["is_bankid_verified"] is False


async def test_connecting_and_disconnecting_need_the_password(new_visitor: NewVisitor, factory: Factory, bankid_app: BankIdApp, person: str) -> None:
    """A thief of the session adds no BankID of theirs, and removes none."""
    nurse = await sign_in_nurse(new_visitor, factory)
    refused = await begin_connection(nurse, "Fel2026Fel")
    assert (refused.status_code, list(refused.json()["errors"])) == (422, ["password"])
    await connect(nurse, bankid_app, person)
    refused = await nurse.post("/api/profile/bankid/disconnect", json={"password": "Fel2026Fel"})
    assert (refused.status_code, list(refused.json()["errors"])) == (422, ["password"])
    assert (await get_profile(nurse))["is_bankid_verified"] is True
    saved = (await nurse.post("/api/profile/bankid/disconnect", json={"password": PASSWORD})).json()["data"]
    assert (saved["is_bankid_verified"], saved["personal_id"]) == (False, with_dash(person))
    assert len(await nurse.list_audit("user.bankid_disconnected")) == 1


async def test_order_of_an_ended_session_connects_nothing(new_visitor: NewVisitor, factory: Factory, bankid_app: BankIdApp, person: str) -> None:
    """Signed in the app after the person signed out everywhere, it is completed by the job, without effect."""
    nurse = await sign_in_nurse(new_visitor, factory)
    order = (await begin_connection(nurse)).json()["data"]
    qr = await read_qr(nurse, order, "/api/bankid")
    await nurse.post("/api/profile/sign-out-everywhere")
    await bankid_app.press((await bankid_app.scan(qr, person))["ref"], "sign")
    row = await poll_order(Context.system(nurse.company.id), UUID(order["order_ref"]))
    assert row.outcome == {"is_connected": False}
    assert await nurse.list_audit("user.bankid_connected") == []


@pytest.mark.parametrize(("action", "code"), [
    ("userCancel", "RFA6"), ("certificateErr", "RFA16"), ("startFailed", "RFA17B"), ("expiredTransaction", "bankid.expired"),
])
async def test_failed_order_says_why_and_a_new_one_starts(
    new_visitor: NewVisitor, bankid_app: BankIdApp, *, person: str, action: str, code: str,
) -> None:
    visitor = new_visitor()
    order = await start(visitor)
    await bankid_app.press((await bankid_app.scan(await read_qr(visitor, order), person))["ref"], action)
    data = (await collect(visitor, order)).json()["data"]
    assert (data["state"], data["code"], data["session"]) == ("failed", code, None)
    assert await read_qr(visitor, order) == ""
    second_order = await start(visitor)
    assert second_order["order_ref"] != order["order_ref"]
    cancelled = await visitor.post("/api/login/bankid/cancel-order", json={"order_ref": second_order["order_ref"]})
    assert (cancelled.json()["data"]["state"], cancelled.json()["data"]["code"]) == ("failed", "RFA3")


async def test_bankid_that_is_down_is_explained(new_visitor: NewVisitor, bankid_app: BankIdApp, monkeypatch: pytest.MonkeyPatch) -> None:
    from clinic.providers import bankid as provider

    monkeypatch.setattr(settings(), "bankid_url", "http://127.0.0.1:9/bankid/rp/v6.0")
    provider.bankid.cache_clear()
    reply = await new_visitor().post("/api/login/bankid/start-order", json={})
    assert (reply.status_code, reply.json()["data"]["code"]) == (502, "provider.unreachable")


async def test_orders_of_an_address_are_limited(new_visitor: NewVisitor, bankid_app: BankIdApp, monkeypatch: pytest.MonkeyPatch) -> None:
    await avoid_window_end(60)
    visitor = new_visitor()
    for _ in range(bankid_router.MAX_ORDERS_PER_MINUTE):
        await visitor.post("/api/login/bankid/start-order", json={"same_device": "no"})
    reply = await visitor.post("/api/login/bankid/start-order", json={})
    assert (reply.status_code, reply.json()["data"]["code"]) == (429, "rate.limited")
