"""Who acts, for whom, and how far they reach: what every transaction tells the database first."""

from dataclasses import dataclass, replace
from typing import Literal, Self
from uuid import UUID

NOBODY = UUID(int=0)
"""The company of those who have none yet (sign-up, forgotten password)."""

Reach = Literal["all", "custom", "money"]
"""Every client, those granted, or none at all but what was paid: an accountant meets no client and no record (BEY-026)."""
Actor = Literal["staff", "prescriber", "master_admin", "visitor", "system", "nobody"]


@dataclass(frozen=True, slots=True)
class Context:
    """The row-level security context of one transaction, and the actor that audit rows name."""

    company_id: UUID = NOBODY
    actor: Actor = "nobody"
    reach: Reach = "all"
    identity_id: UUID | None = None
    membership_id: UUID | None = None
    prescriber_id: UUID | None = None
    flow_id: UUID | None = None

    @classmethod
    def system(cls, company_id: UUID) -> Self:
        """The system itself, for one company: jobs and listeners."""
        return cls(company_id=company_id, actor="system")

    def within(self, company_id: UUID) -> "Context":
        """The same actor in one named company."""
        return replace(self, company_id=company_id)

    def settings(self) -> dict[str, str]:
        """The database settings that the policies read."""
        return {
            "company_id": str(self.company_id),
            "reach": self.reach,
            "membership_id": "" if self.reach == "money" else _text(self.membership_id),
            "prescriber_id": _text(self.prescriber_id),
        }

    def local(self) -> str:
        """The same as statements; the values are ids and words of ours, so none can end its quotes."""
        return "".join(f"SET LOCAL app.{name} = '{value}';" for name, value in self.settings().items())


def _text(value: UUID | None) -> str:
    return "" if value is None else str(value)
