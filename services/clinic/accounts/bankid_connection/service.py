"""Connecting BankID to the own account: the person proves by it that the personal id of their profile is theirs (PLT-012)."""

from typing import Any
from urllib.parse import urlsplit
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.accounts.bankid import service as bankid
from clinic.accounts.bankid.schemas import BankIdOrderOut
from clinic.accounts.bankid.service import CompletedOrder, NewBankIdOrder
from clinic.accounts.bankid_connection.schemas import BankIdConnect
from clinic.accounts.emails.requests import request_email
from clinic.accounts.profile.factor_changes import authorize_change, report_change, verify_change
from clinic.accounts.schemas import PasswordProof, UserDetailsOut
from clinic.accounts.sessions import service as sessions
from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.core import audit
from clinic.core.api.errors import ApiError, Conflict, NotFound
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.security.dependencies import CurrentUser
from clinic.core.settings import settings
from clinic.core.text.country_rules import add_personal_id_dash
from clinic.core.text.i18n import language
from clinic.core.text.validators import RULES
from clinic.providers.bankid import OrderRequest

ORDER_TYPE = "accounts.connect_bankid"
VISIBLE_TEXT = {"en": "Connect BankID to your account in Aster", "sv": "Anslut BankID till ditt konto i Aster"}


class PersonalIdNotSwedish(Conflict):
    """The personal id of the profile isn't a Swedish one, which a BankID has."""

    code = "bankid.personal_id_not_swedish"
    en = "The personal id in your profile is not a Swedish one. Correct or empty it, and connect BankID after that."
    sv = "Personnumret i din profil är inte svenskt. Rätta eller töm det och anslut BankID sedan."


async def start_order(request: SignInRequest, user: CurrentUser, data: BankIdConnect) -> BankIdOrderOut:
    """Start the order, which only the person of the profile's personal id can complete, when there is one.

    Raises NotFound for who is no staff, FieldError for a wrong password, RateLimited, StrongSignInNeeded, PersonalIdNotSwedish,
    ProviderError.
    """
    membership_id = _get_membership_id(user)
    await verify_change(user, data.password)
    async with read_only_transaction(user.context) as session:
        personal_id = (await accounts.get_member(session, membership_id)).personal_id
    if personal_id and not RULES["swedish_personal_id"](personal_id):
        raise PersonalIdNotSwedish
    provider_order = OrderRequest(
        ip=request.client_ip, visible=VISIBLE_TEXT["sv" if language.get() == "sv" else "en"], personal_number=personal_id.replace("-", ""),
        domain=urlsplit(settings().public_url).hostname or "", user_agent=request.user_agent,
    )
    payload = {
        "company_id": str(user.context.company_id), "identity_id": str(user.context.identity_id), "membership_id": str(membership_id),
        "session_id": str(user.session_id),
    }
    binding = bankid.bind_to_session(user.session_id)
    new_order = NewBankIdOrder(ORDER_TYPE, "sign", binding, provider_order, payload, same_device=data.same_device)
    return await bankid.start_order(user.context, new_order)


def _get_membership_id(user: CurrentUser) -> UUID:
    if user.context.membership_id is None:
        raise NotFound
    return user.context.membership_id


@bankid.on_completed(ORDER_TYPE)
async def complete_connection(order: CompletedOrder) -> dict[str, Any]:
    """Store the proof and the verified personal id, unless the session that started the order has ended. Safe to repeat."""
    company_id, identity_id, membership_id, session_id = (
        UUID(order.payload[name]) for name in ("company_id", "identity_id", "membership_id", "session_id")
    )
    context = Context(company_id=company_id, actor="staff", identity_id=identity_id, membership_id=membership_id)
    personal_id = add_personal_id_dash(order.personal_number)
    async with transaction(context) as session:
        try:
            await sessions.lock_active_session(session, session_id, identity_id)
        except ApiError:
            return {"is_connected": False}
        member = await accounts.get_member(session, membership_id, lock=True)
        if member.personal_id not in {"", personal_id}:
            return {"is_connected": False}
        await bankid.store_proof(session, order)
        if member.bankid_verified_at != order.at:
            member.personal_id = personal_id
            member.bankid_verified_at = order.at
            audit.record(session, "user.bankid_connected", member.id, order_id=order.id)
            request_email(
                session, "sign_in_changed", identity_id, member.language, name=member.full_name, change="bankid_connected",
            )
            await sessions.add_factor(session, session_id, identity_id, "bankid")
    return {"is_connected": True}


async def disconnect(session: AsyncSession, user: CurrentUser, data: PasswordProof) -> UserDetailsOut:
    """End the connection, so that BankID signs nobody in to the account; the personal id stays.

    Raises NotFound, FieldError, RateLimited, StrongSignInNeeded.
    """
    membership_id = _get_membership_id(user)
    await authorize_change(session, user, data.password)
    member = await accounts.get_member(session, membership_id, lock=True)
    if member.bankid_verified_at is not None:
        member.bankid_verified_at = None
        audit.record(session, "user.bankid_disconnected", member.id)
        report_change(session, user, "bankid_removed")
        await session.flush()
    return UserDetailsOut.from_member(member)
