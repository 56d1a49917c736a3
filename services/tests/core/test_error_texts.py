"""Rule 8 and PLT-108: every error code has a text in both languages, with the same placeholders."""

import string

import pytest

from clinic import main  # noqa: F401 - declares every error class
from clinic.core.api.errors import ERROR_CODES, ApiError, DuplicateErrorCodeError, NotFound
from clinic.core.text.i18n import FIELD_TEXTS


def _placeholders(text: str, language: str) -> set[str]:
    """Return the names in a text, without the ending of a value that is given in each language."""
    return {name.removesuffix(f"_{language}") for _, name, _, _ in string.Formatter().parse(text) if name}


def test_every_error_code_has_both_texts():
    """Each error class has an English and a Swedish sentence with the same placeholders."""
    assert len(ERROR_CODES) > 15
    for code, error_class in ERROR_CODES.items():
        assert error_class.en and error_class.sv, code
        assert _placeholders(error_class.en, "en") == _placeholders(error_class.sv, "sv"), code
        assert error_class.en != error_class.sv, code


def test_every_field_error_code_has_both_texts():
    """The sentences shown at fields, which the browser gets from the same table (PLT-106)."""
    for code, (en, sv) in FIELD_TEXTS.items():
        assert en and sv and _placeholders(en, "en") == _placeholders(sv, "sv"), code


def test_texts_quoted_in_the_ledger_are_used_verbatim():
    """PLT-004, PLT-005: the sentences that the ledger quotes."""
    assert ERROR_CODES["auth.session_replaced"].en == (
        "Another login has been detected for this account and you have been logged out from this device"
    )
    assert ERROR_CODES["auth.required"].en == "Not authorized!"
    assert ERROR_CODES["server.error"].en == "server error, contact server"
    assert ERROR_CODES["limit.reached"].en == "It seems that you have reached your plan's limit"


def test_code_declared_twice_fails_at_import() -> None:
    """A code is the key of its texts: a second class with it would show the first one's, or the other way about."""
    with pytest.raises(DuplicateErrorCodeError, match=r"not_found is declared by NotFound and by .*Absent"):
        type("Absent", (ApiError,), {"code": NotFound.code, "__qualname__": "sample.Absent"})
    assert ERROR_CODES[NotFound.code] is NotFound
    assert type("OwnKind", (NotFound,), {}).code == NotFound.code
