"""Data sent to and received from Infrasec's control system (SKVFS 2009:2, SKVFS 2020:9). Amounts in öre, never negative."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class ReceiptType(StrEnum):
    """The four receipt types of the law; a return is a normal receipt whose amount is a refund."""

    NORMAL = "normal"
    COPY = "kopia"
    TRAINING = "ovning"
    PROFORMA = "profo"


RATES = (2500, 1200, 600, 0)
"""VAT rates in hundredths of a percent, in the order of the protocol; all four are always sent."""


@dataclass(frozen=True, slots=True)
class ControlAccount:
    """A register at the control system: `register_id` is company.ccu_register_id, `address` street, zip and city in one text."""

    org_number: str
    register_id: str
    address: str


@dataclass(frozen=True, slots=True)
class ControlVat:
    """A VAT rate's part of a receipt: `vat` + `net` was paid at that rate."""

    rate: int
    vat: int
    net: int


@dataclass(frozen=True, slots=True)
class ControlSale:
    """A receipt to be registered; one whose total is 0 is not registered.

    `at` has a time zone and is sent as Swedish time; a rate that is absent from `vats` is sent as 0. A refund has
    `refund=True` and the same positive amounts. A copy names its original by `copy_of` and `copied_at` (the original's number
    and time). Registering the very same receipt again returns the first response: so a lost response is recovered.
    """

    number: int
    at: datetime
    total: int
    vats: Sequence[ControlVat]
    type: ReceiptType = ReceiptType.NORMAL
    refund: bool = False
    copy_of: int | None = None
    copied_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class ControlReply:
    """The proof that a receipt was registered: the control system's manufacturing number and the control code.

    `code` may be empty for copies, training and pro forma, never for a normal receipt.
    """

    unit: str
    code: str
    number: int


@dataclass(frozen=True, slots=True)
class ControlStatus:
    """Whether the control system would accept the register's receipts now; `reason` is a code of `errors.py` when not."""

    working: bool
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """A name with its address, for the enrolment's company, shop and journal location."""

    name: str
    street: str
    zip_code: str
    city: str


@dataclass(frozen=True, slots=True)
class Enrolment:
    """A register to enrol. `counter` numbers the company's registers from 1; `store_id` its shops."""

    org_number: str
    company: Place
    store: Place
    store_id: int
    counter: int
    alias: str
    email: str
    cellphone: str = ""


@dataclass(frozen=True, slots=True)
class EnrolledRegister:
    """The register's id (16 characters), and the control system that serves it."""

    register_id: str
    unit: str
    active: bool
