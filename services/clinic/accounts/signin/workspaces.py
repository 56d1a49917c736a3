"""Workspaces of one person: a session acts in one of them, and switching to another starts a new session."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.schemas import SessionOut
from clinic.accounts.sessions import service as sessions
from clinic.accounts.sessions.service import SessionSubject
from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.accounts.signin import queries, service
from clinic.accounts.signin.schemas import Workspace, WorkspaceRef
from clinic.core.api.errors import NotAuthenticated, NotFound
from clinic.core.database.session import read_connection, read_pool
from clinic.core.security.dependencies import CurrentUser, EmailUnverified


async def _list_subjects(identity_id: UUID) -> list[SessionSubject]:
    """Return every subject as which a person can act, the company of the last sign-in first."""
    rows = await (await read_pool()).fetch(queries.MEMBERSHIPS, identity_id)
    subjects = [SessionSubject("staff", identity_id, company_id=row["company_id"], membership_id=row["membership_id"]) for row in rows]
    for area in service.AREAS_WITHOUT_COMPANY:
        subject = await service.find_subject(identity_id, area)
        subjects += [subject] if subject else []
    return subjects


def _identity_id(user: CurrentUser) -> UUID:
    if user.context.identity_id is None:
        raise NotAuthenticated
    return user.context.identity_id


async def list_workspaces(user: CurrentUser) -> list[Workspace]:
    """List the user's workspaces; each company's name is read in that company's context."""
    workspaces = []
    for subject in await _list_subjects(_identity_id(user)):
        company_name = ""
        if subject.company_id:
            async with read_connection(subject.context) as connection:
                company_name = await connection.fetchval(queries.COMPANY_NAME, subject.company_id)
        workspaces.append(Workspace(area=subject.area, company_id=subject.company_id, company_name=company_name))
    return workspaces


async def switch_workspace(request: SignInRequest, session: AsyncSession, user: CurrentUser, data: WorkspaceRef) -> SessionOut:
    """Switch to another workspace, provided that the present session is still active when the new one is created.

    Raises NotFound for a workspace that is not the user's; EmailUnverified before the address is verified; SessionEndedElsewhere,
    SessionEndedForSecurity or NotAuthenticated when the session has ended in between.
    """
    if not user.email_verified:
        raise EmailUnverified
    identity_id = _identity_id(user)
    for subject in await _list_subjects(identity_id):
        if (subject.area, subject.company_id) == (data.area, data.company_id):
            request.set_context(subject.context)
            active = await sessions.lock_active_session(session, user.session_id, identity_id)
            return await service.start_session(
                request, session, subject, verified_hash=active.password_hash, factors=active.factors,
            )
    raise NotFound
