"""Notifications in the API."""

from datetime import date
from uuid import UUID

from pydantic import BaseModel, Field

from clinic.core.api.pagination import PageParams, PaginatedList
from clinic.core.clock import Instant
from clinic.notifications.kinds import NotificationKind


class NotificationListParams(PageParams):
    """Query parameters of the list of notifications."""

    unread: bool = Field(default=False, description="Only those that are not marked as read")
    kind: NotificationKind | None = None


class NotificationClient(BaseModel):
    """The client that a notification is about."""

    id: UUID
    first_name: str
    last_name: str


class NotificationOut(BaseModel):
    """A notification. The client makes its text from the kind and these facts, in the reader's language."""

    id: UUID
    kind: NotificationKind
    created_at: Instant
    read_at: Instant | None
    subject_id: UUID | None = Field(description="What it is about; null when the reader may not see that any more")
    title: str | None = Field(description="The name of what it is about, such as the booked service")
    at: Instant | None = Field(description="The time that it is about: when the booking begins")
    day: date | None = Field(description="The day that it is about: of the planned maintenance")
    number: int | None = Field(description="The amount of the payment in minor units, or how many of the product are left")
    client: NotificationClient | None


class NotificationList(PaginatedList[NotificationOut]):
    """A page of the user's notifications, with the number of all unread ones."""

    unread_count: int = Field(description="Counted up to 100")


class UnreadCount(BaseModel):
    """The number that the bell shows."""

    unread_count: int = Field(description="Counted up to 100")


class NotificationSwitchOut(BaseModel):
    """Whether the user is notified of a kind."""

    kind: NotificationKind
    is_on: bool


class NotificationSwitchUpdate(BaseModel):
    """Switch a kind on or off."""

    is_on: bool
