"""Routes of a client's procedures, for staff with the record module."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.api.envelope import error_responses, with_current_renderer
from clinic.core.api.pagination import PaginatedList
from clinic.core.audit.reviews import ReviewCreate
from clinic.core.database.session import Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.journal.procedures import errors, queries, service, signing
from clinic.journal.procedures.schemas import (
    ProcedureCloseRequest,
    ProcedureCorrectionRequest,
    ProcedureCreate,
    ProcedureListParams,
    ProcedureOut,
    ProcedureRow,
    ProcedureSignRequest,
    ProcedureUpdate,
)

router = APIRouter(prefix="/api/clients/{client_id}/procedures", tags=["journal"], route_class=with_current_renderer(queries.to_detail))
CanReadJournal = Annotated[CurrentUser, Depends(require(Permission.JOURNAL_READ))]
CanWriteJournal = Annotated[CurrentUser, Depends(require(Permission.JOURNAL_WRITE))]
CanApproveJournal = Annotated[CurrentUser, Depends(require(Permission.JOURNAL_APPROVE))]


@router.get("")
async def list_procedures(
    session: Session, user: CanReadJournal, client_id: UUID, params: Annotated[ProcedureListParams, Query()],
) -> PaginatedList[ProcedureRow]:
    """List a client's procedures, latest first; the access is logged.

    Each entry is listed by its current version, latest `date` first. The search is in the title.
    """
    return await queries.list_procedures(session, client_id, params)


@router.post("")
async def create_procedure(session: Session, user: CanWriteJournal, client_id: UUID, data: ProcedureCreate) -> ProcedureOut:
    """Create a procedure.

    The signer is the author, unless the author assigns an active colleague by `signer_id`. `nrs_rating` is stored only while the
    company's `is_nrs_on` is set (NRS_RATING in the session's settings).
    """
    return await queries.to_detail(session, await service.create_procedure(session, client_id, data))


@router.get("/{procedure_id}")
async def view_procedure(session: Session, user: CanReadJournal, client_id: UUID, procedure_id: UUID) -> ProcedureOut:
    """Get one version of a procedure, with the list of its versions; the access is logged.

    `state` is `not_signed` (to be signed by the author, `written_by`), `pending_sign` (to be signed by the colleague `signer_id`),
    `signed`, `imported` (from another system, without a signature here), `cancelled` or `deleted`; `approval` is `approved`,
    `not_approved` or null.
    """
    return await queries.view_procedure(session, client_id, procedure_id)


@router.put(
    "/{procedure_id}",
    responses=error_responses(errors.AlreadySigned, errors.ProcedureImported, errors.EntryClosed, errors.OnlyAuthorAssignsSigner),
)
async def update_procedure(
    session: Session, user: CanWriteJournal, client_id: UUID, procedure_id: UUID, data: ProcedureUpdate,
) -> ProcedureOut:
    """Update an unsigned procedure.

    409 `journal.only_author_assigns_signer` when another member than the author changes `signer_id` while the present signer is active.
    """
    return await queries.to_detail(session, await service.update_procedure(session, client_id, procedure_id, data))


@router.post(
    "/{procedure_id}/sign",
    responses=error_responses(
        errors.AlreadySigned, errors.ProcedureImported, errors.EntryClosed, errors.NotYourSignature, errors.PrescriptionMissing,
    ),
)
async def sign_procedure(
    session: Session, user: CanWriteJournal, client_id: UUID, procedure_id: UUID, data: ProcedureSignRequest,
) -> ProcedureOut:
    """Sign a procedure, after which it can't be changed.

    409 `journal.not_your_signature` for any member but the signer. 409 `journal.prescription_missing` when a treatment requires a valid
    prescription that the client doesn't have; `data.medicine` is the missing drug.
    """
    return await queries.to_detail(session, await signing.sign_procedure(session, client_id, procedure_id, data))


@router.post("/{procedure_id}/correct", responses=error_responses(errors.NotSigned, errors.EntryClosed, errors.CorrectionOpen))
async def start_correction(
    session: Session, user: CanWriteJournal, client_id: UUID, procedure_id: UUID, data: ProcedureCorrectionRequest,
) -> ProcedureOut:
    """Start a correction of a signed or imported procedure: a new version to sign.

    Returns the new version, unsigned. 409 `journal.correction_open` when the entry has a later version already; `data.procedure_id` is
    that version.
    """
    return await queries.to_detail(session, await service.start_correction(session, client_id, procedure_id, data.reason))


@router.post("/{procedure_id}/cancel", responses=error_responses(errors.EntryClosed, errors.CorrectionOpen))
async def cancel_procedure(
    session: Session, user: CanWriteJournal, client_id: UUID, procedure_id: UUID, data: ProcedureCloseRequest,
) -> ProcedureOut:
    """Cancel a procedure; it stays readable.

    Cancelling a signed procedure releases the prescription uses that it had recorded.
    """
    return await queries.to_detail(session, await service.cancel_procedure(session, client_id, procedure_id, data.version, data.reason))


@router.post("/{procedure_id}/delete", responses=error_responses(errors.AlreadySigned, errors.ProcedureImported, errors.EntryClosed))
async def delete_procedure(
    session: Session, user: CanWriteJournal, client_id: UUID, procedure_id: UUID, data: ProcedureCloseRequest,
) -> None:
    """Delete an unsigned procedure; it stays in the list of deleted ones."""
    return await service.delete_procedure(session, client_id, procedure_id, data.version, data.reason)


@router.post("/{procedure_id}/review", responses=error_responses(errors.NotSigned, errors.EntryClosed))
async def review_procedure(
    session: Session, user: CanApproveJournal, client_id: UUID, procedure_id: UUID, data: ReviewCreate,
) -> ProcedureOut:
    """Approve or reject a signed procedure.

    For administrators. A rejection requires a reason, otherwise 422 at `reason`.
    """
    return await queries.to_detail(session, await service.review_procedure(session, client_id, procedure_id, data))
