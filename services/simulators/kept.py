"""The memory of the providers of money: records by kind and id, also after a kill, and never more of a kind than a bound."""

import asyncio
import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TextIO

Record = dict[str, Any]


class Kept:
    """Each change is a line in a file, and a later line of the same kind and id wins."""

    def __init__(self, path: Path | None, bound: int) -> None:
        self.path, self.bound = path, bound
        self.kinds: dict[str, dict[str, Record]] = {}
        self.version, self.lines = 0, 0
        self.turn = asyncio.Event()
        self.out: TextIO | None = None
        self._load()
        self._compact()

    def _load(self) -> None:
        stored = self.path.read_text("utf-8") if self.path and self.path.exists() else ""
        for line in stored.splitlines():
            try:
                kind, key, record = json.loads(line)
                self._keep(kind, key, dict(record))
            except (ValueError, TypeError):
                continue  # a line cut off by a crash

    def _keep(self, kind: str, key: str, record: Record) -> None:
        held = self.kinds.setdefault(kind, {})
        held[key] = record
        if len(held) > self.bound:
            del held[next(iter(held))]

    def _compact(self) -> None:
        """Write the file anew with what's still known."""
        if not self.path:
            return
        if self.out:
            self.out.close()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        known = [(kind, key, record) for kind, held in self.kinds.items() for key, record in held.items()]
        fresh.write_text("".join(_line(*one) for one in known), "utf-8")
        fresh.replace(self.path)
        self.lines = len(known)
        self.out = self.path.open("a", encoding="utf-8", buffering=1)

    def get(self, kind: str, key: str) -> Record | None:
        """A record, or None."""
        return self.kinds.get(kind, {}).get(key)

    def put(self, kind: str, key: str, /, **changes: Any) -> Record:
        """Add a record, or change what's named of it."""
        record = {"id": key, "at": datetime.now(UTC).isoformat(timespec="milliseconds"), **(self.get(kind, key) or {}), **changes}
        self._keep(kind, key, record)
        if self.out:
            self.out.write(_line(kind, key, record))
            self.lines += 1
            if self.lines > 4 * self.bound + 10_000:
                self._compact()
        self._wake()
        return record

    def drop(self, kind: str, key: str) -> None:
        """Forget a record for good."""
        if self.kinds.get(kind, {}).pop(key, None) is not None:
            self._afresh()

    def newest(self, kind: str, count: int = 0, wanted: Callable[[Record], bool] = lambda _: True) -> list[Record]:
        """Records of a kind, newest first."""
        found = [one for one in reversed(self.kinds.get(kind, {}).values()) if wanted(one)]
        return found[:count] if count else found

    def clear(self) -> None:
        """Forget everything."""
        self.kinds.clear()
        self._afresh()

    def _afresh(self) -> None:
        self._compact()
        self._wake()

    def _wake(self) -> None:
        self.version += 1
        self.turn.set()
        self.turn = asyncio.Event()

    async def changed(self, seen: int, seconds: float) -> None:
        """Return when something has changed since `seen`, or the time is over."""
        if self.version != seen:
            return
        try:
            async with asyncio.timeout(seconds):
                await self.turn.wait()
        except TimeoutError:
            return


def _line(kind: str, key: str, record: Record) -> str:
    return json.dumps([kind, key, record], ensure_ascii=False) + "\n"
