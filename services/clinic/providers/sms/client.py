"""Client of 46elks (POST /a1/sms, Basic authentication, a form in and JSON out)."""

from functools import lru_cache

import httpx
from pydantic import BaseModel, ConfigDict, ValidationError

from clinic.core.settings import settings
from clinic.providers.base import DEFAULT_TIMEOUT, Provider
from clinic.providers.errors import UnexpectedResponse


class SentSms(BaseModel):
    """An SMS that the provider accepted. `cost` in ten-thousandths of the account's currency."""

    model_config = ConfigDict(frozen=True)

    id: str
    parts: int = 1
    cost: int = 0


class Elks(Provider):
    """46elks, called with one account."""

    name = "46elks"

    def __init__(self, url: str, user: str, password: str, timeout: httpx.Timeout = DEFAULT_TIMEOUT) -> None:
        super().__init__(url, auth=(user, password), timeout=timeout)

    async def send(self, to: str, message: str, sender: str, callback: str) -> SentSms:
        """Send one SMS; `to` in E.164, `sender` 3-11 letters and digits or a number. Reports come to `callback`.

        46elks has no idempotency key, so a call without a response raises NoAnswer and is never repeated.
        """
        form = {"from": sender, "to": to, "message": message, "whendelivered": callback}
        answer = await self.call("POST", "/a1/sms", data=form)
        try:
            return SentSms.model_validate_json(answer.content)
        except ValidationError as error:
            raise UnexpectedResponse(provider=self.name) from error


@lru_cache
def elks() -> Elks:
    """Return the process's client, from the settings."""
    config = settings()
    return Elks(config.sms_url, config.sms_user, config.sms_password)
