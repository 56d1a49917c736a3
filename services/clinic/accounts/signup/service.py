"""Signing up (PLT-014): keep the details, create the company when the e-mail address is verified, complete the onboarding."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.accounts.emails.requests import request_email
from clinic.accounts.identities import passwords, verification_tokens
from clinic.accounts.models import Identity
from clinic.accounts.prescribers import invitation_acceptance
from clinic.accounts.schemas import SessionOut
from clinic.accounts.sessions.service import Area, SessionSubject
from clinic.accounts.sessions.session_view import build_session_view
from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.accounts.signin import service as signin
from clinic.accounts.signup import pending_sign_ups
from clinic.accounts.signup.models import PendingSignUp
from clinic.accounts.signup.schemas import (
    EmailCodeVerification,
    EmailLinkVerification,
    OnboardingRequest,
    PendingSignUpOut,
    SignUpRequest,
)
from clinic.accounts.terms import agreements, service as terms
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
MAX_LINKS_PER_ADDRESS, MAX_VERIFICATION_EMAILS_PER_IDENTITY, MAX_LINK_PASSWORDS_PER_SIGN_UP = 40, 6, 10


class OnboardingCompleted(Conflict):
    """The modules have been chosen already."""

    code = "onboarding.completed"
    en = "Your company is set up already."
    sv = "Ditt företag är redan konfigurerat."


async def sign_up(request: SignInRequest, session: AsyncSession, data: SignUpRequest) -> PendingSignUpOut:
    """Keep a person's and their company's details until the address is verified, and request the e-mail.

    Nothing is looked up about the address, so that the answer, its time and its work don't tell whether it has an account. The versions
    of the terms and the processor agreement that were agreed to are kept, and that of the privacy notice that was shown.
    Raises RateLimited, HashingOverloaded.
    """
    await pending_sign_ups.limit_sign_ups(request, data.email)
    password_hash = await passwords.hash_password(data.password)
    pending = pending_sign_ups.create_sign_up(
        request, session, email=data.email, first_name=data.first_name, last_name=data.last_name, password_hash=password_hash,
        language=data.language, company_name=data.company_name, country=data.country, terms_version=terms.current_version(),
        processor_agreement_version=terms.current_version("processor_agreement"),
        privacy_notice_version=terms.current_version("privacy_notice"),
    )
    return PendingSignUpOut(email=pending.email)


async def get_pending_sign_up(request: SignInRequest) -> PendingSignUpOut | None:
    """Return the sign-up of this browser that waits for its code, or None."""
    pending = await pending_sign_ups.find_of_browser(request)
    return PendingSignUpOut(email=pending.email) if pending else None


async def _create_account(request: SignInRequest, session: AsyncSession, pending: PendingSignUp) -> SessionOut:
    """Create the account of a sign-up whose address is verified now: that of an invited prescriber, or of a new company's super user."""
    if pending.invitation_id is not None:
        return await invitation_acceptance.complete_sign_up(request, session, pending)
    return await _create_company(request, session, pending)


async def _create_company(request: SignInRequest, session: AsyncSession, pending: PendingSignUp) -> SessionOut:
    """Create the company and its super user of a sign-up whose address is verified now, and sign them in, all in one transaction.

    An account of the address that was never verified is taken over: its password stops working and its sessions end. Raises
    SignUpNotPending, AccountExists.
    """
    request.set_context(Context(company_id=new_id()))
    await pending_sign_ups.consume(session, pending)
    details = accounts.AccountDetails(pending.first_name, pending.last_name, pending.email, pending.password_hash, pending.language)
    identity, password_revoked = await pending_sign_ups.create_verified_identity(session, details)
    if password_revoked:
        audit.record(session, "password.revoked", identity.id)
    company, member, _ = await accounts.create_company_with_owner(
        session, details, name=pending.company_name, country=pending.country, identity=identity,
    )
    await _record_agreements(session, pending, identity.id)
    subject = SessionSubject("staff", identity.id, company_id=company.id, membership_id=member.id)
    request.set_context(subject.context)
    request.set_sign_up_cookie("", 0)
    return await signin.start_session(request, session, subject, verified_hash=pending.password_hash, factors=["password", "mail_code"])


async def _record_agreements(session: AsyncSession, pending: PendingSignUp, identity_id: UUID) -> None:
    """Record what was accepted and shown at the sign-up; one from before the processor agreement has accepted the terms only."""
    await session.flush()
    signatory = agreements.Signatory(identity_id, f"{pending.first_name} {pending.last_name}", pending.language)
    for document in terms.LEGAL_DOCUMENTS:
        if version := getattr(pending, f"{document}_version"):
            await agreements.record_agreement(session, signatory, document, version=version, agreed_at=pending.agreed_at)


async def _find_pending(request: SignInRequest, user: CurrentUser | None) -> PendingSignUp | None:
    """Return the sign-up that a code is for; None when it is for a signed-in person's account.

    Raises SignUpNotPending when there is neither.
    """
    if user is not None and not user.email_verified:
        return None
    pending = await pending_sign_ups.find_of_browser(request)
    if pending is None and user is None:
        raise pending_sign_ups.SignUpNotPending
    return pending


async def _get_own_identity(session: AsyncSession) -> Identity:
    identity = await session.get(Identity, get_context(session).identity_id)
    if identity is None:
        raise NotAuthenticated
    return identity


async def resend_verification_email(request: SignInRequest, session: AsyncSession, user: CurrentUser | None) -> None:
    """Send a new code and link for the sign-up of this browser, or to a signed-in person whose address is not verified yet.

    Raises RateLimited, SignUpNotPending.
    """
    pending = await _find_pending(request, user)
    if pending is not None:
        await pending_sign_ups.request_new_code(request, session, pending)
    elif user is not None:
        await _resend_to_user(session, user)


async def _resend_to_user(session: AsyncSession, user: CurrentUser) -> None:
    await rate_limit.hit(
        "proof", str(user.context.identity_id), limit=MAX_VERIFICATION_EMAILS_PER_IDENTITY, window_seconds=HOUR_SECONDS,
    )
    identity = await _get_own_identity(session)
    if identity.email_verified_at is None:
        area: Area = "prescriber" if user.context.actor == "prescriber" else "staff"
        request_email(session, "verify_email", identity.id, user.language, area=area, name=user.name)
    audit.record(session, "email.verification_requested", identity.id)


async def verify_email_by_code(
    request: SignInRequest, session: AsyncSession, user: CurrentUser | None, data: EmailCodeVerification,
) -> SessionOut:
    """Verify the address of this browser's sign-up, or of a signed-in person, with a typed code.

    Raises FieldError, TooManyCodeAttempts, RateLimited, SignUpNotPending, AccountExists.
    """
    pending = await _find_pending(request, user)
    if pending is not None:
        await pending_sign_ups.check_code(request, session, pending, data.code)
        return await _create_account(request, session, pending)
    identity = await _get_own_identity(session)
    if identity.email_verified_at is None:
        await verification_tokens.consume_code(session, identity.id, "verify_email_code", data.code)
        await _mark_email_verified(session, identity)
    return await build_session_view(session)


async def verify_email_by_link(request: SignInRequest, session: AsyncSession, data: EmailLinkVerification) -> None:
    """Verify an address with a link, signed in or not. The link of a sign-up creates its company and signs its owner in.

    Raises LinkInvalid, RateLimited, AccountExists; in another browser than the sign-up's, FieldError without the password that was chosen
    there and WrongCredentials for a wrong one.
    """
    await rate_limit.hit("link-from", request.rate_limit_address, limit=MAX_LINKS_PER_ADDRESS, window_seconds=HOUR_SECONDS)
    pending = await pending_sign_ups.find_by_link(data.id, data.hash)
    if pending is not None:
        await _check_link_password(request, pending, data.password)
        await _create_account(request, session, pending)
        return
    identity_id = await verification_tokens.consume_link(session, data.id, "verify_email_link", data.hash)
    identity = await session.get_one(Identity, identity_id)
    await _mark_email_verified(session, identity)


async def _check_link_password(request: SignInRequest, pending: PendingSignUp, password: str) -> None:
    """Require the sign-up's password in another browser, so that nobody opens an account whose password a stranger has chosen."""
    if pending_sign_ups.is_of_browser(request, pending):
        return
    if not password:
        raise FieldError("password", "required")
    await rate_limit.hit("sign-up-password", str(pending.id), limit=MAX_LINK_PASSWORDS_PER_SIGN_UP, window_seconds=HOUR_SECONDS)
    if not await passwords.verify_password(pending.password_hash, password, is_proven=True):
        raise signin.WrongCredentials


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
