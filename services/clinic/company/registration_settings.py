"""The settings of the registration portal (REC-060): what it asks for, and the texts of its e-mails."""

from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.core.text.validators import MultiLine, SingleLine

MAX_FORMS = 20
MailSubject = Annotated[str, StringConstraints(strip_whitespace=True, max_length=120), SingleLine]
MailText = Annotated[str, StringConstraints(strip_whitespace=True, max_length=2000), MultiLine]


class MailTexts(BaseModel):
    """The clinic's own texts of an e-mail; an empty one is the standard text."""

    model_config = ConfigDict(extra="forbid")

    subject_en: MailSubject = ""
    subject_sv: MailSubject = ""
    text_en: MailText = ""
    text_sv: MailText = ""

    def subject(self, language: str, standard: str) -> str:
        """Return the subject in a language, or the standard one."""
        return (self.subject_sv if language == "sv" else self.subject_en) or standard

    def text(self, language: str, standard: str) -> str:
        """Return the text in a language, or the standard one."""
        return (self.text_sv if language == "sv" else self.text_en) or standard


class RegistrationSettings(BaseModel):
    """Whether clients can register themselves, the forms that they are asked to fill in, and the texts of the e-mails."""

    model_config = ConfigDict(extra="forbid")

    is_open: bool = Field(False, description="Whether clients can register by the portal")
    questionnaire_ids: Annotated[list[UUID], Field(max_length=MAX_FORMS)] = []
    consent_template_ids: Annotated[list[UUID], Field(max_length=MAX_FORMS)] = []
    welcome_mail: MailTexts = MailTexts()
    super_user_mail: MailTexts = MailTexts()
