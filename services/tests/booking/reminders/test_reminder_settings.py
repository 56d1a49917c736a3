"""MSG-001 for reminders: the clinic's own texts with placeholders, previewed in both languages and counted in SMS parts."""

import pytest

from tests.booking.reminders.conftest import ReminderScenario

pytestmark = [pytest.mark.anyio, pytest.mark.covers("MSG-001", "BKG-037")]
PATH = "/api/booking-messages"


def reminder_data(**fields):
    return {
        "type": "reminder", "is_on": True, "hours": 48, "by_sms": True, "by_mail": False, "text_en": "See you {time}, {client}!",
        "text_sv": "Vi ses {time}, {client}!", "version": 1, **fields,
    }


async def test_defaults_are_a_reminder_a_day_before_and_no_follow_up(as_staff, scenario: ReminderScenario) -> None:
    staff = await as_staff("user", company=scenario.clinic.company)
    reminder, follow_up = (await staff.get(PATH)).json()["data"]
    assert (reminder["type"], reminder["is_on"], reminder["hours"], reminder["by_sms"], reminder["by_mail"]) == ("reminder", True, 24, True, True)
    assert (follow_up["type"], follow_up["is_on"], follow_up["hours"]) == ("follow_up", False, 24)
    assert "{client}" in reminder["text_en"] and "{client}" in follow_up["text_sv"]
    assert (await staff.put(PATH, json=reminder_data())).status_code == 403


async def test_update_requires_the_current_version(as_staff, scenario: ReminderScenario) -> None:
    staff = await as_staff("admin", company=scenario.clinic.company)
    updated = (await staff.put(PATH, json=reminder_data())).json()["data"]
    assert (updated["hours"], updated["by_mail"], updated["version"]) == (48, False, 2)
    assert (await staff.get(PATH)).json()["data"][0] == updated
    stale = await staff.put(PATH, json=reminder_data(hours=5))
    assert (stale.status_code, stale.json()["data"]["code"], stale.json()["data"]["current"]["hours"]) == (409, "version.stale", 48)
    [row] = await staff.list_audit("reminder_settings.changed")
    assert row["details"]["type"] == "reminder"
    assert row["details"]["after"]["hours"] == 48


@pytest.mark.parametrize(
    ("fields", "field", "code"),
    [
        ({"text_sv": "Hej {klient}"}, "text_sv", "placeholder"),
        ({"text_en": "Hi {client.company_id}"}, "text_en", "placeholder"),
        ({"text_en": "  "}, "text_en", "required"),
        ({"hours": 0}, "hours", "at_least"),
        ({"hours": 337}, "hours", "at_most"),
        pytest.param({"by_sms": False}, "by_sms", "at_least_one", marks=pytest.mark.covers("PLT-105")),
    ],
)
async def test_invalid_settings_are_refused(as_staff, scenario: ReminderScenario, fields, field, code) -> None:
    staff = await as_staff("admin", company=scenario.clinic.company)
    reply = await staff.put(PATH, json=reminder_data(**fields), headers={"X-Language": "sv"})
    assert reply.status_code == 422
    errors = reply.json()["errors"]
    assert {name: field_errors[0]["code"] for name, field_errors in errors.items()} == {field: code}, errors
    assert (await staff.get(PATH)).json()["data"][0]["version"] == 1


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("sv", "Hej {client}! Tid {time} hos {practitioner} på {clinic}.", ("Hej Anna! Tid ", 1)),
        ("en", "Hi {client}! ✨ " + "x" * 60, ("Hi Anna! ✨ ", 2)),
        ("en", "Book at {link}, {unknown}", ("Book at http://test/booking/", 1)),
    ],
)
async def test_preview_renders_placeholders_and_counts_parts(as_staff, scenario: ReminderScenario, language, text, expected) -> None:
    prefix, segments = expected
    staff = await as_staff("user", company=scenario.clinic.company)
    reply = await staff.post(f"{PATH}/preview", json={"type": "reminder", "language": language, "text": text})
    preview = reply.json()["data"]
    assert preview["text"].startswith(prefix), preview
    assert preview["segments"] == segments
    assert "Hud & Hälsa" in preview["subject"]
    assert ("kl. 10:00" in preview["text"]) == ("{time}" in text)
