"""Client of Google's Calendar API v3, for the primary calendar of the person whose access token is passed."""

from datetime import datetime
from functools import lru_cache
from typing import Any, TypeVar

import httpx
from httpx import codes
from pydantic import BaseModel, ValidationError

from clinic.core.settings import settings
from clinic.providers import errors
from clinic.providers.base import MAX_REASON_LENGTH, Provider
from clinic.providers.google.errors import EventChanged, EventExists, EventMissing, SyncTokenExpired
from clinic.providers.google.types import Channel, EventPage, WrittenEvent

Model = TypeVar("Model", bound=BaseModel)
EVENTS = "/calendars/primary/events"
PAGE_SIZE = 250
RATE_REASONS = frozenset({"rateLimitExceeded", "userRateLimitExceeded", "quotaExceeded"})
_ERRORS: dict[int, type[errors.ProviderError]] = {
    codes.GONE: SyncTokenExpired, codes.PRECONDITION_FAILED: EventChanged, codes.CONFLICT: EventExists, codes.NOT_FOUND: EventMissing,
}


class GoogleCalendarApi(Provider):
    """Events and channels of people's primary calendars."""

    name = "Google"

    async def list_events(
        self, token: str, *, sync_token: str = "", page_token: str = "", time_min: datetime | None = None, time_max: datetime | None = None,
    ) -> EventPage:
        """Return a page of events: those changed since `sync_token`, else all between two times. Raises SyncTokenExpired."""
        times = {"timeMin": time_min, "timeMax": time_max}
        params = {"singleEvents": "true", "maxResults": str(PAGE_SIZE)}
        if sync_token:
            params["syncToken"] = sync_token
        else:
            params |= {name: value.isoformat().replace("+00:00", "Z") for name, value in times.items() if value}
        if page_token:
            params["pageToken"] = page_token
        return _read(EventPage, await self._call(token, "GET", EVENTS, params=params))

    async def insert_event(self, token: str, event: dict[str, Any]) -> WrittenEvent:
        """Insert an event with an id of ours. Raises EventExists."""
        return _read(WrittenEvent, await self._call(token, "POST", EVENTS, json=event))

    async def update_event(self, token: str, event: dict[str, Any], etag: str) -> WrittenEvent:
        """Replace an event that has this etag, or whatever etag it has when none is given. Raises EventChanged, EventMissing."""
        headers = {"If-Match": etag} if etag else {}
        return _read(WrittenEvent, await self._call(token, "PUT", f"{EVENTS}/{event['id']}", json=event, headers=headers))

    async def delete_event(self, token: str, event_id: str) -> None:
        """Delete an event; one that is deleted already is fine."""
        try:
            await self._call(token, "DELETE", f"{EVENTS}/{event_id}")
        except (EventMissing, SyncTokenExpired):  # 410 of this call: deleted before
            return

    async def watch(self, token: str, *, channel_id: str, channel_token: str, address: str) -> Channel:
        """Open a channel by which Google reports changes to `address`."""
        body = {"id": channel_id, "type": "web_hook", "address": address, "token": channel_token}
        return _read(Channel, await self._call(token, "POST", f"{EVENTS}/watch", json=body))

    async def stop_channel(self, token: str, *, channel_id: str, resource_id: str) -> None:
        """Close a channel; one that has ended is fine."""
        try:
            await self._call(token, "POST", "/channels/stop", json={"id": channel_id, "resourceId": resource_id})
        except EventMissing:
            return

    async def _call(self, token: str, method: str, path: str, *, headers: dict[str, str] | None = None, **options: Any) -> httpx.Response:
        return await self.call(method, path, headers={"Authorization": f"Bearer {token}", **(headers or {})}, **options)

    def reason(self, response: httpx.Response) -> str:
        """Return Google's reason, such as `rateLimitExceeded`, or the response's text."""
        try:
            return str(response.json()["error"]["errors"][0]["reason"])[:MAX_REASON_LENGTH]
        except (ValueError, KeyError, IndexError, TypeError):
            return super().reason(response)

    def _to_error(self, response: httpx.Response) -> errors.ProviderError:
        if response.status_code == codes.FORBIDDEN and self.reason(response) in RATE_REASONS:
            return errors.ServiceUnavailable(provider=self.name)
        if error := _ERRORS.get(response.status_code):
            return error(provider=self.name)
        return super()._to_error(response)


def _read(model: type[Model], response: httpx.Response) -> Model:
    """Parse a response. Raises UnexpectedResponse when it doesn't fit the model."""
    try:
        return model.model_validate_json(response.content)
    except ValidationError as error:
        raise errors.UnexpectedResponse(provider="Google") from error


@lru_cache
def google_calendar_api() -> GoogleCalendarApi:
    """Return the process's client of the Calendar API, from the settings."""
    return GoogleCalendarApi(settings().google_calendar_url)
