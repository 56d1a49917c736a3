"""Details of a member as a person: checks by country, and the photo. Used by the person's profile and by the team (PLT-033)."""

from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.models import Membership
from clinic.company import service as companies
from clinic.core import files
from clinic.core.files.owners import register_file_owner
from clinic.core.security.permissions import Permission
from clinic.core.text.country_rules import check_personal_id, check_zip_code
from clinic.core.text.phone import to_e164

PHOTO_OWNER = register_file_owner("membership.profile_photo", permission=Permission.TEAM_READ)


async def check_details(session: AsyncSession, member: Membership | None, values: dict[str, Any]) -> None:
    """Check the changed details of a member, or all of a new one. Raises FieldError; the personal id in `values` gets its dash.

    A zip code and a personal id are checked by the person's country, else by the company's. What is saved and wrong stays savable.
    """

    def get(name: str) -> str:
        return str(values.get(name, getattr(member, name, "")))

    def has_changed(*names: str) -> bool:
        return member is None or any(get(name) != getattr(member, name) for name in names)

    if has_changed("mobile_number", "country_code"):
        to_e164(get("country_code"), get("mobile_number"))
    country = get("country") or (await companies.get_own_company(session)).country
    if get("zip_code") and has_changed("zip_code", "country"):
        check_zip_code(country, get("zip_code"))
    if get("personal_id") and has_changed("personal_id", "country"):
        values["personal_id"] = check_personal_id(country, get("personal_id"))


async def replace_photo(session: AsyncSession, member: Membership, file_id: UUID | None) -> bool:
    """Claim the member's new photo and withdraw the previous one; tell whether it is another. Raises FieldError.

    The photo stands in the booking portal beside the name, when the member can be booked. Call it before other changes of the row, which
    are then written with it as one version.
    """
    if member.profile_photo_id == file_id:
        return False
    if file_id is not None:
        await files.claim_file(session, file_id, owner_type=PHOTO_OWNER, owner_id=member.id, field="profile_photo")
    if member.profile_photo_id is not None:
        await files.withdraw_file(session, member.profile_photo_id)
    member.profile_photo_id = file_id
    return True
