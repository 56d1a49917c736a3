"""Using a prescription: what a treatment asks before it is signed, and the count that never goes past what was prescribed (RXP-007)."""

from collections.abc import Collection
from datetime import date, datetime, time, timedelta
from uuid import UUID

from sqlalchemy import and_, exists, or_, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.company import service as companies
from clinic.core import audit, realtime
from clinic.core.clock import day_of, now, zone
from clinic.core.db import context_of, owned
from clinic.core.models import new_id
from clinic.core.search import fold
from clinic.prescriptions.errors import UsedUp
from clinic.prescriptions.models import Prescription, PrescriptionUse
from clinic.prescriptions.topics import PRESCRIPTIONS

_HELD = or_(Prescription.state == "signed", and_(Prescription.state == "expired", Prescription.ended_reason == "date"))
"""One whose last day has passed since still covers a treatment of before."""


def drug_key(name: str) -> str:
    """By what a medicine is known: its name without marks, case or double spaces."""
    return " ".join(fold(name).split())[:200]


async def usable(
    session: AsyncSession, client_id: UUID, medicine: str, on: date | None = None, *, procedure_id: UUID | None = None,
) -> UUID | None:
    """The client's prescription of that medicine that a treatment goes by; None when there is none.

    The one that it has used already, in whichever of its versions; else of those which held on its day (today: signed by then, their
    last day not passed) the one that ends first.
    """
    home = (await companies.own(session)).timezone
    day = on or day_of(now(), home)
    used = exists().where(
        PrescriptionUse.company_id == Prescription.company_id, PrescriptionUse.prescription_id == Prescription.id,
        PrescriptionUse.procedure_id == procedure_id, PrescriptionUse.given_back_at.is_(None),
    )
    held = and_(
        _HELD, Prescription.signed_at < datetime.combine(day + timedelta(days=1), time(), zone(home)), Prescription.valid_until >= day,
        Prescription.uses < Prescription.times,
    )
    found = await session.scalars(
        select(Prescription.id).where(
            Prescription.company_id == context_of(session).company_id, Prescription.client_id == client_id,
            Prescription.drug_key == drug_key(medicine), Prescription.deleted_at.is_(None), or_(used, held),
        ).order_by(used.desc(), Prescription.valid_until, Prescription.created_at).limit(1),
    )
    return found.first()


async def use(session: AsyncSession, prescription_id: UUID, procedure_id: UUID, on: date | None = None) -> None:
    """Count one use for a treatment, in the caller's transaction; the same treatment twice is once. Raises NotFound, UsedUp.

    The row is locked while counting and the table itself refuses one use too many, so of two treatments at once that want the last
    use one is refused. The last use ends the prescription.
    """
    row = await owned(session, Prescription, prescription_id, lock=True)
    made = (
        insert(PrescriptionUse)
        .values(
            company_id=row.company_id, id=new_id(), client_id=row.client_id, prescription_id=row.id, procedure_id=procedure_id,
            used_at=now(),
        ).on_conflict_do_update(
            index_elements=["company_id", "prescription_id", "procedure_id"], set_={"given_back_at": None},
            where=PrescriptionUse.given_back_at.is_not(None),
        ).returning(PrescriptionUse.id)
    )
    if await session.scalar(made) is None:
        return
    held = row.state == "signed" or (row.state, row.ended_reason) == ("expired", "date")
    if not held or row.uses >= row.times or row.valid_until < (on or await today(session)):
        raise UsedUp
    row.uses += 1
    audit.record(session, "prescription.used", row.id, client_id=row.client_id, procedure_id=procedure_id, left=row.times - row.uses)
    if row.uses == row.times:
        expire(session, row, "uses")
    await session.flush()
    realtime.tell(session, PRESCRIPTIONS, row.id, row.version)


async def give_back(session: AsyncSession, procedure_id: UUID, besides: Collection[UUID] = ()) -> None:
    """Take back what a treatment has used that was put out of force, or goes by those `besides` alone now; twice is once.

    One that ended by its last use is in force again, unless its last day has passed meanwhile.
    """
    company_id = context_of(session).company_id
    theirs = (
        update(PrescriptionUse)
        .where(
            PrescriptionUse.company_id == company_id, PrescriptionUse.procedure_id == procedure_id, PrescriptionUse.given_back_at.is_(None),
            PrescriptionUse.prescription_id.not_in(besides),
        ).values(given_back_at=now()).returning(PrescriptionUse.prescription_id).execution_options(synchronize_session=False)
    )
    for prescription_id in sorted(await session.scalars(theirs)):
        row = await owned(session, Prescription, prescription_id, lock=True)
        row.uses -= 1
        if (row.state, row.ended_reason) == ("expired", "uses"):
            await _revive(session, row)
        left = row.times - row.uses
        audit.record(session, "prescription.given_back", row.id, client_id=row.client_id, procedure_id=procedure_id, left=left)
        await session.flush()
        realtime.tell(session, PRESCRIPTIONS, row.id, row.version)


async def _revive(session: AsyncSession, row: Prescription) -> None:
    if row.valid_until < await today(session):
        row.ended_reason = "date"
    else:
        row.state, row.ended_at, row.ended_reason = "signed", None, ""


def expire(session: AsyncSession, row: Prescription, why: str) -> None:
    """Let it end by its date or its uses."""
    row.state, row.ended_at, row.ended_reason = "expired", now(), why
    audit.record(session, "prescription.expired", row.id, client_id=row.client_id, why=why)


async def expire_due(session: AsyncSession) -> int:
    """End what has passed its last day, by the clinic's own calendar; how many did."""
    due = await session.scalars(
        select(Prescription).where(
            Prescription.company_id == context_of(session).company_id, Prescription.state == "signed",
            Prescription.valid_until < await today(session), Prescription.deleted_at.is_(None),
        ).order_by(Prescription.valid_until).limit(500).with_for_update(skip_locked=True),
    )
    rows = list(due)
    for row in rows:
        expire(session, row, "date")
    await session.flush()
    for row in rows:
        realtime.tell(session, PRESCRIPTIONS, row.id, row.version)
    return len(rows)


async def today(session: AsyncSession) -> date:
    """The day it is at the clinic."""
    company = await companies.own(session)
    return day_of(now(), company.timezone)
