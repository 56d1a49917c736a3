"""A clinic's prescribers: whom it has, and whom it invites by mail (RXP-003)."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from hashlib import sha256
from hmac import new
from uuid import UUID

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import mails
from clinic.accounts.models import Prescriber
from clinic.accounts.prescribers import letters
from clinic.accounts.prescribers.events import INVITED, PARTED
from clinic.accounts.prescribers.models import ClinicPrescriber, PrescriberInvitation
from clinic.accounts.prescribers.schemas import InviteIn, Origin, PrescriberOut
from clinic.company import service as companies
from clinic.core import audit, outbox, ratelimit
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import context_of, owned, unit
from clinic.core.errors import FieldError, NotFound
from clinic.core.models import new_id
from clinic.core.settings import settings

LIFE, HOUR, MOST = timedelta(hours=24), 3600, 60
Joined = Callable[[AsyncSession, ClinicPrescriber], Awaitable[None]]
_joined: list[Joined] = []


def on_join(work: Joined) -> Joined:
    """The port: run in the transaction, at the clinic, in which a prescriber joins."""
    _joined.append(work)
    return work


def _key(row_id: UUID) -> str:
    """The key of an invitation, which is in the letter and nowhere else: told again from its id and the service's own key."""
    return new(settings().secret_key.encode(), f"prescriber-key:{row_id}".encode(), sha256).hexdigest()


def key_hash(row_id: UUID, key: str) -> bytes:
    """How an invitation's key is kept."""
    return new(settings().secret_key.encode(), f"prescriber:{row_id}:{key}".encode(), sha256).digest()


async def listed(session: AsyncSession) -> list[PrescriberOut]:
    """The clinic's prescribers by name, then those whose invitation is open."""
    company_id = context_of(session).company_id
    joined = await session.scalars(
        select(ClinicPrescriber).where(ClinicPrescriber.company_id == company_id).order_by(ClinicPrescriber.name).limit(200),
    )
    invited = await session.scalars(
        select(PrescriberInvitation).where(
            PrescriberInvitation.company_id == company_id, PrescriberInvitation.used_at.is_(None), PrescriberInvitation.expires_at > now(),
        ).order_by(PrescriberInvitation.created_at.desc()).limit(50),
    )
    waiting = [
        PrescriberOut(prescriber_id=None, name="", email=row.email, origin=_origin(row.origin), expires_at=row.expires_at)
        for row in invited
    ]
    return [PrescriberOut.model_validate(row) for row in joined] + waiting


def _origin(value: str) -> Origin:
    return "own" if value == "own" else "external"


async def one(session: AsyncSession, prescriber_id: UUID) -> ClinicPrescriber:
    """One of the clinic's prescribers, who stays so until the transaction ends; FieldError when they have not joined it."""
    found = select(ClinicPrescriber).where(
        ClinicPrescriber.company_id == context_of(session).company_id, ClinicPrescriber.prescriber_id == prescriber_id,
    ).with_for_update(read=True, key_share=True)
    row: ClinicPrescriber | None = await session.scalar(found)
    if row is None:
        raise FieldError("prescriber_id", "unknown")
    return row


async def has_joined(session: AsyncSession, prescriber_id: UUID) -> bool:
    """Whether they are one of the clinic's, until the transaction ends."""
    try:
        await one(session, prescriber_id)
    except FieldError:
        return False
    return True


async def joined_by(session: AsyncSession, email: str) -> ClinicPrescriber | None:
    """The clinic's prescriber with that address, who stays so until the transaction ends, if there is one."""
    found = select(ClinicPrescriber).where(
        ClinicPrescriber.company_id == context_of(session).company_id, ClinicPrescriber.email == email,
    ).with_for_update(read=True, key_share=True)
    row: ClinicPrescriber | None = await session.scalar(found)
    return row


async def person(session: AsyncSession, prescriber_id: UUID) -> Prescriber:
    """The prescriber themselves."""
    return await session.get_one(Prescriber, prescriber_id)


async def invite(session: AsyncSession, wanted: InviteIn) -> PrescriberOut:
    """Invite somebody by mail; an older open invitation to the same address holds no more. One who has joined is simply answered."""
    known = await joined_by(session, wanted.email)
    if known is not None:
        return PrescriberOut.model_validate(known)
    context, at, row_id = context_of(session), now(), new_id()
    await ratelimit.allow("prescriber-invite", str(context.company_id), most=MOST, seconds=HOUR)
    await _end_invitations(session, wanted.email)
    row = PrescriberInvitation(
        company_id=context.company_id, id=row_id, email=wanted.email, origin=wanted.origin, key_hash=key_hash(row_id, _key(row_id)),
        invited_by=context.membership_id, created_at=at, expires_at=at + LIFE,
    )
    session.add(row)
    outbox.publish(session, INVITED, {"invitation_id": str(row_id)})
    audit.record(session, "prescriber.invited", row_id, email=wanted.email, origin=wanted.origin)
    return PrescriberOut(prescriber_id=None, name="", email=row.email, origin=wanted.origin, expires_at=row.expires_at)


async def send_invitation(context: Context, invitation_id: UUID) -> None:
    """Write to whom a clinic invites, as nobody's: the clinic's own people don't come near a key that proves an address."""
    async with unit(context) as session:
        row, company = await owned(session, PrescriberInvitation, invitation_id), await companies.own(session)
        session.expunge_all()
    link = mails.page(f"/doctor-invitation/{company.encrypted_id}?invitation={row.id.hex}{_key(row.id)}")
    async with unit(Context()) as session:
        await mails.send(
            session, row.email, letters.INVITED, row.id, company.language, expires_at=row.expires_at, company=company.name, link=link,
        )


async def join(session: AsyncSession, who: Prescriber, email: str, origin: str) -> ClinicPrescriber:
    """Make somebody the prescriber of the clinic that the session acts at, and tell those who waited for it; again is once."""
    company_id = context_of(session).company_id
    known = select(ClinicPrescriber).where(ClinicPrescriber.company_id == company_id, ClinicPrescriber.prescriber_id == who.id)
    row: ClinicPrescriber | None = await session.scalar(known)
    if row is None:
        row = ClinicPrescriber(
            company_id=company_id, id=new_id(), prescriber_id=who.id, origin=origin, name=f"{who.first_name} {who.last_name}", email=email,
        )
        session.add(row)
        await session.flush()
        audit.record(session, "prescriber.joined", who.id, origin=origin)
    for work in _joined:
        await work(session, row)
    return row


async def part(session: AsyncSession, prescriber_id: UUID) -> None:
    """Part from a prescriber: they see nothing of the clinic's from now on and sign nothing; what they signed stays. Raises NotFound."""
    row: ClinicPrescriber | None = await session.scalar(select(ClinicPrescriber).where(
        ClinicPrescriber.company_id == context_of(session).company_id, ClinicPrescriber.prescriber_id == prescriber_id,
    ).with_for_update())
    if row is None:
        raise NotFound
    await _end_invitations(session, row.email)
    await session.delete(row)
    audit.record(session, "prescriber.parted", prescriber_id, name=row.name, email=row.email, origin=row.origin)
    outbox.publish(session, PARTED, {"prescriber_id": str(prescriber_id)})
    await session.flush()


async def _end_invitations(session: AsyncSession, email: str) -> None:
    """Let no open link to that address hold any more."""
    at = now()
    await session.execute(update(PrescriberInvitation).where(
        PrescriberInvitation.company_id == context_of(session).company_id, PrescriberInvitation.email == email,
        PrescriberInvitation.used_at.is_(None), PrescriberInvitation.expires_at > at,
    ).values(expires_at=at))
