"""The port by which those who queue a message are asked, right before it goes, whether what it says still holds."""

from collections.abc import Awaitable, Callable

from sqlalchemy.ext.asyncio import AsyncSession

Asked = Callable[[AsyncSession, str], Awaitable[bool]]
_ASKED: dict[str, Asked] = {}


def asked_of(beginning: str) -> Callable[[Asked], Asked]:
    """Be asked of each message whose key begins so, in the transaction that takes it for sending."""

    def register(work: Asked) -> Asked:
        _ASKED[beginning] = work
        return work

    return register


async def still(session: AsyncSession, key: str) -> bool:
    """Whether a message is still to go; one that nobody is asked of is."""
    for beginning, asked in _ASKED.items():
        if key.startswith(beginning):
            return await asked(session, key)
    return True
