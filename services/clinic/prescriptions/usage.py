"""Use of prescriptions by treatments, never more often than prescribed (RXP-007), and their expiry."""

from collections.abc import Collection
from datetime import date, datetime, time, timedelta
from uuid import UUID

from sqlalchemy import and_, exists, or_, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.company import service as companies
from clinic.core import audit, realtime
from clinic.core.clock import local_date, now, zone
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned
from clinic.core.text.search_tokens import fold
from clinic.prescriptions.errors import UsedUp
from clinic.prescriptions.events import PRESCRIPTIONS
from clinic.prescriptions.models import Prescription, PrescriptionUse

_USABLE_STATE = or_(Prescription.state == "signed", and_(Prescription.state == "expired", Prescription.ended_reason == "date"))
"""A prescription whose last day has passed since still covers a treatment done before that day."""
_EXPIRY_BATCH_SIZE = 500


def normalize_drug_name(name: str) -> str:
    """Return the name by which medicines are compared: without diacritics, case or repeated spaces, at most 200 characters."""
    return " ".join(fold(name).split())[:200]


async def find_usable(
    session: AsyncSession, client_id: UUID, medicine: str, on: date | None = None, *, procedure_id: UUID | None = None,
) -> UUID | None:
    """Return the id of the client's prescription that covers a treatment with the medicine; None when there is none.

    A prescription that the treatment has used already, in any of its versions, comes first. Otherwise, of those valid on the day of
    the treatment (`on`, today by default): signed by the end of that day, last day not passed and uses left, the one that ends first.
    """
    timezone = (await companies.get_own_company(session)).timezone
    day = on or local_date(now(), timezone)
    used_by_procedure = exists().where(
        PrescriptionUse.company_id == Prescription.company_id, PrescriptionUse.prescription_id == Prescription.id,
        PrescriptionUse.procedure_id == procedure_id, PrescriptionUse.released_at.is_(None),
    )
    valid = and_(
        _USABLE_STATE, Prescription.signed_at < datetime.combine(day + timedelta(days=1), time(), zone(timezone)),
        Prescription.valid_until >= day, Prescription.uses < Prescription.max_uses,
    )
    prescription_ids = await session.scalars(
        select(Prescription.id).where(
            Prescription.company_id == get_context(session).company_id, Prescription.client_id == client_id,
            Prescription.drug_key == normalize_drug_name(medicine), Prescription.deleted_at.is_(None), or_(used_by_procedure, valid),
        ).order_by(used_by_procedure.desc(), Prescription.valid_until, Prescription.created_at).limit(1),
    )
    return prescription_ids.first()


async def record_use(session: AsyncSession, prescription_id: UUID, procedure_id: UUID, on: date | None = None) -> None:
    """Count one use by a treatment, in the caller's transaction; repeating it for the same treatment changes nothing.

    Locks the prescription while counting, and a CHECK constraint forbids more uses than prescribed, so of two concurrent treatments
    that need the last use one is refused. The last use expires the prescription. Raises NotFound, UsedUp.
    """
    row = await get_owned(session, Prescription, prescription_id, lock=True)
    statement = (
        insert(PrescriptionUse)
        .values(
            company_id=row.company_id, id=new_id(), client_id=row.client_id, prescription_id=row.id, procedure_id=procedure_id,
            used_at=now(),
        ).on_conflict_do_update(
            index_elements=["company_id", "prescription_id", "procedure_id"], set_={"released_at": None},
            where=PrescriptionUse.released_at.is_not(None),
        ).returning(PrescriptionUse.id)
    )
    if await session.scalar(statement) is None:
        return
    is_usable = row.state == "signed" or (row.state, row.ended_reason) == ("expired", "date")
    if not is_usable or row.uses >= row.max_uses or row.valid_until < (on or await clinic_today(session)):
        raise UsedUp
    row.uses += 1
    audit.record(session, "prescription.used", row.id, client_id=row.client_id, procedure_id=procedure_id, left=row.max_uses - row.uses)
    if row.uses == row.max_uses:
        expire(session, row, "uses")
    await session.flush()
    realtime.broadcast(session, PRESCRIPTIONS, row.id, row.version)


async def release_uses(session: AsyncSession, procedure_id: UUID, except_ids: Collection[UUID] = ()) -> None:
    """Release the uses of a treatment that was cancelled, or corrected to use only `except_ids`. Safe to repeat.

    A prescription that expired by its last use becomes signed again, unless its last day has passed since.
    """
    company_id = get_context(session).company_id
    release = (
        update(PrescriptionUse)
        .where(
            PrescriptionUse.company_id == company_id, PrescriptionUse.procedure_id == procedure_id, PrescriptionUse.released_at.is_(None),
            PrescriptionUse.prescription_id.not_in(except_ids),
        ).values(released_at=now()).returning(PrescriptionUse.prescription_id).execution_options(synchronize_session=False)
    )
    for prescription_id in sorted(await session.scalars(release)):
        row = await get_owned(session, Prescription, prescription_id, lock=True)
        row.uses -= 1
        if (row.state, row.ended_reason) == ("expired", "uses"):
            await _reactivate(session, row)
        left = row.max_uses - row.uses
        audit.record(session, "prescription.uses_released", row.id, client_id=row.client_id, procedure_id=procedure_id, left=left)
        await session.flush()
        realtime.broadcast(session, PRESCRIPTIONS, row.id, row.version)


async def _reactivate(session: AsyncSession, row: Prescription) -> None:
    if row.valid_until < await clinic_today(session):
        row.ended_reason = "date"
    else:
        row.state, row.ended_at, row.ended_reason = "signed", None, ""


def expire(session: AsyncSession, row: Prescription, reason: str) -> None:
    """Mark the prescription as expired; `reason` is `date` or `uses`."""
    row.state, row.ended_at, row.ended_reason = "expired", now(), reason
    audit.record(session, "prescription.expired", row.id, client_id=row.client_id, why=reason)


async def expire_due(session: AsyncSession) -> int:
    """Expire up to 500 prescriptions whose last day has passed in the clinic's time zone. Returns how many."""
    due = await session.scalars(
        select(Prescription).where(
            Prescription.company_id == get_context(session).company_id, Prescription.state == "signed",
            Prescription.valid_until < await clinic_today(session), Prescription.deleted_at.is_(None),
        ).order_by(Prescription.valid_until).limit(_EXPIRY_BATCH_SIZE).with_for_update(skip_locked=True),
    )
    rows = list(due)
    for row in rows:
        expire(session, row, "date")
    await session.flush()
    for row in rows:
        realtime.broadcast(session, PRESCRIPTIONS, row.id, row.version)
    return len(rows)


async def clinic_today(session: AsyncSession) -> date:
    """Return today's date in the clinic's time zone."""
    company = await companies.get_own_company(session)
    return local_date(now(), company.timezone)
