"""Authentication of a request by its session cookie.

The lookup function `lookup_session` runs at every request and returns the session's subject, factors and profile version. Role, access,
modules and plan are cached per session and profile version; every change of them increments the version, so a withdrawn right is gone
from the next request on. A session's factors never change: a further one replaces the session.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from hashlib import sha256
from typing import Any
from uuid import UUID

import asyncpg
from fastapi import Request

from clinic.accounts.sessions import queries
from clinic.accounts.sessions.factors import is_strong
from clinic.core.api.csrf import SESSION_COOKIE
from clinic.core.api.route_options import DEFAULT, request_options
from clinic.core.database.session import call_lookup, read_connection
from clinic.core.database.tenant_context import Context
from clinic.core.security.dependencies import CurrentUser, SessionEndedElsewhere, SessionEndedForSecurity
from clinic.core.security.permissions import Module, Role

MAX_TOKEN_LENGTH = 100
MAX_CACHED_USERS = 5000
USER_MODULE_COLUMNS = {
    Module.BOOKING: "is_booking_on", Module.RECORD: "is_record_on", Module.POS: "is_pos_on", Module.MANAGEMENT: "is_management_on",
}
COMPANY_MODULE_COLUMNS = {
    Module.BOOKING: "company_booking", Module.RECORD: "company_record", Module.POS: "company_pos", Module.MANAGEMENT: "company_management",
}
"""Quality management is enabled for every company; each user has their own switch for it."""
_users: OrderedDict[tuple[UUID, UUID, str], CurrentUser | None] = OrderedDict()
"""The user of each session, subject and profile version; None for a subject that isn't active."""


def hash_session_token(token: str) -> bytes:
    """Return the SHA-256 digest by which a session token is stored."""
    return sha256(token.encode()).digest()


async def authenticate_request(request: Request) -> CurrentUser | None:
    """Return the user of a request or WebSocket by its session cookie, or None. Raises SessionEndedElsewhere, SessionEndedForSecurity."""
    options = request_options(request.scope) if request.scope["type"] == "http" else DEFAULT
    request.state.session_row = await _look_up(request.cookies.get(SESSION_COOKIE, ""), options.session_lookup)
    return await _user_of(request.state.session_row)


async def authenticate_token(token: str) -> CurrentUser | None:
    """Return the user of a session token, or None for an unknown, expired or signed-out one. Raises as `raise_if_ended` does."""
    return await _user_of(await _look_up(token, DEFAULT.session_lookup))


async def _look_up(token: str, function: str) -> Any:
    """Return the row of a token's session by a lookup function, or None."""
    return await call_lookup(function, hash_session_token(token)) if token and len(token) <= MAX_TOKEN_LENGTH else None


async def _user_of(session_row: Any) -> CurrentUser | None:
    if session_row is None:
        return None
    raise_if_ended(session_row["ended_reason"])
    if session_row["ended_reason"]:
        return None
    if session_row["area"] == "staff":
        return await _cached_user(session_row, session_row["membership_id"], _read_staff_user)
    if session_row["area"] == "prescriber":
        return await _cached_user(session_row, session_row["prescriber_id"], _read_prescriber_user)
    context = Context(actor="master_admin", identity_id=session_row["identity_id"])
    if not session_row["master_active"]:
        return None
    return CurrentUser(
        context, Role.MASTER, "en", frozenset(), frozenset(), session_id=session_row["session_id"],
        is_strong=is_strong(session_row["factors"]),
    )


def raise_if_ended(reason: str | None) -> None:
    """Raise SessionEndedElsewhere or SessionEndedForSecurity, unless the session is active, expired or was signed out by its user."""
    if reason == "replaced":
        raise SessionEndedElsewhere
    if reason not in {None, "signed_out", "expired"}:
        raise SessionEndedForSecurity


async def _cached_user(session_row: Any, subject_id: UUID, read: Callable[[Any], Awaitable[CurrentUser | None]]) -> CurrentUser | None:
    """Return the session's user as of the profile version that the lookup returned, reading the profile when it is new."""
    key = (session_row["session_id"], subject_id, session_row["profile_version"])
    if key in _users:
        _users.move_to_end(key)
        return _users[key]
    user = _users[key] = await read(session_row)
    while len(_users) > MAX_CACHED_USERS:
        _users.popitem(last=False)
    return user


async def _read_profile(context: Context, sql: str, *values: UUID) -> asyncpg.Record | None:
    """Return the profile of a subject, or None when there is none or it isn't active."""
    async with read_connection(context) as connection:
        profile = await connection.fetchrow(sql, *values)
    return profile if profile and profile["active"] else None


def _enabled_modules(profile: asyncpg.Record, columns: dict[Module, str]) -> frozenset[Module]:
    return frozenset(module for module, column in columns.items() if profile[column])


async def _read_staff_user(session_row: Any) -> CurrentUser | None:
    context = Context(
        company_id=session_row["company_id"], actor="staff", identity_id=session_row["identity_id"],
        membership_id=session_row["membership_id"], client_scope="granted",
    )
    profile = await _read_profile(context, queries.STAFF_PROFILE, session_row["company_id"], session_row["membership_id"])
    if profile is None:
        return None
    if profile["role"] == Role.ACCOUNTANT:
        context = replace(context, client_scope="financial")
    elif profile["client_access"] == "full":
        context = replace(context, client_scope="all")
    return CurrentUser(
        context=context, role=Role(profile["role"]), language=profile["language"],
        user_modules=_enabled_modules(profile, USER_MODULE_COLUMNS), company_modules=_enabled_modules(profile, COMPANY_MODULE_COLUMNS),
        email_verified=profile["verified"], set_up=profile["set_up"], company_verified=profile["is_verified"],
        subscription=profile["subscription_state"], timezone=profile["timezone"], company_name=profile["company_name"],
        name=profile["name"], session_id=session_row["session_id"], is_strong=is_strong(session_row["factors"]),
    )


async def _read_prescriber_user(session_row: Any) -> CurrentUser | None:
    context = Context(actor="prescriber", identity_id=session_row["identity_id"], prescriber_id=session_row["prescriber_id"])
    profile = await _read_profile(context, queries.PRESCRIBER_PROFILE, session_row["prescriber_id"])
    if profile is None:
        return None
    return CurrentUser(
        context=context, role=Role.PRESCRIBER, language=profile["language"], user_modules=frozenset(), company_modules=frozenset(),
        email_verified=profile["verified"], name=profile["name"], session_id=session_row["session_id"],
        is_strong=is_strong(session_row["factors"]),
    )
