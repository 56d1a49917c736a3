"""Response schemas of confirmations that are sent anew."""

from pydantic import BaseModel, Field


class ConfirmationSent(BaseModel):
    """Where the confirmation of a booking was sent."""

    phone: str = Field(description="The number that got an SMS, in E.164; empty when none was sent")
    email: str = Field(description="The address that got an e-mail; empty when none was sent")
