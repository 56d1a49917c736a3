"""The sender of a clinic's SMS: its name, in the letters and the length that providers accept (USE-007)."""

import re
import unicodedata

MIN_LENGTH, MAX_LENGTH = 3, 11
"""Limits of an alphanumeric sender; it begins with a letter."""


def get_sms_sender(name: str) -> str:
    """Return a name as the sender of SMS: as many of its words as fit, in plain letters and digits; empty when none are left."""
    plain = unicodedata.normalize("NFKD", name.replace("æ", "ae").replace("Æ", "Ae").replace("ø", "o").replace("Ø", "O"))
    parts = re.findall(r"[A-Za-z0-9]+", "".join(char for char in plain if not unicodedata.combining(char)))
    while parts and parts[0].isdigit():
        parts = parts[1:]
    sender = ""
    for part in parts:
        if sender and len(sender) + len(part) > MAX_LENGTH:
            break
        sender += part
    sender = sender.lstrip("0123456789")[:MAX_LENGTH]
    return sender if len(sender) >= MIN_LENGTH else ""
