"""What every HTTP provider's client stands on: time-outs, retries that can't do a thing twice, and errors of our own."""

import ssl
from asyncio import AbstractEventLoop, get_running_loop, sleep
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

import aiohttp
import httpx
from httpx import codes
from httpx_aiohttp import AiohttpTransport

from clinic.core.db import refuse_open_transaction
from clinic.providers import errors

IDEMPOTENT = frozenset({"GET", "HEAD", "PUT", "DELETE"})
PATIENCE = httpx.Timeout(15, connect=4, pool=4)
WAITS = (0.2, 0.8)
"""Seconds before each further try within one call."""
NEVER_WENT_OUT = (aiohttp.ClientConnectorError, aiohttp.ConnectionTimeoutError)
"""What no connection came of. The transport gives all that breaks a connection one name, also when something was sent: its cause tells."""
GAVE_UP_WAITING = frozenset({codes.REQUEST_TIMEOUT, codes.BAD_GATEWAY, codes.GATEWAY_TIMEOUT})
LONGEST_REASON = 200


_known: "WeakSet[Provider]" = WeakSet()


async def shut() -> None:
    """Let the running loop's connections to all providers go, as a process does before it ends."""
    for one in list(_known):
        await one.close()


class Provider:
    """One provider's HTTP service. Subclasses add a typed method per call and say what its refusals mean."""

    name: str

    def __init__(
        self, url: str, *, auth: httpx.Auth | tuple[str, str] | None = None, timeout: httpx.Timeout = PATIENCE,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self.url, self.auth, self.timeout, self.tls = url.rstrip("/"), auth, timeout, tls
        self._clients: WeakKeyDictionary[AbstractEventLoop, httpx.AsyncClient] = WeakKeyDictionary()
        _known.add(self)

    def _client(self) -> httpx.AsyncClient:
        """The connections of the running loop: they can't be shared between loops."""
        loop = get_running_loop()
        if loop not in self._clients:
            self._clients[loop] = httpx.AsyncClient(
                base_url=self.url, auth=self.auth, timeout=self.timeout, transport=AiohttpTransport(verify=self.tls or True),
            )
        return self._clients[loop]

    async def close(self) -> None:
        """Let the running loop's connections go."""
        if client := self._clients.pop(get_running_loop(), None):
            await client.aclose()

    async def call(self, method: str, path: str, *, repeatable: bool | None = None, **sent: Any) -> httpx.Response:
        """The successful answer, or a ProviderError.

        A call is repeated only when it never went out, or when doing it twice is the same as once (`repeatable`, by default
        the methods that HTTP says so of).
        """
        refuse_open_transaction()
        twice_is_once = method in IDEMPOTENT if repeatable is None else repeatable
        for wait in (*WAITS, None):
            try:
                return self._read(await self._client().request(method, path, **sent))
            except (httpx.TransportError, aiohttp.ClientError) as error:
                unsent = isinstance(error.__cause__, NEVER_WENT_OUT)
                failure: errors.ProviderError = (errors.Unreachable if unsent else errors.NoAnswer)(provider=self.name)
                cause: Exception = error
            except (errors.Failing, errors.NoAnswer) as error:
                failure, cause = error, error
            never_went_out = isinstance(failure, errors.Unreachable)
            if wait is None or not (twice_is_once or never_went_out):
                raise failure from cause
            await sleep(wait)
        raise AssertionError

    def _read(self, response: httpx.Response) -> httpx.Response:
        if response.is_success:
            return response
        raise self.refusal(response)

    def refusal(self, response: httpx.Response) -> errors.ProviderError:
        """What an unsuccessful answer means; a gateway that gave up waiting leaves it open whether the thing was done."""
        failure = self._kind(response)
        failure.answered = response.status_code
        return failure

    def reason(self, response: httpx.Response) -> str:
        """What the provider says of its refusal."""
        return response.text.strip()[:LONGEST_REASON]

    def _kind(self, response: httpx.Response) -> errors.ProviderError:
        status = response.status_code
        if status in GAVE_UP_WAITING:
            return errors.NoAnswer(provider=self.name)
        if response.is_server_error or status == codes.TOO_MANY_REQUESTS:
            return errors.Failing(provider=self.name)
        kinds = {401: errors.Denied, 402: errors.OutOfCredit, 403: errors.NotAllowed}
        return kinds.get(status, errors.Rejected)(provider=self.name, reason=self.reason(response))


class MoneyProvider(Provider):
    """A provider that moves money or registers sales: one that breaks after it was asked may have done it, so it has to be asked."""

    def refusal(self, response: httpx.Response) -> errors.ProviderError:
        """As any provider's, but a server's error leaves the outcome open unless we only read."""
        if response.is_server_error and response.request.method != "GET":
            return errors.NoAnswer(provider=self.name)
        return super().refusal(response)


def presenting(certificate: str, authorities: str = "") -> ssl.SSLContext | None:
    """Our own certificate (a PEM file with its key) and the provider's private authorities, for a provider that asks for them."""
    if not (certificate or authorities):
        return None
    found = ssl.create_default_context()
    if authorities:
        found.load_verify_locations(Path(authorities))
    if certificate:
        found.load_cert_chain(Path(certificate))
    return found
