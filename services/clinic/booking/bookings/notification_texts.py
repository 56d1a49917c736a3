"""Texts of booking notifications, in the client's language and the clinic's time zone, and the iCalendar attachment."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from email.utils import parseaddr
from uuid import UUID

from babel.dates import format_datetime
from icalendar import Calendar, Event, vCalAddress, vText

from clinic.booking.message_settings import templates
from clinic.booking.portal import calendar_tokens, client_keys
from clinic.company.schemas import ContactDetails
from clinic.company.service import Company
from clinic.core.clock import now, zone
from clinic.core.database.base import new_id
from clinic.core.settings import settings
from clinic.core.text.phone import format_phone
from clinic.messaging import service as messaging


@dataclass(frozen=True, slots=True)
class BookingDetails:
    """The details of a booking that its client may read."""

    id: UUID
    version: int
    start_at: datetime
    end_at: datetime
    state: str
    service_name: str
    """The treatment's name where the messages may name it, else empty (LAW-052)."""
    practitioner_name: str
    clinic: str
    timezone: str
    is_twelve_hours: bool
    language: str
    policy: str = ""
    """The cancellation policy's text, which a confirmation by e-mail has."""
    link: str = ""
    """The address of the client's own page of the booking."""
    client_name: str = ""
    street_address: str = ""
    zip_code: str = ""
    city: str = ""
    phone_number: str = ""
    arrive_early_minutes: int = 0
    sms_text: str = ""
    mail_text: str = ""
    """The clinic's own texts of the confirmation, empty for the standard ones."""

    @property
    def address(self) -> str:
        """The clinic's address on one line."""
        return ", ".join(part for part in (self.street_address, f"{self.zip_code} {self.city}".strip()) if part)

    @property
    def values(self) -> dict[str, str]:
        """The values of the placeholders."""
        return {
            "client": self.client_name, "clinic": self.clinic, "practitioner": self.practitioner_name, "time": self.local_start,
            "service": self.service_name or templates.pick_language(templates.NEUTRAL_SERVICE, self.language), "address": self.address,
            "phone": format_phone(self.phone_number), "link": self.link,
            "arrive_early": templates.format_arrive_early(self.arrive_early_minutes, self.language),
        }

    @property
    def local_start(self) -> str:
        """The start written out in the clinic's time zone."""
        return format_local_time(self.start_at, self.timezone, self.language, is_twelve_hours=self.is_twelve_hours)


def format_local_time(at: datetime, timezone: str, language: str, *, is_twelve_hours: bool) -> str:
    """Write out date and time in a time zone ("Wednesday 12 May 2027 at 10:00")."""
    time_pattern = "h:mm a" if is_twelve_hours else "HH:mm"
    pattern = f"EEEE d MMMM y 'kl.' {time_pattern}" if language == "sv" else f"EEEE d MMMM y 'at' {time_pattern}"
    return format_datetime(at, pattern, tzinfo=zone(timezone), locale=language)


def get_link(company_id: UUID, public_id: str, booking_id: UUID, client_id: UUID, *, end_at: datetime, language: str) -> str:
    """Return the address of the client's page of a booking."""
    key = calendar_tokens.sign(company_id, booking_id)
    client_key = client_keys.sign(company_id, client_id, end_at + calendar_tokens.TOKEN_TTL)
    query = f"lang={language}&key={key}&client_key={client_key}"
    return f"{settings().public_url.rstrip('/')}/booking/info/{public_id}?{query}"


EXAMPLE_CLIENT, EXAMPLE_DURATION = "Anna", timedelta(hours=1)


def get_example(
    company: Company, start_at: datetime, language: str, *, practitioner_name: str, arrive_early_minutes: int,
) -> BookingDetails:
    """Return a booking for previews, with the clinic's own facts and an example client; no treatment is named (LAW-052)."""
    contact = ContactDetails.read_values(company)
    return BookingDetails(
        id=new_id(), version=1, start_at=start_at, end_at=start_at + EXAMPLE_DURATION, state="booked", service_name="",
        practitioner_name=practitioner_name, clinic=company.name, timezone=company.timezone, is_twelve_hours=company.is_twelve_hours,
        language=language, client_name=EXAMPLE_CLIENT, street_address=contact["street_address"], zip_code=contact["zip_code"],
        city=contact["city"], phone_number=contact["phone_number"], arrive_early_minutes=arrive_early_minutes,
        policy=company.cancellation_policy.text(language),
        link=get_link(company.id, company.encrypted_id, new_id(), new_id(), end_at=start_at + EXAMPLE_DURATION, language=language),
    )


SUBJECTS = {
    "confirmed": ("Your booking at {clinic}", "Din bokning hos {clinic}"),
    "moved": ("Your booking at {clinic} has a new time", "Din bokning hos {clinic} har fått en ny tid"),
    "cancelled": ("Your booking at {clinic} is cancelled", "Din bokning hos {clinic} är avbokad"),
}
TEXTS = {
    "confirmed": templates.CONFIRMATION_SMS,
    "moved": (
        "{clinic}: your booking is moved. New time: {time}, {service} with {practitioner}. {arrive_early}\n" + templates.REACH_LINES[0],
        "{clinic}: din bokning är flyttad. Ny tid: {time}, {service} hos {practitioner}. {arrive_early}\n" + templates.REACH_LINES[1],
    ),
    "cancelled": (
        "{clinic}: your booking on {time} is cancelled.\nTel. {phone}", "{clinic}: din bokning {time} är avbokad.\nTel. {phone}",
    ),
}
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
    """Return the text of an SMS about a change: `confirmed`, `moved` or `cancelled`.

    The clinic's own text of a confirmation gives way to the standard one when its values make it too long for an SMS.
    """
    standard = templates.render(templates.pick_language(TEXTS[change], booking.language), booking.values)
    if change != "confirmed" or not booking.sms_text:
        return standard
    own = templates.render(booking.sms_text, booking.values)
    return own if messaging.fits_sms(own) else standard


def format_mail_text(change: str, booking: BookingDetails) -> str:
    """Return the text of an e-mail about a change; while the booking stands, the cancellation policy follows (BKG-035)."""
    if change == "confirmed":
        text = booking.mail_text or templates.pick_language(templates.CONFIRMATION_MAIL, booking.language)
        text = templates.render(text, booking.values)
    else:
        text = format_text(change, booking)
    parts = [text, booking.policy if change != "cancelled" else ""]
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
    event.add("location", ", ".join(part for part in (booking.clinic, booking.address) if part))
    if booking.link:
        event.add("url", booking.link)
    organizer = vCalAddress(f"mailto:{parseaddr(settings().mail_from)[1]}")
    organizer.params["CN"] = vText(booking.clinic)
    event.add("organizer", organizer)
    event.add("status", "CANCELLED" if booking.state == "cancelled" else "CONFIRMED")
    return event
