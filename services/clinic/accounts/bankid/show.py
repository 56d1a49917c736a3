"""An order as its own session sees it."""

from clinic.accounts.bankid.models import BankIdOrder
from clinic.accounts.bankid.schemas import BankIdOrderOut, State
from clinic.core.errors import CODES, Conflict
from clinic.core.i18n import language
from clinic.providers.bankid import messages, start_links


class TooLong(Conflict):
    """BankID shows at most 40,000 characters."""

    code = "bankid.too_long"
    en = "This is more text than BankID can show at once. Sign fewer at a time."
    sv = "Det här är mer text än BankID kan visa på en gång. Signera färre åt gången."


class WrongPerson(Conflict):
    """Somebody else's BankID completed the order than the one it was made for."""

    code = "bankid.wrong_person"
    en = "Another person's BankID was used than the one of this account."
    sv = "En annan persons BankID användes än det som hör till kontot."


def order(row: BankIdOrder) -> BankIdOrderOut:
    """Its state, and the sentence in the caller's language."""
    state: State = "pending" if row.state == "starting" else "failed" if row.state == "failed" else "complete"
    if row.state == "pending":
        state = "pending"
    if row.error:
        code, text = row.error, CODES[row.error]().text(language.get())
    else:
        code = messages.code_of(state, row.hint, same_device=row.same_device)
        text = messages.text_of(code, language.get())
    desktop, mobile = start_links(row.auto_start_token) if state == "pending" and row.auto_start_token else ("", "")
    return BankIdOrderOut(
        order_ref=row.id, state=state, hint=row.hint, code=code, message=text, start_desktop=desktop, start_mobile=mobile,
        outcome=row.outcome,
    )
