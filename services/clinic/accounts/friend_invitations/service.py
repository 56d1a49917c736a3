"""Sending an invitation to try the service. The text is fixed, so that it can't carry somebody's advertising."""

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.emails import service as emails, templates
from clinic.accounts.friend_invitations.schemas import FriendInvitation
from clinic.accounts.models import Membership
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api import rate_limit
from clinic.core.background import outbox
from clinic.core.background.outbox import EventMessage
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.security.dependencies import CurrentUser
from clinic.core.text.i18n import request_language

FRIEND_INVITED = "accounts.friend_invited"
"""A friend is to be invited. Payload: email, language, first_name, company_name."""
MAX_INVITATIONS_PER_DAY, DAY_SECONDS = 20, 24 * 3600
"""Invitations of one company."""
DAYS_BETWEEN_INVITATIONS = 7
"""An address gets at most one in this time, from whomever."""


async def invite_friend(session: AsyncSession, user: CurrentUser, data: FriendInvitation) -> None:
    """Have an invitation sent after the commit, unless the address got one lately. Raises RateLimited for the company."""
    company = await companies.get_own_company(session)
    await rate_limit.hit("invite-a-friend", str(company.id), limit=MAX_INVITATIONS_PER_DAY, window_seconds=DAY_SECONDS)
    sent = await rate_limit.count("invite-to", data.email, window_seconds=DAYS_BETWEEN_INVITATIONS * DAY_SECONDS)
    audit.record(session, "friend.invited", user.context.membership_id)
    if sent > 1:
        return
    member = await session.get_one(Membership, (company.id, user.context.membership_id))
    outbox.publish(session, FRIEND_INVITED, {
        "email": data.email, "language": request_language(), "first_name": member.first_name, "company_name": company.name,
    })


async def send_invitation(event: EventMessage) -> None:
    """Queue the e-mail, once per event, in a transaction that acts for no company."""
    request = event.payload
    async with transaction(Context()) as session:
        await emails.send_email(
            session, request["email"], templates.FRIEND_INVITATION, event.id, request["language"], name=request["first_name"],
            company=request["company_name"], link=emails.public_url("/sign-up"),
        )
