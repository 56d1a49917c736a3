"""API schemas of the information before aesthetic treatments, and of the gate's answer."""

from typing import Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from clinic.aesthetics.errors import Reason
from clinic.aesthetics.kinds import AestheticKind as AestheticKind
from clinic.core.clock import Instant

NamedKind = Literal["botulinum_toxin", "filler", "fat_dissolving", "skin_booster", "other_injection", "surgery"]
Step = Literal["booking", "consent", "signing", "sale"]


class InformationCreate(BaseModel):
    """Information that was given to a client: about which kind of treatment, with which text in writing, and how it was told.

    `template_id` is the consent whose newest text was handed over. Without `informed_at` it was given now.
    """

    kind: NamedKind
    template_id: UUID
    oral_channel: Literal["in_person", "video", "phone"] = "in_person"
    informed_at: Instant | None = None


class InformationOut(BaseModel):
    """Information that was given: the version of the text, how, by whom and when, and when its time to reflect ends."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    kind: str
    informed_at: Instant
    oral_channel: str
    text_title: str
    text_number: int
    informed_by_name: str
    reflection_ends_at: Instant


class VerdictParams(BaseModel):
    """Query parameters: a treatment that is to be booked, consented to, signed or sold. Without `at` it is asked for now."""

    kind: NamedKind
    step: Step = "booking"
    performer_id: UUID | None = Field(None, description="The team member who is to perform it; omitted: not asked")
    at: Instant | None = None


class VerdictOut(BaseModel):
    """Whether the act allows it; `sentences` say why not, in the language of the request."""

    is_lawful: bool
    reasons: list[Reason]
    sentences: list[str]
    earliest_at: Instant | None = Field(description="When it is lawful, as far as the time to reflect decides it")
    is_repeat: bool = Field(description="Whether the client had the same kind within six months, so that no new time to reflect is needed")
