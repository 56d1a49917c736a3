"""The invited person's side: look at the invitation, sign up with it, or join with the account they have."""

from typing import Literal
from uuid import UUID

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import letters, passwords, service as accounts
from clinic.accounts.codes import LinkUsed
from clinic.accounts.models import Identity, Prescriber
from clinic.accounts.prescribers import service
from clinic.accounts.prescribers.models import PrescriberInvitation
from clinic.accounts.prescribers.schemas import InvitationOut, JoinIn, LinkIn, PrescriberIn
from clinic.accounts.schemas import SessionOut
from clinic.accounts.sessions import Acting
from clinic.accounts.signin import service as signin
from clinic.accounts.visit import Visit
from clinic.company import service as companies
from clinic.core import ratelimit
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import context_of, door, read_only
from clinic.core.errors import FieldError

HOUR, MOST_BY_ADDRESS = 3600, 60
LARGEST_HEX = 32


def _parts(link: LinkIn) -> tuple[UUID, str]:
    try:
        return UUID(hex=link.invitation[:LARGEST_HEX]), link.invitation[LARGEST_HEX:]
    except ValueError as error:
        raise LinkUsed from error


async def _at(visit: Visit, link: LinkIn) -> Context:
    """The clinic's context that a link leads to; nothing there is read without the invitation's key."""
    await ratelimit.allow("prescriber-link-from", visit.address, most=MOST_BY_ADDRESS, seconds=HOUR)
    row = await door("door_company", link.company)
    if row is None:
        raise LinkUsed
    return Context(company_id=row["company_id"], actor="visitor")


async def _open(session: AsyncSession, link: LinkIn) -> PrescriberInvitation:
    """The open invitation of a link. Raises LinkUsed for any other."""
    row_id, key = _parts(link)
    row: PrescriberInvitation | None = await session.scalar(select(PrescriberInvitation).where(
        PrescriberInvitation.company_id == context_of(session).company_id, PrescriberInvitation.id == row_id,
        PrescriberInvitation.key_hash == service.key_hash(row_id, key), PrescriberInvitation.used_at.is_(None),
        PrescriberInvitation.expires_at > now(),
    ))
    if row is None:
        raise LinkUsed
    return row


async def _spend(session: AsyncSession, link: LinkIn) -> PrescriberInvitation:
    row = await _open(session, link)
    used = update(PrescriberInvitation).where(
        PrescriberInvitation.company_id == row.company_id, PrescriberInvitation.id == row.id, PrescriberInvitation.used_at.is_(None),
    ).values(used_at=now())
    if await session.scalar(used.returning(PrescriberInvitation.id)) is None:
        raise LinkUsed
    return row


async def _account(session: AsyncSession, email: str) -> tuple[Identity | None, Prescriber | None]:
    """Who has that address; nobody while whoever gave it has neither proven it nor signed up by a letter to it."""
    identity = await accounts.identity_of(session, email)
    if identity is None:
        return None, None
    prescriber: Prescriber | None = await session.scalar(select(Prescriber).where(Prescriber.identity_id == identity.id))
    return (identity if identity.email_verified_at or prescriber else None), prescriber


async def look(visit: Visit, link: LinkIn) -> InvitationOut:
    """Who invites whom, and whether the address has an account to join with. Raises LinkUsed."""
    async with read_only(await _at(visit, link)) as session:
        row, company = await _open(session, link), await companies.own(session)
        identity, prescriber = await _account(session, row.email)
        account: Literal["none", "person", "prescriber"] = "prescriber" if prescriber else "person" if identity else "none"
        return InvitationOut(
            clinic_name=company.name, theme_color=company.theme_color, is_black_text=company.is_black_text, email=row.email,
            account=account, language=company.language,
        )


async def register(visit: Visit, session: AsyncSession, wanted: PrescriberIn) -> SessionOut:
    """Sign up, join and sign in, all or nothing; the proof of the address is on its way. Raises LinkUsed, FieldError."""
    context = await _at(visit, wanted)
    async with read_only(context) as looking:
        await _open(looking, wanted)
    kept = await passwords.hashed(wanted.password)
    visit.act_as(context)
    invitation = await _spend(session, wanted)
    person = accounts.Person(wanted.first_name, wanted.last_name, invitation.email, kept, wanted.language)
    known, _ = await _account(session, invitation.email)
    if known is not None:
        raise FieldError("email", "taken")
    identity, taken = await accounts.claim_identity(session, person)
    who = await _prescriber(session, identity, wanted)
    letters.want(session, "proof", identity.id, who.language, taken=taken, name=who.first_name)
    return await _enter(visit, session, who, invitation, kept)


async def join(visit: Visit, session: AsyncSession, wanted: JoinIn) -> SessionOut:
    """Join with the account that the invited address has; its password is proven first. Raises LinkUsed, WrongCredentials, FieldError."""
    context = await _at(visit, wanted)
    async with read_only(context) as looking:
        email = (await _open(looking, wanted)).email
        known, prescriber = await _account(looking, email)
        looking.expunge_all()
    await ratelimit.allow("sign-in", email, most=signin.MOST_BY_ACCOUNT, seconds=signin.WINDOW)
    if known is None or not await passwords.matches(known.password_hash, wanted.password):
        raise signin.WrongCredentials
    _complete(wanted, prescriber)
    await ratelimit.forgive("sign-in", email, seconds=signin.WINDOW)
    visit.act_as(context)
    invitation = await _spend(session, wanted)
    identity = await session.get_one(Identity, known.id)
    who = await session.get(Prescriber, prescriber.id) if prescriber else None
    who = who or await _prescriber(session, identity, wanted)
    identity.email_verified_at = identity.email_verified_at or now()
    return await _enter(visit, session, who, invitation, known.password_hash)


def _complete(wanted: JoinIn, prescriber: Prescriber | None) -> None:
    if prescriber is not None:
        return
    for name in ("first_name", "last_name", "personal_id"):
        if not getattr(wanted, name):
            raise FieldError(name, "required")


async def _prescriber(session: AsyncSession, identity: Identity, wanted: PrescriberIn | JoinIn) -> Prescriber:
    row = await accounts.create_prescriber(
        session, identity, first_name=wanted.first_name, last_name=wanted.last_name, language=wanted.language,
    )
    row.personal_id, row.prescriber_code = wanted.personal_id.replace("-", ""), wanted.prescriber_code
    return row


async def _enter(
    visit: Visit, session: AsyncSession, who: Prescriber, invitation: PrescriberInvitation, proven_hash: str,
) -> SessionOut:
    """Join in the clinic's transaction, and leave signed in as a prescriber."""
    acting = Acting("prescriber", who.identity_id, prescriber_id=who.id)
    visit.act_as(acting.context.within(invitation.company_id))
    await service.join(session, who, invitation.email, invitation.origin)
    return await signin.enter(visit, session, acting, proven_hash=proven_hash)
