"""Passkeys: added and removed with the password; an answer signs in once, in its browser, at this address only (BEY-061)."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import select, update

from clinic.accounts.passkeys import registration
from clinic.accounts.passkeys.jobs import purge_passkey_challenges
from clinic.accounts.passkeys.models import Passkey, PasskeyChallenge
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.accounts.helpers import PASSWORD, PASSWORD_HASH, unique_email
from tests.factories.factory import Factory
from tests.support.http_client import ApiClient
from tests.support.passkey_device import USER_PRESENT, PasskeyDevice

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BEY-061")]
NewVisitor = Callable[[], ApiClient]


async def sign_in_nurse(new_visitor: NewVisitor, factory: Factory) -> ApiClient:
    """Sign a nurse in with the password, as a browser does."""
    email = unique_email()
    company, identity = await factory.company(), await factory.identity(password_hash=PASSWORD_HASH, email=email)
    browser = new_visitor()
    browser.company, browser.member = company, await factory.member(company, identity=identity)
    reply = await browser.post("/api/login", json={"email": email, "password": PASSWORD})
    assert reply.status_code == 200, reply.text
    return browser


async def register(browser: ApiClient, device: PasskeyDevice, name: str = "Mobilen") -> Any:
    """Add the device's passkey in the profile."""
    options = (await browser.post("/api/profile/passkeys/options", json={"password": PASSWORD})).json()["data"]["options"]
    return await browser.post("/api/profile/passkeys", json={"name": name, "credential": device.create(options)})


async def get_options(browser: ApiClient) -> dict[str, Any]:
    options: dict[str, Any] = (await browser.post("/api/login/passkey/options")).json()["data"]["options"]
    return options


async def send(browser: ApiClient, credential: dict[str, Any], **headers: str) -> Any:
    return await browser.post("/api/login/passkey", json={"credential": credential}, headers=headers)


async def sign_in(browser: ApiClient, device: PasskeyDevice) -> Any:
    return await send(browser, device.get(await get_options(browser)))


def outcome(reply: Any) -> tuple[int, str]:
    return reply.status_code, reply.json()["data"].get("code", "")


async def list_refusals(staff: ApiClient) -> list[tuple[UUID, str]]:
    """Return whose sign-ins were refused according to the company's log, and what was tried (LAW-008)."""
    return [(row["subject_id"], row["details"]["method"]) for row in await staff.list_audit("session.refused")]


async def test_passkey_signs_in_and_is_removed(new_visitor: NewVisitor, factory: Factory) -> None:
    """BEY-061: the device finds the account itself; the session is strong; a removed passkey signs nobody in."""
    nurse, device = await sign_in_nurse(new_visitor, factory), PasskeyDevice()
    options = (await nurse.post("/api/profile/passkeys/options", json={"password": PASSWORD})).json()["data"]["options"]
    assert options["rp"] == {"id": "test", "name": "Aster"}
    assert options["authenticatorSelection"]["residentKey"] == options["authenticatorSelection"]["userVerification"] == "required"
    added = (await nurse.post("/api/profile/passkeys", json={"name": "Mobilen", "credential": device.create(options)})).json()["data"]
    assert (added["name"], added["last_used_at"]) == ("Mobilen", None)
    assert [row["details"]["name"] for row in await nurse.list_audit("passkey.added")] == ["Mobilen"]

    morning = new_visitor()
    assert (await get_options(morning)).get("allowCredentials", []) == []
    view = (await sign_in(morning, device)).json()["data"]
    assert (view["user"]["id"], view["company"]["id"]) == (str(nurse.member.id), str(nurse.company.id))
    newest = (await morning.get("/api/profile/sign-ins")).json()["data"]["items"][0]
    assert (newest["factors"], newest["is_strong"]) == (["passkey"], True)
    assert (await nurse.get("/api/session")).json()["data"]["code"] == "auth.session_replaced"
    [listed] = (await morning.get("/api/profile/passkeys")).json()["data"]
    assert listed["last_used_at"] is not None
    path = f"/api/profile/passkeys/{listed['id']}/remove"
    assert outcome(await morning.post(path, json={"password": "Fel2026Fel"})) == (422, "validation")
    assert (await morning.post(path, json={"password": PASSWORD})).status_code == 200
    assert (await morning.get("/api/profile/passkeys")).json()["data"] == []
    assert len(await nurse.list_audit("passkey.removed")) == 1
    assert outcome(await sign_in(new_visitor(), device)) == (401, "passkey.refused")


@pytest.mark.parametrize("wrong", ["origin", "rp_id", "unverified", "signature", "user_handle", "unknown", "shape"])
async def test_wrong_answers_get_one_text(new_visitor: NewVisitor, factory: Factory, wrong: str) -> None:
    """Another origin or site, no user verification, another key or person: the same refusal in both languages."""
    nurse, device, browser = await sign_in_nurse(new_visitor, factory), PasskeyDevice(), new_visitor()
    await register(nurse, device)
    if wrong == "origin":
        device.origin = "http://evil.test"
    if wrong == "rp_id":
        device.rp_id = "evil.test"
    if wrong == "unverified":
        device.flags = USER_PRESENT
    if wrong == "signature":
        device.key = PasskeyDevice().key
    if wrong == "user_handle":
        device.user_handle = b"somebody else"
    if wrong == "unknown":
        device.id = b"unknown"
    credential = device.get(await get_options(browser))
    reply = await send(browser, {"id": credential["id"], "response": []} if wrong == "shape" else credential, **{"X-Language": "sv"})
    assert outcome(reply) == (401, "passkey.refused")
    assert reply.json()["message"].startswith("Det går inte att logga in med den här passnyckeln.")
    assert (await browser.get("/api/session")).status_code == 401
    assert outcome(await send(browser, credential)) == (409, "passkey.expired"), "a refused answer uses the challenge up"
    assert await list_refusals(nurse) == ([] if wrong == "unknown" else [(nurse.member.identity_id, "passkey")]), "LAW-008"


async def test_challenge_is_for_one_answer_of_one_browser(new_visitor: NewVisitor, factory: Factory) -> None:
    """A repeated answer, another browser's, and one that comes too late are refused."""
    nurse, device, browser, thief = await sign_in_nurse(new_visitor, factory), PasskeyDevice(), new_visitor(), new_visitor()
    await register(nurse, device)
    credential = device.get(await get_options(browser))
    assert outcome(await send(thief, credential)) == (409, "passkey.expired")
    await get_options(thief)
    assert outcome(await send(thief, credential)) == (401, "passkey.refused")
    cookie = browser.http.cookies["passkey"]
    assert (await send(browser, credential)).status_code == 200
    thief.http.cookies.set("passkey", cookie)
    assert outcome(await send(thief, credential)) == (409, "passkey.expired")

    slow_visitor = new_visitor()
    credential = device.get(await get_options(slow_visitor))
    async with transaction(Context()) as session:
        await session.execute(update(PasskeyChallenge).values(expires_at=now() - timedelta(seconds=1)))
    assert outcome(await send(slow_visitor, credential)) == (409, "passkey.expired")
    await get_options(slow_visitor)
    async with transaction(Context()) as session:
        await session.execute(update(PasskeyChallenge).values(expires_at=now() - timedelta(seconds=1)))
    await purge_passkey_challenges()
    async with transaction(Context()) as session:
        assert list(await session.scalars(select(PasskeyChallenge))) == []


async def test_device_that_counts_backwards_is_refused(new_visitor: NewVisitor, factory: Factory) -> None:
    """A copy of the passkey that has signed less often than the original; a device that doesn't count may always sign in."""
    nurse, device = await sign_in_nurse(new_visitor, factory), PasskeyDevice()
    device.count = 5
    await register(nurse, device)
    assert (await sign_in(new_visitor(), device)).status_code == 200
    device.count = 4
    assert outcome(await sign_in(new_visitor(), device)) == (401, "passkey.refused")
    assert await list_refusals(nurse) == [(nurse.member.identity_id, "passkey")], "LAW-008"
    async with transaction(Context()) as session:
        await session.execute(update(Passkey).where(Passkey.credential_id == device.id).values(sign_count=0))
    for _ in range(2):
        device.count = -1
        assert (await sign_in(new_visitor(), device)).status_code == 200


async def test_person_without_an_open_account_is_refused(new_visitor: NewVisitor, factory: Factory, as_staff: Any) -> None:
    nurse, device = await sign_in_nurse(new_visitor, factory), PasskeyDevice()
    await register(nurse, device)
    admin = await as_staff("admin", company=nurse.company)
    user = (await admin.get(f"/api/users/{nurse.member.id}")).json()["data"]
    await admin.post(f"/api/users/{nurse.member.id}/change-status", json={"is_active": False, "version": user["version"]})
    assert outcome(await sign_in(new_visitor(), device)) == (401, "passkey.refused")


async def test_another_persons_passkey_is_not_found(new_visitor: NewVisitor, factory: Factory) -> None:
    """Neither a colleague's nor another clinic's passkey is listed, renamed or removed, and nobody registers it for themself."""
    nurse, other, device = await sign_in_nurse(new_visitor, factory), await sign_in_nurse(new_visitor, factory), PasskeyDevice()
    added = (await register(nurse, device)).json()["data"]
    assert (await other.get("/api/profile/passkeys")).json()["data"] == []
    assert (await other.post(f"/api/profile/passkeys/{added['id']}/remove", json={"password": PASSWORD})).status_code == 404
    assert outcome(await register(other, device)) == (409, "passkey.taken")
    assert (await other.put(f"/api/profile/passkeys/{added['id']}", json={"name": "Min"})).status_code == 404
    renamed = (await nurse.put(f"/api/profile/passkeys/{added['id']}", json={"name": "Telefonen"})).json()["data"]
    assert [row["name"] for row in (await nurse.get("/api/profile/passkeys")).json()["data"]] == [renamed["name"]] == ["Telefonen"]
    assert [row["details"] for row in await nurse.list_audit("passkey.renamed")] == [{"before": "Mobilen", "after": "Telefonen"}]


@pytest.mark.parametrize("wrong", ["origin", "rp_id", "unverified", "session", "replay"])
async def test_passkey_that_cannot_be_verified_is_not_added(new_visitor: NewVisitor, factory: Factory, wrong: str) -> None:
    nurse, other, device = await sign_in_nurse(new_visitor, factory), await sign_in_nurse(new_visitor, factory), PasskeyDevice()
    if wrong == "origin":
        device.origin = "http://evil.test"
    if wrong == "rp_id":
        device.rp_id = "evil.test"
    if wrong == "unverified":
        device.flags = USER_PRESENT
    options = (await nurse.post("/api/profile/passkeys/options", json={"password": PASSWORD})).json()["data"]["options"]
    body = {"name": "Mobilen", "credential": device.create(options)}
    if wrong == "replay":
        assert (await nurse.post("/api/profile/passkeys", json=body)).status_code == 200
    reply = await (other if wrong == "session" else nurse).post("/api/profile/passkeys", json=body)
    assert outcome(reply) == (409, "passkey.expired" if wrong in {"session", "replay"} else "passkey.not_accepted")


async def test_registering_needs_the_password_and_has_a_limit(
    new_visitor: NewVisitor, factory: Factory, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A thief of the session adds no passkey; ten are the most."""
    nurse = await sign_in_nurse(new_visitor, factory)
    assert outcome(await nurse.post("/api/profile/passkeys/options", json={"password": "Fel2026Fel"})) == (422, "validation")
    monkeypatch.setattr(registration, "MAX_PASSKEYS", 1)
    added = (await register(nurse, PasskeyDevice())).json()["data"]
    refused = await nurse.post("/api/profile/passkeys/options", json={"password": PASSWORD})
    assert outcome(refused) == (409, "passkey.too_many")
    async with transaction(Context()) as session:
        assert (await session.get_one(Passkey, UUID(added["id"]))).name == "Mobilen"
