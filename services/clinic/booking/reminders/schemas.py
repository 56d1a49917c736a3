"""Request and response schemas of reminder settings."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.booking.reminders.templates import ReminderType, find_unknown_placeholder

MAX_HOURS = 336
ReminderText = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=600)]


class ReminderSettingsUpdate(BaseModel):
    """New settings of one reminder type: whether, when, by which channels and with which texts it is sent."""

    type: ReminderType
    is_on: bool
    hours: Annotated[int, Field(ge=1, le=MAX_HOURS, description="Hours before the booking starts, or after it has ended")]
    by_sms: bool
    by_mail: bool
    text_en: ReminderText
    text_sv: ReminderText
    version: Annotated[int, Field(ge=1)]


class ReminderSettingsOut(ReminderSettingsUpdate):
    """Current settings of one reminder type."""

    model_config = ConfigDict(from_attributes=True)


class ReminderPreviewRequest(BaseModel):
    """An unsaved text to preview."""

    type: ReminderType
    language: Literal["en", "sv"]
    text: Annotated[str, StringConstraints(max_length=600)]


class ReminderPreview(BaseModel):
    """The text as a client would receive it, and its length in SMS segments."""

    subject: str
    text: str
    encoding: Literal["gsm", "ucs2"]
    units: int
    segments: int
    remaining: int


def find_unknown_text_placeholder(data: ReminderSettingsUpdate) -> tuple[str, str] | None:
    """Return the first text field with an unknown placeholder, and that placeholder."""
    for field in ("text_en", "text_sv"):
        if name := find_unknown_placeholder(getattr(data, field)):
            return field, name
    return None
