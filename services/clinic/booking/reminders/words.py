"""The words of reminders and follow-ups: the clinic's own with their placeholders, and what stands until it has any."""

import re
from collections.abc import Mapping
from enum import StrEnum
from typing import Literal

Language = Literal["en", "sv"]
PLACEHOLDERS = ("client", "clinic", "service", "practitioner", "time", "link")
_NAMED = re.compile(r"\{([^{}]*)\}")


class Notice(StrEnum):
    """What is said around a visit."""

    REMINDER = "reminder"
    FOLLOW_UP = "follow_up"


TEXTS: dict[Notice, tuple[str, str]] = {
    Notice.REMINDER: (
        "Hi {client}! We look forward to seeing you at {clinic} on {time}, with {practitioner}. If you cannot come, please let us know.",
        "Hej {client}! Vi ser fram emot att träffa dig på {clinic} {time}, hos {practitioner}. Hör av dig om du inte kan komma.",
    ),
    Notice.FOLLOW_UP: (
        "Hi {client}! Thank you for your visit to {clinic}. If you have any questions, just get in touch. Book your next visit at {link}",
        "Hej {client}! Tack för ditt besök på {clinic}. Hör gärna av dig om du har frågor. Boka ditt nästa besök på {link}",
    ),
}
SUBJECTS: dict[Notice, tuple[str, str]] = {
    Notice.REMINDER: ("Your visit to {clinic}", "Ditt besök på {clinic}"),
    Notice.FOLLOW_UP: ("Thank you for your visit to {clinic}", "Tack för ditt besök på {clinic}"),
}


def of(pair: tuple[str, str], language: str) -> str:
    """The one of two texts."""
    return pair[1 if language == "sv" else 0]


def unknown_in(text: str) -> str | None:
    """The first placeholder that nobody would fill."""
    return next((name for name in _NAMED.findall(text) if name not in PLACEHOLDERS), None)


def filled(text: str, facts: Mapping[str, str]) -> str:
    """The text with its placeholders filled; one that isn't known stays as written."""
    return _NAMED.sub(lambda found: facts.get(found[1], found[0]), text)
