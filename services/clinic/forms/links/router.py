"""Routes of the form links: staff send one, the client opens it and fills in their forms (PUB-008, PUB-010)."""

from typing import Annotated, Literal
from uuid import UUID

from fastapi import APIRouter, Depends, Request

from clinic.core.api.envelope import EnvelopeRoute, VisitorRoute, error_responses, with_current_renderer
from clinic.core.api.route_options import route_options
from clinic.core.database.session import ReadSession, Session
from clinic.core.drafts import DraftOut, DraftSave
from clinic.core.files.transfer import MULTIPART_SCHEMA, FileOut
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.one_time_codes import TooManyCodeAttempts
from clinic.core.security.permissions import Permission
from clinic.forms.client_consents.schemas import ConsentSignRequest
from clinic.forms.client_questionnaires.schemas import QuestionnaireAnswerRequest
from clinic.forms.consent_templates import service as consent_templates
from clinic.forms.consent_templates.schemas import PublicConsentTemplate
from clinic.forms.errors import (
    AlreadySigned,
    ConsentFormsOff,
    FlowExpired,
    FormCancelled,
    FormLinksClosed,
    LinkExpired,
    NoContactAddress,
    NoPendingForms,
    NotVerified,
    SignatureOrFileRequired,
    TemplateInactive,
)
from clinic.forms.links import public_service, service
from clinic.forms.links.dependencies import AnyVisitor, FlowVisitor, VerifiedVisitor, any_visitor, verified_visitor
from clinic.forms.links.schemas import (
    ClientForms,
    CompletedForm,
    FormCodeVerifyRequest,
    FormFlowCreated,
    FormFlowOut,
    FormLinkClinic,
    FormLinkOpenRequest,
    FormLinkSendRequest,
    FormLinkSent,
    FormSuggestions,
    NewestFormLink,
)
from clinic.forms.questionnaire_templates import service as questionnaire_templates
from clinic.forms.questionnaire_templates.schemas import PublicQuestionnaire

staff_router = APIRouter(prefix="/api/client/{client_id}/forms", tags=["form links"], route_class=EnvelopeRoute)
link_router = APIRouter(prefix="/api/questionary-loc/{public_id}", tags=["form links"], route_class=VisitorRoute)
flow_router = APIRouter(
    prefix="/api/questionary-loc/{public_id}", tags=["form links"],
    route_class=with_current_renderer(public_service.to_schema, VisitorRoute),
    responses=error_responses(FlowExpired, FormLinksClosed, NotVerified),
)
CanReadForms = Annotated[CurrentUser, Depends(require(Permission.FORM_READ))]
CanWriteForms = Annotated[CurrentUser, Depends(require(Permission.FORM_WRITE))]
DraftForm = Literal["consent", "questionnaire"]


@staff_router.post("/sendMail", responses=error_responses(NoPendingForms, NoContactAddress, TemplateInactive, ConsentFormsOff))
async def send_link(session: Session, user: CanWriteForms, client_id: UUID, data: FormLinkSendRequest) -> FormLinkSent:
    """Send a client the link to their pending forms, by SMS or e-mail or both, after assigning the consents that are named.

    The link is the page `/questionary-loc/{encrypted_id}#key`. Sending it again changes no form's `version`, because the client may be
    filling in one of them.
    """
    return await service.send_link(session, client_id, data)


@staff_router.get("/suggestions")
async def view_suggestions(session: Session, user: CanReadForms, client_id: UUID) -> FormSuggestions:
    """Get the consents that can be sent to a client at once, and those that they have yet to sign; the access is logged."""
    return await service.view_suggestions(session, client_id)


@staff_router.get("/link")
async def view_newest_link(session: Session, user: CanReadForms, client_id: UUID) -> NewestFormLink | None:
    """Get the client's newest link that is still valid, with its messages and their delivery states; null without one.

    The access to the client is logged. The texts of the messages are hidden.
    """
    return await service.view_newest_link(session, client_id)


@link_router.get("", dependencies=[Depends(any_visitor)])
async def get_clinic(session: ReadSession) -> FormLinkClinic:
    """Get the clinic's name and appearance."""
    return await service.get_clinic(session)


@link_router.get("/questionary", dependencies=[Depends(any_visitor)])
async def list_public_questionnaires(session: ReadSession) -> list[PublicQuestionnaire]:
    """List the clinic's active questionnaires.

    Public.
    """
    return await questionnaire_templates.list_public_questionnaires(session)


@link_router.get("/letters-of-consent", dependencies=[Depends(any_visitor)])
async def list_public_consent_templates(session: ReadSession) -> list[PublicConsentTemplate]:
    """List the clinic's active consent forms.

    Public.
    """
    return await consent_templates.list_public_consent_templates(session)


@link_router.post("/flows", responses=error_responses(FormLinksClosed, LinkExpired, NoContactAddress))
@route_options(store_response=False)
async def open_link(session: Session, visitor: AnyVisitor, data: FormLinkOpenRequest) -> FormFlowCreated:
    """Open a link: start a flow, and send its one-time code to the client.

    `key` is what follows `#` in the link. Send the returned `flow_key` as `X-Flow-Key` with the calls of the flow: 401
    `forms.flow_expired` for one that is unknown or has expired, 403 `forms.not_verified` before the code is verified. 410
    `forms.link_expired` for a link that is unknown or has expired.
    """
    return await service.open_link(session, visitor, data)


@flow_router.get("/flow")
async def view_flow(session: ReadSession, visitor: FlowVisitor) -> FormFlowOut:
    """Get the state of the flow."""
    return await service.view_flow(session, visitor)


@flow_router.post("/resend-otp")
async def resend_code(session: Session, visitor: FlowVisitor) -> FormFlowOut:
    """Send another one-time code."""
    return await service.resend_code(session, visitor)


@flow_router.post("/verify-otp", responses=error_responses(TooManyCodeAttempts))
async def verify_flow(session: Session, visitor: FlowVisitor, data: FormCodeVerifyRequest) -> FormFlowOut:
    """Verify the visitor by the one-time code."""
    return await service.verify_flow(session, visitor, data)


@flow_router.get("/forms", dependencies=[Depends(verified_visitor)])
async def view_forms(session: Session) -> ClientForms:
    """Get the client's pending forms and those completed recently; the access is logged."""
    return await public_service.view_forms(session)


@flow_router.post(
    "/consents/{consent_id}/sign",
    responses=error_responses(SignatureOrFileRequired, AlreadySigned, FormCancelled),
)
async def sign_consent(session: Session, visitor: VerifiedVisitor, consent_id: UUID, data: ConsentSignRequest) -> CompletedForm:
    """Sign a consent.

    The content is frozen in the visitor's language (`X-Language`). 422 `forms.signature_or_file_required` without `signature` and
    `file_ids`.
    """
    return await public_service.sign_consent(session, visitor, consent_id, data)


@flow_router.post(
    "/questionnaires/{client_questionnaire_id}/answer", dependencies=[Depends(verified_visitor)],
    responses=error_responses(AlreadySigned, FormCancelled),
)
async def answer_questionnaire(session: Session, client_questionnaire_id: UUID, data: QuestionnaireAnswerRequest) -> CompletedForm:
    """Answer a questionnaire.

    The content is frozen in `language`, or else in the visitor's language (`X-Language`).
    """
    return await public_service.answer_questionnaire(session, client_questionnaire_id, data)


@flow_router.post("/files", openapi_extra=MULTIPART_SCHEMA)
@route_options(limit_body=False)
async def upload_file(request: Request, visitor: VerifiedVisitor) -> FileOut:
    """Upload a picture for an answer.

    The file belongs to the client, whichever of their links was used.
    """
    return await public_service.upload_file(request, visitor)


@flow_router.get("/drafts/{form}/{subject}", dependencies=[Depends(verified_visitor)])
async def get_draft(session: ReadSession, form: DraftForm, subject: UUID) -> DraftOut | None:
    """Get the client's draft of a form; null when there is none.

    A draft belongs to the client, whichever of their links was used.
    """
    return await public_service.get_draft(session, form, subject)


@flow_router.put("/drafts/{form}/{subject}", dependencies=[Depends(verified_visitor)])
async def save_draft(session: Session, form: DraftForm, subject: UUID, data: DraftSave) -> DraftOut:
    """Save the client's draft of a form.

    A draft belongs to the client, whichever of their links was used.
    """
    return await public_service.save_draft(session, form, subject, data)


router = APIRouter()
for subrouter in (staff_router, link_router, flow_router):
    router.include_router(subrouter)
