"""The settings of the registration portal, and its e-mails (REC-060)."""

from typing import Any
from uuid import uuid4

import pytest

from tests.forms.scenarios import create_consent_template, create_questionnaire
from tests.registration.visitors import RegistrationBrowser, list_clients, list_mails, open_portal

pytestmark = [pytest.mark.anyio, pytest.mark.covers("REC-060", "PLT-052")]
PATH = "/api/registration-settings"


async def test_admin_stores_the_portals_settings_and_a_plain_user_reads_them(as_staff: Any) -> None:
    """An outdated version is a conflict; the audit row has only what was changed."""
    admin = await as_staff("admin")
    colleague = await as_staff("user", company=admin.company)
    before = (await colleague.get(PATH)).json()["data"]
    assert (before["is_open"], before["portal_url"]) == (False, f"http://test/registration/{admin.company.encrypted_id}")
    form = await create_questionnaire(admin)
    saved = await open_portal(admin, questionnaire_ids=[form["id"]], is_bankid_required=True, sends_super_user_mail=True)
    assert (saved["is_open"], saved["questionnaire_ids"], saved["is_bankid_required"]) == (True, [form["id"]], True)
    settings = (await colleague.get("/api/company/settings")).json()["data"]
    assert (settings["MANDATORY_BANK_ID_REG_PORTAL"], settings["SUPER_USER_MAIL_WHEN_CLIENT_REGISTER"]) == (True, True)
    assert (await admin.list_audit("company.registration_changed"))[0]["details"] == {
        "before": {"is_open": False, "questionnaire_ids": []},
        "after": {"is_open": True, "questionnaire_ids": [form["id"]]},
    }
    body = {name: value for name, value in before.items() if name != "portal_url"}
    assert (await admin.put(PATH, json=body)).status_code == 409
    refused = await colleague.put(PATH, json={**body, "version": saved["version"]})
    assert (refused.status_code, refused.json()["data"]["code"]) == (403, "permission.role")


async def test_forms_of_another_clinic_and_unknown_placeholders_are_refused_at_their_field(as_staff: Any) -> None:
    admin, stranger = await as_staff("admin"), await as_staff("admin")
    foreign_form, foreign_consent = await create_questionnaire(stranger), await create_consent_template(stranger)
    body = {name: value for name, value in (await admin.get(PATH)).json()["data"].items() if name != "portal_url"}
    texts = {"subject_en": "", "subject_sv": "", "text_en": "", "text_sv": ""}
    cases = [
        ({"questionnaire_ids": [foreign_form["id"]]}, "questionnaire_ids", "unknown"),
        ({"consent_template_ids": [foreign_consent["id"]]}, "consent_template_ids", "unknown"),
        ({"consent_template_ids": [str(uuid4())]}, "consent_template_ids", "unknown"),
        ({"welcome_mail": {**texts, "text_sv": "Hej {namn}"}}, "welcome_mail.text_sv", "placeholder"),
        ({"super_user_mail": {**texts, "text_en": "{name}"}}, "super_user_mail.text_en", "placeholder"),
    ]
    for change, field, code in cases:
        refused = await admin.put(PATH, json={**body, **change})
        assert (refused.status_code, refused.json()["errors"][field][0]["code"]) == (422, code), refused.text
    assert (await admin.get(PATH)).json()["data"]["questionnaire_ids"] == []


async def test_welcome_has_the_clinics_own_text_as_its_preview_shows(as_staff: Any, visitor: Any) -> None:
    """PLT-052: in the client's language; where the clinic has no text of its own in it, the standard text."""
    admin = await as_staff("admin")
    own = {"subject_en": "Hello from {clinic}", "text_en": "Dear {name}, welcome to {clinic}.", "subject_sv": "", "text_sv": ""}
    await open_portal(admin, sends_welcome_mail=True, welcome_mail=own)
    name = (await admin.get("/api/company")).json()["data"]["name"]

    async def preview(language: str) -> dict[str, str]:
        body = {"mail": "welcome_mail", "language": language, "subject": own[f"subject_{language}"], "text": own[f"text_{language}"]}
        return (await admin.post(f"{PATH}/preview", json=body)).json()["data"]

    assert await preview("en") == {"subject": f"Hello from {name}", "text": f"Dear Anna, welcome to {name}."}
    assert (await preview("sv"))["text"].startswith("Hej Anna!")
    browser = RegistrationBrowser(visitor, admin.company)
    await browser.register()
    await admin.post("/api/clients", json={"first_name": "Eve", "last_name": "Ek", "email": "eve@mail.test", "language": "en"})
    swedish, english = await list_mails(admin.company, "client.welcome")
    assert (swedish.to, swedish.subject, swedish.text.splitlines()[0]) == ("asa@example.com", f"Välkommen till {name}", "Hej Åsa!")
    assert (english.subject, english.text) == (f"Hello from {name}", f"Dear Eve, welcome to {name}.")


async def test_super_user_mail_names_no_client(as_staff: Any, visitor: Any) -> None:
    """LAW-052: a link to the card, for whom signs in; nothing is sent while the setting is off."""
    admin = await as_staff("admin")
    company = (await admin.get("/api/company")).json()["data"]
    await open_portal(admin)
    await RegistrationBrowser(visitor, admin.company).register(email="forst@example.com")
    assert await list_mails(admin.company, "registration.super_user") == []
    await open_portal(admin, sends_super_user_mail=True)
    await RegistrationBrowser(visitor, admin.company).register(first_name="Bo", email="bo@example.com", mobile_number="701740606")
    [mail] = await list_mails(admin.company, "registration.super_user")
    client = (await list_clients(admin.company))[-1]
    assert mail.to == company["email"]
    assert f"http://test/clients/{client.id}" in mail.text
    assert not any(part in mail.subject + mail.text for part in ("Bo", "Öberg", "701740606", "bo@example.com"))
