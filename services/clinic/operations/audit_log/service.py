"""Read the company's audit log in words, and download it."""

from asyncio import to_thread
from collections.abc import Sequence
from datetime import UTC
from typing import Any
from uuid import UUID

from fastapi import Response
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.clients import service as clients
from clinic.core import audit
from clinic.core.api.errors import ApiError
from clinic.core.audit import AuditEntry, access_log
from clinic.core.clock import zone
from clinic.core.database.session import get_context
from clinic.core.documents.xlsx import XLSX_MEDIA_TYPE, Column, Table, Workbook
from clinic.core.security.dependencies import CurrentUser
from clinic.core.text.i18n import language
from clinic.operations.audit_log.conditions import list_conditions
from clinic.operations.audit_log.labels import actor_label, column_label, event_label, reason_label
from clinic.operations.audit_log.schemas import AuditFilter, AuditLogEntry, AuditLogPage, AuditLogParams

MAX_DOWNLOAD_ROWS = 20_000
_COLUMN_WIDTHS = {"at": 18, "actor": 28, "event": 40, "subject": 30, "client": 28, "reason": 50}


class AuditLogTooLong(ApiError):
    """The download would have more rows than a file may have."""

    code = "audit_log.too_long"
    en = "The period has more than {limit} events. Choose fewer days, a user or a client."
    sv = "Perioden har fler än {limit} händelser. Välj färre dagar, en användare eller en klient."


async def list_entries(session: AsyncSession, user: CurrentUser, params: AuditLogParams) -> AuditLogPage:
    """Return a part of the log, newest first, and write that the user has opened it. Raises NotFound for a hidden client."""
    if params.client_id:
        await clients.get_client(session, params.client_id)
    rows = await _load_rows(session, user, params, params.per_page + 1, before=params.before)
    entries = await _describe(session, rows[:params.per_page])
    await record_opening(session, params.client_id)
    return AuditLogPage(entries=entries, next=entries[-1].id if len(rows) > params.per_page else None)


async def record_opening(session: AsyncSession, client_id: UUID | None) -> None:
    """Write that the user has opened the log, of a client or of the company, at most once a quarter of an hour."""
    await access_log.record_access(session, "audit_log.opened", client_id or get_context(session).company_id, client_id=client_id)


async def download(session: AsyncSession, user: CurrentUser, params: AuditFilter) -> Response:
    """Return the log as a workbook, and write that the user has downloaded it. Raises AuditLogTooLong, NotFound for a hidden client."""
    if params.client_id:
        await clients.get_client(session, params.client_id)
    rows = await _load_rows(session, user, params, MAX_DOWNLOAD_ROWS + 1)
    if len(rows) > MAX_DOWNLOAD_ROWS:
        raise AuditLogTooLong(limit=MAX_DOWNLOAD_ROWS)
    entries, lang = await _describe(session, rows), language.get()
    content = await to_thread(_build_workbook, entries, lang, user.timezone)
    subject_id = params.client_id or user.company_id
    filters = {name: value for name, value in params.model_dump(mode="json").items() if value}
    audit.record(session, "audit_log.exported", subject_id, client_id=params.client_id, rows=len(entries), filters=filters)
    headers = {"Content-Disposition": 'attachment; filename="audit_log.xlsx"', "Cache-Control": "private, no-store"}
    return Response(content, media_type=XLSX_MEDIA_TYPE, headers=headers)


async def _load_rows(
    session: AsyncSession, user: CurrentUser, params: AuditFilter, limit: int, *, before: UUID | None = None,
) -> Sequence[AuditEntry]:
    """Return the newest entries of a filter. Ids sort by time, so that the primary key gives the order and the place to go on from."""
    conditions = list_conditions(get_context(session), params, user.timezone)
    if before:
        conditions.append(AuditEntry.id < before)
    return (await session.scalars(select(AuditEntry).where(*conditions).order_by(AuditEntry.id.desc()).limit(limit))).all()


async def _describe(session: AsyncSession, rows: Sequence[AuditEntry]) -> list[AuditLogEntry]:
    """Return entries in words, with the names of people, clients and users that they concern, read by two statements."""
    context, lang = get_context(session), language.get()
    members = {row.membership_id for row in rows} | {row.subject_id for row in rows if row.action.startswith(("user.", "company.handed"))}
    prescribers = {row.identity_id for row in rows if row.actor == "prescriber"}
    names = await accounts.get_display_names(session, (key for key in members if key), (key for key in prescribers if key))
    client_names = await clients.get_client_names(session, {row.client_id for row in rows if row.client_id})
    entries = []
    for row in rows:
        has_details = context.client_scope == "all" or row.client_id is not None or row.identity_id == context.identity_id
        details = row.details if has_details else {}
        actor_id = row.membership_id if row.membership_id in names else row.identity_id
        entries.append(AuditLogEntry(
            id=row.id, at=row.at, action=row.action, client_id=row.client_id, event=event_label(row.action, lang),
            actor=actor_label(row.actor, names.get(actor_id, "") if actor_id else "", lang),
            subject=_subject(row, details, names), client_name=client_names.get(row.client_id, "") if row.client_id else "",
            reason=reason_label(row.action, _text(details, "method" if row.action == "session.refused" else "reason"), lang),
        ))
    return entries


def _subject(row: AuditEntry, details: dict[str, Any], names: dict[UUID, str]) -> str:
    if row.subject_id in names and row.subject_id is not None:
        return names[row.subject_id]
    return _text(details, "name") or _text(details, "title") or _text(details, "path")


def _text(details: dict[str, Any], name: str) -> str:
    value = details.get(name)
    return value if isinstance(value, str) else ""


def _build_workbook(entries: list[AuditLogEntry], lang: str, timezone: str) -> bytes:
    columns = tuple(
        Column(column_label(name, lang), "instant" if name == "at" else "text", width) for name, width in _COLUMN_WIDTHS.items()
    )
    rows = [
        (
            entry.at.replace(tzinfo=UTC).astimezone(zone(timezone)).replace(tzinfo=None), entry.actor, entry.event, entry.subject,
            entry.client_name, entry.reason,
        )
        for entry in entries
    ]
    return Workbook(column_label("empty", lang), [Table(column_label("log", lang), columns, rows)]).to_bytes()
