"""Form links: sending, opening, verification by a one-time code, signing, answering, drafts and expiry."""

import asyncio
import re
from datetime import timedelta
from uuid import UUID

import pytest
import time_machine
from sqlalchemy import select

from clinic.core import files
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.forms import jobs
from clinic.forms.client_consents import service as client_consents
from clinic.forms.client_consents.schemas import FormCancelRequest
from clinic.forms.models import FormLink
from clinic.messaging.models import Message
from tests.forms.scenarios import (
    PHOTO_ID,
    PREGNANT_ID,
    FormLinkBrowser,
    assign_consent,
    assign_questionnaire,
    create_consent_template,
    create_questionnaire,
    list_messages,
    make_answers,
    newest_link_key,
    read_pdf_text,
    sign_request,
)
from tests.support.images import encode_image

pytestmark = pytest.mark.anyio
CLIENT_FIELDS = {"phone": "+46701740605", "mobile_number": "0701740605", "country_code": "46", "email": "asa@example.com", "language": "sv"}


async def send_link(staff, client, channels=("sms",)):
    """Send the client the link to their pending forms."""
    return await staff.post(f"/api/client/{client.id}/forms/sendMail", json={"channels": list(channels)})


@pytest.fixture
async def scenario(as_staff, factory, visitor):
    """Set up a client with a consent and a questionnaire to fill in, and send the link."""

    class Scenario:
        staff = None

    scenario = Scenario()
    scenario.staff = await as_staff("admin")
    scenario.client = await factory.client(scenario.staff.company, first_name="Åsa", last_name="Öberg", **CLIENT_FIELDS)
    scenario.questionnaire = await create_questionnaire(scenario.staff)
    scenario.consent = await assign_consent(scenario.staff, scenario.client, (await create_consent_template(scenario.staff))["id"])
    scenario.client_questionnaire = await assign_questionnaire(scenario.staff, scenario.client, scenario.questionnaire["id"])
    assert (await send_link(scenario.staff, scenario.client)).json()["data"]["forms"] == 2
    scenario.browser = FormLinkBrowser(visitor, scenario.staff.company)
    return scenario


@pytest.mark.covers("REC-031", "PUB-008", "PUB-010", "BEY-023", "LAW-022", "PLT-109")
async def test_client_signs_consent_by_link_and_staff_see_it_signed(scenario):
    """REC-031, PUB-008: link by SMS, code, signature; the PDF has the text, the answers, who signed and when."""
    staff, browser = scenario.staff, scenario.browser
    path = f"/api/client/{scenario.client.id}/letters-of-consent/{scenario.consent['id']}"
    assert (await staff.get(path)).json()["data"]["state"] == "pending_sign"
    await browser.verify()
    forms = (await browser.get("/forms")).json()["data"]
    assert (forms["first_name"], [row["id"] for row in forms["consents"]]) == ("Åsa", [scenario.consent["id"]])
    request = sign_request(version=forms["consents"][0]["version"])
    signing = await browser.post(f"/consents/{scenario.consent['id']}/sign", request)
    assert signing.json()["status"] == "1", signing.text
    detail = (await staff.get(path)).json()["data"]
    assert (detail["state"], detail["sign_channel"], detail["signed_by_name"]) == ("signed", "link", "Åsa Öberg")
    pdf_text = await read_pdf_text(staff, detail["document_id"])
    assert "Är du gravid? Nej" in pdf_text and "Åsa Öberg" in pdf_text
    masked = (await browser.get("/flow")).json()["data"]["sent_to"]
    assert detail["identity_check"] == "code" and f"Identitet Kod skickad till {masked}" in pdf_text, "LAW-022: by a code to a known number"
    assert "undertecknaren på egen enhet" in pdf_text
    forms_after = (await browser.get("/forms")).json()["data"]
    assert ([row["id"] for row in forms_after["completed"]], forms_after["consents"]) == ([scenario.consent["id"]], [])
    second_signing = await browser.post(f"/consents/{scenario.consent['id']}/sign", {**request, "version": detail["version"]})
    assert second_signing.json()["data"]["code"] == "forms.already_signed"


@pytest.mark.covers("REC-041", "REC-044", "PUB-008", "BEY-024")
async def test_client_answers_every_question_type_and_draft_follows_to_another_device(scenario, visitor):
    """REC-041, BEY-024: a picture is uploaded with the flow's key; a draft saved on one device is there on another."""
    browser = await scenario.browser.verify()
    path = f"/drafts/questionnaire/{scenario.client_questionnaire['id']}"
    draft = {"answers": make_answers(scenario.questionnaire, textbox="Halvvägs")}
    saved = await visitor.put(browser.base + path, json={"body": draft, "base_version": 1}, headers=browser.headers)
    assert saved.json()["status"] == "1", saved.text
    other_browser = await FormLinkBrowser(visitor, scenario.staff.company).verify()
    assert (await other_browser.get(path)).json()["data"]["body"] == draft
    photo = await visitor.post(
        f"{browser.base}/files", files={"file": ("bild.jpg", encode_image(size=(500, 400)), "image/jpeg")}, headers=browser.headers,
    )
    pending = (await other_browser.get("/forms")).json()["data"]["questionnaires"][0]
    request = {"answers": make_answers(scenario.questionnaire, file_upload=[photo.json()["data"]["id"]]), "version": pending["version"]}
    reply = await visitor.post(f"{other_browser.base}/questionnaires/{scenario.client_questionnaire['id']}/answer", json=request, headers={**other_browser.headers, "X-Language": "sv"})
    assert reply.json()["status"] == "1", reply.text
    detail = (await scenario.staff.get(f"/api/client/{scenario.client.id}/questionary/{scenario.client_questionnaire['id']}")).json()["data"]
    assert (detail["is_answered"], detail["answer_channel"], detail["answered_by_name"]) == (True, "link", "Åsa Öberg")
    assert "Tar du mediciner? Ja Waran" in await read_pdf_text(scenario.staff, detail["document_id"])
    assert (await other_browser.get(path)).json()["data"] is None


@pytest.mark.covers("PUB-008", "BEY-024")
async def test_sending_the_link_again_does_not_disturb_forms_being_filled_in(scenario):
    """PUB-008: a reminder changes no version, neither for the client who has the forms open nor for staff."""
    browser = await scenario.browser.verify()
    forms = (await browser.get("/forms")).json()["data"]
    path = f"/api/client/{scenario.client.id}/letters-of-consent/{scenario.consent['id']}"
    before = (await scenario.staff.get(path)).json()["data"]
    with time_machine.travel(now() + timedelta(minutes=5), tick=True):
        assert (await send_link(scenario.staff, scenario.client, ("mail",))).json()["data"]["forms"] == 2
    after = (await scenario.staff.get(path)).json()["data"]
    assert (after["state"], after["version"]) == ("pending_sign", before["version"])
    assert after["sent_at"] > before["sent_at"]
    request = {"answers": make_answers(scenario.questionnaire), "version": forms["questionnaires"][0]["version"]}
    reply = await browser.post(f"/questionnaires/{scenario.client_questionnaire['id']}/answer", request)
    assert reply.json()["status"] == "1", reply.text
    reply = await browser.post(f"/consents/{scenario.consent['id']}/sign", sign_request(version=forms["consents"][0]["version"]))
    assert reply.json()["status"] == "1", reply.text
    assert (await send_link(scenario.staff, scenario.client)).json()["data"]["code"] == "forms.no_pending_forms"


@pytest.mark.covers("PUB-008", "REC-031")
async def test_consent_cancelled_while_link_is_sent_is_not_marked_as_sent(scenario):
    """PUB-008: sending waits for the concurrent cancellation and then leaves the consent alone."""
    path = f"/api/client/{scenario.client.id}/letters-of-consent/{scenario.consent['id']}"
    before = (await scenario.staff.get(path)).json()["data"]
    async with transaction(Context.system(scenario.staff.company.id)) as session:
        request = FormCancelRequest(reason="Fel", version=before["version"])
        await client_consents.cancel_consent(session, scenario.client.id, UUID(before["id"]), request, cancelled_by="Sara")
        with time_machine.travel(now() + timedelta(minutes=5), tick=True):
            concurrent_send = asyncio.create_task(send_link(scenario.staff, scenario.client))
            await asyncio.sleep(0.3)
    assert (await concurrent_send).json()["status"] == "1"
    after = (await scenario.staff.get(path)).json()["data"]
    assert (after["is_cancelled"], after["sent_at"]) == (True, before["sent_at"])


@pytest.mark.covers("PUB-008", "BEY-024", "PUB-010")
async def test_draft_and_uploads_of_one_link_are_available_by_the_next(scenario, visitor):
    """BEY-024: the client asks for a new link and continues; before the code is entered, nothing of it is shown."""
    browser, path = await scenario.browser.verify(), f"/drafts/questionnaire/{scenario.client_questionnaire['id']}"
    photo = await visitor.post(
        f"{browser.base}/files", files={"file": ("bild.jpg", encode_image(size=(500, 400)), "image/jpeg")}, headers=browser.headers,
    )
    draft = {"answers": make_answers(scenario.questionnaire, file_upload=[photo.json()["data"]["id"]])}
    await visitor.put(browser.base + path, json={"body": draft, "base_version": 1}, headers=browser.headers)
    with time_machine.travel(now() + timedelta(days=13), tick=True):
        await files.purge_files(Context.system(scenario.staff.company.id))
        await send_link(scenario.staff, scenario.client)
        unverified_browser = await FormLinkBrowser(visitor, scenario.staff.company).open()
        rejected = await unverified_browser.get(path)
        assert (rejected.status_code, rejected.json()["data"]) == (403, {"code": "forms.not_verified"})
        next_browser = await FormLinkBrowser(visitor, scenario.staff.company).verify()
        assert (await next_browser.get(path)).json()["data"]["body"] == draft
        pending = (await next_browser.get("/forms")).json()["data"]["questionnaires"][0]
        reply = await next_browser.post(f"/questionnaires/{scenario.client_questionnaire['id']}/answer", {**draft, "version": pending["version"]})
        assert reply.json()["status"] == "1", reply.text
        assert (await next_browser.get(path)).json()["data"] is None


@pytest.mark.covers("REC-031", "PUB-008", "PUB-010")
async def test_version_conflict_by_link_returns_the_current_form_but_never_another_clients(scenario, factory):
    """REC-022: a request with an old version gets 409 with the form as it is now; another client's form is not found, whatever the version."""
    browser = await scenario.browser.verify()
    pending = (await browser.get("/forms")).json()["data"]
    replies = {
        "consents": await browser.post(f"/consents/{scenario.consent['id']}/sign", sign_request(version=99)),
        "questionnaires": await browser.post(f"/questionnaires/{scenario.client_questionnaire['id']}/answer", {"answers": make_answers(scenario.questionnaire), "version": 99}),
    }
    for form_type, reply in replies.items():
        assert (reply.status_code, reply.json()["data"]) == (409, {"code": "version.stale", "current": pending[form_type][0]})
    other_client = await factory.client(scenario.staff.company, **{**CLIENT_FIELDS, "phone": "+46701740699"})
    other_consent = await assign_consent(scenario.staff, other_client, scenario.consent["template_id"])
    rejected = await browser.post(f"/consents/{other_consent['id']}/sign", sign_request(version=99))
    assert (rejected.status_code, rejected.json()["data"]) == (404, {"code": "not_found"})


@pytest.mark.covers("PUB-010", "BEY-060")
async def test_no_client_data_is_shown_before_the_code_is_verified(scenario, visitor):
    """PUB-010: the link alone shows the clinic and how the code was sent; five wrong codes end the flow; another flow has another code."""
    browser = await scenario.browser.open()
    flow = (await browser.get("/flow")).json()["data"]
    assert (flow["state"], re.fullmatch(r"\+46 •• •• 05", flow["sent_to"]) is not None) == ("code_sent", True)
    for method, path in (("GET", "/forms"), ("POST", f"/consents/{scenario.consent['id']}/sign"),
                         ("GET", f"/drafts/consent/{scenario.consent['id']}"), ("POST", "/files")):
        reply = await visitor.http.request(method, browser.base + path, headers=browser.headers, json=sign_request() if method == "POST" else None)
        assert (reply.status_code, reply.json()["data"]) == (403, {"code": "forms.not_verified"}), path
        assert "Åsa" not in reply.text
    right_code = await browser.newest_code()
    wrong_code = f"{(int(right_code) + 1) % 10**6:06d}"
    attempts = [(await browser.post("/verify-otp", {"code": wrong_code})) for _ in range(6)]
    assert [attempt.status_code for attempt in attempts] == [422] * 5 + [429]
    assert (await browser.post("/verify-otp", {"code": right_code})).status_code == 429
    assert (await browser.post("/resend-otp")).status_code == 429
    other_browser = await FormLinkBrowser(visitor, scenario.staff.company).verify()
    assert (await other_browser.get("/forms")).status_code == 200
    assert (await browser.get("/forms")).status_code == 403, "a code verifies only its own flow"
    with time_machine.travel(now() + timedelta(seconds=31), tick=True):
        await browser.post("/resend-otp")
        later_code = await browser.newest_code()
    with time_machine.travel(now() + timedelta(minutes=11), tick=True):
        assert (await browser.post("/verify-otp", {"code": later_code})).json()["errors"]["code"][0]["code"] == "code_expired"


@pytest.mark.covers("PUB-010")
async def test_code_is_sent_by_email_where_sms_cannot_be_sent(as_staff, factory, visitor):
    staff = await as_staff("admin")
    client = await factory.client(staff.company, **{**CLIENT_FIELDS, "phone": "+4687001234"})
    await assign_consent(staff, client, (await create_consent_template(staff))["id"])
    await send_link(staff, client, ("mail",))
    await FormLinkBrowser(visitor, staff.company).verify()
    assert {(message.channel, message.to) for message in await list_messages(staff.company)} == {("mail", "asa@example.com")}


@pytest.mark.covers("PUB-010", "BEY-060")
async def test_link_is_scoped_to_one_client_and_expires(scenario, as_staff, factory, visitor):
    """PUB-010: unguessable, stored as a hash, scoped to the client and the clinic, valid for fourteen days; its text is erased once sent."""
    staff, company = scenario.staff, scenario.staff.company
    key = await newest_link_key(company)
    assert all(message.type == "code" for message in await list_messages(company))
    other_client = await factory.client(company, **{**CLIENT_FIELDS, "phone": "+46701740699"})
    other_consent = await assign_consent(staff, other_client, scenario.consent["template_id"])
    browser = await scenario.browser.verify()
    reply = await browser.post(f"/consents/{other_consent['id']}/sign", sign_request())
    assert (reply.status_code, reply.json()["data"]) == (404, {"code": "not_found"})
    other_clinic = FormLinkBrowser(visitor, (await as_staff("admin")).company)
    opening = await visitor.post(f"{other_clinic.base}/flows", json={"key": key})
    assert (opening.status_code, opening.json()["data"]["code"]) == (410, "forms.link_expired")
    reading = await visitor.get(f"{other_clinic.base}/forms", headers=browser.headers)
    assert (reading.status_code, reading.json()["data"]["code"]) == (401, "forms.flow_expired")
    assert (await visitor.post(f"{browser.base}/flows", json={"key": key[:-1] + "x"})).status_code == 410
    with time_machine.travel(now() + timedelta(days=14, minutes=1), tick=True):
        await jobs.purge_expired_links(Context.system(company.id))
    async with _StoredLinks(company) as stored_links:
        assert key not in stored_links
        assert "form_link" in stored_links


class _StoredLinks:
    """All rows of form links as text."""

    def __init__(self, company) -> None:
        self.company = company

    async def __aenter__(self) -> str:
        from clinic.core.database.session import read_connection

        async with read_connection(Context.system(self.company.id)) as connection:
            rows = await connection.fetch("SELECT 'form_link' || l::text AS row FROM form_link l")
        return "\n".join(row["row"] for row in rows)

    async def __aexit__(self, *_) -> None:
        return None


@pytest.mark.covers("REC-031")
async def test_link_is_sent_by_channels_with_an_address_and_only_when_forms_are_pending(as_staff, factory):
    """REC-031 sendMail: by SMS, e-mail or both; refused without an address or with nothing to fill in."""
    staff = await as_staff("admin")
    client_without_address, client = await factory.client(staff.company), await factory.client(staff.company, **CLIENT_FIELDS)
    template = await create_consent_template(staff)
    assert (await send_link(staff, client)).json()["data"]["code"] == "forms.no_pending_forms"
    for recipient in (client_without_address, client):
        await assign_consent(staff, recipient, template["id"])
    assert (await send_link(staff, client_without_address, ("sms", "mail"))).json()["data"]["code"] == "forms.no_contact_address"
    assert (await send_link(staff, client, ("sms", "mail"))).json()["data"]["channels"] == ["sms", "mail"]
    by_channel = {message.channel: message for message in await list_messages(staff.company)}
    assert (by_channel["sms"].to, by_channel["mail"].to) == ("+46701740605", "asa@example.com")
    assert "läs och fyll i ett formulär" in by_channel["sms"].text and staff.company.encrypted_id in by_channel["mail"].text
    assert len(await staff.list_audit("forms.sent")) == 1
    row = (await staff.get(f"/api/client/{client.id}/letters-of-consent")).json()["data"]["items"][0]
    assert row["state"] == "pending_sign" and row["sent_at"]


@pytest.mark.covers("USE-015")
async def test_what_became_of_the_newest_link_is_listed_without_its_text(scenario, factory, as_staff):
    """USE-015: each channel's state and the reason of a failure; an older link's messages are not listed, nor another client's."""
    path = f"/api/client/{scenario.client.id}/forms/link"
    assert [message["state"] for message in (await scenario.staff.get(path)).json()["data"]["messages"]] == ["queued"]
    await send_link(scenario.staff, scenario.client, ("sms", "mail"))
    async with transaction(Context.system(scenario.staff.company.id)) as session:
        newest = (await session.scalars(select(FormLink.id).order_by(FormLink.expires_at.desc()).limit(1))).one()
        sms = (await session.scalars(select(Message).where(Message.subject_id == newest, Message.channel == "sms"))).one()
        sms.state, sms.error = "failed", "messaging.not_mobile"
    messages = {message["channel"]: message for message in (await scenario.staff.get(path)).json()["data"]["messages"]}
    assert {channel: message["state"] for channel, message in messages.items()} == {"sms": "failed", "mail": "queued"}
    assert messages["sms"]["error_text"] and {message["text"] for message in messages.values()} == {""}
    without_link = await factory.client(scenario.staff.company)
    assert (await scenario.staff.get(f"/api/client/{without_link.id}/forms/link")).json()["data"] is None
    with time_machine.travel(now() + timedelta(days=15), tick=False):
        later = await as_staff("admin", company=scenario.staff.company)
        assert (await later.get(path)).json()["data"] is None


@pytest.mark.covers("REC-031", "REC-041")
async def test_validation_errors_by_link_are_reported_on_their_fields(scenario):
    browser = await scenario.browser.verify()
    invalid = await browser.post(f"/consents/{scenario.consent['id']}/sign", sign_request(answers={PREGNANT_ID: {"value": True}, PHOTO_ID: []}, version=1))
    assert invalid.json()["errors"][f"answers.{PREGNANT_ID}.more"][0]["code"] == "required"
    neither = await browser.post(f"/consents/{scenario.consent['id']}/sign", sign_request(signature=None, version=1))
    assert neither.json()["data"]["code"] == "forms.signature_or_file_required"


@pytest.mark.covers("PLT-058", "LAW-050")
async def test_client_is_shown_the_policy_and_that_is_kept_once(as_staff, scenario, visitor):
    owner = await as_staff("super_admin", company=scenario.staff.company)
    published = await owner.post("/api/company/personal-data-policies", json={"text_sv": "Vi sparar din journal.", "version": 0})
    policy = published.json()["data"]
    clinic = (await visitor.get(f"/api/questionary-loc/{owner.company.encrypted_id}")).json()["data"]
    assert clinic["policy"]["text_sv"] == "Vi sparar din journal."
    await scenario.browser.verify()
    for _ in range(2):
        assert (await scenario.browser.get("/forms")).status_code == 200
    [row] = await owner.list_audit("client.policy_shown")
    assert (row["client_id"], row["details"]) == (scenario.client.id, {"policy_id": policy["id"], "channel": "form_link"})
