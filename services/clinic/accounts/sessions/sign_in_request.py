"""The HTTP side of signing in: the client's address, the transaction's context, and the session cookies of the response."""

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Request

from clinic.accounts.sessions import device_cookies
from clinic.core.api import csrf, rate_limit
from clinic.core.api.csrf import SESSION_COOKIE
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings

AREA_COOKIE, SIGN_UP_COOKIE, BANKID_COOKIE, PASSKEY_COOKIE = "area", "sign_up", "bankid", "passkey"
STEP_COOKIE, TRUSTED_DEVICE_COOKIE = "sign_in_step", "trusted_device"
MAX_USER_AGENT_LENGTH, MAX_ADDRESS_LENGTH = 300, 45


@dataclass(frozen=True, slots=True)
class SignInRequest:
    """A request that may come from somebody who isn't signed in, and may sign them in or out."""

    request: Request

    @property
    def rate_limit_address(self) -> str:
        """The client's address as rate limits count it: an IPv6 address by its /64."""
        return rate_limit.client_network(self.request)

    @property
    def client_ip(self) -> str:
        """The client's full IP address, as BankID requires it."""
        return rate_limit.client_ip(self.request)[:MAX_ADDRESS_LENGTH]

    @property
    def user_agent(self) -> str:
        """How the browser describes itself, as far as it is stored."""
        return self.request.headers.get("user-agent", "")[:MAX_USER_AGENT_LENGTH]

    def set_context(self, context: Context) -> None:
        """Set the database context of the request's transaction, which must not have begun."""
        self.request.state.context = context

    def set_session_cookies(self, token: str, area: str, max_age_seconds: int) -> None:
        """Set the session cookie, the area cookie that scripts can read, and the CSRF cookie of the new session."""
        self._set_cookie(SESSION_COOKIE, token, max_age_seconds, httponly=True)
        self._set_cookie(AREA_COOKIE, area, max_age_seconds, httponly=False)
        self._add_cookie(csrf.cookie(csrf.token_for(token)))

    def clear_session_cookies(self) -> None:
        """Delete the session and area cookies and set a visitor's CSRF cookie."""
        self._set_cookie(SESSION_COOKIE, "", 0, httponly=True)
        self._set_cookie(AREA_COOKIE, "", 0, httponly=False)
        self._add_cookie(csrf.cookie(csrf.token_for("")))

    def find_known_device(self, email: str) -> str | None:
        """Return the id of the browser if it has signed in to the account before."""
        return device_cookies.read_device_id(self._device_cookie, email)

    def remember_device(self, email: str) -> None:
        """Let the browser be known as one that has signed in to the account."""
        self._set_device_cookie(device_cookies.add_account(self._device_cookie, email))

    def renew_device(self, email: str) -> None:
        """Let the browser be known as a new device of the account, on which no failures are counted."""
        self._set_device_cookie(device_cookies.new_device(email))

    @property
    def sign_up_cookie(self) -> str:
        """The key of the sign-up that was begun in this browser and waits for its code; empty without one."""
        return self.request.cookies.get(SIGN_UP_COOKIE, "")

    def set_sign_up_cookie(self, value: str, max_age_seconds: int) -> None:
        """Set the key of a sign-up that waits for its code; with an age of 0 seconds, delete it."""
        self._set_cookie(SIGN_UP_COOKIE, value, max_age_seconds, httponly=True)

    @property
    def bankid_cookie(self) -> str:
        """The key of this browser's BankID orders for signing in; empty without one."""
        return self.request.cookies.get(BANKID_COOKIE, "")

    def set_bankid_cookie(self, value: str, max_age_seconds: int) -> None:
        """Set the key of this browser's BankID orders; with an age of 0 seconds, delete it."""
        self._set_cookie(BANKID_COOKIE, value, max_age_seconds, httponly=True)

    @property
    def step_cookie(self) -> str:
        """The token of the sign-in of this browser that waits for its next step; empty without one."""
        return self.request.cookies.get(STEP_COOKIE, "")

    def set_step_cookie(self, value: str, max_age_seconds: int) -> None:
        """Set the token of a sign-in that waits for its next step; with an age of 0 seconds, delete it."""
        self._set_cookie(STEP_COOKIE, value, max_age_seconds, httponly=True)

    def get_trusted_device_cookie(self, person_key: str) -> str:
        """Return the secret by which this browser is trusted for a person; empty without one."""
        return self.request.cookies.get(f"{TRUSTED_DEVICE_COOKIE}_{person_key}", "")

    def set_trusted_device_cookie(self, person_key: str, value: str, max_age_seconds: int) -> None:
        """Set the secret by which this browser is trusted for a person."""
        self._set_cookie(f"{TRUSTED_DEVICE_COOKIE}_{person_key}", value, max_age_seconds, httponly=True)

    @property
    def passkey_cookie(self) -> str:
        """The key of this browser's challenge for signing in with a passkey; empty without one."""
        return self.request.cookies.get(PASSKEY_COOKIE, "")

    def set_passkey_cookie(self, value: str, max_age_seconds: int) -> None:
        """Set the key of this browser's challenge; with an age of 0 seconds, delete it."""
        self._set_cookie(PASSKEY_COOKIE, value, max_age_seconds, httponly=True)

    @property
    def _device_cookie(self) -> str:
        return self.request.cookies.get(device_cookies.DEVICE_COOKIE, "")

    def _set_device_cookie(self, value: str) -> None:
        self._set_cookie(device_cookies.DEVICE_COOKIE, value, device_cookies.DEVICE_COOKIE_SECONDS, httponly=True)

    def _set_cookie(self, key: str, value: str, max_age_seconds: int, *, httponly: bool) -> None:
        self._add_cookie({
            "key": key, "value": value, "max_age": max_age_seconds, "path": "/", "httponly": httponly, "samesite": "lax",
            "secure": settings().secure_cookies,
        })

    def _add_cookie(self, cookie: dict[str, Any]) -> None:
        """Add the arguments of `Response.set_cookie` for the response that is still to be made."""
        self.request.state.cookies = [*(getattr(self.request.state, "cookies", None) or []), cookie]


def _sign_in_request(request: Request) -> SignInRequest:
    return SignInRequest(request)


SignInRequestDep = Annotated[SignInRequest, Depends(_sign_in_request)]
