"""Built-in questionnaires: following the company's settings, listing those that are on, and storing a client's answers in one call."""

from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api.errors import FieldError
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context
from clinic.core.text.i18n import request_language
from clinic.forms.builtin_questionnaires.schemas import AestheticInterestStore, BuiltinAnswersStore, BuiltinQuestionnaireOut
from clinic.forms.builtin_questionnaires.templates import BUILTIN_TEMPLATES, BuiltinTemplate, BuiltinType, get_question_id
from clinic.forms.client_questionnaires import service as client_questionnaires
from clinic.forms.client_questionnaires.schemas import QuestionnaireAnswerRequest, QuestionnaireAssignRequest
from clinic.forms.errors import BuiltinQuestionnaireOff
from clinic.forms.models import ClientQuestionnaire, Questionnaire
from clinic.forms.questions import dump_questions, questions_to_schema


async def follow_settings(session: AsyncSession, company: companies.Company) -> None:
    """Switch the built-in questionnaires on and off as the company's settings say; one that is on has the newest questions."""
    rows = await _load_rows(session, lock=True)
    for builtin_type, template in BUILTIN_TEMPLATES.items():
        row, is_on = rows.get(builtin_type), bool(company.settings[template.setting])
        if row is None and is_on:
            row = Questionnaire(company_id=company.id, id=new_id(), builtin_type=builtin_type, builtin_version=template.version)
            _set_content(row, template)
            session.add(row)
            audit.record(session, "questionnaire.created", row.id, builtin_type=builtin_type, title_en=row.title_en, title_sv=row.title_sv)
        elif row is not None:
            _update_row(session, row, template, is_on=is_on)
    await session.flush()


def _update_row(session: AsyncSession, row: Questionnaire, template: BuiltinTemplate, *, is_on: bool) -> None:
    if row.is_active != is_on:
        row.is_active = is_on
        audit.record(session, "questionnaire.toggled", row.id, is_active=is_on)
    if is_on and row.builtin_version != template.version:
        row.builtin_version = template.version
        _set_content(row, template)
        audit.record(session, "questionnaire.changed", row.id, questions=len(template.questions))


def _set_content(row: Questionnaire, template: BuiltinTemplate) -> None:
    row.title_en, row.title_sv, row.is_translated = template.title_en, template.title_sv, True
    row.questions = dump_questions(template.questions)


async def _load_rows(session: AsyncSession, *, lock: bool = False) -> dict[str, Questionnaire]:
    query = select(Questionnaire).where(Questionnaire.company_id == get_context(session).company_id, Questionnaire.builtin_type != "")
    if lock:
        query = query.order_by(Questionnaire.id).with_for_update()
    return {row.builtin_type: row for row in await session.scalars(query)}


async def list_builtin_questionnaires(session: AsyncSession) -> list[BuiltinQuestionnaireOut]:
    """List the built-in questionnaires that the company's settings show."""
    rows = await _load_rows(session)
    return [
        BuiltinQuestionnaireOut(
            builtin_type=builtin_type,
            questionnaire_id=row.id,
            title_en=row.title_en,
            title_sv=row.title_sv,
            questions=questions_to_schema(row.questions),
        )
        for builtin_type in BUILTIN_TEMPLATES
        if (row := rows.get(builtin_type)) and row.is_active
    ]


async def _get_current_row(session: AsyncSession, builtin_type: BuiltinType) -> Questionnaire:
    """Return a built-in questionnaire with its newest questions. Raises BuiltinQuestionnaireOff."""
    row = (await _load_rows(session)).get(builtin_type)
    if row is None or not row.is_active:
        raise BuiltinQuestionnaireOff
    if row.builtin_version != BUILTIN_TEMPLATES[builtin_type].version:
        await follow_settings(session, await companies.get_own_company(session, lock=True))
        await session.refresh(row)
    return row


async def store_answers(
    session: AsyncSession, client_id: UUID, builtin_type: BuiltinType, data: BuiltinAnswersStore, answered_by: str
) -> ClientQuestionnaire:
    """Store a client's answers to a built-in questionnaire, as a new questionnaire of theirs.

    Raises BuiltinQuestionnaireOff while the company's setting doesn't show it, and what `answer_questionnaire` raises.
    """
    await clients.lock_client_for_write(session, client_id)
    row = await _get_current_row(session, builtin_type)
    request = QuestionnaireAssignRequest(questionnaire_ids=[row.id])
    [assigned] = await client_questionnaires.assign_questionnaires(session, client_id, request)
    answers = QuestionnaireAnswerRequest(answers=data.answers, language=data.language, version=assigned.version)
    return await client_questionnaires.answer_questionnaire(
        session, assigned, answers, channel="screen", answered_by=answered_by, language=request_language()
    )


async def store_aesthetic_interest(
    session: AsyncSession, client_id: UUID, data: AestheticInterestStore, answered_by: str
) -> ClientQuestionnaire:
    """Store what a client is interested in; a refused answer is reported at its field of the request. Raises as `store_answers`."""
    values: dict[str, Any] = {**data.model_dump(exclude={"language"}), "image": [str(file_id) for file_id in data.image]}
    names = {str(get_question_id("aesthetic_interest", name)): name for name in values}
    answers = {question_id: values[name] for question_id, name in names.items()}
    if not any(answers.values()):
        raise FieldError("answer_checkbox", "at_least_one")
    try:
        stored = BuiltinAnswersStore(answers=answers, language=data.language)
        return await store_answers(session, client_id, "aesthetic_interest", stored, answered_by)
    except FieldError as error:
        question_id = error.field.removeprefix("answers.")
        raise FieldError(names.get(question_id, error.field), error.code, **error.details) from error
