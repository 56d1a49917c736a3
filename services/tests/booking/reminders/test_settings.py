"""MSG-001 as far as reminders go: the clinic's own words with placeholders, previewed in both languages and counted in SMS."""

import pytest

from tests.booking.reminders.conftest import Story

pytestmark = [pytest.mark.anyio, pytest.mark.covers("MSG-001")]
PATH = "/api/booking-messages"


def reminder(**fields):
    return {
        "kind": "reminder", "is_on": True, "hours": 48, "by_sms": True, "by_mail": False, "text_en": "See you {time}, {client}!",
        "text_sv": "Vi ses {time}, {client}!", "version": 1, **fields,
    }


async def test_a_reminder_a_day_before_and_no_follow_up_until_the_clinic_says_otherwise(as_staff, story: Story) -> None:
    staff = await as_staff("user", company=story.place.company)
    first, second = (await staff.get(PATH)).json()["data"]
    assert (first["kind"], first["is_on"], first["hours"], first["by_sms"], first["by_mail"]) == ("reminder", True, 24, True, True)
    assert (second["kind"], second["is_on"], second["hours"]) == ("follow_up", False, 24)
    assert "{client}" in first["text_en"] and "{client}" in second["text_sv"]
    assert (await staff.put(PATH, json=reminder())).status_code == 403


async def test_the_clinic_changes_them_one_version_at_a_time(as_staff, story: Story) -> None:
    staff = await as_staff("admin", company=story.place.company)
    changed = (await staff.put(PATH, json=reminder())).json()["data"]
    assert (changed["hours"], changed["by_mail"], changed["version"]) == (48, False, 2)
    assert (await staff.get(PATH)).json()["data"][0] == changed
    stale = await staff.put(PATH, json=reminder(hours=5))
    assert (stale.status_code, stale.json()["data"]["code"], stale.json()["data"]["current"]["hours"]) == (409, "version.stale", 48)
    [row] = await staff.audit_of("notice_settings.changed")
    assert row["facts"]["kind"] == "reminder"
    assert row["facts"]["after"]["hours"] == 48


@pytest.mark.parametrize(
    ("fields", "field", "code"),
    [
        ({"text_sv": "Hej {klient}"}, "text_sv", "placeholder"),
        ({"text_en": "Hi {client.company_id}"}, "text_en", "placeholder"),
        ({"text_en": "  "}, "text_en", "required"),
        ({"hours": 0}, "hours", "at_least"),
        ({"hours": 337}, "hours", "at_most"),
        ({"by_sms": False}, "by_sms", "at_least_one"),
    ],
)
async def test_what_could_not_be_sent_is_not_saved(as_staff, story: Story, fields, field, code) -> None:
    staff = await as_staff("admin", company=story.place.company)
    answer = await staff.put(PATH, json=reminder(**fields), headers={"X-Language": "sv"})
    assert answer.status_code == 422
    errors = answer.json()["errors"]
    assert {name: found[0]["code"] for name, found in errors.items()} == {field: code}, errors
    assert (await staff.get(PATH)).json()["data"][0]["version"] == 1


@pytest.mark.parametrize(
    ("language", "text", "shows"),
    [
        ("sv", "Hej {client}! Tid {time} hos {practitioner} på {clinic}.", ("Hej Anna! Tid ", 1)),
        ("en", "Hi {client}! ✨ " + "x" * 60, ("Hi Anna! ✨ ", 2)),
        ("en", "Book at {link}, {unknown}", ("Book at http://test/booking/", 1)),
    ],
)
async def test_a_preview_reads_as_the_client_will(as_staff, story: Story, language, text, shows) -> None:
    begins, parts = shows
    staff = await as_staff("user", company=story.place.company)
    answer = await staff.post(f"{PATH}/preview", json={"kind": "reminder", "language": language, "text": text})
    shown = answer.json()["data"]
    assert shown["text"].startswith(begins), shown
    assert shown["parts"] == parts
    assert "Hud & Hälsa" in shown["subject"]
    assert ("kl. 10:00" in shown["text"]) == ("{time}" in text)
