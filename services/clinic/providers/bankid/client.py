"""BankID's interface for relying parties, version 6.0: start an order, ask how it stands, cancel it.

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

from clinic.core.logs import log
from clinic.core.settings import settings
from clinic.providers.bankid import errors
from clinic.providers.base import PATIENCE, Provider, presenting
from clinic.providers.errors import Denied, ProviderError, Unreadable

Shape = TypeVar("Shape", bound=BaseModel)
JSON = {"Content-Type": "application/json"}
MOST_VISIBLE, MOST_SHOWN_AT_AUTH, MOST_HIDDEN = 40_000, 1_500, 200_000
"""Characters after encoding."""
LONGEST_AGENT = 256


class Started(BaseModel):
    """An order that has begun; the secret never leaves the server. A phone order has only its reference."""

    model_config = ConfigDict(frozen=True, populate_by_name=True)

    order_ref: str = Field(alias="orderRef")
    auto_start_token: str = Field("", alias="autoStartToken")
    qr_start_token: str = Field("", alias="qrStartToken")
    qr_start_secret: str = Field("", alias="qrStartSecret")


class Person(BaseModel):
    """Who it was."""

    model_config = ConfigDict(frozen=True, populate_by_name=True)

    personal_number: str = Field(alias="personalNumber")
    name: str
    given_name: str = Field("", alias="givenName")
    surname: str = ""


class Device(BaseModel):
    """From where."""

    model_config = ConfigDict(frozen=True, populate_by_name=True)

    ip_address: str = Field("", alias="ipAddress")


class Completion(BaseModel):
    """What a completed order proves."""

    model_config = ConfigDict(frozen=True, populate_by_name=True)

    user: Person
    device: Device = Device()
    signature: str = ""
    ocsp_response: str = Field("", alias="ocspResponse")


class Collected(BaseModel):
    """How an order stands."""

    model_config = ConfigDict(frozen=True, populate_by_name=True)

    status: Literal["pending", "failed", "complete"]
    hint: str = Field("", alias="hintCode")
    completion: Completion | None = Field(None, alias="completionData")


@dataclass(frozen=True, slots=True)
class AskedFor:
    """What a person is asked to prove or sign. `personal_number` lets nobody else do it."""

    ip: str
    visible: str = ""
    hidden: bytes = b""
    personal_number: str = ""
    return_url: str = ""
    domain: str = ""
    user_agent: str = ""
    markdown: bool = False

    def body(self) -> dict[str, Any]:
        """As BankID wants it; what is empty is left out."""
        found = {**self.words(), "endUserIp": self.ip, "returnUrl": self.return_url}
        if self.personal_number:
            found["requirement"] = {"personalNumber": self.personal_number}
        if self.domain:
            found["web"] = {"referringDomain": self.domain, "userAgent": self.user_agent[:LONGEST_AGENT]}
        return {key: value for key, value in found.items() if value}

    def words(self) -> dict[str, Any]:
        """The texts alone, encoded."""
        found: dict[str, Any] = {"userVisibleData": b64encode(self.visible.encode()).decode()}
        found["userNonVisibleData"] = b64encode(self.hidden).decode()
        if self.markdown and self.visible:
            found["userVisibleDataFormat"] = "simpleMarkdownV1"
        return {key: value for key, value in found.items() if value}

    def fits(self, method: Literal["auth", "sign"]) -> bool:
        """Whether its texts are within BankID's bounds."""
        words = self.words()
        visible, hidden = len(words.get("userVisibleData", "")), len(words.get("userNonVisibleData", ""))
        if method == "auth":
            return visible <= MOST_SHOWN_AT_AUTH and hidden <= MOST_SHOWN_AT_AUTH
        return 1 <= visible <= MOST_VISIBLE and hidden <= MOST_HIDDEN


class BankId(Provider):
    """One relying party's agreement with BankID."""

    name = "BankID"

    def __init__(self, url: str, *, certificate: str = "", authorities: str = "", timeout: httpx.Timeout = PATIENCE) -> None:
        super().__init__(url, timeout=timeout, tls=presenting(certificate, authorities))

    async def identify(self, wanted: AskedFor) -> Started:
        """Begin an identification."""
        return await self._start("auth", wanted.body())

    async def sign(self, wanted: AskedFor) -> Started:
        """Begin a signature of the visible and the hidden text."""
        return await self._start("sign", wanted.body())

    async def phone_identify(self, wanted: AskedFor, *, caller: Literal["user", "RP"]) -> Started:
        """Begin an identification over a telephone call that `caller` made."""
        return await self._start("phone/auth", {**wanted.words(), "personalNumber": wanted.personal_number, "callInitiator": caller})

    async def phone_sign(self, wanted: AskedFor, *, caller: Literal["user", "RP"]) -> Started:
        """Begin a signature over a telephone call."""
        return await self._start("phone/sign", {**wanted.words(), "personalNumber": wanted.personal_number, "callInitiator": caller})

    async def collect(self, order_ref: str) -> Collected:
        """How the order stands; every two seconds, never more than once a second. A complete result comes once.

        Raises NoSuchOrder when BankID knows it no more.
        """
        try:
            answer = await self._post("collect", {"orderRef": order_ref})
        except errors.Misused as error:
            raise errors.NoSuchOrder(provider=self.name) from error
        return self._shape(Collected, answer)

    async def cancel(self, order_ref: str) -> None:
        """Cancel an order; one that has ended is left as it is."""
        try:
            await self._post("cancel", {"orderRef": order_ref})
        except errors.Misused:
            return

    async def _start(self, path: str, body: dict[str, Any]) -> Started:
        return self._shape(Started, await self._post(path, body))

    async def _post(self, path: str, body: dict[str, Any]) -> httpx.Response:
        return await self.call("POST", f"/{path}", content=orjson.dumps(body), headers=JSON)

    def _shape(self, shape: type[Shape], answer: httpx.Response) -> Shape:
        try:
            return shape.model_validate_json(answer.content)
        except ValidationError as error:
            raise Unreadable(provider=self.name) from error

    def refusal(self, response: httpx.Response) -> ProviderError:
        """What an unsuccessful answer means, by its `errorCode`; details are for the log."""
        try:
            told = orjson.loads(response.content)
        except orjson.JSONDecodeError:
            told = {}
        code = str(told.get("errorCode", "")) if isinstance(told, dict) else ""
        log.info("bankid refused", status=response.status_code, code=code)
        if code == "unauthorized" or response.status_code in {401, 403}:
            return Denied(provider=self.name)
        return errors.BY_CODE.get(code, errors.Unknown)(provider=self.name)


@lru_cache
def bankid() -> BankId:
    """The process's agreement, from the settings."""
    config = settings()
    return BankId(config.bankid_url, certificate=config.bankid_certificate, authorities=config.bankid_authorities)
