"""Where an SMS may go in a clinic's name: PLT-061 wants a verified company, MSG-006 a country that has SMS.

Whoever can make a company can have it text; so numbers abroad, numbers that no telephone in a pocket has, and a day that no clinic
has are refused before they cost anything. What is refused stays among the clinic's messages, which say why.
"""

import phonenumbers
from phonenumbers import PhoneNumberType
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.company import service as companies
from clinic.core.db import context_of
from clinic.core.errors import Forbidden, Refusal, TooMany
from clinic.core.logs import log
from clinic.core.ratelimit import allow
from clinic.core.settings import settings

MOBILE = frozenset({PhoneNumberType.MOBILE, PhoneNumberType.FIXED_LINE_OR_MOBILE})
DAY = 24 * 3600


class NotVerified(Forbidden):
    """The company isn't verified (PLT-061)."""

    code = "messaging.company_unverified"
    en = "Your company is not verified to send SMS yet. Contact support to have it verified."
    sv = "Ditt företag är inte verifierat för att skicka sms ännu. Kontakta supporten för att få det verifierat."


class NotServed(Refusal):
    """The number's country has no SMS here (MSG-006)."""

    status = 422
    code = "messaging.country"
    en = "SMS is not available in this number's country. Contact support to be put on the waiting list for it."
    sv = "Sms finns inte i det här numrets land. Kontakta supporten för att stå på väntelistan för det."


class NotMobile(Refusal):
    """No telephone that takes SMS has such a number."""

    status = 422
    code = "messaging.not_mobile"
    en = "This is not a mobile number."
    sv = "Det här är inte ett mobilnummer."


class DayFull(Refusal):
    """The clinic has sent as many SMS today as any clinic may."""

    status = 429
    code = "messaging.day_full"
    en = "So many SMS have been sent today that no more go out. Send it again tomorrow, or contact support."
    sv = "Så många sms har skickats i dag att inga fler går ut. Skicka det igen i morgon, eller kontakta supporten."


def refusal_of(number: str) -> type[NotServed | NotMobile] | None:
    """Why no SMS goes to a number in E.164, whoever sends it."""
    parsed = phonenumbers.parse(number, None)
    served = {code.strip() for code in settings().sms_countries.split(",")}
    if not served & set(phonenumbers.region_codes_for_country_code(parsed.country_code or 0)):
        return NotServed
    if phonenumbers.number_type(parsed) not in MOBILE:
        return NotMobile
    return None if phonenumbers.region_code_for_number(parsed) in served else NotServed


async def barred(session: AsyncSession, number: str) -> Refusal | None:
    """Why the session's company sends no SMS to this number; None when it may."""
    if not (await companies.own(session)).is_verified:
        return NotVerified()
    why = refusal_of(number)
    return why() if why else None


async def one_more(session: AsyncSession) -> DayFull | None:
    """Count an SMS of the company's day. The first too many of a day is the operator's alarm, in the log."""
    company_id = str(context_of(session).company_id)
    most = settings().sms_most_a_day
    try:
        await allow("sms.day", company_id, most=most, seconds=DAY)
    except TooMany:
        if await _first(company_id):
            log.error("messaging.day_full", company_id=company_id, most=most)
        return DayFull()
    return None


async def _first(company_id: str) -> bool:
    try:
        await allow("sms.alarm", company_id, most=1, seconds=DAY)
    except TooMany:
        return False
    return True
