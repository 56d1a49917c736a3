"""Routes of the outbox's deliveries and the audit log."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.pagination import PaginatedList
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.operations import service
from clinic.operations.audit_log.router import router as audit_log_router
from clinic.operations.schemas import AuditEntryOut, AuditListParams, DeliveryListParams, DeliveryOut, DeliveryResend

router = APIRouter()
own_router = APIRouter(prefix="/api", tags=["operations"], route_class=EnvelopeRoute)
CanReadDeliveries = Annotated[CurrentUser, Depends(require(Permission.DELIVERY_READ))]
CanWriteDeliveries = Annotated[CurrentUser, Depends(require(Permission.DELIVERY_WRITE))]
CanReadAuditLog = Annotated[CurrentUser, Depends(require(Permission.AUDIT_READ))]


@own_router.get("/deliveries")
async def list_deliveries(
    session: ReadSession, user: CanReadDeliveries, params: Annotated[DeliveryListParams, Query()],
) -> PaginatedList[DeliveryOut]:
    """List the deliveries of events to their subscribers, newest first.

    `state=failed` are those that are no longer retried. `search` matches the subscriber's or the event's name.
    """
    return await service.list_deliveries(session, params)


@own_router.post("/deliveries/{delivery_id}/resend", responses=error_responses(service.DeliveryNotFailed))
async def resend_delivery(session: Session, user: CanWriteDeliveries, delivery_id: UUID, data: DeliveryResend) -> DeliveryOut:
    """Send a failed delivery again.

    409 `delivery.not_failed` in any other state.
    """
    return await service.resend_delivery(session, delivery_id, data.version)


@own_router.get("/audit")
async def list_audit_entries(
    session: Session, user: CanReadAuditLog, params: Annotated[AuditListParams, Query()],
) -> PaginatedList[AuditEntryOut]:
    """List the audit log of the company, or of one subject, client or person.

    Newest first. `search` matches a part of the action. Opening the log of a client is logged.

    `name` is the name of the acting person, also of one who has left; it is empty for the system and for visitors.

    An entry `client.changed` has the earlier and the new values in `details`: `{before: {field: value}, after: {field: value}}`.
    """
    return await service.list_audit_entries(session, user, params)


for domain_router in (own_router, audit_log_router):
    router.include_router(domain_router)
