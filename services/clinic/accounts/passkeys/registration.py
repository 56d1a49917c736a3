"""Registering, listing and removing the own passkeys. Registering and removing need the password."""

from typing import Any
from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from webauthn import generate_registration_options, verify_registration_response
from webauthn.helpers import options_to_json_dict
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from clinic.accounts.models import Identity
from clinic.accounts.passkeys import challenges
from clinic.accounts.passkeys.errors import PasskeyNotAccepted, PasskeyTaken, TooManyPasskeys
from clinic.accounts.passkeys.models import Passkey
from clinic.accounts.passkeys.schemas import PasskeyCreate, PasskeyOptionsOut, PasskeyOut, PasskeyUpdate
from clinic.accounts.profile.factor_changes import authorize_change, report_change, verify_change
from clinic.accounts.schemas import PasswordProof
from clinic.accounts.sessions import service as sessions
from clinic.core import audit
from clinic.core.api.errors import NotFound
from clinic.core.database.session import read_only_transaction
from clinic.core.logging import log
from clinic.core.security.dependencies import CurrentUser

MAX_PASSKEYS = 10


def _get_identity_id(user: CurrentUser) -> UUID:
    """Return the identity of a member of staff. Raises NotFound for others, who sign in without passkeys."""
    if user.context.membership_id is None or user.context.identity_id is None:
        raise NotFound
    return user.context.identity_id


async def list_passkeys(session: AsyncSession, user: CurrentUser) -> list[PasskeyOut]:
    """Return the person's passkeys, the oldest first."""
    query = select(Passkey).where(Passkey.identity_id == _get_identity_id(user)).order_by(Passkey.created_at, Passkey.id)
    return [PasskeyOut.model_validate(row, from_attributes=True) for row in await session.scalars(query)]


async def create_options(user: CurrentUser, data: PasswordProof) -> PasskeyOptionsOut:
    """Return what the browser asks a device for.

    Raises NotFound, FieldError for a wrong password, RateLimited, StrongSignInNeeded, TooManyPasskeys.
    """
    identity_id = _get_identity_id(user)
    await verify_change(user, data.password)
    async with read_only_transaction(user.context) as session:
        email = (await session.get_one(Identity, identity_id)).email
        known = list(await session.scalars(select(Passkey.credential_id).where(Passkey.identity_id == identity_id)))
    if len(known) >= MAX_PASSKEYS:
        raise TooManyPasskeys
    options = generate_registration_options(
        rp_id=challenges.get_rp_id(), rp_name="Aster", user_name=email, user_display_name=user.name or email, user_id=identity_id.bytes,
        challenge=await challenges.store_challenge("register", str(user.session_id)),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=credential_id) for credential_id in known],
    )
    return PasskeyOptionsOut(options=options_to_json_dict(options))


async def add_passkey(session: AsyncSession, user: CurrentUser, data: PasskeyCreate) -> PasskeyOut:
    """Store the passkey of a device's answer.

    Raises NotFound, PasskeyExpired without a challenge of this session, PasskeyNotAccepted, PasskeyTaken, TooManyPasskeys.
    """
    identity_id = _get_identity_id(user)
    verified = _verify(data.credential, await challenges.take_challenge("register", str(user.session_id)))
    await session.get_one(Identity, identity_id, with_for_update={"key_share": True})
    count = await session.scalar(select(func.count()).select_from(Passkey).where(Passkey.identity_id == identity_id))
    if (count or 0) >= MAX_PASSKEYS:
        raise TooManyPasskeys
    row = Passkey(
        identity_id=identity_id, credential_id=verified.credential_id, public_key=verified.credential_public_key,
        sign_count=verified.sign_count, name=data.name,
    )
    session.add(row)
    try:
        await session.flush()
    except IntegrityError as error:
        raise PasskeyTaken from error
    await sessions.add_factor(session, user.session_id, identity_id, "passkey")
    audit.record(session, "passkey.added", row.id, name=row.name)
    report_change(session, user, "passkey_added")
    return PasskeyOut.model_validate(row, from_attributes=True)


def _verify(credential: dict[str, Any], challenge: bytes) -> Any:
    try:
        return verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=challenges.get_rp_id(),
            expected_origin=challenges.get_origin(), require_user_verification=True,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError) as error:
        log.info("passkey refused", reason=str(error)[:200])
        raise PasskeyNotAccepted from error


async def remove_passkey(session: AsyncSession, user: CurrentUser, passkey_id: UUID, data: PasswordProof) -> None:
    """Remove one of the person's passkeys.

    Raises NotFound, also for another person's, FieldError for a wrong password, RateLimited, StrongSignInNeeded.
    """
    identity_id = _get_identity_id(user)
    await authorize_change(session, user, data.password)
    row = await session.get(Passkey, passkey_id)
    if row is None or row.identity_id != identity_id:
        raise NotFound
    await session.delete(row)
    audit.record(session, "passkey.removed", row.id, name=row.name)
    report_change(session, user, "passkey_removed")


async def rename_passkey(session: AsyncSession, user: CurrentUser, passkey_id: UUID, data: PasskeyUpdate) -> PasskeyOut:
    """Give one of the person's passkeys another name. Raises NotFound, also for another person's."""
    row = await session.get(Passkey, passkey_id)
    if row is None or row.identity_id != _get_identity_id(user):
        raise NotFound
    before, row.name = row.name, data.name
    if before != row.name:
        audit.record(session, "passkey.renamed", row.id, before=before, after=row.name)
    return PasskeyOut.model_validate(row, from_attributes=True)
