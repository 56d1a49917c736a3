"""The gate of the act on aesthetic treatments (2021:363), and the information that its time to reflect runs from.

Booking, consents, signing and sales ask the same function, each with its step. The act knows no exception, so neither does the gate.
"""

from calendar import monthrange
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import date, datetime
from typing import Protocol
from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.aesthetics.errors import Reason, TreatmentNotLawful, list_sentences
from clinic.aesthetics.kinds import (
    ADULT_AGE,
    INJECTION,
    KIND_LABELS,
    KINDS,
    REPEAT_MONTHS,
    REPEATABLE_KINDS,
    SURGERY,
    AestheticKind,
    get_performer_level,
    get_reflection_time,
    get_required_level,
)
from clinic.aesthetics.models import AestheticInformation
from clinic.aesthetics.schemas import InformationCreate, InformationOut, Step, VerdictOut, VerdictParams
from clinic.clients import service as clients
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api.errors import FieldError
from clinic.core.api.pagination import COUNT_CAP, NewestFirstParams, PaginatedList
from clinic.core.clock import local_date, now
from clinic.core.database.base import new_id
from clinic.core.database.session import AnySession, get_context, independent_transaction
from clinic.core.text.i18n import request_language
from clinic.core.text.validators import get_swedish_birth_date

__all__ = [
    "INJECTION", "KINDS", "KIND_LABELS", "SURGERY", "AestheticKind", "TreatmentNotLawful", "get_reflection_time", "get_required_level",
]


@dataclass(frozen=True, slots=True)
class InformationText:
    """A version of a text that a client gets in writing."""

    id: UUID
    title: str
    number: int


class Performer(Protocol):
    """The fields of a team member that decide what they may perform."""

    profession: str
    specialist_competence: str
    licence_checked_on: date | None


TextLookup = Callable[[AsyncSession, UUID], Awaitable[InformationText]]
ConsentLookup = Callable[[AsyncSession, UUID, str], Awaitable[datetime | None]]
TreatmentLookup = Callable[[AsyncSession, UUID, str], Awaitable[date | None]]
_text_lookups: list[TextLookup] = []
_consent_lookups: list[ConsentLookup] = []
_treatment_lookups: list[TreatmentLookup] = []


def register_text_lookup(lookup: TextLookup) -> TextLookup:
    """Set the function that returns the newest text of a consent template; forms provides it."""
    _text_lookups[:] = [lookup]
    return lookup


def register_consent_lookup(lookup: ConsentLookup) -> ConsentLookup:
    """Set the function that returns when a client last signed a consent to a kind of treatment; forms provides it."""
    _consent_lookups[:] = [lookup]
    return lookup


def register_treatment_lookup(lookup: TreatmentLookup) -> TreatmentLookup:
    """Set the function that returns the day of a client's last signed treatment of a kind; the journal provides it."""
    _treatment_lookups[:] = [lookup]
    return lookup


@dataclass(frozen=True, slots=True)
class Plan:
    """A treatment of a kind that is to be booked, consented to, signed or sold, at an instant.

    Without a client the age isn't asked, without a performer (membership) neither is the licence: a booking always names both.
    """

    step: Step
    kind: str
    at: datetime
    client_id: UUID | None = None
    performer_id: UUID | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer of the gate to a plan."""

    reasons: list[Reason]
    earliest_at: datetime | None
    is_repeat: bool
    timezone: str


async def check_lawful(session: AnySession, plan: Plan) -> None:
    """Raise TreatmentNotLawful when the act refuses the plan; a kind outside the act passes.

    A transaction of the driver asks in a second one beside it, because bookings and sales outside the act need no query.
    """
    if not plan.kind:
        return
    if isinstance(session, AsyncSession):
        verdict = await evaluate(session, plan)
    else:
        async with independent_transaction(session) as reading:
            verdict = await evaluate(reading, plan)
    if verdict.reasons:
        raise TreatmentNotLawful(verdict.reasons, verdict.earliest_at, verdict.timezone)


async def evaluate(session: AsyncSession, plan: Plan) -> Verdict:
    """Return the reasons for which the act refuses a plan, and the earliest lawful time."""
    timezone = (await companies.get_own_company(session)).timezone
    day = local_date(plan.at, timezone)
    reasons: list[Reason] = []
    if plan.performer_id and not await _may_perform(session, plan.kind, plan.performer_id):
        reasons.append("performer")
    if plan.client_id is None:
        return Verdict(reasons, None, is_repeat=False, timezone=timezone)
    client = await clients.get_client(session, plan.client_id)
    born_on = clients.get_proven_birth_date(client, is_booking=plan.step == "booking")
    if born_on is None:
        reasons.append("age_unproven")
    elif _age_on(born_on, day) < ADULT_AGE:
        reasons.append("under_age")
    last_day = await _treatment_lookups[0](session, plan.client_id, plan.kind)
    is_repeat = last_day is not None and plan.kind in REPEATABLE_KINDS and last_day <= day <= _add_months(last_day, REPEAT_MONTHS)
    informed_at = await _get_information_time(session, plan, last_day, timezone)
    time_reasons, earliest_at = await _check_times(session, plan, informed_at, is_repeat=is_repeat)
    return Verdict([*reasons, *time_reasons], earliest_at, is_repeat, timezone)


async def _check_times(
    session: AsyncSession, plan: Plan, informed_at: datetime | None, *, is_repeat: bool,
) -> tuple[list[Reason], datetime | None]:
    """Return the reasons that the information, the time to reflect and the consent give, and the earliest lawful time.

    A time may be booked before the information is given, if the time to reflect fits in between; nothing else may be done before.
    """
    if informed_at is None and plan.step in {"consent", "signing"}:
        return ["information"], None
    ends_at = informed_at if is_repeat and informed_at else (informed_at or now()) + get_reflection_time(plan.kind)
    if is_repeat and informed_at is None:
        return [], None
    if plan.at < ends_at and plan.step != "sale":
        return ["reflection"], ends_at
    if plan.step != "signing":
        return [], None
    signed_at = await _consent_lookups[0](session, plan.client_id, plan.kind) if plan.client_id else None
    return ([], None) if signed_at and ends_at <= signed_at <= plan.at else (["consent"], None)


async def _may_perform(session: AsyncSession, kind: str, membership_id: UUID) -> bool:
    member = await accounts.get_member(session, membership_id)
    return get_level(member) >= get_required_level(kind)


def get_level(member: Performer) -> int:
    """Return what a team member may perform: 2 also surgery, 1 injections, 0 neither."""
    return get_performer_level(
        member.profession, is_licence_checked=member.licence_checked_on is not None, is_specialist=bool(member.specialist_competence),
    )


def check_visitor(kind: str, personal_id: str, at: datetime, timezone: str) -> None:
    """Check the personal number of a visitor who wants a treatment under the act. Raises FieldError when it is missing or under age."""
    if not kind:
        return
    born_on = get_swedish_birth_date(personal_id)
    if born_on is None:
        raise FieldError("personal_id", "required")
    if not is_adult(born_on, at, timezone):
        raise FieldError("personal_id", "adult")


def is_adult(born_on: date, at: datetime, timezone: str) -> bool:
    """Return whether who was born on a day is 18 at an instant, by the clinic's calendar."""
    return _age_on(born_on, local_date(at, timezone)) >= ADULT_AGE


def _age_on(born_on: date, day: date) -> int:
    """Return the age in whole years on a day; who is born on 29 February grows older on 1 March in other years."""
    return day.year - born_on.year - ((day.month, day.day) < (born_on.month, born_on.day))


def _add_months(day: date, months: int) -> date:
    """Return the same day some months after, or the last of the month where it has none."""
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    return date(year, month + 1, min(day.day, monthrange(year, month + 1)[1]))


async def _get_information_time(session: AsyncSession, plan: Plan, last_day: date | None, timezone: str) -> datetime | None:
    """Return when the client was last informed of the kind for this treatment: each treatment needs information of its own."""
    informed_at = await session.scalar(
        select(func.max(AestheticInformation.informed_at)).where(
            AestheticInformation.company_id == get_context(session).company_id, AestheticInformation.client_id == plan.client_id,
            AestheticInformation.kind == plan.kind, AestheticInformation.informed_at <= max(plan.at, now()),
        ),
    )
    if informed_at is None or (last_day is not None and local_date(informed_at, timezone) <= last_day):
        return None
    return informed_at


async def give_information(session: AsyncSession, client_id: UUID, data: InformationCreate) -> InformationOut:
    """Record information that was given to a client, by the user of the session. Raises FieldError for a time to come."""
    await clients.lock_client_for_write(session, client_id)
    at, context = now(), get_context(session)
    if data.informed_at and data.informed_at > at:
        raise FieldError("informed_at", "not_future")
    text = await _text_lookups[0](session, data.template_id)
    member = await accounts.get_member(session, context.membership_id) if context.membership_id else None
    row = AestheticInformation(
        company_id=context.company_id, id=new_id(), client_id=client_id, kind=data.kind, informed_at=data.informed_at or at,
        oral_channel=data.oral_channel, text_id=text.id, text_title=text.title, text_number=text.number, informed_by=context.membership_id,
        informed_by_name=", ".join(part for part in (member.full_name, member.title) if part) if member else "", created_at=at,
    )
    session.add(row)
    await session.flush()
    audit.record(
        session, "aesthetic_information.given", row.id, client_id=client_id, kind=row.kind, informed_at=row.informed_at,
        oral_channel=row.oral_channel, text_id=text.id, text_number=text.number,
    )
    return _to_schema(row)


async def get_newest_information(session: AsyncSession, client_id: UUID, kind: str) -> AestheticInformation | None:
    """Return the information about a kind of treatment that a client was last given, or None."""
    query = select(AestheticInformation).where(
        AestheticInformation.company_id == get_context(session).company_id, AestheticInformation.client_id == client_id,
        AestheticInformation.kind == kind,
    )
    return await session.scalar(query.order_by(AestheticInformation.informed_at.desc(), AestheticInformation.id.desc()).limit(1))


async def list_information(session: AsyncSession, client_id: UUID, page: NewestFirstParams) -> PaginatedList[InformationOut]:
    """List the information that a client was given, newest first; the access is logged."""
    await clients.view_client(session, client_id)
    query = select(AestheticInformation).where(
        AestheticInformation.company_id == get_context(session).company_id, AestheticInformation.client_id == client_id,
    )
    ordered = query.order_by(*page.order_by(AestheticInformation.informed_at, AestheticInformation.id))
    rows = await session.scalars(ordered.limit(page.per_page).offset(page.offset))
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    return PaginatedList.build([_to_schema(row) for row in rows], page, total or 0)


async def get_verdict(session: AsyncSession, client_id: UUID, params: VerdictParams) -> VerdictOut:
    """Return what the act says of a treatment of a client; the access is logged."""
    await clients.view_client(session, client_id)
    verdict = await evaluate(
        session, Plan(params.step, params.kind, params.at or now(), client_id=client_id, performer_id=params.performer_id),
    )
    return VerdictOut(
        is_lawful=not verdict.reasons, reasons=verdict.reasons, sentences=list_sentences(verdict.reasons, request_language()),
        earliest_at=verdict.earliest_at, is_repeat=verdict.is_repeat,
    )


def _to_schema(row: AestheticInformation) -> InformationOut:
    columns = {name: getattr(row, name) for name in InformationOut.model_fields if name != "reflection_ends_at"}
    return InformationOut(**columns, reflection_ends_at=row.informed_at + get_reflection_time(row.kind))
