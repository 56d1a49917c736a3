"""Sign-ups that wait for their e-mail address to be verified: the same rows, answers and work for addresses with and without an account.

A sign-up creates nothing but its own row. The e-mail decides: an address without an account gets a code and a link, an address with one
is told so (attack D8). The code counts only in the browser in which the details were typed, which holds a key in a cookie. The link
works in any browser, but in another one it asks for the password that was typed. So whoever signs up with somebody else's address never
gets an account by it, and the address's owner never gets one whose password a stranger knows.
"""

from datetime import timedelta
from hmac import compare_digest
from secrets import randbelow, token_urlsafe
from typing import Any
from uuid import UUID

from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.identities import verification_tokens
from clinic.accounts.models import Identity
from clinic.accounts.service import AccountDetails, take_over_unverified_identity
from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.accounts.signup.models import PendingSignUp
from clinic.core import audit
from clinic.core.api import rate_limit
from clinic.core.api.errors import Conflict, FieldError
from clinic.core.background import outbox
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import independent_transaction, read_only_transaction
from clinic.core.database.tenant_context import Context
from clinic.core.security.one_time_codes import TooManyCodeAttempts, hash_code

SIGN_UP_REQUESTED = "accounts.sign_up_requested"
"""Somebody signed up, or asked for another code. Payload: sign_up_id."""
HOUR_SECONDS, DAY_SECONDS = 3600, 24 * 3600
SIGN_UP_TTL = timedelta(hours=24)
MAX_SIGN_UPS_PER_ADDRESS, MAX_SIGN_UPS_PER_ACCOUNT = 40, 6
MAX_RESENDS_PER_SIGN_UP, MAX_EMAILS_PER_ACCOUNT = 6, 12
MAX_CODES_TYPED_PER_ADDRESS, MAX_CODES_TYPED_PER_ACCOUNT = 60, 50
"""Typed codes of one client address an hour, and for one e-mail address a day, over all its sign-ups: fifty of a million."""
ID_HEX_LENGTH = 32


class SignUpNotPending(Conflict):
    """The browser has no sign-up that waits for its code: it is complete, has expired, or was never begun here."""

    code = "sign_up.not_pending"
    en = "This sign-up is complete or has expired. Sign in, or sign up once more."
    sv = "Kontot är redan skapat eller så har tiden gått ut. Logga in, eller skapa kontot på nytt."


class AccountExists(Conflict):
    """The address was given an account after the code was sent; only who received the code is told so."""

    code = "sign_up.account_exists"
    en = "This address has an account already. Sign in with it instead."
    sv = "Adressen har redan ett konto. Logga in med det i stället."


async def limit_sign_ups(request: SignInRequest, email: str) -> None:
    """Count a sign-up. Raises RateLimited."""
    await rate_limit.hit("sign-up-from", request.rate_limit_address, limit=MAX_SIGN_UPS_PER_ADDRESS, window_seconds=HOUR_SECONDS)
    await rate_limit.hit("sign-up", email, limit=MAX_SIGN_UPS_PER_ACCOUNT, window_seconds=HOUR_SECONDS)
    await _limit_emails(email)


async def _limit_emails(email: str) -> None:
    await rate_limit.hit("sign-up-mail", email, limit=MAX_EMAILS_PER_ACCOUNT, window_seconds=HOUR_SECONDS)


def create_sign_up(request: SignInRequest, session: AsyncSession, **details: Any) -> PendingSignUp:
    """Store what was typed, give the browser its key, and have the e-mail sent. Nothing is looked up about the address."""
    key, at, sign_up_id = token_urlsafe(verification_tokens.LINK_KEY_BYTES), now(), new_id()
    pending = PendingSignUp(
        id=sign_up_id, browser_hash=hash_code("sign_up_browser", sign_up_id, key), created_at=at, expires_at=at + SIGN_UP_TTL,
        code_expires_at=at + verification_tokens.CODE_TTL, **details,
    )
    session.add(pending)
    request.set_sign_up_cookie(f"{sign_up_id.hex}{key}", int(SIGN_UP_TTL.total_seconds()))
    audit.record(session, "sign_up.requested", sign_up_id)
    outbox.publish(session, SIGN_UP_REQUESTED, {"sign_up_id": str(sign_up_id)})
    return pending


async def find_of_browser(request: SignInRequest) -> PendingSignUp | None:
    """Return the open sign-up that was begun in this browser, or None."""
    try:
        sign_up_id = UUID(hex=request.sign_up_cookie[:ID_HEX_LENGTH])
    except ValueError:
        return None
    pending = await _find_open(sign_up_id)
    return pending if pending is not None and is_of_browser(request, pending) else None


def is_of_browser(request: SignInRequest, pending: PendingSignUp) -> bool:
    """Tell whether a sign-up was begun in this browser."""
    cookie = request.sign_up_cookie
    is_named = compare_digest(cookie[:ID_HEX_LENGTH].encode(), pending.id.hex.encode())
    return is_named and compare_digest(pending.browser_hash, hash_code("sign_up_browser", pending.id, cookie[ID_HEX_LENGTH:]))


async def find_by_link(sign_up_id: UUID, key: str) -> PendingSignUp | None:
    """Return the open sign-up of an e-mailed link, or None."""
    pending = await _find_open(sign_up_id)
    is_right = pending is not None and compare_digest(pending.link_hash or b"", hash_code("sign_up_link", sign_up_id, key))
    return pending if is_right else None


async def _find_open(sign_up_id: UUID) -> PendingSignUp | None:
    async with read_only_transaction(Context()) as session:
        pending = await session.get(PendingSignUp, sign_up_id)
        session.expunge_all()
    return pending if pending is not None and pending.expires_at > now() else None


async def check_code(request: SignInRequest, session: AsyncSession, pending: PendingSignUp, code: str) -> None:
    """Check a typed code, which is counted first, in an independent transaction that a refusal doesn't roll back.

    A sign-up whose address has an account has a code that was sent to nobody. Raises RateLimited, TooManyCodeAttempts, SignUpNotPending,
    FieldError for a wrong or an expired code.
    """
    await rate_limit.hit(
        "sign-up-code-from", request.rate_limit_address, limit=MAX_CODES_TYPED_PER_ADDRESS, window_seconds=HOUR_SECONDS,
    )
    await rate_limit.hit("sign-up-code", pending.email, limit=MAX_CODES_TYPED_PER_ACCOUNT, window_seconds=DAY_SECONDS)
    count_attempt = (
        update(PendingSignUp)
        .where(PendingSignUp.id == pending.id, PendingSignUp.attempts < verification_tokens.MAX_CODE_ATTEMPTS)
        .values(attempts=PendingSignUp.attempts + 1)
    )
    async with independent_transaction(session, Context()) as independent:
        counted = (await independent.execute(count_attempt.returning(PendingSignUp.code_hash, PendingSignUp.code_expires_at))).first()
        is_open = counted is not None or await independent.get(PendingSignUp, pending.id) is not None
    if not is_open:
        raise SignUpNotPending
    if counted is None:
        raise TooManyCodeAttempts
    if counted.code_expires_at <= now():
        raise FieldError("code", "code_expired")
    if not compare_digest(counted.code_hash or b"", hash_code("sign_up_code", pending.id, code)):
        raise FieldError("code", "code")


async def consume(session: AsyncSession, pending: PendingSignUp) -> None:
    """Delete a sign-up whose account is created in this transaction. Raises SignUpNotPending; of concurrent calls one succeeds."""
    statement = delete(PendingSignUp).where(PendingSignUp.id == pending.id, PendingSignUp.expires_at > now())
    if await session.scalar(statement.returning(PendingSignUp.id)) is None:
        raise SignUpNotPending


async def create_verified_identity(session: AsyncSession, details: AccountDetails) -> tuple[Identity, bool]:
    """Create the identity of an address that is verified now, or take over one that never was; and tell whether a password was revoked.

    Raises AccountExists. See `take_over_unverified_identity`.
    """
    try:
        identity, password_revoked = await take_over_unverified_identity(session, details)
    except FieldError as error:
        raise AccountExists from error
    identity.email_verified_at = now()
    audit.record(session, "email.verified", identity.id)
    await session.flush()
    return identity, password_revoked


async def request_new_code(request: SignInRequest, session: AsyncSession, pending: PendingSignUp) -> None:
    """Have another e-mail sent for the sign-up of this browser; the earlier code and link end. Raises RateLimited.

    The transaction acts for no company, also when the browser is signed in at one, which would see the e-mail otherwise.
    """
    request.set_context(Context())
    await rate_limit.hit("sign-up-resend", str(pending.id), limit=MAX_RESENDS_PER_SIGN_UP, window_seconds=HOUR_SECONDS)
    await _limit_emails(pending.email)
    at = now()
    await session.execute(update(PendingSignUp).where(PendingSignUp.id == pending.id).values(
        code_hash=None, link_hash=None, attempts=0, code_expires_at=at + verification_tokens.CODE_TTL, expires_at=at + SIGN_UP_TTL,
    ))
    request.set_sign_up_cookie(request.sign_up_cookie, int(SIGN_UP_TTL.total_seconds()))
    audit.record(session, "sign_up.code_requested", pending.id)
    outbox.publish(session, SIGN_UP_REQUESTED, {"sign_up_id": str(pending.id)})


async def issue_secrets(session: AsyncSession, pending: PendingSignUp) -> tuple[str, str]:
    """Set a new code and a new link on a locked sign-up; return the code and the link's key."""
    digits = verification_tokens.CODE_DIGITS
    code, key = f"{randbelow(10**digits):0{digits}}", token_urlsafe(verification_tokens.LINK_KEY_BYTES)
    pending.code_hash, pending.link_hash = hash_code("sign_up_code", pending.id, code), hash_code("sign_up_link", pending.id, key)
    pending.code_expires_at = now() + verification_tokens.CODE_TTL
    await session.flush()
    return code, key
