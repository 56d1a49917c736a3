"""Client of Google's OAuth 2: consent addresses with PKCE, tokens by authlib, and revoking them."""

import warnings
from functools import lru_cache
from typing import Any, cast

import aiohttp
import httpx
from authlib.deprecate import AuthlibDeprecationWarning
from httpx import codes
from pydantic import ValidationError

from clinic.core.database.session import refuse_open_transaction
from clinic.core.settings import settings
from clinic.providers import errors
from clinic.providers.base import Provider
from clinic.providers.google.errors import AccessRevoked
from clinic.providers.google.types import Tokens

with warnings.catch_warnings():  # authlib asks for httpx2, for which there is no aiohttp transport (decision 15)
    warnings.simplefilter("ignore", AuthlibDeprecationWarning)
    from authlib.integrations.httpx_client import AsyncOAuth2Client, OAuthError

SCOPE = "https://www.googleapis.com/auth/calendar.events"
"""Read and write events: no list of calendars, no settings, no profile."""


class GoogleTokens(Provider):
    """Google's token endpoint for our registered client."""

    name = "Google"

    def __init__(self, url: str, client_id: str, client_secret: str) -> None:
        super().__init__(url)
        self.client_id, self.client_secret = client_id, client_secret

    def _create_client(self, **options: Any) -> AsyncOAuth2Client:
        client = AsyncOAuth2Client(
            self.client_id, self.client_secret, token_endpoint_auth_method="client_secret_post", scope=SCOPE,  # noqa: S106 - a method's name
            code_challenge_method="S256", **options,
        )
        for hook in ("access_token_response", "refresh_token_response"):
            client.register_compliance_hook(hook, _check_token_response)
        return client

    def consent_url(self, pages_url: str, *, redirect_uri: str, state: str, verifier: str) -> str:
        """Return the address of Google's page on which the person consents, for a refresh token."""
        client = cast("AsyncOAuth2Client", self._client())
        url, _ = client.create_authorization_url(
            pages_url, state=state, code_verifier=verifier, redirect_uri=redirect_uri, access_type="offline", prompt="consent",
        )
        return str(url)

    async def exchange_code(self, code: str, *, verifier: str, redirect_uri: str) -> Tokens:
        """Exchange the code of a consent for tokens. Raises AccessRevoked for an unknown, used or expired one."""
        return await self._fetch(
            "fetch_token", grant_type="authorization_code", code=code, code_verifier=verifier, redirect_uri=redirect_uri,
        )

    async def refresh(self, refresh_token: str) -> Tokens:
        """Return a new access token. Raises AccessRevoked when the person has withdrawn the access."""
        return await self._fetch("refresh_token", refresh_token=refresh_token)

    async def revoke(self, token: str) -> None:
        """Withdraw the access; a token that is no longer known is withdrawn already."""
        try:
            await self.call("POST", "/revoke", repeatable=True, data={"token": token}, withhold_token=True)
        except errors.Rejected:
            return

    async def _fetch(self, grant: str, **values: str) -> Tokens:
        refuse_open_transaction()
        if settings().refuses(self.url):
            raise errors.RealSystemRequired(provider=self.name)
        try:
            return Tokens.model_validate(await getattr(self._client(), grant)(f"{self.url}/token", **values))
        except OAuthError as error:
            raise (AccessRevoked if error.error == "invalid_grant" else errors.AuthenticationFailed)(provider=self.name) from error
        except (httpx.TransportError, aiohttp.ClientError) as error:
            raise errors.NoAnswer(provider=self.name) from error
        except (ValidationError, ValueError, TypeError) as error:
            raise errors.UnexpectedResponse(provider=self.name) from error


def _check_token_response(response: httpx.Response) -> httpx.Response:
    """Pass tokens and refusals on. Raises ServiceUnavailable for any other response."""
    if response.is_server_error or response.status_code == codes.TOO_MANY_REQUESTS:
        raise errors.ServiceUnavailable(provider="Google")
    return response


@lru_cache
def google_tokens() -> GoogleTokens:
    """Return the process's client of the token endpoint, from the settings."""
    config = settings()
    return GoogleTokens(config.google_token_url, config.google_client_id, config.google_client_secret)
