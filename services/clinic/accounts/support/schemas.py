"""Request and response schemas of support (PLT-082)."""

from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints

Title = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=150)]
MessageText = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=5000)]



class SupportMessageCreate(BaseModel):
    """A message to support. It is sent by e-mail to those who run the service, so it should name no client."""

    title: Title
    message: MessageText
    attachment_id: UUID | None = Field(None, description="An uploaded JPG or PNG, such as a picture of the screen")


class SupportMessageOut(BaseModel):
    """A stored message to support."""

    id: UUID
