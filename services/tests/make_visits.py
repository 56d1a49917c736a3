"""Factories of what a visit needs: a clinic that can be booked, its visits, its visitors."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from secrets import token_urlsafe
from typing import Any
from uuid import UUID, uuid4

from sqlalchemy import select, update

from clinic.accounts.models import Membership
from clinic.booking.catalogue.models import Resource, Service, ServiceCategory, ServiceResource
from clinic.booking.hours.models import BookingSettings, BusinessHours
from clinic.booking.occupancy.models import Occupancy
from clinic.booking.portal.door import key_hash
from clinic.booking.portal.models import Flow, Hold
from clinic.booking.visits.models import Booking
from clinic.company.models import Company
from clinic.core.clock import now, to_wire
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.models import new_id
from clinic.messaging.models import Message


@dataclass
class Bookable:
    """A clinic open every day from 08 to 18, with one service."""

    company: Company
    service: Service
    practitioners: list[Resource]
    rooms: list[Resource]

    def at(self, hour: int, minute: int = 0, *, days: int = 7) -> str:
        """An instant of a coming day, on the wire; the clinic's zone is UTC unless a test says otherwise."""
        day = (now() + timedelta(days=days)).date()
        return to_wire(datetime(day.year, day.month, day.day, hour, minute, tzinfo=UTC))

    def visit(self, client_id: UUID, start_at: str, **fields: Any) -> dict[str, Any]:
        """A booking's body."""
        return {
            "client_id": str(client_id), "service_id": str(self.service.id), "practitioner_id": str(self.practitioners[0].id),
            "start_at": start_at, **{name: str(value) if isinstance(value, UUID) else value for name, value in fields.items()},
        }


@dataclass
class InFlow:
    """A visitor's flow and its key."""

    id: UUID
    key: str

    @property
    def headers(self) -> dict[str, str]:
        """What the visitor sends."""
        return {"X-Flow-Key": self.key}


class Makes:
    """Mixed into Make."""

    async def bookable(
        self, *, people: int = 1, rooms: int = 0, company: Company | None = None, service: dict[str, Any] | None = None,
        settings: dict[str, Any] | None = None,
    ) -> Bookable:
        """A clinic in UTC that can be booked."""
        at = company or await self.company(timezone="UTC")  # type: ignore[attr-defined]
        members = [await self.member(at, is_for_booking=True) for _ in range(people)]  # type: ignore[attr-defined]
        made = Bookable(at, _service(at, **(service or {})), [], [])
        made.practitioners = [_practitioner(at, member) for member in members]
        made.rooms = [_resource(at, "room", f"Rum {place}", place) for place in range(rooms)]
        category = ServiceCategory(company_id=at.id, id=made.service.category_id, name=f"Hud {uuid4().hex[:6]}")
        async with unit(Context.system(at.id)) as session:
            session.add(category)
            session.add_all([
                BusinessHours(company_id=at.id, id=new_id(), weekday=day, opens=timedelta(hours=8), closes=timedelta(hours=18))
                for day in range(7)
            ])
            session.add(BookingSettings(company_id=at.id, id=new_id(), **(settings or {})))
            await session.flush()
            session.add_all([made.service, *made.practitioners, *made.rooms])
            await session.flush()
            session.add_all([
                ServiceResource(company_id=at.id, id=new_id(), service_id=made.service.id, resource_id=one.id)
                for one in [*made.practitioners, *made.rooms]
            ])
        return made

    async def flow(self, place: Bookable, start_at: str | None = None, *, anyone: bool = False, **fields: Any) -> InFlow:
        """A visitor whose phone is verified, with a choice if a start is given."""
        key, phone = token_urlsafe(32), f"+4670{uuid4().int % 10**7:07d}"
        choice = {
            "service_id": str(place.service.id), "practitioner_id": None if anyone else str(place.practitioners[0].id), "start_at": start_at,
        }
        person = {
            "first_name": "Vera", "last_name": "Visit", "country_code": "+46", "mobile_number": phone[3:],
            "email": f"{uuid4().hex[:8]}@visitors.test", "special_request": "",
        }
        row = Flow(**{
            "company_id": place.company.id, "id": new_id(), "key_hash": key_hash(key), "state": "verified", "language": "sv",
            "expires_at": now() + timedelta(hours=1), "choice": choice if start_at else None, "person": person, "phone": phone,
            "code_sent_at": now(), "verified_at": now(), **fields,
        })
        async with unit(Context.system(place.company.id)) as session:
            session.add(row)
        return InFlow(row.id, key)

    async def age_holds(self, company: Company, by: timedelta) -> None:
        """Let so much of every hold's time pass."""
        async with unit(Context.system(company.id)) as session:
            for table in (Hold, Occupancy):
                await session.execute(update(table).where(table.expires_at.is_not(None)).values(expires_at=table.expires_at - by))

    async def bookings_of(self, company: Company) -> list[Booking]:
        """All visits of a company, in the order they begin."""
        return await _all(company, select(Booking).order_by(Booking.start_at, Booking.id))

    async def taken_of(self, company: Company) -> list[Occupancy]:
        """All time that is taken at a company."""
        return await _all(company, select(Occupancy).where(Occupancy.released_at.is_(None)).order_by(Occupancy.starts_at, Occupancy.id))

    async def messages_of(self, company: Company) -> list[Message]:
        """All messages of a company, oldest first."""
        return await _all(company, select(Message).order_by(Message.created_at, Message.id))

    async def post_all(self, company: Company) -> None:
        """Have all messages of a company gone, as a network that is there would."""
        async with unit(Context.system(company.id)) as session:
            await session.execute(update(Message).values(state="sent"))


async def _all(company: Company, statement: Any) -> list[Any]:
    async with unit(Context.system(company.id)) as session:
        return list(await session.scalars(statement))


def _service(company: Company, **fields: Any) -> Service:
    return Service(**{
        "company_id": company.id, "id": new_id(), "category_id": new_id(), "name": "Konsultation", "color": "#22AA88", "price": 45000,
        "duration": 60, "time_before": 0, "time_after": 0, **fields,
    })


def _practitioner(company: Company, member: Membership) -> Resource:
    made = _resource(company, "practitioner", f"{member.first_name} {member.last_name}", 0)
    made.membership_id = member.id
    return made


def _resource(company: Company, kind: str, name: str, position: int) -> Resource:
    return Resource(company_id=company.id, id=new_id(), kind=kind, name=name, position=position)
