"""The public face of accounts: members as other domains meet them, and the verbs by which people come to be (also for seeding)."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from uuid import UUID

from sqlalchemy import select, union_all
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import passwords, sessions
from clinic.accounts.models import Identity, MasterAdmin, Membership, Prescriber
from clinic.company import service as companies
from clinic.core import audit, outbox
from clinic.core.clock import now
from clinic.core.db import context_of, owned
from clinic.core.errors import FieldError
from clinic.core.models import new_id

PRACTITIONER_CHANGED = "accounts.practitioner_changed"
"""A member's availability for booking, name or state has changed. Facts: membership_id, is_for_booking, is_active."""

MemberChanged = Callable[[AsyncSession, Membership], Awaitable[None]]
_member_changed: list[MemberChanged] = []


@dataclass(frozen=True, slots=True)
class Person:
    """Who somebody is; the hash is of a password, or UNUSABLE until one is chosen."""

    first_name: str
    last_name: str
    email: str
    password_hash: str
    language: str = "en"


def on_membership_change(work: MemberChanged) -> MemberChanged:
    """The port: run in the transaction that adds or changes a member, after the member's row is written."""
    _member_changed.append(work)
    return work


async def member_changed(session: AsyncSession, member: Membership) -> None:
    """Tell those who keep rows in step with members, now, and everybody else after the commit."""
    await session.flush()
    for work in _member_changed:
        await work(session, member)
    outbox.publish(session, PRACTITIONER_CHANGED, {
        "membership_id": str(member.id), "is_for_booking": member.is_for_booking, "is_active": member.is_active,
    })


async def get_member(session: AsyncSession, user_id: UUID) -> Membership:
    """A member of the caller's company; NotFound for anybody else."""
    return await owned(session, Membership, user_id)


async def names(session: AsyncSession, members: Iterable[UUID], prescribers: Iterable[UUID] = ()) -> dict[UUID, str]:
    """What people are called, also those who have left: members by their own ids, prescribers by their identities'."""
    of_members = select(Membership.id, Membership.first_name, Membership.last_name).where(
        Membership.company_id == context_of(session).company_id, Membership.id.in_(set(members)),
    )
    of_prescribers = select(Prescriber.identity_id, Prescriber.first_name, Prescriber.last_name).where(
        Prescriber.identity_id.in_(set(prescribers)),
    )
    found = await session.execute(union_all(of_members, of_prescribers))
    return {row[0]: f"{row[1]} {row[2]}" for row in found}


async def create_identity(session: AsyncSession, person: Person) -> Identity:
    """Somebody who can sign in; FieldError when the address is taken."""
    row = Identity(id=new_id(), email=person.email, password_hash=person.password_hash)
    session.add(row)
    try:
        await session.flush()
    except IntegrityError as error:
        raise _taken(error, "identity_email_key") from error
    return row


async def claim_identity(session: AsyncSession, person: Person) -> tuple[Identity, bool]:
    """The identity of an address that a letter goes to, with this person's password, and whether it was taken from somebody.

    It's a new one, or one that nobody has proven: whoever chose a password for it doesn't get in by that any more, and their sessions
    end. FieldError when the address is somebody's.
    """
    known = await session.scalar(
        select(Identity).where(Identity.email == person.email).with_for_update(key_share=True).execution_options(populate_existing=True),
    )
    if known is None:
        return await create_identity(session, person), False
    if known.email_verified_at is not None:
        raise FieldError("email", "taken")
    taken = known.password_hash != passwords.UNUSABLE
    known.password_hash, known.password_changed_at = person.password_hash, now()
    await sessions.end(session, "identity_id", known.id, reason="password", untold=True)
    return known, taken


def _taken(error: IntegrityError, key: str) -> Exception:
    return FieldError("email", "taken") if key in str(error.orig) else error


async def create_company(
    session: AsyncSession, person: Person, *, name: str, country: str,
) -> tuple[companies.Company, Membership, Identity]:
    """Found a company with its super user, in a session that already acts for the new company's id.

    Raises FieldError when the address is taken.
    """
    identity = await create_identity(session, person)
    company = await companies.found(session, name=name, email=person.email, country=country, language=person.language)
    member = await create_member(session, identity, person, role="super_admin")
    return company, member, identity


async def create_member(session: AsyncSession, identity: Identity, person: Person, *, role: str, **fields: object) -> Membership:
    """Put somebody on the staff of the session's company. FieldError when they already are.

    Limits are the team's affair, see `team.service.store`.
    """
    member = Membership(
        company_id=context_of(session).company_id, id=new_id(), identity_id=identity.id, role=role, first_name=person.first_name,
        last_name=person.last_name, email=identity.email, language=person.language, **fields,
    )
    session.add(member)
    try:
        await session.flush()
    except IntegrityError as error:
        raise _taken(error, "membership_identity_key") from error
    audit.record(session, "user.added", member.id, role=role)
    await member_changed(session, member)
    return member


async def identity_of(session: AsyncSession, email: str) -> Identity | None:
    """The person with that address, if known."""
    found: Identity | None = await session.scalar(select(Identity).where(Identity.email == email))
    return found


async def create_prescriber(session: AsyncSession, identity: Identity, *, first_name: str, last_name: str, language: str) -> Prescriber:
    """Make somebody a prescriber."""
    row = Prescriber(id=new_id(), identity_id=identity.id, first_name=first_name, last_name=last_name, language=language)
    session.add(row)
    await session.flush()
    audit.record(session, "prescriber.added", row.id)
    return row


async def create_master_admin(session: AsyncSession, identity: Identity) -> MasterAdmin:
    """Make somebody one who runs the service."""
    row = MasterAdmin(id=new_id(), identity_id=identity.id)
    session.add(row)
    await session.flush()
    audit.record(session, "master_admin.added", row.id)
    return row
