"""The view of a session that the app opens with. It is read in the request's own transaction, so it includes that request's changes.

Its permissions are those that the person has once two factors have proved them: menus show them, and the first call asks for the second
factor (LAW-001).
"""

from types import SimpleNamespace
from typing import Any

import orjson

from clinic.accounts.models import Membership
from clinic.accounts.schemas import CurrentUserOut, SessionOut
from clinic.accounts.sessions import queries
from clinic.accounts.terms.agreements import list_pending
from clinic.company import service as companies
from clinic.company.schemas import CompanyOut, CompanySettings
from clinic.core.api.errors import NotAuthenticated
from clinic.core.database.session import AnySession, flush_and_get_connection, get_context
from clinic.core.database.tenant_context import Context
from clinic.core.security.dependencies import CurrentUser
from clinic.core.security.permissions import Module, Role
from clinic.core.settings import settings


async def build_session_view(session: AnySession) -> SessionOut:
    """Build the view of the session's subject. Raises NotAuthenticated when the subject doesn't exist."""
    context = get_context(session)
    if context.membership_id:
        return await _staff_view(session, context)
    if context.prescriber_id:
        return await _prescriber_view(session, context)
    return await _master_admin_view(session, context)


async def _fetch_row(session: AnySession, sql: str, *values: object) -> Any:
    """Return the one result row. Raises NotAuthenticated when there is none."""
    row = await (await flush_and_get_connection(session)).fetchrow(sql, *values)
    if row is None:
        raise NotAuthenticated
    return row


async def _fetch_records(session: AnySession, sql: str, *values: object) -> list[Any]:
    """Return the joined rows of one result row, each with its columns as attributes. Raises NotAuthenticated."""
    return [SimpleNamespace(**record) for record in await _fetch_row(session, sql, *values)]


async def _staff_view(session: AnySession, context: Context) -> SessionOut:
    row = await _fetch_row(session, queries.STAFF_VIEW, context.company_id, context.membership_id)
    records: list[Any] = [SimpleNamespace(**row[name]) for name in ("m", "i", "c")]
    member, identity, company = records
    company.settings = orjson.loads(row["settings"])
    vars(company).update({key.lower(): value for key, value in company.settings.items()})
    is_verified, is_set_up = identity.email_verified_at is not None, company.onboarded_at is not None
    user = CurrentUser(
        context=context, role=Role(member.role), language=member.language, user_modules=enabled_modules(member),
        company_modules=enabled_modules(company), email_verified=is_verified, set_up=is_set_up, company_verified=company.is_verified,
        subscription=company.subscription_state, is_strong=True,
    )
    return SessionOut(
        area="staff", user=CurrentUserOut.from_staff(member, identity), company=CompanyOut.model_validate(company),
        permissions=user.permissions, settings=_display_settings(company, member.language), client_fields=company.client_fields,
        extra_fields=company.extra_fields,
        pending_agreements=list_pending(row["agreements"]) if user.role is Role.SUPER else [],
        onboarding_step="verify_email" if not is_verified else "done" if is_set_up else "set_up",
        password_expires_at=row["password_expires_at"],
    )


def enabled_modules(row: Membership | companies.Company) -> frozenset[Module]:
    """Return the modules that are enabled for a member or a company; a company always has quality management."""
    return frozenset(module for module, is_on in (
        (Module.BOOKING, row.is_booking_on), (Module.RECORD, row.is_record_on), (Module.POS, row.is_pos_on),
        (Module.MANAGEMENT, getattr(row, "is_management_on", True)),
    ) if is_on)


def _display_settings(company: companies.Company, language: str) -> dict[str, str | bool]:
    """Return the typed settings of PLT-052; LANGUAGE is the user's, which starts as the company's."""
    shown = {key: company.settings[key] for key in CompanySettings.model_fields if key != "PASSWORD_DAYS"}
    return {**shown, "LANGUAGE": language, "TEST_SYSTEMS": _name_test_systems()}


def _name_test_systems() -> str:
    """Return the names of the outside systems that are test systems, which every screen shows (LAW-043)."""
    return ", ".join(settings().test_systems)


async def _prescriber_view(session: AnySession, context: Context) -> SessionOut:
    prescriber, identity = await _fetch_records(session, queries.PRESCRIBER_VIEW, context.prescriber_id, context.identity_id)
    is_verified = identity.email_verified_at is not None
    user = CurrentUser(context, Role.PRESCRIBER, prescriber.language, frozenset(), frozenset(), email_verified=is_verified, is_strong=True)
    return SessionOut(
        area="prescriber", user=CurrentUserOut.from_prescriber(prescriber, identity), company=None, permissions=user.permissions,
        settings={"LANGUAGE": prescriber.language, "TEST_SYSTEMS": _name_test_systems()},
        onboarding_step="done" if is_verified else "verify_email",
    )


async def _master_admin_view(session: AnySession, context: Context) -> SessionOut:
    master_admin, identity = await _fetch_records(session, queries.MASTER_ADMIN_VIEW, context.identity_id)
    user = CurrentUser(context, Role.MASTER, "en", frozenset(), frozenset())
    return SessionOut(
        area="master_admin", user=CurrentUserOut.from_master_admin(master_admin, identity), company=None, permissions=user.permissions,
        settings={"LANGUAGE": "en", "TEST_SYSTEMS": _name_test_systems()}, onboarding_step="done",
    )
