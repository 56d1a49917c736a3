"""Texts that clients read and sign in both languages (USE-019)."""

from uuid import UUID

import pytest
from sqlalchemy import select, update
from sqlalchemy.exc import DBAPIError

from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.documents import Document, get_content
from clinic.core.text.richtext import from_plain_text
from clinic.forms.models import ClientConsent
from tests.forms.scenarios import (
    BODY,
    EVERY_TYPE,
    FormLinkBrowser,
    assign_consent,
    create_consent_template,
    create_questionnaire,
    read_pdf_text,
    sign_request,
)

pytestmark = [pytest.mark.anyio, pytest.mark.covers("USE-019")]

ENGLISH_BODY = from_plain_text("I have been informed of the risks.")
TRANSLATION = {"translated_title": "Consent to filler", "translated_body": ENGLISH_BODY}
SIMPLE = {"questions": [], "asks_publish_permission": False}


async def sign_on_screen(staff, client, consent, **fields):
    """Sign a consent of a template without questions at the clinic; return its detail."""
    path = f"/api/client/{client.id}/letters-of-consent/{consent['id']}/sign"
    reply = (await staff.post(path, json=sign_request(answers={}, publish_permission=None, **fields))).json()
    assert reply["status"] == "1", reply
    return reply["data"]


async def load_content(staff, document_id):
    """Load the frozen content of a document."""
    async with transaction(Context.system(staff.company.id)) as session:
        return get_content(await session.get(Document, (staff.company.id, UUID(document_id))))


async def test_consent_is_assigned_and_signed_in_the_clients_language_and_stays_as_signed(as_staff, factory):
    """USE-019: the text of the client's language is frozen, PDF and record say which it was, and the language is never changed."""
    staff = await as_staff("admin")
    client = await factory.client(staff.company, language="en")
    template = await create_consent_template(staff, **SIMPLE, **TRANSLATION)
    assert (template["language"], template["is_translated"], template["title"]) == ("sv", True, "Samtycke till filler")
    consent = await assign_consent(staff, client, template["id"])
    assert (consent["language"], consent["title"]) == ("en", "Consent to filler")
    shown = (await staff.get(f"/api/client/{client.id}/letters-of-consent/{consent['id']}")).json()["data"]
    assert (shown["body"], [text["language"] for text in shown["texts"]]) == (ENGLISH_BODY, ["sv", "en"])
    signed = await sign_on_screen(staff, client, consent, language="en")
    changed = {"title": "Annat", "body": from_plain_text("Annat"), "translated_title": "Other", "translated_body": from_plain_text("Other")}
    await staff.put(f"/api/letters-of-consent/{template['id']}", json={**SIMPLE, **changed, "version": 1})
    content = await load_content(staff, signed["document_id"])
    assert (content["text_language"], content["title"], content["body"]) == ("en", "Consent to filler", ENGLISH_BODY)
    text = await read_pdf_text(staff, signed["document_id"])
    assert "I have been informed of the risks." in text and "Language of the text English" in text, text
    detail = (await staff.get(f"/api/client/{client.id}/letters-of-consent/{consent['id']}")).json()["data"]
    assert (detail["language"], detail["title"], detail["body"]) == ("en", "Consent to filler", ENGLISH_BODY)
    assert (await staff.list_audit("consent.signed"))[0]["details"]["language"] == "en"
    with pytest.raises(DBAPIError, match="never changed"):
        async with transaction(Context.system(staff.company.id)) as session:
            await session.execute(update(ClientConsent).where(ClientConsent.id == UUID(consent["id"])).values(language="sv"))


@pytest.mark.parametrize("translation", [{}, {"translated_title": "Consent to filler"}, {**TRANSLATION, "translated_body": {"type": "doc"}}])
async def test_consent_without_a_complete_translation_is_signed_in_the_clinics_language(as_staff, factory, translation):
    """USE-019: the clinic's own language where the client's is missing or only half written, also when English is asked for."""
    staff = await as_staff("admin")
    client = await factory.client(staff.company, language="en")
    template = await create_consent_template(staff, **SIMPLE, **translation)
    consent = await assign_consent(staff, client, template["id"])
    assert (template["is_translated"], consent["language"], consent["title"]) == (False, "sv", "Samtycke till filler")
    signed = await sign_on_screen(staff, client, consent, language="en")
    assert (signed["language"], signed["body"], [text["language"] for text in signed["texts"]]) == ("sv", BODY, ["sv"])


async def test_client_reads_and_signs_a_link_in_the_language_of_the_page(as_staff, factory, visitor):
    """USE-019: the link has the text in both languages, and the one of the page is frozen."""
    staff = await as_staff("admin")
    client = await factory.client(staff.company, language="sv", phone="+46701740605", mobile_number="0701740605", country_code="46")
    consent = await assign_consent(staff, client, (await create_consent_template(staff, **SIMPLE, **TRANSLATION))["id"])
    sent = await staff.post(f"/api/client/{client.id}/forms/sendMail", json={"channels": ["sms"]})
    assert sent.json()["status"] == "1", sent.text
    browser = await FormLinkBrowser(visitor, staff.company).verify()
    [pending] = (await browser.get("/forms")).json()["data"]["consents"]
    assert [(text["language"], text["title"]) for text in pending["texts"]] == [("sv", "Samtycke till filler"), ("en", "Consent to filler")]
    browser.headers["X-Language"] = "en"
    request = sign_request(answers={}, publish_permission=None, version=pending["version"])
    signed = (await browser.post(f"/consents/{consent['id']}/sign", request)).json()["data"]
    assert signed["title_en"] == "Consent to filler"
    async with transaction(Context.system(staff.company.id)) as session:
        row = await session.scalar(select(ClientConsent).where(ClientConsent.id == UUID(consent["id"])))
        assert (row.language, row.title) == ("en", "Consent to filler")


async def test_clinic_is_reminded_of_consents_and_questionnaires_that_lack_a_language(as_staff):
    """USE-019: the filter lists the active forms that lack a title, a text or a question in one language, until it is written."""
    staff = await as_staff("admin")
    half = [{**EVERY_TYPE[1], "text_en": ""}]

    async def list_untranslated(path: str) -> list[str]:
        rows = (await staff.get(path, params={"filter": "untranslated"})).json()["data"]["items"]
        return [row.get("title") or row["title_sv"] for row in rows]

    await create_consent_template(staff, **SIMPLE, **TRANSLATION)
    absent = await create_consent_template(staff, **SIMPLE, title="Botox")
    await create_consent_template(staff, title="Laser", questions=half, **TRANSLATION)
    inactive = await create_consent_template(staff, **SIMPLE, title="Vilande")
    await staff.post(f"/api/letters-of-consent/{inactive['id']}/toggle", json={"version": 1})
    assert await list_untranslated("/api/letters-of-consent") == ["Botox", "Laser"]
    translated = {**SIMPLE, **TRANSLATION, "title": "Botox", "body": BODY, "version": 1}
    await staff.put(f"/api/letters-of-consent/{absent['id']}", json=translated)
    assert await list_untranslated("/api/letters-of-consent") == ["Laser"]

    await create_questionnaire(staff)
    untitled = await create_questionnaire(staff, title_sv="Utan engelska", title_en="")
    unasked = await create_questionnaire(staff, half, title_sv="Fråga saknas")
    options = [{**EVERY_TYPE[7], "options": [{"id": "a", "sv": "bara svenska", "en": ""}]}]
    await create_questionnaire(staff, options, title_sv="Svar saknas")
    assert await list_untranslated("/api/questionary") == ["Fråga saknas", "Svar saknas", "Utan engelska"]
    await staff.put(f"/api/questionary/{untitled['id']}", json={"title_sv": "Utan engelska", "title_en": "In English", "version": 1})
    await staff.put(f"/api/questionary/{unasked['id']}/update-new", json={"title_sv": "Fråga saknas", "title_en": "A", "questions": [EVERY_TYPE[1]], "version": 1})
    assert await list_untranslated("/api/questionary") == ["Svar saknas"]
