"""The demo clinic: laid once, by the domains' own verbs and rows, under row-level security."""

from datetime import UTC, datetime, time, timedelta
from random import Random
from typing import Any
from uuid import UUID

from sqlalchemy import delete, insert, select
from sqlalchemy.dialects.postgresql import Range
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import passwords, service as accounts
from clinic.accounts.models import Identity, Membership
from clinic.booking.models import BusinessHours, Holiday, Resource, Service, ServiceCategory, ServiceResource
from clinic.booking.occupancy.models import Occupancy
from clinic.booking.visits.models import Booking
from clinic.clients.models import Client, ClientToken
from clinic.company.models import Company
from clinic.core.clock import day_of, now, zone
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.models import new_id
from clinic.core.search import fold, sort_key, tokens
from clinic.pos.models import Product
from clinic.seed import forms, journal, pos as till, prescriptions, quality, world
from clinic.seed.people import PASSWORD, PEOPLE, PUBLIC_ID

NAME = "Lindqvist Hud & Estetik"
STOCKHOLM = zone("Europe/Stockholm")
CLIENTS, DAYS_BACK, DAYS_AHEAD = 300, 60, 35


async def lay() -> bool:
    """Lay the demo clinic, all of it or nothing; False when it stands already."""
    async with unit(Context()) as session:
        if await session.scalar(select(Identity.id).where(Identity.email == PEOPLE[0].email)):
            return False
    company_id, chance = new_id(), Random(7)
    pictures = await journal.draw(company_id, Random(11))
    async with unit(Context.system(company_id)) as session:
        await _people(session)
        practitioners, rooms = await _places(session, company_id)
        services = await _catalogue(session, company_id, practitioners, rooms, chance)
        clients = await _clients(session, company_id, chance)
        await _hours(session, company_id, practitioners)
        await _visits(session, company_id, services, clients, chance)
        company = await session.get_one(Company, company_id)
        await journal.lay(session, company, clients, pictures, Random(13))
        await forms.lay(session, clients, Random(17))
        await prescriptions.lay(session, company, clients, doctor=PEOPLE[3].email, nurse=PEOPLE[2].email)
        session.add_all(
            Product(
                company_id=company_id, id=new_id(), name=name, sort_name=fold(name), code=f"P{number:03}", selling_price=price * 100,
                base_price=price * 55, tax=2500, stock=chance.randint(0, 40),
            ) for number, (name, price) in enumerate(world.PRODUCTS, 1)
        )
        await session.flush()
        await till.lay(session, company_id)
        await quality.lay(session, company_id)
    return True


def _person(first: str, last: str, email: str) -> accounts.Person:
    return accounts.Person(first_name=first, last_name=last, email=email, password_hash=passwords.hash_now(PASSWORD), language="sv")


async def _people(session: AsyncSession) -> None:
    first, last, title, _ = world.PRACTITIONERS[0]
    company, owner, identity = await accounts.create_company(session, _person(first, last, PEOPLE[0].email), name=NAME, country="SE")
    company.encrypted_id, company.customer_language, company.language = PUBLIC_ID, "sv", "sv"
    company.is_booking_on = company.is_record_on = company.is_pos_on = company.is_verified = True
    company.set_up_at, company.user_limit, company.client_limit, company.theme_color = now(), 50, 0, "#0E7C66"
    everything = {"is_booking_on": True, "is_record_on": True, "is_pos_on": True}
    owner.title, owner.is_for_booking, owner.is_booking_on, owner.is_record_on, owner.is_pos_on = title, True, True, True, True
    await accounts.member_changed(session, owner)
    reception = _person("Malin", "Falk", PEOPLE[1].email)
    desk = await accounts.create_identity(session, reception)
    await accounts.create_member(session, desk, reception, role="admin", title="Receptionist", **everything)
    for number, (first, last, title, _) in enumerate(world.PRACTITIONERS[1:], 1):
        email = PEOPLE[2].email if number == 1 else f"{fold(first)}@demo.example"
        person = _person(first, last, email)
        known = await accounts.create_identity(session, person)
        await accounts.create_member(session, known, person, role="user", title=title, is_for_booking=True, **everything)
        known.email_verified_at = now()
    money = _person("Gunilla", "Öster", PEOPLE[4].email)
    books = await accounts.create_identity(session, money)
    await accounts.create_member(session, books, money, role="accountant", title="Ekonom", is_pos_on=True)
    doctor = await accounts.create_identity(session, _person("Doris", "Wallin", PEOPLE[3].email))
    await accounts.create_prescriber(session, doctor, first_name="Doris", last_name="Wallin", language="sv")
    for known in (identity, desk, books, doctor):
        known.email_verified_at = now()
    await session.flush()


async def _places(session: AsyncSession, company_id: UUID) -> tuple[list[UUID], list[UUID]]:
    colors = {(first, last): color for first, last, _, color in world.PRACTITIONERS}
    found = await session.execute(
        select(Resource, Membership).join(Membership, (Membership.company_id == Resource.company_id) & (Membership.id == Resource.membership_id))
        .order_by(Membership.created_at, Membership.id),
    )
    practitioners = []
    for place, (resource, member) in enumerate(found.all()):
        resource.color, resource.position = colors[(member.first_name, member.last_name)], place
        practitioners.append(resource.id)
    rooms = [Resource(company_id=company_id, id=new_id(), kind="room", name=name, position=n) for n, name in enumerate(world.ROOMS)]
    session.add_all(rooms)
    await session.flush()
    return practitioners, [room.id for room in rooms]


async def _catalogue(
    session: AsyncSession, company_id: UUID, practitioners: list[UUID], rooms: list[UUID], chance: Random,
) -> dict[UUID, list[Service]]:
    """The services; answers each practitioner's."""
    mine: dict[UUID, list[Service]] = {practitioner: [] for practitioner in practitioners}
    for place, (name, (color, services)) in enumerate(world.CATALOGUE.items()):
        category = ServiceCategory(company_id=company_id, id=new_id(), name=name, position=place)
        session.add(category)
        await session.flush()
        for title, price, minutes, after in services:
            service = Service(
                company_id=company_id, id=new_id(), category_id=category.id, name=title, color=color, price=price * 100, duration=minutes,
                time_after=after, description_sv=f"{title} hos legitimerad personal.", description_en="",
            )
            performers = sorted(chance.sample(practitioners, k=chance.randint(3, 6)))
            session.add(service)
            await session.flush()
            session.add_all(
                ServiceResource(company_id=company_id, id=new_id(), service_id=service.id, resource_id=resource)
                for resource in [*performers, *rooms]
            )
            for performer in performers:
                mine[performer].append(service)
    await session.flush()
    return mine


async def _clients(session: AsyncSession, company_id: UUID, chance: Random) -> list[UUID]:
    rows: list[dict[str, Any]] = []
    found: list[dict[str, Any]] = []
    for number in range(CLIENTS):
        first, last = chance.choice(world.FIRST), chance.choice(world.LAST)
        zip_code, city = chance.choice(world.CITIES)
        phone, email = f"70{1740605 + number:07}", f"{fold(first)}.{fold(last)}{number}@example.com"
        born = datetime(1945, 1, 1, tzinfo=UTC).date() + timedelta(days=chance.randint(0, 365 * 61))
        rows.append({
            "company_id": company_id, "id": new_id(), "first_name": first, "last_name": last, "sort_name": sort_key(f"{last} {first}"),
            "email": email, "country_code": "+46", "mobile_number": f"0{phone}", "phone": f"+46{phone}", "date_of_birth": born,
            "street_address": f"{chance.choice(world.STREETS)} {chance.randint(1, 90)}", "zip_code": zip_code, "city": city,
            "warning": "Penicillinallergi" if number % 29 == 0 else "", "created_at": now() - timedelta(days=chance.randint(1, 700)),
        })
        found += [{"company_id": company_id, "id": rows[-1]["id"], "token": token} for token in tokens(first, last, email, f"+46{phone}")]
    await session.execute(insert(Client), rows)
    await session.execute(insert(ClientToken), found)
    return [row["id"] for row in rows]


async def _hours(session: AsyncSession, company_id: UUID, practitioners: list[UUID]) -> None:
    await session.execute(delete(BusinessHours).where(BusinessHours.company_id == company_id))
    week = [(day, 9, 18) for day in range(5)] + [(5, 10, 15)]
    session.add_all(
        BusinessHours(company_id=company_id, id=new_id(), weekday=day, opens=timedelta(hours=opens), closes=timedelta(hours=closes))
        for day, opens, closes in week
    )
    today = day_of(now(), STOCKHOLM.key)
    session.add(Holiday(
        company_id=company_id, id=new_id(), name="Kurs", resource_id=practitioners[-1], starts_on=today + timedelta(days=9),
        ends_on=today + timedelta(days=10),
    ))


async def _visits(
    session: AsyncSession, company_id: UUID, services: dict[UUID, list[Service]], clients: list[UUID], chance: Random,
) -> None:
    rooms = list(await session.scalars(select(Resource.id).where(Resource.kind == "room").order_by(Resource.position)))
    bookings: list[dict[str, object]] = []
    taken: list[dict[str, object]] = []
    today = day_of(now(), STOCKHOLM.key)
    for offset in range(-DAYS_BACK, DAYS_AHEAD):
        day = today + timedelta(days=offset)
        if day.weekday() == 6 or (offset in {9, 10}):
            continue
        fullness = 0.8 if offset < 7 else max(0.25, 0.8 - offset / 60)
        opens, closes = (10, 15) if day.weekday() == 5 else (9, 18)
        for place, (practitioner, mine) in enumerate(services.items()):
            at = datetime.combine(day, time(opens), STOCKHOLM).astimezone(UTC)
            end = datetime.combine(day, time(closes), STOCKHOLM).astimezone(UTC)
            while True:
                service = chance.choice(mine)
                if at + timedelta(minutes=service.duration) > end:
                    break
                if chance.random() < fullness:
                    row, during = _visit(company_id, service, practitioner, rooms[place], chance.choice(clients), at, chance)
                    bookings.append(row)
                    taken += during
                at += timedelta(minutes=15 * -(-(service.duration + service.time_after) // 15))
    await session.execute(insert(Booking), bookings)
    await session.execute(insert(Occupancy), taken)


def _visit(
    company_id: UUID, service: Service, practitioner: UUID, room: UUID, client: UUID, at: datetime, chance: Random,
) -> tuple[dict[str, object], list[dict[str, object]]]:
    cancelled = chance.random() < 0.04
    no_show = not cancelled and at < now() and chance.random() < 0.03
    booking_id, end = new_id(), at + timedelta(minutes=service.duration)
    made = min(at, now()) - timedelta(minutes=chance.randint(30, 30 * 24 * 60))
    row: dict[str, object] = {
        "company_id": company_id, "id": booking_id, "client_id": client, "service_id": service.id, "practitioner_id": practitioner,
        "room_id": room, "start_at": at, "end_at": end, "state": "cancelled" if cancelled else "no_show" if no_show else "booked",
        "source": chance.choice(["staff", "portal"]), "service_name": service.name, "price": service.price, "duration": service.duration,
        "time_after": service.time_after, "special_request": chance.choice(world.REQUESTS), "created_at": made,
        "cancelled_at": min(made + timedelta(hours=5), now()) if cancelled else None, "told_start_at": at, "told_practitioner_id": practitioner,
    }
    during = Range(at, end + timedelta(minutes=service.time_after))
    return row, [] if cancelled else [
        {"company_id": company_id, "id": new_id(), "resource_id": resource, "stack_id": booking_id, "during": during, "booking_id": booking_id}
        for resource in (practitioner, room)
    ]


