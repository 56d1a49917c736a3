"""Routes to set up registers, terminals, receipt texts and the Swish code."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends

from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import VersionConflict
from clinic.core.api.provider_idempotency import IdempotentCall
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.pos import errors
from clinic.pos.registers import service
from clinic.pos.registers.schemas import (
    RegisterCreate,
    RegisterOut,
    RegisterReadiness,
    RegisterSettingsOut,
    RegisterSettingsUpdate,
    RegisterUpdate,
    TerminalCreate,
    TerminalOut,
    TerminalUpdate,
)

router = APIRouter(prefix="/api/v3/point-of-sale", tags=["point of sale"], route_class=EnvelopeRoute)
CanReadSales = Annotated[CurrentUser, Depends(require(Permission.SALE_READ))]
CanReadMoney = Annotated[CurrentUser, Depends(require(Permission.MONEY_READ))]
CanWriteRegisters = Annotated[CurrentUser, Depends(require(Permission.REGISTER_WRITE))]


@router.get("/readiness")
async def get_readiness(session: ReadSession, user: CanReadMoney) -> RegisterReadiness:
    """Return the company's registers and terminals, and what keeps it from selling.

    `blockers` are the reasons why the company can't sell (POS-001), each with its code and text.
    """
    return await service.get_readiness(session)


@router.post("/registers")
async def create_register(session: Session, user: CanWriteRegisters, data: RegisterCreate) -> RegisterOut:
    """Create a register."""
    return await service.create_register(session, data)


@router.put("/registers/{register_id}", responses=error_responses(VersionConflict))
async def update_register(session: Session, user: CanWriteRegisters, register_id: UUID, data: RegisterUpdate) -> RegisterOut:
    """Update a register, or choose its terminal."""
    return await service.update_register(session, register_id, data)


@router.post("/registers/{register_id}/enrol", responses=error_responses(errors.CountryNotSupported, errors.NoOrganizationNumber))
async def enrol_register(call: IdempotentCall, user: CanWriteRegisters, register_id: UUID) -> RegisterOut:
    """Enrol a register with the control system.

    This connects it to the control unit, without which nothing may be sold.
    """
    return await service.enrol_register(user.context, call, register_id)


@router.get("/terminals/devices")
async def list_devices(user: CanReadSales) -> list[str]:
    """List the virtual terminal ids of the payment account."""
    return await service.list_devices(user.context)


@router.post("/terminals", responses=error_responses(errors.NoMerchant))
async def create_terminal(call: IdempotentCall, user: CanWriteRegisters, data: TerminalCreate) -> TerminalOut:
    """Add one of the payment account's terminals."""
    return await service.create_terminal(user.context, call, data)


@router.put("/terminals/{terminal_id}", responses=error_responses(VersionConflict))
async def update_terminal(session: Session, user: CanWriteRegisters, terminal_id: UUID, data: TerminalUpdate) -> TerminalOut:
    """Rename a terminal, or take it out of use."""
    return await service.update_terminal(session, terminal_id, data)


@router.get("/settings")
async def get_settings(session: ReadSession, user: CanReadSales) -> RegisterSettingsOut:
    """Return the register settings."""
    return await service.get_settings(session)


@router.put("/settings", responses=error_responses(VersionConflict))
async def update_settings(session: Session, user: CanWriteRegisters, data: RegisterSettingsUpdate) -> RegisterSettingsOut:
    """Update the receipt texts and the Swish code."""
    return await service.update_settings(session, data)
