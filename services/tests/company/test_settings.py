"""The company's typed settings (PLT-052): stored by key, each with a test of what it does."""

import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from clinic.company.settings import CompanySettings
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.factories.factory import Factory
from tests.support.company_settings import change_settings

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-052")]
SERVICES = Path(__file__).parents[2]
EFFECTS = {
    "LANGUAGE": "test_settings.py test_new_colleague_starts_in_the_companys_language",
    "CUSTOMER_LANGUAGE": "../pos/test_receipt_paper.py test_receipt_on_the_roll_has_all_of_the_a4_receipt_and_nothing_is_cut",
    "DATE_FORMAT": "../core/test_documents.py test_public_verification_by_code_reveals_nothing_of_the_client",
    "IS_TWELVE_HOURS": "test_settings.py test_messages_write_times_by_the_clinics_clock",
    "CALENDAR_FIRST_DAY_SUNDAY": "test_settings.py test_visitors_pages_read_the_public_settings_only",
    "NRS_RATING": "../journal/test_procedures.py test_procedure_stores_its_fields_and_pain_rating_when_the_setting_is_on",
    "CLIENT_ACCESS_FULL_ACCESS": "test_settings.py test_new_colleague_sees_all_clients_or_none_as_the_setting_says",
    "SHOW_2FA": "../accounts/test_second_factor.py test_company_setting_asks_everyone_of_the_staff",
    "SHOW_LETTER_OF_CONSENT": "../forms/test_consent_settings.py test_consent_forms_that_are_switched_off_are_given_to_nobody",
    "LOC_CHECKBOX": "../forms/test_consent_settings.py test_what_the_client_ticks_follows_the_settings_on_the_screen_and_by_link",
    "REQUIRED_CONSENT": "../forms/test_consent_settings.py test_what_the_client_ticks_follows_the_settings_on_the_screen_and_by_link",
    "CAN_WE_PUBLISH_YOUR_BEFORE_AND_AFTER_PICTURE": "../forms/test_consent_settings.py test_pictures_are_asked_about_as_the_setting_says",
    "SEND_CLIENT_WELCOME_EMAIL": "../clients/test_welcome.py test_new_client_is_welcomed_by_email_as_the_setting_says",
    "SHOW_HEALTH_QUESTIONNAIRE": "../forms/test_builtin_questionnaires.py test_setting_switches_a_questionnaire_on_and_off",
    "SHOW_AESTHETIC_INTEREST": "../forms/test_builtin_questionnaires.py test_setting_switches_a_questionnaire_on_and_off",
    "SHOW_COVID_19": "../forms/test_builtin_questionnaires.py test_setting_switches_a_questionnaire_on_and_off",
    "BANK_ID_VERIFICATION_ENABLED": "../booking/portal/test_portal_settings.py test_clinic_without_bankid_offers_it_nowhere",
    "MANDATORY_BANK_ID_BOOKING_PORTAL": "../booking/portal/test_portal_settings.py test_bankid_is_one_setting_at_both_places",
    "MANDATORY_BANK_ID_REG_PORTAL": "../registration/test_portal.py test_mandatory_bankid_identifies_the_visitor",
    "SUPER_USER_MAIL_WHEN_CLIENT_REGISTER": "../registration/test_portal_settings.py test_super_user_mail_names_no_client",
    "PASSWORD_DAYS": "../accounts/test_password_age.py test_expired_password_is_changed_at_the_sign_in",
    "CLIENT_TERM": "web-shell/kit/src/i18n/client-term.test.ts",
}
"""The test that sees what each key does."""
OF_OTHER_LINES = {"PASSWORD_DAYS": "PLT-017"}
"""Our keys that another line of the ledger asks for."""


def test_each_key_of_the_ledger_does_something():
    ledger = (SERVICES.parent / "docs" / "ledger" / "platform.md").read_text(encoding="utf-8")
    line = next(line for line in ledger.splitlines() if line.startswith("- **PLT-052**"))
    keys = set(re.findall(r"\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\bLANGUAGE\b", line))
    assert set(CompanySettings.model_fields) == keys | set(OF_OTHER_LINES)
    assert all(f"- **{other}**" in ledger for other in OF_OTHER_LINES.values())
    assert set(EFFECTS) == set(CompanySettings.model_fields)


@pytest.mark.parametrize("key", EFFECTS)
def test_named_test_of_each_key_exists(key: str):
    name, _, function = EFFECTS[key].partition(" ")
    file = SERVICES.parent / name if name.startswith("web-") else Path(__file__).parent / name
    source = file.read_text(encoding="utf-8")
    assert f"def {function}(" in source if function else key in source


async def test_admin_stores_settings_and_colleagues_read_them_at_the_next_request(as_staff: Any) -> None:
    """PLT-031, PLT-052: an admin may; a plain user reads; the audit row has only what was changed."""
    admin = await as_staff("admin")
    colleague = await as_staff("user", company=admin.company)
    before = (await colleague.get("/api/company/settings")).json()["data"]
    assert set(before) == {*CompanySettings.model_fields, "version"}
    saved = await change_settings(admin, DATE_FORMAT="DD.MM.YYYY", CLIENT_TERM="patient")
    assert saved == {**before, "DATE_FORMAT": "DD.MM.YYYY", "CLIENT_TERM": "patient", "version": before["version"] + 1}
    view = (await colleague.get("/api/session")).json()["data"]
    assert {key: view["settings"][key] for key in ("DATE_FORMAT", "CLIENT_TERM")} == {"DATE_FORMAT": "DD.MM.YYYY", "CLIENT_TERM": "patient"}
    assert (view["company"]["date_format"], view["company"]["customer_language"]) == ("DD.MM.YYYY", "sv")
    audit_row = (await admin.list_audit("company.settings_changed"))[0]
    assert audit_row["details"] == {
        "before": {"DATE_FORMAT": "YYYY-MM-DD", "CLIENT_TERM": "client"}, "after": {"DATE_FORMAT": "DD.MM.YYYY", "CLIENT_TERM": "patient"},
    }
    refused = await colleague.post("/api/company/settings", json=saved)
    assert (refused.status_code, refused.json()["data"]["code"]) == (403, "permission.role")


@pytest.mark.parametrize(("key", "value", "code"), [
    ("LANGUAGE", "de", "choice"), ("DATE_FORMAT", "YY-MM-DD", "choice"), ("CLIENT_TERM", "guest", "choice"), ("NRS_RATING", "perhaps", "invalid"),
    ("NRS_RATING", None, "required"), ("UNKNOWN", True, "invalid"),
])
async def test_value_that_a_key_does_not_take_is_refused_and_changes_nothing(as_staff: Any, key: str, value: Any, code: str) -> None:
    admin = await as_staff("admin")
    settings = (await admin.get("/api/company/settings")).json()["data"]
    response = await admin.post("/api/company/settings", json={**settings, "CLIENT_TERM": "customer", key: value})
    assert response.status_code == 422
    assert [error["code"] for error in response.json()["errors"][key]] == [code]
    assert (await admin.get("/api/company/settings")).json()["data"] == settings


async def test_outdated_settings_are_refused_with_the_current_ones(as_staff: Any) -> None:
    admin = await as_staff("admin")
    settings = (await admin.get("/api/company/settings")).json()["data"]
    current = await change_settings(admin, CLIENT_TERM="patient")
    stale = await admin.post("/api/company/settings", json={**settings, "IS_TWELVE_HOURS": True})
    assert (stale.status_code, stale.json()["data"]["current"]) == (409, current)


async def test_new_colleague_starts_in_the_companys_language(as_staff: Any) -> None:
    admin = await as_staff("admin")
    for language in ("sv", "en"):
        await change_settings(admin, LANGUAGE=language)
        added = await admin.post("/api/users", json=_colleague(f"{language}@people.test"))
        assert added.json()["data"]["language"] == language, added.text


async def test_new_colleague_sees_all_clients_or_none_as_the_setting_says(as_staff: Any, factory: Factory) -> None:
    """PLT-034: those who are in the team already keep the access that they have."""
    admin = await as_staff("admin")
    colleague = await as_staff("user", company=admin.company)
    await factory.client(admin.company)
    for full, access in ((False, "custom"), (True, "full")):
        await change_settings(admin, CLIENT_ACCESS_FULL_ACCESS=full)
        added = await admin.post("/api/users", json=_colleague(f"{access}@people.test"))
        assert added.json()["data"]["client_access"] == access, added.text
        assert len((await colleague.get("/api/clients")).json()["data"]["items"]) == 1


async def test_messages_write_times_by_the_clinics_clock(as_staff: Any) -> None:
    admin = await as_staff("admin")
    for is_on, expected in ((False, "at 10:00 today"), (True, "at 10:00 AM today")):
        await change_settings(admin, IS_TWELVE_HOURS=is_on)
        data = {"type": "reminder", "language": "en", "text": "{time} today"}
        assert (await admin.post("/api/booking-messages/preview", json=data)).json()["data"]["text"].endswith(expected)


async def test_visitors_pages_read_the_public_settings_only(as_staff: Any, visitor: Any) -> None:
    admin = await as_staff("admin")
    await change_settings(admin, CALENDAR_FIRST_DAY_SUNDAY=True, IS_TWELVE_HOURS=True)
    path = f"/api/company/{admin.company.encrypted_id}/settings"
    public = (await visitor.get(path)).json()["data"]
    assert public.pop("CLIENT_FIELDS")["email"]["is_visible"]
    assert public == {"CUSTOMER_LANGUAGE": "sv", "DATE_FORMAT": "YYYY-MM-DD", "IS_TWELVE_HOURS": True, "CALENDAR_FIRST_DAY_SUNDAY": True}
    portal = (await visitor.get(f"/api/v2/booking-portal/{admin.company.encrypted_id}")).json()["data"]
    assert (portal["calendar_first_day_sunday"], portal["is_twelve_hours"]) == (True, True)
    assert (await visitor.get("/api/company/unknown/settings")).status_code == 404


async def test_database_refuses_a_company_without_all_settings(as_staff: Any) -> None:
    admin = await as_staff("admin")
    with pytest.raises(IntegrityError, match="settings_complete"):
        async with transaction(Context.system(admin.company.id)) as session:
            await session.execute(text("UPDATE company SET settings = settings - 'CLIENT_TERM'"))


def _colleague(email: str) -> dict[str, Any]:
    return {"first_name": "Nils", "last_name": "Ny", "user_role": "user", "email": email}
