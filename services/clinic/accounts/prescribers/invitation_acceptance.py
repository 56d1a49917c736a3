"""Accepting an invitation: view it, sign up with it, or accept it with an existing account."""

from typing import Literal
from uuid import UUID

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.accounts.identities import passwords
from clinic.accounts.identities.verification_tokens import LinkInvalid
from clinic.accounts.models import Identity, Prescriber
from clinic.accounts.prescribers import service
from clinic.accounts.prescribers.models import PrescriberInvitation
from clinic.accounts.prescribers.schemas import InvitationAccept, InvitationLink, PrescriberInvitationOut, PrescriberSignUp
from clinic.accounts.schemas import SessionOut
from clinic.accounts.sessions.service import SessionSubject
from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.accounts.signin import password_attempts, service as signin
from clinic.accounts.signin.schemas import SignInOut
from clinic.accounts.signup import pending_sign_ups
from clinic.accounts.signup.models import PendingSignUp
from clinic.accounts.signup.schemas import PendingSignUpOut
from clinic.company import service as companies
from clinic.core.api import rate_limit
from clinic.core.api.errors import FieldError
from clinic.core.clock import now
from clinic.core.database.session import call_lookup, get_context, read_only_transaction
from clinic.core.database.tenant_context import Context

MAX_REQUESTS_PER_ADDRESS, HOUR_SECONDS = 60, 3600
INVITATION_ID_HEX_LENGTH = 32


def _parse_invitation(link: InvitationLink) -> tuple[UUID, str]:
    try:
        return UUID(hex=link.invitation[:INVITATION_ID_HEX_LENGTH]), link.invitation[INVITATION_ID_HEX_LENGTH:]
    except ValueError as error:
        raise LinkInvalid from error


async def _company_context(request: SignInRequest, link: InvitationLink) -> Context:
    """Return a visitor's context of the link's clinic, where nothing is read without the invitation's key.

    Raises LinkInvalid, RateLimited.
    """
    await rate_limit.hit("prescriber-link-from", request.rate_limit_address, limit=MAX_REQUESTS_PER_ADDRESS, window_seconds=HOUR_SECONDS)
    row = await call_lookup("lookup_company_by_public_id", link.company)
    if row is None:
        raise LinkInvalid
    return Context(company_id=row["company_id"], actor="visitor")


async def _get_open_invitation(session: AsyncSession, link: InvitationLink) -> PrescriberInvitation:
    """Return the open invitation of a link. Raises LinkInvalid."""
    invitation_id, key = _parse_invitation(link)
    invitation: PrescriberInvitation | None = await session.scalar(select(PrescriberInvitation).where(
        PrescriberInvitation.company_id == get_context(session).company_id, PrescriberInvitation.id == invitation_id,
        PrescriberInvitation.key_hash == service.hash_invitation_key(invitation_id, key), PrescriberInvitation.used_at.is_(None),
        PrescriberInvitation.expires_at > now(),
    ))
    if invitation is None:
        raise LinkInvalid
    return invitation


async def _consume_invitation(session: AsyncSession, invitation_id: UUID) -> PrescriberInvitation:
    """Use up an open invitation of the session's company. Raises LinkInvalid; of concurrent calls one succeeds."""
    mark_used = update(PrescriberInvitation).where(
        PrescriberInvitation.company_id == get_context(session).company_id, PrescriberInvitation.id == invitation_id,
        PrescriberInvitation.used_at.is_(None), PrescriberInvitation.expires_at > now(),
    ).values(used_at=now())
    invitation: PrescriberInvitation | None = await session.scalar(mark_used.returning(PrescriberInvitation))
    if invitation is None:
        raise LinkInvalid
    return invitation


async def view_invitation(request: SignInRequest, link: InvitationLink) -> PrescriberInvitationOut:
    """Return an invitation, and whether its address has an account to accept it with. Raises LinkInvalid, RateLimited.

    Only the mailbox of that address has the link, so that nobody else learns of the account.
    """
    async with read_only_transaction(await _company_context(request, link)) as session:
        invitation, company = await _get_open_invitation(session, link), await companies.get_own_company(session)
        identity, prescriber = await accounts.find_account(session, invitation.email)
        account: Literal["none", "person", "prescriber"] = "prescriber" if prescriber else "person" if identity else "none"
        return PrescriberInvitationOut(
            clinic_name=company.name, theme_color=company.theme_color, is_black_text=company.is_black_text, email=invitation.email,
            account=account, language=company.language,
        )


async def sign_up(request: SignInRequest, session: AsyncSession, data: PrescriberSignUp) -> PendingSignUpOut:
    """Keep a prescriber's details until the invited address is verified, and request the e-mail; the invitation stays open.

    The answer and the work are the same whether the address has an account or not. Raises LinkInvalid, RateLimited.
    """
    context = await _company_context(request, data)
    async with read_only_transaction(context) as read_session:
        invitation, company = await _get_open_invitation(read_session, data), await companies.get_own_company(read_session)
        read_session.expunge_all()
    await pending_sign_ups.limit_sign_ups(request, invitation.email)
    password_hash = await passwords.hash_password(data.password)
    pending = pending_sign_ups.create_sign_up(
        request, session, email=invitation.email, first_name=data.first_name, last_name=data.last_name, password_hash=password_hash,
        language=data.language, company_name=company.name, invitation_company_id=invitation.company_id, invitation_id=invitation.id,
        personal_id=data.personal_id.replace("-", ""), prescriber_code=data.prescriber_code,
    )
    return PendingSignUpOut(email=pending.email)


async def complete_sign_up(request: SignInRequest, session: AsyncSession, pending: PendingSignUp) -> SessionOut:
    """Create the account of a sign-up whose address is verified now, join the clinic and sign in, all in one transaction.

    The clinic's audit log doesn't tell that an account of the address was replaced that had never been verified.
    Raises SignUpNotPending, LinkInvalid when the invitation was used or has expired meanwhile, AccountExists.
    """
    if pending.invitation_company_id is None or pending.invitation_id is None:
        raise LinkInvalid
    request.set_context(Context(company_id=pending.invitation_company_id, actor="visitor"))
    await pending_sign_ups.consume(session, pending)
    invitation = await _consume_invitation(session, pending.invitation_id)
    details = accounts.AccountDetails(pending.first_name, pending.last_name, pending.email, pending.password_hash, pending.language)
    identity, _ = await pending_sign_ups.create_verified_identity(session, details)
    prescriber = await _create_prescriber(session, identity, pending)
    request.set_sign_up_cookie("", 0)
    subject = await _join(request, session, prescriber, invitation)
    return await signin.start_session(
        request, session, subject, verified_hash=pending.password_hash, factors=["password", "mail_code"],
    )


async def accept_invitation(request: SignInRequest, session: AsyncSession, data: InvitationAccept) -> SignInOut:
    """Join the clinic with the existing account of the invited address, after verifying its password; then sign in, maybe in steps.

    Raises LinkInvalid, WrongCredentials, RateLimited, FieldError.
    """
    context = await _company_context(request, data)
    async with read_only_transaction(context) as read_session:
        open_invitation = await _get_open_invitation(read_session, data)
        email, invitation_id = open_invitation.email, open_invitation.id
        account, existing_prescriber = await accounts.find_account(read_session, email)
        read_session.expunge_all()
    counters = await password_attempts.count_attempt(request, email)
    if account is None or not await passwords.verify_password(account.password_hash, data.password, is_proven=True):
        raise signin.WrongCredentials
    _require_prescriber_fields(data, existing_prescriber)
    await password_attempts.forgive_attempt(counters)
    request.set_context(context)
    invitation = await _consume_invitation(session, invitation_id)
    identity = await session.get_one(Identity, account.id)
    prescriber = await session.get(Prescriber, existing_prescriber.id) if existing_prescriber else None
    prescriber = prescriber or await _create_prescriber(session, identity, data)
    identity.email_verified_at = identity.email_verified_at or now()
    subject = await _join(request, session, prescriber, invitation)
    return await signin.continue_sign_in(request, session, subject, email=email, verified_hash=account.password_hash)


def _require_prescriber_fields(data: InvitationAccept, existing_prescriber: Prescriber | None) -> None:
    if existing_prescriber is not None:
        return
    for name in ("first_name", "last_name", "personal_id"):
        if not getattr(data, name):
            raise FieldError(name, "required")


async def _create_prescriber(session: AsyncSession, identity: Identity, data: PendingSignUp | InvitationAccept) -> Prescriber:
    prescriber = await accounts.create_prescriber(
        session, identity, first_name=data.first_name, last_name=data.last_name, language=data.language,
    )
    prescriber.personal_id, prescriber.prescriber_code = data.personal_id.replace("-", ""), data.prescriber_code
    return prescriber


async def _join(
    request: SignInRequest, session: AsyncSession, prescriber: Prescriber, invitation: PrescriberInvitation,
) -> SessionSubject:
    """Join the clinic in its own transaction, which acts as the prescriber from now on."""
    subject = SessionSubject("prescriber", prescriber.identity_id, prescriber_id=prescriber.id)
    request.set_context(subject.context.for_company(invitation.company_id))
    await service.add_prescriber(session, prescriber, invitation.email, invitation.origin)
    return subject
