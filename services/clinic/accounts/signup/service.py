"""The verbs of signing up (PLT-014)."""

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import codes, letters, passwords, service as accounts, snapshot
from clinic.accounts.models import Identity
from clinic.accounts.schemas import SessionOut
from clinic.accounts.sessions import Acting
from clinic.accounts.signin import service as signin
from clinic.accounts.signup.schemas import EmailVerifyIn, RegisterIn, SetUpIn, VerifyEmailIn
from clinic.accounts.visit import Visit
from clinic.company import service as companies
from clinic.core import audit, ratelimit
from clinic.core.auth import Caller, NotYourRole, Unverified
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import context_of
from clinic.core.errors import Conflict, FieldError, NotSignedIn
from clinic.core.models import new_id
from clinic.core.permissions import Role

HOUR = 3600
MOST_BY_ADDRESS, MOST_BY_ACCOUNT, MOST_CODES = 40, 6, 6


class AlreadySetUp(Conflict):
    """The systems have been chosen before."""

    code = "setup.done"
    en = "Your company is set up already."
    sv = "Ditt företag är redan konfigurerat."


async def register(visit: Visit, session: AsyncSession, wanted: RegisterIn) -> SessionOut:
    """Found a company with its super user, send the proof of the address, and sign in; all or nothing.

    Raises TooMany, FieldError when the address is taken.
    """
    await ratelimit.allow("sign-up-from", visit.address, most=MOST_BY_ADDRESS, seconds=HOUR)
    await ratelimit.allow("sign-up", wanted.email, most=MOST_BY_ACCOUNT, seconds=HOUR)
    kept = await passwords.hashed(wanted.password)
    person = accounts.Person(wanted.first_name, wanted.last_name, wanted.email, kept, wanted.language)
    company_id = new_id()
    visit.act_as(Context(company_id=company_id))
    company, member, identity = await accounts.create_company(session, person, name=wanted.company_name, country=wanted.country)
    acting = Acting("staff", identity.id, company_id=company.id, membership_id=member.id)
    visit.act_as(acting.context)
    letters.want(session, "proof", identity.id, wanted.language, name=member.first_name)
    return await signin.enter(visit, session, acting, proven_hash=kept)


async def _myself(session: AsyncSession) -> Identity:
    row = await session.get(Identity, context_of(session).identity_id)
    if row is None:
        raise NotSignedIn
    return row


async def resend(session: AsyncSession, caller: Caller) -> None:
    """Send a new code and link; nothing to do for an address that is proven."""
    await ratelimit.allow("proof", str(caller.context.identity_id), most=MOST_CODES, seconds=HOUR)
    identity = await _myself(session)
    if identity.email_verified_at is None:
        letters.want(session, "proof", identity.id, caller.language, name=caller.name)
    audit.record(session, "email.proof_sent", identity.id)


async def verify(session: AsyncSession, wanted: VerifyEmailIn) -> SessionOut:
    """Prove the address by the code typed. Raises FieldError, TooManyTries."""
    identity = await _myself(session)
    if identity.email_verified_at is None:
        await codes.spend_code(session, identity.id, "verify_email", wanted.code)
        await _proven(session, identity)
    return await snapshot.of(session)


async def verify_by_link(visit: Visit, session: AsyncSession, wanted: EmailVerifyIn) -> None:
    """Prove the address by the link's page, signed in or not. Raises LinkUsed."""
    await ratelimit.allow("link-from", visit.address, most=MOST_BY_ADDRESS, seconds=HOUR)
    identity_id = await codes.spend_link(session, wanted.id, "verify_link", wanted.hash)
    identity = await session.get_one(Identity, identity_id)
    await _proven(session, identity)


async def _proven(session: AsyncSession, identity: Identity) -> None:
    identity.email_verified_at = identity.email_verified_at or now()
    audit.record(session, "email.verified", identity.id)
    await session.flush()


async def set_up(session: AsyncSession, caller: Caller, wanted: SetUpIn) -> SessionOut:
    """Switch on what the super user chose, for the company and for themselves; with booking they can be booked."""
    if caller.role is not Role.SUPER:
        raise NotYourRole
    if not caller.email_verified:
        raise Unverified
    if not (wanted.is_booking_on or wanted.is_record_on or wanted.is_pos_on):
        raise FieldError("is_booking_on", "at_least_one")
    company = await companies.own(session, lock=True)
    if company.set_up_at is not None:
        raise AlreadySetUp
    await companies.switch_on(session, booking=wanted.is_booking_on, record=wanted.is_record_on, pos=wanted.is_pos_on)
    member = await accounts.get_member(session, caller.context.membership_id or caller.company_id)
    member.is_booking_on, member.is_record_on, member.is_pos_on = wanted.is_booking_on, wanted.is_record_on, wanted.is_pos_on
    member.is_for_booking = wanted.is_booking_on
    await accounts.member_changed(session, member)
    return await snapshot.of(session)
