"""Routes of the clinic's questionnaires and their questions (REC-040, REC-042)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.api.envelope import error_responses, with_current_renderer
from clinic.core.api.errors import VersionConflict
from clinic.core.api.pagination import PaginatedList
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.forms.consent_templates.schemas import FormTemplateListParams, FormTemplateVersionRef
from clinic.forms.errors import BuiltinQuestionnaire
from clinic.forms.questionnaire_templates import service
from clinic.forms.questionnaire_templates.schemas import (
    QuestionBulkCreate,
    QuestionnaireCreate,
    QuestionnaireOut,
    QuestionnaireRename,
    QuestionnaireReplace,
    QuestionnaireRow,
    QuestionReorder,
    QuestionSave,
)
from clinic.forms.questions import QuestionOut

router = APIRouter(prefix="/api", tags=["questionnaires"], route_class=with_current_renderer(service.render_current))
CanReadForms = Annotated[CurrentUser, Depends(require(Permission.FORM_READ))]
CanDesignForms = Annotated[CurrentUser, Depends(require(Permission.FORM_DESIGN))]
Version = Annotated[int | None, Query(ge=1)]


@router.get("/questionary")
async def list_questionnaires(
    session: ReadSession, user: CanReadForms, params: Annotated[FormTemplateListParams, Query()],
) -> PaginatedList[QuestionnaireRow]:
    """List questionnaires, by title; the search is in the title."""
    return await service.list_questionnaires(session, params)


@router.post("/questionary")
async def create_questionnaire(session: Session, user: CanDesignForms, data: QuestionnaireCreate) -> QuestionnaireOut:
    """Create a questionnaire."""
    return await service.create_questionnaire(session, data)


@router.get("/questionary/{questionnaire_id}")
async def get_questionnaire(session: ReadSession, user: CanReadForms, questionnaire_id: UUID) -> QuestionnaireOut:
    """Get a questionnaire with its questions."""
    return await service.get_questionnaire(session, questionnaire_id)


@router.put("/questionary/{questionnaire_id}", responses=error_responses(VersionConflict, BuiltinQuestionnaire))
async def rename_questionnaire(
    session: Session, user: CanDesignForms, questionnaire_id: UUID, data: QuestionnaireRename,
) -> QuestionnaireOut:
    """Change a questionnaire's titles."""
    return await service.rename_questionnaire(session, questionnaire_id, data)


@router.put("/questionary/{questionnaire_id}/update-new", responses=error_responses(VersionConflict, BuiltinQuestionnaire))
async def replace_questionnaire(
    session: Session, user: CanDesignForms, questionnaire_id: UUID, data: QuestionnaireReplace,
) -> QuestionnaireOut:
    """Replace a questionnaire's titles and questions."""
    return await service.replace_questionnaire(session, questionnaire_id, data)


@router.post("/questionary/{questionnaire_id}/copy")
async def copy_questionnaire(session: Session, user: CanDesignForms, questionnaire_id: UUID) -> QuestionnaireOut:
    """Create a copy of a questionnaire."""
    return await service.copy_questionnaire(session, questionnaire_id)


@router.post("/questionary/{questionnaire_id}/toggle", responses=error_responses(VersionConflict, BuiltinQuestionnaire))
async def toggle_questionnaire(
    session: Session, user: CanDesignForms, questionnaire_id: UUID, data: FormTemplateVersionRef,
) -> QuestionnaireOut:
    """Deactivate an active questionnaire, or activate an inactive one."""
    return await service.toggle_questionnaire(session, questionnaire_id, data.version)


@router.delete("/questionary/{questionnaire_id}", responses=error_responses(BuiltinQuestionnaire))
async def delete_questionnaire(session: Session, user: CanDesignForms, questionnaire_id: UUID, version: Version = None) -> None:
    """Delete a questionnaire; it can be restored."""
    await service.delete_questionnaire(session, questionnaire_id, version)


@router.post("/questionary/{questionnaire_id}/restore", responses=error_responses(VersionConflict, BuiltinQuestionnaire))
async def restore_questionnaire(
    session: Session, user: CanDesignForms, questionnaire_id: UUID, data: FormTemplateVersionRef,
) -> QuestionnaireOut:
    """Restore a deleted questionnaire."""
    return await service.restore_questionnaire(session, questionnaire_id, data.version)


@router.get("/questionary/{questionnaire_id}/questions")
async def list_questions(session: ReadSession, user: CanReadForms, questionnaire_id: UUID) -> list[QuestionOut]:
    """List a questionnaire's questions in their order."""
    return await service.list_questions(session, questionnaire_id)


@router.post("/questionary/{questionnaire_id}/questions", responses=error_responses(VersionConflict, BuiltinQuestionnaire))
async def add_question(session: Session, user: CanDesignForms, questionnaire_id: UUID, data: QuestionSave) -> QuestionnaireOut:
    """Add a question after the existing ones."""
    return await service.add_question(session, questionnaire_id, data)


@router.post("/questionary/{questionnaire_id}/questions/bulk", responses=error_responses(VersionConflict, BuiltinQuestionnaire))
async def add_questions(session: Session, user: CanDesignForms, questionnaire_id: UUID, data: QuestionBulkCreate) -> QuestionnaireOut:
    """Add several questions after the existing ones."""
    return await service.add_questions(session, questionnaire_id, data)


@router.put("/questionary/{questionnaire_id}/questions/{question_id}", responses=error_responses(VersionConflict, BuiltinQuestionnaire))
async def update_question(
    session: Session, user: CanDesignForms, questionnaire_id: UUID, question_id: UUID, data: QuestionSave,
) -> QuestionnaireOut:
    """Change a question."""
    return await service.update_question(session, questionnaire_id, question_id, data)


@router.delete(
    "/questionary/{questionnaire_id}/questions/{question_id}",
    responses=error_responses(VersionConflict, BuiltinQuestionnaire),
)
async def delete_question(
    session: Session, user: CanDesignForms, questionnaire_id: UUID, question_id: UUID, version: Version = None,
) -> QuestionnaireOut:
    """Delete a question."""
    return await service.delete_question(session, questionnaire_id, question_id, version)


@router.post("/v2/questionary/{questionnaire_id}/questions/shift", responses=error_responses(VersionConflict, BuiltinQuestionnaire))
async def reorder_questions(session: Session, user: CanDesignForms, questionnaire_id: UUID, data: QuestionReorder) -> QuestionnaireOut:
    """Put the questions in a new order."""
    return await service.reorder_questions(session, questionnaire_id, data)
