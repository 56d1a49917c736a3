"""Read the texts of cells: days, times, lengths, amounts, phone numbers, countries and languages, as people write them."""

import re
from datetime import date, datetime, time
from decimal import Decimal, InvalidOperation
from functools import lru_cache

import phonenumbers
from babel import Locale

from clinic.company.schemas import DateFormat
from clinic.core.api.errors import FieldError
from clinic.core.clock import from_local, to_local
from clinic.core.text.i18n import LANGUAGES
from clinic.core.text.search_tokens import fold
from clinic.data_exchange.imports.errors import CurrencyDifferent, TimeSkipped

MAX_AMOUNT = Decimal(10_000_000)
MAX_COUNT_DIGITS = 12
_DAY_FORMATS: dict[str, str] = {
    "DD/MM/YYYY": "%d/%m/%Y", "MM/DD/YYYY": "%m/%d/%Y", "DD.MM.YYYY": "%d.%m.%Y", "YYYY-MM-DD": "%Y-%m-%d", "YYYY.MM.DD": "%Y.%m.%d",
    "MM.DD.YYYY": "%m.%d.%Y",
}
_UNAMBIGUOUS_DAY_FORMATS = ("%Y-%m-%d", "%Y%m%d", "%Y/%m/%d", "%Y.%m.%d")
_TIME = re.compile(r"(?:kl\.? ?)?(\d{1,2})[:.](\d{2})(?::\d{2})? ?([ap])?\.?(?:m\.?)?", re.IGNORECASE)
_HOURS_AND_MINUTES = re.compile(r"(\d{1,2}):(\d{2})")
_HOURS = re.compile(r"(\d{1,2})(?:[.,](\d))? ?(?:h|tim|timmar|hours?)\.?", re.IGNORECASE)
_MINUTES = re.compile(r"(\d{1,4}) ?(?:m|min|minuter|minutes)?\.?", re.IGNORECASE)
_CURRENCY = re.compile(r"kr\.?|sek|eur|usd|gbp|[€$£]|:?-$", re.IGNORECASE)
_CURRENCIES = {"kr": "sek", "kr.": "sek", "€": "eur", "$": "usd", "£": "gbp"}
_GROUPED_UNITS = re.compile(r"\d+|[1-9]\d{0,2}(?:[.,]\d{3})+")
"""An integer, with points or commas at thousands only: 1.2345 is no amount."""
_COUNT = re.compile(r"(-?\d+)(?:[.,]0+)? ?(?:st|pcs)?\.?", re.IGNORECASE)
_PERCENT = re.compile(r"(\d{1,3}(?:[.,]\d{1,4})?) ?%?")
_DAY_BEFORE_TIME, _TIME_AFTER_DAY = re.compile(r"^\d{4}-\d{2}-\d{2} "), re.compile(r" \d{1,2}:\d{2}(?::\d{2})?$")
"""Excel keeps a day and a time in one cell, whichever of them it shows."""
_NOON, _MINUTES_PER_HOUR = 12, 60


def read_day(text: str, date_format: DateFormat, field: str) -> date:
    """Return the day of a cell, in the clinic's format or one that can't be mistaken. Raises FieldError `date`."""
    day = _TIME_AFTER_DAY.sub("", text)
    for pattern in (_DAY_FORMATS[date_format], *_UNAMBIGUOUS_DAY_FORMATS):
        try:
            return datetime.strptime(day, pattern).date()  # noqa: DTZ007 - a day has no zone
        except ValueError:
            continue
    raise FieldError(field, "date")


def read_time(text: str, field: str) -> time:
    """Return a time of day such as 09:30, 9.30 or 9:30 PM. Raises FieldError `time_of_day`."""
    if (match := _TIME.fullmatch(_DAY_BEFORE_TIME.sub("", text))) is None:
        raise FieldError(field, "time_of_day")
    hour, minute = int(match[1]), int(match[2])
    if match[3]:
        hour = hour % _NOON + (_NOON if match[3].lower() == "p" else 0)
    try:
        return time(hour, minute)
    except ValueError as error:
        raise FieldError(field, "time_of_day") from error


def read_minutes(text: str, field: str) -> int:
    """Return a length in minutes: 60, 60 min, 1:00 or 1.5 h. Raises FieldError `number`."""
    if match := _HOURS_AND_MINUTES.fullmatch(text):
        return int(match[1]) * _MINUTES_PER_HOUR + int(match[2])
    if match := _HOURS.fullmatch(text):
        return int(match[1]) * _MINUTES_PER_HOUR + int(match[2] or 0) * _MINUTES_PER_HOUR // 10
    if match := _MINUTES.fullmatch(text):
        return int(match[1])
    raise FieldError(field, "number")


def read_amount(text: str, field: str) -> int:
    """Return an amount in minor units: 1250, 1 250,00 or 1,250.00 kr. Raises FieldError `number`."""
    plain = re.sub(r"[\s\u00a0\u202f']", "", _CURRENCY.sub("", text)).rstrip(".,")
    decimals = max(plain.rfind(","), plain.rfind("."))
    is_fraction = decimals >= 0 and len(plain) - decimals - 1 in {1, 2}
    grouped = plain[:decimals] if is_fraction else plain
    if not _GROUPED_UNITS.fullmatch(grouped):
        raise FieldError(field, "number")
    units = re.sub(r"[.,]", "", grouped)
    try:
        amount = Decimal(f"{units}.{plain[decimals + 1:]}" if is_fraction else units)
    except InvalidOperation as error:
        raise FieldError(field, "number") from error
    if not amount.is_finite() or not 0 <= amount <= MAX_AMOUNT:
        raise FieldError(field, "number")
    return int(amount * 100)


def read_price(text: str, field: str, labels: tuple[str, str], currency: str) -> int:
    """Return a price in minor units of the clinic's currency. Raises FieldError `number`, CurrencyDifferent for one of another currency."""
    for sign in _CURRENCY.findall(text):
        code = _CURRENCIES.get(sign.lower(), sign.lower())
        if code.isalpha() and code != currency:
            raise CurrencyDifferent(field_en=labels[0], field_sv=labels[1], price=text[:40], currency=currency.upper())
    return read_amount(text, field)


def format_amount(amount: int) -> str:
    """Return an amount in minor units as a preview shows it: 249.50."""
    return f"{amount // 100}.{amount % 100:02}"


def read_percent(text: str) -> int | None:
    """Return a rate in hundredths of a percent: 25, 25 %, or 0.25 as Excel keeps 25 %; None for what is no rate."""
    if (match := _PERCENT.fullmatch(text)) is None:
        return None
    rate = Decimal(match[1].replace(",", "."))
    hundredths = rate * (100 if rate >= 1 or "%" in text else 10_000)
    return int(hundredths) if hundredths == int(hundredths) else None


def read_count(text: str, field: str) -> int:
    """Return a number of pieces: 12, 12.0, 1 200 or 12 st. Raises FieldError `number`."""
    if (match := _COUNT.fullmatch(re.sub(r"(?<=\d)[\s\u00a0\u202f](?=\d{3})", "", text))) is None or len(match[1]) > MAX_COUNT_DIGITS:
        raise FieldError(field, "number")
    return int(match[1])


def to_instant(local: datetime, timezone: str) -> datetime:
    """Return the instant of a local time. Raises TimeSkipped for one that a clock change skips."""
    instant = from_local(local, timezone)
    if to_local(instant, timezone) != local:
        raise TimeSkipped
    return instant


def read_time_of_day_cell(text: str) -> str:
    """Return the time that Excel keeps in the cell of a day, as HH:MM; empty where there is none."""
    match = _TIME_AFTER_DAY.search(text)
    return match[0].strip() if match else ""


def read_phone(text: str, country: str, field: str) -> tuple[str, str]:
    """Return the country code, with a plus sign, and the digits after it; one without it is of `country`.

    Raises FieldError `phone`.
    """
    try:
        number = phonenumbers.parse(f"+{text[2:]}" if text.startswith("00") else text, country)
    except phonenumbers.NumberParseException as error:
        raise FieldError(field, "phone") from error
    if not phonenumbers.is_possible_number(number):
        raise FieldError(field, "phone")
    return f"+{number.country_code}", str(number.national_number)


def read_country(text: str, field: str) -> str:
    """Return the two letters of a country that is written so or by its name in English or Swedish. Raises FieldError `choice`."""
    code = text.upper() if len(text) == 2 else _country_codes().get(fold(text))  # noqa: PLR2004 - ISO 3166-1 alpha-2
    if code is None or code not in _country_codes().values():
        raise FieldError(field, "choice")
    return code


@lru_cache
def _country_codes() -> dict[str, str]:
    names = [(name, code) for language in LANGUAGES for code, name in Locale(language).territories.items()]
    return {fold(name): code for name, code in names if len(code) == 2}  # noqa: PLR2004 - without continents


def read_language(text: str, field: str) -> str:
    """Return `sv` or `en` of a language that is written so or by its name. Raises FieldError `choice`."""
    languages = {"sv": "sv", "svenska": "sv", "swedish": "sv", "en": "en", "engelska": "en", "english": "en"}
    if (language := languages.get(fold(text))) is None:
        raise FieldError(field, "choice")
    return language
