"""The forced change of a password that has expired (PLT-017): the last step of a sign-in, whose person has proved all the rest."""

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.emails.requests import request_email
from clinic.accounts.identities import passwords, verification_tokens
from clinic.accounts.models import Identity
from clinic.accounts.sessions import service as sessions
from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.accounts.signin import service, steps
from clinic.accounts.signin.schemas import SignedIn
from clinic.accounts.signup.schemas import NewPassword
from clinic.core import audit
from clinic.core.api.errors import FieldError
from clinic.core.clock import now


async def change_expired_password(request: SignInRequest, session: AsyncSession, data: NewPassword) -> SignedIn:
    """Store the new password, end every session and open link of the person, and start a session in this browser.

    Passwords are hashed outside any transaction. The person is told by e-mail. Raises SignInStepMissing, FieldError for a password that
    isn't new, and WrongCredentials when the password or the access has changed since the step began.
    """
    step = await steps.get_step(request, "password_change")
    if await passwords.verify_password(step.password_hash, data.password, is_proven=True):
        raise FieldError("password", "same_password")
    password_hash = await passwords.hash_password(data.password, is_proven=True)
    subject = await service.find_subject(step.identity_id, step.area)
    if subject is None:
        raise service.WrongCredentials
    request.set_context(subject.context)
    identity = await session.get_one(Identity, step.identity_id, with_for_update={"key_share": True})
    if identity.password_hash != step.password_hash:
        raise service.WrongCredentials
    await steps.complete_step(request, session, step)
    await replace_password(session, identity, password_hash)
    view = await service.start_session(request, session, subject, verified_hash=password_hash, factors=step.factors)
    name = f"{view.user.first_name} {view.user.last_name}".strip()
    request_email(session, "password_changed", identity.id, view.user.language, area=step.area, name=name)
    request.renew_device(identity.email)
    return SignedIn(**dict(view))


async def replace_password(session: AsyncSession, identity: Identity, password_hash: str) -> None:
    """Store a person's new password; their sessions, open links, pending sign-ins and trusted devices end with the old one."""
    identity.password_hash, identity.password_changed_at = password_hash, now()
    await verification_tokens.revoke_links(session, identity.id)
    await sessions.end_sessions(session, "identity_id", identity.id, reason="password")
    await steps.end_steps(session, identity.id)
    audit.record(session, "password.changed", identity.id)
    await session.flush()
