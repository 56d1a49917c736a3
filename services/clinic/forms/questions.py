"""Questions as they are asked (REC-040, REC-041), and answers that fit them."""

from typing import Annotated, Any, Literal, Self
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError, model_validator
from pydantic_core import PydanticCustomError

from clinic.core.errors import FieldError
from clinic.core.models import new_id
from clinic.core.richtext import RichText, as_text, is_empty

Type = Literal[
    "yes_no", "yes_no_textbox", "textbox", "file_upload", "html_editor", "rich_text", "dropdown", "choices", "checkboxes", "short_answer",
    "linear_scale",
]
"""`html_editor` is the clinic's own formatted text, read and not answered; `rich_text` is answered with formatted text."""
CHOSEN = {"dropdown", "choices", "checkboxes"}
TEXT, SHORT, LONGEST = 2000, 200, 5000
"""How long an answer may be unless the question says, and ever."""
MOST_QUESTIONS, MOST_FILES, MOST_MB = 100, 10, 5

Words = Annotated[str, StringConstraints(strip_whitespace=True, max_length=1000)]
Answers = dict[str, Any]


class Option(BaseModel):
    """One thing to choose."""

    id: Annotated[str, StringConstraints(pattern=r"^[a-zA-Z0-9_-]{1,40}$")]
    en: Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)] = ""
    sv: Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)] = ""


class QuestionIn(BaseModel):
    """A question; a text that one language lacks is read in the other."""

    type: Type
    text_en: Words = ""
    text_sv: Words = ""
    required: bool = False
    options: Annotated[list[Option], Field(max_length=50)] = []
    max_length: int | None = Field(None, ge=1, le=LONGEST)
    max_files: int = Field(3, ge=1, le=MOST_FILES)
    max_mb: int = Field(MOST_MB, ge=1, le=MOST_MB)
    scale_min: int = Field(1, ge=0, le=1)
    scale_max: int = Field(5, ge=2, le=10)
    scale_min_en: Words = ""
    scale_min_sv: Words = ""
    scale_max_en: Words = ""
    scale_max_sv: Words = ""
    body_en: RichText | None = None
    body_sv: RichText | None = None

    @model_validator(mode="after")
    def _whole(self) -> Self:
        if self.type == "html_editor":
            if is_empty(self.body_en) and is_empty(self.body_sv):
                raise PydanticCustomError("question_text", "no text")
        elif not (self.text_en or self.text_sv):
            raise PydanticCustomError("question_text", "no text")
        if self.type in CHOSEN:
            if not self.options or any(not (one.en or one.sv) for one in self.options):
                raise PydanticCustomError("question_options", "nothing to choose")
            if len({one.id for one in self.options}) < len(self.options):
                raise PydanticCustomError("question_options", "two of the same")
        return self


class Question(QuestionIn):
    """A question with its id."""

    id: UUID = Field(default_factory=new_id)

    @property
    def longest(self) -> int:
        """How many characters an answer may have."""
        return self.max_length or (SHORT if self.type == "short_answer" else TEXT)

    def text(self, language: str) -> str:
        """What is asked, in that language where there is one."""
        return (self.text_sv or self.text_en) if language == "sv" else (self.text_en or self.text_sv)

    def body(self, language: str) -> dict[str, Any] | None:
        """The clinic's own text, likewise."""
        first, other = (self.body_sv, self.body_en) if language == "sv" else (self.body_en, self.body_sv)
        return other if is_empty(first) else first

    def chosen(self, option_id: str, language: str) -> str:
        """The words of one of its options."""
        found = next(one for one in self.options if one.id == option_id)
        return (found.sv or found.en) if language == "sv" else (found.en or found.sv)


class OptionOut(BaseModel):
    """One thing to choose, as it's read."""

    model_config = ConfigDict(from_attributes=True)

    id: str
    en: str
    sv: str


class QuestionOut(BaseModel):
    """A question as it's read."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    type: Type
    text_en: str
    text_sv: str
    required: bool
    options: list[OptionOut]
    max_length: int | None
    longest: int
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


Questions = Annotated[list[Question], Field(max_length=MOST_QUESTIONS)]
_LIST = TypeAdapter(list[Question])
_RICH = TypeAdapter(RichText)


def read(kept: list[Any]) -> list[Question]:
    """Questions as they were kept."""
    return _LIST.validate_python(kept)


def kept(questions: list[Question]) -> list[Any]:
    """Questions as they are kept."""
    made: list[Any] = _LIST.dump_python(questions, mode="json")
    return made


def shown(kept: list[Any]) -> list[QuestionOut]:
    """Questions as they were kept, on the wire."""
    return [QuestionOut.model_validate(question) for question in read(kept)]


def checked(questions: list[Question], answers: Answers) -> Answers:
    """The answers to these questions, cleaned; a FieldError at `answers.<id>` for the first that doesn't fit. Others are left out."""
    made = {}
    for question in questions:
        if question.type == "html_editor":
            continue
        field, given = f"answers.{question.id}", answers.get(str(question.id))
        value = _CHECKS[question.type](question, given, field) if given is not None else None
        if value in (None, "", []):
            if question.required:
                raise FieldError(field, "required")
            continue
        made[str(question.id)] = value
    return made


def files_of(questions: list[Question], answers: Answers) -> list[UUID]:
    """The files among the answers."""
    uploads = [question for question in questions if question.type == "file_upload"]
    return [UUID(one) for question in uploads for one in answers.get(str(question.id), [])]


def _yes_no(_: Question, given: Any, field: str) -> bool:
    if not isinstance(given, bool):
        raise FieldError(field, "choice")
    return given


def _explained(question: Question, given: Any, field: str) -> dict[str, Any] | None:
    """A yes needs the text that explains it."""
    if not isinstance(given, dict) or not isinstance(given.get("value"), bool):
        if isinstance(given, dict) and given.get("value") is None:
            return None
        raise FieldError(field, "choice")
    more = _words(question, given.get("more") or "", field)
    if given["value"] and not more:
        raise FieldError(f"{field}.more", "required")
    return {"value": given["value"], "more": more if given["value"] else ""}


def _words(question: Question, given: Any, field: str) -> str:
    if not isinstance(given, str):
        raise FieldError(field, "invalid")
    text = "".join(char for char in given if char in "\n\t" or char.isprintable()).strip()
    if len(text) > question.longest:
        raise FieldError(field, "too_long", max=question.longest)
    return text


def _short(question: Question, given: Any, field: str) -> str:
    return " ".join(_words(question, given, field).split())


def _rich(question: Question, given: Any, field: str) -> dict[str, Any] | None:
    try:
        doc: dict[str, Any] = _RICH.validate_python(given)
    except ValidationError as error:
        raise FieldError(field, str(error.errors()[0]["type"])) from error
    if len(as_text(doc)) > question.longest:
        raise FieldError(field, "too_long", max=question.longest)
    return None if is_empty(doc) else doc


def _one(question: Question, given: Any, field: str) -> str | None:
    if given == "":
        return None
    if not isinstance(given, str) or given not in {one.id for one in question.options}:
        raise FieldError(field, "choice")
    return given


def _several(question: Question, given: Any, field: str) -> list[str]:
    known = [one.id for one in question.options]
    if not isinstance(given, list) or any(not isinstance(one, str) or one not in known for one in given):
        raise FieldError(field, "choice")
    return [one for one in known if one in given]


def _scale(question: Question, given: Any, field: str) -> int:
    if type(given) is not int or not question.scale_min <= given <= question.scale_max:
        raise FieldError(field, "choice")
    return given


def _files(question: Question, given: Any, field: str) -> list[str]:
    if not isinstance(given, list):
        raise FieldError(field, "invalid")
    try:
        named = [str(UUID(one)) for one in given]
    except (ValueError, TypeError, AttributeError) as error:
        raise FieldError(field, "unknown") from error
    if len(named) > question.max_files:
        raise FieldError(field, "too_many_files", max=question.max_files)
    return list(dict.fromkeys(named))


_CHECKS: dict[str, Any] = {
    "yes_no": _yes_no, "yes_no_textbox": _explained, "textbox": _words, "short_answer": _short, "rich_text": _rich, "dropdown": _one,
    "choices": _one, "checkboxes": _several, "linear_scale": _scale, "file_upload": _files,
}
