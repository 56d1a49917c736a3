"""Request and response schemas of messages."""

from typing import Annotated, Literal, Self
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, computed_field, model_validator

from clinic.core.api.errors import ERROR_CODES
from clinic.core.api.pagination import NewestFirstParams, SearchParams
from clinic.core.clock import Instant
from clinic.core.text.i18n import language
from clinic.messaging.models import MessageChannel, MessageState, MessageType


class MessageListParams(SearchParams, NewestFirstParams):
    """Query parameters of the message list."""

    sort: Literal["created_at", "to"] = "created_at"
    state: MessageState | None = None
    client_id: UUID | None = None
    undelivered: bool = Field(False, description="Only messages that failed or whose delivery is unknown: those that can be sent again.")


class MessageOut(BaseModel):
    """A message with its delivery state. Subject and text of a secret are always empty."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    client_id: UUID | None
    channel: MessageChannel
    type: MessageType
    to: str
    sender: str
    subject: str
    text: str
    state: MessageState
    attempts: int
    segments: int
    error: str
    error_reason: Annotated[str, Field(exclude=True)]
    created_at: Instant
    tried_at: Instant | None
    version: int

    @model_validator(mode="after")
    def _hide_secrets(self) -> Self:
        if self.type is MessageType.CODE:
            self.subject = self.text = ""
        return self

    @computed_field  # type: ignore[prop-decorator]
    @property
    def error_text(self) -> str:
        """The error in the language of the request."""
        error_class = ERROR_CODES.get(self.error)
        return error_class(provider=self.channel, reason=self.error_reason).text(language.get()) if error_class else ""


class MessageResend(BaseModel):
    """The expected version of the message to send again."""

    version: int = Field(ge=1)
