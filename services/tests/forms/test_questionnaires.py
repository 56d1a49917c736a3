"""Questionnaires: question types, order and languages; answering once, signing, correcting, and the PDF."""

from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError

from clinic.core.background import dispatcher
from clinic.core.background.outbox import Delivery, EventMessage
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.text.richtext import from_plain_text
from clinic.forms.subscribers import regenerate_questionnaire_pdf
from tests.forms.scenarios import (
    EVERY_TYPE,
    SWEDISH,
    assign_questionnaire,
    create_questionnaire,
    draw_signature,
    make_answers,
    option,
    read_pdf_text,
)
from tests.support.images import draw_noisy_photo, draw_photo as camera_photo, encode_image
from tests.support.uploads import upload_picture

pytestmark = pytest.mark.anyio


def questionnaire_path(client, row=None, action="") -> str:
    """Build the path of a client's questionnaires, or of one of them and an action."""
    return f"/api/client/{client.id}/questionary" + (f"/{row['id']}" if row else "") + (f"/{action}" if action else "")


def question_id(questionnaire: dict[str, Any], question_type: str) -> str:
    """Return the id of the first question of a type."""
    return next(question["id"] for question in questionnaire["questions"] if question["type"] == question_type)


@pytest.mark.covers("REC-040", "REC-042")
async def test_questionnaire_is_created_copied_renamed_and_restored(as_staff):
    """REC-040, REC-042: store, update, update-new, copy, delete, restore; titles in both languages; an old version is a conflict."""
    admin = await as_staff("admin")
    created = await create_questionnaire(admin)
    assert [item["type"] for item in created["questions"]] == [item["type"] for item in EVERY_TYPE]
    path = f"/api/questionary/{created['id']}"
    renamed = (await admin.put(path, json={"title_sv": "Hälsodeklaration", "version": 1})).json()["data"]
    assert (renamed["title_sv"], renamed["title_en"], len(renamed["questions"])) == ("Hälsodeklaration", "", len(EVERY_TYPE))
    assert (await admin.put(path, json={"title_sv": "x", "version": 1})).status_code == 409
    copied = (await admin.post(f"{path}/copy")).json()["data"]
    assert copied["title_sv"] == "Hälsodeklaration (kopia)"
    assert not {item["id"] for item in copied["questions"]} & {item["id"] for item in created["questions"]}
    replacement = {"title_en": "Health", "title_sv": "Hälsa", "questions": renamed["questions"][:2], "version": 2}
    assert len((await admin.put(f"{path}/update-new", json=replacement)).json()["data"]["questions"]) == 2
    await admin.post(f"/api/questionary/{copied['id']}/toggle", json={"version": 1})
    await admin.delete(path)

    async def list_titles(filter_name: str) -> list[str]:
        return [item["title_sv"] for item in (await admin.get(f"/api/questionary?filter={filter_name}")).json()["data"]["items"]]

    assert [await list_titles(filter_name) for filter_name in ("active", "inactive", "deleted")] == [[], ["Hälsodeklaration (kopia)"], ["Hälsa"]]
    assert (await admin.post(f"{path}/restore", json={"version": 4})).json()["data"]["is_deleted"] is False
    untitled = await admin.post("/api/questionary", json={"questions": []})
    assert untitled.status_code == 422
    actions = ("created", "changed", "toggled", "deleted", "restored")
    assert [len(await admin.list_audit(f"questionnaire.{action}")) for action in actions] == [2, 2, 1, 1, 1]


@pytest.mark.covers("REC-040", "REC-042")
async def test_questions_are_added_updated_reordered_and_deleted(as_staff):
    """REC-040, REC-042: singly, in bulk, and reordered (v2 shift)."""
    admin = await as_staff("admin")
    path = f"/api/questionary/{(await create_questionnaire(admin, []))['id']}"
    for number, text in enumerate(("ett", "två"), 1):
        await admin.post(f"{path}/questions", json={"type": "textbox", "text_sv": text, "version": number})
    bulk = {"questions": [{"type": "yes_no", "text_en": "three", "required": True}, {"type": "short_answer", "text_sv": "fyra"}], "version": 3}
    extended = (await admin.post(f"{path}/questions/bulk", json=bulk)).json()["data"]
    ids = [question["id"] for question in extended["questions"]]
    assert [question["text_sv"] or question["text_en"] for question in extended["questions"]] == ["ett", "två", "three", "fyra"]
    reordered = (await admin.post(f"/api/v2{path[4:]}/questions/shift", json={"ids": [ids[3], ids[0]], "version": 4})).json()["data"]
    assert [question["id"] for question in reordered["questions"]] == [ids[3], ids[0], ids[1], ids[2]]
    changed = {"type": "dropdown", "text_sv": "ändrad", "options": [option("a")], "version": 5}
    assert (await admin.put(f"{path}/questions/{ids[0]}", json=changed)).json()["data"]["questions"][1]["text_sv"] == "ändrad"
    await admin.delete(f"{path}/questions/{ids[1]}")
    remaining = (await admin.get(f"{path}/questions")).json()["data"]
    assert [question["id"] for question in remaining] == [ids[3], ids[0], ids[2]]
    unknown = await admin.post(f"/api/v2{path[4:]}/questions/shift", json={"ids": [str(new_id())], "version": 7})
    assert unknown.json()["errors"]["ids"][0]["code"] == "unknown"
    assert (await admin.put(f"{path}/questions/{new_id()}", json={**changed, "version": 7})).status_code == 404


@pytest.mark.covers("REC-041")
@pytest.mark.parametrize(("question", "code"), [
    ({"type": "yes_no"}, "question_text"), ({"type": "html_editor", "text_sv": "x"}, "question_text"),
    ({"type": "choices", "text_sv": "x"}, "question_options"), ({"type": "dropdown", "text_sv": "x", "options": [{"id": "a"}]}, "question_options"),
    ({"type": "checkboxes", "text_sv": "x", "options": [option("a"), option("a")]}, "question_options"),
    ({"type": "matrix", "text_sv": "x"}, "choice"), ({"type": "textbox", "text_sv": "x", "max_length": 6000}, "at_most"),
    ({"type": "file_upload", "text_sv": "x", "max_files": 11}, "at_most"), ({"type": "file_upload", "text_sv": "x", "max_mb": 6}, "at_most"),
    ({"type": "linear_scale", "text_sv": "x", "scale_max": 1}, "at_least"),
])
async def test_invalid_question_is_refused(as_staff, question, code):
    admin = await as_staff("admin")
    reply = await admin.post("/api/questionary", json={"title_sv": "x", "questions": [question]})
    assert reply.status_code == 422
    assert code in [error["code"] for errors in reply.json()["errors"].values() for error in errors]


@pytest.mark.covers("REC-041", "REC-042", "REC-044")
async def test_every_question_type_is_answered_and_printed_as_it_was_assigned(as_staff, factory):
    """REC-041, REC-044: the answers and the PDF keep the questions as they were assigned although the questionnaire is replaced."""
    admin = await as_staff("admin")
    client = await factory.client(admin.company, first_name="Åsa", last_name="Öberg", language="sv")
    questionnaire = await create_questionnaire(admin)
    assigned = await assign_questionnaire(admin, client, questionnaire["id"])
    photo_id = (await upload_picture(admin, encode_image(size=(400, 300)))).json()["data"]["id"]
    answers = make_answers(questionnaire, file_upload=[photo_id])
    await admin.put(f"/api/questionary/{questionnaire['id']}/update-new", json={"title_sv": "Annat", "questions": [], "version": 1})
    answered = (await admin.post(questionnaire_path(client, assigned, "answer"), json={"answers": answers, "version": 1}, headers=SWEDISH)).json()["data"]
    assert (answered["state"], answered["is_answered"], answered["answer_channel"], answered["title_sv"]) == ("pending_sign", True, "screen", "Hälsa")
    assert answered["questions"] == questionnaire["questions"]
    assert answered["answers"][question_id(questionnaire, "checkboxes")] == ["x", "z"], "in the order of the options"
    assert [item["id"] for item in answered["files"]] == [photo_id]
    pdf_text = await read_pdf_text(admin, answered["document_id"])
    for expected in ("Hälsa", "Åsa Öberg", "Läs detta först.", "Röker du? Ja", "Tar du mediciner? Ja Waran", "Berätta Allt väl", "Längd i cm 172",
                  "Din historia Länge sedan", "Hudtyp oily-sv", "Välj en b-sv", "Välj flera x-sv z-sv", "Hur rädd? 7 (0–10)", "Bilder"):
        assert expected in pdf_text, (expected, pdf_text)
    items = (await admin.get(f"/api/v2{questionnaire_path(client)[4:]}")).json()["data"]["items"]
    assert [(item["id"], item["answers"]) for item in items] == [(assigned["id"], answered["answers"])]
    assert [item["should_regen_pdf"] for item in (await admin.get(questionnaire_path(client))).json()["data"]["items"]] == [False]
    assert len(await admin.list_audit("questionnaire.answered")) == 1


@pytest.mark.covers("BEY-023", "REC-044")
@pytest.mark.parametrize(("screen_language", "client_language"), [("sv", "en"), ("en", "sv")])
async def test_questionnaire_pdf_has_the_questions_in_the_language_of_the_screen(as_staff, factory, screen_language, client_language):
    admin = await as_staff("admin")
    client = await factory.client(admin.company, language=client_language)
    questionnaire = await create_questionnaire(admin, [{"type": "dropdown", "text_sv": "Hudtyp", "text_en": "Skin type", "options": [option("dry")]}])
    assigned, question = await assign_questionnaire(admin, client, questionnaire["id"]), questionnaire["questions"][0]
    request = {"answers": {question["id"]: "dry"}, "version": 1}
    answered = (await admin.post(questionnaire_path(client, assigned, "answer"), json=request, headers={"X-Language": screen_language})).json()["data"]
    pdf_text = await read_pdf_text(admin, answered["document_id"])
    for expected in (answered[f"title_{screen_language}"], question[f"text_{screen_language}"], question["options"][0][screen_language]):
        assert expected in pdf_text, (expected, pdf_text)
    assert (answered["language"], question[f"text_{client_language}"] in pdf_text) == (screen_language, False)


@pytest.mark.covers("REC-041")
async def test_invalid_answers_are_refused_on_their_field(as_staff, factory):
    """REC-041: required answers, a yes without its explanation, lengths, options, the scale, number and size of files."""
    admin = await as_staff("admin")
    client = await factory.client(admin.company)
    questionnaire = await create_questionnaire(admin)
    assigned = await assign_questionnaire(admin, client, questionnaire["id"])
    large = (await upload_picture(admin, draw_noisy_photo((1620, 2600)))).json()["data"]
    pair = [(await upload_picture(admin, encode_image(color=color))).json()["data"]["id"] for color in ("red", "blue")]
    for by_type, field, code in (
        ({"yes_no": None}, question_id(questionnaire, "yes_no"), "required"), ({"yes_no": "yes"}, question_id(questionnaire, "yes_no"), "choice"),
        ({"yes_no_textbox": {"value": True, "more": ""}}, question_id(questionnaire, "yes_no_textbox") + ".more", "required"),
        ({"yes_no_textbox": {"value": None}}, question_id(questionnaire, "yes_no_textbox"), "required"),
        ({"yes_no_textbox": {"value": True, "more": "x" * 2001}}, question_id(questionnaire, "yes_no_textbox"), "too_long"),
        ({"yes_no_textbox": {"value": True, "more": ["x"]}}, question_id(questionnaire, "yes_no_textbox"), "invalid"),
        ({"yes_no_textbox": True}, question_id(questionnaire, "yes_no_textbox"), "choice"),
        ({"textbox": "å" * 51}, question_id(questionnaire, "textbox"), "too_long"), ({"short_answer": "x" * 201}, question_id(questionnaire, "short_answer"), "too_long"),
        ({"textbox": 3}, question_id(questionnaire, "textbox"), "invalid"), ({"rich_text": {"type": "doc", "content": [{"type": "iframe"}]}}, question_id(questionnaire, "rich_text"), "rich_text"),
        ({"rich_text": from_plain_text("x" * 2001)}, question_id(questionnaire, "rich_text"), "too_long"), ({"dropdown": "other"}, question_id(questionnaire, "dropdown"), "choice"),
        ({"choices": ["a"]}, question_id(questionnaire, "choices"), "choice"), ({"checkboxes": ["x", "q"]}, question_id(questionnaire, "checkboxes"), "choice"),
        ({"checkboxes": "x"}, question_id(questionnaire, "checkboxes"), "choice"), ({"linear_scale": 11}, question_id(questionnaire, "linear_scale"), "choice"),
        ({"linear_scale": True}, question_id(questionnaire, "linear_scale"), "choice"), ({"file_upload": pair}, question_id(questionnaire, "file_upload"), "too_many_files"),
        ({"file_upload": [str(new_id())]}, question_id(questionnaire, "file_upload"), "unknown"), ({"file_upload": ["x"]}, question_id(questionnaire, "file_upload"), "unknown"),
    ):
        reply = await admin.post(questionnaire_path(client, assigned, "answer"), json={"answers": make_answers(questionnaire, **by_type), "version": 1})
        assert reply.json()["errors"][f"answers.{field}"][0]["code"] == code, (by_type, reply.text)
    small_questionnaire = await create_questionnaire(admin, [{"type": "file_upload", "text_sv": "Bild", "max_mb": 1}])
    small_assigned = await assign_questionnaire(admin, client, small_questionnaire["id"])
    assert large["size"] > 1024 * 1024
    rejected = await admin.post(questionnaire_path(client, small_assigned, "answer"), json={"answers": {question_id(small_questionnaire, "file_upload"): [large["id"]]}, "version": 1})
    assert rejected.json()["errors"][f"answers.{question_id(small_questionnaire, 'file_upload')}"][0] == {"code": "file_size", "message": "The file must be at most 1 MB."}
    without_file = await admin.post(questionnaire_path(client, small_assigned, "answer"), json={"answers": {}, "version": 1})
    assert without_file.json()["data"]["is_answered"] is True


@pytest.mark.covers("REC-041")
async def test_file_size_limit_applies_to_the_uploaded_size_not_the_stored_size(as_staff, factory):
    """REC-041: a camera's photo shrinks when it is re-encoded, and is still too large; a small one isn't."""
    admin = await as_staff("admin")
    client = await factory.client(admin.company)
    questionnaire = await create_questionnaire(admin, [{"type": "file_upload", "text_sv": "Bild", "max_mb": 1}])
    assigned, mb = await assign_questionnaire(admin, client, questionnaire["id"]), 1024 * 1024
    photo_bytes = camera_photo(2400, 1800, noisy=True, quality=90)
    large = (await upload_picture(admin, photo_bytes)).json()["data"]
    assert large["size"] <= mb < len(photo_bytes)
    rejected = await admin.post(questionnaire_path(client, assigned, "answer"), json={"answers": {question_id(questionnaire, "file_upload"): [large["id"]]}, "version": 1})
    assert [item["code"] for item in rejected.json()["errors"][f"answers.{question_id(questionnaire, 'file_upload')}"]] == ["file_size"]
    small = (await upload_picture(admin, encode_image())).json()["data"]
    accepted = await admin.post(questionnaire_path(client, assigned, "answer"), json={"answers": {question_id(questionnaire, "file_upload"): [small["id"]]}, "version": 1})
    assert [item["id"] for item in accepted.json()["data"]["files"]] == [small["id"]]


@pytest.mark.covers("REC-022", "REC-042", "REC-044")
async def test_signing_and_regen_request_regenerate_the_pdf_in_the_background(as_staff, factory, empty_outbox):
    """REC-044: should_regen_pdf is set by signing and by regenPdf, and cleared when the dispatcher has delivered the request."""
    admin = await as_staff("admin")
    client = await factory.client(admin.company, language="sv")
    questionnaire = await create_questionnaire(admin, [{"type": "yes_no", "text_sv": "Röker du?"}])
    assigned = await assign_questionnaire(admin, client, questionnaire["id"])
    early = await admin.put(questionnaire_path(client, assigned, "sign"), json={"signature": draw_signature(), "version": 1})
    assert early.json()["data"]["code"] == "forms.not_completed"
    assert (await admin.post(questionnaire_path(client, assigned, "regenPdf"))).json()["data"]["code"] == "forms.not_completed"
    answered = (await admin.post(questionnaire_path(client, assigned, "answer"), json={"answers": {question_id(questionnaire, "yes_no"): False}, "version": 1}, headers=SWEDISH)).json()["data"]
    assert "Signerat" not in await read_pdf_text(admin, answered["document_id"])
    signed = (await admin.put(questionnaire_path(client, assigned, "sign"), json={"signature": draw_signature(), "version": answered["version"]})).json()["data"]
    assert (signed["state"], signed["should_regen_pdf"], signed["signed_by_name"][:4]) == ("signed", True, "Maja")
    while await dispatcher.dispatch_due():
        pass
    regenerated = (await admin.get(questionnaire_path(client, assigned))).json()["data"]
    assert regenerated["should_regen_pdf"] is False and regenerated["document_id"] != answered["document_id"]
    assert "Signerat" in await read_pdf_text(admin, regenerated["document_id"])
    await _deliver_pdf_request(admin.company, assigned["id"])
    assert (await admin.get(f"/api/documents/{regenerated['document_id']}")).json()["data"]["pdf"]["state"] != "pending", "a second delivery doesn't generate it again"
    assert (await admin.post(questionnaire_path(client, assigned, "regenPdf"))).json()["data"]["should_regen_pdf"] is True
    await _deliver_pdf_request(admin.company, assigned["id"])
    reprinted = (await admin.get(questionnaire_path(client, assigned))).json()["data"]
    assert (reprinted["document_id"], reprinted["should_regen_pdf"]) == (regenerated["document_id"], False)
    async with transaction(Context.system(admin.company.id)) as session:
        subscribers = list(await session.scalars(select(Delivery.subscriber).where(Delivery.subscriber.startswith("forms."))))
    assert subscribers == ["forms.regenerate_questionnaire_pdf"] * 2, "the name is stored with each delivery, so that it can't change"
    assert (await admin.get(f"/api/documents/{reprinted['document_id']}")).json()["data"]["pdf"]["state"] == "pending"


async def _deliver_pdf_request(company, client_questionnaire_id: str) -> None:
    """Deliver the event that requests a new PDF."""
    async with transaction(Context.system(company.id)) as session:
        await regenerate_questionnaire_pdf(session, EventMessage(new_id(), "x", company.id, now(), {"questionnaire_id": client_questionnaire_id}))


@pytest.mark.covers("REC-022", "REC-044")
async def test_answered_questionnaire_is_immutable_and_its_correction_is_a_new_version(as_staff, factory):
    admin = await as_staff("admin")
    client = await factory.client(admin.company)
    questionnaire = await create_questionnaire(admin, [{"type": "file_upload", "text_sv": "Bild"}, {"type": "yes_no", "text_sv": "Röker du?"}])
    assigned = await assign_questionnaire(admin, client, questionnaire["id"])
    file_id = (await upload_picture(admin)).json()["data"]["id"]
    first_answers = {question_id(questionnaire, "file_upload"): [file_id], question_id(questionnaire, "yes_no"): False}
    first = (await admin.post(questionnaire_path(client, assigned, "answer"), json={"answers": first_answers, "version": 1}, headers=SWEDISH)).json()["data"]
    second_answering = await admin.post(questionnaire_path(client, assigned, "answer"), json={"answers": {}, "version": first["version"]})
    assert second_answering.json()["data"]["code"] == "forms.already_signed"
    for statement in ("answers = '{}'", "questions = '[]'", "answered_at = NULL", "language = 'en'"):
        with pytest.raises(DBAPIError):
            async with transaction(Context.system(admin.company.id)) as session:
                await (await session.connection()).exec_driver_sql(f"UPDATE client_questionnaire SET {statement}")
    correction = (await admin.post(questionnaire_path(client, assigned, "correct"), json={"reason": "Röker visst"})).json()["data"]
    assert (correction["number"], correction["is_answered"], correction["answers"]) == (2, False, first_answers)
    assert (await admin.post(questionnaire_path(client, assigned, "correct"), json={"reason": "x"})).json()["data"]["code"] == "forms.correction_open"
    answers = {**first_answers, question_id(questionnaire, "yes_no"): True}
    second = (await admin.post(questionnaire_path(client, correction, "answer"), json={"answers": answers, "version": 1})).json()["data"]
    assert [row["number"] for row in second["versions"]] == [2, 1]
    assert [row["id"] for row in (await admin.get(questionnaire_path(client))).json()["data"]["items"]] == [correction["id"]]
    assert (await admin.get(questionnaire_path(client, assigned))).json()["data"]["answers"] == first_answers
    cancelled = (await admin.post(questionnaire_path(client, correction, "cancel"), json={"reason": "Fel klient", "version": second["version"]})).json()["data"]
    assert (cancelled["is_cancelled"], cancelled["answers"]) == (True, answers)


@pytest.mark.covers("REC-022", "REC-044")
async def test_abandoned_correction_does_not_hide_the_answers(as_staff, factory):
    admin = await as_staff("admin")
    client = await factory.client(admin.company)
    questionnaire = await create_questionnaire(admin, [{"type": "yes_no", "text_sv": "Röker du?"}])
    assigned = await assign_questionnaire(admin, client, questionnaire["id"])
    request = {"answers": {question_id(questionnaire, "yes_no"): False}, "version": 1}
    first = (await admin.post(questionnaire_path(client, assigned, "answer"), json=request)).json()["data"]
    correction = (await admin.post(questionnaire_path(client, assigned, "correct"), json={"reason": "Fel"})).json()["data"]
    assert (await admin.get(questionnaire_path(client, assigned))).json()["data"]["is_current"] is False
    abandoned = (await admin.post(questionnaire_path(client, correction, "cancel"), json={"reason": "Rätt ändå", "version": 1})).json()["data"]
    assert abandoned["is_current"] is False
    for path in (questionnaire_path(client), f"/api/v2/client/{client.id}/questionary"):
        items = (await admin.get(path)).json()["data"]["items"]
        assert [(row["id"], row["is_answered"], row["is_cancelled"]) for row in items] == [(first["id"], True, False)]
    assert (await admin.get(questionnaire_path(client, assigned))).json()["data"]["is_current"] is True


@pytest.mark.covers("REC-042", "PUB-010")
async def test_visitors_read_the_active_questionnaires_of_a_clinic(as_staff, visitor):
    """REC-042: public by the company's id; inactive and deleted ones are left out."""
    admin = await as_staff("admin")
    active, inactive = await create_questionnaire(admin), await create_questionnaire(admin, title_sv="Av")
    await admin.post(f"/api/questionary/{inactive['id']}/toggle", json={"version": 1})
    rows = (await visitor.get(f"/api/questionary-loc/{admin.company.encrypted_id}/questionary")).json()["data"]
    assert [(row["id"], row["questions"]) for row in rows] == [(active["id"], active["questions"])]
    assert (await visitor.get("/api/questionary-loc/nobody/questionary")).status_code == 404
