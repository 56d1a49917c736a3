"""Consent templates and their versions; consents of a client: assigned, signed, frozen, corrected and withdrawn."""

import asyncio
import re
from pathlib import Path
from uuid import UUID

import pytest
from sqlalchemy.exc import DBAPIError

from clinic.clients.models import Client
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.documents import Document, get_content
from clinic.forms import pdf, service as forms
from clinic.forms.client_consents import service as client_consents
from clinic.forms.client_consents.schemas import FormCancelRequest
from clinic.forms.models import ConsentTemplate, Questionnaire
from tests.forms.scenarios import (
    BODY,
    CONSENT_TEMPLATE,
    PHOTO_ID,
    PREGNANT_ID,
    QUESTIONS,
    SWEDISH,
    assign_consent,
    create_consent_template,
    draw_signature,
    read_pdf_text,
    sign_request,
)
from tests.support.images import encode_image
from tests.support.uploads import upload_picture

pytestmark = pytest.mark.anyio


def consent_path(client, consent=None, action="") -> str:
    """Build the path of a client's consents, or of one of them and an action."""
    return f"/api/client/{client.id}/letters-of-consent" + (f"/{consent['id']}" if consent else "") + (f"/{action}" if action else "")


@pytest.mark.covers("REC-030", "PLT-006")
async def test_versions_of_a_consent_template_are_paged(as_staff):
    """PLT-006: twenty versions a page, newest first, and no version is hidden however often the text is changed."""
    admin, other = await as_staff("admin"), await as_staff("admin")
    path = f"/api/letters-of-consent/{(await create_consent_template(admin))['id']}"
    for version in range(1, 21):
        await admin.put(path, json={**CONSENT_TEMPLATE, "title": f"Samtycke {version}", "version": version})
    pages = [(await admin.get(f"{path}/versions", params={"page": page})).json()["data"] for page in (1, 2)]
    assert [[row["number"] for row in page["items"]] for page in pages] == [[*range(21, 1, -1)], [1]]
    assert [(page["total"], page["page"], page["per_page"]) for page in pages] == [(21, 1, 20), (21, 2, 20)]
    assert (await other.get(f"{path}/versions")).status_code == 404


@pytest.mark.covers("REC-030")
async def test_consent_template_is_created_updated_listed_and_restored(as_staff):
    """REC-030: title, body, questions, publish option; an update adds a version; inactive and deleted templates have lists of their own."""
    admin = await as_staff("admin")
    created = await create_consent_template(admin)
    assert (created["number"], created["asks_publish_permission"], created["questions"][0]["required"]) == (1, True, True)
    duplicate = await admin.post("/api/letters-of-consent", json={**CONSENT_TEMPLATE, "title": "SAMTYCKE till filler"})
    assert duplicate.json()["errors"]["title"][0]["code"] == "taken"
    empty = await admin.post("/api/letters-of-consent", json={**CONSENT_TEMPLATE, "title": "Tomt", "body": {"type": "doc"}})
    assert empty.json()["errors"]["body"][0]["code"] == "required"
    path = f"/api/letters-of-consent/{created['id']}"
    updated = (await admin.put(path, json={**CONSENT_TEMPLATE, "title": "Samtycke till fillers", "asks_publish_permission": False, "version": 1})).json()["data"]
    assert (updated["number"], updated["title"], updated["version"]) == (2, "Samtycke till fillers", 2)
    conflict = await admin.put(path, json={**CONSENT_TEMPLATE, "version": 1})
    assert (conflict.status_code, conflict.json()["data"]["current"]["version"]) == (409, 2)
    versions = (await admin.get(f"{path}/versions")).json()["data"]["items"]
    assert [(row["number"], row["title"], row["asks_publish_permission"]) for row in versions] == [
        (2, "Samtycke till fillers", False), (1, "Samtycke till filler", True),
    ]

    async def list_titles(filter_name: str) -> list[str]:
        return [row["title"] for row in (await admin.get(f"/api/letters-of-consent?filter={filter_name}")).json()["data"]["items"]]

    other = await create_consent_template(admin, title="Botox")
    await admin.post(f"/api/letters-of-consent/{other['id']}/toggle", json={"version": 1})
    assert [await list_titles(filter_name) for filter_name in ("active", "inactive", "all", "deleted")] == [
        ["Samtycke till fillers"], ["Botox"], ["Botox", "Samtycke till fillers"], [],
    ]
    assert (await admin.delete(path)).json()["status"] == "1"
    assert await list_titles("deleted") == ["Samtycke till fillers"]
    same_title = await create_consent_template(admin, title="Samtycke till fillers")
    rejected = await admin.post(f"{path}/restore", json={"version": 3})
    assert rejected.json()["errors"]["title"][0]["code"] == "taken"
    await admin.delete(f"/api/letters-of-consent/{same_title['id']}")
    assert (await admin.post(f"{path}/restore", json={"version": 3})).json()["data"]["is_deleted"] is False
    actions = ("created", "changed", "toggled", "deleted", "restored")
    assert [len(await admin.list_audit(f"consent_template.{action}")) for action in actions] == [3, 1, 1, 2, 1]


@pytest.mark.covers("PLT-006", "REC-031", "REC-041")
async def test_any_of_more_than_100_forms_is_found_and_assigned(as_staff, factory):
    """PLT-006: the form to assign is searched by its title, however many there are."""
    staff = await as_staff("admin")
    client = await factory.client(staff.company)
    company_id = staff.company.id
    async with transaction(Context.system(company_id)) as session:
        for number in range(101):
            session.add(Questionnaire(company_id=company_id, id=new_id(), title_en=f"Form {number:03}", title_sv=f"Blad {number:03}", questions=[]))
            session.add(ConsentTemplate(company_id=company_id, id=new_id(), title=f"Blad {number:03}"))
    template = await create_consent_template(staff, title="Blad 101")
    await staff.post("/api/letters-of-consent/{id}/toggle".format(**await create_consent_template(staff, title="Blad 1010")), json={"version": 1})
    for path, search, title in (("/api/letters-of-consent", "blad 101", "Blad 101"), ("/api/questionary", "form 100", "Blad 100")):
        first_page = (await staff.get(path, params={"filter": "active", "per_page": 100})).json()["data"]
        titles = [row.get("title") or row["title_sv"] for row in first_page["items"]]
        assert (first_page["total"] > 100, title in titles) == (True, False)
        [match] = (await staff.get(path, params={"filter": "active", "search": search})).json()["data"]["items"]
        assert match.get("title", match.get("title_sv")) == title
        assigned = {"template_ids": [match["id"]]} if "title" in match else {"questionnaire_ids": [match["id"]]}
        own_path = path.replace("/api/", f"/api/client/{client.id}/")
        assert (await staff.post(own_path, json=assigned)).json()["status"] == "1"
    [consent] = (await staff.get(consent_path(client))).json()["data"]["items"]
    assert consent["template_id"] == template["id"]


@pytest.mark.covers("REC-030", "PLT-031")
async def test_only_admins_create_consent_templates(as_staff):
    user = await as_staff("user")
    assert (await user.post("/api/letters-of-consent", json=CONSENT_TEMPLATE)).json()["data"]["code"] == "permission.role"
    assert (await user.get("/api/letters-of-consent")).json()["status"] == "1"


@pytest.mark.covers("REC-031", "REC-022", "BEY-023", "REC-005", "LAW-011")
async def test_signed_consent_freezes_text_answers_and_signature_although_template_changes(as_staff, factory):
    """REC-031, BEY-023: frozen with one digest; the PDF has the text as it was signed although the template is updated and deleted."""
    staff, client = await as_staff("admin"), None
    client = await factory.client(staff.company, first_name="Åsa", last_name="Öberg", language="sv", personal_id="19900101-2385")
    template = await create_consent_template(staff)
    consent = await assign_consent(staff, client, template["id"])
    assert (consent["state"], consent["number"]) == ("not_signed", 1)
    photo = (await upload_picture(staff, encode_image(size=(500, 400)))).json()["data"]["id"]
    request = sign_request(answers={PREGNANT_ID: {"value": True, "more": "Vecka 9"}, PHOTO_ID: [photo]})
    signed = (await staff.post(consent_path(client, consent, "sign"), json=request, headers=SWEDISH)).json()["data"]
    assert (signed["state"], signed["signed_by_name"], signed["sign_channel"]) == ("signed", "Åsa Öberg", "screen")
    assert [file["id"] for file in signed["files"]] == [photo]
    update = {**CONSENT_TEMPLATE, "title": "Helt annan text", "body": {"type": "doc", "content": []}, "version": 1}
    update["body"] = {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Nytt"}]}]}
    await staff.put(f"/api/letters-of-consent/{template['id']}", json=update)
    await staff.delete(f"/api/letters-of-consent/{template['id']}")
    pdf_text = await read_pdf_text(staff, signed["document_id"])
    for expected in ("Samtycke till filler", "Åsa Öberg", "Om behandlingen", "muntlig information om risker", "Är du gravid?", "Ja Vecka 9",
                  "Med ögonen täckta", "samtycker", "Signerat", "Personnummer 19900101-2385"):
        assert expected in pdf_text, (expected, pdf_text)
    assert "Helt annan text" not in pdf_text
    detail = (await staff.get(consent_path(client, consent))).json()["data"]
    assert (detail["body"], detail["template_version_number"], detail["publish_permission"]) == (BODY, 1, "eyes_covered")
    async with transaction(Context.system(staff.company.id)) as session:
        document = await session.get(Document, (staff.company.id, UUID(signed["document_id"])))
        content = get_content(document)
        row = await session.get(Client, (staff.company.id, client.id))
        assert row.publish_permission == "eyes_covered"
    assert (content["signature"], content["template_number"], content["answers"][PREGNANT_ID]["more"]) == (request["signature"], 1, "Vecka 9")
    assert len(await staff.list_audit("consent.signed")) == 1


SCREEN_TEXTS = [Path(__file__).parents[3] / screens / "src/features/forms/texts" for screens in ("web-record", "web-public")]


def read_screen_texts(language: str, key: str) -> set[str]:
    """Read the text of a key from the texts of the screens where consents are signed."""
    matches = [re.search(rf"^ *{key}: '(.+)',$", (folder / f"{language}.ts").read_text("utf-8"), re.MULTILINE) for folder in SCREEN_TEXTS]
    return {match[1] for match in matches if match}


@pytest.mark.covers("BEY-023", "REC-031")
@pytest.mark.parametrize(("screen_language", "client_language"), [("sv", "en"), ("en", "sv")])
async def test_consent_pdf_has_the_texts_of_the_signing_screen_in_its_language(as_staff, factory, screen_language, client_language):
    """BEY-023: question, answer, agreement and publish permission read on the PDF as on the screen, whatever the client's own language."""
    staff = await as_staff("admin")
    client = await factory.client(staff.company, language=client_language)
    question = {**QUESTIONS[0], "text_sv": "Är du gravid?", "text_en": "Are you pregnant?"}
    consent = await assign_consent(staff, client, (await create_consent_template(staff, questions=[question]))["id"])
    headers = {"X-Language": screen_language}
    shown_question = (await staff.get(consent_path(client, consent), headers=headers)).json()["data"]["questions"][0]
    signed = (await staff.post(consent_path(client, consent, "sign"), json=sign_request(), headers=headers)).json()["data"]
    async with transaction(Context.system(staff.company.id)) as session:
        document = await session.get(Document, (staff.company.id, UUID(signed["document_id"])))
        content = get_content(document)
    assert (document.language, content["items"][0]["question"]) == (screen_language, shown_question[f"text_{screen_language}"])
    assert {content["agreed"]} == read_screen_texts(screen_language, "agree")
    pdf_text = await read_pdf_text(staff, signed["document_id"])
    for key in ("no", "eyes_covered", "agree"):
        expected = {"no": {"sv": "Nej", "en": "No"}[screen_language]}.get(key) or read_screen_texts(screen_language, key).pop()
        assert expected in pdf_text, (expected, pdf_text)
    for value, expected in pdf.PUBLISH_PERMISSION_LABELS.items():
        assert read_screen_texts(screen_language, value) == {expected[screen_language == "sv"]}


@pytest.mark.covers("REC-022", "REC-031")
async def test_signed_consent_is_immutable_and_its_correction_is_a_new_version(as_staff, factory):
    """REC-022: a consent is signed once, the database refuses changes, and both versions can be read."""
    staff = await as_staff("admin")
    client = await factory.client(staff.company)
    consent = await assign_consent(staff, client, (await create_consent_template(staff))["id"])
    early = await staff.post(consent_path(client, consent, "correct"), json={"reason": "x"})
    assert early.json()["data"]["code"] == "forms.not_completed"
    first = (await staff.post(consent_path(client, consent, "sign"), json=sign_request())).json()["data"]
    second_signing = await staff.post(consent_path(client, consent, "sign"), json=sign_request(version=first["version"]))
    assert (second_signing.status_code, second_signing.json()["data"]["code"]) == (409, "forms.already_signed")
    for statement in ("answers = '{}'", "signature = NULL", "state = 'not_signed', signed_at = NULL", "title = 'x'", "template_version_id = id"):
        with pytest.raises(DBAPIError):
            async with transaction(Context.system(staff.company.id)) as session:
                await (await session.connection()).exec_driver_sql(f"UPDATE client_consent SET {statement}")
    with pytest.raises(DBAPIError):
        async with transaction(Context.system(staff.company.id)) as session:
            await (await session.connection()).exec_driver_sql("DELETE FROM client_consent")
    correction = (await staff.post(consent_path(client, consent, "correct"), json={"reason": "Var visst gravid"})).json()["data"]
    assert (correction["number"], correction["state"], correction["answers"]) == (2, "not_signed", first["answers"])
    assert (await staff.post(consent_path(client, consent, "correct"), json={"reason": "x"})).json()["data"]["code"] == "forms.correction_open"
    request = sign_request(answers={PREGNANT_ID: {"value": True, "more": "v. 9"}}, version=correction["version"])
    second = (await staff.post(consent_path(client, correction, "sign"), json=request, headers=SWEDISH)).json()["data"]
    assert [(row["number"], row["state"]) for row in second["versions"]] == [(2, "signed"), (1, "signed")]
    page = (await staff.get(consent_path(client))).json()["data"]
    assert [(row["id"], row["number"]) for row in page["items"]] == [(second["id"], 2)]
    assert (await staff.get(consent_path(client, consent))).json()["data"]["answers"][PREGNANT_ID] == {"value": False, "more": ""}
    assert "Rättelse 2 · Var visst gravid" in await read_pdf_text(staff, second["document_id"])
    assert "Rättelse" not in await read_pdf_text(staff, first["document_id"])


@pytest.mark.covers("REC-031", "PLT-105")
async def test_signing_requires_signature_or_file_and_every_required_answer(as_staff, factory):
    """REC-031: "Sign the letter of consent or the attached file"; also the publish permission, the required answers and the agreement (PLT-105)."""
    staff = await as_staff("user")
    admin = await as_staff("admin", company=staff.company)
    client = await factory.client(staff.company)
    consent = await assign_consent(staff, client, (await create_consent_template(admin))["id"])
    neither = await staff.post(consent_path(client, consent, "sign"), json=sign_request(signature=None))
    assert (neither.status_code, neither.json()["message"]) == (422, "Sign the letter of consent or the attached file")
    for body, field, code in (
        (sign_request(answers={}), f"answers.{PREGNANT_ID}", "required"),
        (sign_request(answers={PREGNANT_ID: {"value": True, "more": " "}}), f"answers.{PREGNANT_ID}.more", "required"),
        (sign_request(publish_permission=None), "publish_permission", "required"),
        (sign_request(agreed=False), "agreed", "accept"),
        (sign_request(signed_by="Mamma Öberg"), "signer_relation", "required"),
        (sign_request(signer_relation="Mamma"), "signed_by", "required"),
        (sign_request(signature="data:image/png;base64,AAAA"), "signature", "signature"),
        (sign_request(file_ids=["11111111-1111-7111-8111-111111111111"]), "file_ids", "unknown"),
    ):
        reply = await staff.post(consent_path(client, consent, "sign"), json=body)
        assert reply.json()["errors"][field][0]["code"] == code, reply.text
    scan = (await upload_picture(staff, encode_image(size=(600, 800)))).json()["data"]["id"]
    signed = await staff.post(consent_path(client, consent, "sign"), json=sign_request(signature=None, file_ids=[scan], signed_by="Mamma Öberg", signer_relation="Mamma", identity_check="id_document"), headers=SWEDISH)
    assert (signed.json()["data"]["state"], signed.json()["data"]["signed_by_name"]) == ("signed", "Mamma Öberg")
    pdf_text = await read_pdf_text(staff, signed.json()["data"]["document_id"])
    for expected in ("Bifogad fil", "Mamma Öberg", "Relation till klienten Mamma", "med id-handling", "För hand på papper"):
        assert expected in pdf_text, (expected, pdf_text)


@pytest.mark.covers("LAW-022")
async def test_consent_names_treatment_who_informed_and_how_the_signer_was_seen(as_staff, factory):
    """LAW-022: on the paper and in the API; outside the act the client was informed when the text was handed over, by whom it was."""
    staff = await as_staff("admin", first_name="Sara", last_name="Åberg", title="Sjuksköterska")
    client = await factory.client(staff.company, language="sv", first_name="Åsa", last_name="Öberg")
    consent = await assign_consent(staff, client, (await create_consent_template(staff))["id"])
    signed = (await staff.post(consent_path(client, consent, "sign"), json=sign_request(), headers=SWEDISH)).json()["data"]
    assert (signed["identity_check"], signed["signer_relation"], signed["assigned_by_name"]) == ("in_person", "", "Sara Åberg, Sjuksköterska")
    pdf_text = await read_pdf_text(staff, signed["document_id"])
    for expected in ("Behandling Samtycke till filler", "Skriftligt: Samtycke till filler, version 1", "Sara Åberg, Sjuksköterska",
                     "Identitet Personlig närvaro på kliniken, känd av personalen", "Sätt att signera Ritad eller skriven av undertecknaren på klinikens skärm"):
        assert expected in pdf_text, (expected, pdf_text)
    assert "Relation till klienten" not in pdf_text


@pytest.mark.covers("REC-031", "REC-022")
async def test_cancelling_is_final_and_a_signed_consent_can_be_withdrawn(as_staff, factory):
    staff = await as_staff("admin")
    client = await factory.client(staff.company)
    template = await create_consent_template(staff)
    pending, to_sign = [await assign_consent(staff, client, template["id"]) for _ in range(2)]
    cancelled = (await staff.post(consent_path(client, pending, "cancel"), json={"reason": "Ville inte", "version": 1})).json()["data"]
    assert (cancelled["is_cancelled"], cancelled["cancel_reason"], cancelled["cancelled_by_name"][:4]) == (True, "Ville inte", "Maja")
    for action, body in (("sign", sign_request(version=2)), ("cancel", {"reason": "x", "version": 2})):
        assert (await staff.post(consent_path(client, pending, action), json=body)).json()["data"]["code"] == "forms.cancelled"
    signed = (await staff.post(consent_path(client, to_sign, "sign"), json=sign_request())).json()["data"]
    withdrawn = (await staff.post(consent_path(client, to_sign, "cancel"), json={"reason": "Ångrat", "version": signed["version"]})).json()["data"]
    assert (withdrawn["state"], withdrawn["is_cancelled"], withdrawn["answers"]) == ("signed", True, signed["answers"])
    await staff.post(f"/api/letters-of-consent/{template['id']}/toggle", json={"version": 1})
    rejected = await staff.post(consent_path(client), json={"template_ids": [template["id"]]})
    assert rejected.json()["data"]["code"] == "forms.template_inactive"


async def sign_new_consent(staff, client, template_id, **fields):
    """Assign a consent to a client and sign it."""
    consent = await assign_consent(staff, client, template_id)
    return (await staff.post(consent_path(client, consent, "sign"), json=sign_request(**fields))).json()["data"]


async def cancel_consent(staff, client, consent):
    """Cancel a consent in the version given."""
    reply = await staff.post(consent_path(client, consent, "cancel"), json={"reason": "Ångrat", "version": consent["version"]})
    assert reply.json()["status"] == "1", reply.text
    return reply.json()["data"]


@pytest.mark.covers("REC-005", "REC-031")
async def test_withdrawing_a_consent_withdraws_its_publish_permission(as_staff, factory):
    """REC-005: the newest effective consent decides; withdrawing a correction doesn't restore what it corrected."""
    staff = await as_staff("admin")
    client, template = await factory.client(staff.company), await create_consent_template(staff)

    async def read_permission() -> str:
        return (await staff.get(f"/api/clients/{client.id}")).json()["data"]["publish_permission"]

    first = await sign_new_consent(staff, client, template["id"], publish_permission="only_treated_part")
    without_permission = await sign_new_consent(staff, client, (await create_consent_template(staff, title="Utan bilder", asks_publish_permission=False))["id"], publish_permission=None)
    second = await sign_new_consent(staff, client, template["id"], publish_permission="authorize")
    unsigned = await assign_consent(staff, client, template["id"])
    await cancel_consent(staff, client, unsigned)
    assert await read_permission() == "authorize"
    for consent in (second, without_permission):
        await cancel_consent(staff, client, consent)
        assert await read_permission() == "only_treated_part"
    correction = (await staff.post(consent_path(client, first, "correct"), json={"reason": "Allt"})).json()["data"]
    third = await sign_new_consent(staff, client, template["id"], publish_permission="eyes_covered")
    open_correction = (await staff.post(consent_path(client, third, "correct"), json={"reason": "Ögonen"})).json()["data"]
    await cancel_consent(staff, client, third)
    assert await read_permission() == "only_treated_part", "an unsigned correction neither permits anything nor supersedes what it corrects"
    await cancel_consent(staff, client, open_correction)
    request = sign_request(publish_permission="authorize", version=correction["version"])
    correction = (await staff.post(consent_path(client, correction, "sign"), json=request)).json()["data"]
    assert await read_permission() == "authorize"
    await cancel_consent(staff, client, correction)
    assert await read_permission() == ""
    audit_details = [row["details"] for row in await staff.list_audit("client.publish_permission_changed")]
    changes = [tuple(details[moment]["publish_permission"] for moment in ("before", "after")) for details in audit_details]
    assert changes == [
        ("", "only_treated_part"), ("only_treated_part", "authorize"), ("authorize", "only_treated_part"),
        ("only_treated_part", "eyes_covered"), ("eyes_covered", "only_treated_part"),
        ("only_treated_part", "authorize"), ("authorize", ""),
    ]


@pytest.mark.covers("REC-005")
async def test_concurrent_withdrawals_leave_no_publish_permission(as_staff, factory):
    """REC-005: neither of two concurrent withdrawals takes the other consent for effective."""
    staff = await as_staff("admin")
    client, template = await factory.client(staff.company), await create_consent_template(staff)
    first, second = [await sign_new_consent(staff, client, template["id"], publish_permission="authorize") for _ in range(2)]
    async with transaction(Context.system(staff.company.id)) as session:
        await client_consents.cancel_consent(session, client.id, UUID(first["id"]), FormCancelRequest(reason="Ångrat", version=first["version"]), cancelled_by="Sara")
        concurrent_cancel = asyncio.create_task(cancel_consent(staff, client, second))
        await asyncio.sleep(0.3)
    await concurrent_cancel
    assert (await staff.get(f"/api/clients/{client.id}")).json()["data"]["publish_permission"] == ""
    async with transaction(Context.system(staff.company.id)) as session:
        assert await forms.list_signed_template_ids(session, client.id) == []


@pytest.mark.covers("REC-022", "REC-031")
async def test_abandoned_correction_does_not_hide_the_signed_consent(as_staff, factory):
    """REC-022: the list shows version 1 as signed, which can be corrected and reviewed; a withdrawn version is shown as cancelled."""
    staff = await as_staff("admin")
    client = await factory.client(staff.company)
    first = await sign_new_consent(staff, client, (await create_consent_template(staff))["id"])
    assert first["is_current"] is True

    async def list_rows() -> list[tuple[str, str, bool]]:
        return [(row["id"], row["state"], row["is_cancelled"]) for row in (await staff.get(consent_path(client))).json()["data"]["items"]]

    correction = (await staff.post(consent_path(client, first, "correct"), json={"reason": "Fel"})).json()["data"]
    assert await list_rows() == [(correction["id"], "not_signed", False)]
    assert (await staff.get(consent_path(client, first))).json()["data"]["is_current"] is False
    abandoned = await cancel_consent(staff, client, correction)
    assert abandoned["is_current"] is False
    assert await list_rows() == [(first["id"], "signed", False)]
    assert (await staff.get(consent_path(client, first))).json()["data"]["is_current"] is True
    next_correction = (await staff.post(consent_path(client, first, "correct"), json={"reason": "Ändå fel"})).json()["data"]
    second = (await staff.post(consent_path(client, next_correction, "sign"), json=sign_request(version=next_correction["version"]))).json()["data"]
    assert (second["number"], await list_rows()) == (3, [(second["id"], "signed", False)])
    assert (await cancel_consent(staff, client, second))["is_current"] is True
    assert await list_rows() == [(second["id"], "signed", True)]
    pending = await assign_consent(staff, client, first["template_id"])
    await cancel_consent(staff, client, pending)
    assert (pending["id"], "not_signed", True) in await list_rows()


@pytest.mark.covers("PLT-034", "BEY-026", "BEY-060")
async def test_consent_is_visible_within_client_scope_and_access_is_logged_once(as_staff, factory):
    staff = await as_staff("admin")
    client, other = await factory.client(staff.company), await factory.client(staff.company)
    consent = await assign_consent(staff, client, (await create_consent_template(staff))["id"])
    restricted = await as_staff("user", company=staff.company, client_access="custom")
    assert (await restricted.get(consent_path(client, consent))).status_code == 404
    assert (await staff.get(consent_path(other, consent))).status_code == 404
    for _ in range(3):
        await staff.get(consent_path(client, consent))
    assert [row["client_id"] for row in await staff.list_audit("consent.viewed")] == [client.id]
    assert draw_signature().startswith("data:image/png")
