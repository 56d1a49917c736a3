"""Signing in and out."""

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.identities import passwords
from clinic.accounts.models import Membership, Prescriber
from clinic.accounts.schemas import SessionOut
from clinic.accounts.sessions import service as sessions, session_view
from clinic.accounts.sessions.service import Area, Factor, SessionSubject
from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.accounts.signin import authenticator_codes, password_attempts, queries, refusals, sign_in_codes, steps, trusted_devices
from clinic.accounts.signin.schemas import (
    CodeMethod,
    CodeRecipient,
    LoginRequest,
    PasswordChangeStep,
    SecondFactorMethod,
    SecondFactorStep,
    SignedIn,
    SignInOut,
)
from clinic.company.schemas import Language
from clinic.core import audit
from clinic.core.api.errors import ApiError, NotFound, RateLimited
from clinic.core.database.session import AnySession, DriverTransaction, call_lookup, get_owned, read_pool
from clinic.core.logging import log
from clinic.core.security.dependencies import CurrentUser

METHOD_ORDER: tuple[SecondFactorMethod, ...] = ("totp", "sms_code", "mail_code", "recovery_code")
AREAS_WITHOUT_COMPANY: tuple[Area, ...] = ("prescriber", "master_admin")


class WrongCredentials(ApiError):
    """Unknown address, wrong password, or no access to that area: one text for all (PLT-010)."""

    status = 401
    code = "auth.wrong_credentials"
    en = "Wrong e-mail or password."
    sv = "Fel e-post eller lösenord."


class InvitationExpired(ApiError):
    """The password is right, but the only way in is an invitation that ended before it was accepted (PLT-038)."""

    status = 403
    code = "auth.invitation_expired"
    en = "Your invitation has expired. Ask the clinic to invite you again."
    sv = "Din inbjudan har gått ut. Be kliniken bjuda in dig igen."


async def sign_in(request: SignInRequest, session: DriverTransaction, data: LoginRequest) -> SignInOut:
    """Sign a person in and end their older session, or ask for the next step. The password is verified before any transaction is opened.

    Raises WrongCredentials, InvitationExpired, RateLimited, HashingOverloaded.
    """
    counters = await password_attempts.count_attempt(request, data.email)
    identity = await (await read_pool()).fetchrow(queries.IDENTITY_BY_EMAIL, data.email)
    password_hash = identity["password_hash"] if identity else None
    is_proven = request.find_known_device(data.email) is not None
    try:
        is_correct = await passwords.verify_password(password_hash, data.password, is_proven=is_proven)
    except passwords.HashingOverloaded:
        await password_attempts.forgive_attempt(counters)
        raise
    subject = await find_subject(identity["id"], data.area) if identity and is_correct else None
    if subject is None or not password_hash:
        log.info("sign-in refused", area=data.area)
        if identity and is_correct and data.area == "staff" and await call_lookup("lookup_open_invitations", identity["id"]):
            raise InvitationExpired
        await refusals.record_refused_sign_in(request, session, data.email, identity["id"] if identity else None, "password")
        raise WrongCredentials
    request.set_context(subject.context)
    answer = await continue_sign_in(request, session, subject, email=data.email, verified_hash=password_hash)
    await password_attempts.forgive_attempt(counters)
    return answer


async def continue_sign_in(
    request: SignInRequest, session: AnySession, subject: SessionSubject, *, email: str, verified_hash: str,
) -> SignInOut:
    """Start the session of a person whose password is right, or ask for a second factor.

    Without an authenticator app a code is sent at once. The transaction acts as the subject. Raises WrongCredentials when the password has
    changed since it was verified.
    """
    factors: list[Factor] = ["password"]
    is_needed = await steps.needs_second_factor(subject.identity_id, factors)
    if is_needed and (trusted := await trusted_devices.find_factor(request, subject.identity_id)):
        is_needed, factors = False, [*factors, trusted]
    if not is_needed:
        return await complete_sign_in(request, session, subject, email=email, verified_hash=verified_hash, factors=factors)
    contact = await sign_in_codes.find_contact(subject, email)
    step = await steps.begin_step(request, session, subject, email=email, password_hash=verified_hash, factors=factors)
    authenticator = await authenticator_codes.find_factors(subject.identity_id)
    if authenticator.has_app:
        return describe_step(contact, authenticator, None)
    method = contact.methods[0]
    try:
        await sign_in_codes.request_code(request, session, step, contact, method)
    except RateLimited:
        return describe_step(contact, authenticator, None)
    return describe_step(contact, authenticator, method)


def describe_step(
    contact: sign_in_codes.Contact, authenticator: authenticator_codes.AuthenticatorFactors, sent: CodeMethod | None,
) -> SecondFactorStep:
    """Return what the browser may know of a sign-in that waits for its second factor: the app first, the recovery codes last."""
    recipients = [CodeRecipient(method=method, recipient=contact.mask(method)) for method in contact.methods]
    methods = sorted([*authenticator.methods, *contact.methods], key=METHOD_ORDER.index)
    return SecondFactorStep(area=contact.subject.area, methods=methods, recipients=recipients, sent=sent)


async def complete_sign_in(
    request: SignInRequest, session: AnySession, subject: SessionSubject, *, email: str, verified_hash: str, factors: Sequence[Factor],
) -> SignedIn | PasswordChangeStep:
    """Start the session, and remember the browser as a device of the account; ask for a new password first when it has expired.

    Raises WrongCredentials.
    """
    if await steps.is_password_expired(subject.identity_id):
        await steps.begin_step(
            request, session, subject, email=email, password_hash=verified_hash, factors=factors, needs="password_change",
        )
        return PasswordChangeStep(area=subject.area)
    view = await start_session(request, session, subject, verified_hash=verified_hash, factors=factors)
    request.remember_device(email)
    return SignedIn(**dict(view))


async def update_language(session: AsyncSession, user: CurrentUser, language: Language) -> None:
    """Store the language of the user's pages and of e-mails to them. Raises NotFound for a master admin, who has none."""
    context = user.context
    row: Membership | Prescriber | None = None
    if context.membership_id:
        row = await get_owned(session, Membership, context.membership_id)
    elif context.prescriber_id:
        row = await session.get(Prescriber, context.prescriber_id)
    if row is None:
        raise NotFound
    if row.language != language:
        before, row.language = row.language, language
        if context.membership_id:
            audit.record(session, "user.language_changed", row.id, before=before, after=language)


async def find_subject(identity_id: UUID, area: Area) -> SessionSubject | None:
    """Return the subject as which a person acts in an area: for staff, at the company of their last sign-in. None without access."""
    if area == "staff":
        row = await call_lookup("lookup_memberships", identity_id)
        return SessionSubject(area, identity_id, company_id=row["company_id"], membership_id=row["membership_id"]) if row else None
    subject_id = await (await read_pool()).fetchval(queries.SUBJECT_ID_BY_AREA[area], identity_id)
    if subject_id is None:
        return None
    if area == "prescriber":
        return SessionSubject(area, identity_id, prescriber_id=subject_id)
    return SessionSubject(area, identity_id, master_admin_id=subject_id)


async def start_session(
    request: SignInRequest, session: AnySession, subject: SessionSubject, *, verified_hash: str, factors: Sequence[Factor],
) -> SessionOut:
    """Create a session in a transaction that acts as its subject, and set its cookies.

    Raises WrongCredentials when the password has changed since `verified_hash` was verified.
    """
    token = await sessions.create_session(session, request, subject, verified_hash=verified_hash, factors=factors)
    if token is None:
        raise WrongCredentials
    request.set_session_cookies(token, subject.area, int(sessions.SESSION_TTL.total_seconds()))
    return await session_view.build_session_view(session)


async def sign_out(request: SignInRequest, session: AsyncSession, user: CurrentUser | None) -> None:
    """End the session on the server (PLT-018) and delete its cookies; for a session that has ended, only the cookies."""
    if user is not None:
        await sessions.end_sessions(session, "id", user.session_id, reason="signed_out")
    request.clear_session_cookies()
