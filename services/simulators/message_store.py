"""Store the newest messages that the product sent, also over restarts."""

import asyncio
import json
import re
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal

CODE = re.compile(r"(?<![\w+])\d{6}(?!\w)")
NUMBER_PUNCTUATION = re.compile(r"[\s()-]")


@dataclass(frozen=True)
class Attachment:
    """A mail's attachment; its content in base64 so that the state file stays readable JSON."""

    name: str
    type: str
    content: str


@dataclass(frozen=True)
class Message:
    """An SMS or mail as the provider received it; `seq` counts up and survives restarts."""

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
        """Return the first six digits that stand alone: a one-time code."""
        match = CODE.search(self.text)
        return match.group() if match else None

    def to_json(self) -> dict[str, Any]:
        """Render the message as JSON, with its code."""
        return asdict(self) | {"code": self.code}

    def matches(self, to: str, search: str) -> bool:
        """Return whether it went to `to` and contains all words of `search`."""
        number = NUMBER_PUNCTUATION.sub("", to).casefold()
        if number and number not in (NUMBER_PUNCTUATION.sub("", message).casefold() for message in self.to.split(",")):
            return False
        text = f"{self.to} {self.sender} {self.subject} {self.text}".casefold()
        return all(word in text for word in search.casefold().split())


class MessageStore:
    """A log of messages: each change is a line in a file, and a later line of the same id wins."""

    def __init__(self, path: Path | None, max_messages: int) -> None:
        self.path, self.max_messages = path, max_messages
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
                raw["attachments"] = tuple(Attachment(**message) for message in raw["attachments"])
                self._add(Message(**(raw | {"log": tuple(raw["log"])})))
            except (ValueError, TypeError, KeyError):
                continue  # a line cut off by a crash, or of an older shape
        self._compact()

    def _add(self, message: Message) -> None:
        self.messages[message.id] = message
        self.seq = max(self.seq, message.seq)
        while len(self.messages) > self.max_messages:
            del self.messages[next(iter(self.messages))]

    def _compact(self) -> None:
        if not self.path:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        new_file = self.path.with_suffix(".new")
        new_file.write_text("".join(_line(message) for message in self.messages.values()), "utf-8")
        new_file.replace(self.path)
        self.lines = len(self.messages)

    async def put(self, message: Message) -> Message:
        """Add a message, or replace the one with its id."""
        if not message.seq:
            self.seq += 1
            message = replace(message, seq=self.seq)
        self._add(message)
        if self.path:
            with self.path.open("a", encoding="utf-8") as out:
                out.write(_line(message))
            self.lines += 1
            if self.lines > 4 * self.max_messages:
                self._compact()
        await self._notify()
        return message

    async def add_log(self, message_id: str, note: str, state: str | None = None) -> None:
        """Append a note to a message's log and set its state, if given."""
        message = self.messages.get(message_id)
        if message is not None:
            await self.put(replace(message, state=state or message.state, log=(*message.log, note)))

    async def clear(self) -> None:
        """Delete all messages."""
        self.messages.clear()
        self._compact()
        await self._notify()

    async def _notify(self) -> None:
        async with self.changed:
            self.version += 1
            self.changed.notify_all()

    async def wait_for(self, predicate: Callable[[], bool], seconds: float) -> None:
        """Return when `enough` holds, or after `seconds`."""
        try:
            async with asyncio.timeout(seconds), self.changed:
                await self.changed.wait_for(predicate)
        except TimeoutError:
            return

    def list_matching(self, to: str = "", search: str = "", channel: str = "", after: int = 0) -> list[Message]:
        """List the messages that match, newest first."""
        matching = (
            message
            for message in self.messages.values()
            if message.seq > after and channel in ("", message.channel) and message.matches(to, search)
        )
        return sorted(matching, key=lambda message: message.seq, reverse=True)


def _line(message: Message) -> str:
    return json.dumps(asdict(message), ensure_ascii=False) + "\n"
