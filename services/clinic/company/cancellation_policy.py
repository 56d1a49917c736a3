"""The policy for late cancellations and changes of bookings (BKG-035)."""

from datetime import datetime, timedelta
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.core.text.validators import MultiLine

MAX_POLICY_HOURS = 336
PolicyWording = Annotated[str, StringConstraints(strip_whitespace=True, max_length=600), MultiLine]


class CancellationPolicy(BaseModel):
    """How long before its start a client may cancel or reschedule a booking, and the text that tells them."""

    model_config = ConfigDict(extra="forbid")

    hours: int = Field(0, ge=0, le=MAX_POLICY_HOURS, description="Hours before the start; 0 lets clients cancel and reschedule at any time")
    text_en: PolicyWording = ""
    text_sv: PolicyWording = ""

    def text(self, language: str) -> str:
        """Return the policy's text in a language, else in the other, else one that names the hours; empty without a policy."""
        own, other = (self.text_sv, self.text_en) if language == "sv" else (self.text_en, self.text_sv)
        if own or other or not self.hours:
            return own or other
        if language == "sv":
            return f"Bokningen kan avbokas eller ombokas senast {self.hours} timmar före start. Kontakta kliniken därefter."
        return f"The booking can be cancelled or rescheduled until {self.hours} hours before its start. After that, contact the clinic."

    def is_past(self, start_at: datetime, at: datetime) -> bool:
        """Return whether a booking that starts at `start_at` can no longer be cancelled or rescheduled by its client."""
        return self.hours > 0 and at > start_at - timedelta(hours=self.hours)
