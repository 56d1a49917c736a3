"""A register with all that a sale at it needs to know, read at once, and what keeps it from selling (POS-001, PLT-061)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from clinic.core.db import Unit, context_of, direct
from clinic.core.errors import NotFound, Refusal
from clinic.pos import errors
from clinic.providers.infrasec.types import ControlAccount
from clinic.providers.viva.types import Account

_TILL = """
SELECT r.id, r.name, r.control_id, r.control_unit, r.street_address, r.zip_code, r.city, r.is_active, t.terminal_id,
  t.is_active AS terminal_on, s.merchant_id, s.receipt_header, s.receipt_footer, c.name AS company,
  c.organization_number, c.vat_number, c.country, c.unit,
  c.timezone, c.customer_language
FROM register r JOIN company c ON c.id = r.company_id LEFT JOIN till_setting s ON s.company_id = r.company_id
LEFT JOIN terminal t ON t.company_id = r.company_id AND t.id = r.terminal_id WHERE r.company_id = $1 AND r.id = $2
"""


@dataclass(frozen=True, slots=True)
class Till:
    """One register, its terminal and whose it is."""

    id: UUID
    row: Mapping[str, Any]

    @property
    def account(self) -> Account:
        """With the card terminals' provider."""
        return Account(self.row["merchant_id"] or "")

    @property
    def control(self) -> ControlAccount:
        """With the control system."""
        return ControlAccount(self.row["organization_number"], self.row["control_id"], self.address)

    @property
    def address(self) -> str:
        """Where it sells, in one text."""
        return f"{self.row['street_address']} {self.row['zip_code']} {self.row['city']}"

    @property
    def terminal_id(self) -> str:
        """The terminal that its sales go to; empty for none."""
        return str(self.row["terminal_id"] or "") if self.row["terminal_on"] else ""

    @property
    def seller(self) -> dict[str, str]:
        """What a receipt says of who sold, as it is now."""
        names = ("company", "organization_number", "vat_number", "street_address", "zip_code", "city", "control_id", "timezone")
        return {
            **{name: str(self.row[name] or "") for name in names}, "register": self.row["name"],
            "language": self.row["customer_language"], "header": self.row["receipt_header"] or "",
            "footer": self.row["receipt_footer"] or "",
        }

    def refusals(self) -> Iterator[Refusal]:
        """What keeps it from selling."""
        if self.row["country"] != "SE":
            yield errors.NotSweden()
        if self.row["unit"] != "sek":
            yield errors.NotKronor()
        if not self.row["organization_number"]:
            yield errors.NoOrganizationNumber()
        if not self.row["merchant_id"]:
            yield errors.NoMerchant()
        if not self.row["control_id"]:
            yield errors.NoControlUnit()


async def find(session: Unit, register_id: UUID) -> Till:
    """The register as it is; NotFound for another company's."""
    row = await (await direct(session)).fetchrow(_TILL, context_of(session).company_id, register_id)
    if row is None:
        raise NotFound
    return Till(register_id, row)


async def ready(session: Unit, register_id: UUID) -> Till:
    """The register if it may sell; raises the first thing that keeps it from it."""
    till = await find(session, register_id)
    if not till.row["is_active"]:
        raise NotFound
    for refusal in till.refusals():
        raise refusal
    return till
