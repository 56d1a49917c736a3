"""Setting up, renewing and removing the own authenticator app and its recovery codes.

Each needs the password. The app is in use once it is confirmed by a code; ten recovery codes come with it, since only a person who has
proved the app gets them: they count as the second factor like the app itself.
"""

from datetime import timedelta
from secrets import choice
from uuid import UUID

from pyotp import TOTP, random_base32
from sqlalchemy import delete, func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.authenticator.errors import AuthenticatorInUse, AuthenticatorMissing
from clinic.accounts.authenticator.schemas import AuthenticatorConfirm, AuthenticatorOut, AuthenticatorSecretOut, RecoveryCodesOut
from clinic.accounts.models import Identity
from clinic.accounts.profile.factor_changes import authorize_change, report_change
from clinic.accounts.profile.service import get_identity_id
from clinic.accounts.schemas import PasswordProof
from clinic.accounts.sessions import service as sessions
from clinic.accounts.signin import steps
from clinic.accounts.signin.authenticator_codes import CODE_ALPHABET, ENCRYPTION_PURPOSE, find_time_step, hash_recovery_code
from clinic.accounts.signin.models import Authenticator, RecoveryCode
from clinic.core import audit
from clinic.core.api import rate_limit
from clinic.core.api.errors import FieldError
from clinic.core.clock import now
from clinic.core.security.dependencies import CurrentUser
from clinic.core.security.encryption import DecryptionFailed, decrypt, encrypt

ISSUER = "Aster"
SET_UP_TTL = timedelta(minutes=10)
MAX_CONFIRMATIONS, CONFIRMATION_WINDOW_SECONDS = 10, 15 * 60
RECOVERY_CODES, RECOVERY_CODE_LENGTH = 10, 10
"""Ten characters are 50 bits, which nobody guesses in fifty attempts a day."""


async def get_authenticator(session: AsyncSession, user: CurrentUser) -> AuthenticatorOut:
    """Return since when the person has an authenticator app, and how many recovery codes are left."""
    identity_id = get_identity_id(user)
    confirmed_at = await session.scalar(select(Authenticator.confirmed_at).where(Authenticator.identity_id == identity_id))
    unused = select(func.count()).select_from(RecoveryCode).where(RecoveryCode.identity_id == identity_id, RecoveryCode.used_at.is_(None))
    return AuthenticatorOut(confirmed_at=confirmed_at, recovery_codes_left=await session.scalar(unused) or 0)


async def create_secret(session: AsyncSession, user: CurrentUser, data: PasswordProof) -> AuthenticatorSecretOut:
    """Return the key of a new app, in place of one that wasn't confirmed.

    Raises FieldError for a wrong password, RateLimited, StrongSignInNeeded, AuthenticatorInUse.
    """
    await authorize_change(session, user, data.password)
    identity = await session.get_one(Identity, get_identity_id(user))
    secret, at = random_base32(), now()
    values = {"secret": encrypt(ENCRYPTION_PURPOSE, identity.id, secret), "created_at": at}
    statement = insert(Authenticator).values(identity_id=identity.id, **values).on_conflict_do_update(
        index_elements=["identity_id"], set_=values, where=Authenticator.confirmed_at.is_(None),
    )
    if await session.scalar(statement.returning(Authenticator.identity_id)) is None:
        raise AuthenticatorInUse
    return AuthenticatorSecretOut(secret=secret, uri=TOTP(secret).provisioning_uri(name=identity.email, issuer_name=ISSUER))


async def confirm_authenticator(session: AsyncSession, user: CurrentUser, data: AuthenticatorConfirm) -> RecoveryCodesOut:
    """Take the app into use by a code of it, turn the second factor on, and return the recovery codes. The session counts as proved by it.

    Raises AuthenticatorMissing, FieldError for a wrong code, RateLimited, and as `lock_active_session` does.
    """
    identity_id = get_identity_id(user)
    await rate_limit.hit(
        "authenticator-confirm", str(identity_id), limit=MAX_CONFIRMATIONS, window_seconds=CONFIRMATION_WINDOW_SECONDS,
    )
    await sessions.lock_active_session(session, user.session_id, identity_id)
    row = await _load_unconfirmed(session, identity_id)
    time_step = find_time_step(_read_secret(row), "".join(data.code.split()))
    if time_step is None:
        raise FieldError("code", "code")
    row.confirmed_at, row.last_time_step = now(), time_step
    identity = await session.get_one(Identity, identity_id)
    identity.is_two_factor_on = True
    await sessions.add_factor(session, user.session_id, identity_id, "totp")
    audit.record(session, "authenticator.added", identity_id)
    report_change(session, user, "authenticator_added")
    return await _replace_recovery_codes(session, identity_id)


async def _load_unconfirmed(session: AsyncSession, identity_id: UUID) -> Authenticator:
    row = await session.get(Authenticator, identity_id)
    if row is None or row.confirmed_at is not None or row.created_at <= now() - SET_UP_TTL:
        raise AuthenticatorMissing
    return row


def _read_secret(row: Authenticator) -> str:
    try:
        return decrypt(ENCRYPTION_PURPOSE, row.identity_id, row.secret)
    except DecryptionFailed as error:
        raise AuthenticatorMissing from error


async def renew_recovery_codes(session: AsyncSession, user: CurrentUser, data: PasswordProof) -> RecoveryCodesOut:
    """Return ten new recovery codes; the earlier ones are void.

    Raises FieldError for a wrong password, RateLimited, StrongSignInNeeded, AuthenticatorMissing.
    """
    await authorize_change(session, user, data.password)
    row = await session.get(Authenticator, get_identity_id(user))
    if row is None or row.confirmed_at is None:
        raise AuthenticatorMissing
    report_change(session, user, "recovery_codes_created")
    return await _replace_recovery_codes(session, row.identity_id)


async def _replace_recovery_codes(session: AsyncSession, identity_id: UUID) -> RecoveryCodesOut:
    await session.flush()
    await session.execute(delete(RecoveryCode).where(RecoveryCode.identity_id == identity_id))
    codes = ["".join(choice(CODE_ALPHABET) for _ in range(RECOVERY_CODE_LENGTH)) for _ in range(RECOVERY_CODES)]
    session.add_all(RecoveryCode(identity_id=identity_id, code_hash=hash_recovery_code(identity_id, code)) for code in codes)
    audit.record(session, "recovery_codes.created", identity_id)
    return RecoveryCodesOut(codes=[f"{code[:5]}-{code[5:]}" for code in codes])


async def remove_authenticator(session: AsyncSession, user: CurrentUser, data: PasswordProof) -> None:
    """Remove the app and its recovery codes, and the trust in devices; without one it does nothing.

    Raises FieldError for a wrong password, RateLimited, StrongSignInNeeded.
    """
    await authorize_change(session, user, data.password)
    row = await session.get(Authenticator, get_identity_id(user))
    if row is not None and row.confirmed_at is not None:
        await session.delete(row)
        await steps.end_steps(session, row.identity_id)
        audit.record(session, "authenticator.removed", row.identity_id)
        report_change(session, user, "authenticator_removed")
