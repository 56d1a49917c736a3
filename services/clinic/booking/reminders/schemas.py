"""Reminders and follow-ups on the wire."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.booking.reminders.words import Notice, unknown_in

LONGEST_HOURS = 336
Words = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=600)]


class NoticeIn(BaseModel):
    """What is said, how long before or after a visit, and by which ways."""

    kind: Notice
    is_on: bool
    hours: Annotated[int, Field(ge=1, le=LONGEST_HOURS, description="Before the visit begins, or after it has ended")]
    by_sms: bool
    by_mail: bool
    text_en: Words
    text_sv: Words
    version: Annotated[int, Field(ge=1)]


class NoticeOut(NoticeIn):
    """What holds now."""

    model_config = ConfigDict(from_attributes=True)


class PreviewIn(BaseModel):
    """A text as it stands in the form."""

    kind: Notice
    language: Literal["en", "sv"]
    text: Annotated[str, StringConstraints(max_length=600)]


class PreviewOut(BaseModel):
    """What a client would read, and how many SMS that is."""

    subject: str
    text: str
    encoding: Literal["gsm", "ucs2"]
    units: int
    parts: int
    left: int


def refuse_unknown(wanted: NoticeIn) -> tuple[str, str] | None:
    """The field with a placeholder that nobody fills, and that placeholder."""
    for field in ("text_en", "text_sv"):
        if name := unknown_in(getattr(wanted, field)):
            return field, name
    return None
