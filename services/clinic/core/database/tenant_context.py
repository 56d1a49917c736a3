"""The tenant context: which company's rows a transaction may see, how many of its clients, and who acts.

Every transaction begins with `SET LOCAL app.…` statements made from a Context. The row-level security policies (row_security.py)
compare each row with these settings, so a statement without a context finds no rows and a forgotten WHERE leaks nothing.
"""

from dataclasses import dataclass, replace
from typing import Literal, Self
from uuid import UUID

NIL_COMPANY = UUID(int=0)
"""Stands in for the company where there is none yet (sign-up, forgotten password); rows of such calls carry this id."""

ClientScope = Literal["all", "granted", "financial"]
"""The clients a user may see: all, only those granted to them, or none but the financial rows, which hold no name and no record: an
accountant's (BEY-026)."""
Actor = Literal["staff", "prescriber", "master_admin", "visitor", "system", "anonymous"]


@dataclass(frozen=True, slots=True)
class Context:
    """The row-level security settings of one transaction, and the actor that its audit entries name."""

    company_id: UUID = NIL_COMPANY
    actor: Actor = "anonymous"
    client_scope: ClientScope = "all"
    identity_id: UUID | None = None
    membership_id: UUID | None = None
    prescriber_id: UUID | None = None
    flow_id: UUID | None = None

    @classmethod
    def system(cls, company_id: UUID) -> Self:
        """Return the context of the system itself in one company, for jobs and event subscribers."""
        return cls(company_id=company_id, actor="system")

    def for_company(self, company_id: UUID) -> "Context":
        """Return the same actor's context in another company."""
        return replace(self, company_id=company_id)

    def settings(self) -> dict[str, str]:
        """Return the database settings that the policies read, without their prefix `app.`."""
        return {
            "company_id": str(self.company_id),
            "client_scope": self.client_scope,
            "membership_id": "" if self.client_scope == "financial" else _id_text(self.membership_id),
            "prescriber_id": _id_text(self.prescriber_id),
        }

    def set_local_sql(self) -> str:
        """Return the settings as SET LOCAL statements. Values are UUIDs and literals of this module, so no quoting can break."""
        return "".join(f"SET LOCAL app.{name} = '{value}';" for name, value in self.settings().items())


def _id_text(value: UUID | None) -> str:
    return "" if value is None else str(value)
