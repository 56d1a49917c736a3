"""Hypothesis strategies for random clinics, as models for the oracle and as database rows for the engine."""

from datetime import UTC, date, datetime, timedelta
from uuid import UUID, uuid4

from hypothesis import strategies as st
from sqlalchemy.dialects.postgresql import Range

from clinic.booking.bookings.models import Booking
from clinic.booking.catalogue.models import Resource, Service, ServiceCategory, ServiceResource
from clinic.booking.group_bookings.models import GroupBooking
from clinic.booking.hours.models import BookingSettings, BusinessHours, Holiday
from clinic.booking.occupancy.models import Occupancy
from clinic.booking.portal.models import BookingFlow, Hold
from clinic.booking.schedules.models import ScheduleDay, ScheduleSlot
from clinic.booking.unavailable_times.models import UnavailableSpan, UnavailableTime
from clinic.clients.models import Client
from clinic.company.models import Company
from clinic.company.settings import default_settings
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.booking.oracle import AddOn, ClinicModel, DaysOff, GroupTime, OccupiedTime, Schedule, Slot

ZONES = (
    "Europe/Stockholm", "Europe/Stockholm", "Europe/Stockholm", "Europe/London", "America/New_York", "America/Santiago", "America/Havana",
    "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Auckland", "UTC",
)
DAYS = (
    date(2026, 3, 28), date(2026, 3, 29), date(2026, 10, 24), date(2026, 10, 25), date(2026, 3, 8), date(2026, 11, 1), date(2026, 4, 5),
    date(2026, 10, 4), date(2026, 9, 6), date(2026, 6, 15), date(2026, 12, 31),
)
HOUR = timedelta(hours=1)


@st.composite
def weekly_hours(draw) -> list[tuple[int, int, int]]:
    """Opening hours of a week: several intervals a day that touch or lie apart, by day or by night."""
    hours = []
    for weekday in range(7):
        bounds = draw(st.lists(st.integers(0, 288), max_size=4, unique=True).map(sorted))
        hours += [(weekday, opens * 5, closes * 5) for opens, closes in zip(bounds[::2], bounds[1::2], strict=False)]
    usual = draw(st.sampled_from([[], [(9 * 60, 17 * 60)], [(8 * 60, 12 * 60), (13 * 60, 18 * 60)], [(0, 24 * 60)], [(0, 5 * 60), (22 * 60, 24 * 60)], [(90, 240)], [(150, 300)]]))
    return [(weekday, *span) for weekday in range(7) for span in usual] if usual else hours


@st.composite
def schedules(draw, at: datetime) -> Schedule:
    """A schedule of a day: none to three slots, some private or switched off; confirmed, unconfirmed or expired."""
    bounds = sorted(draw(st.lists(st.integers(0, 288), max_size=6, unique=True)))
    slots = [
        Slot(opens * 5, closes * 5, draw(st.booleans()), draw(st.sampled_from([True, True, True, False])))
        for opens, closes in zip(bounds[::2], bounds[1::2], strict=False)
    ]
    return Schedule(slots, draw(st.sampled_from([None, None, None, at + timedelta(seconds=1), at])))


@st.composite
def group_members(draw, clinic: ClinicModel, group: GroupTime) -> None:
    """Add a group booking to a clinic, with none to three members: booked, held, expired or cancelled."""
    clinic.groups.append(group)
    start = group.start - timedelta(minutes=clinic.buffer_before)
    end = group.start + timedelta(minutes=clinic.duration + clinic.buffer_after)
    for state in draw(st.lists(st.sampled_from(["booking", "booking", "hold", "expired", "released"]), max_size=3)):
        expires = {"hold": clinic.now + timedelta(seconds=1), "expired": clinic.now}.get(state)
        clinic.occupied.append(OccupiedTime(group.practitioner, start, end, expires, state == "released", group))


@st.composite
def add_ons(draw, clinic: ClinicModel) -> AddOn:
    """An add-on that most of the practitioners perform, with or without rooms and devices of its own."""
    performers = [practitioner for practitioner in clinic.practitioners if draw(st.integers(0, 4))]
    rooms, devices = draw(st.sets(st.sampled_from(clinic.all_rooms))), draw(st.sets(st.sampled_from(clinic.all_devices), max_size=2))
    lengths = st.sampled_from([5, 10, 30]), st.sampled_from([0, 0, 10, 60]), st.sampled_from([0, 0, 20])
    return AddOn(uuid4(), *(draw(length) for length in lengths), performers, sorted(rooms), sorted(devices))


@st.composite
def clinics(draw) -> tuple[ClinicModel, date, date]:
    """A clinic, and the first and last day to search."""
    zone, first = draw(st.sampled_from(ZONES)), draw(st.sampled_from(DAYS)) + timedelta(days=draw(st.integers(-1, 1)))
    last = first + timedelta(days=draw(st.integers(0, 3)))
    noon = datetime(first.year, first.month, first.day, 12, tzinfo=UTC)
    practitioners = [uuid4() for _ in range(draw(st.integers(1, 3)))]
    all_rooms, all_devices = [uuid4() for _ in range(2)], [uuid4() for _ in range(3)]
    rooms, devices = all_rooms[:draw(st.integers(0, 2))], all_devices[:draw(st.sampled_from([0, 0, 1, 2]))]
    clinic = ClinicModel(
        zone=zone, now=noon + timedelta(minutes=draw(st.sampled_from([-3000, -2000, -1500, -1000, -800, 0, 900]) | st.integers(-3000, 1500)), seconds=draw(st.sampled_from([0, 0, 1]))),
        hours=draw(weekly_hours()), duration=draw(st.sampled_from([5, 15, 20, 30, 45, 60, 60, 90, 180, 600])),
        buffer_before=draw(st.sampled_from([0, 0, 5, 10, 30, 90])), buffer_after=draw(st.sampled_from([0, 0, 5, 15, 45])),
        slot_interval=draw(st.sampled_from([5, 10, 15, 20, 25, 30, 60, 240])), min_notice=draw(st.sampled_from([0, 60, 1440])),
        horizon=draw(st.sampled_from([1, 1, 2, 90, 90])), practitioners=practitioners, rooms=rooms,
        active_rooms=[r for r in all_rooms if draw(st.integers(0, 3))], all_rooms=all_rooms, all_devices=all_devices,
        devices=devices, active_devices=[device for device in all_devices if draw(st.integers(0, 3))],
    )
    clinic.days_off = draw(st.lists(st.builds(_days_off, st.just(first), st.sampled_from([None, *practitioners]), st.integers(-3, 4), st.integers(0, 2)), max_size=2))
    spans = st.builds(
        _occupied, st.just(noon), st.just(clinic.now), st.sampled_from([*practitioners, *practitioners, *all_rooms, *all_devices]), st.integers(-300, 288 * ((last - first).days + 1)), st.integers(1, 30) | st.sampled_from([1, 5, 10, 300]),
        st.sampled_from(["booking", "booking", "booking", "hold", "expired", "expiring", "expiring", "released"]), st.integers(0, 4),
    )
    clinic.occupied = draw(st.lists(spans, min_size=4 * len(practitioners), max_size=24))
    clinic.unavailable = draw(st.lists(st.builds(
        _occupied, st.just(noon), st.just(clinic.now), st.sampled_from(practitioners), st.integers(-300, 288 * ((last - first).days + 1)),
        st.integers(1, 30), st.just("booking"), st.integers(0, 4),
    ), max_size=3))
    clinic.group_quantity = draw(st.sampled_from([None, 1, 2, 2, 3, 3]))
    if clinic.group_quantity is None:
        clinic.add_ons = draw(st.lists(add_ons(clinic), max_size=2))
    keys = draw(st.lists(st.tuples(st.sampled_from(practitioners), st.integers(-200, 288 * ((last - first).days + 1))), max_size=8, unique=True))
    for practitioner, steps in keys:
        draw(group_members(clinic, GroupTime(practitioner, noon + timedelta(minutes=steps * 5))))
    days = [first + timedelta(days=n) for n in range(-1, (last - first).days + 3)]
    keys = draw(st.lists(st.tuples(st.sampled_from(practitioners), st.sampled_from(days)), max_size=6, unique=True))
    clinic.schedules = {key: draw(schedules(clinic.now)) for key in keys}
    return clinic, first, last


def _days_off(first: date, resource: UUID | None, offset_days: int, extra_days: int) -> DaysOff:
    starts_on = first + timedelta(days=offset_days)
    return DaysOff(resource, starts_on, starts_on + timedelta(days=extra_days))


def _occupied(noon: datetime, now: datetime, resource: UUID, start_steps: int, length_steps: int, state: str, jitter: int) -> OccupiedTime:  # noqa: PLR0917
    start = noon + timedelta(minutes=start_steps * 5 + (jitter == 4))
    end = start + timedelta(minutes=length_steps * 5)
    expires = {"hold": now + timedelta(seconds=1), "expired": now - timedelta(seconds=1), "expiring": now}.get(state)
    return OccupiedTime(resource, start, end, expires, state == "released")


async def insert_clinic(clinic: ClinicModel) -> tuple[Company, UUID]:
    """Insert the clinic as rows; return its company and the id of its service."""
    company = Company(id=uuid4(), encrypted_id=uuid4().hex, name="Orakel", email="o@clinic.test", timezone=clinic.zone, settings=default_settings("SE"))
    key = {"company_id": company.id}
    category = ServiceCategory(**key, id=uuid4(), name="Allt")
    service = Service(
        **key, id=uuid4(), category_id=category.id, name="Besök", color="#112233", price=100, duration=clinic.duration,
        buffer_before=clinic.buffer_before, buffer_after=clinic.buffer_after, group_quantity=clinic.group_quantity,
    )
    add_ons = [
        Service(
            **key, id=add_on.id, category_id=category.id, name="Tillägg", color="#112233", price=50, duration=add_on.duration,
            buffer_before=add_on.buffer_before, buffer_after=add_on.buffer_after,
        ) for add_on in clinic.add_ons
    ]
    resources = [
        Resource(**key, id=room, type="room", name=f"Rum {n}", is_active=room in clinic.active_rooms, position=n)
        for n, room in enumerate(clinic.all_rooms)
    ]
    resources += [
        Resource(**key, id=device, type="device", name=f"Laser {n}", is_active=device in clinic.active_devices, position=n)
        for n, device in enumerate(clinic.all_devices)
    ]
    async with transaction(Context.system(company.id)) as session:
        session.add_all([company, category])
        await session.flush()
        resources += await _insert_practitioners(session, company, clinic)
        session.add_all([service, *add_ons, *resources])
        await session.flush()
        links = [(service.id, id_) for id_ in (*clinic.practitioners, *clinic.rooms, *clinic.devices)]
        links += [(add_on.id, id_) for add_on in clinic.add_ons for id_ in (*add_on.practitioners, *add_on.rooms, *add_on.devices)]
        session.add_all([ServiceResource(**key, id=uuid4(), service_id=service_id, resource_id=id_) for service_id, id_ in links])
        session.add(BookingSettings(**key, id=uuid4(), slot_interval=clinic.slot_interval, min_notice_minutes=clinic.min_notice, horizon_days=clinic.horizon))
        session.add_all([
            BusinessHours(**key, id=uuid4(), weekday=day, opens=timedelta(minutes=opens), closes=timedelta(minutes=closes))
            for day, opens, closes in clinic.hours
        ])
        session.add_all([
            Holiday(**key, id=uuid4(), resource_id=off.resource, name="Ledigt", starts_on=off.starts_on, ends_on=off.ends_on)
            for off in clinic.days_off
        ])
        await _insert_schedules(session, company, clinic)
        await _insert_occupancy(session, company, service, clinic)
    return company, service.id


async def _insert_schedules(session, company: Company, clinic: ClinicModel) -> None:
    key = {"company_id": company.id}
    for (resource_id, day), schedule in clinic.schedules.items():
        confirmed_at = None if schedule.expires else clinic.now
        row = ScheduleDay(**key, id=uuid4(), resource_id=resource_id, day=day, confirmed_at=confirmed_at, expires_at=schedule.expires)
        session.add(row)
        await session.flush()
        session.add_all([
            ScheduleSlot(
                **key, id=uuid4(), schedule_day_id=row.id, opens=timedelta(minutes=slot.opens), closes=timedelta(minutes=slot.closes),
                is_private=slot.is_private, is_active=slot.is_active,
            ) for slot in schedule.slots
        ])
    for time in clinic.unavailable:
        fields = {**key, "resource_id": time.resource}
        row = UnavailableTime(**fields, id=uuid4(), reason="Lunch", start_at=time.start, end_at=time.end, weekdays=[], last_day=time.end.date())
        session.add(row)
        await session.flush()
        session.add(UnavailableSpan(**fields, id=uuid4(), unavailable_time_id=row.id, during=Range(time.start, time.end)))
    await session.flush()


async def _insert_practitioners(session, company: Company, clinic: ClinicModel) -> list[Resource]:
    from clinic.accounts.models import Identity, Membership

    resources = []
    for position, resource_id in enumerate(clinic.practitioners):
        identity = Identity(id=uuid4(), email=f"{uuid4().hex}@people.test", password_hash="!")
        member = Membership(
            company_id=company.id, id=uuid4(), identity_id=identity.id, role="user", first_name="P", last_name=str(position), email=identity.email,
        )
        session.add(identity)
        await session.flush()
        session.add(member)
        resources.append(Resource(company_id=company.id, id=resource_id, type="practitioner", name=f"P {position}", membership_id=member.id, position=position))
    await session.flush()
    return resources


async def _insert_occupancy(session, company: Company, service: Service, clinic: ClinicModel) -> None:
    key, practitioner, at = {"company_id": company.id}, clinic.practitioners[0], datetime(2026, 1, 1, tzinfo=UTC)
    client = Client(**key, id=uuid4(), first_name="K", last_name="L", sort_name="l k")
    flow = BookingFlow(**key, id=uuid4(), key_hash=uuid4().bytes, language="sv", expires_at=at)
    session.add_all([client, flow])
    await session.flush()
    fields = {**key, "service_id": service.id, "practitioner_id": practitioner, "start_at": at, "end_at": at + HOUR}
    booking = Booking(**fields, id=uuid4(), client_id=client.id, service_name="B", price=1, duration=60)
    hold = Hold(**fields, id=uuid4(), flow_id=flow.id, phone="+46701234567", expires_at=at)
    session.add_all([booking, hold])
    await session.flush()
    groups = {group: GroupBooking(**key, id=uuid4(), service_id=service.id, practitioner_id=group.practitioner, start_at=group.start, created_at=at) for group in clinic.groups}
    session.add_all(groups.values())
    await session.flush()
    group_id = uuid4()  # one overlap group, so that the rows may overlap
    session.add_all([
        Occupancy(
            **key, id=uuid4(), resource_id=occupied.resource, overlap_group_id=group_id, during=Range(occupied.start, occupied.end),
            expires_at=occupied.expires, booking_id=None if occupied.expires else booking.id, hold_id=hold.id if occupied.expires else None,
            released_at=at if occupied.is_released else None,
            group_booking_id=groups[occupied.group].id if occupied.group else None, place=place if occupied.group else None,
        ) for place, occupied in enumerate(clinic.occupied, start=1)
    ])
