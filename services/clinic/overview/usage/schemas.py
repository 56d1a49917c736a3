"""Response schemas of a company's usage."""

from datetime import date

from pydantic import BaseModel, Field

from clinic.core.clock import Instant


class UserUsage(BaseModel):
    """The active users, and how many of them use each system."""

    used: int
    limit: int | None = Field(description="The plan's limit; null for unlimited")
    booking: int
    record: int
    pos: int
    management: int


class ClientUsage(BaseModel):
    """The clients that count against the plan: all but deleted and merged ones."""

    used: int
    limit: int | None = Field(description="The plan's limit; null for unlimited")


class StorageUsage(BaseModel):
    """The stored files that somebody can see, without their thumbnails."""

    files: int
    bytes: int


class MessageUsage(BaseModel):
    """The messages of the month that have left the system, in the company's time zone."""

    month_begins_on: date
    sms: int
    emails: int


class CompanyUsage(BaseModel):
    """The usage of a company's plan. A user restricted to some clients sees the users only; the others are null."""

    users: UserUsage
    clients: ClientUsage | None
    storage: StorageUsage | None
    messages: MessageUsage | None
    counted_at: Instant | None = Field(
        description="When numbers over 1,000 were counted, about ten minutes ago at most; null when all are counted for this response",
    )


class ClientCount(BaseModel):
    """The number of clients that the user may see."""

    count: int
    counted_at: Instant | None = Field(description="When a number over 1,000 was counted; null when it is counted for this response")
