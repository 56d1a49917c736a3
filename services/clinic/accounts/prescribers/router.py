"""Routes of a clinic's prescribers, and of accepting an invitation (RXP-003)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.accounts.identities.verification_tokens import LinkInvalid
from clinic.accounts.prescribers import invitation_acceptance, service
from clinic.accounts.prescribers.schemas import (
    InvitationAccept,
    InvitationLink,
    PrescriberInvitationCreate,
    PrescriberInvitationOut,
    PrescriberListParams,
    PrescriberOut,
    PrescriberRemoval,
    PrescriberRow,
    PrescriberSignUp,
)
from clinic.accounts.sessions.sign_in_request import SignInRequestDep
from clinic.accounts.signin.schemas import SignInOut
from clinic.accounts.signin.service import WrongCredentials
from clinic.accounts.signup.schemas import PendingSignUpOut
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import NotFound, RateLimited
from clinic.core.api.pagination import PaginatedList
from clinic.core.api.route_options import route_options
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api/v3/prescribers", tags=["prescribers"], route_class=EnvelopeRoute)
CanReadPrescriptions = Annotated[CurrentUser, Depends(require(Permission.CLIENT_PRESCRIPTION_READ))]
CanWritePrescriptions = Annotated[CurrentUser, Depends(require(Permission.CLIENT_PRESCRIPTION_WRITE))]
CanWritePrescribers = Annotated[CurrentUser, Depends(require(Permission.PRESCRIBER_WRITE))]


@router.get("")
async def list_prescribers(
    user: CanReadPrescriptions, session: ReadSession, params: Annotated[PrescriberListParams, Query()],
) -> PaginatedList[PrescriberRow]:
    """List the clinic's prescribers and open invitations, 20 a page.

    An open invitation has `prescriber_id` null.
    """
    return await service.list_prescribers(session, params)


@router.get("/{prescriber_id}", responses=error_responses(NotFound))
async def get_prescriber(user: CanReadPrescriptions, session: ReadSession, prescriber_id: UUID) -> PrescriberOut:
    """Get a prescriber of the clinic."""
    return await service.view_clinic_prescriber(session, prescriber_id)


@router.post("/invite", responses=error_responses(RateLimited))
async def invite_prescriber(user: CanWritePrescriptions, session: Session, data: PrescriberInvitationCreate) -> PrescriberOut:
    """Invite a prescriber by e-mail.

    The e-mail has one link, which is valid for 24 hours, to the page `/doctor-invitation/{encrypted_id}?invitation=`.
    """
    return await service.invite_prescriber(session, data)


@router.delete("/{prescriber_id}", responses=error_responses(NotFound))
async def remove_prescriber(user: CanWritePrescribers, session: Session, prescriber_id: UUID, data: PrescriberRemoval) -> None:
    """Remove a prescriber, who loses access to the clinic, with a reason for the audit log.

    Signed prescriptions stay. Undecided requests get the state `needs_prescription` and keep the name in `previous_prescriber_name`.
    """
    await service.remove_prescriber(session, prescriber_id, data.reason)


@router.post("/invitation", responses=error_responses(LinkInvalid, RateLimited))
@route_options(require_csrf=False)
async def view_invitation(request: SignInRequestDep, data: InvitationLink) -> PrescriberInvitationOut:
    """Get an invitation by its e-mailed link.

    `account` says whether the invited address has an account: `none`, or that of a `person` or a `prescriber`. 409 `auth.link_invalid`
    for a link that has been used or has expired.
    """
    return await invitation_acceptance.view_invitation(request, data)


@router.post("/register", responses=error_responses(LinkInvalid, RateLimited))
@route_options(store_response=False)
async def sign_up(request: SignInRequestDep, session: Session, data: PrescriberSignUp) -> PendingSignUpOut:
    """Sign up with an invitation; an e-mail is sent to the invited address.

    The answer is the same whether the address has an account or not. One that has none is mailed a code and a link; the prescriber joins
    when either is used (`POST /api/verify-email`, `POST /api/email/verify`). Until then the invitation stays open.
    """
    return await invitation_acceptance.sign_up(request, session, data)


@router.post("/join", responses=error_responses(LinkInvalid, WrongCredentials, RateLimited))
@route_options(store_response=False)
async def accept_invitation(request: SignInRequestDep, session: Session, data: InvitationAccept) -> SignInOut:
    """Accept an invitation with an existing account.

    To call when `account` of the invitation is `person` or `prescriber`. `next` says whether the session began or a second factor is
    asked for, as in `POST /api/login`.
    """
    return await invitation_acceptance.accept_invitation(request, session, data)
