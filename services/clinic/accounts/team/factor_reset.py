"""Remove the second factors of a user who has lost them, such as with their phone (LAW-001, BEY-061).

Only an administrator whom two factors prove does it, with the password and a reason, and never for the super user. The person is signed
out everywhere, gets an e-mail, and next signs in with the password and a code by e-mail, which opens no record until they have set up
a new factor.
"""

from uuid import UUID

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.accounts.emails.requests import request_email
from clinic.accounts.models import Identity, Membership
from clinic.accounts.passkeys.models import Passkey
from clinic.accounts.profile.factor_changes import authorize_change
from clinic.accounts.schemas import UserDetailsOut
from clinic.accounts.sessions import service as sessions
from clinic.accounts.signin import steps
from clinic.accounts.signin.models import Authenticator
from clinic.accounts.team import queries, service as team
from clinic.accounts.team.schemas import SecondFactorReset
from clinic.core import audit
from clinic.core.api import rate_limit
from clinic.core.api.errors import Conflict, Forbidden
from clinic.core.database.session import read_pool
from clinic.core.security.dependencies import CurrentUser, require_second_factor

MAX_RESETS_PER_DAY, DAY_SECONDS = 10, 24 * 3600
"""Of one company."""


class HigherRights(Forbidden):
    """The user has higher rights than the caller: the super user, or one with access to more clients."""

    code = "team.higher_rights"
    en = "You cannot do this for a person with higher rights than yours. The super user writes to support."
    sv = "Du kan inte göra det här för en person med högre behörighet än din. Superanvändaren skriver till supporten."


class CannotResetOwnFactors(Conflict):
    """Users change their own factors in their profile."""

    code = "team.cannot_reset_own_factors"
    en = "You change how you sign in yourself in your profile."
    sv = "Hur du själv loggar in ändrar du i din profil."


class UserNotJoined(Conflict):
    """The user is inactive or has not joined yet."""

    code = "team.not_joined"
    en = "This needs an active team member who has joined."
    sv = "Det här kräver en aktiv medarbetare som har gått med."


class SignsInElsewhere(Conflict):
    """The account has other uses than this company, which has no power over them."""

    code = "team.signs_in_elsewhere"
    en = "This person's account is also used outside your clinic, so you cannot reset it. Ask them to write to support."
    sv = "Personens konto används även utanför din klinik, så du kan inte återställa det. Be personen skriva till supporten."


async def reset_second_factors(session: AsyncSession, user: CurrentUser, user_id: UUID, data: SecondFactorReset) -> UserDetailsOut:
    """Remove a user's app, recovery codes, passkeys, BankID and verified number, and end their sessions and trusted devices.

    Raises SecondFactorNeeded, FieldError for a wrong password, RateLimited, Forbidden for a restricted caller, HigherRights, NotFound,
    CannotResetOwnFactors, UserNotJoined, SignsInElsewhere.
    """
    require_second_factor(user)
    await rate_limit.hit("factor-reset", str(user.company_id), limit=MAX_RESETS_PER_DAY, window_seconds=DAY_SECONDS)
    await authorize_change(session, user, data.password)
    team.require_full_client_access(session)
    member = await _load_member(session, user, user_id)
    identity = await session.get_one(Identity, member.identity_id, with_for_update={"key_share": True})
    removed = await _remove_factors(session, member)
    identity.is_two_factor_on = True
    await sessions.end_sessions(session, "identity_id", identity.id, reason="second_factor_reset")
    await steps.end_steps(session, identity.id)
    audit.record(session, "user.second_factors_reset", member.id, reason=data.reason, removed=removed)
    request_email(
        session, "sign_in_changed", identity.id, member.language, name=member.first_name, change="second_factors_reset",
    )
    return await team.to_details(session, member)


async def _load_member(session: AsyncSession, user: CurrentUser, user_id: UUID) -> Membership:
    member = await accounts.get_member(session, user_id, lock=True)
    if member.id == user.context.membership_id:
        raise CannotResetOwnFactors
    if member.role == team.SUPER_USER_ROLE:
        raise HigherRights
    if not member.is_active or member.invitation_expires_at is not None:
        raise UserNotJoined
    if await (await read_pool()).fetchval(queries.SIGNS_IN_ELSEWHERE, member.identity_id, member.company_id):
        raise SignsInElsewhere
    return member


async def _remove_factors(session: AsyncSession, member: Membership) -> list[str]:
    """Remove all factors but the password, and return which there were."""
    has_mobile, has_bankid = member.mobile_verified_at is not None, member.bankid_verified_at is not None
    member.mobile_verified_at = member.bankid_verified_at = None
    app = delete(Authenticator).where(Authenticator.identity_id == member.identity_id).returning(Authenticator.confirmed_at)
    passkeys = delete(Passkey).where(Passkey.identity_id == member.identity_id).returning(Passkey.id)
    removed = {
        "authenticator": any(list(await session.scalars(app))), "passkey": bool(list(await session.scalars(passkeys))),
        "mobile": has_mobile, "bankid": has_bankid,
    }
    return [name for name, was_there in removed.items() if was_there]
