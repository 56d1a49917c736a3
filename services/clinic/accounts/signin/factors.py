"""Factors that a sign-in asks for and that a person has, over all companies in one query (PLT-011, LAW-001)."""

from dataclasses import dataclass
from typing import Literal
from uuid import UUID

from clinic.core.database.session import call_lookup

CodeReason = Literal["company", "administrator", "choice", "authenticator", "mobile"]
"""Why a code is asked for at each sign-in: a company's rule, for all or for this person, their own choice, or a factor that they have."""


@dataclass(frozen=True, slots=True)
class KnownFactors:
    """The second factor that a person's companies and own choice ask for, and the factors that the person has."""

    is_chosen: bool = False
    is_required: bool = False
    is_required_of_person: bool = False
    """A company asks it of this member, though not of everyone."""
    has_app: bool = False
    has_mobile: bool = False
    """A verified mobile number of a company that may send SMS."""
    has_passkey: bool = False
    has_strong_factor: bool = False
    """An app, a passkey, a connected BankID or a verified mobile number."""

    @property
    def code_reason(self) -> CodeReason | None:
        """Why a code is asked for after the password; None where the first record asks for a second factor."""
        reasons: dict[CodeReason, bool] = {
            "company": self.is_required, "administrator": self.is_required_of_person, "choice": self.is_chosen,
            "authenticator": self.has_app, "mobile": self.has_mobile,
        }
        return next((reason for reason, holds in reasons.items() if holds), None)


async def find_known_factors(identity_id: UUID) -> KnownFactors:
    """Return what a person must and can prove; nothing for an account that doesn't exist."""
    row = await call_lookup("lookup_sign_in_factors", identity_id)
    return KnownFactors(**dict(row)) if row else KnownFactors()
