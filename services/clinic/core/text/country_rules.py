"""Rules of a person's details that depend on the country: zip code and personal id (PLT-101, PLT-103)."""

import re

from clinic.core.api.errors import FieldError
from clinic.core.text.validators import RULES

CENTURY_AND_DATE_LENGTH, CPR_DATE_LENGTH = 8, 6
"""Digits before the dash of a Swedish personal id and of a Danish CPR number."""
_ZIP_CODES = {"DK": r"[0-9]{4}", "NO": r"[0-9]{4}", "FI": r"[0-9]{5}", "IS": r"[0-9]{3}"}
"""Zip codes of the clinics' neighbours; another country's is any text."""


def check_zip_code(country: str, zip_code: str) -> None:
    """Raise FieldError when the zip code has not the form of its country."""
    if country == "SE" and not RULES["swedish_zip_code"](zip_code):
        raise FieldError("zip_code", "swedish_zip_code")
    if country in _ZIP_CODES and not re.fullmatch(_ZIP_CODES[country], zip_code):
        raise FieldError("zip_code", "zip_code")


def add_personal_id_dash(digits: str) -> str:
    """Return the twelve digits of a Swedish personal id as it is stored."""
    return f"{digits[:CENTURY_AND_DATE_LENGTH]}-{digits[CENTURY_AND_DATE_LENGTH:]}"


def check_personal_id(country: str, personal_id: str) -> str:
    """Return the personal id with its dash: Swedish in Sweden, also a CPR number in Denmark, any text elsewhere. Raises FieldError."""
    digits = personal_id.replace("-", "")
    if RULES["swedish_personal_id"](personal_id):
        return add_personal_id_dash(digits)
    if country == "SE":
        raise FieldError("personal_id", "swedish_personal_id")
    if country != "DK":
        return personal_id
    if not RULES["danish_cpr"](personal_id):
        raise FieldError("personal_id", "personal_id")
    return _with_cpr_dash(digits)


def check_cpr_id(cpr_id: str) -> str:
    """Return the Danish CPR number with its dash. Raises FieldError."""
    if not RULES["danish_cpr"](cpr_id):
        raise FieldError("cpr_id", "danish_cpr")
    return _with_cpr_dash(cpr_id.replace("-", ""))


def _with_cpr_dash(digits: str) -> str:
    return f"{digits[:CPR_DATE_LENGTH]}-{digits[CPR_DATE_LENGTH:]}"
