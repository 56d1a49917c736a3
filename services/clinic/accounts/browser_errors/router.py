"""Route for reporting browser errors (PLT-085)."""

from fastapi import APIRouter

from clinic.accounts.browser_errors import service
from clinic.accounts.browser_errors.schemas import BrowserErrorReport
from clinic.accounts.sessions.sign_in_request import SignInRequestDep
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import RateLimited
from clinic.core.api.route_options import route_options
from clinic.core.database.session import Session

router = APIRouter(prefix="/api/v2/report", tags=["platform"], route_class=EnvelopeRoute)


@router.post("/error", responses=error_responses(RateLimited))
@route_options(require_csrf=False, check_text=False)
async def report_browser_error(request: SignInRequestDep, session: Session, data: BrowserErrorReport) -> None:
    """Report an error that occurred in a browser."""
    await service.report_browser_error(request, session, data)
