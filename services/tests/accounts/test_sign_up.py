"""Signing up: from the form to a company one can work in."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select

from clinic.accounts.models import Identity, OneTimeCode
from clinic.company.models import Company
from clinic.core.context import Context
from clinic.core.db import read_only, unit
from tests.accounts.people import PASSWORD, clear_of_window, code_in, email, letters_to, path_in, sign_up
from tests.acting import Acting

pytestmark = pytest.mark.anyio
Newcomer = Callable[[], Acting]


async def registered(newcomer: Newcomer, **changes: Any) -> tuple[Acting, dict[str, Any]]:
    owner = newcomer()
    reply = await owner.post("/api/v2/register", json=sign_up(**changes))
    assert reply.status_code == 200, reply.text
    return owner, reply.json()["data"]


@pytest.mark.covers("PLT-014", "PLT-021", "PLT-111")
async def test_a_clinic_signs_up_verifies_and_chooses_its_systems(newcomer: Newcomer) -> None:
    """PLT-014: person, company, country, password twice, terms; then the code; then at least one system."""
    owner, snapshot = await registered(newcomer)
    assert snapshot["step"] == "verify_email"
    assert snapshot["user"]["user_role"] == "super_admin"
    assert snapshot["company"]["timezone"] == "Europe/Stockholm"
    assert snapshot["company"]["unit"] == "sek"
    assert len(snapshot["company"]["encrypted_id"]) >= 22
    assert snapshot["permissions"] == ["self"]
    early = await owner.post("/api/v2/register/set-up", json={"is_booking_on": True})
    assert early.json()["data"]["code"] == "permission.unverified"

    mail = (await letters_to(snapshot["user"]["email"], snapshot["company"]["id"]))[0]
    verified = await owner.post("/api/verify-email", json={"code": code_in(mail)})
    assert verified.json()["data"]["step"] == "set_up"
    refused = await owner.get("/api/company")
    assert refused.json()["data"]["code"] == "permission.unverified"

    nothing = await owner.post("/api/v2/register/set-up", json={})
    assert nothing.status_code == 422
    assert nothing.json()["errors"]["is_booking_on"][0]["message"] == "At least one field required"
    done = await owner.post("/api/v2/register/set-up", json={"is_booking_on": True, "is_record_on": False, "is_pos_on": False})
    data = done.json()["data"]
    assert data["step"] == "done"
    assert data["company"]["is_booking_on"]
    assert data["user"]["is_for_booking"]
    assert "booking.write" in data["permissions"]
    assert "product.read" not in data["permissions"]
    assert (await owner.get("/api/session")).json()["data"]["step"] == "done"
    again = await owner.post("/api/v2/register/set-up", json={"is_pos_on": True})
    assert (again.status_code, again.json()["data"]["code"]) == (409, "setup.done")


@pytest.mark.covers("PLT-014")
async def test_a_trial_of_fourteen_days_begins_with_the_company(newcomer: Newcomer) -> None:
    """PLT-014, PLT-050: trial dates are set in the transaction that founds the company; its deeds are audited."""
    owner, snapshot = await registered(newcomer, country="US", language="en")
    async with unit(Context.system(snapshot["company"]["id"])) as session:
        company = await session.get_one(Company, snapshot["company"]["id"])
    assert company.free_trail_start_date
    assert company.free_trail_end_date
    assert (company.free_trail_end_date - company.free_trail_start_date).days == 14
    assert (company.timezone, company.unit, company.date_format) == ("America/New_York", "usd", "MM/DD/YYYY")
    assert company.is_twelve_hours
    owner.company = company
    assert len(await owner.audit_of("company.founded")) == 1
    assert len(await owner.audit_of("user.added")) == 1
    assert len(await owner.audit_of("session.begun")) == 1


@pytest.mark.covers("PLT-014", "PLT-016", "PLT-105")
@pytest.mark.parametrize(("changes", "field", "code"), [
    ({"password": "sommar2026", "password_confirmation": "sommar2026"}, "password", "password"),
    ({"password": "Sommar26", "password_confirmation": "Sommar26"}, "password", "password"),
    ({"password_confirmation": "Sommar2027"}, "password_confirmation", "password_mismatch"),
    ({"terms": False}, "terms", "accept"), ({"email": "nobody"}, "email", "email"), ({"country": "XX"}, "country", "choice"),
    ({"company_name": "  "}, "company_name", "required"),
])
async def test_what_is_wrong_is_said_beside_its_field(newcomer: Newcomer, changes: dict[str, Any], field: str, code: str) -> None:
    """PLT-016: longer than 8 characters with all three kinds, typed twice and equal; PLT-105: terms must be agreed."""
    reply = await newcomer().post("/api/v2/register", json=sign_up(**changes))
    assert reply.status_code == 422
    assert [error["code"] for error in reply.json()["errors"][field]] == [code]


@pytest.mark.covers("PLT-016")
async def test_passwords_are_kept_as_argon2id(newcomer: Newcomer) -> None:
    """PLT-016: stored with Argon2id, 19 MiB, two passes, one lane; never the password itself."""
    _, snapshot = await registered(newcomer)
    async with read_only(Context()) as session:
        kept = await session.scalar(select(Identity.password_hash).where(Identity.email == snapshot["user"]["email"]))
    assert kept
    assert kept.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    assert PASSWORD not in kept


@pytest.mark.covers("PLT-014")
async def test_an_address_signs_up_once_even_at_once(newcomer: Newcomer) -> None:
    """PLT-014: of five sign-ups with one address at once, one founds a company and four hear that it is taken."""
    form = sign_up()
    replies = await asyncio.gather(*(newcomer().post("/api/v2/register", json=form) for _ in range(5)))
    assert sorted(reply.status_code for reply in replies) == [200, 422, 422, 422, 422]
    taken = next(reply for reply in replies if reply.status_code == 422)
    assert taken.json()["errors"]["email"][0]["code"] == "taken"


@pytest.mark.covers("PLT-014")
async def test_the_sixth_wrong_code_finds_the_counter_at_its_limit(newcomer: Newcomer) -> None:
    """PLT-014: tries are counted though each refusal rolls back; then even the right code is refused, until a new one is sent."""
    owner, snapshot = await registered(newcomer)
    address, company_id = snapshot["user"]["email"], snapshot["company"]["id"]
    right = code_in((await letters_to(address, company_id))[0])
    wrong = f"{(int(right) + 1) % 1_000_000:06}"
    replies = [await owner.post("/api/verify-email", json={"code": wrong}) for _ in range(6)]
    assert [reply.status_code for reply in replies] == [422] * 5 + [429]
    assert replies[0].json()["errors"]["code"][0]["code"] == "code"
    assert replies[5].json()["data"]["code"] == "otp.too_many_tries"
    assert (await owner.post("/api/verify-email", json={"code": right})).status_code == 429
    assert (await owner.post("/api/resend-otp")).status_code == 200
    newer = code_in((await letters_to(address, company_id))[-1])
    assert (await owner.post("/api/verify-email", json={"code": right if right != newer else wrong})).status_code == 422
    assert (await owner.post("/api/verify-email", json={"code": newer})).json()["data"]["step"] == "set_up"


@pytest.mark.covers("PLT-014")
async def test_many_guesses_at_once_are_counted_too(newcomer: Newcomer) -> None:
    """PLT-014: thirty tries at once get five comparisons, not thirty."""
    owner, snapshot = await registered(newcomer)
    right = code_in((await letters_to(snapshot["user"]["email"], snapshot["company"]["id"]))[0])
    guesses = [f"{(int(right) + step) % 1_000_000:06}" for step in range(1, 31)]
    await owner.csrf()
    replies = await asyncio.gather(*(owner.post("/api/verify-email", json={"code": guess}) for guess in guesses))
    assert sorted(reply.status_code for reply in replies) == [422] * 5 + [429] * 25


@pytest.mark.covers("PLT-014")
async def test_a_code_expires_and_is_not_kept_in_clear(newcomer: Newcomer) -> None:
    """PLT-014: a quarter of an hour; only a digest is kept."""
    owner, snapshot = await registered(newcomer)
    right = code_in((await letters_to(snapshot["user"]["email"], snapshot["company"]["id"]))[0])
    async with unit(Context()) as session:
        person = await session.scalar(select(Identity.id).where(Identity.email == snapshot["user"]["email"]))
        rows = list(await session.scalars(select(OneTimeCode).where(OneTimeCode.identity_id == person)))
        for row in rows:
            assert right.encode() not in row.code_hash
            assert 0 < (row.expires_at - row.created_at).total_seconds() <= (900 if row.purpose == "verify_email" else 86400)
            row.expires_at = row.created_at
    reply = await owner.post("/api/verify-email", json={"code": right})
    assert reply.json()["errors"]["code"][0]["code"] == "code_expired"


@pytest.mark.covers("PLT-014")
async def test_the_link_in_the_mail_verifies_once_and_only_by_its_button(newcomer: Newcomer) -> None:
    """PLT-014: /email/verify/{id}/{hash} posts; opening it changes nothing; used twice it says so; signed in or not."""
    owner, snapshot = await registered(newcomer)
    path = path_in((await letters_to(snapshot["user"]["email"], snapshot["company"]["id"]))[0], "/email/verify/")
    _, _, _, row_id, key = path.split("/")
    stranger = newcomer()
    assert (await stranger.post("/api/email/verify", json={"id": row_id, "hash": key[:-1] + "x"})).status_code == 409
    assert (await owner.get("/api/session")).json()["data"]["step"] == "verify_email"
    assert (await stranger.post("/api/email/verify", json={"id": row_id, "hash": key})).status_code == 200
    assert (await owner.get("/api/session")).json()["data"]["step"] == "set_up"
    again = await stranger.post("/api/email/verify", json={"id": row_id, "hash": key})
    assert again.json()["data"]["code"] == "auth.link_used"


@pytest.mark.covers("PLT-014")
async def test_resending_is_limited(newcomer: Newcomer) -> None:
    """PLT-014: codes can be sent anew, six times an hour."""
    await clear_of_window(3600)
    owner, _ = await registered(newcomer)
    replies = [await owner.post("/api/resend-otp") for _ in range(7)]
    assert [reply.status_code for reply in replies] == [200] * 6 + [429]


@pytest.mark.covers("PLT-014")
async def test_sign_up_speaks_the_language_chosen(newcomer: Newcomer) -> None:
    """PLT-014, PLT-090: the mail is in the language of the form."""
    _, snapshot = await registered(newcomer, language="sv", email=email())
    mail = (await letters_to(snapshot["user"]["email"], snapshot["company"]["id"]))[0]
    assert "bekräfta din e-postadress" in mail.text
    assert snapshot["settings"]["LANGUAGE"] == "sv"


@pytest.mark.covers("PLT-014", "PLT-106")
@pytest.mark.parametrize(
    ("field", "name"),
    [
        ("first_name", "kund!\n\nDitt paket väntar: https://evil.example/betala\n\nHej"), ("last_name", "se www.evil.example"),
        ("company_name", "Betala på evil.example/x"), ("company_name", "A\u202eB"),
    ],
)
async def test_a_name_carries_no_letter_of_its_own_to_a_stranger(newcomer: Newcomer, field: str, name: str) -> None:
    """What is mailed to whoever's address is given holds no address and no line of the giver's."""
    refused = await newcomer().post("/api/v2/register", json=sign_up(**{field: name}))
    assert refused.status_code == 422
    assert refused.json()["errors"][field][0]["code"] == "plain_name"


@pytest.mark.covers("PLT-014")
async def test_names_as_people_and_clinics_have_them_are_taken(newcomer: Newcomer) -> None:
    for first, clinic in (("D.M.", "Klinik 24:7"), ("Anna-Karin", "A/S Hud & Hår No. 1")):
        await registered(newcomer, first_name=first, company_name=clinic)
