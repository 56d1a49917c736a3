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
    """A cashier without a request: the member of staff who began a sale that is written later, or the portal."""

    context: Context
    name: str

    @property
    def company_id(self) -> UUID:
        """The company that sells."""
        return self.context.company_id


def portal_cashier(context: Context, language: str) -> NamedCashier:
    """Return the booking portal as the cashier of a receipt."""
    return NamedCashier(context, "Bokning på nätet" if language == "sv" else "Online booking")
