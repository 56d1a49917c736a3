"""Administration of a company's users (PLT-032, PLT-033)."""

from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.accounts.emails.requests import request_email
from clinic.accounts.identities import passwords
from clinic.accounts.models import Membership
from clinic.accounts.schemas import UserOut
from clinic.accounts.sessions import service as sessions
from clinic.accounts.team.schemas import UserCreate, UserFields, UserStatusUpdate, UserUpdate
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api import rate_limit
from clinic.core.api.errors import Conflict, FieldError, Forbidden, PlanLimitReached, VersionConflict
from clinic.core.database.session import get_context
from clinic.core.text.phone import to_e164

SUPER_USER_ROLE = "super_admin"
MAX_USERS_ADDED_PER_HOUR, HOUR_SECONDS = 60, 3600
"""Users that a company may add per hour: enough for a clinic's whole staff, too few to probe a list of addresses."""


class UserLimit(PlanLimitReached):
    """The plan's limit of users is reached (PLT-036)."""

    code = "limit.users"


class SuperUserRequired(Conflict):
    """The super user can't be deactivated; ownership has to be transferred first."""

    code = "team.super_user_required"
    en = "The super user cannot be deactivated."
    sv = "Superanvändaren kan inte inaktiveras."


class CannotDeactivateSelf(Conflict):
    """Users can't deactivate themselves."""

    code = "team.cannot_deactivate_self"
    en = "You cannot deactivate yourself."
    sv = "Du kan inte inaktivera dig själv."


async def get_user(session: AsyncSession, user_id: UUID) -> UserOut:
    """Return a user of the company. Raises NotFound."""
    return UserOut.from_member(await accounts.get_member(session, user_id))


async def _get_member_at_version(session: AsyncSession, user_id: UUID, version: int) -> Membership:
    """Return a member in the version that the caller's form is based on. Raises NotFound; VersionConflict with the current user."""
    member = await accounts.get_member(session, user_id)
    if member.version != version:
        raise VersionConflict(current=UserOut.from_member(member))
    return member


async def create_user(session: AsyncSession, data: UserCreate) -> UserOut:
    """Add a user, who gets an e-mail with a link to choose a password, or a notice when their address has a verified account.

    An account with an unverified address counts as unknown: its password is revoked, and the e-mail lets its receiver choose one.
    Raises Forbidden for a restricted caller, because a new user may access all clients; RateLimited, UserLimit, FieldError.
    """
    _validate_mobile_number(data)
    _require_full_client_access(session)
    await rate_limit.hit("team-add", str(get_context(session).company_id), limit=MAX_USERS_ADDED_PER_HOUR, window_seconds=HOUR_SECONDS)
    if data.user_role == SUPER_USER_ROLE:
        raise FieldError("user_role", "choice")
    company = await companies.get_own_company(session, lock=True)
    await _ensure_below_user_limit(session, company)
    language = data.language or company.language
    details = accounts.AccountDetails(data.first_name, data.last_name, data.email, passwords.UNUSABLE_HASH, language)
    identity = await accounts.find_identity_by_email(session, data.email)
    is_verified, password_revoked = identity is not None and identity.email_verified_at is not None, False
    if identity is None or not is_verified:
        identity, password_revoked = await accounts.take_over_unverified_identity(session, details)
    member = await accounts.create_member(session, identity, details, role=data.user_role, **_member_fields(data))
    request_email(
        session, "invite_existing" if is_verified else "invite_new", identity.id, language, password_revoked=password_revoked,
        name=member.first_name, company=company.name,
    )
    return UserOut.from_member(member)


def _require_full_client_access(session: AsyncSession) -> None:
    """Raise Forbidden for a restricted user: nobody may give a colleague access that they don't have themselves (PLT-034)."""
    if get_context(session).client_scope != "all":
        raise Forbidden


def _validate_mobile_number(data: UserFields) -> None:
    to_e164(data.country_code, data.mobile_number)


def _member_fields(data: UserFields) -> dict[str, object]:
    return data.model_dump(exclude={"first_name", "last_name", "user_role", "email", "language", "version"})


async def _ensure_below_user_limit(session: AsyncSession, company: companies.Company) -> None:
    """Raise UserLimit when the limit is reached. The caller holds the company's row lock, so concurrent calls can't pass it together."""
    count = select(func.count()).select_from(Membership).where(
        Membership.company_id == company.id, Membership.is_active.is_(True), Membership.deleted_at.is_(None),
    )
    if company.user_limit and (await session.scalar(count) or 0) >= company.user_limit:
        raise UserLimit(limit=company.user_limit)


async def update_user(session: AsyncSession, user_id: UUID, data: UserUpdate) -> UserOut:
    """Change a user; the super user role can't be given or taken here.

    Raises Forbidden when a restricted caller changes a role, since roles differ in the clients they may access; VersionConflict,
    FieldError.
    """
    _validate_mobile_number(data)
    member = await _get_member_at_version(session, user_id, data.version)
    if (member.role == SUPER_USER_ROLE) != (data.user_role == SUPER_USER_ROLE):
        raise FieldError("user_role", "choice")
    if member.role != data.user_role:
        _require_full_client_access(session)
    values = {"first_name": data.first_name, "last_name": data.last_name, "role": data.user_role, **_member_fields(data)}
    changed = {name: value for name, value in values.items() if getattr(member, name) != value}
    for name, value in changed.items():
        setattr(member, name, value)
    if changed:
        audit.record(session, "user.changed", member.id, after=changed)
        await accounts.notify_member_changed(session, member)
    return UserOut.from_member(member)


async def change_user_status(session: AsyncSession, user_id: UUID, data: UserStatusUpdate) -> UserOut:
    """Activate or deactivate a user; deactivating ends their sessions at this company at once.

    Raises UserLimit, SuperUserRequired, CannotDeactivateSelf, VersionConflict.
    """
    company = await companies.get_own_company(session, lock=True)
    member = await _get_member_at_version(session, user_id, data.version)
    if data.is_active != member.is_active:
        if data.is_active:
            await _ensure_below_user_limit(session, company)
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
