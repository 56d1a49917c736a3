"""What a clinic's staff do with prescriptions; `usable`, `use` and `give_back` are for treatments (RXP-002, RXP-007)."""

from typing import Any
from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.accounts.prescribers import service as prescribers
from clinic.accounts.prescribers.schemas import InviteIn
from clinic.clients import service as clients
from clinic.company import service as companies
from clinic.core import audit, looks, outbox, realtime
from clinic.core.clock import now
from clinic.core.db import context_of, owned
from clinic.core.errors import FieldError, Stale
from clinic.core.models import new_id
from clinic.core.paging import COUNTED, Listed, Newest
from clinic.prescriptions.errors import AlreadyDecided, NotInForce
from clinic.prescriptions.events import ASKED
from clinic.prescriptions.models import Prescription
from clinic.prescriptions.schemas import PrescriptionEndIn, PrescriptionFields, PrescriptionIn, PrescriptionOut, PrescriptionUpdate
from clinic.prescriptions.topics import PRESCRIPTIONS
from clinic.prescriptions.uses import drug_key, give_back, today, usable, use

__all__ = ["ask", "change", "give_back", "inactivate", "listed", "one", "remove", "usable", "use"]
UNDECIDED = frozenset({"needs_prescription", "pending"})


async def listed(session: AsyncSession, client_id: UUID, wanted: Newest) -> Listed[PrescriptionOut]:
    """A client's prescriptions, in the order of time; the look is logged."""
    await clients.look(session, client_id)
    theirs = select(Prescription).where(
        Prescription.company_id == context_of(session).company_id, Prescription.client_id == client_id, Prescription.deleted_at.is_(None),
    )
    ordered = theirs.order_by(*wanted.along(Prescription.created_at, Prescription.id))
    rows = await session.scalars(ordered.limit(wanted.per_page).offset(wanted.offset))
    counted = await session.scalar(select(func.count()).select_from(theirs.limit(COUNTED + 1).subquery()))
    return Listed.of([PrescriptionOut.model_validate(row) for row in rows], wanted, counted or 0)


async def one(session: AsyncSession, prescription_id: UUID) -> PrescriptionOut:
    """One of the clinic's prescriptions; the look is logged."""
    row = await owned(session, Prescription, prescription_id)
    await looks.log(session, "prescription.looked", row.id, client_id=row.client_id)
    return PrescriptionOut.model_validate(row)


async def ask(session: AsyncSession, client_id: UUID, wanted: PrescriptionIn) -> PrescriptionOut:
    """Ask for a prescription. Raises FieldError."""
    client = await clients.for_writing(session, client_id)
    await _check(session, wanted)
    company, context = await companies.own(session), context_of(session)
    asker = await accounts.get_member(session, context.membership_id) if context.membership_id else None
    row = Prescription(
        company_id=company.id, id=new_id(), client_id=client.id, clinic_name=company.name, asked_by=context.membership_id,
        asked_by_name=f"{asker.first_name} {asker.last_name}" if asker else "", created_at=now(),
    )
    _write(row, wanted)
    await _address(session, row, wanted)
    session.add(row)
    await session.flush()
    audit.record(session, "prescription.asked", row.id, client_id=row.client_id, drug=row.drug, to=row.prescriber_name or row.invited_email)
    return _told(session, row)


async def change(session: AsyncSession, prescription_id: UUID, wanted: PrescriptionUpdate) -> PrescriptionOut:
    """Change a request while nobody has decided it. Raises AlreadyDecided, Stale, FieldError."""
    row = await _undecided(session, prescription_id, wanted.version)
    await _check(session, wanted)
    before = {name: getattr(row, name) for name in PrescriptionFields.model_fields}
    _write(row, wanted)
    await _address(session, row, wanted)
    await session.flush()
    changed = [name for name, value in before.items() if getattr(row, name) != value]
    audit.record(session, "prescription.changed", row.id, client_id=row.client_id, changed=changed)
    return _told(session, row)


async def remove(session: AsyncSession, prescription_id: UUID, version: int) -> None:
    """Take a request back while nobody has decided it; the row stays, for the trace. Raises AlreadyDecided, Stale."""
    row = await _undecided(session, prescription_id, version)
    row.deleted_at = now()
    audit.record(session, "prescription.removed", row.id, client_id=row.client_id, drug=row.drug)
    await session.flush()
    realtime.tell(session, PRESCRIPTIONS, row.id, row.version)


async def inactivate(session: AsyncSession, prescription_id: UUID, wanted: PrescriptionEndIn) -> PrescriptionOut:
    """Put a signed prescription out of force, for good. Raises NotInForce, Stale."""
    row = await owned(session, Prescription, prescription_id, lock=True)
    if row.state != "signed":
        raise NotInForce
    _same_version(row, wanted.version)
    row.state, row.ended_at, row.ended_reason = "inactivated", now(), wanted.reason
    audit.record(session, "prescription.inactivated", row.id, client_id=row.client_id, reason=wanted.reason)
    await session.flush()
    return _told(session, row)


async def _undecided(session: AsyncSession, prescription_id: UUID, version: int) -> Prescription:
    row = await owned(session, Prescription, prescription_id, lock=True)
    if row.state not in UNDECIDED:
        raise AlreadyDecided
    _same_version(row, version)
    return row


def _same_version(row: Prescription, version: int) -> None:
    if row.version != version:
        raise Stale(current=PrescriptionOut.model_validate(row))


async def _check(session: AsyncSession, wanted: PrescriptionIn) -> None:
    if wanted.valid_until <= await today(session):
        raise FieldError("valid_until", "after_today")
    if wanted.prescriber_id is None and not wanted.invite_email:
        raise FieldError("prescriber_id", "required")


def _write(row: Prescription, wanted: PrescriptionFields) -> None:
    for name in PrescriptionFields.model_fields:
        setattr(row, name, getattr(wanted, name))
    row.drug_key = drug_key(wanted.drug)


async def _address(session: AsyncSession, row: Prescription, wanted: PrescriptionIn) -> None:
    """Send it to a prescriber of the clinic's, or let it wait for one who is invited with it."""
    before = (row.prescriber_id, row.invited_email)
    known = await prescribers.one(session, wanted.prescriber_id) if wanted.prescriber_id else None
    if known is None and wanted.invite_email:
        if row.invited_email == wanted.invite_email:
            return
        await prescribers.invite(session, InviteIn(email=wanted.invite_email, origin=wanted.invite_origin))
        known = await prescribers.joined_by(session, wanted.invite_email)
    values: dict[str, Any] = {
        "prescriber_id": None, "prescriber_name": "", "invited_email": wanted.invite_email, "origin": wanted.invite_origin,
        "state": "needs_prescription",
    }
    if known is not None:
        values = {
            "prescriber_id": known.prescriber_id, "prescriber_name": known.name, "invited_email": "", "origin": known.origin,
            "state": "pending",
        }
    for name, value in {**values, "was_with": ""}.items():
        setattr(row, name, value)
    if row.prescriber_id and (row.prescriber_id, row.invited_email) != before:
        outbox.publish(session, ASKED, {"prescription_id": str(row.id), "prescriber_id": str(row.prescriber_id)})


def _told(session: AsyncSession, row: Prescription) -> PrescriptionOut:
    realtime.tell(session, PRESCRIPTIONS, row.id, row.version)
    return PrescriptionOut.model_validate(row)
