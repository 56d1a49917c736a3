"""API schemas of questionnaires."""

from typing import Annotated, Self
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from clinic.core.clock import Instant
from clinic.forms.builtin_questionnaires.templates import BuiltinType
from clinic.forms.questions import MAX_QUESTIONS, QuestionCreate, QuestionOut, Questions

Title = Annotated[str, StringConstraints(strip_whitespace=True, max_length=160)]


class QuestionnaireTitles(BaseModel):
    """A questionnaire's titles, in at least one language."""

    title_en: Title = ""
    title_sv: Title = ""

    @model_validator(mode="after")
    def _require_title(self) -> Self:
        if not (self.title_en or self.title_sv):
            raise PydanticCustomError("question_text", "no title")
        return self


class QuestionnaireCreate(QuestionnaireTitles):
    """A questionnaire with its ordered questions."""

    questions: Questions = []


class QuestionnaireRename(QuestionnaireTitles):
    """A questionnaire's changed titles."""

    version: int = Field(ge=1)


class QuestionnaireReplace(QuestionnaireCreate):
    """A questionnaire's titles and questions, replacing those it has."""

    version: int = Field(ge=1)


class QuestionnaireRow(BaseModel):
    """A questionnaire in a list."""

    id: UUID
    title_en: str
    title_sv: str
    question_count: int
    is_translated: bool = Field(description="Whether clients can read all of it in both languages (USE-019)")
    builtin_type: BuiltinType | None = Field(description="Null for one of the clinic's own; a built-in one can be copied, not changed")
    is_active: bool
    is_deleted: bool
    updated_at: Instant
    version: int


class QuestionnaireOut(QuestionnaireRow):
    """A questionnaire with its questions."""

    questions: list[QuestionOut]


class QuestionSave(QuestionCreate):
    """A question to add or change, with the version of its questionnaire."""

    version: int = Field(ge=1)


class QuestionBulkCreate(BaseModel):
    """Questions to add after the existing ones, with the version of their questionnaire."""

    questions: Annotated[list[QuestionCreate], Field(min_length=1, max_length=MAX_QUESTIONS)]
    version: int = Field(ge=1)


class QuestionReorder(BaseModel):
    """The ids of the questions in their new order; questions not listed follow in their present order."""

    ids: Annotated[list[UUID], Field(min_length=1, max_length=MAX_QUESTIONS)]
    version: int = Field(ge=1)


class PublicQuestionnaire(BaseModel):
    """A questionnaire as visitors of the clinic may read it."""

    id: UUID
    title_en: str
    title_sv: str
    questions: list[QuestionOut]
