"""Changing how a person signs in: it needs the password, and a strong sign-in of who has a strong factor; an e-mail tells of it."""

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.emails.requests import request_email
from clinic.accounts.emails.sign_in_changes import SignInChange
from clinic.accounts.profile import service
from clinic.accounts.sessions import service as sessions
from clinic.accounts.sessions.service import Area
from clinic.accounts.signin.strong_sign_in import ensure_strong_session
from clinic.core.api.errors import FieldError
from clinic.core.security.dependencies import CurrentUser


async def verify_change(user: CurrentUser, password: str) -> str:
    """Return the verified hash of a person who may change how they sign in, outside any transaction.

    Raises FieldError for a wrong password, RateLimited, StrongSignInNeeded.
    """
    verified_hash = await service.verify_own_password(user, password, field="password")
    await ensure_strong_session(user)
    return verified_hash


async def authorize_change(session: AsyncSession, user: CurrentUser, password: str) -> None:
    """Lock the session of a person who may change how they sign in. Raises as `verify_change` and `lock_active_session` do."""
    verified_hash = await verify_change(user, password)
    active = await sessions.lock_active_session(session, user.session_id, service.get_identity_id(user))
    if active.password_hash != verified_hash:
        raise FieldError("password", "wrong_password")


def report_change(session: AsyncSession, user: CurrentUser, change: SignInChange) -> None:
    """Have the person told by e-mail, in their language, that how they sign in has changed."""
    area: Area = "prescriber" if user.context.prescriber_id else "staff"
    request_email(
        session, "sign_in_changed", service.get_identity_id(user), user.language, area=area, name=user.name, change=change,
    )
