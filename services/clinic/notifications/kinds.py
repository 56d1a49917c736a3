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
    FORM_ANSWERED = "form_answered"
    """A client has answered a questionnaire by a link."""
    FORM_SIGNED = "form_signed"
    """A client has signed a consent by a link."""
    PRESCRIPTION_SIGNED = "prescription_signed"
    """A prescriber has signed a requested prescription."""
    PRESCRIPTION_DECLINED = "prescription_declined"
    """A prescriber has declined a request."""
    EXPORT_READY = "export_ready"
    """The copy of a client's record can be fetched."""
    CLIENT_LIST_READY = "client_list_ready"
    """The Excel file of clients can be fetched."""
    MESSAGE_FAILED = "message_failed"
    """A message to a client was not delivered."""
    PAYMENT_NEEDS_STAFF = "payment_needs_staff"
    """A card payment of unknown outcome, or a refund that fails, waits for staff."""
    STOCK_LOW = "stock_low"
    """Few of a product are left."""
    MAINTENANCE_DUE = "maintenance_due"
    """A device's planned maintenance is near."""
    LOG_REVIEW = "log_review"
    """The sample of a month's log waits for its review."""
    GOOGLE_CALENDAR_BROKEN = "google_calendar_broken"
    """Google gives no access to one's own calendar any more."""
    SCHEDULE_EXPIRING = "schedule_expiring"
    """A schedule that isn't confirmed expires within a day."""
    SCHEDULE_EXPIRED = "schedule_expired"
    """A schedule has expired, since nobody confirmed it."""
    USER_ADDED = "user_added"
    """A colleague has added a user."""
    COMPANY_HANDED_OVER = "company_handed_over"
    """The company has another super user."""


@dataclass(frozen=True, slots=True)
class KindSpec:
    """The requirements of a kind; `subject` names the queries of its subject in queries.py."""

    permission: Permission
    subject: str


KINDS: dict[NotificationKind, KindSpec] = {
    NotificationKind.BOOKING_CREATED: KindSpec(Permission.BOOKING_READ, "booking"),
    NotificationKind.BOOKING_CHANGED: KindSpec(Permission.BOOKING_READ, "booking"),
    NotificationKind.BOOKING_CANCELLED: KindSpec(Permission.BOOKING_READ, "booking"),
    NotificationKind.FORM_ANSWERED: KindSpec(Permission.FORM_READ, "questionnaire"),
    NotificationKind.FORM_SIGNED: KindSpec(Permission.FORM_READ, "consent"),
    NotificationKind.PRESCRIPTION_SIGNED: KindSpec(Permission.CLIENT_PRESCRIPTION_READ, "prescription"),
    NotificationKind.PRESCRIPTION_DECLINED: KindSpec(Permission.CLIENT_PRESCRIPTION_READ, "prescription"),
    NotificationKind.EXPORT_READY: KindSpec(Permission.EXPORT_READ, "export"),
    NotificationKind.CLIENT_LIST_READY: KindSpec(Permission.EXPORT_READ, "client_list"),
    NotificationKind.MESSAGE_FAILED: KindSpec(Permission.DELIVERY_READ, "message"),
    NotificationKind.PAYMENT_NEEDS_STAFF: KindSpec(Permission.SALE_READ, "receipt"),
    NotificationKind.STOCK_LOW: KindSpec(Permission.SALE_READ, "product"),
    NotificationKind.MAINTENANCE_DUE: KindSpec(Permission.QUALITY_READ, "device"),
    NotificationKind.LOG_REVIEW: KindSpec(Permission.AUDIT_REVIEW, "log_review"),
    NotificationKind.GOOGLE_CALENDAR_BROKEN: KindSpec(Permission.NOTIFICATION_READ, "own_calendar"),
    NotificationKind.SCHEDULE_EXPIRING: KindSpec(Permission.CATALOGUE_READ, "schedule"),
    NotificationKind.SCHEDULE_EXPIRED: KindSpec(Permission.CATALOGUE_READ, "schedule"),
    NotificationKind.USER_ADDED: KindSpec(Permission.ACCESS_READ, "member"),
    NotificationKind.COMPANY_HANDED_OVER: KindSpec(Permission.ACCESS_READ, "super_user"),
}
_NEEDED_PERMISSIONS = {kind.value: spec.permission.code for kind, spec in KINDS.items()}


def list_readable_kinds(user: CurrentUser) -> list[str]:
    """Return the kinds that the user may read, in the order of the enum."""
    granted = set(user.permissions)
    return [kind for kind, code in _NEEDED_PERMISSIONS.items() if code in granted]
