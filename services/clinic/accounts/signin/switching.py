"""One person, several places: a session acts as one of them, and going to another is a new session."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import sessions
from clinic.accounts.schemas import SessionOut
from clinic.accounts.sessions import Acting
from clinic.accounts.signin import service
from clinic.accounts.signin.schemas import Place, PlaceOut
from clinic.accounts.visit import Visit
from clinic.core.auth import Caller, Unverified
from clinic.core.db import hot, pool
from clinic.core.errors import NotFound, NotSignedIn

_NAME = "SELECT name FROM company WHERE id = $1"


async def _actings(identity_id: UUID) -> list[Acting]:
    """Everything that a person may act as, the company most lately visited first."""
    rows = await (await pool()).fetch("SELECT * FROM door_memberships($1)", identity_id)
    found = [Acting("staff", identity_id, company_id=row["company_id"], membership_id=row["membership_id"]) for row in rows]
    for area in service.OWN_AREAS:
        acting = await service.acting_in(identity_id, area)
        found += [acting] if acting else []
    return found


def _identity(caller: Caller) -> UUID:
    if caller.context.identity_id is None:
        raise NotSignedIn
    return caller.context.identity_id


async def places(caller: Caller) -> list[PlaceOut]:
    """Where the caller may act; each company's name is read as that company's."""
    found = []
    for acting in await _actings(_identity(caller)):
        name = ""
        if acting.company_id:
            async with hot(acting.context) as connection:
                name = await connection.fetchval(_NAME, acting.company_id)
        found.append(PlaceOut(area=acting.area, company_id=acting.company_id, company_name=name))
    return found


async def switch(visit: Visit, session: AsyncSession, caller: Caller, wanted: Place) -> SessionOut:
    """Act there from now on, if the session stands when the new one begins.

    Raises NotFound for a place that is not theirs, Unverified before the address is proven, and why the session has ended meanwhile.
    """
    if not caller.email_verified:
        raise Unverified
    identity_id = _identity(caller)
    for acting in await _actings(identity_id):
        if (acting.area, acting.company_id) == (wanted.area, wanted.company_id):
            visit.act_as(acting.context)
            proven = await sessions.standing(session, caller.session_id, identity_id)
            return await service.enter(visit, session, acting, proven_hash=proven)
    raise NotFound
