"""Request and response schemas of signing in with BankID."""

from pydantic import BaseModel, Field

from clinic.accounts.bankid.schemas import BankIdOrderOut
from clinic.accounts.schemas import SessionOut


class BankIdOrderStart(BaseModel):
    """A new order. `same_device` says that the BankID app on the device of the page will be opened."""

    same_device: bool = False


class BankIdSignInOut(BankIdOrderOut):
    """The state of an order that signs in, and the session that it has started."""

    session: SessionOut | None = Field(None, description="Null until the order is complete")
