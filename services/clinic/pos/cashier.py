"""In whose name a sale or refund is made: a member of staff, or the system for what clients pay online."""

from dataclasses import dataclass
from typing import Protocol
from uuid import UUID

from clinic.core.database.tenant_context import Context


class Cashier(Protocol):
    """The person who makes a sale or refund, as its receipt names them; the signed-in user is one."""

    @property
    def company_id(self) -> UUID:
        """The company that sells."""
    @property
    def context(self) -> Context:
        """The context whose membership the receipt names."""
    @property
    def name(self) -> str:
        """The name on the receipt."""


@dataclass(frozen=True, slots=True)
class NamedCashier:
    """The member of staff who began a sale that is written later."""

    context: Context
    name: str

    @property
    def company_id(self) -> UUID:
        """The company that sells."""
        return self.context.company_id


@dataclass(frozen=True, slots=True)
class OnlineCashier:
    """The booking portal as the cashier of a receipt."""

    context: Context
    language: str

    @property
    def company_id(self) -> UUID:
        """The company that sells."""
        return self.context.company_id

    @property
    def name(self) -> str:
        """The name on the receipt."""
        return "Bokning på nätet" if self.language == "sv" else "Online booking"
