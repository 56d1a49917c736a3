"""Routes of a client's questionnaires, for staff (REC-042)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.api.envelope import error_responses, with_current_renderer
from clinic.core.api.pagination import PaginatedList
from clinic.core.audit.reviews import ReviewCreate
from clinic.core.database.session import Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.forms.client_consents.schemas import FormCancelRequest, FormCorrectionRequest
from clinic.forms.client_questionnaires import queries, service
from clinic.forms.client_questionnaires.schemas import (
    ClientQuestionnaireAnswers,
    ClientQuestionnaireDetail,
    ClientQuestionnaireListParams,
    ClientQuestionnaireRow,
    QuestionnaireAnswerRequest,
    QuestionnaireAssignRequest,
    QuestionnaireSignRequest,
)
from clinic.forms.errors import AlreadySigned, CorrectionOpen, FormCancelled, NotCompleted, TemplateInactive

router = APIRouter(prefix="/api", tags=["client questionnaires"], route_class=with_current_renderer(queries.to_detail))
CanReadForms = Annotated[CurrentUser, Depends(require(Permission.FORM_READ))]
CanWriteForms = Annotated[CurrentUser, Depends(require(Permission.FORM_WRITE))]
CanApproveForms = Annotated[CurrentUser, Depends(require(Permission.FORM_APPROVE))]
ListParams = Annotated[ClientQuestionnaireListParams, Query()]


@router.get("/client/{client_id}/questionary")
async def list_client_questionnaires(
    session: Session, user: CanReadForms, client_id: UUID, params: ListParams,
) -> PaginatedList[ClientQuestionnaireRow]:
    """List a client's questionnaires, newest first.

    Each entry is listed by its current version: the newest, except a correction that was cancelled before it was answered. The
    search is in the title.
    """
    return await queries.list_client_questionnaires(session, client_id, params)


@router.get("/v2/client/{client_id}/questionary")
async def list_client_answers(
    session: Session, user: CanReadForms, client_id: UUID, params: ListParams,
) -> PaginatedList[ClientQuestionnaireAnswers]:
    """List a client's questionnaires with questions and answers, newest first."""
    return await queries.list_client_answers(session, client_id, params)


@router.post("/client/{client_id}/questionary", responses=error_responses(TemplateInactive))
async def assign_questionnaires(
    session: Session, user: CanWriteForms, client_id: UUID, data: QuestionnaireAssignRequest,
) -> list[ClientQuestionnaireRow]:
    """Assign questionnaires to a client, who is to answer them."""
    return [queries.to_row(row) for row in await service.assign_questionnaires(session, client_id, data)]


@router.get("/client/{client_id}/questionary/{client_questionnaire_id}")
async def view_questionnaire(
    session: Session, user: CanReadForms, client_id: UUID, client_questionnaire_id: UUID,
) -> ClientQuestionnaireDetail:
    """Get a client's questionnaire with its questions as they were asked, and the answers; the access is logged.

    `state` is `not_signed`, `pending_sign` (it is answered, or a link to it has been sent) or `signed`; `approval` is `approved`,
    `not_approved` or null.
    """
    return await queries.view_questionnaire(session, client_id, client_questionnaire_id)


@router.post("/client/{client_id}/questionary/{client_questionnaire_id}/answer", responses=error_responses(AlreadySigned, FormCancelled))
async def answer_questionnaire(
    session: Session, user: CanWriteForms, client_id: UUID, client_questionnaire_id: UUID, data: QuestionnaireAnswerRequest,
) -> ClientQuestionnaireDetail:
    """Answer a client's questionnaire, once.

    The content is frozen in `language`, or else in the caller's language (`X-Language`).
    """
    return await queries.to_detail(session, await service.answer_on_screen(session, client_id, client_questionnaire_id, data, user.name))


@router.put(
    "/client/{client_id}/questionary/{answered_questionnaire_id}/sign",
    responses=error_responses(NotCompleted, AlreadySigned, FormCancelled),
)
async def sign_questionnaire(
    session: Session, user: CanWriteForms, client_id: UUID, answered_questionnaire_id: UUID, data: QuestionnaireSignRequest,
) -> ClientQuestionnaireDetail:
    """Sign an answered questionnaire.

    409 `forms.not_completed` before it is answered.
    """
    return await queries.to_detail(
        session, await service.sign_questionnaire(session, client_id, answered_questionnaire_id, data, user.name),
    )


@router.post("/client/{client_id}/questionary/{answered_questionnaire_id}/regenPdf", responses=error_responses(NotCompleted))
async def request_pdf(session: Session, user: CanWriteForms, client_id: UUID, answered_questionnaire_id: UUID) -> ClientQuestionnaireDetail:
    """Request a new PDF of an answered questionnaire."""
    return await queries.to_detail(session, await service.request_pdf(session, client_id, answered_questionnaire_id))


@router.post(
    "/client/{client_id}/questionary/{answered_questionnaire_id}/correct",
    responses=error_responses(NotCompleted, CorrectionOpen, FormCancelled),
)
async def start_correction(
    session: Session, user: CanWriteForms, client_id: UUID, answered_questionnaire_id: UUID, data: FormCorrectionRequest,
) -> ClientQuestionnaireDetail:
    """Start a correction of an answered questionnaire: a new version to answer.

    409 `forms.not_completed` before it is answered; 409 `forms.correction_open` while another correction is unanswered.
    """
    return await queries.to_detail(session, await service.start_correction(session, client_id, answered_questionnaire_id, data))


@router.post("/client/{client_id}/questionary/{client_questionnaire_id}/cancel", responses=error_responses(FormCancelled))
async def cancel_questionnaire(
    session: Session, user: CanWriteForms, client_id: UUID, client_questionnaire_id: UUID, data: FormCancelRequest,
) -> ClientQuestionnaireDetail:
    """Cancel a client's questionnaire; an answered one stays readable.

    A correction that is cancelled before it is answered leaves the answered version as the current one.
    """
    return await queries.to_detail(
        session, await service.cancel_questionnaire(session, client_id, client_questionnaire_id, data, user.name),
    )


@router.post("/client/{client_id}/questionary/{answered_questionnaire_id}/review", responses=error_responses(NotCompleted, FormCancelled))
async def review_questionnaire(
    session: Session, user: CanApproveForms, client_id: UUID, answered_questionnaire_id: UUID, data: ReviewCreate,
) -> ClientQuestionnaireDetail:
    """Approve or reject an answered questionnaire.

    For administrators. A rejection requires a reason.
    """
    return await queries.to_detail(
        session, await service.review_questionnaire(session, client_id, answered_questionnaire_id, data, user.name),
    )
