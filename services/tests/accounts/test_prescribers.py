"""Inviting prescribers: sign-up or acceptance with an existing account, joining the clinic, and misuse of invitation links."""

import asyncio
from datetime import timedelta
from uuid import UUID

import pytest
from sqlalchemy import select, update

from clinic.accounts.models import Prescriber
from clinic.accounts.prescribers.models import ClinicPrescriber, PrescriberInvitation
from clinic.core.clock import now, to_wire
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import NIL_COMPANY, Context
from tests.accounts.helpers import PASSWORD, PASSWORD_HASH, deliver_account_emails, extract_code, extract_link, extract_path, unique_email

pytestmark = pytest.mark.anyio
PERSONAL_ID = "19820415-2394"


async def invite_prescriber(staff, address, **fields):
    """Invite a prescriber and return the two parts of the e-mailed link."""
    response = await staff.post("/api/v3/prescribers/invite", json={"email": address, **fields})
    assert response.json()["status"] == "1", response.text
    path = extract_path((await deliver_account_emails(address, staff.company.id))[-1], "/doctor-invitation/")
    company, _, invitation = path.removeprefix("/doctor-invitation/").partition("?invitation=")
    return {"company": company, "invitation": invitation}


def prescriber_sign_up_data(link, **changes):
    return {
        **link, "first_name": "Dora", "last_name": "Läkare", "personal_id": PERSONAL_ID, "prescriber_code": "1234567", "password": PASSWORD,
        "password_confirmation": PASSWORD, "language": "sv", **changes,
    }


async def register_prescriber(visitor, link, **changes):
    """Sign a visitor up with an invitation, and return the e-mail that was sent to its address."""
    response = await visitor.post("/api/v3/prescribers/register", json=prescriber_sign_up_data(link, **changes))
    assert response.status_code == 200, response.text
    return (await deliver_account_emails(response.json()["data"]["email"]))[-1]


@pytest.mark.covers("RXP-003", "RXP-009")
async def test_invited_prescriber_signs_up_verifies_and_receives_the_waiting_request(as_staff, factory, new_visitor, bankid_app):
    """After sign-up and verification by code, the request that was sent with the invitation is assigned to the prescriber."""
    staff, address = await as_staff("user"), unique_email()
    client = await factory.client(staff.company)
    request_data = {
        "drug": "Botox", "strength": "100 E", "form": "Pulver", "dose": "20 E", "indication": "Rynkor", "max_uses": 1,
        "valid_until": (now() + timedelta(days=90)).date().isoformat(), "invite_email": address, "invite_origin": "own",
    }
    request = (await staff.post(f"/api/clients/{client.id}/prescriptions", json=request_data)).json()["data"]
    assert (await staff.list_audit("prescriber.invited"))[0]["details"] == {"email": address, "origin": "own"}
    path = extract_path((await deliver_account_emails(address, staff.company.id))[0], "/doctor-invitation/")
    company, _, key = path.removeprefix("/doctor-invitation/").partition("?invitation=")
    link, doctor = {"company": company, "invitation": key}, new_visitor()
    invitation = (await doctor.post("/api/v3/prescribers/invitation", json=link)).json()["data"]
    assert (invitation["clinic_name"], invitation["email"], invitation["account"]) == (staff.company.name, address, "none")
    signed_up = await doctor.post("/api/v3/prescribers/register", json=prescriber_sign_up_data(link))
    assert signed_up.json()["data"] == (await doctor.get("/api/v2/register")).json()["data"] == {"email": address}
    assert (await doctor.get("/api/v3/prescriptions")).status_code == 401
    wrong_code = await doctor.post("/api/verify-email", json={"code": "x"})
    assert wrong_code.json()["errors"]["code"]
    assert not await staff.list_audit("prescriber.joined")
    verification = (await deliver_account_emails(address))[-1]
    assert "bekräfta din e-postadress" in verification.text and staff.company.name in verification.text
    assert extract_path(verification, "/email/verify/").endswith("?area=prescriber")
    assert (await doctor.post("/api/resend-otp")).status_code == 200
    resent = (await deliver_account_emails(address, NIL_COMPANY))[-1]
    assert resent.id != verification.id and extract_path(resent, "/email/verify/").endswith("?area=prescriber")
    code = extract_code(resent)
    verified = (await doctor.post("/api/verify-email", json={"code": code})).json()["data"]
    assert verified["area"] == "prescriber" and verified["onboarding_step"] == "done" and "prescription.sign" in verified["permissions"]
    assert (await bankid_app.prove_session(doctor, PERSONAL_ID.replace("-", ""))).status_code == 200
    [row] = (await doctor.get("/api/v3/prescriptions")).json()["data"]["items"]
    assert (row["id"], row["state"]) == (request["id"], "pending")
    prescription = (await staff.get(f"/api/prescriptions/{request['id']}")).json()["data"]
    assert (prescription["prescriber_name"], prescription["origin"], prescription["invited_email"]) == ("Dora Läkare", "own", "")
    assert await staff.list_audit("prescriber.joined") and await staff.list_audit("prescription.assigned")
    [prescriber] = (await staff.get("/api/v3/prescribers")).json()["data"]["items"]
    assert (prescriber["name"], prescriber["origin"]) == ("Dora Läkare", "own")


@pytest.mark.covers("PLT-006", "RXP-003")
async def test_prescribers_are_paged_searched_and_sorted(as_staff, factory):
    """PLT-006: twenty a page by name, open invitations last; the choice for a request has all who joined and nobody else."""
    staff = await as_staff()
    async with transaction(Context.system(staff.company.id)) as session:
        for number in range(21):
            prescriber, _ = await factory.prescriber()
            session.add(ClinicPrescriber(
                company_id=staff.company.id, id=new_id(), prescriber_id=prescriber.id, origin="own", name=f"Dora {number:02}",
                email=f"{'z' if number == 0 else 'd'}{number:02}@people.test",
            ))
    await staff.post("/api/v3/prescribers/invite", json={"email": "anna@people.test", "origin": "external"})
    first_page = (await staff.get("/api/v3/prescribers")).json()["data"]
    assert (first_page["total"], [row["name"] for row in first_page["items"]]) == (22, [f"Dora {number:02}" for number in range(20)])

    async def list_emails(**params) -> list[str]:
        return [row["email"] for row in (await staff.get("/api/v3/prescribers", params=params)).json()["data"]["items"]]

    assert await list_emails(page=2) == ["d20@people.test", "anna@people.test"]
    assert await list_emails(sort="email", per_page=2) == ["anna@people.test", "d01@people.test"]
    assert await list_emails(sort="email", order="desc", per_page=1) == ["z00@people.test"]
    assert (await list_emails(search="DORA 07"), await list_emails(search="anna"), await list_emails(search="%")) == (["d07@people.test"], ["anna@people.test"], [])
    assert await list_emails(page=2, joined=True) == ["d20@people.test"]
    assert await list_emails(search="anna", joined=True) == []
    chosen = (await staff.get("/api/v3/prescribers", params={"search": "Dora 20"})).json()["data"]["items"][0]
    assert (await staff.get(f"/api/v3/prescribers/{chosen['prescriber_id']}")).json()["data"]["name"] == "Dora 20"
    assert (await (await as_staff()).get(f"/api/v3/prescribers/{chosen['prescriber_id']}")).status_code == 404


@pytest.mark.covers("RXP-003", "PLT-109")
async def test_invitation_link_is_single_use_and_expires_after_a_day(as_staff, new_visitor):
    staff, address = await as_staff(), unique_email()
    link = await invite_prescriber(staff, address)
    doctor = new_visitor()
    doctors = [(visitor, await register_prescriber(visitor, link)) for visitor in (new_visitor(), new_visitor())]
    responses = await asyncio.gather(*(visitor.post("/api/verify-email", json={"code": extract_code(mail)}) for visitor, mail in doctors))
    assert sorted(response.json()["status"] for response in responses) == ["0", "1"]
    assert {response.json()["data"]["code"] for response in responses if response.json()["status"] == "0"} == {"auth.link_invalid"}
    for path in ("invitation", "register", "join"):
        response = await doctor.post(f"/api/v3/prescribers/{path}", json=prescriber_sign_up_data(link))
        assert (response.status_code, response.json()["data"]["code"]) == (409, "auth.link_invalid"), path
    expired_link = await invite_prescriber(staff, unique_email())
    valid_until = {row["expires_at"] for row in (await staff.get("/api/v3/prescribers")).json()["data"]["items"] if row["expires_at"]}
    a_day_from_now = now() + timedelta(hours=24)
    assert all(to_wire(a_day_from_now - timedelta(minutes=1)) < instant <= to_wire(a_day_from_now) for instant in valid_until) and valid_until
    async with transaction(Context.system(staff.company.id)) as session:
        invitation_id = UUID(hex=expired_link["invitation"][:32])
        await session.execute(
            update(PrescriberInvitation).where(PrescriberInvitation.id == invitation_id).values(expires_at=now() - timedelta(seconds=1)),
        )
    assert (await doctor.post("/api/v3/prescribers/invitation", json=expired_link)).json()["data"]["code"] == "auth.link_invalid"


@pytest.mark.covers("RXP-003")
async def test_a_newer_invitation_revokes_the_older_and_forged_links_are_refused(as_staff, new_visitor):
    staff, other, address = await as_staff(), await as_staff(), unique_email()
    older_link = await invite_prescriber(staff, address)
    newer_link = await invite_prescriber(staff, address)
    doctor = new_visitor()
    assert (await doctor.post("/api/v3/prescribers/invitation", json=older_link)).json()["data"]["code"] == "auth.link_invalid"
    assert (await doctor.post("/api/v3/prescribers/invitation", json=newer_link)).json()["status"] == "1"
    for forged_link in (
        {**newer_link, "company": other.company.encrypted_id}, {**newer_link, "company": "nobody"},
        {**newer_link, "invitation": newer_link["invitation"][:-1] + "x"}, {**newer_link, "invitation": "z" * 60},
    ):
        assert (await doctor.post("/api/v3/prescribers/invitation", json=forged_link)).json()["data"]["code"] == "auth.link_invalid"


@pytest.mark.covers("RXP-003")
async def test_existing_account_accepts_an_invitation_with_its_password(as_staff, factory, new_visitor):
    """A person with another account becomes a prescriber too; a prescriber joins a second clinic."""
    first_clinic, second_clinic = await as_staff(), await as_staff()
    identity = await factory.identity(password_hash=PASSWORD_HASH)
    link, doctor = await invite_prescriber(first_clinic, identity.email), new_visitor()
    assert (await doctor.post("/api/v3/prescribers/invitation", json=link)).json()["data"]["account"] == "person"
    notice = await register_prescriber(new_visitor(), link)
    assert extract_path(notice, "/doctor-invitation/").endswith(f"?invitation={link['invitation']}")
    wrong_password = await doctor.post("/api/v3/prescribers/join", json={**link, "password": "Vinter2026"})
    assert (wrong_password.status_code, wrong_password.json()["data"]["code"]) == (401, "auth.wrong_credentials")
    incomplete = await doctor.post("/api/v3/prescribers/join", json={**link, "password": PASSWORD})
    assert list(incomplete.json()["errors"]) == ["first_name"]
    complete = {**link, "password": PASSWORD, "first_name": "Dora", "last_name": "Läkare", "personal_id": PERSONAL_ID}
    session_view = (await doctor.post("/api/v3/prescribers/join", json=complete)).json()["data"]
    assert (session_view["area"], session_view["onboarding_step"]) == ("prescriber", "done")
    link = await invite_prescriber(second_clinic, identity.email, origin="own")
    assert (await doctor.post("/api/v3/prescribers/invitation", json=link)).json()["data"]["account"] == "prescriber"
    assert (await new_visitor().post("/api/v3/prescribers/join", json={**link, "password": PASSWORD})).json()["status"] == "1"
    async with transaction(Context()) as session:
        [prescriber] = list(await session.scalars(select(Prescriber).where(Prescriber.identity_id == identity.id)))
    assert prescriber.personal_id == "198204152394"
    origins = [(await staff.get("/api/v3/prescribers")).json()["data"]["items"][0]["origin"] for staff in (first_clinic, second_clinic)]
    assert origins == ["external", "own"]


@pytest.mark.covers("RXP-003", "PLT-010", "PLT-090")
async def test_a_prescribers_sign_up_does_not_reveal_whether_the_address_has_an_account(as_staff, factory, new_visitor):
    """Attack D8: the same answers; only the e-mail tells, in the account's language, and leads to the invitation and the password."""
    staff, prescriber_identity = await as_staff(), await factory.identity(email=unique_email())
    await factory.prescriber(identity_id=prescriber_identity.id, language="en")
    person = await factory.member(await factory.company(), identity=await factory.identity(email=unique_email()), language="sv")
    answers, messages = [], []
    for address in (unique_email(), prescriber_identity.email, person.email):
        link, visitor = await invite_prescriber(staff, address), new_visitor()
        calls = [await visitor.post("/api/v3/prescribers/register", json=prescriber_sign_up_data(link, language="sv"))]
        messages.append((await deliver_account_emails(address))[-1])
        calls += [await visitor.post("/api/verify-email", json={"code": "x"}), await visitor.post("/api/resend-otp")]
        answers.append([(call.status_code, call.text.replace(address, "ADDRESS")) for call in calls])
    assert answers[0] == answers[1] == answers[2]
    assert [message.subject for message in messages] == ["Din kod till Aster", "You already have an account in Aster", "Du har redan ett konto i Aster"]
    assert all(staff.company.name in message.text for message in messages)
    for notice in messages[1:]:
        assert "/doctor-invitation/" in notice.text and "/prescription/forgot-password" in notice.text
        assert "/email/verify/" not in notice.text and "Dora" not in notice.text
    assert not await staff.list_audit("prescriber.joined")


@pytest.mark.covers("RXP-003")
async def test_a_prescribers_mailed_link_asks_for_the_password_in_another_browser(as_staff, new_visitor):
    """A code that was mailed in English; the link joins the clinic in any browser of who knows the password that was typed."""
    staff, visitor, phone = await as_staff(), new_visitor(), new_visitor()
    message = await register_prescriber(visitor, await invite_prescriber(staff, unique_email()), language="en")
    assert "confirm your e-mail address with this code" in message.text
    link = extract_link(message)
    link["hash"] = link["hash"].removesuffix("?area=prescriber")
    assert (await phone.post("/api/email/verify", json=link)).json()["errors"]["password"][0]["code"] == "required"
    assert (await phone.post("/api/email/verify", json={**link, "password": PASSWORD})).status_code == 200
    assert (await phone.get("/api/session")).json()["data"]["area"] == "prescriber"
    assert len(await staff.list_audit("prescriber.joined")) == 1


@pytest.mark.covers("RXP-003")
@pytest.mark.parametrize(("field", "value"), [
    ("personal_id", "19820415-2395"), ("personal_id", ""), ("prescriber_code", "12"), ("password_confirmation", "Annat2026"),
    ("first_name", " "),
])
async def test_prescriber_sign_up_validates_its_fields(as_staff, new_visitor, field, value):
    link = await invite_prescriber(await as_staff(), unique_email())
    response = await new_visitor().post("/api/v3/prescribers/register", json=prescriber_sign_up_data(link, **{field: value}))
    assert (response.status_code, list(response.json()["errors"])) == (422, [field])


async def test_prescriber_of_the_clinic_gets_no_second_invitation(as_staff, new_visitor):
    staff, address = await as_staff(), unique_email()
    link = await invite_prescriber(staff, address)
    doctor = new_visitor()
    message = await register_prescriber(doctor, link)
    assert (await doctor.post("/api/verify-email", json={"code": extract_code(message)})).status_code == 200
    email_count = len(await deliver_account_emails(address, staff.company.id))
    prescriber = (await staff.post("/api/v3/prescribers/invite", json={"email": address})).json()["data"]
    assert prescriber["prescriber_id"] and len(await deliver_account_emails(address, staff.company.id)) == email_count


@pytest.mark.covers("RXP-003", "BEY-060")
async def test_guessing_invitation_keys_is_rate_limited(as_staff, new_visitor):
    """Sixty requests per hour from one address, valid or not; the key of another invitation doesn't work."""
    staff = await as_staff()
    link = await invite_prescriber(staff, unique_email())
    other_link = await invite_prescriber(staff, unique_email())
    mixed_link = {**link, "invitation": link["invitation"][:32] + other_link["invitation"][32:]}
    doctor = new_visitor()
    responses = [await doctor.post("/api/v3/prescribers/invitation", json=mixed_link) for _ in range(61)]
    assert {response.json()["data"]["code"] for response in responses[:-1]} == {"auth.link_invalid"}
    assert responses[-1].status_code == 429
