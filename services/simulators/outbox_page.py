"""Serve the testers' page of sent messages, and the same as JSON for tests."""

import base64
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Query, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from pydantic import BaseModel, Field

from simulators.delivery_outcomes import BY_ENDING, MAIL_BY_NAME
from simulators.message_store import Message, MessageStore

PAGE = Path(__file__).parent / "static"
router = APIRouter()


def _store(request: Request) -> MessageStore:
    message_store: MessageStore = request.app.state.message_store
    return message_store


@router.get("/", include_in_schema=False)
async def page() -> FileResponse:
    """Serve the page."""
    return FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})


@router.get("/static/{name}", include_in_schema=False)
async def page_file(name: str) -> FileResponse:
    """Serve the page's script and style."""
    if name not in ("page.js", "page.css"):
        raise HTTPException(404)
    return FileResponse(PAGE / name, headers={"Cache-Control": "no-cache"})


class MessageFilter(BaseModel):
    """Filter of the messages: `wait` is how many seconds to wait for the first match, `after` a `seq` already seen."""

    to: str = ""
    q: str = ""
    channel: str = ""
    after: int = 0
    limit: int = Field(100, ge=1, le=500)
    wait: float = Field(0, ge=0, le=30)


@router.get("/api/messages")
async def list_messages(request: Request, params: Annotated[MessageFilter, Query()]) -> dict[str, Any]:
    """List sent messages, newest first."""
    message_store = _store(request)

    def list_matching() -> list[Message]:
        return message_store.list_matching(params.to, params.q, params.channel, params.after)

    if params.wait and not list_matching():
        await message_store.wait_for(lambda: bool(list_matching()), params.wait)
    matching = list_matching()
    return {"total": len(matching), "messages": [message.to_json() for message in matching[: params.limit]]}


@router.get("/api/outcomes")
async def list_outcomes() -> dict[str, list[dict[str, str]]]:
    """List the addresses that cause an outcome."""
    sms = [{"address": f"…{ending}", "en": outcome.en, "sv": outcome.sv} for ending, outcome in BY_ENDING.items()]
    mail = [{"address": f"{name}@…", "en": en, "sv": sv} for name, (_, en, sv) in MAIL_BY_NAME.items()]
    return {"sms": sms, "mail": mail}


@router.post("/api/reset")
async def reset(request: Request) -> dict[str, bool]:
    """Delete all messages."""
    await _store(request).clear()
    return {"ok": True}


@router.get("/api/changes")
async def changes(request: Request, seen: int = -1) -> dict[str, int]:
    """Reply when something has changed since `seen`, else after two seconds, so that a shutdown doesn't hang."""
    message_store = _store(request)
    await message_store.wait_for(lambda: message_store.version != seen, 2)
    return {"version": message_store.version}


def _message(request: Request, message_id: str) -> Message:
    message = _store(request).messages.get(message_id)
    if not message:
        raise HTTPException(404)
    return message


@router.get("/messages/{message_id}/html")
async def html(request: Request, message_id: str) -> HTMLResponse:
    """Serve a mail's HTML, sandboxed because its content is not trusted."""
    return HTMLResponse(
        _message(request, message_id).html,
        headers={"Content-Security-Policy": "sandbox allow-popups allow-popups-to-escape-sandbox"},
    )


@router.get("/messages/{message_id}/files/{number}")
async def file(request: Request, message_id: str, number: int) -> Response:
    """Serve a mail's attachment."""
    files = _message(request, message_id).attachments
    if not 0 <= number < len(files):
        raise HTTPException(404)
    quoted = files[number].name.replace('"', "").encode("ascii", "replace").decode()
    return Response(
        base64.b64decode(files[number].content),
        media_type="application/octet-stream",
        headers={"Content-Disposition": f'attachment; filename="{quoted}"'},
    )
