"""Phone numbers: digits and a country code are typed, E.164 is kept and sent (PLT-101)."""

import phonenumbers

from clinic.core.errors import FieldError


def e164(country_code: str, number: str, *, field: str = "mobile_number") -> str:
    """The number in E.164, or "" for none; a FieldError when no such number exists in that country."""
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
