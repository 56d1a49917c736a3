"""The user of database and queue: `nobody` for root, because PostgreSQL refuses to run as root, else the user."""

import os
import pwd


def ids() -> tuple[int, int] | None:
    """Return the user and group to change to, or None to stay."""
    if os.geteuid() != 0:
        return None
    user = pwd.getpwnam("nobody")
    return user.pw_uid, user.pw_gid


def owner() -> tuple[int, int]:
    """Return the user and group that own the data of database and queue."""
    return ids() or (os.geteuid(), os.getegid())
