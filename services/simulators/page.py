"""The testers' page of what was sent, and the same as JSON for tests."""

import base64
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Query, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from pydantic import BaseModel, Field

from simulators.outcomes import BY_ENDING, MAIL_BY_NAME
from simulators.store import Message, Store

PAGE = Path(__file__).parent / "static"
router = APIRouter()


def _store(request: Request) -> Store:
    store: Store = request.app.state.store
    return store


@router.get("/", include_in_schema=False)
async def page() -> FileResponse:
    """The testers' page."""
    return FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})


@router.get("/static/{name}", include_in_schema=False)
async def part_of_page(name: str) -> FileResponse:
    """Its script and its style."""
    if name not in ("page.js", "page.css"):
        raise HTTPException(404)
    return FileResponse(PAGE / name, headers={"Cache-Control": "no-cache"})


class Search(BaseModel):
    """Which messages are wanted: `wait` is how many seconds to wait for the first that fits, `after` a `seq` already seen."""

    to: str = ""
    q: str = ""
    channel: str = ""
    after: int = 0
    limit: int = Field(100, ge=1, le=500)
    wait: float = Field(0, ge=0, le=30)


@router.get("/api/messages")
async def messages(request: Request, search: Annotated[Search, Query()]) -> dict[str, Any]:
    """What was sent, newest first."""
    store = _store(request)

    def found() -> list[Message]:
        return store.found(search.to, search.q, search.channel, search.after)

    if search.wait and not found():
        await store.wait_for(lambda: bool(found()), search.wait)
    hits = found()
    return {"total": len(hits), "messages": [one.shown() for one in hits[: search.limit]]}


@router.get("/api/outcomes")
async def outcomes() -> dict[str, list[dict[str, str]]]:
    """Which address calls which outcome forth."""
    sms = [{"address": f"…{ending}", "en": one.en, "sv": one.sv} for ending, one in BY_ENDING.items()]
    mail = [{"address": f"{name}@…", "en": one[1], "sv": one[2]} for name, one in MAIL_BY_NAME.items()]
    return {"sms": sms, "mail": mail}


@router.post("/api/reset")
async def reset(request: Request) -> dict[str, bool]:
    """Forget every message."""
    await _store(request).clear()
    return {"ok": True}


@router.get("/api/changes")
async def changes(request: Request, seen: int = -1) -> dict[str, int]:
    """Answers at once when something happened since `seen`, else within two seconds, so that a stop never hangs on it."""
    store = _store(request)
    await store.wait_for(lambda: store.version != seen, 2)
    return {"version": store.version}


def _message(request: Request, message_id: str) -> Message:
    found = _store(request).messages.get(message_id)
    if not found:
        raise HTTPException(404)
    return found


@router.get("/messages/{message_id}/html")
async def html(request: Request, message_id: str) -> HTMLResponse:
    """The mail as its reader sees it; sandboxed, because it's whatever was sent."""
    return HTMLResponse(
        _message(request, message_id).html,
        headers={"Content-Security-Policy": "sandbox allow-popups allow-popups-to-escape-sandbox"},
    )


@router.get("/messages/{message_id}/files/{number}")
async def file(request: Request, message_id: str, number: int) -> Response:
    """A file that came with a mail."""
    files = _message(request, message_id).attachments
    if not 0 <= number < len(files):
        raise HTTPException(404)
    quoted = files[number].name.replace('"', "").encode("ascii", "replace").decode()
    return Response(
        base64.b64decode(files[number].content),
        media_type="application/octet-stream",
        headers={"Content-Disposition": f'attachment; filename="{quoted}"'},
    )
