"""What the app needs to know of a session when it opens: read in the session's own transaction, so it shows what that just changed."""

from types import SimpleNamespace
from typing import Any

from clinic.accounts.models import Membership
from clinic.accounts.schemas import MyselfOut, SessionOut
from clinic.company import service as companies
from clinic.company.schemas import CompanyOut
from clinic.core.auth import Caller
from clinic.core.context import Context
from clinic.core.db import Unit, context_of, flushed
from clinic.core.errors import NotSignedIn
from clinic.core.permissions import Role, System

_STAFF = """
SELECT m, i, c FROM membership m JOIN identity i ON i.id = m.identity_id JOIN company c ON c.id = m.company_id
WHERE m.company_id = $1 AND m.id = $2
"""
_PRESCRIBER = "SELECT p, i FROM prescriber p JOIN identity i ON i.id = p.identity_id WHERE p.id = $1 AND i.id = $2"
_MASTER = "SELECT a, i FROM master_admin a JOIN identity i ON i.id = a.identity_id WHERE i.id = $1"


async def of(session: Unit) -> SessionOut:
    """The snapshot of whom the session acts for."""
    context = context_of(session)
    if context.membership_id:
        return await _staff(session, context)
    if context.prescriber_id:
        return await _prescriber(session, context)
    return await _master(session, context)


async def _rows(session: Unit, sql: str, *values: object) -> list[Any]:
    """The rows that the statement joins, with their columns as attributes."""
    found = await (await flushed(session)).fetchrow(sql, *values)
    if found is None:
        raise NotSignedIn
    return [SimpleNamespace(**row) for row in found]


async def _staff(session: Unit, context: Context) -> SessionOut:
    member, person, company = await _rows(session, _STAFF, context.company_id, context.membership_id)
    verified, set_up = person.email_verified_at is not None, company.set_up_at is not None
    caller = Caller(
        context=context, role=Role(member.role), language=member.language, user_systems=systems(member), company_systems=systems(company),
        email_verified=verified, set_up=set_up, company_verified=company.is_verified, subscription=company.subscription_state,
    )
    return SessionOut(
        area="staff", user=MyselfOut.of_staff(member, person), company=CompanyOut.model_validate(company),
        permissions=caller.permissions, settings=_settings(company, member.language),
        step="verify_email" if not verified else "done" if set_up else "set_up",
    )


def systems(row: Membership | companies.Company) -> frozenset[System]:
    """Which systems are on."""
    return frozenset(system for system, on in (
        (System.BOOKING, row.is_booking_on), (System.RECORD, row.is_record_on), (System.POS, row.is_pos_on),
        (System.MANAGEMENT, getattr(row, "is_management_on", True)),
    ) if on)


def _settings(company: companies.Company, language: str) -> dict[str, str | bool]:
    """The typed settings of PLT-052 that shape every screen; LANGUAGE is the user's own, which begins as the company's."""
    return {
        "DATE_FORMAT": company.date_format, "IS_TWELVE_HOURS": company.is_twelve_hours,
        "CALENDAR_FIRST_DAY_SUNDAY": company.calendar_first_day_sunday, "LANGUAGE": language,
        "CUSTOMER_LANGUAGE": company.customer_language, "NRS_RATING": company.is_nrs_on,
    }


async def _prescriber(session: Unit, context: Context) -> SessionOut:
    row, person = await _rows(session, _PRESCRIBER, context.prescriber_id, context.identity_id)
    verified = person.email_verified_at is not None
    caller = Caller(context, Role.PRESCRIBER, row.language, frozenset(), frozenset(), email_verified=verified)
    return SessionOut(
        area="prescriber", user=MyselfOut.of_prescriber(row, person), company=None, permissions=caller.permissions,
        settings={"LANGUAGE": row.language}, step="done" if verified else "verify_email",
    )


async def _master(session: Unit, context: Context) -> SessionOut:
    row, person = await _rows(session, _MASTER, context.identity_id)
    caller = Caller(context, Role.MASTER, "en", frozenset(), frozenset())
    return SessionOut(
        area="master_admin", user=MyselfOut.of_master(row, person), company=None, permissions=caller.permissions,
        settings={"LANGUAGE": "en"}, step="done",
    )
