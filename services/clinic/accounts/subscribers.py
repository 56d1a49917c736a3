"""Event subscribers of accounts; they run after the commit that published the event."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.email_change import service as email_change
from clinic.accounts.emails import requests
from clinic.accounts.friend_invitations import service as friend_invitations
from clinic.accounts.password_reset import service as password_reset
from clinic.accounts.prescribers import events, service as prescribers
from clinic.accounts.signin import queries as signin_queries, sign_in_codes
from clinic.accounts.signup import emails as sign_up_emails, pending_sign_ups
from clinic.accounts.support import service as support
from clinic.accounts.team import service as team
from clinic.core.background.outbox import EventMessage, subscribe, subscribe_outside_transaction
from clinic.core.database.session import read_pool, transaction
from clinic.core.database.tenant_context import Context


@subscribe(password_reset.RESET_REQUESTED, name="accounts.send_password_reset")
async def send_password_reset(session: AsyncSession, event: EventMessage) -> None:
    """Send a password reset link; a repeated delivery sends a newer link and revokes the older one."""
    area = event.payload.get("area", "staff")
    await password_reset.send_reset_email(session, UUID(event.payload["identity_id"]), event.payload["language"], area)


@subscribe(pending_sign_ups.SIGN_UP_REQUESTED, name="accounts.send_sign_up_email")
async def send_sign_up_email(session: AsyncSession, event: EventMessage) -> None:
    """Send the code of a sign-up, or a notice to an address that has an account; sign-ups belong to no company."""
    await sign_up_emails.send_email(session, UUID(event.payload["sign_up_id"]), event.id)


@subscribe_outside_transaction(requests.EMAIL_REQUESTED, name="accounts.send_email")
async def send_account_email(event: EventMessage) -> None:
    """Queue the requested e-mail in a transaction that acts for no company, whichever company requested it."""
    async with transaction(Context()) as session:
        await requests.send_requested(session, event)


@subscribe_outside_transaction(sign_in_codes.CODE_REQUESTED, name="accounts.send_sign_in_code")
async def send_sign_in_code(event: EventMessage) -> None:
    """Queue the code of a second factor: an SMS for the company, an e-mail for none."""
    await sign_in_codes.send_code(event.id, event.payload)


@subscribe_outside_transaction(email_change.EMAIL_CHANGED, name="accounts.spread_email_change")
async def spread_email_change(event: EventMessage) -> None:
    """Tell the former address of a person, and store the new one at their other companies."""
    await email_change.spread_change(event.id, event.payload)


@subscribe_outside_transaction(password_reset.INVITATION_RENEWAL_REQUESTED, name="accounts.renew_invitations")
async def renew_invitations(event: EventMessage) -> None:
    """Send a new invitation for each clinic whose invitation the person has not accepted, each in a transaction of its own."""
    for row in await (await read_pool()).fetch(signin_queries.OPEN_INVITATIONS, UUID(event.payload["identity_id"])):
        async with transaction(Context.system(row["company_id"])) as session:
            await team.renew_invitation(session, row["membership_id"])


@subscribe_outside_transaction(events.PRESCRIBER_INVITED, name="prescribers.send_invitation")
async def send_prescriber_invitation(event: EventMessage) -> None:
    """Send the invitation; a repeated delivery sends the same link."""
    await prescribers.send_invitation_email(event.context, UUID(event.payload["invitation_id"]))


@subscribe_outside_transaction(support.SUPPORT_MESSAGE_STORED, name="accounts.send_support_message")
async def send_support_message(event: EventMessage) -> None:
    """Queue the e-mail to support; a repeated delivery queues nothing."""
    await support.send_message(event)


@subscribe_outside_transaction(friend_invitations.FRIEND_INVITED, name="accounts.send_friend_invitation")
async def send_friend_invitation(event: EventMessage) -> None:
    """Queue the invitation; a repeated delivery queues nothing."""
    await friend_invitations.send_invitation(event)
