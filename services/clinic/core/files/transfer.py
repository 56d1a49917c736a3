"""Transfer of files: receive an upload, and sign addresses for download that are valid for five minutes (PLT-007).

An address is either signed by the object store (S3) or, for a local folder, one of ours with a signed token. It opens
the file for anybody until it expires, so it is only given to those who may see the file.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as Base64Error
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from hashlib import sha256
from hmac import compare_digest, new
from typing import Any
from uuid import UUID

import orjson
from fastapi import Request
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.datastructures import UploadFile
from starlette.types import Message

from clinic.core.api import rate_limit
from clinic.core.api.errors import FieldError, NotFound
from clinic.core.api.route_options import route_options
from clinic.core.audit import access_log
from clinic.core.clock import Instant, now
from clinic.core.database.session import get_context
from clinic.core.database.tenant_context import Context
from clinic.core.files import images, object_storage, pdf_uploads, sheet_uploads
from clinic.core.files.owners import FILE_OWNERS
from clinic.core.files.service import File, Upload, content_disposition, get_visible_file, store_upload
from clinic.core.files.sheet_uploads import SheetRow
from clinic.core.security.dependencies import CurrentUser, authorization_error
from clinic.core.settings import settings

SIGNED_URL_TTL = timedelta(minutes=5)
_MULTIPART_OVERHEAD_BYTES = 64 * 1024
_MAX_NAME_LENGTH = 200
MAX_UPLOADS_PER_HOUR = 300
"""Files that one person may upload; many more than a day of pictures before and after needs."""
_PATH_PATTERN = r"^files/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
MULTIPART_SCHEMA = {
    "requestBody": {
        "required": True,
        "content": {"multipart/form-data": {"schema": {
            "type": "object", "required": ["file"], "properties": {"file": {"type": "string", "format": "binary"}},
        }}},
    },
}


class FileOut(BaseModel):
    """An uploaded file; `path` is its name when a signed address is asked for."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    path: str
    name: str
    media_type: str
    size: int
    width: int | None
    height: int | None


class SignedUrlRequest(BaseModel):
    """The file that an address is asked for."""

    path: str = Field(pattern=_PATH_PATTERN)
    thumb: bool = Field(False, description="Whether to return the address of the small copy (320 pixels)")


class SignedUrl(BaseModel):
    """An address that opens the file without signing in, until it expires."""

    url: str
    expires_at: Instant


async def receive_upload(request: Request, context: Context) -> FileOut:
    """Store the one image of a multipart form, uploaded by the context's actor: staff, or a visitor in a flow. Raises RateLimited."""
    await _count_upload(context)
    async with _read_file(request, images.MAX_BYTES, "image_size") as file:
        name, content = _file_name(file), await file.read()
    upload = Upload(name, await images.normalize_image(content), len(content), _upload_key(request, context))
    return FileOut.model_validate(await store_upload(context, upload))


async def receive_pdf_upload(request: Request, context: Context) -> FileOut:
    """Store the one PDF or image of a multipart form. Raises RateLimited."""
    await _count_upload(context)
    async with _read_file(request, pdf_uploads.MAX_BYTES, "pdf_size") as file:
        name, content = _file_name(file), await file.read()
    upload = Upload(name, await pdf_uploads.read_pdf_upload(content), len(content), _upload_key(request, context))
    return FileOut.model_validate(await store_upload(context, upload))


async def receive_sheet(request: Request, context: Context, *, max_rows: int) -> tuple[File, list[SheetRow]]:
    """Store the one Excel or CSV file of a multipart form as pending; return it with its rows. Raises RateLimited and FieldError."""
    await _count_upload(context)
    async with _read_file(request, sheet_uploads.MAX_BYTES, "sheet_size") as file:
        name, content = _file_name(file), await file.read()
    sheet, rows = await sheet_uploads.read_sheet(content, max_rows=max_rows)
    return await store_upload(context, Upload(name, sheet, len(content), _upload_key(request, context))), rows


async def _count_upload(context: Context) -> None:
    uploader = str(context.identity_id or context.flow_id)
    await rate_limit.hit("files.upload", uploader, limit=MAX_UPLOADS_PER_HOUR, window_seconds=3600)


async def view_file(session: AsyncSession, user: CurrentUser, file_id: UUID, *, thumb: bool = False) -> SignedUrl:
    """Return a signed address of a file that the user may see, and write the access log.

    A claimed file also needs the permission of its owner type. Raises NotFound, or the error of that permission.
    """
    file = await get_visible_file(session, file_id)
    if file.state == "claimed":
        owner = FILE_OWNERS.get(file.owner_type)
        if owner is None:
            raise NotFound
        if error := authorization_error(user, owner.permission):
            raise error
    await access_log.record_access(session, "file.viewed", file.id, client_id=file.client_id)
    return await sign_file_url(file, thumb=thumb)


async def sign_file_url(file: File, *, thumb: bool = False) -> SignedUrl:
    """Return a signed address of a file or its thumbnail. The caller has checked that the reader may see it."""
    key = file.thumb_key if thumb else file.key
    return await sign_object_url(key, file.media_type if key == file.key else "image/jpeg", file.name, is_uploaded=file.is_uploaded)


async def sign_object_url(key: str, media_type: str, name: str, *, is_uploaded: bool = False) -> SignedUrl:
    """Return a signed address of an object that has no File, such as an export. The caller has checked that the reader may see it."""
    expires_at = now() + SIGNED_URL_TTL
    claims = {"key": key, "media_type": media_type, "name": name, "is_uploaded": is_uploaded}
    store_url = await object_storage.file_store().sign_url(key, SIGNED_URL_TTL)
    return SignedUrl(url=store_url or f"/api/files/raw/{_signed_token(claims, expires_at)}", expires_at=expires_at)


async def get_file_url(session: AsyncSession, file_id: UUID | None, *, thumb: bool = False) -> str | None:
    """Return the address of a claimed file that a page shows with other things (a logo); None when there is none."""
    file = await session.get(File, (get_context(session).company_id, file_id)) if file_id else None
    return (await sign_file_url(file, thumb=thumb)).url if file is not None and file.state == "claimed" else None


@route_options(log_path=False)
async def download(ticket: str) -> StreamingResponse:
    """Send the file of a signed token, where the object store doesn't serve browsers itself. The token is the permission."""
    claims = _read_token(ticket)
    chunks = await object_storage.file_store().stream(claims["key"])
    if chunks is None:
        raise NotFound
    is_uploaded = claims.get("is_uploaded", True)
    disposition = content_disposition(claims["media_type"], claims["name"], is_uploaded=is_uploaded)
    headers = {
        "Content-Disposition": disposition, "X-Content-Type-Options": "nosniff",
        "Cache-Control": f"private, max-age={int(SIGNED_URL_TTL.total_seconds())}", "Referrer-Policy": "no-referrer",
    }
    if is_uploaded or claims["media_type"] != "application/pdf":  # a sandbox would keep the browser's PDF viewer from opening
        headers["Content-Security-Policy"] = "default-src 'none'; sandbox"
    return StreamingResponse(chunks, media_type=claims["media_type"], headers=headers)


def _signature(body: str) -> str:
    return urlsafe_b64encode(new(settings().secret_key.encode(), f"file:{body}".encode(), sha256).digest()).decode().rstrip("=")


def _signed_token(claims: dict[str, Any], expires_at: datetime) -> str:
    body = urlsafe_b64encode(orjson.dumps({**claims, "ends": int(expires_at.timestamp())})).decode().rstrip("=")
    return f"{body}.{_signature(body)}"


def _read_token(token: str) -> dict[str, Any]:
    """Return a token's claims. Raises NotFound when it isn't ours or has expired."""
    body, _, signature = token.partition(".")
    if not compare_digest(signature.encode(), _signature(body).encode()):
        raise NotFound
    try:
        claims: dict[str, Any] = orjson.loads(urlsafe_b64decode(body + "=" * (-len(body) % 4)))
    except (Base64Error, orjson.JSONDecodeError) as error:
        raise NotFound from error
    if claims["ends"] < now().timestamp():
        raise NotFound
    return claims


@asynccontextmanager
async def _read_file(request: Request, max_bytes: int, code: str) -> AsyncIterator[UploadFile]:
    """Read the one file of a multipart body. Raises FieldError `code` as soon as the body is longer than a file may be."""
    remaining = limit = max_bytes + _MULTIPART_OVERHEAD_BYTES

    async def limited_receive() -> Message:
        nonlocal remaining
        message = await request.receive()
        remaining -= len(message.get("body", b""))
        if remaining < 0:
            raise FieldError("file", code)
        return message

    if int(request.headers.get("content-length") or 0) > limit:
        raise FieldError("file", code)
    async with Request(request.scope, limited_receive).form(max_files=1, max_fields=5) as form:
        file = form.get("file")
        if not isinstance(file, UploadFile):
            raise FieldError("file", "required")
        yield file


def _file_name(file: UploadFile) -> str:
    """Return the uploaded file's name, without U+0000 and of limited length."""
    return (file.filename or "").replace("\0", "")[-_MAX_NAME_LENGTH:] or "file"


def _upload_key(request: Request, context: Context) -> UUID | None:
    """Return the upload's own idempotency key: its object is stored between two transactions, so the usual one can't lock it."""
    key = request.headers.get("idempotency-key", "")
    return UUID(bytes=sha256(f"{context.identity_id or context.flow_id}|{key}".encode()).digest()[:16]) if key else None
