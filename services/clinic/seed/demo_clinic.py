"""Seed the demo clinic once, by the domains' services and models, under row-level security."""

from datetime import UTC, datetime, time, timedelta
from random import Random
from typing import Any
from uuid import UUID

from sqlalchemy import delete, insert, select
from sqlalchemy.dialects.postgresql import Range
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.accounts.identities import passwords
from clinic.accounts.models import Identity, Membership
from clinic.accounts.terms import agreements, service as terms
from clinic.booking.bookings.models import Booking
from clinic.booking.models import BusinessHours, Holiday, Resource, Service, ServiceCategory, ServiceResource
from clinic.booking.occupancy.models import Occupancy
from clinic.clients.models import Client, ClientSearchToken
from clinic.company.models import Company
from clinic.core.background.outbox import Delivery
from clinic.core.clock import local_date, now, zone
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.text.country_rules import add_personal_id_dash
from clinic.core.text.search_tokens import fold, sort_key, tokenize
from clinic.pos.models import Product
from clinic.seed import aesthetics, forms, journal, pos as pos_seed, prescriptions, quality, sample_data
from clinic.seed.demo_users import PASSWORD, PUBLIC_ID, USERS, DemoUser

COMPANY_NAME = "Lindqvist Hud & Estetik"
STOCKHOLM = zone("Europe/Stockholm")
CLIENTS, DAYS_BACK, DAYS_AHEAD = 300, 60, 35


async def seed() -> bool:
    """Seed the whole demo clinic in one transaction. Returns False when it exists already."""
    async with transaction(Context()) as session:
        if await session.scalar(select(Identity.id).where(Identity.email == USERS[0].email)):
            return False
    company_id, random = new_id(), Random(7)
    pictures = await journal.store_pictures(company_id, Random(11))
    async with transaction(Context.system(company_id)) as session:
        await _seed_users(session)
        practitioners, rooms = await _seed_rooms(session, company_id)
        services = await _seed_services(session, company_id, practitioners, rooms, random)
        clients = await _seed_clients(session, company_id, random)
        await _seed_business_hours(session, company_id, practitioners)
        await _seed_bookings(session, company_id, services, clients, random)
        company = await session.get_one(Company, company_id)
        await journal.seed(session, company, clients, pictures, Random(13))
        await forms.seed(session, clients, Random(17))
        await prescriptions.seed(session, company, clients, doctor=USERS[3].email, nurse=USERS[2].email)
        session.add_all(
            Product(
                company_id=company_id, id=new_id(), name=name, sort_name=fold(name), code=f"P{number:03}", selling_price=price * 100,
                base_price=price * 55, tax=2500, stock=random.randint(0, 40),
            ) for number, (name, price) in enumerate(sample_data.PRODUCTS, 1)
        )
        await session.flush()
        await pos_seed.seed(session, company_id)
        await quality.seed(session, company_id)
        await aesthetics.seed(session, company_id, company.timezone, clients)
    async with transaction(Context.system(company_id)) as session:
        # Nobody is notified of what the demo clinic begins with.
        await session.execute(delete(Delivery).where(Delivery.company_id == company_id, Delivery.subscriber.startswith("notifications.")))
    return True


def _account_details(first: str, last: str, email: str) -> accounts.AccountDetails:
    return accounts.AccountDetails(first_name=first, last_name=last, email=email, password_hash=passwords.hash_password_sync(PASSWORD), language="sv")


async def _seed_users(session: AsyncSession) -> None:
    first, last, title, _ = sample_data.PRACTITIONERS[0]
    company, owner, identity = await accounts.create_company_with_owner(session, _account_details(first, last, USERS[0].email), name=COMPANY_NAME, country="SE")
    company.encrypted_id = PUBLIC_ID
    owner_name = agreements.Signatory(identity.id, f"{first} {last}", "sv")
    for document in terms.LEGAL_DOCUMENTS:
        await agreements.record_agreement(session, owner_name, document, version=terms.current_version(document), agreed_at=now())
    company.is_booking_on = company.is_record_on = company.is_pos_on = company.is_verified = True
    company.onboarded_at, company.user_limit, company.client_limit, company.theme_color = now(), 50, 0, "#0E7C66"
    company.checklist_dismissed_at = company.onboarded_at
    all_modules = {"is_booking_on": True, "is_record_on": True, "is_pos_on": True}
    owner.title, owner.is_for_booking, owner.is_booking_on, owner.is_record_on, owner.is_pos_on = title, True, True, True, True
    _set_second_factors(owner, USERS[0])
    await accounts.notify_member_changed(session, owner)
    reception = _account_details("Malin", "Falk", USERS[1].email)
    desk = await accounts.create_identity(session, reception)
    _set_second_factors(await accounts.create_member(session, desk, reception, role="admin", title="Receptionist", **all_modules), USERS[1])
    for number, (first, last, title, _) in enumerate(sample_data.PRACTITIONERS[1:], 1):
        email = USERS[2].email if number == 1 else f"{fold(first)}@demo.example"
        person = _account_details(first, last, email)
        member_identity = await accounts.create_identity(session, person)
        member = await accounts.create_member(session, member_identity, person, role="user", title=title, is_for_booking=True, **all_modules)
        if number == 1:
            _set_second_factors(member, USERS[2])
        member_identity.email_verified_at = now()
    money = _account_details("Gunilla", "Öster", USERS[4].email)
    books = await accounts.create_identity(session, money)
    await accounts.create_member(session, books, money, role="accountant", title="Ekonom", is_pos_on=True)
    doctor = await accounts.create_identity(session, _account_details("Doris", "Wallin", USERS[3].email))
    prescriber = await accounts.create_prescriber(session, doctor, first_name="Doris", last_name="Wallin", language="sv")
    prescriber.personal_id = USERS[3].personal_number
    for member_identity in (identity, desk, books, doctor):
        member_identity.email_verified_at = now()
    await session.flush()


def _set_second_factors(member: Membership, user: DemoUser) -> None:
    """Give a member the second factors that the simulators of SMS and BankID answer, so that records open (LAW-001)."""
    member.country_code, member.mobile_number = "+46", user.mobile_number
    member.personal_id = add_personal_id_dash(user.personal_number)
    member.mobile_verified_at = member.bankid_verified_at = now()


async def _seed_rooms(session: AsyncSession, company_id: UUID) -> tuple[list[UUID], list[UUID]]:
    colors = {(first, last): color for first, last, _, color in sample_data.PRACTITIONERS}
    rows = await session.execute(
        select(Resource, Membership).join(Membership, (Membership.company_id == Resource.company_id) & (Membership.id == Resource.membership_id))
        .order_by(Membership.created_at, Membership.id),
    )
    practitioners = []
    for index, (resource, member) in enumerate(rows.all()):
        resource.color, resource.position = colors[(member.first_name, member.last_name)], index
        practitioners.append(resource.id)
    rooms = [Resource(company_id=company_id, id=new_id(), type="room", name=name, position=n) for n, name in enumerate(sample_data.ROOMS)]
    session.add_all(rooms)
    await session.flush()
    return practitioners, [room.id for room in rooms]


async def _seed_services(
    session: AsyncSession, company_id: UUID, practitioners: list[UUID], rooms: list[UUID], random: Random,
) -> dict[UUID, list[Service]]:
    """Create the services. Returns the services of each practitioner."""
    services_of: dict[UUID, list[Service]] = {practitioner: [] for practitioner in practitioners}
    for index, (name, (color, services)) in enumerate(sample_data.CATALOGUE.items()):
        category = ServiceCategory(
            company_id=company_id, id=new_id(), name=name, name_en=sample_data.ENGLISH_NAMES[name], position=index,
        )
        session.add(category)
        await session.flush()
        for title, price, minutes, after in services:
            service = Service(
                company_id=company_id, id=new_id(), category_id=category.id, name=title,
                name_en=sample_data.ENGLISH_NAMES[title], color=color, price=price * 100, duration=minutes, buffer_after=after,
                description_sv=f"{title} hos legitimerad personal.",
                description_en=f"{sample_data.ENGLISH_NAMES[title]} by licensed staff.",
            )
            performing = sorted(random.sample(practitioners, k=random.randint(3, 6)))
            session.add(service)
            await session.flush()
            session.add_all(
                ServiceResource(company_id=company_id, id=new_id(), service_id=service.id, resource_id=resource)
                for resource in [*performing, *rooms]
            )
            for practitioner_id in performing:
                services_of[practitioner_id].append(service)
    await session.flush()
    return services_of


async def _seed_clients(session: AsyncSession, company_id: UUID, random: Random) -> list[UUID]:
    rows: list[dict[str, Any]] = []
    token_rows: list[dict[str, Any]] = []
    for number in range(CLIENTS):
        first, last = random.choice(sample_data.FIRST), random.choice(sample_data.LAST)
        zip_code, city = random.choice(sample_data.CITIES)
        phone, email = f"70{1740605 + number:07}", f"{fold(first)}.{fold(last)}{number}@example.com"
        born = datetime(1945, 1, 1, tzinfo=UTC).date() + timedelta(days=random.randint(0, 365 * 61))
        rows.append({
            "company_id": company_id, "id": new_id(), "first_name": first, "last_name": last, "sort_name": sort_key(f"{last} {first}"),
            "email": email, "country_code": "+46", "mobile_number": f"0{phone}", "phone": f"+46{phone}", "date_of_birth": born,
            "street_address": f"{random.choice(sample_data.STREETS)} {random.randint(1, 90)}", "zip_code": zip_code, "city": city,
            "warning": "Penicillinallergi" if number % 29 == 0 else "", "created_at": now() - timedelta(days=random.randint(1, 700)),
        })
        token_rows += [{"company_id": company_id, "id": rows[-1]["id"], "token": token} for token in tokenize(first, last, email, f"+46{phone}")]
    await session.execute(insert(Client), rows)
    await session.execute(insert(ClientSearchToken), token_rows)
    return [row["id"] for row in rows]


async def _seed_business_hours(session: AsyncSession, company_id: UUID, practitioners: list[UUID]) -> None:
    await session.execute(delete(BusinessHours).where(BusinessHours.company_id == company_id))
    week = [(day, 9, 18) for day in range(5)] + [(5, 10, 15)]
    session.add_all(
        BusinessHours(company_id=company_id, id=new_id(), weekday=day, opens=timedelta(hours=opens), closes=timedelta(hours=closes))
        for day, opens, closes in week
    )
    today = local_date(now(), STOCKHOLM.key)
    session.add(Holiday(
        company_id=company_id, id=new_id(), name="Kurs", resource_id=practitioners[-1], starts_on=today + timedelta(days=9),
        ends_on=today + timedelta(days=10),
    ))


async def _seed_bookings(
    session: AsyncSession, company_id: UUID, services: dict[UUID, list[Service]], clients: list[UUID], random: Random,
) -> None:
    rooms = list(await session.scalars(select(Resource.id).where(Resource.type == "room").order_by(Resource.position)))
    bookings: list[dict[str, object]] = []
    occupancies: list[dict[str, object]] = []
    today = local_date(now(), STOCKHOLM.key)
    for offset in range(-DAYS_BACK, DAYS_AHEAD):
        day = today + timedelta(days=offset)
        if day.weekday() == 6 or (offset in {9, 10}):
            continue
        fullness = 0.8 if offset < 7 else max(0.25, 0.8 - offset / 60)
        opens, closes = (10, 15) if day.weekday() == 5 else (9, 18)
        for index, (practitioner, offered) in enumerate(services.items()):
            at = datetime.combine(day, time(opens), STOCKHOLM).astimezone(UTC)
            end = datetime.combine(day, time(closes), STOCKHOLM).astimezone(UTC)
            while True:
                service = random.choice(offered)
                if at + timedelta(minutes=service.duration) > end:
                    break
                if random.random() < fullness:
                    row, during = _booking_rows(company_id, service, practitioner, rooms[index], random.choice(clients), at, random)
                    bookings.append(row)
                    occupancies += during
                at += timedelta(minutes=15 * -(-(service.duration + service.buffer_after) // 15))
    await session.execute(insert(Booking), bookings)
    await session.execute(insert(Occupancy), occupancies)


def _booking_rows(
    company_id: UUID, service: Service, practitioner: UUID, room: UUID, client: UUID, at: datetime, random: Random,
) -> tuple[dict[str, object], list[dict[str, object]]]:
    cancelled = random.random() < 0.04
    no_show = not cancelled and at < now() and random.random() < 0.03
    booking_id, end = new_id(), at + timedelta(minutes=service.duration)
    created_at = min(at, now()) - timedelta(minutes=random.randint(30, 30 * 24 * 60))
    row: dict[str, object] = {
        "company_id": company_id, "id": booking_id, "client_id": client, "service_id": service.id, "practitioner_id": practitioner,
        "room_id": room, "start_at": at, "end_at": end, "state": "cancelled" if cancelled else "no_show" if no_show else "booked",
        "source": random.choice(["staff", "portal"]), "service_name": service.name, "price": service.price, "duration": service.duration,
        "buffer_after": service.buffer_after, "special_request": random.choice(sample_data.REQUESTS), "created_at": created_at,
        "cancelled_at": min(created_at + timedelta(hours=5), now()) if cancelled else None, "notified_start_at": at, "notified_practitioner_id": practitioner,
        "cancel_reason": "Klienten bad om det" if cancelled else "",
    }
    during = Range(at, end + timedelta(minutes=service.buffer_after))
    return row, [] if cancelled else [
        {"company_id": company_id, "id": new_id(), "resource_id": resource, "overlap_group_id": booking_id, "during": during, "booking_id": booking_id}
        for resource in (practitioner, room)
    ]


