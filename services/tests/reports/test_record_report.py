"""The record report: each figure counts what it names, and a plain user's figures are their own (RPT-002, RPT-005)."""

from typing import Any

import pytest

from clinic.core.clock import local_date, now
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.messaging.models import Message
from clinic.prescriptions.models import Prescription
from tests.forms.scenarios import assign_questionnaire, create_questionnaire
from tests.journal.conftest import success_data

pytestmark = pytest.mark.anyio
TIMEZONE = "Europe/Stockholm"
AGE_GROUPS = {"<20": (19, 20), "21-30": (21, 25, 30), "31-40": (31, 40, 40, 40), "41-50": (41, 50, 50, 50, 50), "51-60": (51,), "61+": (61, 99, 61, 61, 61, 61)}
"""Ages of the test's clients by their group; each group has another number of clients."""


async def get_record_report(user: Any, query: str = "") -> dict[str, Any]:
    return await success_data(user.get(f"/api/reports/record{query}"))


async def insert(company: Any, *rows: Any) -> None:
    async with transaction(Context.system(company.id)) as session:
        session.add_all(rows)


def message(company: Any, channel: str, state: str) -> Message:
    to = "+46701740605" if channel == "sms" else "klara@klient.test"
    return Message(company_id=company.id, id=new_id(), topic="test", subject_id=new_id(), channel=channel, type="notice", to=to, text="Hej", state=state)


def prescription(company: Any, client: Any, prescriber: Any, origin: str, *, is_signed: bool = True, requested_by: Any = None) -> Prescription:
    return Prescription(
        company_id=company.id, id=new_id(), client_id=client.id, clinic_name="Kliniken", drug="Azzalure", drug_key="azzalure", max_uses=1,
        valid_until=local_date(now(), TIMEZONE), prescriber_id=prescriber.id, origin=origin, state="signed" if is_signed else "pending",
        signed_at=now() if is_signed else None, requested_by=requested_by,
    )


@pytest.mark.covers("RPT-005")
async def test_age_groups_hold_the_clients_of_their_ages(as_staff, factory):
    """RPT-005: both bounds of every group; an age of 20 belongs to the first."""
    company = await factory.company(timezone=TIMEZONE)
    year = local_date(now(), TIMEZONE).year
    for age in (age for ages in AGE_GROUPS.values() for age in ages):
        await factory.client(company, date_of_birth=local_date(now(), TIMEZONE).replace(year=year - age, month=1, day=1))
    report = await get_record_report(await as_staff("super_admin", company=company))
    assert {group["name"]: group["value"] for group in report["client_ages"]} == {name: len(ages) for name, ages in AGE_GROUPS.items()}


@pytest.mark.covers("RPT-005", "RXP-009")
async def test_prescriptions_signed_are_counted_by_origin(as_staff, factory):
    """RPT-005: external and own ones apart, both in the total; a request that is not signed is in neither."""
    company = await factory.company(timezone=TIMEZONE)
    client, (prescriber, _) = await factory.client(company), await factory.prescriber()
    signed = [prescription(company, client, prescriber, origin) for origin in ("external", "external", "external", "own")]
    await insert(company, *signed, *(prescription(company, client, prescriber, origin, is_signed=False) for origin in ("own", "external")))
    report = await get_record_report(await as_staff("super_admin", company=company))
    assert report["record_statistics"]["prescriptions_signed"] == 4
    sums = {name: sum(slot[name] for slot in report["prescriptions"]) for name in ("prescriptions_by_mal", "prescriptions_by_own")}
    assert sums == {"prescriptions_by_mal": 3, "prescriptions_by_own": 1}


@pytest.mark.covers("RPT-005")
async def test_sms_sent_counts_only_sms_that_left(as_staff, factory):
    """RPT-005: sent and delivered ones; neither e-mails nor what waits or failed."""
    company = await factory.company(timezone=TIMEZONE)
    states = [("sms", state) for state in ("sent", "delivered", "failed", "queued")] + [("mail", "sent")] * 3
    await insert(company, *(message(company, channel, state) for channel, state in states))
    report = await get_record_report(await as_staff("super_admin", company=company))
    assert report["record_statistics"]["sms_sent"] == 2


@pytest.mark.covers("RPT-005")
async def test_questionnaires_are_ranked_by_how_many_were_answered(as_staff, factory):
    """RPT-005: the most answered first; neither unanswered nor cancelled ones, and a correction counts once."""
    admin = await as_staff("admin")
    yes_no = [{"type": "yes_no", "text_sv": "Röker du?"}]
    health, skin, unused = [await create_questionnaire(admin, yes_no, title_sv=title, title_en="") for title in ("Hälsa", "Hud", "Oanvänd")]
    client = await factory.client(admin.company)

    async def answer(questionnaire: dict[str, Any], row: dict[str, Any]) -> dict[str, Any]:
        body = {"answers": {questionnaire["questions"][0]["id"]: False}, "version": row["version"]}
        return await success_data(admin.post(f"/api/client/{client.id}/questionary/{row['id']}/answer", json=body))

    answered = {
        each["id"]: [await answer(each, await assign_questionnaire(admin, client, each["id"])) for _ in range(number)]
        for each, number in ((health, 2), (skin, 3), (unused, 0))
    }
    path = f"/api/client/{client.id}/questionary"
    correction = await success_data(admin.post(f"{path}/{answered[health['id']][0]['id']}/correct", json={"reason": "Fel"}))
    await answer(health, correction)
    last = answered[skin["id"]][-1]
    await success_data(admin.post(f"{path}/{last['id']}/cancel", json={"reason": "Fel klient", "version": last["version"]}))
    await answer(skin, await assign_questionnaire(admin, client, skin["id"]))
    await assign_questionnaire(admin, client, unused["id"])
    report = await get_record_report(admin)
    assert report["questionnaires"] == [{"id": skin["id"], "name": "Hud", "value": 3}, {"id": health["id"], "name": "Hälsa", "value": 2}]


@pytest.mark.covers("RPT-002", "RPT-005")
async def test_a_plain_user_gets_their_own_procedures_and_prescriptions(as_staff, factory):
    """RPT-002: whatever `practitioner_ids` says, in the report and in the workbook; an administrator filters by it."""
    company = await factory.company(timezone=TIMEZONE)
    client, (prescriber, _) = await factory.client(company), await factory.prescriber()
    boss, user, colleague = [await as_staff(role, company=company) for role in ("admin", "user", "user")]
    for author, number in ((user, 1), (colleague, 2)):
        for _ in range(number):
            body = {"title": "Läppar", "date": str(local_date(now(), TIMEZONE)), "notes": None, "treatments": []}
            await success_data(author.post(f"/api/clients/{client.id}/procedures", json=body))
        await insert(company, *(prescription(company, client, prescriber, "own", requested_by=author.member.id) for _ in range(number * 3)))

    async def figures(reader: Any, query: str) -> tuple[Any, ...]:
        report = await get_record_report(reader, query)
        statistics, ranked = report["record_statistics"], [row["id"] for row in report["most_procedures"]]
        return statistics["total_procedures"], statistics["prescriptions_signed"], ranked

    own, other = (f"?practitioner_ids={each.member.id}" for each in (user, colleague))
    own_figures, others_figures = (1, 3, [str(user.member.id)]), (2, 6, [str(colleague.member.id)])
    assert [await figures(user, query) for query in ("", own, other, f"{own}&{other[1:]}")] == [own_figures] * 4
    assert [await figures(boss, query) for query in (own, other)] == [own_figures, others_figures]
    assert await figures(boss, "") == (3, 9, [str(colleague.member.id), str(user.member.id)])
