"""The registry of document types: how each is rendered, what it is called and who may see it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from clinic.core.documents.pdf import Pdf
from clinic.core.security.permissions import Permission

Renderer = Callable[[dict[str, Any], Pdf], None]


@dataclass(frozen=True, slots=True)
class DocumentType:
    """A type of document."""

    name: str
    render: Renderer
    names: tuple[str, str]
    """Its name on the screen, in English and Swedish."""
    permission: Permission

    def display_name(self, language: str) -> str:
        """Return the type's name in a language."""
        return self.names[1 if language == "sv" else 0]


DOCUMENT_TYPES: dict[str, DocumentType] = {}


def register_renderer(
    document_type: str, *, permission: Permission, names: tuple[str, str] | None = None,
) -> Callable[[Renderer], Renderer]:
    """Register a function that renders a document type, from its frozen content alone and in the page's language and time zone.

    `permission` is needed to see the document, besides that for documents. `names`, English and Swedish, are shown to those who
    verify one.
    """

    def register(render: Renderer) -> Renderer:
        if document_type in DOCUMENT_TYPES:
            message = f"two document types are called {document_type}"
            raise ValueError(message)
        display_names = names or (document_type.replace("_", " ").capitalize(),) * 2
        DOCUMENT_TYPES[document_type] = DocumentType(document_type, render, display_names, permission)
        return render

    return register
