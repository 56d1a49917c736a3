"""Confirmations: from the clinic, with its own texts, address, phone and the booking's link (USE-007, BKG-040, PLT-109)."""

from base64 import b64decode
from typing import Any

import pytest

from clinic.booking.message_settings import templates
from clinic.messaging.sms_sender import get_sms_sender
from tests.booking.bookings.test_reschedule_and_notify import deliver_events

pytestmark = [pytest.mark.anyio]
PATH = "/api/booking-messages/confirmation"
NAMES = ("sms_en", "sms_sv", "mail_en", "mail_sv", "arrive_early_minutes", "names_treatments", "version")


async def save(staff: Any, **fields: Any) -> Any:
    """Change some of the message settings."""
    settings = (await staff.get(PATH)).json()["data"]
    return await staff.put(PATH, json={**{name: settings[name] for name in NAMES}, **fields})


async def open_clinic(as_staff: Any, factory: Any, language: str = "sv", **fields: Any) -> tuple[Any, Any, Any]:
    """Create a clinic with an address and a phone, its staff, and a client who reads a language."""
    facts = {"street_address": "Storgatan 1", "zip_code": "411 01", "city": "Göteborg", "country_code": "+46", "phone_number": "031123456"}
    company = await factory.company(timezone="UTC", name="Hud & Hälsa", **{**facts, **fields})
    clinic = await factory.bookable_clinic(company=company)
    client = await factory.client(company, first_name="Klara", phone="+46701234567", email="klara@people.test", language=language)
    return clinic, await as_staff("admin", company=company), client


async def book(staff: Any, clinic: Any, client: Any, factory: Any, hour: int = 9) -> dict[str, Any]:
    """Book, deliver the events, and return the last SMS and e-mail by channel."""
    reply = await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(hour)))
    assert reply.status_code == 200, reply.text
    await deliver_events(clinic.company)
    return {message.channel: message for message in await factory.list_messages(clinic.company)}


@pytest.mark.covers("USE-007", "PLT-109")
@pytest.mark.parametrize(("language", "phrases"), [
    ("sv", ("kl. 09:00", "Kom gärna 5 minuter före din tid.", "avboka")), ("en", ("at 09:00", "Please arrive 5 minutes early.", "cancel")),
])
async def test_confirmation_comes_from_the_clinic_and_says_where_and_how(as_staff, factory, visitor, language, phrases):
    """USE-007: the clinic as sender, the day in words, address, phone, and a link that shows, moves and cancels the booking."""
    clinic, staff, client = await open_clinic(as_staff, factory, language)
    sent = await book(staff, clinic, client, factory)
    assert (sent["mail"].sender, sent["sms"].sender) == ("Hud & Hälsa", "HudHalsa")
    for message in sent.values():
        assert all(phrase in message.text for phrase in (*phrases, "Hud & Hälsa"))
        assert "Storgatan 1, 411 01 Göteborg" in message.text and "031-12 34 56" in message.text
        assert f"/booking/info/{clinic.company.encrypted_id}?lang={language}&key=" in message.text
        assert any(name in message.text for name in ("måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag", "söndag", "day "))
    key = sent["sms"].text.partition("&key=")[2].partition("&")[0]
    opened = await visitor.post(f"/api/v2/booking-portal/{clinic.company.encrypted_id}/send-key-otp", json={"key": key})
    assert opened.json()["data"]["state"] == "code_sent"
    file = b64decode(sent["mail"].attachments[0]["content"]).decode().replace("\r\n ", "")
    assert "LOCATION:Hud & Hälsa\\, Storgatan 1\\, 411 01 Göteborg" in file and "URL:" in file


@pytest.mark.covers("USE-007")
async def test_lines_of_facts_that_the_clinic_has_not_entered_are_left_out(as_staff, factory):
    clinic, staff, client = await open_clinic(as_staff, factory, street_address="", zip_code="", city="", phone_number="", country_code="")
    sent = await book(staff, clinic, client, factory)
    for message in sent.values():
        assert "Tel." not in message.text and "{" not in message.text and "\n\n\n" not in message.text


@pytest.mark.parametrize(("name", "sender"), [
    ("Hud & Hälsa", "HudHalsa"), ("Kliniken Södermalm AB", "Kliniken"), ("Åsas Estetik", "AsasEstetik"), ("24 Skin", "Skin"),
    ("Laserkliniken", "Laserklinik"), ("Ö", ""), ("北京", ""), ("4you", "you"),
])
def test_sender_of_an_sms_is_the_clinics_name_in_plain_letters(name, sender):
    assert get_sms_sender(name) == sender


@pytest.mark.covers("BKG-040")
async def test_own_texts_are_sent_and_reset_to_the_standard(as_staff, factory):
    """BKG-040: each channel and language has a text of its own; the standard text stored stays the standard of tomorrow."""
    clinic, staff, client = await open_clinic(as_staff, factory)
    own = {"sms_sv": "Hej {client}, vi ses {time}. {link}", "mail_sv": "Hej {client}!\n\nVi ses {time} på {address}.\n\n{link}"}
    saved = await save(staff, **own)
    assert saved.status_code == 200, saved.text
    sent = await book(staff, clinic, client, factory)
    assert sent["sms"].text.startswith("Hej Klara, vi ses ") and "Storgatan" not in sent["sms"].text
    assert sent["mail"].text.startswith("Hej Klara!\n\nVi ses ") and "Storgatan 1" in sent["mail"].text
    [row] = await staff.list_audit("message_settings.changed")
    assert row["details"]["after"] == own and row["details"]["before"] == {"sms_sv": "", "mail_sv": ""}
    standard = saved.json()["data"]["standard"]
    assert standard == templates.STANDARD_TEXTS
    reset = (await save(staff, sms_sv=standard["sms_sv"], mail_sv="")).json()["data"]
    assert (reset["sms_sv"], reset["mail_sv"]) == (standard["sms_sv"], standard["mail_sv"])
    assert "Välkommen!" in (await book(staff, clinic, client, factory, 11))["sms"].text


@pytest.mark.covers("BKG-040")
@pytest.mark.parametrize(("fields", "field", "code"), [
    ({"sms_sv": "Hej {klient} {time} {link}"}, "sms_sv", "placeholder"), ({"mail_en": "Hi {time}"}, "mail_en", "placeholder_required"),
    ({"mail_en": "Hi {link}"}, "mail_en", "placeholder_required"), ({"sms_en": "x" * 601}, "sms_en", "too_long"),
    ({"arrive_early_minutes": 61}, "arrive_early_minutes", "at_most"), ({"arrive_early_minutes": -1}, "arrive_early_minutes", "at_least"),
])
async def test_a_text_that_would_mislead_is_refused(as_staff, factory, fields, field, code):
    _, staff, _ = await open_clinic(as_staff, factory)
    reply = await save(staff, **fields)
    assert (reply.status_code, reply.json()["errors"][field][0]["code"]) == (422, code), reply.text
    assert (await staff.get(PATH)).json()["data"]["version"] == 1


@pytest.mark.covers("BKG-040")
async def test_only_who_may_change_the_schedule_changes_the_texts(as_staff, factory):
    clinic, staff, _ = await open_clinic(as_staff, factory)
    user, other = await as_staff("user", company=clinic.company), await as_staff("admin")
    assert (await save(user, arrive_early_minutes=0)).status_code == 403
    assert (await save(other, arrive_early_minutes=0)).status_code == 200
    assert (await staff.get(PATH)).json()["data"]["arrive_early_minutes"] == 5
    stale = await save(staff, version=9, arrive_early_minutes=10)
    assert (stale.status_code, stale.json()["data"]["code"]) == (409, "version.stale")


@pytest.mark.covers("BKG-040", "PLT-109")
@pytest.mark.parametrize("language", ["en", "sv"])
async def test_preview_equals_what_is_sent(as_staff, factory, language):
    """BKG-040: mail and SMS as the client reads them, with the number of SMS; an empty text previews the standard one."""
    _, staff, _ = await open_clinic(as_staff, factory)

    async def preview(**fields: Any) -> dict[str, Any]:
        request = {"language": language, "channel": "sms", "text": "", "arrive_early_minutes": 10, **fields}
        reply = await staff.post(f"{PATH}/preview", json=request)
        assert reply.status_code == 200, reply.text
        return reply.json()["data"]

    sms = await preview()
    assert "Storgatan 1" in sms["text"] and "10 minut" in sms["text"] and sms["segments"] >= 1 and sms["encoding"] == "gsm"
    assert ("a visit" if language == "en" else "ett besök") in sms["text"]
    mail = await preview(channel="mail", text="{client}: {time}. {link}")
    assert mail["text"].startswith("Anna: ") and "Hud & Hälsa" in mail["subject"]
    assert (await preview(text="x" * 200 + " {time}"))["segments"] == 2
    assert "10" not in (await preview(text="{arrive_early}", arrive_early_minutes=0))["text"]


@pytest.mark.covers("PLT-109", "BKG-037")
async def test_the_notice_to_arrive_early_is_set_and_turned_off(as_staff, factory):
    """PLT-109: five minutes unless the clinic sets another time; 0 asks for nothing."""
    clinic, staff, client = await open_clinic(as_staff, factory)
    for minutes, text, hour in ((15, "Kom gärna 15 minuter före din tid.", 9), (0, None, 11)):
        assert (await save(staff, arrive_early_minutes=minutes)).status_code == 200
        sent = await book(staff, clinic, client, factory, hour)
        assert all((text in message.text) if text else ("minuter före" not in message.text) for message in sent.values())
