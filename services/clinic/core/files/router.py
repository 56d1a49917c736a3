"""HTTP endpoints for uploading files and for signed download addresses."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Request
from fastapi.responses import StreamingResponse
from fastapi.routing import APIRoute

from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import NotFound, RateLimited
from clinic.core.api.rate_limit import limit_address
from clinic.core.api.route_options import route_options
from clinic.core.database.session import Session
from clinic.core.files.transfer import (
    MULTIPART_SCHEMA,
    FileOut,
    SignedUrl,
    SignedUrlRequest,
    download,
    receive_pdf_upload,
    receive_upload,
    view_file,
)
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api", tags=["files"], route_class=EnvelopeRoute)
CanWriteFiles = Annotated[CurrentUser, Depends(require(Permission.FILE_WRITE))]
MAX_DOWNLOADS_PER_MINUTE = 6000
"""For one address, behind which thirty people may each open a page of pictures every few seconds."""
CanReadFiles = Annotated[CurrentUser, Depends(require(Permission.FILE_READ))]


@router.post("/files", openapi_extra=MULTIPART_SCHEMA)
@route_options(limit_body=False)
async def upload_image(request: Request, user: CanWriteFiles) -> FileOut:
    """Upload one JPG or PNG under 5 MB. A file that no saved record claims by its `id` is deleted after a day.

    A draft of the person who uploaded the file keeps it as well, by naming its `id`.
    """
    return await receive_upload(request, user.context)


@router.post("/files/documents", openapi_extra=MULTIPART_SCHEMA)
@route_options(limit_body=False)
async def upload_pdf(request: Request, user: CanWriteFiles) -> FileOut:
    """Upload one PDF under 20 MB, or an image as above. A file that no saved record claims by its `id` is deleted after a day.

    A draft of the person who uploaded the file keeps it as well, by naming its `id`.
    """
    return await receive_pdf_upload(request, user.context)


@router.post("/get-signed-url")
@route_options(store_response=False)
async def create_signed_url(session: Session, user: CanReadFiles, data: SignedUrlRequest) -> SignedUrl:
    """Return an address, valid for five minutes, of a file that the signed-in user may see.

    The address may be relative. With `thumb` it is that of the small copy, 320 pixels, which is made of every image when it is
    uploaded.
    """
    return await view_file(session, user, UUID(data.path.removeprefix("files/")), thumb=data.thumb)


router.add_api_route(
    "/files/raw/{ticket}", download, route_class_override=APIRoute, response_class=StreamingResponse, name="download_file",
    responses={
        200: {"content": {"image/jpeg": {}, "image/png": {}, "application/pdf": {}}, "description": "The file"},
        **error_responses(NotFound, RateLimited),
    },
    dependencies=[limit_address("files.download", limit=MAX_DOWNLOADS_PER_MINUTE)],
)
