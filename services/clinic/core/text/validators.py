"""Named validation rules (`x-rule` in the API's schema), for what a type and a length can't express.

The browser implements each rule under the same name; rules_vectors.json holds examples that the tests of both sides run (PLT-106).
An empty value passes every rule: whether a field is required is expressed by its minimum length.
"""

import re
from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Annotated, Any
from unicodedata import category

from fastapi import FastAPI
from pydantic import AfterValidator, BeforeValidator, Field, StringConstraints
from pydantic_core import PydanticCustomError
from stdnum import luhn

from clinic.core.text.i18n import FIELD_TEXTS, LANGUAGES

MIN_PASSWORD_LENGTH = 9
_NO_ADDRESS = r"@\s<>()\[\],;:\\\"\x00-\x1f\x7f-\x9f"
"""Characters that no e-mail address holds unquoted, as the inside of a character class of both Python and JavaScript."""
EMAIL = re.compile(rf"^[^{_NO_ADDRESS}]+@[^{_NO_ADDRESS}]+\.[^{_NO_ADDRESS}]{{2,}}$")
LINK_LIKE = re.compile(r"://|\bwww\.|@|[\w-]{2,}\.[^\W\d_]{2,}|\.[^\W\d_]{2,}/", re.IGNORECASE)
INVISIBLE = frozenset({"Cc", "Zl", "Zp"})
BIDI_CONTROLS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
COORDINATION_NUMBER_OFFSET = 60
"""Added to the day of birth in a coordination number (samordningsnummer)."""


def password(value: str) -> bool:
    """Accept more than 8 characters with a lower-case letter, an upper-case letter (of any alphabet) and a digit (PLT-016)."""
    categories = {category(letter) for letter in value}
    return len(value) >= MIN_PASSWORD_LENGTH and categories >= {"Ll", "Lu"} and any(letter in "0123456789" for letter in value)


def mobile_number(value: str) -> bool:
    """Accept 7 to 15 digits; the country code is a field of its own (PLT-101)."""
    return re.fullmatch(r"[0-9]{7,15}", value) is not None


def plain_name(value: str) -> bool:
    """Accept a name that is safe in e-mails and SMS: without line breaks, bidirectional controls and what a phone turns into a link.

    "A/S", "D.M." and "Klinik 24:7" pass; "St.Erik" needs a space, since it can't be told from a domain name.
    """
    return not any(category(letter) in INVISIBLE or letter in BIDI_CONTROLS for letter in value) and not LINK_LIKE.search(value)


def clean_line(value: Any) -> Any:
    """Return a text of one line without control characters and bidirectional controls; "" when nothing of it is visible.

    It is cleaned and not refused, so that pasted text and what is saved already stay savable.
    """
    if not isinstance(value, str):
        return value
    line = "".join(" " if category(letter) in INVISIBLE else letter for letter in value if letter not in BIDI_CONTROLS)
    return line if any(category(letter)[0] not in "CZ" for letter in line) else ""


def clean_lines(value: Any) -> Any:
    """Return a text whose lines are cleaned as by `clean_line`."""
    return "\n".join(clean_line(line) for line in re.split(r"\r\n|\r|\n", value)) if isinstance(value, str) else value


def theme_color(value: str) -> bool:
    """Accept a colour as #RRGGBB."""
    return re.fullmatch(r"#[0-9A-Fa-f]{6}", value) is not None


def organization_number(value: str) -> bool:
    """Accept 000000-0000 with a right check digit: a legal person's (third digit at least 2), or a sole trader's personal id."""
    match = re.fullmatch(r"([0-9]{6})-([0-9]{4})", value)
    if not match or not luhn.is_valid(match[1] + match[2]):
        return False
    is_legal_person = value[0] in "1256789" and value[2] >= "2"
    return is_legal_person or any(_parse_day(century + match[1]) is not None for century in ("19", "20"))


def swedish_vat_number(value: str) -> bool:
    """Accept SE and 12 digits: an organization number with a right check digit, and the number of the registration, 01 for most."""
    match = re.fullmatch(r"SE([0-9]{10})([0-9]{2})", value)
    return match is not None and luhn.is_valid(match[1]) and match[2] != "00"


def swedish_zip_code(value: str) -> bool:
    """Accept a Swedish zip code, 111 15 to 984 99, with or without the space (PLT-101)."""
    match = re.fullmatch(r"([0-9]{3}) ?([0-9]{2})", value)
    return match is not None and "11115" <= match[1] + match[2] <= "98499"


def short_name(value: str) -> bool:
    """Accept a name in an address: 3 to 40 lower-case letters a to z, digits and single dashes, which neither begin nor end it."""
    return re.fullmatch(r"(?=.{3,40}$)[a-z0-9]+(-[a-z0-9]+)*", value) is not None


def swedish_personal_id(value: str) -> bool:
    """Accept YYYYMMDD-XXXX with a past date and a right check digit, coordination numbers included (PLT-103)."""
    match = re.fullmatch(r"([0-9]{8})-?([0-9]{4})", value)
    if not match or not luhn.is_valid(match[1][2:] + match[2]):
        return False
    born = _parse_day(match[1])
    return born is not None and born <= _today()


def danish_cpr(value: str) -> bool:
    """Accept DDMMYY-XXXX with a past date (PLT-103). The check digit no longer holds for all numbers, so it isn't checked."""
    match = re.fullmatch(r"([0-9]{2})([0-9]{2})([0-9]{2})-?([0-9])[0-9]{3}", value)
    if not match:
        return False
    day, month, year, seventh = (int(part) for part in match.groups())
    born = _date(_danish_century(year, seventh) + year, month, day)
    return born is not None and born <= _today()


def get_swedish_birth_date(value: str) -> date | None:
    """Return the birth date in a Swedish personal or coordination number, or None when it isn't one."""
    return _parse_day(value[:8]) if swedish_personal_id(value) else None


def get_danish_birth_date(value: str) -> date | None:
    """Return the birth date in a Danish CPR number, or None when it isn't one."""
    if not danish_cpr(value):
        return None
    day, month, year, seventh = int(value[:2]), int(value[2:4]), int(value[4:6]), int(value.replace("-", "")[6])
    return _date(_danish_century(year, seventh) + year, month, day)


def _danish_century(year: int, seventh: int) -> int:
    if seventh <= 3:  # noqa: PLR2004 - the table of the CPR office
        return 1900
    if seventh in {4, 9}:
        return 2000 if year <= 36 else 1900  # noqa: PLR2004
    return 2000 if year <= 57 else 1800  # noqa: PLR2004


def _parse_day(digits: str) -> date | None:
    day = int(digits[6:8])
    return _date(int(digits[:4]), int(digits[4:6]), day - COORDINATION_NUMBER_OFFSET if day > COORDINATION_NUMBER_OFFSET else day)


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _today() -> date:
    return datetime.now(UTC).date()


RULES: dict[str, Callable[[str], bool]] = {
    rule.__name__: rule
    for rule in (
        password, mobile_number, plain_name, theme_color, organization_number, swedish_vat_number, swedish_zip_code, swedish_personal_id,
        danish_cpr, short_name,
    )
}


def publish_field_texts(app: FastAPI) -> None:
    """Add the texts of validation errors to the OpenAPI document, from which the browser's texts are generated (PLT-106)."""
    document = app.openapi

    def openapi() -> dict[str, Any]:
        schema = document()
        texts = {lang: {code: pair[i] for code, pair in FIELD_TEXTS.items()} for i, lang in enumerate(LANGUAGES)}
        schema["info"]["x-texts"] = texts
        return schema

    app.openapi = openapi  # type: ignore[method-assign]


def _rule(name: str) -> tuple[Any, Any]:
    def check(value: str) -> str:
        if value and not RULES[name](value):
            raise PydanticCustomError(name, "not as the rule says")
        return value

    return AfterValidator(check), Field(json_schema_extra={"x-rule": name})


def _email(value: str) -> str:
    if value and (not EMAIL.match(value) or any(category(letter) == "Cf" for letter in value)):
        raise PydanticCustomError("email", "not an address")
    return value


SingleLine, MultiLine = BeforeValidator(clean_line), BeforeValidator(clean_lines)
"""Annotations of texts that stand in lists, messages and on receipts, where the names' rule would refuse too much."""
Password = Annotated[str, StringConstraints(min_length=1, max_length=200), *_rule("password")]
MobileNumber = Annotated[str, StringConstraints(strip_whitespace=True, max_length=15), *_rule("mobile_number")]
PersonName = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80), *_rule("plain_name")]
PersonNameOrEmpty = Annotated[str, StringConstraints(strip_whitespace=True, max_length=80), *_rule("plain_name")]
ThingName = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=120), *_rule("plain_name")]
"""The name of a company, a service or anything else that is written in an e-mail or SMS."""
Reason = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)]
"""Why something that can't be undone is done (USE-014)."""
ThemeColor = Annotated[str, StringConstraints(min_length=1, max_length=7), *_rule("theme_color")]
ShortName = Annotated[
    str, StringConstraints(strip_whitespace=True, to_lower=True, min_length=1, max_length=40), *_rule("short_name"),
]
"""A name in an address, in lower case."""
SwedishPersonalId = Annotated[str, StringConstraints(strip_whitespace=True, max_length=13), *_rule("swedish_personal_id")]
Email = Annotated[
    str, StringConstraints(strip_whitespace=True, to_lower=True, min_length=1, max_length=254), AfterValidator(_email),
    Field(json_schema_extra={"pattern": EMAIL.pattern, "x-code": "email"}),
]
"""An e-mail address, in lower case."""
EmailOrEmpty = Annotated[
    str, StringConstraints(strip_whitespace=True, to_lower=True, max_length=254), AfterValidator(_email),
    Field(json_schema_extra={"pattern": f"^$|{EMAIL.pattern}", "x-code": "email"}),
]
"""An e-mail address in lower case, or an empty string."""
