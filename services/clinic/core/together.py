"""One answer for all who ask the same thing at the same time, as when two hundred have lost one hour and want to know what is left.

Nobody gets an answer that was begun before they asked: who comes while it is being found waits for the next, with all who come then.
"""

from asyncio import Lock, Task, create_task, shield
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, TypeVar, cast
from weakref import WeakValueDictionary

Found = TypeVar("Found")
_next: dict[Hashable, Task[Any]] = {}
_turns: WeakValueDictionary[Hashable, Lock] = WeakValueDictionary()


async def together(key: Hashable, find: Callable[[], Awaitable[Found]]) -> Found:
    """What `find` answers, called once for all who wait for this key; its error is everybody's."""
    task = _next.get(key)
    if task is None:
        task = _next[key] = create_task(_find(key, _turns.setdefault(key, Lock()), find))
    return cast("Found", await shield(task))


async def _find(key: Hashable, turn: Lock, find: Callable[[], Awaitable[Found]]) -> Found:
    async with turn:
        del _next[key]
        return await find()
