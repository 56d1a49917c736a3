"""What a country suggests for a new company: zone, currency, language and how dates are written. Everything can be changed later."""

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Literal
from zoneinfo import available_timezones

from pydantic import AfterValidator, Field, StringConstraints
from pydantic_core import PydanticCustomError

Language = Literal["en", "sv"]
Unit = Literal["usd", "eur", "sek", "gbp"]
"""The currencies of PLT-050, two decimals each."""
DateFormat = Literal["DD/MM/YYYY", "MM/DD/YYYY", "DD.MM.YYYY", "YYYY-MM-DD", "YYYY.MM.DD", "MM.DD.YYYY"]
"""The formats of PLT-056."""

UNITS: dict[str, Unit] = {"SE": "sek", "GB": "gbp", "US": "usd"}
DATES: dict[str, DateFormat] = {
    "SE": "YYYY-MM-DD", "US": "MM/DD/YYYY", "DK": "DD.MM.YYYY", "NO": "DD.MM.YYYY", "FI": "DD.MM.YYYY", "DE": "DD.MM.YYYY",
}


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A new company's first settings."""

    timezone: str
    unit: Unit
    language: Language
    date_format: DateFormat
    is_twelve_hours: bool
    calendar_first_day_sunday: bool


@lru_cache
def zones_by_country() -> dict[str, list[str]]:
    """Each country's zones, the most populous first, as the time zone database lists them."""
    found: dict[str, list[str]] = {}
    for line in files("tzdata.zoneinfo").joinpath("zone.tab").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            country, _, name = line.split("\t")[:3]
            found.setdefault(country, []).append(name)
    return found


def suggested(country: str) -> Suggestion:
    """What to begin with in that country."""
    american = country == "US"
    return Suggestion(
        timezone=zones_by_country()[country][0], unit=UNITS.get(country, "eur"), language="sv" if country == "SE" else "en",
        date_format=DATES.get(country, "DD/MM/YYYY"), is_twelve_hours=american, calendar_first_day_sunday=american,
    )


@lru_cache
def time_zones() -> list[str]:
    """The zones that one can choose: places only, by name."""
    named = {zone for zones in zones_by_country().values() for zone in zones}
    return sorted(named & available_timezones())


def _known(value: str) -> str:
    if value not in zones_by_country():
        raise PydanticCustomError("choice", "not a country")
    return value


Country = Annotated[
    str, StringConstraints(strip_whitespace=True, to_upper=True, min_length=1, max_length=2), AfterValidator(_known),
    Field(json_schema_extra={"pattern": "^[A-Za-z]{2}$"}),
]
"""An ISO 3166 code."""
