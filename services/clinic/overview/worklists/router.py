"""Routes of the worklists."""

from typing import Annotated

from fastapi import APIRouter, Depends

from clinic.core.api.envelope import EnvelopeRoute, JsonResponse, raw_json_response
from clinic.core.api.pagination import NewestFirstQuery, PaginatedList
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.overview.worklists import queries
from clinic.overview.worklists.schemas import WorklistRow

router = APIRouter(prefix="/api/overview/worklists", tags=["overview"], route_class=EnvelopeRoute)
CanReadJournal = Annotated[CurrentUser, Depends(require(Permission.JOURNAL_READ))]
CanReadForms = Annotated[CurrentUser, Depends(require(Permission.FORM_READ))]
CanReadPrescriptions = Annotated[CurrentUser, Depends(require(Permission.CLIENT_PRESCRIPTION_READ))]


@router.get("/unsigned-procedures", response_model=PaginatedList[WorklistRow])
async def list_unsigned_procedures(user: CanReadJournal, params: NewestFirstQuery) -> JsonResponse:
    """List the treatment notes that wait for the user's signature; those who approve notes see everyone's."""
    return raw_json_response(await queries.list_unsigned_procedures(user, params))


@router.get("/pending-forms", response_model=PaginatedList[WorklistRow])
async def list_pending_forms(user: CanReadForms, params: NewestFirstQuery) -> JsonResponse:
    """List the consents and questionnaires that clients have not completed yet."""
    return raw_json_response(await queries.list_pending_forms(user, params))


@router.get("/answered-prescriptions", response_model=PaginatedList[WorklistRow])
async def list_answered_prescriptions(user: CanReadPrescriptions, params: NewestFirstQuery) -> JsonResponse:
    """List the prescriptions of the last 14 days that were signed or declined and not used yet.

    The user sees those that they asked for; those who approve notes see everyone's.
    """
    return raw_json_response(await queries.list_answered_prescriptions(user, params))
