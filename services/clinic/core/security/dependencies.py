"""The signed-in user and `require(permission)`, the dependency that every route of signed-in users names.

Six checks run in this order, each with its own error code: the role, the user's modules, the company's modules, verification, the
subscription, and the proof of the person by two factors where a patient's record opens (LAW-001). The user is authenticated by a
function that accounts registers, and read again at each request, so that a withdrawn right holds from the next request on.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast
from uuid import UUID

from fastapi import Request
from starlette.requests import HTTPConnection

from clinic.core.api.errors import ApiError, Forbidden, NotAuthenticated
from clinic.core.database.tenant_context import Context
from clinic.core.security.permissions import BillingGate, Module, Permission, PermissionSpec, Role
from clinic.core.text.i18n import language


class SessionEndedElsewhere(ApiError):
    """The session was ended by another sign-in to the account (PLT-004, PLT-013)."""

    status = 410
    code = "auth.session_replaced"
    en = "Another login has been detected for this account and you have been logged out from this device"
    sv = "En annan inloggning har upptäckts för det här kontot och du har loggats ut från den här enheten"


class SessionEndedForSecurity(ApiError):
    """The session was ended by a security rule (PLT-004)."""

    status = 410
    code = "auth.ended_for_security"
    en = "You have been logged out for security reasons"
    sv = "Du har loggats ut av säkerhetsskäl"


class RoleForbidden(Forbidden):
    """First check: the user's role lacks the permission."""

    code = "permission.role"
    en = "Your role does not have access to this."
    sv = "Din roll har inte tillgång till detta."


class UserModuleDisabled(Forbidden):
    """Second check: the module is off for the user."""

    code = "permission.user_module"
    en = "This system is switched off for you. Ask your administrator."
    sv = "Det här systemet är avstängt för dig. Fråga din administratör."


class CompanyModuleDisabled(Forbidden):
    """Third check: the module is off for the company."""

    code = "permission.company_module"
    en = "This system is switched off for your company."
    sv = "Det här systemet är avstängt för ditt företag."


class EmailUnverified(Forbidden):
    """Fourth check: the e-mail address is not verified or the set-up is unfinished."""

    code = "permission.unverified"
    en = "Verify your e-mail address and finish the set-up first."
    sv = "Bekräfta din e-postadress och slutför konfigurationen först."


class CompanyUnverified(Forbidden):
    """Fourth check, for permissions that need a verified company (PLT-061)."""

    code = "permission.company_unverified"
    en = "Your company is not verified for this yet."
    sv = "Ditt företag är inte verifierat för detta ännu."


class SubscriptionReadOnly(Forbidden):
    """Fifth check: the subscription is read-only and the permission writes (SUB-002)."""

    code = "subscription.read_only"
    en = "Your account is read-only. Update your payment and pay the balance to go on."
    sv = "Ditt konto är skrivskyddat. Uppdatera betalningen och betala saldot för att fortsätta."


class SubscriptionBlocked(Forbidden):
    """Fifth check: the subscription is blocked (SUB-002)."""

    code = "subscription.blocked"
    en = "Your account is blocked. Contact support."
    sv = "Ditt konto är spärrat. Kontakta supporten."


class SecondFactorNeeded(Forbidden):
    """Sixth check: the permission opens a patient's record and the session isn't proved by two factors (LAW-001)."""

    code = "auth.second_factor_needed"
    en = "Confirm that it is you with a second step, such as a code by SMS, before you open a client's record."
    sv = "Bekräfta att det är du med ett andra steg, till exempel en kod via SMS, innan du öppnar en klients journal."


@dataclass(frozen=True)
class CurrentUser:
    """The signed-in user of a request, with all that authorization needs. Without slots, because its permissions are kept with it."""

    context: Context
    role: Role
    language: str
    user_modules: frozenset[Module]
    company_modules: frozenset[Module]
    email_verified: bool = True
    set_up: bool = True
    company_verified: bool = True
    subscription: str = "active"
    timezone: str = "Europe/Stockholm"
    company_name: str = ""
    name: str = ""
    session_id: UUID | None = None
    is_strong: bool = False
    """Whether two factors proved the person at the sign-in."""

    @property
    def company_id(self) -> UUID:
        """The company that the session is in."""
        return self.context.company_id

    @cached_property
    def permissions(self) -> list[str]:
        """The codes of all permissions that pass the six checks; the menu shows what they allow."""
        return [permission.code for permission in Permission if authorization_error(self, permission) is None]


Authenticate = Callable[[Request], Awaitable[CurrentUser | None]]
_authenticators: list[Authenticate] = []


def register_authenticator(authenticator: Authenticate) -> None:
    """Set the function that finds the user of a request; accounts provides it."""
    _authenticators[:] = [authenticator]


async def authenticate(connection: HTTPConnection) -> CurrentUser | None:
    """Return the user of a connection, read anew. For WebSockets, which outlive the request that opened them."""
    return await _authenticators[0](cast("Request", connection))


async def get_current_user(request: Request) -> CurrentUser:
    """Return the signed-in user of a request and set the request's tenant context and language.

    Raises NotAuthenticated, or the reason why the session ended.
    """
    cached: CurrentUser | None = getattr(request.state, "user", None)
    user = cached or await _authenticators[0](request)
    if user is None:
        raise NotAuthenticated
    request.state.user = user
    request.state.context = user.context
    if "x-language" not in request.headers:
        language.set(user.language)
    return user


def authorization_error(user: CurrentUser, permission: Permission) -> ApiError | None:
    """Return the error of the first of the six checks that fails, or None when the user has the permission."""
    spec = permission.value
    if user.role not in spec.roles:
        return RoleForbidden()
    if spec.module is not Module.PLATFORM:
        if spec.module not in user.user_modules:
            return UserModuleDisabled()
        if spec.module not in user.company_modules:
            return CompanyModuleDisabled()
    if permission is Permission.SELF:
        return None
    if not (user.email_verified and user.set_up):
        return EmailUnverified()
    if spec.requires_verified_company and not user.company_verified:
        return CompanyUnverified()
    return _subscription_error(user, spec.billing_gate) or _proof_error(user, spec)


def _proof_error(user: CurrentUser, spec: PermissionSpec) -> ApiError | None:
    return SecondFactorNeeded() if spec.opens_record and not user.is_strong else None


def require_second_factor(user: CurrentUser) -> None:
    """Raise SecondFactorNeeded unless two factors proved the user: for calls whose permission alone doesn't tell what they open."""
    if not user.is_strong:
        raise SecondFactorNeeded


def _subscription_error(user: CurrentUser, gate: BillingGate) -> ApiError | None:
    if gate is BillingGate.EXEMPT:
        return None
    if user.subscription == "blocked":
        return SubscriptionBlocked()
    if user.subscription in {"read_only", "cancelled", "incomplete"} and gate is BillingGate.WRITE:
        return SubscriptionReadOnly()
    return None


def require(permission: Permission, *alternatives: Permission) -> Callable[[Request], Awaitable[CurrentUser]]:
    """Return a dependency that admits users with any of the named permissions and provides the CurrentUser.

    The first permission must be the widest, since its roles are taken as all that may pass and its error is the one returned. The
    route coverage test reads the attribute `permission` of the dependency.
    """

    async def authorize(request: Request) -> CurrentUser:
        user = await get_current_user(request)
        error = authorization_error(user, permission)
        if error and all(authorization_error(user, alternative) for alternative in alternatives):
            raise error
        return user

    authorize.permission = permission  # type: ignore[attr-defined]
    return authorize


def get_required_permission(dependency: Any) -> Permission | None:
    """Return the permission that a dependency requires; None when it wasn't made by `require()`."""
    return getattr(dependency, "permission", None)
