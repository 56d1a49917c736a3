"""How files come in and are looked at: one upload, and addresses that live five minutes for those who may see the file (PLT-007)."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as Base64Error
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from hashlib import sha256
from hmac import compare_digest, new
from typing import Annotated, Any
from uuid import UUID

import orjson
from fastapi import APIRouter, Depends, Request
from fastapi.responses import StreamingResponse
from fastapi.routing import APIRoute
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.datastructures import UploadFile
from starlette.types import Message

from clinic.core import files, looks, papers, storage
from clinic.core.auth import Caller, may, refusal_of
from clinic.core.clock import Instant, now
from clinic.core.context import Context
from clinic.core.db import Session, context_of
from clinic.core.envelope import EnvelopeRoute
from clinic.core.errors import FieldError, NotFound
from clinic.core.files import Arrival, File
from clinic.core.images import MOST, fit
from clinic.core.owners import OWNERS
from clinic.core.permissions import Permission
from clinic.core.settings import settings

LIFETIME = timedelta(minutes=5)
_AROUND = 64 * 1024
_MOST_BODY = MOST + _AROUND
_MOST_NAME = 200
_PATH = r"^files/[0-9a-f-]{36}$"
MULTIPART = {
    "requestBody": {
        "required": True,
        "content": {"multipart/form-data": {"schema": {
            "type": "object", "required": ["file"], "properties": {"file": {"type": "string", "format": "binary"}},
        }}},
    },
}

router = APIRouter(prefix="/api", tags=["files"], route_class=EnvelopeRoute)
Uploader = Annotated[Caller, Depends(may(Permission.FILE_WRITE))]
Viewer = Annotated[Caller, Depends(may(Permission.FILE_READ))]


class FileOut(BaseModel):
    """An uploaded file; `path` names it where an address for it is asked."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    path: str
    name: str
    kind: str
    size: int
    width: int | None
    height: int | None


class PathIn(BaseModel):
    """Which file."""

    path: str = Field(pattern=_PATH)
    thumb: bool = False
    """Whether the small copy will do."""


class SignedUrl(BaseModel):
    """An address that anybody may open until it ends."""

    url: str
    expires_at: Instant


@router.post("/files", openapi_extra=MULTIPART)
async def upload(request: Request, caller: Uploader) -> FileOut:
    """Upload one JPG or PNG under 5 MB; what saves its `id` claims it, and unclaimed it goes after a day."""
    return await arrived(request, caller.context)


@router.post("/papers", openapi_extra=MULTIPART)
async def upload_paper(request: Request, caller: Uploader) -> FileOut:
    """Upload one PDF under 20 MB, or a picture as above, such as a protocol or a manual; what saves its `id` claims it."""
    return await paper_arrived(request, caller.context)


@router.post("/get-signed-url")
async def signed_url(session: Session, caller: Viewer, wanted: PathIn) -> SignedUrl:
    """An address for a file that the caller may see, for five minutes."""
    return await looked_at(session, caller, UUID(wanted.path.removeprefix("files/")), thumb=wanted.thumb)


async def arrived(request: Request, context: Context) -> FileOut:
    """Take the one file that a form holds, for whoever the context says brings it: staff, or a visitor in a flow."""
    async with _sent(request) as sent:
        name, content = _name(sent), await sent.read()
    arrival = Arrival(name, await fit(content), len(content), _key(request, context))
    return FileOut.model_validate(await files.receive(context, arrival))


async def paper_arrived(request: Request, context: Context) -> FileOut:
    """Take the one PDF or picture that a form holds."""
    async with _sent(request, papers.MOST + _AROUND, "paper_size") as sent:
        name, content = _name(sent), await sent.read()
    arrival = Arrival(name, await papers.fit_paper(content), len(content), _key(request, context))
    return FileOut.model_validate(await files.receive(context, arrival))


async def looked_at(session: AsyncSession, caller: Caller, file_id: UUID, *, thumb: bool = False) -> SignedUrl:
    """The address of a file that the caller may see, as they may see what it belongs to; the look is logged."""
    file = await files.visible(session, file_id)
    if file.state == "claimed":
        owner = OWNERS.get(file.owner_kind)
        if owner is None:
            raise NotFound
        if refusal := refusal_of(caller, owner.permission):
            raise refusal
    await looks.log(session, "file.looked_at", file.id, client_id=file.client_id)
    return await address(file, thumb=thumb)


async def address(file: File, *, thumb: bool = False) -> SignedUrl:
    """An address for a file or its small copy, for whoever is shown it; the caller has seen to it that they may."""
    key = file.thumb_key if thumb else file.key
    return await address_at(key, file.kind if key == file.key else "image/jpeg", file.name)


async def address_at(key: str, kind: str, name: str) -> SignedUrl:
    """An address for an object that is no file's, such as an export; the caller has seen to it that they may."""
    ends = now() + LIFETIME
    direct = await storage.files().signed(key, LIFETIME)
    return SignedUrl(url=direct or f"/api/files/raw/{_ticket(key, kind, name, ends)}", expires_at=ends)


async def address_of(session: AsyncSession, file_id: UUID | None, *, thumb: bool = False) -> str | None:
    """The address of a claimed file, for pages that show it with other things (a logo); None when there is none."""
    file = await session.get(File, (context_of(session).company_id, file_id)) if file_id else None
    return (await address(file, thumb=thumb)).url if file is not None and file.state == "claimed" else None


async def raw(ticket: str) -> StreamingResponse:
    """The file that an address stands for, where the store doesn't answer browsers itself. The address is the permission."""
    facts = _read(ticket)
    pieces = await storage.files().stream(facts["key"])
    if pieces is None:
        raise NotFound
    headers = {
        "Content-Disposition": files.disposition(facts["kind"], facts["name"]), "X-Content-Type-Options": "nosniff",
        "Cache-Control": f"private, max-age={int(LIFETIME.total_seconds())}", "Referrer-Policy": "no-referrer",
    }
    if facts["kind"] != "application/pdf":
        headers["Content-Security-Policy"] = "default-src 'none'; sandbox"
    return StreamingResponse(pieces, media_type=facts["kind"], headers=headers)


def _signature(body: str) -> str:
    return urlsafe_b64encode(new(settings().secret_key.encode(), f"file:{body}".encode(), sha256).digest()).decode().rstrip("=")


def _ticket(key: str, kind: str, name: str, ends: datetime) -> str:
    facts = {"key": key, "kind": kind, "name": name, "ends": int(ends.timestamp())}
    body = urlsafe_b64encode(orjson.dumps(facts)).decode().rstrip("=")
    return f"{body}.{_signature(body)}"


def _read(ticket: str) -> dict[str, Any]:
    """What a ticket says; NotFound when it isn't ours or its time is over."""
    body, _, signature = ticket.partition(".")
    if not compare_digest(signature.encode(), _signature(body).encode()):
        raise NotFound
    try:
        facts: dict[str, Any] = orjson.loads(urlsafe_b64decode(body + "=" * (-len(body) % 4)))
    except (Base64Error, orjson.JSONDecodeError) as error:
        raise NotFound from error
    if facts["ends"] < now().timestamp():
        raise NotFound
    return facts


@asynccontextmanager
async def _sent(request: Request, most: int = _MOST_BODY, code: str = "picture_size") -> AsyncIterator[UploadFile]:
    """The one file of a multipart body that is read no further than a file may be long."""
    left = most

    async def receive() -> Message:
        nonlocal left
        message = await request.receive()
        left -= len(message.get("body", b""))
        if left < 0:
            raise FieldError("file", code)
        return message

    if int(request.headers.get("content-length") or 0) > most:
        raise FieldError("file", code)
    async with Request(request.scope, receive).form(max_files=1, max_fields=5) as form:
        found = form.get("file")
        if not isinstance(found, UploadFile):
            raise FieldError("file", "required")
        yield found


def _name(sent: UploadFile) -> str:
    """What the file is called, without what no text may hold."""
    return (sent.filename or "").replace("\0", "")[-_MOST_NAME:] or "file"


def _key(request: Request, context: Context) -> UUID | None:
    """The upload's own idempotency key: its object is stored between two transactions, so the usual one can't hold it."""
    given = request.headers.get("idempotency-key", "")
    return UUID(bytes=sha256(f"{context.identity_id or context.flow_id}|{given}".encode()).digest()[:16]) if given else None


router.add_api_route("/files/raw/{ticket}", raw, route_class_override=APIRoute, response_class=StreamingResponse, include_in_schema=False)
