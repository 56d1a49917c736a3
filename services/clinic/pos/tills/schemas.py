"""Registers, terminals and the till's settings on the wire."""

from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.core.money import Minor

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]
Words = Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)]
Version = Annotated[int, Field(ge=1)]


class TerminalUpdate(BaseModel):
    """What may change of a terminal: its nick name, and whether it's in use."""

    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80)]
    is_active: bool = True
    version: Version


class TerminalIn(BaseModel):
    """A terminal as it is added: one of those that the account has."""

    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80)]
    virtual_terminal_id: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]


class TerminalOut(BaseModel):
    """A terminal."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    name: str
    virtual_terminal_id: str
    is_active: bool
    version: int


class TillIn(BaseModel):
    """A register as admins write it; its address is where it sells, as receipts show it."""

    name: Name
    terminal_id: UUID | None = None
    street_address: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=120)]
    zip_code: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=12)]
    city: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80)]
    is_active: bool = True


class RegisterUpdate(TillIn):
    """A changed register, with the version that the change began from."""

    version: Version


class RegisterOut(BaseModel):
    """A register; `control_id` is what the control unit knows it as, empty until it's enrolled."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    name: str
    terminal_id: UUID | None
    control_id: str
    control_unit: str
    street_address: str
    zip_code: str
    city: str
    is_active: bool
    version: int


class SettingIn(BaseModel):
    """What is set for all tills."""

    receipt_header: Words = ""
    receipt_footer: Words = ""
    version: Version


class SettingOut(BaseModel):
    """The same, with the account's merchant id."""

    model_config = ConfigDict(from_attributes=True)

    merchant_id: str
    receipt_header: str
    receipt_footer: str
    version: int


class Missing(BaseModel):
    """One thing that keeps the till from selling: its code and its sentence."""

    code: str
    text: str


class TillState(BaseModel):
    """Whether the company can sell, and what it lacks (POS-001)."""

    ready: bool
    missing: list[Missing]
    registers: list[RegisterOut]
    terminals: list[TerminalOut]


class CashIn(BaseModel):
    """Cash put into the drawer or taken out of it, apart from sales; and an opening of the drawer, which has no amount."""

    kind: Annotated[str, Field(pattern="^(cash_in|cash_out|drawer|float)$")]
    amount: Minor = 0
    reason: Annotated[str, StringConstraints(strip_whitespace=True, max_length=200)] = ""
