"""The presentation of an order to the session that started it."""

from clinic.accounts.bankid.models import BankIdOrder
from clinic.accounts.bankid.schemas import BankIdOrderOut, OrderState
from clinic.core.api.errors import ERROR_CODES, Conflict
from clinic.core.text.i18n import language
from clinic.providers.bankid import messages, start_links


class TextTooLong(Conflict):
    """The text is longer than BankID shows: at most 40,000 characters."""

    code = "bankid.too_long"
    en = "This is more text than BankID can show at once. Sign fewer at a time."
    sv = "Det här är mer text än BankID kan visa på en gång. Signera färre åt gången."


class WrongPerson(Conflict):
    """The order was completed with another person's BankID than the expected one."""

    code = "bankid.wrong_person"
    en = "Another person's BankID was used than the one of this account."
    sv = "En annan persons BankID användes än det som hör till kontot."


def order_to_schema(order: BankIdOrder) -> BankIdOrderOut:
    """Return an order's state, the message in the request's language, and the links that start the app."""
    state: OrderState = "pending" if order.state == "starting" else "failed" if order.state == "failed" else "complete"
    if order.state == "pending":
        state = "pending"
    if order.error:
        code, text = order.error, ERROR_CODES[order.error]().text(language.get())
    else:
        code = messages.code_of(state, order.hint, same_device=order.same_device)
        text = messages.text_of(code, language.get())
    desktop, mobile = start_links(order.auto_start_token) if state == "pending" and order.auto_start_token else ("", "")
    return BankIdOrderOut(
        order_ref=order.id, state=state, hint=order.hint, code=code, message=text, start_desktop=desktop, start_mobile=mobile,
        outcome=order.outcome,
    )
