"""What administrators do with the team (PLT-032, PLT-033)."""

from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import mails, passwords, service as accounts, sessions
from clinic.accounts.models import Identity, Membership, SignedIn
from clinic.accounts.recovery import service as recovery
from clinic.accounts.schemas import UserOut
from clinic.accounts.team.schemas import StatusIn, UserFields, UserIn, UserUpdate
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.clock import now
from clinic.core.db import context_of
from clinic.core.errors import Conflict, FieldError, LimitReached, Stale
from clinic.core.models import new_id
from clinic.core.phone import e164

SUPER = "super_admin"


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
    return await _shown(session, await accounts.get_member(session, user_id))


async def _at(session: AsyncSession, user_id: UUID, version: int) -> Membership:
    """The user as the caller's form knew them; Stale with the user as they are now."""
    member = await accounts.get_member(session, user_id)
    if member.version != version:
        raise Stale(current=await _shown(session, member))
    return member


async def _shown(session: AsyncSession, member: Membership) -> UserOut:
    return UserOut.of_member(member, await session.get_one(Identity, member.identity_id))


async def store(session: AsyncSession, wanted: UserIn) -> UserOut:
    """Add a user, who gets a mail to choose a password by, or to say that they now work here too.

    Raises UserLimit, FieldError.
    """
    _check(wanted)
    if wanted.user_role == SUPER:
        raise FieldError("user_role", "choice")
    company = await companies.own(session, lock=True)
    await _room_for_one_more(session, company)
    language = wanted.language or company.language
    person = accounts.Person(wanted.first_name, wanted.last_name, wanted.email, passwords.UNUSABLE, language)
    identity = await accounts.identity_of(session, wanted.email)
    known = identity is not None and identity.password_hash != passwords.UNUSABLE
    identity = identity or await accounts.create_identity(session, person)
    member = await accounts.create_member(session, identity, person, role=wanted.user_role, **_values(wanted))
    await _welcome(session, identity, member, company, known=known)
    return await _shown(session, member)


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


async def _welcome(session: AsyncSession, identity: Identity, member: Membership, company: companies.Company, *, known: bool) -> None:
    if known:
        await mails.send(session, identity.email, mails.JOIN_KNOWN, new_id(), member.language, name=member.first_name, company=company.name)
        return
    row_id, link = await recovery.reset_link(session, identity.id, recovery.INVITED_LIFE)
    await mails.send(
        session, identity.email, mails.JOIN, row_id, member.language, link=link, expires_at=now() + recovery.INVITED_LIFE,
        name=member.first_name, company=company.name,
    )


async def update(session: AsyncSession, user_id: UUID, wanted: UserUpdate) -> UserOut:
    """Change a user. Who owns the account is not changed here. Raises Stale, FieldError."""
    _check(wanted)
    member = await _at(session, user_id, wanted.version)
    if (member.role == SUPER) != (wanted.user_role == SUPER):
        raise FieldError("user_role", "choice")
    values = {"first_name": wanted.first_name, "last_name": wanted.last_name, "role": wanted.user_role, **_values(wanted)}
    changed = {name: value for name, value in values.items() if getattr(member, name) != value}
    for name, value in changed.items():
        setattr(member, name, value)
    if changed:
        audit.record(session, "user.changed", member.id, after=changed)
        await accounts.member_changed(session, member)
    return await _shown(session, member)


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
            await sessions.end(session, SignedIn.company_id == company.id, SignedIn.membership_id == member.id, reason="deactivated")
        audit.record(session, "user.activated" if wanted.is_active else "user.deactivated", member.id)
        await accounts.member_changed(session, member)
    return await _shown(session, member)
