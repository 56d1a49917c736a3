"""The user of a request that may also come from somebody who isn't signed in."""

from typing import Annotated

from fastapi import Depends, Request

from clinic.core.api.errors import NotAuthenticated
from clinic.core.security.dependencies import CurrentUser, SessionEndedElsewhere, SessionEndedForSecurity, get_current_user


async def optional_user(request: Request) -> CurrentUser | None:
    """Return the signed-in user, or None, also when their session has ended."""
    try:
        return await get_current_user(request)
    except (NotAuthenticated, SessionEndedElsewhere, SessionEndedForSecurity):
        return None


OptionalUser = Annotated[CurrentUser | None, Depends(optional_user)]
