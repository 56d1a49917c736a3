"""Questionnaires: every type of question, in order, in both languages; answered once, with the questions as they were asked."""

from typing import Any

import pytest
from sqlalchemy.exc import DBAPIError

from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.models import new_id
from clinic.core.outbox import Happened
from clinic.core.richtext import plain
from clinic.forms.listeners import make_pdf_again
from tests.core.test_pdf import photo
from tests.core.test_uploads import picture, upload
from tests.drawing import photo as camera
from tests.forms.worlds import EVERY_TYPE, SV, answers, asked, ink, option, paper, questionnaire

pytestmark = pytest.mark.anyio


def at(client, one=None, verb="") -> str:
    return f"/api/client/{client.id}/questionary" + (f"/{one['id']}" if one else "") + (f"/{verb}" if verb else "")


def of(form: dict[str, Any], kind: str) -> str:
    return next(one["id"] for one in form["questions"] if one["type"] == kind)


@pytest.mark.covers("REC-040", "REC-042")
async def test_a_questionnaire_is_written_copied_renamed_and_restored(as_staff):
    """REC-040, REC-042: store, update, update-new, copy, delete, restore; titles in both languages; stale saves are told."""
    admin = await as_staff("admin")
    made = await questionnaire(admin)
    assert [one["type"] for one in made["questions"]] == [one["type"] for one in EVERY_TYPE]
    path = f"/api/questionary/{made['id']}"
    renamed = (await admin.put(path, json={"title_sv": "Hälsodeklaration", "version": 1})).json()["data"]
    assert (renamed["title_sv"], renamed["title_en"], len(renamed["questions"])) == ("Hälsodeklaration", "", len(EVERY_TYPE))
    assert (await admin.put(path, json={"title_sv": "x", "version": 1})).status_code == 409
    copied = (await admin.post(f"{path}/copy")).json()["data"]
    assert copied["title_sv"] == "Hälsodeklaration (kopia)"
    assert not {one["id"] for one in copied["questions"]} & {one["id"] for one in made["questions"]}
    whole = {"title_en": "Health", "title_sv": "Hälsa", "questions": renamed["questions"][:2], "version": 2}
    assert len((await admin.put(f"{path}/update-new", json=whole)).json()["data"]["questions"]) == 2
    await admin.post(f"/api/questionary/{copied['id']}/toggle", json={"version": 1})
    await admin.delete(path)

    async def listed(which: str) -> list[str]:
        return [one["title_sv"] for one in (await admin.get(f"/api/questionary?filter={which}")).json()["data"]["items"]]

    assert [await listed(which) for which in ("active", "inactive", "deleted")] == [[], ["Hälsodeklaration (kopia)"], ["Hälsa"]]
    assert (await admin.post(f"{path}/restore", json={"version": 4})).json()["data"]["is_deleted"] is False
    nameless = await admin.post("/api/questionary", json={"questions": []})
    assert nameless.status_code == 422


@pytest.mark.covers("REC-040", "REC-042")
async def test_questions_are_added_changed_shifted_and_taken_away(as_staff):
    """REC-040, REC-042: one by one, in bulk, and shifted (v2) to another order."""
    admin = await as_staff("admin")
    path = f"/api/questionary/{(await questionnaire(admin, []))['id']}"
    for number, text in enumerate(("ett", "två"), 1):
        await admin.post(f"{path}/questions", json={"type": "textbox", "text_sv": text, "version": number})
    bulk = {"questions": [{"type": "yes_no", "text_en": "three", "required": True}, {"type": "short_answer", "text_sv": "fyra"}], "version": 3}
    after = (await admin.post(f"{path}/questions/bulk", json=bulk)).json()["data"]
    ids = [one["id"] for one in after["questions"]]
    assert [one["text_sv"] or one["text_en"] for one in after["questions"]] == ["ett", "två", "three", "fyra"]
    shifted = (await admin.post(f"/api/v2{path[4:]}/questions/shift", json={"ids": [ids[3], ids[0]], "version": 4})).json()["data"]
    assert [one["id"] for one in shifted["questions"]] == [ids[3], ids[0], ids[1], ids[2]]
    changed = {"type": "dropdown", "text_sv": "ändrad", "options": [option("a")], "version": 5}
    assert (await admin.put(f"{path}/questions/{ids[0]}", json=changed)).json()["data"]["questions"][1]["text_sv"] == "ändrad"
    await admin.delete(f"{path}/questions/{ids[1]}")
    left = (await admin.get(f"{path}/questions")).json()["data"]
    assert [one["id"] for one in left] == [ids[3], ids[0], ids[2]]
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
async def test_a_question_that_nobody_could_answer_is_refused(as_staff, question, code):
    admin = await as_staff("admin")
    answer = await admin.post("/api/questionary", json={"title_sv": "x", "questions": [question]})
    assert answer.status_code == 422
    assert code in [one["code"] for errors in answer.json()["errors"].values() for one in errors]


@pytest.mark.covers("REC-041", "REC-042", "REC-044")
async def test_every_type_is_answered_and_stands_on_the_paper_as_it_was_asked(as_staff, make):
    """REC-041, REC-044: one of every type; the answer keeps the questions as asked though they are changed; so does the PDF."""
    admin = await as_staff("admin")
    client = await make.client(admin.company, first_name="Åsa", last_name="Öberg", language="sv")
    form = await questionnaire(admin)
    record = await asked(admin, client, form["id"])
    photo_id = (await upload(admin, picture(size=(400, 300)))).json()["data"]["id"]
    said = answers(form, file_upload=[photo_id])
    await admin.put(f"/api/questionary/{form['id']}/update-new", json={"title_sv": "Annat", "questions": [], "version": 1})
    done = (await admin.post(at(client, record, "answer"), json={"answers": said, "version": 1}, headers=SV)).json()["data"]
    assert (done["state"], done["is_answered"], done["answered_way"], done["title_sv"]) == ("pending_sign", True, "screen", "Hälsa")
    assert done["questions"] == form["questions"]
    assert done["answers"][of(form, "checkboxes")] == ["x", "z"], "in the order of the options"
    assert [one["id"] for one in done["files"]] == [photo_id]
    text = await paper(admin, done["document_id"])
    for words in ("Hälsa", "Åsa Öberg", "Läs detta först.", "Röker du? Ja", "Tar du mediciner? Ja Waran", "Berätta Allt väl", "Längd i cm 172",
                  "Din historia Länge sedan", "Hudtyp oily-sv", "Välj en b-sv", "Välj flera x-sv z-sv", "Hur rädd? 7 (0–10)", "Bilder"):
        assert words in text, (words, text)
    listed = (await admin.get(f"/api/v2{at(client)[4:]}")).json()["data"]["items"]
    assert [(one["id"], one["answers"]) for one in listed] == [(record["id"], done["answers"])]
    assert [one["should_regen_pdf"] for one in (await admin.get(at(client))).json()["data"]["items"]] == [False]
    assert len(await admin.audit_of("questionnaire.answered")) == 1


@pytest.mark.covers("BEY-023", "REC-044")
@pytest.mark.parametrize(("shown", "own"), [("sv", "en"), ("en", "sv")])
async def test_the_paper_has_the_questions_that_the_screen_showed_whatever_the_clients_language(as_staff, make, shown, own):
    admin = await as_staff("admin")
    client = await make.client(admin.company, language=own)
    form = await questionnaire(admin, [{"type": "dropdown", "text_sv": "Hudtyp", "text_en": "Skin type", "options": [option("dry")]}])
    record, asked_ = await asked(admin, client, form["id"]), form["questions"][0]
    said = {"answers": {asked_["id"]: "dry"}, "version": 1}
    done = (await admin.post(at(client, record, "answer"), json=said, headers={"X-Language": shown})).json()["data"]
    text = await paper(admin, done["document_id"])
    for words in (done[f"title_{shown}"], asked_[f"text_{shown}"], asked_["options"][0][shown]):
        assert words in text, (words, text)
    assert (done["language"], asked_[f"text_{own}"] in text) == (shown, False)


@pytest.mark.covers("REC-041")
async def test_answers_that_do_not_fit_are_refused_on_their_field(as_staff, make):
    """REC-041: required ones, a yes without its more-info text, lengths, choices, the scale, counts and MB of files."""
    admin = await as_staff("admin")
    client = await make.client(admin.company)
    form = await questionnaire(admin)
    record = await asked(admin, client, form["id"])
    large = (await upload(admin, photo((1620, 2600)))).json()["data"]
    pair = [(await upload(admin, picture(color=color))).json()["data"]["id"] for color in ("red", "blue")]
    for change, field, code in (
        ({"yes_no": None}, of(form, "yes_no"), "required"), ({"yes_no": "yes"}, of(form, "yes_no"), "choice"),
        ({"yes_no_textbox": {"value": True, "more": ""}}, of(form, "yes_no_textbox") + ".more", "required"),
        ({"yes_no_textbox": {"value": None}}, of(form, "yes_no_textbox"), "required"),
        ({"yes_no_textbox": {"value": True, "more": "x" * 2001}}, of(form, "yes_no_textbox"), "too_long"),
        ({"yes_no_textbox": {"value": True, "more": ["x"]}}, of(form, "yes_no_textbox"), "invalid"),
        ({"yes_no_textbox": True}, of(form, "yes_no_textbox"), "choice"),
        ({"textbox": "å" * 51}, of(form, "textbox"), "too_long"), ({"short_answer": "x" * 201}, of(form, "short_answer"), "too_long"),
        ({"textbox": 3}, of(form, "textbox"), "invalid"), ({"rich_text": {"type": "doc", "content": [{"type": "iframe"}]}}, of(form, "rich_text"), "rich_text"),
        ({"rich_text": plain("x" * 2001)}, of(form, "rich_text"), "too_long"), ({"dropdown": "other"}, of(form, "dropdown"), "choice"),
        ({"choices": ["a"]}, of(form, "choices"), "choice"), ({"checkboxes": ["x", "q"]}, of(form, "checkboxes"), "choice"),
        ({"checkboxes": "x"}, of(form, "checkboxes"), "choice"), ({"linear_scale": 11}, of(form, "linear_scale"), "choice"),
        ({"linear_scale": True}, of(form, "linear_scale"), "choice"), ({"file_upload": pair}, of(form, "file_upload"), "too_many_files"),
        ({"file_upload": [str(new_id())]}, of(form, "file_upload"), "unknown"), ({"file_upload": ["x"]}, of(form, "file_upload"), "unknown"),
    ):
        answer = await admin.post(at(client, record, "answer"), json={"answers": answers(form, **change), "version": 1})
        assert answer.json()["errors"][f"answers.{field}"][0]["code"] == code, (change, answer.text)
    small = await questionnaire(admin, [{"type": "file_upload", "text_sv": "Bild", "max_mb": 1}])
    one = await asked(admin, client, small["id"])
    assert large["size"] > 1024 * 1024
    refused = await admin.post(at(client, one, "answer"), json={"answers": {of(small, "file_upload"): [large["id"]]}, "version": 1})
    assert refused.json()["errors"][f"answers.{of(small, 'file_upload')}"][0] == {"code": "file_size", "message": "The file must be at most 1 MB."}
    none = await admin.post(at(client, one, "answer"), json={"answers": {}, "version": 1})
    assert none.json()["data"]["is_answered"] is True


@pytest.mark.covers("REC-041")
async def test_a_file_is_measured_as_it_was_sent_not_as_it_is_kept(as_staff, make):
    """REC-041: a camera's photo shrinks when it is written anew, and is still too large; a small one isn't."""
    admin = await as_staff("admin")
    client = await make.client(admin.company)
    form = await questionnaire(admin, [{"type": "file_upload", "text_sv": "Bild", "max_mb": 1}])
    record, mb = await asked(admin, client, form["id"]), 1024 * 1024
    sent = camera(2400, 1800, noisy=True, quality=90)
    large = (await upload(admin, sent)).json()["data"]
    assert large["size"] <= mb < len(sent)
    refused = await admin.post(at(client, record, "answer"), json={"answers": {of(form, "file_upload"): [large["id"]]}, "version": 1})
    assert [one["code"] for one in refused.json()["errors"][f"answers.{of(form, 'file_upload')}"]] == ["file_size"]
    small = (await upload(admin, picture())).json()["data"]
    taken = await admin.post(at(client, record, "answer"), json={"answers": {of(form, "file_upload"): [small["id"]]}, "version": 1})
    assert [one["id"] for one in taken.json()["data"]["files"]] == [small["id"]]


@pytest.mark.covers("REC-022", "REC-042", "REC-044")
async def test_it_is_signed_and_the_flagged_pdf_is_made_again_in_the_background(as_staff, make):
    """REC-044: should_regen_pdf is set by the signature and by regenPdf, and goes when the new PDF has been made."""
    admin = await as_staff("admin")
    client = await make.client(admin.company, language="sv")
    form = await questionnaire(admin, [{"type": "yes_no", "text_sv": "Röker du?"}])
    record = await asked(admin, client, form["id"])
    early = await admin.put(at(client, record, "sign"), json={"signature": ink(), "version": 1})
    assert early.json()["data"]["code"] == "forms.not_done"
    assert (await admin.post(at(client, record, "regenPdf"))).json()["data"]["code"] == "forms.not_done"
    done = (await admin.post(at(client, record, "answer"), json={"answers": {of(form, "yes_no"): False}, "version": 1}, headers=SV)).json()["data"]
    assert "Signerat" not in await paper(admin, done["document_id"])
    signed = (await admin.put(at(client, record, "sign"), json={"signature": ink(), "version": done["version"]})).json()["data"]
    assert (signed["state"], signed["should_regen_pdf"], signed["signed_by_name"][:4]) == ("signed", True, "Maja")
    for _ in range(2):
        await _relayed(admin.company, record["id"])
    again = (await admin.get(at(client, record))).json()["data"]
    assert again["should_regen_pdf"] is False and again["document_id"] != done["document_id"]
    assert "Signerat" in await paper(admin, again["document_id"])
    await _relayed(admin.company, record["id"])
    assert (await admin.get(f"/api/documents/{again['document_id']}")).json()["data"]["pdf"]["state"] != "waiting", "told again, it's not made again"
    assert (await admin.post(at(client, record, "regenPdf"))).json()["data"]["should_regen_pdf"] is True
    await _relayed(admin.company, record["id"])
    last = (await admin.get(at(client, record))).json()["data"]
    assert (last["document_id"], last["should_regen_pdf"]) == (again["document_id"], False)
    assert (await admin.get(f"/api/documents/{last['document_id']}")).json()["data"]["pdf"]["state"] == "waiting"


async def _relayed(company, record_id: str) -> None:
    async with unit(Context.system(company.id)) as session:
        await make_pdf_again(session, Happened(new_id(), "x", company.id, now(), {"questionnaire_id": record_id}))


@pytest.mark.covers("REC-022", "REC-044")
async def test_what_was_answered_is_never_changed_a_correction_is_a_new_version(as_staff, make):
    admin = await as_staff("admin")
    client = await make.client(admin.company)
    form = await questionnaire(admin, [{"type": "file_upload", "text_sv": "Bild"}, {"type": "yes_no", "text_sv": "Röker du?"}])
    record = await asked(admin, client, form["id"])
    mine = (await upload(admin)).json()["data"]["id"]
    first_said = {of(form, "file_upload"): [mine], of(form, "yes_no"): False}
    first = (await admin.post(at(client, record, "answer"), json={"answers": first_said, "version": 1}, headers=SV)).json()["data"]
    twice = await admin.post(at(client, record, "answer"), json={"answers": {}, "version": first["version"]})
    assert twice.json()["data"]["code"] == "forms.already_signed"
    for statement in ("answers = '{}'", "questions = '[]'", "answered_at = NULL", "language = 'en'"):
        with pytest.raises(DBAPIError):
            async with unit(Context.system(admin.company.id)) as session:
                await (await session.connection()).exec_driver_sql(f"UPDATE client_questionnaire SET {statement}")
    new = (await admin.post(at(client, record, "correct"), json={"reason": "Röker visst"})).json()["data"]
    assert (new["number"], new["is_answered"], new["answers"]) == (2, False, first_said)
    assert (await admin.post(at(client, record, "correct"), json={"reason": "x"})).json()["data"]["code"] == "forms.correction_open"
    said = {**first_said, of(form, "yes_no"): True}
    second = (await admin.post(at(client, new, "answer"), json={"answers": said, "version": 1})).json()["data"]
    assert [one["number"] for one in second["versions"]] == [2, 1]
    assert [one["id"] for one in (await admin.get(at(client))).json()["data"]["items"]] == [new["id"]]
    assert (await admin.get(at(client, record))).json()["data"]["answers"] == first_said
    gone = (await admin.post(at(client, new, "cancel"), json={"reason": "Fel klient", "version": second["version"]})).json()["data"]
    assert (gone["is_cancelled"], gone["answers"]) == (True, said)


@pytest.mark.covers("REC-022", "REC-044")
async def test_a_correction_that_is_given_up_does_not_hide_the_answers_that_stand(as_staff, make):
    admin = await as_staff("admin")
    client = await make.client(admin.company)
    form = await questionnaire(admin, [{"type": "yes_no", "text_sv": "Röker du?"}])
    record = await asked(admin, client, form["id"])
    said = {"answers": {of(form, "yes_no"): False}, "version": 1}
    first = (await admin.post(at(client, record, "answer"), json=said)).json()["data"]
    correction = (await admin.post(at(client, record, "correct"), json={"reason": "Fel"})).json()["data"]
    assert (await admin.get(at(client, record))).json()["data"]["is_newest"] is False
    given_up = (await admin.post(at(client, correction, "cancel"), json={"reason": "Rätt ändå", "version": 1})).json()["data"]
    assert given_up["is_newest"] is False
    for path in (at(client), f"/api/v2/client/{client.id}/questionary"):
        listed = (await admin.get(path)).json()["data"]["items"]
        assert [(one["id"], one["is_answered"], one["is_cancelled"]) for one in listed] == [(first["id"], True, False)]
    assert (await admin.get(at(client, record))).json()["data"]["is_newest"] is True


@pytest.mark.covers("REC-042", "PUB-010")
async def test_visitors_may_read_a_clinics_questionnaires_in_use(as_staff, visitor):
    """REC-042: public by company id; inactive and deleted ones aren't there."""
    admin = await as_staff("admin")
    shown, off = await questionnaire(admin), await questionnaire(admin, title_sv="Av")
    await admin.post(f"/api/questionary/{off['id']}/toggle", json={"version": 1})
    answer = (await visitor.get(f"/api/v2/questionary-loc/{admin.company.encrypted_id}/questionary")).json()["data"]
    assert [(one["id"], one["questions"]) for one in answer] == [(shown["id"], shown["questions"])]
    assert (await visitor.get("/api/v2/questionary-loc/nobody/questionary")).status_code == 404
