"""The settings that choose what a client ticks before the signature of a consent form counts (REC-032, PLT-052)."""

from typing import Any

import pytest

from tests.factories.factory import Factory
from tests.forms.scenarios import (
    BODY,
    CONSENT_TEMPLATE,
    PHOTO_ID,
    PREGNANT_ID,
    SWEDISH,
    FormLinkBrowser,
    assign_consent,
    create_consent_template,
    read_pdf_text,
    sign_request,
)
from tests.support.company_settings import change_settings

pytestmark = [pytest.mark.anyio, pytest.mark.covers("REC-032", "PLT-052")]
TICKS = {
    "agreed": ("I have read and understood this and agree.", "Jag har läst och förstått detta och samtycker."),
    "data_consent": ("I consent to the clinic processing the personal data", "Jag samtycker till att kliniken behandlar de personuppgifter"),
}
"""The sentence of each box, in English and Swedish."""


@pytest.mark.parametrize("channel", ["screen", "link"])
@pytest.mark.parametrize("boxes", [["agreed"], ["agreed", "data_consent"], [], ["data_consent"]])
async def test_what_the_client_ticks_follows_the_settings_on_the_screen_and_by_link(
    as_staff: Any, factory: Factory, visitor: Any, channel: str, boxes: list[str],
) -> None:
    """A signature without what is asked for is refused and signs nothing; the document has the sentences that were ticked, and no other."""
    staff = await as_staff("admin")
    await change_settings(staff, LOC_CHECKBOX="agreed" in boxes, REQUIRED_CONSENT="data_consent" in boxes)
    client = await factory.client(staff.company, email="asa@example.com", country_code="46", mobile_number="0701740605", phone="+46701740605")
    consent = await assign_consent(staff, client, (await create_consent_template(staff))["id"])
    path = f"/api/client/{client.id}/letters-of-consent/{consent['id']}"
    shown = (await staff.get(path)).json()["data"]
    if channel == "link":
        await staff.post(f"/api/client/{client.id}/forms/sendMail", json={"channels": ["sms"]})
        browser = await FormLinkBrowser(visitor, staff.company).verify()
        [shown] = (await browser.get("/forms")).json()["data"]["consents"]

    async def sign(**ticks: bool) -> Any:
        body = sign_request(version=shown["version"], **{**dict.fromkeys(TICKS, False), **ticks})
        return await (browser.post(f"/consents/{consent['id']}/sign", body) if channel == "link" else staff.post(f"{path}/sign", json=body))

    assert (shown["asks_agreement"], shown["asks_data_consent"]) == ("agreed" in boxes, "data_consent" in boxes)
    for name in boxes:
        refused = await sign(**{other: True for other in boxes if other != name})
        assert (refused.status_code, [error["code"] for error in refused.json()["errors"][name]]) == (422, ["accept"]), refused.text
        assert (await staff.get(path)).json()["data"]["state"] != "signed"
    assert (await sign(**dict.fromkeys(boxes, True))).json()["status"] == "1"
    signed = (await staff.get(path)).json()["data"]
    assert signed["state"] == "signed"
    text = await read_pdf_text(staff, signed["document_id"])
    assert [name for name, sentences in TICKS.items() if any(sentence in text for sentence in sentences)] == boxes


async def test_data_consent_is_kept_in_the_language_of_the_screen(as_staff: Any, factory: Factory) -> None:
    staff = await as_staff("admin")
    await change_settings(staff, REQUIRED_CONSENT=True)
    client = await factory.client(staff.company)
    consent = await assign_consent(staff, client, (await create_consent_template(staff))["id"])
    path = f"/api/client/{client.id}/letters-of-consent/{consent['id']}/sign"
    signed = (await staff.post(path, json=sign_request(data_consent=True), headers=SWEDISH)).json()["data"]
    assert "Jag samtycker till att kliniken behandlar de personuppgifter" in await read_pdf_text(staff, signed["document_id"])


async def test_pictures_are_asked_about_as_the_setting_says(as_staff: Any, factory: Factory) -> None:
    """CAN_WE_PUBLISH_YOUR_BEFORE_AND_AFTER_PICTURE: switched off, no consent form asks, and what is sent anyway is not kept."""
    staff = await as_staff("admin")
    client = await factory.client(staff.company)
    template = await create_consent_template(staff)
    for is_on in (True, False):
        await change_settings(staff, CAN_WE_PUBLISH_YOUR_BEFORE_AND_AFTER_PICTURE=is_on)
        consent = await assign_consent(staff, client, template["id"])
        path = f"/api/client/{client.id}/letters-of-consent/{consent['id']}"
        assert (await staff.get(path)).json()["data"]["asks_publish_permission"] is is_on
        without = await staff.post(f"{path}/sign", json=sign_request(publish_permission=None))
        assert without.status_code == (422 if is_on else 200)
        if is_on:
            signed = (await staff.post(f"{path}/sign", json=sign_request())).json()["data"]
            assert signed["publish_permission"] == "eyes_covered"
        assert (await staff.get(f"/api/clients/{client.id}")).json()["data"]["publish_permission"] == "eyes_covered"


async def test_consent_forms_that_are_switched_off_are_given_to_nobody(as_staff: Any, factory: Factory) -> None:
    """SHOW_LETTER_OF_CONSENT: what was given before can still be signed and read."""
    staff = await as_staff("admin")
    client = await factory.client(staff.company)
    template = await create_consent_template(staff)
    consent = await assign_consent(staff, client, template["id"])
    await change_settings(staff, SHOW_LETTER_OF_CONSENT=False)
    path = f"/api/client/{client.id}/letters-of-consent"
    refused = await staff.post(path, json={"template_ids": [template["id"]]})
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "forms.consent_forms_off")
    assert [row["id"] for row in (await staff.get(path)).json()["data"]["items"]] == [consent["id"]]
    assert (await staff.post(f"{path}/{consent['id']}/sign", json=sign_request())).status_code == 200


@pytest.mark.covers("REC-030", "PUB-010")
async def test_visitors_read_the_active_consent_forms_of_a_clinic(as_staff: Any, visitor: Any) -> None:
    """REC-030: public by the company's id, the newest text; inactive and deleted ones are left out, and all where none are used."""
    admin = await as_staff("admin")
    active, inactive, deleted = [await create_consent_template(admin, title=title) for title in ("Ny", "Av", "Borta")]
    await admin.put(f"/api/letters-of-consent/{active['id']}", json={**CONSENT_TEMPLATE, "title": "Nyast", "version": 1})
    await admin.post(f"/api/letters-of-consent/{inactive['id']}/toggle", json={"version": 1})
    await admin.delete(f"/api/letters-of-consent/{deleted['id']}")
    path = f"/api/questionary-loc/{admin.company.encrypted_id}/letters-of-consent"
    rows = (await visitor.get(path)).json()["data"]
    assert [(row["id"], [(text["title"], text["body"]) for text in row["texts"]]) for row in rows] == [(active["id"], [("Nyast", BODY)])]
    assert [question["id"] for question in rows[0]["questions"]] == [PREGNANT_ID, PHOTO_ID]
    await change_settings(admin, SHOW_LETTER_OF_CONSENT=False)
    assert (await visitor.get(path)).json()["data"] == []
    assert (await visitor.get("/api/questionary-loc/nobody/letters-of-consent")).status_code == 404
