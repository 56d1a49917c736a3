"""Prove the signed-in person by a second factor: the session is replaced by one that keeps the factor too (LAW-001).

A code goes the way of a sign-in: the session begins a step, which the calls of the sign-in continue. A passkey signs in anew.
"""

from datetime import timedelta
from typing import Any
from urllib.parse import urlsplit
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.bankid import service as bankid
from clinic.accounts.bankid.schemas import BankIdOrderOut
from clinic.accounts.bankid.service import CompletedOrder, NewBankIdOrder
from clinic.accounts.models import Identity
from clinic.accounts.profile import service as profile
from clinic.accounts.schemas import SessionOut
from clinic.accounts.session_proof import queries
from clinic.accounts.session_proof.schemas import SessionBankIdStart, SessionProofOptions
from clinic.accounts.sessions import service as sessions
from clinic.accounts.sessions.service import Factor
from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.accounts.signin import authenticator_codes, service as signin, sign_in_codes, steps
from clinic.accounts.signin.factors import find_known_factors
from clinic.accounts.signin.schemas import SecondFactorStep
from clinic.company import service as companies
from clinic.core.api.errors import NotFound
from clinic.core.database.session import read_connection, read_pool
from clinic.core.security.dependencies import CurrentUser
from clinic.core.settings import settings
from clinic.core.text.i18n import language
from clinic.providers.bankid import OrderRequest
from clinic.providers.bankid.errors import NoSuchOrder

ORDER_TYPE = "accounts.prove_session"
MAX_RESULT_AGE = timedelta(minutes=1)
"""How long a completed order may prove the session."""
VISIBLE_TEXT = {"en": "Confirm that it is you in Aster", "sv": "Bekräfta att det är du i Aster"}


async def get_options(session: AsyncSession, user: CurrentUser) -> SessionProofOptions:
    """Return the ways in which the person can prove a second factor."""
    identity_id, is_staff = profile.get_identity_id(user), user.context.membership_id is not None
    known = await find_known_factors(identity_id)
    step = await _describe_codes(user, (await session.get_one(Identity, identity_id)).email)
    return SessionProofOptions(
        is_strong=user.is_strong, methods=step.methods, recipients=step.recipients,
        has_passkey=is_staff and known.has_passkey,
        has_bankid=bool(await _find_personal_number(user)), can_add_passkey=is_staff,
        can_add_mobile=is_staff and (await companies.get_own_company(session)).is_verified,
    )


async def _describe_codes(user: CurrentUser, email: str) -> SecondFactorStep:
    """Return the codes that count as a second factor."""
    contact = await sign_in_codes.find_contact(profile.get_subject(user), email)
    step = signin.describe_step(contact, await authenticator_codes.find_factors(profile.get_identity_id(user)), None)
    return step.model_copy(update={
        "methods": [method for method in step.methods if method != "mail_code"],
        "recipients": [item for item in step.recipients if item.method != "mail_code"],
    })


async def begin_step(request: SignInRequest, session: AsyncSession, user: CurrentUser) -> SecondFactorStep:
    """Begin a step that the calls of the sign-in continue: send a code, and verify it. What the session has proved counts.

    Raises as `lock_active_session` does when the session has ended in between.
    """
    identity_id, subject = profile.get_identity_id(user), profile.get_subject(user)
    active = await sessions.lock_active_session(session, user.session_id, identity_id)
    email = (await session.get_one(Identity, identity_id)).email
    await steps.begin_step(request, session, subject, email=email, password_hash=active.password_hash, factors=active.factors)
    return await _describe_codes(user, email)


async def replace_session(request: SignInRequest, session: AsyncSession, user: CurrentUser, factor: Factor) -> SessionOut:
    """Replace the session by one that a further factor proves. Raises as `lock_active_session` does."""
    active = await sessions.lock_active_session(session, user.session_id, profile.get_identity_id(user))
    await session.flush()
    return await signin.start_session(
        request, session, profile.get_subject(user), verified_hash=active.password_hash, factors=[*active.factors, factor],
    )


async def _find_personal_number(user: CurrentUser) -> str:
    """Return the personal number whose BankID proves the person: a member's that BankID has verified, or a prescriber's; "" without one."""
    context = user.context
    if context.prescriber_id:
        number: str | None = await (await read_pool()).fetchval(queries.PRESCRIBER_PERSONAL_ID, context.prescriber_id)
        return number or ""
    if not context.membership_id:
        return ""
    async with read_connection(context) as connection:
        personal_id: str | None = await connection.fetchval(queries.MEMBER_PERSONAL_ID, context.company_id, context.membership_id)
    return (personal_id or "").replace("-", "")


async def start_bankid(request: SignInRequest, user: CurrentUser, data: SessionBankIdStart) -> BankIdOrderOut:
    """Start an order that only the signed-in person can complete. Raises NotFound without a known BankID, ProviderError."""
    personal_number = await _find_personal_number(user)
    if not personal_number:
        raise NotFound
    provider_order = OrderRequest(
        ip=request.client_ip, visible=VISIBLE_TEXT["sv" if language.get() == "sv" else "en"], personal_number=personal_number,
        domain=urlsplit(settings().public_url).hostname or "", user_agent=request.user_agent,
    )
    binding = bankid.bind_to_session(user.session_id)
    return await bankid.start_order(
        user.context, NewBankIdOrder(ORDER_TYPE, "auth", binding, provider_order, same_device=data.same_device),
    )


@bankid.on_completed(ORDER_TYPE)
async def complete_order(_: CompletedOrder) -> dict[str, Any]:
    """Return that the person is proved; the session that started the order takes it once."""
    return {"is_proved": True}


async def finish_bankid(request: SignInRequest, session: AsyncSession, user: CurrentUser, order_ref: UUID) -> SessionOut:
    """Replace the session by one that a completed order proves too, once.

    Raises NotFound for another session's order, NoSuchOrder for one that isn't complete or was used; as `lock_active_session` does.
    """
    outcome = await bankid.take_outcome(user.context, order_ref, bankid.bind_to_session(user.session_id), max_age=MAX_RESULT_AGE)
    if outcome is None or not outcome.get("is_proved"):
        raise NoSuchOrder(provider="BankID")
    return await replace_session(request, session, user, "bankid")
