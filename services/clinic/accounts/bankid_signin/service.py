"""Signing in with BankID: the order belongs to the browser that started it, and starts one session (PLT-012).

The browser holds a random key in a cookie; the order holds its digest, so that an order's reference is of no use elsewhere.
"""

from datetime import timedelta
from hashlib import sha256
from secrets import token_urlsafe
from typing import Any
from urllib.parse import urlsplit
from uuid import UUID

from clinic.accounts.bankid import service as bankid
from clinic.accounts.bankid.schemas import BankIdOrderOut, BankIdQrCode
from clinic.accounts.bankid.service import CompletedOrder, NewBankIdOrder
from clinic.accounts.bankid_signin import queries
from clinic.accounts.bankid_signin.schemas import BankIdOrderStart, BankIdSignInOut
from clinic.accounts.schemas import SessionOut
from clinic.accounts.sessions.service import SessionSubject
from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.accounts.signin import refusals, service as signin
from clinic.accounts.signin.refusals import MemberRef
from clinic.core.api.errors import ApiError, NotFound
from clinic.core.database.session import DriverTransaction, call_lookup, flush_and_get_connection, read_pool
from clinic.core.database.tenant_context import Context
from clinic.core.logging import log
from clinic.core.settings import settings
from clinic.core.text.country_rules import add_personal_id_dash
from clinic.core.text.i18n import language
from clinic.providers.bankid import OrderRequest
from clinic.providers.bankid.errors import NoSuchOrder

ORDER_TYPE = "accounts.sign_in"
VISIBLE_TEXT = {"en": "Sign in to Aster", "sv": "Logga in i Aster"}
MEMBER_IDS = ("company_id", "membership_id", "identity_id")
BROWSER_KEY_BYTES, BROWSER_KEY_SECONDS = 32, 600
MAX_RESULT_AGE = timedelta(minutes=1)
"""How long a completed order may start a session."""


class BankIdNotConnected(ApiError):
    """No open account has this BankID connected: one text, whether or not the person has an account."""

    status = 401
    code = "auth.bankid_not_connected"
    en = "You can't sign in with this BankID. Sign in with your password, and connect your BankID in your profile."
    sv = "Det går inte att logga in med det här BankID:t. Logga in med lösenordet och anslut ditt BankID i din profil."


async def start_order(request: SignInRequest, data: BankIdOrderStart) -> BankIdOrderOut:
    """Start an order of this browser, for any person; its open one is cancelled. Raises ProviderError."""
    browser_key = request.bankid_cookie or token_urlsafe(BROWSER_KEY_BYTES)
    provider_order = OrderRequest(
        ip=request.client_ip, visible=VISIBLE_TEXT["sv" if language.get() == "sv" else "en"],
        domain=urlsplit(settings().public_url).hostname or "", user_agent=request.user_agent,
    )
    order = await bankid.start_order(
        Context(), NewBankIdOrder(ORDER_TYPE, "auth", _bind_to_browser(browser_key), provider_order, same_device=data.same_device),
    )
    request.set_bankid_cookie(browser_key, BROWSER_KEY_SECONDS)
    return order


def _bind_to_browser(browser_key: str) -> str:
    return sha256(f"sign-in:{browser_key}".encode()).hexdigest()


def _get_binding(request: SignInRequest) -> str:
    """Return the binding of this browser's orders. Raises NotFound when it has started none."""
    if not request.bankid_cookie:
        raise NotFound
    return _bind_to_browser(request.bankid_cookie)


async def get_qr_code(request: SignInRequest, order_ref: UUID) -> BankIdQrCode:
    """Return the QR code's text for the current second. Raises NotFound for another browser's order."""
    return await bankid.get_qr_code(Context(), order_ref, _get_binding(request))


async def cancel_order(request: SignInRequest, order_ref: UUID) -> BankIdOrderOut:
    """Cancel an open order. Raises NotFound for another browser's order."""
    order = await bankid.cancel_order(Context(), order_ref, _get_binding(request))
    return order.model_copy(update={"outcome": {}})


async def collect_order(request: SignInRequest, session: DriverTransaction, order_ref: UUID) -> BankIdSignInOut:
    """Return an order's state; a complete one signs its person in, once.

    Raises NotFound for another browser's order, NoSuchOrder for a result that was used or is too old, BankIdNotConnected.
    """
    binding = _get_binding(request)
    order = await bankid.collect_order(Context(), order_ref, binding)
    values = order.model_dump(exclude={"outcome"})
    if order.state != "complete":
        return BankIdSignInOut(**values)
    outcome = await bankid.take_outcome(Context(), order_ref, binding, max_age=MAX_RESULT_AGE)
    if outcome is None:
        raise NoSuchOrder(provider="BankID")
    return BankIdSignInOut(**values, session=await _start_session(request, session, outcome))


@bankid.on_completed(ORDER_TYPE)
async def find_member(order: CompletedOrder) -> dict[str, Any]:
    """Return the member who has connected the BankID, at the company of the person's last sign-in; empty ids without one.

    `known` are the users of its personal id, also those who may not sign in with it, for the log of a refusal (LAW-008).
    """
    personal_id = add_personal_id_dash(order.personal_number)
    row = await call_lookup("lookup_bankid_members", personal_id)
    known = await (await read_pool()).fetch(queries.PERSONAL_ID_MEMBERS, personal_id)
    return {
        "known": [{name: str(member[name]) for name in MEMBER_IDS} for member in known],
        **{name: str(row[name]) if row else "" for name in MEMBER_IDS},
    }


async def _refuse(request: SignInRequest, session: DriverTransaction, outcome: dict[str, Any]) -> BankIdNotConnected:
    """Return the refusal of a BankID, which is in the log of the companies that know its person (LAW-008)."""
    log.info("sign-in refused", method="bankid")
    known = [
        MemberRef(
            company_id=UUID(row["company_id"]), membership_id=UUID(row["membership_id"]), identity_id=UUID(row["identity_id"]),
        )
        for row in outcome["known"]
    ]
    await refusals.record_refused_members(request, session, known, "bankid")
    return BankIdNotConnected()


async def _start_session(request: SignInRequest, session: DriverTransaction, outcome: dict[str, Any]) -> SessionOut:
    """Start the session of the member whom `find_member` returned. Raises BankIdNotConnected."""
    if not outcome["membership_id"]:
        raise await _refuse(request, session, outcome)
    company_id, membership_id, identity_id = (UUID(outcome[name]) for name in ("company_id", "membership_id", "identity_id"))
    subject = SessionSubject("staff", identity_id, company_id=company_id, membership_id=membership_id)
    request.set_context(subject.context)
    connection = await flush_and_get_connection(session)
    password_hash = await connection.fetchval(queries.LOCK_CONNECTED_MEMBER, company_id, membership_id, identity_id)
    if password_hash is None:
        raise await _refuse(request, session, outcome)
    view = await signin.start_session(request, session, subject, verified_hash=password_hash, factors=["bankid"])
    request.remember_device(view.user.email)
    request.set_bankid_cookie("", 0)
    return view
