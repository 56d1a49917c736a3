"""People on the wire."""

from typing import Any, Literal, Self
from uuid import UUID

from pydantic import BaseModel

from clinic.accounts.models import Identity, MasterAdmin, Membership, Prescriber
from clinic.company.schemas import CompanyOut
from clinic.core.clock import Instant
from clinic.core.permissions import Role


class UserOut(BaseModel):
    """A user as their colleagues see them, by the names of the wire: nothing of the account, which isn't the company's."""

    id: UUID
    first_name: str
    last_name: str
    email: str
    mobile_number: str = ""
    country_code: str = ""
    title: str = ""
    user_role: Role
    language: Literal["en", "sv"]
    company_id: UUID | None = None
    profile_photo: UUID | None = None
    booking_description: str = ""
    is_active: bool
    is_for_booking: bool = False
    is_booking_on: bool = False
    is_record_on: bool = False
    is_pos_on: bool = False
    is_management_on: bool = False
    client_access: Literal["full", "custom"] = "full"
    last_login_at: Instant | None = None
    created_at: Instant
    updated_at: Instant
    version: int = 1

    @classmethod
    def of_member(cls, row: Membership, **more: Any) -> Self:
        """A member of a company's staff."""
        same = ("first_name", "last_name", "email", "mobile_number", "country_code", "title", "language", "company_id",
                "booking_description", "is_active", "is_for_booking", "is_booking_on", "is_record_on", "is_pos_on", "is_management_on",
                "client_access", "last_login_at", "version", "id", "created_at", "updated_at")
        values: dict[str, Any] = {name: getattr(row, name) for name in same}
        return cls(**values, user_role=Role(row.role), profile_photo=row.profile_photo_id, **more)


class MyselfOut(UserOut):
    """A user as they see themselves, with what is theirs alone to know of their account."""

    email_verification: bool
    email_verified_at: Instant | None
    password_last_change_at: Instant

    @classmethod
    def of_staff(cls, row: Membership, person: Identity) -> Self:
        """A member of a company's staff."""
        return cls.of_member(row, **_account(person))

    @classmethod
    def of_prescriber(cls, row: Prescriber, person: Identity) -> Self:
        """A prescriber, who belongs to no company."""
        return cls(
            first_name=row.first_name, last_name=row.last_name, email=person.email, user_role=Role.PRESCRIBER,
            language="en" if row.language == "en" else "sv", is_active=row.is_active, **_account(person), **_row(row),
        )

    @classmethod
    def of_master(cls, row: MasterAdmin, person: Identity) -> Self:
        """One who runs the service."""
        return cls(
            first_name="", last_name="", email=person.email, user_role=Role.MASTER, language="en", is_active=row.is_active,
            **_account(person), **_row(row),
        )


def _row(row: Prescriber | MasterAdmin) -> dict[str, Any]:
    return {"id": row.id, "created_at": row.created_at, "updated_at": row.updated_at}


def _account(person: Identity) -> dict[str, Any]:
    return {
        "email_verification": person.email_verified_at is not None, "email_verified_at": person.email_verified_at,
        "password_last_change_at": person.password_changed_at,
    }


class SessionOut(BaseModel):
    """Who is signed in, for whom, what they may do, and what is left to do before work."""

    area: Literal["staff", "prescriber", "master_admin"]
    user: MyselfOut
    company: CompanyOut | None
    permissions: list[str]
    settings: dict[str, str | bool]
    step: Literal["done", "verify_email", "set_up"]
