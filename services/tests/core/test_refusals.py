"""Rule 8 and PLT-108: every code has its texts in both languages, and they are filled."""

import string

from clinic import main  # noqa: F401 - declares every refusal
from clinic.core.errors import CODES
from clinic.core.i18n import FIELD_TEXTS


def _names(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_every_code_has_both_texts():
    """Each refusal's class carries an English and a Swedish sentence that name the same facts."""
    assert len(CODES) > 15
    for code, kind in CODES.items():
        assert kind.en and kind.sv, code
        assert _names(kind.en) == _names(kind.sv), code
        assert kind.en != kind.sv, code


def test_every_field_code_has_both_texts():
    """The sentences beside fields, which the browser gets from the same table (PLT-106)."""
    for code, (en, sv) in FIELD_TEXTS.items():
        assert en and sv and _names(en) == _names(sv), code


def test_the_ledgers_texts_are_the_ledgers():
    """PLT-004, PLT-005: the sentences that the ledger gives in quotes."""
    assert CODES["auth.ended_elsewhere"].en == (
        "Another login has been detected for this account and you have been logged out from this device"
    )
    assert CODES["auth.required"].en == "Not authorized!"
    assert CODES["server.error"].en == "server error, contact server"
    assert CODES["limit.reached"].en == "It seems that you have reached your plan's limit"
