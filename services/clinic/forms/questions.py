"""Questions of a form (REC-040, REC-041), and the validation of answers to them."""

from typing import Annotated, Any, Literal, Self
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError, model_validator
from pydantic_core import PydanticCustomError

from clinic.core.api.errors import FieldError
from clinic.core.database.base import new_id
from clinic.core.text.richtext import RichText, is_empty, to_text

QuestionType = Literal[
    "yes_no", "yes_no_textbox", "textbox", "file_upload", "html_editor", "rich_text", "dropdown", "choices", "checkboxes", "short_answer",
    "linear_scale",
]
"""`html_editor` is formatted text of the clinic's that is read, not answered; `rich_text` is answered with formatted text."""
CHOICE_TYPES = {"dropdown", "choices", "checkboxes"}
DEFAULT_TEXT_LENGTH, DEFAULT_SHORT_ANSWER_LENGTH, MAX_TEXT_LENGTH = 2000, 200, 5000
"""Characters of an answer: the limits of a question that sets none, and the highest that a question may set."""
MAX_QUESTIONS, MAX_FILES_PER_ANSWER, MAX_FILE_MB = 100, 10, 5

QuestionText = Annotated[str, StringConstraints(strip_whitespace=True, max_length=1000)]
Answers = dict[str, Any]
"""Answers by the id of their question."""


class Option(BaseModel):
    """An option of a question."""

    id: Annotated[str, StringConstraints(pattern=r"^[a-zA-Z0-9_-]{1,40}$")]
    en: Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)] = ""
    sv: Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)] = ""


class QuestionCreate(BaseModel):
    """A question without an id. A text that is missing in one language is shown in the other."""

    type: QuestionType
    text_en: QuestionText = ""
    text_sv: QuestionText = ""
    required: bool = False
    options: Annotated[list[Option], Field(max_length=50)] = []
    max_length: int | None = Field(None, ge=1, le=MAX_TEXT_LENGTH)
    max_files: int = Field(3, ge=1, le=MAX_FILES_PER_ANSWER)
    max_mb: int = Field(MAX_FILE_MB, ge=1, le=MAX_FILE_MB)
    scale_min: int = Field(1, ge=0, le=1)
    scale_max: int = Field(5, ge=2, le=10)
    scale_min_en: QuestionText = ""
    scale_min_sv: QuestionText = ""
    scale_max_en: QuestionText = ""
    scale_max_sv: QuestionText = ""
    body_en: RichText | None = None
    body_sv: RichText | None = None

    @model_validator(mode="after")
    def _validate_texts_and_options(self) -> Self:
        if self.type == "html_editor":
            if is_empty(self.body_en) and is_empty(self.body_sv):
                raise PydanticCustomError("question_text", "no text")
        elif not (self.text_en or self.text_sv):
            raise PydanticCustomError("question_text", "no text")
        if self.type in CHOICE_TYPES:
            if not self.options or any(not (option.en or option.sv) for option in self.options):
                raise PydanticCustomError("question_options", "no options")
            if len({option.id for option in self.options}) < len(self.options):
                raise PydanticCustomError("question_options", "duplicate option")
        return self


class Question(QuestionCreate):
    """A question with its id."""

    id: UUID = Field(default_factory=new_id)

    @property
    def max_answer_length(self) -> int:
        """Return the maximum number of characters of an answer."""
        return self.max_length or (DEFAULT_SHORT_ANSWER_LENGTH if self.type == "short_answer" else DEFAULT_TEXT_LENGTH)

    @property
    def is_translated(self) -> bool:
        """Return whether the question has each of its texts in both languages (USE-019)."""
        texts = [
            (self.text_en, self.text_sv), (self.scale_min_en, self.scale_min_sv), (self.scale_max_en, self.scale_max_sv),
            *((option.en, option.sv) for option in self.options),
        ]
        return is_empty(self.body_en) == is_empty(self.body_sv) and all(bool(en) == bool(sv) for en, sv in texts)

    def text(self, language: str) -> str:
        """Return the question's text in a language, or in the other one when that is missing."""
        return (self.text_sv or self.text_en) if language == "sv" else (self.text_en or self.text_sv)

    def body(self, language: str) -> dict[str, Any] | None:
        """Return an `html_editor`'s formatted text in a language, or in the other one when that is missing."""
        preferred, other = (self.body_sv, self.body_en) if language == "sv" else (self.body_en, self.body_sv)
        return other if is_empty(preferred) else preferred

    def option_label(self, option_id: str, language: str) -> str:
        """Return an option's label in a language, or in the other one when that is missing."""
        option = next(option for option in self.options if option.id == option_id)
        return (option.sv or option.en) if language == "sv" else (option.en or option.sv)


class OptionOut(BaseModel):
    """An option of a question."""

    model_config = ConfigDict(from_attributes=True)

    id: str
    en: str
    sv: str


class QuestionOut(BaseModel):
    """A question; `max_answer_length` is the maximum number of characters of its answer."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    type: QuestionType
    text_en: str
    text_sv: str
    required: bool
    options: list[OptionOut]
    max_length: int | None
    max_answer_length: int
    max_files: int
    max_mb: int
    scale_min: int
    scale_max: int
    scale_min_en: str
    scale_min_sv: str
    scale_max_en: str
    scale_max_sv: str
    body_en: RichText | None
    body_sv: RichText | None


Questions = Annotated[list[Question], Field(max_length=MAX_QUESTIONS)]
_QUESTION_LIST = TypeAdapter(list[Question])
_RICH_TEXT = TypeAdapter(RichText)


def load_questions(stored: list[Any]) -> list[Question]:
    """Load questions from a JSON column."""
    return _QUESTION_LIST.validate_python(stored)


def dump_questions(questions: list[Question]) -> list[Any]:
    """Dump questions for a JSON column."""
    stored: list[Any] = _QUESTION_LIST.dump_python(questions, mode="json")
    return stored


def questions_to_schema(stored: list[Any]) -> list[QuestionOut]:
    """Convert questions of a JSON column to their API schema."""
    return [QuestionOut.model_validate(question) for question in load_questions(stored)]


def validate_answers(questions: list[Question], answers: Answers) -> Answers:
    """Validate and clean the answers to these questions; answers to other questions are left out.

    Raises FieldError at `answers.<question id>` for the first answer that doesn't fit or is required and missing.
    """
    cleaned = {}
    for question in questions:
        if question.type == "html_editor":
            continue
        field, answer = f"answers.{question.id}", answers.get(str(question.id))
        value = _VALIDATORS[question.type](question, answer, field) if answer is not None else None
        if value in (None, "", []):
            if question.required:
                raise FieldError(field, "required")
            continue
        cleaned[str(question.id)] = value
    return cleaned


def answer_file_ids(questions: list[Question], answers: Answers) -> list[UUID]:
    """List the ids of the files among the answers."""
    uploads = [question for question in questions if question.type == "file_upload"]
    return [UUID(file_id) for question in uploads for file_id in answers.get(str(question.id), [])]


def _validate_yes_no(_: Question, answer: Any, field: str) -> bool:
    if not isinstance(answer, bool):
        raise FieldError(field, "choice")
    return answer


def _validate_yes_no_textbox(question: Question, answer: Any, field: str) -> dict[str, Any] | None:
    """Validate a yes or no with its explanation, which a yes requires."""
    if not isinstance(answer, dict) or not isinstance(answer.get("value"), bool):
        if isinstance(answer, dict) and answer.get("value") is None:
            return None
        raise FieldError(field, "choice")
    more = _validate_text(question, answer.get("more") or "", field)
    if answer["value"] and not more:
        raise FieldError(f"{field}.more", "required")
    return {"value": answer["value"], "more": more if answer["value"] else ""}


def _validate_text(question: Question, answer: Any, field: str) -> str:
    if not isinstance(answer, str):
        raise FieldError(field, "invalid")
    text = "".join(char for char in answer if char in "\n\t" or char.isprintable()).strip()
    if len(text) > question.max_answer_length:
        raise FieldError(field, "too_long", max=question.max_answer_length)
    return text


def _validate_short_answer(question: Question, answer: Any, field: str) -> str:
    return " ".join(_validate_text(question, answer, field).split())


def _validate_rich_text(question: Question, answer: Any, field: str) -> dict[str, Any] | None:
    try:
        doc: dict[str, Any] = _RICH_TEXT.validate_python(answer)
    except ValidationError as error:
        raise FieldError(field, str(error.errors()[0]["type"])) from error
    if len(to_text(doc)) > question.max_answer_length:
        raise FieldError(field, "too_long", max=question.max_answer_length)
    return None if is_empty(doc) else doc


def _validate_option(question: Question, answer: Any, field: str) -> str | None:
    if answer == "":
        return None
    if not isinstance(answer, str) or answer not in {option.id for option in question.options}:
        raise FieldError(field, "choice")
    return answer


def _validate_options(question: Question, answer: Any, field: str) -> list[str]:
    """Validate several chosen options and return them in the question's order."""
    option_ids = [option.id for option in question.options]
    if not isinstance(answer, list) or any(not isinstance(option_id, str) or option_id not in option_ids for option_id in answer):
        raise FieldError(field, "choice")
    return [option_id for option_id in option_ids if option_id in answer]


def _validate_scale(question: Question, answer: Any, field: str) -> int:
    if type(answer) is not int or not question.scale_min <= answer <= question.scale_max:
        raise FieldError(field, "choice")
    return answer


def _validate_file_ids(question: Question, answer: Any, field: str) -> list[str]:
    if not isinstance(answer, list):
        raise FieldError(field, "invalid")
    try:
        file_ids = [str(UUID(file_id)) for file_id in answer]
    except (ValueError, TypeError, AttributeError) as error:
        raise FieldError(field, "unknown") from error
    if len(file_ids) > question.max_files:
        raise FieldError(field, "too_many_files", max=question.max_files)
    return list(dict.fromkeys(file_ids))


_VALIDATORS: dict[str, Any] = {
    "yes_no": _validate_yes_no, "yes_no_textbox": _validate_yes_no_textbox, "textbox": _validate_text,
    "short_answer": _validate_short_answer, "rich_text": _validate_rich_text, "dropdown": _validate_option, "choices": _validate_option,
    "checkboxes": _validate_options, "linear_scale": _validate_scale, "file_upload": _validate_file_ids,
}
