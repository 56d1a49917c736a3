"""Signing up (PLT-014): create the company, verify the e-mail address, complete the onboarding."""

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.accounts.emails.requests import request_email
from clinic.accounts.identities import passwords, verification_tokens
from clinic.accounts.models import Identity
from clinic.accounts.schemas import SessionOut
from clinic.accounts.sessions.service import Area, SessionSubject
from clinic.accounts.sessions.session_view import build_session_view
from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.accounts.signin import service as signin
from clinic.accounts.signup.schemas import EmailCodeVerification, EmailLinkVerification, OnboardingRequest, SignUpRequest
from clinic.accounts.terms import service as terms
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api import rate_limit
from clinic.core.api.errors import Conflict, FieldError, NotAuthenticated
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context
from clinic.core.database.tenant_context import Context
from clinic.core.security.dependencies import CurrentUser, EmailUnverified, RoleForbidden
from clinic.core.security.permissions import Role

HOUR_SECONDS = 3600
MAX_SIGN_UPS_PER_ADDRESS, MAX_LINKS_PER_ADDRESS = 40, 40
MAX_SIGN_UPS_PER_ACCOUNT, MAX_VERIFICATION_EMAILS_PER_IDENTITY = 6, 6


class OnboardingCompleted(Conflict):
    """The modules have been chosen already."""

    code = "onboarding.completed"
    en = "Your company is set up already."
    sv = "Ditt företag är redan konfigurerat."


async def sign_up(request: SignInRequest, session: AsyncSession, data: SignUpRequest) -> SessionOut:
    """Create a company and its super user, request the verification e-mail, and sign in, all in one transaction.

    The version of the terms that was agreed to is stored with the company. Raises RateLimited, FieldError when the address is taken.
    """
    await rate_limit.hit("sign-up-from", request.rate_limit_address, limit=MAX_SIGN_UPS_PER_ADDRESS, window_seconds=HOUR_SECONDS)
    await rate_limit.hit("sign-up", data.email, limit=MAX_SIGN_UPS_PER_ACCOUNT, window_seconds=HOUR_SECONDS)
    password_hash = await passwords.hash_password(data.password)
    details = accounts.AccountDetails(data.first_name, data.last_name, data.email, password_hash, data.language)
    company_id = new_id()
    request.set_context(Context(company_id=company_id))
    company, member, identity = await accounts.create_company_with_owner(session, details, name=data.company_name, country=data.country)
    terms.record_agreement(session, company.id, identity.id, data.language)
    subject = SessionSubject("staff", identity.id, company_id=company.id, membership_id=member.id)
    request.set_context(subject.context)
    request_email(session, "verify_email", identity.id, data.language, name=member.first_name)
    return await signin.start_session(request, session, subject, verified_hash=password_hash)


async def _get_own_identity(session: AsyncSession) -> Identity:
    identity = await session.get(Identity, get_context(session).identity_id)
    if identity is None:
        raise NotAuthenticated
    return identity


async def resend_verification_email(session: AsyncSession, user: CurrentUser) -> None:
    """Send a new code and link, unless the address is verified already. Raises RateLimited."""
    await rate_limit.hit(
        "proof", str(user.context.identity_id), limit=MAX_VERIFICATION_EMAILS_PER_IDENTITY, window_seconds=HOUR_SECONDS,
    )
    identity = await _get_own_identity(session)
    if identity.email_verified_at is None:
        area: Area = "prescriber" if user.context.actor == "prescriber" else "staff"
        request_email(session, "verify_email", identity.id, user.language, area=area, name=user.name)
    audit.record(session, "email.verification_requested", identity.id)


async def verify_email_by_code(session: AsyncSession, data: EmailCodeVerification) -> SessionOut:
    """Verify the signed-in person's address with a typed code. Raises FieldError, TooManyCodeAttempts."""
    identity = await _get_own_identity(session)
    if identity.email_verified_at is None:
        await verification_tokens.consume_code(session, identity.id, "verify_email_code", data.code)
        await _mark_email_verified(session, identity)
    return await build_session_view(session)


async def verify_email_by_link(request: SignInRequest, session: AsyncSession, data: EmailLinkVerification) -> None:
    """Verify an address with a link, signed in or not. Raises LinkInvalid, RateLimited."""
    await rate_limit.hit("link-from", request.rate_limit_address, limit=MAX_LINKS_PER_ADDRESS, window_seconds=HOUR_SECONDS)
    identity_id = await verification_tokens.consume_link(session, data.id, "verify_email_link", data.hash)
    identity = await session.get_one(Identity, identity_id)
    await _mark_email_verified(session, identity)


async def _mark_email_verified(session: AsyncSession, identity: Identity) -> None:
    identity.email_verified_at = identity.email_verified_at or now()
    audit.record(session, "email.verified", identity.id)
    await session.flush()


async def complete_onboarding(session: AsyncSession, user: CurrentUser, data: OnboardingRequest) -> SessionOut:
    """Enable the chosen modules for the company and its super user; with booking, the super user becomes bookable.

    Raises RoleForbidden for anybody but the super user, EmailUnverified, FieldError without any module, OnboardingCompleted.
    """
    if user.role is not Role.SUPER:
        raise RoleForbidden
    if not user.email_verified:
        raise EmailUnverified
    if not (data.is_booking_on or data.is_record_on or data.is_pos_on):
        raise FieldError("is_booking_on", "at_least_one")
    company = await companies.get_own_company(session, lock=True)
    if company.onboarded_at is not None:
        raise OnboardingCompleted
    await companies.complete_onboarding(session, booking=data.is_booking_on, record=data.is_record_on, pos=data.is_pos_on)
    member = await accounts.get_member(session, user.context.membership_id or user.company_id)
    member.is_booking_on, member.is_record_on, member.is_pos_on = data.is_booking_on, data.is_record_on, data.is_pos_on
    member.is_for_booking = data.is_booking_on
    await accounts.notify_member_changed(session, member)
    return await build_session_view(session)
