"""Routes of a client's consents, for staff (REC-031)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.api.envelope import error_responses, with_current_renderer
from clinic.core.api.pagination import PaginatedList
from clinic.core.audit.reviews import ReviewCreate
from clinic.core.database.session import Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.forms.client_consents import queries, service
from clinic.forms.client_consents.schemas import (
    ClientConsentDetail,
    ClientConsentListParams,
    ClientConsentRow,
    ConsentAssignRequest,
    ConsentSignRequest,
    FormCancelRequest,
    FormCorrectionRequest,
)
from clinic.forms.errors import (
    AlreadySigned,
    ConsentFormsOff,
    CorrectionOpen,
    FormCancelled,
    NotCompleted,
    SignatureOrFileRequired,
    TemplateInactive,
)

router = APIRouter(
    prefix="/api/client/{client_id}/letters-of-consent", tags=["client consents"], route_class=with_current_renderer(queries.to_detail),
)
CanReadForms = Annotated[CurrentUser, Depends(require(Permission.FORM_READ))]
CanWriteForms = Annotated[CurrentUser, Depends(require(Permission.FORM_WRITE))]
CanApproveForms = Annotated[CurrentUser, Depends(require(Permission.FORM_APPROVE))]


@router.get("")
async def list_client_consents(
    session: Session, user: CanReadForms, client_id: UUID, params: Annotated[ClientConsentListParams, Query()],
) -> PaginatedList[ClientConsentRow]:
    """List a client's consents, newest first.

    Each entry is listed by its current version: the newest, except a correction that was cancelled before it was signed. The
    search is in the title.
    """
    return await queries.list_client_consents(session, client_id, params)


@router.post("", responses=error_responses(TemplateInactive, ConsentFormsOff))
async def assign_consents(
    session: Session, user: CanWriteForms, client_id: UUID, data: ConsentAssignRequest,
) -> list[ClientConsentRow]:
    """Assign consent templates to a client, who is to sign them."""
    return [queries.to_row(consent) for consent in await service.assign_consents(session, client_id, data)]


@router.get("/{consent_id}")
async def view_consent(session: Session, user: CanReadForms, client_id: UUID, consent_id: UUID) -> ClientConsentDetail:
    """Get a client's consent with its text, answers and signature; the access is logged.

    `state` is `not_signed`, `pending_sign` (a link to it has been sent) or `signed`; `approval` is `approved`, `not_approved` or null.
    """
    return await queries.view_consent(session, client_id, consent_id)


@router.post("/{consent_id}/sign", responses=error_responses(SignatureOrFileRequired, AlreadySigned, FormCancelled))
async def sign_consent(
    session: Session, user: CanWriteForms, client_id: UUID, consent_id: UUID, data: ConsentSignRequest,
) -> ClientConsentDetail:
    """Sign a consent on the clinic's screen.

    The content is frozen in `language`, the one that the form was shown in, or else in the caller's (`X-Language`). 422
    `forms.signature_or_file_required` without `signature` and `file_ids`.
    """
    return await queries.to_detail(session, await service.sign_on_screen(session, client_id, consent_id, data))


@router.post("/{signed_consent_id}/correct", responses=error_responses(NotCompleted, CorrectionOpen, FormCancelled))
async def start_correction(
    session: Session, user: CanWriteForms, client_id: UUID, signed_consent_id: UUID, data: FormCorrectionRequest,
) -> ClientConsentDetail:
    """Start a correction of a signed consent: a new version to sign.

    409 `forms.not_completed` before it is signed; 409 `forms.correction_open` while another correction is unsigned.
    """
    return await queries.to_detail(session, await service.start_correction(session, client_id, signed_consent_id, data))


@router.post("/{consent_id}/cancel", responses=error_responses(FormCancelled))
async def cancel_consent(
    session: Session, user: CanWriteForms, client_id: UUID, consent_id: UUID, data: FormCancelRequest,
) -> ClientConsentDetail:
    """Cancel a consent; a signed one is withdrawn and stays readable.

    After a signed one is cancelled, the client's `publish_permission` is that of the newest consent in effect. A correction that is
    cancelled before it is signed leaves the signed version as the current one.
    """
    return await queries.to_detail(session, await service.cancel_consent(session, client_id, consent_id, data, user.name))


@router.post("/{signed_consent_id}/review", responses=error_responses(NotCompleted, FormCancelled))
async def review_consent(
    session: Session, user: CanApproveForms, client_id: UUID, signed_consent_id: UUID, data: ReviewCreate,
) -> ClientConsentDetail:
    """Approve or reject a signed consent.

    For administrators. A rejection requires a reason.
    """
    return await queries.to_detail(session, await service.review_consent(session, client_id, signed_consent_id, data, user.name))
