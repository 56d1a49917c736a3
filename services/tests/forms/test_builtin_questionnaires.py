"""The built-in health, aesthetic interest and covid-19 questionnaires: switched on by settings, stored by a call each (REC-043)."""

from typing import Any

import pytest
from sqlalchemy import update

from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.forms.builtin_questionnaires.templates import BUILTIN_TEMPLATES, BuiltinType
from clinic.forms.models import Questionnaire
from tests.factories.factory import Factory
from tests.forms.scenarios import SWEDISH, FormLinkBrowser, assign_questionnaire, read_pdf_text
from tests.support.company_settings import change_settings
from tests.support.uploads import upload_picture

pytestmark = [pytest.mark.anyio, pytest.mark.covers("REC-043", "PLT-052")]
PATHS: dict[BuiltinType, str] = {"health": "health-questionnaire", "aesthetic_interest": "aesthetic-interest", "covid_19": "covid-19"}
ANSWERS = {"yes_no": False, "yes_no_textbox": {"value": True, "more": "Waran"}, "textbox": "Inget mer"}


def make_body(builtin_type: BuiltinType) -> dict[str, Any]:
    """Make the body of the call that stores a built-in questionnaire."""
    if builtin_type == "aesthetic_interest":
        return {"answer_checkbox": ["skin", "lips"], "other": "Öronen", "notes": "Mjukare drag"}
    questions = BUILTIN_TEMPLATES[builtin_type].questions
    return {"answers": {str(question.id): ANSWERS[question.type] for question in questions}}


async def list_shown(staff: Any) -> dict[str, dict[str, Any]]:
    return {row["builtin_type"]: row for row in (await staff.get("/api/builtin-questionnaires")).json()["data"]}


@pytest.mark.parametrize("builtin_type", PATHS)
async def test_setting_switches_a_questionnaire_on_and_off(as_staff: Any, factory: Factory, builtin_type: BuiltinType) -> None:
    """Off at first: it is on no list, and its call stores nothing; off again it is refused, and what was answered stays."""
    staff, template = await as_staff("admin"), BUILTIN_TEMPLATES[builtin_type]
    client = await factory.client(staff.company)
    path = f"/api/client/{client.id}/{PATHS[builtin_type]}"

    async def store_code() -> str | None:
        return (await staff.post(path, json=make_body(builtin_type))).json()["data"].get("code")

    async def list_assignable() -> list[str]:
        return [row["builtin_type"] for row in (await staff.get("/api/questionary?filter=active")).json()["data"]["items"]]

    assert (await list_shown(staff), await store_code(), await list_assignable()) == ({}, "forms.builtin_questionnaire_off", [])
    await change_settings(staff, **{template.setting: True})
    shown = (await list_shown(staff))[builtin_type]
    assert (shown["title_en"], shown["title_sv"], await list_assignable()) == (template.title_en, template.title_sv, [builtin_type])
    assert all(question["text_en"] and question["text_sv"] for question in shown["questions"])
    assert await store_code() is None
    await change_settings(staff, **{template.setting: False})
    assert (await list_shown(staff), await store_code(), await list_assignable()) == ({}, "forms.builtin_questionnaire_off", [])
    assert (await staff.get(f"/api/client/{client.id}/questionary")).json()["data"]["total"] == 1
    assert len(await staff.list_audit("questionnaire.created")) == 1
    assert [row["details"]["is_active"] for row in await staff.list_audit("questionnaire.toggled")] == [False]


async def test_answers_are_stored_with_the_questions_and_a_document(as_staff: Any, factory: Factory) -> None:
    """REC-043, REC-044: required answers are refused at their question; a client of another clinic isn't there."""
    staff, stranger = await as_staff("admin"), await as_staff("admin")
    await change_settings(staff, SHOW_HEALTH_QUESTIONNAIRE=True)
    await change_settings(stranger, SHOW_HEALTH_QUESTIONNAIRE=True)
    client = await factory.client(staff.company)
    path, body = f"/api/client/{client.id}/health-questionnaire", make_body("health")
    first = str(BUILTIN_TEMPLATES["health"].questions[0].id)
    refused = await staff.post(path, json={"answers": {key: value for key, value in body["answers"].items() if key != first}})
    assert (refused.status_code, refused.json()["errors"][f"answers.{first}"][0]["code"]) == (422, "required")
    assert (await staff.get(f"/api/client/{client.id}/questionary")).json()["data"]["total"] == 0
    assert (await stranger.post(path, json=body)).status_code == 404
    stored = (await staff.post(path, json=body, headers=SWEDISH)).json()["data"]
    assert (stored["is_answered"], stored["answer_channel"], stored["title_sv"]) == (True, "screen", "Hälsodeklaration")
    assert stored["answers"] == body["answers"]
    text = await read_pdf_text(staff, stored["document_id"])
    assert "Tar du mediciner" in text
    assert "Waran" in text
    assert [str(row["client_id"]) for row in await staff.list_audit("questionnaire.answered")] == [str(client.id)]


async def test_aesthetic_interest_has_notes_checkboxes_other_and_pictures(as_staff: Any, factory: Factory) -> None:
    """A refused answer is reported at its own field; an empty interest isn't one; a picture of another clinic is unknown."""
    staff, stranger = await as_staff("admin"), await as_staff("admin")
    await change_settings(staff, SHOW_AESTHETIC_INTEREST=True)
    client = await factory.client(staff.company)
    path = f"/api/client/{client.id}/aesthetic-interest"
    foreign = (await upload_picture(stranger)).json()["data"]["id"]
    own = (await upload_picture(staff)).json()["data"]["id"]
    cases = [
        ({}, "answer_checkbox", "at_least_one"),
        ({"answer_checkbox": ["wings"]}, "answer_checkbox", "choice"),
        ({"image": [foreign]}, "image", "unknown"),
        ({"other": "x" * 201}, "other", "too_long"),
    ]
    for body, field, code in cases:
        refused = await staff.post(path, json=body)
        assert (refused.status_code, refused.json()["errors"][field][0]["code"]) == (422, code), refused.text
    stored = (await staff.post(path, json={**make_body("aesthetic_interest"), "image": [own], "language": "en"})).json()["data"]
    by_type = {question["type"]: stored["answers"].get(question["id"]) for question in stored["questions"]}
    assert by_type == {"checkboxes": ["lips", "skin"], "short_answer": "Öronen", "textbox": "Mjukare drag", "file_upload": [own]}
    assert ([file["id"] for file in stored["files"]], stored["language"]) == ([own], "en")


async def test_client_answers_a_built_in_questionnaire_by_link(as_staff: Any, factory: Factory, visitor: Any) -> None:
    staff = await as_staff("admin")
    await change_settings(staff, SHOW_COVID_19=True)
    client = await factory.client(staff.company, email="asa@example.com")
    shown = (await list_shown(staff))["covid_19"]
    assigned = await assign_questionnaire(staff, client, shown["questionnaire_id"])
    await staff.post(f"/api/client/{client.id}/forms/sendMail", json={"channels": ["mail"]})
    browser = await FormLinkBrowser(visitor, staff.company).verify()
    [pending] = (await browser.get("/forms")).json()["data"]["questionnaires"]
    assert (pending["id"], pending["title_sv"]) == (assigned["id"], "Covid-19")
    answered = await browser.post(f"/questionnaires/{pending['id']}/answer", {**make_body("covid_19"), "version": pending["version"]})
    assert answered.json()["status"] == "1", answered.text


async def test_built_in_questionnaire_is_copied_and_never_changed(as_staff: Any) -> None:
    staff = await as_staff("admin")
    await change_settings(staff, SHOW_HEALTH_QUESTIONNAIRE=True)
    path = f"/api/questionary/{(await list_shown(staff))['health']['questionnaire_id']}"
    question = {"type": "yes_no", "text_sv": "Röker du?"}
    version = (await staff.get(path)).json()["data"]["version"]
    calls = [
        staff.put(path, json={"title_sv": "Annat", "version": version}),
        staff.put(f"{path}/update-new", json={"title_sv": "Annat", "questions": [question], "version": version}),
        staff.post(f"{path}/toggle", json={"version": version}),
        staff.delete(path),
        staff.post(f"{path}/questions", json={**question, "version": version}),
    ]
    for call in calls:
        refused = await call
        assert (refused.status_code, refused.json()["data"]["code"]) == (409, "forms.builtin_questionnaire"), refused.text
    copied = (await staff.post(f"{path}/copy")).json()["data"]
    assert (copied["builtin_type"], copied["title_sv"]) == (None, "Hälsodeklaration (kopia)")
    assert (await staff.put(f"/api/questionary/{copied['id']}", json={"title_sv": "Vår", "version": 1})).json()["status"] == "1"


async def test_newer_questions_reach_the_next_answers_and_leave_the_old(as_staff: Any, factory: Factory) -> None:
    """A clinic whose row has older questions gets the newest at the next answer; what was answered keeps its own."""
    staff = await as_staff("admin")
    await change_settings(staff, SHOW_COVID_19=True)
    client = await factory.client(staff.company)
    old = [question.model_dump(mode="json") for question in BUILTIN_TEMPLATES["covid_19"].questions[:1]]
    async with transaction(Context.system(staff.company.id)) as session:
        await session.execute(update(Questionnaire).values(questions=old, builtin_version=0))
    before = await assign_questionnaire(staff, client, (await list_shown(staff))["covid_19"]["questionnaire_id"])
    after = (await staff.post(f"/api/client/{client.id}/covid-19", json=make_body("covid_19"))).json()["data"]
    earlier = (await staff.get(f"/api/client/{client.id}/questionary/{before['id']}")).json()["data"]
    assert (len(earlier["questions"]), len(after["questions"])) == (1, len(BUILTIN_TEMPLATES["covid_19"].questions))
