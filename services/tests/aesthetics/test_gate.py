"""The act on aesthetic treatments (2021:363) as one gate that bookings, consents, signing and sales ask."""

import os
from datetime import date, timedelta
from uuid import UUID

import asyncpg
import pytest
from sqlalchemy import update

from clinic.aesthetics.kinds import KINDS, get_performer_level, get_reflection_time, get_required_level
from clinic.booking.catalogue.models import Service
from clinic.clients.models import Client
from clinic.core.clock import now, to_wire
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.aesthetics.conftest import ADULT_ID, MINOR_ID, set_profession
from tests.forms.scenarios import read_pdf_text
from tests.journal.conftest import success_data

pytestmark = pytest.mark.anyio


def refusal(reply):
    """Return the reasons of a refusal by the gate."""
    assert (reply.status_code, reply.json()["data"]["code"]) == (409, "aesthetics.not_lawful"), reply.text
    return reply.json()["data"]["reasons"]


async def set_client(clinic, **values):
    async with transaction(Context.system(clinic.client.company_id)) as session:
        await session.execute(update(Client).where(Client.id == clinic.client.id).values(**values))


async def set_kind(clinic, kind):
    async with transaction(Context.system(clinic.client.company_id)) as session:
        await session.execute(update(Service).where(Service.id == clinic.booking.service.id).values(aesthetic_kind=kind))


@pytest.mark.covers("LAW-020")
@pytest.mark.parametrize(("profession", "is_checked", "specialty", "level"), [
    ("doctor", True, "", 1), ("dentist", True, "", 1), ("nurse", True, "", 1), ("doctor", True, "Plastikkirurgi", 2),
    ("dentist", True, "Käkkirurgi", 2), ("nurse", True, "Anestesi", 1), ("doctor", False, "Plastikkirurgi", 0), ("nurse", False, "", 0),
    ("midwife", True, "", 0), ("dental_hygienist", True, "", 0), ("physiotherapist", True, "", 0), ("skin_therapist", True, "", 0),
    ("assistant_nurse", True, "", 0), ("other", True, "x", 0), ("", False, "", 0),
])
def test_performer_of_each_profession(profession, is_checked, specialty, level):
    """LAW-020: injections by licensed doctors, dentists and nurses; surgery by doctors and dentists with specialist competence."""
    assert get_performer_level(profession, is_licence_checked=is_checked, is_specialist=bool(specialty)) == level


@pytest.mark.covers("LAW-021")
def test_each_kind_has_its_time_to_reflect():
    """LAW-021: seven days before surgery, two before each injection; outside the act nothing is asked of the performer."""
    assert {kind: get_reflection_time(kind).days for kind in KINDS[1:]} == {
        "botulinum_toxin": 2, "filler": 2, "fat_dissolving": 2, "skin_booster": 2, "other_injection": 2, "surgery": 7,
    }
    assert [get_required_level(kind) for kind in ("", "filler", "surgery")] == [0, 1, 2]


@pytest.mark.covers("LAW-020", "BEY-022")
async def test_booking_refuses_an_unlicensed_performer(clinic):
    """LAW-020: booking and moving to a skin therapist are refused, also with "Book anyway?"; a nurse without a checked licence too."""
    reply = await clinic.book(practitioner_id=clinic.therapist_id, allow_overlap=True)
    assert refusal(reply) == ["performer"]
    assert "a doctor, dentist or nurse with a checked licence" in reply.json()["message"]
    booking = await success_data(clinic.book())
    move = {"start_at": clinic.booking.at(11), "version": booking["version"]}
    path = f"/api/v2/bookings/{booking['id']}/reschedule"
    assert refusal(await clinic.owner.post(path, json={**move, "practitioner_id": clinic.therapist_id})) == ["performer"]
    await success_data(clinic.owner.post(path, json=move))
    await set_profession(clinic.booking.practitioners[0], "nurse", is_checked=False)
    assert refusal(await clinic.book(days=8)) == ["performer"]
    await set_kind(clinic, "")
    await success_data(clinic.book(days=8))


@pytest.mark.covers("LAW-020")
async def test_surgery_needs_specialist_competence(clinic):
    """LAW-020: a nurse doesn't perform surgery, a doctor only as a specialist."""
    await set_kind(clinic, "surgery")
    assert refusal(await clinic.book(days=14)) == ["performer"]
    await set_profession(clinic.booking.practitioners[0], "doctor")
    assert refusal(await clinic.book(days=14)) == ["performer"]
    await set_profession(clinic.booking.practitioners[0], "doctor", specialty="Plastikkirurgi")
    await success_data(clinic.book(days=14))


@pytest.mark.covers("LAW-023", "BEY-022")
@pytest.mark.parametrize(("values", "reasons"), [
    ({"personal_id": ""}, ["age_unproven"]),
    ({"personal_id": "", "date_of_birth": date(1990, 1, 1)}, ["age_unproven"]),
    ({"personal_id": ADULT_ID, "is_reserve_number": True}, ["age_unproven"]),
    ({"personal_id": MINOR_ID}, ["under_age"]),
    ({"personal_id": "", "date_of_birth": date(1990, 1, 1), "identity_document": "passport", "identity_checked_at": now()}, []),
    ({"personal_id": "", "cpr_id": "010190-1235"}, []),
])
async def test_booking_asks_for_proof_of_age(clinic, values, reasons):
    """LAW-023: the personal number or a checked document proves the age; a typed date of birth doesn't."""
    await set_client(clinic, **values)
    reply = await clinic.book()
    assert (refusal(reply) if reasons else [reply.json()["status"]]) == (reasons or ["1"])


@pytest.mark.covers("LAW-023")
async def test_age_counts_on_the_day_of_the_treatment(clinic):
    """LAW-023: who becomes 18 in a week can book the day of the birthday and not the day before it."""
    birthday = (now() + timedelta(days=7)).date()
    await set_client(
        clinic, personal_id="", date_of_birth=birthday.replace(year=birthday.year - 18), identity_document="passport", identity_checked_at=now(),
    )
    assert refusal(await clinic.book(days=6)) == ["under_age"]
    await success_data(clinic.book(days=7))


@pytest.mark.covers("LAW-021", "BEY-022")
async def test_time_to_reflect_runs_from_the_information(clinic):
    """LAW-021: refused until two days after the information, with the earliest lawful time; without information two days from now."""
    early = await clinic.book(days=1)
    assert refusal(early) == ["reflection"]
    assert early.json()["data"]["earliest_at"] > to_wire(now() + timedelta(days=1, hours=23))
    assert "Earliest lawful time: " in early.json()["message"]
    await success_data(clinic.give_information(days_ago=1.5))
    verdict = await clinic.verdict(at=to_wire(now() + timedelta(hours=1)))
    assert (verdict["reasons"], verdict["earliest_at"][:16]) == (["reflection"], to_wire(now() + timedelta(days=0.5))[:16])
    await success_data(clinic.book(days=2))


@pytest.mark.covers("LAW-021")
async def test_consent_is_refused_before_the_time_to_reflect_is_over(clinic):
    """LAW-021: no consent without information, none before two days have passed since it; then it can be signed."""
    assert refusal(await clinic.sign_consent()) == ["information"]
    await success_data(clinic.give_information(days_ago=1.9))
    reply = await clinic.sign_consent()
    assert refusal(reply) == ["reflection"]
    assert reply.json()["data"]["earliest_at"] > to_wire(now())
    await success_data(clinic.give_information(days_ago=2.1))
    assert refusal(await clinic.sign_consent()) == ["reflection"], "the newest information counts"


@pytest.mark.covers("LAW-022")
async def test_consent_names_the_information_that_the_time_to_reflect_ran_from(clinic):
    """LAW-022: the kind of treatment, the text, how it was told, by whom and when, on the paper."""
    await success_data(clinic.give_information(days_ago=3, oral_channel="video"))
    signed = await success_data(clinic.sign_consent())
    pdf_text = await read_pdf_text(clinic.nurse, signed["document_id"])
    day = f"{now() - timedelta(days=3, seconds=1):%Y-%m-%d}"
    for expected in ("Treatment Injection: filler", "Information By video in writing: Filler, version 1", f"Sara Åberg, Leg. sjuksköterska {day}"):
        assert expected in pdf_text, (expected, pdf_text)


@pytest.mark.covers("LAW-020", "LAW-021", "LAW-023", "BEY-022")
async def test_signing_needs_information_reflection_and_consent(clinic):
    """BEY-022: a treatment is signed only by a licensed performer, after information, the time to reflect and a consent."""
    assert refusal(await clinic.sign_procedure()) == ["information"]
    await success_data(clinic.give_information(days_ago=3))
    assert refusal(await clinic.sign_procedure()) == ["consent"]
    await success_data(clinic.sign_consent())
    assert refusal(await clinic.sign_procedure(user=clinic.owner)) == ["performer"]
    assert refusal(await clinic.sign_procedure("botulinum_toxin")) == ["information"]
    assert refusal(await clinic.sign_procedure(day=(now() - timedelta(days=2)).date())) == ["reflection"], "as of that day"
    signed = await success_data(clinic.sign_procedure())
    assert signed["state"] == "signed"


@pytest.mark.covers("LAW-021")
async def test_repeat_needs_no_time_to_reflect_but_information_and_consent(clinic):
    """LAW-021: within six months of the same kind the time to reflect falls away, information and consent don't; after it, it is back."""
    await success_data(clinic.give_information(days_ago=3))
    await success_data(clinic.sign_consent())
    signed = await success_data(clinic.sign_procedure())
    assert (await clinic.verdict(step="consent"))["reasons"] == ["information"], "the information was for the last treatment"
    await success_data(clinic.give_information(informed_at=None))
    assert (await clinic.verdict(step="consent"))["reasons"] == ["information"], "so was what was given on its day"
    await _move_treatment(signed["id"], days=1)
    assert (await clinic.verdict())["is_repeat"] is True
    await success_data(clinic.book(days=1))
    verdict = await clinic.verdict(step="signing", at=to_wire(now() + timedelta(seconds=1)))
    assert verdict["reasons"] == ["consent"], "the consent was to the last treatment"
    await success_data(clinic.sign_consent())
    await success_data(clinic.sign_procedure())
    assert (await clinic.verdict(kind="botulinum_toxin"))["is_repeat"] is False


@pytest.mark.covers("LAW-021")
@pytest.mark.parametrize(("days_since", "is_repeat"), [(178, True), (190, False)])
async def test_repeat_ends_after_six_months(clinic, days_since, is_repeat):
    """LAW-021: a treatment more than six months ago makes no repeat."""
    await success_data(clinic.give_information(days_ago=3))
    await success_data(clinic.sign_consent())
    signed = await success_data(clinic.sign_procedure())
    await _move_treatment(signed["id"], days=days_since)
    assert (await clinic.verdict(at=to_wire(now())))["is_repeat"] is is_repeat


async def _move_treatment(procedure_id, *, days):
    """Let a signed treatment be older than it is, without the triggers that keep it as signed."""
    admin = await asyncpg.connect(os.environ["DATABASE_ADMIN_URL"])
    async with admin.transaction():
        await admin.execute("SET LOCAL ROLE owner; ALTER TABLE procedure DISABLE TRIGGER USER; RESET ROLE")
        await admin.execute("UPDATE procedure SET done_on = $2 WHERE id = $1", UUID(procedure_id), now().date() - timedelta(days=days))
        await admin.execute("SET LOCAL ROLE owner; ALTER TABLE procedure ENABLE TRIGGER USER")
    await admin.close()
