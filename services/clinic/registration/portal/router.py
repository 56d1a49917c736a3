"""Routes of the public registration portal (PUB-007). No cookie is read; a visitor authenticates only by the flow key in a header."""

from uuid import UUID

from fastapi import APIRouter, Depends, Request

from clinic.accounts.bankid.schemas import BankIdOrderOut, BankIdOrderRef, BankIdQrCode
from clinic.core.api.envelope import VisitorRoute, error_responses
from clinic.core.api.errors import NotFound, RateLimited
from clinic.core.api.route_options import route_options
from clinic.core.database.session import ReadSession, Session
from clinic.core.files.transfer import MULTIPART_SCHEMA, FileOut
from clinic.core.security.one_time_codes import TooManyCodeAttempts
from clinic.providers.errors import ProviderError
from clinic.registration.errors import (
    BankIdOff,
    BankIdRequired,
    RegistrationClosed,
    RegistrationExpired,
    RegistrationLimitReached,
    RegistrationUnverified,
)
from clinic.registration.portal import identification, service, verification
from clinic.registration.portal.dependencies import FlowVisitor, OpenVisitor, any_visitor, get_flow
from clinic.registration.portal.schemas import (
    RegistrationBankIdStart,
    RegistrationCode,
    RegistrationDetails,
    RegistrationDone,
    RegistrationFlowCreated,
    RegistrationFlowOut,
    RegistrationPortal,
)

PREFIX = "/api/registration-portal/{public_id}"
clinic_router = APIRouter(prefix=PREFIX, tags=["registration portal"], route_class=VisitorRoute)
flow_router = APIRouter(
    prefix=PREFIX,
    tags=["registration portal"],
    route_class=VisitorRoute,
    responses=error_responses(RegistrationClosed, RegistrationExpired),
)


@clinic_router.get("", dependencies=[Depends(any_visitor)])
async def get_portal(session: ReadSession) -> RegistrationPortal:
    """Return the clinic's name, appearance and what its registration portal asks for, also when the portal is closed."""
    return await service.get_portal(session)


@clinic_router.post("/flows", responses=error_responses(RegistrationClosed))
@route_options(store_response=False)
async def start_flow(session: Session, visitor: OpenVisitor) -> RegistrationFlowCreated:
    """Start a flow.

    Send the returned key as `X-Flow-Key` with the calls of the flow. A key that is unknown, has expired or is another clinic's is 401
    `registration.expired`; start a new flow then.
    """
    return await service.start_flow(session, visitor)


@flow_router.get("/flow")
async def view_flow(session: ReadSession, visitor: FlowVisitor) -> RegistrationFlowOut:
    """Return the state of the flow, for a page that was reloaded."""
    return service.to_schema(await get_flow(session, visitor))


@flow_router.put("/flow")
async def save_details(session: Session, visitor: FlowVisitor, data: RegistrationDetails) -> RegistrationFlowOut:
    """Submit the visitor's details. The answer is the same whether or not the clinic knows the person."""
    return service.to_schema(await service.save_details(session, visitor, data))


@flow_router.post("/files", openapi_extra=MULTIPART_SCHEMA, responses=error_responses(RateLimited))
@route_options(limit_body=False)
async def upload_picture(request: Request, visitor: FlowVisitor) -> FileOut:
    """Upload a profile picture, whose id is sent with the details. It is deleted unless the visitor registers."""
    return await service.upload_picture(request, visitor)


@flow_router.post("/send-otp", responses=error_responses(RateLimited, BankIdRequired))
async def send_code(session: Session, visitor: FlowVisitor) -> RegistrationFlowOut:
    """Send a one-time code to the phone number of the details, or to the e-mail address where no SMS may be sent.

    It invalidates the earlier one. 403 `registration.bankid_required` where the clinic requires BankID.
    """
    return service.to_schema(await verification.send_code(session, visitor))


@flow_router.post("/verify-otp", responses=error_responses(TooManyCodeAttempts, RegistrationUnverified))
async def verify_code(session: Session, visitor: FlowVisitor, data: RegistrationCode) -> RegistrationFlowOut:
    """Verify the visitor by the one-time code."""
    return service.to_schema(await verification.verify_code(session, visitor, data.code))


@flow_router.post("/bankid/start-order", responses=error_responses(BankIdOff, ProviderError, RateLimited))
@route_options(store_response=False)
async def start_order(request: Request, visitor: FlowVisitor, data: RegistrationBankIdStart) -> BankIdOrderOut:
    """Start a BankID order by which the visitor identifies themself; it belongs to the flow."""
    return await identification.start_order(request, visitor, same_device=data.same_device)


@flow_router.get("/bankid/generate-qr", responses=error_responses(NotFound))
async def generate_qr(visitor: FlowVisitor, order_ref: UUID) -> BankIdQrCode:
    """Get the text of the order's QR code for the current second; call it every second."""
    return await identification.ORDERS.get_qr_code(visitor.context, order_ref)


@flow_router.post("/bankid/collect-order", responses=error_responses(NotFound))
@route_options(store_response=False)
async def collect_order(visitor: FlowVisitor, data: BankIdOrderRef) -> BankIdOrderOut:
    """Get the state of an order; call it every two seconds. A complete one has verified the flow. 404 in any other flow."""
    return await identification.ORDERS.collect(visitor.context, data.order_ref)


@flow_router.post("/bankid/cancel-order", responses=error_responses(NotFound))
async def cancel_order(visitor: FlowVisitor, data: BankIdOrderRef) -> BankIdOrderOut:
    """Cancel an order."""
    return await identification.ORDERS.cancel(visitor.context, data.order_ref)


@flow_router.post("/register", responses=error_responses(RegistrationUnverified, RegistrationLimitReached))
@route_options(store_response=False)
async def register(session: Session, visitor: FlowVisitor) -> RegistrationDone:
    """Register the visitor, and begin the flow in which they fill in the clinic's forms.

    A repeated call registers nothing more and opens the forms once more. Send the returned `form_flow.flow_key` as `X-Flow-Key` with the
    calls of the forms' links. The answer is the same whether or not the clinic knew the person.
    """
    return await service.register(session, visitor)


router = APIRouter()
for child in (clinic_router, flow_router):
    router.include_router(child)
