"""Store the payment simulators' records by type and id in a file; only the newest `bound` of each type are kept."""

import asyncio
import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TextIO

Record = dict[str, Any]


class RecordStore:
    """A log of changes: each change is a line in a file, and a later line of the same type and id wins."""

    def __init__(self, path: Path | None, bound: int) -> None:
        self.path, self.bound = path, bound
        self.records_by_type: dict[str, dict[str, Record]] = {}
        self.version, self.lines = 0, 0
        self.changed_event = asyncio.Event()
        self.file: TextIO | None = None
        self._load()
        self._compact()

    def _load(self) -> None:
        lines_text = self.path.read_text("utf-8") if self.path and self.path.exists() else ""
        for line in lines_text.splitlines():
            try:
                record_type, key, record = json.loads(line)
                self._put(record_type, key, dict(record))
            except (ValueError, TypeError):
                continue  # a line cut off by a crash

    def _put(self, record_type: str, key: str, record: Record) -> None:
        by_id = self.records_by_type.setdefault(record_type, {})
        by_id[key] = record
        if len(by_id) > self.bound:
            del by_id[next(iter(by_id))]

    def _compact(self) -> None:
        """Rewrite the file with the current records only."""
        if not self.path:
            return
        if self.file:
            self.file.close()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        new_file = self.path.with_suffix(".new")
        rows = [(record_type, key, record) for record_type, by_id in self.records_by_type.items() for key, record in by_id.items()]
        new_file.write_text("".join(_line(*row) for row in rows), "utf-8")
        new_file.replace(self.path)
        self.lines = len(rows)
        self.file = self.path.open("a", encoding="utf-8", buffering=1)

    def get(self, record_type: str, key: str) -> Record | None:
        """Return a record, or None."""
        return self.records_by_type.get(record_type, {}).get(key)

    def put(self, record_type: str, key: str, /, **changes: Any) -> Record:
        """Add a record, or change the given fields of it."""
        record = {"id": key, "at": datetime.now(UTC).isoformat(timespec="milliseconds"), **(self.get(record_type, key) or {}), **changes}
        self._put(record_type, key, record)
        if self.file:
            self.file.write(_line(record_type, key, record))
            self.lines += 1
            if self.lines > 4 * self.bound + 10_000:
                self._compact()
        self._notify()
        return record

    def delete(self, record_type: str, key: str) -> None:
        """Delete a record."""
        if self.records_by_type.get(record_type, {}).pop(key, None) is not None:
            self._compact_and_notify()

    def list_newest(self, record_type: str, count: int = 0, matches: Callable[[Record], bool] = lambda _: True) -> list[Record]:
        """List records of a type, newest first."""
        rows = [row for row in reversed(self.records_by_type.get(record_type, {}).values()) if matches(row)]
        return rows[:count] if count else rows

    def clear(self) -> None:
        """Delete all records."""
        self.records_by_type.clear()
        self._compact_and_notify()

    def _compact_and_notify(self) -> None:
        self._compact()
        self._notify()

    def _notify(self) -> None:
        self.version += 1
        self.changed_event.set()
        self.changed_event = asyncio.Event()

    async def wait_for_change(self, seen: int, seconds: float) -> None:
        """Return when something has changed since `seen`, or the time is over."""
        if self.version != seen:
            return
        try:
            async with asyncio.timeout(seconds):
                await self.changed_event.wait()
        except TimeoutError:
            return


def _line(record_type: str, key: str, record: Record) -> str:
    return json.dumps([record_type, key, record], ensure_ascii=False) + "\n"
