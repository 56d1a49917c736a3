"""The licence of a user: looked up in the authority's register, and by whom (LAW-020)."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.accounts.models import LICENSED_PROFESSIONS
from clinic.accounts.schemas import UserDetailsOut
from clinic.accounts.team import service as team
from clinic.accounts.team.schemas import LicenceCheck
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api.errors import Conflict, FieldError
from clinic.core.clock import local_date, now
from clinic.core.database.session import get_context


class LicenceMissing(Conflict):
    """The user has no licence that could be checked."""

    code = "team.licence_missing"
    en = "Save a licensed profession and its licence number first."
    sv = "Spara först ett legitimationsyrke och dess legitimationsnummer."


async def check_licence(session: AsyncSession, user_id: UUID, data: LicenceCheck) -> UserDetailsOut:
    """Record the day on which the caller has checked a user's licence. Raises LicenceMissing, FieldError for a day to come."""
    member = await team.get_member_at_version(session, user_id, data.version)
    if member.profession not in LICENSED_PROFESSIONS or not member.licence_number:
        raise LicenceMissing
    company = await companies.get_own_company(session)
    if data.checked_on > local_date(now(), company.timezone):
        raise FieldError("checked_on", "today_or_earlier")
    member.licence_checked_on, member.licence_checked_by = data.checked_on, get_context(session).membership_id
    audit.record(
        session, "user.licence_checked", member.id, profession=member.profession, licence_number=member.licence_number,
        checked_on=data.checked_on,
    )
    await accounts.notify_member_changed(session, member)
    return await team.to_details(session, member)
