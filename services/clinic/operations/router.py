"""Deliveries and the audit log."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.auth import Caller, may
from clinic.core.db import ReadSession, Session
from clinic.core.envelope import EnvelopeRoute, refusals
from clinic.core.paging import Listed
from clinic.core.permissions import Permission
from clinic.operations import service
from clinic.operations.schemas import AuditOut, AuditPage, DeliveryOut, DeliveryPage, DeliveryResendIn

router = APIRouter(prefix="/api", tags=["operations"], route_class=EnvelopeRoute)
Reader = Annotated[Caller, Depends(may(Permission.DELIVERY_READ))]
Sender = Annotated[Caller, Depends(may(Permission.DELIVERY_WRITE))]
Auditor = Annotated[Caller, Depends(may(Permission.AUDIT_READ))]


@router.get("/deliveries")
async def deliveries(session: ReadSession, caller: Reader, wanted: Annotated[DeliveryPage, Query()]) -> Listed[DeliveryOut]:
    """What is on its way to whom, and what was given up (`state=dead`)."""
    return await service.deliveries(session, wanted)


@router.post("/deliveries/{delivery_id}/resend", responses=refusals(service.NotDead))
async def resend(session: Session, caller: Sender, delivery_id: UUID, wanted: DeliveryResendIn) -> DeliveryOut:
    """Try a dead delivery again."""
    return await service.resend(session, delivery_id, wanted.version)


@router.get("/audit")
async def log(session: ReadSession, caller: Auditor, wanted: Annotated[AuditPage, Query()]) -> Listed[AuditOut]:
    """Who did what, of a subject, a client or a person."""
    return await service.log(session, wanted)
