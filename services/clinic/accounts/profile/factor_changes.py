"""Changing how a person signs in: it needs the password, and a strong sign-in of a person who has a strong factor (LAW-001).

A mailbox resets the password. Without this rule it could also add a passkey to the account, or remove the authenticator app.
"""

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.profile import service
from clinic.accounts.sessions import service as sessions
from clinic.accounts.sessions.factors import is_strong
from clinic.accounts.sessions.service import ActiveSession
from clinic.core.api.errors import FieldError, Forbidden
from clinic.core.database.session import call_lookup
from clinic.core.security.dependencies import CurrentUser


class StrongSignInNeeded(Forbidden):
    """The person has a second factor that this session wasn't proved by."""

    code = "auth.strong_sign_in_needed"
    en = "Sign in once more with your second factor, not with a code by e-mail, to change how you sign in."
    sv = "Logga in på nytt med din andra faktor, inte med en kod via e-post, för att ändra hur du loggar in."


async def authorize_change(session: AsyncSession, user: CurrentUser, password: str) -> ActiveSession:
    """Lock the session of a person who proved the password just now and may change their ways to sign in.

    Raises FieldError for a wrong password, RateLimited, StrongSignInNeeded, and as `lock_active_session` does.
    """
    verified_hash = await service.verify_own_password(user, password, field="password")
    identity_id = service.get_identity_id(user)
    active = await sessions.lock_active_session(session, user.session_id, identity_id)
    if active.password_hash != verified_hash:
        raise FieldError("password", "wrong_password")
    if not is_strong(active.factors) and (await call_lookup("lookup_strong_factor", identity_id) or {}).get("exists_any"):
        raise StrongSignInNeeded
    return active
