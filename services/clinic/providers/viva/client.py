"""Viva's hosts and how one is let in: a token for its API, a key for its older pages; both act for a connected clinic."""

from collections.abc import AsyncGenerator
from functools import lru_cache
from time import monotonic
from typing import TypeVar

import httpx
from httpx import codes
from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic.alias_generators import to_camel

from clinic.core.settings import settings
from clinic.providers import errors
from clinic.providers.base import LONGEST_REASON, PATIENCE, MoneyProvider
from clinic.providers.viva.types import Account

EARLY = 60
"""Seconds before its end that a token is renewed."""
Kind = TypeVar("Kind", bound=BaseModel)
NUMBERS = {"sek": "752", "eur": "978", "dkk": "208", "nok": "578", "gbp": "826", "usd": "840"}


class Answer(BaseModel):
    """An answer of the API; what isn't told is None."""

    model_config = ConfigDict(frozen=True, alias_generator=to_camel, populate_by_name=True, extra="ignore", coerce_numbers_to_str=True)


class _Token(BaseModel):
    access_token: str
    expires_in: int = 3600


class Bearer(httpx.Auth):
    """A token by our client id and secret, fetched when needed and once more when it's refused: a refused call did nothing."""

    def __init__(self, url: str, client_id: str, secret: str) -> None:
        self.url, self.login = f"{url.rstrip('/')}/connect/token", httpx.BasicAuth(client_id, secret)
        self.token, self.until = "", 0.0

    async def async_auth_flow(self, request: httpx.Request) -> AsyncGenerator[httpx.Request, httpx.Response]:
        """Let a request in."""
        if monotonic() >= self.until:
            await self._keep((yield self._asking()))
        request.headers["Authorization"] = f"Bearer {self.token}"
        response = yield request
        if response.status_code == codes.UNAUTHORIZED:
            await self._keep((yield self._asking()))
            request.headers["Authorization"] = f"Bearer {self.token}"
            yield request

    def _asking(self) -> httpx.Request:
        asked = httpx.Request("POST", self.url, data={"grant_type": "client_credentials"})
        return next(self.login.auth_flow(asked))

    async def _keep(self, response: httpx.Response) -> None:
        await response.aread()
        if response.is_client_error and response.status_code != codes.TOO_MANY_REQUESTS:
            raise errors.Denied(provider="Viva")
        try:
            got = _Token.model_validate_json(response.content)
        except ValidationError as error:
            raise errors.Failing(provider="Viva") from error
        self.token, self.until = got.access_token, monotonic() + got.expires_in - EARLY


class _Viva(MoneyProvider):
    name = "Viva"

    def reason(self, response: httpx.Response) -> str:
        """Its `message`, or whatever it said."""
        try:
            told = response.json()
            return str(told.get("message") or told["ErrorText"])[:LONGEST_REASON]
        except (ValueError, AttributeError, KeyError):
            return super().reason(response)


class Viva(_Viva):
    """Viva's API: terminals and orders."""

    def __init__(self, url: str, auth: Bearer, timeout: httpx.Timeout = PATIENCE) -> None:
        super().__init__(url, auth=auth, timeout=timeout)


class Pages(_Viva):
    """Viva's older API, beside its payment page."""

    def __init__(self, url: str, reseller_id: str, key: str, timeout: httpx.Timeout = PATIENCE) -> None:
        super().__init__(url, timeout=timeout)
        self.reseller_id, self.key = reseller_id, key

    def acting_for(self, account: Account) -> httpx.BasicAuth:
        """The reseller acting for a connected clinic."""
        return httpx.BasicAuth(f"{self.reseller_id}:{account.merchant_id}", self.key)


@lru_cache
def viva() -> Viva:
    """The process's access to the API, from the settings."""
    config = settings()
    return Viva(config.viva_api_url, Bearer(config.viva_accounts_url, config.viva_client_id, config.viva_client_secret))


@lru_cache
def pages() -> Pages:
    """The process's access to the older API, from the settings."""
    config = settings()
    return Pages(config.viva_pages_url, config.viva_reseller_id, config.viva_reseller_key)


def read(kind: type[Kind], response: httpx.Response) -> Kind:
    """The answer as what it should be; Unreadable when it isn't."""
    try:
        return kind.model_validate_json(response.content)
    except ValidationError as error:
        raise errors.Unreadable(provider="Viva") from error
