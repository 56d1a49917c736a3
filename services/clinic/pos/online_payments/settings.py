"""Settings of what visitors of the portal pay in advance, and the amount for a service."""

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.booking_fees import service as booking_fees
from clinic.booking.portal.prepayment import service as prepayment
from clinic.booking.portal.prepayment.service import OnlineMethod, PaymentTerms
from clinic.core import audit
from clinic.core.api.errors import ApiError
from clinic.core.database.session import get_context, get_owned
from clinic.core.text.i18n import language
from clinic.pos.cards_on_file import consent
from clinic.pos.cards_on_file.consent import CardConsent
from clinic.pos.online_payments.errors import OnlineRegisterMissing
from clinic.pos.online_payments.models import OnlinePaymentSettings
from clinic.pos.online_payments.schemas import (
    OnlinePaymentSettingsOut,
    OnlinePaymentSettingsUpdate,
    OnlineRegister,
)
from clinic.pos.registers import register_config


async def get_settings(session: AsyncSession) -> OnlinePaymentSettingsOut:
    """Return the settings and the registers to choose from, each with the reason why it can't sell."""
    settings = OnlinePaymentSettingsOut.model_validate(await load_settings(session))
    for register in await register_config.list_active_registers(session):
        blocker = next(register.blocking_errors(), None)
        text = blocker.text(language.get()) if blocker else ""
        settings.registers.append(OnlineRegister(id=register.id, name=register.row["name"], blocker=text))
    return settings


async def update_settings(session: AsyncSession, data: OnlinePaymentSettingsUpdate) -> OnlinePaymentSettingsOut:
    """Change what visitors pay in advance.

    Payment can't be switched on without a register that can sell: OnlineRegisterMissing, RegisterInactive, the register's blocking
    errors, NotFound. Raises VersionConflict when the settings were changed since `data.version`.
    """
    company_id = get_context(session).company_id
    if data.mode != "none" and data.register_id is None:
        raise OnlineRegisterMissing
    if data.register_id is not None:
        await (register_config.get_sellable_register if data.mode != "none" else register_config.get_register)(session, data.register_id)
    defaults = insert(OnlinePaymentSettings).values(company_id=company_id, id=company_id)
    await session.execute(defaults.on_conflict_do_nothing(index_elements=["company_id", "id"]))
    row = await get_owned(session, OnlinePaymentSettings, company_id, version=data.version)
    for name, value in data.model_dump(exclude={"version"}).items():
        setattr(row, name, value)
    await session.flush()
    audit.record(session, "online_payment_settings.changed", row.id, **data.model_dump(mode="json", exclude={"version"}))
    return await get_settings(session)


async def load_settings(session: AsyncSession) -> OnlinePaymentSettings:
    """Return the company's settings; an unsaved row with the defaults where there is none yet."""
    company_id = get_context(session).company_id
    row = await session.get(OnlinePaymentSettings, (company_id, company_id))
    return row or OnlinePaymentSettings(
        company_id=company_id, id=company_id, mode="none", deposit_percent=20, deposit_amount=20000, register_id=None, swish_number="",
        saves_card=False, version=1,
    )


async def is_on(session: AsyncSession) -> bool:
    """Return whether visitors pay in advance, at least in part, for all services or for some."""
    settings = await load_settings(session)
    return settings.mode != "none" or (settings.register_id is not None and await booking_fees.has_own_prepayment(session))


async def get_terms(session: AsyncSession, service_ids: Sequence[UUID]) -> PaymentTerms | None:
    """Return what visitors pay in advance for the services of a visit, by the first one's own rule or the company's; None for nothing.

    The first is the booking's own service, the others are its add-ons. Without a register to sell at nothing is asked for.
    """
    settings = await load_settings(session)
    own = await booking_fees.get_own_prepayment(session, service_ids[0])
    mode, percent, fixed_amount = own or (settings.mode, settings.deposit_percent, settings.deposit_amount)
    price = sum((await prepayment.list_prices(session, service_ids)).values()) if mode != "none" and settings.register_id else 0
    if not price:
        return None
    amount = min(booking_fees.compute_amount(mode, percent, fixed_amount, price), price)
    card_consent = await get_card_consent(session, settings, service_ids[0], price)
    return PaymentTerms(
        kind="whole" if amount == price else "deposit", amount=amount, price=price, methods=await _list_methods(session, settings),
        card_consent=card_consent.text if card_consent else "",
    )


async def get_card_consent(session: AsyncSession, settings: OnlinePaymentSettings, service_id: UUID, price: int) -> CardConsent | None:
    """Return what a visitor who pays by card agrees to; None where no card is put on file."""
    return await consent.get_consent(session, service_id, price) if settings.saves_card else None


async def _list_methods(session: AsyncSession, settings: OnlinePaymentSettings) -> list[OnlineMethod]:
    """List the payment methods that work; none while the register can't sell."""
    if settings.register_id is None:
        return []
    try:
        await register_config.get_sellable_register(session, settings.register_id)
    except ApiError:
        return []
    return ["swish", "online"] if settings.swish_number else ["online"]
