"""Routes of prescriptions: the clinic's staff, and prescribers."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.accounts.sessions.service import SignInRequestDep
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import NotFound, VersionConflict
from clinic.core.api.pagination import PaginatedList
from clinic.core.api.provider_idempotency import IdempotentCall
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.prescriptions import errors, prescriber_service, service, signing
from clinic.prescriptions.prescriber_service import CanDecideRequest, CanViewRequest
from clinic.prescriptions.schemas import (
    BankIdOrderOut,
    ClientPrescriptionListParams,
    PrescriptionCloseRequest,
    PrescriptionCreate,
    PrescriptionOut,
    PrescriptionRequestDetail,
    PrescriptionRequestListParams,
    PrescriptionRequestSummary,
    PrescriptionSignRequest,
    PrescriptionUpdate,
)

CanReadPrescriptions = Annotated[CurrentUser, Depends(require(Permission.CLIENT_PRESCRIPTION_READ))]
CanWritePrescriptions = Annotated[CurrentUser, Depends(require(Permission.CLIENT_PRESCRIPTION_WRITE))]
CanReadRequests = Annotated[CurrentUser, Depends(require(Permission.PRESCRIPTION_READ))]
CanSignRequests = Annotated[CurrentUser, Depends(require(Permission.PRESCRIPTION_SIGN))]
staff_router = APIRouter(prefix="/api", tags=["prescriptions"], route_class=EnvelopeRoute)
prescriber_router = APIRouter(prefix="/api/v3/prescriptions", tags=["prescriptions"], route_class=EnvelopeRoute)


@staff_router.get("/clients/{client_id}/prescriptions")
async def list_client_prescriptions(
    session: Session, caller: CanReadPrescriptions, client_id: UUID, params: Annotated[ClientPrescriptionListParams, Query()],
) -> PaginatedList[PrescriptionOut]:
    """List a client's prescriptions, newest first unless sorted otherwise. The access is logged."""
    return await service.list_client_prescriptions(session, client_id, params)


@staff_router.post("/clients/{client_id}/prescriptions")
async def create_request(
    session: Session, caller: CanWritePrescriptions, client_id: UUID, data: PrescriptionCreate,
) -> PrescriptionOut:
    """Request a prescription.

    Either `prescriber_id` or `invite_email`, which also invites the prescriber, is required. `valid_until` must be after today.

    The state is `needs_prescription` while the prescriber is invited but hasn't joined, or was removed from the clinic; then `pending`,
    and `signed` or `not_prescribed` after the decision. A signed one becomes `expired` or `inactivated`.
    """
    return await service.create_request(session, client_id, data)


@staff_router.get("/prescriptions/{prescription_id}")
async def get_prescription(session: Session, caller: CanReadPrescriptions, prescription_id: UUID) -> PrescriptionOut:
    """Return a prescription of the clinic. The access is logged."""
    return await service.view_prescription(session, prescription_id)


@staff_router.put("/prescriptions/{prescription_id}", responses=error_responses(NotFound, VersionConflict, errors.AlreadyDecided))
async def update_request(
    session: Session, caller: CanWritePrescriptions, prescription_id: UUID, data: PrescriptionUpdate,
) -> PrescriptionOut:
    """Change an undecided request.

    409 `prescription.already_decided` after the decision.
    """
    return await service.update_request(session, prescription_id, data)


@staff_router.delete("/prescriptions/{prescription_id}", responses=error_responses(NotFound, VersionConflict, errors.AlreadyDecided))
async def delete_request(
    session: Session, caller: CanWritePrescriptions, prescription_id: UUID, data: PrescriptionCloseRequest,
) -> None:
    """Withdraw an undecided request, with a reason.

    409 `prescription.already_decided` after the decision.
    """
    await service.delete_request(session, prescription_id, data)


@staff_router.post("/prescriptions/{prescription_id}/inactivate", responses=error_responses(NotFound, VersionConflict, errors.NotActive))
async def inactivate_prescription(
    session: Session, caller: CanWritePrescriptions, prescription_id: UUID, data: PrescriptionCloseRequest,
) -> PrescriptionOut:
    """Inactivate a signed prescription permanently.

    409 `prescription.not_active` for one that isn't signed.
    """
    return await service.inactivate_prescription(session, prescription_id, data)


@prescriber_router.get("")
async def list_requests(
    session: ReadSession, caller: CanReadRequests, params: Annotated[PrescriptionRequestListParams, Query()],
) -> PaginatedList[PrescriptionRequestSummary]:
    """List the requests that clinics have sent to the signed-in prescriber, newest first.

    They come from all clinics of the prescriber.
    """
    return await prescriber_service.list_requests(session, params)


@prescriber_router.post("/sign", responses=error_responses(NotFound, errors.NotPending, errors.MultipleClinics, errors.MissingPersonalId))
async def start_signing(
    idempotent_call: IdempotentCall, sign_in_request: SignInRequestDep, caller: CanSignRequests, data: PrescriptionSignRequest,
) -> BankIdOrderOut:
    """Start a BankID order that signs one or several requests.

    All requests must be of one clinic (`company_id` of the rows), otherwise 409 `prescription.multiple_clinics`.

    Poll the order with `POST /api/bankid/collect-order`. The `outcome` of the completed order is `{signed: [id], skipped: [id]}`;
    requests that were changed or decided during the signing are skipped.
    """
    return await signing.start_signing(sign_in_request, caller, data)


@prescriber_router.get("/{prescription_id}", responses=error_responses(NotFound))
async def get_request(session: Session, caller: CanViewRequest, prescription_id: UUID) -> PrescriptionRequestDetail:
    """Return a request with the client's data that its prescriber needs. The access is logged.

    `patient` is the client, `previous` are earlier requests to the same prescriber for the same client.
    """
    return await prescriber_service.view_request(session, prescription_id)


@prescriber_router.post("/{prescription_id}/decline", responses=error_responses(NotFound, VersionConflict, errors.NotPending))
async def decline_request(
    session: Session, caller: CanDecideRequest, prescription_id: UUID, data: PrescriptionCloseRequest,
) -> PrescriptionOut:
    """Decline a request, with a reason."""
    return await prescriber_service.decline_request(session, prescription_id, data)


router = APIRouter()
for domain_router in (staff_router, prescriber_router):
    router.include_router(domain_router)
