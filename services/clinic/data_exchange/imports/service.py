"""Upload a file, map its columns, start and discard an import, and read its report (REC-070, PLT-055)."""

from collections.abc import Sequence
from uuid import UUID

from fastapi import Request
from sqlalchemy import Select, exists, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit, files, realtime
from clinic.core.api.errors import Forbidden, NotFound, VersionConflict
from clinic.core.api.pagination import PaginatedList
from clinic.core.background import outbox
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned, transaction
from clinic.core.files import File, transfer
from clinic.core.files.owners import register_file_owner
from clinic.core.files.sheet_uploads import SheetRow
from clinic.core.security.dependencies import CurrentUser, authorization_error
from clinic.core.security.permissions import Permission
from clinic.core.text.i18n import language
from clinic.data_exchange.imports.booking_rows import BookingImport
from clinic.data_exchange.imports.client_rows import ClientImport
from clinic.data_exchange.imports.errors import ImportEmpty, ImportLocked, ImportNotReady
from clinic.data_exchange.imports.fields import ImportField, check_mapping, normalize_heading, propose_mapping
from clinic.data_exchange.imports.kinds import ImportKind
from clinic.data_exchange.imports.models import RUNNING_KEY, DataImport, DataImportRow
from clinic.data_exchange.imports.procedure_rows import ProcedureImport
from clinic.data_exchange.imports.product_rows import ProductImport
from clinic.data_exchange.imports.schemas import (
    ImportFieldOut,
    ImportMappingChange,
    ImportOut,
    ImportPreviewRow,
    ImportRowListParams,
    ImportRowOut,
    ImportStatus,
)

KINDS: dict[str, ImportKind] = {kind.name: kind for kind in (ClientImport(), BookingImport(), ProcedureImport(), ProductImport())}
CHECK_REQUESTED = "data_exchange.import_check_requested"
"""The rows of an import are to be checked. Payload: import_id."""
IMPORT_STARTED = "data_exchange.import_started"
"""The rows of an import are to be taken. Payload: import_id."""
IMPORTS = realtime.register_topic("imports", Permission.IMPORT_READ)
FILE_OWNER = register_file_owner("data_import", permission=Permission.IMPORT_WRITE, accepts_pdf=True)
RUNNING = ("queued", "running")
_MAPPABLE = frozenset({"uploaded", "checking", "checked", "failed"})
_DISCARDABLE = _MAPPABLE


def authorize(user: CurrentUser, kind: str) -> ImportKind:
    """Return the kind when the user may import it.

    Raises Forbidden for a user who sees only some clients, since they can't judge which clients there are already; and the error of the
    first of the kind's permissions that the user lacks.
    """
    if user.context.client_scope != "all":
        raise Forbidden
    for permission in KINDS[kind].permissions:
        if error := authorization_error(user, permission):
            raise error
    return KINDS[kind]


def broadcast(session: AsyncSession, row: DataImport) -> None:
    """Tell open screens that an import has changed."""
    realtime.broadcast(session, IMPORTS, row.id, row.version, is_about_client=False)


async def get_status(session: AsyncSession, user: CurrentUser, kind: str) -> ImportStatus:
    """Return the last import of a kind, what it can hold, and whether imports are locked. Raises Forbidden."""
    import_kind = authorize(user, kind)
    fields = await import_kind.list_fields(session)
    latest = (await session.scalars(_select_imports(session, kind).where(DataImport.state != "discarded").limit(1))).first()
    return ImportStatus(
        latest=_to_schema(latest, fields) if latest else None, is_locked=await _is_locked(session), fields=_list_fields(fields),
        max_rows=import_kind.max_rows,
    )


async def get_import(session: AsyncSession, user: CurrentUser, import_id: UUID) -> ImportOut:
    """Return an import. Raises NotFound and Forbidden."""
    row = await get_owned(session, DataImport, import_id)
    return _to_schema(row, await authorize(user, row.kind).list_fields(session))


async def upload(request: Request, user: CurrentUser, kind: str) -> ImportOut:
    """Store the file of a multipart form and propose which field each of its columns is.

    Raises ImportLocked while an import is running, Forbidden, RateLimited, and FieldError for a file that can't be read.
    """
    import_kind = authorize(user, kind)
    async with transaction(user.context) as session:
        if await _is_locked(session):
            raise ImportLocked
    file, rows = await transfer.receive_sheet(request, user.context, max_rows=import_kind.max_rows)
    async with transaction(user.context) as session:
        return await _create_import(session, import_kind, file, rows)


async def _create_import(session: AsyncSession, kind: ImportKind, file: File, rows: Sequence[SheetRow]) -> ImportOut:
    context, fields = get_context(session), await kind.list_fields(session)
    if context.membership_id is None:
        raise NotFound
    if file.state == "claimed":  # the upload is repeated, since its first answer was lost
        return _to_schema((await session.scalars(_select_imports(session, kind.name).where(DataImport.file_id == file.id))).one(), fields)
    columns = [cell[:120] for cell in rows[0].cells]
    await discard_open(session, kind.name)
    row = DataImport(
        company_id=context.company_id, id=new_id(), kind=kind.name, membership_id=context.membership_id, file_name=file.name,
        columns=columns, mapping=propose_mapping(columns, fields, await _load_remembered(session, kind.name)), rows=len(rows) - 1,
        preview=[],
    )
    await files.claim_file(session, file.id, owner_type=FILE_OWNER, owner_id=row.id)
    row.file_id = file.id
    session.add(row)
    await session.flush()
    audit.record(session, "data_import.uploaded", row.id, kind=row.kind, rows=row.rows, size=file.size)
    broadcast(session, row)
    return _to_schema(row, fields)


async def discard_open(session: AsyncSession, kind: str) -> None:
    """Discard the imports of a kind that have not been started, with their files."""
    rows = await session.scalars(_select_imports(session, kind).where(DataImport.state.in_(_DISCARDABLE)).with_for_update())
    for row in rows:
        await discard(session, row)


async def discard(session: AsyncSession, row: DataImport) -> None:
    """Discard an import that has taken nothing, and withdraw its file."""
    row.state, row.preview = "discarded", []
    await withdraw_file(session, row)
    await session.flush()
    audit.record(session, "data_import.discarded", row.id, kind=row.kind)
    broadcast(session, row)


async def withdraw_file(session: AsyncSession, row: DataImport) -> None:
    """Let the import's file be deleted."""
    if row.file_id is not None:
        await files.withdraw_file(session, row.file_id)
        row.file_id = None


async def _load_remembered(session: AsyncSession, kind: str) -> dict[str, str]:
    """Return the fields by headings that the clinic chose for its last imports of a kind whose rows were checked."""
    mapped = _select_imports(session, kind).where(DataImport.taken + DataImport.refused > 0)
    remembered: dict[str, str] = {}
    for row in await session.scalars(mapped.limit(5)):
        for column, name in zip(row.columns, row.mapping, strict=True):
            remembered.setdefault(normalize_heading(column), name)
    return remembered


async def _lock_import(session: AsyncSession, user: CurrentUser, import_id: UUID, version: int) -> tuple[DataImport, list[ImportField]]:
    """Lock an import of the version that the user sees. Raises NotFound, Forbidden and VersionConflict."""
    row = await get_owned(session, DataImport, import_id, lock=True)
    fields = await authorize(user, row.kind).list_fields(session)
    if row.version != version:
        raise VersionConflict(current=_to_schema(row, fields).model_dump(mode="json"))
    return row, fields


async def change_mapping(session: AsyncSession, user: CurrentUser, import_id: UUID, data: ImportMappingChange) -> ImportOut:
    """Store which field each column is and check all rows in the background. Raises FieldError, ImportNotReady and VersionConflict."""
    row, fields = await _lock_import(session, user, import_id, data.version)
    if row.state not in _MAPPABLE or row.file_id is None:
        raise ImportNotReady
    check_mapping(data.mapping, len(row.columns), fields)
    row.mapping, row.state, row.error, row.preview = data.mapping, "checking", "", []
    row.taken = row.refused = row.progress = row.attempts = 0
    await session.flush()
    audit.record(session, "data_import.mapped", row.id, kind=row.kind, mapping=data.mapping)
    outbox.publish(session, CHECK_REQUESTED, {"import_id": str(row.id), "version": row.version})
    broadcast(session, row)
    return _to_schema(row, fields)


async def start_import(session: AsyncSession, user: CurrentUser, import_id: UUID, version: int) -> ImportOut:
    """Take the rows of a checked import in the background. Raises ImportLocked, ImportNotReady, ImportEmpty and VersionConflict."""
    row, fields = await _lock_import(session, user, import_id, version)
    if row.state != "checked" or row.file_id is None:
        raise ImportNotReady
    if row.taken == 0:
        raise ImportEmpty
    row.state, row.progress, row.attempts, row.error = "queued", 0, 0, ""
    try:
        await session.flush()
    except IntegrityError as error:
        if RUNNING_KEY in str(error.orig):
            raise ImportLocked from error
        raise
    audit.record(session, "data_import.started", row.id, kind=row.kind, rows=row.rows)
    outbox.publish(session, IMPORT_STARTED, {"import_id": str(row.id)})
    broadcast(session, row)
    return _to_schema(row, fields)


async def discard_import(session: AsyncSession, user: CurrentUser, import_id: UUID, version: int) -> None:
    """Discard an import that isn't started. Raises ImportNotReady and VersionConflict."""
    row, _ = await _lock_import(session, user, import_id, version)
    if row.state not in _DISCARDABLE:
        raise ImportNotReady
    await discard(session, row)


async def list_rows(
    session: AsyncSession, user: CurrentUser, import_id: UUID, params: ImportRowListParams,
) -> PaginatedList[ImportRowOut]:
    """List what became of the rows of an import, by their numbers. Raises NotFound and Forbidden."""
    row = await get_owned(session, DataImport, import_id)
    authorize(user, row.kind)
    query = select(DataImportRow).where(DataImportRow.company_id == row.company_id, DataImportRow.import_id == import_id)
    if params.filter != "all":
        query = query.where(DataImportRow.state == params.filter)
    items = await session.scalars(query.order_by(DataImportRow.number).limit(params.per_page).offset(params.offset))
    total = await session.scalar(select(func.count()).select_from(query.subquery())) or 0
    return PaginatedList(items=[_to_row(item) for item in items], page=params.page, per_page=params.per_page, total=total)


def _to_row(item: DataImportRow) -> ImportRowOut:
    reason = item.reason_sv if language.get() == "sv" else item.reason_en
    return ImportRowOut(id=item.id, number=item.number, state=item.state, label=item.label, reason=reason, record_id=item.record_id)


def _select_imports(session: AsyncSession, kind: str) -> Select[DataImport]:
    own = select(DataImport).where(DataImport.company_id == get_context(session).company_id, DataImport.kind == kind)
    return own.order_by(DataImport.created_at.desc(), DataImport.id.desc())


async def _is_locked(session: AsyncSession) -> bool:
    running = exists().where(DataImport.company_id == get_context(session).company_id, DataImport.state.in_(RUNNING))
    return bool(await session.scalar(select(running)))


def _list_fields(fields: Sequence[ImportField]) -> list[ImportFieldOut]:
    return [
        ImportFieldOut(name=field.name, label=field.label(language.get()), is_required=field.is_required, group=field.group)
        for field in fields
    ]


def _to_schema(row: DataImport, fields: Sequence[ImportField]) -> ImportOut:
    reason = "reason_sv" if language.get() == "sv" else "reason_en"
    preview = [ImportPreviewRow(number=item["number"], values=item["values"], reason=item[reason]) for item in row.preview]
    return ImportOut(
        id=row.id, kind=row.kind, state=row.state, file_name=row.file_name, columns=row.columns, mapping=row.mapping,
        fields=_list_fields(fields), rows=row.rows, progress=row.progress, taken=row.taken, refused=row.refused, preview=preview,
        error=row.error, created_at=row.created_at, finished_at=row.finished_at, version=row.version,
    )
