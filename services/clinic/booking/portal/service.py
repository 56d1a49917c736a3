"""The portal's smaller verbs."""

from uuid import UUID

from fastapi import Response
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.portal import flows, holds, queries
from clinic.booking.portal.door import Visitor
from clinic.booking.portal.schemas import FlowOut, PortalOut, PortalPractitioner
from clinic.core.uploads import address_of


async def shown(session: AsyncSession, visitor: Visitor) -> PortalOut:
    """The clinic as a visitor meets it."""
    clinic = visitor.clinic
    return PortalOut(
        name=clinic.name, logo=await address_of(session, clinic.logo_id), cover=await address_of(session, clinic.cover_id),
        theme_color=clinic.theme_color, is_black_text=clinic.is_black_text,
        language="sv" if clinic.customer_language == "sv" else "en", timezone=clinic.timezone, date_format=clinic.date_format,
        is_twelve_hours=clinic.is_twelve_hours, calendar_first_day_sunday=clinic.calendar_first_day_sunday, unit=clinic.unit,
        codes_by="sms" if clinic.is_verified else "mail", state="open" if clinic.is_open else "closed",
    )


async def practitioners(session: AsyncSession, service_id: UUID) -> list[PortalPractitioner]:
    """Who performs a service, in the clinic's order."""
    return [
        PortalPractitioner(
            id=row["id"], name=row["name"], title=row["title"], booking_description=row["booking_description"],
            photo=await address_of(session, row["photo_id"]),
        )
        for row in await queries.practitioners(session, service_id)
    ]


async def hold(session: AsyncSession, visitor: Visitor) -> FlowOut:
    """Hold the flow's choice."""
    flow = await flows.mine(session, visitor)
    await holds.hold(session, visitor, flow)
    return await flows.shown(session, flow)


def as_file(content: bytes) -> Response:
    """A calendar file to open or keep."""
    return Response(
        content, media_type="text/calendar; charset=utf-8",
        headers={"Content-Disposition": 'attachment; filename="booking.ics"', "Cache-Control": "private, no-store"},
    )
