"""The kinds of notifications: the permission that reading one needs, and the members whom it concerns."""

from dataclasses import dataclass
from enum import StrEnum

from clinic.core.security.dependencies import CurrentUser
from clinic.core.security.permissions import Permission


class NotificationKind(StrEnum):
    """The kinds, by their names in the API."""

    BOOKING_CREATED = "booking_created"
    """A visitor has booked in the portal."""
    BOOKING_CHANGED = "booking_changed"
    """A visitor's booking has another time, practitioner or room."""
    BOOKING_CANCELLED = "booking_cancelled"
    """A visitor's booking is cancelled."""


@dataclass(frozen=True, slots=True)
class KindSpec:
    """The requirements of a kind; `subject` names the queries of its subject in queries.py."""

    permission: Permission
    subject: str


KINDS: dict[NotificationKind, KindSpec] = {
    NotificationKind.BOOKING_CREATED: KindSpec(Permission.BOOKING_READ, "booking"),
    NotificationKind.BOOKING_CHANGED: KindSpec(Permission.BOOKING_READ, "booking"),
    NotificationKind.BOOKING_CANCELLED: KindSpec(Permission.BOOKING_READ, "booking"),
}


def list_readable_kinds(user: CurrentUser) -> list[str]:
    """Return the kinds that the user may read, in the order of the enum."""
    granted = set(user.permissions)
    return [kind.value for kind, spec in KINDS.items() if spec.permission.code in granted]
