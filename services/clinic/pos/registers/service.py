"""Set up registers and card terminals, enrol registers with the control system, and report what keeps the company from selling."""

from uuid import UUID

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.company import service as companies
from clinic.core import audit, files
from clinic.core.api.errors import ApiError, FieldError
from clinic.core.api.provider_idempotency import IdempotencyLease
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.files.owners import register_file_owner
from clinic.core.files.transfer import get_file_url
from clinic.core.security.permissions import Permission
from clinic.core.settings import settings as process_settings
from clinic.core.text.i18n import language
from clinic.pos import errors
from clinic.pos.registers import register_config
from clinic.pos.registers.models import Register, RegisterSeries, RegisterSettings, Terminal
from clinic.pos.registers.schemas import (
    RegisterCreate,
    RegisterOut,
    RegisterReadiness,
    RegisterSettingsOut,
    RegisterSettingsUpdate,
    RegisterUpdate,
    SaleBlocker,
    TerminalCreate,
    TerminalOut,
    TerminalUpdate,
)
from clinic.providers.infrasec import enrolment
from clinic.providers.infrasec.types import Enrolment, Place
from clinic.providers.viva import terminal as viva
from clinic.providers.viva.types import Account

SWISH_QR_OWNER = register_file_owner("register_settings.swish_qr", permission=Permission.SALE_READ)
_FIELDS_BY_UNIQUE_INDEX = (("register_name_key", "name"), ("terminal_virtual_id_key", "virtual_terminal_id"))


async def get_readiness(session: AsyncSession) -> RegisterReadiness:
    """Return the company's registers and terminals, and the errors that keep it from selling."""
    registers = list(await session.scalars(select(Register).order_by(Register.created_at, Register.id)))
    terminals = await session.scalars(select(Terminal).order_by(Terminal.created_at, Terminal.id))
    blockers = await _blocking_errors(session, registers)
    return RegisterReadiness(
        ready=not blockers, blockers=[SaleBlocker(code=error.code, text=error.text(language.get())) for error in blockers],
        registers=[RegisterOut.model_validate(row) for row in registers], terminals=[TerminalOut.model_validate(row) for row in terminals],
        has_swish_qr=(await _load_settings(session)).swish_qr_id is not None,
    )


async def _blocking_errors(session: AsyncSession, registers: list[Register]) -> list[ApiError]:
    """Return the errors of the active register that has the fewest; the company's own where no register is active."""
    by_register = [list((await register_config.get_register(session, row.id)).blocking_errors()) for row in registers if row.is_active]
    if by_register:
        return min(by_register, key=len)
    company, settings = await companies.get_own_company(session), await _load_settings(session)
    if company.country != "SE":
        return [errors.CountryNotSupported()]
    checks: list[tuple[bool, ApiError]] = [
        (process_settings().refuses_to_sell, errors.NoRealProviders()), (company.unit != "sek", errors.CurrencyNotSupported()),
        (not company.organization_number, errors.NoOrganizationNumber()), (not settings.merchant_id, errors.NoMerchant()),
        (True, errors.NoControlUnit()),
    ]
    return [error for is_blocked, error in checks if is_blocked]


async def create_register(session: AsyncSession, data: RegisterCreate) -> RegisterOut:
    """Create a register with its number series. Raises a FieldError when its name is taken or the terminal isn't the company's."""
    await _validate_terminal(session, data.terminal_id)
    row = Register(company_id=get_context(session).company_id, id=new_id(), **data.model_dump())
    session.add(row)
    await _flush(session)
    session.add(RegisterSeries(company_id=row.company_id, id=row.id))
    audit.record(session, "register.created", row.id, **data.model_dump(mode="json"))
    await session.flush()
    return RegisterOut.model_validate(row)


async def update_register(session: AsyncSession, register_id: UUID, data: RegisterUpdate) -> RegisterOut:
    """Update a register or choose its terminal. Raises VersionConflict when it was changed since `data.version`."""
    row = await get_owned(session, Register, register_id, version=data.version)
    await _validate_terminal(session, data.terminal_id)
    for name, value in data.model_dump(exclude={"version"}).items():
        setattr(row, name, value)
    await _flush(session)
    audit.record(session, "register.changed", row.id, **data.model_dump(mode="json", exclude={"version"}))
    return RegisterOut.model_validate(row)


async def _validate_terminal(session: AsyncSession, terminal_id: UUID | None) -> None:
    if terminal_id and await session.scalar(select(Terminal.id).where(Terminal.id == terminal_id)) is None:
        raise FieldError("terminal_id", "unknown")


async def _flush(session: AsyncSession) -> None:
    """Write what is pending. Raises a FieldError at the field whose unique index refused it."""
    try:
        await session.flush()
    except IntegrityError as error:
        for index, field in _FIELDS_BY_UNIQUE_INDEX:
            if index in str(error.orig):
                raise FieldError(field, "taken") from error
        raise


async def create_terminal(context: Context, call: IdempotencyLease, data: TerminalCreate) -> TerminalOut:
    """Add one of the payment account's terminals, which the provider is asked for. Raises NoMerchant without an account."""
    async with transaction(context) as session:
        merchant_id = (await _load_settings(session)).merchant_id
    if not merchant_id:
        raise errors.NoMerchant
    devices = {device.virtual_terminal_id: device for device in await viva.devices(Account(merchant_id))}
    if data.virtual_terminal_id not in devices:
        raise FieldError("virtual_terminal_id", "unknown")
    async with transaction(context) as session:
        row = Terminal(
            company_id=context.company_id, id=new_id(), terminal_id=devices[data.virtual_terminal_id].terminal_id, **data.model_dump(),
        )
        session.add(row)
        await _flush(session)
        audit.record(session, "terminal.created", row.id, **data.model_dump())
        return await call.save_result(session, TerminalOut.model_validate(row))


async def update_terminal(session: AsyncSession, terminal_id: UUID, data: TerminalUpdate) -> TerminalOut:
    """Rename a terminal or take it out of use. Raises VersionConflict when it was changed since `data.version`."""
    row = await get_owned(session, Terminal, terminal_id, version=data.version)
    row.nick_name, row.is_active = data.nick_name, data.is_active
    await session.flush()
    audit.record(session, "terminal.changed", row.id, nick_name=row.nick_name, is_active=row.is_active)
    return TerminalOut.model_validate(row)


async def list_devices(context: Context) -> list[str]:
    """Ask the provider for the virtual terminal ids of the payment account. Empty without an account."""
    async with transaction(context) as session:
        merchant_id = (await _load_settings(session)).merchant_id
    return [device.virtual_terminal_id for device in await viva.devices(Account(merchant_id))] if merchant_id else []


async def enrol_register(context: Context, call: IdempotencyLease, register_id: UUID) -> RegisterOut:
    """Enrol a register with the control system, after which it may sell. An enrolled register is returned unchanged."""
    async with transaction(context) as session:
        company, row = await companies.get_own_company(session), await get_owned(session, Register, register_id)
        if company.country != "SE":
            raise errors.CountryNotSupported
        if not company.organization_number:
            raise errors.NoOrganizationNumber
        if row.control_id:
            return RegisterOut.model_validate(row)
        counter = len(list(await session.scalars(select(Register.id).where(Register.id <= register_id))))
    place = Place(company.name, row.street_address, row.zip_code, row.city)
    enrolled = await enrolment.enroll(Enrolment(
        org_number=company.organization_number, company=place, store=place, store_id=1, counter=counter, alias=row.name,
        email=company.email,
    ))
    async with transaction(context) as session:
        row = await get_owned(session, Register, register_id, lock=True)
        row.control_id, row.control_unit = enrolled.register_id, enrolled.unit
        audit.record(session, "register.enrolled", row.id, control_id=enrolled.register_id, control_unit=enrolled.unit)
        await session.flush()
        return await call.save_result(session, RegisterOut.model_validate(row))


async def get_settings(session: AsyncSession) -> RegisterSettingsOut:
    """Return the register settings."""
    return await _to_schema(session, await _load_settings(session))


async def update_settings(session: AsyncSession, data: RegisterSettingsUpdate) -> RegisterSettingsOut:
    """Update the receipt texts and the Swish code.

    Raises VersionConflict when they were changed since `data.version`, and FieldError for a picture that can't be used.
    """
    company_id = get_context(session).company_id
    await _create_settings(session)
    row = await get_owned(session, RegisterSettings, company_id, version=data.version)
    row.receipt_header, row.receipt_footer = data.receipt_header, data.receipt_footer
    if "swish_qr_id" in data.model_fields_set and data.swish_qr_id != row.swish_qr_id:
        await _replace_swish_qr(session, row, data.swish_qr_id)
    await session.flush()
    audit.record(session, "register_settings.changed", row.id, **data.model_dump(mode="json", exclude={"version"}, exclude_unset=True))
    return await _to_schema(session, row)


async def _replace_swish_qr(session: AsyncSession, row: RegisterSettings, file_id: UUID | None) -> None:
    """Claim the new picture and withdraw the earlier one."""
    if file_id is not None:
        await files.claim_file(session, file_id, owner_type=SWISH_QR_OWNER, owner_id=row.id, field="swish_qr_id")
    if row.swish_qr_id is not None:
        await files.withdraw_file(session, row.swish_qr_id)
    row.swish_qr_id = file_id


async def _to_schema(session: AsyncSession, row: RegisterSettings) -> RegisterSettingsOut:
    return RegisterSettingsOut.model_validate(row).model_copy(update={"swish_qr_url": await get_file_url(session, row.swish_qr_id)})


async def get_merchant_id(session: AsyncSession) -> str:
    """Return the merchant id of the company's payment account; empty without one."""
    return (await _load_settings(session)).merchant_id


async def set_merchant_id(session: AsyncSession, merchant_id: str) -> None:
    """Store the merchant id of the company's connected payment account, which sales by card need."""
    company_id = get_context(session).company_id
    await _create_settings(session)
    row = await get_owned(session, RegisterSettings, company_id, lock=True)
    row.merchant_id = merchant_id
    await session.flush()


async def _create_settings(session: AsyncSession) -> None:
    """Insert the company's settings with their defaults where there are none yet."""
    company_id = get_context(session).company_id
    defaults = {"company_id": company_id, "id": company_id, "merchant_id": "", "receipt_header": "", "receipt_footer": ""}
    await session.execute(insert(RegisterSettings).values(defaults).on_conflict_do_nothing(index_elements=["company_id", "id"]))


async def _load_settings(session: AsyncSession) -> RegisterSettings:
    """Return the company's settings; an unsaved row with the defaults where there is none yet."""
    company_id = get_context(session).company_id
    row = await session.get(RegisterSettings, (company_id, company_id))
    return row or RegisterSettings(company_id=company_id, id=company_id, merchant_id="", receipt_header="", receipt_footer="", version=1)
