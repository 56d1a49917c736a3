"""Rules of a client's fields that depend on the country (PLT-101, PLT-103): for what is entered, never for what is saved already."""

import re

from clinic.clients.schemas import ClientCreate
from clinic.core.api.errors import FieldError
from clinic.core.text.validators import RULES

CENTURY_AND_DATE_LENGTH, CPR_DATE_LENGTH = 8, 6
"""Digits before the dash of a Swedish personal id and of a Danish CPR number."""
_ZIP_CODES = {"DK": r"[0-9]{4}", "NO": r"[0-9]{4}", "FI": r"[0-9]{5}", "IS": r"[0-9]{3}"}
"""Zip codes of the clinics' neighbours; another country's is any text."""


def check_client_fields(data: ClientCreate, unchanged: frozenset[str] = frozenset()) -> None:
    """Check mobile number, zip code and personal id by the client's country, but for the fields that are saved with this value already.

    Raises FieldError, also for an identity check that doesn't say by what it was made. The personal id gets its dash.
    """
    if data.mobile_number and "mobile_number" not in unchanged and not RULES["mobile_number"](data.mobile_number):
        raise FieldError("mobile_number", "mobile_number")
    if data.zip_code and "zip_code" not in unchanged:
        _check_zip_code(data.country, data.zip_code)
    if data.personal_id and "personal_id" not in unchanged and not data.is_reserve_number:
        data.personal_id = _check_personal_id(data.country, data.personal_id)
    if data.identity_document == "other" and not data.identity_note:
        raise FieldError("identity_note", "required")
    if data.identity_note and not data.identity_document:
        raise FieldError("identity_document", "required")


def _check_zip_code(country: str, zip_code: str) -> None:
    if country == "SE" and not RULES["swedish_zip_code"](zip_code):
        raise FieldError("zip_code", "swedish_zip_code")
    if country in _ZIP_CODES and not re.fullmatch(_ZIP_CODES[country], zip_code):
        raise FieldError("zip_code", "zip_code")


def _check_personal_id(country: str, personal_id: str) -> str:
    """Return the personal id with its dash: Swedish in Sweden, also a CPR number in Denmark, any text elsewhere. Raises FieldError."""
    digits = personal_id.replace("-", "")
    if RULES["swedish_personal_id"](personal_id):
        return f"{digits[:CENTURY_AND_DATE_LENGTH]}-{digits[CENTURY_AND_DATE_LENGTH:]}"
    if country == "SE":
        raise FieldError("personal_id", "swedish_personal_id")
    if country != "DK":
        return personal_id
    if not RULES["danish_cpr"](personal_id):
        raise FieldError("personal_id", "personal_id")
    return f"{digits[:CPR_DATE_LENGTH]}-{digits[CPR_DATE_LENGTH:]}"
