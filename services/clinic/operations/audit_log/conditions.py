"""The conditions of a filter on audit entries."""

from datetime import UTC, date, datetime, time, timedelta
from uuid import UUID

from sqlalchemy import ColumnElement, or_

from clinic.clients import service as clients
from clinic.core.audit import AuditEntry
from clinic.core.clock import zone
from clinic.core.database.tenant_context import Context
from clinic.operations.audit_log.schemas import AuditFilter, AuditKind

VIEW_SUFFIXES = (".viewed", ".opened", ".listed", "downloaded", "exported")
SIGN_IN_PREFIXES = ("session.", "password.", "passkey.", "email.", "bankid.", "authenticator.", "recovery_code")
REFUSED_ACTIONS = ("access.refused", "session.refused")
_UUID7_TIME_SHIFT = 80
"""A UUIDv7 begins with the milliseconds since 1970 in 48 bits, so that ids of a time can be compared with those of entries."""


def list_conditions(context: Context, params: AuditFilter, timezone: str) -> list[ColumnElement[bool]]:
    """Return the conditions of a filter; a user restricted to some clients gets no drafts of others, whose subject may be a client."""
    conditions: list[ColumnElement[bool]] = [AuditEntry.company_id == context.company_id]
    if params.client_id:
        conditions.append(AuditEntry.client_id.in_(clients.merged_client_ids(context.company_id, params.client_id)))
    if params.membership_id:
        conditions.append(AuditEntry.membership_id == params.membership_id)
    if params.kind:
        conditions.append(_is_of_kind(params.kind))
    if params.from_day:
        conditions += _is_from(_midnight(params.from_day, timezone))
    if params.until_day:
        conditions += _is_before(_midnight(params.until_day + timedelta(days=1), timezone))
    if context.client_scope != "all":
        conditions.append(or_(AuditEntry.identity_id == context.identity_id, AuditEntry.action.not_like("draft.%")))
    return conditions


def _is_of_kind(kind: AuditKind) -> ColumnElement[bool]:
    is_refused = AuditEntry.action.in_(REFUSED_ACTIONS)
    is_view = or_(*(AuditEntry.action.endswith(suffix) for suffix in VIEW_SUFFIXES))
    is_sign_in = or_(*(AuditEntry.action.startswith(prefix) for prefix in SIGN_IN_PREFIXES))
    conditions: dict[AuditKind, ColumnElement[bool]] = {
        "refused": is_refused, "views": is_view, "sign_ins": is_sign_in & ~is_refused, "changes": ~or_(is_refused, is_view, is_sign_in),
    }
    return conditions[kind]


def _midnight(day: date, timezone: str) -> datetime:
    return datetime.combine(day, time(), zone(timezone)).astimezone(UTC)


def _is_from(instant: datetime) -> list[ColumnElement[bool]]:
    return [AuditEntry.id >= _first_id(instant), AuditEntry.at >= instant]


def _is_before(instant: datetime) -> list[ColumnElement[bool]]:
    return [AuditEntry.id < _first_id(instant), AuditEntry.at < instant]


def _first_id(instant: datetime) -> UUID:
    """Return the lowest UUIDv7 of an instant, by which the primary key leads to its entries."""
    return UUID(int=int(instant.timestamp() * 1000) << _UUID7_TIME_SHIFT)
