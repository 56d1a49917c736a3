"""The verbs of signing in and out."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import passwords, sessions, snapshot
from clinic.accounts.schemas import SessionOut
from clinic.accounts.sessions import Acting, Area
from clinic.accounts.signin.schemas import LoginIn
from clinic.accounts.visit import Visit
from clinic.core import ratelimit
from clinic.core.auth import Caller
from clinic.core.db import DirectSession, Unit, door, pool
from clinic.core.errors import Refusal
from clinic.core.logs import log

OWN_AREAS: tuple[Area, ...] = ("prescriber", "master_admin")
"""Areas where one acts for oneself, not for a company."""
WINDOW = 15 * 60
MOST_BY_ACCOUNT, MOST_BY_ADDRESS = 10, 60
"""Sign-ins that fail, in a window; one that succeeds is taken off the count again."""
_PERSON = "SELECT id, password_hash FROM identity WHERE email = $1"
_SUBJECT = {
    "prescriber": "SELECT id FROM prescriber WHERE identity_id = $1 AND is_active",
    "master_admin": "SELECT id FROM master_admin WHERE identity_id = $1 AND is_active",
}


class WrongCredentials(Refusal):
    """One text for both causes, and for an account that has no place in that area (PLT-010)."""

    status = 401
    code = "auth.wrong_credentials"
    en = "The e-mail address or the password is not right."
    sv = "E-postadressen eller lösenordet stämmer inte."


async def sign_in(visit: Visit, session: DirectSession, wanted: LoginIn) -> SessionOut:
    """Sign a person in; their older session ends. The password is proven before any transaction is opened.

    The address is counted first, so that one that is refused keeps nobody else from their account. Raises WrongCredentials, TooMany.
    """
    await ratelimit.allow("sign-in-from", visit.address, most=MOST_BY_ADDRESS, seconds=WINDOW)
    await ratelimit.allow("sign-in", wanted.email, most=MOST_BY_ACCOUNT, seconds=WINDOW)
    person = await (await pool()).fetchrow(_PERSON, wanted.email)
    kept = person["password_hash"] if person else None
    right = await passwords.matches(kept, wanted.password)
    acting = await acting_in(person["id"], wanted.area) if person and right else None
    if acting is None or not kept:
        log.info("sign-in refused", area=wanted.area)
        raise WrongCredentials
    visit.act_as(acting.context)
    answer = await enter(visit, session, acting, proven_hash=kept)
    await ratelimit.forgive("sign-in", wanted.email, seconds=WINDOW)
    await ratelimit.forgive("sign-in-from", visit.address, seconds=WINDOW)
    return answer


async def acting_in(identity_id: UUID, area: Area) -> Acting | None:
    """As whom a person acts in that area: at the company they were at last, or as themselves; None for nobody."""
    if area == "staff":
        row = await door("door_memberships", identity_id)
        return Acting(area, identity_id, company_id=row["company_id"], membership_id=row["membership_id"]) if row else None
    subject = await (await pool()).fetchval(_SUBJECT[area], identity_id)
    if subject is None:
        return None
    if area == "prescriber":
        return Acting(area, identity_id, prescriber_id=subject)
    return Acting(area, identity_id, master_admin_id=subject)


async def enter(visit: Visit, session: Unit, acting: Acting, *, proven_hash: str) -> SessionOut:
    """Begin a session in a transaction that acts as its subject, and leave with its cookies."""
    token = await sessions.begin(session, acting, proven_hash=proven_hash)
    if token is None:
        raise WrongCredentials
    visit.give(token, acting.area, int(sessions.LIFE.total_seconds()))
    return await snapshot.of(session)


async def sign_out(visit: Visit, session: AsyncSession, caller: Caller | None) -> None:
    """End the session on the server (PLT-018); one that has ended already only loses its cookies."""
    if caller is not None:
        await sessions.end(session, "id", caller.session_id, reason="signed_out")
    visit.take()
