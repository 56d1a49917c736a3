"""Handing the company over to another user, who becomes its super user (PLT-035)."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.accounts.emails.requests import TemplateName, request_email
from clinic.accounts.models import Membership
from clinic.accounts.schemas import UserDetailsOut, UserOut
from clinic.accounts.team.schemas import SuperUserTransfer
from clinic.accounts.team.service import SUPER_USER_ROLE
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api.errors import Conflict, FieldError, NotFound, VersionConflict
from clinic.core.background import outbox
from clinic.core.database.session import get_context, get_owned

COMPANY_RECEIVED: TemplateName = "company_received"
COMPANY_HANDED_OVER: TemplateName = "company_handed_over"


class NotSuperUser(Conflict):
    """Another hand-over was quicker: the caller isn't the super user any more."""

    code = "team.not_super_user"
    en = "You are not the super user any more, so you cannot hand the company over."
    sv = "Du är inte längre superanvändare och kan därför inte överlåta företaget."


class CannotReceiveCompany(Conflict):
    """The user is inactive, has not joined yet, or is the super user already."""

    code = "team.cannot_receive_company"
    en = "Only an active team member who has joined can receive the company."
    sv = "Bara en aktiv medarbetare som har gått med kan ta över företaget."


async def make_super_user(session: AsyncSession, user_id: UUID, data: SuperUserTransfer) -> UserOut:
    """Make a user the company's super user, with access to all clients; the former one becomes an administrator.

    The company's row is locked, so that of two hand-overs at once the second is refused. Raises NotSuperUser, CannotReceiveCompany,
    FieldError when the typed name isn't the company's, NotFound, VersionConflict.
    """
    company = await companies.get_own_company(session, lock=True)
    own_id = get_context(session).membership_id
    if own_id is None:
        raise NotFound
    former = await get_owned(session, Membership, own_id, lock={"key_share": True})
    if former.role != SUPER_USER_ROLE or not former.is_active:
        raise NotSuperUser
    member = await get_owned(session, Membership, user_id, lock={"key_share": True})
    if member.version != data.version:
        raise VersionConflict(current=UserDetailsOut.from_member(member))
    if member.id == former.id or not member.is_active or member.invitation_expires_at is not None:
        raise CannotReceiveCompany
    if data.company_name.casefold() != company.name.strip().casefold():
        raise FieldError("company_name", "company_name")
    audit.record(
        session, "company.handed_over", member.id, before={"super_user": former.id, "email": company.email},
        after={"super_user": member.id, "email": member.email},
    )
    former.role, member.role, member.client_access, company.email = "admin", SUPER_USER_ROLE, "full", member.email
    for changed in (former, member):
        await accounts.notify_member_changed(session, changed)
    for person, template in ((member, COMPANY_RECEIVED), (former, COMPANY_HANDED_OVER)):
        request_email(
            session, template, person.identity_id, person.language, name=person.first_name, company=company.name,
            former=former.full_name, owner=member.full_name,
        )
    outbox.publish(session, accounts.COMPANY_HANDED_OVER, {"membership_id": str(member.id)})
    return UserOut.from_member(member)
