"""Access of a person to their Google calendar during a synchronization; an access token that has ended is renewed once."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Self, TypeVar
from uuid import UUID

from clinic.booking.google_calendar import secrets
from clinic.core.clock import now
from clinic.providers.errors import AuthenticationFailed
from clinic.providers.google.tokens import google_tokens
from clinic.providers.google.types import Tokens

Result = TypeVar("Result")
RENEW_BEFORE = timedelta(minutes=2)


@dataclass(slots=True)
class GoogleAccount:
    """The tokens of a connection."""

    calendar_id: UUID
    access_token: str
    refresh_token: str
    expires_at: datetime

    @classmethod
    def from_tokens(cls, calendar_id: UUID, tokens: Tokens, refresh_token: str = "") -> Self:
        """Return the account of new tokens; Google gives the refresh token only once."""
        return cls(calendar_id, tokens.access_token, tokens.refresh_token or refresh_token, now() + timedelta(seconds=tokens.expires_in))

    @classmethod
    def from_encrypted(cls, calendar_id: UUID, data: bytes) -> Self:
        """Return the account that the database holds. Raises AccessRevoked when it can't be decrypted."""
        values = secrets.decrypt(calendar_id, data)
        return cls(calendar_id, values["access_token"], values["refresh_token"], datetime.fromisoformat(values["expires_at"]))

    def to_encrypted(self) -> bytes:
        """Return the tokens as the database holds them."""
        return secrets.encrypt(self.calendar_id, {
            "access_token": self.access_token, "refresh_token": self.refresh_token, "expires_at": self.expires_at.isoformat(),
        })

    async def call(self, request: Callable[[str], Awaitable[Result]]) -> Result:
        """Make a call with the access token. Raises AccessRevoked when it can't be renewed, ProviderError as the call does."""
        if self.expires_at <= now() + RENEW_BEFORE:
            await self._renew()
        try:
            return await request(self.access_token)
        except AuthenticationFailed:
            await self._renew()
            return await request(self.access_token)

    async def _renew(self) -> None:
        tokens = await google_tokens().refresh(self.refresh_token)
        renewed = type(self).from_tokens(self.calendar_id, tokens, self.refresh_token)
        self.access_token, self.refresh_token, self.expires_at = renewed.access_token, renewed.refresh_token, renewed.expires_at
