"""The public holidays of a company's country, which it can add as days off (BKG-010)."""

from collections.abc import Callable
from datetime import date, timedelta
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.hours.models import Holiday
from clinic.booking.hours.schemas import HolidayCreate, PublicHoliday, PublicHolidaysAdded, PublicHolidaysOut
from clinic.booking.hours.service import create_holiday, get_settings_row
from clinic.company import service as companies
from clinic.core.clock import local_date, now
from clinic.core.database.session import get_context
from clinic.core.security.dependencies import CurrentUser
from clinic.core.text.i18n import language

SATURDAY, FRIDAY = 5, 4


class Rule(NamedTuple):
    """The day of a holiday in a year, and its name in English and Swedish."""

    find_day: Callable[[int], date]
    name_en: str
    name_sv: str


def get_easter(year: int) -> date:
    """Return Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher."""
    century, in_century = divmod(year, 100)
    golden = year % 19
    correction = century - century // 4 - (century - (century + 8) // 25 + 1) // 3
    epact = (19 * golden + correction + 15) % 30
    leap, remainder = divmod(in_century, 4)
    weekday = (32 + 2 * (century % 4) + 2 * leap - epact - remainder) % 7
    shift = (golden + 11 * epact + 22 * weekday) // 451
    month, day = divmod(epact + weekday - 7 * shift + 114, 31)
    return date(year, month, day + 1)


def _on(month: int, day: int) -> Callable[[int], date]:
    return lambda year: date(year, month, day)


def _from_easter(days: int) -> Callable[[int], date]:
    return lambda year: get_easter(year) + timedelta(days=days)


def _first_weekday(month: int, day: int, weekday: int) -> Callable[[int], date]:
    """Return the rule of the first such weekday from a day of the year on."""

    def find_day(year: int) -> date:
        first = date(year, month, day)
        return first + timedelta(days=(weekday - first.weekday()) % 7)

    return find_day


NEW_YEAR = Rule(_on(1, 1), "New Year's Day", "Nyårsdagen")
EPIPHANY = Rule(_on(1, 6), "Epiphany", "Trettondedag jul")
MAUNDY_THURSDAY = Rule(_from_easter(-3), "Maundy Thursday", "Skärtorsdagen")
GOOD_FRIDAY = Rule(_from_easter(-2), "Good Friday", "Långfredagen")
EASTER = (Rule(_from_easter(0), "Easter Sunday", "Påskdagen"), Rule(_from_easter(1), "Easter Monday", "Annandag påsk"))
LABOUR_DAY = Rule(_on(5, 1), "Labour Day", "Första maj")
ASCENSION = Rule(_from_easter(39), "Ascension Day", "Kristi himmelsfärdsdag")
PENTECOST = Rule(_from_easter(49), "Pentecost", "Pingstdagen")
WHIT_MONDAY = Rule(_from_easter(50), "Whit Monday", "Annandag pingst")
MIDSUMMER = (
    Rule(_first_weekday(6, 19, FRIDAY), "Midsummer's Eve", "Midsommarafton"),
    Rule(_first_weekday(6, 20, SATURDAY), "Midsummer's Day", "Midsommardagen"),
)
ALL_SAINTS = Rule(_first_weekday(10, 31, SATURDAY), "All Saints' Day", "Alla helgons dag")
CHRISTMAS_EVE = Rule(_on(12, 24), "Christmas Eve", "Julafton")
CHRISTMAS = (Rule(_on(12, 25), "Christmas Day", "Juldagen"), Rule(_on(12, 26), "Boxing Day", "Annandag jul"))
NEW_YEARS_EVE = Rule(_on(12, 31), "New Year's Eve", "Nyårsafton")

COUNTRIES: dict[str, tuple[Rule, ...]] = {
    "SE": (
        NEW_YEAR, EPIPHANY, GOOD_FRIDAY, *EASTER, LABOUR_DAY, ASCENSION, PENTECOST, Rule(_on(6, 6), "National Day", "Nationaldagen"),
        *MIDSUMMER, ALL_SAINTS, CHRISTMAS_EVE, *CHRISTMAS, NEW_YEARS_EVE,
    ),
    "NO": (
        NEW_YEAR, MAUNDY_THURSDAY, GOOD_FRIDAY, *EASTER, LABOUR_DAY, Rule(_on(5, 17), "Constitution Day", "Grundlagsdagen"), ASCENSION,
        PENTECOST, WHIT_MONDAY, *CHRISTMAS,
    ),
    "DK": (NEW_YEAR, MAUNDY_THURSDAY, GOOD_FRIDAY, *EASTER, ASCENSION, PENTECOST, WHIT_MONDAY, *CHRISTMAS),
    "FI": (
        NEW_YEAR, EPIPHANY, GOOD_FRIDAY, *EASTER, LABOUR_DAY, ASCENSION, PENTECOST, *MIDSUMMER, ALL_SAINTS,
        Rule(_on(12, 6), "Independence Day", "Självständighetsdagen"), CHRISTMAS_EVE, *CHRISTMAS,
    ),
}
"""The holidays of each country; in Sweden and Finland with the eves on which work rests by agreement, not by law."""


async def list_public_holidays(session: AsyncSession, user: CurrentUser) -> PublicHolidaysOut:
    """Return the public holidays of the company's country from today to the end of next year, and which of them are days off."""
    country = (await companies.get_own_company(session)).country
    today = local_date(now(), user.timezone)
    last = date(today.year + 1, 12, 31)
    spans = (await session.execute(select(Holiday.starts_on, Holiday.ends_on).where(
        Holiday.company_id == get_context(session).company_id, Holiday.resource_id.is_(None),
        Holiday.ends_on >= today, Holiday.starts_on <= last,
    ))).all()
    names: dict[date, str] = {}
    for rule in COUNTRIES.get(country, ()):
        for day in map(rule.find_day, (today.year, last.year)):
            names.setdefault(day, rule.name_sv if language.get() == "sv" else rule.name_en)
    return PublicHolidaysOut(country=country, days=[
        PublicHoliday(day=day, name=names[day], is_added=any(starts_on <= day <= ends_on for starts_on, ends_on in spans))
        for day in sorted(names) if day >= today
    ])


async def add_public_holidays(session: AsyncSession, user: CurrentUser) -> PublicHolidaysAdded:
    """Add the public holidays that aren't days off of the company yet; the lock keeps two presses at once from adding them twice."""
    await get_settings_row(session, lock=True)
    missing = [row for row in (await list_public_holidays(session, user)).days if not row.is_added]
    for row in missing:
        await create_holiday(session, HolidayCreate(name=row.name, starts_on=row.day, ends_on=row.day))
    return PublicHolidaysAdded(added=len(missing))
