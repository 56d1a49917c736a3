"""Count the segments that an SMS is billed as (3GPP TS 23.038 and 23.040).

160 septets alone or 153 a segment while every character is in the GSM alphabet, else 70 units of UTF-16 alone or 67 a segment. A
character of two units is never split over two segments.
"""

from dataclasses import dataclass
from itertools import pairwise

GSM = frozenset(
    "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§"
    "¿abcdefghijklmnopqrstuvwxyzäöñüà",
)
GSM_EXTENDED = frozenset("^{}\\[~]|€\f")
GSM_SINGLE_UNITS, GSM_SEGMENT_UNITS = 160, 153
UCS2_SINGLE_UNITS, UCS2_SEGMENT_UNITS = 70, 67
MAX_UCS2_CODE_POINT = 0xFFFF


@dataclass(frozen=True, slots=True)
class SegmentCount:
    """The units and segments of a text, and the units that remain before one more segment is needed."""

    encoding: str
    units: int
    segments: int
    remaining: int


def count_segments(text: str) -> SegmentCount:
    """Count units and segments of a text as the networks do. An empty text has no segment."""
    is_gsm = all(char in GSM or char in GSM_EXTENDED for char in text)
    sizes = [2 if (char in GSM_EXTENDED if is_gsm else ord(char) > MAX_UCS2_CODE_POINT) else 1 for char in text]
    single_units, segment_units = (GSM_SINGLE_UNITS, GSM_SEGMENT_UNITS) if is_gsm else (UCS2_SINGLE_UNITS, UCS2_SEGMENT_UNITS)
    encoding, units = ("gsm" if is_gsm else "ucs2"), sum(sizes)
    if units <= single_units:
        return SegmentCount(encoding, units, min(units, 1), single_units - units)
    ends = _segment_ends(sizes, segment_units)
    return SegmentCount(encoding, units, len(ends), segment_units - sum(sizes[ends[-2] :]))


def _segment_ends(sizes: list[int], segment_units: int) -> list[int]:
    """Return the end index of each segment: the greatest index whose units still fit."""
    ends, used = [], 0
    for index, (size, next_size) in enumerate(pairwise([*sizes, segment_units + 1]), start=1):
        used += size
        if used + next_size > segment_units:
            ends.append(index)
            used = 0
    return ends
