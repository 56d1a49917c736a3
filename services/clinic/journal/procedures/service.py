"""Writing about what was done: new entries, changes while unsigned, corrections, and endings that keep the trace."""

from uuid import UUID

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.clients import service as clients
from clinic.company import service as companies
from clinic.core import audit, files, realtime
from clinic.core.clock import day_of, now
from clinic.core.db import context_of
from clinic.core.errors import FieldError, NotFound
from clinic.core.marks import ReviewIn, decided
from clinic.core.models import new_id
from clinic.core.owners import owner
from clinic.core.permissions import Permission
from clinic.journal.models import Procedure
from clinic.journal.procedures import entries
from clinic.journal.procedures.errors import CorrectionOpen, Ended, NotSigned, WriterNamesSigner
from clinic.journal.procedures.schemas import ProcedureIn, ProcedureLineIn, ProcedureUpdate
from clinic.journal.topics import PROCEDURES
from clinic.prescriptions import service as prescriptions

OWNER = owner("procedure", permission=Permission.JOURNAL_READ)
"""What pictures belong to: the entry, whichever version shows them."""


async def store(session: AsyncSession, client_id: UUID, wanted: ProcedureIn) -> Procedure:
    """Write a new entry about a client; unsigned until somebody signs it."""
    await clients.for_writing(session, client_id)
    context, row_id = context_of(session), new_id()
    row = Procedure(
        company_id=context.company_id, id=row_id, entry_id=row_id, client_id=client_id, number=1, picture_ids=[], nrs_rating=None,
        written_by=context.membership_id, written_by_name=await entries.name_of(session, context.membership_id),
    )
    await _fill(session, row, wanted)
    session.add(row)
    await session.flush()
    await entries.lay_lines(session, row, wanted.treatments, [])
    audit.record(session, "procedure.made", row.id, client_id=client_id, **_facts(wanted))
    realtime.tell(session, PROCEDURES, row.id, row.version)
    return row


async def update(session: AsyncSession, client_id: UUID, procedure_id: UUID, wanted: ProcedureUpdate) -> Procedure:
    """Change an entry that isn't signed; Signed or Ended for one that is, Stale when somebody did so first, WriterNamesSigner."""
    row = await entries.open_one(session, client_id, procedure_id, wanted.version)
    before = {"title": row.title, "date": row.done_on.isoformat(), "pictures": list(row.picture_ids), "notes": row.notes}
    await _fill(session, row, wanted)
    await entries.lay_lines(session, row, wanted.treatments, await entries.lines(session, row.id))
    after = {"title": row.title, "date": row.done_on.isoformat(), "pictures": list(row.picture_ids), "notes": row.notes}
    changed = [name for name in after if after[name] != before[name]]
    audit.record(session, "procedure.changed", row.id, client_id=client_id, changed=changed, **_facts(wanted))
    await session.flush()
    realtime.tell(session, PROCEDURES, row.id, row.version)
    return row


async def delete(session: AsyncSession, client_id: UUID, procedure_id: UUID, version: int, reason: str) -> None:
    """Take an unsigned entry away. It stands among the deleted ones, with who did so and why; Signed for one that is signed."""
    row = await entries.open_one(session, client_id, procedure_id, version)
    row.state = "deleted"
    entries.mark(session, row, "deleted", reason, await entries.name_of(session, context_of(session).membership_id))
    audit.record(session, "procedure.deleted", row.id, client_id=client_id, reason=reason, title=row.title)
    await session.flush()
    realtime.tell(session, PROCEDURES, row.id, row.version)


async def cancel(session: AsyncSession, client_id: UUID, procedure_id: UUID, version: int, reason: str) -> Procedure:
    """Say that an entry doesn't hold, for instance one written about the wrong client. It stays to be read, a signed one as signed.

    What a signed one had used of prescriptions can be used again (RXP-007); a correction that is given up had used nothing of its own.

    Raises Ended when that was said before, CorrectionOpen while a correction of it is being written.
    """
    row = await clients.about(session, Procedure, client_id, procedure_id, version=version, lock=True)
    await _refuse_if_ended(session, row)
    if row.state == "signed":
        await _refuse_if_corrected(session, row)
        await prescriptions.give_back(session, row.entry_id)
    else:
        row.state = "cancelled"
    entries.mark(session, row, "cancelled", reason, await entries.name_of(session, context_of(session).membership_id))
    audit.record(session, "procedure.cancelled", row.id, client_id=client_id, reason=reason)
    await session.flush()
    realtime.tell(session, PROCEDURES, row.id, row.version)
    return row


async def correct(session: AsyncSession, client_id: UUID, procedure_id: UUID, reason: str) -> Procedure:
    """Begin a correction of a signed entry: a further version, unsigned, with all that the signed one says.

    Raises NotSigned, Ended, or CorrectionOpen when one is being written already (the table lets no second one in).
    """
    signed = await clients.about(session, Procedure, client_id, procedure_id, lock=True)
    if signed.state in entries.OPEN:
        raise NotSigned
    await _refuse_if_ended(session, signed)
    await _refuse_if_corrected(session, signed)
    context, numbers = context_of(session), [one.number for one in await entries.versions(session, signed.entry_id)]
    row = Procedure(
        company_id=signed.company_id, id=new_id(), entry_id=signed.entry_id, client_id=client_id, number=max(numbers) + 1,
        title=signed.title, done_on=signed.done_on, notes=signed.notes, nrs_rating=signed.nrs_rating, picture_ids=list(signed.picture_ids),
        correction_reason=reason, written_by=context.membership_id,
        written_by_name=await entries.name_of(session, context.membership_id),
    )
    session.add(row)
    try:
        await session.flush()
    except IntegrityError as error:
        raise CorrectionOpen from error
    kept = await entries.lines(session, signed.id)
    await entries.lay_lines(session, row, [ProcedureLineIn(treatment_id=line.treatment_id, cost=line.cost) for line in kept], kept)
    audit.record(session, "procedure.correction_begun", row.id, client_id=client_id, of=signed.id, number=row.number, reason=reason)
    realtime.tell(session, PROCEDURES, row.id, row.version)
    return row


async def review(session: AsyncSession, client_id: UUID, procedure_id: UUID, wanted: ReviewIn) -> Procedure:
    """Approve a signed entry, or not; what was said before stays in its history."""
    row = await clients.about(session, Procedure, client_id, procedure_id, lock=True)
    if row.state != "signed":
        raise NotSigned
    await _refuse_if_ended(session, row)
    kind = decided(wanted)
    entries.mark(session, row, kind, wanted.reason, await entries.name_of(session, context_of(session).membership_id))
    audit.record(session, f"procedure.{kind}", row.id, client_id=client_id, reason=wanted.reason)
    await session.flush()
    realtime.tell(session, PROCEDURES, row.id, row.version)
    return row


async def _fill(session: AsyncSession, row: Procedure, wanted: ProcedureIn) -> None:
    row.title, row.done_on, row.notes, row.updated_at = wanted.title, wanted.date, wanted.notes, now()
    company = await companies.own(session)
    if wanted.date > day_of(now(), company.timezone):
        raise FieldError("date", "not_yet")
    if company.is_nrs_on:
        row.nrs_rating = wanted.nrs_rating
    await _show(session, row, wanted.picture_ids)
    await _signer(session, row, wanted.signer_id)


async def _signer(session: AsyncSession, row: Procedure, signer_id: UUID | None) -> None:
    """Whose signature it waits for; without a name it's its writer's to sign, who alone says whose else it is.

    When whoever it waits for has left, anybody who writes may name who answers for it instead.
    """
    is_another = signer_id != row.signer_id
    if is_another and context_of(session).membership_id != row.written_by and await _can_sign(session, row.signer_id or row.written_by):
        raise WriterNamesSigner
    if signer_id is not None and not await _can_sign(session, signer_id):
        raise FieldError("signer_id", "unknown")
    row.signer_id, row.state = signer_id, "pending_sign" if signer_id else "not_signed"


async def _can_sign(session: AsyncSession, membership_id: UUID | None) -> bool:
    """Whether they are on the team and keep records."""
    try:
        member = await accounts.get_member(session, membership_id) if membership_id else None
    except NotFound:
        return False
    return member is not None and member.is_active and member.is_record_on


async def _show(session: AsyncSession, row: Procedure, wanted: list[UUID]) -> None:
    """Claim the pictures for the entry; those that no version shows any more are withdrawn."""
    ids = list(dict.fromkeys(wanted))
    for picture_id in ids:
        await files.claim(
            session, picture_id, owner_kind=OWNER, owner_id=row.entry_id, client_id=row.client_id, field="picture_ids",
        )
    gone = {UUID(old) for old in row.picture_ids} - set(ids)
    row.picture_ids = [str(one) for one in ids]
    if gone:
        elsewhere = {old for one in await entries.versions(session, row.entry_id) if one.id != row.id for old in one.picture_ids}
        for picture_id in sorted(gone):
            if str(picture_id) not in elsewhere:
                await files.withdraw(session, picture_id)


async def _refuse_if_ended(session: AsyncSession, row: Procedure) -> None:
    said = {mark.kind for mark in await entries.marks(session, row.id)}
    if row.state in {"cancelled", "deleted"} or "cancelled" in said:
        raise Ended


async def _refuse_if_corrected(session: AsyncSession, row: Procedure) -> None:
    """A signed version is corrected once; what follows is a correction of the correction."""
    for other in await entries.versions(session, row.entry_id):
        if other.number > row.number and other.state in {*entries.OPEN, "signed"}:
            raise CorrectionOpen(procedure_id=other.id)


def _facts(wanted: ProcedureIn) -> dict[str, object]:
    """What the log tells of an entry: never its notes."""
    return {
        "title": wanted.title, "date": wanted.date.isoformat(), "treatments": [str(line.treatment_id) for line in wanted.treatments],
        "pictures": len(wanted.picture_ids), "signer_id": str(wanted.signer_id) if wanted.signer_id else None,
    }
