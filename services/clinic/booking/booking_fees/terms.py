"""The rules of fees: the company's, a service's own, and the amounts that follow from them."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any
from uuid import UUID

import orjson
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.booking_fees import queries, templates
from clinic.booking.booking_fees.models import BookingFeeSettings, ServiceFeeSettings
from clinic.booking.booking_fees.schemas import BookingFeeSettingsUpdate, FeeKind, FeeTerms, ServiceFeeSettingsUpdate
from clinic.company import service as companies
from clinic.core.database.session import flush_and_get_connection, get_context
from clinic.core.money import round_to_minor

KRONA = 100
_COMPANY_DEFAULTS = BookingFeeSettingsUpdate(version=1).model_dump()
_SERVICE_DEFAULTS = ServiceFeeSettingsUpdate(version=1).model_dump()


@dataclass(frozen=True, slots=True)
class FeeRules:
    """The rules for a service, by the columns of the company's row and of the service's own."""

    company: Mapping[str, Any]
    own: Mapping[str, Any]

    def compute_fee(self, kind: FeeKind, price: int) -> int:
        """Return the fee of a booking of a price; 0 for none."""
        row = self.company if self.own[f"{kind}_mode"] == "company" else self.own
        return compute_amount(row[f"{kind}_mode"], row[f"{kind}_percent"], row[f"{kind}_amount"], price)

    def get_terms(self, price: int, policy_hours: int) -> FeeTerms | None:
        """Return the fees of a booking of a price; None without any. Without a cancellation policy cancelling is free."""
        cancellation, no_show = self.compute_fee("cancellation", price) if policy_hours else 0, self.compute_fee("no_show", price)
        if not cancellation and not no_show:
            return None
        return FeeTerms(
            hours=policy_hours, cancellation=cancellation or None, no_show=no_show or None,
            missed_until_fee=self.company["missed_until_fee"], missed_months=self.company["missed_months"],
        )

    @property
    def is_used(self) -> bool:
        """Whether the client's history matters: a fee for a cancellation, or a deposit that depends on it."""
        mode = self.own["cancellation_mode"]
        has_fee = (self.company["cancellation_mode"] if mode == "company" else mode) != "none"
        return has_fee or bool(self.company["missed_until_prepayment"])


def compute_amount(mode: str, percent: int, amount: int, price: int) -> int:
    """Return a part of a price, or an amount, in öre: a percentage in whole kronor, at least a krona, and never more than the price."""
    if mode == "percent":
        kronor = round_to_minor(Decimal(price * percent) / (100 * KRONA))
        return min(max(kronor, 1) * KRONA, price)
    return amount if mode == "amount" else price if mode == "whole" else 0


async def load_rules(session: AsyncSession, service_id: UUID | None) -> FeeRules:
    """Return the rules for a service; the company's alone without one."""
    company_id = get_context(session).company_id
    company = await session.get(BookingFeeSettings, (company_id, company_id))
    own = await session.get(ServiceFeeSettings, (company_id, service_id)) if service_id else None
    return FeeRules(
        {name: getattr(company, name) for name in _COMPANY_DEFAULTS} if company else _COMPANY_DEFAULTS,
        {name: getattr(own, name) for name in _SERVICE_DEFAULTS} if own else _SERVICE_DEFAULTS,
    )


async def get_terms(session: AsyncSession, service_id: UUID, price: int) -> FeeTerms | None:
    """Return the fees of a service at a price, as visitors are told of them; None without any."""
    rules = await load_rules(session, service_id)
    return rules.get_terms(price, (await companies.get_own_company(session)).cancellation_policy.hours)


def describe_fees(row: Mapping[str, Any], policy_hours: int) -> str:
    """Return the fees of a booking in its client's language, for a message: of a row of `bookings/queries` with the rules as JSON."""
    company, own = (orjson.loads(row[name]) if row[name] else None for name in ("fee_settings", "service_fee_settings"))
    rules = FeeRules(company or _COMPANY_DEFAULTS, own or _SERVICE_DEFAULTS)
    terms = rules.get_terms(row["price"], policy_hours)
    return templates.format_terms(terms, row["unit"], row["language"]) if terms else ""


async def get_own_prepayment(session: AsyncSession, service_id: UUID) -> tuple[str, int, int] | None:
    """Return the mode, percentage and amount of a service's own deposit; None where the company's applies."""
    own = (await load_rules(session, service_id)).own
    return None if own["prepayment_mode"] == "company" else (own["prepayment_mode"], own["prepayment_percent"], own["prepayment_amount"])


async def has_own_prepayment(session: AsyncSession) -> bool:
    """Return whether any service has a deposit of its own."""
    modes = ServiceFeeSettings.prepayment_mode.in_(("percent", "amount", "whole"))
    own = select(ServiceFeeSettings.id).where(ServiceFeeSettings.company_id == get_context(session).company_id, modes)
    return await session.scalar(own.limit(1)) is not None


async def depends_prepayment_on_history(session: AsyncSession) -> bool:
    """Return whether a client pays in advance only from a number of missed bookings on."""
    return bool((await load_rules(session, None)).company["missed_until_prepayment"])


async def has_missed_too_many(session: AsyncSession, client_id: UUID, at: datetime) -> bool:
    """Return whether a client has missed so many bookings that they pay in advance."""
    company = (await load_rules(session, None)).company
    return await count_missed(session, client_id, None, at, company["missed_months"]) >= int(company["missed_until_prepayment"])


async def count_missed(session: AsyncSession, client_id: UUID, booking_id: UUID | None, at: datetime, months: int) -> int:
    """Count the bookings, but for one, that a client missed or cancelled after the policy's time within some months."""
    connection = await flush_and_get_connection(session)
    values = (get_context(session).company_id, client_id, booking_id, at, months)
    return int(await connection.fetchval(queries.COUNT_MISSED, *values))
