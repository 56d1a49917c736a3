"""The profile: details, photo and password of the signed-in person, and signing out everywhere (PLT-019).

Each function acts on the person of the session only, and on no other field than those that `ProfileUpdate` lists.
"""

from collections.abc import Mapping
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import member_details, service as accounts
from clinic.accounts.calendar_links import service as calendar_links
from clinic.accounts.emails.requests import request_email
from clinic.accounts.identities import passwords, verification_tokens
from clinic.accounts.models import Identity, Membership
from clinic.accounts.profile import queries
from clinic.accounts.profile.schemas import PasswordChange, ProfileUpdate
from clinic.accounts.queries import OWN_DETAILS
from clinic.accounts.schemas import SessionOut, UserDetailsOut
from clinic.accounts.sessions import service as sessions
from clinic.accounts.sessions.service import Area, SessionSubject
from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.accounts.signin import service as signin, steps, strong_sign_in
from clinic.accounts.signin.password_change import replace_password
from clinic.core import audit
from clinic.core.api import rate_limit
from clinic.core.api.errors import Conflict, FieldError, NotAuthenticated, NotFound, VersionConflict
from clinic.core.clock import now
from clinic.core.database.session import get_context, read_connection, read_pool
from clinic.core.security.dependencies import CurrentUser

MAX_PASSWORD_TRIES, PASSWORD_WINDOW_SECONDS = 5, 15 * 60
"""Wrong old passwords of one person per window: whoever holds a session can't guess the password with it."""


class PersonalIdVerified(Conflict):
    """BankID has verified the personal id, and signs the person in by it."""

    code = "profile.personal_id_verified"
    en = "BankID has verified your personal id. Remove BankID before you change it."
    sv = "BankID har verifierat ditt personnummer. Ta bort BankID innan du ändrar det."


async def get_profile(user: CurrentUser) -> str:
    """Return the signed-in member of staff as JSON. Raises NotFound for who is none."""
    async with read_connection(user.context) as connection:
        profile = await connection.fetchval(OWN_DETAILS, user.context.company_id, user.context.membership_id, now())
    if profile is None:
        raise NotFound
    return str(profile)


async def _get_own_member(session: AsyncSession) -> Membership:
    membership_id = get_context(session).membership_id
    if membership_id is None:
        raise NotFound
    return await accounts.get_member(session, membership_id)


async def update_profile(session: AsyncSession, user: CurrentUser, data: ProfileUpdate) -> UserDetailsOut:
    """Change the details and the photo of the signed-in member of staff.

    Raises NotFound, VersionConflict, FieldError, StrongSignInNeeded for a mobile number, PersonalIdVerified.
    """
    member = await _get_own_member(session)
    if member.version != data.version:
        raise VersionConflict(current=UserDetailsOut.from_member(member))
    sent = data.model_dump(exclude={"version", "profile_photo"}, exclude_unset=True)
    await member_details.check_details(session, member, sent)
    after = {name: value for name, value in sent.items() if getattr(member, name) != value}
    before = {name: getattr(member, name) for name in after}
    await _check_sign_in_details(session, user, member, after)
    previous_photo = member.profile_photo_id
    has_new_photo = "profile_photo" in data.model_fields_set and await member_details.replace_photo(session, member, data.profile_photo)
    for name, value in after.items():
        setattr(member, name, value)
    if has_new_photo:
        before["profile_photo"], after["profile_photo"] = previous_photo, data.profile_photo
    if after:
        audit.record(session, "user.profile_changed", member.id, before=before, after=after)
        await accounts.notify_member_changed(session, member)
    return UserDetailsOut.from_member(member)


async def _check_sign_in_details(session: AsyncSession, user: CurrentUser, member: Membership, changed: Mapping[str, object]) -> None:
    """Refuse changes by which a thief of the session would move the codes to another phone or remove BankID (LAW-001).

    The person is told of another mobile number.
    """
    if "personal_id" in changed and member.bankid_verified_at is not None:
        raise PersonalIdVerified
    if not {"mobile_number", "country_code"}.isdisjoint(changed):
        await strong_sign_in.ensure_strong_session(user)
        request_email(session, "sign_in_changed", get_identity_id(user), user.language, name=user.name, change="mobile_changed")


async def verify_own_password(user: CurrentUser, password: str, *, field: str) -> str:
    """Return the hash of the person's password when it is `password`; tries are counted, and a right one is taken back.

    The password is verified outside any transaction. Raises FieldError for a wrong one, RateLimited.
    """
    identity_id = str(user.context.identity_id)
    await rate_limit.hit("own-password", identity_id, limit=MAX_PASSWORD_TRIES, window_seconds=PASSWORD_WINDOW_SECONDS)
    password_hash: str | None = await (await read_pool()).fetchval(queries.HASH_BY_IDENTITY, user.context.identity_id)
    if not await passwords.verify_password(password_hash, password, is_proven=True) or password_hash is None:
        raise FieldError(field, "wrong_password")
    await rate_limit.undo_hit("own-password", identity_id, window_seconds=PASSWORD_WINDOW_SECONDS)
    return password_hash


async def change_password(request: SignInRequest, session: AsyncSession, user: CurrentUser, data: PasswordChange) -> SessionOut:
    """Change the person's password, end every session and open link of theirs, and start a new session in this browser.

    A copy of the old session's cookie stops working. The person is told by e-mail. Raises FieldError for a wrong old password or one
    that isn't new, RateLimited; as `lock_active_session` does when the session has ended in between.
    """
    verified_hash = await verify_own_password(user, data.old_password, field="old_password")
    if data.password == data.old_password:
        raise FieldError("password", "same_password")
    password_hash = await passwords.hash_password(data.password, is_proven=True)
    identity_id = get_identity_id(user)
    active = await sessions.lock_active_session(session, user.session_id, identity_id)
    if active.password_hash != verified_hash:
        raise FieldError("old_password", "wrong_password")
    identity = await session.get_one(Identity, identity_id)
    await replace_password(session, identity, password_hash)
    area: Area = "prescriber" if user.context.prescriber_id else "staff"
    request_email(session, "password_changed", identity_id, user.language, area=area, name=user.name)
    request.renew_device(identity.email)
    await session.flush()
    return await signin.start_session(request, session, get_subject(user), verified_hash=password_hash, factors=active.factors)


async def sign_out_everywhere(request: SignInRequest, session: AsyncSession, user: CurrentUser) -> None:
    """End all sessions of the person, this one included, their mailed and calendar links; delete this browser's cookies."""
    identity_id = get_identity_id(user)
    await verification_tokens.revoke_links(session, identity_id)
    await sessions.end_sessions(session, "identity_id", identity_id, reason="signed_out")
    await steps.end_steps(session, identity_id)
    await calendar_links.forget_links(session, identity_id)
    audit.record(session, "session.ended_everywhere", identity_id)
    request.clear_session_cookies()


def get_identity_id(user: CurrentUser) -> UUID:
    """Return the id of the signed-in person's account. Raises NotAuthenticated without one."""
    if user.context.identity_id is None:
        raise NotAuthenticated
    return user.context.identity_id


def get_subject(user: CurrentUser) -> SessionSubject:
    """Return the role in which the person is signed in now."""
    context = user.context
    if context.actor == "staff":
        return SessionSubject("staff", get_identity_id(user), company_id=context.company_id, membership_id=context.membership_id)
    if context.actor == "prescriber":
        return SessionSubject("prescriber", get_identity_id(user), prescriber_id=context.prescriber_id)
    raise NotFound
