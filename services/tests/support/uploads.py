"""Upload files and claim them for a record."""

from typing import Any
from uuid import UUID

import httpx

from clinic.core import files
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.support.http_client import ApiClient
from tests.support.images import encode_image


async def upload_picture(staff: ApiClient, content: bytes | None = None, name: str = "före.jpg", **options: Any) -> httpx.Response:
    """Upload a picture, by default a small JPEG."""
    return await staff.post("/api/files", files={"file": (name, content or encode_image(), "image/jpeg")}, **options)


async def claim_file(staff: ApiClient, file_id: str, client: Any = None, *, owner_type: str = "procedure") -> None:
    """Claim an uploaded file for a new owner, as its uploader."""
    context = Context(company_id=staff.company.id, actor="staff", identity_id=staff.member.identity_id, membership_id=staff.member.id)
    async with transaction(context) as session:
        await files.claim_file(session, UUID(file_id), owner_type=owner_type, owner_id=new_id(), client_id=client and client.id)
