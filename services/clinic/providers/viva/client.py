"""Clients of Viva's hosts: a token authorises calls of its API, a key those of its legacy API; both act for a connected clinic."""

import warnings
from functools import lru_cache
from typing import Any, TypeVar, cast

import httpx
from authlib.deprecate import AuthlibDeprecationWarning
from httpx import codes
from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic.alias_generators import to_camel

from clinic.core.settings import settings
from clinic.providers import errors
from clinic.providers.base import DEFAULT_TIMEOUT, MAX_REASON_LENGTH, PaymentProvider
from clinic.providers.viva.types import Account

with warnings.catch_warnings():  # authlib asks for httpx2, for which there is no aiohttp transport (decision 15)
    warnings.simplefilter("ignore", AuthlibDeprecationWarning)
    from authlib.integrations.httpx_client import AsyncOAuth2Client, OAuthError

RENEW_BEFORE_SECONDS = 60
"""A token is renewed this long before it expires."""
Model = TypeVar("Model", bound=BaseModel)
CURRENCY_NUMBERS = {"sek": "752", "eur": "978", "dkk": "208", "nok": "578", "gbp": "826", "usd": "840"}


class ApiResponse(BaseModel):
    """A response of the API; absent fields are None."""

    model_config = ConfigDict(frozen=True, alias_generator=to_camel, populate_by_name=True, extra="ignore", coerce_numbers_to_str=True)


class _Viva(PaymentProvider):
    name = "Viva"

    def reason(self, response: httpx.Response) -> str:
        """Return the response's `message`, or its text."""
        try:
            data = response.json()
            return str(data.get("message") or data["ErrorText"])[:MAX_REASON_LENGTH]
        except (ValueError, AttributeError, KeyError):
            return super().reason(response)


class Viva(_Viva):
    """Viva's API of terminals and orders, authorised by a client-credentials token (OAuth 2.0) that authlib fetches and renews."""

    def __init__(
        self, url: str, accounts_url: str, client_id: str, client_secret: str, timeout: httpx.Timeout = DEFAULT_TIMEOUT,
    ) -> None:
        super().__init__(url, timeout=timeout)
        self.token_endpoint = f"{accounts_url.rstrip('/')}/connect/token"
        self.client_id, self.client_secret = client_id, client_secret

    def _create_client(self, **options: Any) -> AsyncOAuth2Client:
        client = AsyncOAuth2Client(
            self.client_id, self.client_secret, token_endpoint=self.token_endpoint, grant_type="client_credentials",
            leeway=RENEW_BEFORE_SECONDS, **options,
        )
        client.register_compliance_hook("access_token_response", _check_token_response)
        return client

    async def _send(self, method: str, path: str, **request_options: Any) -> httpx.Response:
        """Send a request with the token, once more with a new one after a 401, which did nothing."""
        client = cast("AsyncOAuth2Client", self._client())
        try:
            if not client.token:
                await client.fetch_token()
            response: httpx.Response = await client.request(method, path, **request_options)
            if response.status_code == codes.UNAUTHORIZED:
                await client.fetch_token()
                response = await client.request(method, path, **request_options)
        except OAuthError as error:
            raise errors.AuthenticationFailed(provider=self.name) from error
        return response


def _check_token_response(response: httpx.Response) -> httpx.Response:
    """Pass a token on. Raises AuthenticationFailed when the credentials are refused, ServiceUnavailable for any other failure."""
    if response.is_client_error and response.status_code != codes.TOO_MANY_REQUESTS:
        raise errors.AuthenticationFailed(provider="Viva")
    try:
        if response.is_success and response.json().get("access_token"):
            return response
    except (ValueError, AttributeError) as error:
        raise errors.ServiceUnavailable(provider="Viva") from error
    raise errors.ServiceUnavailable(provider="Viva")


class LegacyApi(_Viva):
    """Viva's legacy API, on the host of its payment page."""

    def __init__(self, url: str, reseller_id: str, key: str, timeout: httpx.Timeout = DEFAULT_TIMEOUT) -> None:
        super().__init__(url, timeout=timeout)
        self.reseller_id, self.key = reseller_id, key

    def basic_auth(self, account: Account) -> httpx.BasicAuth:
        """Return the credentials of the reseller acting for a connected clinic."""
        return httpx.BasicAuth(f"{self.reseller_id}:{account.merchant_id}", self.key)


@lru_cache
def viva() -> Viva:
    """Return the process's client of the API, from the settings."""
    config = settings()
    return Viva(config.viva_api_url, config.viva_accounts_url, config.viva_client_id, config.viva_client_secret)


@lru_cache
def legacy_api() -> LegacyApi:
    """Return the process's client of the legacy API, from the settings."""
    config = settings()
    return LegacyApi(config.viva_pages_url, config.viva_reseller_id, config.viva_reseller_key)


def read(model: type[Model], response: httpx.Response) -> Model:
    """Parse a response. Raises UnexpectedResponse when it doesn't fit the model."""
    try:
        return model.model_validate_json(response.content)
    except ValidationError as error:
        raise errors.UnexpectedResponse(provider="Viva") from error
