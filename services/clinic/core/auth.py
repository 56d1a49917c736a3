"""The caller, and `may(permission)`: five questions with five codes, asked on the server before anything is opened.

Role, user's system, company's system, verified, subscription state; in that order. Who the caller is comes through a port that
accounts fills, read anew at each request, so that a withdrawal holds from the next one.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, cast
from uuid import UUID

from fastapi import Request
from starlette.requests import HTTPConnection

from clinic.core.context import Context
from clinic.core.errors import Forbidden, NotSignedIn, Refusal
from clinic.core.i18n import language
from clinic.core.permissions import Kind, Permission, Role, System


class SessionEnded(Refusal):
    """Another sign-in ended this session (PLT-004, PLT-013)."""

    status = 410
    code = "auth.ended_elsewhere"
    en = "Another login has been detected for this account and you have been logged out from this device"
    sv = "En annan inloggning har upptäckts för det här kontot och du har loggats ut från den här enheten"


class SessionEndedForSecurity(Refusal):
    """A rule ended this session (PLT-004)."""

    status = 410
    code = "auth.ended_for_security"
    en = "You have been logged out for security reasons"
    sv = "Du har loggats ut av säkerhetsskäl"


class NotYourRole(Forbidden):
    """First question."""

    code = "permission.role"
    en = "Your role does not have access to this."
    sv = "Din roll har inte tillgång till detta."


class UserSystemOff(Forbidden):
    """Second question."""

    code = "permission.user_system"
    en = "This system is switched off for you. Ask your administrator."
    sv = "Det här systemet är avstängt för dig. Fråga din administratör."


class CompanySystemOff(Forbidden):
    """Third question."""

    code = "permission.company_system"
    en = "This system is switched off for your company."
    sv = "Det här systemet är avstängt för ditt företag."


class Unverified(Forbidden):
    """Fourth question."""

    code = "permission.unverified"
    en = "Verify your e-mail address and finish the set-up first."
    sv = "Verifiera din e-postadress och slutför konfigurationen först."


class CompanyUnverified(Forbidden):
    """Fourth question, of the company (PLT-061)."""

    code = "permission.company_unverified"
    en = "Your company is not verified for this yet."
    sv = "Ditt företag är inte verifierat för detta ännu."


class ReadOnly(Forbidden):
    """Fifth question (SUB-002)."""

    code = "subscription.read_only"
    en = "Your account is read-only. Update your payment and pay the balance to go on."
    sv = "Ditt konto är skrivskyddat. Uppdatera betalningen och betala saldot för att fortsätta."


class Blocked(Forbidden):
    """Fifth question (SUB-002)."""

    code = "subscription.blocked"
    en = "Your account is blocked. Contact support."
    sv = "Ditt konto är spärrat. Kontakta supporten."


@dataclass(frozen=True, slots=True)
class Caller:
    """Who calls, as their session's generation of snapshot says."""

    context: Context
    role: Role
    language: str
    user_systems: frozenset[System]
    company_systems: frozenset[System]
    email_verified: bool = True
    set_up: bool = True
    company_verified: bool = True
    subscription: str = "active"
    timezone: str = "Europe/Stockholm"
    name: str = ""
    generation: str = ""
    session_id: UUID | None = None

    @property
    def company_id(self) -> UUID:
        """The company that the session acts for."""
        return self.context.company_id

    @property
    def permissions(self) -> list[str]:
        """The codes of everything this caller may do now, for the menu to reflect."""
        return [permission.code for permission in Permission if refusal_of(self, permission) is None]


Identify = Callable[[Request], Awaitable[Caller | None]]
_identify: list[Identify] = []


def identify_by(work: Identify) -> None:
    """The port: how a request's caller is found. Filled once, in main."""
    _identify[:] = [work]


async def identify(connection: HTTPConnection) -> Caller | None:
    """Who is at the other end now, asked anew: for a socket, which outlives the request that opened it."""
    return await _identify[0](cast("Request", connection))


async def caller_of(request: Request) -> Caller:
    """The signed-in caller of this request; NotSignedIn, or why the session ended, for anybody else."""
    known: Caller | None = getattr(request.state, "caller", None)
    found = known or await _identify[0](request)
    if found is None:
        raise NotSignedIn
    request.state.caller = found
    request.state.context = found.context
    if "x-language" not in request.headers:
        language.set(found.language)
    return found


def refusal_of(caller: Caller, permission: Permission) -> Refusal | None:
    """The first of the five questions that this caller fails, if any."""
    grant = permission.value
    if caller.role not in grant.roles:
        return NotYourRole()
    if grant.system is not System.PLATFORM:
        if grant.system not in caller.user_systems:
            return UserSystemOff()
        if grant.system not in caller.company_systems:
            return CompanySystemOff()
    if grant.kind is Kind.EXEMPT:
        return None
    if not (caller.email_verified and caller.set_up):
        return Unverified()
    if grant.verified and not caller.company_verified:
        return CompanyUnverified()
    return _subscription(caller, grant.kind)


def _subscription(caller: Caller, kind: Kind) -> Refusal | None:
    if caller.subscription == "blocked":
        return Blocked()
    if caller.subscription in {"read_only", "cancelled", "incomplete"} and kind is Kind.WRITE:
        return ReadOnly()
    return None


def may(permission: Permission, *others: Permission) -> Callable[[Request], Awaitable[Caller]]:
    """The dependency that admits only callers who may, by any one of what is named; the walking test reads `permission` off it.

    The first is the widest: its roles are all who may, and its refusal is the one that is told.
    """

    async def admit(request: Request) -> Caller:
        caller = await caller_of(request)
        refusal = refusal_of(caller, permission)
        if refusal and all(refusal_of(caller, other) for other in others):
            raise refusal
        return caller

    admit.permission = permission  # type: ignore[attr-defined]
    return admit


def permission_of(dependency: Any) -> Permission | None:
    """The permission that a dependency asks for, if it is one of `may()`'s."""
    return getattr(dependency, "permission", None)
