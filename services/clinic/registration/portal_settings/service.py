"""Read and change the settings of the registration portal, and preview its e-mails."""

import re

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients.registration import service as registered_clients
from clinic.company import service as companies
from clinic.company.schemas import CompanySettings, CompanySettingsUpdate, MailTexts, RegistrationSettings
from clinic.core.api.errors import FieldError, VersionConflict
from clinic.core.settings import settings
from clinic.forms import service as forms
from clinic.registration import emails
from clinic.registration.portal_settings.schemas import (
    MailKind,
    MailPreview,
    MailPreviewRequest,
    RegistrationSettingsOut,
    RegistrationSettingsUpdate,
)

BANKID_SETTING = "MANDATORY_BANK_ID_REG_PORTAL"
SWITCHES = {
    "is_bankid_required": BANKID_SETTING,
    "sends_welcome_mail": "SEND_CLIENT_WELCOME_EMAIL",
    "sends_super_user_mail": "SUPER_USER_MAIL_WHEN_CLIENT_REGISTER",
}
"""The typed setting of each switch."""
PLACEHOLDERS: dict[MailKind, tuple[str, ...]] = {
    "welcome_mail": registered_clients.welcome.PLACEHOLDERS,
    "super_user_mail": emails.PLACEHOLDERS,
}
PREVIEW_NAME = "Anna"


def to_schema(company: companies.Company) -> RegistrationSettingsOut:
    """Convert the company's settings to the API schema."""
    return RegistrationSettingsOut(
        **company.registration.model_dump(),
        **{name: company.settings[key] for name, key in SWITCHES.items()} | {"is_bankid_required": company.needs_bankid_to_register},
        version=company.version,
        portal_url=f"{settings().public_url}/registration/{company.encrypted_id}",
    )


async def get_settings(session: AsyncSession) -> RegistrationSettingsOut:
    """Return the settings of the registration portal."""
    return to_schema(await companies.get_own_company(session))


async def save_settings(session: AsyncSession, data: RegistrationSettingsUpdate) -> RegistrationSettingsOut:
    """Store the settings of the registration portal.

    Raises VersionConflict; FieldError for a form that isn't the clinic's or is deleted, for an unknown placeholder, and for mandatory
    BankID where the clinic doesn't use BankID.
    """
    company = await companies.get_own_company(session, lock=True)
    if company.version != data.version:
        raise VersionConflict(current=to_schema(company))
    await _check_forms(session, data)
    for mail in PLACEHOLDERS:
        _check_placeholders(mail, getattr(data, mail))
    switches = {key: getattr(data, name) for name, key in SWITCHES.items()}
    if not company.is_bankid_used:
        if data.is_bankid_required:
            raise FieldError("is_bankid_required", "bankid_off")
        switches[BANKID_SETTING] = company.settings[BANKID_SETTING]
    stored = {key: company.settings[key] for key in CompanySettings.model_fields}
    company = await companies.save_settings(session, CompanySettingsUpdate(**{**stored, **switches}, version=company.version))
    portal = RegistrationSettings(**data.model_dump(include=set(RegistrationSettings.model_fields)))
    await companies.save_registration_settings(session, company, portal)
    return to_schema(company)


async def _check_forms(session: AsyncSession, data: RegistrationSettingsUpdate) -> None:
    """Check the chosen forms. One that was deleted since it was chosen may stay until it is removed."""
    saved = (await companies.get_own_company(session)).registration
    if await forms.list_unknown_questionnaires(session, data.questionnaire_ids) - set(saved.questionnaire_ids):
        raise FieldError("questionnaire_ids", "unknown")
    if await forms.list_unknown_consent_templates(session, data.consent_template_ids) - set(saved.consent_template_ids):
        raise FieldError("consent_template_ids", "unknown")


def _check_placeholders(mail: MailKind, texts: MailTexts) -> None:
    for name, text in texts:
        for placeholder in re.findall(r"{(\w*)}", text):
            if placeholder not in PLACEHOLDERS[mail]:
                raise FieldError(f"{mail}.{name}", "placeholder", name=placeholder)


async def preview_mail(session: AsyncSession, data: MailPreviewRequest) -> MailPreview:
    """Return an e-mail with sample values in the places of its placeholders."""
    company, language = await companies.get_own_company(session), data.language
    if data.mail == "welcome_mail":
        standard = registered_clients.welcome
        values = standard.welcome_values(company, PREVIEW_NAME, language)
        subject, text = standard.STANDARD_SUBJECT[language], standard.STANDARD_TEXT[language]
    else:
        values = emails.super_user_values(company, f"{settings().public_url}/clients/…")
        subject, text = emails.STANDARD_SUBJECT[language], emails.STANDARD_TEXT[language]
    fill_in = registered_clients.welcome.fill_in
    return MailPreview(subject=fill_in(data.subject.strip() or subject, values), text=fill_in(data.text.strip() or text, values))
