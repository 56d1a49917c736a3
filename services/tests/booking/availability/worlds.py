"""Random clinics: told to the oracle, and written as rows for the engine."""

from datetime import UTC, date, datetime, timedelta
from uuid import UUID, uuid4

from hypothesis import strategies as st
from sqlalchemy.dialects.postgresql import Range

from clinic.booking.catalogue.models import Resource, Service, ServiceCategory, ServiceResource
from clinic.booking.hours.models import BookingSettings, BusinessHours, Holiday as HolidayRow
from clinic.booking.occupancy.models import Occupancy
from clinic.booking.portal.models import Flow, Hold
from clinic.booking.visits.models import Booking
from clinic.clients.models import Client
from clinic.company.models import Company
from clinic.core.context import Context
from clinic.core.db import unit
from tests.booking.oracle import Holiday, Taken, World

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
def hours(draw) -> list[tuple[int, int, int]]:
    """A week: some openings a day that touch or lie apart, by day or by night."""
    found = []
    for weekday in range(7):
        marks = draw(st.lists(st.integers(0, 288), max_size=4, unique=True).map(sorted))
        found += [(weekday, opens * 5, closes * 5) for opens, closes in zip(marks[::2], marks[1::2], strict=False)]
    usual = draw(st.sampled_from([[], [(9 * 60, 17 * 60)], [(8 * 60, 12 * 60), (13 * 60, 18 * 60)], [(0, 24 * 60)], [(0, 5 * 60), (22 * 60, 24 * 60)], [(90, 240)], [(150, 300)]]))
    return [(weekday, *span) for weekday in range(7) for span in usual] if usual else found


@st.composite
def worlds(draw) -> tuple[World, date, date]:
    """A clinic and the days that are asked for."""
    zone, first = draw(st.sampled_from(ZONES)), draw(st.sampled_from(DAYS)) + timedelta(days=draw(st.integers(-1, 1)))
    last = first + timedelta(days=draw(st.integers(0, 3)))
    noon = datetime(first.year, first.month, first.day, 12, tzinfo=UTC)
    people = [uuid4() for _ in range(draw(st.integers(1, 3)))]
    rooms = [uuid4() for _ in range(draw(st.integers(0, 2)))]
    world = World(
        zone=zone, now=noon + timedelta(minutes=draw(st.sampled_from([-3000, -2000, -1500, -1000, -800, 0, 900]) | st.integers(-3000, 1500)), seconds=draw(st.sampled_from([0, 0, 1]))),
        hours=draw(hours()), duration=draw(st.sampled_from([5, 15, 20, 30, 45, 60, 60, 90, 180, 600])),
        before=draw(st.sampled_from([0, 0, 5, 10, 30, 90])), after=draw(st.sampled_from([0, 0, 5, 15, 45])),
        step=draw(st.sampled_from([5, 10, 15, 20, 25, 30, 60, 240])), lead=draw(st.sampled_from([0, 60, 1440])),
        horizon=draw(st.sampled_from([1, 1, 2, 90, 90])), people=people, rooms=rooms, rooms_in_use=[r for r in rooms if draw(st.integers(0, 3))],
    )
    world.holidays = draw(st.lists(st.builds(_holiday, st.just(first), st.sampled_from([None, *people]), st.integers(-3, 4), st.integers(0, 2)), max_size=2))
    spans = st.builds(
        _taken, st.just(noon), st.just(world.now), st.sampled_from([*people, *people, *rooms]), st.integers(-300, 288 * ((last - first).days + 1)), st.integers(1, 30) | st.sampled_from([1, 5, 10, 300]),
        st.sampled_from(["visit", "visit", "visit", "hold", "expired", "expiring", "expiring", "released"]), st.integers(0, 4),
    )
    world.taken = draw(st.lists(spans, min_size=4 * len(people), max_size=24))
    return world, first, last


def _holiday(first: date, whose: UUID | None, begins: int, more: int) -> Holiday:
    starts_on = first + timedelta(days=begins)
    return Holiday(whose, starts_on, starts_on + timedelta(days=more))


def _taken(noon: datetime, now: datetime, whose: UUID, at: int, lasts: int, kind: str, odd: int) -> Taken:  # noqa: PLR0917
    begins = noon + timedelta(minutes=at * 5 + (odd == 4))
    ends = begins + timedelta(minutes=lasts * 5)
    expires = {"hold": now + timedelta(seconds=1), "expired": now - timedelta(seconds=1), "expiring": now}.get(kind)
    return Taken(whose, begins, ends, expires, kind == "released")


async def write(world: World) -> tuple[Company, UUID]:
    """The clinic as rows; its company and its service."""
    company = Company(id=uuid4(), encrypted_id=uuid4().hex, name="Orakel", email="o@clinic.test", timezone=world.zone)
    of = {"company_id": company.id}
    category = ServiceCategory(**of, id=uuid4(), name="Allt")
    service = Service(
        **of, id=uuid4(), category_id=category.id, name="Besök", color="#112233", price=100, duration=world.duration,
        time_before=world.before, time_after=world.after,
    )
    things = [Resource(**of, id=one, kind="room", name=f"Rum {n}", is_active=one in world.rooms_in_use, position=n) for n, one in enumerate(world.rooms)]
    async with unit(Context.system(company.id)) as session:
        session.add_all([company, category])
        await session.flush()
        things += await _people(session, company, world)
        session.add_all([service, *things])
        await session.flush()
        session.add_all([ServiceResource(**of, id=uuid4(), service_id=service.id, resource_id=one.id) for one in things])
        session.add(BookingSettings(**of, id=uuid4(), slot_step=world.step, lead_minutes=world.lead, horizon_days=world.horizon))
        session.add_all([
            BusinessHours(**of, id=uuid4(), weekday=day, opens=timedelta(minutes=opens), closes=timedelta(minutes=closes))
            for day, opens, closes in world.hours
        ])
        session.add_all([
            HolidayRow(**of, id=uuid4(), resource_id=off.resource, name="Ledigt", starts_on=off.starts_on, ends_on=off.ends_on)
            for off in world.holidays
        ])
        await _take(session, company, service, world)
    return company, service.id


async def _people(session, company: Company, world: World) -> list[Resource]:
    from clinic.accounts.models import Identity, Membership

    made = []
    for place, one in enumerate(world.people):
        identity = Identity(id=uuid4(), email=f"{uuid4().hex}@people.test", password_hash="!")
        member = Membership(
            company_id=company.id, id=uuid4(), identity_id=identity.id, role="user", first_name="P", last_name=str(place), email=identity.email,
        )
        session.add(identity)
        await session.flush()
        session.add(member)
        made.append(Resource(company_id=company.id, id=one, kind="practitioner", name=f"P {place}", membership_id=member.id, position=place))
    await session.flush()
    return made


async def _take(session, company: Company, service: Service, world: World) -> None:
    of, person, at = {"company_id": company.id}, world.people[0], datetime(2026, 1, 1, tzinfo=UTC)
    client = Client(**of, id=uuid4(), first_name="K", last_name="L", sort_name="l k")
    flow = Flow(**of, id=uuid4(), key_hash=uuid4().bytes, language="sv", expires_at=at)
    session.add_all([client, flow])
    await session.flush()
    what = {**of, "service_id": service.id, "practitioner_id": person, "start_at": at, "end_at": at + HOUR}
    booking = Booking(**what, id=uuid4(), client_id=client.id, service_name="B", price=1, duration=60)
    hold = Hold(**what, id=uuid4(), flow_id=flow.id, phone="+46701234567", expires_at=at)
    session.add_all([booking, hold])
    await session.flush()
    stack = uuid4()  # of one stack, so that they may overlap
    session.add_all([
        Occupancy(
            **of, id=uuid4(), resource_id=taken.resource, stack_id=stack, during=Range(taken.begins, taken.ends), expires_at=taken.expires,
            booking_id=None if taken.expires else booking.id, hold_id=hold.id if taken.expires else None,
            released_at=at if taken.released else None,
        ) for taken in world.taken
    ])
