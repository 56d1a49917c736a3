"""Request schema of an invitation to try the service (PLT-039)."""

from pydantic import BaseModel

from clinic.core.text.validators import Email


class FriendInvitation(BaseModel):
    """The address of somebody who may want to use the service."""

    email: Email
