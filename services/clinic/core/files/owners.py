"""The registry of what files may belong to. Each domain registers its row types, with the permission to see their files."""

from dataclasses import dataclass

from clinic.core.security.permissions import Permission


@dataclass(frozen=True, slots=True)
class FileOwner:
    """A row type that files may belong to."""

    permission: Permission
    """Needed to see its files, besides the permission for files."""
    accepts_pdf: bool
    """Whether PDFs are accepted besides images."""


FILE_OWNERS: dict[str, FileOwner] = {}


def register_file_owner(name: str, *, permission: Permission, accepts_pdf: bool = False) -> str:
    """Register a row type that files are claimed for; returns its name.

    Files of a type that isn't registered have no address of their own: they are served by the routes of their domain only.
    """
    FILE_OWNERS[name] = FileOwner(permission, accepts_pdf)
    return name
