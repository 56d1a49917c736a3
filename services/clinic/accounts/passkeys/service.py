"""Signing in with a passkey that the device finds itself; the device verifies its user (BEY-061)."""

from secrets import token_urlsafe
from typing import Any
from uuid import UUID

from webauthn import generate_authentication_options, verify_authentication_response
from webauthn.helpers import base64url_to_bytes, options_to_json_dict
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import UserVerificationRequirement

from clinic.accounts.passkeys import challenges, queries
from clinic.accounts.passkeys.errors import PasskeyExpired, PasskeyRefused
from clinic.accounts.passkeys.schemas import PasskeyAnswer, PasskeyOptionsOut
from clinic.accounts.schemas import SessionOut
from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.accounts.signin import refusals, service as signin
from clinic.core.clock import now
from clinic.core.database.session import DriverTransaction, flush_and_get_connection, read_pool
from clinic.core.logging import log

BROWSER_KEY_BYTES = 32
MAX_CREDENTIAL_ID_LENGTH = 1400


async def create_options(request: SignInRequest) -> PasskeyOptionsOut:
    """Return a new challenge, which a cookie binds to this browser, and what the browser asks a device for."""
    browser_key = request.passkey_cookie or token_urlsafe(BROWSER_KEY_BYTES)
    options = generate_authentication_options(
        rp_id=challenges.get_rp_id(), challenge=await challenges.store_challenge("sign_in", browser_key),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    request.set_passkey_cookie(browser_key, int(challenges.CHALLENGE_TTL.total_seconds()))
    return PasskeyOptionsOut(options=options_to_json_dict(options))


class _WrongAnswer(Exception):
    """The answer of a passkey is wrong; the reason is for the operator's log only."""

    def __init__(self, reason: str, identity_id: UUID | None = None) -> None:
        super().__init__(reason[:200])
        self.identity_id = identity_id


async def sign_in(request: SignInRequest, session: DriverTransaction, data: PasskeyAnswer) -> SessionOut:
    """Sign in the person of a passkey; a refusal is in the log of the person's companies (LAW-008).

    Raises PasskeyExpired without a challenge of this browser, PasskeyRefused.
    """
    if not request.passkey_cookie:
        raise PasskeyExpired
    challenge = await challenges.take_challenge("sign_in", request.passkey_cookie)
    try:
        return await _start_session(request, session, data.credential, challenge)
    except _WrongAnswer as error:
        log.info("sign-in refused", method="passkey", reason=str(error))
        key = str(error.identity_id or request.rate_limit_address)
        await refusals.record_refused_sign_in(request, session, key, error.identity_id, "passkey")
        raise PasskeyRefused from error


async def _start_session(request: SignInRequest, session: DriverTransaction, credential: dict[str, Any], challenge: bytes) -> SessionOut:
    passkey = await (await read_pool()).fetchrow(queries.PASSKEY_BY_CREDENTIAL, _read_credential_id(credential))
    if passkey is None:
        raise _WrongAnswer("unknown")
    sign_count, identity_id = _verify(credential, challenge, passkey), passkey["identity_id"]
    subject = await signin.find_subject(identity_id, "staff")
    if subject is None:
        raise _WrongAnswer("no open account", identity_id)
    request.set_context(subject.context)
    connection = await flush_and_get_connection(session)
    identity = await connection.fetchrow(queries.LOCK_IDENTITY, identity_id)
    if await connection.fetchval(queries.RECORD_USE, passkey["id"], sign_count, now()) is None:
        raise _WrongAnswer("the count is not higher than before, or the passkey was removed", identity_id)
    view = await signin.start_session(request, session, subject, verified_hash=identity["password_hash"], factors=["passkey"])
    request.remember_device(identity["email"])
    request.set_passkey_cookie("", 0)
    return view


def _read_credential_id(credential: dict[str, Any]) -> bytes:
    text = credential.get("id")
    if not isinstance(text, str) or len(text) > MAX_CREDENTIAL_ID_LENGTH:
        raise _WrongAnswer("no id")
    try:
        return base64url_to_bytes(text)
    except ValueError as error:
        raise _WrongAnswer("no id") from error


def _verify(credential: dict[str, Any], challenge: bytes, passkey: Any) -> int:
    """Return the device's new count, when the answer is of this origin, verified its user, and names the passkey's person."""
    try:
        verified = verify_authentication_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=challenges.get_rp_id(),
            expected_origin=challenges.get_origin(), credential_public_key=passkey["public_key"],
            credential_current_sign_count=passkey["sign_count"], require_user_verification=True,
        )
        user_handle = base64url_to_bytes(credential["response"]["userHandle"])
    except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError) as error:
        raise _WrongAnswer(str(error), passkey["identity_id"]) from error
    if user_handle != passkey["identity_id"].bytes:
        raise _WrongAnswer("another person's", passkey["identity_id"])
    return int(verified.new_sign_count)
