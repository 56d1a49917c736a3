"""From a session's cookie to the caller: a door tells the session's subject and generation, a snapshot of that generation the rest.

The door is passed at every request; the snapshot is kept by generation, which moves with every change of role, access, systems or
plan, so a withdrawal holds from the next request.
"""

from collections import OrderedDict
from dataclasses import replace
from hashlib import sha256
from typing import Any
from uuid import UUID

from fastapi import Request

from clinic.core.auth import Caller, SessionEnded, SessionEndedForSecurity
from clinic.core.context import Context
from clinic.core.db import door, hot
from clinic.core.permissions import Role, System

COOKIE = "session"
_MOST = 5000
USER_SYSTEMS = {
    System.BOOKING: "is_booking_on", System.RECORD: "is_record_on", System.POS: "is_pos_on", System.MANAGEMENT: "is_management_on",
}
COMPANY_SYSTEMS = {
    System.BOOKING: "company_booking", System.RECORD: "company_record", System.POS: "company_pos", System.MANAGEMENT: "company_management",
}
"""Every company has quality management; who on its staff takes part in it is said of each."""
_snapshots: OrderedDict[tuple[UUID, str], dict[str, Any]] = OrderedDict()

_STAFF = """
SELECT m.role, m.language, m.first_name || ' ' || m.last_name AS name, m.client_access, m.is_active AND m.deleted_at IS NULL AS active,
       m.is_booking_on, m.is_record_on, m.is_pos_on, m.is_management_on, TRUE AS company_management,
       c.is_booking_on AS company_booking, c.is_record_on AS company_record, c.is_pos_on AS company_pos,
       c.is_verified, c.set_up_at IS NOT NULL AS set_up, c.subscription_state, c.timezone, i.email_verified_at IS NOT NULL AS verified
FROM membership m JOIN company c ON c.id = m.company_id JOIN identity i ON i.id = m.identity_id
WHERE m.company_id = $1 AND m.id = $2
"""
_PRESCRIBER = """
SELECT p.language, p.first_name || ' ' || p.last_name AS name, p.is_active AS active, i.email_verified_at IS NOT NULL AS verified
FROM prescriber p JOIN identity i ON i.id = p.identity_id WHERE p.id = $1
"""


def token_hash(token: str) -> bytes:
    """How a session's token is kept."""
    return sha256(token.encode()).digest()


async def identify(request: Request) -> Caller | None:
    """The caller of a request, by its cookie; raises when that session has been ended."""
    return await of_token(request.cookies.get(COOKIE, ""))


async def of_token(token: str) -> Caller | None:
    """The caller whose session has this token."""
    if not token or len(token) > 100:  # noqa: PLR2004
        return None
    row = await door("door_session", token_hash(token))
    if row is None:
        return None
    refuse_ended(row["ended_reason"])
    if row["area"] == "staff":
        return await _staff(row)
    if row["area"] == "prescriber":
        return await _prescriber(row)
    context = Context(actor="master_admin", identity_id=row["identity_id"])
    if row["ended_reason"] or not row["master_active"]:
        return None
    return Caller(context, Role.MASTER, "en", frozenset(), frozenset(), session_id=row["session_id"], generation=row["generation"])


def refuse_ended(reason: str | None) -> None:
    """Say why a session is over, if somebody or something ended it."""
    if reason == "elsewhere":
        raise SessionEnded
    if reason not in {None, "signed_out", "expired"}:
        raise SessionEndedForSecurity


async def _snapshot(key: tuple[UUID, str], context: Context, sql: str, *values: UUID) -> dict[str, Any]:
    if key in _snapshots:
        _snapshots.move_to_end(key)
        return _snapshots[key]
    async with hot(context) as connection:
        row = await connection.fetchrow(sql, *values)
    found: dict[str, Any] = dict(row) if row else {"active": False}
    _snapshots[key] = found
    while len(_snapshots) > _MOST:
        _snapshots.popitem(last=False)
    return found


def _systems(row: dict[str, Any], names: dict[System, str]) -> frozenset[System]:
    return frozenset(system for system, name in names.items() if row[name])


async def _staff(row: Any) -> Caller | None:
    context = Context(
        company_id=row["company_id"], actor="staff", identity_id=row["identity_id"], membership_id=row["membership_id"], reach="custom",
    )
    seen = await _snapshot((row["membership_id"], row["generation"]), context, _STAFF, row["company_id"], row["membership_id"])
    if row["ended_reason"] or not seen["active"]:
        return None
    if seen["role"] == Role.ACCOUNTANT:
        context = replace(context, reach="money")
    elif seen["client_access"] == "full":
        context = replace(context, reach="all")
    return Caller(
        context=context, role=Role(seen["role"]), language=seen["language"],
        user_systems=_systems(seen, USER_SYSTEMS), company_systems=_systems(seen, COMPANY_SYSTEMS),
        email_verified=seen["verified"], set_up=seen["set_up"], company_verified=seen["is_verified"],
        subscription=seen["subscription_state"], timezone=seen["timezone"], name=seen["name"],
        generation=row["generation"], session_id=row["session_id"],
    )


async def _prescriber(row: Any) -> Caller | None:
    context = Context(actor="prescriber", identity_id=row["identity_id"], prescriber_id=row["prescriber_id"])
    seen = await _snapshot((row["prescriber_id"], row["generation"]), context, _PRESCRIBER, row["prescriber_id"])
    if row["ended_reason"] or not seen["active"]:
        return None
    return Caller(
        context=context, role=Role.PRESCRIBER, language=seen["language"], user_systems=frozenset(), company_systems=frozenset(),
        email_verified=seen["verified"], name=seen["name"], generation=row["generation"], session_id=row["session_id"],
    )
