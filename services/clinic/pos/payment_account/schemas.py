"""Request and response schemas of the account with the payment provider."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel
from pydantic_core import PydanticCustomError

from clinic.core.clock import Instant
from clinic.core.text.validators import Email

PaymentAccountState = Literal["not_connected", "started", "waiting", "connected", "refused"]


def _require_accepted(accepted: bool) -> bool:
    if not accepted:
        raise PydanticCustomError("accept", "not agreed")
    return accepted


class PaymentAccountCreate(BaseModel):
    """The start of a connection: the address that the provider writes to, and the version of the terms that the user agrees to."""

    email: Email
    terms_version: str
    terms: Annotated[bool, AfterValidator(_require_accepted)]


class PaymentTermsOut(BaseModel):
    """The terms in force, in the user's language."""

    version: str
    paragraphs: list[str]


class PaymentAccountOut(BaseModel):
    """The state of the company's account with the payment provider.

    `started`: the company is filling in the provider's pages, at `redirect_url`. `waiting`: the provider has to approve the account.
    """

    state: PaymentAccountState
    email: str
    redirect_url: str
    merchant_id: str
    terms: PaymentTermsOut
    terms_version: str
    terms_accepted_at: Instant | None
