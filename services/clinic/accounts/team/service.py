"""What administrators do with the team (PLT-032, PLT-033)."""

from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import letters, passwords, service as accounts, sessions
from clinic.accounts.models import Membership
from clinic.accounts.schemas import UserOut
from clinic.accounts.team.schemas import StatusIn, UserFields, UserIn, UserUpdate
from clinic.company import service as companies
from clinic.core import audit, ratelimit
from clinic.core.db import context_of
from clinic.core.errors import Conflict, FieldError, Forbidden, LimitReached, Stale
from clinic.core.phone import e164

SUPER = "super_admin"
MOST_ADDED, HOUR = 60, 3600
"""Users that a company adds an hour: a whole clinic's staff, and no list of addresses."""


class UserLimit(LimitReached):
    """The plan has no room for one more user (PLT-036)."""

    code = "limit.users"


class SuperUserStays(Conflict):
    """The account's owner can't be switched off; the company is handed over first."""

    code = "team.super_user_stays"
    en = "The super user cannot be deactivated."
    sv = "Superanvändaren kan inte inaktiveras."


class NotOneself(Conflict):
    """Nobody locks themselves out."""

    code = "team.not_oneself"
    en = "You cannot deactivate yourself."
    sv = "Du kan inte inaktivera dig själv."


async def one(session: AsyncSession, user_id: UUID) -> UserOut:
    """One user."""
    return UserOut.of_member(await accounts.get_member(session, user_id))


async def _at(session: AsyncSession, user_id: UUID, version: int) -> Membership:
    """The user as the caller's form knew them; Stale with the user as they are now."""
    member = await accounts.get_member(session, user_id)
    if member.version != version:
        raise Stale(current=UserOut.of_member(member))
    return member


async def store(session: AsyncSession, wanted: UserIn) -> UserOut:
    """Add a user, who gets a mail to choose a password by, or to say that they now work here too.

    Whoever has an account without having proven that the address is theirs isn't known: they have to choose a password by that mail.
    Raises Forbidden to whom some clients may be hidden, for who is new meets them all; TooMany, UserLimit, FieldError.
    """
    _check(wanted)
    _sees_all(session)
    await ratelimit.allow("team-add", str(context_of(session).company_id), most=MOST_ADDED, seconds=HOUR)
    if wanted.user_role == SUPER:
        raise FieldError("user_role", "choice")
    company = await companies.own(session, lock=True)
    await _room_for_one_more(session, company)
    language = wanted.language or company.language
    person = accounts.Person(wanted.first_name, wanted.last_name, wanted.email, passwords.UNUSABLE, language)
    identity = await accounts.identity_of(session, wanted.email)
    known, taken = identity is not None and identity.email_verified_at is not None, False
    if identity is None or not known:
        identity, taken = await accounts.claim_identity(session, person)
    member = await accounts.create_member(session, identity, person, role=wanted.user_role, **_values(wanted))
    names = {"name": member.first_name, "company": company.name}
    letters.want(session, "join_known" if known else "join", identity.id, language, taken=taken, **names)
    return UserOut.of_member(member)


def _sees_all(session: AsyncSession) -> None:
    """Nobody gives a colleague a reach that they don't have themselves (PLT-034)."""
    if context_of(session).reach != "all":
        raise Forbidden


def _check(wanted: UserFields) -> None:
    e164(wanted.country_code, wanted.mobile_number)


def _values(wanted: UserFields) -> dict[str, object]:
    return wanted.model_dump(exclude={"first_name", "last_name", "user_role", "email", "language", "version"})


async def _room_for_one_more(session: AsyncSession, company: companies.Company) -> None:
    """The company's row is locked by now, so that of many at once no more than the limit get in."""
    count = select(func.count()).select_from(Membership).where(
        Membership.company_id == company.id, Membership.is_active.is_(True), Membership.deleted_at.is_(None),
    )
    if company.user_limit and (await session.scalar(count) or 0) >= company.user_limit:
        raise UserLimit(limit=company.user_limit)


async def update(session: AsyncSession, user_id: UUID, wanted: UserUpdate) -> UserOut:
    """Change a user. Who owns the account is not changed here.

    Raises Forbidden when whom some clients may be hidden from changes a role, for that of an accountant meets none; Stale, FieldError.
    """
    _check(wanted)
    member = await _at(session, user_id, wanted.version)
    if (member.role == SUPER) != (wanted.user_role == SUPER):
        raise FieldError("user_role", "choice")
    if member.role != wanted.user_role:
        _sees_all(session)
    values = {"first_name": wanted.first_name, "last_name": wanted.last_name, "role": wanted.user_role, **_values(wanted)}
    changed = {name: value for name, value in values.items() if getattr(member, name) != value}
    for name, value in changed.items():
        setattr(member, name, value)
    if changed:
        audit.record(session, "user.changed", member.id, after=changed)
        await accounts.member_changed(session, member)
    return UserOut.of_member(member)


async def change_status(session: AsyncSession, user_id: UUID, wanted: StatusIn) -> UserOut:
    """Let a user in, or out at once: their sessions at this company end. Raises UserLimit, Stale."""
    company = await companies.own(session, lock=True)
    member = await _at(session, user_id, wanted.version)
    if wanted.is_active != member.is_active:
        if wanted.is_active:
            await _room_for_one_more(session, company)
        elif member.role == SUPER:
            raise SuperUserStays
        elif member.id == context_of(session).membership_id:
            raise NotOneself
        member.is_active = wanted.is_active
        if not wanted.is_active:
            await sessions.end(session, "membership_id", member.id, reason="deactivated")
        audit.record(session, "user.activated" if wanted.is_active else "user.deactivated", member.id)
        await accounts.member_changed(session, member)
    return UserOut.of_member(member)
