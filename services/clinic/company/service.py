"""The company: create it, read it, change its settings, complete its onboarding and verify it."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from secrets import token_urlsafe
from typing import Any, Literal, cast
from uuid import UUID

import orjson
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.company import countries, queries
from clinic.company.countries import Language
from clinic.company.models import Company as Company, CompanyShortName, PersonalDataPolicy as PersonalDataPolicy
from clinic.company.schemas import (
    CancellationPolicyOut,
    CancellationPolicyUpdate,
    ClientFields,
    ClientFieldsOut,
    ClientFieldsUpdate,
    CompanySettings,
    CompanySettingsOut,
    CompanySettingsUpdate,
    CompanyUpdate,
    ExtraField,
    PublicSettings,
    RegistrationSettings,
)
from clinic.company.settings import BANKID_PORTALS, ConsentRules as ConsentRules, default_settings
from clinic.core import audit, files
from clinic.core.api import rate_limit
from clinic.core.api.errors import FieldError, NotFound, VersionConflict
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import AnySession, call_lookup, flush_and_get_connection, get_context, read_connection
from clinic.core.database.tenant_context import Context
from clinic.core.files.owners import register_file_owner
from clinic.core.security.permissions import Permission
from clinic.core.text.phone import to_e164
from clinic.core.text.validators import RULES

TRIAL_PERIOD = timedelta(days=14)
TRIAL_USER_LIMIT, TRIAL_CLIENT_LIMIT = 5, 500
"""Limits during the trial; the plan that follows sets its own."""
PUBLIC_ID_BYTES, MAX_PUBLIC_ID_LENGTH = 18, 40
PICTURE_OWNERS = {
    "logo_id": register_file_owner("company.logo", permission=Permission.COMPANY_READ),
    "cover_id": register_file_owner("company.cover", permission=Permission.COMPANY_READ),
}
SWEDISH_RULES = {
    "organization_number": "organization_number", "vat_number": "swedish_vat_number", "zip_code": "swedish_zip_code",
}
"""The named rule of each fact that has a Swedish form; companies in other countries write theirs freely."""

MAX_SHORT_NAMES_PER_DAY, DAY_SECONDS = 10, 86_400
SHORT_NAME_CONSTRAINT = "company_short_name_taken"
RESERVED_SHORT_NAMES = frozenset({
    "about", "admin", "api", "app", "assets", "aster", "billing", "booking", "bookings", "bundles", "calendar", "cancel",
    "checkout", "clinic", "clinics", "clients", "confirm", "demo", "doctor-invitation", "document", "embed", "forgot-password",
    "help", "home", "info", "klinik", "login", "logout", "mail", "new", "payment", "prescription", "privacy", "public",
    "questionary-loc", "register", "registration", "reschedule", "reset-password", "search", "security", "settings", "sign-in",
    "sign-up", "static", "status", "subscription", "support", "system", "team", "terms", "test", "verify", "www",
})
"""Names that no company can choose: addresses below the booking pages, now or to come, and names that pass for the service itself."""

SYSTEMS = ("is_booking_on", "is_record_on", "is_pos_on")
"""The systems of which a company uses at least one (PLT-014)."""

SystemsHook = Callable[[AsyncSession, list[str]], Awaitable[None]]
_systems_hooks: list[SystemsHook] = []
SettingsHook = Callable[[AsyncSession, Company], Awaitable[None]]
_settings_hooks: list[SettingsHook] = []
PriceCheck = Callable[[AsyncSession], Awaitable[bool]]
_price_checks: list[PriceCheck] = []


def register_price_check(check: PriceCheck) -> PriceCheck:
    """Register a domain's check of whether the session's company has a price yet; the first price freezes the currency."""
    _price_checks.append(check)
    return check


def register_settings_hook(hook: SettingsHook) -> SettingsHook:
    """Register what a domain does when the company's settings have changed, in the same transaction."""
    _settings_hooks.append(hook)
    return hook


def register_systems_hook(hook: SystemsHook) -> SystemsHook:
    """Register what a domain does when the session's user switches systems on for their company."""
    _systems_hooks.append(hook)
    return hook


async def create_company(session: AsyncSession, *, name: str, email: str, country: str, language: Language | None = None) -> Company:
    """Create a company on trial with its country's default settings, in a session that already acts for its id."""
    defaults = countries.country_defaults(country)
    at = now()
    company = Company(
        id=get_context(session).company_id, encrypted_id=token_urlsafe(PUBLIC_ID_BYTES), name=name, email=email, country=country,
        timezone=defaults.timezone, unit=defaults.currency, settings=default_settings(country, language=language),
        free_trail_start_date=at, free_trail_end_date=at + TRIAL_PERIOD,
        user_limit=TRIAL_USER_LIMIT, client_limit=TRIAL_CLIENT_LIMIT,
    )
    session.add(company)
    audit.record(session, "company.created", company.id, country=country)
    return company


async def get_own_company(session: AsyncSession, *, lock: bool = False) -> Company:
    """Return the company that the session acts for. Raises NotFound.

    With `lock`, the row is locked FOR NO KEY UPDATE until the commit: counting against a plan's limit is serialised on it.
    """
    lock_mode = {"key_share": True} if lock else None
    company = await session.get(Company, get_context(session).company_id, with_for_update=lock_mode, populate_existing=lock)
    if company is None:
        raise NotFound
    return company


async def is_own_company_verified(session: AnySession) -> bool:
    """Return whether the company that the session acts for is verified; read by the driver, because it is asked for each SMS."""
    connection = await flush_and_get_connection(session)
    return bool(await connection.fetchval(queries.IS_VERIFIED, get_context(session).company_id))


async def get_own_name(session: AnySession) -> str:
    """Return the name of the company that the session acts for; read by the driver, because it is asked for each SMS."""
    connection = await flush_and_get_connection(session)
    return str(await connection.fetchval(queries.NAME, get_context(session).company_id) or "")


async def update_company(session: AsyncSession, data: CompanyUpdate) -> Company:
    """Change facts and appearance. Raises VersionConflict; FieldError, as of a new currency although prices exist, or of no system.

    A Swedish company's numbers and zip code are checked when they or the country change: what is saved and wrong stays savable.
    Documents that are frozen already keep the logo that they were frozen with.
    """
    company = await get_own_company(session, lock=True)
    if company.version != data.version:
        raise VersionConflict(current=company)
    if data.unit != company.unit and await _has_prices(session):
        raise FieldError("unit", "currency_frozen")
    values = data.model_dump(exclude={"version", *PICTURE_OWNERS})
    after = {name: value for name, value in values.items() if value is not None and getattr(company, name) != value}
    _validate_facts(company, after)
    _validate_systems(company, after)
    for name in PICTURE_OWNERS:
        if name in data.model_fields_set and getattr(data, name) != getattr(company, name):
            after[name] = await _replace_picture(session, company, name, getattr(data, name))
    before = {name: getattr(company, name) for name in after}
    for name, value in after.items():
        setattr(company, name, value)
    if after:
        audit.record(session, "company.changed", company.id, before=before, after=after)
        await session.flush()
        await _run_systems_hooks(session, [name for name in SYSTEMS if after.get(name)])
    return company


async def replace_cover(session: AsyncSession, cover_id: UUID | None) -> None:
    """Replace the cover picture of the company's pages by an uploaded one; None removes it. Raises FieldError."""
    company = await get_own_company(session, lock=True)
    before = company.cover_id
    if before != cover_id:
        company.cover_id = await _replace_picture(session, company, "cover_id", cover_id)
        audit.record(session, "company.changed", company.id, before={"cover_id": before}, after={"cover_id": cover_id})
        await session.flush()


async def save_settings(session: AsyncSession, data: CompanySettingsUpdate) -> Company:
    """Store all settings of PLT-052. Raises VersionConflict, FieldError for mandatory BankID where the clinic doesn't use BankID."""
    company = await get_own_company(session, lock=True)
    if company.version != data.version:
        raise VersionConflict(current=CompanySettingsOut.from_company(company))
    settings = data.model_dump(exclude={"version"})
    for key in BANKID_PORTALS:
        if settings[key] and not (data.BANK_ID_VERIFICATION_ENABLED or company.settings[key]):
            raise FieldError(key, "bankid_off")
    before, after = _changed_values(company.settings, settings)
    if after:
        company.settings = {**company.settings, **settings}
        audit.record(session, "company.settings_changed", company.id, before=before, after=after)
        await session.flush()
        for hook in _settings_hooks:
            await hook(session, company)
    return company


async def list_extra_fields(session: AsyncSession, *, with_deleted: bool = False) -> list[ExtraField]:
    """List the company's own fields of clients in their order (PLT-054)."""
    company = await get_own_company(session)
    return company.extra_fields if with_deleted else company.live_extra_fields


async def get_policy_in_force(session: AsyncSession) -> PersonalDataPolicy | None:
    """Return the last version of the company's personal data policy (PLT-058), None while it has published none."""
    policies = select(PersonalDataPolicy).where(PersonalDataPolicy.company_id == get_context(session).company_id)
    policy: PersonalDataPolicy | None = await session.scalar(policies.order_by(PersonalDataPolicy.number.desc()).limit(1))
    return policy


async def check_policy_shown(session: AsyncSession, policy_id: UUID | None) -> None:
    """Check that a visitor who gives personal data was shown a version of the policy (LAW-050). Raises FieldError.

    A version that was published while the visitor read the earlier one doesn't stop them: what they were shown is what is kept.
    """
    own = PersonalDataPolicy.company_id == get_context(session).company_id
    if policy_id is None:
        if await get_policy_in_force(session) is not None:
            raise FieldError("policy_id", "required")
    elif await session.scalar(select(PersonalDataPolicy.id).where(own, PersonalDataPolicy.id == policy_id)) is None:
        raise FieldError("policy_id", "unknown")


async def save_client_fields(session: AsyncSession, data: ClientFieldsUpdate) -> Company:
    """Store how the fields of a client's form are used (PLT-053, REC-013). Raises VersionConflict."""
    company = await get_own_company(session, lock=True)
    if company.version != data.version:
        raise VersionConflict(current=ClientFieldsOut.from_company(company))
    fields = data.model_dump(exclude={"version"})
    before, after = _changed_values(company.settings["CLIENT_FIELDS"], fields)
    if after:
        company.settings = {**company.settings, "CLIENT_FIELDS": fields}
        audit.record(session, "company.client_fields_changed", company.id, before=before, after=after)
        await session.flush()
    return company


async def save_cancellation_policy(session: AsyncSession, data: CancellationPolicyUpdate) -> CancellationPolicyOut:
    """Store until when clients may cancel and reschedule bookings (BKG-035). Raises VersionConflict."""
    company = await get_own_company(session, lock=True)
    if company.version != data.version:
        raise VersionConflict(current=CancellationPolicyOut.from_company(company))
    policy = data.model_dump(exclude={"version"})
    before, after = _changed_values(company.settings["CANCELLATION_POLICY"], policy)
    if after:
        company.settings = {**company.settings, "CANCELLATION_POLICY": policy}
        audit.record(session, "company.cancellation_policy_changed", company.id, before=before, after=after)
        await session.flush()
    return CancellationPolicyOut.from_company(company)


async def save_registration_settings(session: AsyncSession, company: Company, data: RegistrationSettings) -> None:
    """Store the settings of the registration portal of a company that the caller has locked (REC-060)."""
    values = data.model_dump(mode="json")
    before, after = _changed_values(company.settings["REGISTRATION"], values)
    if after:
        company.settings = {**company.settings, "REGISTRATION": values}
        audit.record(session, "company.registration_changed", company.id, before=before, after=after)
        await session.flush()


async def get_client_fields(session: AsyncSession) -> ClientFields:
    """Return how the session's company uses the fields of a client's form."""
    return (await get_own_company(session)).client_fields


async def get_settings(context: Context) -> str:
    """Return all settings of the context's company by key, with the company's version, as JSON."""
    async with read_connection(context) as connection:
        row = await connection.fetchrow(queries.SETTINGS_WITH_VERSION, context.company_id)
    settings = orjson.loads(row["settings"])
    return orjson.dumps({key: settings[key] for key in CompanySettings.model_fields} | {"version": row["version"]}).decode()


async def get_customer_language(context: Context) -> Language:
    """Return the language in which the context's company speaks to clients who have chosen none."""
    async with read_connection(context) as connection:
        return cast("Language", orjson.loads(await connection.fetchval(queries.SETTINGS, context.company_id))["CUSTOMER_LANGUAGE"])


def _changed_values(saved: dict[str, Any], values: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the saved and the new values of the keys that differ."""
    changed = [key for key, value in values.items() if saved[key] != value]
    return {key: saved[key] for key in changed}, {key: values[key] for key in changed}


async def get_public_settings(public_id: str) -> PublicSettings:
    """Return the settings that visitors' pages read, of the company with this public id. Raises NotFound."""
    row = await call_lookup("lookup_company_by_public_id", public_id[:MAX_PUBLIC_ID_LENGTH])
    if row is None:
        raise NotFound
    async with read_connection(Context(company_id=row["company_id"], actor="visitor")) as connection:
        settings = orjson.loads(await connection.fetchval(queries.SETTINGS, row["company_id"]))
    return PublicSettings.model_validate(settings)


async def _run_systems_hooks(session: AsyncSession, enabled: list[str]) -> None:
    for hook in _systems_hooks if enabled else []:
        await hook(session, enabled)


def _validate_systems(company: Company, changed: dict[str, Any]) -> None:
    """Check that a company that switches systems off keeps one. Raises FieldError."""
    if set(SYSTEMS) & set(changed) and not any(changed.get(name, getattr(company, name)) for name in SYSTEMS):
        raise FieldError("is_booking_on", "at_least_one")


def _validate_facts(company: Company, changed: dict[str, Any]) -> None:
    """Check changed facts: a phone number that its country has, Swedish numbers by their rules. Raises FieldError."""

    def get(name: str) -> str:
        return str(changed.get(name, getattr(company, name)))

    if {"phone_number", "country_code"} & set(changed) and get("phone_number"):
        if not get("country_code"):
            raise FieldError("phone_number", "country_code")
        to_e164(get("country_code"), get("phone_number"), field="phone_number")
    for name, rule in SWEDISH_RULES.items():
        is_checked = get("country") == "SE" and {name, "country"} & set(changed)
        if is_checked and get(name) and not RULES[rule](get(name)):
            raise FieldError(name, rule)


async def _replace_picture(session: AsyncSession, company: Company, name: str, file_id: UUID | None) -> UUID | None:
    """Claim the new logo or cover and withdraw the previous one, which stays readable only through documents that show it."""
    if file_id is not None:
        await files.claim_file(session, file_id, owner_type=PICTURE_OWNERS[name], owner_id=company.id, field=name)
    previous_id = getattr(company, name)
    if previous_id is not None:
        await files.withdraw_file(session, previous_id)
    return file_id


async def _has_prices(session: AsyncSession) -> bool:
    for has_price in _price_checks:
        if await has_price(session):
            return True
    return False


async def choose_short_name(session: AsyncSession, short_name: str) -> Company:
    """Choose the name in the address of the company's booking page; names that it had before keep leading there.

    Raises FieldError when another company has or had the name, or when it is reserved; RateLimited.
    """
    company = await get_own_company(session, lock=True)
    if short_name == company.short_name:
        return company
    await rate_limit.hit("short-name", str(company.id), limit=MAX_SHORT_NAMES_PER_DAY, window_seconds=DAY_SECONDS)
    if short_name in RESERVED_SHORT_NAMES:
        raise FieldError("short_name", "reserved")
    is_own = select(CompanyShortName.id).where(CompanyShortName.company_id == company.id, CompanyShortName.short_name == short_name)
    if await session.scalar(is_own) is None:
        await _claim_short_name(session, company, short_name)
    before, company.short_name = company.short_name, short_name
    audit.record(session, "company.short_name_chosen", company.id, before=before, after=short_name)
    await session.flush()
    return company


async def _claim_short_name(session: AsyncSession, company: Company, short_name: str) -> None:
    """Write the name as the company's; the table itself refuses a name that another company has."""
    session.add(CompanyShortName(company_id=company.id, id=new_id(), short_name=short_name))
    try:
        await session.flush()
    except IntegrityError as error:
        if SHORT_NAME_CONSTRAINT in str(error.orig):
            raise FieldError("short_name", "taken") from error
        raise


async def complete_onboarding(session: AsyncSession, *, booking: bool, record: bool, pos: bool) -> Company:
    """Enable the modules that the super user chose and mark the onboarding as completed."""
    company = await get_own_company(session, lock=True)
    company.is_booking_on, company.is_record_on, company.is_pos_on = booking, record, pos
    company.onboarded_at = now()
    audit.record(session, "company.onboarded", company.id, booking=booking, record=record, pos=pos)
    await session.flush()
    return company


async def dismiss_checklist(session: AsyncSession) -> None:
    """Hide the checklist of a new clinic for everyone in the company (USE-002)."""
    company = await get_own_company(session, lock=True)
    if company.checklist_dismissed_at is None:
        company.checklist_dismissed_at = now()
        audit.record(session, "company.checklist_dismissed", company.id)


async def set_verified(session: AsyncSession, *, verified: bool = True) -> Company:
    """Record that the operator has verified the company's identity, or has withdrawn that (PLT-061)."""
    company = await get_own_company(session, lock=True)
    company.is_verified = verified
    audit.record(session, "company.verified" if verified else "company.unverified", company.id)
    await session.flush()
    return company


async def lock_plan_limit(session: AsyncSession, name: Literal["user_limit", "client_limit"]) -> int | None:
    """Return one of the plan's limits, None for unlimited, with the company's row locked until the commit.

    The lock makes concurrent additions count one after the other, so that two cannot both take the last free slot.
    """
    limit: int = getattr(await get_own_company(session, lock=True), name)
    return limit or None
