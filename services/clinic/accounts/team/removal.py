"""Deleting a user from a company and restoring them (PLT-032)."""

from uuid import UUID

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.accounts.models import Membership
from clinic.accounts.schemas import UserDetailsOut, UserOut
from clinic.accounts.sessions import service as sessions
from clinic.accounts.team import service as team
from clinic.accounts.team.schemas import UserDelete
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api.errors import Conflict, NotFound, VersionConflict
from clinic.core.clock import now
from clinic.core.database.session import get_context


class CannotDeleteSelf(Conflict):
    """Users can't delete themselves."""

    code = "team.cannot_delete_self"
    en = "You cannot delete yourself."
    sv = "Du kan inte ta bort dig själv."


class UserHasBookings(Conflict):
    """The user has bookings to come, which have to be moved or cancelled first; `count` is how many."""

    code = "team.has_bookings"
    en = "This team member has bookings to come ({count}). Move or cancel them first."
    sv = "Medarbetaren har kommande bokningar ({count}). Flytta eller avboka dem först."


class UserAddedTwice(Conflict):
    """The person of a deleted user has been added as a new user meanwhile."""

    code = "team.added_twice"
    en = "This person has been added to the team anew. Remove that team member first."
    sv = "Den här personen har lagts till i teamet på nytt. Ta först bort den medarbetaren."


async def delete_user(session: AsyncSession, user_id: UUID, data: UserDelete) -> None:
    """Delete a user, whose sessions end at once; what they have written, signed and sold keeps their name.

    Raises SuperUserRequired, CannotDeleteSelf, UserHasBookings, NotFound, VersionConflict.
    """
    await companies.get_own_company(session, lock=True)
    member = await accounts.get_member(session, user_id)
    if member.version != data.version:
        raise VersionConflict(current=UserDetailsOut.from_member(member))
    if member.role == team.SUPER_USER_ROLE:
        raise team.SuperUserRequired
    if member.id == get_context(session).membership_id:
        raise CannotDeleteSelf
    count = await accounts.count_coming_bookings(session, member)
    if count:
        raise UserHasBookings(count=count)
    member.deleted_at = now()
    await sessions.end_sessions(session, "membership_id", member.id, reason="deactivated")
    audit.record(session, "user.deleted", member.id, reason=data.reason)
    await accounts.notify_member_changed(session, member)


async def restore_user(session: AsyncSession, user_id: UUID, version: int) -> UserOut:
    """Restore a deleted user, active or inactive as they were; nothing happens to one that isn't deleted.

    Raises UserLimit, UserAddedTwice, Forbidden for a restricted caller, NotFound, VersionConflict.
    """
    company = await companies.get_own_company(session, lock=True)
    member = await session.get(Membership, (company.id, user_id))
    if member is None:
        raise NotFound
    if member.version != version:
        raise VersionConflict(current=UserDetailsOut.from_member(member))
    if member.deleted_at is not None:
        team.require_full_client_access(session)
        if member.is_active:
            await team.ensure_below_user_limit(session, company)
        member.deleted_at = None
        await _flush_restored(session)
        audit.record(session, "user.restored", member.id)
        await accounts.notify_member_changed(session, member)
    return UserOut.from_member(member)


async def _flush_restored(session: AsyncSession) -> None:
    try:
        await session.flush()
    except IntegrityError as error:
        if "membership_identity_key" in str(error.orig):
            raise UserAddedTwice from error
        raise
