"""What admins do with tills: set registers and terminals up, connect them, and see what is missing."""

from uuid import UUID

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.company import service as companies
from clinic.core import audit
from clinic.core.context import Context
from clinic.core.db import context_of, owned, unit
from clinic.core.errors import FieldError, Refusal
from clinic.core.i18n import language
from clinic.core.models import new_id
from clinic.core.once import Turn
from clinic.pos import errors
from clinic.pos.tills import till as tills
from clinic.pos.tills.models import Register, RegisterSeries, Terminal, TillSetting
from clinic.pos.tills.schemas import (
    Missing,
    RegisterOut,
    RegisterUpdate,
    SettingIn,
    SettingOut,
    TerminalIn,
    TerminalOut,
    TerminalUpdate,
    TillIn,
    TillState,
)
from clinic.providers.infrasec import enrolment
from clinic.providers.infrasec.types import Enrolment, Place
from clinic.providers.viva import terminal as viva
from clinic.providers.viva.types import Account


async def state(session: AsyncSession) -> TillState:
    """The company's tills, and what keeps it from selling."""
    registers = list(await session.scalars(select(Register).order_by(Register.created_at, Register.id)))
    terminals = await session.scalars(select(Terminal).order_by(Terminal.created_at, Terminal.id))
    missing = await _missing(session, registers)
    return TillState(
        ready=not missing, missing=[Missing(code=one.code, text=one.text(language.get())) for one in missing],
        registers=[RegisterOut.model_validate(row) for row in registers], terminals=[TerminalOut.model_validate(row) for row in terminals],
    )


async def _missing(session: AsyncSession, registers: list[Register]) -> list[Refusal]:
    """The least that any register in use lacks."""
    found = [list((await tills.find(session, row.id)).refusals()) for row in registers if row.is_active]
    if found:
        return min(found, key=len)
    company, setting = await companies.own(session), await _setting(session)
    lacking: list[tuple[bool, Refusal]] = [
        (company.country != "SE", errors.NotSweden()), (company.unit != "sek", errors.NotKronor()),
        (not company.organization_number, errors.NoOrganizationNumber()), (not setting.merchant_id, errors.NoMerchant()),
        (True, errors.NoControlUnit()),
    ]
    return [refusal for lacks, refusal in lacking if lacks]


async def add_register(session: AsyncSession, wanted: TillIn) -> RegisterOut:
    """Add a register with its series; a FieldError when its name is taken or the terminal isn't the company's."""
    await _prove_terminal(session, wanted.terminal_id)
    row = Register(company_id=context_of(session).company_id, id=new_id(), **wanted.model_dump())
    session.add(row)
    await _flush(session)
    session.add(RegisterSeries(company_id=row.company_id, id=row.id))
    audit.record(session, "register.made", row.id, **wanted.model_dump(mode="json"))
    await session.flush()
    return RegisterOut.model_validate(row)


async def change_register(session: AsyncSession, register_id: UUID, wanted: RegisterUpdate) -> RegisterOut:
    """Change a register, choose its terminal; Stale when somebody did so first."""
    row = await owned(session, Register, register_id, version=wanted.version)
    await _prove_terminal(session, wanted.terminal_id)
    for name, value in wanted.model_dump(exclude={"version"}).items():
        setattr(row, name, value)
    await _flush(session)
    audit.record(session, "register.changed", row.id, **wanted.model_dump(mode="json", exclude={"version"}))
    return RegisterOut.model_validate(row)


async def _prove_terminal(session: AsyncSession, terminal_id: UUID | None) -> None:
    if terminal_id and await session.scalar(select(Terminal.id).where(Terminal.id == terminal_id)) is None:
        raise FieldError("terminal_id", "unknown")


async def _flush(session: AsyncSession) -> None:
    try:
        await session.flush()
    except IntegrityError as error:
        for key, field in (("register_name_key", "name"), ("terminal_virtual_key", "virtual_terminal_id")):
            if key in str(error.orig):
                raise FieldError(field, "taken") from error
        raise


async def add_terminal(context: Context, turn: Turn, wanted: TerminalIn) -> TerminalOut:
    """Add one of the terminals that the account has; asks the provider which there are."""
    async with unit(context) as session:
        merchant_id = (await _setting(session)).merchant_id
    if not merchant_id:
        raise errors.NoMerchant
    known = {one.virtual_terminal_id: one for one in await viva.devices(Account(merchant_id))}
    if wanted.virtual_terminal_id not in known:
        raise FieldError("virtual_terminal_id", "unknown")
    async with unit(context) as session:
        row = Terminal(
            company_id=context.company_id, id=new_id(), terminal_id=known[wanted.virtual_terminal_id].terminal_id, **wanted.model_dump(),
        )
        session.add(row)
        await _flush(session)
        audit.record(session, "terminal.made", row.id, **wanted.model_dump())
        return await turn.keep(session, TerminalOut.model_validate(row))


async def change_terminal(session: AsyncSession, terminal_id: UUID, wanted: TerminalUpdate) -> TerminalOut:
    """Give a terminal another nick name, or put it out of use; what it is with the provider stays."""
    row = await owned(session, Terminal, terminal_id, version=wanted.version)
    row.name, row.is_active = wanted.name, wanted.is_active
    await session.flush()
    audit.record(session, "terminal.changed", row.id, name=row.name, is_active=row.is_active)
    return TerminalOut.model_validate(row)


async def devices(context: Context) -> list[str]:
    """The virtual terminal ids that the account has; none without an account."""
    async with unit(context) as session:
        merchant_id = (await _setting(session)).merchant_id
    return [one.virtual_terminal_id for one in await viva.devices(Account(merchant_id))] if merchant_id else []


async def enrol(context: Context, turn: Turn, register_id: UUID) -> RegisterOut:
    """Have the control system know a register: from then on it may sell. Again on one that it knows changes nothing."""
    async with unit(context) as session:
        company, row = await companies.own(session), await owned(session, Register, register_id)
        if company.country != "SE":
            raise errors.NotSweden
        if not company.organization_number:
            raise errors.NoOrganizationNumber
        if row.control_id:
            return RegisterOut.model_validate(row)
        counter = len(list(await session.scalars(select(Register.id).where(Register.id <= register_id))))
    place = Place(company.name, row.street_address, row.zip_code, row.city)
    found = await enrolment.enroll(Enrolment(
        org_number=company.organization_number, company=place, store=place, store_id=1, counter=counter, alias=row.name,
        email=company.email,
    ))
    async with unit(context) as session:
        row = await owned(session, Register, register_id, lock=True)
        row.control_id, row.control_unit = found.register_id, found.unit
        audit.record(session, "register.enrolled", row.id, control_id=found.register_id, control_unit=found.unit)
        await session.flush()
        return await turn.keep(session, RegisterOut.model_validate(row))


async def setting(session: AsyncSession) -> SettingOut:
    """What is set for all tills."""
    return SettingOut.model_validate(await _setting(session))


async def change_setting(session: AsyncSession, wanted: SettingIn) -> SettingOut:
    """Change the receipts' texts; Stale when somebody did so first."""
    company_id = context_of(session).company_id
    if await session.get(TillSetting, (company_id, company_id)) is None and wanted.version == 1:
        session.add(TillSetting(company_id=company_id, id=company_id))
        await session.flush()
    row = await owned(session, TillSetting, company_id, version=wanted.version)
    row.receipt_header, row.receipt_footer = wanted.receipt_header, wanted.receipt_footer
    await session.flush()
    audit.record(session, "till_setting.changed", row.id, **wanted.model_dump(exclude={"version"}))
    return SettingOut.model_validate(row)


async def _setting(session: AsyncSession) -> TillSetting:
    company_id = context_of(session).company_id
    found = await session.get(TillSetting, (company_id, company_id))
    return found or TillSetting(company_id=company_id, id=company_id, merchant_id="", receipt_header="", receipt_footer="", version=1)
