"""Factories of bookings: a clinic that can be booked, and a visitor's booking flow."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from secrets import token_urlsafe
from typing import Any
from uuid import UUID, uuid4

from sqlalchemy import select, update

from clinic.accounts.models import Membership
from clinic.booking.bookings.models import Booking
from clinic.booking.catalogue.models import Resource, Service, ServiceAddOn, ServiceCategory, ServiceResource
from clinic.booking.hours.models import BookingSettings, BusinessHours
from clinic.booking.occupancy.models import Occupancy
from clinic.booking.portal.dependencies import hash_flow_key
from clinic.booking.portal.models import BookingFlow, Hold
from clinic.company.models import Company
from clinic.core.clock import now, to_wire
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.messaging.models import Message
from tests.factories.base import BaseFactory


@dataclass
class BookableClinic:
    """A clinic open every day from 08:00 to 18:00, with one service."""

    company: Company
    service: Service
    practitioners: list[Resource]
    rooms: list[Resource]
    devices: list[Resource]
    add_ons: list[Service]

    def at(self, hour: int, minute: int = 0, *, days: int = 7) -> str:
        """Return that time of the day in `days` days, in UTC, as the API writes it."""
        day = (now() + timedelta(days=days)).date()
        return to_wire(datetime(day.year, day.month, day.day, hour, minute, tzinfo=UTC))

    def booking_data(self, client_id: UUID, start_at: str, **fields: Any) -> dict[str, Any]:
        """Return the body that books the service with the first practitioner."""
        return {
            "client_id": str(client_id), "service_id": str(self.service.id), "practitioner_id": str(self.practitioners[0].id),
            "start_at": start_at, **{name: str(value) if isinstance(value, UUID) else value for name, value in fields.items()},
        }


@dataclass
class FlowAccess:
    """A visitor's booking flow and the key that gives access to it."""

    id: UUID
    key: str

    @property
    def headers(self) -> dict[str, str]:
        return {"X-Flow-Key": self.key}


class BookingFactory(BaseFactory):
    """Insert what the booking tests need, and read what was booked."""

    async def bookable_clinic(
        self, *, people: int = 1, rooms: int = 0, devices: int = 0, add_ons: int = 0, company: Company | None = None, service: dict[str, Any] | None = None,
        settings: dict[str, Any] | None = None,
    ) -> BookableClinic:
        """Insert a clinic in UTC that can be booked, with so many practitioners, rooms, devices and add-ons; its company is new unless passed."""
        own_company = company or await self.company(timezone="UTC")
        members = [await self.member(own_company, is_for_booking=True) for _ in range(people)]
        clinic = BookableClinic(own_company, _service(own_company, **(service or {})), [], [], [], [])
        clinic.practitioners = [_practitioner(own_company, member) for member in members]
        clinic.rooms = [_resource(own_company, "room", f"Rum {position}", position) for position in range(rooms)]
        clinic.devices = [_resource(own_company, "device", f"Laser {position}", position) for position in range(devices)]
        fields = {"category_id": clinic.service.category_id, "price": 10000, "duration": 10}
        clinic.add_ons = [_service(own_company, name=f"Tillägg {position}", **fields) for position in range(add_ons)]
        category = ServiceCategory(company_id=own_company.id, id=clinic.service.category_id, name=f"Hud {uuid4().hex[:6]}")
        async with transaction(Context.system(own_company.id)) as session:
            session.add(category)
            session.add_all([
                BusinessHours(company_id=own_company.id, id=new_id(), weekday=day, opens=timedelta(hours=8), closes=timedelta(hours=18))
                for day in range(7)
            ])
            session.add(BookingSettings(company_id=own_company.id, id=new_id(), **(settings or {})))
            await session.flush()
            session.add_all([clinic.service, *clinic.add_ons, *clinic.practitioners, *clinic.rooms, *clinic.devices])
            await session.flush()
            session.add_all([
                ServiceResource(company_id=own_company.id, id=new_id(), service_id=clinic.service.id, resource_id=resource.id)
                for resource in [*clinic.practitioners, *clinic.rooms, *clinic.devices]
            ])
            for position, add_on in enumerate(clinic.add_ons):
                key = {"company_id": own_company.id, "id": new_id()}
                session.add(ServiceAddOn(**key, service_id=clinic.service.id, add_on_id=add_on.id, position=position))
                session.add_all([
                    ServiceResource(company_id=own_company.id, id=new_id(), service_id=add_on.id, resource_id=practitioner.id)
                    for practitioner in clinic.practitioners
                ])
        return clinic

    async def booking_flow(
        self, clinic: BookableClinic, start_at: str | None = None, *, any_practitioner: bool = False, **fields: Any,
    ) -> FlowAccess:
        """Insert the flow of a visitor whose phone is verified, with a selection if a start is passed."""
        key, phone = token_urlsafe(32), f"+4670{uuid4().int % 10**7:07d}"
        selection = {
            "service_id": str(clinic.service.id), "practitioner_id": None if any_practitioner else str(clinic.practitioners[0].id),
            "start_at": start_at,
        }
        details = {
            "first_name": "Vera", "last_name": "Visit", "country_code": "+46", "mobile_number": phone[3:],
            "email": f"{uuid4().hex[:8]}@visitors.test", "special_request": "",
        }
        row = BookingFlow(**{
            "company_id": clinic.company.id, "id": new_id(), "key_hash": hash_flow_key(key), "state": "verified", "language": "sv",
            "expires_at": now() + timedelta(hours=1), "selection": selection if start_at else None, "visitor_details": details, "phone": phone,
            "code_sent_at": now(), "verified_at": now(), **fields,
        })
        async with transaction(Context.system(clinic.company.id)) as session:
            session.add(row)
        return FlowAccess(row.id, key)

    async def age_holds(self, company: Company, by: timedelta) -> None:
        """Move the expiry of every hold of a company `by` so much closer."""
        async with transaction(Context.system(company.id)) as session:
            for table in (Hold, Occupancy):
                await session.execute(update(table).where(table.expires_at.is_not(None)).values(expires_at=table.expires_at - by))

    async def list_bookings(self, company: Company) -> list[Booking]:
        """Return all bookings of a company, by start."""
        return await _list_rows(company, select(Booking).order_by(Booking.start_at, Booking.id))

    async def list_occupancies(self, company: Company) -> list[Occupancy]:
        """Return all occupied time of a company that is not released, by start."""
        return await _list_rows(company, select(Occupancy).where(Occupancy.released_at.is_(None)).order_by(Occupancy.starts_at, Occupancy.id))

    async def list_messages(self, company: Company) -> list[Message]:
        """Return all messages of a company, oldest first."""
        return await _list_rows(company, select(Message).order_by(Message.created_at, Message.id))

    async def mark_messages_sent(self, company: Company) -> None:
        """Mark all messages of a company as sent, as if the providers had been reached."""
        async with transaction(Context.system(company.id)) as session:
            await session.execute(update(Message).values(state="sent"))


async def _list_rows(company: Company, statement: Any) -> list[Any]:
    async with transaction(Context.system(company.id)) as session:
        return list(await session.scalars(statement))


def _service(company: Company, **fields: Any) -> Service:
    return Service(**{
        "company_id": company.id, "id": new_id(), "category_id": new_id(), "name": "Konsultation", "color": "#22AA88", "price": 45000,
        "duration": 60, "buffer_before": 0, "buffer_after": 0, **fields,
    })


def _practitioner(company: Company, member: Membership) -> Resource:
    resource = _resource(company, "practitioner", f"{member.first_name} {member.last_name}", 0)
    resource.membership_id = member.id
    return resource


def _resource(company: Company, resource_type: str, name: str, position: int) -> Resource:
    return Resource(company_id=company.id, id=new_id(), type=resource_type, name=name, position=position)
