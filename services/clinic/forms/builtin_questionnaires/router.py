"""Routes of the built-in questionnaires: what the clinic uses, and a call for each that stores a client's answers (REC-043)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends

from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.forms.builtin_questionnaires import service
from clinic.forms.builtin_questionnaires.schemas import AestheticInterestStore, BuiltinAnswersStore, BuiltinQuestionnaireOut
from clinic.forms.client_questionnaires import queries
from clinic.forms.client_questionnaires.schemas import ClientQuestionnaireDetail
from clinic.forms.errors import BuiltinQuestionnaireOff

router = APIRouter(prefix="/api", tags=["built-in questionnaires"], route_class=EnvelopeRoute)
CanReadForms = Annotated[CurrentUser, Depends(require(Permission.FORM_READ))]
CanWriteForms = Annotated[CurrentUser, Depends(require(Permission.FORM_WRITE))]


@router.get("/builtin-questionnaires")
async def list_builtin_questionnaires(session: ReadSession, user: CanReadForms) -> list[BuiltinQuestionnaireOut]:
    """List the built-in questionnaires that the company's settings show, with their questions."""
    return await service.list_builtin_questionnaires(session)


@router.post("/client/{client_id}/health-questionnaire", responses=error_responses(BuiltinQuestionnaireOff))
async def store_health_questionnaire(
    session: Session, user: CanWriteForms, client_id: UUID, data: BuiltinAnswersStore
) -> ClientQuestionnaireDetail:
    """Store a client's answers to the built-in health questionnaire.

    409 `forms.builtin_questionnaire_off` while the setting SHOW_HEALTH_QUESTIONNAIRE is off.
    """
    return await queries.to_detail(session, await service.store_answers(session, client_id, "health", data, user.name))


@router.post("/client/{client_id}/aesthetic-interest", responses=error_responses(BuiltinQuestionnaireOff))
async def store_aesthetic_interest(
    session: Session, user: CanWriteForms, client_id: UUID, data: AestheticInterestStore
) -> ClientQuestionnaireDetail:
    """Store what a client is interested in, as the built-in questionnaire asks for it.

    409 `forms.builtin_questionnaire_off` while the setting SHOW_AESTHETIC_INTEREST is off.
    """
    return await queries.to_detail(session, await service.store_aesthetic_interest(session, client_id, data, user.name))


@router.post("/client/{client_id}/covid-19", responses=error_responses(BuiltinQuestionnaireOff))
async def store_covid_19(session: Session, user: CanWriteForms, client_id: UUID, data: BuiltinAnswersStore) -> ClientQuestionnaireDetail:
    """Store a client's answers to the built-in covid-19 questionnaire.

    409 `forms.builtin_questionnaire_off` while the setting SHOW_COVID_19 is off.
    """
    return await queries.to_detail(session, await service.store_answers(session, client_id, "covid_19", data, user.name))
