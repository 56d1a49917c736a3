"""Read what a search of receipts means: a day, a receipt's number, an amount, or a phone number."""

import re
from dataclasses import dataclass
from datetime import date

_ISO_DAY, _WRITTEN_DAY = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})"), re.compile(r"(\d{1,2})[/.](\d{1,2})[/.](\d{4})")
_FIRST_YEAR, _LAST_YEAR = 1900, 2199
MAX_NUMBER_DIGITS = 15
"""Digits of a search that are read as a receipt number; more don't fit a bigint."""
MIN_PHONE_DIGITS = 4
_AMOUNT = re.compile(r"(\d{1,12})(?:[.,](\d{1,2}))?")


@dataclass(frozen=True, slots=True)
class SearchTerms:
    """The meanings of a search that its form allows. `amount` in öre."""

    day: date | None = None
    number: int | None = None
    amount: int | None = None
    may_be_phone: bool = False


def parse(search: str) -> SearchTerms:
    """Return what a search may mean; nothing for words. Spaces between digits are ignored: 1 664,00 is an amount."""
    if day := _parse_day(search):
        return SearchTerms(day=day)
    digits = "".join(search.split())
    number = int(digits[:MAX_NUMBER_DIGITS]) if digits.isdecimal() else None
    return SearchTerms(
        number=number, amount=_parse_amount(digits), may_be_phone=number is not None and len(digits) >= MIN_PHONE_DIGITS,
    )


def _parse_day(search: str) -> date | None:
    if match := _ISO_DAY.fullmatch(search):
        year, month, day = match.groups()
    elif match := _WRITTEN_DAY.fullmatch(search):
        day, month, year = match.groups()
    else:
        return None
    try:
        parsed = date(int(year), int(month), int(day))
    except ValueError:
        return None
    return parsed if _FIRST_YEAR <= parsed.year <= _LAST_YEAR else None


def _parse_amount(digits: str) -> int | None:
    match = _AMOUNT.fullmatch(digits)
    return int(match[1]) * 100 + int((match[2] or "").ljust(2, "0")) if match else None
