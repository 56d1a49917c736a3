"""Routes of the dashboard, the global search and the client summary."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.company import service as company
from clinic.core.api.envelope import EnvelopeRoute, JsonResponse, raw_json_response
from clinic.core.database.session import Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.overview import queries
from clinic.overview.schemas import ChecklistOut, ClientBookingTimes, ClientSummary, DashboardOut, SearchResults

router = APIRouter(prefix="/api/overview", tags=["overview"], route_class=EnvelopeRoute)
CanReadDashboard = Annotated[CurrentUser, Depends(require(Permission.DASHBOARD_READ))]
CanSearch = Annotated[CurrentUser, Depends(require(Permission.SEARCH))]
CanDismissChecklist = Annotated[CurrentUser, Depends(require(Permission.COMPANY_WRITE))]
CanReadBookings = Annotated[CurrentUser, Depends(require(Permission.BOOKING_READ))]
CanReadClients = Annotated[CurrentUser, Depends(require(Permission.CLIENT_READ))]


@router.get("/dashboard", response_model=DashboardOut)
async def get_dashboard(user: CanReadDashboard) -> JsonResponse:
    """Get today's bookings, today's free time and the counts of pending work.

    Only what the user may read: the other lists are empty, the other counts 0.
    """
    return raw_json_response(await queries.get_dashboard(user))


@router.get("/checklist", response_model=ChecklistOut)
async def get_checklist(user: CanReadDashboard) -> JsonResponse:
    """Get the checklist of a new clinic, with the steps that the user may take."""
    return raw_json_response(await queries.get_checklist(user))


@router.post("/checklist/dismiss")
async def dismiss_checklist(session: Session, user: CanDismissChecklist) -> None:
    """Hide the checklist for everyone in the company."""
    await company.dismiss_checklist(session)


@router.get("/search", response_model=SearchResults)
async def search(user: CanSearch, q: Annotated[str, Query(min_length=2, max_length=100)]) -> JsonResponse:
    """Search clients, their upcoming bookings, products, and receipts by number, amount or day.

    A phone is found in any way of writing, a personal id with or without dash and century, a name by its pieces in any order.
    """
    return raw_json_response(await queries.search(user, q))


@router.get("/client-booking-times", response_model=list[ClientBookingTimes])
async def list_client_booking_times(user: CanReadBookings, client_ids: Annotated[list[UUID], Query(max_length=100)]) -> JsonResponse:
    """Get the last and the next booking of the clients of a page of the list. Clients that the user may not see are left out."""
    return raw_json_response(await queries.list_client_booking_times(user, client_ids))


@router.get("/clients/{client_id}/summary", response_model=ClientSummary)
async def get_client_summary(user: CanReadClients, client_id: UUID) -> JsonResponse:
    """Get a client with the latest of their bookings and record. The view is recorded in the access log.

    It has the five latest procedures, each in its current version.
    """
    return raw_json_response(await queries.view_client_summary(user, client_id))
