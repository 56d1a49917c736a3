"""Phone numbers: typed as country code and digits, stored and sent in E.164 (PLT-101)."""

import phonenumbers

from clinic.core.api.errors import FieldError


def to_e164(country_code: str, number: str, *, field: str = "mobile_number") -> str:
    """Return the number in E.164, or "" for an empty one. Raises FieldError `phone` when the country has no such number."""
    if not number:
        return ""
    code = "+" + country_code.lstrip("+0")
    try:
        parsed = phonenumbers.parse(code + number.lstrip("0") if code != "+" else number, None)
    except phonenumbers.NumberParseException as error:
        raise FieldError(field, "phone") from error
    if not phonenumbers.is_possible_number(parsed):
        raise FieldError(field, "phone")
    return phonenumbers.format_number(parsed, phonenumbers.PhoneNumberFormat.E164)


def format_phone(number: str) -> str:
    """Return a number in E.164 as people of its country write it ("031-12 34 56"); any other text stays as it is."""
    try:
        parsed = phonenumbers.parse(number, None)
    except phonenumbers.NumberParseException:
        return number
    return phonenumbers.format_number(parsed, phonenumbers.PhoneNumberFormat.NATIONAL)
