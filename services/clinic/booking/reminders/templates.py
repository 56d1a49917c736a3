"""Texts of reminders and follow-ups: placeholders, and the defaults until the clinic writes its own."""

import re
from collections.abc import Mapping
from enum import StrEnum
from typing import Literal

Language = Literal["en", "sv"]
PLACEHOLDERS = ("client", "clinic", "service", "practitioner", "time", "link")
_PLACEHOLDER_PATTERN = re.compile(r"\{([^{}]*)\}")


class ReminderType(StrEnum):
    """A message before or after a booking."""

    REMINDER = "reminder"
    FOLLOW_UP = "follow_up"


DEFAULT_TEXTS: dict[ReminderType, tuple[str, str]] = {
    ReminderType.REMINDER: (
        "Hi {client}! We look forward to seeing you at {clinic} on {time}, with {practitioner}. If you cannot come, please let us know.",
        "Hej {client}! Vi ser fram emot att träffa dig på {clinic} {time}, hos {practitioner}. Hör av dig om du inte kan komma.",
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


def pick_language(texts: tuple[str, str], language: str) -> str:
    """Return the Swedish text for `sv`, else the English one."""
    return texts[1 if language == "sv" else 0]


def find_unknown_placeholder(text: str) -> str | None:
    """Return the first placeholder that doesn't exist, or None."""
    return next((name for name in _PLACEHOLDER_PATTERN.findall(text) if name not in PLACEHOLDERS), None)


def render(text: str, values: Mapping[str, str]) -> str:
    """Replace the placeholders by their values; an unknown placeholder stays as it is."""
    return _PLACEHOLDER_PATTERN.sub(lambda match: values.get(match[1], match[0]), text)
