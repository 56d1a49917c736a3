"""The kinds of document: how each is laid on paper, what it's called, and who may see it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from clinic.core.pdf import Pdf
from clinic.core.permissions import Permission

Render = Callable[[dict[str, Any], Pdf], None]


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of document."""

    name: str
    render: Render
    names: tuple[str, str]
    permission: Permission

    def named(self, language: str) -> str:
        """What it's called."""
        return self.names[1 if language == "sv" else 0]


KINDS: dict[str, Kind] = {}


def renderer(kind: str, *, permission: Permission, names: tuple[str, str] | None = None) -> Callable[[Render], Render]:
    """Say how a kind is laid on paper, from its frozen content alone and in whatever language and zone the page has.

    `permission` is what one needs to see it, beside that for documents; `names` are what it's called in English and Swedish, for those
    who verify one.
    """

    def register(work: Render) -> Render:
        if kind in KINDS:
            message = f"two kinds of document are called {kind}"
            raise ValueError(message)
        KINDS[kind] = Kind(kind, work, names or (kind.replace("_", " ").capitalize(),) * 2, permission)
        return work

    return register
