"""Base of the providers' HTTP clients: time-outs, safe retries and typed errors."""

import ssl
from asyncio import AbstractEventLoop, get_running_loop, sleep
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

import aiohttp
import httpx
from httpx import codes
from httpx_aiohttp import AiohttpTransport

from clinic.core.database.session import refuse_open_transaction
from clinic.core.settings import settings
from clinic.providers import errors

IDEMPOTENT = frozenset({"GET", "HEAD", "PUT", "DELETE"})
DEFAULT_TIMEOUT = httpx.Timeout(15, connect=4, pool=4)
RETRY_DELAYS = (0.2, 0.8)
"""Seconds before each further attempt within one call."""
CONNECT_ERRORS = (aiohttp.ClientConnectorError, aiohttp.ConnectionTimeoutError)
"""Causes of a failed connection. The transport raises one error for all broken connections, also after sending; its cause tells."""
GATEWAY_TIMEOUTS = frozenset({codes.REQUEST_TIMEOUT, codes.BAD_GATEWAY, codes.GATEWAY_TIMEOUT})
MAX_REASON_LENGTH = 200


_instances: "WeakSet[Provider]" = WeakSet()


async def close_all() -> None:
    """Close the running loop's connections to all providers, as a process does before it ends."""
    for provider in list(_instances):
        await provider.close()


class Provider:
    """A provider's HTTP service. Subclasses add a typed method per call and map its error responses."""

    name: str

    def __init__(
        self, url: str, *, auth: httpx.Auth | tuple[str, str] | None = None, timeout: httpx.Timeout = DEFAULT_TIMEOUT,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self.url, self.auth, self.timeout, self.tls = url.rstrip("/"), auth, timeout, tls
        self._clients: WeakKeyDictionary[AbstractEventLoop, httpx.AsyncClient] = WeakKeyDictionary()
        _instances.add(self)

    def _client(self) -> httpx.AsyncClient:
        """Return the running loop's connections, which can't be shared between loops."""
        loop = get_running_loop()
        if loop not in self._clients:
            self._clients[loop] = self._create_client(
                base_url=self.url, timeout=self.timeout, transport=AiohttpTransport(verify=self.tls or True),
            )
        return self._clients[loop]

    def _create_client(self, **options: Any) -> httpx.AsyncClient:
        """Create the HTTP client of a loop."""
        return httpx.AsyncClient(auth=self.auth, **options)

    async def _send(self, method: str, path: str, **request_options: Any) -> httpx.Response:
        """Send one request."""
        return await self._client().request(method, path, **request_options)

    async def close(self) -> None:
        """Close the running loop's connections."""
        if client := self._clients.pop(get_running_loop(), None):
            await client.aclose()

    async def call(self, method: str, path: str, *, repeatable: bool | None = None, **request_options: Any) -> httpx.Response:
        """Send a request and return the successful response. Raises a ProviderError otherwise.

        A production start calls no test system: RealSystemRequired.

        A call is repeated only when it was never sent, or when it is idempotent (`repeatable`, by default HTTP's idempotent
        methods).
        """
        refuse_open_transaction()
        if settings().refuses(self.url):
            raise errors.RealSystemRequired(provider=self.name)
        is_repeatable = method in IDEMPOTENT if repeatable is None else repeatable
        for delay in (*RETRY_DELAYS, None):
            try:
                return self._check_status(await self._send(method, path, **request_options))
            except (httpx.TransportError, aiohttp.ClientError) as error:
                is_unsent = isinstance(error.__cause__, CONNECT_ERRORS)
                failure: errors.ProviderError = (errors.Unreachable if is_unsent else errors.NoAnswer)(provider=self.name)
                cause: Exception = error
            except (errors.ServiceUnavailable, errors.NoAnswer) as error:
                failure, cause = error, error
            was_unsent = isinstance(failure, errors.Unreachable)
            if delay is None or not (is_repeatable or was_unsent):
                raise failure from cause
            await sleep(delay)
        raise RuntimeError("unreachable: the last attempt returns or raises")

    def _check_status(self, response: httpx.Response) -> httpx.Response:
        if response.is_success:
            return response
        raise self.response_error(response)

    def response_error(self, response: httpx.Response) -> errors.ProviderError:
        """Map an error response to a ProviderError; after a gateway's time-out the outcome is unknown."""
        failure = self._to_error(response)
        failure.status_code = response.status_code
        return failure

    def reason(self, response: httpx.Response) -> str:
        """Return the provider's own text about the error."""
        return response.text.strip()[:MAX_REASON_LENGTH]

    def _to_error(self, response: httpx.Response) -> errors.ProviderError:
        status = response.status_code
        if status in GATEWAY_TIMEOUTS:
            return errors.NoAnswer(provider=self.name)
        if response.is_server_error or status == codes.TOO_MANY_REQUESTS:
            return errors.ServiceUnavailable(provider=self.name)
        error_by_status = {401: errors.AuthenticationFailed, 402: errors.OutOfCredit, 403: errors.NotAllowed}
        return error_by_status.get(status, errors.Rejected)(provider=self.name, reason=self.reason(response))


class PaymentProvider(Provider):
    """A provider of payments or of the control unit: after a server error the outcome is unknown and has to be requested."""

    def response_error(self, response: httpx.Response) -> errors.ProviderError:
        """Map an error response; a server error of any call but a GET leaves the outcome unknown."""
        if response.is_server_error and response.request.method != "GET":
            return errors.NoAnswer(provider=self.name)
        return super().response_error(response)


def client_tls_context(certificate: str, authorities: str = "") -> ssl.SSLContext | None:
    """Build the TLS context with our certificate (a PEM file with its key) and the provider's private authorities, if set."""
    if not (certificate or authorities):
        return None
    context = ssl.create_default_context()
    if authorities:
        context.load_verify_locations(Path(authorities))
    if certificate:
        context.load_cert_chain(Path(certificate))
    return context
