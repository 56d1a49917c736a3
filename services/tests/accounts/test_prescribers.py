"""A prescriber is invited by mail, signs up or joins with the account they have, and is then the clinic's prescriber."""

import asyncio
from datetime import timedelta
from uuid import UUID

import pytest
from sqlalchemy import select, update

from clinic.accounts.models import Prescriber
from clinic.accounts.prescribers.models import PrescriberInvitation
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import unit
from tests.accounts.people import HASH, PASSWORD, code_in, email, letters_to, path_in

pytestmark = pytest.mark.anyio
PERSON = "19820415-2394"


async def invited(staff, address, **fields):
    """The link's two parts, from the mail that went out."""
    answer = await staff.post("/api/v3/prescribers/invite", json={"email": address, **fields})
    assert answer.json()["status"] == "1", answer.text
    path = path_in((await letters_to(address, staff.company.id))[-1], "/doctor-invitation/")
    company, _, invitation = path.removeprefix("/doctor-invitation/").partition("?invitation=")
    return {"company": company, "invitation": invitation}


def sign_up(link, **changes):
    return {
        **link, "first_name": "Dora", "last_name": "Läkare", "personal_id": PERSON, "prescriber_code": "1234567", "password": PASSWORD,
        "password_confirmation": PASSWORD, "language": "sv", **changes,
    }


@pytest.mark.covers("RXP-003", "RXP-009")
async def test_from_the_mail_to_the_own_pages(as_staff, make, newcomer):
    """Invited, signed up, the address proven by a code: then the request that waited is theirs, and nothing before."""
    staff, address = await as_staff("user"), email()
    client = await make.client(staff.company)
    body = {
        "drug": "Botox", "strength": "100 E", "form": "Pulver", "dose": "20 E", "indication": "Rynkor", "times": 1,
        "valid_until": (now() + timedelta(days=90)).date().isoformat(), "invite_email": address, "invite_origin": "own",
    }
    asked = (await staff.post(f"/api/clients/{client.id}/prescriptions", json=body)).json()["data"]
    assert (await staff.audit_of("prescriber.invited"))[0]["facts"] == {"email": address, "origin": "own"}
    path = path_in((await letters_to(address, staff.company.id))[0], "/doctor-invitation/")
    company, _, key = path.removeprefix("/doctor-invitation/").partition("?invitation=")
    link, doctor = {"company": company, "invitation": key}, newcomer()
    seen = (await doctor.post("/api/v3/prescribers/invitation", json=link)).json()["data"]
    assert (seen["clinic_name"], seen["email"], seen["account"]) == (staff.company.name, address, "none")
    entered = await doctor.post("/api/v3/prescribers/register", json=sign_up(link))
    snapshot = entered.json()["data"]
    assert (snapshot["area"], snapshot["step"], snapshot["permissions"]) == ("prescriber", "verify_email", ["self"])
    refused = await doctor.get("/api/v3/prescriptions")
    assert (refused.status_code, refused.json()["data"]["code"]) == (403, "permission.unverified")
    wrong = await doctor.post("/api/verify-email", json={"code": "000000"})
    assert wrong.json()["errors"]["code"]
    code = code_in((await letters_to(address, staff.company.id))[-1])
    done = (await doctor.post("/api/verify-email", json={"code": code})).json()["data"]
    assert done["step"] == "done" and "prescription.sign" in done["permissions"]
    [row] = (await doctor.get("/api/v3/prescriptions")).json()["data"]["items"]
    assert (row["id"], row["state"]) == (asked["id"], "pending")
    shown = (await staff.get(f"/api/prescriptions/{asked['id']}")).json()["data"]
    assert (shown["prescriber_name"], shown["origin"], shown["invited_email"]) == ("Dora Läkare", "own", "")
    assert await staff.audit_of("prescriber.joined") and await staff.audit_of("prescription.sent")
    [listed] = (await staff.get("/api/v3/prescribers")).json()["data"]
    assert (listed["name"], listed["origin"]) == ("Dora Läkare", "own")


@pytest.mark.covers("RXP-003")
async def test_a_link_is_for_one_use_within_a_day(as_staff, newcomer):
    staff, address = await as_staff(), email()
    link = await invited(staff, address)
    doctor = newcomer()
    both = await asyncio.gather(*(newcomer().post("/api/v3/prescribers/register", json=sign_up(link)) for _ in range(2)))
    assert sorted(answer.json()["status"] for answer in both) == ["0", "1"]
    for path in ("invitation", "register", "join"):
        used = await doctor.post(f"/api/v3/prescribers/{path}", json=sign_up(link))
        assert (used.status_code, used.json()["data"]["code"]) == (409, "auth.link_used"), path
    late = await invited(staff, email())
    async with unit(Context.system(staff.company.id)) as session:
        row_id = UUID(hex=late["invitation"][:32])
        await session.execute(
            update(PrescriberInvitation).where(PrescriberInvitation.id == row_id).values(expires_at=now() - timedelta(seconds=1)),
        )
    assert (await doctor.post("/api/v3/prescribers/invitation", json=late)).json()["data"]["code"] == "auth.link_used"


@pytest.mark.covers("RXP-003")
async def test_a_later_invitation_ends_the_earlier_and_another_clinics_page_opens_neither(as_staff, newcomer):
    staff, other, address = await as_staff(), await as_staff(), email()
    first = await invited(staff, address)
    second = await invited(staff, address)
    doctor = newcomer()
    assert (await doctor.post("/api/v3/prescribers/invitation", json=first)).json()["data"]["code"] == "auth.link_used"
    assert (await doctor.post("/api/v3/prescribers/invitation", json=second)).json()["status"] == "1"
    for wrong in (
        {**second, "company": other.company.encrypted_id}, {**second, "company": "nobody"},
        {**second, "invitation": second["invitation"][:-1] + "x"}, {**second, "invitation": "z" * 60},
    ):
        assert (await doctor.post("/api/v3/prescribers/invitation", json=wrong)).json()["data"]["code"] == "auth.link_used"


@pytest.mark.covers("RXP-003")
async def test_who_has_an_account_joins_with_its_password(as_staff, make, newcomer):
    """Staff somewhere become a prescriber besides; a prescriber joins a second clinic."""
    one, two = await as_staff(), await as_staff()
    identity = await make.identity(password_hash=HASH)
    link, doctor = await invited(one, identity.email), newcomer()
    assert (await doctor.post("/api/v3/prescribers/invitation", json=link)).json()["data"]["account"] == "person"
    assert list((await doctor.post("/api/v3/prescribers/register", json=sign_up(link))).json()["errors"]) == ["email"]
    wrong = await doctor.post("/api/v3/prescribers/join", json={**link, "password": "Vinter2026"})
    assert (wrong.status_code, wrong.json()["data"]["code"]) == (401, "auth.wrong_credentials")
    bare = await doctor.post("/api/v3/prescribers/join", json={**link, "password": PASSWORD})
    assert list(bare.json()["errors"]) == ["first_name"]
    whole = {**link, "password": PASSWORD, "first_name": "Dora", "last_name": "Läkare", "personal_id": PERSON}
    joined = (await doctor.post("/api/v3/prescribers/join", json=whole)).json()["data"]
    assert (joined["area"], joined["step"]) == ("prescriber", "done")
    link = await invited(two, identity.email, origin="own")
    assert (await doctor.post("/api/v3/prescribers/invitation", json=link)).json()["data"]["account"] == "prescriber"
    assert (await newcomer().post("/api/v3/prescribers/join", json={**link, "password": PASSWORD})).json()["status"] == "1"
    async with unit(Context()) as session:
        [row] = list(await session.scalars(select(Prescriber).where(Prescriber.identity_id == identity.id)))
    assert row.personal_id == "198204152394"
    origins = [(await staff.get("/api/v3/prescribers")).json()["data"][0]["origin"] for staff in (one, two)]
    assert origins == ["external", "own"]


@pytest.mark.covers("RXP-003")
@pytest.mark.parametrize(("field", "value"), [
    ("personal_id", "19820415-2395"), ("personal_id", ""), ("prescriber_code", "12"), ("password_confirmation", "Annat2026"),
    ("first_name", " "),
])
async def test_what_a_sign_up_must_say(as_staff, newcomer, field, value):
    link = await invited(await as_staff(), email())
    answer = await newcomer().post("/api/v3/prescribers/register", json=sign_up(link, **{field: value}))
    assert (answer.status_code, list(answer.json()["errors"])) == (422, [field])


async def test_who_has_joined_is_not_invited_again(as_staff, newcomer):
    staff, address = await as_staff(), email()
    await newcomer().post("/api/v3/prescribers/register", json=sign_up(await invited(staff, address)))
    before = len(await letters_to(address, staff.company.id))
    again = (await staff.post("/api/v3/prescribers/invite", json={"email": address})).json()["data"]
    assert again["prescriber_id"] and len(await letters_to(address, staff.company.id)) == before


@pytest.mark.covers("RXP-003", "BEY-060")
async def test_invitations_are_not_guessed(as_staff, newcomer):
    """So many tries an hour from one address, right or wrong; a key of another invitation opens none."""
    staff = await as_staff()
    link = await invited(staff, email())
    other = await invited(staff, email())
    crossed = {**link, "invitation": link["invitation"][:32] + other["invitation"][32:]}
    doctor = newcomer()
    answers = [await doctor.post("/api/v3/prescribers/invitation", json=crossed) for _ in range(61)]
    assert {answer.json()["data"]["code"] for answer in answers[:-1]} == {"auth.link_used"}
    assert answers[-1].status_code == 429
