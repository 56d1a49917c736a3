"""Request and response schemas of proving a session by a second factor."""

from uuid import UUID

from pydantic import BaseModel, Field

from clinic.accounts.signin.schemas import CodeRecipient, SecondFactorMethod


class SessionProofOptions(BaseModel):
    """The ways in which the signed-in person can prove a second factor, and those that they can add."""

    is_strong: bool = Field(description="Whether two factors have proved this session already")
    methods: list[SecondFactorMethod] = Field(description="The codes that the person can give; none by e-mail, which is no second factor")
    recipients: list[CodeRecipient] = Field(description="The ways to get a code, by SMS")
    has_passkey: bool
    has_bankid: bool = Field(description="Whether `/api/session/proof/bankid` can be used")
    can_add_mobile: bool = Field(description="Whether a mobile number can be verified: staff of a company that may send SMS")
    can_add_passkey: bool = Field(description="Whether the profile offers passkeys, BankID and an authenticator app, as it does to staff")


class SessionBankIdStart(BaseModel):
    """A new order. `same_device` says that the BankID app on the device of the page will be opened."""

    same_device: bool = False


class SessionBankIdResult(BaseModel):
    """The id of a completed order."""

    order_ref: UUID
