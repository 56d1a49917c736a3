"""Accounts for other domains: members and their names, and creating identities, members, prescribers and companies (also for seeding)."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from uuid import UUID

from sqlalchemy import select, union_all
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.identities import passwords
from clinic.accounts.models import SESSION_COLUMNS as SESSION_COLUMNS, Identity, Membership, Prescriber
from clinic.accounts.sessions import service as sessions
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api.errors import FieldError
from clinic.core.background import outbox
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned

PRACTITIONER_CHANGED = "accounts.practitioner_changed"
"""A member's availability for booking, name or state has changed. Payload: membership_id, is_for_booking, is_active."""
MEMBER_ADDED = "accounts.member_added"
"""A member was added to the staff by another. Payload: membership_id."""
COMPANY_HANDED_OVER = "accounts.company_handed_over"
"""The company has another super user. Payload: membership_id of the new one."""

MAX_RECORD_MEMBERS = 200
MemberHook = Callable[[AsyncSession, Membership], Awaitable[None]]
_member_hooks: list[MemberHook] = []
_service_assignments: list[MemberHook] = []
_booking_counts: list[Callable[[AsyncSession, Membership], Awaitable[int]]] = []


@dataclass(frozen=True, slots=True)
class AccountDetails:
    """Data of a person's account; the hash is of their password, or UNUSABLE_HASH until they choose one."""

    first_name: str
    last_name: str
    email: str
    password_hash: str
    language: str = "en"


def on_membership_change(hook: MemberHook) -> MemberHook:
    """Register a hook that runs in the transaction that adds or changes a member, after the member's row is written."""
    _member_hooks.append(hook)
    return hook


def register_service_assignment(hook: MemberHook) -> MemberHook:
    """Register the function that lets a new practitioner perform all services; booking provides it."""
    _service_assignments[:] = [hook]
    return hook


def register_booking_count(count: Callable[[AsyncSession, Membership], Awaitable[int]]) -> None:
    """Register the function that counts a practitioner's bookings to come; booking provides it."""
    _booking_counts[:] = [count]


async def count_coming_bookings(session: AsyncSession, member: Membership) -> int:
    """Return how many bookings that haven't ended a member has, those of all clients included."""
    return sum([await count(session, member) for count in _booking_counts])


async def assign_all_services(session: AsyncSession, member: Membership) -> None:
    """Let a new practitioner perform all of the clinic's services, in this transaction."""
    for hook in _service_assignments:
        await hook(session, member)


async def notify_member_changed(session: AsyncSession, member: Membership) -> None:
    """Run the registered hooks now, in this transaction, and publish PRACTITIONER_CHANGED for after the commit."""
    await session.flush()
    for hook in _member_hooks:
        await hook(session, member)
    outbox.publish(session, PRACTITIONER_CHANGED, {
        "membership_id": str(member.id), "is_for_booking": member.is_for_booking, "is_active": member.is_active,
    })


async def get_member(session: AsyncSession, user_id: UUID, *, lock: bool = False) -> Membership:
    """Return a member of the session's company, locked if asked. Raises NotFound."""
    return await get_owned(session, Membership, user_id, lock={"key_share": True} if lock else False)


async def list_record_members(session: AsyncSession) -> list[Membership]:
    """List the active members who work with clients' records, by name, at most MAX_RECORD_MEMBERS."""
    rows = await session.scalars(
        select(Membership)
        .where(
            Membership.company_id == get_context(session).company_id,
            Membership.deleted_at.is_(None),
            Membership.is_active,
            Membership.is_record_on,
            Membership.role != "accountant",
        )
        .order_by(Membership.first_name, Membership.last_name, Membership.id)
        .limit(MAX_RECORD_MEMBERS),
    )
    return list(rows)


async def get_display_names(session: AsyncSession, members: Iterable[UUID], prescribers: Iterable[UUID] = ()) -> dict[UUID, str]:
    """Return full names, also of people who have left: of members by membership id, of prescribers by identity id."""
    member_names = select(Membership.id, Membership.first_name, Membership.last_name).where(
        Membership.company_id == get_context(session).company_id, Membership.id.in_(set(members)),
    )
    prescriber_names = select(Prescriber.identity_id, Prescriber.first_name, Prescriber.last_name).where(
        Prescriber.identity_id.in_(set(prescribers)),
    )
    rows = await session.execute(union_all(member_names, prescriber_names))
    return {row[0]: f"{row[1]} {row[2]}" for row in rows}


async def create_identity(session: AsyncSession, details: AccountDetails) -> Identity:
    """Create an identity. Raises FieldError when the e-mail address is taken."""
    identity = Identity(id=new_id(), email=details.email, password_hash=details.password_hash)
    session.add(identity)
    try:
        await session.flush()
    except IntegrityError as error:
        raise _email_taken_error(error, "identity_email_key") from error
    return identity


async def take_over_unverified_identity(session: AsyncSession, details: AccountDetails) -> tuple[Identity, bool]:
    """Return the identity of an address to which an e-mail is sent, with the new password; and whether a password was revoked.

    The identity is created, or it exists unverified: then a password that an earlier sign-up chose stops working and its sessions end, so
    that only the receiver of the e-mail gets in. Raises FieldError when the address is verified.
    """
    identity = await session.scalar(
        select(Identity).where(Identity.email == details.email).with_for_update(key_share=True).execution_options(populate_existing=True),
    )
    if identity is None:
        return await create_identity(session, details), False
    if identity.email_verified_at is not None:
        raise FieldError("email", "taken")
    had_password = identity.password_hash != passwords.UNUSABLE_HASH
    identity.password_hash, identity.password_changed_at = details.password_hash, now()
    await sessions.end_sessions(session, "identity_id", identity.id, reason="password", skip_company_audit=True)
    return identity, had_password


def _email_taken_error(error: IntegrityError, constraint: str) -> Exception:
    return FieldError("email", "taken") if constraint in str(error.orig) else error


async def create_company_with_owner(
    session: AsyncSession, details: AccountDetails, *, name: str, country: str, identity: Identity | None = None,
) -> tuple[companies.Company, Membership, Identity]:
    """Create a company and its super user, in a session that already acts for the new company's id.

    Without an `identity` it is created too. Raises FieldError when the e-mail address is taken.
    """
    identity = identity or await create_identity(session, details)
    company = await companies.create_company(
        session, name=name, email=details.email, country=country, language="sv" if details.language == "sv" else "en",
    )
    member = await create_member(session, identity, details, role="super_admin")
    return company, member, identity


async def create_member(
    session: AsyncSession, identity: Identity, details: AccountDetails, *, role: str, **fields: object,
) -> Membership:
    """Add an identity to the staff of the session's company. Raises FieldError when it is a member already.

    Doesn't check the plan's user limit; `team.service.create_user` does.
    """
    member = Membership(
        company_id=get_context(session).company_id, id=new_id(), identity_id=identity.id, role=role, first_name=details.first_name,
        last_name=details.last_name, email=identity.email, language=details.language, **fields,
    )
    session.add(member)
    try:
        await session.flush()
    except IntegrityError as error:
        raise _email_taken_error(error, "membership_identity_key") from error
    audit.record(session, "user.added", member.id, role=role)
    await notify_member_changed(session, member)
    return member


async def find_identity_by_email(session: AsyncSession, email: str) -> Identity | None:
    """Return the identity with that e-mail address, or None."""
    identity: Identity | None = await session.scalar(select(Identity).where(Identity.email == email))
    return identity


async def find_account(session: AsyncSession, email: str) -> tuple[Identity | None, Prescriber | None]:
    """Return the identity and prescriber of an address. An identity that is neither verified nor a prescriber counts as absent."""
    identity = await find_identity_by_email(session, email)
    if identity is None:
        return None, None
    prescriber: Prescriber | None = await session.scalar(select(Prescriber).where(Prescriber.identity_id == identity.id))
    return (identity if identity.email_verified_at or prescriber else None), prescriber


async def create_prescriber(session: AsyncSession, identity: Identity, *, first_name: str, last_name: str, language: str) -> Prescriber:
    """Make an identity a prescriber; joining a clinic is separate (`prescribers.service.add_prescriber`)."""
    prescriber = Prescriber(id=new_id(), identity_id=identity.id, first_name=first_name, last_name=last_name, language=language)
    session.add(prescriber)
    await session.flush()
    audit.record(session, "prescriber.added", prescriber.id)
    return prescriber
