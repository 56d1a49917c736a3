"""Codes of the authenticator app (TOTP, RFC 6238) and recovery codes as the second factor: each is accepted once (BEY-061)."""

from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest, new
from uuid import UUID

import asyncpg
from pyotp import TOTP
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.signin import queries
from clinic.accounts.signin.models import SignInStep
from clinic.accounts.signin.schemas import SecondFactorMethod
from clinic.accounts.signin.steps import PendingSignIn, SignInStepMissing
from clinic.core.api.errors import FieldError, RateLimited
from clinic.core.clock import now
from clinic.core.database.session import driver_connection, independent_transaction, read_pool
from clinic.core.database.tenant_context import Context
from clinic.core.logging import log
from clinic.core.security.encryption import DecryptionFailed, decrypt
from clinic.core.security.one_time_codes import MAX_ATTEMPTS, RESEND_DELAY
from clinic.core.settings import settings

ENCRYPTION_PURPOSE = "authenticator"
MAX_DRIFT_STEPS = 1
"""Half minutes by which the clock of the phone may be wrong."""
CODE_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: without the letters that are mistaken for digits, which are read as those."""
_MISREAD = str.maketrans("OIL", "011")


class TooManyFactorAttempts(RateLimited):
    """Five wrong codes were typed in this sign-in."""

    code = "auth.too_many_tries"
    en = "Too many wrong codes. Go back and sign in once more."
    sv = "För många felaktiga koder. Gå tillbaka och logga in på nytt."


@dataclass(frozen=True, slots=True)
class AuthenticatorFactors:
    """Whether a person has an authenticator app, and recovery codes that aren't used."""

    has_app: bool
    has_recovery_codes: bool

    @property
    def methods(self) -> list[SecondFactorMethod]:
        """The methods of the second factor that they allow."""
        app: list[SecondFactorMethod] = ["totp"] if self.has_app else []
        return [*app, "recovery_code"] if self.has_recovery_codes else app


async def find_factors(identity_id: UUID) -> AuthenticatorFactors:
    """Return what a person can prove without a code that is sent."""
    row = await (await read_pool()).fetchrow(queries.FIND_AUTHENTICATOR, identity_id)
    return AuthenticatorFactors(has_app=row is not None, has_recovery_codes=bool(row and row["has_recovery_codes"]))


def find_time_step(secret: str, code: str) -> int | None:
    """Return the half minute of a code, of the present one and its neighbours; None for a wrong code."""
    totp = TOTP(secret)
    current = totp.timecode(now())
    for time_step in range(current - MAX_DRIFT_STEPS, current + MAX_DRIFT_STEPS + 1):
        if compare_digest(totp.generate_otp(time_step).encode(), code.encode()):
            return time_step
    return None


def hash_recovery_code(identity_id: UUID, code: str) -> bytes:
    """Hash a recovery code, however it is spaced and whichever letters are read as digits, with the service's secret key."""
    characters = "".join(filter(str.isalnum, code.upper())).translate(_MISREAD)
    return new(settings().secret_key.encode(), f"recovery-code:{identity_id}:{characters}".encode(), sha256).digest()


async def verify_code(session: AsyncSession, step: PendingSignIn, method: SecondFactorMethod, code: str) -> None:
    """Verify a code and use it up, in an independent transaction that a refusal doesn't roll back.

    Each attempt is counted before the comparison. Raises SignInStepMissing, TooManyFactorAttempts, FieldError for a wrong code and for
    one that was used.
    """
    async with independent_transaction(session, Context()) as independent:
        connection = await driver_connection(independent)
        is_counted = await connection.fetchval(queries.COUNT_FACTOR_ATTEMPT, step.id, now(), MAX_ATTEMPTS) is not None
        is_open = is_counted or await independent.get(SignInStep, step.id) is not None
        is_right = is_counted and await (_use_totp if method == "totp" else _use_recovery_code)(connection, step.identity_id, code)
    if not is_open:
        raise SignInStepMissing
    if not is_counted:
        raise TooManyFactorAttempts(retry_after=int(RESEND_DELAY.total_seconds()))
    if not is_right:
        raise FieldError("code", "code")


async def _use_totp(connection: asyncpg.Connection, identity_id: UUID, code: str) -> bool:
    row = await connection.fetchrow(queries.FIND_AUTHENTICATOR, identity_id)
    if row is None:
        return False
    try:
        time_step = find_time_step(decrypt(ENCRYPTION_PURPOSE, identity_id, row["secret"]), "".join(code.split()))
    except DecryptionFailed:
        log.warning("authenticator not readable", identity_id=str(identity_id))
        return False
    return time_step is not None and await connection.fetchval(queries.USE_TIME_STEP, identity_id, time_step) is not None


async def _use_recovery_code(connection: asyncpg.Connection, identity_id: UUID, code: str) -> bool:
    code_hash = hash_recovery_code(identity_id, code)
    return await connection.fetchval(queries.USE_RECOVERY_CODE, identity_id, code_hash, now()) is not None
