"""Proving a session by a second factor where a record asks for it, and verifying the mobile number that gets codes (LAW-001)."""

import re
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
import typer
from sqlalchemy import select, update

from clinic import cli
from clinic.accounts.models import Membership
from clinic.accounts.signin.models import SignInStep
from clinic.core.clock import now
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import NIL_COMPANY, Context
from clinic.core.settings import settings
from tests.accounts.helpers import PASSWORD, PASSWORD_HASH, deliver_account_emails, deliver_sign_in_codes, list_emails_to, unique_email
from tests.factories.factory import Factory
from tests.support.bankid import BankIdApp
from tests.support.http_client import ApiClient

pytestmark = [pytest.mark.anyio, pytest.mark.covers("LAW-001")]
NewVisitor = Callable[[], ApiClient]
NUMBER = {"country_code": "+46", "mobile_number": "0701740699"}
E164 = "+46701740699"
VERIFIED = {**NUMBER, "mobile_verified_at": now()}


async def sign_in(new_visitor: NewVisitor, factory: Factory, *, company: Any = None, **fields: Any) -> ApiClient:
    """Sign a member of staff in by the password; a second factor that they have is asked for, and not given."""
    identity = await factory.identity(password_hash=PASSWORD_HASH, email=unique_email())
    browser = new_visitor()
    browser.company = company or await factory.company()
    browser.member = await factory.member(browser.company, identity=identity, language="en", **fields)
    reply = await browser.post("/api/login", json={"email": identity.email, "password": PASSWORD})
    assert reply.status_code == 200, reply.text
    return browser


async def read_sms(browser: ApiClient) -> str:
    """Return the code of the newest SMS to the number."""
    await deliver_sign_in_codes(browser.company.id)
    return re.findall(r"\b\d{6}\b", (await list_emails_to(E164, browser.company.id))[-1].text)[0]


async def get_refusal(browser: ApiClient) -> str | None:
    """Return the code with which the list of clients is refused; None when it opens."""
    reply = await browser.get("/api/clients")
    return None if reply.status_code == 200 else str(reply.json()["data"]["code"])


async def is_mobile_verified(browser: ApiClient) -> bool:
    async with read_only_transaction(Context.system(browser.company.id)) as session:
        query = select(Membership.mobile_verified_at).where(Membership.company_id == browser.company.id, Membership.id == browser.member.id)
        return await session.scalar(query) is not None


async def test_first_mobile_number_is_verified_with_the_password_and_opens_records(new_visitor: NewVisitor, factory: Factory) -> None:
    """The code proves number and session: a new session, an e-mail to the person, and from then on a code at each sign-in."""
    browser = await sign_in(new_visitor, factory)
    assert await get_refusal(browser) == "auth.second_factor_needed"
    options = (await browser.get("/api/session/proof")).json()["data"]
    assert (options["recipients"], options["can_add_mobile"], options["has_passkey"], options["has_bankid"]) == ([], True, False, False)
    wrong = await browser.post("/api/profile/mobile/code", json={**NUMBER, "password": "Vinter2026"})
    assert (wrong.status_code, list(wrong.json()["errors"])) == (422, ["password"])
    sent = await browser.post("/api/profile/mobile/code", json={**NUMBER, "password": PASSWORD})
    assert sent.json()["data"] == {"recipient": "+46 •• •• 99"}
    code, old_token = await read_sms(browser), browser.http.cookies["session"]
    refused = await browser.post("/api/profile/mobile/verify", json={"code": f"{(int(code) + 1) % 10**6:06d}"})
    assert (refused.status_code, list(refused.json()["errors"])) == (422, ["code"])
    assert (await browser.post("/api/profile/mobile/verify", json={"code": code})).status_code == 200
    assert await get_refusal(browser) is None
    assert browser.http.cookies["session"] != old_token
    assert await is_mobile_verified(browser)
    assert (await browser.list_audit("user.mobile_verified"))[0]["subject_id"] == browser.member.id
    [told] = [message for message in await deliver_account_emails(browser.member.email, browser.company.id) if "mobile number that codes are sent to" in message.text]
    assert told.company_id == NIL_COMPANY
    repeated = await browser.post("/api/login", json={"email": browser.member.email, "password": PASSWORD})
    assert (repeated.json()["data"]["next"], repeated.json()["data"]["sent"]) == ("second_factor", "sms_code")


async def allow_resend(browser: ApiClient) -> None:
    """Let half a minute pass since the last code."""
    async with transaction(Context()) as session:
        earlier = now() - timedelta(minutes=1)
        await session.execute(update(SignInStep).where(SignInStep.identity_id == browser.member.identity_id).values(code_sent_at=earlier))


async def test_known_number_proves_the_session_in_place(new_visitor: NewVisitor, factory: Factory) -> None:
    """A session that a mailed code proves goes on by a code by SMS; what it had proved counts, and the old cookie is dead."""
    browser = await sign_in(new_visitor, factory, **VERIFIED)
    await allow_resend(browser)
    assert (await browser.post("/api/login/code", json={"method": "mail_code"})).status_code == 200
    await deliver_sign_in_codes(browser.company.id)
    mailed = re.findall(r"\b\d{6}\b", (await list_emails_to(browser.member.email))[-1].text)[0]
    assert (await browser.post("/api/login/second-factor", json={"method": "mail_code", "code": mailed})).status_code == 200
    assert await get_refusal(browser) == "auth.second_factor_needed"
    begun = (await browser.post("/api/session/proof")).json()["data"]
    assert [item["method"] for item in begun["recipients"]] == ["sms_code"]
    weak_token = browser.http.cookies["session"]
    assert (await browser.post("/api/login/code", json={"method": "sms_code"})).status_code == 200
    body = {"method": "sms_code", "code": await read_sms(browser)}
    assert (await browser.post("/api/login/second-factor", json=body)).status_code == 200
    assert await get_refusal(browser) is None
    assert browser.http.cookies["session"] != weak_token
    [row] = [row for row in (await browser.get("/api/profile/sign-ins")).json()["data"]["items"] if row["is_current"]]
    assert (row["factors"], row["is_strong"]) == (["password", "mail_code", "sms_code"], True)


async def test_changed_number_is_unverified(new_visitor: NewVisitor, factory: Factory, as_staff: Any) -> None:
    """No code goes to a changed number before a fresh proof, whoever changes it."""
    browser = await as_staff("admin", **VERIFIED)
    profile = (await browser.get("/api/profile")).json()["data"]
    changed = {"version": profile["version"], "first_name": "Maja", "last_name": "Ny", "country_code": "+46", "mobile_number": "0701740698"}
    assert (await browser.put("/api/profile", json=changed)).status_code == 200
    assert not await is_mobile_verified(browser)
    assert (await browser.get("/api/session/proof")).json()["data"]["recipients"] == []


async def test_thief_of_a_weak_session_adds_no_factor(new_visitor: NewVisitor, factory: Factory) -> None:
    """A person with a second factor must prove it before another is added; a code of another session is of no use."""
    person = await sign_in(new_visitor, factory, **VERIFIED)
    await person.use_session(await factory.session(person.member, factors=("password",)), company=person.company, member=person.member)
    number = {"country_code": "+46", "mobile_number": "0701740697", "password": PASSWORD}
    for path, body in (("mobile/code", number), ("passkeys/options", {"password": PASSWORD}), ("bankid/start-order", {"password": PASSWORD})):
        reply = await person.post(f"/api/profile/{path}", json=body)
        assert (reply.status_code, reply.json()["data"]["code"]) == (403, "auth.strong_sign_in_needed"), path
    first = await sign_in(new_visitor, factory)
    assert (await first.post("/api/profile/mobile/code", json={**NUMBER, "password": PASSWORD})).status_code == 200
    code = await read_sms(first)
    await first.use_session(await factory.session(await factory.member(first.company)), company=first.company)
    stolen = await first.post("/api/profile/mobile/verify", json={"code": code})
    assert (stolen.status_code, stolen.json()["data"]["code"]) == (409, "mobile.code_missing")


async def test_unverified_company_offers_no_sms(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-061: its people use a passkey or BankID."""
    browser = await sign_in(new_visitor, factory, company=await factory.company(is_verified=False))
    options = (await browser.get("/api/session/proof")).json()["data"]
    assert (options["can_add_mobile"], options["can_add_passkey"]) == (False, True)
    reply = await browser.post("/api/profile/mobile/code", json={**NUMBER, "password": PASSWORD})
    assert (reply.status_code, reply.json()["data"]["code"]) == (409, "mobile.sms_unavailable")


async def test_prescriber_proves_the_session_by_the_bankid_that_signs(
    new_visitor: NewVisitor, factory: Factory, bankid_app: BankIdApp,
) -> None:
    """LAW-001: reading and signing requests; an order is used once, and works for nobody else."""
    person = "198204152394"
    _, token = await factory.prescriber(personal_id=person, factors=("password",))
    doctor = await new_visitor().use_session(token)
    assert (await doctor.get("/api/v3/prescriptions")).json()["data"]["code"] == "auth.second_factor_needed"
    assert (await bankid_app.prove_session(doctor, person)).status_code == 200
    assert (await doctor.get("/api/v3/prescriptions")).status_code == 200
    _, token = await factory.prescriber(factors=("password",))
    accountless = await new_visitor().use_session(token)
    assert (await accountless.post("/api/session/proof/bankid/start-order", json={})).status_code == 404


def test_production_has_no_demo_and_no_simulator(monkeypatch: pytest.MonkeyPatch) -> None:
    """LAW-001: second factors that simulators answer come from the seed alone, which production refuses, as it refuses simulators."""
    monkeypatch.setattr(settings(), "environment", "production")
    with pytest.raises(typer.BadParameter, match="published password"):
        cli.seed(large=False)
    assert settings().refuses("http://127.0.0.1:8010/bankid/rp/v6.0") and settings().refuses("http://simulators:8010/a1")
    product = [path for path in Path(cli.__file__).parent.rglob("*.py") if "seed" not in path.parts and path.name != "cli.py"]
    assert [str(path) for path in product if re.search(r"clinic\.seed|@demo\.example", path.read_text(encoding="utf-8"))] == []
