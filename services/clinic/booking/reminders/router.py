"""What is said around a visit, for staff."""

from typing import Annotated

from fastapi import APIRouter, Depends

from clinic.booking.reminders import service
from clinic.booking.reminders.schemas import NoticeIn, NoticeOut, PreviewIn, PreviewOut
from clinic.core.auth import Caller, may
from clinic.core.db import ReadSession, Session
from clinic.core.envelope import EnvelopeRoute, refusals
from clinic.core.errors import Stale
from clinic.core.permissions import Permission

router = APIRouter(prefix="/api/booking-messages", tags=["reminders"], route_class=EnvelopeRoute)
Reader = Annotated[Caller, Depends(may(Permission.CATALOGUE_READ))]
Writer = Annotated[Caller, Depends(may(Permission.SCHEDULE_WRITE))]


@router.get("")
async def messages(session: ReadSession, caller: Reader) -> list[NoticeOut]:
    """The reminder and the follow-up: whether, when, by which ways, in which words."""
    return await service.read(session)


@router.put("", responses=refusals(Stale))
async def change(session: Session, caller: Writer, wanted: NoticeIn) -> NoticeOut:
    """Change the one named by `kind`."""
    return await service.change(session, wanted)


@router.post("/preview")
async def preview(session: ReadSession, caller: Reader, wanted: PreviewIn) -> PreviewOut:
    """A text as a client would read it, and how many SMS it makes."""
    return await service.preview(session, wanted)
