"""Live updates: changes are broadcast over WebSockets, and reach the sockets of all processes through Valkey."""

from clinic.core.realtime.websocket import (
    BOOKINGS,
    CLIENTS,
    COMPANY,
    DELIVERIES,
    MAX_PENDING_CHANGES,
    TOPICS,
    Socket,
    broadcast,
    broadcast_to_members,
    recheck_session,
    register_topic,
)

__all__ = [
    "BOOKINGS", "CLIENTS", "COMPANY", "DELIVERIES", "MAX_PENDING_CHANGES", "TOPICS", "Socket", "broadcast", "broadcast_to_members",
    "recheck_session", "register_topic",
]
