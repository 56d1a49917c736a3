"""Default settings per country for a new company: time zone, currency, language and date format. All can be changed later."""

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Literal
from zoneinfo import available_timezones

from pydantic import AfterValidator, Field, StringConstraints
from pydantic_core import PydanticCustomError

Language = Literal["en", "sv"]
Currency = Literal["usd", "eur", "sek", "gbp"]
"""The currencies of PLT-050, two decimals each; `unit` in the database and the API."""
DateFormat = Literal["DD/MM/YYYY", "MM/DD/YYYY", "DD.MM.YYYY", "YYYY-MM-DD", "YYYY.MM.DD", "MM.DD.YYYY"]
"""The formats of PLT-056."""

CURRENCIES: dict[str, Currency] = {"SE": "sek", "GB": "gbp", "US": "usd"}
DATE_FORMATS: dict[str, DateFormat] = {
    "SE": "YYYY-MM-DD", "US": "MM/DD/YYYY", "DK": "DD.MM.YYYY", "NO": "DD.MM.YYYY", "FI": "DD.MM.YYYY", "DE": "DD.MM.YYYY",
}


@dataclass(frozen=True, slots=True)
class CountryDefaults:
    """The first settings of a new company."""

    timezone: str
    currency: Currency
    language: Language
    date_format: DateFormat
    is_twelve_hours: bool
    calendar_first_day_sunday: bool


@lru_cache
def time_zones_by_country() -> dict[str, list[str]]:
    """List each country's time zones, the most populous first, in the order of the tz database's zone.tab."""
    zones: dict[str, list[str]] = {}
    for line in files("tzdata.zoneinfo").joinpath("zone.tab").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            country, _, zone = line.split("\t")[:3]
            zones.setdefault(country, []).append(zone)
    return zones


def country_defaults(country: str) -> CountryDefaults:
    """Return the settings that a new company in that country starts with."""
    is_us = country == "US"
    return CountryDefaults(
        timezone=time_zones_by_country()[country][0], currency=CURRENCIES.get(country, "eur"),
        language="sv" if country == "SE" else "en", date_format=DATE_FORMATS.get(country, "DD/MM/YYYY"), is_twelve_hours=is_us,
        calendar_first_day_sunday=is_us,
    )


@lru_cache
def list_time_zones() -> list[str]:
    """List the time zones that a company can choose, sorted by name: geographic zones only, no `Etc/…`."""
    geographic = {zone for zones in time_zones_by_country().values() for zone in zones}
    return sorted(geographic & available_timezones())


def _validate_country(value: str) -> str:
    if value not in time_zones_by_country():
        raise PydanticCustomError("choice", "not a country")
    return value


Country = Annotated[
    str, StringConstraints(strip_whitespace=True, to_upper=True, min_length=1, max_length=2), AfterValidator(_validate_country),
    Field(json_schema_extra={"pattern": "^[A-Za-z]{2}$"}),
]
"""An ISO 3166 alpha-2 code."""
