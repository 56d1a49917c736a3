"""Request and response schemas of registers, terminals and register settings."""

from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.core.documents.pdf import A4, Paper
from clinic.core.money import Minor
from clinic.core.text.validators import MultiLine, SingleLine

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40), SingleLine]
ReceiptText = Annotated[str, StringConstraints(strip_whitespace=True, max_length=500), MultiLine]
Version = Annotated[int, Field(ge=1)]


class TerminalUpdate(BaseModel):
    """A terminal's nick name and whether it is in use; its ids at the provider can't change."""

    nick_name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80), SingleLine]
    is_active: bool = True
    version: Version


class TerminalCreate(BaseModel):
    """A terminal to add: one of the payment account's devices."""

    nick_name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80), SingleLine]
    virtual_terminal_id: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]


class TerminalOut(BaseModel):
    """A card terminal."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    nick_name: str
    virtual_terminal_id: str
    is_active: bool
    version: int


class RegisterCreate(BaseModel):
    """A register as administrators enter it. The address is that of the point of sale, as receipts show it."""

    name: Name
    terminal_id: UUID | None = None
    street_address: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=120), SingleLine]
    zip_code: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=12), SingleLine]
    city: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80), SingleLine]
    receipt_paper: Paper = Field(A4, description="The paper that the printed receipt is written for; an e-mailed one is always A4")
    is_active: bool = True


class RegisterUpdate(RegisterCreate):
    """A changed register, with the version that the change is based on."""

    version: Version


class RegisterOut(BaseModel):
    """A register. `control_id` is its id at the control system, empty until it is enrolled."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    name: str
    terminal_id: UUID | None
    control_id: str
    control_unit: str
    street_address: str
    zip_code: str
    city: str
    receipt_paper: Paper
    is_active: bool
    version: int


class RegisterSettingsUpdate(BaseModel):
    """The texts above and below each receipt and the picture of the Swish code, with the version that the change is based on."""

    receipt_header: ReceiptText = ""
    receipt_footer: ReceiptText = ""
    swish_qr_id: UUID | None = Field(None, description="An uploaded picture; null removes it, left out it stays as it is")
    version: Version


class RegisterSettingsOut(BaseModel):
    """The receipt texts, the Swish code and the merchant id of the payment account."""

    model_config = ConfigDict(from_attributes=True)

    merchant_id: str
    receipt_header: str
    receipt_footer: str
    swish_qr_id: UUID | None
    swish_qr_url: str | None = Field(None, description="The picture's signed address, valid for a few minutes")
    version: int


class SaleBlocker(BaseModel):
    """A reason why the company can't sell yet: its code and its text."""

    code: str
    text: str


class RegisterReadiness(BaseModel):
    """Whether the company can sell, what prevents it (POS-001), and its registers and terminals."""

    ready: bool
    blockers: list[SaleBlocker]
    registers: list[RegisterOut]
    terminals: list[TerminalOut]
    has_swish_qr: bool = Field(description="Whether there is a Swish code for the till to show")


class CashMovement(BaseModel):
    """Cash put into or taken out of the drawer apart from sales, a new float, or an opening of the drawer without an amount."""

    type: Annotated[str, Field(pattern="^(cash_in|cash_out|drawer|float)$")]
    amount: Minor = 0
    reason: Annotated[str, StringConstraints(strip_whitespace=True, max_length=200)] = ""
