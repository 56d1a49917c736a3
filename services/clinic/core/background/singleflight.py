"""Single-flight: concurrent calls with the same key share one computation.

For bursts of one question, as when two hundred visitors have lost a time and ask what is left. No caller gets a result whose
computation began before its call: callers that arrive during a computation share the next one, which starts when that has ended.
"""

from asyncio import Lock, Task, create_task, shield
from collections.abc import Awaitable, Callable, Hashable
from contextvars import Context
from typing import Any, TypeVar, cast
from weakref import WeakValueDictionary

Result = TypeVar("Result")
_pending: dict[Hashable, Task[Any]] = {}
"""By key, the computation that hasn't started yet."""
_locks: WeakValueDictionary[Hashable, Lock] = WeakValueDictionary()
"""By key, the lock held while a computation runs."""


async def singleflight(key: Hashable, load: Callable[[], Awaitable[Result]]) -> Result:
    """Return the result of `load`, called once for all callers that wait for this key; if it raises, all of them get the error.

    The computation runs in a task of its own with empty context variables, since it belongs to no one caller (whose language, request
    id or trace it would carry otherwise), and goes on when a caller is cancelled.
    """
    task = _pending.get(key)
    if task is None:
        task = _pending[key] = create_task(_run(key, _locks.setdefault(key, Lock()), load), context=Context())
    return cast("Result", await shield(task))


async def _run(key: Hashable, lock: Lock, load: Callable[[], Awaitable[Result]]) -> Result:
    async with lock:
        del _pending[key]
        return await load()
