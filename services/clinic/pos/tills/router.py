"""Setting up tills."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends

from clinic.core.auth import Caller, may
from clinic.core.db import ReadSession, Session
from clinic.core.envelope import EnvelopeRoute, refusals
from clinic.core.errors import Stale
from clinic.core.once import Once
from clinic.core.permissions import Permission
from clinic.pos import errors
from clinic.pos.tills import service
from clinic.pos.tills.schemas import (
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

router = APIRouter(prefix="/api/v3/point-of-sale", tags=["point of sale"], route_class=EnvelopeRoute)
Reader = Annotated[Caller, Depends(may(Permission.SALE_READ))]
Accountant = Annotated[Caller, Depends(may(Permission.MONEY_READ))]
Keeper = Annotated[Caller, Depends(may(Permission.TILL_WRITE))]


@router.get("/state")
async def state(session: ReadSession, caller: Accountant) -> TillState:
    """The company's tills and terminals, and what keeps it from selling."""
    return await service.state(session)


@router.post("/registers")
async def add_register(session: Session, caller: Keeper, wanted: TillIn) -> RegisterOut:
    """Add a register."""
    return await service.add_register(session, wanted)


@router.put("/registers/{register_id}", responses=refusals(Stale))
async def change_register(session: Session, caller: Keeper, register_id: UUID, wanted: RegisterUpdate) -> RegisterOut:
    """Change a register, or choose its terminal."""
    return await service.change_register(session, register_id, wanted)


@router.post("/registers/{register_id}/enrol", responses=refusals(errors.NotSweden, errors.NoOrganizationNumber))
async def enrol(turn: Once, caller: Keeper, register_id: UUID) -> RegisterOut:
    """Connect a register to the control unit."""
    return await service.enrol(caller.context, turn, register_id)


@router.get("/terminals/devices")
async def devices(caller: Reader) -> list[str]:
    """The virtual terminal ids that the account has."""
    return await service.devices(caller.context)


@router.post("/terminals", responses=refusals(errors.NoMerchant))
async def add_terminal(turn: Once, caller: Keeper, wanted: TerminalIn) -> TerminalOut:
    """Add a terminal of the account's."""
    return await service.add_terminal(caller.context, turn, wanted)


@router.put("/terminals/{terminal_id}", responses=refusals(Stale))
async def change_terminal(session: Session, caller: Keeper, terminal_id: UUID, wanted: TerminalUpdate) -> TerminalOut:
    """Give a terminal another nick name, or put it out of use."""
    return await service.change_terminal(session, terminal_id, wanted)


@router.get("/setting")
async def setting(session: ReadSession, caller: Reader) -> SettingOut:
    """What is set for all tills."""
    return await service.setting(session)


@router.put("/setting", responses=refusals(Stale))
async def change_setting(session: Session, caller: Keeper, wanted: SettingIn) -> SettingOut:
    """Change the receipts' texts."""
    return await service.change_setting(session, wanted)
