"""The profile: a person changes only themselves, the password change ends what it must, and sign-ins are listed (PLT-019)."""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import update

from clinic.accounts.models import Membership, UserSession
from clinic.accounts.sessions.jobs import ADDRESS_RETENTION, forget_session_addresses
from clinic.core.clock import now
from clinic.core.database.session import get_owned, transaction
from clinic.core.database.tenant_context import Context
from tests.accounts.helpers import (
    PASSWORD,
    PASSWORD_HASH,
    avoid_window_end,
    deliver_account_emails,
    deliver_password_resets,
    extract_reset_token,
    list_emails_to,
    unique_email,
)
from tests.factories.factory import Factory
from tests.support.http_client import ApiClient
from tests.support.images import draw_photo

pytestmark = pytest.mark.anyio
NewVisitor = Callable[[], ApiClient]
NEW_PASSWORD = "Vinter2027"
FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"


def profile_data(**changes: Any) -> dict[str, Any]:
    return {
        "first_name": "Maja", "last_name": "Ek", "mobile_number": "0701234567", "country_code": "+46", "title": "Sjuksköterska",
        "street_address": "Storgatan 1", "zip_code": "114 51", "city": "Stockholm", "state": "", "country": "SE",
        "personal_id": "19811218-9876", "booking_description": "Specialist på fillers",
        "booking_description_en": "Specialist in fillers", "booking_description_sv": "", "version": 1, **changes,
    }


def password_data(**changes: Any) -> dict[str, Any]:
    return {"old_password": PASSWORD, "password": NEW_PASSWORD, "password_confirmation": NEW_PASSWORD, **changes}


async def sign_in_nurse(new_visitor: NewVisitor, factory: Factory, **fields: Any) -> tuple[ApiClient, str]:
    """Sign a nurse in with a password, as a browser does; return the browser and the e-mail address."""
    email = unique_email()
    company, identity = await factory.company(), await factory.identity(password_hash=PASSWORD_HASH, email=email)
    member = await factory.member(company, identity=identity, **fields)
    browser = new_visitor()
    browser.company, browser.member = company, member
    reply = await browser.post("/api/login", json={"email": email, "password": PASSWORD}, headers={"User-Agent": FIREFOX})
    assert reply.status_code == 200, reply.text
    return browser, email


async def load_member(member: Membership) -> Membership:
    async with transaction(Context.system(member.company_id)) as session:
        return await get_owned(session, Membership, member.id)


@pytest.mark.covers("PLT-019", "PLT-033")
async def test_details_are_saved_and_audited(as_staff: Any) -> None:
    """PLT-019, PLT-033: all own details, readable after; the audit row has the old and the new values."""
    nurse = await as_staff("user")
    data = profile_data(personal_id="198112189876")
    saved = (await nurse.put("/api/profile", json=data)).json()["data"]
    expected = {**data, "personal_id": "19811218-9876", "version": 2}
    assert {name: saved[name] for name in expected} == expected
    assert (await nurse.get("/api/profile")).json()["data"] == saved
    row = (await nurse.list_audit("user.profile_changed"))[0]
    assert row["subject_id"] == nurse.member.id
    assert (row["details"]["before"]["title"], row["details"]["after"]["title"]) == ("", "Sjuksköterska")
    outdated = await nurse.put("/api/profile", json=data)
    assert (outdated.status_code, outdated.json()["data"]["current"]["city"]) == (409, "Stockholm")


@pytest.mark.covers("PLT-103", "PLT-101")
@pytest.mark.parametrize(("changes", "field", "code"), [
    ({"personal_id": "19811218-9877"}, "personal_id", "swedish_personal_id"),
    ({"personal_id": "010190-1234"}, "personal_id", "swedish_personal_id"),
    ({"country": "DK", "zip_code": "1050", "personal_id": "310290-1234"}, "personal_id", "personal_id"),
    ({"country": "", "personal_id": "1"}, "personal_id", "swedish_personal_id"),
    ({"zip_code": "99999"}, "zip_code", "swedish_zip_code"),
    ({"country": "DK", "zip_code": "114 51", "personal_id": ""}, "zip_code", "zip_code"),
    ({"mobile_number": "1234567", "country_code": ""}, "body", "country_code"),
    ({"first_name": ""}, "first_name", "required"),
])
async def test_wrong_details_are_refused_at_their_field(as_staff: Any, changes: dict[str, Any], field: str, code: str) -> None:
    """PLT-101, PLT-103: zip code and personal id by the person's country, else by the company's; nothing is saved."""
    nurse = await as_staff("user")
    reply = await nurse.put("/api/profile", json=profile_data(**changes))
    errors = reply.json()["errors"]
    assert reply.status_code == 422
    assert errors[field][0]["code"] == code
    assert (await load_member(nurse.member)).version == 1


@pytest.mark.covers("PLT-019", "PLT-103")
async def test_a_danish_cpr_number_is_accepted_in_denmark(as_staff: Any) -> None:
    """PLT-103: a Danish colleague's CPR number, with its dash."""
    nurse = await as_staff("user")
    reply = await nurse.put("/api/profile", json=profile_data(country="DK", zip_code="1050", personal_id="0101901234"))
    assert reply.json()["data"]["personal_id"] == "010190-1234"


@pytest.mark.covers("PLT-019", "PLT-031", "PLT-034")
async def test_role_systems_and_access_cannot_be_changed_through_the_profile(as_staff: Any, factory: Factory) -> None:
    """PLT-031, PLT-034: a restricted user who sends what isn't theirs to change is changed in their own details only."""
    company = await factory.company()
    colleague = await factory.member(company)
    nurse = await as_staff("user", company=company, client_access="custom", is_pos_on=False)
    forbidden = {
        "role": "super_admin", "user_role": "super_admin", "is_pos_on": True, "is_record_on": False, "is_for_booking": True, "is_active": False,
        "client_access": "full", "id": str(colleague.id), "user_id": str(colleague.id), "membership_id": str(colleague.id),
        "company_id": str((await factory.company()).id), "email": "annan@example.se", "deleted_at": "2026-01-01 00:00:00",
        "last_login_at": "2026-01-01 00:00:00", "profile_photo_id": str(colleague.id), "language": "sv",
    }
    reply = await nurse.put("/api/profile", json={**profile_data(), **forbidden})
    assert reply.status_code == 200, reply.text
    member = await load_member(nurse.member)
    assert member.title == "Sjuksköterska"
    assert (member.role, member.client_access, member.is_active, member.is_pos_on, member.is_record_on, member.is_for_booking) == (
        "user", "custom", True, False, True, False,
    )
    assert (member.email, member.language, member.company_id, member.profile_photo_id) == (nurse.member.email, "en", company.id, None)
    assert (await load_member(colleague)).version == 1


@pytest.mark.covers("PLT-033")
async def test_address_and_personal_id_are_for_administrators_only(as_staff: Any, factory: Factory) -> None:
    """PLT-033: colleagues see neither in list nor user; an administrator reads and writes them; another company's user is not found."""
    company = await factory.company()
    nurse, admin = await as_staff("user", company=company), await as_staff("admin", company=company)
    await nurse.put("/api/profile", json=profile_data())
    for path in ("/api/users", f"/api/users/{nurse.member.id}"):
        text = (await nurse.get(path)).text
        assert "Storgatan" not in text
        assert "9876" not in text
    details = f"/api/users/{nurse.member.id}/details"
    assert (await nurse.get(details)).json()["data"]["code"] == "permission.role"
    assert (await (await as_staff("admin")).get(details)).status_code == 404
    assert (await admin.get(details)).json()["data"]["personal_id"] == "19811218-9876"
    changed = {"first_name": "Maja", "last_name": "Ek", "street_address": "Lillgatan 2", "personal_id": "19811218-9877", "version": 2}
    refused = await admin.put(f"/api/users/{nurse.member.id}", json=changed)
    assert refused.json()["errors"]["personal_id"][0]["code"] == "swedish_personal_id"
    saved = await admin.put(f"/api/users/{nurse.member.id}", json={**changed, "personal_id": "701063-2391"})
    assert saved.status_code == 422, "a coordination number needs its century"
    saved = await admin.put(f"/api/users/{nurse.member.id}", json={**changed, "personal_id": "19811218-9876"})
    assert saved.json()["data"]["street_address"] == "Lillgatan 2"


@pytest.mark.covers("PLT-019", "PLT-110")
async def test_photo_is_replaced_and_only_an_own_upload_is_taken(as_staff: Any, factory: Factory) -> None:
    """PLT-110: a new photo takes the place of the old, which nobody can open then; a colleague's upload is refused; a PDF too."""
    company = await factory.company()
    nurse, colleague = await as_staff("user", company=company), await as_staff("user", company=company)

    async def upload(staff: ApiClient, color: str) -> str:
        reply = await staff.post("/api/files", files={"file": ("jag.jpg", draw_photo(2400, 1800, color=color), "image/jpeg")})
        assert reply.json()["data"]["width"] == 1620
        return str(reply.json()["data"]["id"])

    first, second, foreign = await upload(nurse, "#884422"), await upload(nurse, "#228844"), await upload(colleague, "#4422aa")
    saved = await nurse.put("/api/profile", json=profile_data(profile_photo=first))
    assert saved.json()["data"]["profile_photo"] == first
    refused = await nurse.put("/api/profile", json=profile_data(profile_photo=foreign, version=2))
    assert refused.json()["errors"]["profile_photo"][0]["code"] == "unknown"
    assert (await colleague.post("/api/get-signed-url", json={"path": f"files/{first}"})).status_code == 200
    await nurse.put("/api/profile", json=profile_data(profile_photo=second, version=2))
    assert (await nurse.post("/api/get-signed-url", json={"path": f"files/{first}"})).status_code == 404
    stolen = await colleague.put("/api/profile", json=profile_data(profile_photo=second))
    assert stolen.json()["errors"]["profile_photo"][0]["code"] == "unknown"
    kept = await nurse.put("/api/profile", json=profile_data(version=3))
    assert kept.json()["data"]["profile_photo"] == second, "a photo that is left out stays"
    removed = await nurse.put("/api/profile", json=profile_data(profile_photo=None, version=3))
    assert removed.json()["data"]["profile_photo"] is None


@pytest.mark.covers("PLT-019", "PLT-016", "PLT-004")
async def test_password_change_ends_other_sessions_and_links_and_tells_the_person(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-019: this browser goes on with a new session; a copy of the old cookie ends at its next request; an e-mail says so."""
    nurse, email = await sign_in_nurse(new_visitor, factory)
    thief = await new_visitor().use_session(nurse.http.cookies["session"])
    assert (await thief.get("/api/session")).status_code == 200
    await new_visitor().post("/api/forgot-password", json={"email": email})
    await deliver_password_resets()
    token = extract_reset_token((await list_emails_to(email))[-1])
    reply = await nurse.post("/api/profile/password", json=password_data())
    assert reply.status_code == 200, reply.text
    assert reply.json()["data"]["user"]["email"] == email
    assert (await nurse.get("/api/session")).status_code == 200
    ended = await thief.get("/api/session")
    assert (ended.status_code, ended.json()["data"]["code"]) == (410, "auth.ended_for_security")
    link = {"token": token, "password": "Hemligt2026", "password_confirmation": "Hemligt2026"}
    assert (await new_visitor().post("/api/reset-password", json=link)).json()["data"]["code"] == "auth.link_invalid"
    assert [row["subject_id"] for row in await nurse.list_audit("password.changed")] == [nurse.member.identity_id]
    message = (await deliver_account_emails(email, nurse.company.id))[-1]
    assert message.subject == "Your password was changed"
    assert NEW_PASSWORD not in message.text
    assert (await new_visitor().post("/api/login", json={"email": email, "password": PASSWORD})).status_code == 401
    assert (await new_visitor().post("/api/login", json={"email": email, "password": NEW_PASSWORD})).status_code == 200


@pytest.mark.covers("PLT-019", "PLT-016")
@pytest.mark.parametrize(("changes", "field", "code"), [
    ({"old_password": "Fel2026Fel"}, "old_password", "wrong_password"),
    ({"password": "kort1A", "password_confirmation": "kort1A"}, "password", "password"),
    ({"password_confirmation": "Annat2027"}, "password_confirmation", "password_mismatch"),
    ({"password": PASSWORD, "password_confirmation": PASSWORD}, "password", "same_password"),
    ({"old_password": ""}, "old_password", "required"),
])
async def test_wrong_password_changes_are_refused(
    new_visitor: NewVisitor, factory: Factory, changes: dict[str, Any], field: str, code: str,
) -> None:
    """PLT-016: the rules of the reset, and the old password; the old one stays and nobody is signed out."""
    nurse, email = await sign_in_nurse(new_visitor, factory)
    reply = await nurse.post("/api/profile/password", json=password_data(**changes))
    assert reply.status_code == 422
    assert reply.json()["errors"][field][0]["code"] == code
    assert (await nurse.get("/api/session")).status_code == 200
    assert await nurse.list_audit("password.changed") == []
    assert (await new_visitor().post("/api/login", json={"email": email, "password": PASSWORD})).status_code == 200


@pytest.mark.covers("PLT-019")
async def test_old_password_cannot_be_guessed_with_a_stolen_session(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-019: five wrong tries in a quarter of an hour, then the right one is refused too; signing in elsewhere isn't held up."""
    await avoid_window_end(15 * 60)
    nurse, email = await sign_in_nurse(new_visitor, factory)
    for number in range(5):
        reply = await nurse.post("/api/profile/password", json=password_data(old_password=f"Fel2026Fel{number}"))
        assert reply.status_code == 422
    limited = await nurse.post("/api/profile/password", json=password_data())
    assert (limited.status_code, limited.json()["data"]["code"]) == (429, "rate.limited")
    assert (await new_visitor().post("/api/login", json={"email": email, "password": PASSWORD})).status_code == 200


@pytest.mark.covers("PLT-019")
async def test_of_two_password_changes_at_once_one_wins(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-019: the second finds that the old password isn't right any more, or its session ended."""
    nurse, email = await sign_in_nurse(new_visitor, factory)
    await nurse.csrf()
    second = await new_visitor().use_session(nurse.http.cookies["session"])
    data = [password_data(password=f"Nytt2027{name}", password_confirmation=f"Nytt2027{name}") for name in ("Ett", "Tva")]
    replies = await asyncio.gather(nurse.post("/api/profile/password", json=data[0]), second.post("/api/profile/password", json=data[1]))
    assert sorted(reply.status_code == 200 for reply in replies) == [False, True]
    winner = data[[reply.status_code for reply in replies].index(200)]["password"]
    assert (await new_visitor().post("/api/login", json={"email": email, "password": winner})).status_code == 200


@pytest.mark.covers("PLT-019", "PLT-010")
async def test_prescriber_changes_the_password_and_has_no_staff_profile(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-019: the calls about the account are every person's; those about a member of staff are not found for others."""
    prescriber, token = await factory.prescriber()
    browser = await new_visitor().use_session(token)
    assert (await browser.get("/api/profile")).status_code == 404
    assert (await browser.put("/api/profile", json=profile_data())).status_code == 404
    assert (await browser.get("/api/profile/sign-ins")).json()["data"]["total"] == 1
    refused = await browser.post("/api/profile/password", json=password_data())
    assert refused.json()["errors"]["old_password"][0]["code"] == "wrong_password", "an account without a password has no right one"
    assert prescriber.id


@pytest.mark.covers("PLT-019")
async def test_sign_ins_are_listed_by_browser_device_and_address_for_the_person_only(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-019: newest first, paged; which is this one and when the others ended; never a colleague's."""
    nurse, email = await sign_in_nurse(new_visitor, factory)
    phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile Safari/604.1"
    later = new_visitor()
    await later.post("/api/login", json={"email": email, "password": PASSWORD}, headers={"User-Agent": phone})
    page = (await later.get("/api/profile/sign-ins")).json()["data"]
    newest, oldest = page["items"]
    assert (page["total"], page["per_page"]) == (2, 20)
    assert (newest["browser"], newest["device"], newest["is_current"], newest["ended_at"]) == ("Safari 18", "iPhone", True, None)
    assert (oldest["browser"], oldest["device"], oldest["is_current"]) == ("Firefox 140", "Windows", False)
    assert oldest["ended_at"] is not None
    assert (newest["factors"], newest["is_strong"]) == (["password"], False)
    assert newest["ip_address"].startswith("10.")
    assert newest["ip_address"] != oldest["ip_address"]
    second_page = (await later.get("/api/profile/sign-ins?per_page=1&page=2")).json()["data"]
    assert [row["id"] for row in second_page["items"]] == [oldest["id"]]
    other, _ = await sign_in_nurse(new_visitor, factory)
    assert newest["id"] not in (await other.get("/api/profile/sign-ins")).text
    assert nurse.member.id != other.member.id


@pytest.mark.covers("PLT-019", "PLT-018")
async def test_signing_out_everywhere_ends_session_and_links(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-018: the session ends on the server at once, with every copy of its cookie, and mailed links stop working."""
    nurse, email = await sign_in_nurse(new_visitor, factory)
    copy = await new_visitor().use_session(nurse.http.cookies["session"])
    await new_visitor().post("/api/forgot-password", json={"email": email})
    await deliver_password_resets()
    token = extract_reset_token((await list_emails_to(email))[-1])
    assert (await nurse.post("/api/profile/sign-out-everywhere")).status_code == 200
    assert not nurse.http.cookies.get("session")
    assert (await copy.get("/api/session")).status_code == 401
    assert (await new_visitor().post("/api/reset-password/check", json={"token": token})).json()["data"]["code"] == "auth.link_invalid"
    assert [row["subject_id"] for row in await nurse.list_audit("session.ended_everywhere")] == [UUID(str(nurse.member.identity_id))]


@pytest.mark.covers("LAW-001", "PLT-019")
@pytest.mark.parametrize(("factors", "strong"), [
    (["password"], False), (["password", "mail_code"], False), (["password", "mail_trusted_device"], False), (["mail_code", "sms_code"], False),
    (["password", "sms_code"], True), (["password", "totp"], True), (["password", "recovery_code"], True),
    (["password", "trusted_device"], True), (["passkey"], True), (["bankid"], True),
])
async def test_session_counts_as_proven_twice_as_the_law_says(
    new_visitor: NewVisitor, factory: Factory, factors: list[str], strong: bool,
) -> None:
    """LAW-001: a code by e-mail is no second factor, since the same mailbox resets the password."""
    nurse, _ = await sign_in_nurse(new_visitor, factory)
    async with transaction(Context()) as session:
        await session.execute(update(UserSession).where(UserSession.identity_id == nurse.member.identity_id).values(factors=factors))
    row = (await nurse.get("/api/profile/sign-ins")).json()["data"]["items"][0]
    assert (row["factors"], row["is_strong"]) == (factors, strong)


@pytest.mark.covers("LAW-001", "PLT-019")
async def test_session_of_another_password_keeps_the_factors_of_the_one_before(new_visitor: NewVisitor, factory: Factory) -> None:
    """LAW-001: and so does that of another workspace."""
    nurse, _ = await sign_in_nurse(new_visitor, factory)
    async with transaction(Context()) as session:
        await session.execute(
            update(UserSession).where(UserSession.identity_id == nurse.member.identity_id).values(factors=["password", "totp"]),
        )
    assert (await nurse.post("/api/profile/password", json=password_data())).status_code == 200
    workspace = {"area": "staff", "company_id": str(nurse.member.company_id)}
    assert (await nurse.post("/api/session/switch", json=workspace)).status_code == 200
    rows = (await nurse.get("/api/profile/sign-ins")).json()["data"]["items"]
    assert [row["factors"] for row in rows] == [["password", "totp"]] * 3


@pytest.mark.covers("PLT-019", "LAW-008")
async def test_addresses_of_sign_ins_are_forgotten_a_year_after_their_end(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-019: twelve months; the sign-in itself stays listed, the open session keeps its address, and the audit log is as it was."""
    nurse, email = await sign_in_nurse(new_visitor, factory)
    evening = new_visitor()
    assert (await evening.post("/api/login", json={"email": email, "password": PASSWORD})).status_code == 200
    ended = UserSession.ended_at.is_not(None)
    for age, is_forgotten in ((ADDRESS_RETENTION - timedelta(days=1), False), (ADDRESS_RETENTION + timedelta(days=1), True)):
        async with transaction(Context()) as session:
            await session.execute(
                update(UserSession).where(UserSession.identity_id == nurse.member.identity_id, ended).values(ended_at=now() - age),
            )
        for _ in range(2):
            await forget_session_addresses()
        current, earlier = (await evening.get("/api/profile/sign-ins")).json()["data"]["items"]
        assert current["ip_address"]
        assert (earlier["ip_address"] == "") is is_forgotten
    evening.company = nurse.company
    assert len(await evening.list_audit("session.started")) == 2
