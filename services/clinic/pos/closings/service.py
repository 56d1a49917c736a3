"""Report on a register's open day (X), move cash, close the day (Z), and freeze reports as documents."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import String, cast, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit, documents
from clinic.core.api.errors import FieldError
from clinic.core.api.pagination import COUNT_CAP, PaginatedList
from clinic.core.canonical_json import canonical_json, sha256_hex
from clinic.core.clock import local_date, now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned
from clinic.pos import errors
from clinic.pos.closings import electronic_journal, totals as day_totals
from clinic.pos.closings.models import ZReport
from clinic.pos.closings.schemas import (
    CashCountLine,
    CashMovementCreate,
    CloseDayRequest,
    DocumentRef,
    ElectronicJournalEntryOut,
    RegisterReport,
    ZReportListParams,
    ZReportOut,
    ZReportSummary,
)
from clinic.pos.fiscal import numbering
from clinic.pos.registers import register_config
from clinic.pos.registers.models import RegisterSeries
from clinic.pos.registers.register_config import RegisterConfig

_DEFAULTS_OF_OLD_REPORTS = {"first_at": None, "days": 1, "float_change": 0, "returned_at_unit": 0, "returned_at_unit_amount": 0}
"""Values of the fields that the first stored reports don't have."""


async def get_x_report(session: AsyncSession, register_id: UUID) -> RegisterReport:
    """Return the report of the open day (X). Nothing is reset by it."""
    register = await register_config.get_register(session, register_id)
    series = await get_owned(session, RegisterSeries, register_id)
    totals = await day_totals.load_day_totals(session, register_id, series.last_z + 1)
    return _build_report(register, "x", series.last_z + 1, totals, counted=None, at=now())


async def print_x_report(session: AsyncSession, register_id: UUID) -> DocumentRef:
    """Freeze the report of the open day (X) as a document and append it to the electronic journal."""
    z_number = await numbering.lock_open_day(session, register_id)
    report = await get_x_report(session, register_id)
    content = report.model_dump(mode="json")
    entry = electronic_journal.append_entry(
        session, "x_report", register_id=register_id, z_number=z_number, content=content, amount=report.sales,
    )
    document = await documents.freeze(session, document_type="x_report", subject_id=entry.id, content=content)
    return DocumentRef(document_id=document.id)


async def close_day(session: AsyncSession, data: CloseDayRequest) -> ZReportOut:
    """Close the day (Z): number and freeze its report, and start the next day with its counters at zero.

    Raises OpenPayments while a payment is open (BEY-045), DayAlreadyClosed when the day that the user saw is closed already,
    NothingToClose for an empty day, and FieldError for a count that doesn't add up and a difference without a reason.
    """
    register = await register_config.get_register(session, data.register_id)
    series = await get_owned(session, RegisterSeries, data.register_id, lock=True)
    number = series.last_z + 1
    if data.number not in {None, number}:
        raise errors.DayAlreadyClosed(number=series.last_z)
    totals = await day_totals.load_day_totals(session, data.register_id, number)
    if totals["open_payments"]:
        raise errors.OpenPayments(count=totals["open_payments"])
    if day_totals.is_empty(totals):
        raise errors.NothingToClose
    _validate_count(data, totals["expected_cash"])
    context = get_context(session)
    row = ZReport(
        company_id=context.company_id, id=new_id(), register_id=data.register_id, number=number, membership_id=context.membership_id,
        **freeze_report(
            register, number, totals, counted=data.counted_cash, opening_float=data.opening_float, at=now(),
            cash_count=data.cash_count, difference_reason=data.difference_reason,
        ),
    )
    session.add(row)
    await session.flush()
    electronic_journal.append_entry(
        session, "z_report", register_id=register.id, z_number=number, content=row.content, amount=totals["sales"],
    )
    await session.execute(
        update(RegisterSeries).where(RegisterSeries.company_id == row.company_id, RegisterSeries.id == data.register_id).values(
            last_z=number, opening_float=data.opening_float, grand_sales=totals["grand_sales"], grand_returns=totals["grand_returns"],
        ),
    )
    document = await documents.freeze(session, document_type="z_report", subject_id=row.id, content=row.content)
    difference = {name: row.content[name] for name in ("difference", "difference_reason")}
    audit.record(session, "register.day_closed", row.id, number=number, register_id=data.register_id, digest=row.digest, **difference)
    return ZReportOut(id=row.id, document_id=document.id, report=RegisterReport.model_validate(row.content))


def _validate_count(data: CloseDayRequest, expected_cash: int) -> None:
    """Raise FieldError for a count by notes and coins with another sum, and for a difference without a reason."""
    if data.cash_count and sum(line.denomination * line.quantity for line in data.cash_count) != data.counted_cash:
        raise FieldError("counted_cash", "invalid")
    if data.counted_cash != expected_cash and not data.difference_reason:
        raise FieldError("difference_reason", "required")


def freeze_report(
    register: RegisterConfig, number: int, totals: dict[str, Any], *, counted: int, opening_float: int, at: datetime,
    cash_count: Sequence[CashCountLine] = (), difference_reason: str = "",
) -> dict[str, Any]:
    """Return the `content` and `digest` columns of a Z report. `opening_float` is the next day's, in öre.

    The reason is kept only where there is a difference.
    """
    report = _build_report(register, "z", number, totals, counted=counted, at=at).model_copy(update={
        "cash_count": [line for line in cash_count if line.quantity],
        "difference_reason": difference_reason if counted != totals["expected_cash"] else "",
    })
    content = {**report.model_dump(mode="json"), "next_float": opening_float}
    return {"content": content, "digest": sha256_hex(canonical_json(content))}


def _build_report(
    register: RegisterConfig, report_type: str, number: int | None, totals: dict[str, Any], *, counted: int | None, at: datetime,
) -> RegisterReport:
    first_at = totals["first_at"] or at
    return RegisterReport.model_validate({
        **totals, "days": 1 + (local_date(at, register.timezone) - local_date(first_at, register.timezone)).days,
        "type": report_type, "number": number, "company": register.row["company"],
        "organization_number": register.row["organization_number"], "register_id": register.id, "register_name": register.row["name"],
        "at": at.replace(microsecond=0), "counted_cash": counted,
        "difference": None if counted is None else counted - totals["expected_cash"],
    })


async def get_z_report_document(session: AsyncSession, z_id: UUID) -> DocumentRef:
    """Return the document of a closed day; frozen from the stored report where there is none yet."""
    row = await get_owned(session, ZReport, z_id)
    document_ids = await documents.latest_by_subject(session, "z_report", [row.id])
    if row.id in document_ids:
        return DocumentRef(document_id=document_ids[row.id])
    document = await documents.freeze(session, document_type="z_report", subject_id=row.id, content=row.content)
    return DocumentRef(document_id=document.id)


async def record_cash_movement(session: AsyncSession, data: CashMovementCreate) -> ElectronicJournalEntryOut:
    """Record cash put in or taken out, a new float, or an opening of the drawer.

    Raises FieldError for cash in or out without an amount, and for anything but the float without a reason.
    """
    await register_config.get_register(session, data.register_id)
    if data.type in {"cash_in", "cash_out"} and not data.amount:
        raise FieldError("amount", "above", limit=0)
    if data.type != "float" and not data.reason:
        raise FieldError("reason", "required")
    series = await get_owned(session, RegisterSeries, data.register_id, lock=True)
    z_number = series.last_z + 1
    content: dict[str, Any] = {"reason": data.reason, "amount": data.amount}
    if data.type == "float":
        content["change"] = await _set_float(session, data, z_number)
    entry = electronic_journal.append_entry(
        session, data.type, register_id=data.register_id, z_number=z_number, content=content,
        amount=data.amount if data.type != "drawer" else 0,
    )
    await session.flush()
    return ElectronicJournalEntryOut(id=entry.id, type=entry.type, amount=entry.amount, at=entry.at)


async def _set_float(session: AsyncSession, data: CashMovementCreate, z_number: int) -> int:
    """Return by how much the float changes, in öre.

    Before the day's first receipt or cash movement the amount becomes the day's opening float, which is no change.
    """
    totals = await day_totals.load_day_totals(session, data.register_id, z_number)
    if totals["first_number"] or totals["cash_in"] or totals["cash_out"]:
        return data.amount - day_totals.current_float(totals)
    await session.execute(
        update(RegisterSeries).values(opening_float=data.amount)
        .where(RegisterSeries.company_id == get_context(session).company_id, RegisterSeries.id == data.register_id),
    )
    return 0


async def list_z_reports(session: AsyncSession, params: ZReportListParams) -> PaginatedList[ZReportSummary]:
    """List closed days, by time of closing unless sorted otherwise."""
    query = select(ZReport)
    if params.register_id:
        query = query.where(ZReport.register_id == params.register_id)
    if search := params.search.strip():
        query = query.where(cast(ZReport.number, String).startswith(search, autoescape=True))
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    page = query.order_by(*params.order_by(getattr(ZReport, params.sort), ZReport.id)).limit(params.per_page).offset(params.offset)
    rows = list(await session.scalars(page))
    document_ids = await documents.latest_by_subject(session, "z_report", [row.id for row in rows])
    return PaginatedList.build([_to_summary(row, document_ids.get(row.id)) for row in rows], params, total or 0)


def _to_summary(row: ZReport, document_id: UUID | None) -> ZReportSummary:
    content = row.content
    return ZReportSummary(
        id=row.id, register_id=row.register_id, register_name=content["register_name"], number=row.number, closed_at=row.closed_at,
        sales=content["sales"], returns=content["returns"], difference=content["difference"], document_id=document_id,
    )


async def get_z_report(session: AsyncSession, z_id: UUID) -> ZReportOut:
    """Return a closed day as it was frozen."""
    row = await get_owned(session, ZReport, z_id)
    document_ids = await documents.latest_by_subject(session, "z_report", [row.id])
    report = RegisterReport.model_validate({**_DEFAULTS_OF_OLD_REPORTS, **row.content})
    return ZReportOut(id=row.id, document_id=document_ids.get(row.id), report=report)
