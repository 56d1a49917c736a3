"""A register with everything that a sale at it needs, read by one query, and the checks whether it may sell (POS-001, PLT-061)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, cast
from uuid import UUID

from clinic.core.api.errors import ApiError, NotFound
from clinic.core.database.session import AnySession, driver_connection, get_context
from clinic.core.documents.pdf import Paper
from clinic.core.settings import settings
from clinic.pos import errors
from clinic.pos.registers import queries
from clinic.providers.infrasec.types import ControlAccount
from clinic.providers.viva.types import Account

SALE_SYSTEMS = frozenset({"Infrasec", "Viva"})
"""The outside systems that a sale uses; its receipt says which of them were test systems (LAW-043)."""


@dataclass(frozen=True, slots=True)
class RegisterConfig:
    """A register with its terminal, the register settings and the company, as one row."""

    id: UUID
    row: Mapping[str, Any]

    @property
    def timezone(self) -> str:
        """The clinic's IANA time zone."""
        return str(self.row["timezone"])

    @property
    def account(self) -> Account:
        """The company's account at the card terminals' provider."""
        return Account(self.row["merchant_id"] or "")

    @property
    def control(self) -> ControlAccount:
        """The register at the control system."""
        return ControlAccount(self.row["organization_number"], self.row["control_id"], self.address)

    @property
    def address(self) -> str:
        """Street, zip code and city in one text."""
        return f"{self.row['street_address']} {self.row['zip_code']} {self.row['city']}"

    @property
    def terminal_id(self) -> str:
        """The provider's id of the active terminal that sales go to; empty for none."""
        return str(self.row["terminal_id"] or "") if self.row["terminal_is_active"] else ""

    @property
    def paper(self) -> Paper:
        """The paper that its receipts are printed on."""
        return cast("Paper", self.row["receipt_paper"])

    @property
    def seller(self) -> dict[str, str]:
        """The seller's details to freeze on a receipt."""
        names = ("company", "organization_number", "vat_number", "street_address", "zip_code", "city", "control_id", "timezone")
        return {
            **{name: str(self.row[name] or "") for name in names}, "register": self.row["name"],
            "language": self.row["customer_language"], "header": self.row["receipt_header"] or "",
            "footer": self.row["receipt_footer"] or "",
            "test_systems": ", ".join(name for name in settings().test_systems if name in SALE_SYSTEMS),
        }

    def blocking_errors(self) -> Iterator[ApiError]:
        """Yield each error that keeps the register from selling."""
        if settings().refuses_to_sell:
            yield errors.NoRealProviders()
        if self.row["country"] != "SE":
            yield errors.CountryNotSupported()  # nothing else can be done about it
            return
        if self.row["unit"] != "sek":
            yield errors.CurrencyNotSupported()
        if not self.row["organization_number"]:
            yield errors.NoOrganizationNumber()
        if not self.row["merchant_id"]:
            yield errors.NoMerchant()
        if not self.row["control_id"]:
            yield errors.NoControlUnit()


async def get_register(session: AnySession, register_id: UUID) -> RegisterConfig:
    """Load a register. Raises NotFound for another company's."""
    row = await (await driver_connection(session)).fetchrow(queries.REGISTER_CONFIG, get_context(session).company_id, register_id)
    if row is None:
        raise NotFound
    return RegisterConfig(register_id, row)


async def list_active_registers(session: AnySession) -> list[RegisterConfig]:
    """List the registers in use, by name."""
    rows = await (await driver_connection(session)).fetch(queries.ACTIVE_REGISTERS, get_context(session).company_id)
    return [RegisterConfig(row["id"], row) for row in rows]


async def get_sellable_register(session: AnySession, register_id: UUID) -> RegisterConfig:
    """Load a register that may sell. Raises NotFound, RegisterInactive, or the first of its blocking errors."""
    register = await get_register(session, register_id)
    if not register.row["is_active"]:
        raise errors.RegisterInactive
    for error in register.blocking_errors():
        raise error
    return register
