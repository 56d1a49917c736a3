"""Notify the members whom an event concerns, and let them read and mark their notifications."""

from uuid import UUID

import orjson
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit, realtime
from clinic.core.api.errors import NotFound
from clinic.core.background.outbox import EventMessage
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import call_lookup, driver_connection, get_context, read_connection
from clinic.core.security.dependencies import CurrentUser
from clinic.core.security.permissions import Permission
from clinic.core.text.i18n import language
from clinic.notifications import queries
from clinic.notifications.kinds import KINDS, NotificationKind, list_readable_kinds
from clinic.notifications.schemas import NotificationListParams, NotificationSwitchOut

NOTIFICATIONS = realtime.register_topic("notifications", Permission.NOTIFICATION_READ)


async def notify(
    session: AsyncSession, event: EventMessage, kind: NotificationKind, subject_id: UUID, *, version: int | None = None,
    includes_actor: bool = False,
) -> None:
    """Add a notification for each member whom the event concerns, and make their bells load the new number.

    A repeated event adds none. The person who caused it gets one only if it `includes_actor`. With `version`, an event about an earlier
    version of its row is left to the later event.
    """
    connection = await driver_connection(session)
    receivers = queries.RECEIVERS[KINDS[kind].subject]
    actor_id = None if includes_actor else event.identity_id
    rows = await connection.fetch(receivers, event.company_id, subject_id, actor_id, version, kind.value)
    receiver_ids = [row["id"] for row in rows]
    new_ids = [new_id() for _ in receiver_ids]
    added = await connection.fetch(
        queries.INSERT, event.company_id, event.id, kind.value, subject_id, event.occurred_at, new_ids, receiver_ids,
    )
    realtime.broadcast_to_members(session, NOTIFICATIONS, [row["membership_id"] for row in added])


async def list_notifications(user: CurrentUser, params: NotificationListParams) -> str:
    """Return a page of the user's notifications and the number of unread ones, as JSON.

    Of what the user may not see any more a notification names nothing. Kinds that need a permission which they lost are left out.
    """
    async with read_connection(user.context) as connection:
        return str(await connection.fetchval(
            queries.LIST, user.company_id, user.context.membership_id, list_readable_kinds(user), params.kind, params.unread, params.page,
            params.per_page, language.get(),
        ))


async def count_unread(user: CurrentUser, unread_by_kind: str | None) -> str:
    """Return the number of the user's unread notifications, as JSON, from those of all kinds that their session's lookup counted.

    Another lookup counts only where so many are unread that the first one left some out.
    """
    kinds, counts = list_readable_kinds(user), orjson.loads(unread_by_kind or "{}")
    if sum(counts.values()) < queries.MAX_UNREAD:
        return f'{{"unread_count": {sum(counts.get(kind, 0) for kind in kinds)}}}'
    row = await call_lookup("lookup_unread_count", user.company_id, user.context.membership_id, kinds)
    return str(row["content"]) if row else '{"unread_count": 0}'


async def mark_read(session: AsyncSession, notification_id: UUID) -> None:
    """Mark one of the user's notifications as read. Raises NotFound for another's."""
    context = get_context(session)
    connection = await driver_connection(session)
    if not await connection.fetchval(queries.MARK_READ, context.company_id, context.membership_id, notification_id, now()):
        raise NotFound
    _notify_own_tabs(session)


async def mark_all_read(session: AsyncSession, user: CurrentUser) -> None:
    """Mark all notifications as read that the user may read."""
    connection = await driver_connection(session)
    await connection.execute(queries.MARK_ALL_READ, user.company_id, user.context.membership_id, now(), list_readable_kinds(user))
    _notify_own_tabs(session)


async def list_switches(user: CurrentUser) -> list[NotificationSwitchOut]:
    """List the kinds that the user may be notified of, each on unless they have switched it off."""
    async with read_connection(user.context) as connection:
        rows = await connection.fetch(queries.SWITCHED_OFF, user.company_id, user.context.membership_id)
    off = {row["kind"] for row in rows}
    return [NotificationSwitchOut(kind=NotificationKind(kind), is_on=kind not in off) for kind in list_readable_kinds(user)]


async def set_switch(session: AsyncSession, user: CurrentUser, kind: NotificationKind, *, is_on: bool) -> NotificationSwitchOut:
    """Switch a kind on or off for the user, from the next event on. Raises NotFound for a kind that needs a permission they lack."""
    if kind not in list_readable_kinds(user):
        raise NotFound
    connection, key = await driver_connection(session), (user.company_id, user.context.membership_id)
    if is_on:
        await connection.execute(queries.SWITCH_ON, *key, kind.value)
    else:
        await connection.execute(queries.SWITCH_OFF, key[0], new_id(), key[1], kind.value)
    audit.record(session, "notification.switched", user.context.membership_id, kind=kind.value, is_on=is_on)
    return NotificationSwitchOut(kind=kind, is_on=is_on)


def _notify_own_tabs(session: AsyncSession) -> None:
    membership_id = get_context(session).membership_id
    realtime.broadcast_to_members(session, NOTIFICATIONS, [membership_id] if membership_id else [])
