"""Read a search text as a receipt's number, amount or day (USE-005)."""

import re
from dataclasses import dataclass
from datetime import date

MAX_NUMBER_DIGITS = 15
"""Digits of a number or an amount; more don't fit a bigint."""
_CURRENCY = re.compile(r"kr|sek|nok|dkk|eur|[€:-]$|^[-−]", re.IGNORECASE)  # noqa: RUF001 - the minus sign of shown amounts
_AMOUNT = re.compile(r"([0-9]{1,3}(?:[ .,][0-9]{3})+|[0-9]+)(?:[.,]([0-9]{1,2}))?")
_DAY = re.compile(r"([0-9]{1,4})[-/.]([0-9]{1,2})[-/.]([0-9]{1,4})")
_YEAR_DIGITS = 4


@dataclass(frozen=True, slots=True)
class ReceiptTerms:
    """The number, the amount in minor units, and the day as read with the day or the month first; None for what the text isn't."""

    number: int | None
    amount: int | None
    day: date | None
    day_month_first: date | None

    @property
    def is_empty(self) -> bool:
        """Whether the text can be none of a receipt's number, amount and day."""
        return self.number is None and self.amount is None and self.day is None and self.day_month_first is None


def parse_receipt_terms(query: str) -> ReceiptTerms:
    """Read a search text as a receipt's number, amount (1495, 1 495,00 kr, SEK 1,495.00) and day (in any of the company's formats)."""
    text = " ".join(query.split())
    number = int(text.lstrip("#")) if text.lstrip("#").isdecimal() and len(text) <= MAX_NUMBER_DIGITS else None
    return ReceiptTerms(number, _parse_amount(text), *_parse_days(text))


def _parse_amount(text: str) -> int | None:
    match = _AMOUNT.fullmatch(_CURRENCY.sub("", text).strip())
    whole, cents = (re.sub(r"\D", "", match[1]), match[2] or "") if match else ("", "")
    return int(whole + cents.ljust(2, "0")) if whole and len(whole) < MAX_NUMBER_DIGITS else None


def _parse_days(text: str) -> tuple[date | None, date | None]:
    match = _DAY.fullmatch(text)
    if not match:
        return None, None
    first, second, third = match.groups()
    if len(first) == _YEAR_DIGITS:
        day = _to_date(first, second, third)
        return day, day
    return (_to_date(third, second, first), _to_date(third, first, second)) if len(third) == _YEAR_DIGITS else (None, None)


def _to_date(year: str, month: str, day: str) -> date | None:
    try:
        return date(int(year), int(month), int(day))
    except ValueError:
        return None
