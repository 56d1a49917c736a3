"""Texts of booking notifications, in the client's language and the clinic's time zone, and the iCalendar attachment."""

from dataclasses import dataclass
from datetime import datetime
from email.utils import parseaddr
from uuid import UUID

from babel.dates import format_datetime
from icalendar import Calendar, Event, vCalAddress, vText

from clinic.core.clock import now, zone
from clinic.core.settings import settings


@dataclass(frozen=True, slots=True)
class BookingDetails:
    """The details of a booking that its client may read."""

    id: UUID
    version: int
    start_at: datetime
    end_at: datetime
    state: str
    service_name: str
    practitioner_name: str
    clinic: str
    timezone: str
    is_twelve_hours: bool
    language: str
    policy: str = ""
    """The cancellation policy's text, which a confirmation by e-mail has."""
    link: str = ""
    """The address of the client's own page of the booking."""

    @property
    def local_start(self) -> str:
        """The start written out in the clinic's time zone."""
        return format_local_time(self.start_at, self.timezone, self.language, is_twelve_hours=self.is_twelve_hours)


def format_local_time(at: datetime, timezone: str, language: str, *, is_twelve_hours: bool) -> str:
    """Write out date and time in a time zone ("Wednesday 12 May 2027 at 10:00")."""
    time_pattern = "h:mm a" if is_twelve_hours else "HH:mm"
    pattern = f"EEEE d MMMM y 'kl.' {time_pattern}" if language == "sv" else f"EEEE d MMMM y 'at' {time_pattern}"
    return format_datetime(at, pattern, tzinfo=zone(timezone), locale=language)


SUBJECTS = {
    "confirmed": ("Your booking at {clinic}", "Din bokning hos {clinic}"),
    "moved": ("Your booking at {clinic} has a new time", "Din bokning hos {clinic} har fått en ny tid"),
    "cancelled": ("Your booking at {clinic} is cancelled", "Din bokning hos {clinic} är avbokad"),
}
TEXTS = {
    "confirmed": (
        "{clinic}: you are booked for {service} with {practitioner} on {time}. Welcome!",
        "{clinic}: du är bokad för {service} hos {practitioner} {time}. Välkommen!",
    ),
    "moved": (
        "{clinic}: your booking for {service} is moved. New time: {time}, with {practitioner}.",
        "{clinic}: din bokning för {service} är flyttad. Ny tid: {time}, hos {practitioner}.",
    ),
    "cancelled": (
        "{clinic}: your booking for {service} on {time} is cancelled.",
        "{clinic}: din bokning för {service} {time} är avbokad.",
    ),
}
LINK_TEXT = ("See or change it: {link}", "Se eller ändra: {link}")
CODE_TEXT = (
    "{code} is your code for booking a time at {clinic}. It is valid for {minutes} minutes.",
    "{code} är din kod för att boka tid hos {clinic}. Den gäller i {minutes} minuter.",
)
CODE_SUBJECT = ("Your code for {clinic}", "Din kod för {clinic}")
CALENDAR_TITLE = ("Visit at {clinic}", "Besök hos {clinic}")


def _format(texts: tuple[str, str], language: str, **values: str) -> str:
    return texts[1 if language == "sv" else 0].format(**values)


def format_subject(change: str, booking: BookingDetails) -> str:
    """Return the subject of an e-mail; it names the clinic and no treatment."""
    return _format(SUBJECTS[change], booking.language, clinic=booking.clinic)


def format_text(change: str, booking: BookingDetails) -> str:
    """Return the text of an SMS about a change: `confirmed`, `moved` or `cancelled`."""
    text = _format(
        TEXTS[change], booking.language, clinic=booking.clinic, service=booking.service_name, practitioner=booking.practitioner_name,
        time=booking.local_start,
    )
    if change == "cancelled" or not booking.link:
        return text
    return f"{text} {_format(LINK_TEXT, booking.language, link=booking.link)}"


def format_mail_text(change: str, booking: BookingDetails) -> str:
    """Return the text of an e-mail about a change; while the booking stands, the cancellation policy follows (BKG-035)."""
    parts = [format_text(change, booking), booking.policy if change != "cancelled" else ""]
    return "\n\n".join(part for part in parts if part)


def format_code_text(code: str, clinic: str, minutes: int, language: str) -> str:
    """Return the message with a visitor's one-time code; the code comes first, where phones detect it."""
    return _format(CODE_TEXT, language, code=code, clinic=clinic, minutes=str(minutes))


def format_code_subject(clinic: str, language: str) -> str:
    """Return the subject of an e-mail with a one-time code, without the code."""
    return _format(CODE_SUBJECT, language, clinic=clinic)


def calendar_method(booking: BookingDetails) -> str:
    """Return the method of the booking's calendar file (RFC 5546): CANCEL removes the event that an earlier file added."""
    return "CANCEL" if booking.state == "cancelled" else "PUBLISH"


def build_calendar_file(*bookings: BookingDetails) -> bytes:
    """Return bookings as an iCalendar file (RFC 5545). Its titles name only the clinic, because calendars are shared.

    The UID stays and SEQUENCE counts up with each change, so that a calendar moves or removes the event that it has. RFC 5546 asks
    for an organizer; it is the address that our e-mails come from.
    """
    calendar = Calendar()
    calendar.add("prodid", "-//Aster//booking//EN")
    calendar.add("version", "2.0")
    calendar.add("method", calendar_method(bookings[0]))
    for booking in bookings:
        calendar.add_component(_build_event(booking))
    return bytes(calendar.to_ical())


def _build_event(booking: BookingDetails) -> Event:
    event = Event()
    event.add("uid", f"{booking.id}@aster")
    event.add("sequence", booking.version - 1)
    event.add("dtstamp", now())
    event.add("dtstart", booking.start_at)
    event.add("dtend", booking.end_at)
    event.add("summary", _format(CALENDAR_TITLE, booking.language, clinic=booking.clinic))
    event.add("location", booking.clinic)
    organizer = vCalAddress(f"mailto:{parseaddr(settings().mail_from)[1]}")
    organizer.params["CN"] = vText(booking.clinic)
    event.add("organizer", organizer)
    event.add("status", "CANCELLED" if booking.state == "cancelled" else "CONFIRMED")
    return event
