"""Administration of a company's users (PLT-032, PLT-033)."""

from contextlib import suppress
from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import member_details, service as accounts
from clinic.accounts.emails.requests import INVITATION_TTL, TemplateName, request_email
from clinic.accounts.identities import passwords
from clinic.accounts.models import Identity, Membership
from clinic.accounts.schemas import UserDetailsOut, UserOut
from clinic.accounts.sessions import service as sessions
from clinic.accounts.team.schemas import UserCreate, UserFields, UserStatusUpdate, UserUpdate
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api import rate_limit
from clinic.core.api.errors import Conflict, FieldError, Forbidden, PlanLimitReached, VersionConflict
from clinic.core.background import outbox
from clinic.core.clock import now
from clinic.core.database.session import get_context, get_owned
from clinic.core.security.dependencies import CurrentUser, require_second_factor

SUPER_USER_ROLE = "super_admin"
MAX_USERS_ADDED_PER_HOUR, HOUR_SECONDS = 60, 3600
"""Users that a company may add per hour: enough for a clinic's whole staff, too few to probe a list of addresses."""
LICENCE_FIELDS = frozenset({"profession", "licence_number", "specialist_competence"})
"""What a check of the licence is about: changed, it has to be checked anew."""


class UserLimit(PlanLimitReached):
    """The plan's limit of users is reached (PLT-036)."""

    code = "limit.users"


class SuperUserRequired(Conflict):
    """The super user can't be deactivated or deleted; ownership has to be transferred first."""

    code = "team.super_user_required"
    en = "The super user cannot be deactivated or deleted."
    sv = "Superanvändaren kan inte inaktiveras eller tas bort."


class InvitationAccepted(Conflict):
    """The user has joined already, so that there is no invitation to send again."""

    code = "team.invitation_accepted"
    en = "This person has joined already."
    sv = "Den här personen har redan gått med."


class CannotDeactivateSelf(Conflict):
    """Users can't deactivate themselves."""

    code = "team.cannot_deactivate_self"
    en = "You cannot deactivate yourself."
    sv = "Du kan inte inaktivera dig själv."


async def get_user(session: AsyncSession, user_id: UUID) -> UserOut:
    """Return a user of the company. Raises NotFound."""
    return UserOut.from_member(await accounts.get_member(session, user_id))


async def get_user_details(session: AsyncSession, user_id: UUID) -> UserDetailsOut:
    """Return a user of the company with their address and personal id. Raises NotFound."""
    return await to_details(session, await accounts.get_member(session, user_id))


async def to_details(session: AsyncSession, member: Membership) -> UserDetailsOut:
    """Return a member with the name of who checked their licence and, once they have joined, when their password was changed."""
    await session.flush()
    checker = member.licence_checked_by
    names = await accounts.get_display_names(session, [checker]) if checker else {}
    changed_at = None
    if member.invitation_expires_at is None:
        changed_at = (await session.get_one(Identity, member.identity_id)).password_changed_at
    return UserDetailsOut.from_member(
        member, licence_checked_by_name=names.get(checker, "") if checker else "", password_last_change_at=changed_at,
    )


async def get_member_at_version(session: AsyncSession, user_id: UUID, version: int) -> Membership:
    """Return a member in the version that the caller's form is based on. Raises NotFound; VersionConflict with the current user."""
    member = await accounts.get_member(session, user_id)
    if member.version != version:
        raise VersionConflict(current=UserDetailsOut.from_member(member))
    return member


async def create_user(session: AsyncSession, data: UserCreate) -> UserOut:
    """Add a user, who gets an e-mail with a link to choose a password, or a notice when their address has a verified account.

    An account with an unverified address counts as unknown: its password is revoked, and the e-mail lets its receiver choose one.
    Raises Forbidden for a restricted caller, because a new user may access all clients; RateLimited, UserLimit, FieldError.
    """
    require_full_client_access(session)
    fields = _member_fields(data)
    await member_details.check_details(session, None, fields)
    await _limit_invitations(session)
    if data.user_role == SUPER_USER_ROLE:
        raise FieldError("user_role", "choice")
    company = await companies.get_own_company(session, lock=True)
    await ensure_below_user_limit(session, company)
    language = data.language or company.language
    details = accounts.AccountDetails(data.first_name, data.last_name, data.email, passwords.UNUSABLE_HASH, language)
    identity = await accounts.find_identity_by_email(session, data.email)
    password_revoked = False
    if identity is None or identity.email_verified_at is None:
        identity, password_revoked = await accounts.take_over_unverified_identity(session, details)
    member = await accounts.create_member(
        session, identity, details, role=data.user_role, invitation_expires_at=now() + INVITATION_TTL,
        client_access="full" if company.settings["CLIENT_ACCESS_FULL_ACCESS"] else "custom", **fields,
    )
    await member_details.replace_photo(session, member, data.profile_photo)
    if data.performs_all_services and data.is_for_booking:
        await accounts.assign_all_services(session, member)
    _request_invitation(session, member, identity, company, password_revoked=password_revoked)
    outbox.publish(session, accounts.MEMBER_ADDED, {"membership_id": str(member.id)})
    return UserOut.from_member(member)


async def _limit_invitations(session: AsyncSession) -> None:
    await rate_limit.hit("team-add", str(get_context(session).company_id), limit=MAX_USERS_ADDED_PER_HOUR, window_seconds=HOUR_SECONDS)


def _request_invitation(
    session: AsyncSession, member: Membership, identity: Identity, company: companies.Company, *, password_revoked: bool = False,
) -> None:
    """Have the invitation mailed: with a link to choose a password, or with the sign-in's address to who has a verified account."""
    template: TemplateName = "invite_existing" if identity.email_verified_at is not None else "invite_new"
    request_email(
        session, template, identity.id, member.language, password_revoked=password_revoked, name=member.first_name, company=company.name,
    )


async def resend_invitation(session: AsyncSession, user_id: UUID) -> UserOut:
    """Invite a user who has not joined yet once more, for another 24 hours; the link that was sent before ends (PLT-038).

    Raises Forbidden for a restricted caller, InvitationAccepted, RateLimited.
    """
    require_full_client_access(session)
    await _limit_invitations(session)
    return UserOut.from_member(await _renew_invitation(session, user_id))


async def renew_invitation(session: AsyncSession, user_id: UUID) -> None:
    """Invite a user once more who asked for it with the link of an earlier invitation. Does nothing when they have joined meanwhile."""
    with suppress(InvitationAccepted):
        await _renew_invitation(session, user_id)


async def _renew_invitation(session: AsyncSession, user_id: UUID) -> Membership:
    company = await companies.get_own_company(session)
    member = await get_owned(session, Membership, user_id, lock=True)
    if member.invitation_expires_at is None or not member.is_active:
        raise InvitationAccepted
    member.invitation_expires_at = now() + INVITATION_TTL
    await session.flush()
    _request_invitation(session, member, await session.get_one(Identity, member.identity_id), company)
    audit.record(session, "user.invited_again", member.id)
    return member


def require_full_client_access(session: AsyncSession) -> None:
    """Raise Forbidden for a restricted user: nobody may give a colleague access that they don't have themselves (PLT-034)."""
    if get_context(session).client_scope != "all":
        raise Forbidden


def _member_fields(data: UserFields) -> dict[str, object]:
    not_columns = {"first_name", "last_name", "user_role", "email", "language", "performs_all_services", "version", "profile_photo"}
    return data.model_dump(exclude=not_columns)


async def ensure_below_user_limit(session: AsyncSession, company: companies.Company) -> None:
    """Raise UserLimit when the limit is reached. The caller holds the company's row lock, so concurrent calls can't pass it together."""
    count = select(func.count()).select_from(Membership).where(
        Membership.company_id == company.id, Membership.is_active.is_(True), Membership.deleted_at.is_(None),
    )
    if company.user_limit and (await session.scalar(count) or 0) >= company.user_limit:
        raise UserLimit(limit=company.user_limit)


async def update_user(session: AsyncSession, user: CurrentUser, user_id: UUID, data: UserUpdate) -> UserDetailsOut:
    """Change a user; the super user role can't be given or taken here. Fields that are left out stay as they are.

    Raises Forbidden when a restricted caller changes a role, since roles differ in the clients they may access; SecondFactorNeeded when a
    weak session lets a user sign in without a code; VersionConflict, FieldError.
    """
    member = await get_member_at_version(session, user_id, data.version)
    role = data.user_role if "user_role" in data.model_fields_set else member.role
    if (member.role == SUPER_USER_ROLE) != (role == SUPER_USER_ROLE):
        raise FieldError("user_role", "choice")
    if member.role != role:
        require_full_client_access(session)
    sent = {name: value for name, value in _member_fields(data).items() if name in data.model_fields_set}
    await member_details.check_details(session, member, sent)
    values = {"first_name": data.first_name, "last_name": data.last_name, "role": role, **sent}
    changed = {name: value for name, value in values.items() if getattr(member, name) != value}
    if "is_two_factor_required" in changed:
        _check_two_factor_change(user, member, is_required=data.is_two_factor_required)
    if changed.keys() & LICENCE_FIELDS and member.licence_checked_on:
        changed |= {"licence_checked_on": None, "licence_checked_by": None}
    has_new_photo = "profile_photo" in data.model_fields_set and await member_details.replace_photo(session, member, data.profile_photo)
    for name, value in changed.items():
        setattr(member, name, value)
    if has_new_photo:
        changed["profile_photo"] = data.profile_photo
    if changed:
        audit.record(session, "user.changed", member.id, after=changed)
        await accounts.notify_member_changed(session, member)
    return await to_details(session, member)


def _check_two_factor_change(user: CurrentUser, member: Membership, *, is_required: bool) -> None:
    """Raise Forbidden for the super user's flag, which is theirs, and SecondFactorNeeded when a weak session turns a user's off."""
    if member.role == SUPER_USER_ROLE and member.id != user.context.membership_id:
        raise Forbidden
    if not is_required:
        require_second_factor(user)


async def change_user_status(session: AsyncSession, user_id: UUID, data: UserStatusUpdate) -> UserOut:
    """Activate or deactivate a user; deactivating ends their sessions at this company at once.

    Raises UserLimit, SuperUserRequired, CannotDeactivateSelf, VersionConflict.
    """
    company = await companies.get_own_company(session, lock=True)
    member = await get_member_at_version(session, user_id, data.version)
    if data.is_active != member.is_active:
        if data.is_active:
            await ensure_below_user_limit(session, company)
        elif member.role == SUPER_USER_ROLE:
            raise SuperUserRequired
        elif member.id == get_context(session).membership_id:
            raise CannotDeactivateSelf
        member.is_active = data.is_active
        if not data.is_active:
            await sessions.end_sessions(session, "membership_id", member.id, reason="deactivated")
        audit.record(session, "user.activated" if data.is_active else "user.deactivated", member.id)
        await accounts.notify_member_changed(session, member)
    return UserOut.from_member(member)
