"""Questionnaires on the wire."""

from typing import Annotated, Self
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from clinic.core.clock import Instant
from clinic.forms.questions import MOST_QUESTIONS, QuestionIn, QuestionOut, Questions

Title = Annotated[str, StringConstraints(strip_whitespace=True, max_length=160)]


class Titled(BaseModel):
    """A questionnaire's names; one language at least."""

    title_en: Title = ""
    title_sv: Title = ""

    @model_validator(mode="after")
    def _named(self) -> Self:
        if not (self.title_en or self.title_sv):
            raise PydanticCustomError("question_text", "no title")
        return self


class QuestionaryIn(Titled):
    """A questionnaire with its questions in their order."""

    questions: Questions = []


class QuestionaryUpdate(Titled):
    """A questionnaire's changed names."""

    version: int = Field(ge=1)


class QuestionaryWhole(QuestionaryIn):
    """A questionnaire changed as a whole."""

    version: int = Field(ge=1)


class QuestionaryRow(BaseModel):
    """A questionnaire in a list."""

    id: UUID
    title_en: str
    title_sv: str
    question_count: int
    is_active: bool
    is_deleted: bool
    updated_at: Instant
    version: int


class QuestionaryOut(QuestionaryRow):
    """A questionnaire with its questions."""

    questions: list[QuestionOut]


class QuestionChange(QuestionIn):
    """A changed or added question, with the version of the questionnaire that the change began from."""

    version: int = Field(ge=1)


class QuestionsIn(BaseModel):
    """Several questions to add, after those that there are."""

    questions: Annotated[list[QuestionIn], Field(min_length=1, max_length=MOST_QUESTIONS)]
    version: int = Field(ge=1)


class ShiftIn(BaseModel):
    """The questions' ids in their new order; those not named follow."""

    ids: Annotated[list[UUID], Field(min_length=1, max_length=MOST_QUESTIONS)]
    version: int = Field(ge=1)


class PublicQuestionary(BaseModel):
    """A questionnaire as a clinic's visitors may read it."""

    id: UUID
    title_en: str
    title_sv: str
    questions: list[QuestionOut]
