"""The named rules (`x-rule` in the API's schema): what a type and a length can't say.

The browser has its own of the same name, and one file, rules_vectors.json, is run by both sides' tests (PLT-106). An empty value
passes every rule: whether a field is required is said by its length.
"""

import re
from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Annotated, Any
from unicodedata import category

from fastapi import FastAPI
from pydantic import AfterValidator, Field, StringConstraints
from pydantic_core import PydanticCustomError
from stdnum import luhn

from clinic.core.i18n import FIELD_TEXTS, LANGUAGES

SHORTEST_PASSWORD = 9
EMAIL = re.compile(r"^[^@\s]+@[^@\s]+\.[^@\s]{2,}$")
ADDRESS = re.compile(r"://|\bwww\.|@|[\w-]{2,}\.[^\W\d_]{2,}|\.[^\W\d_]{2,}/", re.IGNORECASE)
UNSEEN = frozenset({"Cc", "Zl", "Zp"})
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
COORDINATION = 60
"""Added to the day in a coordination number."""


def password(value: str) -> bool:
    """PLT-016: longer than 8 characters with a lower-case letter, an upper-case letter (of any alphabet) and a number."""
    kinds = {category(letter) for letter in value}
    return len(value) >= SHORTEST_PASSWORD and kinds >= {"Ll", "Lu"} and any(letter in "0123456789" for letter in value)


def mobile_number(value: str) -> bool:
    """PLT-101: digits only, at least 7; the country code is a field of its own."""
    return re.fullmatch(r"[0-9]{7,15}", value) is not None


def plain_name(value: str) -> bool:
    """A name goes into mails and SMS: no line break, nothing that turns the writing's direction, nothing that a phone makes a link of.

    "A/S", "D.M." and "Klinik 24:7" are names; "St.Erik" wants its space, since no list tells a village from a domain.
    """
    return not any(category(letter) in UNSEEN or letter in TURNING for letter in value) and not ADDRESS.search(value)


def theme_color(value: str) -> bool:
    """#RRGGBB."""
    return re.fullmatch(r"#[0-9A-Fa-f]{6}", value) is not None


def organization_number(value: str) -> bool:
    """000000-0000 with its check digit: a legal person's (third digit at least 2), or a sole trader's, which is a personal id."""
    match = re.fullmatch(r"([0-9]{6})-([0-9]{4})", value)
    if not match or not luhn.is_valid(match[1] + match[2]):
        return False
    legal = value[0] in "1256789" and value[2] >= "2"
    return legal or any(_real_day(century + match[1]) is not None for century in ("19", "20"))


def swedish_personal_id(value: str) -> bool:
    """PLT-103: YYYYMMDD-XXXX with a day that has been and a right check digit; coordination numbers are accepted."""
    match = re.fullmatch(r"([0-9]{8})-?([0-9]{4})", value)
    if not match or not luhn.is_valid(match[1][2:] + match[2]):
        return False
    born = _real_day(match[1])
    return born is not None and born <= _today()


def danish_cpr(value: str) -> bool:
    """PLT-103: DDMMYY-XXXX with a day that has been. The old check digit no longer holds for all, so it isn't asked for."""
    match = re.fullmatch(r"([0-9]{2})([0-9]{2})([0-9]{2})-?([0-9])[0-9]{3}", value)
    if not match:
        return False
    day, month, year, seventh = (int(part) for part in match.groups())
    born = _day(_danish_century(year, seventh) + year, month, day)
    return born is not None and born <= _today()


def _danish_century(year: int, seventh: int) -> int:
    if seventh <= 3:  # noqa: PLR2004 - the table of the CPR office
        return 1900
    if seventh in {4, 9}:
        return 2000 if year <= 36 else 1900  # noqa: PLR2004
    return 2000 if year <= 57 else 1800  # noqa: PLR2004


def _real_day(digits: str) -> date | None:
    day = int(digits[6:8])
    return _day(int(digits[:4]), int(digits[4:6]), day - COORDINATION if day > COORDINATION else day)


def _day(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _today() -> date:
    return datetime.now(UTC).date()


RULES: dict[str, Callable[[str], bool]] = {
    rule.__name__: rule
    for rule in (password, mobile_number, plain_name, theme_color, organization_number, swedish_personal_id, danish_cpr)
}


def publish_texts(app: FastAPI) -> None:
    """Put the texts beside fields into the OpenAPI document, from where the browser takes them: one text on both sides (PLT-106)."""
    document = app.openapi

    def openapi() -> dict[str, Any]:
        made = document()
        made["info"]["x-texts"] = {lang: {code: said[at] for code, said in FIELD_TEXTS.items()} for at, lang in enumerate(LANGUAGES)}
        return made

    app.openapi = openapi  # type: ignore[method-assign]


def _named(name: str) -> tuple[Any, Any]:
    def check(value: str) -> str:
        if value and not RULES[name](value):
            raise PydanticCustomError(name, "not as the rule says")
        return value

    return AfterValidator(check), Field(json_schema_extra={"x-rule": name})


def _email(value: str) -> str:
    if value and not EMAIL.match(value):
        raise PydanticCustomError("email", "not an address")
    return value


Password = Annotated[str, StringConstraints(min_length=1, max_length=200), *_named("password")]
MobileNumber = Annotated[str, StringConstraints(strip_whitespace=True, max_length=15), *_named("mobile_number")]
PersonName = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80), *_named("plain_name")]
PersonNameOrNone = Annotated[str, StringConstraints(strip_whitespace=True, max_length=80), *_named("plain_name")]
ThingName = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=120), *_named("plain_name")]
"""A company's, a service's, whatever people read of in a mail or an SMS."""
ThemeColor = Annotated[str, StringConstraints(min_length=1, max_length=7), *_named("theme_color")]
OrganizationNumber = Annotated[str, StringConstraints(strip_whitespace=True, max_length=20), *_named("organization_number")]
SwedishPersonalId = Annotated[str, StringConstraints(strip_whitespace=True, max_length=13), *_named("swedish_personal_id")]
DanishCpr = Annotated[str, StringConstraints(strip_whitespace=True, max_length=11), *_named("danish_cpr")]
Email = Annotated[
    str, StringConstraints(strip_whitespace=True, to_lower=True, min_length=1, max_length=254), AfterValidator(_email),
    Field(json_schema_extra={"pattern": EMAIL.pattern, "x-code": "email"}),
]
"""An e-mail address, in lower case."""
EmailOrNone = Annotated[
    str, StringConstraints(strip_whitespace=True, to_lower=True, max_length=254), AfterValidator(_email),
    Field(json_schema_extra={"pattern": f"^$|{EMAIL.pattern}", "x-code": "email"}),
]
"""The same, or nothing."""
