"""What staff do with a register's day: look at it (X), move cash, close it (Z), take its reports out on paper."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit, documents
from clinic.core.clock import day_of, now
from clinic.core.db import context_of, owned
from clinic.core.errors import FieldError
from clinic.core.freeze import canonical, digest
from clinic.core.models import new_id
from clinic.core.paging import COUNTED, Listed
from clinic.pos import errors
from clinic.pos.days import figures, journal
from clinic.pos.days.models import ZReport
from clinic.pos.days.schemas import CloseIn, DocumentRef, DrawerIn, EntryOut, ReportOut, ZOut, ZPage, ZRow
from clinic.pos.sales import numbers
from clinic.pos.tills import till as tills
from clinic.pos.tills.models import RegisterSeries
from clinic.pos.tills.till import Till

_LATER = {"first_at": None, "days": 1, "float_change": 0, "returned_at_unit": 0, "returned_at_unit_amount": 0}
"""What the first reports didn't say yet."""


async def current(session: AsyncSession, register_id: UUID) -> ReportOut:
    """The open day as it stands (X); nothing is zeroed by looking."""
    till = await tills.find(session, register_id)
    series = await owned(session, RegisterSeries, register_id)
    return _report(till, "x", series.last_z + 1, await figures.of_day(session, register_id, series.last_z + 1), counted=None, at=now())


async def print_current(session: AsyncSession, register_id: UUID) -> DocumentRef:
    """The same as a document, which the journal knows of."""
    day = await numbers.day(session, register_id)
    report = await current(session, register_id)
    content = report.model_dump(mode="json")
    entry = journal.enter(session, "x_report", register_id=register_id, z_number=day, content=content, amount=report.sales)
    document = await documents.freeze(session, kind="x_report", subject_id=entry.id, content=content)
    return DocumentRef(document_id=document.id)


async def close(session: AsyncSession, wanted: CloseIn) -> ZOut:
    """Close the day (Z): numbered, frozen, the day's counters begin anew.

    Raises Unresolved while a payment has no end (BEY-045), and DayClosed when the day that was looked at is closed already.
    """
    till = await tills.find(session, wanted.register_id)
    series = await owned(session, RegisterSeries, wanted.register_id, lock=True)
    number = series.last_z + 1
    if wanted.number not in {None, number}:
        raise errors.DayClosed(number=series.last_z)
    found = await figures.of_day(session, wanted.register_id, number)
    if found["open"]:
        raise errors.Unresolved(count=found["open"])
    row = ZReport(
        company_id=context_of(session).company_id, id=new_id(), register_id=wanted.register_id, number=number,
        membership_id=context_of(session).membership_id,
        **frozen(till, number, found, counted=wanted.counted_cash, opening_float=wanted.opening_float, at=now()),
    )
    session.add(row)
    await session.flush()
    journal.enter(session, "z_report", register_id=till.id, z_number=number, content=row.content, amount=found["sales"])
    await session.execute(
        update(RegisterSeries).where(RegisterSeries.company_id == row.company_id, RegisterSeries.id == wanted.register_id).values(
            last_z=number, opening_float=wanted.opening_float, grand_sales=found["grand_sales"], grand_returns=found["grand_returns"],
        ),
    )
    document = await documents.freeze(session, kind="z_report", subject_id=row.id, content=row.content)
    audit.record(session, "till.closed", row.id, number=number, register_id=wanted.register_id, digest=row.digest)
    return ZOut(id=row.id, document_id=document.id, report=ReportOut.model_validate(row.content))


def frozen(till: Till, number: int, found: dict[str, Any], *, counted: int, opening_float: int, at: datetime) -> dict[str, Any]:
    """What a Z report keeps: its content, and the digest over it."""
    report = _report(till, "z", number, found, counted=counted, at=at)
    content = {**report.model_dump(mode="json"), "next_float": opening_float}
    return {"content": content, "digest": digest(canonical(content))}


def _report(till: Till, kind: str, number: int | None, found: dict[str, Any], *, counted: int | None, at: datetime) -> ReportOut:
    home = till.row["timezone"]
    return ReportOut.model_validate({
        **found, "days": 1 + (day_of(at, home) - day_of(found["first_at"] or at, home)).days,
        "kind": kind, "number": number, "company": till.row["company"], "organization_number": till.row["organization_number"],
        "register_id": till.id, "register_name": till.row["name"], "at": at.replace(microsecond=0), "counted_cash": counted,
        "difference": None if counted is None else counted - found["expected_cash"],
    })


async def paper(session: AsyncSession, z_id: UUID) -> DocumentRef:
    """A closed day's document; made from what was frozen when there is none yet."""
    row = await owned(session, ZReport, z_id)
    known = await documents.of_subjects(session, "z_report", [row.id])
    if row.id in known:
        return DocumentRef(document_id=known[row.id])
    document = await documents.freeze(session, kind="z_report", subject_id=row.id, content=row.content)
    return DocumentRef(document_id=document.id)


async def move_cash(session: AsyncSession, wanted: DrawerIn) -> EntryOut:
    """Write down cash put in or taken out, the float, or an opening of the drawer. What is taken out says why."""
    await tills.find(session, wanted.register_id)
    if wanted.kind in {"cash_in", "cash_out"} and not wanted.amount:
        raise FieldError("amount", "above", limit=0)
    if wanted.kind != "float" and not wanted.reason:
        raise FieldError("reason", "required")
    series = await owned(session, RegisterSeries, wanted.register_id, lock=True)
    day = series.last_z + 1
    content: dict[str, Any] = {"reason": wanted.reason, "amount": wanted.amount}
    if wanted.kind == "float":
        content["change"] = await _set_float(session, wanted, day)
    row = journal.enter(
        session, wanted.kind, register_id=wanted.register_id, z_number=day, content=content,
        amount=wanted.amount if wanted.kind != "drawer" else 0,
    )
    await session.flush()
    return EntryOut(id=row.id, kind=row.kind, amount=row.amount, at=row.at)


async def _set_float(session: AsyncSession, wanted: DrawerIn, day: int) -> int:
    """What the float is changed by: nothing before the day's first cash or receipt, for it is then what the day is opened with."""
    found = await figures.of_day(session, wanted.register_id, day)
    if found["first_number"] or found["cash_in"] or found["cash_out"]:
        return wanted.amount - figures.in_float(found)
    await session.execute(
        update(RegisterSeries).values(opening_float=wanted.amount)
        .where(RegisterSeries.company_id == context_of(session).company_id, RegisterSeries.id == wanted.register_id),
    )
    return 0


async def closed(session: AsyncSession, wanted: ZPage) -> Listed[ZRow]:
    """Closed days, in the order of time."""
    found = select(ZReport)
    if wanted.register_id:
        found = found.where(ZReport.register_id == wanted.register_id)
    counted = await session.scalar(select(func.count()).select_from(found.limit(COUNTED + 1).subquery()))
    part = found.order_by(*wanted.along(ZReport.closed_at, ZReport.id)).limit(wanted.per_page).offset(wanted.offset)
    rows = list(await session.scalars(part))
    papers = await documents.of_subjects(session, "z_report", [row.id for row in rows])
    return Listed.of([_row(row, papers.get(row.id)) for row in rows], wanted, counted or 0)


def _row(row: ZReport, document_id: UUID | None) -> ZRow:
    said = row.content
    return ZRow(
        id=row.id, register_id=row.register_id, register_name=said["register_name"], number=row.number, closed_at=row.closed_at,
        sales=said["sales"], returns=said["returns"], difference=said["difference"], document_id=document_id,
    )


async def one(session: AsyncSession, z_id: UUID) -> ZOut:
    """A closed day as it was frozen."""
    row = await owned(session, ZReport, z_id)
    papers = await documents.of_subjects(session, "z_report", [row.id])
    return ZOut(id=row.id, document_id=papers.get(row.id), report=ReportOut.model_validate({**_LATER, **row.content}))
