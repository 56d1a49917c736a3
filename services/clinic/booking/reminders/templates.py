"""Texts of reminders and follow-ups until the clinic writes its own; their placeholders are those of all messages about bookings."""

from enum import StrEnum

from clinic.booking.message_settings.templates import (
    REACH_LINES,
    Language as Language,
    find_unknown_placeholder as find_unknown_placeholder,
    pick_language as pick_language,
    render as render,
)


class ReminderType(StrEnum):
    """A message before or after a booking."""

    REMINDER = "reminder"
    FOLLOW_UP = "follow_up"


DEFAULT_TEXTS: dict[ReminderType, tuple[str, str]] = {
    ReminderType.REMINDER: (
        "Hi {client}! We look forward to seeing you at {clinic} on {time}, with {practitioner}. {arrive_early}\n" + REACH_LINES[0],
        "Hej {client}! Vi ser fram emot att träffa dig på {clinic} {time}, hos {practitioner}. {arrive_early}\n" + REACH_LINES[1],
    ),
    ReminderType.FOLLOW_UP: (
        "Hi {client}! Thank you for your visit to {clinic}. If you have any questions, just get in touch. Book your next visit at {link}",
        "Hej {client}! Tack för ditt besök på {clinic}. Hör gärna av dig om du har frågor. Boka ditt nästa besök på {link}",
    ),
}
SUBJECTS: dict[ReminderType, tuple[str, str]] = {
    ReminderType.REMINDER: ("Your visit to {clinic}", "Ditt besök på {clinic}"),
    ReminderType.FOLLOW_UP: ("Thank you for your visit to {clinic}", "Tack för ditt besök på {clinic}"),
}
