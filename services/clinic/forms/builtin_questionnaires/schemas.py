"""API schemas of the built-in questionnaires."""

from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints

from clinic.forms.builtin_questionnaires.templates import BuiltinType
from clinic.forms.questions import DEFAULT_SHORT_ANSWER_LENGTH, DEFAULT_TEXT_LENGTH, MAX_FILES_PER_ANSWER, QuestionOut

AnswerLanguage = Literal["en", "sv"] | None


class BuiltinQuestionnaireOut(BaseModel):
    """A built-in questionnaire that the clinic uses."""

    builtin_type: BuiltinType
    questionnaire_id: UUID
    title_en: str
    title_sv: str
    questions: list[QuestionOut]


class BuiltinAnswersStore(BaseModel):
    """Answers to a built-in questionnaire by the id of their question; `language` is the one that the questions were shown in."""

    answers: dict[str, Any] = Field(description="As for a client's questionnaire")
    language: AnswerLanguage = None


class AestheticInterestStore(BaseModel):
    """A client's aesthetic interests: chosen areas, another one, a description, and pictures."""

    answer_checkbox: Annotated[list[str], Field(max_length=50)] = []
    other: Annotated[str, StringConstraints(strip_whitespace=True, max_length=DEFAULT_SHORT_ANSWER_LENGTH)] = ""
    notes: Annotated[str, StringConstraints(strip_whitespace=True, max_length=DEFAULT_TEXT_LENGTH)] = ""
    image: Annotated[list[UUID], Field(max_length=MAX_FILES_PER_ANSWER)] = []
    language: AnswerLanguage = None
