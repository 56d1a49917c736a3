"""Placeholders of the texts that clients get about a booking, and the standard texts of confirmations.

A line whose placeholders are all empty is left out, as that of an address which the clinic hasn't entered. No standard text names a
treatment by itself: `{service}` is a neutral word unless the clinic and the client allow the name (LAW-052).
"""

import re
from collections.abc import Mapping
from typing import Literal

Language = Literal["en", "sv"]
PLACEHOLDERS = ("client", "clinic", "service", "practitioner", "time", "address", "phone", "arrive_early", "link")
REQUIRED_PLACEHOLDERS = ("time", "link")
"""The placeholders that the clinic's own text of a confirmation must have (USE-007)."""
_PLACEHOLDER_PATTERN = re.compile(r"\{([^{}]*)\}")

NEUTRAL_SERVICE = ("a visit", "ett besök")
ARRIVE_EARLY = ("Please arrive {minutes} minutes early.", "Kom gärna {minutes} minuter före din tid.")
REACH_LINES = ("{address}\nTel. {phone}\nSee, move or cancel: {link}", "{address}\nTel. {phone}\nSe, boka om eller avboka: {link}")
"""How to reach the clinic and the booking's page, at the end of every message about a booking that stands."""
CONFIRMATION_SMS = (
    "{clinic}: you are booked for {service} with {practitioner} on {time}. Welcome! {arrive_early}\n" + REACH_LINES[0],
    "{clinic}: du är bokad för {service} hos {practitioner} {time}. Välkommen! {arrive_early}\n" + REACH_LINES[1],
)
CONFIRMATION_MAIL = (
    (
        "Hi {client}!\n\nYou are booked for {service} with {practitioner} on {time}. Welcome!\n{arrive_early}\n\n"
        "{clinic}\n{address}\nTel. {phone}\n\nSee, move or cancel your booking: {link}"
    ),
    (
        "Hej {client}!\n\nDu är bokad för {service} hos {practitioner} {time}. Välkommen!\n{arrive_early}\n\n"
        "{clinic}\n{address}\nTel. {phone}\n\nSe, boka om eller avboka din bokning: {link}"
    ),
)
STANDARD_TEXTS = {
    "sms_en": CONFIRMATION_SMS[0], "sms_sv": CONFIRMATION_SMS[1], "mail_en": CONFIRMATION_MAIL[0], "mail_sv": CONFIRMATION_MAIL[1],
}


def pick_language(texts: tuple[str, str], language: str) -> str:
    """Return the Swedish text for `sv`, else the English one."""
    return texts[1 if language == "sv" else 0]


def find_unknown_placeholder(text: str) -> str | None:
    """Return the first placeholder that doesn't exist, or None."""
    return next((name for name in _PLACEHOLDER_PATTERN.findall(text) if name not in PLACEHOLDERS), None)


def find_missing_placeholder(text: str) -> str | None:
    """Return the first required placeholder that a text lacks, or None."""
    names = _PLACEHOLDER_PATTERN.findall(text)
    return next((name for name in REQUIRED_PLACEHOLDERS if name not in names), None)


def format_arrive_early(minutes: int, language: str) -> str:
    """Return the notice to arrive early; empty for 0 minutes (PLT-109)."""
    return pick_language(ARRIVE_EARLY, language).format(minutes=minutes) if minutes else ""


def render(text: str, values: Mapping[str, str]) -> str:
    """Replace the placeholders by their values, without the lines that are empty by it; an unknown placeholder stays as it is."""
    lines = [_render_line(line, values) for line in text.split("\n")]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(line for line in lines if line is not None)).strip()


def _render_line(line: str, values: Mapping[str, str]) -> str | None:
    names = _PLACEHOLDER_PATTERN.findall(line)
    if names and not any(values.get(name, name) for name in names):
        return None
    return _PLACEHOLDER_PATTERN.sub(lambda match: values.get(match[1], match[0]), line).strip()
