"""The simulators' memory: what the product sent, newest last, also after a restart, and never more than a bound."""

import asyncio
import json
import re
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal

CODE = re.compile(r"(?<![\w+])\d{6}(?!\w)")
NOT_IN_NUMBERS = re.compile(r"[\s()-]")


@dataclass(frozen=True)
class Attachment:
    """A file of a mail; its content in base64 so that the state file stays readable JSON."""

    name: str
    type: str
    content: str


@dataclass(frozen=True)
class Message:
    """One SMS or mail as the provider took it; `seq` counts up and survives restarts."""

    id: str
    channel: Literal["sms", "mail"]
    sender: str
    to: str
    text: str
    state: str
    subject: str = ""
    html: str = ""
    parts: int = 0
    message_id: str = ""
    attachments: tuple[Attachment, ...] = ()
    at: str = field(default_factory=lambda: datetime.now(UTC).isoformat(timespec="seconds"))
    seq: int = 0
    log: tuple[str, ...] = ()

    @property
    def code(self) -> str | None:
        """The first six digits standing alone: what a tester came for."""
        found = CODE.search(self.text)
        return found.group() if found else None

    def shown(self) -> dict[str, Any]:
        """As JSON, with its code."""
        return asdict(self) | {"code": self.code}

    def matches(self, to: str, words: str) -> bool:
        """Whether it went to `to` and has every one of `words`."""
        wanted = NOT_IN_NUMBERS.sub("", to).casefold()
        if wanted and wanted not in (NOT_IN_NUMBERS.sub("", one).casefold() for one in self.to.split(",")):
            return False
        heap = f"{self.to} {self.sender} {self.subject} {self.text}".casefold()
        return all(word in heap for word in words.casefold().split())


class Store:
    """Messages by id; each change is a line in a file, and a later line of the same id wins."""

    def __init__(self, path: Path | None, kept: int) -> None:
        self.path, self.kept = path, kept
        self.messages: dict[str, Message] = {}
        self.seq = 0
        self.lines = 0
        self.changed = asyncio.Condition()
        self.version = 0
        self._load()

    def _load(self) -> None:
        stored = self.path.read_text("utf-8") if self.path and self.path.exists() else ""
        for line in stored.splitlines():
            try:
                raw = json.loads(line)
                raw["attachments"] = tuple(Attachment(**one) for one in raw["attachments"])
                self._keep(Message(**(raw | {"log": tuple(raw["log"])})))
            except (ValueError, TypeError, KeyError):
                continue  # a line cut off by a crash, or of an older shape
        self._compact()

    def _keep(self, message: Message) -> None:
        self.messages[message.id] = message
        self.seq = max(self.seq, message.seq)
        while len(self.messages) > self.kept:
            del self.messages[next(iter(self.messages))]

    def _compact(self) -> None:
        if not self.path:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        fresh.write_text("".join(_line(one) for one in self.messages.values()), "utf-8")
        fresh.replace(self.path)
        self.lines = len(self.messages)

    async def put(self, message: Message) -> Message:
        """Add a message, or lay a changed one over the old."""
        if not message.seq:
            self.seq += 1
            message = replace(message, seq=self.seq)
        self._keep(message)
        if self.path:
            with self.path.open("a", encoding="utf-8") as out:
                out.write(_line(message))
            self.lines += 1
            if self.lines > 4 * self.kept:
                self._compact()
        await self._wake()
        return message

    async def change(self, message_id: str, note: str, state: str | None = None) -> None:
        """Write what happened to a message into its log, with its new state if it has one."""
        old = self.messages.get(message_id)
        if old is not None:
            await self.put(replace(old, state=state or old.state, log=(*old.log, note)))

    async def clear(self) -> None:
        """Forget every message."""
        self.messages.clear()
        self._compact()
        await self._wake()

    async def _wake(self) -> None:
        async with self.changed:
            self.version += 1
            self.changed.notify_all()

    async def wait_for(self, enough: Callable[[], bool], seconds: float) -> None:
        """Return when `enough` holds or the time is over, whichever is first."""
        try:
            async with asyncio.timeout(seconds), self.changed:
                await self.changed.wait_for(enough)
        except TimeoutError:
            return

    def found(self, to: str = "", words: str = "", channel: str = "", after: int = 0) -> list[Message]:
        """Newest first."""
        hits = (
            one
            for one in self.messages.values()
            if one.seq > after and channel in ("", one.channel) and one.matches(to, words)
        )
        return sorted(hits, key=lambda one: one.seq, reverse=True)


def _line(message: Message) -> str:
    return json.dumps(asdict(message), ensure_ascii=False) + "\n"
