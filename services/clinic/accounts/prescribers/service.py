"""A clinic's prescribers: list, find, invite by e-mail, add and remove them (RXP-003)."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from hashlib import sha256
from hmac import new
from typing import Any
from uuid import UUID

from sqlalchemy import Subquery, cast, func, literal, null, select, union_all, update
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.emails.service import public_url, send_email
from clinic.accounts.models import Prescriber
from clinic.accounts.prescribers import emails
from clinic.accounts.prescribers.events import PRESCRIBER_INVITED, PRESCRIBER_REMOVED
from clinic.accounts.prescribers.models import ClinicPrescriber as ClinicPrescriber, PrescriberInvitation
from clinic.accounts.prescribers.schemas import Origin, PrescriberInvitationCreate, PrescriberListParams, PrescriberOut, PrescriberRow
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api import rate_limit
from clinic.core.api.errors import FieldError, NotFound
from clinic.core.api.pagination import COUNT_CAP, PaginatedList
from clinic.core.background import outbox
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned, read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings

INVITATION_TTL = timedelta(hours=24)
MAX_INVITATIONS_PER_HOUR, HOUR_SECONDS = 60, 3600
MAX_SEARCH_TERMS = 4
PrescriberHook = Callable[[AsyncSession, ClinicPrescriber], Awaitable[None]]
_prescriber_hooks: list[PrescriberHook] = []


def on_prescriber_added(hook: PrescriberHook) -> PrescriberHook:
    """Register a hook that runs in the clinic's transaction in which a prescriber joins."""
    _prescriber_hooks.append(hook)
    return hook


def _derive_invitation_key(invitation_id: UUID) -> str:
    """Return an invitation's key. It is not stored: it is derived from the invitation's id and the service's secret key."""
    return new(settings().secret_key.encode(), f"prescriber-key:{invitation_id}".encode(), sha256).hexdigest()


def hash_invitation_key(invitation_id: UUID, key: str) -> bytes:
    """Return the digest by which an invitation's key is stored."""
    return new(settings().secret_key.encode(), f"prescriber:{invitation_id}:{key}".encode(), sha256).digest()


def _select_listed(company_id: UUID) -> Subquery:
    """Select the clinic's prescribers and its open invitations, as rows of one list."""
    joined = select(
        ClinicPrescriber.id, ClinicPrescriber.prescriber_id, ClinicPrescriber.name, ClinicPrescriber.email, ClinicPrescriber.origin,
        ClinicPrescriber.joined_at, cast(null(), ClinicPrescriber.joined_at.type).label("expires_at"), literal(False).label("is_invited"),
    ).where(ClinicPrescriber.company_id == company_id)
    invited = select(
        PrescriberInvitation.id, cast(null(), ClinicPrescriber.prescriber_id.type), literal(""), PrescriberInvitation.email,
        PrescriberInvitation.origin, cast(null(), ClinicPrescriber.joined_at.type), PrescriberInvitation.expires_at, literal(True),
    ).where(PrescriberInvitation.company_id == company_id, PrescriberInvitation.used_at.is_(None), PrescriberInvitation.expires_at > now())
    return union_all(joined, invited).subquery()


async def list_prescribers(session: AsyncSession, params: PrescriberListParams) -> PaginatedList[PrescriberRow]:
    """Return a page of the clinic's prescribers and open invitations; by name the invitations come last."""
    listed = _select_listed(get_context(session).company_id).c
    query = select(listed.id, listed.prescriber_id, listed.name, listed.email, listed.origin, listed.joined_at, listed.expires_at)
    if params.joined:
        query = query.where(~listed.is_invited)
    for term in params.search.split()[:MAX_SEARCH_TERMS]:
        query = query.where(listed.name.icontains(term, autoescape=True) | listed.email.icontains(term, autoescape=True))
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    by_name: list[Any] = [listed.is_invited, func.lower(listed.name)]
    others: dict[str, list[Any]] = {"email": [func.lower(listed.email)], "joined_at": [listed.joined_at]}
    order = params.order_by(*others.get(params.sort, by_name), func.lower(listed.email), listed.id)
    rows = await session.execute(query.order_by(*order).limit(params.per_page).offset(params.offset))
    return PaginatedList[PrescriberRow].build([PrescriberRow.model_validate(row) for row in rows], params, total or 0)


async def view_clinic_prescriber(session: AsyncSession, prescriber_id: UUID) -> PrescriberOut:
    """Return a prescriber of the clinic. Raises NotFound when they have not joined it."""
    query = select(ClinicPrescriber).where(
        ClinicPrescriber.company_id == get_context(session).company_id, ClinicPrescriber.prescriber_id == prescriber_id,
    )
    clinic_prescriber = await session.scalar(query)
    if clinic_prescriber is None:
        raise NotFound
    return PrescriberOut.model_validate(clinic_prescriber)


def _to_origin(value: str) -> Origin:
    return "own" if value == "own" else "external"


async def get_clinic_prescriber(session: AsyncSession, prescriber_id: UUID) -> ClinicPrescriber:
    """Return a prescriber of the clinic, locked against removal until the commit. Raises FieldError when they have not joined it."""
    query = select(ClinicPrescriber).where(
        ClinicPrescriber.company_id == get_context(session).company_id, ClinicPrescriber.prescriber_id == prescriber_id,
    ).with_for_update(read=True, key_share=True)
    clinic_prescriber: ClinicPrescriber | None = await session.scalar(query)
    if clinic_prescriber is None:
        raise FieldError("prescriber_id", "unknown")
    return clinic_prescriber


async def is_clinic_prescriber(session: AsyncSession, prescriber_id: UUID) -> bool:
    """Tell whether a prescriber has joined the clinic; if so, they are locked against removal until the commit."""
    try:
        await get_clinic_prescriber(session, prescriber_id)
    except FieldError:
        return False
    return True


async def find_clinic_prescriber_by_email(session: AsyncSession, email: str) -> ClinicPrescriber | None:
    """Return the clinic's prescriber with that address, locked against removal until the commit, or None."""
    query = select(ClinicPrescriber).where(
        ClinicPrescriber.company_id == get_context(session).company_id, ClinicPrescriber.email == email,
    ).with_for_update(read=True, key_share=True)
    clinic_prescriber: ClinicPrescriber | None = await session.scalar(query)
    return clinic_prescriber


async def get_prescriber(session: AsyncSession, prescriber_id: UUID) -> Prescriber:
    """Return a prescriber independently of any clinic."""
    return await session.get_one(Prescriber, prescriber_id)


async def invite_prescriber(session: AsyncSession, data: PrescriberInvitationCreate) -> PrescriberOut:
    """Invite a prescriber by e-mail and revoke older open invitations to the same address.

    A prescriber who has joined already is returned without an invitation. Raises RateLimited.
    """
    clinic_prescriber = await find_clinic_prescriber_by_email(session, data.email)
    if clinic_prescriber is not None:
        return PrescriberOut.model_validate(clinic_prescriber)
    context, at, invitation_id = get_context(session), now(), new_id()
    await rate_limit.hit("prescriber-invite", str(context.company_id), limit=MAX_INVITATIONS_PER_HOUR, window_seconds=HOUR_SECONDS)
    await _revoke_open_invitations(session, data.email)
    invitation = PrescriberInvitation(
        company_id=context.company_id, id=invitation_id, email=data.email, origin=data.origin,
        key_hash=hash_invitation_key(invitation_id, _derive_invitation_key(invitation_id)), invited_by=context.membership_id, created_at=at,
        expires_at=at + INVITATION_TTL,
    )
    session.add(invitation)
    outbox.publish(session, PRESCRIBER_INVITED, {"invitation_id": str(invitation_id)})
    audit.record(session, "prescriber.invited", invitation_id, email=data.email, origin=data.origin)
    return PrescriberOut(prescriber_id=None, name="", email=invitation.email, origin=data.origin, expires_at=invitation.expires_at)


async def send_invitation_email(context: Context, invitation_id: UUID) -> None:
    """Queue the e-mail of an invitation in a session that acts for no company: the key proves an address, so no company may read it."""
    async with transaction(context) as session:
        invitation, company = await get_owned(session, PrescriberInvitation, invitation_id), await companies.get_own_company(session)
        session.expunge_all()
    async with transaction(Context()) as session:
        await send_email(
            session, invitation.email, emails.INVITATION, invitation.id, company.language, expires_at=invitation.expires_at,
            company=company.name, link=_invitation_link(company, invitation.id),
        )


def _invitation_link(company: companies.Company, invitation_id: UUID) -> str:
    key = _derive_invitation_key(invitation_id)
    return public_url(f"/doctor-invitation/{company.encrypted_id}?invitation={invitation_id.hex}{key}")


async def get_invitation_link(company_id: UUID, invitation_id: UUID) -> str:
    """Return the link of a company's invitation, for an e-mail to the invited address; it proves the address, so nobody else may see it."""
    async with read_only_transaction(Context.system(company_id)) as session:
        return _invitation_link(await companies.get_own_company(session), invitation_id)


async def add_prescriber(session: AsyncSession, prescriber: Prescriber, email: str, origin: str) -> ClinicPrescriber:
    """Add a prescriber to the clinic that the session acts for and run the registered hooks. Idempotent."""
    company_id = get_context(session).company_id
    query = select(ClinicPrescriber).where(ClinicPrescriber.company_id == company_id, ClinicPrescriber.prescriber_id == prescriber.id)
    clinic_prescriber: ClinicPrescriber | None = await session.scalar(query)
    if clinic_prescriber is None:
        clinic_prescriber = ClinicPrescriber(
            company_id=company_id, id=new_id(), prescriber_id=prescriber.id, origin=origin,
            name=f"{prescriber.first_name} {prescriber.last_name}", email=email,
        )
        session.add(clinic_prescriber)
        await session.flush()
        audit.record(session, "prescriber.joined", prescriber.id, origin=origin)
    for hook in _prescriber_hooks:
        await hook(session, clinic_prescriber)
    return clinic_prescriber


async def remove_prescriber(session: AsyncSession, prescriber_id: UUID, reason: str) -> None:
    """Remove a prescriber from the clinic: they can't read or sign anything of the clinic any more; what they signed stays.

    Raises NotFound.
    """
    clinic_prescriber: ClinicPrescriber | None = await session.scalar(select(ClinicPrescriber).where(
        ClinicPrescriber.company_id == get_context(session).company_id, ClinicPrescriber.prescriber_id == prescriber_id,
    ).with_for_update())
    if clinic_prescriber is None:
        raise NotFound
    await _revoke_open_invitations(session, clinic_prescriber.email)
    await session.delete(clinic_prescriber)
    audit.record(
        session, "prescriber.removed", prescriber_id, name=clinic_prescriber.name, email=clinic_prescriber.email,
        origin=clinic_prescriber.origin, reason=reason,
    )
    outbox.publish(session, PRESCRIBER_REMOVED, {"prescriber_id": str(prescriber_id)})
    await session.flush()


async def _revoke_open_invitations(session: AsyncSession, email: str) -> None:
    at = now()
    await session.execute(update(PrescriberInvitation).where(
        PrescriberInvitation.company_id == get_context(session).company_id, PrescriberInvitation.email == email,
        PrescriberInvitation.used_at.is_(None), PrescriberInvitation.expires_at > at,
    ).values(expires_at=at))
