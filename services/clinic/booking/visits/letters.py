"""What the client reads of a visit, in their language and the clinic's time, and the calendar file that goes with it."""

from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from babel.dates import format_datetime
from icalendar import Calendar, Event

from clinic.core.clock import now, zone


@dataclass(frozen=True, slots=True)
class Visit:
    """A visit as its client knows it."""

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

    @property
    def when(self) -> str:
        """Day and hour at the clinic, written out."""
        return at_the_clinic(self.start_at, self.timezone, self.language, is_twelve_hours=self.is_twelve_hours)


def at_the_clinic(at: datetime, timezone: str, language: str, *, is_twelve_hours: bool) -> str:
    """A day and hour on the clinic's clock, written out."""
    hour = "h:mm a" if is_twelve_hours else "HH:mm"
    pattern = f"EEEE d MMMM y 'kl.' {hour}" if language == "sv" else f"EEEE d MMMM y 'at' {hour}"
    return format_datetime(at, pattern, tzinfo=zone(timezone), locale=language)


SUBJECTS = {
    "confirmed": ("Your booking at {clinic}", "Din bokning hos {clinic}"),
    "moved": ("Your booking at {clinic} has a new time", "Din bokning hos {clinic} har fått en ny tid"),
    "cancelled": ("Your booking at {clinic} is cancelled", "Din bokning hos {clinic} är avbokad"),
}
SHORT = {
    "confirmed": (
        "{clinic}: you are booked for {service} with {who} on {when}. Welcome!",
        "{clinic}: du är bokad för {service} hos {who} {when}. Välkommen!",
    ),
    "moved": (
        "{clinic}: your booking for {service} is moved. New time: {when}, with {who}.",
        "{clinic}: din bokning för {service} är flyttad. Ny tid: {when}, hos {who}.",
    ),
    "cancelled": (
        "{clinic}: your booking for {service} on {when} is cancelled.",
        "{clinic}: din bokning för {service} {when} är avbokad.",
    ),
}
CODE = (
    "{code} is your code for booking a time at {clinic}. It is valid for {minutes} minutes.",
    "{code} är din kod för att boka tid hos {clinic}. Den gäller i {minutes} minuter.",
)

CODE_SUBJECT = ("Your code for {clinic}", "Din kod för {clinic}")


def _worded(texts: tuple[str, str], language: str, **facts: str) -> str:
    return texts[1 if language == "sv" else 0].format(**facts)


def subject(news: str, visit: Visit) -> str:
    """A mail's subject; it names the clinic and nothing of what is done there."""
    return _worded(SUBJECTS[news], visit.language, clinic=visit.clinic)


def text(news: str, visit: Visit) -> str:
    """The SMS, and the mail's words."""
    return _worded(
        SHORT[news], visit.language, clinic=visit.clinic, service=visit.service_name, who=visit.practitioner_name, when=visit.when,
    )


def code_text(code: str, clinic: str, minutes: int, language: str) -> str:
    """The message with a visitor's code; the code comes first, where a phone looks for it."""
    return _worded(CODE, language, code=code, clinic=clinic, minutes=str(minutes))


def code_subject(clinic: str, language: str) -> str:
    """The subject of a mail with such a code, which isn't in it."""
    return _worded(CODE_SUBJECT, language, clinic=clinic)


def calendar_file(visit: Visit) -> bytes:
    """The visit as an iCalendar file (RFC 5545). Its title names the clinic alone: calendars are shared."""
    event = Event()
    event.add("uid", f"{visit.id}@aster")
    event.add("sequence", visit.version - 1)
    event.add("dtstamp", now())
    event.add("dtstart", visit.start_at)
    event.add("dtend", visit.end_at)
    event.add("summary", _worded(("Visit at {clinic}", "Besök hos {clinic}"), visit.language, clinic=visit.clinic))
    event.add("location", visit.clinic)
    event.add("status", "CANCELLED" if visit.state == "cancelled" else "CONFIRMED")
    made = Calendar()
    made.add("prodid", "-//Aster//booking//EN")
    made.add("version", "2.0")
    made.add("method", "CANCEL" if visit.state == "cancelled" else "PUBLISH")
    made.add_component(event)
    return bytes(made.to_ical())
