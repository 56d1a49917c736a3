"""The link to a client's forms: staff send it, the client opens it (PUB-008, PUB-010)."""

from typing import Annotated, Literal
from uuid import UUID

from fastapi import APIRouter, Depends, Request

from clinic.core.auth import Caller, may
from clinic.core.db import ReadSession, Session
from clinic.core.drafts import DraftIn, DraftOut
from clinic.core.envelope import EnvelopeRoute, refusals, showing
from clinic.core.onetime import TooManyTries
from clinic.core.permissions import Permission
from clinic.core.uploads import MULTIPART, FileOut
from clinic.forms.answering.schemas import AnswersIn
from clinic.forms.errors import AlreadySigned, Cancelled, LinkEnded, NoAddress, NothingToSend, NotProved, SignOrFile, VisitEnded
from clinic.forms.links import filling, service
from clinic.forms.links.door import Anybody, Proved, Visiting
from clinic.forms.links.schemas import ClinicOut, CodeIn, DoneOut, FormsOut, OpenIn, SendIn, SentOut, VisitKey, VisitOut
from clinic.forms.questionnaires import service as questionnaires
from clinic.forms.questionnaires.schemas import PublicQuestionary
from clinic.forms.signing.schemas import SigningIn

staff_router = APIRouter(prefix="/api/client/{client_id}/forms", tags=["forms"], route_class=EnvelopeRoute)
link_router = APIRouter(prefix="/api/v2/questionary-loc/{public_id}", tags=["forms by link"], route_class=EnvelopeRoute)
visit_router = APIRouter(
    prefix="/api/v2/questionary-loc/{public_id}", tags=["forms by link"], route_class=showing(filling.shown),
    responses=refusals(VisitEnded, NotProved),
)
Writer = Annotated[Caller, Depends(may(Permission.FORM_WRITE))]
Form = Literal["consent", "questionnaire"]


@staff_router.post("/sendMail", responses=refusals(NothingToSend, NoAddress))
async def send(session: Session, caller: Writer, client_id: UUID, wanted: SendIn) -> SentOut:
    """Send the client a link to everything that waits for them."""
    return await service.send(session, client_id, wanted)


@link_router.get("")
async def clinic(session: ReadSession, opener: Anybody) -> ClinicOut:
    """The clinic's name and face."""
    return await service.clinic(session, opener)


@link_router.get("/questionary")
async def public(session: ReadSession, opener: Anybody) -> list[PublicQuestionary]:
    """The clinic's questionnaires in use."""
    return await questionnaires.public(session)


@link_router.post("/visits", responses=refusals(LinkEnded, NoAddress))
async def open_link(session: Session, opener: Anybody, wanted: OpenIn) -> VisitKey:
    """Open the link; a code goes to the client."""
    return await service.open_link(session, opener, wanted)


@visit_router.get("/visit")
async def visit(session: ReadSession, opener: Visiting) -> VisitOut:
    """How far the visit has come."""
    return await service.look(session, opener)


@visit_router.post("/resend-otp")
async def resend(session: Session, opener: Visiting) -> VisitOut:
    """Get another code."""
    return await service.resend(session, opener)


@visit_router.post("/verify-otp", responses=refusals(TooManyTries))
async def verify(session: Session, opener: Visiting, wanted: CodeIn) -> VisitOut:
    """Type the code."""
    return await service.verify(session, opener, wanted)


@visit_router.get("/forms")
async def forms(session: Session, opener: Proved) -> FormsOut:
    """What waits for the client."""
    return await filling.forms(session, opener)


@visit_router.post("/consents/{consent_id}/sign", responses=refusals(SignOrFile, AlreadySigned, Cancelled))
async def sign(session: Session, opener: Proved, consent_id: UUID, wanted: SigningIn) -> DoneOut:
    """Sign a letter of consent."""
    return await filling.sign(session, opener, consent_id, wanted)


@visit_router.post("/questionnaires/{record_id}/answer", responses=refusals(AlreadySigned, Cancelled))
async def answer(session: Session, opener: Proved, record_id: UUID, wanted: AnswersIn) -> DoneOut:
    """Answer a questionnaire."""
    return await filling.answer(session, opener, record_id, wanted)


@visit_router.post("/files", openapi_extra=MULTIPART)
async def upload(request: Request, opener: Proved) -> FileOut:
    """Bring a picture for an answer."""
    return await filling.upload(request, opener)


@visit_router.get("/drafts/{form}/{subject}")
async def draft(session: ReadSession, opener: Proved, form: Form, subject: UUID) -> DraftOut | None:
    """What was typed so far; null when nothing was."""
    return await filling.draft(session, opener, form, subject)


@visit_router.put("/drafts/{form}/{subject}")
async def keep_draft(session: Session, opener: Proved, form: Form, subject: UUID, wanted: DraftIn) -> DraftOut:
    """Keep what is typed."""
    return await filling.keep_draft(session, opener, form, subject, wanted)


router = APIRouter()
for part in (staff_router, link_router, visit_router):
    router.include_router(part)
