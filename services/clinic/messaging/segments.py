"""How many parts an SMS is billed as (3GPP TS 23.038 and 23.040).

160 septets alone or 153 a part while every character is in the GSM alphabet, else 70 units of UTF-16 alone or 67 a part. A
character of two units is never split over two parts.
"""

from dataclasses import dataclass
from itertools import pairwise

GSM = frozenset(
    "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§"
    "¿abcdefghijklmnopqrstuvwxyzäöñüà",
)
GSM_EXTENDED = frozenset("^{}\\[~]|€\f")
GSM_ALONE, GSM_PART = 160, 153
UCS2_ALONE, UCS2_PART = 70, 67
BEYOND_UCS2 = 0xFFFF


@dataclass(frozen=True, slots=True)
class Segments:
    """The count of a text: its units and parts, and the units left before one more part."""

    encoding: str
    units: int
    parts: int
    left: int


def count(text: str) -> Segments:
    """Count a text as the networks do. An empty one has no part."""
    gsm = all(char in GSM or char in GSM_EXTENDED for char in text)
    sizes = [2 if (char in GSM_EXTENDED if gsm else ord(char) > BEYOND_UCS2) else 1 for char in text]
    alone, part = (GSM_ALONE, GSM_PART) if gsm else (UCS2_ALONE, UCS2_PART)
    encoding, units = ("gsm" if gsm else "ucs2"), sum(sizes)
    if units <= alone:
        return Segments(encoding, units, min(units, 1), alone - units)
    ends = _ends(sizes, part)
    return Segments(encoding, units, len(ends), part - sum(sizes[ends[-2] :]))


def _ends(sizes: list[int], part: int) -> list[int]:
    """Where each part ends: the greatest index whose units still fit."""
    ends, filled = [], 0
    for place, (size, following) in enumerate(pairwise([*sizes, part + 1]), start=1):
        filled += size
        if filled + following > part:
            ends.append(place)
            filled = 0
    return ends
