"""Messages on the wire."""

from typing import Annotated, Self
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, computed_field, model_validator

from clinic.core.clock import Instant
from clinic.core.errors import CODES
from clinic.core.i18n import language
from clinic.core.paging import Newest, Searched
from clinic.messaging.models import Channel, Kind, State


class MessagePage(Searched, Newest):
    """What part of the list of messages is wanted."""

    state: State | None = None
    client_id: UUID | None = None
    undelivered: bool = Field(False, description="Only those that failed, or that nobody can tell about: what may be sent again.")


class MessageOut(BaseModel):
    """A message and what became of it. A secret's subject and text are never shown."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    client_id: UUID | None
    channel: Channel
    kind: Kind
    to: str
    sender: str
    subject: str
    text: str
    state: State
    attempts: int
    parts: int
    error: str
    error_reason: Annotated[str, Field(exclude=True)]
    created_at: Instant
    tried_at: Instant | None
    version: int

    @model_validator(mode="after")
    def _nothing_secret(self) -> Self:
        if self.kind is Kind.CODE:
            self.subject = self.text = ""
        return self

    @computed_field  # type: ignore[prop-decorator]
    @property
    def error_text(self) -> str:
        """What went wrong, in the reader's language."""
        refusal = CODES.get(self.error)
        return refusal(provider=self.channel, reason=self.error_reason).text(language.get()) if refusal else ""


class ResendIn(BaseModel):
    """Which version of the message is meant."""

    version: int = Field(ge=1)
