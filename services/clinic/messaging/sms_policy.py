"""Rules for sending SMS on behalf of a clinic: a verified company (PLT-061), a supported country (MSG-006), a daily limit.

Anyone can register a company and have it send SMS, so foreign numbers, numbers that are not mobile phones, and volumes that no clinic
needs are refused before they cost anything. A refused message stays in the clinic's message list with the reason.
"""

import phonenumbers
from phonenumbers import PhoneNumberType

from clinic.company import service as companies
from clinic.core.api.errors import ApiError, Forbidden, RateLimited
from clinic.core.api.rate_limit import hit
from clinic.core.database.session import AnySession, get_context
from clinic.core.logging import log
from clinic.core.settings import settings

MOBILE_TYPES = frozenset({PhoneNumberType.MOBILE, PhoneNumberType.FIXED_LINE_OR_MOBILE})
DAY_SECONDS = 24 * 3600


class CompanyNotVerified(Forbidden):
    """The company is not verified (PLT-061)."""

    code = "messaging.company_unverified"
    en = "Your company is not verified to send SMS yet. Contact support to have it verified."
    sv = "Ditt företag är inte verifierat för att skicka sms ännu. Kontakta supporten för att få det verifierat."


class CountryNotSupported(ApiError):
    """No SMS are sent to the number's country (MSG-006)."""

    status = 422
    code = "messaging.country_not_supported"
    en = "SMS is not available in this number's country. Contact support to be put on the waiting list for it."
    sv = "Sms finns inte i det här numrets land. Kontakta supporten för att stå på väntelistan för det."


class NotMobile(ApiError):
    """The number can't receive SMS: it is not a mobile number."""

    status = 422
    code = "messaging.not_mobile"
    en = "This is not a mobile number."
    sv = "Det här är inte ett mobilnummer."


class DailyLimitReached(ApiError):
    """The clinic has sent the daily maximum of SMS."""

    status = 429
    code = "messaging.daily_limit_reached"
    en = "So many SMS have been sent today that no more go out. Send it again tomorrow, or contact support."
    sv = "Så många sms har skickats i dag att inga fler går ut. Skicka det igen i morgon, eller kontakta supporten."


def number_blocked_reason(number: str) -> type[CountryNotSupported | NotMobile] | None:
    """Return why no SMS can be sent to a number in E.164 by any company, or None when it can."""
    parsed = phonenumbers.parse(number, None)
    supported = {code.strip() for code in settings().sms_countries.split(",")}
    if not supported & set(phonenumbers.region_codes_for_country_code(parsed.country_code or 0)):
        return CountryNotSupported
    if phonenumbers.number_type(parsed) not in MOBILE_TYPES:
        return NotMobile
    return None if phonenumbers.region_code_for_number(parsed) in supported else CountryNotSupported


async def blocked_reason(session: AnySession, number: str) -> ApiError | None:
    """Return why the session's company can't send SMS to this number, or None when it can."""
    if not await companies.is_own_company_verified(session):
        return CompanyNotVerified()
    error_class = number_blocked_reason(number)
    return error_class() if error_class else None


async def count_and_check_quota(session: AnySession) -> DailyLimitReached | None:
    """Count one SMS against the company's daily limit; return the error when it is exceeded.

    The first one over the limit of a day is logged as an error, which alarms the operator.
    """
    company_id = str(get_context(session).company_id)
    limit = settings().sms_daily_limit
    try:
        await hit("sms.day", company_id, limit=limit, window_seconds=DAY_SECONDS)
    except RateLimited:
        if await _is_first_alarm(company_id):
            log.error("messaging.daily_limit_reached", company_id=company_id, most=limit)
        return DailyLimitReached()
    return None


async def _is_first_alarm(company_id: str) -> bool:
    try:
        await hit("sms.alarm", company_id, limit=1, window_seconds=DAY_SECONDS)
    except RateLimited:
        return False
    return True
