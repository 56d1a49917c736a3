"""PostgreSQL refuses to run as root, so root's database and queue run as `nobody`; anyone else's as themselves."""

import os
import pwd


def ids() -> tuple[int, int] | None:
    """User and group to change to, None to stay."""
    if os.geteuid() != 0:
        return None
    nobody = pwd.getpwnam("nobody")
    return nobody.pw_uid, nobody.pw_gid


def owner() -> tuple[int, int]:
    """Who owns the data of the database and the queue."""
    return ids() or (os.geteuid(), os.getegid())
