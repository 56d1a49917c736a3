"""Client of BankID's API for relying parties, version 6.0: start, collect and cancel orders.

Mutual TLS with a certificate of the relying party's; the server's chain ends in BankID's own root. Every call is a POST whose
content type is exactly `application/json`. A complete result can be collected once.
"""

from base64 import b64encode
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, TypeVar

import httpx
import orjson
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from clinic.core.logging import log
from clinic.core.settings import settings
from clinic.providers.bankid import errors
from clinic.providers.base import DEFAULT_TIMEOUT, Provider, client_tls_context
from clinic.providers.errors import AuthenticationFailed, ProviderError, UnexpectedResponse

Model = TypeVar("Model", bound=BaseModel)
JSON = {"Content-Type": "application/json"}
MAX_VISIBLE_AT_SIGN, MAX_DATA_AT_AUTH, MAX_NON_VISIBLE = 40_000, 1_500, 200_000
"""Limits in characters after encoding."""
MAX_USER_AGENT_LENGTH = 256


class StartedOrder(BaseModel):
    """A started order; its secret never leaves the server. A phone order has only its reference."""

    model_config = ConfigDict(frozen=True, populate_by_name=True)

    order_ref: str = Field(alias="orderRef")
    auto_start_token: str = Field("", alias="autoStartToken")
    qr_start_token: str = Field("", alias="qrStartToken")
    qr_start_secret: str = Field("", alias="qrStartSecret")


class Person(BaseModel):
    """The identified person."""

    model_config = ConfigDict(frozen=True, populate_by_name=True)

    personal_number: str = Field(alias="personalNumber")
    name: str
    given_name: str = Field("", alias="givenName")
    surname: str = ""


class Device(BaseModel):
    """The person's device."""

    model_config = ConfigDict(frozen=True, populate_by_name=True)

    ip_address: str = Field("", alias="ipAddress")


class Completion(BaseModel):
    """The result of a completed order."""

    model_config = ConfigDict(frozen=True, populate_by_name=True)

    user: Person
    device: Device = Device()
    signature: str = ""
    ocsp_response: str = Field("", alias="ocspResponse")


class OrderStatus(BaseModel):
    """An order's current status."""

    model_config = ConfigDict(frozen=True, populate_by_name=True)

    status: Literal["pending", "failed", "complete"]
    hint: str = Field("", alias="hintCode")
    completion: Completion | None = Field(None, alias="completionData")


@dataclass(frozen=True, slots=True)
class OrderRequest:
    """An order to start. `personal_number` restricts it to that person."""

    ip: str
    visible: str = ""
    non_visible: bytes = b""
    personal_number: str = ""
    return_url: str = ""
    domain: str = ""
    user_agent: str = ""
    markdown: bool = False

    def body(self) -> dict[str, Any]:
        """Build the request's body, without empty fields."""
        body = {**self.signed_data(), "endUserIp": self.ip, "returnUrl": self.return_url}
        if self.personal_number:
            body["requirement"] = {"personalNumber": self.personal_number}
        if self.domain:
            body["web"] = {"referringDomain": self.domain, "userAgent": self.user_agent[:MAX_USER_AGENT_LENGTH]}
        return {key: value for key, value in body.items() if value}

    def signed_data(self) -> dict[str, Any]:
        """Encode the texts to sign."""
        body: dict[str, Any] = {"userVisibleData": b64encode(self.visible.encode()).decode()}
        body["userNonVisibleData"] = b64encode(self.non_visible).decode()
        if self.markdown and self.visible:
            body["userVisibleDataFormat"] = "simpleMarkdownV1"
        return {key: value for key, value in body.items() if value}

    def fits(self, method: Literal["auth", "sign"]) -> bool:
        """Check the texts against BankID's limits."""
        data = self.signed_data()
        visible, non_visible = len(data.get("userVisibleData", "")), len(data.get("userNonVisibleData", ""))
        if method == "auth":
            return visible <= MAX_DATA_AT_AUTH and non_visible <= MAX_DATA_AT_AUTH
        return 1 <= visible <= MAX_VISIBLE_AT_SIGN and non_visible <= MAX_NON_VISIBLE


class BankId(Provider):
    """BankID's API, called as one relying party."""

    name = "BankID"

    def __init__(self, url: str, *, certificate: str = "", authorities: str = "", timeout: httpx.Timeout = DEFAULT_TIMEOUT) -> None:
        super().__init__(url, timeout=timeout, tls=client_tls_context(certificate, authorities))

    async def identify(self, order: OrderRequest) -> StartedOrder:
        """Start an identification."""
        return await self._start("auth", order.body())

    async def sign(self, order: OrderRequest) -> StartedOrder:
        """Start a signature of the visible and the non-visible text."""
        return await self._start("sign", order.body())

    async def phone_identify(self, order: OrderRequest, *, caller: Literal["user", "RP"]) -> StartedOrder:
        """Start an identification over a telephone call that `caller` made."""
        return await self._start("phone/auth", {**order.signed_data(), "personalNumber": order.personal_number, "callInitiator": caller})

    async def phone_sign(self, order: OrderRequest, *, caller: Literal["user", "RP"]) -> StartedOrder:
        """Start a signature over a telephone call."""
        return await self._start("phone/sign", {**order.signed_data(), "personalNumber": order.personal_number, "callInitiator": caller})

    async def collect(self, order_ref: str) -> OrderStatus:
        """Return the order's status; poll every two seconds, never more than once a second. A complete result is returned once.

        Raises NoSuchOrder when BankID no longer has it.
        """
        try:
            response = await self._post("collect", {"orderRef": order_ref})
        except errors.InvalidCall as error:
            raise errors.NoSuchOrder(provider=self.name) from error
        return self._parse(OrderStatus, response)

    async def cancel(self, order_ref: str) -> None:
        """Cancel an order; one that has ended is left as it is."""
        try:
            await self._post("cancel", {"orderRef": order_ref})
        except errors.InvalidCall:
            return

    async def _start(self, path: str, body: dict[str, Any]) -> StartedOrder:
        return self._parse(StartedOrder, await self._post(path, body))

    async def _post(self, path: str, body: dict[str, Any]) -> httpx.Response:
        return await self.call("POST", f"/{path}", content=orjson.dumps(body), headers=JSON)

    def _parse(self, model: type[Model], response: httpx.Response) -> Model:
        try:
            return model.model_validate_json(response.content)
        except ValidationError as error:
            raise UnexpectedResponse(provider=self.name) from error

    def response_error(self, response: httpx.Response) -> ProviderError:
        """Map an error response by its `errorCode`; details are only logged."""
        try:
            data = orjson.loads(response.content)
        except orjson.JSONDecodeError:
            data = {}
        code = str(data.get("errorCode", "")) if isinstance(data, dict) else ""
        log.info("bankid refused", status=response.status_code, code=code)
        if code == "unauthorized" or response.status_code in {401, 403}:
            return AuthenticationFailed(provider=self.name)
        return errors.BY_CODE.get(code, errors.Unknown)(provider=self.name)


@lru_cache
def bankid() -> BankId:
    """Return the process's client, from the settings."""
    config = settings()
    return BankId(config.bankid_url, certificate=config.bankid_certificate, authorities=config.bankid_authorities)
